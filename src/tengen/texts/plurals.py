"""Plural categories of whole numbers, as the Unicode CLDR defines them.

Browsers know these rules (`Intl.PluralRules`); the standard library of Python does not. A test
compares this table with the whole CLDR.
"""

from __future__ import annotations

from collections.abc import Callable


def _none(count: int) -> str:
    return "other"


def _one(count: int) -> str:
    return "one" if count == 1 else "other"


def _french(count: int) -> str:
    return "one" if count in (0, 1) else _millions(count)


def _spanish(count: int) -> str:
    return "one" if count == 1 else _millions(count)


def _millions(count: int) -> str:
    return "many" if count and count % 1_000_000 == 0 else "other"


def _czech(count: int) -> str:
    return {1: "one", 2: "few", 3: "few", 4: "few"}.get(count, "other")


def _russian(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if _is_few(count) else "many"


def _polish(count: int) -> str:
    if count == 1:
        return "one"
    return "few" if _is_few(count) else "many"


def _is_few(count: int) -> bool:
    return count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)


RULES: dict[str, Callable[[int], str]] = {
    "cs": _czech,
    "es": _spanish,
    "fr": _french,
    "ja": _none,
    "ko": _none,
    "pl": _polish,
    "ru": _russian,
    "vi": _none,
    "zh": _none,
}


def plural_category(language: str, count: int) -> str:
    """The category of a count: "one", "few", "many" or "other"."""
    return RULES.get(language.split("-")[0], _one)(abs(count))
