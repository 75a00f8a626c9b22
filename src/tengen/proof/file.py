"""Proof files: the position, who wins, and the certificate; compressed where the name says so.

The first line is JSON: `{"tengen-proof": 2, "winner": "black", "position": {…}}`. The others are
the certificate as `packed.py` writes it. A file whose name ends in `.gz` is compressed with gzip.
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..errors import ProofError, TengenError
from ..files import write_packed
from ..plain import Json
from ..rules import Color
from .certificate import Branch, Certificate
from .packed import NO_MOVE, packed_text, parse_packed

VERSION = 2
MARK = "tengen-proof"
LARGEST = 1 << 28  # bytes of an unpacked file, 30 times the largest shipped one


class ProofFile(NamedTuple):
    """A position, and the certificate that a side wins from there.

    Where the loser is to move it may be about some of its moves only; `spared` are the others.
    """

    board: Board
    certificate: Certificate
    spared: frozenset[Move] = frozenset()

    @property
    def winner(self) -> Color:
        """The side that wins."""
        turn = self.board.turn
        return turn if self.certificate.attack is not None else turn.other

    @property
    def answers(self) -> tuple[Branch, ...]:
        """Where the loser is to move: its answers, with each reply named."""
        named = {reply for answer in self.certificate.answers for reply in answer.replies}
        others = set(self.board.legal_moves) - self.spared - named
        return tuple(
            Branch(answer.replies or tuple(sorted(others)), answer.attack)
            for answer in self.certificate.answers
        )

    def text(self) -> str:
        """The file as text."""
        head: Json = {
            MARK: VERSION,
            "winner": str(self.winner),
            "position": self.board.to_plain(),
        }
        if self.spared:
            head["spared"] = [self.board.move_text(move) for move in sorted(self.spared)]
        return f"{json.dumps(head)}\n{packed_text(self.certificate, self.board.size)}\n"

    def save(self, path: Path) -> None:
        """Write the file; one that exists is replaced."""
        write_packed(path, self.text().encode())


class ProofHead(NamedTuple):
    """What the first line of a file says."""

    board: Board
    winner: Color
    spared: frozenset[Move]

    @classmethod
    def parse(cls, text: str) -> tuple[ProofHead, str]:
        """The head of a file, and its other lines; ProofError says what is wrong."""
        first, _, rest = text.partition("\n")
        try:
            head = json.loads(first)
            version = head[MARK]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise ProofError(f"the first line is not that of a proof: expected {MARK!r}") from None
        if version != VERSION:
            raise ProofError(f"the proof has version {version!r}: expected {VERSION}")
        try:
            board = Board.from_plain(head["position"])
        except KeyError:
            raise ProofError("the proof has no position") from None
        except TengenError as error:
            raise ProofError(f"the proof's position cannot be read: {error}") from None
        try:
            spared = frozenset(board.parse_move(name) for name in head.get("spared", ()))
        except (TengenError, TypeError) as error:
            raise ProofError(f"the proof's spared moves cannot be read: {error}") from None
        rest = rest.strip()
        is_answered = rest.rpartition("\n")[2].startswith(NO_MOVE)  # the loser is to move
        winner = board.turn.other if is_answered else board.turn
        if head.get("winner") != str(winner):
            begins = (
                f"answers {winner.other.title}" if is_answered else f"begins with {winner.title}"
            )
            raise ProofError(
                f"the proof says that {head.get('winner')!r} wins, but its certificate {begins}"
            )
        return cls(board, winner, spared), rest


def parse_proof(text: str) -> ProofFile:
    """The proof that `ProofFile.text` wrote; ProofError says what is wrong."""
    head, rest = ProofHead.parse(text)
    return ProofFile(head.board, parse_packed(rest, head.board.size), head.spared)


def load_proof(path: Path) -> ProofFile:
    """The proof in a file."""
    return parse_proof(proof_text(path))


def proof_text(path: Path) -> str:
    """The text of a file, unpacked."""
    data = path.read_bytes()
    if path.suffix == ".gz":
        try:
            data = _unpacked(data)
        except (OSError, EOFError, zlib.error) as error:
            raise ProofError(f"{path} cannot be unpacked: {error}") from None
    try:
        return data.decode("ascii")
    except UnicodeDecodeError:
        raise ProofError(f"{path} is no proof: it is not plain text") from None


def _unpacked(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(wbits=31)
    found = unpacker.decompress(data, LARGEST)
    if not unpacker.eof:
        raise EOFError("it is cut off, or larger than 256 MiB")
    return found
