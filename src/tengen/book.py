"""The opening book: moves with their scores for the first positions of a game, by rule and size.

A book is text. Comments say where it comes from (`# rule: renju`); every other line is a position,
one of its eight images for all, and its moves, best first. Stones are Black's, a slash, White's;
a move has its score for the side to move, in centi-units or `W29`, a win that is proven in so many
plies:

    h8/i9 j10:41 g9:38
    h8/a1 i9:W31

Proven moves come from the shipped proofs, the others from searches.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from .board import Board
from .coords import MAX_SIZE, MIN_SIZE, Move, Symmetry, move_text, parse_move
from .errors import FormatError, TengenError
from .files import write_packed
from .formats.shipped import read_fields, set_name
from .rules import Color, Rule
from .score import Score

SUFFIX = ".book.gz"
EQUAL = 8  # centi-units within which moves count as equally good
PROVEN = "W"
LARGEST = 1 << 26  # bytes of an unpacked book
_FOLDER = files(__package__) / "data" / "books"

PositionKey: TypeAlias = tuple[tuple[Move, ...], tuple[Move, ...]]
"""Black's and White's stones, in the least of the eight images."""


class BookMove(NamedTuple):
    """A move of the book, and its score for the side that plays it."""

    move: Move
    score: Score


class _Entry(NamedTuple):
    move: Move
    value: int  # centi-units, or plies of a proven win
    is_proven: bool = False

    @property
    def rank(self) -> tuple[bool, int]:
        """A sort key: better moves rank higher."""
        return self.is_proven, -self.value if self.is_proven else self.value


class OpeningBook:
    """The positions of one rule and size."""

    def __init__(self, rule: Rule, size: int, fields: Mapping[str, str] | None = None) -> None:
        self.rule, self.size = rule, size
        self.fields = dict(fields or {})
        self._entries: dict[PositionKey, tuple[_Entry, ...]] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, board: Board) -> bool:
        return _fits(board, self) and position_key(board)[0] in self._entries

    def moves(self, board: Board) -> list[BookMove]:
        """The moves for a position, best first; none if the book does not know it."""
        if not _fits(board, self):
            return []
        key, symmetry = position_key(board)
        back = symmetry.inverse
        return [
            BookMove(
                back.apply(entry.move, self.size),
                Score(win_in=entry.value, pov=board.turn)
                if entry.is_proven
                else Score(entry.value, pov=board.turn),
            )
            for entry in self._entries.get(key, ())
        ]

    def add(self, board: Board, moves: Iterable[BookMove]) -> None:
        """Put a position in; moves that it had before stay if they are proven or not given again.

        Proven losses are left out.
        """
        key, symmetry = position_key(board)
        entries = {entry.move: entry for entry in self._entries.get(key, ())}
        for move, score in moves:
            point = symmetry.apply(move, self.size)
            won = score.win_in
            if won is not None and won > 0:
                entries[point] = _Entry(point, won, is_proven=True)
            elif won is None and not (point in entries and entries[point].is_proven):
                assert score.centi is not None
                entries[point] = _Entry(point, score.centi)
        if entries:
            ranked = sorted(entries.values(), key=lambda entry: entry.rank, reverse=True)
            self._entries[key] = tuple(ranked)

    def boards(self) -> Iterator[Board]:
        """Every position, oriented as it is stored."""
        for black, white in self._entries:
            yield _board_of(black, white, self.rule, self.size)

    def proven(self) -> Iterator[tuple[PositionKey, Move, int]]:
        """Every move marked as proven, with the plies of its win."""
        for key, entries in self._entries.items():
            for entry in entries:
                if entry.is_proven:
                    yield key, entry.move, entry.value

    # As text

    def text(self) -> str:
        """The book as text."""
        head = {"rule": str(self.rule), "size": str(self.size), **self.fields}
        lines = [f"# {name}: {value}" for name, value in head.items()]
        by_stones = sorted(self._entries, key=lambda key: (len(key[0]) + len(key[1]), key))
        return "\n".join([*lines, *map(self._line, by_stones), ""])

    def _line(self, key: PositionKey) -> str:
        stones = "/".join("".join(move_text(move, self.size) for move in side) for side in key)
        moves = (
            f"{move_text(each.move, self.size)}:{PROVEN if each.is_proven else ''}{each.value}"
            for each in self._entries[key]
        )
        return " ".join([stones, *moves])

    def save(self, path: Path) -> None:
        """Write the book; compressed if the name ends in `.gz`."""
        write_packed(path, self.text().encode())


def parse_book(text: str, *, is_trusted: bool = False) -> OpeningBook:
    """The book that `OpeningBook.text` wrote; FormatError names the line that is wrong.

    A book that is trusted is read quickly, without a look at its positions.
    """
    fields = read_fields(text)
    sizes = [str(size) for size in range(MIN_SIZE, MAX_SIZE + 1)]
    if "rule" not in fields or fields.get("size") not in sizes:
        raise FormatError("the book says no rule and size: expected '# rule: …' and '# size: …'")
    size = int(fields.pop("size"))
    book = OpeningBook(Rule.of(fields.pop("rule")), size, fields)
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        try:
            key, entries = _parse_line(line, size)
            if not is_trusted:
                _check_position(key, entries, book)
        except (TengenError, ValueError) as error:
            raise FormatError(f"line {number} of the book: {error}") from None
        book._entries[key] = entries
    return book


def load_book(path: Path) -> OpeningBook:
    """The book in a file."""
    return _unpacked(path.read_bytes(), str(path))


def _unpacked(data: bytes, name: str, *, is_trusted: bool = False) -> OpeningBook:
    if data[:2] == b"\x1f\x8b":
        unpacker = zlib.decompressobj(wbits=31)
        try:
            data = unpacker.decompress(data, LARGEST)
        except zlib.error as error:
            raise FormatError(f"{name} cannot be unpacked: {error}") from None
        if not unpacker.eof:
            raise FormatError(f"{name} is cut off, or larger than {LARGEST >> 20} MiB")
    try:
        return parse_book(data.decode("ascii"), is_trusted=is_trusted)
    except UnicodeDecodeError:
        raise FormatError(f"{name} is no book: it is not plain text") from None


def shipped_books() -> list[str]:
    """The names of the books that come with Tengen."""
    if not _FOLDER.is_dir():
        return []
    found = (file.name for file in _FOLDER.iterdir())
    return sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX))


@cache
def book_of(name: str) -> OpeningBook:
    """The shipped book with this name; `tengen book check` and a test have looked at it."""
    return _unpacked((_FOLDER / f"{name}{SUFFIX}").read_bytes(), name, is_trusted=True)


def shipped_book(rule: Rule, size: int) -> OpeningBook | None:
    """The book for a rule and a size that comes with Tengen, or None."""
    name = set_name(rule, size)
    return book_of(name) if (_FOLDER / f"{name}{SUFFIX}").is_file() else None


def book_moves(board: Board) -> list[BookMove]:
    """The moves that the shipped book knows for a position, best first."""
    book = shipped_book(board.rule, board.size)
    return [] if book is None else book.moves(board)


def chosen(moves: list[BookMove], board: Board, seed: int) -> BookMove:
    """One of the moves that are as good as the best; the same for the same position and seed."""
    best = moves[0].score
    if best.is_proven:
        equal = [each for each in moves if each.score == best]
    else:
        assert best.centi is not None
        equal = [each for each in moves if (each.score.centi or 0) >= best.centi - EQUAL]
    return Random(f"{seed}/{position_key(board)[0]}").choice(equal)


def position_key(board: Board) -> tuple[PositionKey, Symmetry]:
    """A position in the least of its eight images, and the symmetry that leads there."""
    black, white = (tuple(board.stones(color)) for color in Color)
    size = board.size
    images = (
        (tuple(sorted(_turned(black, each, size))), tuple(sorted(_turned(white, each, size))), each)
        for each in Symmetry
    )
    least = min(images, key=lambda image: image[:2])
    return least[:2], least[2]


def _turned(moves: Iterable[Move], symmetry: Symmetry, size: int) -> Iterator[Move]:
    return (symmetry.apply(move, size) for move in moves)


def _fits(board: Board, book: OpeningBook) -> bool:
    """Whether the book may know the position: its rule and size, and stones placed in turn."""
    if board.rule != book.rule or board.size != book.size or any(board.captured_pairs):
        return False
    black, white = (len(board.stones(color)) for color in Color)
    return black - white == (board.turn is Color.WHITE) and not board.is_game_over()


def _board_of(black: Iterable[Move], white: Iterable[Move], rule: Rule, size: int) -> Board:
    stones = [sorted(black), sorted(white)]
    names = [[move_text(move, size) for move in side] for side in stones]
    turn = Color.WHITE if len(names[0]) > len(names[1]) else Color.BLACK
    return Board.from_stones(black=names[0], white=names[1], turn=turn, rule=rule, size=size)


def _parse_line(line: str, size: int) -> tuple[PositionKey, tuple[_Entry, ...]]:
    stones, *words = line.split(" ")
    sides = stones.split("/")
    if len(sides) != 2 or not words:
        raise FormatError(f"{line[:40]!r} is no position with moves: expected h8/i9 j10:41")
    black, white = (tuple(_parse_stones(side, size)) for side in sides)
    return (black, white), tuple(_parse_entry(word, size) for word in words)


def _parse_stones(text: str, size: int) -> Iterator[Move]:
    word = ""
    for letter in text:
        if letter.isalpha() and word:
            yield parse_move(word, size)
            word = ""
        word += letter
    if word:
        yield parse_move(word, size)


def _parse_entry(word: str, size: int) -> _Entry:
    name, _, value = word.partition(":")
    is_proven = value.startswith(PROVEN)
    return _Entry(parse_move(name, size), int(value.removeprefix(PROVEN)), is_proven)


def _check_position(key: PositionKey, entries: tuple[_Entry, ...], book: OpeningBook) -> None:
    board = _board_of(*key, book.rule, book.size)
    if position_key(board)[0] != key:
        raise FormatError("the stones are not in the order and image that a book has")
    if not _fits(board, book):
        raise FormatError("no game comes to this position")
    if key in book._entries:
        raise FormatError("the position is in the book twice")
    moves = [entry.move for entry in entries]
    bad = [move for move in moves if not board.is_legal(move) or moves.count(move) > 1]
    if bad:
        raise FormatError(f"{board.move_text(bad[0])} cannot be played there, or is there twice")
    if any(each.is_proven and (each.value < 1 or each.value % 2 == 0) for each in entries):
        raise FormatError("a proven win takes an odd number of plies")
    if list(entries) != sorted(entries, key=lambda entry: entry.rank, reverse=True):
        raise FormatError("the moves are not in the order of their scores")
