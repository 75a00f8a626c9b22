"""`tengen bot`: its terms, what it makes of a state, and a real engine at a real server."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from tengen.bot import game as game_module
from tengen.bot.game import LAG_SECONDS, BotGame, session_of
from tengen.bot.server import BotError, BotServer, UnreachableError
from tengen.bot.terms import BotTerms
from tengen.cli.main import main
from tengen.opening import Seat
from tengen.play.clock import TimeControl
from tengen.play.seats import Player
from tengen.play.session import Wants
from tengen.play.thinking import Thinker
from web_support import Server, act, new_game, push, running_app, wait_for

Json = dict[str, Any]
ENGINE = f"cmd:{sys.executable} {Path(__file__).with_name('fake_engine.py')} fast"
GAME = {"rule": "freestyle", "size": 15, "opening": "free", "clock": "10+5"}
SEEK = {**GAME, "bot": False, "name": "Ann"}
PASSWORD = "four green stones"


# Terms


@pytest.mark.parametrize(
    ("terms", "is_played"),
    [
        (BotTerms(), True),
        (BotTerms(rules=("renju", "freestyle"), sizes=(15,), openings=("free",)), True),
        (BotTerms(rules=("renju",)), False),
        (BotTerms(sizes=(19, 20)), False),
        (BotTerms(openings=("swap2",)), False),
        (BotTerms(clocks=(TimeControl.parse("10+5"),)), True),
        (BotTerms(clocks=(TimeControl.parse("5+3"), TimeControl.parse("none"))), False),
        (BotTerms(rated=False), True),
        (BotTerms(rated=True), False),
    ],
)
def test_a_bot_plays_on_its_terms(terms: BotTerms, is_played: bool) -> None:
    assert (terms.refusal(SEEK) is None) is is_played


def test_other_bots_are_played_on_request() -> None:
    assert BotTerms().refusal({**SEEK, "bot": True}) == "the other player is a bot"
    assert BotTerms(plays_bots=True).refusal({**SEEK, "bot": True}) is None


def test_a_bot_offers_the_first_of_each() -> None:
    terms = BotTerms(rules=("renju", "caro"), sizes=(17, 15), clocks=(TimeControl.parse("3+2"),))
    assert terms.offer() == {"rule": "renju", "size": 17, "opening": "free", "clock": "3+2"}
    assert BotTerms().offer() == {"rule": "freestyle", "opening": "free", "clock": "5+3"}


# The state of a game


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("states")) as made:
        yield made


def test_a_state_is_enough_to_go_on_in_an_opening(app: TestClient) -> None:
    game = new_game(app, rule="renju", size=15, opening="swap2", clock="10+5")
    for point in ("h8", "h9", "j10"):
        game = push(app, game, point).json()["game"]
    session = session_of(game, received=100.0)
    assert session.to_act is not None
    assert (session.to_act.seat, session.to_act.wants) == (Seat.SECOND, Wants.CHOICE)
    game = act(app, game, "choose", choice="add-two").json()["game"]
    for point in ("k8", "g7"):
        game = push(app, game, point).json()["game"]
    game = act(app, game, "choose", choice="take-black").json()["game"]
    game = push(app, game, "f6").json()["game"]
    session = session_of(game, received=100.0)
    assert [session.board.move_text(move) for move in session.board.move_stack] == game["moves"]
    assert session.is_settled
    assert session.turn is Seat.FIRST
    left = session.clock.remaining(Seat.FIRST, 110.0)
    assert left == pytest.approx(game["clock"]["first"] - LAG_SECONDS - 10.0)


def test_a_time_for_each_move_is_kept_too(app: TestClient) -> None:
    game = push(app, new_game(app, clock="10s/move"), "h8").json()["game"]
    session = session_of(game, received=0.0)
    left = session.clock.remaining(session.turn, 2.0)
    assert left == pytest.approx(game["clock"]["second"] - LAG_SECONDS - 2.0)


def test_questions_come_before_moves(app: TestClient) -> None:
    game = push(app, new_game(app), "h8").json()["game"]
    game = act(app, game, "offer-draw", seat="first").json()["game"]
    turn = session_of(game, received=0.0).to_act
    assert turn is not None
    assert (turn.seat, turn.wants) == (Seat.SECOND, Wants.DRAW_ANSWER)


def test_a_game_is_claimed_from_a_player_who_has_left(
    app: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_module, "CLAIM_SECONDS", 0.0)
    state = push(app, new_game(app), "h8").json()["game"]
    state |= {"you": ["first"], "claim": {"seconds": 0.0}}
    thinker = Thinker(Player.parse("level:1"))

    async def play() -> Json:
        sent: asyncio.Queue[Json] = asyncio.Queue()
        game = BotGame(state["id"], thinker, sent.put_nowait, print)
        game.take({**state, "claim": {"seconds": 3600.0}})
        assert sent.empty()
        game.take(state)
        return await sent.get()

    claimed = asyncio.run(play())
    assert (claimed["action"], claimed["seq"]) == ({"do": "claim-win"}, state["seq"])


def test_a_bot_resigns_again_when_the_game_has_gone_on_meanwhile(app: TestClient) -> None:
    state = push(app, new_game(app), "h8").json()["game"] | {"you": ["first"]}
    sent: list[Json] = []
    game = BotGame(state["id"], Thinker(Player.parse("level:1")), sent.append, print)
    game.take(state)
    game.resign()
    game.refused(sent[0]["ref"], "stale", "the game has gone on")
    game.take({**state, "seq": state["seq"] + 1})
    asked = [(message["action"], message["seq"]) for message in sent]
    assert asked == [({"do": "resign"}, state["seq"] + number) for number in (0, 1)]


# The command


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--engine", "level:99", "--token", "bot_x"], "expected 1 to 10"),
        (["--engine", "person", "--token", "bot_x"], "is not an engine"),
        (["--engine", "tengen@v1", "--token", "bot_x"], "plays matches only"),
        (["--engine", "level:1"], "The token is missing"),
        (["--engine", "level:1", "--token", "bot_x", "--size", "99"], "got 99"),
        (["--engine", "level:1", "--token", "bot_x", "--opening", "wild"], "is not an opening"),
        (["--engine", "level:1", "--token", "bot_x", "--clock", "soon"], "is not a time control"),
        (["--engine", "cmd:/no/such/program", "--token", "bot_x"], "/no/such/program"),
    ],
)
def test_bad_options_are_named(
    args: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TENGEN_BOT_TOKEN", raising=False)
    assert main(["bot", "localhost:1", *args]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("address", ["ftp://host", "", "http://"])
def test_an_address_is_checked(address: str) -> None:
    with pytest.raises(BotError, match="is not the address of a server"):
        BotServer(address, "bot_x")


class _Elsewhere(BaseHTTPRequestHandler):
    """Sends everybody to another server, which keeps what it is told."""

    heard: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.heard.append(str(self.headers["Authorization"]))
        self.send_response(302)
        self.send_header("Location", f"http://localhost:{self.connection.getsockname()[1]}/there")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class _Long(_Elsewhere):
    """Answers at length."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"a":"' + b"x" * 100 + b'"}')


@contextmanager
def _answering(handler: type[BaseHTTPRequestHandler]) -> Iterator[BotServer]:
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield BotServer(f"127.0.0.1:{server.server_port}", "bot_x")
        finally:
            server.shutdown()
            thread.join()


def test_the_token_follows_no_redirect() -> None:
    with _answering(_Elsewhere) as bot, pytest.raises(BotError, match="moved to 'http://localhost"):
        asyncio.run(bot.get("/api/lobby"))
    assert _Elsewhere.heard == ["Bearer bot_x"]


def test_an_endless_answer_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tengen.bot.server.MESSAGE_BYTES", 10)
    with _answering(_Long) as bot, pytest.raises(UnreachableError, match="too large"):
        asyncio.run(bot.get("/"))


# A real engine at a real server


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class BotProcess:
    """`tengen bot` in a process, and the lines that it prints."""

    def __init__(self, address: str, token: str, *args: str) -> None:
        command = [sys.executable, "-m", "tengen", "bot", address, "--engine", ENGINE, *args]
        env = {"TENGEN_BOT_TOKEN": token, "PATH": "/usr/bin:/bin"}
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.lines.extend(self.process.stdout)

    def saw(self, words: str) -> bool:
        return any(words in line for line in self.lines)

    def interrupt(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)
        self._reader.join(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def _bot(address: str, token: str, *args: str) -> Iterator[BotProcess]:
    bot = BotProcess(address, token, *args)
    try:
        yield bot
    finally:
        bot.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    made = Server(folder, "--workers", "1", "--port", str(_free_port()))
    made.start()
    yield made
    made.kill()


@pytest.fixture
def person(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        client.get("/")
        yield client


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    with httpx.Client(base_url=server.address, timeout=60) as owner:
        wish = {"name": "Owner", "password": PASSWORD}
        assert owner.post("/api/account", json=wish).status_code == 201
        made: Json = owner.post("/api/account/bots", json={"name": "Fake"}).json()
        return str(made["token"])


def _challenge(person: httpx.Client, **more: Any) -> str:
    wish = {**GAME, **more, "player": "Fake", "name": "Ann"}
    answer = person.post("/api/lobby/challenges", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["seek"])


def _game(person: httpx.Client) -> Json:
    """The game that the bot has begun with the person."""
    path = "/api/games?running=true"
    (row,) = wait_for(lambda: person.get(path).json()["games"])
    return _state(person, row["id"])


def _state(person: httpx.Client, game: str) -> Json:
    state: Json = person.get(f"/api/games/{game}").json()["game"]
    return state


def _turn(person: httpx.Client, game: str) -> Json:
    """The state once it is the person's turn, or the game is over."""

    def mine() -> Json | None:
        state = _state(person, game)
        is_mine = state["to_act"] is None or state["to_act"]["seat"] in state["you"]
        return state if is_mine else None

    found: Json = wait_for(mine)
    return found


def _move(person: httpx.Client, state: Json, point: str) -> None:
    body = {"action": {"do": "move", "point": point}, "seq": state["seq"], "ref": f"p{point}"}
    answer = person.post(f"/api/games/{state['id']}/act", json=body)
    assert answer.status_code == 200, answer.text


def _play(person: httpx.Client, game: str, moves: int, seen: Callable[[], object]) -> Json:
    """Let the person put stones apart until there are so many, or the game is over."""
    free = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "acegikmo"]
    while True:
        state = _turn(person, game)
        if state["result"] is not None or len(state["moves"]) >= moves:
            return state
        point = next(each for each in free if each not in state["moves"])
        _move(person, state, point)
        seen()


def test_an_engine_plays_through_a_kill_of_the_server_and_of_the_bot(
    server: Server, person: httpx.Client, token: str
) -> None:
    with _bot(server.address, token) as bot:
        wait_for(lambda: bot.saw("as Fake"))
        _challenge(person)
        game = _game(person)
        names = {seat["name"]: seat["bot"] for seat in game["seats"].values()}
        assert names == {"Ann": False, "Fake": True}
        state = _play(person, game["id"], 4, lambda: None)
        server.kill()
        wait_for(lambda: bot.saw("not connected"))
        server.start()
        before = state["moves"]
        state = _play(person, game["id"], len(before) + 3, lambda: None)
        assert state["moves"][: len(before)] == before
    kept = _turn(person, game["id"])  # the bot was killed in the middle of a game
    _move(person, kept, "o15")
    with _bot(server.address, token) as bot:
        state = _play(person, game["id"], 200, lambda: None)
        assert state["result"]["reason"] == "five"  # the engine wins against stones apart
        winner = state["seats"][state["colors"][state["result"]["winner"]]]
        assert winner["bot"]
        wait_for(lambda: bot.saw("over against Ann"))
        assert bot.interrupt() == 0


def test_a_bot_declines_what_it_does_not_play_and_resigns_at_exit(
    server: Server, person: httpx.Client, token: str
) -> None:
    with _bot(server.address, token, "--at-exit", "resign", "--size", "15") as bot:
        wait_for(lambda: bot.saw("as Fake"))
        _challenge(person, size=19)
        wait_for(lambda: bot.saw("declined the challenge of Ann: size 19: expected 15"))
        _challenge(person)
        game = _game(person)
        assert bot.interrupt() == 0
        state = _state(person, game["id"])
        assert state["result"]["reason"] == "resignation"
        assert (
            state["result"]["winner"]
            == {seat: color for color, seat in state["colors"].items()}[state["you"][0]]
        )


def test_a_bot_finishes_its_games_and_then_ends(
    server: Server, person: httpx.Client, token: str
) -> None:
    with _bot(server.address, token, "--offer", "--clock", "10+5") as bot:
        seeks = wait_for(
            lambda: [s for s in person.get("/api/lobby").json()["seeks"] if s["name"] == "Fake"]
        )
        assert seeks[0]["bot"]
        accepted = person.post(f"/api/lobby/seeks/{seeks[0]['id']}/accept", json={"name": "Ann"})
        game = accepted.json()["game"]
        wait_for(lambda: bot.saw(f"{game}: playing"))
        bot.process.send_signal(signal.SIGINT)
        wait_for(lambda: bot.saw("finishing 1 running games"))
        state = _turn(person, game)
        body = {"action": {"do": "ask-undo"}, "seq": state["seq"], "ref": "undo"}
        if state["moves"]:
            person.post(f"/api/games/{game}/act", json=body)
        state = _play(person, game, 200, lambda: None)
        assert state["result"] is not None
        assert bot.process.wait(60) == 0


def test_a_bot_joins_a_tournament_and_plays_in_it(server: Server, token: str) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as host:
        assert host.post("/api/account", json={"name": "Host", "password": PASSWORD}).is_success
        wish = {"name": "With bots", "kind": "swiss", "rounds": 1, "clock": "5+3", "bots": True}
        tournament = host.post("/api/tournaments", json={**wish, "starts_in": 10}).json()["id"]
        place = f"/api/tournaments/{tournament}"
        assert host.post(f"{place}/join", json={}).is_success
        with _bot(server.address, token, "--tournament", tournament, "--tournament", "none") as bot:
            wait_for(lambda: bot.saw("joined the tournament With bots"))
            wait_for(lambda: bot.saw("did not join the tournament none"))
            game = wait_for(lambda: host.get(place).json()["you"]["game"])
            wait_for(lambda: bot.saw("playing freestyle against Host"))
            state = _turn(host, game)
            body = {"action": {"do": "resign"}, "seq": state["seq"], "ref": "enough"}
            if not state["moves"]:
                _move(host, state, "h8")
                body["seq"] = wait_for(lambda: (it := _turn(host, game))["moves"][1:] and it["seq"])
            assert host.post(f"/api/games/{game}/act", json=body).is_success
        over = wait_for(lambda: (it := host.get(place).json())["state"] == "over" and it)
        assert [(row["name"], row["bot"], row["points"]) for row in over["standings"]] == [
            ("Fake", True, 1),
            ("Host", False, 0),
        ]


def test_a_revoked_token_ends_the_bot(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    token = "bot_" + "x" * 32
    assert main(["bot", server.address, "--engine", ENGINE, "--token", token]) == 2
    assert "not valid, or was revoked" in capsys.readouterr().err
