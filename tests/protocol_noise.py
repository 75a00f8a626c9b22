"""Noise for protocol fuzzing: bytes that are commands, nearly commands, or nothing of the kind."""

from __future__ import annotations

import random

from tengen.gomocup.server.process import COMMANDS
from tengen.gomocup.wire import INFO_KEYS

WORDS = (*COMMANDS, "DONE", "YXBLOCK", "SUGGEST", "MESSAGE", "OK", "ERROR")
KEYS = (*INFO_KEYS, "pondering")
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 19, 20, 22, 23, -1, 64, 128, 255, 2**31 - 1, -(2**31))
ENDS = (b"\n", b"\r", b"\r\n", b"\n\n", b" \r\n", b"\x00\n")


def noise(chance: random.Random) -> bytes:
    """One line or so."""
    kind = chance.random()
    if kind < 0.1:
        return chance.randbytes(chance.randrange(200)) + chance.choice(ENDS)
    if kind < 0.12:
        return b"x" * chance.choice((20_000, 1 << 20)) + chance.choice(ENDS)
    if kind < 0.3:
        line = f"INFO {chance.choice(KEYS)} {_number(chance)}"
    elif kind < 0.5:
        line = f"TURN {_point(chance)}"
    elif kind < 0.6:
        stones = " ".join(f"{_point(chance)},{chance.randrange(4)}" for _ in range(6))
        word = chance.choice(("BOARD", "YXBOARD", "SWAP2BOARD"))
        line = f"{word} {stones} {chance.choice(('DONE', 'DONE', ''))}"
    else:
        line = f"{chance.choice(WORDS)} {_number(chance)} {_point(chance)}"[: chance.randrange(40)]
    text = line.encode()
    if chance.random() < 0.1:
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.randbytes(3) + text[at:]
    if chance.random() < 0.3:
        text = text.lower()
    return text + (b"" if chance.random() < 0.05 else chance.choice(ENDS))


def _number(chance: random.Random) -> int:
    return chance.choice(NUMBERS)


def _point(chance: random.Random) -> str:
    return f"{chance.randrange(-1, 17)},{chance.randrange(-1, 17)}"
