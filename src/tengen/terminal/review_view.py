"""A review in lines of text: the table of moves, the mistakes explained, players compared."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from ..analysis.reviews.annotate import choice_text, move_comment
from ..analysis.reviews.classes import MoveClass
from ..analysis.reviews.phrases import score_words
from ..analysis.reviews.records import GameReview, MoveReview
from ..analysis.reviews.statistics import MARKS, PHASES, PlayerStatistics
from ..board import Board
from ..learning.advice import advice
from ..names import opening_name
from ..play.words import color_name, cut, padded, point_names, printable, width
from ..rules import Color
from ..texts import t
from .progress import StatusLines

SHOWN_LINE = 9  # moves of a line
LONGEST_NAME = 20  # characters of a player's name in a table
KINDS_SHOWN = 3  # of shapes that a player overlooks most
COLUMNS = (7, 6, 5, 12, 12)  # side, move, mark, before, after
TOTALS = ("games", "moves", "accuracy")
WIDTHS = (5, 5, 8, 7, 7, 7, 5, 5)  # of the columns of players, where their heads are shorter


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
        more = t("terminal-review-positions")
        if is_deeper:
            more = t("terminal-review-turns", count=review.steps_left)
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
    lines += [] if name is None else [t("terminal-opening-name", name=str(name))]
    lines += ["", *accuracy_lines(review)]
    acts = [choice_text(choice) for choice in review.choices]
    if acts:
        lines += ["", f"{t('setup-opening')}:", *(f"  {act}" for act in acts)]
    lines += ["", *move_table(review)] if review.moves else []
    explained = [move for move in review.moves if move_comment(move)]
    for move in explained:
        lines += ["", *_explained(review.board, move, you)]
    if not review.is_complete:
        lines += ["", t("terminal-review-left", count=review.steps_left)]
    told = advice_lines(review, you)
    return [*lines, "", *told] if told else lines


def advice_lines(review: GameReview, you: Color | None = None) -> list[str]:
    """What a side, or both, overlooked, and the command for puzzles that train it."""
    lines = []
    for color in Color if you is None else (you,):
        found = advice(review, color)
        if found is not None:
            lines.append(t("review-overlooked", color=str(color), kinds=overlooked(found.kinds)))
            rule = review.board.rule.name
            lines.append(f"  tengen puzzles solve --rule {rule} --theme {found.theme}")
    return lines


def overlooked(kinds: Sequence[tuple[str, int]]) -> str:
    """Kinds of shapes with how often each was overlooked."""
    return ", ".join(f"{t('kind-title', kind=kind)} ({count})" for kind, count in kinds)


def accuracy_lines(review: GameReview) -> list[str]:
    """The accuracy of both sides, with how many of each mark."""
    lines = []
    for color in Color:
        value = review.accuracy(color)
        if value is not None:
            marks = [move.mark for move in review.moves if move.color == color]
            counts = [f"{marks.count(mark)} {mark}" for mark in MARKS if mark in marks]
            more = f"  ({', '.join(counts)})" if counts else ""
            percent = f"{value:.0f}"
            lines.append(t("terminal-accuracy", color=str(color), percent=percent) + more)
    return lines


def move_table(review: GameReview) -> list[str]:
    """One line for each move: its mark, the chances before and after it, the better move."""
    board = review.board
    names = ("number", "side", "move", "mark", "before", "after", "better")
    lines = [_row([t("terminal-column", name=name) for name in names])]
    for move in review.moves:
        better = "" if move.kind.is_good or move.best == move.move else board.move_text(move.best)
        label = "" if move.kind.is_good and not move.mark else f"  {kind_text(move.kind)}"
        cells = [str(move.number), color_name(move.color), board.move_text(move.move), move.mark]
        cells += [score_words(move.before), score_words(move.after), f"{better:<5}{label}"]
        lines.append(_row(cells))
    return lines


def kind_text(kind: MoveClass) -> str:
    """What a move amounts to, in words."""
    return t(f"class-{kind.replace(' ', '-')}")


def _row(cells: Sequence[str]) -> str:
    number, *others = cells
    columns = [padded(text, width) for text, width in zip(others, COLUMNS, strict=False)]
    return " ".join([padded(number, 4, right=True), *columns, others[-1]])


def _explained(board: Board, move: MoveReview, you: Color | None) -> list[str]:
    signs = [f"{move.number}. {board.move_text(move.move)}", move.mark, kind_text(move.kind)]
    heading = " ".join(filter(None, signs))
    if move.reason is None:
        return [heading]
    better, then = t("terminal-better"), t("terminal-then")
    columns = max(width(better), width(then))
    best = f"{_line(board, move.best_line)}  ({score_words(move.before)})"
    reasons = [reason.message(you).text() for reason in (move.reason, move.also) if reason]
    lines = [f"{heading}: {' '.join(reasons)}", f"  {padded(better, columns)}  {best}"]
    if move.refutation:
        lines.append(f"  {padded(then, columns)}  {_line(board, move.refutation)}")
    return lines


def _line(board: Board, line: tuple[int, ...]) -> str:
    more = " …" if len(line) > SHOWN_LINE else ""
    return point_names(board, line[:SHOWN_LINE]) + more


def player_lines(players: Mapping[str, PlayerStatistics]) -> list[str]:
    """Players by their accuracy, the best first, with the shapes that they overlook most."""
    heads = [t("terminal-column", name=name) for name in (*TOTALS, *PHASES, "black", "white")]
    widths = [max(least, width(head)) for head, least in zip(heads, WIDTHS, strict=True)]
    named = padded(t("terminal-column", name="player"), LONGEST_NAME)
    lines = [_cells([named, *_right(heads, widths), t("terminal-column", name="overlooks")])]
    order = sorted(players.items(), key=lambda each: -(each[1].total.accuracy or 0))
    for name, player in order:
        shown = padded(cut(printable(name), LONGEST_NAME), LONGEST_NAME)
        tallies = [player.total, *player.phases.values(), *player.colors.values()]
        numbers = [str(player.games), str(len(player.total.losses))]
        numbers += [_percent(tally.accuracy) for tally in tallies]
        kinds = (player.missed + player.allowed).most_common(KINDS_SHOWN)
        lines.append(_cells([shown, *_right(numbers, widths), overlooked(kinds)]))
    return lines


def _cells(cells: Sequence[str]) -> str:
    return "  ".join(cells)


def _right(texts: Sequence[str], widths: Sequence[int]) -> list[str]:
    return [padded(text, width, right=True) for text, width in zip(texts, widths, strict=True)]


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{value:.0f} %"
