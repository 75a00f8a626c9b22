"""The process that thinks: it holds the engine, and nothing else talks to the manager through it.

A process of its own, because loading compiled code holds the interpreter's lock for long moments
and a fault in machine code ends a process. Whoever talks to the manager stays quick and alive.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, TypeAlias

from ...engine.base import Analysis, BaseEngine, StopToken, Watch
from ...engine.engine import Engine
from ...engine.info import Info
from ...engine.warmup import is_cold, warm_up
from ...errors import UnsupportedRuleError
from ...openings import balance, swap2
from .messages import Done, Failed, FromWorker, News, Ready, Request, Stop, ToWorker, Wish

EXIT_COLD = 2  # the code with which a worker leaves that would have to compile
PR_SET_PDEATHSIG = 1  # of Linux's prctl: the signal that comes when the parent ends

Task: TypeAlias = Callable[[BaseEngine, Request, Watch, StopToken], Any]


# Tasks


def play(engine: BaseEngine, request: Request, watch: Watch, stop: StopToken) -> int:
    """The move to play."""
    return engine.play(request.board, request.limit, watch=watch, stop=stop).move


def best_lines(engine: BaseEngine, request: Request, watch: Watch, stop: StopToken) -> int:
    """The best move of so many lines."""
    with engine.analysis(
        request.board, request.limit, multipv=request.args[0], stop=stop
    ) as search:
        watch(search)
    return search.best.move


def take_or_answer(
    engine: BaseEngine, request: Request, watch: Watch, stop: StopToken
) -> tuple[int, ...] | None:
    """Our answer to the opponent's first stone, or None if we would rather have that stone."""
    with engine.analysis(request.board, request.limit, stop=stop) as search:
        watch(search)
    return None if search.best.score.win_chance < 0.5 else (search.best.move,)


def propose(engine: BaseEngine, request: Request, watch: Watch, stop: StopToken) -> tuple[int, ...]:
    """Three stones to begin swap2 with."""
    return swap2.propose(engine, request.board.rule, request.board.size, request.limit, stop=stop)


def choose(
    engine: BaseEngine, request: Request, watch: Watch, stop: StopToken
) -> tuple[int, ...] | None:
    """The choice after three or five stones; None to swap."""
    ask = swap2.choose if request.board.ply == 3 else swap2.choose_after_five
    answer = ask(engine, request.board, request.limit, stop=stop)
    return None if isinstance(answer, swap2.Swap) else answer


def balance_one(
    engine: BaseEngine, request: Request, watch: Watch, stop: StopToken
) -> tuple[int, ...]:
    """The move that makes the position even."""
    (bias,) = request.args
    return balance.balanced_move(engine, request.board, request.limit, bias=bias, stop=stop).moves


def balance_two(
    engine: BaseEngine, request: Request, watch: Watch, stop: StopToken
) -> tuple[int, ...]:
    """Two moves that make the position even."""
    (bias,) = request.args
    return balance.balanced_pair(engine, request.board, request.limit, bias=bias, stop=stop).moves


def clear_hash(engine: BaseEngine, request: Request, watch: Watch, stop: StopToken) -> None:
    """Forget all earlier searches."""
    engine.clear_hash()


TASKS: Mapping[str, Task] = {
    task.__name__: task
    for task in (
        play,
        best_lines,
        take_or_answer,
        propose,
        choose,
        balance_one,
        balance_two,
        clear_hash,
    )
}


def do(
    engine: BaseEngine, request: Request, tell: Callable[[FromWorker], None], stop: StopToken
) -> None:
    """Do what a request asks, and tell how it goes and ends."""
    lines: tuple[Info, ...] = ()

    def watch(search: Analysis) -> None:
        nonlocal lines
        for info in search:
            if info.current_move is None or request.wants_ticks:
                tell(News(request.number, info))
        lines = tuple(search.lines)

    try:
        result = TASKS[request.task](engine, request, watch, stop)
    except Exception as error:  # told to the other process, which has a move of its own
        tell(Failed(request.number, type(error).__name__, traceback.format_exc()))
    else:
        tell(Done(request.number, result, lines))


# The process


class Worker:
    """Grants wishes and answers requests, one after the other, until its input ends."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source = source
        self._sink = sink
        self._tokens: dict[int, StopToken] = {}  # of requests that have no answer yet
        self._todo: queue.SimpleQueue[Wish | Request] = queue.SimpleQueue()

    def run(self) -> None:
        """Load the engine and work."""
        threading.Thread(target=self._read, daemon=True).start()
        first = self._todo.get()
        assert isinstance(first, Wish)
        engine = Engine(hash_mb=dict(first.options)["hash_mb"])
        self._grant(engine, first)
        while True:
            match self._todo.get():
                case Wish() as wish:
                    self._grant(engine, wish)
                case request:
                    do(engine, request, self._tell, self._tokens[request.number])
                    del self._tokens[request.number]

    def _read(self) -> None:
        """Take what comes from the parent; the end of it is the end of this process."""
        try:
            while True:
                message: ToWorker = pickle.load(self._source)
                if isinstance(message, Stop):
                    for number, token in list(self._tokens.items()):
                        if number <= message.number:
                            token.stop()
                    continue
                if isinstance(message, Request):
                    self._tokens[message.number] = StopToken()
                self._todo.put(message)
        finally:
            os._exit(0)

    def _grant(self, engine: Engine, wish: Wish) -> None:
        refusal = None
        try:
            engine.configure(**dict(wish.options))
            engine.prepare(wish.rule, wish.size)
        except UnsupportedRuleError as error:
            refusal = str(error)
        self._tell(Ready(wish, refusal))

    def _tell(self, message: FromWorker) -> None:
        pickle.dump(message, self._sink)
        self._sink.flush()


def main() -> None:
    """Work for the parent; leave at once if compiling is needed, which is not done here."""
    die_with_parent()
    if "anyway" not in sys.argv and is_cold():
        os._exit(EXIT_COLD)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    Worker(source, sink).run()


def compile_main() -> None:
    """Compile for the parent, and leave; what compiling takes in memory goes with it."""
    die_with_parent()
    threading.Thread(target=_leave_at_end_of_input, daemon=True).start()
    warm_up()


def die_with_parent() -> None:
    """Have the system end this process when its parent is killed, even while suspended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _leave_at_end_of_input() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)
