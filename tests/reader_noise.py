"""Damaged files for every reader: mutations of valid ones, and what a reader may do with them."""

from __future__ import annotations

import gzip
import itertools
import json
import os
import random
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from tengen import svg
from tengen.board import Board
from tengen.book import load_book
from tengen.errors import TengenError
from tengen.formats import FORMATS, find_format, read_games, write_game
from tengen.formats.position import parse_position
from tengen.formats.text import collect_losses
from tengen.game import Game, Mark, MarkShape, MoveTime
from tengen.learning.record import PARTS, LearningRecord
from tengen.play.clock import TimeControl
from tengen.play.saved import open_game, session_text
from tengen.play.seats import Player
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.proof.file import load_proof
from tengen.proof.verify import verify

KEPT = Path(__file__).parent.parent / "build" / "fuzz"
SECONDS = float(os.environ.get("FUZZ_SECONDS", "120"))
SEED = int(os.environ.get("FUZZ_SEED", "0")) or int(time.time())
SLOW = 5.0  # seconds that no small file may take
WRITABLE = [name for name, row in FORMATS.items() if row.writes]
TOKENS = (
    *(b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\x1a", b"\r", b"\n", b"\\", b"]", b"[", b"(", b")"),
    *(b";", b":", b"{", b"}", b'"', b",", b"-1", b"0", b"99999999999999999999", b"1e999", b"NaN"),
    *(b"CA[punycode]", b"CA[idna]", b"CA[utf-16]", b"SZ[0]", b"SZ[999]", b"SZ[15:15]", b"GM[1]"),
    *(b"AB[aa:zz]", b"B[]", b"W[tt]", b"\\u0000", b"\xed\xa0\x80", b"\xf0\x9f\x98\x80", b"null"),
    *(b"Piskvorky 15x15, 11:11, 0", b"h8", b"z99", b"swap2", b"#", b"?rule=renju&size=15", b"%00"),
)


def seeds() -> dict[str, list[bytes]]:
    """Valid files of every format."""
    plain = Game.from_board(Board.from_moves("h8 i9 g7 j10 f6", rule="renju"))
    rich = Game.from_board(
        Board.from_stones(black=["h8", "c3"], white=["a1"], turn="white", moves="b2 c4 d5")
    )
    rich.headers.update({"Black": "Ann", "White": "B\u00e9n", "Date": "2025-01-01"})
    rich.end().comment = "a ] \\ : comment\nwith lines"
    rich.end().marks = [Mark(MarkShape.LABEL, 5, "A"), Mark(MarkShape.ARROW, 5, to=9)]
    rich.end().clock = MoveTime(left=3.5)
    rich.add_line("e5 f6")
    files: dict[str, list[bytes]] = {}
    for name, row in FORMATS.items():
        if row.writes:
            with collect_losses():
                files[name] = [write_game(plain, name).encode()]
                if name in ("sgf", "json"):
                    files[name].append(write_game(rich, name).encode())
    files["renlib"] = [renlib()]
    session = Session(Setup.of("renju", opening="swap2", second="level:3", control="5+3"))
    for number, word in enumerate(["h8", "i9", "g7", "take-white", "j9"]):
        session.apply(session.parse(word), 1000.0 + number)
    files["sgf"].append(session_text(session).encode())
    return files


BOOK = b"# rule: freestyle\n# size: 15\n# nodes: 7\n/ h8:10\nh8/ i9:41 h9:38\n"
PROOF = (
    b'{"tengen-proof": 2, "winner": "black", "position": {"rule": "freestyle", "size": 15, '
    b'"moves": ["h8", "a1", "i8", "a2", "j8", "a4"]}}\nl8\ng8\nk8 l8:1 *:2\n'
)


WON = {"centi": None, "win_in": 1, "color": "black"}
EVEN = {"centi": 0, "win_in": None, "color": "black"}
MISTAKE = {
    "number": 7,
    "move": "b14",
    "color": "black",
    "class": "missed win",
    "before": WON,
    "after": EVEN,
    "best_line": ["l8"],
    "refutation": ["a5"],
    "reason": {"key": "misses-shape", "params": {"move": "b14", "kind": "five", "point": "l8"}},
}
DRILL = {
    "id": "0123456789abcdef0123",
    "position": {
        "rule": "freestyle",
        "size": 15,
        "moves": ["h8", "a1", "i8", "a2", "j8", "a4", "k8", "a9"],
    },
    "mistake": MISTAKE,
    "right": [{"move": "l8", "after": WON, "line": []}],
    "nodes": 1000,
    "added": "2026-03-01T18:30:00Z",
}


def other_seeds() -> dict[str, list[bytes]]:
    """Valid files that hold no games."""
    parts = {name: kind().to_plain() for name, kind in PARTS.items()}
    parts["drills"] = {"drills": [DRILL]}
    record = {"format": "tengen-learning", "version": 1, "parts": parts}
    return {
        "book": [BOOK, gzip.compress(BOOK, mtime=0)],
        "proof": [PROOF],
        "proof.gz": [gzip.compress(PROOF, mtime=0)],
        "record": [json.dumps(record).encode()],
    }


def renlib() -> bytes:
    """A small RenLib library: a header and a line of moves."""
    head = b"\xffRenLib\xff" + bytes((3, 4)) + b"\xff" * 10
    moves = bytes((120, 0, 121, 0, 136, 8, 104, 64, 105, 64))
    return head + moves + b"a comment\x00\x00"


def mutated(data: bytes, chance: random.Random) -> bytes:
    """The same file, damaged in a few places."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at = chance.randrange(len(data) + 1)
        to = min(len(data), at + chance.choice((0, 1, 1, 2, 5, 20, 200)))
        match chance.randrange(6):
            case 0:
                data = data[:at] + data[to:]
            case 1:
                data = data[:at] + chance.randbytes(to - at) + data[to:]
            case 2:
                data = data[:at] + chance.choice(TOKENS) + data[to:]
            case 3:
                data = data[:to] + data[at:to] * chance.choice((1, 2, 50)) + data[to:]
            case 4:
                data = data[:at]
            case _:
                data = data[:at] + chance.choice(TOKENS) * chance.choice((1, 1, 300)) + data[at:]
    return data


def noise(chance: random.Random) -> Iterator[tuple[str | None, bytes]]:
    """Formats and damaged files for them, without end; None where the reader has to guess."""
    files = seeds()
    while True:
        name = chance.choice(list(files))
        data = mutated(chance.choice(files[name]), chance)
        told = chance.choice((name, name, None, chance.choice(list(FORMATS))))
        yield (None if told == "renlib" and told not in FORMATS else told), data


def _check_proof(path: Path) -> None:
    proof = load_proof(path)
    verify(proof.board, proof.certificate, spared=proof.spared)


def _check_record(path: Path) -> None:
    try:
        data = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        return
    record = LearningRecord.from_plain(data)
    plain = json.loads(json.dumps(record.to_plain()))
    assert LearningRecord.from_plain(plain, is_checked=True) == record
    assert record.merged(record) == record


OTHERS: dict[str, Callable[[Path], object]] = {
    "book": load_book,
    "proof": _check_proof,
    "proof.gz": _check_proof,
    "record": _check_record,
}


def other_noise(chance: random.Random) -> Iterator[tuple[str, bytes]]:
    """Kinds of files that hold no games, and damaged ones, without end."""
    files = other_seeds()
    while True:
        name = chance.choice(list(files))
        yield name, mutated(chance.choice(files[name]), chance)


def other_fault(name: str, data: bytes, folder: Path) -> str | None:
    """What a reader of another kind of file does that it must not, or None."""
    path = folder / f"noise.{name}"
    path.write_bytes(data)
    return _fault([lambda: OTHERS[name](path)])


def fault_of(name: str | None, data: bytes) -> str | None:
    """What a reader does with this that it must not, or None.

    It either reads games that can be written again, or raises one of the library's errors, soon.
    """
    text = data.decode("utf-8", errors="surrogateescape")
    return _fault(
        [
            lambda: _read(name, data),
            lambda: _read(name, text),
            lambda: find_format(data),
            lambda: _as_position(text),
            lambda: Player.parse(text),
            lambda: TimeControl.parse(text),
        ]
    )


def _fault(reads: list[Callable[[], object]]) -> str | None:
    began = time.process_time()
    for read in reads:
        try:
            read()
        except (TengenError, OSError):
            continue
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
    took = time.process_time() - began
    return None if took < SLOW else f"took {took:.1f} s"


def _read(name: str | None, data: bytes | str) -> None:
    for game in read_games(data, format=name):
        with collect_losses():
            for format in WRITABLE:
                with suppress(TengenError):  # not every format holds every game
                    write_game(game, format)
        svg.board(game.end().board())
        session = open_game(game).session
        Session.from_plain(session.to_plain())


def _as_position(text: str) -> None:
    if "\0" not in text and not text.startswith(("-", "/", ".")):
        parse_position(text)


def hunt(seconds: float, seed: int, folder: Path, scratch: Path) -> list[str]:
    """Look for faults for so long; the files that show them are kept in the folder."""
    found: list[str] = []
    end = time.monotonic() + seconds
    games, others = noise(random.Random(seed)), other_noise(random.Random(seed))
    for number in itertools.count():
        if time.monotonic() > end:
            break
        name: str | None
        if number % 4:
            name, data = next(games)
            fault = fault_of(name, data)
        else:
            name, data = next(others)
            fault = other_fault(name, data, scratch)
        if fault is not None:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{seed}-{number}.{name or 'any'}").write_bytes(data)
            found.append(f"{name}: {fault}")
    return found
