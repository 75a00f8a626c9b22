"""Ratings on the page: rated games are offered where they are possible, and change ratings."""

from __future__ import annotations

import itertools

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import expect

from tengen.learning.opponent import LEVEL_RATINGS

_numbers = itertools.count(1)


def register(visitor: Visitor) -> str:
    """Make an account for a visitor; its name."""
    return visitor.register(f"Rated-{next(_numbers)}")


def test_two_accounts_play_for_their_ratings(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    names = (register(ann), register(ben))
    for player in (ann, ben):
        player.new_game(opponent="Anybody in the lobby", rule="Freestyle", opening="Free")
        rated = player.page.get_by_role("switch", name="Rated game")
        expect(rated).to_be_disabled()  # without a clock
        player.new_game(opening="Swap2", clock="3 min + 2 s per move")
        rated = player.page.get_by_role("switch", name="Rated game")
        rated.check()
        player.button("Start game").click()
    for player in (ann, ben):
        player.page.wait_for_url("**/?game=*")
    table = ann.page.locator(".play")
    expect(table).to_contain_text(names[1])
    expect(table.locator(".seat-about", has_text="1100?")).to_have_count(2)
    first, second = (ann, ben) if ann.status.inner_text() == "Your move" else (ben, ann)
    for point in ("h8", "i9", "g9"):
        first.click(point)
        expect(second.stone(point)).to_be_visible()
    second.button("Play Black").click()
    expect(first.status).to_have_text("Your move")
    ann.button("Resign").click()
    ann.button("Yes, resign").click()
    expect(ann.page.locator(".seat-about", has_text="938? (−162)")).to_have_count(1)
    expect(ben.page.locator(".seat-about", has_text="1262? (+162)")).to_have_count(1)
    ben.open("/?view=account")
    ben.page.get_by_role("link", name="Your profile").click()
    ratings = ben.page.get_by_role("region", name="Ratings")
    expect(ratings).to_contain_text("Freestyle · Blitz")
    expect(ratings).to_contain_text("1262?")
    games = ben.page.get_by_role("region", name="Recent public games")
    expect(games.get_by_role("link")).to_have_count(1)
    ben.expect_accessible()
    expect(ben.button("Challenge")).to_be_hidden()  # nobody challenges themselves
    ben.open(f"/?view=player&name={names[0]}")
    ben.button("Challenge").click()
    expect(ben.page.get_by_label("Name of the player")).to_have_value(names[0])
    ben.open("/?view=lobby")
    ben.page.get_by_role("link", name="Leaderboards").click()
    ben.page.get_by_label("Speed").select_option("Blitz")
    expect(ben.page.get_by_text("Nobody has a settled rating here yet.")).to_be_visible()


@pytest.mark.usefixtures("engine")
def test_a_rated_game_against_a_level_has_no_help(welcome: Welcome) -> None:
    guest, ann = welcome(), welcome()
    guest.new_game(opponent="Engine, by level", rule="Caro", clock="5 min + 3 s per move")
    expect(guest.page.get_by_role("switch", name="Rated game")).to_be_hidden()
    register(ann)
    ann.new_game(opponent="Engine, by level", rule="Caro", clock="5 min + 3 s per move")
    ann.page.get_by_role("switch", name="Rated game").check()
    rating = f"{LEVEL_RATINGS[4]:.0f}"
    expect(ann.page.get_by_text(f"Level 5 has the rating {rating}.")).to_be_visible()
    ann.expect_accessible()
    ann.start()
    ann.click("h8")
    ann.expect_moves(2)
    expect(ann.button("Resign")).to_be_visible()
    for name in ("Undo", "Redo", "Hint"):
        expect(ann.button(name)).to_be_hidden()
    expect(ann.page.locator(".seat-about", has_text=rating)).to_have_count(1)


def test_guests_are_told_that_rated_games_need_an_account(visitor: Visitor) -> None:
    visitor.open("/?view=lobby")
    quick = visitor.page.get_by_role("region", name="Quick pairing")
    expect(quick.get_by_role("switch", name="Rated game")).to_be_disabled()
    expect(quick).to_contain_text("Rated games need an account.")
