"""The transposition table: bounded, shared between threads without locks.

An entry is two words, the key and the data. The key is stored xor the data: words of two different
writes do not fit together and read as a miss. Four entries share a cache line.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .jit import kernel, prefetch
from .layout import POINT_MASK
from .params import TABLE_AGE_PLIES, TABLE_DEEPER_PLIES

BUCKET_ENTRIES = 4
BUCKET_WORDS = 2 * BUCKET_ENTRIES

NO_BOUND, UPPER, LOWER, EXACT = 0, 1, 2, 3

# Bits of a data word
_DEPTH, _BOUND, _GENERATION, _VALUE, _STATIC, _PV = 10, 18, 20, 26, 42, 58
_DEPTH_MASK, _BOUND_MASK, _VALUE_MASK = 255, 3, 0xFFFF
_OFFSET = 32768
GENERATIONS = 64
_GENERATION_MASK = GENERATIONS - 1
DEPTH_OFFSET = 16


def new_table(megabytes: int) -> npt.NDArray[np.int64]:
    """An empty table of at most this size; a power of two of buckets, aligned to cache lines."""
    buckets = 1
    while buckets * 2 * BUCKET_WORDS * 8 <= megabytes << 20:
        buckets *= 2
    words = buckets * BUCKET_WORDS
    raw = np.zeros(words + 8, np.int64)
    skip = (-raw.ctypes.data // 8) % 8
    return raw[skip : skip + words]


@kernel
def probe(table, key):
    """The data word stored for this key, or 0."""
    base = (key & (len(table) // BUCKET_WORDS - 1)) * BUCKET_WORDS
    for entry in range(BUCKET_ENTRIES):
        at = base + 2 * entry
        data = table[at + 1]
        if table[at] ^ data == key and data != 0:
            return data
    return 0


@kernel
def fetch_early(table, key):
    """Have the key's bucket in the cache by the time it is probed."""
    prefetch(table, (key & (len(table) // BUCKET_WORDS - 1)) * BUCKET_WORDS)


@kernel
def move_of(data):
    """The best move stored, or 0."""
    return data & POINT_MASK


@kernel
def depth_of(data):
    """The depth that was searched."""
    return ((data >> _DEPTH) & _DEPTH_MASK) - DEPTH_OFFSET


@kernel
def bound_of(data):
    """Whether the value is exact, or a bound."""
    return (data >> _BOUND) & _BOUND_MASK


@kernel
def value_of(data):
    """The value stored, as seen from the node."""
    return ((data >> _VALUE) & _VALUE_MASK) - _OFFSET


@kernel
def static_of(data):
    """The static evaluation stored."""
    return ((data >> _STATIC) & _VALUE_MASK) - _OFFSET


@kernel
def is_pv(data):
    """Whether the position has been on a principal variation."""
    return (data >> _PV) & 1


@kernel
def store(table, key, move, depth, bound, value, static_eval, pv, generation):
    """Write an entry over the same position, or over the oldest and shallowest of the bucket."""
    base = (key & (len(table) // BUCKET_WORDS - 1)) * BUCKET_WORDS
    chosen = base
    lowest = 1 << 30
    for entry in range(BUCKET_ENTRIES):
        at = base + 2 * entry
        data = table[at + 1]
        if table[at] ^ data == key:
            chosen = at
            if move == 0:
                move = move_of(data)
            is_deeper = depth_of(data) > depth + TABLE_DEEPER_PLIES
            if bound != EXACT and is_deeper and abs(value_of(data)) > abs(value):
                return
            break
        age = (generation - (data >> _GENERATION)) & _GENERATION_MASK
        worth = ((data >> _DEPTH) & _DEPTH_MASK) - TABLE_AGE_PLIES * age if data != 0 else -1000
        if worth < lowest:
            lowest = worth
            chosen = at
    data = (
        move
        | ((depth + DEPTH_OFFSET) << _DEPTH)
        | (bound << _BOUND)
        | ((generation & _GENERATION_MASK) << _GENERATION)
        | ((value + _OFFSET) << _VALUE)
        | ((static_eval + _OFFSET) << _STATIC)
        | (pv << _PV)
    )
    table[chosen] = key ^ data
    table[chosen + 1] = data
