"""What is wrong with an input, in one sentence that names the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

LONGEST = 300  # characters


def complaint(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first of a validator's complaints."""
    if not errors:
        return "the input is not as expected"
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    text = str(first["msg"]).removeprefix("Value error, ")
    sentence = f"{where}: {text}" if where else text
    return sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST]}…"
