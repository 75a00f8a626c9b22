"""Tournaments on the page: making one, taking part, being called on another page, standings."""

from __future__ import annotations

import itertools
from typing import Any

from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import expect

SOON = 30_000  # milliseconds until a tournament that was made to start soon has begun
_numbers = itertools.count(1)


def _register(visitor: Visitor) -> str:
    return visitor.register(f"Guest-of-honour{next(_numbers)}")


def _post(visitor: Visitor, path: str, body: dict[str, Any]) -> Any:
    script = """([path, body]) => fetch(path, { method: 'POST', body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())"""
    return visitor.page.evaluate(script, [path, body])


def test_a_tournament_is_made_with_the_keyboard_and_cancelled(visitor: Visitor) -> None:
    visitor.open("/?view=tournaments")
    expect(visitor.page.get_by_text("Log in to make a tournament.")).to_be_visible()
    _register(visitor)
    visitor.open("/?view=tournaments")
    form = visitor.page.get_by_role("form", name="Make a tournament")
    expect(form.get_by_label("Rounds")).to_be_visible()
    visitor.expect_accessible()
    form.get_by_label("Name", exact=True).fill("<b>Friday</b>")
    form.get_by_role("radio", name="Swiss").press("ArrowRight")
    expect(form.get_by_label("Duration")).to_be_visible()
    expect(form.get_by_label("Rounds")).to_be_hidden()
    form.get_by_role("button", name="Make a tournament").press("Enter")
    visitor.page.wait_for_url("**/?view=tournament&id=*")
    expect(visitor.page.get_by_role("heading", name="<b>Friday</b>")).to_be_visible()
    expect(visitor.page.get_by_role("timer")).to_contain_text("Starts in")
    visitor.button("Join").press("Enter")
    expect(visitor.page.get_by_role("rowheader")).to_have_count(1)
    leave = visitor.button("Leave")
    expect(leave).to_be_focused()
    visitor.expect_accessible()
    leave.click()
    expect(visitor.page.get_by_text("Nobody takes part yet.")).to_be_visible()
    visitor.button("Cancel the tournament").click()
    expect(visitor.page.get_by_role("status").filter(has_text="cancelled")).to_be_visible()


def test_players_are_called_and_everybody_sees_the_standings(welcome: Welcome) -> None:
    ann, ben, watcher = welcome(), welcome(), welcome(viewport={"width": 320, "height": 640})
    names = [_register(ann), _register(ben)]
    wish = {"name": "Evening", "kind": "swiss", "clock": "5+3", "rounds": 1, "starts_in": 10}
    tournament = _post(ann, "/api/tournaments", wish)["id"]
    _post(ann, f"/api/tournaments/{tournament}/join", {})
    place = f"/?view=tournament&id={tournament}"
    watcher.open(place)
    expect(watcher.page.get_by_role("rowheader")).to_have_count(1)
    ben.open(place)
    ben.button("Join").click()
    expect(watcher.page.get_by_role("rowheader")).to_have_count(2)
    ann.open("/?view=learn")
    # One is led to the board at once, the other is called on a page of something else.
    ben.page.wait_for_url("**/?game=*", timeout=SOON)
    called = ann.page.locator(".notice").filter(
        has_text=f"Evening: your game against {names[1]} begins."
    )
    expect(called).to_be_visible()
    called.get_by_role("link", name="Go there").click()
    ann.page.wait_for_url("**/?game=*")
    game = watcher.page.get_by_role("link", name="–")
    expect(game).to_be_visible()
    assert watcher.page.evaluate("document.documentElement.scrollWidth") <= 320
    watcher.expect_accessible()
    expect(ann.page.locator(".move-list")).to_be_visible()
    first, second = (ann, ben) if ann.status.inner_text() == "Your move" else (ben, ann)
    first.click("h8")
    expect(second.stone("h8")).to_be_visible()
    second.click("i9")
    expect(first.stone("i9")).to_be_visible()
    second.button("Resign").click()
    second.button("Yes, resign").click()
    expect(first.status).to_have_text("You won")
    expect(watcher.page.get_by_text("The tournament is over.")).to_be_visible()
    expect(watcher.page.get_by_role("row").nth(1)).to_contain_text("1")
    expect(first.page.get_by_text("you are number 1 of 2")).to_be_visible()
    first.page.get_by_role("link", name="Tournament", exact=True).click()
    first.page.wait_for_url(f"**{place}")
    first.expect_accessible()
