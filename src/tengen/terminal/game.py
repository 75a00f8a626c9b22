"""The plain terminal: what is typed and what it does. `game_view.py` draws it.

A move, or one of the `commands.py`; Enter lets the engine move for whoever is in turn.
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from ..coords import Move
from ..engine.info import Info
from ..errors import INPUT_ERRORS, EngineError, error_text
from ..formats import write_game
from ..formats.text import collect_losses
from ..learning.kept import counted
from ..opening import Choice, Seat
from ..play.actions import Action, ActionKind
from ..play.arrange import adviser
from ..play.clock import steady_time
from ..play.engines import unknown_program
from ..play.saved import Keeper, resume_line, resume_lines
from ..play.seats import Player
from ..play.session import Session, Turn, Wants
from ..play.settings import DEFAULTS, Settings
from ..play.teaching import StagedHint, mistake_of, mistake_reason
from ..play.thinking import Decision, Thinkers
from ..play.turns import Apply, Ask, Identify, Judge, Over, Prepare, Think, Turns, Wait
from ..play.words import point_names, printable
from ..rules import Color
from ..texts import notice_text, t
from .commands import BINDINGS, WORDS, Quit
from .game_view import GameView
from .terminal import Terminal, TimeUp


class TerminalGame:
    """The game: shows the session, asks, does what was typed, and keeps the game on disk.

    Our engine moves when Enter is typed. With `waits` an engine moves only then, so that its move
    can also be typed.
    """

    def __init__(
        self,
        session: Session,
        terminal: Terminal,
        *,
        thinkers: Thinkers | None = None,
        settings: Settings = DEFAULTS,
        file: Path | None = None,
        waits: bool = False,
    ) -> None:
        self.session = session
        self.keeper = Keeper(session, file=file)
        self._terminal = terminal
        self._view = GameView(terminal, coloring=settings.coloring)
        self._thinkers = thinkers or Thinkers()
        self.adviser = adviser(settings)
        self._settings = settings
        self._waits = waits
        self.turns = self._turns_of(session)
        self.marked: frozenset[Move] = frozenset()  # forbidden points, for one drawing
        self._is_counted = session.is_over  # for the adaptive opponent
        self.staged_hint = StagedHint()
        self.shown_ply: int | None = None  # an earlier position, for one drawing

    def _turns_of(self, session: Session) -> Turns:
        teacher = None if self._settings.teach == "off" else self.adviser
        return Turns(session, waits=self._waits, teacher=teacher)

    def run(self, problems: tuple[str, ...] = ()) -> None:
        """Play until somebody leaves, by q, Ctrl-C or the end of the input."""
        messages = [*map(notice_text, problems), self.session.ending or t("terminal-commands-hint")]
        try:
            self.session.wake(steady_time())
            while True:
                self._show(messages)
                messages = self._advance() + self.keep()
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
        self._view.show(self.session, messages, marked=self.marked, ply=self.shown_ply)
        self.marked, self.shown_ply = frozenset(), None

    def _advance(self) -> list[str]:
        """Carry out steps until there is something to show, and return what to say about it."""
        while True:
            match self.turns.next(steady_time()):
                case Apply(actions):
                    for action in actions:
                        self.apply(action)
                    if self.session.is_over:
                        return self.session.events()
                case Prepare(player):
                    try:
                        self._thinkers.of(player).prepare(self.session)
                    except EngineError as error:
                        return self._failure(player, error)
                    self.turns.prepared(player)
                case Judge(player):
                    told = self._taught(player)
                    if told:
                        return told
                case Think() as step:
                    return self._think(step)
                case Identify(turn):
                    return self._identify(turn)
                case Ask(_, seconds) | Wait(_, seconds):
                    return self._read(seconds)
                case Over():
                    return self._read(None)

    def _read(self, seconds: float | None) -> list[str]:
        """Do what is typed, until the flag falls."""
        try:
            line = self._terminal.ask(self._view.prompt(self.session), seconds=seconds)
            return [] if self._view.hides_board and not line.strip() else self.do(line)
        except TimeUp:
            self._terminal.write([""])
            return []

    def do(self, line: str) -> list[str]:
        """Do what was typed and return what there is to say; bad input changes nothing."""
        line = printable(line)
        name, _, argument = line.partition(" ")
        binding = BINDINGS.get(name.lower()) or WORDS.get(name.lower())
        try:
            if self.session.flag_if_due(steady_time()):
                return self.session.events()
            turn, answer = self.session.to_act, ANSWERS.get(line.lower())
            if answer is not None and turn is not None and turn.wants is Wants.DRAW_ANSWER:
                self.apply(Action(answer))
                declined = [t("terminal-draw-declined")]
                return self.session.events() if self.session.is_over else declined
            if binding is not None:
                return binding.run(self, argument.strip())
            if not line:
                return self._request()
            return self._do_acts([self.session.parse(line)], turn)
        except INPUT_ERRORS as error:
            return [sentence(error_text(error))]

    # Moves

    def _do_acts(
        self, actions: list[Action], turn: Turn | None, *, names_points: bool = False
    ) -> list[str]:
        """Apply what somebody does, and say what came of it."""
        session = self.session
        who = "" if turn is None else session.who(turn.seat)
        had_colors, told = session.has_colors, []
        for action in actions:
            self.apply(action)
            if action.choice is not None:
                told.append(t("terminal-chose", who=who, what=action.choice.label))
        if session.has_colors and not had_colors:
            black, white = (session.who(session.seat_of(color)) for color in Color)
            told.append(t("terminal-opening-over", black=black, white=white))
        points = [action.point for action in actions if action.point is not None]
        if points and names_points and turn is not None:
            names = point_names(session.board, points)
            told.append(t("terminal-played", who=session.who_begins(turn.seat), points=names))
        return told + session.events()

    def apply(self, action: Action) -> None:
        """Do an action now."""
        self.session.apply(action, now=steady_time())

    def _request(self) -> list[str]:
        if self.session.is_over:
            return [t("terminal-over-now")]
        self.turns.request(self.adviser)
        return []

    # Teaching

    def _taught(self, adviser: Player) -> list[str]:
        """What was wrong with the move that a person has just typed, and the move taken back."""
        session = self.session
        try:
            engine = self._thinkers.of(adviser).engine
            mistake = mistake_of(session, engine, teach=self._settings.teach)
        except EngineError as error:
            self.turns.judged()
            return [t("terminal-not-judged", why=error_text(error).rstrip("."))]
        if mistake is None:
            self.turns.judged()
            return []
        reason = f"{mistake_reason(mistake)} ({mistake.mark})"
        self._terminal.write([reason])
        question = t("terminal-teach-back", move=session.board.move_text(mistake.move))
        if self._terminal.ask(f"{question} ").strip().lower() not in ("y", "yes"):
            self.turns.judged()
            return [reason]
        self.apply(Action(ActionKind.UNDO))
        return [reason, t("terminal-hint-offer")]

    # Engines

    def _identify(self, turn: Turn) -> list[str]:
        """Start the program that a file names, if the user has used it before and says yes."""
        known = self._settings.program(turn.player)
        if known is not None and self._terminal.is_interactive:
            question = t("terminal-run-program", name=known.title, command=known.command)
            if self._terminal.ask(f"{question} ").strip().lower() in ("y", "yes"):
                self.apply(Action.sit(turn.seat, known))
                return []
        self.turns.failed(turn.player)
        return [sentence(str(unknown_program(turn.player))), t("terminal-moves-typed")]

    def _think(self, step: Think) -> list[str]:
        """Have an engine decide, show its progress, and carry out its decision."""
        session, turn = self.session, step.turn
        who = "Tengen" if step.is_hint else session.who(turn.seat)
        tell = partial(self._view.thinking, session.board, who)
        began = time.monotonic()
        try:
            thinker = self._thinkers.of(step.player)
            decision = thinker.decide(session, now=steady_time(), tell=tell)
        except EngineError as error:
            return self._failure(step.player, error)
        finally:
            self._view.end_thinking()
        took = time.monotonic() - began
        actions = self.turns.accept(step, decision.actions, steady_time())
        if step.is_hint:
            self.staged_hint.take(session, decision)
            return [self.hint_stage()]
        told = self._do_acts(list(actions), turn, names_points=True)
        if session.is_over or turn.wants is Wants.DRAW_ANSWER:
            return told or [t("terminal-declines", who=session.who_begins(turn.seat))]
        return [*told, _time_text(took, decision.info)]

    def hint_stage(self) -> str:
        """The next stage of the hint in this position: area, shape, then the move."""
        stage, decision = self.staged_hint.next(self.session), self.staged_hint.decision
        if stage is not None:
            return t("terminal-hint-more", hint=stage.text)
        assert decision is not None
        return self._hint_text(decision)

    def _hint_text(self, decision: Decision) -> str:
        opening, info = self.session.opening, decision.info
        acts = [action.choice or action.point for action in decision.actions]
        text = " ".join(
            act.label if isinstance(act, Choice) else opening.action_text(act)
            for act in acts
            if act is not None
        )
        if info is None:
            return sentence(t("terminal-hint", hint=text or str(decision.actions[0].kind)))
        line, score = point_names(self.session.board, info.pv), str(info.score)
        return t("terminal-hint-line", move=text, score=score, depth=info.depth, line=line)

    def _failure(self, player: Player, error: EngineError) -> list[str]:
        """Leave an engine that fails alone until somebody requests its move."""
        self.turns.failed(player)
        return [sentence(error_text(error)), t("terminal-try-again")]

    # What is kept

    def change(self, session: Session, *, file: Path | None) -> None:
        """Continue with another session; the current one is saved."""
        self.keep()
        self.session, self.keeper = session, Keeper(session, file=file)
        self.turns = self._turns_of(session)
        self._is_counted = session.is_over
        session.wake(steady_time())

    def keep(self) -> list[str]:
        """Save what is new; a failure is reported, and the next move tries again."""
        try:
            self.keeper.keep()
            return self._counted()
        except OSError as error:
            return [t("terminal-not-saved-yet", why=error_text(error))]

    def _counted(self) -> list[str]:
        """Count a finished game against a level, once, for the adaptive opponent."""
        if self._is_counted or not self.session.is_over:
            return []
        self._is_counted = True
        told = counted(self.session)
        return [told] if told else []

    def _leave(self) -> list[str]:
        """Save what is not saved, print the average times, and say how to resume."""
        session, keeper = self.session, self.keeper
        if not session.is_over and session.setup.control.is_clocked:
            self.apply(Action(ActionKind.PAUSE))
        if keeper.is_kept and keeper.file is None:
            return [t("terminal-goodbye")]
        averages = {seat: session.average_time(seat) for seat in Seat}
        told = [
            t("terminal-average", who=session.who(seat), seconds=f"{average:.1f}")
            for seat, average in averages.items()
            if average is not None
        ]
        try:
            keeper.keep()
        except OSError as error:
            with collect_losses() as losses:
                link = write_game(session.record(), "link").strip()
            not_saved = t("terminal-not-saved", why=error_text(error))
            return [*told, not_saved, *losses, resume_line(link)]
        assert keeper.file is not None
        return [*told, *resume_lines(keeper.file)]


def _time_text(seconds: float, info: Info | None) -> str:
    """What a move has cost, and what was thought."""
    took = f"{seconds:.2f}"
    if info is None:
        return t("terminal-time-taken", seconds=took)
    return t("terminal-time-thought", seconds=took, depth=info.depth, score=str(info.score))


def sentence(text: str) -> str:
    """The text with a full stop at its end."""
    return text if text.endswith((".", "。", "?", "!")) else t("terminal-sentence", text=text)


ANSWERS = {
    "y": ActionKind.ACCEPT_DRAW,
    "yes": ActionKind.ACCEPT_DRAW,
    "n": ActionKind.DECLINE_DRAW,
    "no": ActionKind.DECLINE_DRAW,
}
