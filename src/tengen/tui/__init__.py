"""The full-screen terminal: the only package that imports Textual.

Start reading in `app.py`, which shows the screens: `start.py` asks for a table, `table_screen.py`
says how a game goes on there, `game_screen.py` what the keys do. `searches.py` thinks in a thread
of its own. `board_view.py` is the board as a widget, `drawing.py` and `large.py` are how it is
drawn, and `view.py` says what of a session is shown.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..play.session import Session
    from ..play.settings import Settings
    from .app import TengenApp


def run(
    session: Session | None = None,
    *,
    settings: Settings,
    options: Mapping[str, int] | None = None,
    file: Path | None = None,
    problems: Sequence[str] = (),
) -> list[str]:
    """Play on the whole screen; what to print afterwards: where the game is, and how to go on.

    Without a session the start screen asks for one. `options` are those of our engine; `problems`
    is what there is to say about the file that the session comes from.
    """
    from .app import TengenApp

    _respect_terminal()
    app = TengenApp(session, settings=settings, options=options, file=file, problems=problems)
    return _show(app)


def watch(
    session: Session, *, settings: Settings, options: Mapping[str, int] | None = None
) -> list[str]:
    """Show a game of two engines with all panels; nothing of it is remembered but the game."""
    from .app import TengenApp

    _respect_terminal()
    return _show(TengenApp(session, settings=settings, options=options, watches=True))


def _respect_terminal() -> None:
    if os.environ.get("TERM", "").startswith("vt"):
        os.environ.setdefault("NO_COLOR", "1")  # these terminals have none


def _show(app: TengenApp) -> list[str]:
    try:
        app.run()
    finally:
        lines = app.farewell()  # saves, whatever has happened
    return lines
