"""The tables of ratings: how strong accounts are by rule and speed, and which games said so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...learning.opponent import START
from ...puzzles.rating import SETTLED, Rating, rated, rested
from .database import Database

LEAST_DEVIATION = 45.0  # people learn: their latest results always count
REST_SECONDS = 5 * 24 * 3600.0  # without a game, in which a rating grows as uncertain as in one


class RatedSide(NamedTuple):
    """One side of a rated game that is over: an account, or a level with a fixed rating."""

    seat: str
    account: str | None
    fixed: Rating | None
    color: str
    score: float  # 1 won, 0.5 drawn, 0 lost


class RatedGame(NamedTuple):
    """A rated game that is over, as far as ratings depend on it."""

    rule: str
    speed: str
    sides: tuple[RatedSide, RatedSide]


class RatingRow(NamedTuple):
    """How strong an account is in a rule at a speed."""

    account: str
    rule: str
    speed: str
    value: float
    deviation: float
    volatility: float
    games: int
    updated: float

    def rating(self, now: float) -> Rating:
        """The rating now, less certain after a rest."""
        stored = Rating(self.value, self.deviation, self.volatility)
        return rested(stored, max(0.0, now - self.updated) / REST_SECONDS)


class SeatRating(NamedTuple):
    """The rating of an account in a game, and what the game changed."""

    rating: Rating
    change: float | None  # None until the game is counted


class CurvePoint(NamedTuple):
    """A rating after a game."""

    at: float
    value: float


class ResultCount(NamedTuple):
    """How many games of a rule had this score with this colour."""

    rule: str
    color: str
    score: float
    games: int


class Leader(NamedTuple):
    """An account on a leaderboard."""

    name: str
    is_bot: bool
    rating: Rating
    games: int


class RatingTables(Database):
    """Ratings and the results behind them."""

    def rating_of(self, account: str, rule: str, speed: str) -> Rating:
        """The rating of an account now; that of a newcomer without a game."""
        row = self._rating_row(account, rule, speed)
        return START if row is None else row.rating(self._wall())

    def _rating_row(self, account: str, rule: str, speed: str) -> RatingRow | None:
        query = """SELECT * FROM ratings
            WHERE account = :account AND rule = :rule AND speed = :speed"""
        rows = self._rows(query, account=account, rule=rule, speed=speed)
        return RatingRow(*rows[0]) if rows else None

    def seat_ratings(self, game: str) -> dict[str, SeatRating]:
        """The ratings of the accounts in a rated game: those it led to, or the current ones."""
        done = """SELECT seat, before, after, deviation FROM rated_results WHERE game = :game"""
        seats = """SELECT places.seat, accounts.id, games.rule, games.rated FROM places
            JOIN accounts ON accounts.id = places.client
            JOIN games ON games.id = places.game WHERE places.game = :game"""
        with self._begin():
            shown = {
                seat: SeatRating(self.rating_of(account, rule, speed), None)
                for seat, account, rule, speed in self._rows(seats, game=game)
            }
            for seat, before, after, deviation in self._rows(done, game=game):
                shown[seat] = SeatRating(Rating(after, deviation), after - before)
        return shown

    def count_result(self, game: str, result: RatedGame) -> None:
        """Let the ratings follow a result, once for a game."""
        with self._begin():
            known = "SELECT 1 FROM rated_results WHERE game = :game"
            if self._rows(known, game=game):
                return
            rule, speed = result.rule, result.speed
            accounts = sorted(side.account for side in result.sides if side.account is not None)
            for account in accounts:  # in one order, so that no two transactions wait in a circle
                self._lock_rating(account, rule, speed)
            before = [
                side.fixed or self.rating_of(side.account or "", rule, speed)
                for side in result.sides
            ]
            for side, mine, other in zip(result.sides, before, reversed(before), strict=True):
                if side.account is not None:
                    self._keep_rating(game, result, side, mine, rated(mine, other, side.score))

    def unfinished_rated_games(self, *, limit: int) -> list[str]:
        """Rated games without a result, the latest first."""
        query = """SELECT id FROM games WHERE rated IS NOT NULL AND result IS NULL
            ORDER BY updated DESC, id LIMIT :limit"""
        return [row.id for row in self._rows(query, limit=limit)]

    def _lock_rating(self, account: str, rule: str, speed: str) -> None:
        """Count a game, which also keeps other transactions away from the rating."""
        row = {"account": account, "rule": rule, "speed": speed}
        count = """UPDATE ratings SET games = games + 1
            WHERE account = :account AND rule = :rule AND speed = :speed"""
        if not self._change(count, **row):
            new = RatingRow(account, rule, speed, *START, 1, self._wall())
            self._insert("ratings", new._asdict())

    def _keep_rating(
        self, game: str, result: RatedGame, side: RatedSide, before: Rating, after: Rating
    ) -> None:
        after = after._replace(deviation=max(after.deviation, LEAST_DEVIATION))
        row = {"account": side.account, "rule": result.rule, "speed": result.speed}
        change = """UPDATE ratings SET value = :value, deviation = :deviation,
            volatility = :volatility, updated = :updated
            WHERE account = :account AND rule = :rule AND speed = :speed"""
        now = self._wall()
        self._change(change, **row, **after._asdict(), updated=now)
        self._insert(
            "rated_results",
            {
                **row,
                "game": game,
                "seat": side.seat,
                "color": side.color,
                "score": side.score,
                "before": before.value,
                "after": after.value,
                "deviation": after.deviation,
                "at": now,
            },
        )

    def seek_ratings(self, seeks: Sequence[str]) -> dict[str, Rating]:
        """The ratings of whoever made these seeks, in the game that they want."""
        query = """SELECT ratings.*, seeks.id FROM seeks JOIN ratings
            ON ratings.account = seeks.client AND ratings.rule = seeks.rule
            AND ratings.speed = seeks.speed WHERE seeks.expires > :now"""
        wanted, now = set(seeks), self._wall()
        return {
            seek: RatingRow(*row).rating(now)
            for *row, seek in (self._rows(query, now=now) if wanted else ())
            if seek in wanted
        }

    # Profiles

    def ratings_of(self, account: str) -> list[RatingRow]:
        """The ratings of an account, the most played first."""
        query = "SELECT * FROM ratings WHERE account = :account ORDER BY games DESC, rule, speed"
        return [RatingRow(*row) for row in self._rows(query, account=account)]

    def rating_curve(self, account: str, rule: str, speed: str, *, limit: int) -> list[CurvePoint]:
        """The rating after each of the latest games, the oldest first."""
        query = """SELECT at, after FROM rated_results
            WHERE account = :account AND rule = :rule AND speed = :speed
            ORDER BY at DESC, game LIMIT :limit"""
        rows = self._rows(query, account=account, rule=rule, speed=speed, limit=limit)
        return [CurvePoint(*row) for row in reversed(rows)]

    def results_of(self, account: str) -> list[ResultCount]:
        """How often an account has won, drawn and lost, by rule and colour."""
        query = """SELECT rule, color, score, count(*) FROM rated_results
            WHERE account = :account GROUP BY rule, color, score ORDER BY rule, color"""
        return [ResultCount(*row) for row in self._rows(query, account=account)]

    def leaders(self, rule: str, speed: str, *, limit: int) -> list[Leader]:
        """The accounts with the highest settled ratings, the best first."""
        query = """SELECT ratings.*, accounts.name, bots.account IS NOT NULL AS is_bot FROM ratings
            JOIN accounts ON accounts.id = ratings.account
            LEFT JOIN bots ON bots.account = ratings.account
            WHERE rule = :rule AND speed = :speed AND deviation <= :settled
            AND NOT EXISTS (SELECT 1 FROM closed_accounts AS c WHERE c.account = ratings.account)
            ORDER BY value DESC, accounts.name LIMIT :most"""
        rows = self._rows(query, rule=rule, speed=speed, settled=SETTLED, most=4 * limit)
        now = self._wall()
        found = [
            Leader(name, bool(is_bot), row.rating(now), row.games)
            for row, name, is_bot in ((RatingRow(*row[:8]), row[8], row[9]) for row in rows)
        ]
        return [leader for leader in found if not leader.rating.is_provisional][:limit]
