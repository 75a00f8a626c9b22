"""Lessons on the page: the path, steps by pointer and by keyboard, choices, forbidden points."""

from __future__ import annotations

import re

from browsing import Visitor
from playwright.sync_api import Locator, expect

from tengen.learning.lesson_attempt import answer_text, answers
from tengen.learning.lessons import Lesson, LineGoal, lesson_of, lessons, step_text
from tengen.puzzles.solving import Attempt


def _verdict(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Verdict")


def _open(visitor: Visitor, lesson: str, step: str | None = None) -> Lesson:
    more = f"&step={lesson}.{step}" if step else ""
    visitor.open(f"/?view=learn&lesson={lesson}{more}")
    expect(visitor.page.locator("main > [inert]")).to_have_count(0)
    return lesson_of(lesson)


def _heading(visitor: Visitor, title: str) -> None:
    expect(visitor.page.locator(".exercise h1")).to_have_text(title)


def test_the_path_is_walked_from_its_start(visitor: Visitor) -> None:
    visitor.open("/?view=learn")
    cards = visitor.page.locator(".lessons > li")
    expect(cards).to_have_count(len(lessons()))
    visitor.page.get_by_role("link", name="Begin: What is a five").click()
    _heading(visitor, "Five in a row")
    visitor.click("a1")
    expect(_verdict(visitor)).to_contain_text("a1 does not win at once")
    visitor.click("g5")
    expect(_verdict(visitor)).to_contain_text("Five in a row: Black wins.")
    steps = visitor.page.get_by_role("list", name="Steps of this lesson")
    expect(steps.get_by_label("solved")).to_have_count(1)
    visitor.button("Next step").click()
    _heading(visitor, "Fill the gap")
    visitor.page.get_by_role("link", name="All lessons").click()
    expect(visitor.page.get_by_text("1 of 9", exact=True)).to_be_visible()
    visitor.page.get_by_role("link", name="Go on: What is a five").click()
    _heading(visitor, "Fill the gap")


def _expect_item(visitor: Visitor, item: str) -> None:
    expect(visitor.page).to_have_url(re.compile(f"step={re.escape(item)}$"))


def _answer(visitor: Visitor, point: str, verdict: str) -> None:
    """Type an answer, read the verdict, and go on."""
    visitor.page.keyboard.type(point)
    visitor.page.keyboard.press("Enter")
    expect(_verdict(visitor).locator(".right")).to_contain_text(verdict)
    visitor.expect_settled()
    visitor.page.keyboard.press("Enter")


def test_a_lesson_is_finished_by_keyboard_alone(visitor: Visitor) -> None:
    lesson = _open(visitor, "five")
    while not visitor.page.evaluate("document.activeElement.matches('.tb-host')"):
        visitor.page.keyboard.press("Tab")
    for step in lesson.steps:
        _expect_item(visitor, step.id)
        _answer(visitor, answer_text(step, answers(step)[0]), step_text(step, "done").words())
    for puzzle in lesson.puzzles:
        _expect_item(visitor, puzzle.id)
        _answer(visitor, puzzle.board().move_text(puzzle.answers[0]), "is right: solved")
    expect(visitor.page.get_by_role("heading", name="Learn")).to_be_visible()
    expect(visitor.page.get_by_text("✓ Done")).to_have_count(1)


def test_a_forbidden_point_is_pointed_at(visitor: Visitor) -> None:
    _open(visitor, "renju", "33")
    visitor.expect_stones(8)
    expect(visitor.page.locator(".tb-forbidden")).to_have_count(0)
    visitor.click("e7")
    expect(_verdict(visitor)).to_contain_text("e7 is allowed")
    visitor.click("e5")
    expect(_verdict(visitor).locator(".right")).to_contain_text("both become open threes")
    visitor.expect_stones(8)


def test_a_colour_is_chosen_in_swap2(visitor: Visitor) -> None:
    _open(visitor, "swap2", "far")
    visitor.expect_stones(3)
    visitor.click("j10")
    visitor.expect_stones(3)
    visitor.button("Play White").click()
    expect(_verdict(visitor)).to_contain_text("The other side has the better chances")
    visitor.button("Play Black").click()
    expect(_verdict(visitor).locator(".right")).to_contain_text("Black is practically winning")


def test_a_sequence_is_played_with_hints_and_a_wrong_move_is_refuted(visitor: Visitor) -> None:
    lesson = _open(visitor, "vcf", "first")
    step = lesson.steps[0]
    assert isinstance(step.goal, LineGoal)
    visitor.expect_stones(14)
    visitor.button("Hint").click()
    expect(_verdict(visitor)).to_contain_text("Look")
    visitor.click("a1")
    expect(_verdict(visitor).locator(".wrong")).to_contain_text("a1")
    attempt = Attempt(step.goal.puzzle)
    visitor.page.get_by_role("button", name="Try again").click()
    while not attempt.is_over:
        move = attempt.best_move()
        visitor.click(attempt.board.move_text(move))
        attempt.play(move)
        visitor.expect_settled()
        visitor.expect_stones(len(attempt.board.move_stack) + 14)
    expect(_verdict(visitor).locator(".right")).to_contain_text("became a four-three")


def test_a_solution_is_shown_and_the_step_stays_open(visitor: Visitor) -> None:
    _open(visitor, "fours", "stop")
    visitor.button("Solution").click()
    expect(_verdict(visitor)).to_contain_text("The answer is e3.")
    expect(visitor.stone("e3")).to_be_visible()
    visitor.open("/?view=learn")
    expect(visitor.page.get_by_text(re.compile(r"^0 of \d+ steps solved\.$"))).to_be_visible()
