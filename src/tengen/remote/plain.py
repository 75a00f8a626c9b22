"""Boards, limits and infos as the plain data that messages carry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from ..board import Board
from ..engine.info import Info, Progress
from ..engine.limit import Limit
from ..plain import Json
from ..rules import Color
from ..score import Score


def plain_board(board: Board) -> Json:
    """A position with the moves that led to it."""
    root, size = board.root(), board.size
    setup = None
    if board.has_setup:
        stones = {
            color.name.lower(): [(move % size, move // size) for move in root.stones(color)]
            for color in Color
        }
        setup = {**stones, "turn": root.turn.name.lower(), "captured_pairs": root.captured_pairs}
    return {"rule": str(board.rule), "size": size, "setup": setup, "moves": board.move_stack}


class BoardReader:
    """Reads boards one after the other; quick where one continues the last."""

    def __init__(self) -> None:
        self._root: Json = {}  # all of the last board but its moves
        self._board = Board()

    def read(self, plain: Mapping[str, Any]) -> Board:
        """The board that `plain_board` has written."""
        root = {name: plain[name] for name in ("rule", "size", "setup")}
        if root != self._root:
            self._root, self._board = root, _empty(root)
        board, moves = self._board, plain["moves"]
        played = board.move_stack
        while played != moves[: len(played)]:
            board.pop()
            played.pop()
        for move in moves[len(played) :]:
            board.push(move, foul=True)
        return board.copy()


def _empty(root: Json) -> Board:
    if root["setup"] is None:
        return Board(root["rule"], root["size"])
    return Board.from_stones(rule=root["rule"], size=root["size"], **root["setup"])


def plain_limit(limit: Limit) -> Json:
    """The bounds that are given; `Limit(**plain)` is the limit again."""
    return {name: value for name, value in asdict(limit).items() if value is not None}


def plain_info(info: Info) -> Json:
    """A line of a search, seen from the side to move."""
    return {
        "depth": info.depth,
        "seldepth": info.seldepth,
        "centi": info.score.centi,
        "win_in": info.score.win_in,
        "pv": info.pv,
        "nodes": info.nodes,
        "time": info.time,
        "hashfull": info.hashfull,
        "multipv": info.multipv,
        "current_move": info.current_move,
        "progress": info.progress,
    }


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
