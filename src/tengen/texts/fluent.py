"""Messages in Fluent syntax: text, placeables, selections, terms and references.

Of Fluent (https://projectfluent.org) this is what our catalogues use. A message is compiled to a
pattern, plain data that the page formats too: a text, or a list of parts, each of them

- a text,
- `[name]`, which stands for a parameter, or
- `[name, {variant: pattern}, default]`, which chooses by a parameter: by its exact value, then by
  the plural category of a number ("one", "few" …), then the default.

Terms and references to other messages are gone by then: they have become part of the pattern.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Param: TypeAlias = str | int
Pattern: TypeAlias = Any  # str, or a list of parts as described above

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?: .*|(?=\n)))*)", re.MULTILINE)
_COMMENT = re.compile(r"^#{1,3}(?: .*)?$")
_TEXT = re.compile(r"[^{}\n]+")
_VARIANT = re.compile(r"\s*(\*?)\[ *([\w-]+) *\] *")
_NEXT_VARIANT = re.compile(r"\n\s*(?:\*?\[|\})")
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_LITERAL = re.compile(r'"([^"\\\n]*)"')
_ARGUMENT = re.compile(r'\s*([a-zA-Z]\w*): *"([^"\\\n]*)" *,?')
_SPACE = re.compile(r"\s*")


class CatalogueError(ValueError):
    """A catalogue cannot be read; the message names the entry and what was expected."""


class _Reference(NamedTuple):
    """A message or term whose pattern belongs here; only a term has arguments of its own."""

    key: str
    arguments: Mapping[str, str] | None


def compile_messages(source: str) -> dict[str, Pattern]:
    """The messages of a catalogue by key, without the terms that they use."""
    entries = {key: _Reader(key, text).entry() for key, text in _split(source)}
    return {key: _resolved(key, entries) for key in entries if not key.startswith("-")}


def compile_terms(source: str) -> dict[str, Pattern]:
    """The terms of a catalogue, each in the form that stands alone."""
    entries = {key: _Reader(key, text).entry() for key, text in _split(source)}
    return {key: _inlined([_Reference(key, {})], entries, ()) for key in entries if key[0] == "-"}


def format_pattern(
    pattern: Pattern, params: Mapping[str, Param], plural: Callable[[int], str]
) -> str:
    """A pattern in words; `plural` gives the plural category of a number."""
    if isinstance(pattern, str):
        return pattern
    return "".join(
        part if isinstance(part, str) else _formatted(part, params, plural) for part in pattern
    )


def _formatted(part: Any, params: Mapping[str, Param], plural: Callable[[int], str]) -> str:
    value = params[part[0]]
    if len(part) == 1:
        return str(value)
    _, variants, default = part
    key = str(value).replace(" ", "-")  # a variant is one word: "open four" is [open-four]
    if key not in variants and isinstance(value, int):
        key = plural(value)
    return format_pattern(variants.get(key, variants[default]), params, plural)


def parameters(pattern: Pattern) -> set[str]:
    """The names of the parameters that a pattern uses."""
    if isinstance(pattern, str):
        return set()
    names = {part[0] for part in pattern if not isinstance(part, str)}
    for part in pattern:
        if not isinstance(part, str) and len(part) > 1:
            names.update(*(parameters(variant) for variant in part[1].values()))
    return names


def _split(source: str) -> list[tuple[str, str]]:
    """The entries of a catalogue: key and text. Everything else has to be a comment."""
    entries, seen, end = [], set(), 0
    for found in _ENTRY.finditer(source):
        _check_between(source[end : found.start()])
        key, end = found[1], found.end()
        if key in seen:
            raise CatalogueError(f"{key}: the catalogue has this key twice")
        seen.add(key)
        entries.append((key, found[2]))
    _check_between(source[end:])
    return entries


def _check_between(text: str) -> None:
    for line in text.split("\n"):
        if line.strip() and not _COMMENT.match(line):
            raise CatalogueError(f"expected `key = text` or a comment, but found {line[:60]!r}")


class _Reader:
    """Reads the text of one entry from the left to the right."""

    def __init__(self, key: str, text: str) -> None:
        self._key = key
        self._text = _dedented(text)
        self._at = 0

    def entry(self) -> list[Any]:
        """The whole text as parts; references are not resolved yet."""
        parts = self._parts(is_variant=False)
        if not parts:
            raise self._error("a text")
        return parts

    def _parts(self, *, is_variant: bool) -> list[Any]:
        parts: list[Any] = []
        while self._at < len(self._text):
            if is_variant and _NEXT_VARIANT.match(self._text, self._at):
                break
            if self._text[self._at] == "{":
                self._at += 1
                parts.append(self._placeable())
                continue
            found = _TEXT.match(self._text, self._at)
            if found is None and self._text[self._at] != "\n":
                raise self._error("no closing brace")
            parts.append(found.group() if found else "\n")
            self._at += len(parts[-1])
        return _joined(parts, strip=True)

    def _placeable(self) -> Any:
        self._take(_SPACE)
        if self._text.startswith('"', self._at):
            part: Any = self._take(_LITERAL, "a text in quotes")[1]
        elif self._text.startswith("$", self._at):
            self._at += 1
            name = self._take(_NAME, "the name of a parameter").group()
            self._take(_SPACE)
            part = self._selection(name) if self._skip("->") else [name]
        elif self._skip("-"):
            name = self._take(_NAME, "the name of a term").group()
            part = _Reference(f"-{name}", self._arguments())
        else:
            part = _Reference(self._take(_NAME, "a parameter, a term or a key").group(), None)
        self._take(_SPACE)
        if not self._skip("}"):
            raise self._error("a closing brace")
        return part

    def _selection(self, name: str) -> list[Any]:
        variants: dict[str, list[Any]] = {}
        default = None
        while found := _VARIANT.match(self._text, self._at):
            self._at = found.end()
            if found[2] in variants:
                raise self._error(f"[{found[2]}] only once")
            variants[found[2]] = self._parts(is_variant=True)
            if found[1]:
                default = found[2]
        if default is None:
            raise self._error("one variant with a star, *[other]")
        return [name, variants, default]

    def _arguments(self) -> dict[str, str]:
        arguments: dict[str, str] = {}
        if self._skip("("):
            while found := _ARGUMENT.match(self._text, self._at):
                arguments[found[1]] = found[2]
                self._at = found.end()
            if not self._skip(")"):
                raise self._error('arguments like (case: "accusative")')
        return arguments

    def _take(self, what: re.Pattern[str], expected: str = "") -> re.Match[str]:
        found = what.match(self._text, self._at)
        if found is None:
            raise self._error(expected)
        self._at = found.end()
        return found

    def _skip(self, text: str) -> bool:
        is_here = self._text.startswith(text, self._at)
        self._at += len(text) if is_here else 0
        return is_here

    def _error(self, expected: str) -> CatalogueError:
        found = self._text[self._at : self._at + 30] or "the end"
        return CatalogueError(f"{self._key}: expected {expected} before {found!r}")


def _dedented(text: str) -> str:
    """A text without the indentation that its lines after the first have in common."""
    first, *rest = text.rstrip().split("\n")
    deep = [len(line) - len(line.lstrip()) for line in rest if line.strip() and _is_text(line)]
    by = min(deep, default=0)
    lines = [first.strip(" "), *(line[by:] if _is_text(line) else line for line in rest)]
    return "\n".join(lines[1:] if not lines[0] else lines)


def _is_text(line: str) -> bool:
    """Whether the line is not the beginning of a variant nor the end of a selection."""
    return not re.match(r"\s*(?:\*?\[|\})", line)


def _joined(parts: list[Any], *, strip: bool = False) -> list[Any]:
    """Parts with texts that follow each other as one, without spaces at the end."""
    joined: list[Any] = []
    for part in parts:
        if joined and isinstance(part, str) and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    if strip and joined and isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip(" \n")
    return [part for part in joined if part != ""]


def _resolved(key: str, entries: Mapping[str, list[Any]]) -> Pattern:
    pattern = _inlined(entries[key], entries, (key,))
    if all(isinstance(part, str) for part in pattern):
        return "".join(pattern)
    return pattern


def _inlined(
    parts: list[Any],
    entries: Mapping[str, list[Any]],
    above: tuple[str, ...],
    arguments: Mapping[str, str] | None = None,
) -> list[Any]:
    """Parts with what they refer to in its place; inside a term, `arguments` are all there is."""
    done: list[Any] = []
    for part in parts:
        if isinstance(part, str):
            done.append(part)
        elif isinstance(part, _Reference):
            if part.key not in entries or part.key in above:
                raise CatalogueError(f"{above[0]}: {part.key} is not there, or contains itself")
            done += _inlined(entries[part.key], entries, (*above, part.key), part.arguments)
        elif len(part) == 1:
            done.append(part if arguments is None else arguments[part[0]])
        elif arguments is None:
            name, variants, default = part
            inner = {key: _inlined(text, entries, above) for key, text in variants.items()}
            done.append([name, {key: _plainest(text) for key, text in inner.items()}, default])
        else:
            name, variants, default = part
            text = variants.get(arguments.get(name, default), variants[default])
            done += _inlined(text, entries, above, arguments)
    return _joined(done)


def _plainest(parts: list[Any]) -> Pattern:
    if not parts:
        return ""
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts
