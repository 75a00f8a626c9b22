"""What the tests of workers share."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from tengen.remote.backend import LocalProcesses

WORKER = str(Path(__file__).with_name("remote_worker.py"))


def odd_workers(behaviour: str = "ready", **options: Any) -> LocalProcesses:
    """Workers with the tasks of `remote_worker.py`."""
    return LocalProcesses([sys.executable, WORKER, behaviour], **options)


def is_running(pid: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
