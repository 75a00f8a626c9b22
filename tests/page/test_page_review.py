"""Reviews on the page: they open by themselves, show the mistakes, and let one try again."""

from __future__ import annotations

import re

from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import Locator, expect

MISSED = "h8 g8 i8 a1 j8 a2 k8 a3 b15 a4 b14 a5"  # Black has a four, and plays b14 instead of l8


def _panel(visitor: Visitor) -> Locator:
    return visitor.page.locator(".review")


def _import(visitor: Visitor, text: str) -> None:
    visitor.open("/?view=analyse")
    visitor.page.get_by_role("tab", name="Share").click()
    visitor.page.get_by_label("Moves, SGF, psq, pos or a link").fill(text)
    visitor.button("Read the text").click()
    expect(visitor.page.locator('.tree [aria-current="true"]')).to_have_text(text.split()[-1])


def _reviewed(visitor: Visitor) -> Locator:
    """The panel of an imported game with a missed win, once its review is complete."""
    _import(visitor, MISSED)  # White has won: the review opens by itself
    panel = _panel(visitor)
    expect(panel.locator(".summary")).not_to_be_empty()
    expect(visitor.button("Stop")).to_be_hidden()
    expect(visitor.button("Review the game")).to_be_hidden()
    expect(visitor.button("Continue the review")).to_be_hidden()
    return panel


def test_a_review_with_try_again(visitor: Visitor, engine: None) -> None:
    panel = _reviewed(visitor)
    expect(panel.locator(".curve-line")).to_be_visible()
    expect(panel.locator(".turning-point").first).to_be_visible()
    expect(panel.get_by_role("row", name=re.compile("^Black"))).to_contain_text("%")
    mistake = panel.get_by_role("button", name=re.compile(r"^11\. Black b14 \?\? missed win$"))
    mistake.click()
    expect(mistake).to_have_attribute("aria-expanded", "true")
    visitor.expect_stones(11)
    card = panel.locator(".mistake")
    expect(card).to_contain_text("b14 misses five at l8.")
    expect(card).to_contain_text("From a forced win in 1 move")
    visitor.expect_accessible()
    # The refutation, step by step: the moves are only imagined.
    after = card.get_by_role("group", name="After b14:")
    ghosts = visitor.board.locator(".tb-layer-ghosts .tb-stone")
    after.get_by_role("button", name="Next step").click()
    expect(ghosts).to_have_count(1)
    expect(after.get_by_role("button", name="a5")).to_have_attribute("aria-current", "true")
    after.get_by_role("button", name="Step back").click()
    expect(ghosts).to_have_count(0)
    visitor.button("Try again here").click()
    visitor.expect_stones(10)
    expect(ghosts).to_have_count(0)
    visitor.click("b13")
    expect(card.locator(".wrong")).to_contain_text("b13 is not it. b13 misses five at l8.")
    visitor.button("Try another move").click()
    visitor.click("l8")
    expect(card.locator(".right")).to_contain_text("Right: l8 keeps the result")
    visitor.expect_accessible()
    card.get_by_text("Show the better move").click()
    card.get_by_role("group", name="Better: l8").get_by_role("button", name="l8").click()
    expect(ghosts).to_have_count(1)
    # The marks are in the list of moves.
    visitor.page.get_by_role("tab", name="Moves").click()
    move = visitor.page.get_by_role("button", name="11. Black b14, missed win")
    expect(move).to_have_attribute("data-sign", re.compile(r"^\?"))


def test_on_a_phone_the_board_stays_in_sight_of_an_open_mistake(
    welcome: Welcome, engine: None
) -> None:
    visitor = welcome(viewport={"width": 390, "height": 844})
    panel = _reviewed(visitor)
    panel.get_by_role("button", name=re.compile(r"^11\. Black b14")).click()
    after = panel.get_by_role("group", name="After b14:")
    after.get_by_role("button", name="Next step").click()
    expect(visitor.board.locator(".tb-layer-ghosts .tb-stone")).to_be_in_viewport()
    expect(visitor.board).to_be_in_viewport(ratio=0.95)
    visitor.button("Try again here").click()
    expect(panel.locator(".asked")).to_be_in_viewport(ratio=0.95)
    expect(visitor.board).to_be_in_viewport(ratio=0.95)
    visitor.click("l8")
    expect(panel.locator(".right")).to_be_in_viewport(ratio=0.95)
    visitor.expect_accessible()


def test_a_review_by_keyboard_is_kept_and_goes_with_its_game(
    visitor: Visitor, engine: None
) -> None:
    panel = _reviewed(visitor)
    visitor.page.get_by_label("Move of the game").fill("2")
    visitor.expect_stones(2)
    visitor.page.reload()
    visitor.page.get_by_role("tab", name="Review").click()
    visitor.button("Review the game").press("Enter")  # it is there at once, and complete
    mistake = panel.get_by_role("button", name=re.compile(r"^11\. Black b14"))
    mistake.press("Enter")
    visitor.button("Try again here").press("Enter")
    visitor.expect_stones(10)
    visitor.board.focus()
    visitor.page.keyboard.type("l8")
    visitor.page.keyboard.press("Enter")
    expect(panel.locator(".right")).to_contain_text("l8")
    visitor.page.get_by_role("tab", name="Moves").click()
    visitor.button("Last position").click()
    expect(visitor.page.locator('.tree [aria-current="true"]')).to_have_text("a5")
    visitor.button("Delete").click()  # another game now
    visitor.page.get_by_role("tab", name="Review").click()
    expect(visitor.button("Review the game")).to_be_visible()
    expect(panel.locator(".mistakes li")).to_have_count(0)


def test_the_review_opens_when_a_game_ends(visitor: Visitor, engine: None) -> None:
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8 g8 i8 a1 j8 a3 k8 a5")
    expect(_panel(visitor)).to_be_hidden()
    visitor.play("l8")
    panel = _panel(visitor)
    expect(panel.locator(".summary")).not_to_be_empty()
    expect(visitor.button("Stop")).to_be_hidden()
    mistake = panel.locator(".mistake-title").first  # White never stops the five
    number = int((mistake.text_content() or "").split(".")[0])
    mistake.click()
    visitor.expect_stones(number)
    better = panel.locator("details .pv-move").first.text_content() or ""
    visitor.button("Try again here").click()
    visitor.expect_stones(number - 1)
    visitor.click(better)
    expect(panel.locator(".right")).to_contain_text(f"Right: {better}")
    expect(
        visitor.page.locator(f'.move-list li[data-number="{number}"] [data-sign]')
    ).to_have_count(1)
    visitor.expect_accessible()
    visitor.button("Back to the game").click()
    visitor.expect_stones(9)
    visitor.button("Undo").click()  # the game goes on: it is not reviewed any more
    expect(panel).to_be_hidden()


def test_choices_of_swap2_are_judged(visitor: Visitor, engine: None) -> None:
    visitor.new_game(opponent="Person on this screen", opening="Swap2")
    visitor.play("h8 a15 h9")  # Black has two stones in the middle, and White one in a corner
    visitor.button("Play White").click()
    visitor.play("g8")
    visitor.button("Resign").click()
    visitor.button("Yes, resign").click()
    panel = _panel(visitor)
    expect(panel.locator(".summary")).not_to_be_empty()
    expect(visitor.button("Stop")).to_be_hidden()
    first, second = (panel.locator(".mistakes > li").nth(number) for number in range(2))
    expect(first).to_contain_text(re.compile(r"Opening \?\?? .*favour Black|Black can force a win"))
    expect(second).to_contain_text(re.compile(r"Opening \?\? Black .*Black was the colour to take"))


def test_the_review_of_an_imported_game_opens_by_itself(visitor: Visitor, engine: None) -> None:
    _import(visitor, "h8 g8 i8 a1 j8 a3 k8 a5 l8")
    panel = _panel(visitor)
    expect(visitor.page.get_by_role("tab", name="Review")).to_have_attribute(
        "aria-selected", "true"
    )
    expect(panel.locator(".summary")).not_to_be_empty()
    expect(panel.locator(".mistake-title").first).to_be_visible()


def test_the_review_of_a_finished_study_opens_by_itself(visitor: Visitor, engine: None) -> None:
    _import(visitor, "h8 g8 i8 a1 j8 a3 k8 a5 l8")
    visitor.page.get_by_role("tab", name="Share").click()
    visitor.button("Keep").click()
    visitor.page.wait_for_url("**/?study=*")
    visitor.page.reload()
    expect(visitor.page.get_by_role("tab", name="Review")).to_have_attribute(
        "aria-selected", "true"
    )
    expect(_panel(visitor).locator(".summary")).not_to_be_empty()
