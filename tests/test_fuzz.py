"""Noise for every reader and for the socket: a little always, for minutes in `make long`.

`FUZZ_SECONDS` says how long, `FUZZ_SEED` which noise; what is found is kept in `build/fuzz`.
"""

import json
import random
import time
from itertools import islice
from pathlib import Path

import pytest

from reader_noise import (
    KEPT,
    OTHERS,
    SECONDS,
    SEED,
    fault_of,
    hunt,
    mutated,
    noise,
    other_fault,
    other_noise,
    other_seeds,
)
from tengen.web.connections import _parsed
from tengen.web.errors import WebError

POSITION = {"rule": "renju", "size": 15, "moves": ["h8", "i9"], "setup": None}
MESSAGES = [
    {"type": "watch", "game": "a" * 22},
    {"type": "act", "game": "a" * 22, "seq": 3, "ref": "x", "action": {"do": "move"}},
    {"type": "analyse", "ref": "y", "position": POSITION, "multipv": 3, "time": 1.5},
    {"type": "ping"},
]


def test_damaged_files_are_read_or_refused() -> None:
    for name, data in islice(noise(random.Random(7)), 60):
        assert fault_of(name, data) is None, (name, data)


def test_damaged_books_proofs_and_records_are_read_or_refused(tmp_path: Path) -> None:
    for name, valid in other_seeds().items():
        for data in valid:
            path = tmp_path / f"valid.{name}"
            path.write_bytes(data)
            OTHERS[name](path)
    for name, data in islice(other_noise(random.Random(7)), 200):
        assert other_fault(name, data, tmp_path) is None, (name, data)


def message_fault(chance: random.Random) -> str | None:
    """What is wrong with how the server takes a damaged message, or None."""
    data = mutated(json.dumps(chance.choice(MESSAGES)).encode(), chance)
    try:
        value = json.loads(data.decode("utf-8", errors="replace"))
    except (ValueError, RecursionError):
        return None
    try:
        _parsed(value)
    except WebError as error:
        json.dumps(error.plain()).encode("ascii")
    except Exception as error:
        return f"{data!r}: {type(error).__name__}: {error}"
    return None


def test_damaged_messages_are_read_or_refused() -> None:
    chance = random.Random(7)
    assert [fault for _ in range(300) if (fault := message_fault(chance))] == []


@pytest.mark.long
def test_damaged_files_for_minutes(tmp_path: Path) -> None:
    found = hunt(SECONDS, SEED, KEPT, tmp_path)
    assert not found, f"kept in {KEPT}: {found[:5]}"


@pytest.mark.long
def test_damaged_messages_for_a_minute() -> None:
    chance, end = random.Random(SEED), time.monotonic() + SECONDS / 2
    found = []
    while time.monotonic() < end:
        if fault := message_fault(chance):
            found.append(fault)
    if found:
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{SEED}-messages.txt").write_text("\n".join(found))
    assert not found, found[:5]
