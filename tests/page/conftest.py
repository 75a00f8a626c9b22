"""One server and one browser for all tests of the page in a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsing import Server, Visitor, chromium, without_browser
from playwright.sync_api import Browser, sync_playwright

Welcome = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. Where it is missing the tests fail: nobody overlooks a failure.

    Not for the whole session: its driver keeps an event loop running, and other tests want theirs.
    """
    if reason := without_browser():
        pytest.skip(reason)
    path = chromium()
    assert path, "no Chromium on the PATH: `make test` installs it where it may"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers; its engine may still be compiling."""
    server = Server(tmp_path_factory.mktemp("serve"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def engine(server: Server) -> None:
    """The server's engine is ready."""
    server.wait_for_engine()


@pytest.fixture
def welcome(browser: Browser, server: Server) -> Iterator[Welcome]:
    """Makes visitors; at the end of the test they leave, and none may have seen a fault."""
    visitors: list[Visitor] = []

    def arrive(**options: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **options))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()


@pytest.fixture
def visitor(welcome: Welcome) -> Visitor:
    """A person at a desk."""
    return welcome()
