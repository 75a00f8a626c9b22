"""Drills: positions in which a player made a mistake, and the deck in which they come back.

A drill is the question that the position asks, so the same position, however it is turned or
mirrored, is one drill. `drilling.py` makes drills from reviews and judges answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from ..analysis.reviews.records import MoveReview
from ..board import Board
from ..coords import Move, move_text
from ..plain import Json, Value, names
from ..rules import Color
from ..score import Score
from .schedule import DrillAnswer, DrillGrade, due_after, moment_text, parse_moment

ID_LENGTH = 20
MOST_ANSWERS = 100  # of one drill that are kept, the latest
MOST_SOURCES = 20  # of one drill that are kept, the first
SOURCE_NAME = 200  # characters
KINDS = ("game", "study", "analysis", "file")  # of sources


def drill_id(board: Board) -> str:
    """The id of the drill of a position, the same for all its turns and mirror images."""
    rule, size, cells, turn, pairs = board.canonical().key
    text = repr((rule.name, size, bytes(cells), str(turn), tuple(pairs)))
    return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]


def is_drill_id(text: str) -> bool:
    """Whether the text has the form of the id of a drill."""
    return len(text) == ID_LENGTH and set(text) <= set("0123456789abcdef")


class DrillSource(NamedTuple):
    """Where a mistake was made: a game or study on a server, an analysis, or a file."""

    kind: str
    name: str  # an id or the name of a file; "" for an analysis that is not kept
    number: int  # of the move

    def to_plain(self) -> Json:
        """The source as plain data."""
        return self._asdict()

    @staticmethod
    def from_plain(data: object) -> DrillSource:
        """The source that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).fields({"kind", "name", "number"})
        name = fields["name"].text()
        if len(name) > SOURCE_NAME:
            fields["name"].fail(f"at most {SOURCE_NAME} characters")
        return DrillSource(fields["kind"].choice(KINDS), name, _whole(fields["number"]))


@dataclass(frozen=True, slots=True)
class RightMove:
    """A move that keeps the result, with the mover's score and the moves expected after it."""

    move: Move
    after: Score
    line: tuple[Move, ...]

    def to_plain(self, size: int) -> Json:
        """The move as plain data."""
        return {
            "move": move_text(self.move, size),
            "after": self.after.to_plain(),
            "line": names(self.line, size),
        }

    @staticmethod
    def from_plain(data: object, size: int) -> RightMove:
        """The move that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value.of(data).fields({"move", "after", "line"})
        line = tuple(point.point(size) for point in fields["line"].items())
        return RightMove(fields["move"].point(size), Score.from_plain(fields["after"]), line)


@dataclass(frozen=True)
class Drill:
    """A position to solve again, and how it was answered so far."""

    id: str  # of the position: see `drill_id`
    board: Board  # before the mistake
    mistake: MoveReview  # what was played, why it is bad and what would have been best
    right: tuple[RightMove, ...]  # moves that are known to be right, the best first
    nodes: int  # for the search that judges any other move
    added: datetime
    sources: tuple[DrillSource, ...] = ()
    answers: tuple[DrillAnswer, ...] = ()  # the latest last

    @property
    def turn(self) -> Color:
        """Who is to find a move."""
        return self.board.turn

    @property
    def best(self) -> RightMove:
        """The best move."""
        return self.right[0]

    @cached_property
    def due(self) -> datetime:
        """When the drill should be solved again."""
        return due_after(self.added, self.answers)

    def right_move(self, move: Move) -> RightMove | None:
        """What is known about a right move; None when the move is not known to be right."""
        return next((known for known in self.right if known.move == move), None)

    def answered(self, grade: DrillGrade, now: datetime) -> Drill:
        """The drill after an attempt."""
        return replace(self, answers=_latest((*self.answers, DrillAnswer(now, grade))))

    def merged(self, other: Drill) -> Drill:
        """Both records of one drill together; the position and verdicts stay this one's."""
        return replace(
            self,
            added=min(self.added, other.added),
            sources=_first((*self.sources, *other.sources)),
            answers=_latest((*self.answers, *other.answers)),
        )

    def to_plain(self) -> Json:
        """The drill as plain data."""
        size = self.board.size
        return {
            "id": self.id,
            "position": self.board.to_plain(),
            "mistake": self.mistake.to_plain(size),
            "right": [move.to_plain(size) for move in self.right],
            "nodes": self.nodes,
            "added": moment_text(self.added),
            "sources": [source.to_plain() for source in self.sources],
            "answers": [answer.to_plain() for answer in self.answers],
        }

    @staticmethod
    def from_plain(data: object, *, is_checked: bool = False) -> Drill:
        """The drill that `to_plain` wrote; FormatError names what is wrong.

        The lines of one that was checked before are not played out again, which takes long.
        """
        value = Value.of(data)
        fields = value.fields(
            {"id", "position", "mistake", "right", "nodes", "added"},
            optional={"sources", "answers"},
        )
        board = fields["position"].checked(lambda: Board.from_plain(fields["position"]))
        drill = Drill(
            fields["id"].text(),
            board,
            MoveReview.from_plain(fields["mistake"], board.size),
            tuple(RightMove.from_plain(move, board.size) for move in fields["right"].items()),
            _whole(fields["nodes"]),
            parse_moment(fields["added"]),
            _first(map(DrillSource.from_plain, _items(fields, "sources"))),
            _latest(map(DrillAnswer.from_plain, _items(fields, "answers"))),
        )
        if not is_checked:
            _check(drill, value)
        return drill


def _check(drill: Drill, value: Value) -> None:
    """FormatError unless the moves of a drill fit its position."""
    board, mistake = drill.board, drill.mistake
    if not is_drill_id(drill.id):
        value.fail(f"an id of {ID_LENGTH} hexadecimal digits")
    if board.is_game_over():
        value.fail("a position in which the game goes on")
    if mistake.color != board.turn or mistake.kind.is_good or not mistake.best_line:
        value.fail("a mistake of the side to move")
    if not drill.right or drill.right_move(mistake.move) is not None:
        value.fail("at least one right move, and the mistake not among them")
    if drill.best.move != mistake.best:
        value.fail("the best move of the mistake as the first right move")
    lines = [(mistake.move, *mistake.refutation), mistake.best_line]
    lines += [(move.move, *move.line) for move in drill.right]
    value.checked(lambda: _play_out(board, lines))


def _play_out(board: Board, lines: Iterable[tuple[Move, ...]]) -> None:
    for line in lines:
        walker = board.copy()
        for move in line:
            walker.push(move, foul=True)


@dataclass(frozen=True)
class DrillDeck:
    """All drills of a player by their ids; every change gives a new deck."""

    drills: Mapping[str, Drill] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.drills)

    def due(self, now: datetime) -> tuple[Drill, ...]:
        """What is due, the longest overdue first."""
        return tuple(drill for drill in self.in_order() if drill.due <= now)

    def in_order(self) -> tuple[Drill, ...]:
        """All drills, the one that is due first first."""
        return tuple(sorted(self.drills.values(), key=lambda drill: (drill.due, drill.id)))

    def next_due(self, now: datetime) -> datetime | None:
        """When the next drill is due that is not due yet; None when there is none."""
        return min((drill.due for drill in self.drills.values() if drill.due > now), default=None)

    def with_drills(self, drills: Iterable[Drill]) -> DrillDeck:
        """The deck with more drills; one that it has gets the new sources."""
        found = dict(self.drills)
        for drill in drills:
            known = found.get(drill.id)
            found[drill.id] = drill if known is None else known.merged(drill)
        return DrillDeck(found)

    def without(self, drill_id: str) -> DrillDeck:
        """The deck without a drill."""
        return DrillDeck({key: drill for key, drill in self.drills.items() if key != drill_id})

    def answered(self, drill_id: str, grade: DrillGrade, now: datetime) -> DrillDeck:
        """The deck after an attempt at one of its drills."""
        return DrillDeck({**self.drills, drill_id: self.drills[drill_id].answered(grade, now)})

    def merged(self, other: DrillDeck) -> DrillDeck:
        """Both decks together; merging twice changes nothing."""
        return self.with_drills(other.drills.values())

    def to_plain(self) -> Json:
        """The deck as plain data."""
        return {"drills": [drill.to_plain() for drill in self.drills.values()]}

    @staticmethod
    def from_plain(data: object) -> DrillDeck:
        """The deck that `to_plain` wrote; FormatError names what is wrong."""
        return _deck(data, is_checked=False)

    @staticmethod
    def from_kept(data: object) -> DrillDeck:
        """A deck that was read by `from_plain` before it was kept."""
        return _deck(data, is_checked=True)


def _deck(data: object, *, is_checked: bool) -> DrillDeck:
    drills = Value.of(data).fields({"drills"})["drills"].items()
    return DrillDeck().with_drills(
        Drill.from_plain(drill, is_checked=is_checked) for drill in drills
    )


def _latest(answers: Iterable[DrillAnswer]) -> tuple[DrillAnswer, ...]:
    """The latest answers in order; of two at one moment the worse one."""
    worst = {DrillGrade.AGAIN: 0, DrillGrade.HARD: 1, DrillGrade.GOOD: 2}
    by_moment: dict[datetime, DrillAnswer] = {}
    for answer in answers:
        known = by_moment.setdefault(answer.at, answer)
        by_moment[answer.at] = min(known, answer, key=lambda each: worst[each.grade])
    return tuple(by_moment[at] for at in sorted(by_moment)[-MOST_ANSWERS:])


def _first(sources: Iterable[DrillSource]) -> tuple[DrillSource, ...]:
    return tuple(dict.fromkeys(sources))[:MOST_SOURCES]


def _items(fields: Mapping[str, Value], name: str) -> Iterable[Value]:
    return fields[name].items() if name in fields else ()


def _whole(value: Value) -> int:
    number = int(value.number(whole=True))
    if number < 0:
        value.fail("a number that is not negative")
    return number
