"""Our own engine: rules, sizes, set-ups, exactness, levels, threads, and the compiled core."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tengen
from contract import MIDDLE_GAME, EngineContract, is_line_of_play
from tengen import Board, Color, Engine, Limit, Rule
from tengen.core.jit import IS_COMPILED
from tengen.core.params import SEARCH_PARAMS
from tengen.engine import engine as engine_module
from tengen.engine.analysis import Search, SearchTask
from tengen.engine.bench import run_bench
from tengen.engine.bridge import first_choice, move_of, point_of, state_of
from tengen.engine.levels import LEVELS
from tengen.engine.warmup import warm_up
from tengen.errors import OptionError, UnsupportedRuleError
from tengen.rules import RULES, Overline

LINE_RULES = ("freestyle", "standard", "renju", "caro", "caro-standard")
SMALL_DEPTH = 3  # of the bench, for a run without a compiler: less than 20,000 nodes
DATA = Path(__file__).parent / "data"


def rows_of(name: str) -> list[Any]:
    """The objects of a file of the tests, one a line."""
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(hash_mb=16) as engine:
        engine.prepare("freestyle", 15)
        yield engine


@pytest.fixture
def fresh(engine: Engine) -> Engine:
    """The engine as if it were new."""
    engine.clear_hash()
    return engine


class TestOurEngine(EngineContract):
    """Our engine keeps the promises of every engine."""


# Rules, sizes, positions


@pytest.mark.parametrize("rule", LINE_RULES)
def test_plays_under_every_rule_and_on_every_size(engine: Engine, rule: str) -> None:
    for size in range(tengen.MIN_SIZE, tengen.MAX_SIZE + 1):
        board = Board(rule, size)
        engine.prepare(rule, size)
        for _ in range(4):
            result = engine.play(board, Limit(time=0.01))
            assert board.is_legal(result.move)
            board.push(result.move)


@pytest.mark.parametrize("rule", LINE_RULES)
def test_games_end_by_the_rules_of_the_library(engine: Engine, rule: str) -> None:
    board = Board(rule, 9)
    while not board.is_game_over():
        board.push(engine.play(board, Limit(nodes=500)).move)


@pytest.mark.parametrize("size", [5, 15, 20])
def test_an_empty_board_is_answered_at_once_in_the_centre(engine: Engine, size: int) -> None:
    for turn in Color:
        board = Board.from_stones(size=size, turn=turn)
        result = engine.play(board, Limit(time=60))
        assert board.xy(result.move) == (size // 2, size // 2)


def test_a_forced_reply_is_given_at_once(engine: Engine) -> None:
    board = Board.from_moves("h8 g8 i8 a1 j8 b1 k8")
    start = time.monotonic()
    assert board.move_text(engine.play(board, Limit(time=60)).move) == "l8"
    assert time.monotonic() - start < 10


def test_a_won_game_is_won_at_once(fresh: Engine) -> None:
    board = Board.from_moves("h8 a1 i8 c1 j8 e1")
    start = time.monotonic()
    result = fresh.play(board, Limit(time=60))
    assert result.info.score.win_in == 3
    assert time.monotonic() - start < 10


def test_a_block_that_is_forbidden_is_no_reason_to_think_for_ever(fresh: Engine) -> None:
    board = Board.from_moves("h8g6f6g5f7g4h7g3g2a1", rule="renju")
    result = fresh.play(board, Limit(time=60))
    assert board.is_legal(result.move)
    assert result.info.score.win_in == -2


def test_black_never_plays_a_forbidden_move(fresh: Engine) -> None:
    """On boards where many points are forbidden; also before the first depth is finished."""
    fresh.prepare("renju", 15)
    for row in rows_of("renju_forbidden.jsonl")[:40]:
        board = Board.from_stones(
            black=row["black"], white=row["white"], turn="black", rule="renju", size=row["size"]
        )
        if row["size"] != 15 or board.is_game_over():
            continue
        for nodes in (1, 300):
            assert board.is_legal(fresh.play(board, Limit(nodes=nodes)).move)
        assert board.is_legal(first_choice(state_of(board, distance=3), board))


def test_no_legal_move_is_told(engine: Engine) -> None:
    board = Board.from_stones(
        black=[(0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (3, 0)],
        white=[
            (x, y)
            for x in range(5)
            for y in range(5)
            if (x, y) not in {(0, 0), (4, 0), (0, 4)} and x and y and (x + y) % 3
        ],
        turn="black",
        size=5,
    )
    while not board.is_game_over():
        board.push(engine.play(board, Limit(nodes=200)).move)
    with pytest.raises(tengen.GameOverError):
        engine.play(board, Limit(time=0.01))


@pytest.mark.parametrize("rule", ["1337", "42"])
def test_games_of_the_capture_rules_are_played_to_their_end(engine: Engine, rule: str) -> None:
    board = Board(rule, 9)
    while not board.is_game_over():
        info = engine.play(board, Limit(nodes=300)).info
        assert board.is_legal(info.move)
        board.push(info.move)
    assert board.ply > 8


def test_flags_that_the_core_does_not_know_are_refused_clearly(engine: Engine) -> None:
    rule = Rule.from_name("42")._replace(name="odd", white_overline=Overline.NOTHING)
    with pytest.raises(UnsupportedRuleError, match="odd"):
        engine.play(Board(rule), Limit(time=0.01))


def test_without_search_the_move_is_a_sensible_one() -> None:
    def choice(moves: str) -> str:
        board = Board.from_moves(moves)
        return board.move_text(first_choice(state_of(board, distance=3), board))

    assert choice("h8 a1 i8 c1 j8 e1 k8 g8") == "l8"  # five
    assert choice("h8 g8 i8 a1 j8 b1 k8") == "l8"  # no five of the opponent
    assert choice("h8 a1 i8 c1 j8 e1") in {"g8", "k8"}  # an open four


# Boards and states


def test_points_and_moves_are_each_others_inverse() -> None:
    for size in (5, 15, 22):
        assert [move_of(point_of(move, size), size) for move in range(size**2)] == list(
            range(size**2)
        )


def test_a_position_has_one_key_however_it_came_about() -> None:
    played = Board.from_moves("h8 i9 j10")
    other_order = Board.from_moves("j10 i9 h8")
    set_up = Board.from_stones(black=[(7, 7), (9, 5)], white=[(8, 6)], turn="white")
    keys = {int(state_of(board, distance=3)["key"]) for board in (played, other_order, set_up)}
    assert len(keys) == 1
    other_turn = Board.from_stones(black=[(7, 7), (9, 5)], white=[(8, 6)], turn="black")
    assert int(state_of(other_turn, distance=3)["key"]) not in keys


def test_what_is_proven_under_one_rule_is_not_believed_under_another(engine: Engine) -> None:
    moves = "h8 i9 h9 i8 h10 h11 i10 a1"
    renju = Board.from_moves(moves, rule="renju")
    engine.clear_hash()
    fresh = engine.play(renju, Limit(nodes=5_000)).info
    engine.clear_hash()
    assert engine.play(Board.from_moves(moves), Limit(nodes=5_000)).info.score.win_in is not None
    later = engine.play(renju, Limit(nodes=5_000)).info
    assert (later.score, later.pv, later.nodes) == (fresh.score, fresh.pv, fresh.nodes)


def test_a_search_begins_with_what_the_last_one_learned(
    fresh: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []

    class Noting(Search):
        def __init__(self, task: SearchTask) -> None:
            begun.append(bool(task.states[0]["history"].any()))
            super().__init__(task)

    monkeypatch.setattr(engine_module, "Search", Noting)
    for moves, rule in (("h8 i9", "freestyle"), ("h8 i9 g9", "freestyle"), ("h8 i9", "standard")):
        fresh.play(Board.from_moves(moves, rule=rule), Limit(nodes=2_000))
    fresh.clear_hash()
    fresh.play(Board.from_moves("h8 i9", rule="standard"), Limit(nodes=2_000))
    assert begun == [False, True, False, False]


def test_every_rule_and_size_has_keys_of_its_own() -> None:
    boards = [Board.from_moves("c3 d4", rule=rule, size=size) for rule in RULES for size in (9, 15)]
    keys = {int(state_of(board, distance=3)["key"]) for board in boards}
    assert len(keys) == len(boards)


def test_set_up_stones_count_as_played_ones() -> None:
    played = state_of(Board.from_moves("h8 i9 j10 k11 g9"), distance=3)
    board = Board.from_stones(black=[(7, 7), (9, 5), (6, 6)], white=[(8, 6), (10, 4)], turn="white")
    set_up = state_of(board, distance=3)
    for name in ("info", "lines", "empty_bits", "near_bits", "four_bits", "three_bits"):
        assert (played[name] == set_up[name]).all()
    assert played["turn"] == set_up["turn"]
    assert played["empties"] == set_up["empties"]


# Exactness


@pytest.mark.parametrize("rule", LINE_RULES)
@pytest.mark.parametrize("limit", [Limit(depth=7), Limit(nodes=20_000)], ids=["depth", "nodes"])
def test_the_same_search_twice_is_the_same(fresh: Engine, rule: str, limit: Limit) -> None:
    board = Board.from_moves(MIDDLE_GAME, rule=rule)
    first = fresh.analyse(board, limit)
    fresh.clear_hash()
    second = fresh.analyse(board, limit)
    assert (first.pv, first.nodes, first.score) == (second.pv, second.nodes, second.score)


def test_a_limit_of_nodes_is_kept(fresh: Engine) -> None:
    board = Board.from_moves(MIDDLE_GAME)
    for nodes in (1, 100, 5000, 50_000):
        fresh.clear_hash()
        assert fresh.analyse(board, Limit(nodes=nodes)).nodes <= nodes * 1.25 + 1000


def test_a_limit_of_depth_is_kept(fresh: Engine) -> None:
    board = Board.from_moves(MIDDLE_GAME)
    assert [fresh.analyse(board, Limit(depth=depth)).depth for depth in (1, 2, 5)] == [1, 2, 5]


def test_wins_of_known_tactics_are_proven_and_play_out(fresh: Engine) -> None:
    """The proven line ends in a five of the side that moves, after as many plies as were told."""
    rows = rows_of("tactics.jsonl")[::12]
    proven = 0
    for row in rows:
        size = row["size"]
        board = Board.from_moves(
            [y * size + x for x, y in row["moves"]], rule=row["rule"], size=size
        )
        fresh.prepare(board.rule, board.size)
        info = fresh.analyse(board, Limit(nodes=200_000))
        assert is_line_of_play(board, info)
        proven += info.score.win_in is not None and info.score.win_in > 0
    assert proven >= len(rows) // 2


def test_the_table_remembers_and_forgets(fresh: Engine) -> None:
    board = Board.from_moves(MIDDLE_GAME)
    first = fresh.analyse(board, Limit(depth=8)).nodes
    assert fresh.analyse(board, Limit(depth=8)).nodes < first
    fresh.clear_hash()
    assert fresh.analyse(board, Limit(depth=8)).nodes == first


# Options


def test_options_are_listed_and_changed(engine: Engine) -> None:
    assert "hash_mb=16" in repr(engine.options)
    with pytest.raises(OptionError, match=r"threads=1000 .* from 1 to 64"):
        engine.configure(threads=1000)
    with pytest.raises(OptionError, match="'speed'"):
        engine.configure(speed=3)
    with Engine(hash_mb=1) as other:
        other.configure(hash_mb=2, depth=3)
        assert other.analyse(Board.from_moves(MIDDLE_GAME), Limit(nodes=100_000)).depth == 3


def test_params_replace_numbers_of_the_search() -> None:
    board, limit = Board.from_moves(MIDDLE_GAME), Limit(depth=6)
    nodes = []
    for params in (
        {},
        {"futility_margin": 5},
        {"futility_margin": SEARCH_PARAMS["futility_margin"].value},
    ):
        with Engine(hash_mb=4, params=params) as engine:
            nodes.append(engine.analyse(board, limit).nodes)
    assert nodes[0] != nodes[1]
    assert nodes[0] == nodes[2]  # the tuned number itself
    with pytest.raises(OptionError, match="'speed'"):
        Engine(params={"speed": 3})
    with pytest.raises(OptionError, match=r"razor_depth=21 .* from 0 to 20"):
        Engine(params={"razor_depth": 21})


def test_distance_and_candidates_narrow_the_search() -> None:
    board = Board.from_moves(MIDDLE_GAME)
    nodes = {}
    for distance, candidates in ((1, 0), (4, 0), (3, 3), (3, 0)):
        with Engine(hash_mb=4, distance=distance, candidates=candidates) as engine:
            nodes[distance, candidates] = engine.analyse(board, Limit(depth=6)).nodes
    assert len(set(nodes.values())) == 4


def test_two_threads_search_together() -> None:
    board = Board.from_moves(MIDDLE_GAME)
    with Engine(threads=2, hash_mb=16) as engine:
        info = engine.analyse(board, Limit(depth=9))
        assert info.depth == 9
        assert is_line_of_play(board, info)
        assert engine.analyse(board, Limit(nodes=20_000)).nodes < 30_000
        assert len(engine.analyse(board, Limit(time=0.1), multipv=3)) == 3
        assert board.is_legal(engine.play(board, Limit(time=0.01)).move)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_the_same_for_the_same_seed(level: int) -> None:
    board = Board.from_moves(MIDDLE_GAME)
    moves = []
    for _ in range(2):
        with Engine(level=level, seed=5, hash_mb=1) as engine:
            result = engine.play(board, Limit(time=60))
            assert board.is_legal(result.move)
            moves.append(result.move)
    assert moves[0] == moves[1]


def test_a_low_level_errs_in_several_ways() -> None:
    board = Board.from_moves(MIDDLE_GAME)
    with Engine(level=1, hash_mb=1) as engine:
        moves = set()
        for seed in range(12):
            engine.configure(seed=seed)
            moves.add(engine.play(board, Limit(time=60)).move)
    assert len(moves) > 1


def test_the_examples_of_the_guide_run(engine: Engine, capsys: pytest.CaptureFixture[str]) -> None:
    guide = Path(__file__).parent.parent / "docs" / "engine.md"
    names: dict[str, Any] = {}
    first, second, third = re.findall(r"```python\n(.*?)```", guide.read_text(), re.S)
    exec(first, names)
    exec(second, names | {"engine": engine})
    exec(third, names | {"engine": engine})
    assert len(capsys.readouterr().out.splitlines()) > 10


# The compiled core


def run_python(code: str, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning", "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout + run.stderr


BENCH = f"""
from tengen.engine.bench import run_bench
print([result.nodes for result in run_bench({SMALL_DEPTH})])
"""


SIGNATURES = """
from numba.core.types import unliteral
from tengen.engine.warmup import kernels
counts = {
    kernel.py_func.__name__: len({tuple(map(unliteral, types)) for types in kernel.signatures})
    for kernel in kernels()
}
print(sorted(name for name, count in counts.items() if count > 1), counts["search"])
"""


def test_kernels_are_compiled_once_each() -> None:
    """A stray type makes a second copy, for which somebody waits; constants may make copies."""
    if not IS_COMPILED:
        pytest.skip("nothing is compiled here")
    assert run_python(BENCH + SIGNATURES).splitlines()[-1] == "[] 1"


def test_warming_up_twice_reports_once() -> None:
    reports: list[tuple[int, int]] = []
    warm_up()
    warm_up(lambda done, total: reports.append((done, total)))
    assert reports == []


def test_interpreted_and_compiled_count_the_same_nodes() -> None:
    compiled = [result.nodes for result in run_bench(SMALL_DEPTH)]
    assert sum(compiled) <= 20_000
    assert run_python(BENCH, NUMBA_DISABLE_JIT="1").strip() == str(compiled)


@pytest.mark.long
def test_a_run_with_checked_bounds_passes(tmp_path: Path) -> None:
    """And there, where everything is compiled anew, each kernel is seen with all its types."""
    code = BENCH.replace(str(SMALL_DEPTH), "6") + SIGNATURES
    lines = run_python(code, NUMBA_BOUNDSCHECK="1", XDG_CACHE_HOME=str(tmp_path)).splitlines()
    assert lines == run_python(code).splitlines()
    assert lines[-1] == "[] 1"


WITHOUT_NUMBA = """
import sys

class Hide:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        hidden = name.partition(".")[0] in ("numba", "llvmlite")
        return None if hidden else self.finder.find_spec(name, path, target)
    def __getattr__(self, name):
        return getattr(self.finder, name)

sys.meta_path = [Hide(finder) for finder in sys.meta_path]
import tengen
engine = tengen.Engine(hash_mb=1)
board = tengen.Board.from_moves("e5 e6", size=9)
print(board.is_legal(engine.play(board, tengen.Limit(nodes=20)).move), "numba" in sys.modules)
"""


def test_without_numba_the_engine_plays_and_says_that_it_is_slow() -> None:
    text = run_python(WITHOUT_NUMBA)
    assert "True False" in text
    assert "\ntengen: Numba cannot be imported" in f"\n{text}"


def test_importing_the_library_loads_no_engine() -> None:
    code = "import sys, tengen; tengen.Limit(time=1); print('numpy' in sys.modules)"
    assert run_python(code).strip() == "False"


def test_rules_cross_the_bridge() -> None:
    for name in LINE_RULES:
        state = state_of(Board.from_moves("h8", rule=name), distance=3)
        assert bool(state["renju"]) == (name == "renju")
        assert bool(state["caro"]) == (not Rule.from_name(name).blocked_five_wins)


def test_a_table_that_does_not_fit_leaves_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(megabytes: int) -> None:
        raise MemoryError

    with Engine(hash_mb=1) as engine:
        monkeypatch.setattr("tengen.engine.engine.Table", refuse)
        with pytest.raises(
            OptionError, match=r"hash_mb=2 does not fit into memory: .* keeps its 1 MB"
        ):
            engine.configure(hash_mb=2)
        assert engine.options.hash_mb == 1
        assert engine.play(Board(), Limit(nodes=1)).move


def test_a_level_needs_no_limit() -> None:
    with Engine(hash_mb=1, level=2) as engine:
        board = Board.from_moves(MIDDLE_GAME)
        assert board.is_legal(engine.play(board).move)
