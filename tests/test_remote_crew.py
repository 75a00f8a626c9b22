"""Jobs shared by workers: each is done once, in order, also when workers die."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from arena_support import fake, small_match
from remote_support import odd_workers
from tengen.arena.journal import Journal
from tengen.arena.match import run
from tengen.arena.settings import parse_engine
from tengen.arena.trees import cache_home, freeze_commit, has_tree, pack_tree, unpack_tree
from tengen.errors import ArenaError
from tengen.files import folder_digest
from tengen.remote import backend as backend_module
from tengen.remote.backend import Backend, ThisMachine
from tengen.remote.client import Client
from tengen.remote.crew import Crew
from tengen.remote.errors import RefusedError, WorkerError


class Odd:
    """A place with odd workers, and room for as many as a test says."""

    def __init__(self, room: int = 2, behaviour: str = "ready") -> None:
        self.room = room
        self._behaviour = behaviour

    def service(self, module: str, *args: str) -> Backend:
        return odd_workers(self._behaviour, keeps_errors=True)

    def count(self) -> int:
        return self.room


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend_module, "PAUSES", (0.0, 0.01))
    monkeypatch.setattr("tengen.remote.crew.LOOK_SECONDS", 0.0)


@pytest.fixture
def place() -> Odd:
    return Odd()


@pytest.fixture
def crew(place: Odd) -> Iterator[Crew]:
    with Crew(place, "odd") as crew:
        yield crew


def echo(client: Client, value: int) -> int:
    found: int = client.ask("echo", {"value": value})
    return found


def test_jobs_come_back_in_their_order(crew: Crew) -> None:
    assert list(crew.in_order(range(20), echo)) == [(number, number) for number in range(20)]


def test_a_job_may_depend_on_what_came_back_before(crew: Crew) -> None:
    known = [1]

    def doubled() -> Iterator[int | None]:
        for at in range(5):
            while at >= len(known):
                yield None
            yield known[at]

    for job, found in crew.in_order(doubled(), echo):
        assert job == found
        known.append(2 * found)
    assert known == [1, 2, 4, 8, 16, 32]


def test_a_job_whose_worker_dies_is_done_by_another(crew: Crew, tmp_path: Path) -> None:
    assert crew.ask("die_once", {"flag": str(tmp_path / "died")}) == "alive"


def test_a_job_that_kills_its_workers_is_given_up(crew: Crew) -> None:
    with pytest.raises(WorkerError, match="4 workers died of the same job"):
        crew.ask("die", {})
    assert crew.ask("echo", {"value": 1}) == 1


def test_a_refusal_is_final(crew: Crew) -> None:
    with pytest.raises(RefusedError, match="not this"):
        crew.ask("refuse", {})


def test_workers_are_added_where_there_is_more_room(crew: Crew, place: Odd) -> None:
    assert crew.size == 2
    place.room = 3
    assert crew.size == 3
    together = threading.Barrier(3)

    def meet(client: Client) -> int:
        together.wait(60)  # until all three workers have a job
        pid: int = client.ask("pid", {})
        return pid

    assert len({job.result() for job in [crew.submit(meet) for _ in range(3)]}) == 3


def test_where_no_worker_starts_a_job_fails() -> None:
    with (
        Crew(Odd(behaviour="broken"), "odd") as crew,
        pytest.raises(WorkerError, match="no engine today"),
    ):
        crew.ask("echo", {"value": 1})


def test_closing_ends_whoever_waits() -> None:
    crew = Crew(Odd(1, "slow"), "odd")
    waiting = crew.submit(lambda client: client.ask("echo", {"value": 1}))
    crew.close()
    with pytest.raises(WorkerError, match="being ended"):
        waiting.result()


# Matches whose games are played by workers


def test_workers_play_all_games_of_a_match_once(tmp_path: Path) -> None:
    settings = small_match(fake("a"), fake("b"))
    with Journal.create(tmp_path, settings) as journal:
        run(journal, place=ThisMachine(2))
        assert sorted(each.number for each in journal.records) == list(range(6))


def test_a_program_that_does_not_start_elsewhere_ends_the_match(tmp_path: Path) -> None:
    settings = small_match(fake("a"), parse_engine("b=/no/such/program"))
    with (
        Journal.create(tmp_path, settings) as journal,
        pytest.raises(ArenaError, match="b does not start"),
    ):
        run(journal, place=ThisMachine(1))


def test_an_old_source_travels_to_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "here"))
    tree = freeze_commit("HEAD")
    digest, data = folder_digest(cache_home() / "trees" / tree), pack_tree(tree)
    assert has_tree(tree)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "there"))
    assert not has_tree(tree)
    unpack_tree(tree, data)
    assert has_tree(tree)
    assert folder_digest(cache_home() / "trees" / tree) == digest
    with pytest.raises(ArenaError, match="no copy"):
        unpack_tree("../elsewhere", data)
