"""Every number of the engine that is a matter of taste or measurement, with its unit.

Values are in centi-units: 100 is about the worth of a move in a quiet position.
"""

from __future__ import annotations

# Shapes: an open two with this many ways to an open three counts as a wide one.
OPEN_TWO_WIDE_WAYS = 3

# What a shape on one line of an empty point is worth to the colour that could play there, in the
# order of patterns.py: dead, one, open one, two, open two, wide open two, three, open three, wide
# open three, four, open four, five, double four, overline.
SHAPE_VALUES = (0, 1, 3, 5, 11, 13, 14, 28, 32, 34, 60, 60, 0, 0)

# What the class of a point adds: quiet, three, double three, four, four-three, win, five.
CLASS_VALUES = (0, 0, 40, 0, 50, 80, 100)

# The same for the order in which moves are tried.
SHAPE_ORDERS = (0, 2, 8, 12, 40, 48, 60, 180, 200, 220, 2000, 4000, 0, 0)
CLASS_ORDERS = (0, 20, 220, 60, 500, 1500, 3000)

# Evaluation: the side to move is worth a little more, and threats on the board count extra.
TEMPO_PERCENT = 10  # of its own point values
TEMPO_VALUE = 10
WIN_FOR_RIVAL = 90  # the opponent threatens an open four
FOUR_THREE_FOR_ME = 220  # I can make a four and an open three at once
FOUR_THREE_FOR_RIVAL = 70

# VCF: fours in a row looked at below a leaf, and the makes one such search may cost.
VCF_DEPTH = 20  # plies
VCF_NODES = 64
VCF_NODES_ROOT = 200_000

# Search
REVERSE_FUTILITY_DEPTH = 6
REVERSE_FUTILITY_MARGIN = 70  # centi-units a ply
FUTILITY_DEPTH = 7
FUTILITY_BASE = 90
FUTILITY_MARGIN = 60
RAZOR_DEPTH = 3
RAZOR_MARGIN = 150
LATE_MOVE_DEPTH = 8
LATE_MOVE_BASE = 5
REDUCTION_BASE = 0.4
REDUCTION_SCALE = 1.75
HISTORY_LIMIT = 8192
