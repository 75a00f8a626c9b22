"""The stream of an analysis, its lines, its progress, and stopping it."""

import random
import threading
import time
from collections.abc import Iterator

import pytest

from contract import MIDDLE_GAME, SLACK, is_line_of_play
from tengen import Board, Engine, EngineError, Info, Limit
from tengen.errors import BusyError, ClosedError, OptionError


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(hash_mb=16) as engine:
        engine.prepare("freestyle", 15)
        yield engine


def middle_game() -> Board:
    return Board.from_moves(MIDDLE_GAME)


def finished_depths(infos: list[Info]) -> list[int]:
    return [info.depth for info in infos if info.current_move is None]


def test_every_depth_is_told_once(engine: Engine) -> None:
    with engine.analysis(middle_game(), Limit(depth=7)) as stream:
        infos = list(stream)
    assert finished_depths(infos) == [1, 2, 3, 4, 5, 6, 7]


def test_numbers_only_grow(engine: Engine) -> None:
    engine.clear_hash()
    with engine.analysis(middle_game(), Limit(depth=9)) as stream:
        infos = list(stream)
    for name in ("depth", "nodes", "time"):
        values = [getattr(info, name) for info in infos]
        assert values == sorted(values)
    assert all(info.seldepth >= info.depth for info in infos)
    assert all(0 <= info.hashfull <= 1000 for info in infos)
    assert infos[-1].nps == round(infos[-1].nodes / infos[-1].time)


def test_progress_counts_root_moves(engine: Engine) -> None:
    engine.clear_hash()
    board = middle_game()
    with engine.analysis(board, Limit(time=1.5), multipv=2) as stream:
        infos = list(stream)
    news = [info for info in infos if info.current_move is not None]
    assert news, "a second and a half without a word about its progress"
    for info in news:
        progress = info.progress
        assert info.current_move is not None
        assert board.is_legal(info.current_move)
        assert progress.depth == info.depth + 1
        assert 0 <= progress.done <= progress.total
        assert 0 <= progress.percent <= 100
    for info in infos:
        if info.current_move is None:
            assert info.progress.depth == info.depth
            assert info.progress.done == info.progress.total


def test_lines_differ_and_are_ordered_at_every_depth(engine: Engine) -> None:
    board = middle_game()
    with engine.analysis(board, Limit(depth=6), multipv=4) as stream:
        infos = [info for info in stream if info.current_move is None]
    for depth in range(1, 7):
        lines = [info for info in infos if info.depth == depth]
        assert [info.multipv for info in lines] == [1, 2, 3, 4]
        assert len({info.move for info in lines}) == 4
        assert sorted((info.score for info in lines), reverse=True) == [i.score for i in lines]
        assert all(is_line_of_play(board, info) for info in lines)


def test_more_lines_than_moves_are_no_error(engine: Engine) -> None:
    rows = ("XOXO.", "XOXOX", "OXOXO", "OXOX.", ".OXOX")
    stones = {
        sign: [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == sign]
        for sign in "XO"
    }
    board = Board.from_stones(black=stones["X"], white=stones["O"], size=5)
    infos = engine.analyse(board, Limit(depth=4), multipv=484)
    assert 1 <= len(infos) <= 3


@pytest.mark.parametrize("multipv", [0, -1, 485, 1.5, True])
def test_an_absurd_number_of_lines_is_refused(engine: Engine, multipv: int) -> None:
    with pytest.raises(OptionError, match=f"multipv={multipv!r}"):
        engine.analysis(middle_game(), multipv=multipv)


def test_a_slow_reader_misses_nothing(engine: Engine) -> None:
    engine.clear_hash()
    with engine.analysis(middle_game(), Limit(depth=5)) as stream:
        stream.wait()
        assert finished_depths(list(stream)) == [1, 2, 3, 4, 5]
        assert list(stream) == []


def test_the_board_may_change_while_it_is_analysed(engine: Engine) -> None:
    board = middle_game()
    with engine.analysis(board) as stream:
        next(stream)
        board.push_text("a1")
        board.push_text("b1")
        before = middle_game()
        assert is_line_of_play(before, stream.best)


def test_a_stop_is_obeyed_at_any_moment(engine: Engine) -> None:
    """At a random moment, of a shallow or a deep search; the bench tells the milliseconds."""
    moments = random.Random(3)
    for _ in range(20):
        with engine.analysis(middle_game()) as stream:
            time.sleep(moments.choice((0.0, 0.0005, 0.005, 0.05)))
            start = time.monotonic()
            stream.stop()
            assert stream.wait(SLACK)
            assert time.monotonic() - start < SLACK / 2
            stream.stop()


def test_a_stop_from_another_thread_ends_the_reading(engine: Engine) -> None:
    with engine.analysis(middle_game()) as stream:
        timer = threading.Timer(0.1, stream.stop)
        timer.start()
        for _ in stream:
            pass
        timer.join()
    assert not stream.is_running


def test_a_limit_of_many_years_is_kept_as_well(engine: Engine) -> None:
    with engine.analysis(middle_game(), Limit(time=1e300, depth=3)) as stream:
        assert stream.wait(SLACK)
    assert stream.best.depth == 3


def test_one_search_at_a_time(engine: Engine) -> None:
    with engine.analysis(middle_game()):
        with pytest.raises(BusyError):
            engine.play(middle_game(), Limit(time=0.01))
        with pytest.raises(BusyError):
            engine.clear_hash()
        with pytest.raises(BusyError):
            engine.configure(threads=2)
    assert engine.options.threads == 1


def test_an_endless_analysis_must_be_watched(engine: Engine) -> None:
    with pytest.raises(EngineError, match=r"Limit\(\)"):
        engine.analyse(middle_game(), Limit())
    with pytest.raises(EngineError, match="never ends for White"):
        engine.play(middle_game(), Limit(black_clock=10))


def test_closing_stops_a_search_and_what_comes_after_is_refused() -> None:
    engine = Engine(hash_mb=1)
    stream = engine.analysis(middle_game())
    engine.close()
    engine.close()
    assert not stream.is_running
    with pytest.raises(ClosedError):
        engine.play(middle_game(), Limit(time=0.01))
    with pytest.raises(ClosedError):
        engine.analysis(middle_game())


def test_an_error_in_the_search_reaches_whoever_waits(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ArithmeticError("on purpose")

    monkeypatch.setattr("tengen.engine.analysis.deepen", fail)
    with pytest.raises(ArithmeticError, match="on purpose"):
        engine.play(middle_game(), Limit(time=0.01))
    monkeypatch.undo()
    engine.play(middle_game(), Limit(time=0.01))
