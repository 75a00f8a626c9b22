"""Workers on the machines of a Ray cluster, which takes what is here and `ray` (extra `cluster`).

An actor on a node starts the same worker process as `backend.py` does here, and hands messages to
and fro as the same lines of JSON. Ray carries them as bytes and never looks inside: nothing that a
player sends is unpickled on a node. Only this module imports Ray.
"""

from __future__ import annotations

import json
import logging
import os
import queue
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, Self

from ..files import folder_digest
from .backend import Backend, Death, Ended, Hear
from .errors import ClusterError
from .messages import Decoder, MessageError, ToWorker, encode

PACKAGE = Path(__file__).parents[1]
AUTO = "auto"
CONNECT_SECONDS = 5.0  # for the cluster's port to answer
ROOM_SECONDS = 20.0  # after which somebody wants to know that a worker waits for a free processor
LOST = -9  # the exit code of a worker that ended with its node, or was killed
# Set before Ray is loaded. The user's own settings win.
SETTINGS = {
    "RAY_AUTH_MODE": "token",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_AUTO_CONNECT": "0",  # or it joins any cluster when ours is gone
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # or it warns about a default of its own
}
HINT = "see the page about clusters in Tengen's documentation"

Log = Callable[[str], None]


@cache
def own_version() -> str:
    """What must be the same on all machines: the version of Tengen and the digest of its source."""
    return f"{version('tengen')}, source {folder_digest(PACKAGE)}"


class Refusal(NamedTuple):
    """Why a node cannot work for us."""

    node: str
    address: str
    has: str


class Host:
    """The actor on a node: starts a worker there and hands its messages on.

    Its class travels as source, so that it can tell what a node without Tengen, or with another
    version, is missing. It therefore names nothing of this module.
    """

    def __init__(self) -> None:
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._death: Any = None
        self._link: Any = None
        self._decoder: Any = None

    def begin(self, wanted: str, module: str, args: list[str]) -> list[str]:
        """Start the worker; the node, its address and its version where that is another one."""
        has = self._version()
        if has != f"Tengen {wanted}":
            import ray

            context = ray.get_runtime_context()
            return [context.get_node_id(), ray.util.get_node_ip_address(), has]
        from dataclasses import replace

        from tengen.remote.backend import local_service
        from tengen.remote.messages import Decoder, encode

        def ended(death: Any) -> None:
            self._death = death
            self._heard.put(b"")

        self._decoder = Decoder()
        backend = replace(local_service(module, *args), keeps_errors=True)
        self._link = backend.start(lambda message: self._heard.put(encode(message)), ended)
        return []

    @staticmethod
    def _version() -> str:
        """What is installed on the node."""
        from importlib.metadata import PackageNotFoundError, version

        try:
            has = f"Tengen {version('tengen')}"
            from tengen.remote.cluster import own_version
        except PackageNotFoundError:
            return "no Tengen"
        except ImportError:  # an older one
            return has
        return f"Tengen {own_version()}"

    def send(self, data: bytes) -> None:
        """Give the worker these messages."""
        for message in self._decoder.feed(data):
            self._link.send(message)

    def hear(self) -> bytes:
        """What the worker has said since the last call, at least one message; empty at its end."""
        data = [self._heard.get()]
        while data[-1] and not self._heard.empty():
            data.append(self._heard.get())
        if not data[-1] and len(data) > 1:
            self._heard.put(b"")
        return b"".join(data)

    def ending(self) -> str:
        """How the worker ended, as JSON."""
        import json

        return json.dumps(list(self._death))


class Cluster:
    """A Ray cluster that this process is connected to; one at a time."""

    def __init__(
        self, address: str = AUTO, *, workers: int | None = None, log: Log = lambda text: None
    ) -> None:
        """`workers` defaults to one for each processor of the cluster, also of nodes that join."""
        self._workers = workers
        self._log = log
        self._lock = threading.Lock()
        self._refused: dict[str, Refusal] = {}
        self._ray = _connect(address)
        self._actor = _actor_class(self._ray)

    def service(self, module: str, *args: str) -> Backend:
        """Workers on the nodes."""
        return RayWorkers(self, module, args)

    def count(self) -> int:
        """One worker for each processor, or as many as were asked for."""
        if self._workers is not None:
            return self._workers
        with suppress(self._ray.exceptions.RayError):
            return sum(int(node["Resources"].get("CPU", 0)) for node in self._nodes())
        return 0

    def _nodes(self) -> list[dict[str, Any]]:
        """The nodes that can work for us."""
        return [
            node
            for node in self._ray.nodes()
            if node["Alive"] and node["NodeID"] not in self._refused
        ]

    def host(self) -> Any:
        """A new actor, on any node that is not refused."""
        with self._lock:
            refused = ",".join(self._refused)
        only = {"label_selector": {"ray.io/node-id": f"!in({refused})"}} if refused else {}
        return self._actor.options(**only).remote()

    def refuse(self, refusal: Refusal) -> None:
        """Stop using a node."""
        with self._lock:
            is_new = refusal.node not in self._refused
            self._refused[refusal.node] = refusal
        if is_new:
            self._log(f"{_why(refusal)}: the node is not used")

    @property
    def nobody(self) -> str | None:
        """What is wrong when every node with a processor is refused."""
        with self._lock:
            refused = next(iter(self._refused.values()), None)
        if refused is None or any(node["Resources"].get("CPU") for node in self._nodes()):
            return None
        return f"{_why(refused)}: install the same Tengen on every node"

    @property
    def ray(self) -> Any:
        """The loaded library."""
        return self._ray

    @property
    def log(self) -> Log:
        """Writes messages for the user."""
        return self._log

    def close(self) -> None:
        """Leave the cluster, which goes on."""
        with _own_signals():
            self._ray.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class RayWorkers(NamedTuple):
    """Workers of one kind on the nodes of a cluster."""

    cluster: Cluster
    module: str
    args: tuple[str, ...]

    def start(self, hear: Hear, ended: Ended) -> RayLink:
        """Start a worker as soon as a node has a processor for it."""
        return RayLink(self, hear, ended)


class RayLink:
    """One worker on a node from its start to its end.

    A thread waits for the node and listens until the worker ends. A second one writes, one batch
    at a time, because Ray promises no order of calls that are under way together.
    """

    def __init__(self, kind: RayWorkers, hear: Hear, ended: Ended) -> None:
        self._kind = kind
        self._ray = kind.cluster.ray
        self._hear = hear
        self._ended = ended
        self._actor: Any = None
        self._is_killed = False
        self._lock = threading.Lock()
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._live, daemon=True).start()

    def send(self, message: ToWorker) -> None:
        """Send a message without waiting. A dead worker ignores it."""
        self._outgoing.put(encode(message))

    def kill(self) -> None:
        """End the worker at once, from any thread, as often as you like; `ended` follows."""
        with self._lock:
            self._is_killed = True
            self._kill()

    def _kill(self) -> None:
        if self._actor is not None:
            with suppress(Exception):  # it is gone, or the cluster is
                self._ray.kill(self._actor)

    def _live(self) -> None:
        errors = self._ray.exceptions
        try:
            death = self._run()
        except (errors.RayActorError, errors.NodeDiedError):
            death = Death(LOST, "its node was lost, or it was killed")
        except MessageError as error:
            death = Death(LOST, str(error))
        except Exception as error:  # whatever Ray raises when the cluster is gone
            death = Death(None, _first_line(error))
        self._outgoing.put(None)
        self.kill()
        self._ended(death)

    def _run(self) -> Death:
        refused = self._begin()
        if refused is not None:
            return Death(None, refused)
        threading.Thread(target=self._write, daemon=True).start()
        decoder, get = Decoder(), self._ray.get
        while data := get(self._actor.hear.remote()):
            for message in decoder.feed(data):
                self._hear(message)
        return Death(*json.loads(get(self._actor.ending.remote())))

    def _begin(self) -> str | None:
        """Start the worker on a node of our version; what is wrong when there is none."""
        module, args = self._kind.module, list(self._kind.args)
        while True:
            nobody = self._kind.cluster.nobody
            if nobody is not None:
                return nobody
            with self._lock:
                if self._is_killed:
                    return "it was ended before it began"
                self._actor = self._kind.cluster.host()
            begun = self._actor.begin.remote(own_version(), module, args)
            ready, _ = self._ray.wait([begun], timeout=ROOM_SECONDS)
            if not ready:
                self._kind.cluster.log("a worker waits for a free processor of the cluster")
            refused = self._ray.get(begun)
            if not refused:
                return None
            self._kind.cluster.refuse(Refusal(*refused))
            with self._lock:
                self._kill()

    def _write(self) -> None:
        with suppress(self._ray.exceptions.RayError):  # a dead worker reads nothing
            while (data := self._outgoing.get()) is not None:
                self._ray.get(self._actor.send.remote(data))


# Ray itself


def _connect(address: str) -> Any:
    """Ray, connected to a cluster."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    import ray

    if ray.is_initialized():
        raise ClusterError("this process is connected to a cluster already")
    _knock(address)
    try:
        with _own_signals():
            ray.init(
                address=address,
                log_to_driver=False,
                logging_level=logging.ERROR,
                configure_logging=True,
            )
        # What Ray says about nodes that were lost it prints on standard output, which is ours.
        ray._private.worker.print_to_stdstream = _say_nothing
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        what = "on this machine" if address == AUTO else f"at {address}"
        raise ClusterError(f"no Ray cluster {what}: {_first_line(error)}; {HINT}") from error
    return ray


def _say_nothing(*args: object, **options: object) -> None:
    """Print nothing: a worker that is lost is replaced, and what matters is said by us."""


def _knock(address: str) -> None:
    """Refuse an address at which nothing answers: Ray would wait for it for a long time."""
    if address == AUTO:
        return
    host, colon, port = address.rpartition(":")
    if not (colon and host and port.isdecimal()) or "://" in address:
        text = f"{address!r} is no address of a Ray cluster: expected HOST:PORT, or auto"
        raise ClusterError(text)
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"nothing answers at {address}: {error}; {HINT}") from error


def _actor_class(ray: Any) -> Any:
    """`Host` as an actor that takes a processor and is never started again by Ray."""
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    options = {"num_cpus": 1, "max_restarts": 0, "max_task_retries": 0, "max_concurrency": 4}
    return ray.remote(**options)(Host)


@contextmanager
def _own_signals() -> Iterator[None]:
    """Restore the signal handlers that Ray replaces."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = (signal.SIGTERM, signal.SIGINT)
    kept = [signal.getsignal(number) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, kept, strict=True):
            signal.signal(number, handler)


def _why(refusal: Refusal) -> str:
    wants = f"this machine has Tengen {own_version()}"
    return f"node {refusal.address} has {refusal.has}, but {wants}"


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
