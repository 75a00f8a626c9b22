"""The available languages, the language of this process, and formatted messages."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial

from .fluent import Param, Pattern, compile_messages, format_pattern
from .plurals import plural_category
from .pseudo import PSEUDO, disguised

ENGLISH = "en"  # the source of every other catalogue
HEADER = re.compile(r"^### (Language|Reviewed): *(.*)$", re.MULTILINE)
_CHINESE = {"tw": "zh-Hant", "hk": "zh-Hant", "mo": "zh-Hant", "hant": "zh-Hant"}
_FOLDER = os.path.dirname(__file__)  # pathlib would make every import of the library slower
_MORE = "TENGEN_TEXTS"  # names a folder with more catalogues, for translators and tests


class Catalogue:
    """The messages of one language; missing messages fall back to English."""

    def __init__(self, language: str, title: str, patterns: Mapping[str, Pattern]) -> None:
        self.language = language
        self.title = title
        self.patterns = patterns
        self._plural: Callable[[int], str] = partial(plural_category, language)

    def text(self, key: str, /, **params: Param) -> str:
        """A message in words; KeyError names a key or a parameter that is not there."""
        if key not in self.patterns:
            if self.language == ENGLISH:
                raise KeyError(f"no text has the key {key!r}")
            return catalogue(ENGLISH).text(key, **params)
        return format_pattern(self.patterns[key], params, self._plural)


@cache
def languages() -> dict[str, str]:
    """The languages with a catalogue, each with its own name; English first."""
    files = [name for folder in _folders() for name in os.listdir(folder)]
    found = {name.removesuffix(".ftl") for name in files if name.endswith(".ftl")}
    in_order = sorted(found, key=lambda name: (name != ENGLISH, name))
    return {language: headers(language)["Language"] for language in in_order}


def _folders() -> list[str]:
    """Where catalogues are, those of a translator first."""
    more = os.environ.get(_MORE, "")
    return [more, _FOLDER] if os.path.isdir(more) else [_FOLDER]


@cache
def headers(language: str) -> dict[str, str]:
    """What a catalogue says about itself: its "Language", and by whom it was "Reviewed"."""
    found = dict(HEADER.findall(source(language)))
    if "Language" not in found or "Reviewed" not in found:
        raise ValueError(f"{language}.ftl: expected the lines `### Language:` and `### Reviewed:`")
    return found


@cache
def source(language: str) -> str:
    """The catalogue as its translator wrote it."""
    paths = [os.path.join(folder, f"{language}.ftl") for folder in _folders()]
    path = next(filter(os.path.isfile, paths), paths[-1])
    with open(path, encoding="utf-8") as file:
        return file.read()


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; `PSEUDO` is English in disguise, which tests look for."""
    if language == PSEUDO:
        english = catalogue(ENGLISH).patterns
        return Catalogue(PSEUDO, "Pseudo", {key: disguised(text) for key, text in english.items()})
    return Catalogue(language, languages()[language], compile_messages(source(language)))


def choose_language(wishes: Iterable[str]) -> str:
    """The first wanted language with a catalogue: "de-AT" is German, "zh-TW" is 繁體中文."""
    for wish in wishes:
        language = _matching(wish.replace("_", "-"))
        if language is not None:
            return language
    return ENGLISH


def environment_language() -> str:
    """The language that the user's system is set to, by the variables that Unix has for it."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    if _bare(locale) in ("", "C", "POSIX"):
        return ENGLISH
    preferred = os.environ.get("LANGUAGE", "").split(":")  # GNU: the most wanted first
    return choose_language([_bare(wish) for wish in (*preferred, locale) if wish])


def _bare(locale: str) -> str:
    """A locale without its encoding and modifier: "de_AT.UTF-8@euro" is "de_AT"."""
    return locale.split(".")[0].split("@")[0]


def _matching(wish: str) -> str | None:
    known = {name.lower(): name for name in (*languages(), PSEUDO)}
    lower = wish.lower()
    if lower in known:
        return known[lower]
    first, *rest = lower.split("-")
    if first == "zh":
        return next((_CHINESE[part] for part in rest if part in _CHINESE), "zh-Hans")
    return known.get(first)


_chosen = ENGLISH


def current_language() -> str:
    """The language in which this process speaks to its user."""
    return _chosen


def set_language(language: str) -> None:
    """Choose the language in which this process speaks to its user."""
    global _chosen
    _chosen = choose_language([language])


def t(key: str, /, **params: Param) -> str:
    """A message in words, in the language of this process."""
    return catalogue(_chosen).text(key, **params)
