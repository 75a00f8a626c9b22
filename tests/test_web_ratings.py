"""Ratings: which games count, that each counts exactly once, and who may play them."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from databases import KINDS, new_database
from tengen.learning.opponent import LEVEL_RATINGS, START, level_rating
from tengen.opening import OPENINGS
from tengen.play import presets
from tengen.play.clock import TimeControl
from tengen.puzzles.rating import Rating, rated, rested
from tengen.rules import RULES
from tengen.web import passwords
from tengen.web.app import create_app
from tengen.web.config import Config
from tengen.web.ratings import RATED, SPEEDS, speed_of
from tengen.web.store.accounts import AccountRow
from tengen.web.store.ratings import LEAST_DEVIATION, REST_SECONDS, RatedGame, RatedSide
from tengen.web.store.store import ActionRecord, SeatRecord, Store
from web_support import (
    HOST,
    INVITE,
    LEVEL,
    LIVE,
    PASSWORD,
    PERSON,
    act,
    app_fixture,
    fake_pool,
    name_of,
    new_browser,
    new_game,
    new_member,
    push,
    receive,
    register,
    stored,
    wait_for,
)

Json = dict[str, Any]
GAME = {"rule": "caro", "size": 15, "opening": "free", "clock": "5+3", "rated": True}
MOVES = ["h8", "i9", "g9", "i7", "i8", "j8"]
_numbers = itertools.count(1)


app = app_fixture()


@pytest.fixture
def ann(app: TestClient) -> TestClient:
    return new_member(app)


@pytest.fixture
def ben(app: TestClient) -> TestClient:
    return new_member(app)


def _paired(ann: TestClient, ben: TestClient, **more: Any) -> Json:
    """A game of two people from the lobby."""
    wish = {**GAME, "clock": f"{200 + next(_numbers) % 100}s+2", **more}  # nobody else wants it
    assert ann.post("/api/lobby/seeks", json=wish).json()["game"] is None
    game = ben.post("/api/lobby/seeks", json=wish).json()["game"]
    assert game is not None
    return _state(ann, game)


def _state(browser: TestClient, game: str) -> Json:
    found: Json = browser.get(f"/api/games/{game}").json()["game"]
    return found


def _moved(state: Json, ann: TestClient, ben: TestClient, count: int = 2) -> Json:
    """The game after some moves, the first player's first."""
    players = (ann, ben) if state["you"] == ["first"] else (ben, ann)
    for move, player in zip(MOVES[:count], itertools.cycle(players), strict=False):
        state = push(player, state, move).json()["game"]
    return state


# The table


def test_the_table_names_rules_sizes_openings_and_speeds_that_exist(app: TestClient) -> None:
    assert set(RATED) == set(RULES)
    for rule, row in RATED.items():
        assert RULES[rule].default_size in row.sizes
        assert set(row.openings) <= set(OPENINGS)
    assert "free" not in RATED["freestyle"].openings
    speeds = {speed_of(TimeControl.parse(clock)) for clock in presets.CLOCKS}
    assert speeds == {None, *(speed.name for speed in SPEEDS)}
    shown = app.get("/api/config").json()["rated"]
    assert shown["setups"]["renju"]["openings"] == list(RATED["renju"].openings)
    assert shown["levels"] == list(LEVEL_RATINGS)
    assert (shown["levels"][0], shown["levels"][-1]) == (600, 2045)


@pytest.mark.parametrize(
    ("clock", "speed"),
    [
        ("1+0", "bullet"),
        ("7s/move", "bullet"),
        ("3+2", "blitz"),
        ("30+10 10s/move", "blitz"),
        ("600s", "rapid"),
        ("20+0", "classical"),
        ("2h/move", "classical"),
    ],
)
def test_speeds_go_by_the_time_that_a_game_may_take(clock: str, speed: str) -> None:
    assert speed_of(TimeControl.parse(clock)) == speed


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"clock": None}, "need a clock"),
        ({"size": 13}, "played on 15 × 15, 19 × 19"),
        ({"rule": "freestyle"}, "need one of these openings: swap, swap2"),
        ({"rule": "renju", "size": 19}, "played on 15 × 15."),
    ],
)
def test_games_outside_of_the_table_are_casual(ann: TestClient, change: Json, text: str) -> None:
    answer = ann.post("/api/lobby/seeks", json={**GAME, **change})
    assert answer.status_code == 409
    assert text in answer.json()["error"]["message"]
    casual = ann.post("/api/lobby/seeks", json={**GAME, **change, "rated": False})
    assert casual.status_code == 200


def test_rated_games_are_for_accounts(app: TestClient, ann: TestClient) -> None:
    guest = new_browser(app)
    assert guest.post("/api/lobby/seeks", json=GAME).status_code == 401
    seats = {"first": PERSON, "second": LEVEL}
    assert guest.post("/api/games", json={**GAME, "seats": seats}).status_code == 401
    seek = ann.post("/api/lobby/seeks", json=GAME).json()["seek"]
    assert guest.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 401
    (row,) = [each for each in guest.get("/api/lobby").json()["seeks"] if each["id"] == seek]
    assert (row["rated"], row["speed"]) == (True, "blitz")
    assert row["rating"] == {"value": 1100, "provisional": True, "change": None}
    ann.delete(f"/api/lobby/seeks/{seek}")


def test_nobody_plays_themselves_for_a_rating(app: TestClient, ann: TestClient) -> None:
    seek = ann.post("/api/lobby/seeks", json=GAME).json()["seek"]
    ann.post("/api/account/logout")
    second = str(register(ann)["name"])  # another account in the same browser
    assert ann.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 409
    assert ann.post("/api/lobby/seeks", json=GAME).json()["game"] is None
    other = new_member(app)
    name = other.get("/api/account").json()["account"]["name"]
    login = {"name": second, "password": PASSWORD}
    other.post("/api/account/logout")
    assert other.post("/api/account/login", json=login).status_code == 200
    wish = {**GAME, "player": name}
    assert other.post("/api/lobby/challenges", json=wish).status_code == 409
    assert other.post("/api/lobby/challenges", json={**wish, "rated": False}).status_code == 201


def test_two_accounts_of_one_browser_are_not_paired_in_two_others(app: TestClient) -> None:
    shared = new_browser(app)
    seekers = []
    for _ in range(2):
        name = register(shared)["name"]
        shared.post("/api/account/logout")
        browser = new_browser(app)
        login = {"name": name, "password": PASSWORD}
        assert browser.post("/api/account/login", json=login).status_code == 200
        seekers.append(browser)
    one, two = seekers
    wish = {**GAME, "clock": "4+3"}
    seek = one.post("/api/lobby/seeks", json=wish).json()["seek"]
    assert two.post("/api/lobby/seeks", json=wish).json()["game"] is None
    assert two.post(f"/api/lobby/seeks/{seek}/accept", json={}).status_code == 409


# Results


def test_a_result_moves_both_ratings(ann: TestClient, ben: TestClient) -> None:
    state = _moved(_paired(ann, ben), ann, ben)
    assert state["rated"] == "blitz"
    start = {"value": 1100, "provisional": True, "change": None}
    assert [state["seats"][seat]["rating"] for seat in ("first", "second")] == [start, start]
    over = act(ann, state, "resign").json()["game"]
    mine = over["seats"][state["you"][0] if state["you"] else "first"]["rating"]
    theirs = [over["seats"][seat]["rating"] for seat in ("first", "second")]
    won, lost = rated(START, START, 1.0), rated(START, START, 0.0)
    assert sorted(rating["value"] for rating in theirs) == [round(lost.value), round(won.value)]
    assert sorted(rating["change"] for rating in theirs) == [
        round(lost.value) - 1100,
        round(won.value) - 1100,
    ]
    assert mine in theirs
    again = _state(ben, over["id"])  # as it is stored
    assert [again["seats"][seat]["rating"] for seat in ("first", "second")] == theirs
    seek = ann.post("/api/lobby/seeks", json={**GAME, "clock": "4+2"}).json()["seek"]
    (row,) = [each for each in ben.get("/api/lobby").json()["seeks"] if each["id"] == seek]
    assert row["rating"]["value"] == round(lost.value)
    ann.delete(f"/api/lobby/seeks/{seek}")


def test_each_rule_and_speed_has_its_own_rating(ann: TestClient, ben: TestClient) -> None:
    act(ann, _moved(_paired(ann, ben), ann, ben), "resign")
    for other in ({"clock": "1+1"}, {"rule": "caro-standard"}):
        state = _paired(ann, ben, **other)
        assert {seat["rating"]["value"] for seat in state["seats"].values()} == {1100}


def test_aborted_and_casual_games_do_not_count(ann: TestClient, ben: TestClient) -> None:
    for more, count in (({}, 0), ({}, 1), ({"rated": False}, 2)):
        over = act(ann, _moved(_paired(ann, ben, **more), ann, ben, count), "resign").json()["game"]
        assert over["result"] is not None
        ratings = [seat["rating"] for seat in over["seats"].values()]
        assert all(rating is None or rating["change"] is None for rating in ratings)
    state = _paired(ann, ben)
    assert {seat["rating"]["value"] for seat in state["seats"].values()} == {1100}


def test_a_rematch_of_a_rated_game_is_rated(ann: TestClient, ben: TestClient) -> None:
    over = act(ann, _moved(_paired(ann, ben), ann, ben), "resign").json()["game"]
    ann.post(f"/api/games/{over['id']}/rematch")
    following = ben.post(f"/api/games/{over['id']}/rematch").json()["game"]
    assert following["rated"] == "blitz"


# Levels


def test_a_rated_game_against_a_level(ann: TestClient) -> None:
    game = new_game(ann, PERSON, LEVEL, **GAME)
    assert game["seats"]["second"]["rating"]["value"] == round(level_rating(3).value)
    assert push(ann, game, "h8").status_code == 200
    state = wait_for(lambda: (s := _state(ann, game["id"]))["ply"] == 2 and s)
    assert not any(state["can"][name] for name in ("undo", "ask_undo", "hint"))
    assert act(ann, state, "undo").status_code == 403
    assert ann.post(f"/api/games/{game['id']}/hint").status_code == 409
    assert ann.post(f"/api/games/{game['id']}/judge", json={"number": 1}).status_code == 409
    assert state["stats"][1]["score"] is None  # hidden until the game is over
    over = act(ann, state, "resign", seat="first").json()["game"]
    assert over["stats"][1]["score"] is not None
    expected = rated(START, level_rating(3), 0.0)
    assert over["seats"]["first"]["rating"]["value"] == round(expected.value)
    assert over["seats"]["second"]["rating"]["value"] == round(level_rating(3).value)
    assert act(ann, over, "undo").status_code == 403  # what is counted stays


def test_analysis_of_a_rated_game_against_a_level_is_refused(ann: TestClient) -> None:
    game = new_game(ann, PERSON, LEVEL, **GAME)
    push(ann, game, "h8")
    state = wait_for(lambda: (s := _state(ann, game["id"]))["ply"] == 2 and s)
    push(ann, state, "a1")
    state = wait_for(lambda: (s := _state(ann, game["id"]))["ply"] == 4 and s)
    position = {"rule": "caro", "size": 15, "moves": state["moves"]}
    answer = ann.post("/api/trace", json={"position": position})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "fair-play")
    act(ann, state, "resign", seat="first")
    assert ann.post("/api/trace", json={"position": position}).status_code == 200


@pytest.mark.parametrize(
    ("first", "second", "more"),
    [
        (PERSON, {"kind": "adaptive"}, {}),
        (PERSON, PERSON, {}),
        (PERSON, INVITE, {}),
        (PERSON, {"kind": "tengen", "time": 1}, {}),
        (LEVEL, LEVEL, {"clock": None}),
        (PERSON, LEVEL, {"position": {"rule": "caro", "size": 15, "moves": ["h8"]}}),
    ],
)
def test_other_opponents_are_casual(ann: TestClient, first: Json, second: Json, more: Json) -> None:
    wish = {**GAME, "seats": {"first": first, "second": second}, **more}
    assert ann.post("/api/games", json=wish).status_code == 409


def test_thoughts_of_a_level_are_not_told_in_a_rated_game(ann: TestClient) -> None:
    with ann.websocket_connect(LIVE) as socket:
        game = new_game(ann, PERSON, LEVEL, **GAME)
        socket.send_json({"type": "watch", "game": game["id"]})
        receive(socket, "state")
        push(ann, game, "h8")
        news = receive(socket, lambda m: m["type"] == "thinking" or m.get("game", {}) != {})
        while news["type"] == "state" and news["game"]["ply"] < 2:
            news = receive(socket, lambda m: m["type"] in ("thinking", "state"))
        assert news["type"] == "state"


def test_what_is_known_of_an_account_is_exported_and_erased(
    ann: TestClient, ben: TestClient
) -> None:
    state = _paired(ann, ben)
    act(ann, _moved(state, ann, ben), "resign")
    kept = ann.get("/api/account/export").json()
    assert [(row["rule"], row["speed"], row["games"]) for row in kept["ratings"]] == [
        ("caro", "blitz", 1)
    ]
    assert [(row["game"], row["score"]) for row in kept["rated_results"]] == [(state["id"], 0.0)]
    assert ann.delete("/api/account").status_code == 200
    over = _state(ben, state["id"])
    changes = [seat["rating"] and seat["rating"]["change"] for seat in over["seats"].values()]
    assert sorted(change is None for change in changes) == [False, True]  # Ben keeps his


# Profiles and leaderboards


def test_a_profile_shows_ratings_results_and_public_games_only(
    app: TestClient, ann: TestClient, ben: TestClient
) -> None:
    private = new_game(ann, PERSON, LEVEL, **GAME)
    casual = new_game(ann, PERSON, PERSON)
    over = act(ann, _moved(_paired(ann, ben), ann, ben), "resign").json()["game"]
    shown = new_browser(app).get(f"/api/players/{name_of(ann).upper()}").json()
    assert (shown["name"], shown["bot"]) == (name_of(ann), False)
    (rating,) = shown["ratings"]
    assert (rating["rule"], rating["speed"], rating["games"]) == ("caro", "blitz", 1)
    assert (rating["value"], rating["provisional"]) == (938, True)
    assert [value for _, value in rating["curve"]] == [938]
    color = next(c for c, seat in over["colors"].items() if seat in over["you"])
    assert shown["results"] == [{"rule": "caro", "color": color, "won": 0, "drawn": 0, "lost": 1}]
    assert [game["id"] for game in shown["games"]] == [over["id"]]
    account = stored(app, "account_named", name_of(ann).lower())
    assert account.id not in str(shown)  # the identity itself is a secret
    assert private["id"] not in str(shown)
    assert casual["id"] not in str(shown)
    for wrong in ("Nobody-at-all", "%00", "a" * 300, "%F0%9F%8E%B2"):
        assert ann.get(f"/api/players/{wrong}").status_code == 404


def test_a_leaderboard_leaves_provisional_ratings_out(url: str) -> None:
    now = 1_000_000.0
    store = Store(url, wall=lambda: now)
    for number in range(30):
        _stored(store, f"g{number}", "ann", "ben")
        winner, loser = ("ann", "ben") if number % 3 else ("ben", "ann")
        now += 1
        store.count_result(f"g{number}", _won(winner, loser))
    _stored(store, "new", "cy", "dee")
    store.count_result("new", _won("cy", "dee"))  # one win, and far ahead
    found = store.leaders("caro", "blitz", limit=9)
    assert [(leader.name, leader.games) for leader in found] == [("ann", 30), ("ben", 30)]
    assert [leader.name for leader in store.leaders("caro", "blitz", limit=1)] == ["ann"]
    assert store.leaders("caro", "rapid", limit=9) == []
    curve = store.rating_curve("ann", "caro", "blitz", limit=5)
    assert len(curve) == 5
    assert curve[-1].value == pytest.approx(found[0].rating.value)
    store.close_account("ann")  # by the host
    assert [leader.name for leader in store.leaders("caro", "blitz", limit=9)] == ["ben"]
    now += 100 * REST_SECONDS
    assert store.leaders("caro", "blitz", limit=9) == []
    store.close()


def test_leaderboards_are_asked_for_by_rule_and_speed(app: TestClient) -> None:
    shown = app.get("/api/leaders?rule=renju&speed=rapid").json()
    assert shown == {"rule": "renju", "speed": "rapid", "players": []}
    assert app.get("/api/leaders?speed=slow").status_code == 422


def test_a_rated_game_is_lost_on_time_after_a_restart_though_nobody_looks(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "MEMORY_KIB", 64)
    config = Config(database=url)
    with TestClient(create_app(config, engines=fake_pool()), base_url=HOST) as app:
        ann, ben = new_member(app), new_member(app)
        names = (name_of(ann), name_of(ben))
        state = _moved(_paired(ann, ben, clock="90s+0"), ann, ben)
        assert state["result"] is None
    store = Store(url)
    store.note_uptime(store.uptime() + 600)  # longer than a player's clock
    store.close()
    with TestClient(create_app(config, engines=fake_pool()), base_url=HOST) as app:
        paths = [f"/api/players/{name}" for name in names]
        wait_for(lambda: all(app.get(path).json()["results"] for path in paths))


# The store


def _stored(store: Store, game: str, *accounts: str) -> None:
    for account in accounts:
        if store.account(account) is None:
            store.add_account(AccountRow(account, account, account, 0.0, ""), [])
    store.add_game(
        game,
        [SeatRecord("first", accounts[0], None), SeatRecord("second", accounts[1], None)],
        creator=accounts[0],
        ref=game,
        setup="{}",
        rule="caro",
        size=15,
        opening="free",
        first_name="",
        second_name="",
        ply=0,
        rated="blitz",
    )


def _won(first: str, second: str) -> RatedGame:
    sides = (
        RatedSide("first", first, None, "black", 1.0),
        RatedSide("second", second, None, "white", 0.0),
    )
    return RatedGame("caro", "blitz", sides)


def _end(store: Store, game: str, first: str = "ann", second: str = "ben") -> None:
    record = ActionRecord(1, 1.0, None, {"do": "resign"})
    store.append(game, [record], ply=0, result="over", rated=_won(first, second))


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database(request.param, tmp_path)


def test_a_failure_in_the_middle_keeps_neither_the_result_nor_the_ratings(url: str) -> None:
    store = Store(url)
    _stored(store, "g1", "ann", "ben")
    statements = itertools.count()
    failing = -1

    def fail(connection: Connection, cursor: Any, statement: str, *rest: Any) -> None:
        if next(statements) == failing:
            raise OperationalError(statement, {}, Exception("the disk is full"))

    event.listen(store._engine, "before_cursor_execute", fail)
    failures = 0
    for number in range(100):
        statements, failing = itertools.count(), number
        try:
            _end(store, "g1")
        except OperationalError:
            failures += 1
        else:
            break
        finally:
            failing = -1
        found = store.game("g1")
        assert found is not None
        assert (found.game.result, found.actions) == (None, [])
        assert store.rating_of("ann", "caro", "blitz") == START
    assert failures >= 8  # every statement of the transaction failed once
    won = rated(START, START, 1.0)
    assert store.rating_of("ann", "caro", "blitz").value == pytest.approx(won.value)
    store.close()


def test_a_result_is_counted_once_however_often_it_is_told(url: str) -> None:
    store = Store(url)
    _stored(store, "g1", "ann", "ben")
    _end(store, "g1")
    after = store.rating_of("ann", "caro", "blitz")
    with pytest.raises(Exception, match="does not follow"):
        _end(store, "g1")
    store.count_result("g1", _won("ann", "ben"))
    assert store.rating_of("ann", "caro", "blitz").value == after.value
    store.close()


def test_games_that_end_at_the_same_time_all_count(tmp_path: Path) -> None:
    url = new_database("postgresql", tmp_path)
    stores = [Store(url) for _ in range(4)]
    for number in range(20):
        names = ("ann", "ben") if number % 2 else ("ben", "ann")
        _stored(stores[0], f"g{number}", *names)
    _end(stores[0], "g0", "ben", "ann")  # both have a rating

    def end_some(index: int) -> None:
        for number in range(1 + index, 20, len(stores)):
            names = ("ann", "ben") if number % 2 else ("ben", "ann")
            _end(stores[index], f"g{number}", *names)

    threads = [threading.Thread(target=end_some, args=(index,)) for index in range(len(stores))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in ("ann", "ben"):
        rows = stores[0].owned_rows("rated_results", name)
        assert len(rows) == 20
        afters = {round(row["after"], 6) for row in rows}
        befores = {round(row["before"], 6) for row in rows}
        assert len(befores - afters) == 1  # each game went on from what another one left
    for store in stores:
        store.close()


def test_a_rating_rests_and_never_gets_too_certain(url: str) -> None:
    now = 1_000_000.0
    store = Store(url, wall=lambda: now)
    for number in range(60):
        _stored(store, f"g{number}", "ann", "ben")
        winner, loser = ("ann", "ben") if number % 2 else ("ben", "ann")
        store.count_result(f"g{number}", _won(winner, loser))
    settled = store.rating_of("ann", "caro", "blitz")
    assert LEAST_DEVIATION <= settled.deviation < 80
    assert not settled.is_provisional
    now += 100 * REST_SECONDS
    tired = store.rating_of("ann", "caro", "blitz")
    assert tired.value == settled.value
    assert tired.is_provisional
    store.close()


def test_resting_widens_up_to_the_start() -> None:
    rating = Rating(1500.0, 60.0)
    assert rested(rating, 0) == rating
    assert 60 < rested(rating, 10).deviation < rested(rating, 20).deviation
    assert rested(rating, 1e9).deviation == 350.0
