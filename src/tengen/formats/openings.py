"""Opening files of Gomocup: one opening per line, as offsets from the centre of the board.

    -7,-8, -6,-9, -3,-9         dx,dy of each stone, Black first; the centre is size // 2

So one file serves every board that is large enough. Lines of position text, which c-gomoku-cli
reads as well, may stand among them; their rows are counted from the top. Blank lines and what
follows a `#` are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..coords import Move, move_at, xy
from ..errors import FormatError
from ..game import Game
from ..plain import quote
from ..rules import FREESTYLE, Rule
from .pos import (
    Rows,
    TextLine,
    content_lines,
    context_losses,
    play,
    read_line,
    refuse_setup,
    tree_losses,
)
from .text import decode, first_of, warn_losses

_NUMBER = re.compile(r"[-+]?[0-9]{1,3}")


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    rows: Rows = "top",
    encoding: str | None = None,
) -> Iterator[Game]:
    """The openings as games on a board of `size`; `rows` is for the lines of position text."""
    decoded = decode(data, encoding=encoding)
    for line in content_lines(decoded.text):
        if line.text[0].isalpha():
            game = read_line(line, rule=rule, size=size, rows=rows)
        else:
            game = Game(rule or FREESTYLE, size)
            _play_offsets(game, line)
        game.problems += decoded.problems
        yield game


read_game = first_of(read_games)


def write_game(game: Game) -> str:
    """The main line as one opening."""
    return write_games([game])


def write_games(games: Iterable[Game]) -> str:
    """The main lines, one opening per line."""
    lines: list[str] = []
    losses: list[str] = []
    for game in games:
        refuse_setup("an opening file", game)
        moves = game.mainline_moves()
        if not moves:
            raise FormatError("an opening file cannot hold a game without moves")
        losses += context_losses(game) + tree_losses(game)
        lines.append(opening_text(moves, game.size))
    warn_losses("an opening file", losses)
    return "".join(f"{line}\n" for line in lines)


def opening_text(moves: Iterable[Move], size: int) -> str:
    """The moves as one opening: `-7,-8, -6,-9, -3,-9`."""
    centre = size // 2
    points = (xy(move, size) for move in moves)
    return ", ".join(f"{x - centre},{y - centre}" for x, y in points)


def _play_offsets(game: Game, line: TextLine) -> None:
    numbers = [number.strip() for number in line.text.split(",")]
    if numbers[-1] == "":  # Piskvork allows a comma at the end
        numbers.pop()
    if len(numbers) % 2:
        raise FormatError(
            f"line {line.number}: {len(numbers)} numbers cannot be pairs dx,dy: {quote(line.text)}",
            line=line.number,
        )
    pieces = [f"{dx},{dy}" for dx, dy in zip(numbers[::2], numbers[1::2], strict=True)]
    play(game, pieces, lambda piece: _parse_offset(piece, game.size), line=line.number)


def _parse_offset(piece: str, size: int) -> Move:
    dx, dy = piece.split(",")
    for number in (dx, dy):
        if not _NUMBER.fullmatch(number):
            raise FormatError(f"{quote(number)} is not an offset: expected a number such as -7")
    return move_at(int(dx) + size // 2, int(dy) + size // 2, size)
