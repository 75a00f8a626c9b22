"""Game files: one module per format, each with `read_game`, `read_games` and `write_game`.

`FORMATS` is the table of them. The functions here pick the format by name, by a file's extension or
by how its content begins, and import its module only then. `str` and `bytes` are always content;
only `load_*` and `save_*` take a path. Start with `sgf.py`; `text.py` is what all of them share.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import FormatError
from ..files import write_file
from ..plain import quote
from ..texts import Message
from .text import MAX_BYTES, beginning, first_of

if TYPE_CHECKING:
    from ..game import Game
    from ..rules import Rule


class Format(NamedTuple):
    """What the table knows about a format without importing it."""

    name: str  # also the name of its module here
    title: str
    extensions: tuple[str, ...]
    begins: str  # a regular expression for the first characters
    writes: bool = True
    holds_many: bool = False  # `write_games` puts many games into one file
    max_bytes: int = MAX_BYTES


_COMMENTS = r"(?:\s|#[^\r\n]*)*+"

# In the order in which content is tried: the more telling beginnings first.
FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        row.name: row
        for row in (
            Format(
                "renlib",
                "RenLib library",
                (".lib",),
                # The oldest have no header but the point h8, then flags that are no text.
                r"\xffRenLib\xff|x[\x00-\x08\x0b\x0c\x0e-\x1f@\x80-\xff]",
                writes=False,
                max_bytes=512 * 2**20,
            ),
            Format(
                "psq",
                "Piskvork game",
                (".psq", ".rec"),
                # Without a header: column, row and time, which no opening has on a line.
                r"\s*(?:(?i:piskvorky)|\d+[ \t]*,[ \t]*\d+[ \t]*,[ \t]*\d+[ \t]*(?:[\r\n]|$))",
            ),
            Format("json", "Tengen JSON", (".json",), r"\s*[\[{]", holds_many=True),
            Format("sgf", "Smart Game Format", (".sgf",), r"(?s:.*?)\(\s*;", holds_many=True),
            Format(
                "link",
                "position link",
                (".link",),
                r"\s*\S*(?:[?&](?:rule|size|black|white|turn|pairs)=|#/?[a-vA-V][0-9])",
            ),
            Format(
                "openings",
                "Gomocup openings",
                (".openings",),
                _COMMENTS + r"-?\d+\s*,\s*-?\d+",
                holds_many=True,
            ),
            Format(
                "pos",
                "pos text",
                (".pos",),
                _COMMENTS + r"(?:\d+[.):\s]\s*)?[a-vA-V][0-9]",
                holds_many=True,
            ),
        )
    }
)

_HEAD = 4096  # characters that are looked at to find the format


def find_format(data: str | bytes) -> Format:
    """The format of this content, by how it begins."""
    head = beginning(data, _HEAD)
    for row in FORMATS.values():
        if re.match(row.begins, head):
            return row
    raise FormatError(
        Message.of("format-unknown-content", text=quote(head), known=", ".join(FORMATS))
    )


def format_of(path: str | PathLike[str]) -> Format | None:
    """The format that the file's extension stands for, or None."""
    suffix = Path(path).suffix.lower()
    return next((row for row in FORMATS.values() if suffix in row.extensions), None)


def read_games(
    data: str | bytes,
    *,
    format: str | None = None,
    rule: Rule | str | None = None,
    size: int | None = None,
    **options: Any,
) -> Iterator[Game]:
    """All games in this content, one by one; `options` go to the format's own reader.

    `rule` and `size` overrule what the content says, which is then stated in `game.problems`.
    """
    row = find_format(data) if format is None else _by_name(format)
    games: Iterator[Game] = _module(row).read_games(data, rule=rule, size=size, **options)
    return games


read_game = first_of(read_games)


def write_game(game: Game, format: str, **options: Any) -> str:
    """The game as text; a LossWarning reports what the format cannot hold."""
    text: str = _module(_writable(format)).write_game(game, **options)
    return text


def write_games(games: Iterable[Game], format: str, **options: Any) -> str:
    """Many games as one text, for the formats that hold many."""
    row = _writable(format)
    if not row.holds_many:
        many = ", ".join(row.name for row in FORMATS.values() if row.holds_many)
        raise FormatError(f"{row.title} files hold one game: for many, expected one of {many}")
    text: str = _module(row).write_games(games, **options)
    return text


def load_games(
    path: str | PathLike[str],
    *,
    format: str | None = None,
    rule: Rule | str | None = None,
    size: int | None = None,
    **options: Any,
) -> Iterator[Game]:
    """All games of a file; errors name it."""
    row = _by_name(format) if format is not None else format_of(path)
    limit = MAX_BYTES if row is None else row.max_bytes
    with open(path, "rb") as file:
        data = file.read(limit + 1)  # one more byte shows that the file is too long
    with _naming(path):
        row = row or find_format(data)
        games = read_games(data, format=row.name, rule=rule, size=size, **options)
    return _named(games, path)


load_game = first_of(load_games)


def save_game(
    game: Game,
    path: str | PathLike[str],
    *,
    format: str | None = None,
    **options: Any,
) -> None:
    """Write the game into a file, in the format of its extension unless another is given.

    An existing file is replaced only once the new one is complete.
    """
    text = write_game(game, format or _extension_format(path), **options)
    write_file(Path(path), text.encode(), replace=True)


def save_games(
    games: Iterable[Game],
    path: str | PathLike[str],
    *,
    format: str | None = None,
    **options: Any,
) -> None:
    """Write many games into a file, for the formats that hold many."""
    text = write_games(games, format or _extension_format(path), **options)
    write_file(Path(path), text.encode(), replace=True)


def _module(row: Format) -> Any:
    return import_module(f".{row.name}", __name__)


def _by_name(name: str) -> Format:
    row = FORMATS.get(name.strip().lower())
    if row is None:
        raise FormatError(
            f"no format is called {quote(name)}: expected one of {', '.join(FORMATS)}"
        )
    return row


def _writable(name: str) -> Format:
    row = _by_name(name)
    if not row.writes:
        others = ", ".join(row.name for row in FORMATS.values() if row.writes)
        raise FormatError(f"{row.title} files are only read: to write, expected one of {others}")
    return row


def _extension_format(path: str | PathLike[str]) -> str:
    row = format_of(path)
    if row is None:
        known = ", ".join(suffix for row in FORMATS.values() for suffix in row.extensions)
        raise FormatError(f"{str(path)!r} has no known extension: expected one of {known}")
    return row.name


def _named(games: Iterator[Game], path: str | PathLike[str]) -> Iterator[Game]:
    with _naming(path):
        yield from games


@contextmanager
def _naming(path: str | PathLike[str]) -> Iterator[None]:
    try:
        yield
    except FormatError as error:
        raise FormatError(f"{path}: {error}", line=error.line, offset=error.offset) from error
