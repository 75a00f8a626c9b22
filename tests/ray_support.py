"""A small Ray cluster on this machine, for tests: little memory, and nothing is left over."""

from __future__ import annotations

import os
import secrets
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

TOKEN = secrets.token_hex(32)  # one for all clusters: Ray keeps the first that a process has
STORE = 80 << 20  # bytes of shared memory of a node, about the least that Ray accepts
LOOPBACK = "127.0.0.2"  # not .1, which Ray replaces by an address that others reach
TESTS = str(Path(__file__).parent)


class Nodes:
    """The nodes of a cluster: the first is there as long as the others."""

    def __init__(self, folder: str) -> None:
        from ray.cluster_utils import Cluster

        self._folder = folder
        self._cluster = Cluster()

    @property
    def address(self) -> str:
        """Where it is reached."""
        return str(self._cluster.address)

    def add(self, cpus: int = 1, env: Mapping[str, str] | None = None) -> Any:
        """Start a node and wait until it belongs to the cluster."""
        is_first = self._cluster.head_node is None
        first: dict[str, Any] = {"temp_dir": self._folder, "no_monitor": True} if is_first else {}
        return self._cluster.add_node(
            num_cpus=cpus,
            node_ip_address=LOOPBACK,
            object_store_memory=STORE,
            include_dashboard=False,
            include_log_monitor=False,
            env_vars=dict(env or {}),
            **first,
        )

    def kill(self, node: Any) -> None:
        """End a node at once, with everything that runs on it."""
        self._cluster.remove_node(node, allow_graceful=False)

    def close(self) -> None:
        """End all nodes."""
        import ray

        ray.shutdown()
        self._cluster.shutdown()


@contextmanager
def ray_nodes() -> Iterator[Nodes]:
    """A cluster without nodes, on which workers find the modules of the tests."""
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # paths of sockets have to be short
    Path(folder, "ray").mkdir()  # Ray expects the folder in which it notes the newest cluster
    settings = {
        "RAY_TMPDIR": folder,
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": TOKEN,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_worker_niceness": "0",
        "RAY_enable_worker_prestart": "false",
        "RAY_ENABLE_AUTO_CONNECT": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "PYTHONPATH": os.pathsep.join(filter(None, [TESTS, os.environ.get("PYTHONPATH")])),
    }
    with mock.patch.dict(os.environ, settings):
        nodes = Nodes(folder)
        try:
            yield nodes
        finally:
            nodes.close()
            shutil.rmtree(folder, ignore_errors=True)
