"""Where things are kept: the folders that the XDG base directory specification names."""

from __future__ import annotations

import os
from pathlib import Path


def config_folder() -> Path:
    """Where settings are kept."""
    return _folder("XDG_CONFIG_HOME", ".config") / "tengen"


def data_folder() -> Path:
    """Where games are kept."""
    return _folder("XDG_DATA_HOME", ".local/share") / "tengen"


def _folder(variable: str, default: str) -> Path:
    """The folder that a variable names; a relative one does not count, as the standard has it."""
    named = Path(os.environ.get(variable, ""))
    # As it stands where there is no home; Path.home() would raise.
    return named if named.is_absolute() else Path(os.path.expanduser("~")) / default
