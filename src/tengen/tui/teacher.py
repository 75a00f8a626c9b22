"""Teaching on the screen of a game: what was wrong with a move, and the offer to take it back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..analysis.reviews.records import MoveReview
from ..play.actions import Action, ActionKind
from ..play.settings import TEACHING
from ..play.teaching import mistake_reason, mistake_title
from ..play.turns import Judge
from ..play.words import point_names
from ..texts import t
from .asking import Answer
from .searches import BackgroundSearch, FindMistake

if TYPE_CHECKING:
    from .session_screen import SessionScreen

MOST_SHOWN = 9  # moves of a refutation, which are marked by their numbers


def teaching_texts() -> dict[str, str]:
    """The teaching modes and their texts."""
    return {level: t(f"teach-{level}") for level in TEACHING}


class Teacher:
    """Judges what a person plays against one of our engines, before the engine answers."""

    def __init__(self, screen: SessionScreen, level: str) -> None:
        self._screen = screen
        self.set(level)

    def set(self, level: str) -> None:
        """Set how much is pointed out from now on: one of `TEACHING`."""
        self.level = level
        self._screen.turns.teacher = None if level == "off" else self._screen.adviser

    def job(self, step: Judge) -> BackgroundSearch:
        """What is to be searched for this step."""
        return BackgroundSearch(FindMistake(step, self.level), self._screen.session.copy())

    def tell(self, mistake: MoveReview, *, can_show: bool = True) -> None:
        """Say what is wrong with the last move and ask what to do; the engine waits."""
        screen = self._screen
        answers = [Answer(t("teach-take-back"), self._take_back)]
        if can_show and mistake.refutation:
            answers.append(Answer(t("teach-show"), partial(self._show, mistake)))
        answers.append(Answer(t("teach-play-on"), self._play_on))
        title = f"{mistake_title(screen.session, mistake)} ({mistake.mark})"
        screen.say(mistake_reason(mistake))
        screen.question.ask(title, answers, can_drop=False)

    def _take_back(self) -> None:
        if self._screen.do(Action(ActionKind.UNDO)):
            self._screen.say(t("terminal-hint-key"))

    def _show(self, mistake: MoveReview) -> None:
        """Number the moves of the refutation on the board, and ask again."""
        shown = mistake.refutation[:MOST_SHOWN]
        self._screen.mark({move: str(number) for number, move in enumerate(shown, 1)})
        self.tell(mistake, can_show=False)
        self._screen.say(
            f"{mistake_reason(mistake)} {point_names(self._screen.session.board, shown)}"
        )

    def _play_on(self) -> None:
        self._screen.turns.judged()
        self._screen.go_on()
