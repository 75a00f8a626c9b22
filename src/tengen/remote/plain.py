"""Boards and infos as the plain data that messages carry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..board import Board
from ..engine.info import Info, Progress
from ..plain import Json
from ..rules import Color
from ..score import Score


class BoardReader:
    """Reads boards one after the other; quick where one continues the last."""

    def __init__(self) -> None:
        self._start: Json = {}  # the last board without its moves
        self._board = Board()
        self._moves: list[str] = []

    def read(self, plain: Json) -> Board:
        """The board that `Board.to_plain` wrote; your own."""
        start = {**plain, "moves": []}
        if start != self._start:
            self._start, self._board, self._moves = start, Board.from_plain(start), []
        moves = plain["moves"]
        while self._moves != moves[: len(self._moves)]:
            self._moves.pop()
            self._board.pop()
        for move in moves[len(self._moves) :]:
            self._board.push_text(move, foul=True)
            self._moves.append(move)
        return self._board.copy()


def plain_info(info: Info) -> Json:
    """A line of a search, seen from the side to move."""
    names = ("depth", "seldepth", "pv", "nodes", "time", "hashfull", "multipv", "current_move")
    plain = {name: getattr(info, name) for name in (*names, "progress")}
    return {**plain, "centi": info.score.centi, "win_in": info.score.win_in}


def read_info(plain: Mapping[str, Any], turn: Color) -> Info:
    """The info that `plain_info` has written; an older engine may not know all of it."""
    return Info(
        depth=plain["depth"],
        seldepth=plain["seldepth"],
        score=Score(plain["centi"], plain["win_in"], turn),
        pv=tuple(plain["pv"]),
        nodes=plain["nodes"],
        time=plain["time"],
        hashfull=plain.get("hashfull", 0),
        multipv=plain.get("multipv", 1),
        current_move=plain.get("current_move"),
        progress=Progress(*plain.get("progress", (plain["depth"], 0, 0))),
    )
