"""Whether a position is a puzzle: what it asks for, its answers, and their proofs.

A win is kept with all winning first moves that a search finds, if they are few. A defence is kept
if every move but the answers is proven lost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Container, Iterator
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..core.patterns import CLASS_FIVE
from ..core.position import count_of, set_turn
from ..core.score import WIN_BOUND
from ..engine.bridge import static_order
from ..errors import ProofError, TengenError
from ..proof.certificate import Attack, Branch, Certificate
from ..proof.verify import unanswered, verify
from ..proving.prover import Prover
from ..rules import RENJU, Color
from .grading import rating_of
from .puzzle import Difficulty, Puzzle, Theme
from .solving import without_forbidden

MOST_ANSWERS = 2
MOST_FOURS = 4  # where their proofs are short
OTHER_WINS_NODES = 10_000  # to look for another winning first move
HOLDS_NODES = 20_000  # by which the answer to a four must not be refuted
DEFENCE_NODES = 1_000_000  # by which an only defence must not be refuted
FIRST_LOOK_NODES = 8_000
TEMPTING = 15  # points that look best, among which a forbidden one is a temptation
LONG = 7  # plies from which the later part of a win is a puzzle of its own


class FoundPuzzle(NamedTuple):
    """A puzzle and the position it was found in, with the certificate that shows its essence."""

    puzzle: Puzzle
    board: Board
    certificate: Certificate


class Examiner:
    """Looks at positions of one rule and size of board."""

    def __init__(self, prover: Prover, *, defence_nodes: int = DEFENCE_NODES) -> None:
        self._prover = prover
        self._defence_nodes = defence_nodes

    def puzzles(
        self, board: Board, wanted: Container[Theme], source: str, *, is_won: bool | None = None
    ) -> Iterator[FoundPuzzle]:
        """The puzzles of wanted themes that the position holds, or leads to.

        `is_won` says whether an earlier search, if there was one, has found a win.
        """
        prover = self._prover
        state = prover.begin(board)
        side = int(board.turn) - 1
        if board.rule.captures:
            at_once = prover.by_fours(makes=1)
            has_five = at_once is not None and at_once[1] == 1
        else:
            has_five = bool(count_of(state, side, CLASS_FIVE))
        if has_five:
            if Theme.WIN_AT_ONCE in wanted:
                yield from self._win_at_once(board, source)
        elif count_of(state, 1 - side, CLASS_FIVE):
            if Theme.STOP_FOUR in wanted:
                yield from self._stop_four(board, source)
        else:
            yield from self._quiet(board, wanted, source, is_won)

    def _quiet(
        self, board: Board, wanted: Container[Theme], source: str, is_won: bool | None
    ) -> Iterator[FoundPuzzle]:
        """A win by fours or threats, or else a threat to meet."""
        prover = self._prover
        win = prover.by_fours()
        theme = Theme.FOURS
        if win is None and is_won is not False and _is_win_wanted(board, wanted):
            theme = Theme.THREATS
            win = prover.by_threats(nodes=FIRST_LOOK_NODES)
            if win is None and board.rule.captures:
                move, value = prover.by_search(nodes=FIRST_LOOK_NODES)
                win = (move, 0) if value > WIN_BOUND and move is not None else None
        if win is not None:
            yield from self._win(board, win[0], theme, wanted, source)
        elif Theme.ONLY_DEFENCE in wanted and self._is_threatened():
            yield from self._only_defence(board, source)

    def _is_threatened(self) -> bool:
        """Whether the rival would win by fours if the side to move passed."""
        state = self._prover.state
        turn = int(state["turn"])
        set_turn(state, 3 - turn)
        threat = self._prover.by_fours(makes=500)
        set_turn(state, turn)
        return threat is not None

    # Wins

    def _win_at_once(self, board: Board, source: str) -> Iterator[FoundPuzzle]:
        winning = []
        for move in board.legal_moves:
            board.push(move)
            outcome = board.outcome()
            board.pop()
            if outcome is not None and outcome.winner == board.turn:
                winning.append(Attack(move))
        if 1 <= len(winning) <= MOST_ANSWERS:
            yield from self._kept(board, Theme.WIN_AT_ONCE, winning, source, effort=0)

    def _win(
        self, board: Board, first: Move, theme: Theme, wanted: Container[Theme], source: str
    ) -> Iterator[FoundPuzzle]:
        prover = self._prover
        effort = prover.spent
        if not _is_win_wanted(board, wanted):
            return
        attack = prover.attack(board, first)
        if attack is None:
            return
        for each in self._theme_of(board, attack, theme):
            if each in wanted:
                attacks = self._all_wins(
                    board, attack, MOST_FOURS if each is Theme.FOURS else MOST_ANSWERS
                )
                if attacks is not None:
                    yield from self._kept(board, each, attacks, source, effort=effort)
                break
        yield from self._later(board, attack, wanted, source)

    def _theme_of(self, board: Board, attack: Attack, theme: Theme) -> list[Theme]:
        """The themes of a win, the most special first."""
        themes = [theme]
        if board.rule.captures and board.captures(attack.move):
            themes.insert(0, Theme.CAPTURES)
        if board.rule == RENJU:
            if board.turn == Color.WHITE and not _holds_unrestricted(board, attack):
                themes.insert(0, Theme.USE_FORBIDDEN)
            if board.turn == Color.BLACK and self._has_tempting_foul(board):
                themes.insert(0, Theme.AVOID_FORBIDDEN)
        return themes

    def _has_tempting_foul(self, board: Board) -> bool:
        """Whether a forbidden point looks better than most moves to the static evaluation."""
        fouls = board.forbidden_points
        if not fouls:
            return False
        empty, rank = static_order(self._prover.state, board)
        best = sorted(rank, reverse=True)[:TEMPTING]
        return any(rank[empty.index(move)] >= best[-1] for move in fouls)

    def _all_wins(self, board: Board, attack: Attack, most: int) -> list[Attack] | None:
        """The trees of all winning first moves that a search finds, or None if they are many."""
        attacks = [attack]
        while True:
            moves = [each.move for each in attacks]
            move, value = self._prover.by_search(nodes=OTHER_WINS_NODES, without=moves)
            if move is None or value <= WIN_BOUND:
                return attacks
            if len(attacks) == most:
                return None
            other = self._prover.attack(board, move)
            if other is None:
                return None
            attacks.append(other)

    def _later(
        self, board: Board, attack: Attack, wanted: Container[Theme], source: str
    ) -> Iterator[FoundPuzzle]:
        """Puzzles on the way to the end of a win: a sequence of fours, and the last move."""
        prover, board = self._prover, board.copy()
        seeks_fours = Theme.FOURS in wanted
        while attack.answers:
            board.push(attack.move)
            answer = max(attack.answers, key=lambda each: _depth(each.attack))
            points = {each.move for each in Certificate(answer.attack).attacks()}
            replies = answer.replies or tuple(m for m in board.legal_moves if m not in points)
            board.push(replies[0])
            if board.outcome() is not None:
                return
            attack = answer.attack
            if seeks_fours and attack.answers:
                prover.begin(board)
                win = prover.by_fours()
                if win is not None:
                    seeks_fours = False
                    if win[1] >= LONG:
                        fours = [theme for theme in (Theme.FOURS,) if theme in wanted]
                        yield from self._win(board, win[0], Theme.FOURS, fours, source)
        if Theme.WIN_AT_ONCE in wanted:
            prover.begin(board)
            yield from self._win_at_once(board, source)

    # Defences

    def _stop_four(self, board: Board, source: str) -> Iterator[FoundPuzzle]:
        five = self._five_of_rival(board)
        if five is None:
            return
        legal = list(board.legal_moves)
        stops = unanswered(board, Attack(five), legal)
        answers = self._moves_that_hold(board, stops, HOLDS_NODES)
        if answers and len(answers) < min(3, len(legal)):
            yield from self._defence(board, Theme.STOP_FOUR, answers, source, HOLDS_NODES)

    def _five_of_rival(self, board: Board) -> Move | None:
        state = self._prover.state
        turn = int(state["turn"])
        set_turn(state, 3 - turn)
        found = self._prover.by_fours(makes=1)
        set_turn(state, turn)
        return found[0] if found is not None and found[1] == 1 else None

    def _moves_that_hold(self, board: Board, moves: list[Move], nodes: int) -> list[Move]:
        """Those of a few moves that a search of this many nodes does not refute."""
        if len(moves) > 2 * MOST_ANSWERS:
            return []
        return [move for move in moves if not self._is_refuted(board, move, nodes)]

    def _is_refuted(self, board: Board, move: Move, nodes: int) -> bool:
        prover = self._prover
        board = board.copy()
        prover.push(board, move)
        _, value = prover.by_search(nodes=nodes)
        prover.pop(board)
        return value > WIN_BOUND

    def _only_defence(self, board: Board, source: str) -> Iterator[FoundPuzzle]:
        prover = self._prover
        move, value = prover.by_search(nodes=FIRST_LOOK_NODES)
        if move is None or abs(value) > WIN_BOUND:
            return
        _, value = prover.by_search(nodes=2 * FIRST_LOOK_NODES, without=[move])
        if value < -WIN_BOUND:
            yield from self._defence(board, Theme.ONLY_DEFENCE, [move], source, self._defence_nodes)

    def _defence(
        self, board: Board, theme: Theme, moves: list[Move], source: str, nodes: int
    ) -> Iterator[FoundPuzzle]:
        effort = self._prover.spent
        answers = self._prover.answers(board, spared=moves)
        if not answers:
            return
        if theme is Theme.ONLY_DEFENCE and self._is_refuted(board, moves[0], nodes):
            return
        yield from self._kept(
            board, theme, answers, source, effort=effort, spared=moves, searched=nodes
        )

    # What is kept

    def _kept(
        self,
        board: Board,
        theme: Theme,
        trees: list[Attack] | tuple[Branch, ...],
        source: str,
        *,
        effort: int,
        spared: Collection[Move] = (),
        searched: int = 0,
    ) -> Iterator[FoundPuzzle]:
        attacks = [tree for tree in trees if isinstance(tree, Attack)]
        certificates = [Certificate(attack) for attack in attacks]
        if not certificates:
            certificates = [Certificate(None, tuple(t for t in trees if isinstance(t, Branch)))]
        answers = tuple(attack.move for attack in attacks) or tuple(spared)
        grade = Difficulty(
            min(certificate.plies for certificate in certificates),
            _branches(certificates[0]),
            self._decoys(board, answers),
            effort,
        )
        puzzle = Puzzle(
            id="",
            rule=board.rule,
            size=board.size,
            turn=board.turn,
            black=tuple(board.stones(Color.BLACK)),
            white=tuple(board.stones(Color.WHITE)),
            pairs=(board.captured_pairs.black, board.captured_pairs.white),
            last=board.peek() if board.ply else None,
            theme=theme,
            answers=answers,
            proofs=tuple(certificate.text(board.size) for certificate in certificates),
            grade=grade,
            searched=searched,
            rating=rating_of(theme, grade),
            source=source,
        )
        puzzle = puzzle._replace(id=_id_of(puzzle))
        try:
            puzzle.verify()
        except TengenError:
            return  # the guess of the prover was wrong, or the stones cannot be set up
        yield FoundPuzzle(puzzle, board, certificates[0])

    def _decoys(self, board: Board, answers: Collection[Move]) -> int:
        """Legal moves that look better than any answer."""
        empty, rank = static_order(self._prover.state, board)
        best = max(rank[empty.index(move)] for move in answers)
        better = [move for at, move in enumerate(empty) if rank[at] > best]
        return sum(1 for move in better if board.is_legal(move))


def _is_win_wanted(board: Board, wanted: Container[Theme]) -> bool:
    themes = (Theme.FOURS, Theme.THREATS, Theme.WIN_AT_ONCE, *_special_themes(board))
    return any(theme in wanted for theme in themes)


def _special_themes(board: Board) -> list[Theme]:
    if board.rule.captures:
        return [Theme.CAPTURES]
    if board.rule == RENJU:
        is_white = board.turn == Color.WHITE
        return [Theme.USE_FORBIDDEN if is_white else Theme.AVOID_FORBIDDEN]
    return []


def _holds_unrestricted(board: Board, attack: Attack) -> bool:
    """Whether a win of White would be one if nothing were forbidden to Black."""
    try:
        verify(without_forbidden(board), Certificate(attack))
    except ProofError:
        return False
    return True


def _depth(attack: Attack) -> int:
    return 1 + max((1 + _depth(answer.attack) for answer in attack.answers), default=0)


def _branches(certificate: Certificate) -> int:
    answers = list(certificate.answers)
    answers += [answer for attack in certificate.attacks() for answer in attack.answers]
    return sum(len(answer.replies) for answer in answers)


def _id_of(puzzle: Puzzle) -> str:
    """A short name that follows from the position and the theme."""
    parts = (puzzle.rule.name, puzzle.size, puzzle.turn, puzzle.black, puzzle.white, puzzle.theme)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:8]
