"""Position text: the moves of a game one after the other, `h8i9j10`, one game per line.

Other ways of writing moves are read too: `1. h8 2. i9`, `h8-i9`, a result at the end (`h8 i9 1-0`),
and a game over several lines, when each line is one move or continues the numbering.

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
from ..errors import FormatError, MoveTextError, reason_of
from ..game import Game, Node, Result, settled
from ..plain import quote
from ..rules import FREESTYLE, Color, Rule
from ..texts import Message
from .text import decode, first_of, warn_losses

Rows: TypeAlias = Literal["bottom", "top"]

MAX_LINE = 16 * MAX_SIZE**2  # characters: enough for every game, however widely it is spaced

_LINE = re.compile(r"\S[^\r\n]*")  # from its first character that is not blank
_NUMBER = re.compile(r"(?<![a-zA-Z0-9])([0-9]{1,3})(?:[.):]+\s*|\s+)(?=[a-zA-Z])")  # of a move
_RESULT = re.compile(r"(?:^|\s)(1-0|0-1|1/2-1/2|½-½|\*)$")
_ONE_MOVE = re.compile(rf"(?:{_NUMBER.pattern})?[a-zA-Z][0-9]{{1,2}}|1-0|0-1|1/2-1/2|½-½|\*")
_WINNERS = {"1-0": Color.BLACK, "0-1": Color.WHITE}


class TextLine(NamedTuple):
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
    lines = _games(decoded.text)
    for line in itertools.chain([next(lines, TextLine(1, ""))], lines):
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
    shown = [line for line in lines if line]
    if len(shown) > 1 and all(map(_is_one_move, shown)):
        shown = [f"1. {line}" for line in shown]  # without it they would be one game
    return "".join(f"{line}\n" for line in shown)


def text_lines(text: str) -> Iterator[TextLine]:
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
        yield TextLine(number, match[0].rstrip())


def content_lines(text: str) -> Iterator[TextLine]:
    """The lines that say something, without their comments."""
    for number, line in text_lines(text):
        if content := line.partition("#")[0].strip():
            yield TextLine(number, content)


def _games(text: str) -> Iterator[TextLine]:
    """The text of each game with the number of its first line."""
    is_one_game = all(_is_one_move(line.text) for line in content_lines(text))
    game: list[TextLine] = []
    for line in content_lines(text):
        number = _NUMBER.match(line.text)
        goes_on = is_one_game if number is None else int(number[1]) > 1
        if game and not goes_on:
            yield _joined(game)
            game = []
        game.append(line)
    if game:
        yield _joined(game)


def _joined(lines: list[TextLine]) -> TextLine:
    return TextLine(lines[0].number, " ".join(line.text for line in lines))


def _is_one_move(text: str) -> bool:
    return _ONE_MOVE.fullmatch(text) is not None


def read_line(
    line: TextLine,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    rows: Rows = "bottom",
) -> Game:
    """The game of one line of names."""
    check_rows(rows)
    stated = _RESULT.search(line.text)
    moves = line.text if stated is None else line.text[: stated.start()]
    try:
        names = split_moves(_NUMBER.sub("", moves).replace("-", " "))
    except MoveTextError as error:
        message = Message.of("refused-line", line=line.number, why=reason_of(error))
        raise FormatError(message, line=line.number) from error
    game = Game(rule or FREESTYLE, size)
    play(game, names, lambda name: parse_point(name, game.size, rows), line=line.number)
    if stated is not None and stated[1] != "*":
        game.settle(Result(_WINNERS.get(stated[1])))
    return game


def play(
    game: Game, pieces: Iterable[str], parse: Callable[[str], Move], *, line: int | None = None
) -> None:
    """Add the moves that the pieces of a text stand for; an error names the piece and where it is.

    A forbidden move is taken as a foul, which ends the game: only the last move can be one.
    """
    node: Node = game
    for number, piece in enumerate(pieces, 1):
        try:
            node = node.add(parse(piece), foul=True)
        except ValueError as error:
            why = reason_of(error)
            message = Message.of("refused-move", number=number, text=quote(piece), why=why)
            if line is not None:
                message = Message("refused-move-line", {**message.params, "line": line})
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
