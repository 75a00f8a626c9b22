"""The screen of a game: the board with all that stands around it, and how the game goes on.

`view.py` says what is shown, `searches.py` thinks in the background, and the session knows the
game. What the keys do is in `game_screen.py`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from ..analysis.explain import MoveReport, explain
from ..analysis.reviews.records import MoveReview
from ..coords import Move
from ..errors import TengenError, error_text
from ..learning.kept import counted
from ..opening import Seat
from ..play.actions import Action, ActionKind
from ..play.arrange import adviser
from ..play.clock import steady_time
from ..play.engines import unknown_program
from ..play.saved import Keeper
from ..play.seats import DEFAULT_LEVEL, Player, PlayerKind
from ..play.session import Turn, Wants
from ..play.settings import DEFAULTS, Settings
from ..play.teaching import StagedHint
from ..play.thinking import Decision
from ..play.turns import Apply, Ask, Identify, Judge, Over, Prepare, Think, Turns, Wait
from ..play.words import unended
from ..rules import Color
from ..texts import t
from .analysis_panel import AnalysisPanel, Findings, score_text
from .asking import Answer, PromptLine, QuestionPanel
from .board_view import BoardView
from .drawing import layout_of
from .glyphs import Glyphs
from .panels import KeyLine, MovesPanel, PlayersPanel, StatusLine
from .searches import (
    BackgroundSearch,
    Compiling,
    FindLines,
    FindMistake,
    Searches,
    SearchUpdate,
)
from .teacher import Teacher
from .view import (
    Look,
    move_entries,
    picture_of,
    player_lines,
    status_text,
    title_text,
)

TICK = 0.2  # seconds between two looks at the clocks
EXPLAIN_DELAY = 0.05  # seconds that the cursor rests before a move is explained
COMPILE_BAR = 12  # columns
MOST_EXPLAINED = 4  # choices of an opening that are shown with what they lead to
HINT_MARK = "*"


class SessionScreen(Screen[None]):
    """One game: shows it, keeps it, and lets the players act in turn."""

    def __init__(
        self,
        keeper: Keeper,
        glyphs: Glyphs,
        *,
        settings: Settings = DEFAULTS,
        options: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__()
        self.keeper = keeper
        self.session = keeper.session
        self.glyphs = glyphs
        self.look = Look()
        self.is_analysing = settings.analysis
        self.lines = settings.lines
        self._settings = settings
        self.adviser = adviser(settings)
        self._staged_hint = StagedHint()
        self.searches = Searches(self.post_message, adviser=self.adviser, options=options)
        self._allows_large = True
        self._compiling = ""
        self.turns = Turns(self.session)
        self.teacher = Teacher(self, settings.teach)
        self._is_counted = self.session.is_over  # for the adaptive opponent
        self._job: BackgroundSearch | None = None  # news of any other come too late
        self._paced_until = 0.0  # of time.monotonic
        self._explaining: Timer | None = None

    def compose(self) -> ComposeResult:
        """Title, board and panels, a line to talk in, the keys."""
        glyphs = self.glyphs
        yield Static("", id="title", markup=False)
        board = BoardView(picture_of(self.session, self.look), glyphs, id="board")
        players, question = PlayersPanel(glyphs, id="players"), QuestionPanel(id="question")
        game = Vertical(players, question, MovesPanel(id="moves"), id="game")
        side = Container(game, AnalysisPanel(glyphs, id="analysis"), id="side")
        yield Container(Container(board, id="board-room"), side, id="table")
        status = StatusLine(id="status", markup=False)
        yield Horizontal(status, PromptLine(id="prompt"), id="bottom")
        yield KeyLine(self.BINDINGS)

    # What is shown

    @property
    def board_view(self) -> BoardView:
        """The board on the screen."""
        return self.query_one("#board", BoardView)

    @property
    def panel(self) -> AnalysisPanel:
        """The analysis on the screen."""
        return self.query_one("#analysis", AnalysisPanel)

    @property
    def question(self) -> QuestionPanel:
        """The place where questions are asked."""
        return self.query_one("#question", QuestionPanel)

    def say(self, text: str, *, is_problem: bool = False) -> None:
        """Show a line below the board."""
        self.query_one("#status", StatusLine).say(text, is_problem=is_problem)

    def on_mount(self) -> None:
        """Begin to play."""
        if self.session.actions and not self.session.is_over:
            self.session.wake(steady_time())
        self.set_interval(TICK, self._tick)
        self._share_out()
        self.board_view.focus()
        self._game_changed()

    def on_unmount(self) -> None:
        """End the engines."""
        self.searches.close()

    def on_resize(self) -> None:
        """Lay out the screen again."""
        self._share_out()

    def _share_out(self) -> None:
        """Give the board its space, and the panels what is left beside it or below it."""
        layout = layout_of(
            *self.app.size,
            self.session.setup.size,
            is_analysing=self.is_analysing,
            allows_large=self._allows_large,
        )
        self.set_class(layout.is_wide, "-wide")
        self.set_class(layout.is_narrow, "-narrow")
        self.set_class(self.is_analysing, "-analysing")
        room = Size(layout.columns, layout.rows)
        self.board_view.give_room(room, allows_large=self._allows_large)

    def refresh_game(self) -> None:
        """Show the game as it stands."""
        session, look = self.session, self.look
        self.query_one("#title", Static).update(f"Tengen  {title_text(session)}")
        self.board_view.show(picture_of(session, look))
        self._color_sides()
        here = session.board.ply if look.ply is None else look.ply
        self.query_one("#moves", MovesPanel).show(move_entries(session), here)
        self._show_players()
        self.say(status_text(session, look.ply))
        self._explain_soon()

    def _color_sides(self) -> None:
        """Colour one's own stones and the rival's differently, if the settings say so."""
        own = self.session.own_color if self._settings.coloring == "sides" else None
        for color in Color:
            self.board_view.set_class(own is color, f"-own-{color}")

    def _show_players(self) -> None:
        turn, board = self.session.to_act, self.session.board_at(self.look.ply)
        busy = {}
        if turn is not None and self._is_engine_busy:
            busy = {turn.seat: self._compiling or t("terminal-thinking")}
        lines = player_lines(self.session, board, self.glyphs, steady_time(), busy=busy)
        self.query_one("#players", PlayersPanel).lines = lines

    def _tick(self) -> None:
        """Look at the clocks."""
        if not self._flag() and self.session.setup.control.is_clocked:
            self._show_players()

    def _flag(self) -> bool:
        """End the game if somebody's time is up, and return whether it was."""
        is_over = self.session.flag_if_due(steady_time())
        if is_over:
            self._game_changed()
        return is_over

    # What happens in the game

    def do(self, *actions: Action, keeps_looking: bool = False) -> bool:
        """Do something and show what came of it, or say why it cannot be done.

        Whoever looks back at an earlier position comes back to the present, or keeps looking.
        """
        before = self.session.ply
        if self._flag():
            return False
        try:
            for action in actions:
                self.session.apply(action, steady_time())
        except TengenError as error:
            self.say(t("terminal-sentence", text=unended(error_text(error))), is_problem=True)
            return False
        self._game_changed(keeps_looking=keeps_looking)
        told = self.session.events() if self.session.ply > before else []
        if actions[-1].kind is ActionKind.DECLINE_DRAW:
            told = [t("terminal-draw-declined")]
        if told and not self.session.is_over and self.look.ply is None:
            self.say(" ".join(told))
        return True

    def _game_changed(self, *, keeps_looking: bool = False) -> None:
        """Show the new state, save it, and let the next player act."""
        self.look = replace(self.look, ply=self.look.ply if keeps_looking else None, marks={})
        self.question.close()
        self.refresh_game()
        if self.session.board.ply and self.look.ply is None:
            show = self.board_view.look_at if self.turns.is_watched else self.board_view.reveal
            show(self.session.board.peek())
        self.keep()
        self.go_on()

    def keep(self) -> None:
        """Save the game, as after every action."""
        try:
            self.keeper.keep()
        except OSError as error:
            self.say(t("terminal-not-saved-yet", why=error_text(error)), is_problem=True)

    def go_on(self) -> None:
        """Carry out the next step of the game; analyse while a person thinks."""
        session = self.session
        match self.turns.next(steady_time()):
            case Apply(actions):
                for action in actions:
                    session.apply(action, steady_time())
                if session.is_over:
                    self._game_changed()
                else:
                    self.go_on()
            case Prepare() as step:
                self._start(BackgroundSearch(step, session.copy()))
            case Judge() as step:
                self._start(self.teacher.job(step))
            case Think() as step:
                self._paced_until = time.monotonic() + step.delay
                self._start(BackgroundSearch(step, session.copy()))
            case Identify(turn):
                self._identify(turn)
            case Ask(turn):
                self._analyse()
                if turn.wants is not Wants.MOVE:
                    self._ask(turn)
            case Wait():
                self._analyse()
                if self.turns.is_paused:
                    self.say(t("terminal-paused"))
            case Over():
                self._analyse()
                self._count()

    def _count(self) -> None:
        """Count the result for the adaptive opponent, once."""
        if not self._is_counted:
            self._is_counted = True
            told = counted(self.session)
            if told:
                self.say(f"{self.session.ending} {told}")

    def _identify(self, turn: Turn) -> None:
        """Ask who plays for a program that a file seats; one used before can be run again."""
        known = self._settings.program(turn.player)
        run = {} if known is None else {t("terminal-run", command=known.command): known}
        self._start(None)
        question = t("terminal-program-who", name=turn.player.name)
        self.ask_who_plays(turn.seat, question, others=run)
        if known is None:
            told = t("terminal-sentence", text=str(unknown_program(turn.player)))
            self.say(told, is_problem=True)

    @property
    def _is_engine_busy(self) -> bool:
        """Whether an engine is thinking about its own move, which must not be interrupted."""
        turn = self.session.to_act
        is_engine = turn is not None and turn.player.is_engine
        return is_engine and self._job is not None and not isinstance(self._job.step, FindLines)

    def _start(self, job: BackgroundSearch | None) -> None:
        """Think about this in the background, or about nothing."""
        self._job = job
        if job is None:
            self.searches.stop()
        else:
            self.searches.start(job)
        self._show_players()

    def _analyse(self) -> None:
        """Look for the best lines in the position on the screen, where that is wanted."""
        board = self.session.board_at(self.look.ply)
        if not self.is_analysing or board.is_game_over():
            self.panel.findings = None
            self._start(None)
            return
        self._start(BackgroundSearch(FindLines(board, self.lines), self.session))

    def _ask(self, turn: Turn) -> None:
        """Ask a person for a choice of the opening, or for the answer to a draw offer."""
        who, seat = self.session.who(turn.seat), turn.seat
        if turn.wants is Wants.CHOICE:
            question = t("play-chooses", name=who)
            is_brief = self.has_class("-narrow") or len(turn.choices) > MOST_EXPLAINED
            answers = [
                # Where there is little room, summaries would push choices off the screen.
                (each.label if is_brief else f"{each.label}: {each.summary}", Action.of(each))
                for each in turn.choices
            ]
        else:
            question = t("terminal-draw-question", who=who)
            answers = [
                (t("play-accept-draw"), Action(ActionKind.ACCEPT_DRAW, by=seat)),
                (t("play-on"), Action(ActionKind.DECLINE_DRAW, by=seat)),
            ]
        self.question.ask(question, self._answers(*answers), can_drop=False)

    def _answers(self, *answers: tuple[str, Action]) -> list[Answer]:
        return [Answer(text, partial(self.do, action)) for text, action in answers]

    # What the searches report

    @on(SearchUpdate)
    def _hear(self, event: SearchUpdate) -> None:
        """Show what a search has found, do what it has decided, or say what went wrong."""
        job, what = event.job, event.what
        if what is None and isinstance(job.step, Prepare):
            self.turns.prepared(job.step.player)
        if job is not self._job:
            return
        self._compiling = ""
        match what:
            case None:
                if isinstance(job.step, FindMistake):
                    self.turns.judged()
                self.go_on()
            case MoveReview():
                self._start(None)
                self.teacher.tell(what)
            case Exception() if isinstance(job.step, FindMistake):
                self.turns.judged()
                self.go_on()
                self.say(f"The move is not judged: {what}", is_problem=True)
            case Findings():
                self.panel.findings = what
                if isinstance(job.step, FindLines):
                    self.mark({info.move: str(info.multipv) for info in what.lines})
            case Decision():
                self._take_decision(job, what)
            case Exception():
                if self._is_engine_busy:
                    self._ask_after_failure()
                elif not isinstance(job.step, FindLines):
                    self.turns.failed(self.adviser)
                self.say(error_text(what), is_problem=True)

    def mark(self, marks: Mapping[Move, str]) -> None:
        """Mark points on the board; a hint stays."""
        hint = {point: mark for point, mark in self.look.marks.items() if mark == HINT_MARK}
        marks = {**marks, **hint}
        if marks != self.look.marks:
            self.look = replace(self.look, marks=marks)
            self.board_view.show(picture_of(self.session, self.look))

    def _take_decision(self, job: BackgroundSearch, decision: Decision) -> None:
        """Do what an engine has decided, unless the game went on without it."""
        step, rest = job.step, self._paced_until - time.monotonic()
        if job is not self._job or not isinstance(step, Think):
            return
        if rest > 0:
            self.set_timer(rest, partial(self._take_decision, job, decision))
            return
        actions = self.turns.accept(step, decision.actions, steady_time())
        if step.is_hint:
            self._staged_hint.take(self.session, decision)
            self.show_hint()
        elif actions and not self.do(*actions, keeps_looking=True):
            self._ask_after_failure()

    def _ask_after_failure(self) -> None:
        """Ask whether an engine that has failed should try again, or who plays instead."""
        turn = self.session.to_act
        if turn is not None:
            self._start(None)
            who = self.session.who(turn.seat)
            self.turns.failed(turn.player)
            again = Answer(t("try-again"), partial(self._request, turn.player))
            self.ask_who_plays(turn.seat, t("terminal-failed-who", who=who), again)

    def _request(self, player: Player, *, is_hint: bool = False) -> None:
        """Have an engine act for the player in turn, or give a hint."""
        self.turns.request(player, is_hint=is_hint)
        self.go_on()

    def ask_who_plays(
        self, seat: Seat, question: str, *first: Answer, others: Mapping[str, Player] | None = None
    ) -> None:
        """Ask who plays on at a seat; `first` are answers before those, `others` after them."""
        players = {
            t("terminal-person"): Player(),
            t("seat-level", level=DEFAULT_LEVEL): Player(
                kind=PlayerKind.LEVEL, level=DEFAULT_LEVEL
            ),
            t("terminal-tengen-full"): Player(kind=PlayerKind.TENGEN),
            **(others or {}),
        }
        sitting = [(text, Action.sit(seat, player)) for text, player in players.items()]
        self.question.ask(question, [*first, *self._answers(*sitting)], can_drop=not first)

    @on(Compiling)
    def _show_compiling(self, event: Compiling) -> None:
        self._compiling = ""
        if event.done < event.total:
            bar = self.glyphs.bar(event.done, event.total, COMPILE_BAR)
            what = t("terminal-compiling" if event.is_new else "terminal-loading")
            self._compiling = f"{what} {bar} {100 * event.done // event.total} %"
            first = "terminal-getting-ready-first"
            ready = t(first if event.is_new else "terminal-getting-ready")
            note = f"{ready}\n{self._compiling}"
            self.panel.findings = Findings(self.session.board, note=note)
        self._show_players()

    def show_hint(self) -> bool:
        """Show the next stage of the hint in this position; False if the engine has to look first.

        The last stage puts the cursor on the point.
        """
        staged = self._staged_hint
        if not staged.is_about(self.session) or staged.decision is None:
            return False
        stage, decision = staged.next(self.session), staged.decision
        action = decision.actions[0]
        self._analyse()
        if stage is not None:
            self.say(f"Hint: {stage.text} h says more.")
        elif action.point is not None:
            self.look = replace(self.look, marks={action.point: HINT_MARK})
            self.refresh_game()
            self.board_view.look_at(action.point)
            name = self.session.board.move_text(action.point)
            score = "" if decision.info is None else f" ({score_text(decision.info.score)})"
            self.say(t("terminal-hint-plays", move=name + score))
        elif action.choice is not None:
            hint = t("terminal-hint", hint=action.choice.label)
            self.say(t("terminal-sentence", text=hint))
        return True

    # The move under the cursor

    @on(BoardView.Looked)
    def _explain_soon(self) -> None:
        """Explain the move under the cursor once the cursor rests."""
        if self._explaining is not None:
            self._explaining.stop()
        if self.is_analysing:
            self._explaining = self.set_timer(EXPLAIN_DELAY, self._explain)

    def _explain(self) -> None:
        self.panel.report = self.report()  # in a few hundredths of a second

    def report(self) -> MoveReport:
        """Why the move under the cursor is good or bad; a stone's, when it was played."""
        board, point = self.session.board_at(self.look.ply), self.board_view.cursor
        if point in board.move_stack and board.color_at(point) is not None:
            while board.pop() != point:
                pass
        return explain(board, point)

    @on(QuestionPanel.Closed)
    @on(PromptLine.Closed)
    def _back_to_board(self) -> None:
        """Return the focus to the board, unless the answer has led to another question."""
        if not self.question.is_open and not self.query_one("#prompt").display:
            self.board_view.focus()
