"""Opening protocols as data: who places which stone where, who chooses, and who offers.

A protocol is a tuple of steps. `opening.py` has the machine that walks through them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from .coords import MAX_SIZE, MIN_SIZE, Move, xy
from .errors import OpeningError
from .rules import Color
from .texts import Message, t


class Seat(StrEnum):
    """A player before the colours are settled: the one who opens, and the other."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Seat:
        """The opponent."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


class Choice(StrEnum):
    """What a player may decide instead of placing a stone."""

    TAKE_WHITE = "take-white"
    TAKE_BLACK = "take-black"
    ADD_TWO = "add-two"
    OFFER_1 = "offer-1"
    OFFER_2 = "offer-2"
    OFFER_3 = "offer-3"
    OFFER_4 = "offer-4"
    OFFER_5 = "offer-5"
    OFFER_6 = "offer-6"
    OFFER_7 = "offer-7"
    OFFER_8 = "offer-8"
    OFFER_9 = "offer-9"
    OFFER_10 = "offer-10"
    OFFER_11 = "offer-11"
    OFFER_12 = "offer-12"

    @staticmethod
    def offer(count: int) -> Choice:
        """The choice by which this many fifth moves will be offered."""
        return Choice(f"offer-{count}")

    @property
    def offered(self) -> int | None:
        """How many fifth moves Black will offer after it; None where it says nothing of them."""
        return int(self.removeprefix("offer-")) if self.startswith("offer-") else None

    @property
    def message(self) -> Message:
        """The choice as a button shows it, before it is put into words."""
        if self.offered is None:
            return Message(f"choice-{self.value}")
        return Message.of("choice-offer", count=self.offered)

    @property
    def label(self) -> str:
        """The choice as a button shows it."""
        return self.message.text()

    @property
    def summary(self) -> str:
        """What the choice leads to."""
        if self.offered is None:
            return t(f"choice-{self.value}-summary")
        return t("choice-offer-summary", count=self.offered)


By: TypeAlias = Seat | Color
"""Who does a step: a player, or whoever has this colour by then."""


@dataclass(frozen=True, slots=True)
class Place:
    """A stone of the colour to move, within these distances from the centre (in king's steps)."""

    by: By
    min_distance: int = 0
    max_distance: int = MAX_SIZE

    def allows(self, move: Move, size: int) -> bool:
        """Whether the point lies in the zone, occupied or not."""
        centre = size // 2
        x, y = xy(move, size)
        return self.min_distance <= max(abs(x - centre), abs(y - centre)) <= self.max_distance

    @property
    def zone(self) -> str:
        """The zone in words, empty when the whole board is open."""
        if self.max_distance == 0:
            return "in the centre"
        if self.max_distance < MAX_SIZE:
            return f"inside the central {_square(self.max_distance)}"
        return f"outside the central {_square(self.min_distance - 1)}" if self.min_distance else ""


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the named options; each brings its own steps before those that follow this one."""

    by: By
    options: Mapping[Choice, tuple[Step, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """A point put up for choice, unlike those before it under every symmetry of the position."""

    by: By


@dataclass(frozen=True, slots=True)
class Pick:
    """The stone goes on one of the offered points; the other offers are taken away."""

    by: By


Step: TypeAlias = Place | Choose | Offer | Pick


@dataclass(frozen=True, slots=True)
class Protocol:
    """An opening as data. No shipped one is long enough for a game to end within it."""

    name: str
    steps: tuple[Step, ...] = ()
    min_size: int = MIN_SIZE

    @property
    def title(self) -> str:
        """The name as interfaces show it."""
        return t(f"opening-{self.name}") if self.name in OPENINGS else self.name

    @property
    def summary(self) -> str:
        """What happens in it, in a sentence or two; empty for one that is not shipped."""
        return t(f"opening-{self.name}-summary") if self.name in OPENINGS else ""

    def __str__(self) -> str:
        return self.name

    @property
    def has_choices(self) -> bool:
        """Whether a player may choose a colour."""
        return any(isinstance(step, Choose) for step in self.steps)

    @property
    def has_offers(self) -> bool:
        """Whether several fifth moves may be put up for choice, as in renju."""
        todo = list(self.steps)
        for step in todo:  # grows while it is read
            if isinstance(step, Choose):
                todo += [each for steps in step.options.values() for each in steps]
        return any(isinstance(step, Offer) for step in todo)

    @staticmethod
    def from_name(name: str) -> Protocol:
        """The opening with this name, in either case."""
        protocol = OPENINGS.get(name.strip().lower()) if isinstance(name, str) else None
        if protocol is None:
            known = ", ".join(OPENINGS)
            raise OpeningError(Message.of("opening-unknown", name=repr(name), known=known))
        return protocol


def may_swap(step: Step) -> bool:
    """Whether somebody may choose a colour in this step, or after one of its options."""
    if not isinstance(step, Choose):
        return False
    inner = (each for steps in step.options.values() for each in steps)
    return Choice.TAKE_BLACK in step.options or any(map(may_swap, inner))


def _square(distance: int) -> str:
    side = 2 * distance + 1
    return f"{side}x{side}"


_FIRST, _SECOND = Seat.FIRST, Seat.SECOND
_BLACK, _WHITE = Color.BLACK, Color.WHITE
_TAKE: Mapping[Choice, tuple[Step, ...]] = {Choice.TAKE_WHITE: (), Choice.TAKE_BLACK: ()}

_RENJU_SIZE = 9  # the least board with a central 9x9


def _fifths(count: int) -> tuple[Step, ...]:
    """Black offers this many fifth moves and White picks one; a single one is simply played."""
    return (Place(_BLACK),) if count == 1 else ((Offer(_BLACK),) * count + (Pick(_WHITE),))


_TWENTY_SIX: tuple[Step, ...] = tuple(Place(_FIRST, max_distance=reach) for reach in (0, 1, 2))
"""One of renju's 26 openings, all three stones put by the first player."""

OPENINGS: Mapping[str, Protocol] = MappingProxyType(
    {
        protocol.name: protocol
        for protocol in (
            Protocol("free"),
            Protocol(
                "swap",
                (Place(_FIRST), Choose(_SECOND, _TAKE)),
            ),
            Protocol(
                "swap2",
                (
                    Place(_FIRST),
                    Place(_FIRST),
                    Place(_FIRST),
                    Choose(
                        _SECOND,
                        {
                            **_TAKE,
                            Choice.ADD_TWO: (Place(_SECOND), Place(_SECOND), Choose(_FIRST, _TAKE)),
                        },
                    ),
                ),
            ),
            Protocol(
                "pro",
                (Place(_FIRST, max_distance=0), Place(_SECOND), Place(_FIRST, min_distance=3)),
                min_size=7,
            ),
            Protocol(
                "long-pro",
                (Place(_FIRST, max_distance=0), Place(_SECOND), Place(_FIRST, min_distance=4)),
                min_size=9,
            ),
            Protocol(
                "rif",
                (*_TWENTY_SIX, Choose(_SECOND, _TAKE), Place(_WHITE), *_fifths(2)),
                min_size=_RENJU_SIZE,
            ),
            Protocol(
                "yamaguchi",
                (
                    *_TWENTY_SIX,
                    Choose(
                        _FIRST,
                        {
                            Choice.offer(count): (
                                Choose(_SECOND, _TAKE),
                                Place(_WHITE),
                                *_fifths(count),
                            )
                            for count in range(1, 13)
                        },
                    ),
                ),
                min_size=_RENJU_SIZE,
            ),
            Protocol(
                "soosyrv-8",
                (
                    *_TWENTY_SIX,
                    Choose(_SECOND, _TAKE),
                    Place(_WHITE),
                    Choose(
                        _WHITE,
                        {
                            Choice.offer(count): (Choose(_BLACK, _TAKE), *_fifths(count))
                            for count in range(1, 9)
                        },
                    ),
                ),
                min_size=_RENJU_SIZE,
            ),
            Protocol(
                "taraguchi-10",
                (
                    Place(_BLACK, max_distance=0),
                    Choose(_WHITE, _TAKE),
                    Place(_WHITE, max_distance=1),
                    Choose(_BLACK, _TAKE),
                    Place(_BLACK, max_distance=2),
                    Choose(_WHITE, _TAKE),
                    Place(_WHITE, max_distance=3),
                    Choose(
                        _BLACK,
                        {
                            **dict.fromkeys(
                                _TAKE, (Place(_BLACK, max_distance=4), Choose(_WHITE, _TAKE))
                            ),
                            Choice.OFFER_10: _fifths(10),
                        },
                    ),
                ),
                min_size=_RENJU_SIZE,
            ),
        )
    }
)
