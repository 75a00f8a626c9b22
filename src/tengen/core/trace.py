"""The static evaluation, term by term: the twin of `evaluate`, for people to read."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from .captures import pairs_held, pairs_in_reach, set_ups_in_reach
from .evaluate import MOST_TAKES, worth_of_pairs
from .layout import POINTS
from .params import CAPTURE_CLASS_VALUES, CLASS_VALUES, SHAPE_VALUES
from .patterns import CLASS_FOUR_THREE, CLASS_NAMES, CLASS_WIN, SHAPE_NAMES
from .position import class_at, count_of, shapes_at


class Term(NamedTuple):
    """A part of the evaluation: what it counts, for which side, how often, and its worth.

    `value` is signed for the side to move. `side` is 0 for Black, 1 for White.
    """

    name: str
    side: int
    times: int
    value: int


def trace(state: Any) -> list[Term]:
    """The terms that `evaluate` adds up, largest first; their sum is its value before the limit."""
    side = (int(state["turn"]) - 1) & 1
    terms = _point_terms(state, side, 1) + _point_terms(state, 1 - side, -1)
    mine = sum(term.value for term in terms if term.side == side)
    tempo = mine * int(state["tempo_percent"]) // 100 + int(state["tempo_value"])
    terms.append(Term("tempo", side, 1, tempo))
    rival_wins = int(count_of(state, 1 - side, CLASS_WIN))
    four_threes = [int(count_of(state, color, CLASS_FOUR_THREE)) for color in (0, 1)]
    if rival_wins:
        terms.append(
            Term("open four threatened", 1 - side, rival_wins, -int(state["win_for_rival"]))
        )
    elif four_threes[side]:
        worth = int(state["four_three_for_me"])
        terms.append(Term("four-three to play", side, four_threes[side], worth))
    if four_threes[1 - side]:
        worth = -int(state["four_three_for_rival"])
        terms.append(Term("four-three threatened", 1 - side, four_threes[1 - side], worth))
    if state["captures"]:
        terms += _pair_terms(state, side)
    return sorted((term for term in terms if term.value), key=lambda term: -abs(term.value))


def _pair_terms(state: Any, side: int) -> list[Term]:
    """What pairs are worth, taken, to take and to set up."""
    terms = []
    for color, sign, whose in ((side, 1, "me"), (1 - side, -1, "rival")):
        held = int(pairs_held(state, color))
        takes, set_ups = int(pairs_in_reach(state, color)), int(set_ups_in_reach(state, color))
        worth = {
            "pair held": (held, int(worth_of_pairs(state, held))),
            "pair to take": (takes, int(state[f"take_for_{whose}"]) * min(takes, MOST_TAKES)),
            "pair to threaten": (set_ups, int(state[f"set_up_for_{whose}"]) * set_ups),
        }
        terms += [Term(name, color, count, sign * value) for name, (count, value) in worth.items()]
    return terms


def _point_terms(state: Any, side: int, sign: int) -> list[Term]:
    """What the empty points are worth to a side, by the shapes and classes a stone would make."""
    shapes: Counter[int] = Counter()
    classes: Counter[int] = Counter()
    for point in range(POINTS):
        if not (int(state["empty_bits"][point >> 6]) >> (point & 63)) & 1:
            continue
        word = int(shapes_at(state, point, side))
        shapes.update((word >> (4 * direction)) & 15 for direction in range(4))
        classes[int(class_at(state, point, side))] += 1
    by_shape = [
        Term(SHAPE_NAMES[shape], side, count, sign * count * SHAPE_VALUES[shape])
        for shape, count in shapes.items()
    ]
    class_values = CAPTURE_CLASS_VALUES if state["captures"] else CLASS_VALUES
    by_class = [
        Term(CLASS_NAMES[number], side, count, sign * count * class_values[number])
        for number, count in classes.items()
        if number < len(class_values)
    ]
    return by_shape + by_class
