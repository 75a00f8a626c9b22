"""Making opening books: the proven moves of certificates, and searches of the positions around.

Positions are looked at in the order in which games come to them: from the empty board, from the
proposals for swap2, then those after the best moves of what was looked at before. The book itself
says which are done, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version

from ..board import Board
from ..book import BookMove, OpeningBook, PositionKey, position_key
from ..engine.base import BaseEngine
from ..engine.bridge import is_empty
from ..engine.limit import Limit
from ..formats.shipped import load_swap2
from ..proof.certificate import Attack
from ..proof.file import ProofFile
from ..rules import FREESTYLE, Color, Rule
from ..score import Score

WIDTH = 6  # moves of a position that are kept
FOLLOWED = 60  # centi-units below the best within which a move is followed
SWAP2 = 12  # proposals of the table that are looked at
LONGEST = 9  # stones of a position


@dataclass(frozen=True, slots=True, kw_only=True)
class BookRecipe:
    """Which book is wanted, and how deeply its positions are searched."""

    rule: Rule = FREESTYLE
    size: int = 15
    positions: int = 60
    nodes: int = 200_000  # for each of a position's lines

    @property
    def fields(self) -> dict[str, str]:
        """What the book says about itself."""
        return {"made by": f"tengen {version('tengen')}", "nodes": str(self.nodes)}


Searches = Callable[[Iterator[Board | None]], Iterator[tuple[Board, list[BookMove]]]]
"""Searches positions, and gives each back with its best moves, in their order.

None among the positions means that the next one depends on answers that are still to come.
"""


def make_book(
    recipe: BookRecipe, book: OpeningBook, proofs: list[ProofFile], searches: Searches
) -> Iterator[Board]:
    """Fill the book; yields every position that was searched for it."""
    book.fields |= recipe.fields
    for proof in proofs:
        add_proof(book, proof)
    for board, moves in searches(_unsearched(recipe, book)):
        book.add(board, moves)
        yield board


def book_moves(recipe: BookRecipe, engine: BaseEngine, board: Board) -> list[BookMove]:
    """The best moves of a position; of the empty board the centre, where all games begin."""
    engine.clear_hash()
    limit = Limit(nodes=WIDTH * recipe.nodes)
    if is_empty(board):
        centre = board.move_at(board.size // 2, board.size // 2)
        after = engine.analyse(board.after(centre), limit)
        return [BookMove(centre, after.score.seen_by(board.turn))]
    lines = engine.analyse(board, limit, multipv=WIDTH)
    return [BookMove(info.move, info.score) for info in lines]


def _unsearched(recipe: BookRecipe, book: OpeningBook) -> Iterator[Board | None]:
    """Positions that are worth a search, in their order; reads the book as it grows.

    None while the next one is only known when earlier ones are in the book.
    """
    start = Board(recipe.rule, recipe.size)
    swap2 = [start.after(*stones) for stones in load_swap2(start.rule, start.size)[:SWAP2]]
    todo, seen = deque([start, *swap2]), set[PositionKey]()
    begun: deque[Board] = deque()  # looked at; what follows them comes after all of `todo`
    while len(seen) < recipe.positions:
        while begun and begun[0] in book:
            board = begun.popleft()
            if board.ply < LONGEST:
                todo += [board.after(each.move) for each in _followed(book.moves(board))]
        if not todo:
            if not begun:
                return
            yield None
            continue
        board = todo.popleft()
        key = position_key(board)[0]
        if key in seen or board.is_game_over():
            continue
        seen.add(key)
        begun.append(board)
        if board not in book:  # searched before, or won by a proof
            yield board


def _followed(moves: list[BookMove]) -> list[BookMove]:
    """The moves that are worth a look at what comes after them."""
    if not moves or moves[0].score.is_proven:
        return []
    best = moves[0].score.centi or 0
    return [each for each in moves if each.score.centi and each.score.centi >= best - FOLLOWED]


# Proofs


def add_proof(book: OpeningBook, proof: ProofFile, stones: int = 4) -> None:
    """Put the winner's moves of a certificate into the book, up to this many stones."""
    for board, move in proven_moves(proof, stones):
        book.add(board, [move])


def proven_moves(proof: ProofFile, stones: int) -> Iterator[tuple[Board, BookMove]]:
    """The winner's moves of a certificate, up to this many stones on the board."""
    plies: dict[int, int] = {}
    for board, attack in _proven_positions(proof, stones):
        yield board, BookMove(attack.move, Score(win_in=_plies(attack, plies), pov=board.turn))


def _proven_positions(proof: ProofFile, stones: int) -> Iterator[tuple[Board, Attack]]:
    """Positions of a certificate in which the winner is to move, with this many stones at most."""
    certificate = proof.certificate
    todo: list[tuple[Board, Attack]] = []
    if certificate.attack is not None:
        todo.append((proof.board, certificate.attack))
    else:
        todo += _after_replies(proof.board, Attack(-1, certificate.answers), proof.spared)
    while todo:
        board, attack = todo.pop()
        count = sum(len(board.stones(color)) for color in Color)
        if count > stones:
            continue
        yield board, attack
        if attack.answers and count + 2 <= stones:
            todo += _after_replies(board.after(attack.move), attack, frozenset())


def _after_replies(
    board: Board, attack: Attack, spared: frozenset[int]
) -> Iterator[tuple[Board, Attack]]:
    named = {reply: answer.attack for answer in attack.answers for reply in answer.replies}
    other = next((answer.attack for answer in attack.answers if not answer.replies), None)
    for reply in board.legal_moves:
        after = named.get(reply, other)
        if reply not in spared and after is not None:
            yield board.after(reply), after


def _plies(attack: Attack, known: dict[int, int]) -> int:
    if id(attack) not in known:
        later = [_plies(answer.attack, known) for answer in attack.answers]
        known[id(attack)] = 2 + max(later) if later else 1
    return known[id(attack)]
