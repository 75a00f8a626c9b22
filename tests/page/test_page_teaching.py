"""Teaching on the page: a blunder is pointed out with its reason and taken back."""

from __future__ import annotations

import re

from browsing import Visitor
from playwright.sync_api import expect

OPEN_THREE = ["f8", "i8", "g6", "f10", "j8", "i7", "j10", "i9"]  # White's, and Black is to move


def _taught_game(visitor: Visitor, teaching: str) -> None:
    """A game against an engine that has an open three."""
    visitor.new_game()
    form = visitor.page.get_by_role("form", name="New game")
    form.get_by_role("combobox", name="Teaching").select_option(teaching)
    seats = {"first": {"kind": "person", "name": "Ann"}, "second": {"kind": "level", "level": 10}}
    position = {"rule": "freestyle", "size": 15, "moves": OPEN_THREE}
    answer = visitor.page.request.post(
        f"{visitor.address}/api/games",
        data={"seats": seats, "position": position},
        headers={"origin": visitor.address},
    )
    assert answer.ok, answer.text()
    visitor.open(f"/?game={answer.json()['game']['id']}")
    visitor.expect_stones(8)


def test_a_blunder_is_pointed_out_and_taken_back(visitor: Visitor, engine: None) -> None:
    _taught_game(visitor, "Blunders only")
    visitor.click("a1")
    expect(visitor.status).to_have_text("a1 is a blunder")
    expect(visitor.detail).to_contain_text("a1 does not stop White's open three")
    visitor.button("Show why").click()
    expect(visitor.board.locator(".tb-ghost")).not_to_have_count(0)
    visitor.button("Back to the game").click()
    expect(visitor.status).to_have_text("a1 is a blunder")
    visitor.button("Take it back").click()
    visitor.expect_stones(8)
    expect(visitor.status).to_have_text("Your move")
    visitor.button("Hint").click()
    expect(visitor.detail).to_have_text(re.compile("^Look (in|at|on) "))
    visitor.button("Hint").click()
    expect(visitor.detail).to_contain_text("your opponent makes an open four")
    visitor.click("i6")
    visitor.expect_moves(10)
    expect(visitor.page.get_by_role("button", name="Take it back")).to_have_count(0)


def test_nothing_is_said_when_teaching_is_off(visitor: Visitor, engine: None) -> None:
    _taught_game(visitor, "Off")
    visitor.click("a1")
    visitor.expect_moves(10)
    expect(visitor.page.get_by_role("button", name="Take it back")).to_have_count(0)
