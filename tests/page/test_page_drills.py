"""Drills on the page: made from a review, due after the clock has moved, solved and graded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import Server, Visitor
from playwright.sync_api import Browser, expect

MISSED = "h8 g8 i8 a1 j8 a2 k8 a3 b15 a4 b14 a5"  # Black has a four, and plays b14 instead of l8
DAY = 86_400
# The server's clock is ahead by as many seconds as the file says.
PRELUDE = """
import time
from pathlib import Path
real, ahead = time.time, Path({path!r})
time.time = lambda: real() + float(ahead.read_text())
"""


class Clock:
    """The clock of a server, which can be moved."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.move(0)

    def move(self, seconds: float) -> None:
        """Put it ahead by this many seconds."""
        self._path.write_text(str(seconds), encoding="utf-8")


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path / "ahead")


@pytest.fixture
def learner(browser: Browser, clock: Clock, tmp_path: Path) -> Iterator[Visitor]:
    server = Server(tmp_path, prelude=PRELUDE.format(path=str(tmp_path / "ahead")))
    server.start()
    server.wait_for_engine()
    visitor = Visitor(browser, server.address)
    yield visitor
    visitor.leave()
    server.stop()


def _reviewed(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    visitor.page.get_by_role("tab", name="Share").click()
    visitor.page.get_by_label("Moves, SGF, psq, pos or a link").fill(MISSED)
    visitor.button("Read the text").click()  # White has won: the review opens by itself
    expect(visitor.button("Make drills of these mistakes")).to_be_visible()


def test_a_drill_is_due_after_the_clock_is_moved(learner: Visitor, clock: Clock) -> None:
    _reviewed(learner)
    panel = learner.page.locator(".review")
    panel.get_by_role("button", name=re.compile(r"^11\. Black b14 \?\?")).click()
    learner.button("Make it a drill").click()
    expect(panel.locator(".mistake")).to_contain_text("1 drill was made. It is due tomorrow.")
    learner.open("/")
    link = learner.page.get_by_role("link", name="1 drill is due today")
    expect(learner.page.get_by_role("form", name="New game")).to_be_visible()
    expect(link).to_have_count(0)
    clock.move(DAY)
    learner.open("/")
    link.click()
    learner.expect_stones(10)
    exercise = learner.page.locator(".exercise")
    expect(exercise).to_contain_text("Black played b14 ?? here. Find a better move.")
    learner.expect_accessible()
    learner.button("Hint").click()
    expect(exercise.get_by_role("region", name="Verdict")).to_contain_text("Look ")
    learner.board.focus()
    learner.page.keyboard.type("l8")
    learner.page.keyboard.press("Enter")
    verdict = exercise.locator(".right")
    expect(verdict).to_contain_text("Right: l8")
    expect(verdict).to_contain_text("In the game: b14 misses five at l8.")
    expect(verdict).to_contain_text("You will see it again")
    expect(exercise).to_contain_text("0 of 1 due")
    learner.page.keyboard.press("Enter")
    expect(learner.page.get_by_text("Nothing is due now.")).to_be_visible()
    expect(learner.page.get_by_text("Black b14 ??")).to_be_visible()
    learner.expect_accessible()
    learner.button("Remove").click()
    expect(learner.page.get_by_text("There are no drills yet.")).to_be_visible()


def test_all_mistakes_become_drills_and_nobody_else_sees_them(
    learner: Visitor, clock: Clock, browser: Browser
) -> None:
    _reviewed(learner)
    learner.button("Make drills of these mistakes").click()
    expect(learner.page.locator(".review")).to_contain_text(re.compile(r"drills? (was|were) made"))
    clock.move(DAY)
    learner.open("/?view=drills")
    expect(learner.page.locator(".exercise h1")).to_have_text("Drills")
    stranger = Visitor(browser, learner.address)
    stranger.open("/?view=drills")
    expect(stranger.page.get_by_text("There are no drills yet.")).to_be_visible()
    stranger.leave()
    learner.click("b14")  # the move of the game again
    expect(learner.page.locator(".exercise .wrong")).to_contain_text("b14")
