"""The explorer in the browser: known moves, play against the proof, one's own files."""

from __future__ import annotations

from browsing import Visitor
from playwright.sync_api import expect


def _open(visitor: Visitor, moves: str) -> None:
    visitor.open(f"/?rule=freestyle&size=15#{moves}")
    visitor.page.get_by_role("tab", name="Explorer").click()
    expect(visitor.page.locator("table.explored").first).to_be_visible()


def test_known_moves_have_verdicts_and_are_played_by_a_click(visitor: Visitor) -> None:
    _open(visitor, "h8")
    rows = visitor.page.locator("table.explored tbody tr")
    proven = rows.filter(has=visitor.page.get_by_role("button", name="b15", exact=True))
    expect(proven).to_contain_text("Black wins in")
    known = rows.filter(has=visitor.page.get_by_role("button", name="h9", exact=True))
    expect(known).to_contain_text("Direct opening")
    expect(known).to_contain_text("%")
    visitor.page.get_by_role("button", name="h9", exact=True).click()
    expect(visitor.page.locator(".explorer > p").nth(1)).to_have_text("Direct opening")
    visitor.expect_accessible()
    visitor.expect_nothing_clipped()


def test_the_proof_answers_and_says_why(visitor: Visitor) -> None:
    _open(visitor, "h8")
    visitor.page.get_by_role("switch", name="The proof plays Black").check()
    visitor.page.get_by_role("button", name="b15", exact=True).press("Enter")
    answer = visitor.page.locator(".answer.proof")
    expect(answer).to_contain_text("is proven: Black wins in")
    expect(visitor.page.locator(".explorer .sentences")).to_contain_text("Threat:")
    expect(visitor.page.locator(".status-text")).to_have_text("White to move")
    moves = visitor.page.locator("table.explored tbody tr")
    expect(moves).to_have_count(10)  # the replies that the proof knows: more than before
    expect(answer).to_be_in_viewport()


def test_a_file_of_ones_own_is_counted_and_removed(visitor: Visitor) -> None:
    _open(visitor, "h8i9")
    page = visitor.page
    page.get_by_role("button", name="Add the open game").click()
    expect(page.get_by_role("button", name="Remove Analysis")).to_be_visible()
    page.keyboard.press("Home")
    first = page.locator("table.explored").first.locator("tbody tr").first
    expect(first.locator(".counted")).to_contain_text("1")
    page.get_by_role("button", name="Remove Analysis").click()
    expect(first.locator(".counted")).to_have_count(0)
