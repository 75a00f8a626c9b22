"""How the screen is shared out: room for the board, and panels beside it or below."""

from __future__ import annotations

from typing import NamedTuple

from .drawing import LARGE, SMALL

LINES = 3  # title, status and keys
SIDE_WIDTH = 26  # columns beside the board, at least
ANALYSIS_WIDTH = 40  # columns of the analysis where it has some of its own
NARROW_SIDE = 4  # rows below the board, where there is no room beside it
NARROW_ANALYSIS = 6  # more rows there for the analysis
LEAST_ROWS = 4  # of the board, whatever else there is


class Layout(NamedTuple):
    """The room of the board, and where the panels are."""

    columns: int
    rows: int
    is_wide: bool  # the analysis has a column of its own
    is_narrow: bool  # the panels are below the board


def layout_of(
    width: int, height: int, size: int, *, is_analysing: bool, allows_large: bool
) -> Layout:
    """A screen shared out for a board of this size; a large board comes before a third column."""
    rows = height - LINES
    is_large = rows >= LARGE.height(size) and width >= LARGE.width(size) + SIDE_WIDTH
    board = (LARGE if is_large and allows_large else SMALL).width(size)
    if width < board + SIDE_WIDTH:
        below = NARROW_SIDE + (NARROW_ANALYSIS if is_analysing else 0)
        return Layout(width, max(LEAST_ROWS, rows - below), is_wide=False, is_narrow=True)
    is_wide = is_analysing and width >= board + SIDE_WIDTH + ANALYSIS_WIDTH
    beside = SIDE_WIDTH + (ANALYSIS_WIDTH if is_wide else 0)
    return Layout(width - beside, rows, is_wide=is_wide, is_narrow=False)
