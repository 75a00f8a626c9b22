"""Reviews, puzzles, lessons and drills in other languages: every word, and nothing cut off."""

from __future__ import annotations

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import expect

from tengen.puzzles.library import load
from tengen.puzzles.puzzle import Theme
from tengen.puzzles.solving import Attempt, MoveVerdict
from tengen.texts.catalogue import catalogue
from tengen.texts.pseudo import PSEUDO

MISSED = "h8 g8 i8 a1 j8 a2 k8 a3 b15 a4 b14 a5"  # Black has a four, and plays b14 instead of l8
NARROW, WIDE = 320, 1366


class Reader:
    """A visitor who reads the page in some language."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self._language = language

    def words(self, key: str, **params: int) -> str:
        """A text of the page, without the places where it may be hyphenated."""
        return catalogue(self._language).text(key, **params).replace("\u00ad", "")

    def press(self, key: str) -> None:
        """Press the button with this text."""
        self.visitor.button(self.words(key)).first.click()

    def check(self) -> None:
        """Everything in sight is in the language and whole."""
        self.visitor.expect_nothing_clipped()
        if self._language == PSEUDO:
            self.visitor.expect_translated()


@pytest.fixture(
    params=[(PSEUDO, NARROW), (PSEUDO, WIDE), ("ja", NARROW), ("ru", NARROW)],
    ids=lambda param: "-".join(map(str, param)),
)
def reader(request: pytest.FixtureRequest, welcome: Welcome, engine: None) -> Reader:
    language, width = request.param
    visitor = welcome(locale=language, viewport={"width": width, "height": 800})
    return Reader(visitor, language)


def test_a_review_and_its_drills(reader: Reader) -> None:
    visitor = reader.visitor
    visitor.open("/?view=analyse")
    visitor.page.get_by_role("tab", name=reader.words("exchange-title")).click()
    visitor.page.get_by_label(reader.words("exchange-import-field")).fill(MISSED)
    reader.press("exchange-read")
    panel = visitor.page.locator(".review")
    expect(panel.locator(".mistake-title").first).to_be_visible()
    expect(visitor.button(reader.words("review-drills"))).to_be_visible()  # it is complete
    reader.check()
    panel.locator('li[data-number="11"] .mistake-title').click()
    card = panel.locator(".mistake")
    card.locator("summary").click()  # the better move
    reader.check()
    reader.press("review-try")
    visitor.click("b13")
    expect(card.locator(".wrong")).to_be_visible()
    reader.check()
    reader.press("review-try-another")
    visitor.click("l8")
    expect(card.locator(".right")).to_be_visible()
    reader.check()
    reader.press("review-drill")
    expect(card).to_contain_text(reader.words("review-drills-made", count=1))
    visitor.open("/?view=drills")
    expect(visitor.page.locator(".drills .entry")).to_have_count(1)
    reader.check()
    reader.press("drills-try")
    visitor.expect_stones(10)
    visitor.click("b14")  # the move of the game again
    expect(visitor.page.locator(".exercise .wrong")).to_be_visible()
    reader.check()


def test_a_puzzle_and_a_lesson(reader: Reader) -> None:
    visitor, page = reader.visitor, reader.visitor.page
    puzzle = next(each for each in load("renju") if each.theme is Theme.FOURS and each.moves >= 3)
    board = puzzle.board()
    stones = len(puzzle.black) + len(puzzle.white)
    visitor.open(f"/?view=puzzles&puzzle={puzzle.id}")
    visitor.expect_stones(stones)
    reader.check()
    reader.press("hint")
    expect(visitor.button(reader.words("exercise-next-hint"))).to_be_visible()
    reader.check()
    wrong = next(
        move
        for move in board.legal_moves
        if Attempt(puzzle).play(move).verdict is MoveVerdict.WRONG
    )
    visitor.click(board.move_text(wrong))
    expect(page.locator(".exercise .wrong")).to_be_visible()
    visitor.expect_settled()
    reader.check()
    reader.press("exercise-solution")
    expect(page.locator(".steps-told li").first).to_be_visible()
    reader.check()
    for lesson in ("renju", "swap2", "captures"):
        visitor.open(f"/?view=learn&lesson={lesson}")
        expect(page.locator(".exercise h1")).not_to_be_empty()
        reader.press("exercise-solution")
        reader.check()
