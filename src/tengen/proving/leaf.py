"""Solving one position: a proven win with its certificate, or the moves that are worth a try.

This is what workers of `remote/` do for `driver.py`.
"""

from __future__ import annotations

from ..board import Board
from ..coords import move_text, parse_move
from ..core.score import WIN_BOUND
from ..engine.engine import Engine
from ..engine.limit import Limit
from ..plain import Json
from ..proof.certificate import Certificate
from ..remote.worker import Service, Work
from ..rules import Rule
from .prover import Prover
from .tree import LeafFinding

HASH_MB = 64
THREAT_NODES = 5_000  # a win by threats that takes more is left to the whole search
MOST_ATTACKS = 20_000  # of one certificate
RANKING_PART = 0.3  # of the nodes, to find other moves where no win is found


class LeafSolver:
    """Solves positions of one rule and size."""

    def __init__(self, rule: Rule, size: int, *, nodes: int, moves: int) -> None:
        self._nodes, self._moves = nodes, moves
        self._prover = Prover(
            rule,
            size,
            nodes=nodes,
            threat_nodes=THREAT_NODES,
            most=MOST_ATTACKS,
            hash_mb=HASH_MB,
            exact=True,
        )
        self._engine: Engine | None = None

    def solve(self, board: Board) -> LeafFinding:
        """What can be said of a position in which the winner is to move."""
        prover = self._prover
        prover.begin(board)
        found = prover.by_fours() or prover.by_threats()
        if found is None:
            move, value = prover.by_search()
            if value < -WIN_BOUND:
                return LeafFinding(is_lost=True)
            found = (move, value) if move is not None and value > WIN_BOUND else None
        if found is not None:
            # The table knows the win; the tree is made from it.
            prover.begin(board, forget=False)
            attack = prover.attack(board, found[0])
            if attack is not None:
                return LeafFinding(attack)
        return LeafFinding(moves=self._ranked(board))

    def _ranked(self, board: Board) -> tuple[tuple[int, float], ...]:
        if self._engine is None:
            self._engine = Engine()
        limit = Limit(nodes=max(1_000, int(self._nodes * RANKING_PART)))
        infos = self._engine.analyse(board, limit, multipv=self._moves)
        return tuple((info.move, info.score.win_chance) for info in infos)


_solvers: dict[tuple[str, int, int, int], LeafSolver] = {}


def solve(work: Work, *, position: Json, nodes: int, moves: int) -> Json:
    """Solve a position; the finding as plain data."""
    board = Board.from_plain(position)
    key = (board.rule.name, board.size, nodes, moves)
    if key not in _solvers:
        _solvers[key] = LeafSolver(board.rule, board.size, nodes=nodes, moves=moves)
    return finding_to_plain(_solvers[key].solve(board), board.size)


def service() -> Service:
    """Workers that solve positions."""
    return Service(tasks={"solve": solve})


def finding_to_plain(finding: LeafFinding, size: int) -> Json:
    """A finding as plain data."""
    if finding.attack is not None:
        return {"attack": Certificate(finding.attack).text(size)}
    if finding.is_lost:
        return {"lost": True}
    ranked = [[move_text(move, size), round(chance, 3)] for move, chance in finding.moves]
    return {"moves": ranked}


def finding_from_plain(plain: Json, size: int) -> LeafFinding:
    """The finding that `finding_to_plain` wrote."""
    if "attack" in plain:
        return LeafFinding(Certificate.parse(plain["attack"], size).attack)
    if plain.get("lost"):
        return LeafFinding(is_lost=True)
    return LeafFinding(
        moves=tuple((parse_move(name, size), chance) for name, chance in plain["moves"])
    )
