"""The page on a second visit, and without its server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Server, Visitor
from conftest import Welcome
from playwright.sync_api import Browser, expect

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const of = async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url)];
  return Object.fromEntries(await Promise.all(names.map(of)));
}"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def _kept(visitor: Visitor) -> dict[str, list[str]]:
    kept: dict[str, list[str]] = visitor.page.evaluate(KEPT)
    return kept


@pytest.fixture
def visitor(welcome: Welcome) -> Visitor:
    """Somebody whose browser keeps the page."""
    return welcome(service_workers="allow")


def _wait_until_kept(visitor: Visitor, path: str) -> None:
    visitor.wait_until(
        lambda: any(path in address for kept in _kept(visitor).values() for address in kept)
    )


def _asked_of_the_server(visitor: Visitor) -> list[str]:
    """What a load of the page asks of the server, where no copy in the browser answers."""
    asked: dict[str, str] = {}
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")

    def answered(event: dict[str, Any]) -> None:
        response = event["response"]
        if response.get("fromDiskCache") or response.get("fromServiceWorker"):
            asked.pop(event["requestId"], None)

    def spared(event: dict[str, Any]) -> None:
        asked.pop(event["requestId"], None)

    def begun(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = event["request"]["url"].removeprefix(visitor.address)

    session.on("Network.requestWillBeSent", begun)
    session.on("Network.responseReceived", answered)
    session.on("Network.requestServedFromCache", spared)
    visitor.open("/")
    expect(visitor.page.locator(".tb-playable")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    return [path for path in asked.values() if not path.startswith("data:")]


def test_a_second_visit_loads_no_file(visitor: Visitor) -> None:
    visitor.open("/")
    _wait_until_kept(visitor, "/assets/page-")
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    asked = _asked_of_the_server(visitor)
    assert set(asked) <= {"/", "/api/config", "/sw.js"}
    assert "/api/config" in asked


def test_lessons_and_puzzles_that_were_seen_open_without_the_server(
    browser: Browser, own_server: Server
) -> None:
    visitor = Visitor(browser, own_server.address, service_workers="allow")
    visitor.open("/?view=learn&lesson=five")
    lesson = visitor.page.locator(".exercise h1, .exercise h2").first
    expect(visitor.page.locator("main > [inert]")).to_have_count(0)
    words = lesson.text_content() or ""
    visitor.open("/?view=puzzles")
    expect(visitor.page.locator("main > [inert]")).to_have_count(0)
    _wait_until_kept(visitor, "/api/puzzles/")
    _wait_until_kept(visitor, "/assets/page-")
    own_server.kill()
    visitor.open("/?view=learn&lesson=five")
    expect(lesson).to_have_text(words)
    expect(visitor.page.locator("#offline")).to_contain_text("need the server")
    visitor.expect_accessible()
    visitor.open("/?view=puzzles")
    expect(visitor.page.locator("main > [inert]")).to_have_count(0)
    visitor.open("/")
    expect(visitor.board).to_be_visible()
    own_server.start()
    expect(visitor.page.locator("#offline")).to_be_empty()
    visitor.leave()


def test_nothing_that_was_kept_is_left_for_another_identity(visitor: Visitor) -> None:
    visitor.open("/?view=learn")
    _wait_until_kept(visitor, "/api/lessons")
    (mine,) = (name for name in _kept(visitor) if "seen" in name)
    visitor.context.clear_cookies()
    visitor.open("/?view=learn")
    _wait_until_kept(visitor, "/api/lessons")
    (other,) = (name for name in _kept(visitor) if "seen" in name)
    assert other != mine


def test_a_new_page_replaces_the_one_that_was_kept(visitor: Visitor) -> None:
    visitor.open("/?view=settings")
    _wait_until_kept(visitor, "/assets/texts-")

    def texts() -> list[str]:
        all_kept = (address for kept in _kept(visitor).values() for address in kept)
        return [address for address in all_kept if "/assets/texts-" in address]

    before = texts()
    visitor.page.get_by_label("Language").select_option("de")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.wait_until(lambda: texts() != before)
    assert len(texts()) == 1
