"""A `tengen serve` process and a browser, in the words of someone who plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from importlib import resources
from pathlib import Path
from typing import Any, Literal
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tengen.texts import languages

PATIENCE = 60_000  # milliseconds; machines are noisy and nothing here measures speed
COMPILE_PATIENCE = 600.0  # seconds: the kernels may have to be compiled first
PASSWORD = "four green stones"
CELL, MARGIN = 40, 44  # of the board's drawing, with coordinates

# Chromium reports every refused request and lost socket, also those a test means to see.
EXPECTED_NOISE = re.compile(r"Failed to load resource|WebSocket connection to")

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """The path of an installed Chromium, if there is one."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for path in map(shutil.which, names) if path), None)


CLIPPED = """() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const element of document.querySelectorAll("body *")) {
        const style = getComputedStyle(element);
        const hides =
            ["hidden", "clip"].includes(style.overflowX) ||
            element.matches("button, .button, .switch, .card, td, th");
        const isText = (node) => node.nodeType === 3 && node.textContent.trim();
        const wraps = element.matches("button, .switch, .card");
        const hasText = wraps || [...element.childNodes].some(isText);
        if (!hides || !hasText || element.clientWidth < 2) continue;
        if (element.scrollWidth > element.clientWidth + 1)
            found.push(element.outerHTML.slice(0, 120));
    }
    const inside = "button, .button, label, legend, th, h1, h2, nav a";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement.closest(inside) || node.parentElement.closest("bdi")) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
            if (/[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]/u.test(word)) continue;
            const range = document.createRange();
            const hyphened = node.data[index - 1] === "\\u00ad"; // its hyphen ends the row before
            range.setStart(node, index + hyphened);
            range.setEnd(node, index + word.length);
            const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
            const rows = new Set(parts.map(({ top }) => Math.round(top)));
            if (rows.size > 1) found.push(`${word} is broken`);
        }
    }
    return found;
}"""

# Names of programs, formats and languages, and what a file has written; names that users have
# given are in `bdi`.
UNTRANSLATED = re.compile(r"Tengen( [\d.]+\w*)?|SGF|psq|pos|JSON|SVG|PNG|GIF|WebP|h8")

PLAIN = """() => {
    const texts = [];
    const isPlain = (text) => /[A-Za-z]{3}/.test(text) && !/[⟦⟧]/.test(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest("noscript, bdi")) texts.push(node.textContent.trim());
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
        for (const element of document.querySelectorAll(`[${name}]`))
            texts.push(element.getAttribute(name));
    return texts.filter(isPlain);
}"""


class Server:
    """A server process on loopback that can be killed and started again."""

    def __init__(self, folder: Path, *, prelude: str = "") -> None:
        """`prelude` is Python that the process runs first."""
        self._prelude = prelude
        self._database = folder / "games.db"
        self._log = folder / "serve.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        script = f"{self._prelude}\nfrom tengen.cli.main import main\nmain()"
        command = [sys.executable, "-c", script, "serve", "--port", str(self.port)]
        command += ["--db", str(self._database), "--workers", "1"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        self._wait(lambda: bool(self.status()), "answer")

    def wait_for_engine(self) -> None:
        """Wait until the engine is compiled and ready."""
        self._wait(lambda: bool(self.status()["engine"]["ready"]), "have its engine ready")

    def status(self) -> dict[str, Any]:
        """What the server says of itself; empty while it does not answer."""
        try:
            with urlopen(f"{self.address}/api/status", timeout=10) as answer:
                status: dict[str, Any] = json.load(answer)
                return status
        except (URLError, OSError):
            return {}

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it politely."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=30)
            self._process = None

    def _wait(self, is_so: Any, what: str) -> None:
        end = time.monotonic() + COMPILE_PATIENCE
        while not is_so():
            assert self._process is not None
            assert self._process.poll() is None, f"the server ended: {self._log.read_text()}"
            assert time.monotonic() < end, f"the server did not {what}: {self._log.read_text()}"
            time.sleep(0.1)


THEMES: tuple[tuple[str, Literal["light", "dark"]], ...] = (
    ("light", "light"),
    ("dark", "dark"),
    ("contrast", "light"),
    ("contrast", "dark"),
)
LOOKS = """({
    theme: document.documentElement.dataset.theme,
    scheme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
})"""
BEEN_HERE = "try { localStorage['tengen.settings'] ??= '{\"welcomed\": true}' } catch {}"


class Visitor:
    """A person with a browser of their own."""

    def __init__(
        self, browser: Browser, address: str, *, is_new: bool = False, **options: Any
    ) -> None:
        """With `is_new` the page asks them how well they play, as it does on a first visit."""
        self.address = address
        # A service worker would answer in place of the routes by which tests hold the server back.
        options = {
            "viewport": {"width": 1280, "height": 800},
            "service_workers": "block",
            **options,
        }
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        if not is_new:
            self.context.add_init_script(BEEN_HERE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._on_console)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED_NOISE.search(message.text):
            self.faults.append(message.text)

    def leave(self) -> None:
        """Close the browser; whatever the page complained about fails the test."""
        self.context.close()
        assert self.faults == []

    def expect_accessible(self) -> None:
        """Run axe-core on the page as it stands, then on its colours in every theme."""
        if not self.page.evaluate("'axe' in window"):  # once for each load of the page
            axe = resources.files("axe_playwright_python").joinpath("axe.min.js")
            self.page.evaluate(axe.read_text(encoding="utf-8"))
        self._expect_no_violation('{ rules: { "target-size": { enabled: true } } }')
        looks = self.page.evaluate(LOOKS)
        for theme, scheme in THEMES:
            self.page.emulate_media(color_scheme=scheme)
            self.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            self._expect_no_violation('{ runOnly: ["color-contrast"] }', f"in {theme} {scheme}")
        self.page.emulate_media(color_scheme=looks["scheme"])
        self.page.evaluate(
            "(theme) => (document.documentElement.dataset.theme = theme)", looks["theme"]
        )

    def _expect_no_violation(self, options: str, where: str = "") -> None:
        # A colour in the middle of a transition has whatever contrast it has. An animation that
        # nobody sees may never end.
        script = f"""Promise.race([
            new Promise((goOn) => setTimeout(goOn, 2000)),
            Promise.allSettled(document.getAnimations()
            .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
            .map((each) => each.finished))
            ]).then(() => axe.run({{ resultTypes: ["violations"], ...{options} }}))
            .then(({{ violations }}) => violations.flatMap(({{ id, nodes }}) =>
                nodes.map(({{ html }}) => [id, html.slice(0, 200)])))"""
        found = self.page.evaluate(script)
        assert found == [], f"{found} at {self.page.url} {where}"

    def expect_nothing_clipped(self) -> None:
        """No text is cut off, no word of a control is broken, nothing is wider than the page."""
        found = self.page.evaluate(CLIPPED)
        assert found == [], f"{found} at {self.page.url}"

    def expect_translated(self) -> None:
        """In the pseudo language every text comes from the catalogue."""
        plain = [text for text in self.page.evaluate(PLAIN) if not UNTRANSLATED.fullmatch(text)]
        assert [text for text in plain if text not in languages().values()] == [], self.page.url

    def register(self, name: str) -> str:
        """Make an account and open the page; its name.

        A page that is open already would start again as somebody else, in the middle of a test.
        """
        self.page.goto("about:blank")
        request = self.context.request
        request.get(self.address)
        wish = {"name": name, "password": PASSWORD}
        answer = request.post(f"{self.address}/api/account", data=wish)
        assert answer.status == 201, answer.text()
        self.open("/")
        return name

    # Going somewhere

    def open(self, path: str = "/") -> Visitor:
        """Load an address of the page."""
        self.page.goto(self.address + path)
        expect(self.page.locator("main > div")).to_be_visible()
        return self

    def turn_to(self, path: str) -> None:
        """Show another address without loading the page again, and wait for what it opens."""
        self.page.evaluate(
            """path => {
                history.pushState(null, "", path);
                dispatchEvent(new PopStateEvent("popstate"));
            }""",
            path,
        )
        expect(self.page.locator("main > [inert]")).to_have_count(0)

    def go(self, view: str) -> None:
        """Follow a link of the main menu."""
        self.page.get_by_role("navigation").get_by_role("link", name=view).click()

    def new_game(self, **choices: str) -> None:
        """Open the first screen and choose; `opponent="Person by link"`, `rule="Renju"` …"""
        self.open("/")
        form = self.page.get_by_role("form", name="New game")
        for label in ("opponent", "you_play", "rule", "board", "opening", "clock", "your_name"):
            if label in choices:
                self._choose(form, label.replace("_", " ").capitalize(), choices[label])

    def _choose(self, form: Locator, label: str, value: str) -> None:
        if label not in ("Opponent", "You play"):
            form.locator("details").evaluate("details => { details.open = true; }")
        if label == "You play":
            form.get_by_role("radio", name=value).check(force=True)
        elif label == "Your name":
            form.get_by_label(label).fill(value)
            form.get_by_label(label).press("Tab")
        else:
            form.get_by_role("combobox", name=label).select_option(value)

    def start(self) -> None:
        """Press the button that starts a game."""
        self.page.get_by_role("button", name="Start game").click()
        self.page.wait_for_url("**/?game=*")

    # The board

    @property
    def board(self) -> Locator:
        """The board of the view."""
        return self.page.locator("main .tb-host")

    def spot(self, point: str) -> tuple[float, float]:
        """Where a point lies within the board, in pixels."""
        side = float((self.board.locator("svg.tb").get_attribute("viewBox") or "").split()[2])
        size = round((side - 2 * MARGIN) / CELL) + 1
        box = self.board.bounding_box()
        assert box is not None
        scale = box["width"] / side
        x, y = ord(point[0]) - ord("a"), size - int(point[1:])
        return (MARGIN + x * CELL) * scale, (MARGIN + y * CELL) * scale

    def click(self, point: str) -> None:
        """Click a point with the mouse."""
        x, y = self.spot(point)
        self.board.click(position={"x": x, "y": y})

    def tap(self, point: str) -> None:
        """Tap a point with a finger."""
        x, y = self.spot(point)
        self.board.tap(position={"x": x, "y": y})

    def hover(self, point: str) -> None:
        """Point at a point with the mouse."""
        x, y = self.spot(point)
        self.board.hover(position={"x": x, "y": y})

    def stone(self, point: str) -> Locator:
        """The stone on a point."""
        return self.board.locator(f'.tb-layer-stones [data-point="{point}"]')

    def stones(self) -> dict[str, str]:
        """All stones by their points."""
        script = "all => all.map(stone => [stone.dataset.point, stone.dataset.color])"
        pairs = self.board.locator(".tb-layer-stones .tb-stone").evaluate_all(script)
        return dict(pairs)

    def expect_stones(self, count: int) -> None:
        """Wait until this many stones stand on the board."""
        expect(self.board.locator(".tb-layer-stones .tb-stone")).to_have_count(count)

    def expect_moves(self, count: int) -> None:
        """Wait until a game has this many moves."""
        last = self.page.locator(".move-list li[data-number]")
        expect(last).to_have_count(count)

    def play(self, points: str) -> None:
        """Click one point after the other, each when the one before stands."""
        for point in points.split():
            self.click(point)
            expect(self.stone(point)).to_be_visible()
            self.expect_settled()

    def play_analysis(self, point: str) -> None:
        """Click a point in analysis and wait until it is the position shown."""
        self.click(point)
        expect(self.page.locator('.tree [aria-current="true"]')).to_have_text(point)

    def expect_settled(self) -> None:
        """Wait until the server has answered what was played."""
        expect(self.board).to_have_attribute("aria-busy", "false")

    @property
    def status(self) -> Locator:
        """The line that says what goes on."""
        return self.page.locator(".status-text")

    @property
    def detail(self) -> Locator:
        """The line below it."""
        return self.page.locator(".status-detail")

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Let the page go on until something is so."""
        end = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < end, "nothing came of it"
            self.page.wait_for_timeout(10)

    def press(self, keys: Iterable[str]) -> None:
        """Press one key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def button(self, name: str) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=name, exact=True)


def without_browser() -> str | None:
    """Why no browser is to be used here, if that was said."""
    return "TENGEN_WITHOUT_BROWSER is set" if os.environ.get("TENGEN_WITHOUT_BROWSER") else None
