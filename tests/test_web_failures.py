"""The database fails at every call in turn: nothing is lost, nothing hangs, nothing is half done.

People play games, meet in the lobby and use accounts, as the page would: what is answered with
"busy" is sent again under its ref. Each run lets one call fail in one way.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from databases import KINDS, new_database
from tengen.engine.reflex import reflex_move
from tengen.opening import Seat
from tengen.play.actions import Action, ActionKind
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.play.thinking import Question
from tengen.web import passwords
from tengen.web import room as room_module
from tengen.web import storage as storage_module
from tengen.web import tournaments as tournaments_module
from tengen.web.accounts import Accounts, Login
from tengen.web.errors import WebError
from tengen.web.games import GameRegistry
from tengen.web.ids import Visitor, client_of
from tengen.web.lobby import Lobby
from tengen.web.room import Room
from tengen.web.storage import Storage
from tengen.web.store.accounts import AccountRow
from tengen.web.store.database import StoreError
from tengen.web.store.store import Store
from tengen.web.store.tournaments import StoredTournament
from tengen.web.tournaments import Tournaments

Json = dict[str, Any]
Got = TypeVar("Got")

ANN, BEN = (Visitor(client_of(secret), secret, "") for secret in ("a" * 22, "b" * 22))
PERSON, INVITE = {"kind": "person", "name": "Ann"}, {"kind": "invite"}
LEVEL = {"kind": "level", "level": 3}
OUTAGE = 3  # calls in a row that fail

# How a call fails, and how many after it fail without having done anything.
WAYS = {
    "in the middle": ("within", 0),
    "in the middle, and for a while": ("within", OUTAGE),
    "before anything is done, and for a while": ("before", OUTAGE),
    "after it was kept, and for a while": ("after", OUTAGE),
}


class FaultyStore(Store):
    """A store that fails at one of its calls, and at some after it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.calls = 0
        self.failing: dict[int, str] = {}
        self.failures = 0
        self._statements: int | None = None  # of the call that fails in the middle
        event.listen(self._engine, "before_cursor_execute", self._count)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "checkout", _without_waiting)

    def together(self, calls: Sequence[Callable[[], Any]]) -> list[Any]:
        way = self.failing.get(self.calls)
        self.calls += 1
        if way is None:
            return super().together(calls)
        self.failures += 1
        if way == "before":
            raise StoreError("the database is down")
        if way == "after":
            super().together(calls)
            raise StoreError("the connection was lost after the commit")
        self._statements = 0
        try:
            return super().together(calls)
        finally:
            self._statements = None

    def _count(self, db: Connection, cursor: Any, statement: str, *rest: object) -> None:
        if self._statements is None or statement == "BEGIN":
            return
        self._statements += 1
        if self._statements >= 2 or statement.startswith("SELECT"):
            self._break(db, statement)

    def _break(self, db: Connection, statement: str) -> None:
        if db.dialect.name == "sqlite":
            raise OperationalError(statement, {}, Exception("disk I/O error"))
        driver: Any = db.connection.driver_connection
        pid = driver.info.backend_pid
        host = str(self._engine.url.query["host"])
        with psycopg.connect(host=host, user="postgres", dbname="postgres") as other:
            other.execute("SELECT pg_terminate_backend(%s, 5000)", [pid])


def _without_waiting(driver: Any, *rest: object) -> None:
    """No power fails here: nobody waits for the disk."""
    driver.execute("PRAGMA synchronous=OFF")


class Answer:
    """A job of the fake pool that has its answer."""

    def __init__(self, value: Any) -> None:
        self._value = value

    async def result(self) -> Any:
        return self._value


class QuickPool:
    """A pool whose engine plays by reflex."""

    def submit(self, task: str, args: Json, **options: Any) -> Answer:
        asked = Question.from_plain(args["question"])
        action = Action.of(reflex_move(asked.board))
        if asked.is_draw_offer:
            action = Action(ActionKind.DECLINE_DRAW, by=asked.seat)
        return Answer({"actions": [action.to_plain(asked.board.size)]})


class Reader:
    """A watcher who keeps what it was told."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.told: list[tuple[int, list[str]]] = []

    def post(self, message: Json, *, key: object = None) -> None:
        """Nothing but states matters here."""

    def show(self, room: Room) -> None:
        state = room.state(self.visitor)
        self.told.append((state["seq"], state["moves"]))


async def until_done(ask: Callable[[], Awaitable[Got]]) -> Got:
    """Ask again as long as the server is busy, as a page does."""
    for _ in range(200):
        try:
            return await ask()
        except WebError as error:
            if error.code != "busy":
                raise
            await asyncio.sleep(0.001)
    raise AssertionError("the server stays busy forever")


async def until_kept(ask: Callable[[], Awaitable[Any]], known: str) -> None:
    """Ask again as long as the server is busy, or until its error says that it was done before."""
    tries = itertools.count(0)

    async def asked() -> None:
        number = next(tries)
        try:
            await ask()
        except WebError as error:
            if number == 0 or error.code != known:
                raise

    await until_done(asked)


class Page:
    """Plays as the pages of the players do."""

    def __init__(self, storage: Storage, name: str) -> None:
        pool: Any = QuickPool()
        self.games = GameRegistry(storage, pool)
        self._name = name
        self._refs = itertools.count()
        self.readers: dict[str, Reader] = {}
        self.acknowledged: dict[str, list[int]] = {}

    async def create(self, first: Json, second: Json) -> str:
        ref = f"{self._name}-{next(self._refs)}"
        wish = {
            "seats": {Seat.FIRST: first, Seat.SECOND: second},
            "clock": "5+3",
            "rule": "freestyle",
            "size": 15,
            "opening": "free",
            "rated": False,
        }
        room = await until_done(lambda: self.games.create(ANN, wish, start=None, ref=ref))
        reader = self.readers[room.id] = Reader(ANN)
        room.enter(reader)
        self.acknowledged[room.id] = []
        return room.id

    async def room(self, game: str) -> Room:
        return await until_done(lambda: self.games.room(game))

    async def join(self, game: str) -> None:
        room = await self.room(game)
        invite = room.state(ANN)["invites"]["second"]
        await until_done(lambda: room.join(BEN, invite, "Ben"))

    async def act(self, visitor: Visitor, game: str, do: str, **fields: str) -> None:
        room, ref = await self.room(game), f"{next(self._refs)}"
        seq, action = room.seq, {"do": do, **fields}
        done = await until_done(lambda: room.act(visitor.client, action, seq=seq, ref=ref))
        assert done == seq + 1
        self.acknowledged[game].append(done)

    async def engine_moves(self, game: str, seq: int) -> None:
        room = await self.room(game)
        async with asyncio.timeout(20):
            while room.seq < seq:
                await asyncio.sleep(0.001)


async def play(page: Page) -> list[str]:
    """Two games and a rematch; their ids."""
    game = await page.create(PERSON, INVITE)
    await page.join(game)
    for visitor, point in ((ANN, "h8"), (BEN, "i9"), (ANN, "j10")):
        await page.act(visitor, game, "move", point=point)
    await page.act(ANN, game, "ask-undo")
    await page.act(BEN, game, "accept-undo")
    await page.act(ANN, game, "move", point="g7")
    await page.act(BEN, game, "resign")
    room = await page.room(game)
    assert await until_done(lambda: page.games.rematch(ANN, room)) is None  # Ben has not agreed
    rematch = await until_done(lambda: page.games.rematch(BEN, room))
    again = await until_done(lambda: page.games.rematch(ANN, room))
    assert rematch is not None
    assert rematch is again
    against = await page.create(PERSON, LEVEL)
    await page.act(ANN, against, "move", point="h8")
    await page.engine_moves(against, 2)
    await page.act(ANN, against, "move", point="a1")
    await page.engine_moves(against, 4)
    return [game, rematch.id, against]


def check(store: Store, page: Page, games: list[str], expected: list[list[Json]] | None) -> None:
    """What is stored is what was done: all of it, once and in order, and nothing else was told."""
    for number, game in enumerate(games):
        stored = store.game(game)
        assert stored is not None
        seqs = [action.seq for action in stored.actions]
        assert seqs == list(range(1, len(seqs) + 1))
        assert set(page.acknowledged.get(game, ())) <= set(seqs)
        session = Session(Setup.from_plain(json.loads(stored.game.setup)))
        moves: list[list[str]] = [[]]
        for record in stored.actions:
            session.apply(Action.from_plain(record.action, 15), now=record.at)
            moves.append([session.board.move_text(move) for move in session.board.move_stack])
        assert stored.game.ply == session.board.ply
        for seq, told in page.readers[game].told if game in page.readers else ():
            assert told == moves[seq]
        if expected is not None:
            assert timeless(stored.actions) == expected[number]


def timeless(actions: list[Any]) -> list[Json]:
    """Actions without the times, at which they are not done twice."""
    return [{k: v for k, v in record.action.items() if k != "at"} for record in actions]


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[FaultyStore]:
    made = FaultyStore(new_database(request.param, tmp_path))
    yield made
    made.close()


Scenario = Callable[[Storage, str], Awaitable[None]]


async def fail_everywhere(store: FaultyStore, play_through: Scenario) -> int:
    """Play through once, then again for each call and each way to fail; how many failed."""
    storage = Storage(store)

    async def played(name: str, failing: dict[int, str]) -> None:
        store.calls, store.failing = 0, failing
        await asyncio.wait_for(play_through(storage, name), 60)

    await played("whole", {})
    for number in range(store.calls):
        for name, (way, more) in WAYS.items():
            failing = {number: way} | {number + n: "before" for n in range(1, more + 1)}
            await played(f"{number} {name}", failing)
    await storage.close()
    return store.failures


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "RELOAD_SECONDS", (0.001, 0.01))
    monkeypatch.setattr(storage_module, "RETRY_SECONDS", (0.001,) * 4)
    monkeypatch.setattr(passwords, "MEMORY_KIB", 64)


@pytest.mark.parametrize("store", KINDS, indirect=True)
def test_a_failure_at_every_call_of_a_game_loses_nothing(store: FaultyStore) -> None:
    expected: list[list[Json]] = []

    async def games(storage: Storage, name: str) -> None:
        page = Page(storage, name)
        played = await play(page)
        store.failing = {}
        await page.games.close()
        check(store, page, played, expected or None)
        stored = [store.game(game) for game in played]
        expected[:] = [timeless(game.actions) for game in stored if game is not None]

    assert asyncio.run(fail_everywhere(store, games)) >= 200  # on each of the databases


class Pages:
    """Connections that keep what clients are told."""

    def __init__(self) -> None:
        self.sockets: set[Any] = set()
        self.told: list[tuple[str, Json]] = []

    def tell_client(self, client: str, message: Json) -> None:
        self.told.append((client, message))


@pytest.mark.parametrize("store", KINDS, indirect=True)
def test_a_failure_at_every_call_of_a_pairing_starts_one_game_for_both(store: FaultyStore) -> None:
    wish = {
        "rule": "freestyle",
        "size": 15,
        "opening": "free",
        "clock": "5+3",
        "name": "",
        "rated": False,
    }

    async def meet(storage: Storage, name: str) -> None:
        pages: Any = Pages()
        games = GameRegistry(storage, Page(storage, name).games._pool)
        lobby = Lobby(storage, games, pages)
        await until_done(lambda: lobby.seek(ANN, wish))
        by_seek = await until_done(lambda: lobby.seek(BEN, wish))
        waiting = await until_done(lambda: lobby.seek(ANN, wish))
        by_hand = await until_done(lambda: lobby.accept(BEN, waiting["seek"], "Ben"))
        store.failing = {}
        assert [(client, message["game"]) for client, message in pages.told] == [
            (ANN.client, by_seek["game"]),
            (ANN.client, by_hand["game"]),
        ]
        assert store.seeks(limit=10) == []
        for game in (by_seek["game"], by_hand["game"]):
            assert store.is_public(game)
            stored = store.game(game)
            assert stored is not None
            assert {seat.client for seat in stored.seats} == {ANN.client, BEN.client}
        assert store.count_games(ANN.client) == store.count_games(BEN.client) == 2 * next(rounds)
        await games.close()

    rounds = itertools.count(1)
    assert asyncio.run(fail_everywhere(store, meet)) >= 60


@pytest.mark.parametrize("store", KINDS, indirect=True)
def test_a_failure_at_every_call_of_an_account_leaves_nothing_half_done(store: FaultyStore) -> None:
    first, second, third = "four green stones", "five black stones", "nine white stones"

    async def live(storage: Storage, name: str) -> None:
        accounts = Accounts(storage)
        title = f"Ann-{next(numbers)}"
        account, codes = await accounts.new_account(title, first)

        async def enter() -> Login:
            return await accounts.log_in(ANN, account, "", adopts=True, codes=codes)

        await until_kept(enter, "taken")
        other = await until_done(lambda: accounts.check(BEN, title, first))
        login = await until_done(lambda: accounts.log_in(BEN, other, "", adopts=False))
        assert store.count_codes(account.id) == len(codes)
        me = BEN._replace(client=account.id, account=title, session=login.session.id)
        await until_done(lambda: accounts.set_password(me, second))
        assert [row.id for row in store.sessions_of(account.id)] == [login.session.id]
        await until_kept(lambda: accounts.recover(BEN, title, codes[0], third), "not-allowed")
        store.failing = {}
        await accounts.check(BEN, title, third)
        assert store.sessions_of(account.id) == []
        assert store.count_codes(account.id) == len(codes) - 1

    numbers = itertools.count(1)
    assert asyncio.run(fail_everywhere(store, live)) >= 60


TOURNAMENT = {
    "name": "Evening",
    "kind": "swiss",
    "rule": "freestyle",
    "size": 15,
    "opening": "free",
    "clock": "5+3",
    "rounds": 1,
    "rated": False,
    "bots": False,
    "streaks": False,
    "starts_in": 0,
}


def accounts_of(store: Store, *names: str) -> dict[str, Visitor]:
    """People with accounts."""
    for name in names:
        store.add_account(AccountRow(name, name, name, 0.0, "password"), [])
    return {name: Visitor(name, name, "", account=name) for name in names}


@pytest.mark.parametrize(
    "store", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)], indirect=True
)
def test_a_failure_at_every_call_of_a_tournament_pairs_and_scores_once(
    store: FaultyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments_module, "KEEP_SECONDS", 0.0)
    people = accounts_of(store, "Ann", "Ben", "Cem")

    async def compete(storage: Storage, name: str) -> None:
        page, pages = Page(storage, name), Pages()
        going: Any = pages
        tournaments = Tournaments(storage, page.games, going)

        async def until(state: str, *, called: int) -> StoredTournament:
            for _ in range(200):
                with suppress(WebError):  # as when it looks by itself
                    await tournaments._look()
                stored = store.tournament(tournament)
                told = {client for client, message in pages.told if message["type"] == "round"}
                if stored is not None and stored.row.state == state and len(told) == called:
                    return stored
            raise AssertionError(f"it is never {state}, with {called} players called")

        tournament = await until_done(lambda: tournaments.create(people["Ann"], TOURNAMENT))
        for visitor in people.values():
            await until_done(partial(tournaments.join, visitor, tournament))
        running = await until("running", called=2)
        paired, bye = running.pairings
        assert (bye.second, bye.score) == (None, 1.0)
        names = {entrant.number: entrant.name for entrant in running.entrants}
        first, second = names[paired.first], names[paired.second or 0]
        game = paired.game or ""
        page.acknowledged[game] = []
        await page.act(people[first], game, "move", point="h8")
        await page.act(people[second], game, "move", point="i9")
        await page.act(people[first], game, "resign")
        over = await until("over", called=2)
        store.failing = {}
        assert [pairing.score for pairing in over.pairings] == [0.0, 1.0]
        check(store, page, [game], None)
        games.append(game)
        assert sum(map(store.count_games, people)) == 2 * len(games)  # and none besides
        await page.games.close()

    games: list[str] = []
    assert asyncio.run(fail_everywhere(store, compete)) >= 60


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_a_game_that_cannot_be_read_stops_no_other(
    store: FaultyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments_module, "KEEP_SECONDS", 0.0)
    people = accounts_of(store, "Ann", "Ben", "Cem", "Dan")
    going: Any = Pages()

    async def begun(storage: Storage, starts_in: int, *names: str) -> tuple[str, str]:
        page = Page(storage, "before")
        tournaments = Tournaments(storage, page.games, going)
        wish = {**TOURNAMENT, "opening": "swap2", "rated": True, "starts_in": starts_in}
        tournament = await tournaments.create(people[names[0]], wish)
        for name in names:
            await tournaments.join(people[name], tournament)
        await tournaments._look()
        stored = store.tournament(tournament)
        assert stored is not None
        await page.games.close()
        return tournament, stored.pairings[0].game or ""

    async def go_on(storage: Storage) -> None:
        _, broken = await begun(storage, -60, "Ann", "Ben")
        second, game = await begun(storage, 0, "Cem", "Dan")
        with store._engine.begin() as db:
            db.execute(text("UPDATE games SET setup = '{}' WHERE id = :id"), {"id": broken})
        page = Page(storage, "after")  # a server that starts
        await page.games.resume()
        assert page.games.is_open(game)
        page.acknowledged[game] = []
        await page.act(people["Cem"], game, "resign")
        await Tournaments(storage, page.games, going)._look()
        stored = store.tournament(second)
        assert stored is not None
        assert stored.row.state == "over"
        await page.games.close()

    async def run() -> None:
        storage = Storage(store)
        await go_on(storage)
        await storage.close()

    asyncio.run(run())
