"""The maker of openings, its files and command, and the sets that are shipped."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tengen import Board, Engine, FormatError, Limit, Symmetry
from tengen.cli.main import main
from tengen.errors import OpeningError
from tengen.formats.shipped import load_openings, set_name, shipped_names
from tengen.openings.maker import OpeningFile, OpeningRecipe, judge, make_openings

QUICK = OpeningRecipe(nodes=2_000, tolerance=0.1, most=6)
OPTIONS = ("--nodes", "2000", "--tolerance", "0.1", "--stones", "3-6")
LEAST = 50  # openings of a set
REQUIRED = {
    *("freestyle15", "freestyle19", "freestyle20", "standard15", "renju15", "caro15"),
    *("1337-19", "42-19"),
}
WON = "h8 a1 i8 c1 j8 e1"  # by an open three


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine(hash_mb=4) as engine:
        yield engine


def content(path: Path) -> list[str]:
    """The lines of a file but its date."""
    return [line for line in path.read_text().splitlines() if not line.startswith("# date")]


# The maker


def test_a_run_that_was_stopped_goes_on_to_the_same_file(engine: Engine, tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at-once", tmp_path / "in-parts"
    for _ in make_openings(engine, OpeningFile(at_once, QUICK), 5):
        pass
    for verdict in make_openings(engine, OpeningFile(in_parts, QUICK), 5):
        if verdict is not None:
            break
    stopped = OpeningFile(in_parts, QUICK)
    assert len(stopped.lines) == 1
    for _ in make_openings(engine, stopped, 5):
        pass
    assert content(at_once) == content(in_parts)


def test_an_interrupt_loses_nothing(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    file = OpeningFile(tmp_path / "openings", QUICK)
    run = make_openings(engine, file, 50)
    for _ in range(7):
        next(run)
    monkeypatch.setattr("tengen.openings.maker.judge", interrupted)
    with pytest.raises(KeyboardInterrupt):
        next(run)
    assert OpeningFile(file.path, QUICK).tried == 7


def test_openings_are_unlike_each_other_and_of_every_length(engine: Engine, tmp_path: Path) -> None:
    file = OpeningFile(tmp_path / "openings", QUICK)
    for _ in make_openings(engine, file, 8):
        pass
    boards = [game.end().board() for game in load_openings(str(file.path)).games]
    assert 1 < len({board.ply for board in boards}) <= 4
    assert len({board.canonical().key for board in boards}) == 8
    for symmetry in Symmetry:
        assert not file.is_new(boards[3].transform(symmetry))


def test_a_file_goes_on_with_its_own_recipe_only(tmp_path: Path) -> None:
    path = tmp_path / "openings"
    OpeningFile(path, QUICK).save()
    assert OpeningFile(path, QUICK).tried == 0
    with pytest.raises(OpeningError, match="nodes 2000, but 500000"):
        OpeningFile(path, OpeningRecipe(tolerance=0.1, most=6))


@pytest.mark.parametrize(
    "wrong", [{"fewest": 0}, {"fewest": 5, "most": 4}, {"tolerance": 0.0}, {"tolerance": 0.5}]
)
def test_a_recipe_that_makes_no_sense_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(OpeningError, match="expected"):
        OpeningRecipe(**wrong)  # type: ignore[arg-type]


def test_a_forced_win_is_no_opening(engine: Engine) -> None:
    assert judge(engine, Board.from_moves(WON), OpeningRecipe(nodes=1_000, tolerance=0.4)) is None
    finished = Board.from_moves("h8 a1 i8 b1 j8 c1 k8 d1 l8")
    assert judge(engine, finished, OpeningRecipe(nodes=1_000, tolerance=0.4)) is None


def test_candidates_are_the_same_everywhere() -> None:
    assert QUICK.candidate(3) == QUICK.candidate(3)
    assert QUICK.candidate(3) != QUICK.candidate(7)
    assert [QUICK.candidate(number).ply for number in range(5)] == [3, 4, 5, 6, 3]


# The command


def test_the_command_makes_a_file_and_fills_it_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "my.txt"
    for count in ("1", "2"):
        assert main(("openings", "make", str(path), "--count", count, *OPTIONS)) == 0
    assert "2 openings of" in capsys.readouterr().out
    assert len(load_openings(str(path)).games) == 2
    command = re.findall("^# made with: (.*)", path.read_text(), re.M)
    assert command == [
        "tengen openings make FILE --rule freestyle --size 15 --stones 3-6 --nodes 2000 "
        "--tolerance 0.1 --seed 1"
    ]


def test_the_command_checks_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "my.txt"
    path.write_text("# size: 15\n0,0, -7,-7, 1,0, -5,-7, 2,0, -3,-7\n0,0, 1,1\n")
    assert main(("openings", "check", str(path), "--nodes", "1000", "--tolerance", "0.49")) == 1
    out = capsys.readouterr().out
    assert "0,0, -7,-7, 1,0, -5,-7, 2,0, -3,-7  # +M3" in out
    assert "1 of 2 openings are within 49% of even" in out


def test_the_command_lists_the_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("openings", "list")) == 0
    out = capsys.readouterr().out
    assert all(re.search(rf"^{name} ", out, re.M) for name in shipped_names())


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("make",), "needs the name of a file"),
        (("make", "x", "--stones", "many"), "expected 3 or 3-8"),
        (("make", "x", "--stones", "9-3"), "smaller number first"),
        (("make", "x", "--tolerance", "2"), "expected 0.01 to 0.49"),
        (("check", "nowhere"), "no file and no set of openings is called 'nowhere'"),
    ],
)
def test_the_command_refuses(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(("openings", *args)) == 2
    assert message in capsys.readouterr().err


# Shipped sets


def test_every_set_that_is_promised_is_there() -> None:
    assert set(shipped_names()) >= REQUIRED


@pytest.mark.parametrize("name", shipped_names())
def test_a_shipped_set_is_large_legal_and_without_doubles(name: str) -> None:
    found = load_openings(name)
    assert set_name(found.rule, found.size) == name
    assert int(found.fields["nodes"]) >= 300_000
    boards = [game.end().board() for game in found.games]
    assert len(boards) == int(found.fields["found"]) >= LEAST
    assert not any(board.is_game_over() for board in boards)
    assert len({board.canonical().key for board in boards}) == len(boards)
    assert len({board.ply for board in boards}) >= 5


@pytest.mark.parametrize("name", shipped_names())
def test_no_shipped_opening_is_won_at_first_sight(engine: Engine, name: str) -> None:
    found = load_openings(name)
    for game in found.games[:: max(1, len(found.games) // 20)]:
        engine.clear_hash()
        assert not engine.analyse(game.end().board(), Limit(nodes=5_000)).score.is_proven


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(FormatError, match=r"the sets are .*freestyle15"):
        load_openings("freestyle99")


def test_a_file_may_be_read_with_another_rule_and_size(tmp_path: Path) -> None:
    path = tmp_path / "plain.txt"
    path.write_text("0,0, 1,1, -2,0\n")
    found = load_openings(str(path), rule="renju", size=19)
    assert (found.rule.name, found.size, found.games[0].end().board().ply) == ("renju", 19, 3)
    assert load_openings(str(path)).size == 15
