"""The tuned numbers of the engine's Python side, with their units; those of the kernels and of the
evaluation are in `core/params.py`.
"""

from __future__ import annotations

# Deepening (deepening.py)

WINDOW = 150  # centi-units around the last value in which the next one nearly always lies
WINDOW_DEPTH = 4  # plies; shallower values jump too much

# The line of a proven win (proof_line.py)

LINE_NODES = 200_000
LINE_NODES_AFTER_STOP = 5_000  # nodes, when the time is up: a few milliseconds
LINE_EXTRA_DEPTH = 8  # plies beyond the end of the line; captures need them to prove a loss

# Helper threads (analysis.py): how many plies each stays ahead of the depth that is reached. What
# it leaves in the table makes the depths in between quick; two threads at the same depth would
# search much the same tree.

LEADS = (3, 2, 4)

# Monte-Carlo tree search (monte_carlo.py): looks between two checks of the clock, and the growth of
# the tree after which a reader gets news

MCTS_LOOKS = 16
MCTS_REPORT_GROWTH = 1.5

# Time for a move (timing.py)

MOVES_TO_COME = 25  # by which a clock is divided
INCREMENT_SHARE = 0.8  # part of the increment that is spent at once
LONGEST_SHARE = 4.0  # times the usual time, for a move that is hard to choose
LARGEST_PART = 0.4  # part of a clock that one move may take
RESERVE = 0.030  # seconds of a clock that are kept for what happens around the search
RESERVE_PART = 0.3  # part of a clock, when that is less
HANDOVER = 0.001  # seconds from the stop flag to the answer
HANDOVER_PART = 0.1  # part of the time, when that is less

WAY_PART = 0.1  # of the time: a referee's clock also counts the messages' way to and fro
WAY_LEAST, WAY_MOST = 0.005, 0.150  # seconds

STABLE_DEPTHS = 6  # depths with the same choice make it a settled one
STABLE_FACTOR = 0.5  # part of the soft time that is enough then
FALLING_VALUE = 60  # centi-units by which a value falls to be worth more time
FALLING_FACTOR = 2.0  # times the soft time

OPENING_PARTS = {1: 0.1, 2: 0.25, 3: 0.25}  # parts of the time, by the stones on the board
OPENING_LEAST = 0.25  # seconds that a move may always take

# Levels: how much likelier a row of stones is overlooked than one of the rival's, along a row or
# column and near the last move (vision.py), and how games come to differ (levels.py)

OVERLOOKED_IF_DIAGONAL = 1.6
OVERLOOKED_IF_FAR = 1.6
OVERLOOKED_IF_JUST_MADE = 0.6  # the last move is one of its stones
OVERLOOKED_IF_OWN = 0.5
FAR = 5  # king's steps from the last move
NODES_VARIATION = 0.2  # part of the nodes by which a move gets more or fewer

# The fallback move (reflex.py): the worth of a shape to the side that makes it. Each is more than
# all lesser ones on four lines.

FIVE_WORTH = 10_000_000
OPEN_FOUR_WORTH, FOUR_WORTH, OPEN_THREE_WORTH = 100_000, 8_000, 6_000
WINS_NEXT_WORTH = 50_000  # two fours, or a four and an open three
STONE_WORTHS = (0, 4, 30, 200, 0)  # of a window of five with this many more own stones, no others
CAPTURE_WORTH = 3_000
THEIR_SHARE = 0.9  # a shape taken from the other side counts a little less than one's own
NEAR_STONES = 2  # king's steps from a stone within which moves are considered

# Memory, in megabytes

PROCESS_MB = (
    220  # a process with an engine, without its table; together with the one that started it
)
THREAD_MB = 8  # each further thread
COMPILE_MB = 350  # compiling part by part (measured: 285), and the process that waits for it

COMPILE_PARTS = 3  # in which the kernels are compiled where memory is short; see warmup.py
