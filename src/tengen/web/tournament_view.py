"""Tournaments as the page shows them."""

from __future__ import annotations

from collections.abc import Collection

from ..plain import Json
from . import limits
from .store.tournaments import EntrantRow, PairingRow, StoredTournament, TournamentRow
from .tournament_steps import standings_of


def show_listed(row: TournamentRow, entrants: int, now: float) -> Json:
    """A tournament on a list."""
    return {
        "id": row.id,
        "name": row.name,
        "kind": row.kind,
        "rule": row.rule,
        "size": row.size,
        "opening": row.opening,
        "clock": row.clock,
        "speed": row.speed,
        "rated": bool(row.rated),
        "bots": bool(row.bots),
        "rounds": row.rounds,
        "minutes": row.minutes,
        "streaks": bool(row.streaks),
        "state": row.state,
        "round": row.round,
        "entrants": entrants,
        "starts": row.starts,
        "starts_in": round(max(0.0, row.starts - now), 1) if row.state == "open" else None,
        "due_in": None if row.due is None else round(max(0.0, row.due - now), 1),
        "ended": row.ended,
    }


def show_tournament(
    stored: StoredTournament, client: str, *, bots: Collection[str], now: float
) -> Json:
    """A tournament with its standings and pairings, as a client may see it."""
    entrants = {each.number: each for each in stored.entrants}
    mine = next((each for each in stored.entrants if each.account == client), None)
    shown = [_show_standing(place, each, entrants, bots) for place, each in _placed(stored)]
    return {
        **show_listed(stored.row, len(entrants), now),
        "standings": shown,
        "pairings": [_show_pairing(each, entrants) for each in _latest(stored)],
        "you": None if mine is None else _show_me(stored, mine),
        "can_cancel": stored.row.creator == client and stored.row.state == "open",
    }


def _placed(stored: StoredTournament) -> list[tuple[int, Json]]:
    return [(place, each._asdict()) for place, each in enumerate(standings_of(stored), 1)]


def _show_standing(
    place: int, standing: Json, entrants: dict[int, EntrantRow], bots: Collection[str]
) -> Json:
    entrant = entrants[standing["number"]]
    return {
        "place": place,
        "name": entrant.name,
        "member": entrant.account is not None,
        "bot": entrant.account in bots,
        "rating": round(entrant.rating),
        "in": bool(entrant.is_in),
        "points": standing["points"],
        "buchholz": standing["buchholz"],
        "sonneborn_berger": standing["sonneborn_berger"],
        "wins": standing["wins"],
        "games": standing["games"],
        "streak": standing["is_on_streak"],
    }


def _latest(stored: StoredTournament) -> list[PairingRow]:
    """The pairings of the latest rounds, the latest round first."""
    last = sorted(stored.pairings, key=lambda each: (-each.round, each.board))
    return last[: limits.PAIRINGS_SHOWN]


def _show_pairing(row: PairingRow, entrants: dict[int, EntrantRow]) -> Json:
    second = None if row.second is None else entrants[row.second].name
    return {
        "round": row.round,
        "board": row.board,
        "first": entrants[row.first].name,
        "second": second,
        "game": row.game,
        "score": row.score,
        "played": bool(row.is_played),
    }


def _show_me(stored: StoredTournament, mine: EntrantRow) -> Json:
    """What a player needs to know: whether they are in, and which game is theirs now."""
    game = next(
        (
            each.game
            for each in reversed(stored.pairings)
            if mine.number in (each.first, each.second) and each.score is None
        ),
        None,
    )
    return {"name": mine.name, "in": bool(mine.is_in), "game": game}
