"""What a host asks of a server: health, readiness, metrics, logs; and the files to deploy it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml
from starlette.testclient import TestClient

from databases import new_database, program, shared_redis
from live_players import LiveGame, point_of, request
from tengen.cli.main import main
from tengen.web.api.operations import is_near
from tengen.web.config import Config
from tengen.web.store.database import StoreError
from tengen.web.store.store import Store
from web_support import (
    HOST,
    LIVE,
    PERSON,
    Server,
    act,
    new_game,
    push,
    receive,
    running_app,
    wait_for,
)

DEPLOY = Path(__file__).parent.parent / "deploy"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("operations"), token="secret") as made:
        yield made


def numbers(client: TestClient) -> dict[str, float]:
    """All metrics by name and labels."""
    text = client.get("/metrics").text
    found = re.findall(r"^(tengen\S+) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_probes_need_neither_token_nor_cookie(client: TestClient) -> None:
    health, ready = client.get("/healthz"), client.get("/readyz")
    assert (health.status_code, health.json()) == (200, {"status": "ok"})
    assert ready.status_code == 200
    assert (ready.json()["database"], ready.json()["peers"]) == (True, True)
    assert not client.cookies
    assert client.get("/api/status").status_code == 401


def test_a_server_without_its_database_is_not_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Store, calls: object) -> list[object]:
        raise StoreError("no disk")

    monkeypatch.setattr(Store, "together", fail)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["database"]) == (503, False)
    assert client.get("/healthz").status_code == 200


def test_metrics_count_moves_sockets_and_queues(client: TestClient) -> None:
    client.headers["authorization"] = "Bearer secret"
    client.get("/")
    before = numbers(client)
    game = new_game(client)
    with client.websocket_connect(LIVE, headers={"authorization": "Bearer secret"}) as socket:
        receive(socket, "you")
        assert push(client, game, "h8").status_code == 200
        assert push(client, game, "h8", ref="late").status_code == 409
        after = numbers(client)
    assert after["tengen_moves_total"] == before["tengen_moves_total"] + 1
    assert after["tengen_action_seconds_count"] == before["tengen_action_seconds_count"] + 1
    assert after['tengen_actions_refused_total{code="stale"}'] == 1
    assert after["tengen_sockets"] == 1
    assert after["tengen_games_open"] == after["tengen_games_decided"] == 1
    assert after['tengen_workers_wanted{pool="engines"}'] == 2
    assert after['tengen_jobs_waiting{lane="quick",pool="engines"}'] == 0
    assert after['tengen_request_seconds_count{method="POST",status="2xx"}'] >= 2
    client.headers.pop("authorization")


def test_metrics_are_for_this_machine_and_its_network() -> None:
    assert [is_near(host) for host in ("127.0.0.1", "::1", "10.1.2.3", "192.168.0.9")] == [True] * 4
    assert [is_near(host) for host in ("8.8.8.8", "2606:4700::1", "", "nonsense")] == [False] * 4


def test_logs_are_json_and_say_nothing_about_visitors(tmp_path: Path) -> None:
    server = Server(tmp_path, "--logs", "json", "--workers", "1")
    with (tmp_path / "log").open("w") as log:
        server.start(stderr=log)
    _, cookie = request(server.address, "GET", "/", "")
    assert cookie
    seats = {"first": {"kind": "person", "name": "Zaphod"}, "second": PERSON}
    made, _ = request(server.address, "POST", "/api/games", cookie, {"seats": seats})
    process = server.process
    assert process is not None
    path = f"/api/games/{made['game']['id']}"
    request(server.address, "GET", path, cookie)
    assert server.terminate() in (0, -15)
    lines = (tmp_path / "log").read_text().splitlines()
    records = [json.loads(line) for line in lines]
    assert {"started", "stopped"} <= {record["message"].split()[-1] for record in records}
    assert all(record["time"] and record["level"] and record["logger"] for record in records)
    for private in ("Zaphod", "127.0.0.1", cookie.partition("=")[2]):
        assert not any(private in line for line in lines)


# Deployment


def test_units_are_valid(tmp_path: Path) -> None:
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("systemd is not installed")
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text().replace("/opt/tengen/bin/tengen", "/bin/true")
        (tmp_path / unit.name).write_text(re.sub(r"^User=.*$", "User=root", text, flags=re.M))
    names = sorted(str(path) for path in tmp_path.iterdir())
    assert names
    names = [name.replace("@.", "@8765.") for name in names]
    for unit in tmp_path.glob("*@.service"):
        shutil.copy(unit, unit.with_name(unit.name.replace("@.", "@8765.")))
    found = subprocess.run(
        [analyse, "verify", "--man=no", *names], capture_output=True, text=True, check=False
    )
    said = [line for line in found.stderr.splitlines() if "tengen" in line]
    assert (found.returncode, said) == (0, [])


# What the Compose Specification allows of what our file uses; anything else is a slip of the pen.
COMPOSE = {
    "build": {"context", "dockerfile"},
    "command": None,
    "depends_on": None,
    "environment": None,
    "healthcheck": {"test", "interval", "timeout", "retries"},
    "image": None,
    "ports": None,
    "restart": None,
    "stop_grace_period": None,
    "volumes": None,
}


def composed() -> dict[str, Any]:
    """The compose file as data."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_compose_file_names_only_what_there_is() -> None:
    layout = composed()
    assert set(layout) == {"x-server", "services", "volumes"}
    services = layout["services"]
    for name, service in services.items():
        assert set(service) <= set(COMPOSE), name
        for key, known in COMPOSE.items():
            assert known is None or set(service.get(key, ())) <= known, (name, key)
        assert ("image" in service) != ("build" in service), name
        assert service["restart"] in ("no", "always", "on-failure", "unless-stopped")
        needed = service.get("depends_on", {})
        for other in needed:
            assert other in services, name
            if isinstance(needed, dict) and needed[other]["condition"] == "service_healthy":
                assert "healthcheck" in services[other], other
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in layout["volumes"], name
    dockerfile = services["server1"]["build"]["dockerfile"]
    assert (DEPLOY.parent / dockerfile).is_file()
    proxied = re.findall(r"--to (\w+):8765", services["proxy"]["command"])
    assert proxied == [name for name in services if name.startswith("server")]
    if compose := shutil.which("docker-compose"):
        environment = {**os.environ, "POSTGRES_PASSWORD": "a", "TENGEN_NAME": "gomoku.example.org"}
        check = [compose, "--file", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
        subprocess.run(check, env=environment, check=True)


def commands() -> dict[str, tuple[list[str], dict[str, str]]]:
    """How each file of the deployment starts a server: arguments and environment."""
    unit = (DEPLOY / "tengen@.service").read_text()
    started = re.findall(r"^ExecStart=/opt/tengen/bin/tengen (.+)$", unit, re.MULTILINE)
    text = (DEPLOY / "environment").read_text()
    variables = dict(line.split("=", 1) for line in text.splitlines() if not line.startswith("#"))
    server = composed()["services"]["server1"]
    cmd = re.findall(r"^CMD (.+)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    return {
        "unit": (started[0].replace("%i", "8765").split(), variables),
        "compose": (server["command"].split()[1:], server["environment"]),
        "Dockerfile": (json.loads(cmd[0])[1:], {}),
    }


@pytest.mark.parametrize("name", ["unit", "compose", "Dockerfile"])
def test_a_deployment_starts_the_server_with_options_that_it_knows(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args, variables = commands()[name]
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    started: list[tuple[Config, int | None]] = []
    monkeypatch.setattr(
        "tengen.web.server.serve",
        lambda config, *, port, opens_browser: started.append((config, port)),
    )
    wanted = [arg.replace("${TENGEN_NAME}", "gomoku.example.org") for arg in args]
    assert main(wanted) == 0
    ((config, port),) = started
    assert (config.token, config.logs, port) == (None, "json", 8765)
    if variables:
        assert config.redis is not None
        assert config.database.startswith("postgresql+psycopg://")
        assert config.names == {"gomoku.example.org"}
        assert config.proxies


def test_the_layout_runs_as_plain_processes(tmp_path: Path) -> None:
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if nginx is None:
        pytest.skip("nginx is not installed")
    database, redis = new_database("postgresql", tmp_path), shared_redis().url
    options: tuple[str, ...] = ("--redis", redis, "--workers", "1", "--public")
    options += ("--name", "gomoku.example.org", "--proxy", "127.0.0.1")
    servers = [Server(tmp_path, *options, database=database) for _ in range(2)]
    for server in servers:
        server.start()
    proxy, address = _started_proxy(nginx, tmp_path, [server.address for server in servers])
    try:
        wait_for(lambda: _is_up(address))
        seen = {_server_of(address) for _ in range(10)}
        assert len(seen) == 2, "the proxy leads to both servers"
        game = LiveGame.create([address, address])
        first, second = game.players
        path = f"/api/games/{game.id}"
        for number in range(6):
            player = (first, second)[number % 2]
            action = {"do": "move", "point": point_of(number)}
            body = {"action": action, "seq": number + 1, "ref": str(number)}
            made, _ = request(address, "POST", f"{path}/act", player.cookie, body)
            assert made["game"]["ply"] == number + 1
        servers[0].kill()
        state, _ = request(address, "GET", path, first.cookie)
        assert state["game"]["moves"] == [point_of(number) for number in range(6)]
    finally:
        proxy.terminate()
        proxy.wait(30)
        servers[1].kill()


def _started_proxy(
    nginx: str, folder: Path, addresses: list[str]
) -> tuple[subprocess.Popen[bytes], str]:
    """Our nginx configuration, with ports of its own and without certificates."""
    port = Server.free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    for number, address in enumerate(addresses):
        text = text.replace(f"server 127.0.0.1:{8765 + number}", f"server {address[7:]}")
    text = re.sub(r"^\s*(ssl_certificate|listen \[).*\n", "", text, flags=re.M)
    text = re.sub(r"listen 443 ssl.*;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"^  server \{ # to HTTPS.*?^  \}\n", "", text, flags=re.M | re.S)
    head = f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\n"
    temporary = "".join(
        f"  {kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = head + text.replace("http {\n", f"http {{\n  access_log off;\n{temporary}", 1)
    (folder / "nginx.conf").write_text(text)
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")])
    return process, f"http://127.0.0.1:{port}"


def _is_up(address: str) -> bool:
    try:
        request(address, "GET", "/api/config", "")
    except OSError:
        return False
    return True


def _server_of(address: str) -> str:
    """Which server answers, by the name that it gives itself."""
    return str(request(address, "GET", "/api/status", "")[0]["server"])


def test_a_backup_of_postgresql_is_restored(tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path)
    with running_app(tmp_path, database=database) as client:
        game = new_game(client)
        for point in ("h8", "i9"):
            game = push(client, game, point).json()["game"]
        file = tmp_path / "backup.dump"
        where, name = database.partition("host=")[2], re.findall(r"/(\w+)\?", database)[0]
        login = ["--host", where, "--username", "postgres"]
        dump = [program("pg_dump"), *login, "--format=custom", f"--file={file}", name]
        subprocess.run(dump, check=True)
        act(client, game, "resign")  # after the backup
    other = new_database("postgresql", tmp_path)
    copy = re.findall(r"/(\w+)\?", other)[0]
    subprocess.run(
        [program("pg_restore"), *login, "--no-owner", f"--dbname={copy}", str(file)], check=True
    )
    with psycopg.connect(host=where, user="postgres", dbname=copy) as db:
        assert db.execute("SELECT count(*) FROM actions").fetchone() == (2,)
    with running_app(tmp_path, database=other) as restored:
        restored.cookies = client.cookies
        state = restored.get(f"{HOST}/api/games/{game['id']}").json()["game"]
        assert (state["moves"], state["result"]) == (["h8", "i9"], None)
        assert push(restored, state, "j10").status_code == 200
