"""The commands of a game, and whether an engine knows the rules.

The positions for the rules are those of the tester that Gomocup runs on every submitted engine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from ...board import Board
from ...coords import Move, split_moves
from ...formats.pos import parse_point
from ...rules import RULES, Rule
from ..wire import AnswerKind, EngineAnswer, board_lines, move_line, rule_number, shown, swap2_lines
from .checked import (
    JUDGE,
    PAUSE,
    TURN,
    CheckedEngine,
    CheckRun,
    Failure,
    Finding,
    GameSeries,
    Grade,
    fine,
    missing,
    wrong,
)

GAME_MOVES = 12  # of the engine
GAME_TURN = 0.2  # seconds
MIDDLE_GAME = "h8 i9 i8 g8 j8 k8 i7 h6 i6 i5"
SWAP2_STONES = "h8 i9 k10 g6 f11"
SWAP2_SECONDS = 30.0
SEED = 15


def begin(run: CheckRun) -> Iterator[Finding]:
    """BEGIN and TURN are answered with legal moves for a whole game"""
    with run.game() as engine:
        engine.inform(timeout_turn=int(GAME_TURN * 1000))
        count = _play(engine, Board(), "BEGIN")
        yield fine(f"BEGIN and TURN: {count} legal moves in a row")
    with run.game(size=20) as engine:
        engine.inform(timeout_turn=int(GAME_TURN * 1000))
        board = Board.from_moves("a1", size=20)
        count = _play(engine, board, move_line("TURN", board.peek(), board.size))
        yield fine(f"TURN as the first command, on 20x20: {count} legal moves in a row")


def _play(engine: CheckedEngine, board: Board, line: str) -> int:
    """A game against random replies nearby; returns the number of the engine's moves."""
    choice = random.Random(SEED)
    for count in range(1, GAME_MOVES + 1):
        board.push(engine.move(board, "INFO time_left 60000", line, turn=GAME_TURN).move)
        if board.is_game_over():
            return count
        board.push(_reply(board, choice))
        if board.is_game_over():
            return count
        line = move_line("TURN", board.peek(), board.size)
    return GAME_MOVES


def _reply(board: Board, choice: random.Random) -> Move:
    x, y = board.xy(board.peek())
    near = [
        move
        for move in range(board.size**2)
        if max(abs(move % board.size - x), abs(move // board.size - y)) <= 2
        and board.is_legal(move)
    ]
    return choice.choice(near or list(board.legal_moves))


def boards(run: CheckRun) -> Iterator[Finding]:
    """BOARD is understood in any order and form, for either side"""
    board = Board.from_moves(MIDDLE_GAME)
    with run.game() as engine:
        engine.position(board)
        yield fine("BOARD: a legal move")
        black = Board.from_moves(MIDDLE_GAME.split()[:-1])
        if _restarted(engine):
            engine.position(black)
            yield fine("BOARD for the other side: a legal move")
    with run.game() as engine:
        first, *stones, last = board_lines(board)
        random.Random(SEED).shuffle(stones)
        engine.move(board, first, *stones, last)
        yield fine("BOARD with its stones in another order: a legal move")
    one_line, empty = " ".join(board_lines(board)), Board()
    for other, line, what, why in (  # forms that not every manager uses
        (board, one_line, "BOARD on one line", "Gomocalc sends it like this"),
        (empty, "BOARD\nDONE", "an empty BOARD", "Yixin-Board starts with it"),
    ):
        try:
            with run.game() as engine:
                engine.move(other, *line.split("\n"))
                yield fine(f"{what}: a legal move")
        except Failure as failure:
            yield missing(f"{what}: {failure}", why)
    bad = ["BOARD", "7,7,1", "99,99,2", "x", "DONE"]
    with run.game() as engine:
        engine.say(*bad)
        engine.overhear(TURN + PAUSE)
        engine.position(board)
        yield fine("plays on after a BOARD with bad lines")


def restart(run: CheckRun) -> Iterator[Finding]:
    """RESTART empties the board"""
    with run.game() as engine:
        first = engine.move(Board(), "BEGIN").move
        if not _restarted(engine):
            why = "managers then start a new process for each game, which takes time"
            yield missing("RESTART is not understood", why)
            return
        board = Board()
        board.push(first)
        engine.move(board, move_line("TURN", first, board.size))
        yield fine("RESTART: OK, and the old stones are gone")


def _restarted(engine: CheckedEngine) -> bool:
    return engine.ask("RESTART").kind == AnswerKind.OK


def takeback(run: CheckRun) -> Iterator[Finding]:
    """TAKEBACK undoes moves"""
    with run.game() as engine:
        board = Board()
        for line in ("BEGIN", "TURN 0,0"):
            if board.ply:
                board.push(0)
            board.push(engine.move(board, line).move)
        for _ in range(2):
            answer = engine.ask(move_line("TAKEBACK", board.peek(), board.size))
            if answer.kind in (AnswerKind.UNKNOWN, AnswerKind.ERROR):
                yield missing("TAKEBACK is not understood", "managers then send the board again")
                return
            if answer.kind != AnswerKind.OK:
                yield wrong(f"TAKEBACK is answered with {shown(answer.text)!r}", "expected OK")
                return
            board.pop()
        board.push(1)
        engine.move(board, move_line("TURN", 1, board.size))
        yield fine("TAKEBACK: OK, and the game goes on from there")


def swap2(run: CheckRun) -> Iterator[Finding]:
    """SWAP2BOARD is answered as the opening requires"""
    board = Board.from_moves(SWAP2_STONES, rule="standard")
    stones = board.move_stack
    every = {0: "three points", 3: "SWAP, one or two points", 5: "SWAP or one"}
    for count, expected in every.items():
        with run.game("standard") as engine:
            engine.inform(timeout_turn=5000, time_left=100000)
            what = f"SWAP2BOARD with {count} stones"
            answer = engine.ask(*swap2_lines(stones[:count], board.size), seconds=SWAP2_SECONDS)
            if answer.kind in (AnswerKind.UNKNOWN, AnswerKind.ERROR):
                yield missing("SWAP2BOARD is not understood", "only the event with swap2 needs it")
                return
            if _fits(answer, stones[:count], board.size):
                text = "SWAP" if answer.kind == AnswerKind.SWAP else answer.text
                yield fine(f"{what}: {shown(text)}")
            else:
                text = f"{what} is answered with {shown(answer.text)!r}"
                yield wrong(text, f"expected {expected}; {JUDGE}")


def _fits(answer: EngineAnswer, stones: list[Move], size: int) -> bool:
    """Whether an answer is possible after these stones of a swap2 opening."""
    if answer.kind == AnswerKind.SWAP:
        return bool(stones)
    points = answer.points
    taken = {(move % size, move // size) for move in stones}
    count_fits = len(points) in {0: (3,), 3: (1, 2), 5: (1,)}[len(stones)]
    on_board = all(0 <= x < size and 0 <= y < size for x, y in points)
    return count_fits and on_board and len({*points, *taken}) == len(points) + len(taken)


# Rules

SIZE = 15


class Position(NamedTuple):
    """Moves with rows counted from the top, and the right or wrong next moves."""

    name: str
    moves: str
    right: str = ""
    bad: str = ""


FIVE = Position("makes five", "h8h9i8i9j8j9k8k9", right="g8l8")
SIX = Position("six is no win", "h8h9i8h10g8h11j13h12g14h14i15", right="f8j8")
FORBIDDEN = Position("keeps off a forbidden point", "h8h9i7i9h10i6i11i12", bad="g9")
ENCLOSED = Position("five between two stones is no win", "h8f8g8f9i8f7j8l8", right="f5f6f10f11")
POSITIONS = {
    "freestyle": (FIVE,),
    "standard": (FIVE, SIX),
    "renju": (FIVE, FORBIDDEN),
    "caro": (FIVE, ENCLOSED),
    "caro-standard": (FIVE,),
}


def rules(run: CheckRun) -> Iterator[Finding]:
    """It knows the rules that it claims to know"""
    with GameSeries(run) as games:
        for name, positions in POSITIONS.items():
            rule = RULES[name]
            for position in positions:
                finding = _try(games, rule, position)
                if finding.grade == Grade.WRONG and rule not in run.claims:
                    finding = missing(finding.text, "only an engine that claims the rule needs it")
                yield finding
                if finding.grade != Grade.FINE:
                    break


def _try(games: GameSeries, rule: Rule, position: Position) -> Finding:
    what = f"rule {rule_number(rule)} ({rule}): {position.name}"
    board = Board.from_moves(_moves(position.moves), rule=rule, size=SIZE)
    try:
        move = games.new(rule.name).position(board).move
    except Failure as failure:
        games.drop()
        return wrong(f"{what}: {failure}", failure.finding.why)
    right, bad = _moves(position.right), _moves(position.bad)
    if (right and move not in right) or move in bad:
        x, y = board.xy(move)
        why = "Gomocup's own tester sends an engine back for this"
        return wrong(f"{what}: plays {x},{y}", why)
    return fine(what)


def _moves(text: str) -> list[Move]:
    """Moves such as h8h10, with row 1 at the top."""
    return [parse_point(name, SIZE, "top") for name in split_moves(text)]
