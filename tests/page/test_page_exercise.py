"""The exercise widget with a scripted source: judged moves, refutations, hints, the solution."""

from __future__ import annotations

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import expect

SETUP = """async () => {
    const [{ Exercise }, { api }, { fill }] = await Promise.all(
        ["exercise/exercise", "net/api", "lib/dom"].map((name) => import(`/static/js/${name}.js`)));
    const setup = { black: ["h8", "i8", "j8"], white: ["a1", "a3", "a5"], turn: "black" };
    const position = await api.post("/api/position",
        { position: { rule: "renju", size: 15, setup, moves: [] } });
    const said = window.said = [];
    const source = (title) => ({
        title, prompt: "Black to move: win.", position, last: "a5",
        play: async (line, move) => {
            said.push(`play ${[...line, move].join(" ")}`);
            if (move === "o15") throw new Error("The server is busy.");
            if (line.length) return { verdict: "solved", text: "Solved." };
            return move === "k8" ? { verdict: "right", text: "k8 is right.", reply: "l8" }
                : { verdict: "wrong", text: `${move} loses.`, refutation: ["a2", "a4"] };
        },
        hint: async (line) => {
            const count = said.push("hint");
            return count > 1 ? { text: "Play k8.", point: "k8", isLast: true }
                : { text: "Look on the right.", area: ["k8", "l8"] };
        },
        solution: async () => ({ text: "The solution:", line: ["k8", "l8", "g8"],
            steps: ["k8 makes a four.", "g8 makes five."] }),
    });
    let number = 1;
    const exercise = window.exercise = new Exercise({
        leaving: new AbortController().signal, nextWords: "Next one", skipWords: "Skip",
        onNext: (how) => { said.push(`next ${how}`); exercise.show(source(`Number ${++number}`)); },
    });
    fill(document.getElementById("view"), exercise.element);
    exercise.show(source("Number 1"));
}"""


@pytest.fixture
def exercise(visitor: Visitor) -> Visitor:
    return _begun(visitor)


def _begun(visitor: Visitor) -> Visitor:
    visitor.open("/?view=settings")
    visitor.page.evaluate(SETUP)
    visitor.expect_stones(6)
    return visitor


def _said(visitor: Visitor) -> list[str]:
    said: list[str] = visitor.page.evaluate("said")
    return said


def test_a_right_move_is_answered_and_the_last_one_solves(exercise: Visitor) -> None:
    expect(exercise.page.get_by_role("heading", name="Number 1")).to_be_visible()
    exercise.expect_accessible()
    exercise.click("k8")
    expect(exercise.stone("l8")).to_be_visible()
    expect(exercise.page.locator(".right")).to_have_text("k8 is right.")
    exercise.click("g8")
    expect(exercise.page.locator(".right")).to_have_text("Solved.")
    assert _said(exercise) == ["play k8", "play k8 l8 g8"]
    exercise.expect_accessible()
    exercise.click("o1")  # it is over: nothing is asked
    exercise.button("Next one").click()
    expect(exercise.page.get_by_role("heading", name="Number 2")).to_be_visible()
    exercise.expect_stones(6)
    assert _said(exercise)[2:] == ["next undefined"]


def test_a_wrong_move_is_refuted_step_by_step_and_taken_back(exercise: Visitor) -> None:
    exercise.click("h9")
    expect(exercise.page.locator(".wrong")).to_have_text("h9 loses.")
    exercise.expect_stones(8)
    exercise.expect_stones(9)
    exercise.expect_stones(6)  # taken back by itself
    group = exercise.page.get_by_role("group", name="After h9:")
    group.get_by_role("button", name="a2").click()
    exercise.expect_stones(8)
    exercise.expect_accessible()
    exercise.button("Try again").click()
    exercise.expect_stones(6)
    exercise.click("i9")
    exercise.expect_stones(8)
    exercise.click("k8")  # who does not want to see it goes on
    expect(exercise.stone("l8")).to_be_visible()
    exercise.expect_stones(8)
    assert _said(exercise) == ["play h9", "play i9", "play k8"]


def test_hints_in_stages_and_the_solution(exercise: Visitor) -> None:
    exercise.page.keyboard.press("?")
    status = exercise.page.get_by_role("region", name="Verdict")
    expect(status).to_have_text("Look on the right.")
    expect(exercise.board.locator(".tb-heat")).to_have_count(2)
    exercise.button("Next hint").click()
    expect(status).to_have_text("Play k8.")
    expect(exercise.board.locator(".tb-layer-marks > *")).to_have_count(1)
    expect(exercise.button("Next hint")).to_be_disabled()
    exercise.button("Solution").click()
    exercise.expect_stones(9)
    expect(exercise.page.get_by_text("g8 makes five.")).to_be_visible()
    exercise.button("Step back").click()
    exercise.expect_stones(8)
    exercise.expect_accessible()
    assert _said(exercise) == ["hint", "hint"]


def test_it_is_done_by_keyboard_alone(exercise: Visitor) -> None:
    exercise.page.evaluate("exercise.focus()")
    exercise.page.keyboard.type("h9")
    exercise.page.keyboard.press("Enter")
    expect(exercise.page.locator(".wrong")).to_be_visible()
    exercise.page.keyboard.type("a1")
    exercise.page.keyboard.press("Enter")  # occupied: nothing is asked
    exercise.page.keyboard.type("k8")
    exercise.page.keyboard.press("Enter")
    expect(exercise.stone("l8")).to_be_visible()
    exercise.page.keyboard.type("g8")
    exercise.page.keyboard.press("Enter")
    expect(exercise.page.locator(".right")).to_have_text("Solved.")
    exercise.page.keyboard.press("Enter")
    expect(exercise.page.get_by_role("heading", name="Number 2")).to_be_visible()
    assert _said(exercise) == ["play h9", "play k8", "play k8 l8 g8", "next keyboard"]


def test_a_tap_is_confirmed_and_a_failure_told(welcome: Welcome) -> None:
    visitor = _begun(welcome(has_touch=True, viewport={"width": 320, "height": 640}))
    visitor.tap("k8")
    expect(visitor.button("Play k8")).to_be_visible()
    visitor.tap("o15")
    visitor.button("Play o15").click()
    expect(visitor.page.locator(".wrong")).to_have_text("The server is busy.")
    visitor.expect_stones(6)
    visitor.tap("k8")
    visitor.tap("k8")
    expect(visitor.stone("l8")).to_be_visible()
    assert _said(visitor) == ["play o15", "play k8"]
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_without_motion_a_refutation_stays_until_one_goes_on(welcome: Welcome) -> None:
    visitor = _begun(welcome(reduced_motion="reduce"))
    visitor.click("h9")
    visitor.expect_stones(9)
    visitor.button("Try again").click()
    visitor.expect_stones(6)
