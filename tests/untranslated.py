"""Finds words that are not in the catalogue on a screen in the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Iterable

OPEN, CLOSE = "⟦", "⟧"
_WORD = re.compile(r"[A-Za-z]{3,}")


def plain_words(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """The words outside the brackets of the pseudo-language, except those that may stay."""
    depth, outside = 0, []
    for sign in text:
        depth += (sign == OPEN) - (sign == CLOSE)
        outside.append(sign if depth <= 0 and sign != CLOSE else " ")
        depth = max(depth, 0)
    known = {word.lower() for word in allowed}
    return [word for word in _WORD.findall("".join(outside)) if word.lower() not in known]
