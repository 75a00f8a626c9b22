"""Tournaments at a server: making, joining, rounds, results, who may what; and several servers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import KINDS, new_database, shared_redis
from tengen.errors import StaleError
from tengen.web import limits, passwords, presence, rates, tournaments
from tengen.web.limits import Rate
from tengen.web.store.accounts import AccountRow
from tengen.web.store.store import GameDraft, SeatRecord, Store
from tengen.web.store.tournaments import Counted, EntrantRow, PairingRow, TournamentRow
from tengen.web.tournament_steps import PAUSE_SECONDS, next_step
from web_support import (
    LIVE,
    PASSWORD,
    Wall,
    act,
    app_fixture,
    new_browser,
    push,
    receive,
    register,
    running_app,
    wait_for,
)

Json = dict[str, Any]
WISH: Json = {
    "name": "Evening",
    "kind": "swiss",
    "rule": "freestyle",
    "size": 15,
    "opening": "swap",
    "clock": "5+3",
    "rounds": 3,
    "starts_in": 60,
}
PLAIN = {**WISH, "opening": "free"}


def _prepare(patch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK_SECONDS", "KEEP_SECONDS", "SEE_SECONDS"):
        patch.setattr(tournaments, name, 0.05)
    patch.setitem(rates.RATES, "tournament", (Rate(1000, 1.0), Rate(1000, 1.0)))


WALL = Wall()
app = app_fixture(_prepare, wall=WALL)


@pytest.fixture
def wall() -> Wall:
    return WALL


@pytest.fixture
def people(app: TestClient) -> list[TestClient]:
    """Three people with accounts, the first of whom makes tournaments."""
    made = [new_browser(app) for _ in range(3)]
    for browser in made:
        browser.headers["x-name"] = str(register(browser)["name"])
    return made


def name_of(browser: TestClient) -> str:
    return browser.headers["x-name"]


def make(browser: TestClient, **more: Any) -> str:
    answer = browser.post("/api/tournaments", json={**PLAIN, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def join(tournament: str, *browsers: TestClient) -> None:
    for browser in browsers:
        answer = browser.post(f"/api/tournaments/{tournament}/join", json={})
        assert answer.status_code == 200, answer.text
        assert answer.json()["you"]["in"]


def shown(browser: TestClient, tournament: str) -> Json:
    found: Json = browser.get(f"/api/tournaments/{tournament}").json()
    return found


def in_state(browser: TestClient, tournament: str, state: str) -> Json:
    found: Json = wait_for(lambda: (it := shown(browser, tournament))["state"] == state and it)
    return found


def started(browsers: list[TestClient], wall: Wall, **more: Any) -> str:
    """A tournament of these people that has begun."""
    tournament = make(browsers[0], **more)
    join(tournament, *browsers)
    wall.now += 61
    # It may be over before anybody has looked.
    wait_for(lambda: shown(browsers[0], tournament)["state"] != "open")
    return tournament


def games_of(browsers: list[TestClient], tournament: str) -> dict[str, list[TestClient]]:
    """The running games and their two players, who sits first in front."""
    found: dict[str, list[TestClient]] = {}
    for browser in browsers:
        game = shown(browser, tournament)["you"]["game"]
        if game is not None:
            found.setdefault(game, []).append(browser)
    for game, players in found.items():
        players.sort(key=lambda player: state(player, game)["you"] != ["first"])
    return found


def paired(browsers: list[TestClient], tournament: str) -> dict[str, list[TestClient]]:
    """The running games once there are some, as `games_of` has them."""

    def whole() -> dict[str, list[TestClient]] | None:
        found = games_of(browsers, tournament)  # asked one after the other, while it goes on
        is_whole = all(len(players) == 2 for players in found.values())
        return found if is_whole and found == games_of(browsers, tournament) else None

    found: dict[str, list[TestClient]] = wait_for(whole)
    return found


def state(browser: TestClient, game: str) -> Json:
    found: Json = browser.get(f"/api/games/{game}").json()["game"]
    return found


def play(players: list[TestClient], game: str, *, winner: int | None) -> None:
    """Both make a move, then the loser gives up, or both agree on a draw."""
    done = 0

    def do(number: int, what: Callable[[TestClient, Json], Any]) -> None:
        """Act once the news of the other player's action are here, perhaps at another server."""
        nonlocal done
        player, before = players[number], done
        seen = wait_for(lambda: (it := state(player, game))["seq"] >= before and it)
        answer = what(player, seen)
        assert answer.status_code == 200, answer.text
        done = answer.json()["game"]["seq"]

    for number, point in enumerate(("h8", "i9")):
        do(number, partial(push, point=point))
    if winner is None:
        do(0, partial(act, do="offer-draw"))
        do(1, partial(act, do="accept-draw"))
    else:
        do(1 - winner, partial(act, do="resign"))


def test_three_play_a_swiss_tournament_to_its_end(people: list[TestClient], wall: Wall) -> None:
    tournament = started(people, wall, rated=True, opening="swap2", rounds=5)
    met: list[frozenset[str]] = []
    byes: list[str] = []
    for number in (1, 2, 3):  # of three people each meets each once
        now = paired(people, tournament)
        view = shown(people[0], tournament)
        assert (view["round"], view["rounds"], len(now)) == (number, 3, 1)
        (game, players), *_ = now.items()
        met.append(frozenset(map(name_of, players)))
        byes += [name_of(each) for each in people if each not in players]
        wins_by_resigning(players, game)
        wait_for(lambda: not games_of(people, tournament))
        if number < 3:
            wait_for(lambda: shown(people[0], tournament)["due_in"] is not None)
            assert not games_of(people, tournament)
            wall.now += PAUSE_SECONDS + 1
    over = in_state(people[0], tournament, "over")
    assert len({*met}) == 3
    assert sorted(byes) == sorted(map(name_of, people))
    assert sum(row["points"] for row in over["standings"]) == 6
    assert [row["place"] for row in over["standings"]] == [1, 2, 3]
    profile = people[0].get(f"/api/players/{name_of(people[0])}").json()
    assert [row["games"] for row in profile["ratings"]] == [2]  # each game counted once


def wins_by_resigning(players: list[TestClient], game: str) -> None:
    """The first player places the stones of swap2, the second takes a side, the first gives up."""
    first, second = players
    for point in ("h8", "i9", "j8"):
        assert push(first, state(first, game), point).status_code == 200
    chosen = act(second, state(second, game), "choose", choice="take-white")
    assert chosen.status_code == 200, chosen.text
    assert act(first, state(first, game), "resign").status_code == 200


def is_over(message: Json) -> bool:
    return message["type"] == "tournament" and bool(message["tournament"]["state"] == "over")


def test_players_are_called_and_watchers_see_it_live(people: list[TestClient], wall: Wall) -> None:
    tournament = make(people[0])
    join(tournament, people[0])
    with (
        people[0].websocket_connect(LIVE) as mine,
        new_browser(people[0]).websocket_connect(LIVE) as guests,
    ):
        for socket in (mine, guests):
            socket.send_json({"type": "tournament", "tournament": tournament})
            assert receive(socket, "tournament")["tournament"]["entrants"] == 1
        join(tournament, people[1])
        told = receive(guests, lambda m: m.get("tournament", {}).get("entrants") == 2)["tournament"]
        assert (told["you"], told["can_cancel"]) == (None, False)
        wall.now += 61
        call = receive(mine, "round")
        assert (call["title"], call["name"], call["bot"]) == ("Evening", name_of(people[1]), False)
        game = call["game"]
        told = receive(guests, lambda m: m["type"] == "tournament" and m["tournament"]["pairings"])
        assert told["tournament"]["pairings"][0]["game"] == game
        lobby = people[2].get("/api/lobby").json()
        assert game in [each["id"] for each in lobby["live"]]
        play(paired(people[:2], tournament)[game], game, winner=0)
        told = receive(guests, is_over)
        assert receive(mine, lambda m: m.get("key") == "notice-tournament-over")
        assert [row["points"] for row in told["tournament"]["standings"]] == [1, 0]


def is_gone(people: list[TestClient], tournament: str, game: str) -> bool:
    return game not in games_of(people, tournament)


def test_a_carousel_pairs_whoever_is_connected_until_its_time_is_up(
    people: list[TestClient], wall: Wall
) -> None:
    ann, ben, away = people
    with ann.websocket_connect(LIVE), ben.websocket_connect(LIVE):
        tournament = started([ann, ben, away], wall, kind="carousel", minutes=5, streaks=False)
        seen: list[str] = []
        for number in range(3):
            now = paired(people, tournament)
            ((game, players),) = now.items()
            assert sorted(map(name_of, players)) == sorted(map(name_of, (ann, ben)))
            assert game not in seen
            seen.append(game)
            play(players, game, winner=players.index(ann) if number else None)
            wait_for(partial(is_gone, people, tournament, game))
        wall.now += 400
        for game, players in games_of(people, tournament).items():
            assert shown(ann, tournament)["state"] == "running"  # what was begun is finished
            play(players, game, winner=players.index(ann))
        over = in_state(ann, tournament, "over")
        first, second, third = over["standings"]
        assert (first["name"], second["name"]) == (name_of(ann), name_of(ben))
        assert first["points"] == 2 * first["games"] - 1
        assert (second["points"], third["points"], third["games"]) == (1, 0, 0)


def test_who_does_not_begin_loses_and_is_out(
    people: list[TestClient], wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ABSENT_SECONDS", 0.0)
    tournament = started(people[:2], wall, rounds=1, rated=True, opening="swap2")
    over = in_state(people[0], tournament, "over")
    (pairing,) = over["pairings"]
    assert (pairing["score"], pairing["played"]) == (0.0, False)
    assert [(row["points"], row["in"]) for row in over["standings"]] == [(1, True), (0, False)]
    profile = people[0].get(f"/api/players/{name_of(people[0])}").json()
    assert profile["ratings"] == []  # a game that was not played counts for nobody


def test_a_game_of_a_tournament_has_no_rematch_and_no_chat(
    people: list[TestClient], wall: Wall
) -> None:
    tournament = started(people[:2], wall, rounds=1)
    (game, players), *_ = paired(people[:2], tournament).items()
    assert state(players[0], game)["tournament"] == tournament
    talk = f"/api/games/{game}/talk"
    assert not players[0].get(talk).json()["writes"]
    refused = players[0].post(talk, json={"text": "hello"})
    assert refused.json()["error"]["key"] == "web-talk-tournament"
    assert players[0].post(talk, json={"phrase": "talk-good-luck"}).status_code == 201
    play(players, game, winner=1)
    assert not state(players[0], game)["can"]["rematch"]
    assert players[0].post(f"/api/games/{game}/rematch", json={}).status_code == 409


def test_who_may_take_part(people: list[TestClient], app: TestClient, wall: Wall) -> None:
    ann, ben, _ = people
    tournament = make(ann)
    refused = new_browser(app).post(f"/api/tournaments/{tournament}/join", json={})
    assert refused.json()["error"]["key"] == "web-tournament-account"
    assert ann.post("/api/tournaments/nothing/join", json={}).status_code == 404
    token = ann.post("/api/account/bots", json={"name": f"Bot-{name_of(ann)[-6:]}"}).json()["token"]
    bot = new_browser(app)
    bot.cookies.clear()
    bot.headers["authorization"] = f"Bearer {token}"
    refused = bot.post(f"/api/tournaments/{tournament}/join", json={})
    assert refused.json()["error"]["key"] == "web-tournament-bots"
    with_bots = make(ann, bots=True)
    join(with_bots, bot)
    assert shown(ben, with_bots)["standings"][0]["bot"]
    twice = ann.post(f"/api/tournaments/{with_bots}/join", json={})  # its owner is the same person
    assert twice.json()["error"]["key"] == "web-tournament-twice"
    assert bot.post("/api/tournaments", json=PLAIN).status_code == 403
    # Leaving before the start takes the name off the list; cancelling is for the creator.
    join(tournament, ann, ben)
    left = ben.post(f"/api/tournaments/{tournament}/leave", json={}).json()
    assert (left["you"], left["entrants"]) == (None, 1)
    assert ben.delete(f"/api/tournaments/{tournament}").status_code == 403
    assert ann.delete(f"/api/tournaments/{tournament}").status_code == 204
    assert shown(ann, tournament)["state"] == "cancelled"
    refused = ben.post(f"/api/tournaments/{tournament}/join", json={})
    assert refused.json()["error"]["key"] == "web-tournament-closed"
    assert ann.delete(f"/api/tournaments/{with_bots}").status_code == 204


def test_limits_and_what_cannot_be_a_tournament(
    people: list[TestClient], app: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, _ = people
    for wrong in (
        {"clock": "none"},
        {"name": "  a  "},
        {"rounds": 99},
        {"minutes": 1},
        {"starts_in": 1},
        {"kind": "arena"},
        {"rated": True, "opening": "free"},
        {"rule": "nothing"},
    ):
        answer = ann.post("/api/tournaments", json={**PLAIN, **wrong})
        assert answer.status_code in (409, 422), (wrong, answer.text)
    assert new_browser(app).post("/api/tournaments", json=PLAIN).status_code == 401
    monkeypatch.setattr(limits, "TOURNAMENTS_OF_ONE", 1)
    monkeypatch.setattr(limits, "ENTRANTS", 1)
    tournament = make(ann)
    refused = ann.post("/api/tournaments", json=PLAIN)
    assert refused.json()["error"]["key"] == "web-tournaments-most"
    join(tournament, ann)
    full = ben.post(f"/api/tournaments/{tournament}/join", json={})
    assert full.json()["error"]["key"] == "web-tournament-full"
    listed = ben.get("/api/tournaments").json()
    assert [row["entrants"] for row in listed["open"] if row["id"] == tournament] == [1]
    assert ann.delete(f"/api/tournaments/{tournament}").status_code == 204


def pass_time(wall: Wall) -> bool:
    wall.now += PAUSE_SECONDS / 4
    return True


def test_one_person_alone_is_no_tournament(people: list[TestClient], wall: Wall) -> None:
    tournament = make(people[0])
    join(tournament, people[0])
    wall.now += 61
    assert in_state(people[0], tournament, "cancelled")["round"] == 0


def test_an_account_is_deleted_in_a_running_tournament(
    people: list[TestClient], wall: Wall
) -> None:
    tournament = started(people, wall)
    (game, players), *_ = paired(people, tournament).items()
    leaver, other = players
    exported = leaver.get("/api/account/export").json()
    assert [row["id"] for row in exported["tournaments"]] == [tournament]
    gone = leaver.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert gone.status_code == 200, gone.text
    wait_for(lambda: shown(other, tournament)["you"]["game"] is None)
    view = shown(other, tournament)
    points = {row["name"]: row["points"] for row in view["standings"]}
    assert points[name_of(other)] == 1
    assert points["Deleted player"] == 0
    assert name_of(leaver) not in points
    wait_for(lambda: pass_time(wall) and shown(other, tournament)["round"] == 2)
    rest = [each for each in people if each is not leaver]
    assert len(paired(rest, tournament)) == 1
    (game, players), *_ = paired(rest, tournament).items()
    play(players, game, winner=None)


# The store


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_is_kept_whole_and_once_and_so_is_a_score(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(new_database(kind, tmp_path), wall=Wall())
    names = [f"Player-{number}" for number in range(4)]
    for name in names:
        store.add_account(AccountRow(name, name, name, 0.0, "password"), [])
    setup = (15, "free", "5+3", "blitz", 0, 0, 3, None, 0, 0.0, 0.0, "open")
    row = TournamentRow("t1", names[0], "Evening", "swiss", "freestyle", *setup)
    assert store.add_tournament(row, most_of_one=1, most=1)
    assert not store.add_tournament(row._replace(id="t2"), most_of_one=1, most=9)
    for name in names:
        entrant = EntrantRow("t1", 0, name, name, 1500.0, 1, since=0.0, seen=0.0)
        assert store.enter(entrant, besides=(), most=4) is None
    before = store.tournament("t1")
    assert before is not None
    step = next_step(before, 1.0)
    assert step is not None
    row = before.row._replace(**step.changes)
    games, pairings = [], []
    for board, (first, second) in enumerate(step.pairs, 1):
        seats = [SeatRecord("first", f"Player-{first - 1}", None)]
        columns = {"creator": "", "ref": str(board), "setup": "{}", "rule": "freestyle", "size": 15}
        names_of = {"first_name": "", "second_name": "", "opening": "free", "ply": 0}
        games.append(GameDraft(f"g{board}", seats, {**columns, **names_of}))
        pairings.append(PairingRow("t1", 1, board, first, second, f"g{board}", None, 1, None))
    with monkeypatch.context() as patch:
        patch.setattr(Store, "add_pairings", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            store.step_tournament(row, pairings, games)
    assert (store.tournament("t1"), store.game("g1")) == (before, None)
    store.step_tournament(row, pairings, games)
    with pytest.raises(StaleError):  # as another server would, which has worked out the same
        store.step_tournament(row, pairings, games)
    for _ in range(2):
        store.count_pairing("g1", Counted(1.0, absent="second"))
        store.count_pairing("g1", Counted(0.0, absent=None))
    after = store.tournament("t1")
    assert after is not None
    assert [(each.score, each.is_played) for each in after.pairings] == [(1.0, 0), (None, 1)]
    absent = after.pairings[0].second
    assert [each.number for each in after.entrants if not each.is_in] == [absent]
    assert next_step(after, 2.0) is None  # a game is being played
    store.close()


# Several servers


def test_two_servers_pair_once_and_one_goes_on_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "MEMORY_KIB", 64)
    monkeypatch.setattr(tournaments, "LOOK_SECONDS", 0.05)
    wall, database = Wall(), new_database("postgresql", tmp_path)
    redis = shared_redis().url
    with ExitStack() as stack:
        two = stack.enter_context(running_app(tmp_path, database=database, redis=redis, wall=wall))
        with running_app(tmp_path, database=database, redis=redis, wall=wall) as one:
            people = [new_browser(one), new_browser(two), new_browser(two), new_browser(one)]
            for browser in people:
                browser.headers["x-name"] = str(register(browser)["name"])
            tournament = make(people[0], rounds=2)
            join(tournament, *people)
            with people[1].websocket_connect(LIVE) as socket:
                wall.now += 61
                call = receive(socket, "round")  # whichever server has paired
            games = paired(people, tournament)
            assert len(games) == 2
            assert call["game"] in games
            for game, players in games.items():
                play(players, game, winner=1)
            wait_for(lambda: not games_of(people, tournament))
        moved = []  # the people of the server that has stopped come to the other one
        for browser in people:
            other = new_browser(two)
            other.cookies.clear()
            for cookie, value in browser.cookies.items():
                other.cookies.set(cookie, value)
            other.headers["x-name"] = name_of(browser)
            moved.append(other)
        wait_for(lambda: shown(moved[0], tournament)["due_in"] is not None)
        wall.now += PAUSE_SECONDS + 1
        games = paired(moved, tournament)
        for game, players in games.items():
            play(players, game, winner=0)
        over = in_state(moved[0], tournament, "over")
        assert sum(row["points"] for row in over["standings"]) == 4
        assert len(over["pairings"]) == 4
    store = Store(database)
    stored = store.tournament(tournament)
    assert stored is not None
    assert next_step(stored, wall.now) is None
    with pytest.raises(StaleError):  # what another server worked out from an earlier version
        store.step_tournament(stored.row._replace(version=stored.row.version - 1), [], [])
    store.close()
