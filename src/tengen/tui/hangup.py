"""A window that is closed: what is written to it afterwards goes nowhere, instead of failing.

With the hangup the system also tells the program to go on (SIGCONT), whereupon Textual draws
everything anew. Its writer would die of the first write, and the end of the app, which waits until
all is written, would never come.
"""

from __future__ import annotations

import os
import signal
from types import FrameType

STREAMS = (0, 1, 2)  # standard input, output and error


def survive_hangup() -> None:
    """Let go of the terminal at a hangup, before anything else is done about that signal."""
    terminals = [stream for stream in STREAMS if os.isatty(stream)]

    def let_go(number: int, frame: FrameType | None) -> None:
        if not any(map(os.isatty, terminals)):  # the window is gone, and somebody did not just kill
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in terminals:
                os.dup2(nowhere, stream)

    signal.signal(signal.SIGHUP, let_go)
