"""A proof run: workers solve positions, and a journal keeps what they find.

The journal has one JSON object a line: first what is to be proven, then every solved position.
Whatever stops the run, the next one reads the journal, builds the same tree without a search, and
goes on.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ..board import Board
from ..coords import Move
from ..errors import ProofError
from ..plain import Json
from ..proof.certificate import Branch
from ..proof.file import ProofFile
from ..remote.backend import ThisMachine, WorkerPlace
from ..remote.client import Client
from ..remote.crew import Crew
from ..remote.errors import WorkerError
from ..rules import Color
from .leaf import finding_from_plain, finding_to_plain, turned
from .tree import AttackNode, DefenceNode, ProofTree, key_of

LOOK_SECONDS = 0.5  # between two reports while nothing happens


@dataclass(frozen=True, kw_only=True)
class ProofTask:
    """The claim to prove, and how hard each position is searched."""

    board: Board
    winner: Color
    nodes: int = 1_000_000
    moves: int = 8
    replies: tuple[Move, ...] = ()  # of the loser at the start, if not all
    known: tuple[Branch, ...] = ()  # replies at the start that were answered before

    def to_plain(self) -> Json:
        """What a journal's findings depend on: its first line. Proofs that agree may share one."""
        return {
            "rule": str(self.board.rule),
            "size": self.board.size,
            "winner": str(self.winner),
            "nodes": self.nodes,
            "moves": self.moves,
        }


class ProofProgress(NamedTuple):
    """The progress of a proof."""

    seconds: float
    searches: int  # positions solved or tried, those of the journal too
    nodes: int  # of the tree
    open: int  # positions that wait for a search
    pn: int
    dn: int
    hardest: tuple[Move, ...]
    answered: int  # replies at the first defence, and how many there are
    replies: int

    @property
    def estimate(self) -> float | None:
        """Seconds that are left if the open replies take as long as the answered ones."""
        if not self.answered:
            return None
        return self.seconds * (self.replies - self.answered) / self.answered


class ProofJournal:
    """Solved positions on disk."""

    def __init__(self, path: Path | None, task: ProofTask) -> None:
        self._path, self.known = path, dict[str, Json]()
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        data = path.read_bytes() if path.exists() else b""
        head = _line(task.to_plain())
        if head.startswith(data):  # nothing, or what a killed process wrote of the first line
            path.write_bytes(head)
            return
        whole = data[: data.rfind(b"\n") + 1]
        try:
            found, *entries = (json.loads(line) for line in whole.splitlines())
            self.known = {entry.pop("key"): entry for entry in entries}
        except (ValueError, KeyError, AttributeError) as error:
            raise ProofError(f"{path} is no journal of a proof: {error}") from None
        if found != task.to_plain():
            raise ProofError(
                f"{path} is the journal of another rule, size or winner, or of other --nodes and "
                "--moves: expected the same ones, or another file"
            )
        if len(whole) < len(data):
            os.truncate(path, len(whole))  # a killed process leaves half a line

    def add(self, key: str, finding: Json) -> None:
        """Keep what was found of a position."""
        self.known[key] = finding
        self._append({"key": key, **finding})

    def _append(self, entry: Json) -> None:
        if self._path is not None:
            with open(self._path, "ab") as file:
                file.write(_line(entry))


def _line(entry: Json) -> bytes:
    """An entry as the journal has it."""
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


class ProofRun:
    """One run: until the win is proven, nothing is left to try, or the time is up."""

    def __init__(
        self, task: ProofTask, *, journal: Path | None = None, place: WorkerPlace | None = None
    ) -> None:
        """`place` is where workers search; the default is one worker on this machine."""
        self.task, self._place = task, place or ThisMachine()
        self.tree = ProofTree(task.board, task.winner, task.replies, task.known)
        root = self.tree.root
        self._asked = len(root.open) if isinstance(root, DefenceNode) and root.is_expanded else None
        self._journal = ProofJournal(journal, task)
        self._began = time.monotonic()
        self.searches = 0

    def run(self, seconds: float | None = None) -> Iterator[ProofProgress]:
        """Search; yields how far it has come from time to time. Stop reading to stop it."""
        self._began = time.monotonic()
        self._replay()
        yield self.progress()
        if self._is_done(None):
            return
        log = partial(print, file=sys.stderr)
        with Crew(self._place, "tengen.proving.leaf", log=log) as crew:
            yield from self._search(crew, seconds)

    def _is_done(self, seconds: float | None) -> bool:
        is_late = seconds is not None and time.monotonic() - self._began >= seconds
        return self.tree.is_proven or self.tree.is_refuted or is_late

    def _replay(self) -> None:
        """Build the tree as far as the journal goes."""
        while not self._is_done(None):
            leaf = self.tree.next_leaf()
            known = None if leaf is None else self._journal.known.get(key_of(leaf.board))
            if leaf is None:
                return
            if known is None:
                leaf.is_busy = False
                return
            self._tell(leaf, known)

    def _tell(self, leaf: AttackNode, found: Json) -> None:
        self.searches += 1
        self.tree.tell(leaf, finding_from_plain(found, self.task.board.size))

    def _search(self, crew: Crew, seconds: float | None) -> Iterator[ProofProgress]:
        running: dict[Future[Json], AttackNode] = {}
        while not self._is_done(seconds):
            while len(running) < crew.size and (leaf := self.tree.next_leaf()) is not None:
                known = self._journal.known.get(key_of(leaf.board))
                if known is not None:
                    self._tell(leaf, known)
                    continue
                running[crew.submit(self._question(leaf))] = leaf
            if self._is_done(None) or not running:
                if not running:
                    return
                continue
            done, _ = wait(running, LOOK_SECONDS, return_when=FIRST_COMPLETED)
            for future in done:
                leaf = running.pop(future)
                found = self._answer(future)
                self._journal.add(key_of(leaf.board), found)
                self._tell(leaf, found)
            yield self.progress()
        yield self.progress()

    def _question(self, leaf: AttackNode) -> Callable[[Client], Json]:
        """Has a worker solve a position."""
        board, symmetry = self.tree.as_asked(leaf)
        asked = {"nodes": self.task.nodes, "moves": self.task.moves}

        def solve(client: Client) -> Json:
            answer: Json = client.ask("solve", {"position": board.to_plain(), **asked})
            finding = turned(finding_from_plain(answer, board.size), symmetry, board.size)
            return finding_to_plain(finding, board.size)

        return solve

    def _answer(self, future: Future[Json]) -> Json:
        try:
            return future.result()
        except WorkerError as error:
            raise ProofError(f"a worker that solved positions failed: {error}") from error

    @property
    def has_part(self) -> bool:
        """Whether some of the replies that were asked for are proven."""
        root = self.tree.root
        return bool(self.task.replies) and isinstance(root, DefenceNode) and bool(root.answers)

    def proof(self) -> ProofFile:
        """What is proven; of the replies that were asked for, those that are answered."""
        board, certificate = self.task.board, self.tree.certificate()
        if not self.task.replies:
            return ProofFile(board, certificate)
        claimed = {reply for answer in certificate.answers for reply in answer.replies}
        return ProofFile(board, certificate, frozenset(set(board.legal_moves) - claimed))

    def progress(self) -> ProofProgress:
        """How far it has come."""
        tree, defence = self.tree, self._first_defence()
        replies = 0 if defence is None else len(defence.board.legal_moves)
        if self._asked is not None:
            replies = self._asked
        return ProofProgress(
            time.monotonic() - self._began,
            self.searches,
            tree.size,
            sum(1 for _ in tree.open_leaves()),
            tree.root.pn,
            tree.root.dn,
            tuple(tree.hardest_line()),
            0 if defence is None else replies - len(defence.open),
            replies,
        )

    def _first_defence(self) -> DefenceNode | None:
        """The defence node at the top that is nearest to its proof."""
        root = self.tree.root
        if isinstance(root, DefenceNode):
            return root if root.is_expanded else None
        expanded = [child for child, _ in root.children.values() if child.is_expanded]
        return min(expanded, key=lambda child: child.pn, default=None)
