"""Solving one position: a proven win with its certificate, or the moves that are worth a try.

This is what workers of `remote/` do for `driver.py`.
"""

from __future__ import annotations

from ..board import Board
from ..coords import Move, Symmetry, move_text, parse_move
from ..core.score import WIN_BOUND
from ..engine.engine import Engine
from ..engine.limit import Limit
from ..plain import Json
from ..proof.certificate import Attack, Certificate
from ..proof.packed import AttackPool, packed_text, parse_packed
from ..remote.worker import Service, Work
from ..rules import Rule
from .prover import Prover
from .tree import LeafFinding

HASH_MB = 64
THREAT_NODES = 5_000  # a win by threats that takes more is left to the whole search
MOST_ATTACKS = 20_000  # of one certificate
RANKING_NODES = 300_000  # to find other moves where no win is found
MOST_REMEMBERED = 500_000  # attacks


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
        self._models: dict[Move, Attack] = {}  # the last win that began with a move
        self._engine: Engine | None = None

    def solve(self, board: Board) -> LeafFinding:
        """The finding for a position in which the winner is to move."""
        prover = self._prover
        # What was found before stays: positions of one proof have much in common.
        prover.begin(board, forget=prover.memory > MOST_REMEMBERED)
        found = prover.by_fours() or prover.by_threats()
        if found is None:
            move, value = prover.by_search()
            if value < -WIN_BOUND:
                return LeafFinding(is_lost=True)
            found = (move, value) if move is not None and value > WIN_BOUND else None
        if found is not None:
            # The table knows the win; the tree is made from it.
            model = self._models.get(found[0])
            attack = prover.attack(board, found[0], model=model)
            if attack is not None:
                self._models[found[0]] = attack
                return LeafFinding(attack)
        return LeafFinding(moves=self._ranked(board))

    def _ranked(self, board: Board) -> tuple[tuple[int, float], ...]:
        if self._engine is None:
            self._engine = Engine()
        limit = Limit(nodes=min(self._nodes, RANKING_NODES))
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
        return {"attack": packed_text(Certificate(finding.attack), size)}
    if finding.is_lost:
        return {"lost": True}
    ranked = [[move_text(move, size), round(chance, 3)] for move, chance in finding.moves]
    return {"moves": ranked}


def turned(finding: LeafFinding, symmetry: Symmetry, size: int) -> LeafFinding:
    """The finding for the turned or mirrored position."""
    if symmetry is Symmetry.IDENTITY:
        return finding
    attack = finding.attack and AttackPool().moved(finding.attack, symmetry, size)
    moves = tuple((symmetry.apply(move, size), chance) for move, chance in finding.moves)
    return LeafFinding(attack, moves, finding.is_lost)


def finding_from_plain(plain: Json, size: int) -> LeafFinding:
    """The finding that `finding_to_plain` wrote."""
    if "attack" in plain:
        return LeafFinding(parse_packed(plain["attack"], size).attack)
    if plain.get("lost"):
        return LeafFinding(is_lost=True)
    return LeafFinding(
        moves=tuple((parse_move(name, size), chance) for name, chance in plain["moves"])
    )
