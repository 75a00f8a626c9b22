"""Catalogues: their syntax, what they hold, and that every text is in them."""

from __future__ import annotations

import json
import pickle
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from babel.core import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tengen import texts
from tengen.formats import read_games
from tengen.texts import (
    Message,
    Notice,
    catalogue,
    choose_language,
    languages,
    notice_text,
    set_language,
)
from tengen.texts.catalogue import ENGLISH, headers, source
from tengen.texts.fluent import (
    CatalogueError,
    compile_messages,
    compile_terms,
    format_pattern,
    parameters,
)
from tengen.texts.message import plain_notice
from tengen.texts.plurals import plural_category
from tengen.texts.pseudo import PSEUDO

SOURCES = Path(texts.__file__).parent.parent
ROOT = Path(__file__).parent.parent
COUNTS = (0, 1, 2, 5, 21)
OTHERS = [language for language in languages() if language != ENGLISH]


def said(source: str, key: str, **params: str | int) -> str:
    """A message of a small catalogue, in English."""
    return format_pattern(
        compile_messages(source)[key], params, lambda n: "one" if n == 1 else "other"
    )


# The syntax


def test_parameters_and_numbers_choose_what_is_said() -> None:
    small = """
a = { $who } has { $count ->
    [0] nothing
    [one] a stone
   *[other] { $count } stones
}, done.
"""
    small = small.replace("\n}", "\n    }").replace("\n   *[", "\n       *[")
    assert said(small, "a", who="x", count=0) == "x has nothing, done."
    assert said(small, "a", who="x", count=1) == "x has a stone, done."
    assert said(small, "a", who="x", count=7) == "x has 7 stones, done."


def test_terms_have_forms_and_messages_stand_in_others() -> None:
    small = """
-four =
    { $case ->
       *[alone] čtyřka
        [object] čtyřku
    }
plain = { -four }
object = hraje { -four(case: "object") } na { $point }
outer = { object }; { "{" }
"""
    assert said(small, "plain") == "čtyřka"
    assert said(small, "outer", point="h8") == "hraje čtyřku na h8; {"


def test_lines_of_a_text_stay_lines() -> None:
    assert said("a =\n    one\n    two\n\n    three\nb = x\n", "a") == "one\ntwo\n\nthree"


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        ("a = { $x", "a"),
        ("a = x }", "a"),
        ("a = { b }", "b"),
        ("a = { a }", "a"),
        ("a = x\na = y", "twice"),
        ("a = { $n ->\n    [one] x\n    }", "star"),
        ("a =", "a text"),
        ("just words", "just words"),
    ],
)
def test_a_fault_in_a_catalogue_is_named(wrong: str, names: str) -> None:
    with pytest.raises(CatalogueError, match=names):
        compile_messages(wrong)


@pytest.mark.parametrize("language", languages())
def test_catalogues_are_fluent(language: str) -> None:
    faults = [
        entry.content
        for entry in FluentParser().parse(source(language)).body
        if isinstance(entry, Junk)
    ]
    assert faults == []


@pytest.mark.parametrize("language", languages())
def test_the_reference_formatter_says_the_same(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for key, pattern in catalogue(language).patterns.items():
        for params in examples(pattern):
            value = bundle.get_message(key).value
            assert value is not None
            expected, faults = bundle.format_pattern(value, params)
            assert not faults, (key, faults)
            assert catalogue(language).text(key, **params) == expected


def examples(pattern: Any) -> list[dict[str, Any]]:
    """Parameters that reach every variant of a pattern."""
    chosen: dict[str, set[Any]] = {name: set() for name in parameters(pattern)}
    collect(pattern, chosen)
    for name, values in chosen.items():
        if not values or values & {"one", "few", "many", "other"}:
            chosen[name] = (
                {int(v) for v in values if str(v).isdigit()} | set(COUNTS) if values else {"x"}
            )
    rows = product(
        *([(name, value) for value in sorted(values, key=str)] for name, values in chosen.items())
    )
    return [dict(row) for row, _ in zip(rows, range(24), strict=False)]


def collect(pattern: Any, chosen: dict[str, set[Any]]) -> None:
    for part in pattern if isinstance(pattern, list) else ():
        if not isinstance(part, str) and len(part) > 1:
            chosen[part[0]] |= {number(variant) for variant in part[1]}
            for variant in part[1].values():
                collect(variant, chosen)


def number(variant: str) -> str | int:
    return int(variant) if variant.isdigit() else variant


@pytest.mark.parametrize("language", languages())
def test_plural_categories_are_those_of_the_cldr(language: str) -> None:
    rule = Locale.parse(language.replace("-", "_")).plural_form
    for count in (*range(1002), 1_000_000, 1_000_001):
        assert plural_category(language, count) == rule(count)


# What catalogues hold


# Words that a language shares with English, or names that nobody translates.
NAMES = {
    "speed-blitz", "speed-bullet",
    "opening-swap2", "opening-pro", "opening-long-pro", "opening-rif", "opening-yamaguchi",
    "opening-soosyrv-8", "opening-taraguchi-10", "rule-caro", "rule-renju", "rule-freestyle",
    "control-tab-key", "control-point-key", "control-undo-key", "control-delete-key",
    "control-escape-key",
    "control-variations-key", "exchange-link",
}  # fmt: skip
SAME_WORDS: dict[str, set[str]] = {
    "de": {
        "engine-switch", "lobby-title", "nav-analyse", "play-pace-normal", "play-pause",
        "rule-standard", "settings-haptics",
    },
    "fr": {
        "exercise-solution", "factor-capture", "play-actions", "play-pause", "rule-standard",
        "settings-haptics", "settings-volume", "setup-minutes", "theme-captures",
    },
}  # fmt: skip


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_missing_or_left_over(language: str) -> None:
    english, other = set(catalogue(ENGLISH).patterns), set(catalogue(language).patterns)
    assert english - other == set()
    assert other - english == set()


def terms(language: str) -> dict[str, str]:
    return {key: "".join(text) for key, text in compile_terms(source(language)).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_term_of_the_glossary_stands_in_every_catalogue(language: str) -> None:
    assert set(terms(ENGLISH)) <= set(terms(language))
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for text in terms(language).values():
        assert f" {text} " in glossary, f"docs/glossary.md lacks {text!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_any_text_equals_english(language: str) -> None:
    english, other = catalogue(ENGLISH).patterns, catalogue(language).patterns
    same = {
        key
        for key, text in other.items()
        if text == english[key] and re.search(r"[A-Za-z]{3}", json.dumps(text))
    }
    plain = {key for key in same if not isinstance(english[key], list)}
    assert {key for key in plain if key not in NAMES | SAME_WORDS.get(language, set())} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_match_english(language: str) -> None:
    english, other = catalogue(ENGLISH).patterns, catalogue(language).patterns
    wrong = {
        key
        for key in english
        if parameters(english[key]) != parameters(other.get(key, english[key]))
    }
    assert wrong == set()


@pytest.mark.parametrize("language", languages())
def test_plurals_have_the_variants_that_the_language_needs(language: str) -> None:
    needed = {plural_category(language, count) for count in (*range(200), 1000)}
    for key, pattern in catalogue(language).patterns.items():
        chosen: dict[str, set[Any]] = {name: set() for name in parameters(pattern)}
        collect(pattern, chosen)
        for name, variants in chosen.items():
            if variants & {"one", "few", "many"}:
                assert needed <= variants, (key, name)


# Numbers before a word that are never 1: the limits of a server, and sums of a whole search.
ALWAYS_MANY = {
    "explain-wins-captures", "explorer-all", "learn-progress", "terminal-games-done",
    "terminal-source-times", "web-bots-most", "web-challenges-most", "web-comment-long",
    "web-drills-most", "web-drills-together", "web-explorer-most", "web-game-large",
    "web-games-most", "web-passkeys-most", "web-studies-most", "web-talk-most",
    "web-tournament-name", "web-watched-most",
}  # fmt: skip


def test_a_number_before_a_word_has_plural_forms() -> None:
    text = source(ENGLISH)
    counts = "|".join(set(re.findall(r"\$(\w+) ->\s+\[one\]", text)) | {"moves", "files"})
    number = re.compile(rf"\{{ \$(?:{counts}) \}} (?:\w+ )?[a-z]+s\b")
    plain = re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.M)
    assert {key for key, words in plain if number.search(words)} == ALWAYS_MANY


def test_every_catalogue_says_who_has_read_it() -> None:
    assert headers(ENGLISH)["Reviewed"]
    for language in languages():
        assert headers(language)["Language"] == languages()[language]


# Which language


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["en-GB"], "en"),
        (["xx", "en-US"], "en"),
        ([], "en"),
        (["", "en-XA"], PSEUDO),
    ],
)
def test_the_first_wish_that_can_be_fulfilled(wishes: list[str], language: str) -> None:
    assert choose_language(wishes) == language


def test_the_pseudo_language_disguises_texts_and_keeps_parameters() -> None:
    assert catalogue(PSEUDO).text("moves", count=21) == "⟦21 móvéš⟧"
    assert catalogue(PSEUDO).text("nav-settings") == "⟦Šéţţíñĝš···⟧"


# Where keys are used

QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]|\{t:([\w-]+)\}""")
FAMILY = re.compile(
    r"""(?:\bt|\btext|pieces|hasText|\bMessage|LessonText)\(\s*f?["'`]([a-z][a-z0-9-]*-)(?:\$?\{)"""
)
ASKED = re.compile(r"""(?<![\w.])(?:t|pieces)\(\s*"([^"]+)\"""")


def written() -> str:
    """The source of everything that may use a text."""
    paths = [path for kind in ("*.py", "*.js", "*.html") for path in SOURCES.rglob(kind)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_key_is_used_and_every_used_key_is_there() -> None:
    code = written()
    used = {found for pair in QUOTED.findall(code) for found in pair if found}
    families = tuple(FAMILY.findall(code))
    inside = set(re.findall(r"\{ ([a-z][\w-]*) \}", source(ENGLISH)))
    keys = set(catalogue(ENGLISH).patterns)
    used |= {f"explain-{key}" for key in used}  # analysis/sentences.py adds the beginning
    used |= {f"{key}-long" for key in used}  # analysis/reviews/phrases.py adds the end
    unused = {key for key in keys - used - inside if not key.startswith(families)}
    assert unused == set()
    assert {key for key in ASKED.findall(code) if key not in keys} == set()


def test_patterns_are_plain_data() -> None:
    patterns = dict(catalogue(ENGLISH).patterns)
    assert json.loads(json.dumps(patterns)) == patterns


def test_a_list_of_sentences_has_the_commas_of_the_language() -> None:
    points = [Message.of("explain-point-forbidden", point=p, why="overline") for p in ("h8", "i9")]
    sentence = Message.of("explain-forbids-itself", color="black", points=points)
    assert "h8 (overline), i9 (overline)" in sentence.text()
    assert "h8（長連）、i9（長連）" in sentence.text(catalogue("ja"))


# Notices


def test_a_notice_is_english_that_can_be_put_into_other_words() -> None:
    notice = Notice("problem-no-size", size=15)
    assert notice == "no board size is given: read as 15"
    sent = pickle.loads(pickle.dumps(notice))
    assert (sent, sent.message) == (notice, notice.message)
    assert plain_notice(sent) == {
        "key": "problem-no-size",
        "params": {"size": 15},
        "text": "no board size is given: read as 15",
    }
    set_language("de")
    assert notice_text(sent) == "keine Brettgröße angegeben: als 15 gelesen"
    assert notice_text("plain") == "plain"
    assert plain_notice("plain") == {"text": "plain"}


def test_what_a_reader_repaired_is_told_in_the_language_of_the_user() -> None:
    game = next(read_games("(;B[hh])", format="sgf"))
    set_language("fr")
    told = [notice_text(problem) for problem in game.problems]
    assert "aucun jeu n’est nommé (GM) : lu comme du Gomoku" in told
