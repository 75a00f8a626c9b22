"""What the opening book is worth: the engine with its book against itself without it.

    python -m bench.book empty FOLDER --games 400    # from the empty board, each colour in turn
    python -m bench.book swap2 FOLDER --games 400    # with swap2, each seat in turn

Both sides search the same number of nodes a move, a little different in each pair of games: the
engine without a book always plays the same otherwise. Games are kept in FOLDER as they end: the
same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tengen import Board, Engine, Limit
from tengen.arena.elo import Pentanomial, estimate
from tengen.opening import Choice, Opening, Seat
from tengen.openings.decisions import opening_acts
from tengen.rules import Color

from .levels import Journal

HASH_MB = 16
SPREAD = 0.1  # of the nodes, by which pairs of games differ

Json = dict[str, Any]


class BookPlayer:
    """An engine with or without its book; counts the moves that came from it."""

    def __init__(self, *, has_book: bool) -> None:
        self._engine = Engine(hash_mb=HASH_MB, book=int(has_book))
        self.from_book = 0

    def begin(self, seed: int) -> None:
        """Make ready for another game."""
        self._engine.configure(seed=seed)
        self._engine.clear_hash()
        self.from_book = 0

    def opening(self, opening: Opening, limit: Limit) -> tuple[int | Choice, ...]:
        """What it does in an opening."""
        return opening_acts(self._engine, opening, limit)

    def move(self, board: Board, limit: Limit) -> int:
        """The move it plays."""
        found = self._engine.play(board, limit)
        self.from_book += found.info.is_book
        return found.move


def play(
    protocol: str, seats: dict[Seat, BookPlayer], rule: str, size: int | None, nodes: int, seed: int
) -> Json:
    """Play a game from an opening protocol to its end; what is kept of it."""
    limit = Limit(nodes=nodes)
    for player in seats.values():
        player.begin(seed)
    opening = Opening(protocol, rule=rule, size=size)
    rest: tuple[int | Choice, ...] = ()
    while not opening.is_finished():
        rest = seats[opening.turn].opening(opening, limit)
        while rest and not opening.is_finished():
            opening.push(rest[0])
            rest = rest[1:]
    board = opening.board
    for move in rest:  # whoever takes White plays at once
        assert not isinstance(move, Choice)
        board.push(move)
    while not board.is_game_over():
        board.push(seats[opening.seat_of(board.turn)].move(board, limit))
    outcome = board.outcome()
    winner = None if outcome is None or outcome.winner is None else opening.seat_of(outcome.winner)
    return {
        "winner": None if winner is None else str(winner),
        "black": str(opening.seat_of(Color.BLACK)),
        "moves": [board.move_text(move) for move in board.move_stack],
        "book": {str(seat): player.from_book for seat, player in seats.items()},
    }


def games_of(
    protocol: str, rule: str, size: int | None, nodes: int, journal: Journal, count: int
) -> Iterator[Json]:
    """Play the games that are missing; each pair has both players in both seats."""
    book, plain = BookPlayer(has_book=True), BookPlayer(has_book=False)
    for number in range(len(journal.games), count):
        random = Random(f"{protocol}/{rule}/{number // 2}")
        here = round(nodes * random.uniform(1 - SPREAD, 1 + SPREAD))
        own = (Seat.FIRST, Seat.SECOND)[number % 2]
        other = Seat.SECOND if own is Seat.FIRST else Seat.FIRST
        game = play(protocol, {own: book, other: plain}, rule, size, here, random.getrandbits(31))
        game["score"] = 0.5 if game["winner"] is None else float(game["winner"] == str(own))
        game["own"] = str(own)
        journal.add(game)
        yield game


def told(games: list[Json]) -> str:
    """The result of the side with the book so far."""
    counts = Pentanomial()
    for first, second in zip(games[::2], games[1::2], strict=False):
        counts = counts.plus(first["score"] + second["score"])
    seats = {
        seat: [game["score"] for game in games if game["own"] == seat]
        for seat in ("first", "second")
    }
    shares = ", ".join(f"{seat} {100 * sum(s) / len(s):.1f} %" for seat, s in seats.items() if s)
    moves = sum(game["book"][game["own"]] for game in games) / max(1, len(games))
    lines = len({tuple(game["moves"]) for game in games})
    return (
        f"{len(games)} games ({lines} different), pairs {tuple(counts)}, "
        f"Elo {estimate(counts)}; score as {shares}; "
        f"{moves:.1f} moves a game from the book"
    )


def main() -> None:
    """Play, and print the score of the side with the book."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("start", choices=("empty", "swap2"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=20_000)
    parser.add_argument("--rule", default="freestyle")
    parser.add_argument("--size", type=int)
    args = parser.parse_args()
    protocol = "free" if args.start == "empty" else args.start
    journal = Journal(args.folder / f"{args.start}-{args.rule}-{args.nodes}.jsonl")
    played = games_of(protocol, args.rule, args.size, args.nodes, journal, args.games)
    for number, _ in enumerate(played, 1):
        if number % 20 == 0:
            print(told(journal.games), flush=True)
    print(told(journal.games))


if __name__ == "__main__":
    main()
