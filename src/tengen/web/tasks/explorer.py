"""What workers do for the explorer: verdicts on positions, counts of games, answers of proofs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice

from ...analysis.explain import explain
from ...analysis.plain import plain_move
from ...board import Board
from ...coords import Move
from ...engine.limit import Limit
from ...explorer import explore, proof_step, swap2_proposals
from ...game import Game, Node, Result
from ...names import OpeningName
from ...plain import Json, names
from ...play.actions import Action
from ...play.session import Session
from ...play.setup import Setup
from ...positions import Played, PositionHash, played_moves, position_id
from ...proof.guide import ProofStep
from ...proof.shipped import guides_for
from ...remote.worker import Work
from ...score import Score
from ...texts import Message
from .. import limits

REASONS = 2  # sentences about a move, besides those of a proof
LISTED = 24  # replies with answers of their own, at most: nobody reads a hundred
QUIET = "explain-quiet"  # a move without a threat: then it says nothing


def explore_position(work: Work, *, position: Json) -> Json:
    """Every known move of a position, and how the counts call the position and its moves."""
    board = Board.from_plain(position)
    found = explore(board)
    size = board.size
    number, leaders = PositionHash.of(board), dict[str, list[str]]()
    for move in () if board.is_game_over() else board.legal_moves:
        least = board.move_text(number.least_move(move))
        leaders.setdefault(least, []).append(board.move_text(move))
    return {
        "position": position_id(board),
        "alike": leaders,
        "name": _name(found.name),
        "moves": [
            {
                "move": board.move_text(each.move),
                "alike": names(each.alike, size),
                "score": each.score.to_plain(),
                "source": each.source,
                "name": _name(each.name),
            }
            for each in found.moves
        ],
        "proposals": [
            {"moves": names(stones, size), "score": score.to_plain()}
            for stones, score in swap2_proposals(board)
        ],
    }


def _name(name: OpeningName | None) -> Json | None:
    return None if name is None else name.message.to_plain_with_text()


# Counts


def game_moves(work: Work, *, setup: str, actions: list[Json]) -> Json:
    """The moves of a stored game with their positions, and who won: black, white, draw or null."""
    session = Session(Setup.from_plain(json.loads(setup)))
    for number, action in enumerate(actions):
        session.apply(Action.from_plain(action, session.setup.size), now=float(number))
    game = Game.from_board(session.board)
    return {
        "moves": [list(played) for _, played in _moves(game)],
        "winner": _winner(session.result),
    }


def count_file(games: Iterable[Game]) -> Json:
    """How many games there are, and each of their moves with its position and results.

    A move of a main line counts for the result of its game; variations have none.
    """
    counts: dict[Played, Counter[str | None]] = {}
    read = 0
    for game in games:
        read += 1
        main, result = set(game.mainline()), _winner(game.result)
        for node, played in _moves(game):
            won = result if node in main else None
            counts.setdefault(played, Counter())[won] += 1
    kept = islice(counts.items(), limits.EXPLORER_MOVES + 1)
    return {
        "games": read,
        "moves": [
            [*played, each["black"], each["white"], each["draw"], each[None]]
            for played, each in kept
        ],
    }


def _moves(game: Game) -> Iterable[tuple[Node, Played]]:
    return played_moves(game, limits.EXPLORER_STONES)


def _winner(result: Result | None) -> str | None:
    if result is None:
        return None
    return "draw" if result.winner is None else str(result.winner)


# Playing against a proof


def proof_answer(work: Work, *, position: Json) -> Json:
    """The move of a shipped proof, with reasons; `needs_engine` where none knows the position."""
    board = Board.from_plain(position)
    start = None if board.has_setup or board.ply else _start_of_proof(board)
    if start is not None:
        return _answer(board, start, "start")
    step = None if board.is_game_over() else proof_step(board)
    if step is None:
        return {"needs_engine": True}
    reasons = [*_proof_reasons(board, step), *_reasons(board, step.move)]
    return _answer(board, step.move, "proof", plies=step.plies, reasons=reasons)


def _start_of_proof(board: Board) -> Move | None:
    """The first move of a shipped proof from the empty board."""
    for guide in guides_for(board):
        if guide.head.board.move_stack:
            return guide.head.board.move_stack[0]
    return None


def _answer(
    board: Board,
    move: Move,
    source: str,
    *,
    plies: int | None = None,
    reasons: Sequence[Json] = (),
    score: Score | None = None,
) -> Json:
    return {
        "move": board.move_text(move),
        "source": source,
        "plies": plies,
        "color": str(board.turn),
        "reasons": list(reasons),
        "score": None if score is None else score.to_plain(),
    }


def _proof_reasons(board: Board, step: ProofStep) -> list[Json]:
    """Why a move of a proof wins: what it threatens, and what the loser can try against that."""
    told: list[tuple[Message, list[Move]]] = []
    if step.threat is not None:
        move, plies = step.threat
        verdict = Message.of("score-wins-in", color=str(board.turn), plies=plies)
        threat = Message.of("explorer-threat", move=board.move_text(move), verdict=verdict)
        told.append((threat, [move]))
    if step.threat is not None and 0 < len(step.named) <= LISTED:
        points = names(step.named, board.size)
        told.append((Message.of("explorer-answers", points=points), list(step.named)))
    return [
        {**message.to_plain_with_text(), "points": names(points, board.size)}
        for message, points in told
    ]


def engine_answer(work: Work, *, position: Json) -> Json:
    """The move of the engine where no proof knows one."""
    board = Board.from_plain(position)
    work.engine.configure(level=None)
    found = work.engine.play(board, Limit(time=limits.EXPLAIN_SECONDS), stop=work.token)
    reasons = _reasons(board, found.move)
    return _answer(board, found.move, "engine", reasons=reasons, score=found.info.score)


def _reasons(board: Board, move: Move) -> list[Json]:
    plain = plain_move(explain(board, move), board.size)
    sentences: list[Json] = [each for each in plain["sentences"] if each["key"] != QUIET]
    return sentences[:REASONS]


# Even stones


def even_stones(work: Work, *, position: Json, stones: int) -> Json:
    """Moves, or pairs of one for each side, that leave both sides the same chances."""
    from ...openings.balance import balanced_moves, balanced_pairs

    board = Board.from_plain(position)
    work.engine.configure(level=None)
    find = balanced_moves if stones == 1 else balanced_pairs
    limit = Limit(time=limits.EVEN_SECONDS)
    found = find(work.engine, board, limit, stop=work.token)
    return {
        "stones": [
            {
                "moves": names(each.moves, board.size),
                "score": each.verdict.score.to_plain(),
                "chance": round(each.verdict.chance, 4),
            }
            for each in found[: limits.EVEN_SHOWN]
        ]
    }
