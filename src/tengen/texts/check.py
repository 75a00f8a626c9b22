"""Checks a catalogue: what its translator has left out, or written so that it cannot be shown.

A fault has to be mended; a remark is worth a look. `tengen texts check` prints both.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .catalogue import ENGLISH, HEADER, source
from .fluent import CatalogueError, Pattern, compile_messages, compile_terms, parameters
from .plurals import RULES, plural_category

CATEGORIES = {"zero", "one", "two", "few", "many"}
_LETTERS = re.compile(r"[A-Za-z]{3}")


class CatalogueReport(NamedTuple):
    """What was found in a catalogue, a line each."""

    faults: tuple[str, ...]
    remarks: tuple[str, ...]


def check_catalogue(language: str, text: str) -> CatalogueReport:
    """Compare a catalogue with the English one; `language` is its tag, such as sv."""
    try:
        patterns, terms = compile_messages(text), compile_terms(text)
    except CatalogueError as error:
        return CatalogueReport((f"it cannot be read: {error}",), ())
    english = compile_messages(source(ENGLISH))
    faults = [*_headers(text), *_keys(patterns, english), *_terms(terms)]
    faults += _parameters(patterns, english)
    faults += _plurals(patterns, lambda count: plural_category(language, count))
    return CatalogueReport(tuple(faults), tuple(_remarks(language, text, patterns, english)))


def _headers(text: str) -> Iterator[str]:
    found = dict(HEADER.findall(text))
    if not found.get("Language"):
        yield "the line `### Language:` with the language's own name is missing"
    if "Reviewed" not in found:
        yield "the line `### Reviewed:` is missing; leave it empty until somebody has read it"


def _keys(patterns: dict[str, Pattern], english: dict[str, Pattern]) -> Iterator[str]:
    yield from (f"{key}: missing" for key in english if key not in patterns)
    yield from (f"{key}: no text has this key in English" for key in patterns if key not in english)


def _terms(terms: dict[str, Pattern]) -> Iterator[str]:
    needed = compile_terms(source(ENGLISH))
    yield from (f"{term}: this term of the glossary is missing" for term in needed.keys() - terms)


def _parameters(patterns: dict[str, Pattern], english: dict[str, Pattern]) -> Iterator[str]:
    for key in english.keys() & patterns.keys():
        has, needs = parameters(patterns[key]), parameters(english[key])
        for name in sorted(needs - has):
            yield f"{key}: {{ ${name} }} is missing"
        for name in sorted(has - needs):
            yield f"{key}: {{ ${name} }} is not in the English text"


def _plurals(patterns: dict[str, Pattern], plural: Callable[[int], str]) -> Iterator[str]:
    needed = {plural(count) for count in (*range(200), 1000)}
    for key, pattern in patterns.items():
        for name, variants in selections(pattern):
            if variants & CATEGORIES and not needed <= variants:
                missing = ", ".join(sorted(needed - variants))
                yield f"{key}: {{ ${name} }} lacks the plural forms {missing}"


def selections(pattern: Pattern) -> Iterator[tuple[str, set[str]]]:
    """The choices inside a pattern: by which parameter, between which variants."""
    for part in pattern if isinstance(pattern, list) else ():
        if not isinstance(part, str) and len(part) > 1:
            yield part[0], set(part[1])
            for variant in part[1].values():
                yield from selections(variant)


def _remarks(
    language: str, text: str, patterns: dict[str, Pattern], english: dict[str, Pattern]
) -> Iterator[str]:
    if not dict(HEADER.findall(text)).get("Reviewed"):
        yield "nobody fluent has read it yet; the settings page says so"
    if language.split("-")[0] not in RULES and language != ENGLISH:
        yield "its plurals are taken to be like English; if they differ, add a row to plurals.py"
    for key, pattern in patterns.items():
        if language != ENGLISH and pattern == english.get(key) and _has_words(pattern):
            yield f"{key}: the same as in English"


def _has_words(pattern: Any) -> bool:
    return not isinstance(pattern, list) and _LETTERS.search(json.dumps(pattern)) is not None
