"""Whole matches: played side by side, kept, resumed, decided; and engines that misbehave."""

import json
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from arena_support import Scripted, fake, first_free, last_free, record, small_match
from tengen import Board
from tengen.arena import player as player_module
from tengen.arena.elo import Pentanomial, Sprt, SprtResult
from tengen.arena.journal import Journal, read_journal
from tengen.arena.match import MatchListener, match, run
from tengen.arena.pairing import Pairing, Tournament
from tengen.arena.player import Ending, MatchPlayer
from tengen.arena.playing import Record
from tengen.arena.settings import (
    Adjudication,
    EngineSpec,
    MatchSettings,
    parse_engine,
    with_unique_names,
)
from tengen.arena.standings import standings
from tengen.engine.limit import Limit
from tengen.errors import ArenaError, OptionError, SeatError
from tengen.play.clock import NO_CLOCK, TimeControl


class Heard(MatchListener):
    """Remembers what it is told; stops a match after this many games."""

    def __init__(self, stop_after: int | None = None) -> None:
        self.numbers: list[int] = []
        self.ready_engines: list[str] = []
        self.stop = threading.Event()
        self._stop_after = stop_after

    def ready(self, engine: str, ignored: list[str]) -> None:
        self.ready_engines.append(engine)

    def finished(self, record: Record) -> None:
        self.numbers.append(record.number)
        if len(self.numbers) == self._stop_after:
            self.stop.set()


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Scripted]]:
    """Players without processes: `a` wins every game as soon as it can, others let it."""
    made: list[Scripted] = []

    def choose_row(board: Board) -> int:
        """Complete the row of one's own that is longest; there is always one left to begin."""
        rows = [range(7 * y, 7 * y + 7) for y in range(7)]
        own = set(board.stones(board.turn))
        free = [row for row in rows if all(move in own or board.is_legal(move) for move in row)]
        best = max(free or rows, key=lambda row: len(own & set(row)))
        return next((move for move in best if board.is_legal(move)), first_free(board))

    def new_player(settings: MatchSettings, engine: int) -> MatchPlayer:
        player = Scripted(choose_row if settings.names[engine] == "a" else last_free)
        made.append(player)
        return player

    monkeypatch.setattr(player_module, "new_player", new_player)
    yield made
    assert all(player.is_closed for player in made)


# MatchSettings and engines


def test_engines_are_told_by_a_line() -> None:
    assert parse_engine("tengen") == EngineSpec("tengen")
    ours = parse_engine("fast=tengen@v0.1:level=5,hash_mb=32,param.razor_depth=2")
    assert ours == EngineSpec(
        "fast",
        commit="v0.1",
        options={"level": 5, "hash_mb": 32},
        params={"razor_depth": 2},
    )
    assert parse_engine("pbrain-x --fast a=b").command == "pbrain-x --fast a=b"
    assert parse_engine("x=tengen engine").command == "tengen engine"
    for bad in ("", "tengen:level", "tengen:level=high", "a=tengen:level=5;x"):
        with pytest.raises(SeatError, match="expected"):
            parse_engine(bad)
    for bad in ("person:Ann", "program:Rival", "tengen:time=2"):
        with pytest.raises(ArenaError, match="match"):
            parse_engine(bad)
    assert parse_engine("level:5") == EngineSpec("level:5", options={"level": 5})
    assert parse_engine("a=cmd:./x -y") == EngineSpec("a", command="./x -y")
    assert parse_engine("tengen@v0.1:gone=3").options == {"gone": 3}  # an option of its time
    names = [spec.name for spec in with_unique_names([parse_engine("tengen")] * 3)]
    assert names == ["tengen", "tengen#2", "tengen#3"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"engines": (parse_engine("tengen"),)}, "1 engine: expected two"),
        ({"engines": tuple(map(parse_engine, "abc")), "sprt": Sprt(0, 30)}, "there are 3"),
        ({"rounds": 0}, "0 pairs"),
        ({"openings": ()}, "no opening"),
        ({"margin": -1.0}, "margin"),
        ({"control": NO_CLOCK}, "nothing limits a move"),
    ],
)
def test_settings_that_make_no_sense_are_refused(changes: dict[str, object], message: str) -> None:
    with pytest.raises(ArenaError, match=message):
        small_match(**changes)


def test_settings_survive_the_journal(tmp_path: Path) -> None:
    settings = small_match(
        parse_engine("tengen:level=3"),
        parse_engine("b=tengen@HEAD:param.razor_depth=1"),
        control=TimeControl(main=60.0, increment=0.5),
        sprt=Sprt(-20, 0, 0.1, 0.02),
        format=Tournament.GAUNTLET,
        adjudication=Adjudication(800, 4, 150),
        seed=7,
    )
    Journal.create(tmp_path, settings).close()
    assert read_journal(tmp_path) == (settings, [])


@pytest.mark.parametrize("text", ["tengen:leval=5", "tengen:level=99", "tengen:param.speed=3"])
def test_an_option_that_our_engine_does_not_have_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises((OptionError, SeatError), match=r"expected|params"):
        match(small_match(parse_engine(text), fake("other")), tmp_path)
    assert not list(tmp_path.iterdir())


# The journal


def test_a_journal_keeps_games_and_never_twice(tmp_path: Path) -> None:
    with Journal.create(tmp_path, small_match()) as journal:
        for number in (0, 3, 1):
            journal.append(record(number, 0))
        with pytest.raises(ArenaError, match="game 3 is in"):
            journal.append(record(3, 1))
        assert journal.missing(6) == [2, 4, 5]
        assert read_journal(tmp_path)[1] == journal.records  # while it is open
    with Journal(tmp_path) as again:
        assert [each.number for each in again.records] == [0, 3, 1]


def test_half_a_line_at_the_end_is_cut_off_wherever_it_ends(tmp_path: Path) -> None:
    with Journal.create(tmp_path, small_match()) as journal:
        ends = [journal.path.stat().st_size]
        for number in range(3):
            journal.append(record(number, 0))
            ends.append(journal.path.stat().st_size)
    data = journal.path.read_bytes()
    for length in range(ends[0], len(data) + 1, 3):
        journal.path.write_bytes(data[:length])
        whole = sum(end <= length for end in ends) - 1
        with Journal(tmp_path) as again:
            assert again.missing(4) == list(range(whole, 4))
            again.append(record(3, 1))
        assert [each.number for each in read_journal(tmp_path)[1]] == [*range(whole), 3]


def test_a_journal_that_is_damaged_or_none_is_refused(tmp_path: Path) -> None:
    with Journal.create(tmp_path, small_match()) as journal:
        journal.append(record(0, 0))
        journal.append(record(1, 0))
    lines = journal.path.read_bytes().splitlines(keepends=True)
    journal.path.write_bytes(lines[0] + lines[1][:30] + b"\n" + lines[2])
    with pytest.raises(ArenaError, match="is damaged"):
        Journal(tmp_path)
    for content in (b"", b"{}\n", b'{"match": 99}\n'):
        journal.path.write_bytes(content)
        with pytest.raises(ArenaError, match="no journal of a match"):
            Journal(tmp_path)
    with pytest.raises(FileNotFoundError):
        Journal(tmp_path / "nowhere")


def test_a_match_is_played_by_one_process_at_a_time(tmp_path: Path) -> None:
    with Journal.create(tmp_path, small_match()):
        with pytest.raises(ArenaError, match="in use"):
            Journal(tmp_path)
        with pytest.raises(ArenaError, match="has a match already"):
            Journal.create(tmp_path, small_match())


# Playing


def test_a_match_is_played_to_its_end(tmp_path: Path, scripted: list[Scripted]) -> None:
    settings = small_match(*map(parse_engine, ("b=x", "a=x", "c=x")), rounds=4)
    heard = Heard()
    table = match(settings, tmp_path, concurrency=3, watcher=heard)
    assert sorted(heard.numbers) == list(range(24))
    assert sorted(each.number for each in read_journal(tmp_path)[1]) == list(range(24))
    best = table.rows[0]
    assert (best.name, best.wins, best.losses, best.draws) == ("a", 16, 0, 0)
    assert table.pairs[Pairing(0, 1)] == Pentanomial(lost_both=4)
    assert table.pairs[Pairing(1, 2)] == Pentanomial(won_both=4)
    assert table.points[1, 0] == (8.0, 8)
    assert not table.is_void
    assert len(scripted) <= 9


def test_a_gauntlet_is_for_the_first(tmp_path: Path, scripted: list[Scripted]) -> None:
    settings = small_match(*map(parse_engine, ("a=x", "b=x", "c=x")), format=Tournament.GAUNTLET)
    table = match(settings, tmp_path)
    assert set(table.pairs) == {(0, 1), (0, 2)}
    assert {row.name: row.games for row in table.rows} == {"a": 12, "b": 6, "c": 6}


@pytest.mark.parametrize("concurrency", [1, 3])
def test_a_stopped_match_goes_on_with_no_game_lost_or_doubled(
    tmp_path: Path, scripted: list[Scripted], concurrency: int
) -> None:
    settings = small_match(*map(parse_engine, ("a=x", "b=x")), rounds=10)
    Journal.create(tmp_path, settings).close()
    for stop_after in (3, 4, None):
        heard = Heard(stop_after)
        with Journal(tmp_path) as journal:
            before = len(journal.records)
            run(journal, concurrency=concurrency, watcher=heard, stop=heard.stop)
            assert len(journal.records) == before + len(heard.numbers)
    numbers = [each.number for each in read_journal(tmp_path)[1]]
    assert sorted(numbers) == list(range(20))


def test_a_finished_match_starts_no_engine(tmp_path: Path, scripted: list[Scripted]) -> None:
    settings = small_match(*map(parse_engine, ("a=x", "b=x")))
    match(settings, tmp_path)
    made = len(scripted)
    with Journal(tmp_path) as journal:
        assert run(journal).rows[0].games == 6
    assert len(scripted) == made


def test_an_sprt_stops_by_itself_and_stays_decided(
    tmp_path: Path, scripted: list[Scripted]
) -> None:
    settings = small_match(
        *map(parse_engine, ("a=x", "b=x")), rounds=200, sprt=Sprt(0, 100, 0.1, 0.1)
    )
    table = match(settings, tmp_path, concurrency=2)
    assert table.decision is SprtResult.PASSED
    assert table.llr is not None
    assert table.llr >= settings.sprt.bounds[1]  # type: ignore[union-attr]
    games = len(read_journal(tmp_path)[1])
    assert games < 40
    with Journal(tmp_path) as journal:
        run(journal)
        assert len(journal.records) == games


def test_ctrl_c_ends_all_players_and_keeps_what_is_finished(
    tmp_path: Path, scripted: list[Scripted], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupts(threading.Thread):
        """A thread whose waiting is interrupted, as Ctrl-C does to the main thread."""

        joins = 0

        def join(self, timeout: float | None = None) -> None:
            super().join(0.01 if timeout else None)
            Interrupts.joins += 1
            if timeout and Interrupts.joins == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(threading, "Thread", Interrupts)
    settings = small_match(*map(parse_engine, ("a=x", "b=x")), rounds=5000)
    with Journal.create(tmp_path, settings) as journal:
        with pytest.raises(KeyboardInterrupt):
            run(journal, concurrency=2)
        assert journal.records == read_journal(tmp_path)[1]


def test_a_failure_of_the_arena_itself_is_raised(
    tmp_path: Path, scripted: list[Scripted], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Journal, record: Record) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Journal, "append", full)
    with pytest.raises(OSError, match="No space"):
        match(small_match(*map(parse_engine, ("a=x", "b=x"))), tmp_path, concurrency=2)


# The table


def test_half_a_pair_counts_for_nothing_yet() -> None:
    settings = small_match(sprt=Sprt(0, 30))
    table = standings(settings, [record(0, 0), record(2, None), record(1, 0), record(3, 1)])
    assert table.pairs[Pairing(0, 1)] == (0, 1, 0, 0, 1)
    table = standings(settings, [record(0, 0), record(2, None), record(1, 0)])
    assert table.pairs[Pairing(0, 1)] == (0, 0, 0, 0, 1)
    assert {row.name: (row.wins, row.losses, row.draws) for row in table.rows} == {
        "a": (2, 0, 1),
        "b": (0, 2, 1),
    }


def test_faults_are_counted_apart_and_void_the_match() -> None:
    endings = (Ending.TIME, Ending.CRASH, Ending.CRASH, Ending.ILLEGAL, Ending.BOARD)
    records = [record(number, 0, ending) for number, ending in enumerate(endings)]
    table = standings(small_match(), records)
    assert table.is_void
    assert table.faults == {Ending.TIME: 1, Ending.CRASH: 2, Ending.ILLEGAL: 1}
    assert {row.name: sum(row.faults.values()) for row in table.rows} == {"a": 0, "b": 4}


# Processes


BAD_WAYS = {  # how each loses, and what is told about it
    "move-exit": (Ending.CRASH, "3"),
    "move-crash": (Ending.CRASH, "SEGV|-11"),
    "move-hang": (Ending.TIME, "not moved"),
    "move-garbage": (Ending.CRASH, "lorem"),
    "move-flood": (Ending.CRASH, "lorem"),
    "move-occupied": (Ending.ILLEGAL, "stone"),
    "move-off-board": (Ending.ILLEGAL, "board"),
}


def test_bad_engines_lose_and_the_tournament_goes_on(tmp_path: Path) -> None:
    settings = small_match(
        *(fake("good"), *(fake(way, way) for way in BAD_WAYS), fake("fair")),
        rounds=1,
        margin=2.0,
        format=Tournament.GAUNTLET,
        adjudication=Adjudication(draw_plies=12),
    )
    table = match(settings, tmp_path, concurrency=4)
    records = read_journal(tmp_path)[1]
    assert len(records) == 2 * (len(BAD_WAYS) + 1)
    for engine, (ending, told) in enumerate(BAD_WAYS.values(), 1):
        lost = [each for each in records if each.loser == engine]
        assert [each.ending for each in lost] == [ending] * 2
        assert re.search(told, lost[0].detail, re.I)
    assert table.is_void
    faults = {row.name: sum(row.faults.values()) for row in table.rows}
    assert faults == {"good": 0, "fair": 0, **dict.fromkeys(BAD_WAYS, 2)}


def test_an_engine_that_cannot_start_is_told_before_any_game(tmp_path: Path) -> None:
    missing = replace(fake("gone"), command="/nowhere/pbrain-gone")
    with pytest.raises(ArenaError, match="gone does not start"):
        match(small_match(fake("good"), missing), tmp_path / "a")
    with pytest.raises(ArenaError, match="bad does not start"):
        match(small_match(fake("good"), fake("bad", "start-exit")), tmp_path / "b")
    assert read_journal(tmp_path / "a")[1] == []


def test_what_engines_tell_is_kept(tmp_path: Path) -> None:
    settings = small_match(fake("talks"), fake("quiet", "silent"), rounds=1)
    match(replace(settings, adjudication=Adjudication(draw_plies=9)), tmp_path)
    first = json.loads((tmp_path / "journal.jsonl").read_text().splitlines()[1])
    infos = Record.from_plain(first)
    assert all(info["depth"] >= 1 and info["nodes"] >= 1000 for _, info in infos.infos_of(0))
    assert all("depth" not in info for _, info in infos.infos_of(1))
    assert all(0 < info["seconds"] < 5 for info in infos.infos)


def test_settings_of_a_match_without_openings() -> None:
    settings: MatchSettings = small_match(openings=((),))
    assert settings.board(settings.schedule().task(0)).ply == 0


def test_journals_with_the_older_names_of_times_are_read() -> None:
    old = small_match().to_plain() | {
        "control": {"turn": 0.5, "match": 60.0, "increment": 0.5, "nodes": 7, "depth": None}
    }
    old.pop("limit")
    settings = MatchSettings.from_plain(old)
    assert settings.control == TimeControl(main=60.0, increment=0.5, per_move=0.5)
    assert (settings.limit, settings.pace) == (Limit(nodes=7), "1+0.5 0.5s/move, 7 nodes")
