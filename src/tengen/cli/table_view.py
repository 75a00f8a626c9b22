"""How a game looks in the plain terminal: the board, a panel beside it, messages, and a prompt."""

from __future__ import annotations

import textwrap
import time
from collections.abc import Collection, Sequence
from itertools import zip_longest

from ..board import Board
from ..coords import Move
from ..engine.info import Info
from ..opening import Seat
from ..play.session import Session, Wants
from ..play.words import cut, moves_text, printable, seconds_text, width
from .progress import cost_text, depth_text
from .terminal import Terminal
from .words import STONES, Role, draw_board, drawing_width

LEAST_PANEL = 26  # columns beside the board; where there are fewer, the panel goes below it


class Verbatim(str):
    """A message that is never broken into lines, because somebody will copy it."""

    __slots__ = ()


class TableView:
    """Draws a session on a terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._drawn: object = None

    def show(
        self,
        session: Session,
        messages: Sequence[str],
        *,
        marked: Collection[Move] = (),
        ply: int | None = None,
    ) -> None:
        """Draw the table, or where nothing has changed and nothing is cleared, the messages only.

        `marked` are forbidden points to be seen; `ply` shows the board as it was after so many
        moves.
        """
        terminal = self._terminal
        state = (session.acts, session.result, session.players.copy())
        if not terminal.clears and state == self._drawn and not marked and ply is None:
            terminal.write(_wrapped(messages, terminal.columns))
            return
        board = session.board
        while ply is not None and board.ply > ply:
            board.pop()
        drawing = draw_board(board, forbidden=marked, paint=terminal.paint)
        room = terminal.columns - drawing_width(board) - 2
        terminal.clear()
        below: list[str] = [message for message in messages if isinstance(message, Verbatim)]
        beside = [message for message in messages if not isinstance(message, Verbatim)]
        if room < LEAST_PANEL:
            panel = self._panel(session, board, terminal.columns)
            terminal.write([*drawing, *panel, *_wrapped(beside, terminal.columns), *below])
        else:
            panel = self._panel(session, board, room)
            told = _wrapped(beside, room)
            if len(panel) + 1 + len(told) > len(drawing):  # a long list reads better below
                below, told = [*_wrapped(beside, terminal.columns), *below], []
            self._write_side_by_side(drawing, [*panel, "", *told], drawing_width(board))
            terminal.write(below)
        self._drawn = state

    def _write_side_by_side(self, left: list[str], right: list[str], columns: int) -> None:
        pairs = zip_longest(left, right, fillvalue="")
        self._terminal.write(f"{first or ' ' * columns}  {second}" for first, second in pairs)

    def _panel(self, session: Session, board: Board, columns: int) -> list[str]:
        """Rule and opening, who plays with how much time, how far the game is."""
        lines = [f"{board.rule}, {board.size}x{board.size}"]
        if session.opening.protocol.steps:
            lines.append(f"opening: {session.opening.protocol}")
        lines += ["", *(self._player_line(session, seat, columns) for seat in _by_color(session))]
        last = f", last {board.move_text(board.peek())}" if board.ply else ""
        lines += ["", f"{moves_text(board.ply)}{last}"]
        if board.rule.captures:
            lines.append("pairs: Black {}, White {}".format(*board.captured_pairs))
        return lines

    def _player_line(self, session: Session, seat: Seat, columns: int) -> str:
        sign, role = " ", f"{seat} player"
        if session.has_colors:
            color = session.colors[seat]
            sign, role = self._terminal.paint(STONES[color], Role[color.name]), color.title
        marker = " <" if seat is session.turn and not session.is_over else ""
        remaining = session.remaining(seat, time.time())
        clock = "" if remaining is None else f" {seconds_text(remaining)}"
        name = f"{role} {session.players[seat].title}".rstrip()
        return f"{sign} {cut(name, columns - width(f'X {clock} <'))}{clock}{marker}"

    def prompt(self, session: Session) -> str:
        """What the player in turn is asked."""
        turn = session.to_act
        if turn is None:
            return "The game is over (n another game, u undo, s save, l load, q quit): "
        who = session.who(turn.seat)
        who = who[0].upper() + who[1:]
        if turn.wants is Wants.DRAW_ANSWER:
            return f"{who}: {turn.instruction} (y/n): "
        return f"{who} to move: " if session.is_settled else f"{who}: {turn.instruction}: "

    def thinking(self, board: Board, who: str, info: Info) -> None:
        """Draw how a search goes on, in one line."""
        text = f"{who} thinks: {depth_text(board, info)}  {cost_text(info)}"
        self._terminal.write_over(cut(text, self._terminal.columns - 1))

    def end_thinking(self) -> None:
        """Take that line away."""
        self._terminal.write_over("")


def _by_color(session: Session) -> list[Seat]:
    return sorted(Seat, key=lambda seat: session.colors[seat])


def _wrapped(messages: Sequence[str], columns: int) -> list[str]:
    lines: list[str] = []
    for message in messages:
        if isinstance(message, Verbatim):
            lines.append(message)
        else:
            lines += textwrap.wrap(printable(message), columns)
    return lines
