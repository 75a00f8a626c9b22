"""A game in words: the sentences that every user interface shares."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING
from unicodedata import combining, east_asian_width

from ..board import Board
from ..coords import Move
from ..game import Game, Result
from ..outcome import Outcome, Termination
from ..protocols import Choice
from ..rules import Color
from ..texts import Message, t
from ..texts.message import MessageParam

if TYPE_CHECKING:
    from .session import Turn


def point_names(board: Board, moves: Iterable[Move]) -> str:
    """Points as text: "h8 i9 j10"."""
    return " ".join(board.move_text(move) for move in moves)


def ending(board: Board, outcome: Outcome) -> str:
    """How the game ended on the board, in a sentence that names the winning stones."""
    how = outcome_message(board, outcome).text()
    if not outcome.line:
        return how
    return t("terminal-with-line", how=unended(how), line=point_names(board, outcome.line))


def outcome_message(board: Board, outcome: Outcome) -> Message:
    """How the game ended on the board, in a sentence: "Black wins with 5 in a row."."""
    params: dict[str, MessageParam] = {"winner": str(outcome.winner)}
    match outcome.termination:
        case Termination.FIVE:
            params["count"] = len(outcome.line)
        case Termination.CAPTURES:
            params["pairs"] = board.captured_pairs.of(outcome.winner) if outcome.winner else 0
        case Termination.FORBIDDEN:
            params["move"] = board.move_text(board.peek())
        case Termination.NO_MOVE:
            params = {"color": str(board.turn)}
    return Message(f"result-{outcome.termination}", params)


def result_message(result: Result) -> Message:
    """A result as a sentence: "White wins by resignation."."""
    winner = "none" if result.winner is None else str(result.winner)
    return Message(f"result-{result.reason}", {"winner": winner})


def pairs_text(board: Board) -> str | None:
    """The captured pairs, or None where nothing is captured."""
    if not board.rule.captures:
        return None
    return captured_text(*board.captured_pairs)


def captured_text(black: int, white: int) -> str:
    """How many pairs each side has captured."""
    return t("terminal-pairs", black=black, white=white)


def capture_text(before: Board, after: Board) -> str | None:
    """The stones that the last move took, or None."""
    taken = before.captures(after.peek())
    if not taken:
        return None
    stones, count = point_names(after, taken), after.captured_pairs.of(before.turn)
    return t("terminal-captures", color=str(before.turn), stones=stones, count=count)


def pending_text(board: Board) -> str | None:
    """A five that the side to move may still break, or None."""
    if board.pending_five is None:
        return None
    return t("terminal-pending", color=str(board.pending_five))


def forbidden_text(board: Board) -> str | None:
    """The forbidden points with their reasons, or None when there are none."""
    points = board.forbidden_points
    if not points:
        return None
    names = ", ".join(
        t("explain-point-forbidden", point=board.move_text(move), why=str(reason))
        for move, reason in points.items()
    )
    return t("terminal-forbidden", color=str(board.turn), points=names)


def act_text(game: Game, what: Move | Choice, *, is_stone: bool) -> str:
    """A stone, a choice or an offer as a list of moves shows it: "h8", "Play White", "offer h9"."""
    if isinstance(what, Choice):
        return what.label
    point = game.move_text(what)
    return point if is_stone else t("terminal-offers", point=point)


def to_move_text(who: str, color: Color) -> str:
    """Whose move it is; whoever has no name is a colour, which some languages inflect."""
    if who == color_name(color):
        return t("play-color-to-move", color=str(color))
    return t("play-to-move", name=who)


def color_name(color: Color) -> str:
    """A colour in words: "Black"."""
    return t("color", color=str(color))


def factor_name(name: str) -> str:
    """A reason for a move in words: "open four"."""
    return t(f"factor-{name.replace(' ', '-')}")


def unended(sentence: str) -> str:
    """A sentence without its full stop, so that it can be continued."""
    return sentence.rstrip(".。")


def instruction_text(turn: Turn) -> str:
    """What a player has to do, choices with the numbers by which they can be typed."""
    if not turn.choices or all(choice.offered for choice in turn.choices):
        return str(turn.instruction)
    options = ", ".join(f"{i} {choice.label}" for i, choice in enumerate(turn.choices, 1))
    return t("instruction-options", options=options)


def offer_letter(number: int) -> str:
    """The mark of an offered point on a board: A for the first, B for the second."""
    return chr(ord("A") + number)


def number_text(number: float) -> str:
    """A number without an exponent, exactly: 2.5, and 2 for 2.0."""
    return f"{Decimal(repr(number)):f}".removesuffix(".0")


def count_text(count: int) -> str:
    """A large number in short: 1.23 M."""
    for unit, name in ((1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")):
        if count >= unit:
            return f"{count / unit:.3g} {name}"
    return str(count)


def seconds_text(seconds: float) -> str:
    """A time as a clock shows it: "4:05", "1:02:03", below a minute with a tenth: "9.3"."""
    if seconds < 60:
        return f"{int(seconds * 10) / 10:.1f}"
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def printable(text: str) -> str:
    """A name or a comment from a file, safe to show: no control characters, on one line."""
    return "".join(c if c.isprintable() else " " for c in text).strip()


def width(text: str) -> int:
    """How many columns of a terminal the text takes; some characters take two, some none."""
    return sum(_columns(character) for character in text)


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """The text with blanks up to this many columns, on its left if it belongs to the right."""
    blanks = " " * max(0, columns - width(text))
    return blanks + text if right else text + blanks


def cut(text: str, columns: int) -> str:
    """The beginning of the text that fits into this many columns."""
    used = 0
    for i, character in enumerate(text):
        used += _columns(character)
        if used > columns:
            return text[:i]
    return text


def _columns(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
