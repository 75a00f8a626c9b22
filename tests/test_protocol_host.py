"""The parent of the thinking process, with workers that misbehave."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from tengen import Board, Info, Limit
from tengen.gomocup.server import host as host_module
from tengen.gomocup.server.dialogue import wish_for
from tengen.gomocup.server.host import EngineHost, WorkerError
from tengen.gomocup.server.messages import Request, Wish
from tengen.gomocup.server.settings import Settings

PATIENCE = 60.0

PREFACE = """
import os, pickle, sys, time
from tengen.gomocup.server.messages import *
def read(): return pickle.load(sys.stdin.buffer)
def say(message):
    sys.stdout.buffer.write(pickle.dumps(message))
    sys.stdout.buffer.flush()
"""
OBEDIENT = """
while True:
    message = read()
    if isinstance(message, Wish): say(Ready(message, None))
    if isinstance(message, Request): say(Done(message.number, message.number * 10, ()))
"""
REFUSING = "while True: say(Ready(read(), 'not this rule'))"
FAILING = (
    "say(Ready(read(), None)); say(Failed(read().number, 'ZeroDivisionError', 'why'));" + OBEDIENT
)
DEAF = "say(Ready(read(), None)); time.sleep(1000)"
MORTAL = "say(Ready(read(), None)); read(); os._exit(9)"
STILLBORN = "os._exit(9)"
NOISY = "sys.stdout.write('hello world'); sys.stdout.flush(); time.sleep(1000)"
COLD = (
    f"os._exit({host_module.EXIT_COLD}) if len(sys.argv) < 2 or not sys.argv[1] else None;"
    + OBEDIENT
)


def wish(size: int = 15) -> Wish:
    return wish_for(Settings(), Board(size=size))


def request(number: int) -> Request:
    return Request(number, "play", Board(), Limit(time=1.0))


@pytest.fixture
def hosts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosts]:
    hosts = Hosts(monkeypatch)
    yield hosts
    hosts.close()


class Hosts:
    """Makes hosts, and ends what they have started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self._made: list[EngineHost] = []
        self.log: list[str] = []

    def make(self, worker: str, compiler: str = "") -> EngineHost:
        """A host whose worker and compiler run this code."""
        self._monkeypatch.setattr(host_module, "WORKER", PREFACE + worker)
        self._monkeypatch.setattr(host_module, "COMPILER", PREFACE + compiler)
        host = EngineHost(wish(), self.log.append)
        self._made.append(host)
        host.start()
        return host

    def close(self) -> None:
        """Leave nothing behind."""
        self._monkeypatch.setattr(host_module, "MOST_DEATHS", 0)
        for host in self._made:
            host.want(wish(5))
            while not host._is_over:
                host.close()
                time.sleep(0.01)


def soon() -> float:
    return time.monotonic() + PATIENCE


def wait_for(condition: Callable[[], bool]) -> None:
    end = soon()
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def ignore(info: Info) -> None:
    """No news are expected."""


def test_a_request_is_answered_and_another_wish_is_granted(hosts: Hosts) -> None:
    host = hosts.make(OBEDIENT)
    assert host.wait(soon())
    assert host.ask(request(7), soon(), ignore).result == 70
    for size in range(5, 23):
        host.want(wish(size))
    assert host.wait(soon())
    assert host.ask(request(8), soon(), ignore).result == 80


def test_nobody_waits_longer_than_they_can(hosts: Hosts) -> None:
    host = hosts.make("time.sleep(1000)")
    assert not host.wait(time.monotonic() - 1)
    assert not host.wait(time.monotonic() + 0.05)
    assert not host.wait(None, lambda: True)
    assert host.state == "loading"


def test_a_refusal_is_told(hosts: Hosts) -> None:
    host = hosts.make(REFUSING)
    assert not host.wait(soon())
    assert host.is_settled()
    assert host.state == "not this rule"


def test_a_failed_request_leaves_the_worker_at_work(hosts: Hosts) -> None:
    host = hosts.make(FAILING)
    assert host.wait(soon())
    with pytest.raises(WorkerError, match="ZeroDivisionError"):
        host.ask(request(1), soon(), ignore)
    assert "why" in hosts.log
    assert host.ask(request(2), soon(), ignore).result == 20


def test_a_worker_that_dies_is_replaced_until_it_is_hopeless(hosts: Hosts) -> None:
    host = hosts.make(MORTAL)
    for number in range(host_module.MOST_DEATHS):
        assert host.wait(soon())
        with pytest.raises(WorkerError, match="died"):
            host.ask(request(number), soon(), ignore)
    assert not host.wait(soon())
    assert host.state == "the engine cannot be run"


@pytest.mark.parametrize("worker", [STILLBORN, NOISY])
def test_a_worker_that_never_gets_to_work_is_given_up(hosts: Hosts, worker: str) -> None:
    host = hosts.make(worker)
    assert not host.wait(soon())
    assert host.is_settled()


def test_a_worker_that_hangs_is_left_alone_then_replaced(
    hosts: Hosts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_module, "HANG", 0.1)
    host = hosts.make(DEAF)
    assert host.wait(soon())
    with pytest.raises(WorkerError, match="late"):
        host.ask(request(1), time.monotonic() + 0.05, ignore)
    assert not host.wait(time.monotonic())
    monkeypatch.setattr(host_module, "WORKER", PREFACE + OBEDIENT)
    assert host.wait(soon())
    assert host.ask(request(2), soon(), ignore).result == 20


def test_a_compiler_that_fails_is_not_needed(hosts: Hosts) -> None:
    host = hosts.make(COLD, compiler="os._exit(1)")
    assert host.wait(soon())
    assert host.ask(request(3), soon(), ignore).result == 30


def test_nothing_is_compiled_without_the_memory_for_it(hosts: Hosts) -> None:
    host = hosts.make(COLD, compiler="time.sleep(1000)")
    wait_for(lambda: host.state == "compiling")
    host.want(wish()._replace(memory_mb=100))
    wait_for(lambda: len(hosts.log) >= 4)  # a second worker has said no more, and ended
    assert not host.wait(time.monotonic() + 0.2)
    wait_for(host.is_settled)
