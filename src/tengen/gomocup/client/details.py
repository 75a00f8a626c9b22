"""Turns what an engine reports about its search into Infos.

Engines differ: some frame each line with INFO PV … INFO PV DONE, some send REALTIME messages, some
write the depth into a MESSAGE for people, some say nothing. Nothing is trusted: a line of play ends
before the first move that is not legal.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile

from ...board import Board
from ...coords import Move
from ...engine.base import MAX_LINES, unsearched
from ...engine.info import Info, Progress
from ...score import Score
from ..wire import AnswerKind, EngineAnswer, Point, move_at

MAX_NUMBER = 10**15

_MATE = re.compile(r"([+-]?)[Mm]\s*([0-9]{1,3})", re.ASCII)
_NUMBER = re.compile(r"[+-]?[0-9]{1,12}(\.[0-9]{1,6})?", re.ASCII)
_DEPTH_IN_TEXT = re.compile(r"\bdepth\W{0,2}([0-9]{1,3})(?![0-9])(?:\s?[-/]\s?([0-9]{1,3}))?", re.I)
_EVAL_IN_TEXT = re.compile(r"\bev(?:al)?\b\W{0,2}?([+-]?[Mm]?[0-9.]{1,9})", re.I)


class Details:
    """The lines an engine has reported so far, for one search of one board."""

    def __init__(self, board: Board, start: float) -> None:
        self._board = board
        self._start = start  # by time.monotonic
        self._block: dict[str, EngineAnswer] | None = None  # from INFO PV to INFO PV DONE
        self._incoming: dict[int, Info] = {}  # lines of a depth that is not complete yet
        self._has_blocks = False
        self.lines: tuple[Info, ...] = (unsearched(board),)

    @property
    def best(self) -> Info:
        """The best line so far; before the engine has reported one, some legal move."""
        return self.lines[0]

    def now(self) -> Info:
        """The best line with the time so far."""
        return replace(self.best, time=self._elapsed())

    def take(self, answer: EngineAnswer) -> Info | None:
        """Learn from a line of the engine; the Info that is news, if any."""
        match answer.kind:
            case AnswerKind.DETAIL:
                return self._take_detail(answer)
            case AnswerKind.REALTIME:
                return self._take_realtime(answer)
            case AnswerKind.MESSAGE | AnswerKind.DEBUG if not self._has_blocks:
                return self._take_text(answer.text)
        return None

    def finish(self, move: Move | None) -> None:
        """The search has ended, with this move if it found one: put the line of the move first."""
        if self._incoming and self.best.depth == 0:
            self._publish()
        if move is not None and move != self.best.move:
            known = next((info for info in self.lines if info.move == move), None)
            others = [info for info in self.lines if info.move != move]
            if known is None:  # what was told is about another move
                known, others = replace(self.best, pv=(move,)), []
            self.lines = _numbered([known, *others])
        elapsed = self._elapsed()
        self.lines = tuple(replace(info, time=elapsed) for info in self.lines)

    # INFO PV … INFO PV DONE

    def _take_detail(self, answer: EngineAnswer) -> Info | None:
        if answer.key != "PV":
            if self._block is not None:
                self._block[answer.key] = answer
            return None
        block, self._block = self._block, {"PV": answer}
        if answer.text.upper() != "DONE" or block is None:
            return None
        self._block = None
        return self._take_block(block)

    def _take_block(self, block: dict[str, EngineAnswer]) -> Info | None:
        number = _count(block.get("PV"), 0) + 1
        pv = self._playable(block["BESTLINE"].points) if "BESTLINE" in block else ()
        if not pv or number > MAX_LINES:
            return None
        self._has_blocks = True
        depth = max(self.best.depth, _count(block.get("DEPTH"), self.best.depth))
        nodes = _count(block.get("TOTALNODES"), _count(block.get("NODES"), self.best.nodes))
        info = replace(
            self.best,
            depth=depth,
            seldepth=max(depth, _count(block.get("SELDEPTH"), 0)),
            score=self._score(block["EVAL"].text if "EVAL" in block else ""),
            pv=pv,
            nodes=nodes,
            time=self._elapsed(),
            multipv=number,
            current_move=None,
            progress=Progress(depth, 0, 0),
        )
        if number == 1:
            self._incoming.clear()
        self._incoming[number] = info
        if number >= _count(block.get("NUMPV"), number):
            self._publish()
        return info

    def _publish(self) -> None:
        by_move = {info.move: info for info in reversed(self._incoming.values())}
        self.lines = _numbered(sorted(by_move.values(), key=lambda info: info.score, reverse=True))
        self._incoming.clear()

    # REALTIME and texts for people

    def _take_realtime(self, answer: EngineAnswer) -> Info | None:
        moves = self._playable(answer.points)
        if answer.key == "BEST" and moves and moves[0] != self.best.move:
            return self._changed(pv=moves)
        if answer.key == "PV" and moves:
            return self._changed(pv=moves)
        if answer.key == "VAL":
            return self._changed(score=self._score(answer.text))
        if answer.key == "POS" and moves:
            self.lines = (replace(self.best, current_move=moves[0]), *self.lines[1:])
        return None

    def _take_text(self, text: str) -> Info | None:
        depth, value = _DEPTH_IN_TEXT.search(text), _EVAL_IN_TEXT.search(text)
        if depth is None:
            return None
        reached = max(self.best.depth, int(depth[1]))
        return self._changed(
            depth=reached,
            seldepth=max(reached, int(depth[2] or 0)),
            score=self._score(value[1]) if value else self.best.score,
        )

    def _changed(self, **values: object) -> Info:
        """The best line with some values changed, as the only line."""
        info = replace(self.best, time=self._elapsed(), multipv=1, **values)  # type: ignore[arg-type]
        self.lines = (info,)
        return info

    # Values

    def _elapsed(self) -> float:
        return max(0.0, time.monotonic() - self._start)

    def _score(self, text: str) -> Score:
        """The score in a text: a whole number is in centi-units, M7 is a proven win."""
        mate = _MATE.fullmatch(text.strip())
        if mate is not None and int(mate[2]):
            return Score(win_in=int(f"{mate[1]}{mate[2]}"), pov=self._board.turn)
        number = _NUMBER.fullmatch(text.strip())
        if number is None:
            return self.best.score
        value = float(number[0]) * (100 if number[1] else 1)
        return Score(round(value), pov=self._board.turn)

    def _playable(self, points: Iterable[Point]) -> tuple[Move, ...]:
        """The moves of a line up to the first illegal one."""
        size = self._board.size
        on_board = takewhile(lambda point: max(point) < size and min(point) >= 0, points)
        return self._board.legal_line(move_at(point, size) for point in on_board)


def _numbered(infos: Iterable[Info]) -> tuple[Info, ...]:
    return tuple(replace(info, multipv=number) for number, info in enumerate(infos, 1))


def _count(answer: EngineAnswer | None, default: int) -> int:
    """The number in a detail, or the default."""
    text = "" if answer is None else answer.text
    return min(int(text), MAX_NUMBER) if text.isascii() and text.isdecimal() else default
