"""Promises that workers keep wherever they run, for the tests of every backend.

The workers have the tasks of `remote_worker.py`. `keep` holds a backend to a promise of `CONTRACT`.
"""

from __future__ import annotations

import queue
from collections.abc import Callable
from typing import Any

from tengen.remote.backend import Backend, Death
from tengen.remote.messages import Done, News, Ready, Refused, Request, Stop

PATIENCE = 120.0


class Life:
    """A worker from its start to its end, with all it says."""

    def __init__(self, backend: Backend) -> None:
        self.heard: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self.worker = backend.start(self.heard.put, self.heard.put)

    def next(self) -> Any:
        """The next message, or how the worker ended."""
        return self.heard.get(timeout=PATIENCE)

    def ask(self, task: str, **args: Any) -> Any:
        """What comes next after a request."""
        self.worker.send(Request(1, task, args))
        return self.next()


Promise = Callable[[Life], None]


def it_answers_refuses_and_fails(life: Life) -> None:
    """Each request has one answer."""
    assert life.ask("echo", value=[1]) == Done(1, [1])
    assert life.ask("refuse") == Refused(1, "odd", "not this", {"why": 1})
    failed = life.ask("fail")
    assert (failed.error, "a fault" in failed.trace) == ("RuntimeError", True)
    assert life.ask("no such task").error == "KeyError"
    assert life.ask("echo", wrong=1).error == "TypeError"


def nothing_but_messages_gets_out(life: Life) -> None:
    """A task that prints disturbs nobody."""
    assert life.ask("shout") == Done(1, "")


def answers_come_in_the_order_of_requests(life: Life) -> None:
    """However many are sent at once."""
    for number in range(200):
        life.worker.send(Request(number, "echo", {"value": number}))
    assert [life.next() for _ in range(200)] == [Done(number, number) for number in range(200)]


def a_stop_means_all_earlier_requests_and_no_later_one(life: Life) -> None:
    """What is stopped still has its answer."""
    for number in (1, 2, 3):
        life.worker.send(Request(number, "count", {"seconds": 1000 if number < 3 else 0}))
    life.worker.send(Stop(2))
    answers = [message for message in iter(life.next, Done(3, 0)) if isinstance(message, Done)]
    assert [(done.number, done.was_stopped) for done in answers] == [(1, True), (2, True)]


def news_come_before_the_answer(life: Life) -> None:
    """All of them, in order."""
    life.worker.send(Request(1, "count", {"seconds": 0.2}))
    told = []
    while isinstance(message := life.next(), News):
        told.append(message.value)
    assert told == list(range(1, message.value + 1))


def a_large_message_crosses_while_nobody_waits(life: Life) -> None:
    """Both ways."""
    value = "x" * (5 << 20)
    assert life.ask("echo", value=value) == Done(1, value)


def a_death_says_how_it_came(life: Life) -> None:
    """And what is sent to a dead worker is lost."""
    life.worker.send(Request(1, "die", {}))
    assert life.next() == Death(9, "I had enough")
    life.worker.send(Stop(1))
    life.worker.kill()


def a_killed_worker_ends(life: Life) -> None:
    """Even one that does not stop."""
    assert isinstance(life.ask("hang"), News)
    life.worker.kill()
    life.worker.kill()
    assert isinstance(life.next(), Death)


CONTRACT: tuple[Promise, ...] = (
    it_answers_refuses_and_fails,
    nothing_but_messages_gets_out,
    answers_come_in_the_order_of_requests,
    a_stop_means_all_earlier_requests_and_no_later_one,
    news_come_before_the_answer,
    a_large_message_crosses_while_nobody_waits,
    a_death_says_how_it_came,
    a_killed_worker_ends,
)


def keep(promise: Promise, backend: Backend) -> None:
    """Hold the workers of a backend to a promise."""
    life = Life(backend)
    try:
        first = life.next()
        assert first == Ready({"engine": "an engine"}), first
        promise(life)
    finally:
        life.worker.kill()
