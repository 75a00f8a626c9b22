"""What a process does to serve its parent alone: it owns its pipes and ends with the parent."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1  # of Linux's prctl: the signal that arrives when the parent ends


def take_streams() -> tuple[int, int]:
    """Standard input and output for the caller alone, as descriptors.

    Everyone else in this process reads nothing from now on, and prints to standard error.
    """
    source, sink = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return source, sink


def die_with_parent() -> None:
    """Have Linux kill this process when its parent dies, even while it is suspended.

    The signal comes when the *thread* that started this process ends: it must live as long.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
