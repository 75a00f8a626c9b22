"""RenLib libraries (.lib): trees of analysis on the 15x15 board. They are read, not written.

After a header of 20 bytes, which the oldest files lack, the nodes follow in pre-order, two bytes
each: a point and flags. Flags say whether children and siblings follow and whether comment and
board text stand behind the node. `_scan` knows these bytes, `_TreeBuilder` makes the game.

A library is analysis and may hold what a game cannot: passes, points played twice, moves after a
five or after a forbidden move. Such branches are cut, and `game.problems` counts what was left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from ..coords import Move
from ..errors import FormatError, GameOverError, OccupiedError
from ..game import Game, Mark, MarkShape, Node
from ..plain import plural
from ..rules import RENJU, Rule
from ..texts import Notice
from .text import MAX_NODES, Problems, decode, first_of

SIZE = 15
MAX_BYTES = 512 * 2**20
MAX_SAMPLE = 2**20  # bytes of text from which the encoding is guessed

MAGIC = b"\xffRenLib\xff"
HEADER_LENGTH = 20
NEWEST_VERSION = (3, 4)
CENTRE = 0x78  # h8, with which a file without header begins

SIBLING, LEAF, OLD_COMMENT, MARK = 0x80, 0x40, 0x20, 0x10
COMMENT, START, NO_MOVE, EXTENSION = 0x08, 0x04, 0x02, 0x01
BOARD_TEXT = 0x0001  # of the extension, the only bit in use
MULTI_LINE = "\x08"  # between the one-line and the multi-line part of a comment

_PAIR = re.compile(rb"(..)", re.DOTALL)
_TEXT = re.compile(rb"([^\0]*+)\0")
_OLD_TEXT = re.compile(rb"([\0-\x7f]*+[\x80-\xff])")  # the highest bit marks its last byte
# Old comments have seven bits; Swedish letters stand in the places of these signs.
_SWEDISH = str.maketrans("}{|][\\", "åäöÅÄÖ")

# What is reported after "3 nodes" about those that are left out or lose something.
_SKIPPED = "left out from a pass on, which is no move here"
_OCCUPIED = "left out from a move on an occupied point on"
_OVER = "left out after a five or a forbidden move, which ends the game"
_BELOW_LABEL = "left out below a text on the board, which is no move"
_LABEL = "with a text on the board and no move, made a label"
_EMPTY_LABEL = "left out, with neither a move nor a text on the board"
_LABEL_COMMENT = "with no move, whose comment was left out"
_START = "marked as the start of a position, which was left out"
_EXTENSION = "with unknown extension bits, which were left out"
_ROOT = "with a mark or a text on no point, which was left out"

_Place: TypeAlias = Node | str  # a node of the game, or why there is none


class _Record(NamedTuple):
    """A node as the file has it."""

    offset: int
    end: int
    point: int
    flags: int
    extension: int
    comment: bytes
    board_text: bytes


class _EndsInsideError(Exception):
    """The file ends inside a node, at this offset."""


def _scan(data: bytes, at: int) -> Iterator[_Record]:
    """The nodes from `at` on."""

    def take(pattern: re.Pattern[bytes]) -> bytes:
        """What stands here; then go on behind it, in steps of two bytes."""
        nonlocal at
        match = pattern.match(data, at)
        if match is None:
            raise _EndsInsideError(at)
        at += (match.end() - 1 - at) // 2 * 2 + 2
        return match[1]

    while at < len(data):
        offset = at
        point, flags = take(_PAIR)
        extension = int.from_bytes(take(_PAIR), "big") if flags & EXTENSION else 0
        comment = board_text = b""
        if flags & OLD_COMMENT:
            comment = take(_OLD_TEXT)
        elif flags & COMMENT:
            comment = take(_TEXT)
        if extension & BOARD_TEXT:
            board_text = take(_TEXT)
        yield _Record(offset, at, point, flags, extension, comment, board_text)


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    encoding: str | None = None,
    max_nodes: int = MAX_NODES,
) -> Iterator[Game]:
    """The library as one game, by `rule` or else renju.

    `encoding` is that of the texts; without it UTF-8, GBK, Shift-JIS and Windows-1252 are tried in
    this order. After `max_nodes` nodes reading stops, which is stated.
    """
    if isinstance(data, str):
        raise FormatError("a RenLib library is binary: expected bytes, but got str")
    if len(data) > MAX_BYTES:
        raise FormatError(
            f"the library is too long: {len(data):,} bytes, expected at most {MAX_BYTES:,}"
        )
    if size not in (None, SIZE):
        raise FormatError(f"a RenLib library cannot be read on size {size}: expected {SIZE}")
    builder = _TreeBuilder(Game(rule or RENJU, SIZE))
    builder.read(data, _find_start(data), max_nodes)
    yield builder.finish(encoding)


read_game = first_of(read_games)


def _find_start(data: bytes) -> int:
    """Where the nodes begin: behind a header of a version that we know, or at once."""
    if not data.startswith(MAGIC):
        if data[:1] == bytes([CENTRE]):
            return 0
        raise FormatError(
            f"no RenLib library begins with {data[:8]!r}: expected {MAGIC!r} or the point 0x78",
            offset=0,
        )
    if len(data) <= HEADER_LENGTH:
        raise FormatError(
            f"the file ends at offset {len(data)}, inside its header or before the first node",
            offset=len(data),
        )
    version = (data[8], data[9])
    if version > NEWEST_VERSION:
        raise FormatError(
            f"RenLib version {version[0]}.{version[1]} is not known: expected at most "
            f"{NEWEST_VERSION[0]}.{NEWEST_VERSION[1]}",
            offset=8,
        )
    return HEADER_LENGTH


class _TreeBuilder:
    """Makes the game, node by node, and counts what cannot be part of it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._problems = Problems()
        self._path: list[_Place] = [game]  # from the root to where the next node belongs
        self._points: set[Move] = set()  # that are played along the path
        self._siblings: list[int] = []  # lengths of the path at which one more node is to come
        self._ended: Node | None = None  # the node after which the game was last found over
        self._has_leaf = False
        self._is_complete = False
        self._texts: list[tuple[Node, Move | None, bytes]] = []  # comments, and labels on a point
        self._left_out: Counter[str] = Counter()  # nodes by reason
        self._first: dict[str, str] = {}  # where the first of them is

    def read(self, data: bytes, at: int, max_nodes: int) -> None:
        """Take nodes from `at` on, until the tree is complete or cannot be read on."""
        number = 0
        try:
            for record in _scan(data, at):
                if not self._is_readable(record, number, max_nodes):
                    return
                self._add(record, is_first=number == 0)
                number, at = number + 1, record.end
                if self._is_complete:
                    break
        except _EndsInsideError as error:
            (offset,) = error.args
            ends = f"the file ends inside a node, at offset {offset}"
            if number == 0:
                raise FormatError(ends, offset=offset) from None
            self._problems.add(f"{ends}: what stands before it was read")
            return
        self._state_end(len(data) - at, at)

    def _is_readable(self, record: _Record, number: int, max_nodes: int) -> bool:
        """Whether reading can go on with this node; why not is stated."""
        if number == max_nodes:
            self._problems.add(f"reading stopped at offset {record.offset} after {number:,} nodes")
            return False
        if record.point == 0 or (record.point % 16 and record.point < SIZE * 16):
            return True
        wrong = f"byte {record.point:#04x} at offset {record.offset} is no point"
        if number == 0:
            raise FormatError(f"{wrong}: expected 0x01 to 0xef", offset=record.offset)
        self._problems.add(f"{wrong}: what stands before it was read")
        return False

    def _add(self, record: _Record, *, is_first: bool) -> None:
        """Put one node in its place and find the place of the next one."""
        if is_first and record.point == 0:  # the empty board itself, which newer files begin with
            self._annotate(self._game, record)
            if record.flags & MARK or record.board_text:
                self._count(_ROOT, record)
        else:
            place = self._place(record)
            if isinstance(place, Node):
                self._points.add(_move_of(record))
            self._path.append(place)
            if record.flags & SIBLING:
                self._siblings.append(len(self._path) - 1)
        if record.flags & LEAF:
            self._has_leaf = True
            self._is_complete = not self._siblings
            if self._siblings:
                length = self._siblings.pop()
                left = (place for place in self._path[length:] if isinstance(place, Node))
                self._points.difference_update(node.move for node in left if node.move is not None)
                del self._path[length:]

    def _place(self, record: _Record) -> _Place:
        """The node that a record becomes, or why it becomes none."""
        parent = self._path[-1]
        if isinstance(parent, str):
            return self._count(parent, record)
        if record.flags & NO_MOVE:
            return self._label(parent, record)
        if record.point == 0:
            return self._count(_SKIPPED, record)
        move = _move_of(record)
        if parent is self._ended:
            return self._count(_OVER, record)
        if move in self._points and not self._game.rule.captures:
            return self._count(_OCCUPIED, record)
        try:
            node = parent.add(move, foul=True)
        except OccupiedError:
            return self._count(_OCCUPIED, record)
        except GameOverError:
            self._ended = parent
            return self._count(_OVER, record)
        if record.board_text:
            self._texts.append((parent, move, record.board_text))
        self._annotate(node, record)
        return node

    def _label(self, parent: Node, record: _Record) -> str:
        """A node that is no move: only a text on a point of the position before it."""
        if record.point and record.board_text:
            self._texts.append((parent, _move_of(record), record.board_text))
            self._count(_LABEL, record)
        else:
            self._count(_EMPTY_LABEL, record)
        if record.comment:
            self._count(_LABEL_COMMENT, record)
        return _BELOW_LABEL

    def _annotate(self, node: Node, record: _Record) -> None:
        flags = record.flags
        if flags & OLD_COMMENT:
            text = bytes(byte & 0x7F for byte in record.comment).decode("ascii")
            _add_comment(node, _two_parts(text.translate(_SWEDISH)))
        elif record.comment:
            self._texts.append((node, None, record.comment))
        if flags & MARK and node.move is not None:
            _add_mark(node, Mark(MarkShape.CIRCLE, node.move))
        if flags & START:
            self._count(_START, record)
        if record.extension & ~BOARD_TEXT:
            self._count(_EXTENSION, record)

    def _count(self, why: str, record: _Record) -> str:
        """Count a node under a reason, and return it; the first is named by the moves before it."""
        if why not in self._first:
            moves = [place.move for place in self._path if isinstance(place, Node)]
            names = [self._game.move_text(move) for move in moves if move is not None]
            after = f" after {' '.join(names)}" if names else ""
            self._first[why] = f"at offset {record.offset}{after}"
        self._left_out[why] += 1
        return why

    def _state_end(self, rest: int, at: int) -> None:
        """Say when the file ends too early or too late."""
        if self._is_complete:
            if rest > 0:
                after = f"{rest} bytes after the end of the tree, at offset {at},"
                self._problems.add(f"{after} were left out")
            return
        # RenLib writes the way to a saved branch without leaves, and tells of siblings not saved.
        if self._siblings:
            self._problems.add(
                f"{len(self._siblings)} more branches are announced, but the file ends: it holds a "
                "part of a library, or was cut off"
            )
        elif self._has_leaf:
            self._problems.add("the file ends where more nodes should follow")

    def finish(self, encoding: str | None) -> Game:
        """The game, with its texts decoded and everything that was left out stated."""
        if encoding is None:
            encoding = guess_encoding(text for _, _, text in self._texts)
            if encoding != "utf-8":
                self._problems.add(Notice("problem-guess", encoding=encoding))
        undecoded = 0
        for node, point, raw in self._texts:
            decoded = decode(raw, encoding=encoding)
            undecoded += bool(decoded.problems)
            if point is None:
                _add_comment(node, _two_parts(decoded.text))
            elif label := decoded.text.strip():
                _add_mark(node, Mark(MarkShape.LABEL, point, label))
        if undecoded:
            self._problems.add(f"{undecoded} texts have bytes that are not {encoding}")
        for why, first in self._first.items():
            nodes = plural(self._left_out[why], "node")
            self._problems.add(f"{nodes} {why}: the first {first}")
        self._game.problems = self._problems.stated()
        self._game.settle(None)
        return self._game


def _move_of(record: _Record) -> Move:
    """The point of the board: the byte counts rows of 16 from the top, columns from 1."""
    return record.point // 16 * SIZE + record.point % 16 - 1


def _two_parts(text: str) -> str:
    """The one-line and the multi-line part of a comment, as lines of one text."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split(MULTI_LINE, 1)
    return "\n".join(part for part in lines if part)


# Two nodes with the same move are one: what is said about them is joined.


def _add_mark(node: Node, mark: Mark) -> None:
    if mark not in node.marks:
        node.marks.append(mark)


def _add_comment(node: Node, text: str) -> None:
    if text != node.comment:
        node.comment = "\n".join(part for part in (node.comment, text) if part)


def guess_encoding(texts: Iterable[bytes]) -> str:
    """UTF-8, GBK or Shift-JIS, the first that reads the texts and makes sense, or Windows-1252."""
    sample = bytearray()
    for text in texts:
        if not text.isascii() and len(sample) < MAX_SAMPLE:
            sample += text + b"\n"
    for encoding, makes_sense in _GUESSES:
        try:
            if makes_sense(sample.decode(encoding)):
                return encoding
        except UnicodeDecodeError:
            continue
    return "cp1252"


# Nearly all bytes can be read as GBK or Shift-JIS: what comes out must look like the language.


def _looks_chinese(text: str) -> bool:
    """Whether most of the text is in the part of GBK where the common characters are."""
    common = text.encode("gb2312", "ignore").decode("gb2312")
    return _count_high(common) >= 0.8 * _count_high(text)


def _looks_japanese(text: str) -> bool:
    """Whether most of the text is kana or common kanji, whose first bytes no letter has."""
    high = [char for char in text if not char.isascii()]
    common = sum(0x81 <= char.encode("shift_jis")[0] <= 0x9F for char in high)
    return common >= 0.5 * len(high)


def _count_high(text: str) -> int:
    return sum(not char.isascii() for char in text)


_GUESSES: tuple[tuple[str, Callable[[str], bool]], ...] = (
    ("utf-8", lambda text: True),
    ("gbk", _looks_chinese),
    ("shift_jis", _looks_japanese),
)
