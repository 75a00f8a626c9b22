"""The page over slow networks: how long until a visitor can play, and what is loaded for it.

    python -m bench.page [--runs 9] [--network slow-4g]

A real server and a headless Chromium whose network and processor are slowed down over its debugging
protocol. A first visit has nothing stored; a second one comes after the page was closed. Playable
means that a click on the board would place a stone. Printed are medians.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Request, sync_playwright

PATIENCE = 120.0  # seconds
PLAYABLE = """
globalThis.playable = new Promise((resolve) => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector(".tb-playable")) return;
    resolve(performance.now());
    seen.disconnect();
  });
  const attributes = { attributes: true, attributeFilter: ["class"] };
  seen.observe(document, { subtree: true, childList: true, ...attributes });
});
"""


class Network(NamedTuple):
    """What a connection and a processor are like."""

    down: float  # kbit/s
    up: float
    latency: float  # milliseconds
    slowdown: float = 4


class Visit(NamedTuple):
    """One load of the page."""

    playable: float  # milliseconds
    requests: list[str]
    received: int  # bytes over the network


NETWORKS = {
    "slow-4g": Network(down=1600, up=750, latency=150),
    "slow-3g": Network(down=400, up=400, latency=400),
}


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server of our own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "tengen", "serve", "--port", str(port), "--workers", "1"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [*command, "--db", str(folder / "games.db")], stdout=quiet, stderr=quiet
    )
    try:
        _wait_for_engine(address)
        yield address
    finally:
        process.terminate()
        process.wait()


def _wait_for_engine(address: str) -> None:
    """Its first start may compile, which would take the processor from the page."""
    end = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < end:
        with suppress(URLError, OSError), urlopen(f"{address}/api/status", timeout=5) as answer:
            if b'"ready":true' in answer.read():
                return
        time.sleep(0.2)
    raise TimeoutError("the server's engine did not get ready")


def visit(context: BrowserContext, address: str, network: Network) -> Visit:
    """Load the page in a new tab, and close it when it has come to rest."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    conditions = {
        "offline": False,
        "latency": network.latency,
        "downloadThroughput": network.down * 1000 / 8,
        "uploadThroughput": network.up * 1000 / 8,
    }
    session.send("Network.emulateNetworkConditions", conditions)
    session.send("Emulation.setCPUThrottlingRate", {"rate": network.slowdown})
    page.add_init_script(PLAYABLE)
    asked: list[str] = []
    received = [0]

    def note(request: Request) -> None:
        asked.append(request.url.removeprefix(address))

    def count(event: dict[str, float]) -> None:
        received[0] += int(event["encodedDataLength"])

    page.on("request", note)
    session.on("Network.loadingFinished", count)
    page.goto(address, timeout=PATIENCE * 1000)
    playable = float(page.evaluate("globalThis.playable"))
    until_playable = list(asked)
    page.wait_for_load_state("networkidle")
    page.close()
    return Visit(playable, until_playable, received[0])


def measure(browser: Browser, address: str, network: Network) -> tuple[Visit, Visit]:
    """A first visit and a second one."""
    context = browser.new_context(viewport={"width": 390, "height": 740})
    first = visit(context, address, network)
    second = visit(context, address, network)
    context.close()
    return first, second


def report(name: str, which: str, visits: list[Visit]) -> None:
    """Print what a kind of visit takes."""
    times = sorted(each.playable / 1000 for each in visits)
    last = visits[-1]
    kilobytes = median(each.received for each in visits) / 1000
    print(
        f"{name:8} {which:6} visit: playable after {median(times):.2f} s"
        f" ({times[0]:.2f} to {times[-1]:.2f}), {len(last.requests)} requests until then,"
        f" {kilobytes:.0f} kB in all",
        flush=True,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--network", choices=NETWORKS, action="append")
    parser.add_argument("--requests", action="store_true", help="list what is asked for")
    chosen = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("no Chromium on the PATH")
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        args = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium, args=args)
        for name in chosen.network or NETWORKS:
            pairs = [measure(browser, address, NETWORKS[name]) for _ in range(chosen.runs)]
            for which, visits in zip(("first", "second"), zip(*pairs, strict=True), strict=True):
                report(name, which, list(visits))
                if chosen.requests:
                    print("  " + "\n  ".join(visits[-1].requests))
        browser.close()


if __name__ == "__main__":
    main()
