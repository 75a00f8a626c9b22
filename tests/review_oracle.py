"""Every sentence of a review worked out again with the readable rules, by brute force.

A sentence must be the reason, not merely true: what it names must happen in the line that refutes
the move, or in the better line where it says that something was missed.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass

import reference
import shape_oracle as oracle
from reference import OTHER, Point, State
from shape_oracle import name_of, state_of
from tengen import Board, Color, threats
from tengen.analysis.reviews.classes import MoveClass
from tengen.analysis.reviews.phrases import Phrase
from tengen.analysis.reviews.records import GameReview, MoveReview
from tengen.coords import parse_move
from tengen.shapes import Kind

FOURS = {Kind.FIVE, Kind.OPEN_FOUR, Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.FOUR}
THREES = {Kind.OPEN_THREE, Kind.DOUBLE_THREE}
LONGEST = 36  # moves of a game


def played_games(rule: str, size: int, seed: int) -> Iterator[Board]:
    """Games without end by players who see threats most of the time, and blunder."""
    rng = random.Random(f"{rule} {seed}")
    while True:
        board = Board(rule, size)
        while board.outcome() is None and board.ply < LONGEST:
            board.push(_some_move(board, rng))
        yield board


def _some_move(board: Board, rng: random.Random) -> int:
    if rng.random() < 0.6:
        for threat in threats(board)[:3]:
            points = threat.gains if threat.color == board.turn else threat.answers
            legal = [point for point in points if board.is_legal(point)]
            if legal:
                return rng.choice(legal)
    stones = [board.xy(stone) for color in Color for stone in board.stones(color)]
    centre = board.size // 2
    near = [
        move
        for move in board.legal_moves
        if any(
            max(abs(x - board.xy(move)[0]), abs(y - board.xy(move)[1])) <= 2
            for x, y in stones or [(centre, centre)]
        )
    ]
    return rng.choice(near or list(board.legal_moves))


@dataclass
class Played:
    """A move of a line: what it makes by the readable rules, and the position before it."""

    point: Point
    color: str
    kind: Kind | None
    taken: set[Point]
    before: State
    after: State


def replayed(state: State, line: tuple[int, ...]) -> list[Played]:
    """A line played out."""
    moves = []
    for move in line:
        point = move % state.size, move // state.size
        kind = oracle.kind_made(state, point, state.turn)
        taken = (
            set(reference.captured(state.stones, point, state.turn))
            if state.rule in reference.CAPTURE_RULES
            else set()
        )
        after = reference.play(state, point)
        moves.append(Played(point, state.turn, kind, taken, state, after))
        state = after
        if state.result is not None:
            break
    return moves


def check_summary(found: GameReview, winner: Color | None) -> None:
    """Fail unless the sentence about the game follows from its moves."""
    phrase, params = found.summary, found.summary.params
    ahead = [_ahead(move) for move in found.moves]
    marked = {move.number: move for move in found.moves if move.mark in ("?", "??")}
    if phrase.key == "won-throughout":
        since = int(str(params["from"]))
        assert params["winner"] == str(winner)
        assert all(side is winner for side in ahead[since - found.moves[0].number :])
        assert not any(move.color is not winner for move in marked.values())
        return
    decided = next(move for move in found.moves if move.number == params["at"])
    assert params["move"] == found.board.move_text(decided.move)
    assert (params["loser"], params["winner"]) == (str(decided.color), str(decided.color.other))
    assert winner in (None, decided.color.other)
    later = [move for move in found.moves[decided.number :] if move.color is decided.color]
    assert not any(move.mark in ("?", "??") for move in later)
    chance = decided.before.win_chance
    is_entered = decided.after.win_in is not None and decided.after.win_in < 0
    assert ("moves" in params) == is_entered
    if is_entered:
        assert params["moves"] == max(1, -(decided.after.win_in or 0) // 2)
    match phrase.key:
        case "threw-win":
            assert decided.before.win_in is not None
            assert decided.before.win_in > 0
        case "threw-lead":
            assert chance >= 0.65
            assert decided.before.win_in is None
        case "even-until":
            assert 0.35 < chance < 0.65
        case "fell-behind":
            assert chance <= 0.35
            assert decided.mark
        case "swings":
            sides = [side for side in ahead if side is not None]
            changes = sum(a is not b for a, b in itertools.pairwise(sides))
            assert params["times"] == changes >= 3
        case _:
            raise AssertionError(f"{phrase.key} is not checked")


def _ahead(move: MoveReview) -> Color | None:
    """Who has at least 65 % after a move."""
    if move.after.win_chance >= 0.65:
        return move.color
    return move.color.other if move.after.win_chance <= 0.35 else None


class Check:
    """One mistake of a review."""

    def __init__(self, board: Board, record: MoveReview, phrase: Phrase | None = None) -> None:
        """Of the record's reason, or of another sentence about it."""
        phrase = phrase or record.reason
        assert phrase is not None
        self.record = record
        self.phrase: Phrase = phrase
        self.size = board.size
        self.before = state_of(board)
        self.mover = name_of(board.turn)
        self.rival = OTHER[self.mover]

    def run(self) -> None:
        """Fail unless the sentence is true and the reason."""
        params = self.phrase.params
        assert params["move"] == self.name(self.point_of(self.record.move))
        key = self.phrase.key
        if key == "worse":
            assert self.points("point") == [self.point_of(self.record.best)]
            return
        after = reference.play(self.before, self.point_of(self.record.move), foul=True)
        if key in ("foul", "five-unbroken"):
            self.check_end(key, after)
            return
        if key == "misses-block":
            self.check_block(after)
            return
        is_missed = key.startswith("misses")
        start, line = (
            (self.before, self.record.best_line) if is_missed else (after, self.record.refutation)
        )
        assert start.turn == (self.mover if is_missed else self.rival)
        moves = replayed(start, line)
        self.check_line(key.split("-", 1)[1], moves)
        is_end = self.record.kind is MoveClass.LOST
        if is_end:
            self.check_end_is_near(moves)
        if not is_missed and (is_end or not self.record.after.is_proven) and self.is_first(moves):
            self.check_prevented(moves[0])

    def check_end_is_near(self, moves: list[Played]) -> None:
        """Of a lost position only what wins at once is told, and only where there was more time."""
        assert self.is_first(moves)
        assert not self.phrase.key.startswith("misses")
        before, after = self.record.before.win_in, self.record.after.win_in
        assert before is not None
        assert after is not None
        assert -4 <= after < 0
        assert before <= after - 4

    # What happens in the line

    def check_line(self, what: str, moves: list[Played]) -> None:
        own = moves[::2]
        match what:
            case "shape":
                self.check_shape(own[0])
                if "standing" in self.phrase.params:
                    self.check_standing(own[0])
            case "shape-sequence" | "sequence":
                points = self.points("points")
                assert [move.point for move in own[: len(points)]] == points
                self.check_shape(own[len(points) - 1])
                self.check_means(own, moves[-1])
                if "standing" in self.phrase.params:
                    self.check_standing(own[0])
            case "later":
                assert [own[0].point] == self.points("first")
                (point,) = self.points("point")
                self.check_shape(next(move for move in own[1:] if move.point == point))
            case "capture" | "winning-capture":
                assert [own[0].point] == self.points("point")
                assert own[0].taken == set(self.points("stones"))
                result = own[0].after.result
                wins = result is not None and result.termination == "CAPTURES"
                assert wins == (what == "winning-capture")
            case _:
                raise AssertionError(f"{self.phrase.key} is not checked")

    def is_first(self, moves: list[Played]) -> bool:
        """Whether the named shape is made by the first move of the line."""
        return self.phrase.params.get("point") == self.name(moves[0].point)

    def check_shape(self, move: Played) -> None:
        assert [move.point] == self.points("point")
        named = Kind(str(self.phrase.params["kind"]))
        if named in (Kind.CAPTURE, Kind.WINNING_CAPTURE):
            assert move.taken
            result = move.after.result
            wins = result is not None and result.termination == "CAPTURES"
            assert wins == (named is Kind.WINNING_CAPTURE)
        else:
            assert move.kind is named

    def check_standing(self, move: Played) -> None:
        """A shape that stood before the mistake, and that the refutation carries on."""
        kind = Kind(str(self.phrase.params["standing"]))
        stones = set(self.points("stones"))
        assert all(self.before.stones.get(stone) == self.rival for stone in stones)
        assert oracle.holds(self.before, self.rival, kind, stones, {move.point})
        carried = oracle.kind_made(self.before, move.point, self.rival)
        assert carried in ({Kind.FIVE} if kind is Kind.FOUR else {Kind.FIVE, Kind.OPEN_FOUR})

    def check_means(self, own: list[Played], last: Played) -> None:
        result = last.after.result
        assert result is not None
        assert result.winner == own[0].color
        for move in own:
            is_four = move.kind in FOURS
            is_threat = is_four or move.kind in THREES or bool(move.taken)
            assert is_four if self.phrase.params["means"] == "fours" else is_threat

    def check_prevented(self, move: Played) -> None:
        """What the rival has after the better move, too, is not the reason."""
        best = self.point_of(self.record.best)
        after = reference.play(self.before, best)
        if after.result is None and reference.is_legal(after, move.point):
            same = oracle.kind_made(after, move.point, self.rival) is move.kind
            assert not same or move.kind is None

    # Other sentences

    def check_end(self, key: str, after: State) -> None:
        assert after.result is not None
        assert after.result.winner == self.rival
        expected = {"foul": "FORBIDDEN", "five-unbroken": "UNBROKEN_FIVE"}[key]
        assert after.result.termination == expected

    def check_block(self, after: State) -> None:
        """The rival makes a shape on the point in the refutation; the better move stops it."""
        ((point,), (better,)) = self.points("point"), self.points("better")
        stones = set(self.points("stones"))
        made = {move.point: move for move in replayed(after, self.record.refutation)[::2]}
        assert made[point].kind is not None
        assert better == self.point_of(self.record.best)
        with_three = oracle.put(self.before, point, self.rival)
        assert oracle.holds(with_three, self.rival, Kind.OPEN_THREE, {*stones, point}, set())
        if better != point:
            blocked = oracle.put(oracle.put(self.before, better, self.mover), point, self.rival)
            three = {*stones, point}
            assert not oracle.holds(blocked, self.rival, Kind.OPEN_THREE, three, set())

    # Names

    def points(self, name: str) -> list[Point]:
        return [self.point_of(parse_move(text, self.size)) for text in self.phrase.list(name)]

    def point_of(self, move: int) -> Point:
        return move % self.size, move // self.size

    def name(self, point: Point) -> str:
        return f"{chr(ord('a') + point[0])}{self.size - point[1]}"
