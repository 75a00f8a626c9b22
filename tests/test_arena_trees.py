"""Our own engine in the arena: copies of its source, and the process that plays from one."""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from arena_support import small_match
from tengen import Board, Limit
from tengen.arena import trees
from tengen.arena.journal import read_journal
from tengen.arena.match import MatchListener, match
from tengen.arena.player import Ending, FaultError, MatchPlayer, new_player
from tengen.arena.settings import Adjudication, parse_engine
from tengen.arena.trees import (
    core_folder,
    freeze_commit,
    freeze_source,
    has_tree,
    pack_tree,
    tree_folder,
    unpack_tree,
)
from tengen.errors import ArenaError
from tengen.play.clock import NO_CLOCK

OLD_TENGEN = '''
    """An engine older than params and most options, which cannot do much."""

    import sys, time
    from types import SimpleNamespace

    __version__ = "0.0.1"

    class EngineError(ValueError): ...

    class Options:
        def __init__(self, *, level=10):
            if level > 10: raise EngineError(f"option level={level} is out of range")

    class Limit:
        def __init__(self, *, time=None, nodes=None, black_inc=0, white_inc=0): ...

    class Board:
        def __init__(self, rule, size):
            self.moves = []

        @property
        def move_stack(self):
            return list(self.moves)

        def push(self, move):
            self.moves.append(move)

        def pop(self):
            self.moves.pop()

    class Engine:
        def __init__(self, *, report, **options):
            if "params" in options: raise EngineError("no option is called 'params'")
            self.level = options.get("level", 10)
            Options(level=self.level)
            report(1, 2)
            print("this goes nowhere")

        def prepare(self, rule, size): ...
        def clear_hash(self): ...

        def play(self, board, limit):
            if self.level == 1: sys.exit("I had enough")
            if self.level == 2: time.sleep(60)
            score = SimpleNamespace(centi=12, win_in=None)
            info = SimpleNamespace(depth=3, seldepth=4, score=score, nodes=5, time=0.1)
            return sum(board.moves), info
'''


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one commit of an old engine, in place of this one."""
    if shutil.which("git") is None:
        pytest.skip("git is not there")
    package = tmp_path / "project" / "src" / "tengen"
    (package / "core").mkdir(parents=True)
    (package / "core" / "__init__.py").write_text("")
    (package / "__init__.py").write_text(dedent(OLD_TENGEN))
    project = tmp_path / "project"
    for words in (
        ("init", "-q"),
        ("add", "."),
        ("-c", "user.name=x", "-c", "user.email=x@y", "commit", "-qm", "first"),
    ):
        subprocess.run(["git", "-C", str(project), *words], check=True)
    monkeypatch.setattr(trees, "PACKAGE", package)
    monkeypatch.setattr(trees, "PROJECT", project)
    return project


def started(text: str, margin: float = 30.0, **options: int) -> MatchPlayer:
    """A player of the source as it stands."""
    spec = replace(parse_engine(text), tree=freeze_source())
    spec.options.update(options)
    player = new_player(small_match(spec, spec, size=15, margin=margin), 0)
    try:
        player.start()
    except FaultError:
        player.close()
        raise
    return player


# Copies


def test_the_source_is_copied_once_for_each_content(project: Path) -> None:
    first = freeze_source()
    assert freeze_source() == first
    copied = tree_folder(first) / "src" / "tengen" / "__init__.py"
    before = copied.read_text()
    source = project / "src" / "tengen" / "__init__.py"
    source.write_text(source.read_text().replace("0.0.1", "0.0.2"))
    assert copied.read_text() == before
    second = freeze_source()
    assert second != first
    assert "0.0.2" in (tree_folder(second) / "src" / "tengen" / "__init__.py").read_text()
    # The core is the same, so that it need not be compiled again.
    assert core_folder(tree_folder(first)) == core_folder(tree_folder(second))


def test_a_commit_is_copied_as_it_was(project: Path) -> None:
    (project / "src" / "tengen" / "__init__.py").write_text("broken(")
    tree = freeze_commit("HEAD")
    assert freeze_commit("HEAD~0") == tree
    assert "0.0.1" in (tree_folder(tree) / "src" / "tengen" / "__init__.py").read_text()
    shutil.rmtree(tree_folder(tree))
    assert tree_folder(tree).is_dir()  # it was made again


def test_what_is_no_commit_is_told(project: Path) -> None:
    with pytest.raises(ArenaError, match="no-such-branch"):
        freeze_commit("no-such-branch")
    with pytest.raises(ArenaError, match="is gone"):
        tree_folder("source-0123456789abcdef")


def test_copies_that_were_not_used_for_long_are_removed(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trees, "KEPT", 2)
    source = project / "src" / "tengen" / "__init__.py"
    made = []
    for number in range(4):
        source.write_text(f"number = {number}")
        made.append(freeze_source())
    left = {path.name for path in (trees.cache_home() / "trees").iterdir()}
    assert left == set(made[-2:])


# The process that plays


def test_a_player_answers_with_what_the_engine_thought(project: Path) -> None:
    player = started("tengen")
    try:
        player.new_game()
        for moves in ([3, 4], [3, 4, 5, 6], [3, 7, 8], []):  # of one game, then of others
            reply = player.play(Board.from_moves(moves), Limit(time=0.5))
            assert reply.move == sum(moves)
        assert 0 < reply.seconds < 30
        assert reply.info["depth"] == 3
        assert reply.info["score"] == 12
        assert player.ignored == []
    finally:
        player.close()
        player.close()


def test_an_older_engine_plays_without_what_it_does_not_have(project: Path) -> None:
    player = started("tengen:level=5,hash_mb=32,threads=2,param.razor_depth=1")
    try:
        assert player.ignored == ["hash_mb", "threads", "param.razor_depth"]
    finally:
        player.close()


def test_a_wrong_value_of_an_option_is_told(project: Path) -> None:
    with pytest.raises(FaultError, match="level=99 is out of range"):
        started("tengen", level=99)


@pytest.mark.parametrize(
    ("level", "fault", "told"), [(1, Ending.CRASH, "I had enough"), (2, Ending.TIME, "no answer")]
)
def test_a_player_that_dies_or_hangs_is_told(
    project: Path, level: int, fault: Ending, told: str
) -> None:
    player = started(f"tengen:level={level}", margin=0.5)
    try:
        with pytest.raises(FaultError, match=told) as caught:
            player.play(Board(), Limit(time=0.5))
        assert caught.value.ending is fault
    finally:
        player.close()


def test_a_player_that_was_closed_meanwhile_is_a_crash(project: Path) -> None:
    player = started("tengen")
    player.close()
    with pytest.raises(FaultError):
        player.play(Board(), Limit(time=0.5))


# This very source, interpreted: no compiler has to run for it


def test_our_engine_plays_itself_with_another_option(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")

    told: list[str] = []

    class Told(MatchListener):
        def ready(self, engine: str, ignored: list[str]) -> None:
            told.extend(ignored)

    settings = small_match(
        parse_engine("a=tengen:hash_mb=1"),
        parse_engine("b=tengen:hash_mb=1,param.tempo_percent=50"),
        control=NO_CLOCK,
        limit=Limit(nodes=2),
        rounds=1,
        adjudication=Adjudication(draw_plies=8),
    )
    table = match(settings, tmp_path / "match", watcher=Told(), concurrency=2)
    frozen, records = read_journal(tmp_path / "match")
    assert told == []
    assert frozen.engines[0].tree == frozen.engines[1].tree
    assert {each.ending for each in records} <= {Ending.BOARD, Ending.LENGTH}
    assert not table.is_void
    assert all(info["nodes"] >= 0 for each in records for info in each.infos)


@pytest.mark.usefixtures("project")
def test_a_commit_travels_to_a_machine_without_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = freeze_commit("HEAD")
    files = _files(tree_folder(name))
    (tree_folder(name) / "src" / "tengen" / "__pycache__").mkdir()
    packed = pack_tree(name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache of another machine"))
    monkeypatch.setattr(trees, "PROJECT", tmp_path / "no checkout")
    assert not has_tree(name)
    unpack_tree(name, packed)
    assert has_tree(name)
    assert _files(tree_folder(name)) == files
    unpack_tree(name, packed)  # two workers of a machine may both be sent it
    for wrong in ("../commit-0123456789abcdef", "commit-short", "other"):
        with pytest.raises(ArenaError, match="no copy of our source"):
            unpack_tree(wrong, packed)
        with pytest.raises(ArenaError, match="no copy of our source"):
            has_tree(wrong)


def _files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}
