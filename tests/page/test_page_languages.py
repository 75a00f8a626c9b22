"""The page in other languages than English."""

from __future__ import annotations

import re

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

VIEWS = ("/", "/?view=analyse", "/?view=puzzles", "/?view=games", "/?view=learn", "/?view=settings")
WIDTHS = (320, 768, 1366)
USUAL = (PSEUDO, "de", "ja", "ru")
OTHERS = [language for language in languages() if language not in USUAL]

CLIPPED = """() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const element of document.querySelectorAll("body *")) {
        const style = getComputedStyle(element);
        const hides = ["hidden", "clip"].includes(style.overflowX);
        const isText = (node) => node.nodeType === 3 && node.textContent.trim();
        if (!hides || ![...element.childNodes].some(isText) || element.clientWidth < 2) continue;
        if (element.scrollWidth > element.clientWidth + 1)
            found.push(element.outerHTML.slice(0, 120));
    }
    return found;
}"""

# Names of programs, formats and languages, and what a user or a file has written.
UNTRANSLATED = re.compile(r"Tengen( [\d.]+\w*)?|SGF|psq|pos|JSON|SVG|PNG|h8")

PLAIN = """() => {
    const texts = [];
    const isPlain = (text) => /[A-Za-z]{3}/.test(text) && !/[⟦⟧]/.test(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest("noscript")) texts.push(node.textContent.trim());
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
        for (const element of document.querySelectorAll(`[${name}]`))
            texts.push(element.getAttribute(name));
    return texts.filter(isPlain);
}"""


def check_nothing_is_clipped(welcome: Welcome, language: str, width: int) -> None:
    visitor = welcome(locale=language, viewport={"width": width, "height": 800})
    for view in VIEWS:
        visitor.open(view)
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert visitor.page.evaluate(CLIPPED) == [], f"{language}, {width} px, {view}"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", USUAL)
def test_nothing_is_clipped(welcome: Welcome, language: str, width: int) -> None:
    check_nothing_is_clipped(welcome, language, width)


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_clipped_in_any_language(welcome: Welcome, language: str, width: int) -> None:
    check_nothing_is_clipped(welcome, language, width)


@pytest.mark.parametrize("view", VIEWS)
def test_every_text_of_the_page_is_in_the_catalogue(welcome: Welcome, view: str) -> None:
    visitor = welcome(locale=PSEUDO).open(view)
    visitor.page.wait_for_load_state("networkidle")
    plain = [text for text in visitor.page.evaluate(PLAIN) if not UNTRANSLATED.fullmatch(text)]
    assert [text for text in plain if text not in languages().values()] == []
