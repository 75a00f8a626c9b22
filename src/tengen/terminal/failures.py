"""What counts as bad input, and its message in one line."""

from __future__ import annotations

from ..errors import TengenError

INPUT_ERRORS = (TengenError, OSError)


def error_text(error: Exception) -> str:
    """The error's message on one line, the file's name first if it is about a file."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
