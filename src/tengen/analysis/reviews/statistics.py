"""What many reviews say about players: accuracy, mistakes and overlooked shapes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ...plain import Json
from ...rules import Color
from .classes import accuracy
from .phrases import Phrase
from .records import GameReview, MoveReview

PHASES = {"opening": 10, "middle game": 30, "endgame": 10_000}  # up to this move
MARKS = ("!", "?!", "?", "??")


@dataclass
class MoveTally:
    """Some moves of a player."""

    losses: list[float] = field(default_factory=list)
    marks: Counter[str] = field(default_factory=Counter)

    @property
    def accuracy(self) -> float | None:
        """Their mean accuracy in percent, None without moves."""
        return accuracy(self.losses)

    def add(self, move: MoveReview) -> None:
        """Count a move."""
        self.losses.append(move.loss)
        if move.mark:
            self.marks[move.mark] += 1

    def to_plain(self) -> Json:
        """The numbers as plain data."""
        value = self.accuracy
        return {
            "moves": len(self.losses),
            "accuracy": None if value is None else round(value, 1),
            "marks": {mark: self.marks[mark] for mark in MARKS},
        }


@dataclass
class PlayerStatistics:
    """All reviewed moves of one player.

    `missed` counts the kinds of shapes that the player could have made, `allowed` those that the
    rival was let make, each by the reasons of ?!, ? and ??.
    """

    games: int = 0
    total: MoveTally = field(default_factory=MoveTally)
    phases: dict[str, MoveTally] = field(
        default_factory=lambda: {name: MoveTally() for name in PHASES}
    )
    colors: dict[Color, MoveTally] = field(default_factory=lambda: {c: MoveTally() for c in Color})
    missed: Counter[str] = field(default_factory=Counter)
    allowed: Counter[str] = field(default_factory=Counter)

    def add(self, review: GameReview, color: Color) -> None:
        """Count the moves of one side of a game."""
        self.games += 1
        for move in review.moves:
            if move.color == color and move.counts:
                for tally in (self.total, self.phases[phase_of(move.number)], self.colors[color]):
                    tally.add(move)
                self._count_reason(move)

    def _count_reason(self, move: MoveReview) -> None:
        for reason in (move.reason, move.also):
            if reason is None:
                continue
            kind = kind_of(reason)
            if reason.key.startswith("misses"):
                self.missed[kind] += 1
            elif reason.key.startswith(("allows", "ignores")):
                self.allowed[kind] += 1

    def to_plain(self) -> Json:
        """The numbers as plain data."""
        return {
            "games": self.games,
            **self.total.to_plain(),
            "phases": {name: tally.to_plain() for name, tally in self.phases.items()},
            "colors": {str(color): tally.to_plain() for color, tally in self.colors.items()},
            "missed": dict(self.missed.most_common()),
            "allowed": dict(self.allowed.most_common()),
        }


def kind_of(reason: Phrase) -> str:
    """The kind of shape that a reason is about."""
    key = reason.key
    return str(reason.params.get("kind", "capture" if "capture" in key else "open three"))


def phase_of(number: int) -> str:
    """The phase of the game to which a move belongs."""
    return next(name for name, last in PHASES.items() if number <= last)


def player_statistics(
    games: Iterable[tuple[Mapping[Color, str], GameReview]],
) -> dict[str, PlayerStatistics]:
    """The statistics of every player, by name; each game comes with the names of its sides."""
    found: dict[str, PlayerStatistics] = {}
    for names, review in games:
        for color, name in names.items():
            found.setdefault(name, PlayerStatistics()).add(review, color)
    return found
