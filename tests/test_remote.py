"""Workers and the client of one worker: messages, the process, deadlines, deaths."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from backend_contract import CONTRACT, Life, Promise, keep
from remote_support import WORKER, is_running, odd_workers
from tengen.remote import backend as backend_module
from tengen.remote import client as client_module
from tengen.remote.backend import Backoff, Death, LocalProcesses
from tengen.remote.client import Client
from tengen.remote.errors import LateError, RefusedError, WorkerError
from tengen.remote.messages import (
    Decoder,
    Done,
    Failed,
    Loading,
    Message,
    MessageError,
    News,
    Ready,
    Refused,
    Request,
    Stop,
    encode,
)

PATIENCE = 60.0


def soon() -> float:
    return time.monotonic() + PATIENCE


def wait_for(condition: Callable[[], object]) -> None:
    end = soon()
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# Messages


def test_messages_arrive_as_they_were_sent_in_any_pieces() -> None:
    messages: list[Message] = [
        Request(1, "echo", {"text": "a\nb \ud800 é", "number": 1.5}),
        Stop(1),
        Loading(True, 1, 2),
        Ready(),
        News(1, [None, {}]),
        Done(1, {"x": [1, 2]}, True),
        Refused(1, "odd", "why", {}),
        Failed(1, "Error", "trace"),
    ]
    data = b"".join(map(encode, messages))
    for step in (1, 7, len(data)):
        decoder = Decoder()
        pieces = (data[at : at + step] for at in range(0, len(data), step))
        assert [message for piece in pieces for message in decoder.feed(piece)] == messages


@pytest.mark.parametrize("line", [b"", b"hello", b"[]", b'["Other",1]', b'["Stop"]', b"\xff", b"1"])
def test_what_is_no_message_is_an_error(line: bytes) -> None:
    with pytest.raises(MessageError):
        list(Decoder().feed(line + b"\n"))


def test_a_message_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tengen.remote.messages.MAX_BYTES", 10)
    with pytest.raises(MessageError, match="longer"):
        list(Decoder().feed(b"x" * 11))


# The worker process, whoever its client is


@pytest.mark.parametrize("promise", CONTRACT)
def test_local_processes_keep_the_contract(promise: Promise) -> None:
    keep(promise, odd_workers(keeps_errors=True))


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ([sys.executable, WORKER, "broken"], "no engine today"),
        ([sys.executable, "-c", "print('hello')"], "expected a message"),
        (["/no/such/program"], "No such file"),
    ],
)
def test_a_worker_that_never_gets_ready_ends(command: list[str], words: str) -> None:
    death = Life(LocalProcesses(command, keeps_errors=True)).next()
    assert words in str(death)


def test_a_worker_dies_with_its_parent_even_while_suspended() -> None:
    code = (
        "import sys, time\n"
        "from tengen.remote.backend import LocalProcesses\n"
        "from tengen.remote.messages import Ready, Request\n"
        "def hear(message):\n"
        "    if isinstance(message, Ready): worker.send(Request(1, 'pid', {}))\n"
        "    else: print(message.value, flush=True)\n"
        "worker = LocalProcesses(sys.argv[1:]).start(hear, print)\n"
        "time.sleep(1000)\n"
    )
    command = [sys.executable, "-c", code, sys.executable, WORKER, "ready"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        os.kill(pid, signal.SIGSTOP)
        parent.kill()
    wait_for(lambda: not is_running(pid))


# The client of one worker


class Clients:
    """Makes clients, and ends their workers."""

    def __init__(self) -> None:
        self._made: list[Client] = []
        self.log: list[str] = []

    def make(self, behaviour: str = "ready", **options: Any) -> Client:
        client = Client(odd_workers(behaviour, keeps_errors=True), log=self.log.append, **options)
        self._made.append(client)
        client.start()
        return client

    def close(self) -> None:
        for client in self._made:
            client.close()


@pytest.fixture
def clients(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clients]:
    monkeypatch.setattr(backend_module, "PAUSES", (0.0, 0.01))
    clients = Clients()
    yield clients
    clients.close()


def test_a_client_gets_answers_news_and_errors(clients: Clients) -> None:
    client = clients.make()
    assert client.wait(soon())
    assert client.ask("echo", {"value": 7}, until=soon()) == 7
    news: list[int] = []
    assert client.ask("count", {"seconds": 0.2}, tell=news.append) == len(news) > 0
    with pytest.raises(RefusedError, match="not this"):
        client.ask("refuse", {})
    with pytest.raises(WorkerError, match="RuntimeError"):
        client.ask("fail", {})
    assert any("a fault" in text for text in clients.log)
    assert client.ask("echo", {"value": 8}) == 8


def test_nobody_waits_longer_than_they_can(clients: Clients) -> None:
    client = clients.make("slow")
    assert not client.wait(time.monotonic() - 1)
    assert not client.wait(time.monotonic() + 0.05)
    assert not client.wait(None, lambda: True)
    with pytest.raises(WorkerError, match="not ready"):
        client.ask("echo", {"value": 1})


def test_a_worker_is_set_up_before_all_else_and_again_when_wanted(clients: Clients) -> None:
    client = clients.make(setup={"size": 15})
    assert client.wait(soon())
    assert client.ask("current_setup", {}) == {"size": 15}
    for size in range(5, 23):
        client.want({"size": size})
    assert client.wait(soon())
    assert client.ask("current_setup", {}) == {"size": 22}


def test_a_refused_setup_is_reported_until_another_is_wanted(clients: Clients) -> None:
    client = clients.make(setup={"size": -1})
    assert not client.wait(soon())
    assert client.is_set_up
    assert client.refusal == "not this size"
    client.want({"size": 9})
    assert client.wait(soon())


def test_a_worker_that_dies_is_replaced_for_ever(clients: Clients) -> None:
    """More often than any patience with a broken worker; then it works again."""
    client = clients.make()
    for _ in range(2 * backend_module.BROKEN):
        wait_for(lambda: client.wait(soon()))
        with pytest.raises(WorkerError, match="I had enough"):
            client.ask("die", {}, until=soon())
    wait_for(lambda: client.wait(soon()))
    assert client.ask("echo", {"value": 1}) == 1


@pytest.mark.parametrize("behaviour", ["broken", "noisy"])
def test_nobody_waits_for_a_worker_that_keeps_failing(clients: Clients, behaviour: str) -> None:
    client = clients.make(behaviour)
    assert not client.wait(None)
    assert client.is_broken


def test_a_client_may_have_one_life(clients: Clients) -> None:
    client = clients.make(restarts=False)
    assert client.wait(soon())
    with pytest.raises(WorkerError, match="exit code 9: I had enough"):
        client.ask("die", {})
    assert not client.wait(None)
    assert str(client.death) == "exit code 9: I had enough"


def test_what_a_death_needs_is_done_before_the_next_start(clients: Clients) -> None:
    """And a death that is explained does not count."""
    seen: list[Death] = []

    def after(death: Death) -> bool:
        seen.append(death)
        return True

    client = clients.make("broken", after=after)
    wait_for(lambda: len(seen) > 2 * backend_module.BROKEN)
    assert not client.is_broken


def test_a_worker_that_hangs_is_left_alone_then_replaced(
    clients: Clients, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "HANG", 0.1)
    client = clients.make()
    assert client.wait(soon())
    with pytest.raises(LateError):
        client.ask("hang", {}, until=time.monotonic() + 0.05)
    assert not client.wait(time.monotonic())
    assert client.wait(soon())
    assert client.ask("echo", {"value": 2}) == 2


def test_a_worker_that_is_late_goes_on_when_it_has_stopped(clients: Clients) -> None:
    client = clients.make()
    assert client.wait(soon())
    pid = client.ask("pid", {})
    with pytest.raises(LateError):
        client.ask("count", {"seconds": 1000}, until=time.monotonic() + 0.05)
    assert client.wait(soon())
    assert client.ask("pid", {}) == pid


def test_pauses_grow_with_failures_and_end_with_a_success() -> None:
    backoff = Backoff()
    pauses = []
    for _ in range(8):
        backoff.fail()
        pauses.append(backoff.pause)
    assert pauses == sorted(pauses)
    assert pauses[0] < 1 < pauses[-1] == pauses[-2]
    assert backoff.is_broken
    backoff.reset()
    assert (backoff.is_broken, backoff.pause) == (False, 0.0)


def test_only_plain_data_crosses() -> None:
    """The actor's class, which is ours, is all that travels in another way."""
    assert json.loads(encode(Done(3, (1, 2)))) == ["Done", 3, [1, 2], False]
    sources = [path.read_text() for path in Path(client_module.__file__).parent.glob("*.py")]
    used = [line.strip() for line in "\n".join(sources).splitlines() if "pickle." in line]
    assert used == ["ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])"]
