"""The engine as the helper of a solver: it proves other winning moves and finds refutations."""

from __future__ import annotations

from ..board import Board
from ..coords import Move
from ..engine.bridge import move_of
from ..errors import ProofError
from ..proof.certificate import Branch, Certificate
from ..proof.verify import verify
from ..proving.prover import Prover
from ..rules import Rule

NODES = 20_000
MOST = 200  # attacks of a proof


class EngineHelper:
    """A helper of one rule and size of board, for `solving.Attempt`."""

    def __init__(self, rule: Rule, size: int) -> None:
        self._prover = Prover(rule, size, nodes=NODES, most=MOST)

    def proof_after(self, board: Board) -> tuple[Branch, ...] | None:
        """Answers that prove that the side which moved last wins; verified, so a proof indeed."""
        self._prover.begin(board)
        answers = self._prover.answers(board)
        if not answers:
            return None
        try:
            verify(board, Certificate(None, answers))
        except ProofError:
            return None
        return answers

    def best_line(self, board: Board) -> tuple[Move, ...]:
        """The best moves from here that a short search sees."""
        state = self._prover.begin(board)
        move, _ = self._prover.by_search(nodes=NODES)
        line = [move_of(point, board.size) for point in state["pv"][: int(state["pv_length"][0])]]
        return tuple(line) if line and line[0] == move else (() if move is None else (move,))
