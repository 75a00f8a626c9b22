"""The game screen: what the keys do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from ..coords import Move
from ..errors import error_text
from ..opening import Seat
from ..play.actions import Action, ActionKind
from ..play.saved import saved_as
from ..play.session import Wants
from ..play.settings import MOST_LINES
from ..play.words import forbidden_text
from ..texts import t
from .analysis_panel import report_text
from .asking import Answer, PromptLine
from .board_view import BoardView
from .pages import TextScreen
from .panels import MovesPanel
from .session_screen import SessionScreen
from .teacher import teaching_texts


class GameScreen(SessionScreen):
    """A game with keys for a person."""

    # Those with a word for what they do are shown on the screen.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,backspace", "undo", "undo", key_display="u"),
        Binding("r", "redo", "redo"),
        Binding("h", "hint", "hint"),
        Binding("a", "analysis", "terminal-analysis"),
        Binding("s", "save", "terminal-save"),
        Binding("o", "app.open_game", "terminal-open"),
        Binding("n", "app.new_game", "terminal-new"),
        Binding("question_mark,f1", "app.help", "terminal-help", key_display="?"),
        Binding("q", "app.leave", "terminal-quit"),
        Binding("plus", "lines(1)"),
        Binding("minus", "lines(-1)"),
        Binding("e", "explain"),
        Binding("pageup,comma", "browse(-1)"),
        Binding("pagedown,full_stop", "browse(1)"),
        Binding("home,less_than_sign", "browse(-9999)"),
        Binding("end,greater_than_sign,escape", "browse(9999)"),
        Binding("f", "forbidden"),
        Binding("number_sign,t", "numbers"),
        Binding("m", "move_now"),
        Binding("g", "teaching"),
        Binding("c", "change_player"),
        Binding("x", "resign"),
        Binding("d", "draw"),
        Binding("p", "pause"),
        Binding("z", "zoom"),
    ]

    # What a player does

    @on(BoardView.Pointed)
    def _play(self, event: BoardView.Pointed) -> None:
        self.play(event.move)

    def play(self, move: Move) -> None:
        """Place a stone for the person in turn, or say why not."""
        turn = self.session.to_act
        if self.look.ply is not None:
            self.say(t("terminal-looking-back"), is_problem=True)
        elif turn is None:
            self.say(t("terminal-over-new", ending=self.session.ending or ""))
        elif self.question.is_open and turn.player.is_engine:
            self.question.focus_answers()
        elif turn.player.is_engine:
            self.say(t("terminal-hurry", who=self.session.who_begins(turn.seat)))
        elif turn.wants is not Wants.MOVE:
            self._ask(turn)
        else:
            self.do(Action.of(move, by=turn.seat))

    @on(BoardView.Typed)
    def _show_typing(self, event: BoardView.Typed) -> None:
        if not event.is_done:
            self.say(t("terminal-typing", text=f"{event.text}_"))
        elif event.text:
            self.play_text(event.text)
        else:
            self.refresh_game()

    def play_text(self, text: str) -> None:
        """Place a stone on the point with this name, or say what is wrong with it."""
        try:
            move = self.session.board.parse_move(text)
        except ValueError as error:
            self.say(t("terminal-sentence", text=error_text(error)), is_problem=True)
        else:
            self.board_view.look_at(move)
            self.play(move)

    def action_undo(self) -> None:
        """Take back, against an engine to the person's last turn."""
        if self._person is None:
            self.turns.is_paused = True  # or the engines would play it again at once
        self.do(Action(ActionKind.UNDO))

    def action_redo(self) -> None:
        """Redo what was taken back."""
        self.do(Action(ActionKind.REDO))

    def action_move_now(self) -> None:
        """Have the engine play its best move so far."""
        self.searches.hurry()

    @property
    def _person(self) -> Seat | None:
        """The person who acts for themselves now: the one in turn, or the only one."""
        persons = [seat for seat, player in self.session.players.items() if not player.is_engine]
        turn = self.session.turn
        return turn if turn in persons else persons[0] if persons else None

    def action_change_player(self) -> None:
        """Let somebody else play on for whoever is in turn."""
        turn = self.session.to_act
        if turn is not None:
            question = t("terminal-who-for", who=self.session.who(turn.seat))
            self.ask_who_plays(turn.seat, question)

    def action_resign(self) -> None:
        """Resign, after a question."""
        seat = self._person
        if seat is None or self.session.is_over:
            self.say(t("terminal-no-resign"), is_problem=True)
            return
        resigns = t("terminal-resigns", who=self.session.who_begins(seat))
        resign = self._answers((resigns, Action(ActionKind.RESIGN, by=seat)))
        play_on = Answer(t("play-on"), self.refresh_game)
        self.question.ask(t("play-resign-sure"), [play_on, *resign])

    def action_draw(self) -> None:
        """Offer a draw."""
        seat = self._person
        if seat is not None:
            self.do(Action(ActionKind.OFFER_DRAW, by=seat))

    def action_pause(self) -> None:
        """Stop the clocks and the engines, or let them go on."""
        if self.session.is_over:
            return
        self.turns.is_paused = not self.turns.is_paused
        is_paused = self.turns.is_paused
        kind = ActionKind.PAUSE if is_paused else ActionKind.RESUME
        if self.do(Action(kind)) and is_paused:
            self.say(t("terminal-paused"))

    def action_teaching(self) -> None:
        """Step through the teaching modes."""
        texts = teaching_texts()
        levels = list(texts)
        level = levels[(levels.index(self.teacher.level) + 1) % len(levels)]
        self.teacher.set(level)
        self.say(f"{t('teach-label')}: {texts[level]}.")

    # Looking

    def action_browse(self, by: int) -> None:
        """Look at an earlier or a later position."""
        count = self.session.board.ply
        here = count if self.look.ply is None else self.look.ply
        self._look_at_ply(min(max(here + by, 0), count))

    @on(MovesPanel.Chosen)
    def _look_at_move(self, event: MovesPanel.Chosen) -> None:
        self._look_at_ply(event.ply)

    def _look_at_ply(self, ply: int) -> None:
        self.look = replace(self.look, ply=None if ply == self.session.board.ply else ply, marks={})
        self.refresh_game()
        if not self._is_engine_busy:
            self._analyse()

    def action_forbidden(self) -> None:
        """Mark the forbidden points or not, and say why they are."""
        self.look = replace(self.look, forbidden=not self.look.forbidden)
        self.refresh_game()
        board = self.session.board_at(self.look.ply)
        if self.look.forbidden:
            none = t("terminal-none-forbidden", color=str(board.turn))
            self.say(forbidden_text(board) or none)
        else:
            self.say(t("terminal-unmarked"))

    def action_numbers(self) -> None:
        """Show the numbers of the moves on the stones, or not."""
        self.look = replace(self.look, numbers=not self.look.numbers)
        self.refresh_game()

    def action_zoom(self) -> None:
        """Draw the board small, or as large as it fits."""
        self._allows_large = not self._allows_large
        self._share_out()

    # Analysis

    def action_hint(self) -> None:
        """Show the next stage of a hint."""
        turn = self.session.to_act
        if turn is None or turn.player.is_engine or self.look.ply is not None:
            self.say(t("terminal-hint-person"), is_problem=True)
            return
        if not self.show_hint():
            self._request(self.adviser, is_hint=True)
            self.say(t("play-looking"))

    def action_analysis(self) -> None:
        """Show the analysis or take it away."""
        self.is_analysing = not self.is_analysing
        self._share_out()
        self._explain_soon()
        if not self._is_engine_busy:
            self._analyse()

    def action_lines(self, by: int) -> None:
        """Look for more lines, or for fewer."""
        self.lines = min(max(self.lines + by, 1), MOST_LINES)
        if not self._is_engine_busy:
            self._analyse()

    def action_explain(self) -> None:
        """Show the full report on the move under the cursor."""
        report = self.report()
        title = t("terminal-report", move=report.name, color=str(report.color))
        self.app.push_screen(TextScreen(title, report_text(report, self.session.board)))

    # Saving

    def action_save(self) -> None:
        """Ask for a file to save the game in."""
        prompt = self.query_one("#prompt", PromptLine)
        prompt.ask(t("terminal-save-as"), self.save_as, text="game.sgf")

    def save_as(self, name: str, *, replace_it: bool = False) -> None:
        """Save under this name; the extension says the format. What exists is not lost unasked."""
        path = saved_as(name)
        try:
            losses = self.keeper.save_as(path, replace=replace_it)
        except FileExistsError:
            over = t("terminal-write-over", file=path.name)
            answers = [
                Answer(t("terminal-leave-it"), self.refresh_game),
                Answer(over, partial(self.save_as, name, replace_it=True)),
            ]
            self.question.ask(t("terminal-file-exists", file=str(path)), answers)
        except (OSError, ValueError) as error:
            self.say(t("terminal-not-saved", why=error_text(error)), is_problem=True)
        else:
            saved = t("terminal-sentence", text=t("terminal-saved-as", file=str(path)))
            self.say(" ".join([saved, *losses]))
