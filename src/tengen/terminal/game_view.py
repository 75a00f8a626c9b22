"""How a game looks in the plain terminal: the board, a panel beside it, messages, and a prompt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from ..board import Board
from ..coords import Move
from ..engine.info import Info
from ..names import opening_name
from ..opening import Seat
from ..play.clock import steady_time
from ..play.session import Session, Wants
from ..play.words import (
    color_name,
    cut,
    instruction_text,
    printable,
    seconds_text,
    to_move_text,
    unended,
    width,
)
from ..texts import t
from .board_text import STONES, Paint, Role, by_side, draw_board, drawing_width
from .progress import cost_text, depth_text
from .terminal import Terminal

LEAST_PANEL = 26  # columns beside the board; where there are fewer, the panel goes below it
FEW = 6  # messages that are shown with the board, whether there is room or not


class Verbatim(str):
    """A message that is never wrapped, because it is meant to be copied."""

    __slots__ = ()


class GameView:
    """Draws a session on a terminal."""

    def __init__(self, terminal: Terminal, *, coloring: str = "stones") -> None:
        """With the colouring "sides", colours tell one's own stones from the rival's."""
        self._terminal = terminal
        self._is_by_side = coloring == "sides"
        self._drawn: object = None
        self.hides_board = False

    def show(
        self,
        session: Session,
        messages: Sequence[str],
        *,
        marked: Collection[Move] = (),
        ply: int | None = None,
    ) -> None:
        """Draw the game, or where nothing has changed and nothing is cleared, the messages only.

        `marked` are forbidden points to be seen; `ply` shows the board as it was after so many
        moves. A long list that would push the board off the screen has it to itself: `hides_board`.
        """
        self.hides_board = False
        terminal = self._terminal
        state = (session.acts, session.result, session.players.copy())
        if not terminal.clears and state == self._drawn and not marked and ply is None:
            terminal.write(_wrapped(messages, terminal.columns))
            return
        board = session.board_at(ply)
        offers = session.opening.offers if board.ply == session.board.ply else ()
        drawing = draw_board(board, forbidden=marked, offers=offers, paint=self._paint(session))
        lines = self._lines(session, board, drawing, messages)
        if terminal.clears and len(messages) > FEW and len(lines) >= terminal.rows > len(drawing):
            self.hides_board = True
            lines = _wrapped(messages, terminal.columns)
        terminal.clear()
        terminal.write(lines)
        self._drawn = state

    def _paint(self, session: Session) -> Paint:
        own = session.own_color if self._is_by_side else None
        return by_side(self._terminal.paint, own)

    def _lines(
        self, session: Session, board: Board, drawing: list[str], messages: Sequence[str]
    ) -> list[str]:
        """The board with the panel and the messages beside it, where there is room, or below."""
        columns = self._terminal.columns
        room = columns - drawing_width(board) - 2
        if room < LEAST_PANEL:
            return [*drawing, *self._panel(session, board, columns), *_wrapped(messages, columns)]
        panel = self._panel(session, board, room)
        beside = [message for message in messages if not isinstance(message, Verbatim)]
        told = _wrapped(beside, room)
        if len(panel) + 1 + len(told) > len(drawing):
            beside, told = [], []
        below = [message for message in messages if message not in beside]
        pairs = zip_longest(drawing, [*panel, "", *told], fillvalue="")
        indent = " " * drawing_width(board)
        rows = [f"{left or indent}  {right}" for left, right in pairs]
        return [*rows, *_wrapped(below, columns)]

    def _panel(self, session: Session, board: Board, columns: int) -> list[str]:
        """Rule and opening, who plays with how much time, how far the game is."""
        lines = [f"{board.rule.title}, {board.size}x{board.size}"]
        protocol = session.opening.protocol
        if protocol.steps:
            lines.append(t("terminal-panel-opening", opening=protocol.title))
        name = opening_name(board)
        lines += [] if name is None else [str(name)]
        lines += ["", *(self._player_line(session, seat, columns) for seat in session.seats)]
        moves = t("moves", count=board.ply)
        if board.ply:
            last = board.move_text(board.peek())
            moves = t("terminal-panel-last", moves=moves, move=last)
        lines += ["", moves]
        if board.rule.captures:
            black, white = board.captured_pairs
            lines.append(t("terminal-panel-pairs", black=black, white=white))
        if board.pending_five is not None:
            lines.append(t("terminal-panel-five", color=str(board.pending_five)))
        return [cut(line, columns) if width(line) > columns else line for line in lines]

    def _player_line(self, session: Session, seat: Seat, columns: int) -> str:
        sign, role = " ", t(f"seat-{seat}")
        if session.has_colors:
            color = session.colors[seat]
            sign, role = self._paint(session)(STONES[color], Role[color.name]), color_name(color)
        marker = " <" if seat is session.turn and not session.is_over else ""
        remaining = session.remaining(seat, steady_time())
        clock = "" if remaining is None else f" {seconds_text(remaining)}"
        name = f"{role} {session.players[seat].shown}".rstrip()
        return f"{sign} {cut(name, columns - width(f'X {clock} <'))}{clock}{marker}"

    def prompt(self, session: Session) -> str:
        """What the player in turn is asked."""
        if self.hides_board:
            return f"{t('terminal-shows-board')}: "
        turn = session.to_act
        if turn is None:
            return f"{t('terminal-prompt-over')}: "
        who = session.who_begins(turn.seat)
        if turn.wants is Wants.DRAW_ANSWER:
            return f"{who}: {unended(str(turn.instruction))} (y/n): "
        asked = f"{who}: {unended(instruction_text(turn))}"
        if session.is_settled:
            asked = to_move_text(who, session.board.turn)
        # The board is not redrawn for each prompt, so its clocks would be out of date.
        remaining = session.remaining(turn.seat, steady_time())
        left = "" if remaining is None else t("terminal-time-left", time=seconds_text(remaining))
        clock = f" ({left})" if left else ""
        return f"{asked}{clock}: "

    def thinking(self, board: Board, who: str, info: Info) -> None:
        """Draw how a search goes on, in one line."""
        text = f"{t('terminal-thinks', who=who)}: {depth_text(board, info)}  {cost_text(info)}"
        self._terminal.write_over(cut(text, self._terminal.columns - 1))

    def end_thinking(self) -> None:
        """Take that line away."""
        self._terminal.write_over("")


def _wrapped(messages: Sequence[str], columns: int) -> list[str]:
    """The messages in lines of this many columns, broken at blanks."""
    lines: list[str] = []
    for message in messages:
        if isinstance(message, Verbatim):
            lines.append(message)
            continue
        line = ""
        for word in printable(message).split():
            if line and width(f"{line} {word}") > columns:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
            while width(line) > columns and not line.isascii():  # Chinese needs no blanks
                lines.append(cut(line, columns))
                line = line[len(lines[-1]) :]
        lines += [line] if line else []
    return lines
