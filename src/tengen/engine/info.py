"""Search results: progress, lines and the move to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..coords import Move, move_text, parse_move
from ..plain import Json, names
from ..rules import Color
from ..score import Score


class Progress(NamedTuple):
    """Progress of the current depth: root moves done, and of how many."""

    depth: int
    done: int
    total: int

    @property
    def percent(self) -> int:
        """The share of root moves that are done."""
        return 100 * self.done // self.total if self.total else 0


NOT_BEGUN = Progress(0, 0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Info:
    """One line of a search: the last finished depth, and what is being searched now."""

    depth: int = 0  # finished; 0 before the first
    seldepth: int = 0  # plies of the longest line searched
    score: Score  # seen from the side to move
    pv: tuple[Move, ...]  # the expected moves, starting with the side to move; never empty
    nodes: int = 0  # moves made in the tree, by all threads
    time: float = 0.0  # seconds since the search began
    hashfull: int = 0  # entries of the table in use, per thousand
    visits: int = 0  # of the first move in a Monte-Carlo tree
    share: float = 0.0  # of all visits
    multipv: int = 1  # 1 for the best line, 2 for the second best, …
    current_move: Move | None = None  # at the root, while a depth is being searched
    progress: Progress = NOT_BEGUN
    is_book: bool = False  # the move comes from the opening book: nothing was searched

    @property
    def move(self) -> Move:
        """The first move of the line."""
        return self.pv[0]

    @property
    def nps(self) -> int:
        """Nodes per second."""
        return round(self.nodes / self.time) if self.time > 0 else 0

    def to_plain(self, size: int) -> Json:
        """The line as plain data, points by their names on a board of this size."""
        current = self.current_move
        return {
            "depth": self.depth,
            "seldepth": self.seldepth,
            "multipv": self.multipv,
            "score": self.score.to_plain(),
            "pv": names(self.pv, size),
            "nodes": self.nodes,
            "nps": self.nps,
            "time": round(self.time, 6),
            "hashfull": self.hashfull,
            "visits": self.visits,
            "share": round(self.share, 4),
            "current_move": None if current is None else move_text(current, size),
            "progress": list(self.progress),
            **({"is_book": True} if self.is_book else {}),
        }

    @staticmethod
    def from_plain(plain: Json, size: int) -> Info:
        """The line that `to_plain` wrote; an older engine may not know all of it."""
        numbers = ("depth", "seldepth", "multipv", "nodes", "time", "hashfull", "visits", "share")
        known = (*numbers, "is_book")
        current = plain.get("current_move")
        return Info(
            score=Score.from_plain(plain["score"]),
            pv=tuple(parse_move(name, size) for name in plain["pv"]),
            current_move=None if current is None else parse_move(current, size),
            progress=Progress(*plain.get("progress", (plain["depth"], 0, 0))),
            **{name: plain[name] for name in known if name in plain},
        )


class PlayResult(NamedTuple):
    """The move an engine plays, and what it thought."""

    move: Move
    info: Info


class EvaluationTerm(NamedTuple):
    """A part of the static evaluation: what it counts, for which side, how often, and its worth.

    `value` is in centi-units and signed for the side to move.
    """

    name: str
    color: Color
    times: int
    value: int
