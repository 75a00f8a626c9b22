"""Positions in which a five is to be made, or the only point to be taken that stops one."""

import random
from collections.abc import Iterator

from tengen import Board, Color, Engine, Limit
from tengen.coords import Move
from tengen.engine.vision import beside_stones, five_points


def five_positions(rule: str, count: int) -> Iterator[tuple[Board, set[Move], int]]:
    """So many positions of random games, with the moves that are asked for and a seed."""
    chance = random.Random(f"{rule} {count}")
    found = 0
    while found < count:
        board = Board(rule, 15)
        board.push(board.move_at(7, 7))
        while not board.is_game_over() and board.ply < 80 and found < count:
            wanted = five_moves(board)
            if wanted:
                yield board.copy(), wanted, found
                found += 1
                break
            board.push(chance.choice(beside_stones(board) or list(board.legal_moves)))


def five_moves(board: Board) -> set[Move]:
    """The fives of the side to move; without any, the only point that stops one of the rival."""
    own = {move for move in five_points(board, board.turn) if _wins(board, move)}
    if own:
        return own
    threats = set(five_points(board, board.turn.other))
    if len(threats) != 1 or not all(map(board.is_legal, threats)):
        return set()
    rival = Board.from_stones(
        black=[board.xy(stone) for stone in board.stones(Color.BLACK)],
        white=[board.xy(stone) for stone in board.stones(Color.WHITE)],
        turn=board.turn.other,
        rule=board.rule,
        size=board.size,
    )
    return {move for move in threats if _wins(rival, move)}


def leaves_five(engine: Engine, board: Board, wanted: set[Move], seed: int) -> bool:
    """Whether the engine plays something else."""
    engine.configure(seed=seed)
    return engine.play(board, Limit(nodes=20_000)).move not in wanted


def _wins(board: Board, move: Move) -> bool:
    if not board.is_legal(move):
        return False
    board = board.copy()
    board.push(move)
    outcome = board.outcome()
    return outcome is not None and outcome.winner is board.turn.other
