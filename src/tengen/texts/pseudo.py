"""English in disguise: a text on a screen without these letters is not in the catalogue."""

from __future__ import annotations

from .fluent import Pattern

PSEUDO = "en-XA"  # the tag that browsers and tools use for it
_PLAIN = "abcdeghijklnoprstuwyzABCDEGHIJKLNOPRSTUWYZ"
_ODD = "åƀçđéĝħíĵķłñóþŕšţúŵýžÅƁÇĐÉĜĦÍĴĶŁÑÓÞŔŠŢÚŴÝŽ"
_LETTERS = str.maketrans(_PLAIN, _ODD)
_LONGER = 0.35  # translations are up to a third longer than English


def disguised(pattern: Pattern) -> Pattern:
    """A pattern in other letters, in brackets and longer, with its parameters untouched."""
    parts = [pattern] if isinstance(pattern, str) else pattern
    letters = sum(len(part) for part in parts if isinstance(part, str))
    return ["⟦", *map(_odd, parts), "·" * round(letters * _LONGER), "⟧"]


def _odd(part: Pattern) -> Pattern:
    if isinstance(part, str):
        return part.translate(_LETTERS)
    if len(part) == 1:
        return part
    name, variants, default = part
    return [name, {key: _variant(text) for key, text in variants.items()}, default]


def _variant(pattern: Pattern) -> Pattern:
    return _odd(pattern) if isinstance(pattern, str) else [_odd(part) for part in pattern]
