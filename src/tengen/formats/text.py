"""What every reader and writer shares: bytes to text, limits, stated repairs, reported losses.

    decode(data, encoding=, declared=, max_bytes=) -> Decoded(text, encoding, problems)
    beginning(data, length)                            the first characters of text or bytes
    line_of(text, offset) -> line number from 1        quote(value) -> short repr for a message
    chosen_rule(...), chosen_size(...)                 what was asked for against what the file says
    Problems                                           a bounded list of stated repairs
    first_of(read_games) -> read_game                  the first game, or a FormatError
    warn_losses("psq", losses)                         one LossWarning that lists all of them
    with collect_losses() as losses                    the messages of such warnings, as a list

A reader starts with `decode`, copies `decoded.problems` into the game's problems, and raises
FormatError for what it cannot read. `str` is taken as it is; only `bytes` have an encoding.
"""

from __future__ import annotations

import codecs
import re
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, ParamSpec, TypeVar

from ..errors import FormatError, LossWarning
from ..plain import quote
from ..rules import Rule
from ..texts import Message, Notice

MAX_BYTES = 32 * 2**20  # of one text file; RenLib, which is binary and large, has its own limit
MAX_NODES = 500_000  # of a game, in all formats alike: what one reads, the others can hold
MAX_PROBLEMS = 100  # stated one by one for a game; the rest are counted

_PACKAGE = __name__.rpartition(".")[0]

_BYTE_ORDER_MARKS = (  # the longer ones first: UTF-32 begins like UTF-16
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

# Files name the old, small character set and then use the larger one that grew out of it.
_SUPERSETS = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "big5": "big5hkscs",
    "ascii": "utf-8",
}
# Python has more: punycode takes a minute for half a megabyte, rot13 and hex are not text.
_ENCODINGS = re.compile(
    r"utf_(8|8_sig|16|16_[bl]e|32|32_[bl]e)|iso8859_\d+|latin_1|cp\d+|gb18030|big5hkscs|euc_jp"
    r"|iso2022_jp|johab|koi8_[ru]|mac_(roman|cyrillic)|tis_620"
)
_FALLBACKS = ("cp1252", "latin-1")  # the second one reads every byte

Options = ParamSpec("Options")
Record = TypeVar("Record")


class Decoded(NamedTuple):
    """Text, the encoding it was read with, and what had to be repaired to read it."""

    text: str
    encoding: str
    problems: list[str]


def decode(
    data: str | bytes,
    *,
    encoding: str | None = None,
    declared: str | None = None,
    max_bytes: int = MAX_BYTES,
) -> Decoded:
    """The text of a file; a FormatError when it is too long or not text.

    Read by the byte-order mark, by `encoding` (the caller's word), by `declared` (the file's own),
    as UTF-8, or as Windows-1252: the first of these that is given and works.
    """
    if len(data) > max_bytes:
        unit = "bytes" if isinstance(data, bytes) else "characters"
        size, most = f"{len(data):,}", f"{max_bytes:,}"
        raise FormatError(Message.of("format-too-long", size=size, unit=unit, most=most))
    decoded = (
        Decoded(data.removeprefix("\ufeff"), "str", [])
        if isinstance(data, str)
        else _decode_bytes(data, encoding, declared)
    )
    nul = decoded.text.find("\0")
    if nul >= 0:
        raise FormatError(
            Message.of("format-no-text", offset=nul),
            line=line_of(decoded.text, nul),
            offset=nul,
        )
    return decoded


def _decode_bytes(data: bytes, encoding: str | None, declared: str | None) -> Decoded:
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _decode_as(data[len(mark) :], name)
    if encoding is not None:
        return _decode_as(data, _codec(encoding))
    problems = []
    if declared is not None:
        try:
            return _decode_as(data, _codec(declared))
        except FormatError as error:
            problems.append(f"{error}; guessed it instead")
    try:
        return Decoded(data.decode("utf-8"), "utf-8", problems)
    except UnicodeDecodeError as error:
        for name in _FALLBACKS:
            try:
                text = data.decode(name)
            except UnicodeDecodeError:
                continue
            byte, at = data[error.start], error.start
            problems.append(Notice("problem-not-utf8", byte=f"{byte:#04x}", at=at, encoding=name))
            return Decoded(text, name, problems)
        raise AssertionError("latin-1 reads every byte") from error


def _codec(name: str) -> str:
    """The codec for an encoding's name; a FormatError when it is not one that files use."""
    try:
        codec = codecs.lookup(name.strip().replace(" ", "-")).name.replace("-", "_")
    except (LookupError, ValueError):
        codec = ""
    codec = _SUPERSETS.get(codec, codec)
    if not _ENCODINGS.fullmatch(codec):
        raise FormatError(f"unknown character encoding {quote(name)}")
    return codec


def _decode_as(data: bytes, codec: str) -> Decoded:
    """Text by `codec`; bytes that it cannot read become U+FFFD, which is reported."""
    try:
        return Decoded(data.decode(codec), codec, [])
    except UnicodeDecodeError as error:
        byte, at = f"{data[error.start]:#04x}", error.start
        sign = chr(0xFFFD)
        problem = Notice("problem-replaced", byte=byte, at=at, encoding=codec, sign=sign)
        return Decoded(data.decode(codec, errors="replace"), codec, [problem])


def beginning(data: str | bytes, length: int) -> str:
    """The first characters, to find out what they are; bytes by their mark or as Latin-1."""
    if isinstance(data, str):
        return data[:length].removeprefix("\ufeff")
    for mark, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data[len(mark) : 4 * length].decode(name, errors="replace")[:length]
    return data[:length].decode("latin-1")


def line_of(text: str, offset: int) -> int:
    """The number, from 1, of the line that `offset` is in."""
    return text.count("\n", 0, offset) + 1


class Problems:
    """Repairs to report, in order; after MAX_PROBLEMS they are only counted."""

    def __init__(self, problems: Iterable[str] = ()) -> None:
        self._stated: list[str] = []
        self._more = 0
        for problem in problems:
            self.add(problem)

    def add(self, problem: str) -> None:
        """Report one more."""
        if len(self._stated) < MAX_PROBLEMS:
            self._stated.append(problem)
        else:
            self._more += 1

    def stated(self) -> list[str]:
        """All reported repairs; the last line counts those that were left out."""
        return self._stated + ([Notice("problem-more", count=self._more)] if self._more else [])


def chosen_rule(asked: Rule | str | None, told: Rule | None, problems: Problems) -> Rule:
    """The rule to read by: the caller's, the file's, or freestyle; a difference is stated."""
    if asked is None:
        if told is None:
            problems.add(Notice("problem-no-rule"))
        return told or Rule.from_name("freestyle")
    rule = Rule.of(asked)
    if told is not None and told != rule:
        problems.add(Notice("problem-rule-asked", told=str(told), rule=str(rule)))
    return rule


def chosen_size(asked: int | None, told: int | None, rule: Rule, problems: Problems) -> int:
    """The size to read by: the caller's, the file's, or the rule's; a difference is stated."""
    if asked is None:
        if told is None:
            problems.add(Notice("problem-no-size", size=rule.default_size))
        return told or rule.default_size
    if told is not None and told != asked:
        problems.add(Notice("problem-size-asked", told=told, size=asked))
    return asked


def first_of(read_games: Callable[Options, Iterable[Record]]) -> Callable[Options, Record]:
    """The reader of the first game that belongs to a reader of all games."""

    def read_game(*args: Options.args, **options: Options.kwargs) -> Record:
        """The first of all games that are read, by a call with the same arguments.

        A FormatError when there is none.
        """
        for game in read_games(*args, **options):
            return game
        raise FormatError(Message("format-no-game"))

    return read_game


def warn_losses(name: str, losses: Iterable[str]) -> None:
    """One LossWarning that lists what the format `name` cannot hold; none when nothing is lost.

    It points at the line outside this package that asked for the file.
    """
    lost = list(dict.fromkeys(losses))
    if lost:
        level, frame = 1, sys._getframe()
        while frame.f_back is not None and frame.f_globals["__name__"].startswith(_PACKAGE):
            level, frame = level + 1, frame.f_back
        message = f"{name} cannot hold: {'; '.join(lost)}"
        warnings.warn(LossWarning(message), stacklevel=level)


@contextmanager
def collect_losses() -> Iterator[list[str]]:
    """A list that holds, after the block, what the writers in it could not keep."""
    losses: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", LossWarning)
        yield losses
    losses += [str(each.message) for each in caught if issubclass(each.category, LossWarning)]
