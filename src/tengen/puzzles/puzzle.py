"""A puzzle: a position, its answers, and the proof that they are right."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple, Self

from ..board import Board
from ..coords import Move, move_text, parse_move, split_moves
from ..errors import FormatError, ProofError, TengenError
from ..proof.certificate import Certificate
from ..proof.verify import Verified, verify
from ..rules import Color, Rule
from ..texts import t


class Theme(StrEnum):
    """The task of a puzzle."""

    WIN_AT_ONCE = "win-at-once"
    STOP_FOUR = "stop-four"
    FOURS = "fours"
    THREATS = "threats"
    ONLY_DEFENCE = "only-defence"
    USE_FORBIDDEN = "use-forbidden"
    AVOID_FORBIDDEN = "avoid-forbidden"
    CAPTURES = "captures"

    @property
    def label(self) -> str:
        """The name as interfaces show it."""
        return t(f"theme-{self.value}")

    @property
    def is_defence(self) -> bool:
        """Whether the solver must not lose, instead of winning."""
        return self in (Theme.STOP_FOUR, Theme.ONLY_DEFENCE)


CAPTURE_THEMES = tuple(
    theme for theme in Theme if theme not in (Theme.USE_FORBIDDEN, Theme.AVOID_FORBIDDEN)
)
RENJU_THEMES = tuple(theme for theme in Theme if theme is not Theme.CAPTURES)
PLAIN_THEMES = tuple(theme for theme in CAPTURE_THEMES if theme is not Theme.CAPTURES)


def themes_of(rule: Rule) -> tuple[Theme, ...]:
    """The themes that a rule has puzzles of."""
    if rule.captures:
        return CAPTURE_THEMES
    return RENJU_THEMES if rule.name == "renju" else PLAIN_THEMES


class Difficulty(NamedTuple):
    """What makes a puzzle hard, each a plain count."""

    plies: int  # to the end, against the longest resistance
    branches: int  # replies that need an answer of their own
    decoys: int  # legal moves that look better to the static evaluation
    effort: int  # nodes until the engine has found the answer


class Puzzle(NamedTuple):
    """A position to solve. `proofs` are certificates as text.

    For a win there is one proof for each answer, in the same order. For a defence there is one:
    that every move but the answers loses. The answers themselves were not refuted by a search of
    `searched` nodes, which is no proof.
    """

    id: str
    rule: Rule
    size: int
    turn: Color
    black: tuple[Move, ...]
    white: tuple[Move, ...]
    pairs: tuple[int, int]
    last: Move | None  # the stone that was played last
    theme: Theme
    answers: tuple[Move, ...]
    proofs: tuple[str, ...]
    grade: Difficulty
    searched: int
    rating: int
    source: str  # the game it comes from

    def board(self) -> Board:
        """The position, as a set-up."""
        return Board.from_stones(
            black=[divmod(move, self.size)[::-1] for move in self.black],
            white=[divmod(move, self.size)[::-1] for move in self.white],
            turn=self.turn,
            rule=self.rule,
            size=self.size,
            captured_pairs=self.pairs,
        )

    @property
    def moves(self) -> int:
        """How many moves the solver has to find."""
        return 1 if self.theme.is_defence else (self.grade.plies + 1) // 2

    def certificate(self, index: int = 0) -> Certificate:
        """The proof of the answer with this index, or that of a defence."""
        return Certificate.parse(self.proofs[index], self.size)

    def verify(self) -> list[Verified]:
        """Play all proofs out; ProofError names the first place that is wrong."""
        board = self.board()
        if not self.answers:
            raise ProofError(f"puzzle {self.id} has no answer")
        if self.theme.is_defence:
            certificate = self.certificate()
            if len(self.proofs) != 1 or certificate.attack is not None:
                raise ProofError(f"puzzle {self.id}: expected one proof that begins with a reply")
            return [verify(board, certificate, spared=self.answers)]
        certificates = [self.certificate(index) for index in range(len(self.proofs))]
        first = tuple(each.attack.move for each in certificates if each.attack is not None)
        if first != self.answers:
            raise ProofError(f"puzzle {self.id}: expected one proof for each answer")
        return [verify(board, certificate) for certificate in certificates]

    def to_plain(self) -> dict[str, Any]:
        """The puzzle as plain data."""

        def names(moves: tuple[Move, ...]) -> str:
            return "".join(move_text(move, self.size) for move in moves)

        data: dict[str, Any] = {
            "id": self.id,
            "rule": self.rule.name,
            "size": self.size,
            "theme": str(self.theme),
            "turn": str(self.turn)[0],
            "black": names(self.black),
            "white": names(self.white),
            "answers": names(self.answers),
            "proofs": list(self.proofs),
            "grade": list(self.grade),
            "rating": self.rating,
            "source": self.source,
        }
        if any(self.pairs):
            data["pairs"] = list(self.pairs)
        if self.last is not None:
            data["last"] = move_text(self.last, self.size)
        if self.searched:
            data["searched"] = self.searched
        return data

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Self:
        """The puzzle that `to_plain` wrote; FormatError names what is wrong."""
        try:
            size = int(data["size"])

            def points(name: str) -> tuple[Move, ...]:
                return tuple(parse_move(point, size) for point in split_moves(data[name]))

            return cls(
                id=str(data["id"]),
                rule=Rule.from_name(data["rule"]),
                size=size,
                turn=Color.parse(data["turn"]),
                black=points("black"),
                white=points("white"),
                pairs=(int(data["pairs"][0]), int(data["pairs"][1])) if "pairs" in data else (0, 0),
                last=parse_move(data["last"], size) if "last" in data else None,
                theme=Theme(data["theme"]),
                answers=points("answers"),
                proofs=tuple(map(str, data["proofs"])),
                grade=Difficulty(*map(int, data["grade"])),
                searched=int(data.get("searched", 0)),
                rating=int(data["rating"]),
                source=str(data["source"]),
            )
        except (KeyError, TypeError, IndexError, ValueError, TengenError) as error:
            name = data.get("id", "?") if isinstance(data, dict) else "?"
            raise FormatError(f"puzzle {name!r} cannot be read: {error!r}") from error
