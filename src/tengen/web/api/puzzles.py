"""Puzzles: today's, the next at one's rating, moves, hints, solutions, progress."""

from __future__ import annotations

from ...plain import Json
from ...puzzles.puzzle import Theme
from ..models import AttemptHintIn, AttemptIn, AttemptMoveIn, PuzzleId, RuleName, ThemeName
from .services import Server, Visiting


async def list_puzzles(server: Server, visitor: Visiting) -> Json:
    """How many puzzles there are of each rule and theme, and the client's progress."""
    return await server.puzzles.overview(visitor.client)


async def todays_puzzle(server: Server, visitor: Visiting, rule: RuleName = "freestyle") -> Json:
    """The puzzle of the day, in UTC, the same for everybody."""
    return await server.puzzles.show(await server.puzzles.today(rule), visitor.client)


async def next_puzzle(
    server: Server,
    visitor: Visiting,
    rule: RuleName = "freestyle",
    theme: ThemeName | None = None,
    without: PuzzleId | None = None,
) -> Json:
    """A puzzle near the client's rating; `without` is the one that was shown last."""
    chosen = None if theme is None else Theme(theme)
    found = await server.puzzles.next(visitor.client, rule, chosen, without)
    return await server.puzzles.show(found, visitor.client)


async def get_puzzle(puzzle: PuzzleId, server: Server, visitor: Visiting) -> Json:
    """A puzzle by its name, without the answer."""
    return await server.puzzles.show(await server.puzzles.find(puzzle), visitor.client)


async def play_puzzle(
    puzzle: PuzzleId, wish: AttemptMoveIn, server: Server, visitor: Visiting
) -> Json:
    """The verdict on a move after the moves so far."""
    return await _asked(puzzle, wish, server, visitor, "move", move=wish.move)


async def puzzle_hint(
    puzzle: PuzzleId, wish: AttemptHintIn, server: Server, visitor: Visiting
) -> Json:
    """A hint of a stage; the attempt counts as failed."""
    return await _asked(puzzle, wish, server, visitor, "hint", stage=wish.stage)


async def puzzle_solution(
    puzzle: PuzzleId, wish: AttemptIn, server: Server, visitor: Visiting
) -> Json:
    """The solution from here; an attempt that is not over counts as failed."""
    return await _asked(puzzle, wish, server, visitor, "solution")


async def _asked(
    puzzle: str, wish: AttemptIn, server: Server, visitor: Visiting, ask: str, **more: str | int
) -> Json:
    found = await server.puzzles.find(puzzle)
    await server.fair_play.check_board(visitor, found.board())
    with server.rates.running(visitor):
        return await server.puzzles.ask(found, visitor.client, wish.line, ask, **more)
