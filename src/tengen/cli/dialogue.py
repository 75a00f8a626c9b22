"""The plain terminal: what is typed and what it does. `table_view.py` draws it.

A move, or one of BINDINGS; Enter lets the engine move for whoever is in turn.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ..coords import Move
from ..engine.errors import EngineError
from ..engine.info import Info
from ..formats import write_game
from ..formats.position import parse_position
from ..formats.text import collect_losses
from ..opening import Choice
from ..play.actions import Action
from ..play.errors import SavedGameError
from ..play.saved import Keeper, Opened, find_saved, open_game, resume_command, saved_games
from ..play.seats import Kind, Player
from ..play.session import Session, Turn, Wants
from ..play.statistics import statistics
from ..play.thinking import Decision, Thinkers
from ..play.words import forbidden_text, point_names, printable
from ..rules import Color
from .failures import INPUT_ERRORS, error_text
from .table_view import TableView, Verbatim
from .terminal import Terminal, TimeUp

HINT = Player.parse("tengen:time=1")


class Quit(Exception):  # noqa: N818  # no error, but the wish to leave
    """The players leave the table."""


class Binding(NamedTuple):
    """A command that can be typed instead of a move."""

    usage: str
    meaning: str
    run: Callable[[Dialogue, str], list[str]]
    word: str  # the long name of the same


class Dialogue:
    """The dialogue: shows the session, asks, does what was typed, and keeps the game on disk.

    `advisor` moves when Enter is typed. With `waits` an engine moves only then, so that its move
    can also be typed.
    """

    def __init__(
        self,
        session: Session,
        terminal: Terminal,
        *,
        thinkers: Thinkers | None = None,
        advisor: Player = HINT,
        file: Path | None = None,
        waits: bool = False,
    ) -> None:
        self.session = session
        self.keeper = Keeper(session, file=file)
        self._terminal = terminal
        self._view = TableView(terminal)
        self._thinkers = thinkers or Thinkers()
        self._advisor = advisor
        self._waits = waits
        self._is_stuck = waits  # whether the engine in turn waits to be asked
        self._marked: frozenset[Move] = frozenset()  # forbidden points, for one drawing
        self._ply: int | None = None  # an earlier position, for one drawing

    def run(self, problems: tuple[str, ...] = ()) -> None:
        """Play until somebody leaves, by q, Ctrl-C or the end of the input."""
        messages = [*problems, self.session.ending or "? shows the commands."]
        try:
            self.session.wake(time.time())
            while True:
                self._show(messages)
                messages = self._engine_turn() if self._is_engine_due() else self._person_turn()
                messages += self._keep()
        except (EOFError, KeyboardInterrupt):
            self._view.end_thinking()
            self._terminal.write([""])
        except Quit:
            pass
        finally:
            try:
                farewell = self._leave()
            except KeyboardInterrupt:  # just after q; the next one is ignored
                farewell = self._leave()
            self._terminal.write(farewell)

    def _show(self, messages: list[str]) -> None:
        self._view.show(self.session, messages, marked=self._marked, ply=self._ply)
        self._marked, self._ply = frozenset(), None

    def _person_turn(self) -> list[str]:
        """Do what is typed; the clock of the player in turn may end the game meanwhile."""
        session = self.session
        seconds = None if session.is_over else session.remaining(session.turn, time.time())
        try:
            line = self._terminal.ask(self._view.prompt(session), seconds=seconds)
            return [] if self._view.hides_board and not line.strip() else self.do(line)
        except TimeUp:
            self._terminal.write([""])
            return session.events() if session.flag_if_due(time.time()) else []

    def do(self, line: str) -> list[str]:
        """Do what was typed and return what there is to say; bad input changes nothing."""
        line = printable(line)
        name, _, argument = line.partition(" ")
        binding = BINDINGS.get(name.lower()) or WORDS.get(name.lower())
        try:
            if self.session.flag_if_due(time.time()):
                return self.session.events()
            if self._is_answer(line):
                return self._answer_draw(line)
            if binding is not None:
                return binding.run(self, argument.strip())
            return self._play(line) if line else self._let_move(self._advisor)
        except INPUT_ERRORS as error:
            # The library also prints the position; here it stands on the screen.
            return [error_text(error).partition("; position: ")[0].rstrip(".") + "."]

    # Moves

    def _play(self, text: str) -> list[str]:
        return self._do_acts([self.session.parse(text)], self.session.to_act)

    def _is_answer(self, text: str) -> bool:
        turn = self.session.to_act
        return turn is not None and turn.wants is Wants.DRAW_ANSWER and text.lower() in ANSWERS

    def _answer_draw(self, text: str) -> list[str]:
        self._apply(ANSWERS[text.lower()]())
        return self.session.events() if self.session.is_over else ["The draw is declined."]

    def _do_acts(
        self, actions: list[Action], turn: Turn | None, *, names_points: bool = False
    ) -> list[str]:
        """Apply what somebody does, and say what came of it."""
        session = self.session
        who = "" if turn is None else session.who(turn.seat)
        had_colors, told = session.has_colors, []
        for action in actions:
            self._apply(action)
            if action.choice is not None:
                told.append(f"{who}: {_choice_text(action.choice)}.")
        if session.has_colors and not had_colors:
            black, white = (session.who(session.seat_of(color)) for color in Color)
            told.append(f"The opening is over: {black} against {white}.")
        points = [action.point for action in actions if action.point is not None]
        if points and names_points and turn is not None:
            told.append(f"{session.who(turn.seat)} played {point_names(session.board, points)}.")
        self._is_stuck = self._waits
        return told + session.events()

    def _apply(self, action: Action) -> None:
        self.session.apply(action, now=time.time())

    # Engines

    def _is_engine_due(self) -> bool:
        turn = self.session.to_act
        return turn is not None and turn.player.is_engine and not self._is_stuck

    def _engine_turn(self) -> list[str]:
        """Let the engine in turn move; one that fails is left alone until somebody asks again."""
        turn = self.session.to_act
        assert turn is not None
        try:
            return self._let_move(turn.player)
        except EngineError as error:
            self._is_stuck = True
            return [
                f"{error_text(error).rstrip('.')}.",
                "Enter tries again; its move can also be typed.",
            ]

    def _let_move(self, player: Player) -> list[str]:
        """Have a player's engine act for whoever is in turn."""
        session, turn = self.session, self.session.to_act
        if turn is None:
            return ["The game is over: n starts another, q leaves."]
        if turn.player.is_engine:
            player = turn.player
        self._make_ready(player)
        began = time.monotonic()
        decision = self._decide(player, session.who(turn.seat))
        took = time.monotonic() - began
        if session.flag_if_due(time.time()):
            return session.events()
        told = self._do_acts(list(decision.actions), turn, names_points=True)
        if turn.wants is Wants.DRAW_ANSWER:
            return told or [f"{session.who(turn.seat)} declines the draw."]
        return [*told, _time_text(decision.info, took)]

    def _decide(self, player: Player, who: str) -> Decision:
        board, view = self.session.board, self._view

        def tell(info: Info) -> None:
            view.thinking(board, who, info)

        try:
            return self._thinkers.of(player).decide(self.session, now=time.time(), tell=tell)
        finally:
            view.end_thinking()

    def _make_ready(self, player: Player) -> None:
        """Start the engine of a player; no clock pays for what is compiled or loaded."""
        thinker = self._thinkers.of(player)
        if not thinker.is_started:
            self._apply(Action.pause())
            try:
                thinker.prepare(self.session)
            finally:
                self._apply(Action.resume())

    # What can be typed

    def undo(self, _: str) -> list[str]:
        """Take back the last move, choice or result; against an engine to one's own turn."""
        session = self.session
        before, ended = session.acts, session.result
        self._apply(Action.undo())
        self._is_stuck = self._waits
        taken = before[session.ply :]
        if not taken:
            return ["The result is taken back."] if ended else []
        texts = [session.opening.action_text(act.what).replace("-", " ") for act in taken]
        return [f"{' '.join(texts)} {'is' if len(texts) == 1 else 'are'} taken back."]

    def redo(self, _: str) -> list[str]:
        """Do again what was taken back."""
        self._apply(Action.redo())
        return self.session.events()

    def hint(self, _: str) -> list[str]:
        """What our engine would do."""
        turn = self.session.to_act
        if turn is None:
            return ["The game is over."]
        self._make_ready(self._advisor)
        decision = self._decide(self._advisor, "Tengen")
        opening, info = self.session.opening, decision.info
        acts = [action.choice or action.point for action in decision.actions]
        text = " ".join(opening.action_text(act) for act in acts if act is not None)
        if info is None:
            return [f"Hint: {text or decision.actions[0].kind}."]
        line = point_names(self.session.board, info.pv)
        return [f"Hint: {text} ({info.score}, depth {info.depth}): {line}."]

    def mark_forbidden(self, _: str) -> list[str]:
        """Mark the points that are forbidden to the player in turn."""
        board = self.session.board
        self._marked = frozenset(self.session.forbidden)
        return [forbidden_text(board) or f"No point is forbidden to {board.turn.title}."]

    def history(self, number: str) -> list[str]:
        """All moves with their times, or the board as it was after some move."""
        session = self.session
        if number:
            if not (number.isdecimal() and len(number) < 5 and int(number) <= session.board.ply):
                return [f"{number!r} is no move: expected 0 to {session.board.ply}."]
            self._ply = int(number)
            return [f"The board after move {self._ply}; the game is at {session.board.ply}."]
        opening, moves, told = session.opening, 0, []
        for act in session.acts:
            moves += act.is_move
            spent = "" if act.spent is None else f" {act.spent:.1f}s"
            label = f"{moves}." if act.is_move else " -"
            told.append(f"{label} {opening.action_text(act.what)}{spent}")
        return [", ".join(told) or "Nothing has been played yet.", "h 12 shows move 12."]

    def resign(self, _: str) -> list[str]:
        """The player in turn gives up."""
        self._apply(Action.resign())
        return self.session.events()

    def draw(self, _: str) -> list[str]:
        """The player in turn offers a draw."""
        self._apply(Action.offer_draw())
        return []

    def level(self, number: str) -> list[str]:
        """Give the engine at the table another level."""
        engines = [seat for seat, player in self.session.players.items() if player.is_engine]
        if len(engines) != 1:
            return [f"{len(engines)} engines play here: expected one to give a level to."]
        old = self.session.players[engines[0]]
        player = Player.parse(f"level:{number}")
        name = old.name if old.kind is Kind.LEVEL else ""
        self._apply(Action.sit(engines[0], player.named(name)))
        return [f"{self.session.who(engines[0])} plays on."]

    def save(self, name: str, *, replace: bool = False) -> list[str]:
        """Save under this name, or under one of our own; tell how to recreate the board."""
        told = []
        if name:
            path = Path(os.path.expanduser(name))
            path = path if path.suffix else path.with_suffix(".sgf")
            try:
                told = self.keeper.save_as(path, replace=replace)
            except FileExistsError:
                return [f"{path} exists already; s! {path} writes over it."]
        elif self.session.is_empty:
            return ["Nothing has been played yet."]
        else:
            self.keeper.keep()
        code = f"import tengen; board = tengen.{self.session.board!r}"
        return [Verbatim(f"Saved as {self.keeper.file}"), *told, Verbatim(code)]

    def save_over(self, name: str) -> list[str]:
        """Save under this name even if the file exists."""
        return self.save(name, replace=True)

    def load(self, name: str) -> list[str]:
        """Go on with another game, which is kept already; without a name, list the saved ones."""
        if name in ("", "-"):
            return _saved_list()
        path, opened = _open(name)
        self._keep()
        self._change(opened.session, file=path)
        return [f"Loaded {name}.", *opened.problems, *self.session.events()]

    def new(self, _: str) -> list[str]:
        """Start another game, the seats exchanged."""
        self._keep()
        setup = self.session.setup.rematch()
        self._change(Session.create(setup), file=None)
        return ["Another game."]

    def _change(self, session: Session, *, file: Path | None) -> None:
        self.session, self.keeper = session, Keeper(session, file=file)
        self._is_stuck = self._waits
        session.wake(time.time())

    def help(self, _: str) -> list[str]:
        """All of these, and how to write a move."""
        columns = max(len(binding.usage) for binding in BINDINGS.values())
        rows = [("h8", "a move: column and row"), ("Enter", "let the engine move")]
        rows += [(binding.usage, binding.meaning) for binding in BINDINGS.values()]
        return [Verbatim(f"{usage:{columns}}  {meaning}") for usage, meaning in rows]

    def quit(self, _: str) -> list[str]:
        """Leave; `run` saves."""
        raise Quit

    # What is kept

    def _keep(self) -> list[str]:
        """Save what is new; a failure is told, and tried again after the next move."""
        try:
            self.keeper.keep()
        except OSError as error:
            return [f"Not saved yet: {error_text(error)}."]
        return []

    def _leave(self) -> list[str]:
        """Save what is not saved, tell the times, and say how to go on."""
        session, keeper = self.session, self.keeper
        if not session.is_over and session.setup.control.is_clocked:
            self._apply(Action.pause())
        if keeper.is_kept and keeper.file is None:
            return ["Goodbye."]
        told = _average_times(session)
        try:
            keeper.keep()
        except OSError as error:
            with collect_losses() as losses:
                link = write_game(session.record(), "link").strip()
            command = resume_command(link)
            return [*told, f"Not saved: {error_text(error)}.", *losses, f"Go on with: {command}"]
        assert keeper.file is not None
        told.append(f"The game is saved in {keeper.file}")
        return [*told, f"Go on with: {resume_command(keeper.file)}"]


ANSWERS: Mapping[str, Callable[..., Action]] = {
    "y": Action.accept_draw,
    "yes": Action.accept_draw,
    "n": Action.decline_draw,
    "no": Action.decline_draw,
}

BINDINGS: Mapping[str, Binding] = {
    "u": Binding("u", "undo", Dialogue.undo, "undo"),
    "y": Binding("y", "redo", Dialogue.redo, "redo"),
    "t": Binding("t", "tip: what the engine would play", Dialogue.hint, "hint"),
    "h": Binding("h [N]", "history, or the board after move N", Dialogue.history, "history"),
    "f": Binding("f", "forbidden points", Dialogue.mark_forbidden, "forbidden"),
    "d": Binding("d", "offer a draw", Dialogue.draw, "draw"),
    "r": Binding("r", "resign", Dialogue.resign, "resign"),
    "v": Binding("v N", "level of the engine, 1 to 10", Dialogue.level, "level"),
    "s": Binding("s [FILE]", "save, and the board as Python", Dialogue.save, "save"),
    "s!": Binding("s! FILE", "save over a file", Dialogue.save_over, "save!"),
    "l": Binding("l [FILE]", "load a file or a saved game; list them", Dialogue.load, "load"),
    "n": Binding("n", "new game, the seats exchanged", Dialogue.new, "new"),
    "?": Binding("?", "this help", Dialogue.help, "help"),
    "q": Binding("q", "quit; the game is kept", Dialogue.quit, "quit"),
}
WORDS = {binding.word: binding for binding in BINDINGS.values()}


def _choice_text(choice: Choice) -> str:
    return choice.replace("-", " ")


def _time_text(info: Info | None, took: float) -> str:
    """How long an engine took, and what it thought."""
    thought = f", depth {info.depth}, score {info.score}" if info else ""
    return f"Time taken: {took:.2f} s{thought}."


def _open(name: str) -> tuple[Path | None, Opened]:
    """A saved game by its number in the list or its id, or else any POSITION."""
    entries = saved_games() if name.isdecimal() and len(name) < 4 else []
    if name.isdecimal() and 0 < int(name) <= len(entries):
        name = str(entries[int(name) - 1].path)
    else:
        with suppress(SavedGameError):  # then it is the name of a file, or moves
            name = str(find_saved(name))
    return file_of(name), open_game(parse_position(name))


def _saved_list() -> list[str]:
    rows = [
        Verbatim(f"{number:>3}  {entry.id}  {entry.title}: {entry.about}")
        for number, entry in enumerate(saved_games()[:15], 1)
    ]
    return [*rows, "l 1 or l FILE loads a game."] if rows else ["There is no saved game: l FILE."]


def _average_times(session: Session) -> list[str]:
    """How long each side took for a move, on average."""
    return [
        f"Average time of {session.who(seat)}: {numbers.average:.1f} s a move."
        for seat, numbers in statistics(session).items()
        if numbers.average is not None
    ]


def file_of(position: str | None) -> Path | None:
    """The file that a POSITION names, if it names one."""
    return Path(position) if position is not None and os.path.isfile(position) else None
