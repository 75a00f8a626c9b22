"""A rule, an opening and a clock that are added in Python and English are offered by the page."""

from __future__ import annotations

from pathlib import Path

from browsing import Server, Visitor
from playwright.sync_api import Browser, expect

ADDITIONS = """
import sys
import tengen.texts
catalogue = sys.modules["tengen.texts.catalogue"]
shipped = catalogue.source
texts = {
    "rule-house": "House rule",
    "rule-house-brief": "five win",
    "rule-house-summary": "Five win in this house.",
    "rule-house-help": "Ask the host.",
    "opening-centre": "Centre",
    "opening-centre-summary": "Black starts in the centre.",
}
added = "".join(f"{key} = {text}\\n" for key, text in texts.items())
catalogue.source = lambda language: shipped(language) + (added if language == "en" else "")
catalogue.catalogue.cache_clear()
from tengen import opening, protocols, rules
from tengen.play import presets
house = rules.FREESTYLE._replace(name="house", gomocup=None, default_size=13)
rules.RULES = {**rules.RULES, "house": house}
step = opening.Place(opening.Seat.FIRST, max_distance=0)
centre = protocols.Protocol("centre", (step,))
opening.OPENINGS = protocols.OPENINGS = {**opening.OPENINGS, "centre": centre}
presets.CLOCKS += ("2+1",)
"""


def test_additions_in_python_show_up_on_the_page(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, prelude=ADDITIONS)
    server.start()
    try:
        visitor = Visitor(browser, server.address)
        visitor.new_game(
            opponent="Person on this screen",
            rule="House rule",
            opening="Centre",
            clock="2 min + 1 s per move",
        )
        form = visitor.page.get_by_role("form", name="New game")
        expect(form).to_contain_text("Five win in this house.")
        expect(form).to_contain_text("Black starts in the centre.")
        visitor.start()
        expect(visitor.detail).to_have_text("Place a black stone in the centre.")
        visitor.play("g7")
        expect(visitor.page.locator(".seat-clock.running")).to_be_visible()
        visitor.go("Learn")
        visitor.page.get_by_role("tab", name="Rules").click()
        expect(visitor.page.get_by_role("heading", name="House rule")).to_be_visible()
        expect(visitor.page.locator(".learn")).to_contain_text("Ask the host.")
        visitor.leave()
    finally:
        server.stop()
