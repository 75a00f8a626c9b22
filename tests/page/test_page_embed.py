"""A game in a frame of another site, and the demo of the board widget, in a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import FrameLocator, expect

FIVE = "h8a1i8a2j8a3k8a4l8"
Framed = Callable[..., FrameLocator]


class OtherSite(ThreadingHTTPServer):
    """A server of another origin; browsers keep pages that they made up away from this machine."""

    daemon_threads = True
    page = b""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _OtherPage)
        Thread(target=self.serve_forever, daemon=True).start()


class _OtherPage(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(self.server.page)  # type: ignore[attr-defined]

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def framed() -> Iterator[Framed]:
    """Opens a page of another site with a frame in it."""
    with OtherSite() as site:

        def open_frame(visitor: Visitor, path: str, attributes: str = "") -> FrameLocator:
            source = f"{visitor.address}{path}".replace("&", "&amp;")
            frame = f'<iframe src="{source}" width="420" height="500" {attributes}></iframe>'
            site.page = f'<!doctype html><html lang="en"><title>Other</title>{frame}'.encode()
            visitor.page.goto(f"http://127.0.0.1:{site.server_port}/")
            return visitor.page.frame_locator("iframe")

        yield open_frame
        site.shutdown()


def test_another_site_shows_a_game(visitor: Visitor, framed: Framed) -> None:
    frame = framed(visitor, f"/embed?rule=standard&moves={FIVE}&ply=8&board=slate&numbers=1")
    stones = frame.locator(".tb-layer-stones .tb-stone")
    expect(stones).to_have_count(8)
    expect(frame.locator("html")).to_have_attribute("data-board", "slate")
    expect(frame.locator(".tb-layer-numbers text")).to_have_count(8)
    frame.get_by_role("button", name="Forward").click()
    expect(stones).to_have_count(9)
    expect(frame.get_by_text("Black wins with 5 in a row.")).to_be_visible()
    expect(frame.get_by_role("button", name="Forward")).to_be_disabled()
    frame.get_by_role("button", name="First position").press("Home")
    expect(stones).to_have_count(0)
    link = frame.get_by_role("link", name="Open in Tengen")
    assert (link.get_attribute("href") or "").endswith(f"#{FIVE}")


def test_a_frame_may_be_shut_in(visitor: Visitor, framed: Framed) -> None:
    frame = framed(visitor, "/embed?moves=h8i9g7", 'sandbox="allow-scripts"')
    expect(frame.locator(".tb-layer-stones .tb-stone")).to_have_count(3)
    expect(frame.locator(".opening-name")).to_have_text("Shagetsu (indirect 11)")


def test_a_frame_says_why_it_shows_nothing(welcome: Welcome, framed: Framed) -> None:
    visitor = welcome(locale="de")
    frame = framed(visitor, "/embed?game=nothing")
    expect(frame.get_by_role("heading")).to_have_text("Diese Partie kann nicht gezeigt werden.")
    expect(frame.locator("p")).to_contain_text("nothing")


def test_other_pages_are_not_framed(visitor: Visitor, framed: Framed) -> None:
    refused: list[str] = []
    visitor.page.on("requestfailed", lambda request: refused.append(request.failure or ""))
    framed(visitor, "/")
    visitor.wait_until(lambda: "net::ERR_BLOCKED_BY_RESPONSE" in refused)
    visitor.faults.clear()  # the browser says why


@pytest.mark.parametrize("width", [320, 1280])
def test_embedded_games_and_the_demo_are_accessible(welcome: Welcome, width: int) -> None:
    visitor = welcome(viewport={"width": width, "height": 700}, bypass_csp=True)
    visitor.page.goto(f"{visitor.address}/embed?moves={FIVE}")
    expect(visitor.page.locator(".tb")).to_be_visible()
    visitor.expect_accessible()
    visitor.expect_nothing_clipped()
    visitor.page.goto(f"{visitor.address}/widget/")
    expect(visitor.page.locator("figure .tb")).to_have_count(12)
    visitor.expect_accessible()
    visitor.expect_nothing_clipped()


def test_the_widget_plays_tells_and_leaves_nothing_behind(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/widget/")
    board = visitor.page.locator("#playing")
    box = board.bounding_box()
    assert box is not None
    board.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(visitor.page.locator("#said")).to_have_text("Move 1: h8")
    visitor.page.get_by_role("combobox", name="Board").select_option("walnut")
    expect(board).to_have_attribute("data-board", "walnut")
    left = visitor.page.evaluate(
        """async () => {
            const { BoardWidget, speak } = await import("/widget/board.js");
            speak({ label: "Spielbrett" });
            const host = document.body.appendChild(document.createElement("div"));
            const picked = [];
            const board = new BoardWidget(host, { onPick: (point) => picked.push(point) });
            board.set({ size: 9, hover: "black" });
            const label = host.getAttribute("aria-label");
            board.destroy();
            host.click();
            return [label, host.outerHTML, picked];
        }"""
    )
    assert left == ["Spielbrett", '<div class=""></div>', []]
