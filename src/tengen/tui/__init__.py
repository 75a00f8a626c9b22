"""The full-screen terminal: the only package that imports Textual.

Start reading in `app.py`, which shows the screens: `start.py` asks for a game, `session_screen.py`
says how it goes on, `game_screen.py` what the keys do. `searches.py` thinks in a thread of its own.
`board_view.py` is the board as a widget, `drawing.py` how it is drawn, and `view.py` says what of a
session is shown.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..play.saved import Opened
    from ..play.settings import Settings


def run(
    opened: Opened | None = None,
    *,
    settings: Settings,
    options: Mapping[str, int] | None = None,
    watches: bool = False,
) -> list[str]:
    """Play on the whole screen; what to print afterwards: where the game is, and how to go on.

    Without a game the start screen asks for one. `options` are those of our engine. With `watches`
    the analysis is shown, and nothing is remembered but the game.
    """
    from .app import TengenApp

    if os.environ.get("TERM", "").startswith("vt"):
        os.environ.setdefault("NO_COLOR", "1")  # these terminals have none
    app = TengenApp(opened, settings=settings, options=options, watches=watches)
    try:
        app.run()
    finally:
        lines = app.farewell()  # saves, whatever has happened
    return lines
