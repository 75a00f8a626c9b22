"""Claimed wins on large boards, played out: the search attacks, every kind of defence is tried.

The attacker plays what the search says and searches again after each reply. The game must end in a
five of the attacker by the library's rules, within the plies that were claimed.
"""

import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import pytest

from core_support import RULE_NAMES, Searcher, state_of, to_point
from solver import Solver, cells_of
from tengen.board import Board
from tengen.coords import Move, rays
from tengen.core.layout import MAX_DEPTH
from tengen.core.position import make, unmake
from tengen.lines import EMPTY, Cells
from tengen.outcome import Termination

DATA = Path(__file__).parent / "data" / "tactics.jsonl"
NODES = 50_000  # a depth, to find a win at first; positions that need more are left out
NODES_AGAIN = 2_000_000  # a depth, to find it again after a reply
DEPTHS = range(1, 21)
LATE_SHARE = 0.02  # of the wins found again may be longer ones than was claimed


class Win(NamedTuple):
    """A win that the search claims."""

    plies: int
    move: Move


class Replay:
    """Plays out the win that is claimed in one position."""

    def __init__(self, board: Board, rng: random.Random, searches: int) -> None:
        self.board, self.state, self.rng = board, state_of(board), rng
        self.searches = searches  # that may still be spent on replies to quiet threats
        self.searcher = Searcher()
        self.solver = Solver(board.rule, board.size)
        self.attacker, self.first_ply = board.turn, board.ply
        self.won: set[object] = set()  # keys of positions that have been played out
        self.late = 0  # wins found again that take longer than was claimed

    def find_win(self, plies: int, nodes: int) -> Win | None:
        """The win within this many plies that the search finds, or else the shortest it finds."""
        best: Win | None = None
        for depth in DEPTHS:
            claim = self.searcher.search(self.state, depth, nodes=nodes)
            if claim is None:
                break
            if claim.win_in is not None and (best is None or claim.win_in < best.plies):
                assert claim.move is not None
                best = Win(claim.win_in, claim.move)
            if best is not None and best.plies <= plies:
                break
        return best

    def find_win_again(self, plies: int) -> Win:
        """The same, with a fresh memory when the old one holds only longer wins."""
        win = self.find_win(plies, NODES_AGAIN)
        if win is None or win.plies > plies:
            self.state, self.searcher = state_of(self.board), Searcher()
            win = self.find_win(plies, NODES_AGAIN)
        assert win is not None, f"no win is found again: {self.board!r}"
        self.late += win.plies > plies
        return win

    def push(self, move: Move) -> None:
        make(self.state, to_point(move, self.board.size))
        self.board.push(move)

    def pop(self) -> None:
        unmake(self.state)
        self.board.pop()

    def attack(self, plies: int) -> None:
        """The attacker is to move, and wins within this many plies."""
        win = self.find_win_again(plies)
        self.push(win.move)
        outcome = self.board.outcome()
        if outcome is None:
            assert win.plies > 1, repr(self.board)
            self.defend(win.plies - 1)
        else:
            assert (outcome.termination, outcome.winner) == (Termination.FIVE, self.attacker)
        self.pop()

    def defend(self, plies: int) -> None:
        """The defender is to move, and has lost within this many plies."""
        cells, legal = cells_of(self.board), list(self.board.legal_moves)
        assert legal, repr(self.board)
        assert not self.solver.fives(cells, self.board.turn), repr(self.board)
        fives = self.solver.fives(cells, self.attacker)
        assert plies >= (2 if fives else 4), repr(self.board)
        if fives:
            replies = [move for move in legal if self.stops(cells, move, fives)]
        else:
            replies = self.defences(cells, legal)
        for reply in replies:
            self.push(reply)
            if self.board.key not in self.won:
                self.searches -= 1
                self.attack(plies - 1)
                self.won.add(self.board.key)
            self.pop()

    def stops(self, cells: Cells, move: Move, fives: list[Move]) -> bool:
        """Whether this reply leaves none of the attacker's fives."""
        cells[move] = self.board.turn
        left = any(
            five != move and self.solver.makes_five(cells, five, self.attacker) for five in fives
        )
        cells[move] = EMPTY
        return not left

    def defences(self, cells: Cells, legal: list[Move]) -> list[Move]:
        """Against a quiet threat: every move at first, later the likely ones and a few others."""
        if self.board.ply == self.first_ply + 1:
            return legal
        if self.searches <= 0:
            return self.rng.sample(legal, 1)
        likely = self.near(self.board.peek(), cells)
        likely |= {move for move in legal if self.makes_four(cells, move)}
        return sorted((likely & set(legal)) | set(self.rng.sample(legal, min(3, len(legal)))))

    def near(self, point: Move, cells: Cells) -> set[Move]:
        """The empty points up to four away, on the lines of a point."""
        axes = rays(self.board.size)[point]
        return {move for axis in axes for ray in axis for move in ray[:4] if cells[move] == EMPTY}

    def makes_four(self, cells: Cells, move: Move) -> bool:
        """Whether the defender threatens a five by this move."""
        cells[move] = self.board.turn
        others = self.near(move, cells)
        fives = any(self.solver.makes_five(cells, other, self.board.turn) for other in others)
        cells[move] = EMPTY
        return fives


def won_boards(rule: str, rng: random.Random, longest: int) -> Iterator[tuple[Board, Win]]:
    """Positions of the file in which a win is claimed; those of other rules for a rule without."""
    records = [json.loads(line) for line in DATA.read_text().splitlines()]
    rng.shuffle(records)
    own = [record for record in records if record["rule"] == rule]
    for record in own or records:
        moves = [y * record["size"] + x for x, y in record["moves"]]
        try:
            board = Board.from_moves(moves, rule=rule, size=record["size"])
        except ValueError:
            continue
        win = Replay(board, rng, 0).find_win(MAX_DEPTH, NODES)
        if win is not None and win.plies <= longest:
            yield board, win


def play_out(rule: str, count: int, *, longest: int, searches: int) -> None:
    """Replay the wins claimed in this many positions."""
    rng, played, late = random.Random(rule), 0, 0
    for board, win in islice(won_boards(rule, rng, longest), count):
        replay = Replay(board, rng, searches)
        replay.attack(win.plies)
        played += len(replay.won)
        late += replay.late
    assert played >= 20 * count
    assert late <= LATE_SHARE * played


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_claimed_wins_are_won_against_every_first_reply(rule: str) -> None:
    play_out(rule, count=2, longest=13, searches=60)


@pytest.mark.long
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_many_claimed_wins_are_won(rule: str) -> None:
    play_out(rule, count=25, longest=MAX_DEPTH, searches=500)
