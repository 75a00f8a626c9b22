"""Names of openings: renju's 26, and how the second stone stands to the first.

One table, recognised in all eight symmetries. The first stone has to stand in the centre; a board
of even size has four such points.

>>> opening_name(Board.from_moves("h8 g8 g9"))
OpeningName(key='kagetsu', title='Kagetsu', group='direct', number=4)
>>> str(opening_name(Board.from_moves("h8 g7")))
'Indirect opening'
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from .board import Board
from .coords import Symmetry
from .texts import Message

Offset: TypeAlias = tuple[int, int]
"""Columns to the right and rows up from the first stone."""

NAMED_STONES = 3  # that the longest name is about


class OpeningName(NamedTuple):
    """The name of an opening, and its place in renju's list where it has one."""

    key: str
    title: str
    group: str = ""  # direct or indirect
    number: int = 0  # 1 to 13 within its group

    @property
    def message(self) -> Message:
        """The name before it is put into words: 花月, Кагэцу."""
        if not self.number:
            return Message.of("opening-name", name=self.key)
        place = {"group": self.group, "number": str(self.number)}
        return Message("opening-numbered", {"name": self.key, **place})

    def __str__(self) -> str:
        return self.message.text()


# White's second stone above the first, or above and to its right; where Black's third stands then.
_THIRDS: Mapping[str, tuple[Offset, str]] = {
    "direct": (
        (0, 1),
        "Kansei 0,2 Keigetsu 1,2 Sosei 2,2 Kagetsu 1,1 Zangetsu 2,1 Ugetsu 1,0 Kinsei 2,0 "
        "Shogetsu 0,-1 Kyugetsu 1,-1 Shingetsu 2,-1 Zuisei 0,-2 Sangetsu 1,-2 Yusei 2,-2",
    ),
    "indirect": (
        (1, 1),
        "Chosei 2,2 Kyogetsu 2,1 Kosei 2,0 Suigetsu 2,-1 Ryusei 2,-2 Ungetsu 1,0 Hogetsu 1,-1 "
        "Rangetsu 1,-2 Gingetsu 0,-1 Myojo 0,-2 Shagetsu -1,-1 Meigetsu -1,-2 Suisei -2,-2",
    ),
}
_SECONDS: Mapping[Offset, str] = {
    (0, 1): "Direct opening",
    (1, 1): "Indirect opening",
    (0, 2): "One-space opening",
    (2, 2): "Diagonal one-space opening",
    (1, 2): "Knight's opening",
    (1, 3): "Large knight's opening",
    (0, 3): "Two-space opening",
}


def _turned(offset: Offset, symmetry: Symmetry) -> Offset:
    (x, y), (a, b, c, d) = offset, symmetry.value
    return a * x + b * y, c * x + d * y


def _table() -> dict[tuple[Offset, ...], OpeningName]:
    """Every name by the stones after the first, in each symmetry."""
    base: dict[tuple[Offset, ...], OpeningName] = {}
    for offset, title in _SECONDS.items():
        base[(offset,)] = OpeningName(title.lower().replace("'", "").replace(" ", "-"), title)
    for group, (second, words) in _THIRDS.items():
        parts = words.split()
        for number, (title, third) in enumerate(zip(parts[::2], parts[1::2], strict=True), 1):
            x, y = map(int, third.split(","))
            base[second, (x, y)] = OpeningName(title.lower(), title, group, number)
    return {
        tuple(_turned(offset, symmetry) for offset in offsets): name
        for offsets, name in base.items()
        for symmetry in Symmetry
    }


_NAMES = MappingProxyType(_table())

RENJU_OPENINGS: tuple[OpeningName, ...] = tuple(
    sorted({name for name in _NAMES.values() if name.number}, key=lambda name: name[2:])
)
"""The 26, direct ones first."""


_BY_KEY = {name.key: name for name in _NAMES.values()}


def opening_called(key: str) -> OpeningName | None:
    """The opening with this key."""
    return _BY_KEY.get(key)


def name_key(board: Board) -> str | None:
    """The key of `opening_name`, by which lists keep it; `opening_called` is the way back."""
    name = opening_name(board)
    return None if name is None else name.key


def opening_name(board: Board) -> OpeningName | None:
    """The name of the opening that led to this position; None where it has none.

    Black's first and third stone may have come in either order.
    """
    moves = board.move_stack[:NAMED_STONES]
    if board.has_setup or len(moves) < 2:
        return None
    size, blacks = board.size, moves[::2]
    middle = {(size - 1) // 2, size // 2}
    for first in blacks:
        x, y = board.xy(first)
        if {x, y} <= middle:
            others = [moves[1], *(move for move in blacks if move != first)]
            # Rows are counted from the top.
            offsets = [(u - x, y - v) for u, v in map(board.xy, others)]
            found = _NAMES.get(tuple(offsets)) or _NAMES.get((offsets[0],))
            if found is not None:
                return found
    return None
