"""Position text: the moves of a game one after the other, `h8i9j10`, one game a line.

Two orientations are in use. `rows="bottom"`, the default, counts rows from the bottom as renju
literature, Yixin and gomocalc do; `rows="top"` counts them from the top as Gomocup's judge and
c-gomoku-cli do. Blank lines and what follows a `#` are skipped. Rule and size are not in the text.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from ..coords import MAX_SIZE, Move, Symmetry, move_text, parse_move, split_moves
from ..errors import FormatError, MoveTextError
from ..game import Game, Node, settled
from ..rules import FREESTYLE, Rule
from .text import decode, first_of, quote, warn_losses

Rows: TypeAlias = Literal["bottom", "top"]

MAX_LINE = 16 * MAX_SIZE**2  # characters: enough for every game, however widely it is spaced

_LINE = re.compile(r"\S[^\r\n]*")  # from its first character that is not blank


class Line(NamedTuple):
    """A line of a text, with its number from 1."""

    number: int
    text: str


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    rows: Rows = "bottom",
    encoding: str | None = None,
) -> Iterator[Game]:
    """The games of the text, one a line; a text that says nothing is the empty board."""
    decoded = decode(data, encoding=encoding)
    lines = content_lines(decoded.text)
    for line in itertools.chain([next(lines, Line(1, ""))], lines):
        game = read_line(line, rule=rule, size=size, rows=rows)
        game.problems += decoded.problems
        yield game


read_game = first_of(read_games)


def write_game(game: Game, *, rows: Rows = "bottom") -> str:
    """The main line, as one line."""
    return write_games([game], rows=rows)


def write_games(games: Iterable[Game], *, rows: Rows = "bottom") -> str:
    """The main lines, one a line."""
    check_rows(rows)
    lines: list[str] = []
    losses: list[str] = []
    for game in games:
        refuse_setup("pos text", game)
        losses += context_losses(game) + tree_losses(game)
        lines.append("".join(point_text(move, game.size, rows) for move in game.mainline_moves()))
    if len(lines) > 1 and "" in lines:
        losses.append("games without moves")
    warn_losses("pos text", losses)
    return "".join(f"{line}\n" for line in lines if line)


def text_lines(text: str) -> Iterator[Line]:
    """The lines that are not blank, stripped; one that is too long is an error."""
    number, counted = 1, 0
    for match in _LINE.finditer(text):
        number += text.count("\n", counted, match.start())
        counted = match.start()
        length = match.end() - match.start()
        if length > MAX_LINE:
            raise FormatError(
                f"line {number} is too long: {length:,} characters, expected at most {MAX_LINE:,}",
                line=number,
            )
        yield Line(number, match[0].rstrip())


def content_lines(text: str) -> Iterator[Line]:
    """The lines that say something, without their comments."""
    for number, line in text_lines(text):
        if content := line.partition("#")[0].strip():
            yield Line(number, content)


def read_line(
    line: Line, *, rule: Rule | str | None = None, size: int | None = None, rows: Rows = "bottom"
) -> Game:
    """The game of one line of names."""
    check_rows(rows)
    try:
        names = split_moves(line.text)
    except MoveTextError as error:
        raise FormatError(f"line {line.number}: {error}", line=line.number) from error
    game = Game(rule or FREESTYLE, size)
    play(game, names, lambda name: parse_point(name, game.size, rows), line=line.number)
    return game


def play(
    game: Game, pieces: Iterable[str], parse: Callable[[str], Move], *, line: int | None = None
) -> None:
    """Add the moves that the pieces of a text stand for; an error names the piece and where it is.

    A forbidden move is taken as a foul, which ends the game: only the last move can be one.
    """
    where = "" if line is None else f"line {line}, "
    node: Node = game
    for number, piece in enumerate(pieces, 1):
        try:
            node = node.add(parse(piece), foul=True)
        except ValueError as error:
            message = f"{where}move {number} {quote(piece)}: {error}"
            raise FormatError(message, line=line) from error
    game.settle(None)


def parse_point(name: str, size: int, rows: Rows) -> Move:
    """The point with this name, its row counted from the side that `rows` says."""
    return _turned(parse_move(name, size), size, rows)


def point_text(move: Move, size: int, rows: Rows) -> str:
    """The name of a point, its row counted from the side that `rows` says."""
    return move_text(_turned(move, size, rows), size)


def _turned(move: Move, size: int, rows: Rows) -> Move:
    return move if rows == "bottom" else Symmetry.MIRROR_TOP_BOTTOM.apply(move, size)


def check_rows(rows: str) -> None:
    """A ValueError unless rows are counted from the bottom or the top."""
    if rows not in ("bottom", "top"):
        raise ValueError(f"rows cannot be counted from {rows!r}: expected 'bottom' or 'top'")


# What a list of moves cannot hold; psq and opening files lose nearly the same.


def refuse_setup(name: str, game: Game) -> None:
    """A FormatError for a game that does not begin with the empty board."""
    if game.has_setup:
        raise FormatError(f"{name} cannot hold a set-up position: expected an empty board")


def rule_losses(game: Game) -> list[str]:
    """The rule, unless it is the one that a reader takes when nobody tells it."""
    return [] if game.rule == FREESTYLE else [f"the rule ({game.rule})"]


def context_losses(game: Game) -> list[str]:
    """Rule, size and result, where a reader would not find them by itself."""
    losses = rule_losses(game)
    if game.size != game.rule.default_size:
        losses.append(f"the board size ({game.size})")
    if game.result is not None and game.result != settled(None, game.outcome()):
        losses.append(f"the result ({game.result})")
    return losses


def tree_losses(game: Game, *, headers: Collection[str] = (), clocks: bool = False) -> list[str]:
    """What the tree has besides its main line, `headers` and, where they are kept, `clocks`."""
    nodes = [game, *game.mainline()]
    lost_headers = [name for name in game.headers if name not in headers]
    found = {
        f"headers ({', '.join(lost_headers)})": bool(lost_headers),
        "variations": any(len(node.variations) > 1 for node in nodes),
        "comments": any(node.comment for node in nodes),
        "marks": any(node.marks for node in nodes),
        "clocks": not clocks and any(node.clock is not None for node in nodes),
        "SGF properties": any(node.properties for node in nodes),
    }
    return [loss for loss, is_lost in found.items() if is_lost]
