"""What a review consists of: verdicts on positions, records of moves and choices, the whole.

Everything here is immutable and has `to_plain` and `from_plain`; points are names there. Fields
that follow from others (mark, loss) are written for clients and not read back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ...board import Board
from ...coords import Move, move_text
from ...game import Game
from ...opening import Seat
from ...plain import Json, Value, names
from ...rules import Color
from ...score import Score
from .classes import MoveClass, accuracy, loss_of, mark_of, move_accuracy
from .phrases import Phrase

Part = TypeVar("Part")
VERSION = 1  # of the plain data


@dataclass(frozen=True, slots=True)
class PositionVerdict:
    """What an engine says of a position. Scores are those of the side to move."""

    score: Score
    line: tuple[Move, ...]  # the best moves, never empty
    depth: int
    nodes: int  # that the search was allowed, not those it needed
    second: Score | None = None  # of the best move other than the one played, where it was asked

    def to_plain(self, size: int) -> Json:
        """The verdict as plain data."""
        return {
            "score": self.score.to_plain(),
            "line": names(self.line, size),
            "depth": self.depth,
            "nodes": self.nodes,
            "second": None if self.second is None else self.second.to_plain(),
        }

    @staticmethod
    def from_plain(data: object, size: int) -> PositionVerdict:
        """The verdict that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).given({"score", "line", "depth", "nodes"}, optional={"second"})
        return PositionVerdict(
            Score.from_plain(fields["score"]),
            _points(fields["line"], size),
            _whole(fields["depth"]),
            _whole(fields["nodes"]),
            _maybe(fields, "second", Score.from_plain),
        )


@dataclass(frozen=True, slots=True)
class MoveReview:
    """The record of a move. Scores are its mover's; `before` is that of the best move."""

    number: int  # 1 for the first move
    move: Move
    color: Color
    kind: MoveClass
    before: Score
    after: Score
    best_line: tuple[Move, ...]  # begins with the best move
    refutation: tuple[Move, ...]  # the moves expected after this one; () when it ends the game
    reason: Phrase | None = None  # for ?!, ? and ??, and for moves that hasten a certain loss
    also: Phrase | None = None  # what a missed win lets the rival do besides

    @property
    def best(self) -> Move:
        """The best move, the one that was played if none is better."""
        return self.best_line[0]

    @property
    def loss(self) -> float:
        """The win chance that the move loses."""
        return 0.0 if self.kind.is_good else loss_of(self.before, self.after)

    @property
    def mark(self) -> str:
        """??, ?, ?!, ! or nothing."""
        return mark_of(self.kind, self.loss)

    @property
    def is_turning_point(self) -> bool:
        """Whether it is a ? or ??."""
        return self.mark in ("?", "??")

    @property
    def is_blunder(self) -> bool:
        """Whether it is a ??."""
        return self.mark == "??"

    @property
    def counts(self) -> bool:
        """Whether the move counts for the accuracy: it was free to be good or bad."""
        return self.kind not in (MoveClass.LOST, MoveClass.OPENING)

    def to_plain(self, size: int) -> Json:
        """The record as plain data."""
        return {
            "number": self.number,
            "move": move_text(self.move, size),
            "color": str(self.color),
            "class": str(self.kind),
            "mark": self.mark,
            "loss": round(self.loss, 4),
            "accuracy": round(move_accuracy(self.loss), 1),
            "before": self.before.to_plain(),
            "after": self.after.to_plain(),
            "best": move_text(self.best, size),
            "best_line": names(self.best_line, size),
            "refutation": names(self.refutation, size),
            "reason": None if self.reason is None else self.reason.to_plain(),
            "also": None if self.also is None else self.also.to_plain(),
        }

    @staticmethod
    def from_plain(data: object, size: int) -> MoveReview:
        """The record that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).given(
            {"number", "move", "color", "class", "before", "after", "best_line", "refutation"},
            optional={"mark", "loss", "accuracy", "best", "reason", "also"},
        )
        return MoveReview(
            _whole(fields["number"]),
            fields["move"].point(size),
            Color.parse(fields["color"].choice(map(str, Color))),
            MoveClass(fields["class"].choice(MoveClass)),
            Score.from_plain(fields["before"]),
            Score.from_plain(fields["after"]),
            _points(fields["best_line"], size),
            _points(fields["refutation"], size),
            _maybe(fields, "reason", Phrase.from_plain),
            _maybe(fields, "also", Phrase.from_plain),
        )


@dataclass(frozen=True, slots=True)
class ChoiceReview:
    """What a player did in a swap opening: offered stones, or chose. Scores are that player's."""

    ply: int  # stones on the board then
    seat: Seat
    act: str  # "stones", "take-white", "take-black" or "add-two"
    kind: MoveClass
    before: Score
    after: Score
    reason: Phrase | None = None

    @property
    def loss(self) -> float:
        """The win chance that the act loses."""
        return 0.0 if self.kind.is_good else loss_of(self.before, self.after)

    @property
    def mark(self) -> str:
        """??, ?, ?! or nothing."""
        return mark_of(self.kind, self.loss)

    def to_plain(self) -> Json:
        """The record as plain data."""
        return {
            "ply": self.ply,
            "seat": str(self.seat),
            "act": self.act,
            "class": str(self.kind),
            "mark": self.mark,
            "before": self.before.to_plain(),
            "after": self.after.to_plain(),
            "reason": None if self.reason is None else self.reason.to_plain(),
        }

    @staticmethod
    def from_plain(data: object) -> ChoiceReview:
        """The record that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).given(
            {"ply", "seat", "act", "class", "before", "after"}, optional={"mark", "reason"}
        )
        return ChoiceReview(
            _whole(fields["ply"]),
            Seat(fields["seat"].choice(Seat)),
            fields["act"].text(),
            MoveClass(fields["class"].choice(MoveClass)),
            Score.from_plain(fields["before"]),
            Score.from_plain(fields["after"]),
            _maybe(fields, "reason", Phrase.from_plain),
        )


@dataclass(frozen=True)
class GameReview:
    """The review of a game's main line, finished or not: pass it as `resume` to go on.

    `verdicts` has one for each position, the start first; None where none was asked yet. `moves`
    has a record for each move whose positions have one, in the order of the game.
    """

    board: Board  # the last position, with the moves that led there
    nodes: int  # for each position
    deep_nodes: int  # for each position at a turning point
    verdicts: tuple[PositionVerdict | None, ...]
    moves: tuple[MoveReview, ...] = ()
    choices: tuple[ChoiceReview, ...] = ()
    summary: Phrase = Phrase("unreviewed")  # noqa: RUF009 (a Phrase is immutable)
    steps_left: int = 0  # searches that are still to be made, as far as is known

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to be searched."""
        return self.steps_left == 0

    @property
    def turning_points(self) -> tuple[MoveReview, ...]:
        """The moves marked ? and ??."""
        return tuple(move for move in self.moves if move.is_turning_point)

    def accuracy(self, color: Color) -> float | None:
        """The accuracy of one side in percent; None when it had no move to judge."""
        return accuracy(move.loss for move in self.moves if move.color == color and move.counts)

    def move(self, number: int) -> MoveReview | None:
        """The record of the move with this number, or None when there is none yet."""
        return next((move for move in self.moves if move.number == number), None)

    def is_of(self, game: Game) -> bool:
        """Whether this is a review of the game's main line."""
        end = game.end().board()
        return self.board == end and self.board.move_stack == end.move_stack

    def to_plain(self) -> Json:
        """The review as plain data; sentences stay data."""
        size = self.board.size
        return {
            "version": VERSION,
            "game": self.board.to_plain(),
            "nodes": self.nodes,
            "deep_nodes": self.deep_nodes,
            "complete": self.is_complete,
            "steps_left": self.steps_left,
            "accuracy": {str(color): _rounded(self.accuracy(color)) for color in Color},
            "summary": self.summary.to_plain(),
            "turning_points": [move.number for move in self.turning_points],
            "moves": [move.to_plain(size) for move in self.moves],
            "choices": [choice.to_plain() for choice in self.choices],
            "verdicts": [
                None if verdict is None else verdict.to_plain(size) for verdict in self.verdicts
            ],
        }

    @staticmethod
    def from_plain(data: object) -> GameReview:
        """The review that `to_plain` wrote; FormatError names what is wrong."""
        value = Value.of(data)
        fields = value.given(
            {"version", "game", "nodes", "deep_nodes", "steps_left", "summary"}
            | {"moves", "choices", "verdicts"},
            optional={"complete", "accuracy", "turning_points"},
        )
        if _whole(fields["version"]) != VERSION:
            fields["version"].fail(f"the version {VERSION}")
        board = Board.from_plain(fields["game"])
        size = board.size
        verdicts = tuple(
            None if verdict.is_null() else PositionVerdict.from_plain(verdict, size)
            for verdict in fields["verdicts"].items()
        )
        if len(verdicts) != board.ply + 1:
            fields["verdicts"].fail(f"{board.ply + 1} entries, one for each position")
        return GameReview(
            board,
            _whole(fields["nodes"]),
            _whole(fields["deep_nodes"]),
            verdicts,
            tuple(MoveReview.from_plain(move, size) for move in fields["moves"].items()),
            tuple(ChoiceReview.from_plain(choice) for choice in fields["choices"].items()),
            Phrase.from_plain(fields["summary"]),
            _whole(fields["steps_left"]),
        )


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)


def _whole(value: Value) -> int:
    return int(value.number(whole=True))


def _points(value: Value, size: int) -> tuple[Move, ...]:
    return tuple(point.point(size) for point in value.items())


def _maybe(fields: dict[str, Value], name: str, read: Callable[[Any], Part]) -> Part | None:
    return read(fields[name]) if name in fields else None
