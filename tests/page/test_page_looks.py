"""What the page looks like, and to whom: accessibility, themes, sizes, settings."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import WebSocketRoute, expect

from tengen import web

STATIC = Path(web.__file__).parent / "static"
VIEWS: dict[str, tuple[str, ...]] = {  # with the tabs besides the first
    "/": (),
    "/?view=analyse": (),
    "/?rule=freestyle&size=15#h8a1i8a3j8": ("Report", "Edit", "Share"),
    "/?view=puzzles": (),
    "/?view=drills": (),
    "/?view=games": (),
    "/?view=learn": ("Rules", "Strategy", "Controls"),
    "/?view=learn&lesson=renju": (),
    "/?view=learn&lesson=swap2": (),
    "/?view=settings": (),
    "/?view=account": (),
    "/?view=lobby": (),
    "/?view=leaders": (),
    "/?view=tournaments": (),
}
DENSE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 360, "height": 740}}
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 740}


@pytest.mark.parametrize(
    ("scheme", "viewport"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"]
)
def test_every_view_is_accessible(welcome: Welcome, scheme: str, viewport: dict[str, int]) -> None:
    visitor = welcome(color_scheme=scheme, viewport=viewport)
    for path, tabs in VIEWS.items():
        visitor.open(path)
        expect(visitor.page.locator("main > [inert]")).to_have_count(0)  # what it opens is there
        visitor.expect_accessible()
        for tab in tabs:
            visitor.page.get_by_role("tab", name=tab).click()
            visitor.expect_accessible()
    visitor.new_game(
        opponent="Person on this screen", rule="Capture 1337", clock="5 min + 3 s per move"
    )
    visitor.play("j10 k11")
    visitor.page.get_by_text("Statistics", exact=True).click()
    visitor.expect_accessible()


def test_dark_and_light(welcome: Welcome) -> None:
    visitor = welcome(color_scheme="dark")
    visitor.open("/?view=settings")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = visitor.page.evaluate(ground)
    colours = visitor.page.get_by_label("Colours", exact=True)
    colours.select_option("Light")
    light = visitor.page.evaluate(ground)
    assert _brightness(dark) < 60 < 200 < _brightness(light)
    visitor.page.reload()
    expect(colours).to_have_value("light")
    assert visitor.page.evaluate(ground) == light


def test_whoever_wants_more_contrast_gets_it(welcome: Welcome) -> None:
    visitor = welcome(contrast="more")
    visitor.open("/")
    assert visitor.page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


def test_boards_and_stones_to_ones_taste(visitor: Visitor) -> None:
    visitor.open("/?view=settings")
    wood = "getComputedStyle(document.documentElement).getPropertyValue('--wood-1')"
    seen = set()
    board = visitor.page.get_by_label("Board", exact=True)
    for name in ("Kaya wood", "Walnut", "Slate", "Green felt", "Paper"):
        board.select_option(name)
        seen.add(visitor.page.evaluate(wood))
    assert len(seen) == 5
    visitor.page.get_by_label("Stones", exact=True).select_option("With rings")
    visitor.page.get_by_role("switch", name="Colour-blind safe marks").check()
    visitor.page.get_by_role("radio", name="Numbers").check(force=True)
    visitor.page.get_by_label("Volume").fill("40")
    visitor.page.evaluate("localStorage.clear()")  # the server has them too
    visitor.open("/")
    root = visitor.page.locator("html")
    expect(root).to_have_attribute("data-board", "paper")
    expect(root).to_have_attribute("data-stones", "ringed")
    expect(root).to_have_attribute("data-marks", "safe")
    expect(visitor.board.locator(".tb-labels text").first).to_have_text("1")
    visitor.open("/?view=settings")
    expect(visitor.page.get_by_label("Volume")).to_have_value("40")


def _brightness(color: str) -> float:
    channels = [float(text) for text in re.findall(r"[\d.]+", color)[:3]]
    return sum(channels) / 3


def test_settings_are_kept_and_reset(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.open("/?view=settings")
    visitor.page.get_by_role("switch", name="Coordinates").uncheck()
    visitor.page.get_by_role("switch", name="Move numbers").check()
    visitor.page.get_by_role("switch", name="Sounds").uncheck()
    visitor.page.get_by_label("Your name").fill("Ann")
    visitor.page.get_by_label("Your name").press("Tab")
    visitor.page.evaluate("localStorage.clear()")  # the server has them too
    visitor.page.reload()
    expect(visitor.page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    visitor.go("Play")
    expect(visitor.board.locator(".tb-labels")).to_have_count(0)
    visitor.go("Settings")
    visitor.button("Reset all settings").click()
    expect(visitor.page.get_by_role("switch", name="Coordinates")).to_be_checked()
    expect(visitor.page.get_by_label("Your name")).to_have_value("")


def test_unreadable_settings_do_no_harm(visitor: Visitor) -> None:
    script = 'localStorage.setItem(\'tengen.settings\', \'{"size": "large", "theme": \')'
    visitor.context.add_init_script(script)
    visitor.open("/")
    expect(visitor.status).to_have_text("Your move")


def _resized(visitor: Visitor, path: str, sizes: Iterable[tuple[int, int]]) -> Iterator[Any]:
    """Open the page once, and show it at each of these sizes."""
    visitor.open(path)
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        yield width, height


@pytest.mark.parametrize("path", ["/", "/?view=analyse"])
def test_the_board_fits(visitor: Visitor, path: str) -> None:
    sizes = [(1280, 800), (3840, 2160), (1024, 600), (740, 360)]
    for width, height in _resized(visitor, path, sizes):
        box = visitor.board.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] + box["height"] <= height
        assert box["height"] > 0.7 * height
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_start_button_stays_in_sight(visitor: Visitor) -> None:
    for width, height in _resized(visitor, "/", [(1366, 768), (1024, 600), (390, 740), (320, 640)]):
        more = visitor.page.locator("details", has_text="Rule, board, opening, clock")
        more.evaluate("details => { details.open = false; }")
        more.locator("summary").click()
        expect(visitor.page.get_by_label("Opening")).to_be_visible()
        expect(visitor.button("Start game")).to_be_in_viewport(ratio=1)
        if width > height:  # a part that scrolls by itself shows that it does
            fields = visitor.page.locator(".setup-fields")
            expect(fields).to_have_attribute("data-more", re.compile("below"))


def test_reduced_motion(welcome: Welcome) -> None:
    visitor = welcome(reduced_motion="reduce")
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8")
    script = "stone => getComputedStyle(stone).animationName"
    assert visitor.stone("h8").evaluate(script) == "none"


def test_preparing_the_engine_shows_its_progress(visitor: Visitor) -> None:
    compiling = {
        "type": "engine",
        "state": "compiling",
        "ready": False,
        "progress": 0.4,
        "message": "search",
    }
    page_side: list[WebSocketRoute] = []

    def serve(route: WebSocketRoute) -> None:
        page_side.append(route)
        route.send(json.dumps(compiling))

    visitor.page.route_web_socket(re.compile("/api/live"), serve)
    visitor.open("/")
    notice = visitor.page.locator(".engine-notice")
    expect(notice).to_contain_text("40 %")
    expect(notice.get_by_role("progressbar")).to_have_attribute("value", "40")
    page_side[0].send(json.dumps({**compiling, "state": "ready", "ready": True, "progress": 1}))
    expect(notice).to_be_hidden()


def test_an_engine_that_only_starts_says_so_once_and_shows_how_far_it_is(visitor: Visitor) -> None:
    starting = {"state": "starting", "ready": False, "progress": 0.7, "message": "It starts."}
    news = json.dumps({"type": "engine", **starting})
    visitor.page.route_web_socket(re.compile("/api/live"), lambda route: route.send(news))
    visitor.open("/")
    notice = visitor.page.locator(".engine-notice")
    expect(notice.get_by_role("progressbar")).to_have_attribute("value", "70")
    expect(notice.locator("p")).to_have_count(1)


@pytest.mark.parametrize(("view", "count"), [("analyse", 6), ("learn", 4)])
def test_every_tab_is_in_sight_on_a_phone(visitor: Visitor, view: str, count: int) -> None:
    for width, _ in _resized(visitor, f"/?view={view}", [(320, 640), (390, 640)]):
        tabs = visitor.page.get_by_role("tab")
        expect(tabs).to_have_count(count)
        for tab in tabs.all():
            box = tab.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= width - 16


def test_a_finger_on_a_large_board_has_a_magnifier(welcome: Welcome) -> None:
    visitor = welcome(**DENSE)
    visitor.page.add_init_script("navigator.vibrate = (how) => (window.buzzed = how)")
    visitor.new_game(opponent="Person on this screen", board="20 × 20")
    visitor.start()
    touch = visitor.context.new_cdp_session(visitor.page)
    box = visitor.board.bounding_box()
    assert box is not None

    def finger(kind: str, point: str | None = None) -> None:
        x, y = visitor.spot(point) if point else (0, 0)
        places = [{"x": box["x"] + x, "y": box["y"] + y}] if point else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    finger("touchStart", "c3")
    expect(visitor.board.locator(".tb-loupe")).to_be_visible()
    finger("touchMove", "j10")
    expect(visitor.board.locator('.tb-layer-pointer [data-point="j10"]')).to_have_count(1)
    finger("touchEnd")
    expect(visitor.board.locator(".tb-loupe")).to_have_count(0)
    expect(visitor.status).to_have_text("Play j10?")
    visitor.page.locator(".status").get_by_role("button", name="Play").click()
    visitor.expect_moves(1)
    assert visitor.page.evaluate("window.buzzed") == 12


def test_a_phone_has_the_buttons_of_a_game_under_the_thumb(welcome: Welcome) -> None:
    visitor = welcome(**DENSE)
    visitor.new_game(opponent="Person on this screen")
    visitor.start()
    for name in ("Undo", "Hint", "Resign"):
        box = visitor.button(name).bounding_box()
        assert box is not None
        assert box["y"] > 740 * 0.8
        assert box["y"] + box["height"] <= 740
        assert min(box["width"], box["height"]) >= 44
    visitor.page.mouse.wheel(0, 2000)
    expect(visitor.button("Resign")).to_be_in_viewport(ratio=1)
    bottom = "document.querySelector('.play .panel').getBoundingClientRect().bottom"
    box = visitor.button("Resign").bounding_box()
    assert box is not None
    visitor.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert visitor.page.evaluate(bottom) <= box["y"]  # nothing is hidden behind them
