"""The start screen: rule, size, opening, who plays, and the clock."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from rich.cells import cell_len
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Static

from ..coords import MAX_SIZE, MIN_SIZE
from ..errors import SeatError, error_text
from ..learning.kept import adapted_level
from ..opening import OPENINGS, Seat
from ..play.clock import TimeControl
from ..play.presets import CLOCKS
from ..play.seats import LEVELS, Player, PlayerKind
from ..play.setup import Setup
from ..rules import RULES, Rule
from ..texts import Message as TextMessage
from ..texts import languages, t
from .board_view import EARLY_ENTER, ENTER
from .glyphs import UNICODE, Glyphs
from .panels import KeyLine, StatusLine, fitted
from .teacher import teaching_texts


@runtime_checkable
class Speaker(Protocol):
    """An application that can speak another language."""

    def speak(self, language: str) -> None:
        """Switch to this language."""


OTHER_CLOCK = "other"
MAX_THINK = 3600.0


class StartAction(Enum):
    """What the user can ask for on the start screen besides a new game."""

    CONTINUE = "continue"  # the game that was saved last
    OPEN = "open"  # a file
    BACK = "back"  # to the game, or the start screen again
    QUIT = "quit"


class NewGame(NamedTuple):
    """A game that the user wants, and how much is said about mistakes in it."""

    setup: Setup
    teach: str


class Occupant(NamedTuple):
    """A kind of player, before it has a name."""

    kind: PlayerKind
    level: int | None = None


ADAPTIVE = 0  # in place of a level: the one that suits the player's results


def occupants() -> dict[Occupant, str]:
    """Everyone who can sit at a seat, in words."""
    return {
        Occupant(PlayerKind.PERSON): t("terminal-person"),
        Occupant(PlayerKind.LEVEL, ADAPTIVE): t("terminal-adaptive"),
        **{Occupant(PlayerKind.LEVEL, level): t("seat-level", level=level) for level in LEVELS},
        Occupant(PlayerKind.TENGEN): t("seat-full"),
        Occupant(PlayerKind.COMMAND): t("terminal-other-engine"),
    }


class Stepper(Widget, can_focus=True):
    """A value out of a few: left and right step through them, as do clicks on the arrows.

    `options` are the values with the text that stands for each; the first is chosen where `value`
    is none of them.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "step(-1)"),
        Binding("right,plus,space", "step(1)"),
        Binding("home", "go_to(0)"),
        Binding("end", "go_to(-1)"),
    ]

    @dataclass
    class Changed(Message):
        """Another value was chosen."""

        stepper: Stepper

        @property
        def control(self) -> Stepper:
            """The field, so that handlers can be bound to its id."""
            return self.stepper

    def __init__(
        self,
        options: Mapping[Any, str],
        value: Any,
        *,
        glyphs: Glyphs = UNICODE,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs
        self._values, self._texts = list(options), list(options.values())
        self._index = self._index_of(value)

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self._values[self._index]

    def choose(self, value: Any) -> None:
        """Choose a value that is offered."""
        self.action_go_to(self._index_of(value))

    def _index_of(self, value: Any) -> int:
        return self._values.index(value) if value in self._values else 0

    def action_step(self, by: int) -> None:
        """Choose the next or previous value, wrapping around."""
        self.action_go_to(self._index + by)

    def action_go_to(self, index: int) -> None:
        """Choose the value at this place, wrapping around: -1 is the last."""
        index %= len(self._values)
        if index != self._index:
            self._index = index
            self.refresh()
            self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """Step back by a click on the left half, on by one on the right half."""
        middle = (cell_len(self._texts[self._index]) + 4) // 2
        self.action_step(-1 if event.x < middle else 1)

    def render(self) -> Text:
        """The value between its arrows."""
        arrows, text = self._glyphs, self._texts[self._index]
        style = "reverse" if self.has_focus else ""
        return Text.assemble((f"{arrows.left} {text} {arrows.right}", style), no_wrap=True)


class SeatFields(Vertical):
    """Who plays at a seat: the kind of player, the name, and a command or a time."""

    def __init__(self, seat: Seat, player: Player, glyphs: Glyphs) -> None:
        super().__init__(id=f"{seat}-fields", classes="seat")
        self.seat = seat
        self._player = player
        self._kind = player.kind  # that the row below was filled for
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """A row with kind and name, and a row below for a command or a time."""
        player, glyphs = self._player, self._glyphs
        is_program = player.kind is PlayerKind.PROGRAM  # whose command is asked for
        occupant = Occupant(PlayerKind.COMMAND if is_program else player.kind, player.level)
        yield _row(
            Label(t(f"seat-{self.seat}"), classes="name", id=f"{self.seat}-label"),
            Stepper(occupants(), occupant, glyphs=glyphs, id=f"{self.seat}-kind"),
            Label(f" {t('terminal-name')} [", markup=False),
            Input(player.name, compact=True, id=f"{self.seat}-name", max_length=60),
            Label("]"),
        )
        yield _row(
            Label("", classes="name"),
            Label("", classes="about"),
            Label("["),
            Input(self._detail(player.kind), compact=True, id=f"{self.seat}-detail"),
            Label("]"),
        ).add_class("detail")

    def on_mount(self) -> None:
        """Show only what this player needs."""
        self.show_detail()

    def _detail(self, kind: PlayerKind) -> str:
        """What is known already for the row below."""
        player = self._player
        if kind is not player.kind:
            return ""
        if kind is PlayerKind.COMMAND:
            return player.command
        return "" if player.limit.time is None else f"{player.limit.time:g}"

    @property
    def occupant(self) -> Occupant:
        """What is chosen to sit here."""
        value = self.query_one(f"#{self.seat}-kind", Stepper).value
        assert isinstance(value, Occupant)
        return value

    def show_detail(self) -> None:
        """Ask for a command, or for a time, or for nothing."""
        kind = self.occupant.kind
        if kind is not self._kind:
            self._kind = kind
            self.query_one(f"#{self.seat}-detail", Input).value = self._detail(kind)
        texts = {
            PlayerKind.COMMAND: t("terminal-command"),
            PlayerKind.TENGEN: t("terminal-think-seconds"),
        }
        self.query_one(".detail").display = kind in texts
        self.query_one(".about", Label).update(f"{texts.get(kind, '')} ")

    @property
    def player(self) -> Player:
        """The player that these fields describe; SeatError where they cannot be one."""
        occupant = self.occupant
        name = self.query_one(f"#{self.seat}-name", Input).value
        detail = self.query_one(f"#{self.seat}-detail", Input).value.strip()
        # What cannot be seen here, such as a limit of nodes, is kept as long as the kind stays.
        base = self._player if self._player.kind is occupant.kind else Player()
        think = _parse_think(detail) if occupant.kind is PlayerKind.TENGEN else base.limit.time
        level = adapted_level() if occupant.level == ADAPTIVE else occupant.level
        return replace(
            base,
            kind=occupant.kind,
            level=level,
            command=detail if occupant.kind is PlayerKind.COMMAND else "",
            limit=replace(base.limit, time=think),
        ).named(name)


def _row(name: str | Label, *fields: Widget) -> Horizontal:
    """A row of the form: its name, and what is to be filled in."""
    label = Label(name, classes="name") if isinstance(name, str) else name
    return Horizontal(label, *fields, classes="row")


def _clocks() -> dict[str, str]:
    """Time controls to choose from; most are shown as they are written."""
    return {
        **{clock: clock for clock in CLOCKS},
        "none": t("clock-none"),
        OTHER_CLOCK: t("terminal-other-clock"),
    }


def _parse_think(text: str) -> float | None:
    if not text:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= MAX_THINK:
        raise SeatError(TextMessage.of("seat-no-time", text=repr(text)))
    return seconds


class StartScreen(Screen[NewGame | StartAction]):
    """A form of one page. Enter in a field, or the button, starts the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(f"{ENTER},{EARLY_ENTER}", "start", "terminal-start", key_display="Enter"),
        Binding("ctrl+o", "leave_for('open')", "terminal-open", key_display="Ctrl+O"),
        Binding("f1", "app.help", "terminal-help", key_display="F1"),
        Binding("ctrl+q", "leave_for('quit')", "terminal-quit", key_display="Ctrl+Q"),
        Binding("down", "app.focus_next"),
        Binding("up", "app.focus_previous"),
        Binding("escape", "leave_for('back')"),
    ]

    def __init__(
        self,
        setup: Setup,
        *,
        teach: str = "off",
        saved: str | None = None,
        glyphs: Glyphs = UNICODE,
        language: str = "",
    ) -> None:
        super().__init__()
        self._setup = setup
        self._teach = teach
        self._language = language
        self._saved = saved
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """The form."""
        setup, glyphs = self._setup, self._glyphs
        row = " ".join([glyphs.black_winning] * 5)
        title = f"{glyphs.white} {row} {glyphs.white}   T E N G E N   {t('terminal-logo')}"
        yield Static(title, id="logo")
        with VerticalScroll(id="form", can_focus=False) as form:
            form.border_title = t("setup-title")
            titles = {name: rule.title for name, rule in RULES.items()}
            rules = Stepper(titles, setup.rule.name, glyphs=glyphs, id="rule")
            yield _row(t("rule"), rules, Label("", classes="note", id="rule-note"))
            sizes = {size: f"{size} x {size}" for size in range(MIN_SIZE, MAX_SIZE + 1)}
            yield _row(t("board"), Stepper(sizes, setup.size, glyphs=glyphs, id="size"))
            titles = {name: each.title for name, each in OPENINGS.items()}
            openings = Stepper(titles, setup.opening, glyphs=glyphs, id="opening")
            yield _row(t("setup-opening"), openings)
            yield Static("", id="opening-note")
            for seat in Seat:
                yield SeatFields(seat, setup.player(seat), glyphs)
            control = str(setup.control)
            known = control if control in CLOCKS else OTHER_CLOCK
            other = Horizontal(
                Label(f" {t('terminal-clock-such')} [", markup=False),
                Input(control, compact=True, id="clock-text", max_length=30),
                Label("]"),
                id="other-clock",
            )
            clocks = Stepper(_clocks(), known, glyphs=glyphs, id="clock")
            yield _row(t("setup-clock"), clocks, other)
            teaching = Stepper(teaching_texts(), self._teach, glyphs=glyphs, id="teach")
            spoken = {"": t("settings-theme-system"), **languages()}
            speaking = Stepper(spoken, self._language, glyphs=glyphs, id="language")
            about = Label(f" {t('settings-language')} ", markup=False)
            yield _row(t("teach-label"), teaching, about, speaking)  # 24 rows have no room for two
            texts = {name: t(f"terminal-{name}") for name in ("start", "open", "quit")}
            if self._saved is not None:
                saved = fitted(self._saved, 28, glyphs.ellipsis)
                told = t("terminal-continue", title=saved)
                texts = {"start": texts["start"], "continue": told, **texts}
            buttons = [Button(Text(text), id=name, compact=True) for name, text in texts.items()]
            buttons[0].variant = "primary"
            yield Horizontal(*buttons, id="buttons")
        yield StatusLine(id="status")
        yield KeyLine(self.BINDINGS)

    def on_mount(self) -> None:
        """Fill in what depends on the values."""
        self._show_notes()
        self.query_one("#start").focus()

    def on_screen_resume(self) -> None:
        """Say what to do."""
        self.say(t("terminal-start-hint"))

    def say(self, text: str, *, is_problem: bool = False) -> None:
        """Show a line below the form."""
        self.query_one("#status", StatusLine).say(text, is_problem=is_problem)

    # What the fields say

    def _value(self, name: str) -> str:
        return str(self.query_one(f"#{name}", Stepper).value)

    def _show_notes(self) -> None:
        self.query_one("#rule-note", Label).update(RULES[self._value("rule")].text.brief)
        self.query_one("#opening-note", Static).update(OPENINGS[self._value("opening")].summary)
        self.query_one("#other-clock").display = self._value("clock") == OTHER_CLOCK
        is_free = self._value("opening") in ("free", "pro", "long-pro")
        for seat, color in zip(Seat, ("black", "white"), strict=True):
            text = t(color if is_free else f"seat-{seat}")
            self.query_one(f"#{seat}-label", Label).update(text)

    @on(Stepper.Changed, "#rule")
    def _take_size_of_rule(self) -> None:
        """A rule brings its own size of board."""
        self.query_one("#size", Stepper).choose(Rule.from_name(self._value("rule")).default_size)

    @on(Stepper.Changed, "#language")
    async def _speak(self) -> None:
        """Show the form in another language, with what was filled in."""
        with suppress(ValueError):  # what cannot be is lost
            self._setup = self.setup_now()
        self._language = self._value("language")
        assert isinstance(self.app, Speaker)
        self.app.speak(self._language)
        await self.recompose()
        self._show_notes()
        self.say(t("terminal-start-hint"))
        self.query_one("#language").focus()

    @on(Stepper.Changed)
    def _values_changed(self) -> None:
        self._show_notes()
        for fields in self.query(SeatFields):
            fields.show_detail()

    def setup_now(self) -> Setup:
        """The game that the fields describe; a ValueError says what cannot be."""
        clock = self._value("clock")
        text = self.query_one("#clock-text", Input).value if clock == OTHER_CLOCK else clock
        first, second = (fields.player for fields in self.query(SeatFields))
        return Setup.of(
            self._value("rule"),
            int(self._value("size")),
            opening=self._value("opening"),
            first=first,
            second=second,
            control=TimeControl.parse(text),
        )

    # What can be done

    @on(Button.Pressed)
    def _press(self, event: Button.Pressed) -> None:
        if event.button.id == "start":
            self.action_start()
        else:
            self.action_leave_for(event.button.id or "")

    @on(Input.Submitted)
    def action_start(self) -> None:
        """Start the game, or say why it cannot be started."""
        try:
            setup = self.setup_now()
        except ValueError as error:  # all refusals are
            self.say(error_text(error), is_problem=True)
        else:
            self.dismiss(NewGame(setup, self._value("teach")))

    def action_leave_for(self, wish: str) -> None:
        """Leave for something other than the game of the form."""
        self.dismiss(StartAction(wish))
