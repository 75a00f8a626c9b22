"""What the tests of the web app share: pools with a fake engine, a client, a server's process."""

from __future__ import annotations

import atexit
import itertools
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from databases import KINDS, new_database
from tengen.remote.backend import LocalProcesses
from tengen.remote.pool import Pool
from tengen.web import passwords
from tengen.web.api.services import Services
from tengen.web.app import create_app
from tengen.web.config import Config
from tengen.web.errors import web_error

Json = dict[str, Any]

WORKER = str(Path(__file__).with_name("web_worker.py"))
HOST = "http://localhost:8765"
LIVE = "ws://localhost:8765/api/live"
PERSON = {"kind": "person", "name": "Ann"}
INVITE = {"kind": "invite"}
LEVEL = {"kind": "level", "level": 3}
PASSWORD = "four green stones"
DRILL_MOVES = "h8 g8 i8 a1 j8 a2 k8 a3 b15 a4"  # Black makes a five next

_numbers = itertools.count(1)


def fake_pool(count: int = 2, behaviour: str = "ready", **options: Any) -> Pool:
    """A pool whose workers have a fake engine."""
    backend = LocalProcesses([sys.executable, WORKER, behaviour])
    return Pool(backend, count, convert=web_error, **options)


@contextmanager
def running_app(
    folder: Path,
    *,
    behaviour: str = "ready",
    kind: str = "sqlite",
    database: str | None = None,
    wall: Callable[[], float] = time.time,
    **config: Any,
) -> Iterator[TestClient]:
    """The app with a fake engine and a database of a kind, and a client of it."""
    setup = Config(database=database or new_database(kind, folder), **config)
    app = create_app(setup, engines=fake_pool(behaviour=behaviour), wall=wall)
    with TestClient(app, base_url=HOST) as client:
        yield client


def app_fixture(
    prepare: Callable[[pytest.MonkeyPatch], None] = lambda patch: None, **config: Any
) -> Any:
    """A fixture: the running app of a module, for each kind of database, with quick passwords.

    `prepare` changes what the module needs otherwise.
    """

    @pytest.fixture(scope="module", params=KINDS)
    def app(
        request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
    ) -> Iterator[TestClient]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(passwords, "MEMORY_KIB", 64)
            prepare(patch)
            folder = tmp_path_factory.mktemp("app")
            with running_app(folder, kind=request.param, **config) as made:
                yield made

    return app


def services_of(app: TestClient) -> Services:
    """The parts of a running app."""
    services: Services = app.app.state.services  # type: ignore[attr-defined]
    return services


def other_client(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    other = TestClient(client.app, base_url=HOST)
    other.portal = client.portal  # the server's loop, which is running
    return other


def stored(client: TestClient, method: str, *args: Any, **kwargs: Any) -> Any:
    """What a method of the store returns, in its turn among the calls of the server."""
    storage = services_of(client).storage
    assert client.portal is not None
    return client.portal.call(partial(storage.ask, getattr(storage.store, method), *args, **kwargs))


def new_game(client: TestClient, first: Json = PERSON, second: Json = PERSON, **wish: Any) -> Json:
    """The state of a new game."""
    answer = client.post("/api/games", json={"seats": {"first": first, "second": second}, **wish})
    assert answer.status_code == 201, answer.text
    game: Json = answer.json()["game"]
    return game


def push(client: TestClient, game: Json, point: str, *, ref: str | None = None) -> Any:
    """The answer to a move at the state of the game that is given."""
    action = {"do": "move", "point": point}
    body = {"action": action, "seq": game["seq"], "ref": ref or f"{point}-{game['seq']}"}
    return client.post(f"/api/games/{game['id']}/act", json=body)


def act(client: TestClient, game: Json, do: str, **more: Any) -> Any:
    """The answer to another action."""
    body = {"action": {"do": do, **more}, "seq": game["seq"], "ref": f"{do}-{game['seq']}"}
    return client.post(f"/api/games/{game['id']}/act", json=body)


def receive(socket: WebSocketTestSession, wanted: Callable[[Json], bool] | str) -> Json:
    """The next message that is wanted, or of the wanted type; others are passed over.

    Changes of a game come as its whole state, as a page puts them together.
    """
    fits = wanted if callable(wanted) else lambda message: message["type"] == wanted
    states: dict[str, Json] = socket.__dict__.setdefault("states", {})
    while True:
        message: Json = socket.receive_json()
        if message["type"] == "state":
            states[message["game"]["id"]] = message["game"]
        if message["type"] == "changes":
            game = states[message["game"]] = states[message["game"]] | message["changes"]
            message = {"type": "state", "game": game}
        if fits(message):
            return message


class Wall:
    """The time, as a test has it."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def new_browser(app: TestClient) -> TestClient:
    """A browser that has opened the page."""
    browser = other_client(app)
    browser.get("/")
    return browser


def new_member(app: TestClient) -> TestClient:
    """A browser with an account; so many are made in tests that rates do not count."""
    services_of(app).rates.forget()
    browser = new_browser(app)
    register(browser)
    return browser


def name_of(member: TestClient) -> str:
    """The name of the account that a browser is logged in to."""
    return str(member.get("/api/account").json()["account"]["name"])


def register(browser: TestClient, name: str | None = None, **more: Any) -> Json:
    """The answer to a new account, which the browser is logged in to from then on."""
    wish = {"name": name or f"Anyone-{next(_numbers)}", "password": PASSWORD, **more}
    answer = browser.post("/api/account", json=wish)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def with_drill(client: TestClient) -> Json:
    """Import a deck with one drill, and return it."""
    position = {"rule": "freestyle", "size": 15, "moves": DRILL_MOVES.split()}
    won = {"centi": None, "win_in": 1, "win_chance": 1.0, "color": "black"}
    even = {"centi": 0, "win_in": None, "win_chance": 0.5, "color": "black"}
    reason = {"key": "misses-shape", "params": {"move": "b14", "kind": "five", "point": "l8"}}
    mistake = {
        "number": 11,
        "move": "b14",
        "color": "black",
        "class": "missed win",
        "before": won,
        "after": even,
        "best_line": ["l8"],
        "refutation": ["a5"],
        "reason": reason,
    }
    drill = {
        "id": "0123456789abcdef0123",
        "position": position,
        "mistake": mistake,
        "right": [{"move": "l8", "after": won, "line": []}],
        "nodes": 1000,
        "added": "2026-03-01T18:30:00Z",
    }
    record = {"format": "tengen-learning", "version": 1, "parts": {"drills": {"drills": [drill]}}}
    answer = client.post("/api/learning", json={"record": record})
    assert answer.status_code == 200, answer.text
    again = client.post("/api/learning", json={"record": record})
    assert again.json() == answer.json()
    return drill


class Server:
    """A real server process on a free port, with a database in the folder."""

    def __init__(self, folder: Path, *args: str, database: str | None = None) -> None:
        self._command = [sys.executable, "-m", "tengen", "serve", "--port", "0"]
        self._command += ["--db", database or str(folder / "web.db"), *args]
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    @staticmethod
    def free_port() -> int:
        """A port that nobody listens on."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            return int(free.getsockname()[1])

    def run_script(self, script: Path) -> None:
        """Run a program of the tests in place of Tengen's."""
        self._command[1:3] = [str(script)]

    def start(self, **options: Any) -> None:
        """Start it and wait until it says where it is."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True, **options)
        atexit.register(self.process.kill)  # a test that fails leaves nothing behind
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://[^/]+", line)
        assert match is not None, line
        self.address = match[0]

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def terminate(self) -> int:
        """End it as a service manager does; its exit code."""
        return self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """End it as Ctrl-C does; its exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def wait_for(is_so: Callable[[], Any], seconds: float = 60.0) -> Any:
    """What a condition returns once it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = is_so()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"nothing came of it in {seconds} s")
