"""A review in lines of text: the table of moves, the mistakes explained, players compared."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from ..analysis.reviews.annotate import choice_text, move_comment
from ..analysis.reviews.phrases import score_words
from ..analysis.reviews.records import GameReview, MoveReview
from ..analysis.reviews.statistics import MARKS, PHASES, PlayerStatistics
from ..board import Board
from ..names import opening_name
from ..play.words import point_names, printable
from ..rules import Color
from .progress import StatusLines

SHOWN_LINE = 9  # moves of a line
LONGEST_NAME = 20  # characters of a player's name in a table
KINDS_SHOWN = 3  # of shapes that a player overlooks most


class ReviewProgress:
    """A bar on standard error while a game is reviewed: its positions, then its turning points."""

    def __init__(self, label: str = "") -> None:
        self._label = f"{label}, " if label else ""
        self._lines: StatusLines | None = None

    def __call__(self, review: GameReview) -> None:
        """Show how far the review has come."""
        if self._lines is None:
            self._lines = StatusLines(len(review.verdicts))
        done = sum(verdict is not None for verdict in review.verdicts)
        is_deeper = len(review.moves) == review.board.ply
        more = f"turning points: {review.steps_left} left" if is_deeper else "positions"
        self._lines.show(done, self._label + more)

    def clear(self) -> None:
        """Make room for other lines."""
        if self._lines is not None:
            self._lines.clear()
        sys.stderr.flush()


def review_lines(review: GameReview, you: Color | None = None) -> list[str]:
    """Everything that a review says about a game."""
    name = opening_name(review.board)
    lines = [str(review.summary.message(you))]
    lines += [] if name is None else [f"Opening: {name}."]
    lines += ["", *accuracy_lines(review)]
    acts = [choice_text(choice) for choice in review.choices]
    if acts:
        lines += ["", "Opening:", *(f"  {act}" for act in acts)]
    lines += ["", *move_table(review)]
    explained = [move for move in review.moves if move_comment(move)]
    for move in explained:
        lines += ["", *_explained(review.board, move, you)]
    if not review.is_complete:
        lines += ["", f"The review is not complete: {review.steps_left} searches are left."]
    return lines


def accuracy_lines(review: GameReview) -> list[str]:
    """The accuracy of both sides, with how many of each mark."""
    lines = []
    for color in Color:
        value = review.accuracy(color)
        if value is not None:
            marks = [move.mark for move in review.moves if move.color == color]
            counts = [f"{marks.count(mark)} {mark}" for mark in MARKS if mark in marks]
            more = f"  ({', '.join(counts)})" if counts else ""
            lines.append(f"{color.title:<5} accuracy {value:.0f} %{more}")
    return lines


def move_table(review: GameReview) -> list[str]:
    """One line for each move: its mark, the chances before and after it, the better move."""
    board = review.board
    lines = [f"{'No.':>4} {'side':<5} {'move':<5} {'mark':<4} {'before':<12} {'after':<12} better"]
    for move in review.moves:
        better = "" if move.kind.is_good or move.best == move.move else board.move_text(move.best)
        label = "" if move.kind.is_good and not move.mark else f"  {move.kind}"
        lines.append(
            f"{move.number:>4} {move.color.title:<5} {board.move_text(move.move):<5} "
            f"{move.mark:<4} {score_words(move.before):<12} {score_words(move.after):<12} "
            f"{better:<5}{label}"
        )
    return lines


def _explained(board: Board, move: MoveReview, you: Color | None) -> list[str]:
    heading = f"{move.number}. {board.move_text(move.move)} {move.mark} {move.kind}"
    if move.reason is None:
        return [heading]
    return [
        f"{heading}: {move.reason.message(you)}",
        f"  better  {_line(board, move.best_line)}  ({score_words(move.before)})",
        *([f"  then    {_line(board, move.refutation)}"] if move.refutation else []),
    ]


def _line(board: Board, line: tuple[int, ...]) -> str:
    more = " …" if len(line) > SHOWN_LINE else ""
    return point_names(board, line[:SHOWN_LINE]) + more


def player_lines(players: Mapping[str, PlayerStatistics]) -> list[str]:
    """Players by their accuracy, the best first, with the shapes that they overlook most."""
    phases = "  ".join(f"{name:>11}" for name in PHASES)
    lines = [f"{'player':<{LONGEST_NAME}} games moves accuracy  {phases}  black  white  overlooks"]
    order = sorted(players.items(), key=lambda each: -(each[1].total.accuracy or 0))
    for name, player in order:
        shown = printable(name)[:LONGEST_NAME]
        parts = "  ".join(f"{_percent(tally.accuracy):>11}" for tally in player.phases.values())
        sides = "  ".join(f"{_percent(tally.accuracy):>5}" for tally in player.colors.values())
        kinds = (player.missed + player.allowed).most_common(KINDS_SHOWN)
        lines.append(
            f"{shown:<{LONGEST_NAME}} {player.games:>5} {len(player.total.losses):>5} "
            f"{_percent(player.total.accuracy):>8}  {parts}  {sides}  "
            f"{', '.join(f'{kind} ({count})' for kind, count in kinds)}"
        )
    return lines


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.0f} %"
