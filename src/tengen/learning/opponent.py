"""The adaptive opponent: how strong a player is, by results, and which level plays them next.

Levels have fixed ratings. The player's rating follows the results (Glicko-2), and the next opponent
is chosen so that the player is expected to score a little less than half.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import accumulate, pairwise
from random import Random

from ..opening import Seat
from ..plain import Json, Value
from ..play.actions import ActionKind
from ..play.session import Session
from ..puzzles.rating import Rating, expected, rated

LEVEL_ONE = 600.0  # the anchor of the scale, which people's ratings share
STEPS = (164, 176, 158, 161, 126, 156, 173, 170, 161)  # Elo between levels, by the ladder
LEVEL_RATINGS = tuple(accumulate(STEPS, initial=LEVEL_ONE))  # of levels 1 to 10
LEVEL_DEVIATION = 30.0
AIM = 0.45  # the score that a player is expected to reach
START = Rating(1100.0, 350.0)  # of somebody of whom nothing is known
LEAST_DEVIATION = 110.0  # people learn: their latest results always count
MOST_COUNTED = 100  # games that are remembered, so that none counts twice
LONGEST_ID = 40
MOST_GAMES = 1_000_000


class Experience(StrEnum):
    """A newcomer's own judgement of their strength."""

    NONE = "none"  # never played
    RULES = "rules"  # know the rules
    REGULAR = "regular"  # play now and then
    STRONG = "strong"


PLACES = {
    Experience.NONE: Rating(600.0, 200.0),
    Experience.RULES: Rating(850.0, 250.0),
    Experience.REGULAR: Rating(1250.0, 250.0),
    Experience.STRONG: Rating(1700.0, 300.0),
}
"""Where a newcomer begins; results move them quickly, because the deviation is large."""


def level_rating(level: int) -> Rating:
    """The rating of a level."""
    return Rating(LEVEL_RATINGS[level - 1], LEVEL_DEVIATION)


@dataclass(frozen=True, slots=True)
class OpponentProgress:
    """How strong a player is; every change gives a new one."""

    rating: Rating = START
    games: int = 0
    is_placed: bool = False  # whether the player has said how well they play
    counted: tuple[str, ...] = ()  # ids of games, the latest last

    def placed(self, at: Experience | Rating) -> OpponentProgress:
        """The state after a newcomer has said or shown how well they play.

        Results are never forgotten.
        """
        place = PLACES[at] if isinstance(at, Experience) else at
        return replace(self, rating=self.rating if self.games else place, is_placed=True)

    def after(self, game: str, level: int, score: float) -> OpponentProgress:
        """The state after a game against a level: 1 won, 0.5 drawn, 0 lost; none counts twice."""
        if game in self.counted:
            return self
        moved = rated(self.rating, level_rating(level), score)
        return replace(
            self,
            rating=moved._replace(deviation=max(moved.deviation, LEAST_DEVIATION)),
            games=self.games + 1,
            counted=(*self.counted, game)[-MOST_COUNTED:],
        )

    def next_level(self, random: Random) -> int:
        """The level of the next game.

        Of the two levels between which the right opponent lies one is drawn, so that the expected
        score is as aimed at; beyond the ends of the scale it is the first or the last.
        """
        player = Rating(self.rating.value, 0.0)
        scores = [expected(player, level_rating(level)) for level in range(1, 11)]
        if scores[0] <= AIM:
            return 1
        for level, (easier, harder) in enumerate(pairwise(scores), 1):
            if harder <= AIM:
                is_harder = random.random() < (easier - AIM) / (easier - harder)
                return level + is_harder
        return len(scores)

    def merged(self, other: OpponentProgress) -> OpponentProgress:
        """Both as one: the rating is that of the record with more games."""
        more = max(self, other, key=lambda each: (each.games, each.rating))
        counted = dict.fromkeys((*self.counted, *other.counted))
        return OpponentProgress(
            more.rating,
            more.games,
            self.is_placed or other.is_placed,
            tuple(sorted(counted)[-MOST_COUNTED:])
            if self.counted != other.counted
            else self.counted,
        )

    def to_plain(self) -> Json:
        """The state as plain data."""
        return {
            "rating": list(self.rating),
            "games": self.games,
            "placed": self.is_placed,
            "counted": list(self.counted),
        }

    @staticmethod
    def from_plain(data: object) -> OpponentProgress:
        """The state that `to_plain` wrote; FormatError if it cannot be read."""
        fields = Value.of(data).fields({"rating", "games", "placed", "counted"})
        games = int(fields["games"].number(whole=True))
        if not 0 <= games <= MOST_GAMES:
            fields["games"].fail(f"a number from 0 to {MOST_GAMES}")
        if not isinstance(fields["placed"].value, bool):
            fields["placed"].fail("true or false")
        counted = tuple(item.text() for item in fields["counted"].items())
        if len(counted) > MOST_COUNTED or any(len(name) > LONGEST_ID for name in counted):
            fields["counted"].fail(f"at most {MOST_COUNTED} ids of games")
        return OpponentProgress(
            Rating.from_plain(fields["rating"]), games, fields["placed"].value, counted
        )


def scored(session: Session) -> tuple[Seat, int, float] | None:
    """The seat of a person who played a level, the level, and the person's score.

    None for games that say nothing: not over, against others, with moves taken back, or left
    before the person's first move.
    """
    people = [seat for seat in Seat if not session.players[seat].is_engine]
    if session.result is None or len(people) != 1 or not session.is_settled:
        return None
    if not any(act.by is people[0] for act in session.acts):
        return None
    level = session.players[people[0].other].level
    is_undone = any(action.kind is ActionKind.UNDO for action in session.actions)
    if level is None or is_undone or session.setup.start is not None:
        return None
    winner = session.result.winner
    score = 0.5 if winner is None else float(session.seat_of(winner) is people[0])
    return people[0], level, score
