"""Who leads: the standings of both kinds of tournaments."""

from __future__ import annotations

from collections.abc import Sequence

from .records import Entrant, History, Meeting, Rank

STREAK = 2  # wins in a row, after which games count double until one is not won
WIN, DRAW = 2, 1  # points of the carousel


def swiss_standings(entries: Sequence[Entrant], pairings: Sequence[Meeting]) -> list[Rank]:
    """By points, then by how strong the opponents were (Buchholz, Sonneborn-Berger), then wins.

    A bye and a game that was not played count as one against an opponent with as many points as
    one's own: they neither help nor harm.
    """
    history = History(entries, pairings)
    points = {number: history.points(number) for number in history.entries}
    found = []
    for number, mine in points.items():
        buchholz = sonneborn_berger = 0.0
        wins = games = 0
        for pairing, score in history.scores(number):
            other = pairing.other(number)
            theirs = points[other] if pairing.is_game and other is not None else mine
            buchholz += theirs
            sonneborn_berger += score * theirs
            wins += pairing.is_game and score == 1
            games += pairing.is_game
        found.append(Rank(number, mine, buchholz, sonneborn_berger, wins, games))
    rating = {entry.number: entry.rating for entry in entries}
    return sorted(
        found,
        key=lambda one: (
            -one.points,
            -one.buchholz,
            -one.sonneborn_berger,
            -one.wins,
            -rating[one.number],
            one.number,
        ),
    )


def carousel_standings(
    entries: Sequence[Entrant], pairings: Sequence[Meeting], *, has_streaks: bool
) -> list[Rank]:
    """By points, then by wins, then by fewer games: 2 for a win, 1 for a draw.

    With streaks, games after two wins in a row count double until one is not won.
    """
    history = History(entries, pairings)
    found = []
    for number in history.entries:
        points = wins = games = streak = 0
        for pairing, score in history.scores(number):
            factor = 2 if has_streaks and streak >= STREAK else 1
            points += factor * (WIN if score == 1 else DRAW if score else 0)
            streak = streak + 1 if score == 1 else 0
            wins += score == 1
            games += pairing.is_game
        is_on_streak = has_streaks and streak >= STREAK
        found.append(Rank(number, points, wins=wins, games=games, is_on_streak=is_on_streak))
    rating = {entry.number: entry.rating for entry in entries}
    return sorted(
        found,
        key=lambda one: (-one.points, -one.wins, one.games, -rating[one.number], one.number),
    )
