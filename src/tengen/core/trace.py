"""The static evaluation, term by term: the twin of `evaluate`, for people to read."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from .captures import pairs_held, pairs_in_reach, set_ups_in_reach
from .evaluate import sum_of_terms, threats_of, value_together, worth_of_pairs
from .layout import BIT_MASK, CLASS_BITS, POINTS, SHAPE_MASK
from .net import net_value
from .params import MOST_TAKES, VALUE_BITS
from .patterns import (
    CLASS_DOUBLE_THREE,
    CLASS_FIVE,
    CLASS_FOUR_THREE,
    CLASS_NAMES,
    CLASS_WIN,
    OPEN_ONE,
    SHAPE_NAMES,
)
from .position import class_at, count_of, shapes_at, value_of

ROOM = "room to build"
TOGETHER = "how it works together"
NETWORK = "shapes as a whole"
_NOTHING_AROUND = sum(OPEN_ONE << (4 * line) for line in range(4))


class Part(NamedTuple):
    """A part of the evaluation: what it counts, for which side, how often, and its worth.

    `value` is signed for the side to move. `side` is 0 for Black, 1 for White.
    """

    name: str
    side: int
    times: int
    value: int


def trace(state: Any) -> list[Part]:
    """The terms that `evaluate` adds up, largest first; their sum is its value before the limit."""
    side = (int(state["turn"]) - 1) & 1
    terms = _net_room(_point_terms(state, side, 1) + _point_terms(state, 1 - side, -1), side)
    terms += [
        _tempo_term(state, side, sum(term.value for term in terms)),
        _threat_term(state, side),
        Part(TOGETHER, side, 1, int(value_together(state, side))),
    ]
    if state["has_net"]:
        base = int(sum_of_terms(state, side))
        terms.append(Part(NETWORK, side, 1, int(net_value(state, side, base))))
    if state["captures"]:
        terms += _pair_terms(state, side)
    return sorted((term for term in terms if term.value), key=lambda term: -abs(term.value))


def _net_room(terms: list[Part], side: int) -> list[Part]:
    """The terms with the points around which nothing stands yet as one, for both sides together.

    There are many, nearly as many for one side as for the other: only the difference tells.
    """
    room = [term for term in terms if term.name == ROOM]
    mine = sum(term.times for term in room if term.side == side)
    net = Part(ROOM, side, mine, sum(term.value for term in room))
    return [net, *(term for term in terms if term.name != ROOM)]


def _tempo_term(state: Any, side: int, told: int) -> Part:
    """The value of the move, with the fractions of centi-units that the point terms left out."""
    first = 2 * int(state["ply"])
    mine, theirs = (int(state["values"][first + color]) for color in (side, 1 - side))
    all_told = (mine - theirs + mine * int(state["tempo_percent"]) // 100) >> VALUE_BITS
    return Part("tempo", side, 1, all_told - told + int(state["tempo_value"]))


def _threat_term(state: Any, side: int) -> Part:
    """The combined value of both sides' threats, named after the most pressing one."""
    value = int(state["threat_values"][threats_of(state, side)])
    for color, point_class, name in (
        (1 - side, CLASS_WIN, "open four threatened"),
        (side, CLASS_FOUR_THREE, "four-three to play"),
        (1 - side, CLASS_FOUR_THREE, "four-three threatened"),
    ):
        times = int(count_of(state, color, point_class))
        if times:
            return Part(name, color, times, value)
    return Part("threats", side, 1, value)


def _pair_terms(state: Any, side: int) -> list[Part]:
    """The value of pairs held, to take and to set up."""
    terms = []
    for color, sign, whose in ((side, 1, "me"), (1 - side, -1, "rival")):
        held = int(pairs_held(state, color))
        takes, set_ups = int(pairs_in_reach(state, color)), int(set_ups_in_reach(state, color))
        worth = {
            "pair held": (held, int(worth_of_pairs(state, held))),
            "pair to take": (takes, int(state[f"take_for_{whose}"]) * min(takes, MOST_TAKES)),
            "pair to threaten": (set_ups, int(state[f"set_up_for_{whose}"]) * set_ups),
        }
        terms += [Part(name, color, count, sign * value) for name, (count, value) in worth.items()]
    return terms


def _point_terms(state: Any, side: int, sign: int) -> list[Part]:
    """What the empty points are worth to a side, together for those that look alike.

    Each term says how much more a point is worth than one with nothing around it: both sides share
    the empty points, so that part cancels out.
    """
    usual = int(state["class_of_shapes"][_NOTHING_AROUND]) >> CLASS_BITS
    times: Counter[str] = Counter()
    worth: Counter[str] = Counter()
    for point in range(POINTS):
        if (int(state["empty_bits"][point >> 6]) >> (point & BIT_MASK)) & 1:
            name = _name_of(int(shapes_at(state, point, side)), int(class_at(state, point, side)))
            times[name] += 1
            worth[name] += int(value_of(state["info"][point], side)) - usual
    return [
        Part(name, side, count, sign * (worth[name] >> VALUE_BITS)) for name, count in times.items()
    ]


def _name_of(shapes: int, point_class: int) -> str:
    """A point by its class if several lines make it, else by the best of its shapes."""
    if point_class in (CLASS_DOUBLE_THREE, CLASS_FOUR_THREE, CLASS_WIN, CLASS_FIVE):
        return CLASS_NAMES[point_class]
    best = max((shapes >> (4 * line)) & SHAPE_MASK for line in range(4))
    return SHAPE_NAMES[best] if best > OPEN_ONE else ROOM
