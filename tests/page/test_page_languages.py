"""The page in other languages than English."""

from __future__ import annotations

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import expect

from tengen.texts import languages
from tengen.texts.pseudo import PSEUDO


def test_the_page_speaks_the_language_of_the_browser(welcome: Welcome) -> None:
    visitor = welcome(locale=PSEUDO).open("/?view=games")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("⟦Ĝåméš··⟧")
    assert visitor.page.evaluate("document.documentElement.lang") == PSEUDO


def test_a_chosen_language_is_kept(welcome: Welcome) -> None:
    visitor = welcome(locale=PSEUDO).open("/?view=settings")
    language = visitor.page.get_by_role("combobox", name="⟦Łåñĝúåĝé···⟧")
    expect(language).to_have_value("")
    language.select_option("English")
    expect(visitor.page.get_by_role("combobox", name="Language")).to_have_value("en")
    visitor.open("/?view=settings")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_language_chosen_in_another_browser_window_is_taken_over(visitor: Visitor) -> None:
    visitor.open("/?view=settings")
    visitor.page.evaluate(
        """language => fetch("/api/settings", {
            method: "PATCH",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ settings: { language } }),
        })""",
        PSEUDO,
    )
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("⟦Šéţţíñĝš···⟧")


# Every view, at the widths of a small phone, a tablet and a desk.

VIEWS = (
    *("/", "/?view=analyse", "/?view=puzzles", "/?view=drills", "/?view=games", "/?view=learn"),
    *("/?view=learn&lesson=renju", "/?view=settings", "/?view=account", "/?view=lobby"),
    *("/?view=leaders", "/?view=player&name=Nobody", "/?view=tournaments", "/?game=nothing"),
)
WIDTHS = (320, 768, 1366)
USUAL = (PSEUDO, "de", "ja", "ru")
OTHERS = [language for language in languages() if language not in USUAL]


def check_nothing_is_clipped(welcome: Welcome, language: str, width: int) -> None:
    visitor = welcome(locale=language, viewport={"width": width, "height": 800})
    visitor.open()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    for view in VIEWS:
        visitor.turn_to(view)
        visitor.expect_nothing_clipped()
    visitor.open(a_game(visitor))
    visitor.expect_nothing_clipped()


def a_game(visitor: Visitor) -> str:
    """The address of a game of two people, which has all of its buttons."""
    game: str = visitor.page.evaluate(
        """() => fetch("/api/games", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({
                clock: "5+3",
                seats: { first: { kind: "person" }, second: { kind: "person" } },
            }),
        }).then((answer) => answer.json()).then(({ game }) => game.id)"""
    )
    return f"/?game={game}"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", USUAL)
def test_nothing_is_clipped(welcome: Welcome, language: str, width: int) -> None:
    check_nothing_is_clipped(welcome, language, width)


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_clipped_in_any_language(welcome: Welcome, language: str, width: int) -> None:
    check_nothing_is_clipped(welcome, language, width)


def test_every_text_of_the_page_is_in_the_catalogue(welcome: Welcome) -> None:
    visitor = welcome(locale=PSEUDO).open()
    for view in VIEWS:
        visitor.turn_to(view)
        visitor.page.wait_for_load_state("networkidle")
        visitor.expect_translated()
    visitor.open(a_game(visitor))
    visitor.expect_translated()
