"""The page in other languages than English."""

from __future__ import annotations

from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import expect

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
