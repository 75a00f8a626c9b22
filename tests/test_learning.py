"""The learning record: its parts, merging, the file of the terminal, and the server's store."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from databases import KINDS, new_database
from tengen.errors import FormatError
from tengen.learning.kept import change_part, keep_record, learning_path, read_record
from tengen.learning.record import PARTS, LearningPart, LearningRecord, part_name
from tengen.puzzles.progress import PuzzleProgress
from tengen.puzzles.rating import Rating
from tengen.web import limits
from tengen.web.errors import WebError
from tengen.web.learning import Learning
from tengen.web.storage import Storage
from tengen.web.store.store import Store

ANN, BEN = "a" * 32, "b" * 32


def progress(seed: int) -> PuzzleProgress:
    """Some record; those of nearby seeds overlap."""
    random = Random(seed)
    solved = frozenset(random.sample("abcdefgh", 3))
    return PuzzleProgress(
        rating=Rating(1000.0 + seed, 100.0 + random.randrange(3)),
        solved=solved,
        failed=frozenset(random.sample("abcdefgh", 4)) - solved,
        streak=random.randrange(3),
        best_streak=3 + random.randrange(3),
        days=random.randrange(1, 4),
        last_day=date(2026, 3, random.randrange(1, 9)),
    )


# Parts


@pytest.mark.parametrize("kind", PARTS.values(), ids=PARTS)
def test_a_part_begins_empty_and_is_the_same_after_a_file(kind: type[LearningPart]) -> None:
    assert kind.from_plain(json.loads(json.dumps(kind().to_plain()))) == kind()
    assert kind().merged(kind()) == kind()
    damaged: list[object] = [None, [], {"unheard of": 1}]
    for wrong in damaged:
        with pytest.raises(FormatError):
            kind.from_plain(wrong)


def test_merging_progress_loses_nothing_and_twice_changes_nothing() -> None:
    for seed in range(200):
        one, other = progress(seed), progress(seed + 1)
        both = one.merged(other)
        assert both.merged(other) == both.merged(one) == both == other.merged(one)
        assert both.solved == one.solved | other.solved
        assert both.seen == one.seen | other.seen
        assert both.best_streak == max(one.best_streak, other.best_streak)
        assert PuzzleProgress().merged(one) == one.merged(PuzzleProgress()) == one
        assert PuzzleProgress.from_plain(json.loads(json.dumps(both.to_plain()))) == both


def test_days_in_a_row_on_two_devices_are_joined() -> None:
    monday = PuzzleProgress(days=5, last_day=date(2026, 3, 2))
    tuesday = PuzzleProgress(days=1, last_day=date(2026, 3, 3))
    friday = PuzzleProgress(days=2, last_day=date(2026, 3, 6))
    assert (monday.merged(tuesday).days, monday.merged(friday).days) == (6, 2)
    assert monday.days_on(date(2026, 3, 3)) == 5
    assert monday.days_on(date(2026, 3, 4)) == 0


def test_a_record_that_makes_no_sense_is_refused() -> None:
    good = progress(1).to_plain()
    wrong: list[dict[str, object]] = [
        {"rating": [1000, 100]},
        {"rating": [1e9, 100, 0.06]},
        {"rating": [float("nan"), 100, 0.06]},
        {"solved": ["x" * 100]},
        {"solved": [1]},
        {"streak": -1},
        {"days": 10**9},
        {"last_day": "yesterday"},
    ]
    for change in wrong:
        with pytest.raises(FormatError):
            PuzzleProgress.from_plain({**good, **change})
    early = PuzzleProgress.from_plain({**good, "days": 99_999, "last_day": "0001-01-02"})
    assert early.merged(progress(2)).last_day == progress(2).last_day


# The record


def test_a_record_is_exported_and_imported() -> None:
    record = LearningRecord().with_part(progress(1))
    plain = json.loads(json.dumps(record.to_plain()))
    assert LearningRecord.from_plain(plain) == record
    assert record.merged(LearningRecord()) == LearningRecord().merged(record) == record
    merged = record.merged(LearningRecord().with_part(progress(2)))
    assert merged.part(PuzzleProgress) == progress(1).merged(progress(2))
    assert part_name(PuzzleProgress) == "puzzles"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "tengen-learning"),
        ({"version": 99}, "newer version"),
        ({"parts": {"unheard of": {}}}, "unknown part"),
        ({"parts": {"puzzles": {"rating": 1}}}, r"\$.parts.puzzles"),
        ({"more": 1}, "unknown field"),
    ],
)
def test_a_record_that_cannot_be_read_says_why(change: dict[str, object], message: str) -> None:
    with pytest.raises(FormatError, match=message):
        LearningRecord.from_plain({**LearningRecord().to_plain(), **change})


# The file


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "tengen"


def test_the_record_is_kept_in_one_file(folder: Path) -> None:
    assert read_record() == LearningRecord()
    keep_record(LearningRecord().with_part(progress(1)))
    assert [path.name for path in folder.iterdir()] == ["learning.json"]
    changed = change_part(PuzzleProgress, lambda part: replace(part, streak=7))
    assert changed == replace(progress(1), streak=7) == read_record().part(PuzzleProgress)


def test_the_record_of_an_earlier_version_is_taken_over(folder: Path) -> None:
    folder.mkdir()
    earlier = {**progress(1).to_plain(), "puzzle_ratings": {"a": [1200, 100, 0.06]}}
    (folder / "puzzles.json").write_text(json.dumps(earlier))
    assert read_record().part(PuzzleProgress) == progress(1)
    change_part(PuzzleProgress, lambda part: replace(part, streak=7))
    (folder / "puzzles.json").write_text("anything")  # it is not read any more
    assert read_record().part(PuzzleProgress) == replace(progress(1), streak=7)


@pytest.mark.parametrize("text", ["", "{", '{"format": "tengen-learning"}', "\xff"])
def test_a_damaged_file_is_named_and_left_alone(folder: Path, text: str) -> None:
    folder.mkdir()
    learning_path().write_bytes(text.encode("latin-1"))
    with pytest.raises(FormatError, match=r"learning\.json"):
        change_part(PuzzleProgress, lambda part: part)
    assert learning_path().read_bytes() == text.encode("latin-1")


# The server


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made = Store(new_database(request.param, tmp_path))
    yield made
    made.close()


def test_changes_at_the_same_time_are_all_kept(store: Store) -> None:
    async def solve(learning: Learning, owner: str, count: int) -> None:
        def add(part: PuzzleProgress) -> PuzzleProgress:
            return replace(part, best_streak=part.best_streak + 1)

        await asyncio.gather(*(learning.change(owner, PuzzleProgress, add) for _ in range(count)))

    async def run() -> None:
        learning = Learning(Storage(store))
        await asyncio.gather(solve(learning, ANN, 6), solve(learning, BEN, 2))
        assert (await learning.part(ANN, PuzzleProgress)).best_streak == 6
        assert (await learning.part(BEN, PuzzleProgress)).best_streak == 2
        record = await learning.record(ANN)
        assert record.part(PuzzleProgress).best_streak == 6
        assert await learning.part("c" * 32, PuzzleProgress) == PuzzleProgress()

    asyncio.run(run())


def test_a_record_cannot_grow_without_limit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LEARNING_BYTES", 200)
    many = PuzzleProgress(solved=frozenset(map(str, range(100))))

    async def run() -> None:
        learning = Learning(Storage(store), wall=lambda: 86_400.0 * 3)
        with pytest.raises(WebError, match="too large"):
            await learning.change(ANN, PuzzleProgress, lambda part: many)
        assert store.learning(ANN, "puzzles") is None
        assert learning.now() == datetime(1970, 1, 4, tzinfo=UTC)
        assert learning.today() == date(1970, 1, 4)

    asyncio.run(run())
