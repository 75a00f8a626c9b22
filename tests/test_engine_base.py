"""What `BaseEngine`, `Analysis` and `StopToken` do once for every engine."""

from collections.abc import Iterator

import pytest

from contract import EngineContract
from doubles import FakeEngine
from tengen import BaseEngine, Board, Limit, StopToken
from tengen.engine.base import OneLineWarning
from tengen.errors import ClosedError, OptionError


class TestContractOfTheFake(EngineContract):
    """The fake that other tests use keeps what every engine promises."""

    @pytest.fixture
    def engine(self) -> Iterator[FakeEngine]:
        with FakeEngine() as engine:
            engine.go_on.clear()
            yield engine


def test_a_token_calls_back_once_and_at_once_when_it_was_stopped() -> None:
    token, calls = StopToken(), list[str]()
    with token.calling(lambda: calls.append("gone")):
        pass
    with token.calling(lambda: calls.append("first")):
        assert not token.is_stopped
        token.stop()
        token.stop()
    with token.calling(lambda: calls.append("second")):
        pass
    assert calls == ["first", "second"]
    assert token.is_stopped


def test_a_search_that_has_ended_leaves_its_token() -> None:
    token = StopToken()
    with FakeEngine() as engine:
        engine.play(Board(), Limit(time=0.1), stop=token)
        assert not token._callbacks


def test_the_error_of_a_search_is_raised_where_somebody_waits() -> None:
    with FakeEngine(error=ArithmeticError("on purpose")) as engine:
        with pytest.raises(ArithmeticError, match="on purpose"):
            engine.play(Board(), Limit(time=0.1))
        engine.error = None
        engine.play(Board(), Limit(time=0.1))


def test_an_error_within_the_context_is_the_one_that_is_raised() -> None:
    with FakeEngine() as engine:
        engine.go_on.clear()
        with pytest.raises(KeyError), engine.analysis(Board()) as search:
            raise KeyError
        assert not search.is_running


def test_a_closed_engine_refuses_and_closes_twice() -> None:
    engine = FakeEngine()
    engine.go_on.clear()
    search = engine.analysis(Board())
    engine.close()
    engine.close()
    assert not search.is_running
    with pytest.raises(ClosedError):
        engine.analysis(Board())


def test_an_engine_without_options_refuses_them() -> None:
    with FakeEngine() as engine, pytest.raises(OptionError, match="no option level"):
        BaseEngine.configure(engine, level=3)


def test_an_engine_with_one_line_warns() -> None:
    class OneLine(FakeEngine):
        reports_lines = False

    with OneLine() as engine, pytest.warns(OneLineWarning, match="one line, not 3"):
        engine.analyse(Board(), Limit(time=0.1), multipv=3)
