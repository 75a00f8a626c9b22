"""The engine's readable side: Engine, Limit, Info, and how a search is driven.

Start reading in `engine.py`. `deepening.py` drives the compiled core, `bridge.py` is the only
crossing between boards and its arrays, `timing.py` says when to stop. Import names from `tengen`.

Engines of others are in `external/`: `tengen.engine.popen_gomocup("./pbrain-other")`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .external import popen_gomocup

__all__ = ["popen_gomocup"]

if not TYPE_CHECKING:  # or a type checker would believe in every name

    def __getattr__(name: str) -> object:
        """The one name of this package itself, loaded when it is asked for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .external import popen_gomocup

        return popen_gomocup
