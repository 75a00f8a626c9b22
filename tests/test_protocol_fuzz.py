"""Whatever bytes a manager sends, the dialogue goes on and the board stays a board."""

import random
import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol_noise import KEYS, noise
from reader_noise import KEPT, SECONDS, SEED
from tengen import Board
from tengen.gomocup.wire import AnswerKind, LineSplitter, parse_answer
from test_protocol import Talk

THINKING = {"BEGIN", "TURN", "BOARD", "SWAP2BOARD", "YXNBEST", "YXBALANCEONE", "YXBALANCETWO"}


def hear(talk: Talk, splitter: LineSplitter, data: bytes) -> list[str]:
    """Everything that is said to these bytes."""
    said: list[str] = []
    for line in splitter.feed(data):
        if "YXSWAP2STEP" not in line.upper():  # searches of a real engine only
            talk.send(line)
            said += talk.said
    return said


def is_whole(board: Board) -> bool:
    """Whether the moves of a board lead to its stones."""
    replayed = board.root()
    for move in board.move_stack:
        replayed.push(move, foul=True)
    return replayed == board


def check(talk: Talk, said: list[str]) -> None:
    for line in said:
        assert "\n" not in line
        assert "\r" not in line
        answer = parse_answer(line)
        assert answer.kind is not AnswerKind.OTHER or line.startswith("name=")
        assert answer.kind is not AnswerKind.SUGGEST
    if talk.dialogue.current is not None:
        assert is_whole(talk.board)


@given(st.binary(max_size=400), st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_any_bytes(data: bytes, seed: int) -> None:
    talk, splitter = Talk(), LineSplitter()
    chance = random.Random(seed)
    check(
        talk, hear(talk, splitter, b"START 15\n" + data + b"".join(noise(chance) for _ in "1234"))
    )
    assert hear(talk, splitter, b"\nABOUT\n")[-1].startswith("name=")


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_noise_leaves_a_board_to_play_on(seed: int) -> None:
    check_noise(seed)


@pytest.mark.long
def test_noise_for_minutes() -> None:
    """A failure names its seed: `check_noise(seed)` shows it again."""
    seeds, end = random.Random(SEED), time.monotonic() + SECONDS
    while time.monotonic() < end:
        seed = seeds.getrandbits(32)
        try:
            check_noise(seed)
        except Exception as error:
            KEPT.mkdir(parents=True, exist_ok=True)
            (KEPT / f"{seed}-protocol.txt").write_text(f"check_noise({seed}): {error!r}\n")
            raise


def check_noise(seed: int) -> None:
    """Send noise, hold every answer against the protocol, then begin a game."""
    chance = random.Random(seed)
    talk, splitter = Talk(ready=chance.random() < 0.8), LineSplitter()
    hear(talk, splitter, b"START 15\n")
    for _ in range(25):
        check(talk, hear(talk, splitter, noise(chance)))
    hear(talk, splitter, b"\n" + b"".join(b"INFO %s 0\n" % key.encode() for key in KEYS))
    assert hear(talk, splitter, b"\nSTART 15\nBEGIN\n")[-1] == "7,7"
    assert hear(talk, splitter, b"TURN 8,8\n")[-1].count(",") == 1


@given(st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_the_chunks_in_which_bytes_come_do_not_matter(seed: int) -> None:
    chance = random.Random(seed)
    data = b"START 15\n" + b"".join(noise(chance) for _ in range(12)) + b"\nABOUT\n"
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(20))
    answers = []
    for pieces in ([data], [data[start:stop] for start, stop in pairwise([0, *cuts, len(data)])]):
        talk, splitter = Talk(), LineSplitter()
        answers.append([line for piece in pieces for line in hear(talk, splitter, piece)])
    assert answers[0] == answers[1]


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_who_waits_for_an_answer_gets_one(seed: int) -> None:
    """Exactly one line that is no message, for each command that wants a move."""
    chance = random.Random(seed)
    talk, splitter = Talk(), LineSplitter()
    hear(talk, splitter, b"START 15\n")
    for _ in range(20):
        for line in splitter.feed(noise(chance)):
            for command in talk.reader.feed(line):
                answers = talk.obey([command])
                if command.word in THINKING:
                    assert len(answers) == 1
