"""What happens next in a tournament: pure functions of what is stored and the time.

Whoever carries a step out stores it under the version that it was worked out from. So servers may
work out the same step at once, and one of them succeeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..tournament.carousel import Waiting, pair_waiting
from ..tournament.records import Entrant, History, Meeting, Rank
from ..tournament.seats import seat_wish
from ..tournament.standings import carousel_standings, swiss_standings
from ..tournament.swiss import most_rounds, pair_round
from .store.tournaments import EntrantRow, PairingRow, StoredTournament

SWISS, CAROUSEL = KINDS = ("swiss", "carousel")
PAUSE_SECONDS = 30.0  # between two rounds
SEEN_SECONDS = 30.0  # after which somebody is not paired in a carousel until they are connected
FEWEST = 2  # who have to take part


class TournamentStep(NamedTuple):
    """What changes in the row of a tournament, and who is paired: None for a bye."""

    changes: dict[str, Any]
    pairs: Sequence[tuple[int, int | None]] = ()


def next_step(stored: StoredTournament, now: float) -> TournamentStep | None:
    """The next step, None if there is nothing to do yet."""
    row = stored.row
    here = [each for each in stored.entrants if each.is_in]
    if row.state == "open" and row.starts <= now:
        if len(here) < FEWEST:
            return TournamentStep({"state": "cancelled", "ended": now})
        return _start(stored, here, now)
    if row.state == "running":
        step = _swiss_step if row.kind == SWISS else _carousel_step
        return step(stored, here, now)
    return None


def _start(stored: StoredTournament, here: Sequence[EntrantRow], now: float) -> TournamentStep:
    row = stored.row
    if row.kind == CAROUSEL:
        return TournamentStep({"state": "running", "due": now + 60.0 * (row.minutes or 1)})
    rounds = min(row.rounds or 1, most_rounds(len(here)))
    paired = _next_round(stored, here)
    return paired._replace(changes={**paired.changes, "state": "running", "rounds": rounds})


def _swiss_step(
    stored: StoredTournament, here: Sequence[EntrantRow], now: float
) -> TournamentStep | None:
    row = stored.row
    if any(pairing.score is None for pairing in stored.pairings):
        return None
    if row.round >= (row.rounds or 1):
        return TournamentStep({"state": "over", "due": None, "ended": now})
    if row.due is None:
        return TournamentStep({"due": now + PAUSE_SECONDS})
    if row.due > now:
        return None
    if len(here) < FEWEST:
        return TournamentStep({"state": "over", "due": None, "ended": now})
    return _next_round(stored, here)


def _next_round(stored: StoredTournament, here: Sequence[EntrantRow]) -> TournamentStep:
    found = pair_round(entries_of(stored), pairings_of(stored), [each.number for each in here])
    pairs: list[tuple[int, int | None]] = list(found.pairs)
    if found.bye is not None:
        pairs.append((found.bye, None))
    return TournamentStep({"round": stored.row.round + 1, "due": None}, pairs)


def _carousel_step(
    stored: StoredTournament, here: Sequence[EntrantRow], now: float
) -> TournamentStep | None:
    row, history = stored.row, History(entries_of(stored), pairings_of(stored))
    playing = {
        number
        for pairing in stored.pairings
        if pairing.score is None
        for number in (pairing.first, pairing.second)
    }
    if row.due is None or row.due <= now:
        return None if playing else TournamentStep({"state": "over", "due": None, "ended": now})
    points = {standing.number: standing.points for standing in standings_of(stored)}
    ended = {
        number: pairing.ended or 0.0
        for pairing in stored.pairings
        for number in (pairing.first, pairing.second)
    }
    waiting = [
        _waiting(
            history, each, points[each.number], now - max(each.since, ended.get(each.number, 0))
        )
        for each in here
        if each.number not in playing and each.seen >= now - SEEN_SECONDS
    ]
    pairs = pair_waiting(waiting, playing=len(playing))
    return TournamentStep({"round": row.round + 1}, pairs) if pairs else None


def _waiting(history: History, each: EntrantRow, points: float, waited: float) -> Waiting:
    before = history.of(each.number)
    last = before[-1].other(each.number) if before else None
    return Waiting(each.number, points, waited, last, seat_wish(history.seats(each.number)))


def entries_of(stored: StoredTournament) -> list[Entrant]:
    """Those who take part, as pairing sees them."""
    return [Entrant(each.number, each.rating) for each in stored.entrants]


def pairings_of(stored: StoredTournament) -> list[Meeting]:
    """All pairings, as pairing sees them."""
    return [_pairing(row) for row in stored.pairings]


def _pairing(row: PairingRow) -> Meeting:
    return Meeting(row.round, row.first, row.second, row.score, bool(row.is_played))


def standings_of(stored: StoredTournament) -> list[Rank]:
    """The standings, the best first."""
    entries, pairings = entries_of(stored), pairings_of(stored)
    if stored.row.kind == SWISS:
        return swiss_standings(entries, pairings)
    return carousel_standings(entries, pairings, has_streaks=bool(stored.row.streaks))
