"""The one grammar of POSITION: what a command line or a text field takes for a position.

    h8 i9 j10       moves, also as `h8i9j10`, `h8,i9` or numbered `1. h8 i9 2. j10`
    game.sgf        a file in any format that can be read; `games.sgf:3` is its third game
    ?rule=renju#h8  a link, also as a web address
    -               standard input: one of these but the name of a file, or the content of a file
                    nothing: the empty board

They are tried in this order, so moves are never taken for a file: `./h8` is the file. More about
it, with examples, is in docs/position.md.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from typing import Any, Protocol

from ..coords import split_moves
from ..errors import FormatError, MoveTextError, reason_of
from ..game import Game
from ..plain import plural, quote
from ..rules import FREESTYLE, Rule
from ..texts import Message
from . import FORMATS, Format, find_format, format_of, load_games, read_game
from .link import MAX_LENGTH, parse_link
from .pos import Rows, check_rows, parse_point, play
from .text import MAX_BYTES

STANDARD_INPUT = "-"

_MOVES = re.compile(r"(?:[a-zA-Z][0-9]{1,2}(?![0-9])[\s,;]*)+")
_MOVE_NUMBER = re.compile(r"(?<!\S)[0-9]{1,3}\.+(?=[\sa-zA-Z]|$)")
_WEB_ADDRESS = re.compile(r"https?://", re.I)
_INDEXED = re.compile(r"(.+):([0-9]{1,9})", re.S)
_HEAD = 4096  # bytes of a file that show its format


class Readable(Protocol):
    """A stream to read from, of text or bytes."""

    def read(self, size: int, /) -> str | bytes: ...


def parse_position(
    text: str,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    rows: Rows = "bottom",
    stdin: Readable | None = None,
) -> Game:
    """The game that the text describes; the end of its main line is the position.

    `rule` and `size` overrule what a file or link says. `rows` tells from where the rows of move
    lists are counted. `stdin` is read for "-". A FormatError names what the text was tried as.
    """
    check_rows(rows)
    if len(text) > MAX_LENGTH:
        count, most = f"{len(text):,}", f"{MAX_LENGTH:,}"
        raise FormatError(Message.of("position-long", text=quote(text), size=count, most=most))
    if text.strip() == STANDARD_INPUT:
        return _parse_input(stdin, rule, size, rows)
    game = _parse_moves(text, rule, size, rows) or _load_file(text, rule, size, rows)
    if game is not None:
        return game
    if re.match(FORMATS["link"].begins, text) or _WEB_ADDRESS.match(text):
        return parse_link(text, rule=rule, size=size)
    raise FormatError(_refusal(text))


def _parse_moves(text: str, rule: Rule | str | None, size: int | None, rows: Rows) -> Game | None:
    """The game of a move list, or None for another text."""
    moves = _MOVE_NUMBER.sub(" ", text).strip()
    if moves and not _MOVES.fullmatch(moves):
        return None
    game = Game(rule or FREESTYLE, size)
    play(game, split_moves(moves), lambda name: parse_point(name, game.size, rows))
    return game


def _load_file(text: str, rule: Rule | str | None, size: int | None, rows: Rows) -> Game | None:
    """The game of a file, or None when there is none of this name."""
    path, number = text, 1
    match = _INDEXED.fullmatch(text)
    if not os.path.isfile(text) and match is not None:
        path, number = match[1], int(match[2])
    if not os.path.isfile(path):
        return None
    row = format_of(path) or _format_inside(path)
    games = load_games(path, format=row.name, rule=rule, size=size, **_options(row, rows))
    return _pick(games, number, path)


def _format_inside(path: str) -> Format:
    try:
        with open(path, "rb") as file:
            return find_format(file.read(_HEAD))
    except FormatError as error:
        raise FormatError(f"{path}: {error}") from error


def _pick(games: Iterator[Game], number: int, path: str) -> Game:
    """The game with this number, counted from 1."""
    if number == 0:
        raise FormatError(f"{path} has no game 0: expected a number from 1 on")
    seen = 0
    for seen, game in enumerate(itertools.islice(games, number), 1):
        if seen == number:
            return game
    raise FormatError(f"{path} has no game {number}: it has {plural(seen, 'game')}")


def _parse_input(
    stdin: Readable | None, rule: Rule | str | None, size: int | None, rows: Rows
) -> Game:
    """The game on standard input; several lines are the content of a file, if of a known format."""
    if stdin is None:
        raise FormatError("'-' stands for standard input, which cannot be read here")
    data = _read_all(stdin)
    text = _short_text(data)
    row = _known_format(data) if text is None or "\n" in text else None
    if row is None and text is not None and (game := _parse_moves(text, rule, size, rows)):
        return game
    row = row or find_format(data)
    return read_game(data, format=row.name, rule=rule, size=size, **_options(row, rows))


def _read_all(stdin: Readable) -> str | bytes:
    """All of the stream, but not much more than a file of its format may have."""
    data = stdin.read(MAX_BYTES + 1)
    if isinstance(data, bytes) and len(data) > MAX_BYTES:
        row = _known_format(data)
        rest = stdin.read(0 if row is None else row.max_bytes + 1 - len(data))
        data += rest if isinstance(rest, bytes) else b""
    return data


def _short_text(data: str | bytes) -> str | None:
    """The data as one would type it, or None when it is too long or no text."""
    if len(data) > MAX_LENGTH:
        return None
    if isinstance(data, str):
        return data.strip()
    try:
        return data.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        return None


def _known_format(data: str | bytes) -> Format | None:
    try:
        return find_format(data)
    except FormatError:
        return None


def _options(row: Format, rows: Rows) -> dict[str, Any]:
    """What a format's reader takes besides; opening files have their own way to count rows."""
    return {"rows": rows} if row.name == "pos" else {}


def _refusal(text: str) -> Message:
    try:
        split_moves(_MOVE_NUMBER.sub(" ", text))
        why: Message | str = Message("position-no-moves")
    except MoveTextError as error:
        why = reason_of(error)
    return Message.of("position-unknown", text=quote(text), why=why)
