"""The journal of a match: its settings, then every finished game, one JSON object per line.

A line is on disk before the next game begins, and nothing is ever overwritten. A killed process can
leave half a line at the end; opening the journal cuts it off, and that game is played again.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Self

from ..errors import ArenaError
from ..files import write_file
from .playing import Record
from .settings import MatchSettings

VERSION = 1
NAME = "journal.jsonl"

if sys.platform != "win32":
    import fcntl


class Journal:
    """A journal that is open for writing, by one process at a time."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._file = open(self.path, "r+b")  # noqa: SIM115  # open as long as the match goes on
        try:
            self._lock()
            self.settings, self.records, length = _read(self.path)
            self._file.truncate(length)
            self._file.seek(length)
        except BaseException:
            self._file.close()
            raise
        self._numbers = {record.number for record in self.records}

    @classmethod
    def create(cls, folder: Path, settings: MatchSettings) -> Self:
        """A new journal, in a folder that has none."""
        folder.mkdir(parents=True, exist_ok=True)
        first = _line({"match": VERSION, "settings": settings.to_plain()})
        try:
            write_file(folder / NAME, first, replace=False)
        except FileExistsError:
            raise ArenaError(
                f"{folder} has a match already: resume it, or choose another folder"
            ) from None
        return cls(folder)

    def append(self, record: Record) -> None:
        """Write a game to disk."""
        if record.number in self._numbers:
            raise ArenaError(f"game {record.number} is in {self.path} already")
        self._file.write(_line(record.to_plain()))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._numbers.add(record.number)
        self.records.append(record)

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(games) if number not in self._numbers]

    def close(self) -> None:
        """Release the journal."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"{self.path} is in use: the match is being played") from None


def read_journal(folder: Path) -> tuple[MatchSettings, list[Record]]:
    """The settings and the games so far, without a lock: the match may be running."""
    settings, records, _ = _read(folder / NAME)
    return settings, records


def _read(path: Path) -> tuple[MatchSettings, list[Record], int]:
    """The settings, the games, and the length in bytes of all complete lines."""
    data = path.read_bytes()
    length = data.rfind(b"\n") + 1
    lines = data[:length].splitlines()
    try:
        values: list[dict[str, Any]] = [json.loads(line) for line in lines]
        if not values or values[0].get("match") != VERSION:
            raise ArenaError(f"{path} is no journal of a match, or of another version")
        settings = MatchSettings.from_plain(values[0]["settings"])
        records = [Record.from_plain(value) for value in values[1:]]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, ArenaError):
            raise
        raise ArenaError(f"{path} is damaged: {error}") from error
    return settings, records, length


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"
