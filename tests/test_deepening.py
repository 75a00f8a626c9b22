"""Windows, stops and proofs, with a scripted search in place of the compiled one."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tengen.core.layout import ROOT_DONE, STOP
from tengen.core.score import INFINITE, WIN
from tengen.engine import deepening
from tengen.engine.deepening import Iteration, SearchLine, deepen

Call = tuple[int, int, int]  # low, high, depth
Answer = tuple[int, tuple[int, ...]]  # value, pv


class Stopped(SimpleNamespace):
    """An answer during which the stop flag is set, with the root moves finished before."""

    value: int
    pv: tuple[int, ...]
    finished: tuple[int, ...]


class Script:
    """Answers each call of the search in turn, and keeps the windows it was asked for."""

    def __init__(self, *answers: Answer | Stopped) -> None:
        self.answers = list(answers)
        self.calls: list[Call] = []
        self.excluded: list[list[int]] = []

    def __call__(self, state: Any, table: Any, low: int, high: int, depth: int, cut: int) -> int:
        self.calls.append((low, high, depth))
        self.excluded.append(list(state["excluded"][: state["excluded_count"]]))
        answer = self.answers.pop(0)
        if isinstance(answer, Stopped):
            state["control"][STOP] = 1
            state["control"][ROOT_DONE] = len(answer.finished)
            state["move_list"][: len(answer.finished)] = answer.finished
            answer = (answer.value, answer.pv)
        value, pv = answer
        state["pv"][: len(pv)] = pv
        state["pv_length"][0] = len(pv)
        return value


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Iteration]]:
    def run(script: Script, *, max_depth: int, lines: int = 1) -> list[Iteration]:
        state = {
            "control": np.zeros(16, np.int64),
            "pv": np.zeros(64, np.int16),
            "pv_length": np.zeros(2, np.int64),
            "move_list": np.zeros(64, np.int16),
            "excluded": np.zeros(64, np.int64),
            "excluded_count": 0,
        }
        monkeypatch.setattr(deepening, "search", script)
        monkeypatch.setattr(deepening, "complete", lambda state, table, value, pv: pv)
        return list(deepen(state, None, range(1, max_depth + 1), lines=lines))

    return run


FIRST_DEPTHS: tuple[Answer, ...] = ((10, (1,)), (10, (1,)), (10, (1,)))


def test_shallow_depths_have_the_full_window_and_later_ones_a_narrow_one(run: Any) -> None:
    script = Script(*FIRST_DEPTHS, (12, (1, 2)))
    assert run(script, max_depth=4)[-1].lines == (SearchLine(12, (1, 2)),)
    assert script.calls[:3] == [(-INFINITE, INFINITE, depth) for depth in (1, 2, 3)]
    low, high, depth = script.calls[3]
    assert depth == 4
    assert -300 < low < 10 < high < 300


def test_a_value_outside_the_window_is_searched_again_in_a_wider_one(run: Any) -> None:
    script = Script(*FIRST_DEPTHS, (390, (2,)), (-500, ()), (-550, (3,)))
    assert run(script, max_depth=4)[-1].lines == (SearchLine(-550, (3,)),)
    windows = script.calls[3:]
    assert windows[1][1] > 390
    assert windows[2][0] < -500


def test_a_proof_opens_the_window_at_once(run: Any) -> None:
    script = Script(*FIRST_DEPTHS, (WIN - 9, (2,)), (WIN - 9, (2,)))
    run(script, max_depth=4)
    assert script.calls[4][1] == INFINITE


def test_deepening_ends_when_no_shorter_win_can_come(run: Any) -> None:
    script = Script((WIN - 3, (1,)), (WIN - 3, (1,)), (WIN - 3, (1,)))
    assert [iteration.depth for iteration in run(script, max_depth=50)] == [1, 2, 3]


def test_deepening_goes_on_for_a_longer_defence(run: Any) -> None:
    script = Script((4 - WIN, (1,)), (4 - WIN, (1,)), (6 - WIN, (2,)), (6 - WIN, (2,)))
    script.answers += [(6 - WIN, (2,))] * 2
    assert [iteration.depth for iteration in run(script, max_depth=50)] == [1, 2, 3, 4, 5, 6]


def test_stopped_before_the_old_best_was_met_the_old_best_stays(run: Any) -> None:
    script = Script((10, (1,)), Stopped(value=50, pv=(2,), finished=(2,)))
    assert [iteration.depth for iteration in run(script, max_depth=9)] == [1]


def test_stopped_after_the_old_best_fell_the_better_move_counts(run: Any) -> None:
    script = Script((10, (1,)), Stopped(value=-30, pv=(2,), finished=(1, 2)))
    assert run(script, max_depth=9)[-1] == Iteration(
        1, 0, (SearchLine(-30, (2,)),), is_finished=False
    )


def test_stopped_with_a_proof_the_proof_counts(run: Any) -> None:
    script = Script((10, (1,)), Stopped(value=WIN - 5, pv=(2,), finished=()))
    assert run(script, max_depth=9)[-1].lines == (SearchLine(WIN - 5, (2,)),)


def test_stopped_in_a_second_window_the_first_one_counts(run: Any) -> None:
    script = Script(*FIRST_DEPTHS, (390, (2,)), Stopped(value=0, pv=(), finished=()))
    assert run(script, max_depth=9)[-1].lines == (SearchLine(390, (2,)),)


def test_stopped_with_the_same_move_its_longer_line_stays(run: Any) -> None:
    script = Script((10, (1, 2, 3)), Stopped(value=11, pv=(1,), finished=(1,)))
    assert run(script, max_depth=9)[-1].lines == (SearchLine(10, (1, 2, 3)),)


def test_stopped_in_the_first_depth_there_is_nothing(run: Any) -> None:
    assert run(Script(Stopped(value=5, pv=(1,), finished=(1,))), max_depth=9) == []


def test_stopped_in_the_first_depth_with_a_proof_the_proof_counts(run: Any) -> None:
    script = Script(Stopped(value=WIN - 5, pv=(2,), finished=()))
    assert run(script, max_depth=9) == [
        Iteration(0, 0, (SearchLine(WIN - 5, (2,)),), is_finished=False)
    ]


def test_stopped_in_the_first_depth_the_lines_found_count(run: Any) -> None:
    script = Script((10, (1,)), (20, (2,)), Stopped(value=5, pv=(), finished=()))
    (iteration,) = run(script, max_depth=9, lines=3)
    assert (iteration.depth, iteration.is_finished) == (0, False)
    assert iteration.lines == (SearchLine(20, (2,)), SearchLine(10, (1,)))


def test_lines_exclude_each_other_and_come_best_first(run: Any) -> None:
    script = Script((10, (1,)), (30, (2,)), (20, (3,)))
    (iteration,) = run(script, max_depth=1, lines=3)
    assert [line.pv[0] for line in iteration.lines] == [2, 3, 1]
    assert script.excluded == [[], [1], [1, 2]]


def test_lines_run_out_with_the_moves(run: Any) -> None:
    script = Script((10, (1,)), (-INFINITE, ()))
    (iteration,) = run(script, max_depth=1, lines=3)
    assert iteration.lines == (SearchLine(10, (1,)),)


def test_several_lines_are_told_of_whole_depths_only(run: Any) -> None:
    script = Script((10, (1,)), (5, (2,)), (11, (1,)), Stopped(value=9, pv=(3,), finished=(2, 3)))
    assert len(run(script, max_depth=9, lines=2)) == 1
