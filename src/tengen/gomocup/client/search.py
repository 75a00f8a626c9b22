"""A search by an external engine: the question, what it reports, and its end."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from ...board import Board
from ...coords import Move
from ...engine.base import Analysis
from ...engine.info import Info
from ...errors import EngineProtocolError, EngineTimeoutError
from ..wire import AnswerKind, EngineAnswer, shown
from .details import Details
from .session import EngineSession, Terms

SLICE = 0.05  # seconds between two checks whether the search should stop
MAX_NOISE = 10_000  # meaningless lines during one move


class ExternalAnalysis(Analysis):
    """A search by an engine in another process.

    What the engine reports becomes Infos as it arrives. An engine that moves by itself ends the
    analysis. One that does not stop when asked to is killed, and the next call starts it again.
    """

    def __init__(
        self, ready: Callable[[Board], EngineSession], board: Board, terms: Terms, lines: int
    ) -> None:
        self._ready = ready
        self._session = ready(board)
        self._board = board
        self._terms = terms
        self._count = lines
        self._began = time.monotonic()
        self._details = Details(board, self._began)
        self._noise, self._noises = "", 0  # the last meaningless line, and their number
        self._is_asked = False
        self._stopped_at: float | None = None
        super().__init__(self._details.best)
        self._start()

    def stop(self) -> None:
        """Ask the engine for its move now; one that gives none soon is killed."""
        with self._changed:
            if self._is_done or self._stopped_at is not None:
                return
            self._stopped_at = time.monotonic()
            if self._is_asked:
                self._session.ask_to_stop()

    def _now(self, info: Info) -> Info:
        return self._details.now()

    # What happens in the thread

    def _run(self) -> None:
        move = None
        try:
            move = self._think()
            if move is None and self._count > 1 and not self._asks_for_lines:  # it cannot tell them
                self._session = self._ready(self._board)
                self._began, self._noises = time.monotonic(), 0
                move = self._think()
        finally:
            with self._changed:
                self._details.finish(move)
                self._update(self._details.lines)

    def _think(self) -> Move | None:
        """Ask the engine and listen until it moves; None if the search was stopped first."""
        with self._session.listening():
            if not self._ask():
                return None
            while True:
                answer = self._next_answer()
                if answer is None:
                    return None
                if answer.kind == AnswerKind.MOVES and len(answer.points) == 1:
                    return self._accept(answer)
                if answer.kind == AnswerKind.SUGGEST and answer.points:
                    self._session.send([f"PLAY {answer.text}"])
                elif answer.kind in _MEANT:
                    self._tell(answer)
                elif self._asks_for_lines and answer.kind in (AnswerKind.UNKNOWN, AnswerKind.ERROR):
                    self._session.abilities.tells_lines = False
                    self._session.child.kill()
                    return None
                else:
                    text = f"{answer.kind.upper()} {answer.text}".removeprefix("OTHER ").strip()
                    self._noise, self._noises = shown(text), self._noises + 1
                if self._noises > MAX_NOISE:
                    self._session.fail(
                        EngineProtocolError, f"floods its output with {self._noise!r}"
                    )

    @property
    def _asks_for_lines(self) -> bool:
        return self._count > 1 and self._session.abilities.tells_lines is not False

    def _ask(self) -> bool:
        """Send the question, unless the search has been stopped; return whether it was sent."""
        with self._changed:
            if self._stopped_at is not None:
                return False
            session = self._session
            session.child.forget_output()
            session.send(session.question(self._board, self._terms, self._count))
            self._is_asked = True
            return True

    def _next_answer(self) -> EngineAnswer | None:
        """What the engine says next; None if it was stopped and does not react."""
        session = self._session
        while True:
            end = self._end()
            try:
                return session.hear(min(end, time.monotonic() + SLICE))
            except TimeoutError:
                if time.monotonic() < end:
                    continue
            if self._stopped_at is not None:
                session.abilities.can_stop = False
                session.child.kill()
                return None
            if self._noises:
                session.fail(EngineProtocolError, f"has answered {self._noise!r} and no move")
            session.fail(
                EngineTimeoutError, f"has not moved in {time.monotonic() - self._began:.1f} s"
            )

    def _end(self) -> float:
        """When to give up on the engine."""
        grace = self._session.settings.grace
        seconds = math.inf if self._terms.seconds is None else self._terms.seconds
        end = self._began + seconds + grace
        if self._stopped_at is None:
            return end
        can_stop = self._session.abilities.can_stop is not False
        return min(end, self._stopped_at + (grace if can_stop else 0.0))

    def _accept(self, answer: EngineAnswer) -> Move:
        if self._asks_for_lines:
            self._session.abilities.tells_lines = True
        return self._session.accept(self._board, answer.points[0], keeps=not self._asks_for_lines)

    def _tell(self, answer: EngineAnswer) -> None:
        with self._changed:
            info = self._details.take(answer)
            self._update(self._details.lines, () if info is None else (info,))


_MEANT = (AnswerKind.DETAIL, AnswerKind.REALTIME, AnswerKind.MESSAGE, AnswerKind.DEBUG)
