"""Our engine's readable side: Engine, Limit, Info, and how a search is driven.

Start reading in `base.py`, what every engine does, and `engine.py`, our own. `deepening.py` drives
the compiled core, `bridge.py` is the only crossing between boards and its arrays, `timing.py` says
when to stop. Import names from `tengen`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__all__: list[str] = []  # they are in `tengen`

if not TYPE_CHECKING:  # an alias for programs written when external engines were a part of this

    def __getattr__(name: str) -> object:
        if name != "popen_gomocup":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return import_module("tengen.gomocup.client").popen_gomocup
