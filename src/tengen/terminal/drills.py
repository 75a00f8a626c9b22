"""Solving drills in lines of text."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from ..analysis.reviews.phrases import score_words
from ..analysis.reviews.review import Retry
from ..coords import Move
from ..engine.base import BaseEngine
from ..errors import TengenError, error_text
from ..learning.drilling import drill_hint, judge_answer, known_answer
from ..learning.drills import Drill, DrillDeck, DrillSource
from ..learning.kept import change_part, read_record
from ..learning.schedule import DrillGrade
from ..play.words import captured_text, padded, point_names, printable
from ..texts import t
from .puzzles import Ended, drawing, move_prompt, typed
from .review_view import kind_text
from .terminal import Terminal

SHOWN_LINE = 9  # moves of a line


class DrillSession:
    """Drill after drill, until nothing is due or the player stops.

    `engine` starts an engine; it is called only when a move has to be searched.
    """

    def __init__(
        self,
        terminal: Terminal,
        *,
        engine: Callable[[], BaseEngine],
        now: Callable[[], datetime],
    ) -> None:
        self._terminal = terminal
        self._start_engine, self._now = engine, now
        self._engine: BaseEngine | None = None

    def run(self) -> None:
        """Ask everything that is due, then say when the next drill is due."""
        skipped: set[str] = set()
        try:
            while (drill := self._next(skipped)) is not None and self._ask(drill):
                skipped.add(drill.id)
        finally:
            if self._engine is not None:
                self._engine.close()
        self._terminal.write([due_text(self._deck(), self._now())])

    def _deck(self) -> DrillDeck:
        return read_record().part(DrillDeck)

    def _next(self, skipped: set[str]) -> Drill | None:
        """The next drill; one that was asked comes back after all others, if it is due again."""
        due = self._deck().due(self._now())
        return next((drill for drill in due if drill.id not in skipped), None)

    def _ask(self, drill: Drill) -> bool:
        """One drill; False when the player wants no more."""
        board = drill.board
        self._terminal.write(["", *heading(drill), *drawing(self._terminal, board)])
        hints, is_graded = 0, False
        while True:
            text = typed(self._terminal, move_prompt())
            if isinstance(text, Ended):
                return text is Ended.LEFT
            if text == "hint":
                self._terminal.write([drill_hint(drill, hints).text])
                hints += 1
            elif text == "solution":
                line = _line(drill, drill.mistake.best_line)
                self._terminal.write([t("puzzle-solution", line=line)])
                self._tell_reason(drill)
                if not is_graded:
                    self._grade(drill, DrillGrade.AGAIN)
                return True
            elif text:
                answer = self._judged(drill, text)
                if answer is None:
                    continue
                self._terminal.write(answer_lines(drill, answer))
                grade = DrillGrade.AGAIN
                if answer.is_good:
                    self._tell_reason(drill)
                    grade = DrillGrade.HARD if hints else DrillGrade.GOOD
                if not is_graded:
                    self._grade(drill, grade)
                    is_graded = True
                if answer.is_good:
                    return True

    def _judged(self, drill: Drill, text: str) -> Retry | None:
        """The verdict on what was typed; None when it is no legal move."""
        try:
            move = drill.board.parse_move(text)
            known = known_answer(drill, move)
            if known is not None:
                return known
            if not drill.board.is_legal(move):
                drill.board.copy().push(move)  # which says why
            if self._engine is None:
                self._engine = self._start_engine()
            return judge_answer(drill, move, self._engine)
        except TengenError as error:
            self._terminal.write([error_text(error)])
            return None

    def _tell_reason(self, drill: Drill) -> None:
        mistake = drill.mistake
        if mistake.reason is not None:
            reason = str(mistake.reason.message(mistake.color))
            self._terminal.write([t("drills-in-game", reason=reason)])

    def _grade(self, drill: Drill, grade: DrillGrade) -> None:
        now = self._now()
        deck = change_part(DrillDeck, lambda kept: kept.answered(drill.id, grade, now))
        again = when_text(deck.drills[drill.id].due, now)
        self._terminal.write([t("drills-again", when=again)])


def heading(drill: Drill) -> list[str]:
    """What a drill asks."""
    mistake, board = drill.mistake, drill.board
    source, move = _source_text(drill.sources), board.move_text(mistake.move)
    lines = [
        t("terminal-drill", rule=board.rule.title, source=source),
        t("drills-prompt", color=str(board.turn), move=move, mark=mistake.mark),
    ]
    if any(board.captured_pairs):
        lines.append(captured_text(*board.captured_pairs))
    return lines


def answer_lines(drill: Drill, answer: Retry) -> list[str]:
    """The verdict on a move."""
    board, name = drill.board, drill.board.move_text(answer.move)
    if answer.is_good:
        best = drill.best.move
        more = "" if answer.move == best else t("review-prefers", best=board.move_text(best))
        right = t("terminal-drill-right", move=name, score=score_words(answer.after))
        return [f"{right} {more}".rstrip()]
    wrong = "review-game-move" if answer.move == drill.mistake.move else "review-wrong"
    said = t(wrong, move=name)
    if answer.reason is not None:
        said = t("sentences", first=said, then=str(answer.reason.message(board.turn)))
    lines = [t("terminal-again", text=said)]
    if answer.refutation:
        lines.append(f"  {t('terminal-then')} {_line(drill, answer.refutation)}")
    return lines


def list_lines(deck: DrillDeck, now: datetime) -> list[str]:
    """All drills, one line each, and how many are due."""
    lines = []
    for drill in deck.in_order():
        mistake = drill.mistake
        move = f"{drill.board.move_text(mistake.move)} {mistake.mark}"
        rule, kind = drill.board.rule.title, kind_text(mistake.kind)
        lines.append(
            f"{drill.id[:8]}  {padded(when_text(drill.due, now), 14)} {padded(rule, 12)} "
            f"{move:<7} {padded(kind, 19)} {_source_text(drill.sources)}"
        )
    return [*lines, due_text(deck, now)]


def due_text(deck: DrillDeck, now: datetime) -> str:
    """How many drills are due, or when the next one is."""
    due = len(deck.due(now))
    if due:
        return t("terminal-drills-due", due=due, count=len(deck))
    following = deck.next_due(now)
    if following is None:
        command = "`tengen drills add FILE --player black`"
        return t("terminal-drills-none", command=command)
    return t("drills-next-due", when=when_text(following, now))


def when_text(due: datetime, now: datetime) -> str:
    """When a drill is due: "now", "in 10 minutes", "tomorrow", "in 4 days"."""
    if due <= now:
        return t("drills-now")
    days = (due.date() - now.date()).days
    if days == 0:
        minutes = -(-int((due - now).total_seconds()) // 60)
        return t("drills-in-minutes", count=minutes)
    return t("drills-in-days", count=days)


def _source_text(sources: tuple[DrillSource, ...]) -> str:
    if not sources:
        return t("terminal-earlier-game")
    kind, name, number = sources[0]
    place = printable(name) if kind == "file" else f"{t('terminal-place', kind=kind)} {name}"
    source = t("terminal-source", number=number, place=place.strip())
    if len(sources) == 1:
        return source
    return t("terminal-source-times", source=source, count=len(sources))


def _line(drill: Drill, line: tuple[Move, ...]) -> str:
    more = " …" if len(line) > SHOWN_LINE else ""
    return point_names(drill.board, line[:SHOWN_LINE]) + more
