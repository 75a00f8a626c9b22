"""Questions that leave the board visible: a short list to choose from, and a line to type in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, Label, OptionList


class Answer(NamedTuple):
    """A possible answer, and what happens then."""

    text: str
    act: Callable[[], object]


class QuestionPanel(Vertical):
    """A question with numbered answers, for arrow keys, digits and the mouse."""

    class Closed(Message):
        """The question is answered or dropped."""

    class _List(OptionList):
        BINDINGS: ClassVar[list[BindingType]] = [
            *(Binding(str(digit), f"take({digit})") for digit in range(1, 10)),
            Binding("escape", "drop"),
        ]

        def action_take(self, number: int) -> None:
            """Give the answer with this number."""
            if number <= self.option_count:
                self.highlighted = number - 1
                self.action_select()

        def action_drop(self) -> None:
            """Leave the question without an answer, where that is possible."""
            panel = self.parent
            assert isinstance(panel, QuestionPanel)
            panel.drop()

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._answers: Sequence[Answer] = ()
        self._can_drop = True
        self.display = False

    def compose(self) -> ComposeResult:
        """The question above its answers."""
        yield Label("", classes="question", markup=False)
        yield self._List(markup=False)

    @property
    def is_open(self) -> bool:
        """Whether there is a question."""
        return bool(self._answers)

    def ask(self, question: str, answers: Sequence[Answer], *, can_drop: bool = True) -> None:
        """Ask; the answer's action is called when it is chosen."""
        self._answers, self._can_drop = answers, can_drop
        self.query_one(".question", Label).update(question)
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([f"{i} {answer.text}" for i, answer in enumerate(answers, 1)])
        options.highlighted = 0
        self.display = True
        self.screen.add_class("-asking")
        self.focus_answers()

    def focus_answers(self) -> None:
        """Focus the answers, so that keys choose one."""
        self.query_one(OptionList).focus()

    def close(self) -> None:
        """Remove the question."""
        if self._answers:
            self._answers = ()
            self.display = False
            self.screen.remove_class("-asking")
            self.post_message(self.Closed())

    def drop(self) -> None:
        """Remove the question unanswered, unless it requires an answer."""
        if self._can_drop:
            self.close()

    @on(OptionList.OptionSelected)
    def _answer(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self._answers:
            act = self._answers[event.option_index].act
            self.close()
            act()


class PromptLine(Horizontal):
    """A line to type in, such as a move or the name of a file."""

    class Closed(Message):
        """Enter or Escape was pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close")]

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._take: Callable[[str], object] | None = None
        self.display = False

    def compose(self) -> ComposeResult:
        """The question before the field."""
        yield Label("", classes="question", markup=False)
        yield Input(compact=True)

    def ask(self, question: str, take: Callable[[str], object], *, text: str = "") -> None:
        """Ask for a line; `take` is called with it after Enter."""
        self._take = take
        self.query_one(".question", Label).update(f"{question} ")
        field = self.query_one(Input)
        field.value = text
        self.display = True
        field.focus()

    def action_close(self) -> None:
        """Remove the line."""
        self._take = None
        self.display = False
        self.post_message(self.Closed())

    @on(Input.Submitted)
    def _submit(self, event: Input.Submitted) -> None:
        event.stop()
        take, text = self._take, event.value.strip()
        self.action_close()
        if take is not None and text:
            take(text)
