"""Databases for tests: SQLite in a folder, or PostgreSQL and Redis servers of the tests' own.

A server starts when a test first asks for it, listens on a socket in a temporary folder and no
port, and ends with the tests. TENGEN_WITHOUT_POSTGRESQL=1 skips the tests that need them.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import itertools
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import pytest
import redis

KINDS = ("sqlite", "postgresql")
USER = "postgres"  # the server refuses to run as root

_numbers = itertools.count(1)


def new_database(kind: str, folder: Path) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'web.db'}"
    _skip_without()
    socket, name = _server(), f"test_{next(_numbers)}"
    with psycopg.connect(host=socket, user=USER, dbname="postgres", autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name} TEMPLATE template0")
    return f"postgresql+psycopg://{USER}@/{name}?host={socket}"


def _skip_without() -> None:
    if os.environ.get("TENGEN_WITHOUT_POSTGRESQL"):
        pytest.skip("TENGEN_WITHOUT_POSTGRESQL is set")


class RedisServer:
    """A Redis server that keeps nothing; tests may end it and start it again."""

    def __init__(self, folder: Path) -> None:
        _skip_without()
        self._socket = str(folder / "redis.sock")
        self.url = f"unix://{self._socket}"
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.stop)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        found = shutil.which("redis-server")
        assert found is not None, "redis-server is missing: run tests/install_services"
        options = [
            "--port",
            "0",
            "--unixsocket",
            self._socket,
            "--save",
            "",
            "--loglevel",
            "warning",
        ]
        self._process = subprocess.Popen([found, *options], stdout=subprocess.DEVNULL)
        client = redis.Redis(unix_socket_path=self._socket)
        for _ in range(500):
            with contextlib.suppress(redis.ConnectionError):
                client.ping()
                break
            time.sleep(0.02)
        client.close()

    def stop(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(30)
            self._process = None


@functools.cache
def shared_redis() -> RedisServer:
    """A server that no test stops."""
    folder = Path(tempfile.mkdtemp(prefix="tengen-redis-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return RedisServer(folder)


@functools.cache
def _server() -> str:
    """Start a server; the folder of its socket."""
    folder = Path(tempfile.mkdtemp(prefix="tengen-pg-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    data = str(folder / "data")
    _run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", f"--pgdata={data}")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    log = str(folder / "log")
    _run("pg_ctl", "--wait", f"--pgdata={data}", f"--log={log}", f"--options={options}", "start")
    atexit.register(_run, "pg_ctl", f"--pgdata={data}", "--mode=immediate", "stop")
    return str(folder)


def program(name: str) -> str:
    """The path of a program of PostgreSQL."""
    found = shutil.which(name) or next(
        iter(sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    assert found is not None, f"{name} is missing: run tests/install_services"
    return str(found)


def _run(name: str, *args: str) -> None:
    user = USER if os.geteuid() == 0 else None
    command = [program(name), *args]
    subprocess.run(command, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL)
