"""`tengen serve` that sends itself a signal at one point of the write path, after some passes.

    TENGEN_FAULT=before:SIGKILL:7 python faulty_server.py serve …

`before`: an action is about to be stored; `within`: it is, in a transaction that is not committed;
`after`: it is committed, and nobody knows; `told`: viewers and other servers know, the player not.
"""

from __future__ import annotations

import functools
import itertools
import os
import signal
import time
from collections.abc import Callable
from typing import Any

from tengen.cli.main import main
from tengen.web.room import Room
from tengen.web.store.store import Store

POINTS = ("before", "within", "after", "told")


def _fault(point: str, name: str, passes: int) -> None:
    """Put the signal into the write path."""
    counts = itertools.count(1)

    def strike() -> None:
        if next(counts) == passes:
            os.kill(os.getpid(), getattr(signal, name))
            time.sleep(0.5)  # the signal reaches this thread a little later

    owner: Any = Room if point == "told" else Store
    method = {"told": "_call_player", "after": "together"}.get(point, "append")
    original: Callable[..., Any] = getattr(owner, method)

    @functools.wraps(original)
    def struck(self: Any, *args: Any, **options: Any) -> Any:
        if point == "before":
            strike()
        stores = point != "after" or any(_is_append(call) for call in args[0])
        answer = original(self, *args, **options)
        if point != "before" and stores:
            strike()
        return answer

    setattr(owner, method, struck)


def _is_append(call: Any) -> bool:
    return getattr(getattr(call, "func", None), "__name__", "") == "append"


if __name__ == "__main__":
    words = os.environ.get("TENGEN_FAULT", "").split(":")
    if len(words) == 3:
        _fault(words[0], words[1], int(words[2]))
    main()
