"""Fields of a form that work with arrow keys and mouse, and can be read without colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from .glyphs import UNICODE, Glyphs

Value = TypeVar("Value")


class Stepper(Widget, Generic[Value], can_focus=True):
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

        stepper: Stepper[Any]

        @property
        def control(self) -> Stepper[Any]:
            """The field, so that handlers can be bound to its id."""
            return self.stepper

    def __init__(
        self,
        options: Mapping[Value, str],
        value: Value,
        *,
        glyphs: Glyphs = UNICODE,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs
        self._values, self._texts = list(options), list(options.values())
        self._index = self._index_of(value)

    @property
    def value(self) -> Value:
        """What is chosen."""
        return self._values[self._index]

    def choose(self, value: Value) -> None:
        """Choose a value that is offered."""
        self.action_go_to(self._index_of(value))

    def _index_of(self, value: Value) -> int:
        return self._values.index(value) if value in self._values else 0

    def action_step(self, by: int) -> None:
        """Choose the next value or the one before, round the end."""
        self.action_go_to(self._index + by)

    def action_go_to(self, index: int) -> None:
        """Choose the value at this place, round the end: -1 is the last."""
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
