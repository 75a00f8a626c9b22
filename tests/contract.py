"""Promises that any engine keeps: ours, one in another process, a fake.

Derive a test class from EngineContract and give it a fixture `engine`.
"""

import time
from itertools import pairwise

import pytest

from tengen import BaseEngine, Board, Color, GameOverError, Info, Limit, StopToken
from tengen.errors import BusyError, LimitError, OptionError

# Seconds by which a busy machine may miss a moment. The bench measures the real ones.
SLACK = 1.0

MIDDLE_GAME = "h8 d10 c11 e11 f12 f10 d12 g11 g10"
ONE_WAY_TO_WIN = "h8 a1 i8 b1 j8 c1 k8 g8"  # Black plays l8
FINISHED = "h8 a1 i8 b1 j8 c1 k8 d1 l8"


def is_line_of_play(board: Board, info: Info) -> bool:
    """Whether the moves of an info can be played one after the other."""
    board = board.copy()
    for move in info.pv:
        if not board.is_legal(move):
            return False
        board.push(move)
    return True


class EngineContract:
    """What a caller may rely on, whatever engine it is."""

    # Playing

    def test_plays_a_legal_move_and_leaves_the_board_alone(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        before = board.copy()
        result = engine.play(board, Limit(time=0.05))
        assert board == before
        assert board.move_stack == before.move_stack
        assert board.is_legal(result.move)
        assert result.info.move == result.move

    def test_makes_five_when_it_can(self, engine: BaseEngine) -> None:
        board = Board.from_moves(ONE_WAY_TO_WIN)
        result = engine.play(board, Limit(time=0.1))
        assert board.move_text(result.move) == "l8"

    def test_blocks_a_four(self, engine: BaseEngine) -> None:
        board = Board.from_moves("h8 g8 i8 a1 j8 b1 k8")
        assert board.move_text(engine.play(board, Limit(time=0.1)).move) == "l8"

    @pytest.mark.parametrize("turn", Color)
    def test_plays_from_set_ups_for_either_side(self, engine: BaseEngine, turn: Color) -> None:
        board = Board.from_stones(black=[(7, 7), (8, 8), (6, 8)], white=[(7, 8)], turn=turn)
        result = engine.play(board, Limit(time=0.05))
        assert board.is_legal(result.move)
        assert result.info.score.pov == turn

    def test_plays_whole_games(self, engine: BaseEngine) -> None:
        board = Board(size=7)
        while not board.is_game_over():
            board.push(engine.play(board, Limit(time=0.01)).move)

    def test_keeps_the_time(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        for seconds in (0.0, 0.005, 0.05, 0.3):
            start = time.monotonic()
            engine.play(board, Limit(time=seconds))
            assert time.monotonic() - start < seconds + SLACK

    def test_keeps_a_clock(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        start = time.monotonic()
        engine.play(board, Limit(black_clock=0.001, white_clock=0.2, white_inc=0.01))
        assert time.monotonic() - start < 0.2 + SLACK

    def test_refuses_a_finished_game(self, engine: BaseEngine) -> None:
        board = Board.from_moves(FINISHED)
        with pytest.raises(GameOverError, match="five"):
            engine.play(board, Limit(time=0.1))
        with pytest.raises(GameOverError, match="five"):
            engine.analyse(board, Limit(time=0.1))
        with pytest.raises(GameOverError, match="five"):
            engine.analysis(board)

    # Refusing

    @pytest.mark.parametrize("lines", [0, -1, 485, True, 1.5])
    def test_refuses_an_absurd_number_of_lines(self, engine: BaseEngine, lines: int) -> None:
        with pytest.raises(OptionError, match="expected 1 to 484"):
            engine.analyse(Board(), Limit(time=0.1), multipv=lines)

    def test_refuses_to_search_for_ever_when_nobody_can_stop_it(self, engine: BaseEngine) -> None:
        with pytest.raises(LimitError, match="never ends for White"):
            engine.play(Board.from_moves("h8"), Limit(black_clock=1.0))
        with pytest.raises(LimitError, match="never ends for Black"):
            engine.analyse(Board(), Limit())

    def test_refuses_two_searches_at_once(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        with engine.analysis(board), pytest.raises(BusyError):
            engine.play(board, Limit(time=0.1))

    # Stopping

    def test_a_token_stops_the_search_that_is_running(self, engine: BaseEngine) -> None:
        token = StopToken()
        with engine.analysis(Board.from_moves(MIDDLE_GAME), stop=token) as stream:
            next(stream)
            token.stop()
            assert stream.wait(SLACK)

    def test_a_token_stops_every_later_search(self, engine: BaseEngine) -> None:
        board, token = Board.from_moves(MIDDLE_GAME), StopToken()
        token.stop()
        start = time.monotonic()
        assert board.is_legal(engine.play(board, stop=token).move)
        assert board.is_legal(engine.analyse(board, Limit(), stop=token).move)
        with engine.analysis(board, stop=token) as stream:
            assert stream.wait(SLACK)
        assert time.monotonic() - start < 3 * SLACK

    # Analysing

    def test_analyses_one_line(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        info = engine.analyse(board, Limit(time=0.1))
        assert info.multipv == 1
        assert info.score.pov == board.turn
        assert is_line_of_play(board, info)

    def test_analyses_several_lines_best_first(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        infos = engine.analyse(board, Limit(time=0.2), multipv=3)
        assert [info.multipv for info in infos] == [1, 2, 3]
        assert len({info.move for info in infos}) == 3
        assert all(first.score >= second.score for first, second in pairwise(infos))
        assert all(is_line_of_play(board, info) for info in infos)

    def test_tells_as_it_goes_on_and_stops_when_asked(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        with engine.analysis(board) as stream:
            infos = [info for info, _ in zip(stream, range(8), strict=False)]
            stream.stop()
            assert stream.wait(SLACK)
        depths = [info.depth for info in infos]
        assert depths == sorted(depths)
        assert all(is_line_of_play(board, info) for info in infos)
        assert stream.best.depth >= depths[-1]

    def test_a_move_is_ready_at_any_moment(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        for _ in range(5):
            with engine.analysis(board) as stream:
                assert board.is_legal(stream.best.move)

    def test_leaving_the_context_ends_the_search(self, engine: BaseEngine) -> None:
        board = Board.from_moves(MIDDLE_GAME)
        with engine.analysis(board) as stream:
            next(stream)
        assert not stream.is_running
        assert board.is_legal(engine.play(board, Limit(time=0.01)).move)

    def test_an_analysis_ends_at_its_limit(self, engine: BaseEngine) -> None:
        with engine.analysis(Board.from_moves(MIDDLE_GAME), Limit(time=0.2)) as stream:
            start = time.monotonic()
            for _ in stream:
                pass
            assert time.monotonic() - start < 0.2 + SLACK
