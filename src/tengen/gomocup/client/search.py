"""A search by an external engine: the question, what it reports, and its end."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from ...board import Board
from ...coords import Move
from ...engine.base import Analysis
from ...engine.info import Info
from ..wire import AnswerKind, EngineAnswer, shown
from .clock import Terms
from .details import Details
from .session import EngineSession

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
            if move is None and self._needs_another_way():
                self._session = self._ready(self._board)
                self._began = time.monotonic()
                move = self._think()
        finally:
            with self._changed:
                self._details.finish(move)
                self._update(self._details.lines)

    def _needs_another_way(self) -> bool:
        """Whether the engine was asked for several lines and cannot report them."""
        return self._count > 1 and self._session.abilities.tells_lines is False

    def _think(self) -> Move | None:
        """Ask the engine and listen until it moves; None if the search was stopped first."""
        with self._session.channel.listening():
            if not self._ask():
                return None
            noise = Noise()
            while True:
                answer = self._next_answer(noise)
                if answer is None:
                    return None
                if answer.kind == AnswerKind.MOVES and len(answer.points) == 1:
                    return self._accept(answer)
                if answer.kind == AnswerKind.SUGGEST and answer.points:
                    self._session.channel.send([f"PLAY {answer.text}"])
                elif not noise.take(answer):
                    self._tell(answer)
                elif self._asks_for_lines and answer.kind in (AnswerKind.UNKNOWN, AnswerKind.ERROR):
                    self._session.abilities.tells_lines = False
                    self._session.channel.child.kill()
                    return None
                elif noise.count > MAX_NOISE:
                    self._session.channel.raise_garbage(f"floods its output with {noise}")

    @property
    def _asks_for_lines(self) -> bool:
        return self._count > 1 and self._session.abilities.tells_lines is not False

    def _ask(self) -> bool:
        """Send the question, unless the search has been stopped; return whether it was sent."""
        with self._changed:
            if self._stopped_at is not None:
                return False
            session = self._session
            session.channel.child.forget_output()
            session.channel.send(session.question(self._board, self._terms, self._count))
            self._is_asked = True
            return True

    def _next_answer(self, noise: Noise) -> EngineAnswer | None:
        """What the engine says next; None if it was stopped and does not react."""
        channel = self._session.channel
        while True:
            end = self._end()
            try:
                return channel.hear(min(end, time.monotonic() + SLICE))
            except TimeoutError:
                if time.monotonic() < end:
                    continue
            if self._stopped_at is not None:
                self._session.abilities.can_stop = False
                channel.child.kill()
                return None
            if noise.count:
                channel.raise_garbage(f"has answered {noise} and no move")
            channel.raise_timeout(f"has not moved in {time.monotonic() - self._began:.1f} s")

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


class Noise:
    """Lines that are not answers; referees tolerate some as long as a move follows."""

    def __init__(self) -> None:
        self.count = 0
        self._last = ""

    def take(self, answer: EngineAnswer) -> bool:
        """Whether this line is one of them."""
        if answer.kind in _MEANT:
            return False
        self.count += 1
        self._last = f"{answer.kind.upper()} {answer.text}".removeprefix("OTHER ").strip()
        return True

    def __str__(self) -> str:
        return repr(shown(self._last))


_MEANT = (AnswerKind.DETAIL, AnswerKind.REALTIME, AnswerKind.MESSAGE, AnswerKind.DEBUG)
