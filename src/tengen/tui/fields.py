"""Fields of a form that work with arrow keys and mouse, and can be read without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from .glyphs import UNICODE, Glyphs

Value = TypeVar("Value")


class FieldOption(NamedTuple, Generic[Value]):
    """A value that can be chosen, and the text that stands for it."""

    value: Value
    text: str


class Stepper(Widget, Generic[Value], can_focus=True):
    """A value out of a few: left and right step through them, as do clicks on the arrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "step(-1)"),
        Binding("right,plus,space", "step(1)"),
        Binding("home", "first"),
        Binding("end", "final"),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, stepper: Stepper[object]) -> None:
            super().__init__()
            self.stepper = stepper

        @property
        def control(self) -> Stepper[object]:
            """The field, so that handlers can be bound to its id."""
            return self.stepper

    def __init__(
        self,
        options: Sequence[FieldOption[Value]],
        value: Value,
        *,
        glyphs: Glyphs = UNICODE,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs
        self._options = list(options)
        self._index = self._index_of(value)

    @property
    def value(self) -> Value:
        """What is chosen."""
        return self._options[self._index].value

    def offer(self, options: Sequence[FieldOption[Value]], value: Value) -> None:
        """Offer other values, with this one chosen or else the first."""
        self._options = list(options)
        self._index = self._index_of(value)
        self.refresh()

    def choose(self, value: Value) -> None:
        """Choose a value that is offered."""
        self._go_to(self._index_of(value))

    def _index_of(self, value: Value) -> int:
        return next((i for i, option in enumerate(self._options) if option.value == value), 0)

    def _go_to(self, index: int) -> None:
        if index != self._index:
            self._index = index
            self.refresh()
            self.post_message(self.Changed(self))  # type: ignore[arg-type]  # any value will do

    def action_step(self, by: int) -> None:
        """Choose the next value or the one before, round the end."""
        self._go_to((self._index + by) % len(self._options))

    def action_first(self) -> None:
        """Choose the first value."""
        self._go_to(0)

    def action_final(self) -> None:
        """Choose the last value."""
        self._go_to(len(self._options) - 1)

    def on_click(self, event: events.Click) -> None:
        """Step back by a click on the left half, on by one on the right half."""
        self.action_step(-1 if event.x < self._shown_width() // 2 else 1)

    def _shown_width(self) -> int:
        return cell_len(self._options[self._index].text) + 4

    def render(self) -> Text:
        """The value between its arrows."""
        arrows, text = self._glyphs, self._options[self._index].text
        style = "reverse" if self.has_focus else ""
        return Text.assemble((f"{arrows.left} {text} {arrows.right}", style), no_wrap=True)
