"""The numbers of the evaluation: fitted to games where a file in `data/` has them, else hand-set.

The worth of an empty point to a colour is looked up by its *code*: its four shapes, whichever line
each lies on. `tengen tune` fits one number for each code, one for each combination of threats, and
what the move is worth.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from . import params
from .layout import INTERPLAY_ROWS, INTERPLAY_UNITS, SHAPE_KEYS, SHAPE_MASK
from .patterns import (
    CLASS_FOUR_THREE,
    CLASS_WIN,
    SHAPE_NAMES,
    LineRule,
    class_table,
)

Ints = npt.NDArray[np.int64]
Interplay = npt.NDArray[np.float32]

CODES = tuple(combinations_with_replacement(range(len(SHAPE_NAMES)), 4))
"""The four shapes of every code, the smallest first."""

_NIBBLES = 1 << np.arange(0, 16, 4)

# Bits of the number that says who has which threats (`threats_of`): from a three to a four-three
# for the side to move, then from a three to an open four for its rival.
RIVAL_THREATS = 4
THREATS = 1 << 9

# The numbers for pairs, by their names in params.py; `value_of_pairs` says what each counts.
PAIR_TERMS = (
    "pair_value",
    "pair_growth",
    "take_for_me",
    "take_for_rival",
    "set_up_for_me",
    "set_up_for_rival",
)

# The rules that have numbers of their own, by what the two colours may make of a line and whether
# pairs are taken.
FITTED: dict[tuple[LineRule, LineRule, bool], str] = {
    (LineRule(True), LineRule(True), False): "freestyle",
    (LineRule(False), LineRule(False), False): "standard",
    (LineRule(False, True), LineRule(True), False): "renju",
    (LineRule(True, False, False), LineRule(True, False, False), False): "caro",
    (LineRule(False, False, False), LineRule(False, False, False), False): "caro-standard",
    (LineRule(False), LineRule(False), True): "1337",
    (LineRule(True), LineRule(True), True): "42",
}


@cache
def code_of_key() -> npt.NDArray[np.int32]:
    """For each key of the class table, four shapes of four bits, its code; -1 if it has none."""
    keys = np.arange(SHAPE_KEYS)
    shapes = np.sort([(keys >> (4 * line)) & SHAPE_MASK for line in range(4)], axis=0)
    table = np.full(SHAPE_KEYS, -1, np.int32)
    table[key_of_code()] = np.arange(len(CODES))
    found: npt.NDArray[np.int32] = table[_NIBBLES @ shapes]
    return found


def key_of_code() -> Ints:
    """One key of the class table for each code."""
    keys: Ints = np.array(CODES) @ _NIBBLES
    return keys


class Weights(NamedTuple):
    """The weights that the evaluation of a rule adds up."""

    values: Ints  # by colour and code, in 1 / 2 ** VALUE_BITS centi-units
    threats: Ints  # by who has which, in centi-units
    tempo_percent: int  # of the points' worth to the side to move
    tempo_value: int
    pairs: tuple[int, ...]  # what PAIR_TERMS count, in centi-units; only with captures
    interplay: Interplay | None  # what all is worth together, see interplay.py; None: nothing
    empty: int | None  # what an empty board is worth to its mover, of any size; None: as it comes
    scale: float  # centi-units of a search at which the odds of winning are e : 1
    about: dict[str, Any]  # where they come from; empty for those set by hand

    def by_key(self) -> Ints:
        """The values of each colour by the keys of the class table."""
        codes = code_of_key()
        spread: Ints = np.where(codes >= 0, self.values[:, codes], 0)
        return spread

    def to_plain(self) -> dict[str, Any]:
        """The weights as plain data."""
        black, white = self.values.tolist()
        return {
            "about": self.about,
            "tempo_percent": self.tempo_percent,
            "tempo_value": self.tempo_value,
            "pairs": self.pairs,
            "empty": self.empty,
            "scale": self.scale,
            "interplay": None if self.interplay is None else _rows(self.interplay),
            "threats": self.threats.tolist(),
            "values": [black] if black == white else [black, white],
        }

    @classmethod
    def from_plain(cls, parts: dict[str, Any]) -> Self:
        """The weights of `to_plain`."""
        values = np.array(parts["values"], np.int64)
        threats = np.array(parts["threats"], np.int64)
        if values.shape[1:] != (len(CODES),) or threats.shape != (THREATS,):
            raise ValueError(
                f"weights of {values.shape[-1]} codes and {len(threats)} threats: "
                f"expected {len(CODES)} and {THREATS}"
            )
        rows = parts["interplay"]
        interplay = None if rows is None else np.array(rows, np.float32)
        if interplay is not None and interplay.shape != (INTERPLAY_ROWS, INTERPLAY_UNITS):
            raise ValueError(
                f"interplay of {interplay.shape}: "
                f"expected {INTERPLAY_ROWS} rows of {INTERPLAY_UNITS} units"
            )
        return cls(
            np.broadcast_to(values, (2, len(CODES))),
            threats,
            int(parts["tempo_percent"]),
            int(parts["tempo_value"]),
            tuple(map(int, parts["pairs"])),
            interplay,
            parts["empty"],
            float(parts["scale"]),
            parts["about"],
        )


def _rows(interplay: Interplay) -> list[list[float]]:
    """The rows of the interplay, in numbers as short as they may be."""
    return [[float(str(number)) for number in row] for row in interplay]


def hand_set(lines: tuple[LineRule, LineRule], *, captures: bool = False) -> Weights:
    """The weights of `params.py`: sums over shapes and class for a point, three kinds of threat."""
    by_class = np.zeros(16, np.int64)
    chosen = params.CAPTURE_CLASS_VALUES if captures else params.CLASS_VALUES
    by_class[: len(chosen)] = chosen
    keys = key_of_code()
    by_shape = np.array(params.SHAPE_VALUES)[np.array(CODES)].sum(axis=1)
    values = [by_shape + by_class[class_table(line)[keys]] for line in lines]
    return Weights(
        np.array(values) << params.VALUE_BITS,
        _threats_by_hand(),
        params.SEARCH_PARAMS["tempo_percent"].value,
        params.SEARCH_PARAMS["tempo_value"].value,
        tuple(params.SEARCH_PARAMS[name].value for name in PAIR_TERMS) if captures else (),
        None,
        None,
        params.SCALE,
        {},
    )


def _threats_by_hand() -> Ints:
    number = np.arange(THREATS)
    mine = number >> (CLASS_FOUR_THREE - 1) & 1
    theirs = number >> (RIVAL_THREATS + CLASS_FOUR_THREE - 1) & 1
    win = number >> (RIVAL_THREATS + CLASS_WIN - 1) & 1
    worth: Ints = -win * params.WIN_FOR_RIVAL - theirs * params.FOUR_THREE_FOR_RIVAL
    worth += (1 - win) * mine * params.FOUR_THREE_FOR_ME
    return worth


def name_of(lines: tuple[LineRule, LineRule], *, captures: bool) -> str | None:
    """What the files of a rule are called; None for a rule that has none."""
    return FITTED.get((*lines, captures))


def fitted(lines: tuple[LineRule, LineRule], *, captures: bool = False) -> Weights | None:
    """The weights that come with Tengen for a rule; None where there are none."""
    name = name_of(lines, captures=captures)
    file = files(__package__) / "data" / f"{name}.json"
    return Weights.from_plain(json.loads(file.read_bytes())) if file.is_file() else None
