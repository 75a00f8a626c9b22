"""A match while it goes on: a table that is drawn over on a screen, one line per game in a pipe."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from ..arena.journal import Journal
from ..arena.match import MatchListener
from ..arena.pairing import Pairing
from ..arena.player import Ending
from ..arena.playing import Record
from ..arena.settings import MatchSettings
from ..arena.standings import Standings, standings, verdicts
from ..play.words import printable
from .progress import CompileBar, bar
from .terminal import Terminal, warn

NAME_WIDTH = 40
TICK = 1.0  # seconds between two drawings: one costs some milliseconds


class MatchView(MatchListener):
    """Shows a match on standard output."""

    def __init__(self, journal: Journal, folder: Path) -> None:
        self._journal = journal
        self._settings = journal.settings
        self._folder = folder
        self._terminal = Terminal()
        self._lock = threading.Lock()
        self._start = time.monotonic()
        self._before = len(journal.records)  # played in an earlier run
        self._kernels: dict[str, tuple[int, int]] = {}  # of each engine: ready, and all
        self._bar = CompileBar()
        self._waiting = set(self._settings.names)  # engines that are not ready yet
        self._is_over = threading.Event()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def begin(self) -> None:
        """Announce the match."""
        self._terminal.write(about(self._settings, self._folder))
        if self._before:
            self._terminal.write([f"{self._before} games were played before."])

    def compiling(self, engine: str, done: int, total: int) -> None:
        """Show one bar for all engines that are being compiled."""
        with self._lock:
            self._kernels[engine] = done, total
            ready, every = zip(*self._kernels.values(), strict=True)
            self._bar(sum(ready), sum(every))

    def ready(self, engine: str, ignored: list[str]) -> None:
        """Report options that an older engine lacks."""
        if ignored:
            warn(f"{engine} does not have {', '.join(ignored)}")
        with self._lock:
            self._waiting.discard(engine)
            if not self._waiting:
                self._start = time.monotonic()
                if self._terminal.is_screen:
                    self._ticker.start()

    def finished(self, record: Record) -> None:
        """Report another game; a screen shows it with the next drawing."""
        if not self._terminal.is_screen:
            with self._lock:
                self._terminal.write([self._line(record)])

    def _tick(self) -> None:
        while not self._is_over.wait(TICK):
            with self._lock:
                if not self._is_over.is_set():
                    self._draw()

    def end(self, message: str = "") -> None:
        """Show the final table, and what there is to say about it."""
        self._is_over.set()
        with self._lock:
            if not self._terminal.is_screen:
                self._terminal.write([""])
            self._draw()
            if message:
                self._terminal.write([message])

    def _draw(self) -> None:
        table = standings(self._settings, self._journal.records)
        self._terminal.draw_over([*table_lines(self._settings, table), self._progress(table)])

    def _progress(self, table: Standings) -> str:
        done, total = len(self._journal.records), len(self._settings.schedule())
        elapsed = time.monotonic() - self._start
        text = f"{bar(done, total, 20)} {done} of {total} games, {duration(elapsed)}"
        played = done - self._before
        if played and done < total and table.decision is None:
            most = "at most " if self._settings.sprt else ""
            text += f", {most}{duration(elapsed / played * (total - done))} left"
        return text

    def _line(self, record: Record) -> str:
        names = self._settings.names
        score = "draw" if record.winner is None else f"{printable(names[record.winner])} wins"
        why = record.detail if record.ending is Ending.BOARD else record.ending
        text = (
            f"game {record.number + 1}: {printable(names[record.black])} - "
            f"{printable(names[record.white])}: {score} ({why}, "
            f"{len(record.moves)} moves)"
        )
        if len(names) == 2:
            table = standings(self._settings, self._journal.records)
            text += "; " + "; ".join(pair_lines(self._settings, table))
        return text


def about(settings: MatchSettings, folder: Path) -> list[str]:
    """What is played, in a few lines."""
    names = " - ".join(printable(name) for name in settings.names)
    lines = [
        names,
        f"{settings.rule} {settings.size}x{settings.size}, {settings.pace}, "
        f"{len(settings.openings)} openings, {settings.format}; kept in {folder}",
    ]
    test = settings.sprt
    if test is not None:
        low, high = test.bounds
        lines.append(
            f"SPRT of {test.elo0:g} against {test.elo1:g} Elo (logistic, by pairs), "
            f"alpha {test.alpha:g}, beta {test.beta:g}: LLR from {low:.2f} to {high:.2f}"
        )
    return lines


def table_lines(settings: MatchSettings, table: Standings) -> list[str]:
    """The table, the pairs, and whether the result is valid."""
    width = min(NAME_WIDTH, max(map(len, ["engine", *settings.names])))
    lines = [
        "",
        f"{'#':>2}  {'engine':<{width}} {'games':>6} {'+':>5} {'-':>5} {'=':>5} {'score':>7}"
        f"  {'Elo':<20} {'s/move':>7} {'slowest':>8}  faults",
    ]
    for rank, row in enumerate(table.rows, 1):
        share = f"{100 * row.points / row.games:.1f} %" if row.games else "-"
        name = printable(row.name)[:width]
        faults = ", ".join(f"{count} {ending}" for ending, count in row.faults.items())
        lines.append(
            f"{rank:>2}  {name:<{width}} {row.games:>6} {row.wins:>5} {row.losses:>5} "
            f"{row.draws:>5} {share:>7}  {row.rating!s:<20} "
            f"{row.seconds:>7.3f} {row.slowest:>8.3f}  {faults}"
        )
    told = [printable(text) for kind, text in verdicts(settings, table) if kind != "plain"]
    return [*lines, "", *pair_lines(settings, table), *told]


def pair_lines(settings: MatchSettings, table: Standings) -> list[str]:
    """Of two engines, what their pairs say; of more, nothing."""
    if len(settings.engines) > 2:
        return []
    pairing = Pairing(0, 1)
    counts = table.pairs[pairing]
    text = f"pairs {' '.join(map(str, counts))}, Elo {table.difference(pairing)}"
    return [text if table.llr is None else f"{text}, LLR {table.llr:+.2f}"]


def duration(seconds: float) -> str:
    """A time in a few characters: 45 s, 12:05, 3:20:00."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    minutes, rest = divmod(whole, 60)
    return (
        f"{minutes}:{rest:02}" if minutes < 60 else f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
    )
