"""A first visit: one question finds an opponent, who then follows the results."""

from __future__ import annotations

import re

from conftest import Welcome
from playwright.sync_api import expect


def test_a_newcomer_is_offered_a_gentle_start(welcome: Welcome) -> None:
    visitor = welcome(is_new=True).open("/")
    question = visitor.page.get_by_role("region", name="Welcome")
    question.get_by_role("button", name="I have never played").click()
    expect(question).to_contain_text("It starts gently")
    form = visitor.page.get_by_role("form", name="New game")
    expect(form.get_by_role("combobox", name="Opponent")).to_have_value("adaptive")
    expect(form.get_by_role("combobox", name="Teaching")).to_have_value("blunders")
    expect(question.get_by_role("link", name="first lesson")).to_be_visible()
    visitor.start()
    expect(visitor.page.locator(".over")).to_contain_text(re.compile("Level [12]"))
    visitor.open("/")
    expect(form).to_be_visible()
    expect(question).to_have_count(0)


def test_three_puzzles_find_an_opponent(welcome: Welcome) -> None:
    visitor = welcome(is_new=True).open("/")
    visitor.page.get_by_role("link", name="three quick puzzles").click()
    heading = visitor.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Puzzle 1 of 3")
    expect(visitor.button("Hint")).to_be_hidden()
    visitor.expect_accessible()
    visitor.page.keyboard.press("Tab")
    visitor.board.focus()
    visitor.page.keyboard.type("a15")  # a corner, which solves nothing
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".wrong")).to_be_visible()
    visitor.button("Next puzzle").click()  # the first answer counts
    expect(heading).to_have_text("Puzzle 2 of 3")
    visitor.button("I do not know").click()
    expect(heading).to_have_text("Puzzle 3 of 3")
    visitor.button("I do not know").click()
    expect(visitor.page.get_by_text("You solved 0 of 3.")).to_contain_text("near level 1")
    visitor.expect_accessible()
    visitor.page.get_by_role("link", name="Play the first game").click()
    form = visitor.page.get_by_role("form", name="New game")
    expect(form.get_by_role("combobox", name="Opponent")).to_have_value("adaptive")
    expect(form.get_by_role("combobox", name="Teaching")).to_have_value("blunders")
    expect(visitor.page.get_by_role("region", name="Welcome")).to_have_count(0)


def test_the_question_can_be_put_off(welcome: Welcome) -> None:
    visitor = welcome(is_new=True).open("/")
    visitor.page.get_by_role("button", name="Not now").click()
    form = visitor.page.get_by_role("form", name="New game")
    expect(form.get_by_role("combobox", name="Opponent")).to_have_value("level")
    visitor.page.reload()
    expect(form).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Welcome")).to_have_count(0)
