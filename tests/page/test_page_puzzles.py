"""Puzzles on the page: today's by keyboard, refuted answers, hints in stages, the trainer."""

from __future__ import annotations

from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import Locator, expect

from tengen.puzzles.library import by_id, load, of_day
from tengen.puzzles.puzzle import Puzzle, Theme
from tengen.puzzles.solving import Attempt


def _shown(visitor: Visitor) -> Puzzle:
    """The puzzle on the board, by the link to it."""
    link = visitor.page.get_by_role("link", name="link to this puzzle")
    return by_id(parse_qs(urlsplit(link.get_attribute("href") or "").query)["puzzle"][0])


def _first(theme: Theme, moves: int) -> Puzzle:
    """A puzzle with this many moves of the solver."""
    return next(each for each in load("freestyle") if each.theme is theme and each.moves == moves)


def _expect_start(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.expect_stones(len(puzzle.black) + len(puzzle.white))


def _open(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.open(f"/?view=puzzles&puzzle={puzzle.id}")
    _expect_start(visitor, puzzle)


def _verdict(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Verdict")


def _progress(visitor: Visitor, words: str) -> Locator:
    row = visitor.page.locator(".puzzle-progress > div")
    return row.filter(has_text=words).locator("dd")


def _solve_by_keyboard(visitor: Visitor, puzzle: Puzzle) -> None:
    """Type the moves that the library knows, each when the answer to the one before stands."""
    attempt = Attempt(puzzle)
    while not attempt.is_over:
        move = attempt.best_move()
        point = attempt.board.move_text(move)
        visitor.page.keyboard.type(point)
        visitor.page.keyboard.press("Enter")
        attempt.play(move)
        expect(_verdict(visitor).locator(".right")).to_contain_text(f"{point} is right")
        visitor.expect_settled()
    expect(_verdict(visitor).locator(".right")).to_contain_text("solved")


def test_todays_puzzle_is_solved_by_keyboard_alone(visitor: Visitor) -> None:
    before = of_day(load("freestyle"), datetime.now(UTC).date())
    visitor.open("/?view=puzzles")
    expect(visitor.page.get_by_role("heading", name="Today's puzzle")).to_be_visible()
    puzzle = _shown(visitor)
    assert puzzle in (before, of_day(load("freestyle"), datetime.now(UTC).date()))
    _expect_start(visitor, puzzle)
    expect(_progress(visitor, "Daily streak")).to_have_text("0 days")
    while not visitor.page.evaluate("document.activeElement.matches('.tb-host')"):
        visitor.page.keyboard.press("Tab")
    _solve_by_keyboard(visitor, puzzle)
    expect(_progress(visitor, "Daily streak")).to_have_text("1 day")
    expect(_progress(visitor, "Solved")).to_have_text("1 of 1")
    expect(_progress(visitor, "In a row")).to_have_text("1")
    visitor.expect_accessible()
    visitor.page.keyboard.press("n")
    expect(visitor.page.get_by_role("heading", name="Today's puzzle")).to_be_hidden()
    following = _shown(visitor)
    assert following.id != puzzle.id
    _expect_start(visitor, following)
    _solve_by_keyboard(visitor, following)
    expect(_progress(visitor, "Solved")).to_have_text("2 of 2")


def test_a_wrong_answer_is_refuted_then_the_right_one_solves(visitor: Visitor) -> None:
    puzzle = _first(Theme.STOP_FOUR, 1)
    board = puzzle.board()
    wrong = next(
        move for move in board.legal_moves if len(Attempt(puzzle).play(move).refutation) > 0
    )
    _open(visitor, puzzle)
    visitor.click(board.move_text(wrong))
    expect(_verdict(visitor).locator(".wrong")).to_contain_text("loses to")
    expect(visitor.page.get_by_role("group", name="After ")).to_be_visible()
    expect(_progress(visitor, "Solved")).to_have_text("0 of 1")
    _expect_start(visitor, puzzle)  # played out, then taken back
    visitor.click(board.move_text(puzzle.answers[0]))
    expect(_verdict(visitor).locator(".right")).to_contain_text("solved")
    expect(_progress(visitor, "Solved")).to_have_text("0 of 1")  # the first attempt counts
    visitor.button("Next puzzle").click()
    expect(visitor.button("Skip")).to_be_visible()
    assert _shown(visitor).id != puzzle.id


def test_hints_come_in_stages_and_the_solution_explains(visitor: Visitor) -> None:
    puzzle = _first(Theme.FOURS, 3)
    point = puzzle.board().move_text(Attempt(puzzle).best_move())
    _open(visitor, puzzle)
    visitor.page.keyboard.press("?")
    expect(_verdict(visitor)).to_contain_text("Look ")
    visitor.button("Next hint").click()
    expect(_verdict(visitor)).to_contain_text("The move ")
    expect(_verdict(visitor)).not_to_contain_text(point)
    visitor.button("Next hint").click()
    expect(_verdict(visitor)).to_have_text(f"Play {point}.")
    expect(visitor.button("Next hint")).to_be_disabled()
    visitor.expect_accessible()
    visitor.button("Solution").click()
    expect(visitor.page.locator(".steps-told li")).to_have_count(puzzle.moves)
    expect(visitor.page.locator(".steps-told li").first).to_contain_text(point)
    expect(_progress(visitor, "Solved")).to_have_text("0 of 1")
    visitor.expect_accessible()


def test_the_trainer_keeps_to_a_rule_and_a_theme(visitor: Visitor) -> None:
    visitor.open("/?view=puzzles")
    visitor.page.get_by_label("Rule").select_option("renju")
    expect(visitor.page.locator(".exercise")).to_contain_text("Renju ·")
    visitor.page.get_by_label("Theme").select_option("use-forbidden")
    title = visitor.page.get_by_role("heading", name=Theme.USE_FORBIDDEN.label)
    expect(title).to_be_visible()
    shown = {_shown(visitor).id}
    for _ in range(2):
        before = _shown(visitor)
        visitor.page.locator("h1").click()  # off the fields
        with visitor.page.expect_response("**/api/puzzles/next?*"):
            visitor.page.keyboard.press("n")
        href = f'a[href*="puzzle={before.id}"]'
        expect(visitor.page.locator(href)).to_have_count(0)
        puzzle = _shown(visitor)
        assert (puzzle.rule.name, puzzle.theme) == ("renju", Theme.USE_FORBIDDEN)
        shown.add(puzzle.id)
        visitor.board.evaluate("board => board.blur()")
    assert len(shown) > 1


def test_after_a_linked_puzzle_come_others_of_its_rule(visitor: Visitor) -> None:
    puzzle = load("renju")[40]
    _open(visitor, puzzle)
    expect(visitor.page.get_by_label("Rule")).to_have_value("renju")
    visitor.button("Skip").click()
    expect(visitor.page.locator(f'a[href*="puzzle={puzzle.id}"]')).to_have_count(0)
    assert _shown(visitor).rule.name == "renju"


@pytest.mark.parametrize("width", [320, 390])
def test_it_fits_a_phone(welcome: Welcome, width: int) -> None:
    visitor = welcome(viewport={"width": width, "height": 740})
    visitor.open("/?view=puzzles")
    expect(visitor.page.get_by_role("heading", name="Today's puzzle")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
    for link in visitor.page.locator(".views a").all():
        box = link.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
