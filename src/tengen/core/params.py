"""Every tuned number of the core, with its unit.

Values are in centi-units: 100 is about the worth of a move in a quiet position.
"""

from __future__ import annotations

from typing import NamedTuple

# Shapes: an open two with this many ways to an open three counts as a wide one.
OPEN_TWO_WIDE_WAYS = 3

# Values of points are fixed-point: this many bits below a centi-unit.
VALUE_BITS = 2

# The numbers from here to the class orders are set by hand; a rule with a file in `data/` has its
# own.

# What a shape on one line of an empty point is worth to the colour that could play there, in the
# order of patterns.py: dead, one, open one, two, open two, wide open two, three, open three, wide
# open three, four, open four, five, double four, overline.
SHAPE_VALUES = (0, 0, 2, 3, 9, 11, 14, 30, 36, 40, 80, 80, 0, 0)

# What the class of a point adds: quiet, three, double three, four, four-three, win, five.
CLASS_VALUES = (0, 0, 40, 0, 50, 80, 100)

# The same under the capture rules: two open threes are forbidden, and fours can be broken.
CAPTURE_CLASS_VALUES = (0, 0, 0, 0, 30, 60, 100)

# What threats on the board count extra.
WIN_FOR_RIVAL = 90  # against the side to move: the rival threatens an open four
FOUR_THREE_FOR_ME = 220  # a four and an open three at once, unless the rival threatens that
FOUR_THREE_FOR_RIVAL = 70

# Centi-units of a search at which the odds of winning are e : 1.
SCALE = 120.0

# The order in which moves are tried: so many times the value of the point, and more by its class.
VALUE_ORDER = 5
CLASS_ORDERS = (0, 20, 20, 60, 250, 1100, 1500)


class Param(NamedTuple):
    """A number that kernels read from the state: its value and its sensible range."""

    value: int
    low: int
    high: int


# Read by kernels from the state record by these names, so that a match can compare two sets of
# numbers in one process, without compiling again.
SEARCH_PARAMS: dict[str, Param] = {
    # Evaluation: the side to move is worth a little more; fitted weights have their own numbers
    "tempo_percent": Param(10, 0, 100),  # of its own point values
    "tempo_value": Param(10, -1000, 1000),
    # The network: asked at leaves only this close to the window, in centi-units
    "net_margin": Param(300, 0, 10_000),
    # VCF: how far below a node fours are followed, in plies, and what it may cost, in makes
    "vcf_plies": Param(40, 0, 100),
    "vcf_makes": Param(64, 0, 100_000),
    "vcf_makes_per_depth": Param(16, 0, 100_000),
    "vcf_most_depth": Param(8, 0, 100),  # plies of depth that add makes
    "vcf_least_shape": Param(6, 0, 8),  # a four must make this much on another line as well
    # VCT: from which depth on it is tried, its makes per ply of depth beyond, attacking moves
    "vct_depth": Param(8, 1, 100),
    "vct_makes": Param(800, 0, 1_000_000),
    "vct_least_value": Param(250, -10_000, 10_000),  # to the mover; below, threats rarely win
    "vct_root_percent": Param(25, 0, 400),  # of the nodes spent so far
    "vct_threats": Param(24, 0, 60),
    "leaf_plies": Param(1, 0, 8),  # an open four to come is answered this far below depth 0
    # Pruning: depths in plies, margins in centi-units
    "reverse_futility_depth": Param(6, 0, 20),
    "reverse_futility_margin": Param(70, 0, 1000),
    "futility_depth": Param(7, 0, 20),
    "futility_base": Param(90, 0, 1000),
    "futility_margin": Param(60, 0, 1000),
    "razor_depth": Param(3, 0, 20),
    "razor_margin": Param(150, 0, 1000),
    "late_move_depth": Param(8, 0, 20),
    "late_move_base": Param(6, 1, 100),
    "late_move_scale": Param(42, 0, 400),  # percent of depth squared
    "late_move_improving": Param(2, 1, 8),  # times as many moves while the evaluation rises
    "late_any_base": Param(6, 1, 1000),  # moves of any kind, threats included
    "late_any_scale": Param(300, 0, 1000),  # percent of a move for each ply
    # The capture rules: pairs held, to take and to set up, in centi-units
    "pair_value": Param(45, 0, 1000),  # each pair held
    "pair_growth": Param(25, 0, 1000),  # times the pairs held, once more for each
    "take_for_me": Param(125, 0, 1000),  # each pair that can be taken
    "take_for_rival": Param(85, 0, 1000),
    "set_up_for_me": Param(13, 0, 1000),  # each way to threaten a pair
    "set_up_for_rival": Param(5, 0, 1000),
    "order_take": Param(600, 0, 4000),
    "order_save": Param(390, 0, 4000),
    "order_set_up": Param(38, 0, 4000),
    "capture_proof_depth": Param(7, 0, 100),  # plies from which on all moves are tried for a loss
    # Reductions, in plies
    "internal_depth": Param(5, 1, 100),  # from here on a node without a table move loses a ply
    "reduce_depth": Param(3, 1, 100),  # from here on late moves are reduced
    "reduce_pv_less": Param(1, 0, 3),
    "reduce_threats_less": Param(2, 0, 3),
    "reduce_blocks_less": Param(0, 0, 3),
    "reduce_cut_more": Param(1, 0, 3),
    "reduce_raised_more": Param(1, 0, 3),  # once a move has raised the value
    "history_per_ply": Param(4096, 256, 65536),
    # Order
    "order_history_shift": Param(5, 0, 16),  # bits
    "order_continuation_shift": Param(5, 0, 16),  # bits
    "order_attack": Param(2, 1, 8),  # own shapes count so many times the opponent's
    "order_policy": Param(0, 0, 1000),  # for odds of e : 1 that the move is best
    "order_reply": Param(60, 0, 1000),  # refuted the last move before
    "order_killer": Param(80, 0, 1000),  # refuted another move at this ply
    # Monte-Carlo tree search
    "mcts_depth": Param(2, 0, 20),  # plies of the search that judges a leaf
    "mcts_width": Param(32, 1, 484),  # moves of a position, unless all of them must be known
    "mcts_explore": Param(100, 0, 1000),  # percent; how much moves that look good are tried
    "mcts_unknown_less": Param(20, 0, 200),  # percent of a win, for a move not tried yet
    "mcts_rank_unit": Param(100, 1, 10_000),  # of a rank, for odds of e : 1 without a network
    "mcts_best_bonus": Param(100, 0, 1000),  # percent of a logarithm, for the leaf's best move
}

# What differs under the capture rules: there nearly every move threatens something.
CAPTURE_PARAMS: dict[str, int] = {"reduce_threats_less": 1}

# Plies by which the n-th move at a depth is searched less: base + log(depth) * log(n) / scale.
REDUCTION_BASE = 0.7
REDUCTION_SCALE = 1.4

# History: an entry stays below the limit; a cutoff at a depth adds so much times its square.
HISTORY_LIMIT = 8192
HISTORY_BONUS = 8
HISTORY_MOST_BONUS = 1200

# The table: plies that an entry is worth less for each search since it was written, and plies by
# which a stored depth must exceed that of a bound to survive it.
TABLE_AGE_PLIES = 8
TABLE_DEEPER_PLIES = 3

# Pairs to take that count in the evaluation; a move takes from one point only.
MOST_TAKES = 4

# In renju every empty point may be forbidden to Black; with this many that does not happen.
CROWDED = 40
