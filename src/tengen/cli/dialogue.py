"""What is typed and what is shown while two people play; `session.py` knows the game itself."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tempfile
import textwrap
from collections.abc import Callable, Mapping
from datetime import datetime
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from ..coords import Move
from ..files import write_file
from ..formats import format_of, write_game
from ..formats.position import parse_position
from ..formats.text import collect_losses
from ..opening import Seat
from .failures import INPUT_ERRORS, error_text
from .session import Session
from .terminal import Terminal
from .words import STONES, Role, cut, draw_board, drawing_width, forbidden_text, printable

LEAST_PANEL = 26  # columns beside the board; where there are fewer, the panel goes below it
AUTOSAVE_NAME = re.compile(r"tengen-\d{8}-\d{6}(-\d+)?\.sgf")


class Quit(Exception):  # noqa: N818  # no error, but the wish to leave
    """The players leave the table."""


class Binding(NamedTuple):
    """A command that can be typed instead of a move."""

    usage: str
    meaning: str
    run: Callable[[Dialogue, str], list[str]]


class Dialogue:
    """The dialogue: shows the session, asks, does what was typed, and saves at the end."""

    def __init__(self, session: Session, terminal: Terminal, *, file: Path | None = None) -> None:
        self.session = session
        self.terminal = terminal
        self._use(file)
        self._marked: frozenset[Move] = frozenset()  # forbidden points, for one drawing
        self._drawn: object = None

    def _use(self, file: Path | None, *, ours: bool = False) -> None:
        """Note where the game is; only a file that we wrote is ever written over unasked."""
        self.file = file
        ours = ours or (file is not None and AUTOSAVE_NAME.fullmatch(file.name) is not None)
        self._own_file = file if ours else None

    def run(self) -> None:
        """Play until somebody leaves, by q, Ctrl-C or the end of the input."""
        problems = self.session.game.problems
        messages = [*problems, self.session.ending or "? shows the commands."]
        try:
            while True:
                self._show(messages)
                messages = self.do(self.terminal.ask(self._prompt()))
        except (EOFError, KeyboardInterrupt):
            self.terminal.write([""])
        except Quit:
            pass
        finally:
            try:
                farewell = self._leave()
            except KeyboardInterrupt:  # just after q; the next one is ignored
                farewell = self._leave()
            self.terminal.write(farewell)

    def do(self, line: str) -> list[str]:
        """Do what was typed and return what there is to say; bad input changes nothing."""
        line = printable(line)
        name, _, argument = line.partition(" ")
        binding = BINDINGS.get(name.lower())
        try:
            if binding is not None:
                return binding.run(self, argument.strip())
            return self.session.play(line) if name else []
        except INPUT_ERRORS as error:
            # The library also prints the position; here it stands on the screen.
            return [error_text(error).partition("; position: ")[0] + "."]

    # What can be typed

    def undo(self, _: str) -> list[str]:
        """Take back the last move, choice or result."""
        return [self.session.undo()]

    def mark_forbidden(self, _: str) -> list[str]:
        """Mark the points that are forbidden to the player in turn."""
        board = self.session.board
        self._marked = frozenset(board.forbidden_points)
        return [forbidden_text(board) or f"No point is forbidden to {board.turn.title}."]

    def resign(self, _: str) -> list[str]:
        """The player in turn gives up."""
        return [self.session.resign()]

    def draw(self, _: str) -> list[str]:
        """Both agree."""
        return [self.session.agree_draw()]

    def save(self, name: str, *, replace: bool = False) -> list[str]:
        """Save under this name, or under one of our own."""
        if not name:
            return [f"Saved as {self._autosave()}."]
        path = Path(os.path.expanduser(name))
        path = path if path.suffix else path.with_suffix(".sgf")
        if not replace and path.is_file() and path != self._own_file:
            return [f"{path} exists already; s! {path} writes over it."]
        return [f"Saved as {path}.", *self._write(path)]

    def save_over(self, name: str) -> list[str]:
        """Save under this name even if the file exists."""
        return self.save(name, replace=True)

    def load(self, position: str) -> list[str]:
        """Go on with another game; the one on the table is saved first."""
        if position in ("", "-"):
            return ["l needs the name of a file, such as l game.sgf."]
        session = Session.from_game(parse_position(position))
        kept = [] if self._is_safe() else [f"The game so far is saved as {self._autosave()}."]
        self.session = session
        self._use(file_of(position))
        return [*kept, f"Loaded {position}.", *session.game.problems, session.ending or ""]

    def help(self, _: str) -> list[str]:
        """All of these, and how to write a move."""
        width = max(len(binding.usage) for binding in BINDINGS.values())
        return [
            "h8, column and row: a move",
            *(f"{binding.usage:{width}}  {binding.meaning}" for binding in BINDINGS.values()),
        ]

    def quit(self, _: str) -> list[str]:
        """Leave; `run` saves."""
        raise Quit

    # What is shown

    def _show(self, messages: list[str]) -> None:
        session, terminal = self.session, self.terminal
        state = (session.board.key, session.opening.action_stack, session.is_over)
        if not terminal.clears and state == self._drawn and not self._marked:
            terminal.write(_wrapped(messages, terminal.columns))
            return
        drawing = draw_board(session.board, forbidden=self._marked, paint=terminal.paint)
        width = drawing_width(session.board)
        room = terminal.columns - width - 2
        terminal.clear()
        if room < LEAST_PANEL:
            room = terminal.columns
            terminal.write([*drawing, *self._panel(room), *_wrapped(messages, room)])
        else:
            panel = [*self._panel(room), "", *_wrapped(messages, room)]
            pairs = zip_longest(drawing, panel, fillvalue="")
            terminal.write(f"{left or ' ' * width}  {right}" for left, right in pairs)
        self._drawn, self._marked = state, frozenset()

    def _panel(self, width: int) -> list[str]:
        """Rule and opening, who plays, how far the game is."""
        session, board = self.session, self.session.board
        lines = [f"{board.rule}, {board.size}x{board.size}"]
        if session.opening.protocol.steps:
            lines.append(f"opening: {session.opening.protocol}")
        lines.append("")
        colors = session.seat_colors()
        for seat in sorted(Seat, key=lambda seat: colors[seat] or 0):
            color = colors[seat]
            sign = " " if color is None else self.terminal.paint(STONES[color], Role[color.name])
            role = f"{seat} player" if color is None else color.title
            marker = " <" if seat is session.turn and not session.is_over else ""
            name = cut(f"{role} {session.names[seat]}".rstrip(), width - len("X  <"))
            lines.append(f"{sign} {name}{marker}")
        last = f", last {board.move_text(board.peek())}" if board.ply else ""
        lines += ["", f"{board.ply} {'move' if board.ply == 1 else 'moves'}{last}"]
        if board.rule.captures:
            lines.append("pairs: Black {}, White {}".format(*board.captured_pairs))
        return lines

    def _prompt(self) -> str:
        session = self.session
        if session.is_over:
            return "The game is over (u, s FILE, l FILE, q): "
        who = session.who(session.turn)
        who = who[0].upper() + who[1:]
        if session.opening.is_finished():
            return f"{who} to move: "
        return f"{who}: {session.opening.instruction}: "

    # What is kept

    def _is_safe(self) -> bool:
        return self.session.is_saved or self.session.is_empty

    def _leave(self) -> list[str]:
        """Save what is not saved and say how to go on."""
        if self._is_safe() and self.file is None:
            return ["Goodbye."]
        if not self._is_safe():
            try:
                self._autosave()
            except OSError as error:
                with collect_losses() as losses:
                    link = write_game(self.session.record(), "link").strip()
                told = [f"Not saved: {error_text(error)}.", *losses]
                return [*told, _how_to_go_on(link)]
        return [f"The game is saved in {self.file}.", _how_to_go_on(str(self.file))]

    def _autosave(self) -> Path:
        """Save in a file of our own: the one in use, or a new one here, at home, or anywhere."""
        own = self._own_file
        path = own if own is not None and AUTOSAVE_NAME.fullmatch(own.name) else None
        for folder in (Path(), _home(), Path(tempfile.gettempdir())):
            try:
                path = path or _fresh_name(folder)
                self._write(path)
            except OSError as error:
                path, failure = None, error
            else:
                return path
        raise failure

    def _write(self, path: Path) -> list[str]:
        """Write the game and return what the format cannot hold."""
        form = format_of(path)
        with collect_losses() as losses:
            text = write_game(self.session.record(), path.suffix if form is None else form.name)
        write_file(path, text.encode(), replace=True)
        self._use(path, ours=True)
        self.session.is_saved = True
        return losses


BINDINGS: Mapping[str, Binding] = {
    "u": Binding("u", "undo", Dialogue.undo),
    "f": Binding("f", "forbidden points", Dialogue.mark_forbidden),
    "r": Binding("r", "resign", Dialogue.resign),
    "d": Binding("d", "draw by agreement", Dialogue.draw),
    "s": Binding("s FILE", "save", Dialogue.save),
    "s!": Binding("s! FILE", "save over a file", Dialogue.save_over),
    "l": Binding("l FILE", "load", Dialogue.load),
    "?": Binding("?", "this help", Dialogue.help),
    "q": Binding("q", "quit and save", Dialogue.quit),
}


def _fresh_name(folder: Path) -> Path:
    stem = datetime.now().strftime("tengen-%Y%m%d-%H%M%S")
    path, number = folder / f"{stem}.sgf", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.sgf"
    return path


def _how_to_go_on(position: str) -> str:
    """The command to type; where the shell does not find this program, with its folder."""
    name = "tengen"
    if shutil.which(name) is None:
        name = os.path.relpath(Path(sys.executable).with_name(name))
    return f"Go on with: {shlex.join([name, 'play', position])}"


def _wrapped(messages: list[str], width: int) -> list[str]:
    return [line for message in messages for line in textwrap.wrap(printable(message), width)]


def _home() -> Path:
    return Path(os.path.expanduser("~"))  # as it stands where there is none; Path.home() raises


def file_of(position: str | None) -> Path | None:
    """The file that a POSITION names, if it names one."""
    return Path(position) if position is not None and os.path.isfile(position) else None
