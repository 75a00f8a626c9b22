"""Geometry, dtypes and the one record that kernels share.

A point is `row * 32 + column`, where both start at 5: five walls on each side keep every step and
every window on the array, and a line of 22 cells with its walls is exactly 64 bits of two each.

Each of the four directions sees the board as lines of up to 32 cells. A point's place in them:

    direction        line              cell in the line
    0  east          row               column
    1  south         column            row
    2  south-east    column - row + 32 column
    3  south-west    column + row      column
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .params import SEARCH_PARAMS

MAX_SIZE = 22
MARGIN = 5
STRIDE = 32
POINTS = STRIDE * STRIDE

EMPTY, BLACK, WHITE, WALL = 0, 1, 2, 3
NO_MOVE = 0  # a wall, so it can never be a move
ZERO = np.int64(0)  # as an argument: for a plain 0 Numba would compile a copy of the kernel

LINES = 64  # per direction
WORDS = POINTS // 64  # of a bit set over all points: two rows a word

MAX_PLIES = 640  # moves of a game (more than points: captures free points) and of a search on top
MAX_DEPTH = 128  # plies below the root of a search
LOG_LENGTH = 48 * MAX_PLIES  # windows that changed, over all plies
MAX_MOVES = 512  # legal moves at one ply, rounded up
NEAR_WORDS = 5  # words that the neighbourhood of one point touches: nine rows, two a word
MAX_SHAPE_WINDOWS = 1 << 20
MAX_TAKEN = 16  # stones that one move takes: a pair in each of eight directions
PAIR_LOG_LENGTH = 1 << 15  # points whose pairs changed, over all plies
OFFSETS = 2 * POINTS  # differences of two points, from -POINTS
SHAPE_BITS = 4  # of one shape
CLASS_BITS = 4  # of a class; in its table, the worth of the point lies above them
SHAPE_KEYS = 1 << (4 * SHAPE_BITS)  # the four shapes of a point for one colour
PAIR_KEYS = 16  # hash keys for the pairs a colour has taken

# Masks. An index that is masked is known not to be negative, which spares every access a test.
POINT_MASK = POINTS - 1
SIDE_POINT_MASK = 2 * POINTS - 1  # of side * POINTS + point
SIDE_OFFSET_MASK = 2 * OFFSETS - 1  # of side * OFFSETS + POINTS + the difference of two points
CELL_MASK = STRIDE - 1  # of a row or a column
LINE_MASK = LINES - 1
STONE_MASK = 3  # of a cell within a line: empty, black, white or wall
WORD_MASK = WORDS - 1
SIDE_WORD_MASK = 2 * WORDS - 1  # of side * WORDS + word
BIT_MASK = 63  # of a point within its word
PLY_MASK = 1023  # the next power of two above MAX_PLIES
SIDE_PLY_MASK = 2 * PLY_MASK + 1  # of 2 * ply + side
LOG_MASK = 0xFFFF  # above LOG_LENGTH
WINDOW_MASK = MAX_SHAPE_WINDOWS - 1
PAIR_LOG_MASK = PAIR_LOG_LENGTH - 1
SHAPE_MASK = (1 << SHAPE_BITS) - 1
SHAPES_MASK = SHAPE_KEYS - 1
CLASS_MASK = (1 << CLASS_BITS) - 1
PAIR_KEY_MASK = 2 * PAIR_KEYS - 1

# Cells of the control array: the only numbers that Python and a running search exchange.
(
    STOP,
    NODES,
    NODE_LIMIT,
    SELDEPTH,
    ROOT_DONE,
    ROOT_TOTAL,
    ROOT_MOVE,
    VCF_NODES,
    VCF_TOTAL,
    VCT_NODES,
    VCT_CUTS,
) = range(11)
CONTROLS = 16

INTERPLAY_ROWS, INTERPLAY_UNITS = 15, 16  # of the evaluation, see interplay.py

# The evaluation network, see net.py
NET_WIDTH = 32  # numbers of a row
NET_CODES = 2380  # of the four shapes of a point, in any order
NET_INPUTS = NET_WIDTH + 2  # of the head: the pool, the sum of the other terms, the stones
NET_HIDDEN = 32
NET_CLIP = 511  # so that the changes of one stone add up within 16 bits
NET_INPUT_SHIFT, NET_INPUT_CLIP = 5, 2047
NET_HIDDEN_SHIFT, NET_HIDDEN_CLIP = 7, 1023
NET_OUT_SHIFT = 12
NET_CHANGES = 64  # of points by one stone, at most
VCF_MEMORY = 1 << 17  # positions without a VCF that are remembered

state_dtype = np.dtype(
    [
        # Of the network, what is read a whole row at a time: it begins on a cache line
        ("net_table", np.int16, ((2 * NET_CODES + 1) * NET_WIDTH,)),  # by colour and code; zeros
        ("net_weights", np.int16, (2 * NET_INPUTS * NET_HIDDEN,)),  # by the side to move
        ("net_pool", np.int32, ((MAX_PLIES + 1) * NET_WIDTH,)),  # per ply
        # What stands on the board
        ("size", np.int64),
        ("turn", np.int64),
        ("ply", np.int64),
        ("root_ply", np.int64),
        ("empties", np.int64),
        ("key", np.int64),
        ("renju", np.int64),  # Black has forbidden points
        ("caro", np.int64),  # a five can be blocked beyond its ends
        ("lines", np.int64, (4 * LINES,)),
        ("empty_bits", np.int64, (WORDS,)),
        ("near_bits", np.int64, (WORDS,)),
        # For each point and colour: four shapes (16 bits), a class (4), a value (11)
        ("info", np.int64, (POINTS,)),
        ("four_bits", np.int64, (2 * WORDS,)),  # points where a colour makes a four or better
        ("three_bits", np.int64, (2 * WORDS,)),  # points where it makes an open three, no four
        # Per ply, so that taking back a move is one step down
        ("counts", np.int64, (2 * (MAX_PLIES + 1),)),  # points of each class, ten bits a class
        ("values", np.int64, (2 * (MAX_PLIES + 1),)),  # sum of the point values of a colour
        ("moves", np.int64, (MAX_PLIES + 1,)),
        ("log_start", np.int64, (MAX_PLIES + 1,)),
        ("log_point", np.int16, (LOG_LENGTH,)),
        ("log_info", np.int64, (LOG_LENGTH,)),  # what a point was before,
        ("log_new", np.int64, (LOG_LENGTH,)),  # and after; not where a stone is placed or taken
        ("log_near", np.int64, (NEAR_WORDS * (MAX_PLIES + 1),)),
        # Tables: of the rule, of the geometry, of the keys
        ("reach", np.int64),
        ("shape_of_window", np.uint8, (MAX_SHAPE_WINDOWS,)),
        ("class_of_shapes", np.int16, (2 * SHAPE_KEYS,)),  # class (4 bits) and value (11)
        ("order_of_class", np.int64, (16,)),
        ("win_scale", np.float64),  # centi-units at which the odds of winning are e : 1
        ("has_interplay", np.int64),
        ("interplay", np.float32, (INTERPLAY_ROWS * INTERPLAY_UNITS,)),
        ("has_net", np.int64),
        ("net_code", np.int16, (SHAPE_KEYS,)),  # the code of four shapes
        ("net_bias", np.int32, (NET_HIDDEN,)),
        ("net_counts", np.int16, (NET_HIDDEN,)),
        ("net_out", np.int64),
        ("net_policy", np.int16, (2 * NET_WIDTH,)),  # by the side to move
        ("net_empty", np.int32, (NET_WIDTH,)),  # the pool of an empty board
        ("even_values", np.int64, (2,)),  # sum of the point values of a colour on an empty board
        ("threat_values", np.int64, (512,)),  # by who has which threats
        ("near_of_point", np.int64, (POINTS * NEAR_WORDS,)),
        ("zobrist", np.int64, (2 * POINTS,)),
        ("zobrist_turn", np.int64),
        ("net_base", np.int64),  # the pool is known from this ply
        ("net_valid", np.int64),  # to this one
        ("net_places", np.int32, (4 * NET_CHANGES,)),  # rows of points that a stone has changed
        # Search
        ("control", np.int64, (CONTROLS,)),
        ("generation", np.int64),
        ("vcf_failed", np.int64, (VCF_MEMORY,)),  # keys of positions without a VCF
        ("vct_failed", np.int64, (VCF_MEMORY,)),  # keys of positions without a VCT, and how deep
        ("vct_won", np.int64, (MAX_DEPTH,)),  # by ply, the key of the last position with a VCT
        ("vct_move", np.int64),  # the first move of the last VCT found
        ("vcf_move", np.int64),  # the first move of the last VCF found
        ("width", np.int64),  # candidates looked at a node; 0 for all
        ("answers", np.int64, (WORDS,)),
        ("marks", np.int64, (WORDS,)),
        ("move_list", np.int16, (MAX_DEPTH * MAX_MOVES,)),
        ("move_rank", np.int32, (MAX_DEPTH * MAX_MOVES,)),
        ("history", np.int32, (2 * POINTS,)),
        ("follow_up", np.int16, (2 * POINTS,)),  # the reply that last refuted a move
        ("continuation", np.int32, (2 * OFFSETS,)),  # as history, by the step from the last move
        ("killers", np.int16, (MAX_DEPTH * 2,)),
        ("static_eval", np.int64, (MAX_DEPTH + 2,)),
        ("pv", np.int16, ((MAX_DEPTH + 1) * (MAX_DEPTH + 1),)),
        ("pv_length", np.int64, (MAX_DEPTH + 2,)),
        ("excluded", np.int64, (MAX_MOVES,)),
        ("excluded_count", np.int64),
        ("reductions", np.int8, (64 * 64,)),
        *((name, np.int64) for name in SEARCH_PARAMS),
        # The capture rules; of the other rules all of this stays 0
        ("captures", np.int64),  # pairs are taken, and fives may be broken
        ("strict", np.int64),  # more is forbidden than double threes
        ("exact_five", np.int64),  # six in a row are no five
        ("pairs_to_win", np.int64),
        ("is_setting_up", np.int64),  # stones are put on the board and take nothing
        ("pairs", np.int64, (2 * (MAX_PLIES + 1),)),  # taken by either colour, per ply
        ("verdict", np.int64, (MAX_PLIES + 1,)),  # what the move before a ply has decided
        ("capture_info", np.int64, (POINTS,)),  # pairs to take and to set up, a byte a line
        ("capture_bits", np.int64, (2 * WORDS,)),  # points where a colour takes something
        ("capture_totals", np.int64, (MAX_PLIES + 1,)),  # sums over all points, 16 bits each
        ("capture_log_start", np.int64, (MAX_PLIES + 1,)),
        ("capture_log_point", np.int16, (PAIR_LOG_LENGTH,)),
        ("capture_log_word", np.int64, (PAIR_LOG_LENGTH,)),
        ("taken", np.int16, (MAX_TAKEN * (MAX_PLIES + 1),)),
        ("taken_count", np.int64, (MAX_PLIES + 1,)),
        ("taken_near", np.int64, (WORDS * (MAX_PLIES + 1),)),  # near_bits before stones went
        ("board_bits", np.int64, (WORDS,)),  # all points
        ("pairs_of_window", np.uint8, (4096,)),
        ("fouls_of_window", np.uint16, (1 << 16,)),
        ("zobrist_pairs", np.int64, (2 * PAIR_KEYS,)),
    ],
    align=True,
)

CACHE_LINE = 64


def _one_record() -> npt.NDArray[np.void]:
    """An array of one record of zeros, which begins on a cache line."""
    memory = np.zeros(state_dtype.itemsize + CACHE_LINE, np.uint8)
    start = -memory.ctypes.data % CACHE_LINE
    return memory[start : start + state_dtype.itemsize].view(state_dtype)


def blank_state() -> Any:
    """A record of zeros."""
    return _one_record()[0]


def copy_of(state: Any) -> Any:
    """A record of its own with the same numbers."""
    records = _one_record()
    records[0] = state
    return records[0]


LEARNED = (
    "history",
    "continuation",
    "killers",
    "follow_up",
    "vcf_failed",
    "vct_failed",
    "vct_won",
)
"""What a search learns that helps the next one of the same rule and size."""


def point_at(x: int, y: int) -> int:
    """The point in column `x` and row `y`, counted from 0 at the top left of the board."""
    return (y + MARGIN) * STRIDE + x + MARGIN


def xy(point: int) -> tuple[int, int]:
    """Column and row of a point, counted from 0 at the top left of the board."""
    return point % STRIDE - MARGIN, point // STRIDE - MARGIN
