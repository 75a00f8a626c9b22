"""The store: every query and every change of the database.

It blocks, so the server calls it from a thread (see `storage.py`). A change is on disk when its
method returns, or when `together` does. `migrations.py` describes the tables.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ...errors import SettingsError, StaleError
from ...plain import Json
from .accounts import AccountRow, AccountTables, SessionRow
from .bots import BotTables
from .database import cause, dump, moment
from .explorer import ExplorerTables
from .leases import LeaseTables
from .lobby import LobbyTables
from .migrations import SchemaError
from .ownership import Adopted, Merge, OwnershipTables
from .ratings import RatedGame, RatingTables, SeatRating
from .sqlite import DatabaseError
from .talk import TalkTables
from .tournaments import Counted, PairingRow, TournamentRow, TournamentTables

SEATS = ("first", "second")

_GAME_AND_SEATS = """
    SELECT games.*,
        EXISTS (SELECT 1 FROM places WHERE game = id AND seat = 'first' AND client = :client),
        EXISTS (SELECT 1 FROM places WHERE game = id AND seat = 'second' AND client = :client)
    FROM games """
_LISTED = f"""{_GAME_AND_SEATS} JOIN shelves ON shelves.game = games.id
    WHERE shelves.client = :client AND updated < :before
        AND (CAST(:is_running AS INTEGER) = 0 OR result IS NULL)
    ORDER BY updated DESC, id LIMIT :limit"""
_PUBLIC = f"""{_GAME_AND_SEATS} JOIN public_games ON public_games.game = games.id
    WHERE id IN (SELECT game FROM places WHERE client = :client)
    ORDER BY updated DESC, id LIMIT :limit"""  # noqa: S608  # our own text


class GameRow(NamedTuple):
    """The row of a game: how it was created, and its current state."""

    id: str
    creator: str
    ref: str
    created: float  # seconds since 1970
    updated: float
    setup: str  # as JSON: what a session is created from
    rule: str
    size: int
    opening: str
    first_name: str
    second_name: str
    ply: int
    result: str | None
    rematch: str | None  # the game that followed with the seats exchanged
    rated: str | None  # the speed of a rated game
    opening_name: str | None = None  # the key of its name


class SeatRecord(NamedTuple):
    """A seat of a game: whose it is, or the hash of the invite with which it can be taken."""

    seat: str
    client: str | None
    invite: str | None


class ActionRecord(NamedTuple):
    """Something that happened in a game."""

    seq: int  # from 1, without gaps
    at: float  # seconds of the server clock
    ref: str | None  # the client's name for it: it is done once, however often it is sent
    action: Json


class StudyRecord(NamedTuple):
    """A stored analysis."""

    id: str
    owner: str
    title: str
    rule: str
    size: int
    version: int
    created: float
    updated: float
    game: str


class ReviewRecord(NamedTuple):
    """A stored review, of a game, a study, or a tree that only its owner may see."""

    id: str
    game: str | None
    study: str | None
    owner: str | None
    moves: int
    updated: float
    review: str


class PuzzleRatingRow(NamedTuple):
    """The rating of a puzzle after this many first attempts of players."""

    puzzle: str
    rating: float
    deviation: float
    volatility: float
    attempts: int


class ListedGame(NamedTuple):
    """A game on a client's list, and the seats that the client has there."""

    game: GameRow
    seats: list[str]


class StoredGame(NamedTuple):
    """Everything stored of a game."""

    game: GameRow
    seats: list[SeatRecord]
    actions: list[ActionRecord]
    bots: set[str]  # clients of seats that are bots
    ratings: dict[str, SeatRating] = {}  # noqa: RUF012  # by seat, of accounts in a rated game
    tournament: str | None = None  # that the game belongs to


class GameDraft(NamedTuple):
    """A game that is to be stored: what `add_game` takes."""

    id: str
    seats: list[SeatRecord]
    columns: dict[str, Any]


class Store(
    AccountTables,
    BotTables,
    ExplorerTables,
    LeaseTables,
    LobbyTables,
    OwnershipTables,
    RatingTables,
    TalkTables,
    TournamentTables,
):
    """A database of games, studies, settings, learning, accounts, ratings and tournaments."""

    # Logging in

    def log_in(
        self,
        row: SessionRow,
        *,
        client: str,
        before: float,
        ends: str | None,
        new: tuple[AccountRow, Sequence[str]] | None,
        adopt: Merge | None,
        settings: int,
    ) -> Adopted | None:
        """Store a session in the browser of a client, in place of the session that ends.

        The account may be `new`, with its recovery codes, and may take over what the client has.
        All of it or nothing. StaleError when the name is taken.
        """
        with self._begin():
            if new is not None:
                self.add_account(*new)
            adopted = None
            if adopt is not None:
                adopted = self.adopt(client, row.account, adopt, settings=settings)
            self.add_session(row, client=client, before=before)
            if ends is not None:
                self._change("DELETE FROM sessions WHERE id = :id", id=ends)
        return adopted

    # Games

    def add_game(
        self, game_id: str, seats: Sequence[SeatRecord], *, creator: str, ref: str, **columns: Any
    ) -> str:
        """Store a new game and return its id, or that of the game stored under this ref before.

        It is listed for its creator and for the clients who sit there.
        """
        now = self._wall()
        row = {"id": game_id, "creator": creator, "ref": ref, "created": now, "updated": now}
        owners = {creator, *(place.client for place in seats if place.client is not None)}
        with self._begin():
            query = "SELECT id FROM games WHERE creator = :creator AND ref = :ref"
            for known in self._rows(query, creator=creator, ref=ref):
                return str(known.id)
            self._insert("games", row | columns)
            self._insert("places", *({"game": game_id, **place._asdict()} for place in seats))
            self._insert("shelves", *({"client": c, "game": game_id} for c in sorted(owners)))
        return game_id

    def start_game(
        self, seek: str, visitor: str, game_id: str, seats: Sequence[SeatRecord], **columns: Any
    ) -> str | None:
        """Take a seek and store the public game that comes of it, together; its id.

        Asked for again, it is the same game. None when somebody else has taken the seek.
        """
        with self._begin():
            query = "SELECT id FROM games WHERE creator = :creator AND ref = :ref"
            known = self._rows(query, creator=columns["creator"], ref=columns["ref"])
            if not known and not self.take_seek(seek, visitor):
                return None
            game = self.add_game(game_id, seats, **columns)
            self.publish(game)
        return game

    def step_tournament(
        self, row: TournamentRow, pairings: Sequence[PairingRow], games: Sequence[GameDraft]
    ) -> None:
        """Take a tournament further, with the games of its next pairings; all of it or nothing.

        StaleError if the tournament has another version by now: another server was first.
        """
        with self._begin():
            self.change_tournament(row)
            for game in games:
                self.add_game(game.id, game.seats, **game.columns)
                self.publish(game.id)
            self.add_pairings(pairings)

    def game(self, game_id: str) -> StoredGame | None:
        """The game with its seats and all its actions in order, or None."""
        seats = "SELECT seat, client, invite FROM places WHERE game = :id ORDER BY seat"
        actions = "SELECT seq, at, ref, action FROM actions WHERE game = :id ORDER BY seq"
        with self._begin():
            for row in self._rows("SELECT * FROM games WHERE id = :id", id=game_id):
                places = [SeatRecord(*seat) for seat in self._rows(seats, id=game_id)]
                return StoredGame(
                    GameRow(*row),
                    places,
                    [
                        ActionRecord(seq, at, ref, json.loads(action))
                        for seq, at, ref, action in self._rows(actions, id=game_id)
                    ],
                    self.bots_among(place.client for place in places if place.client),
                    {} if row.rated is None else self.seat_ratings(game_id),
                    self.tournament_of(game_id),
                )
        return None

    def append(
        self,
        game: str,
        records: Sequence[ActionRecord],
        *,
        ply: int,
        result: str | None,
        opening_name: str | None = None,
        joined: SeatRecord | None = None,
        name: str | None = None,
        fence: int | None = None,
        rated: RatedGame | None = None,
        counted: Counted | None = None,
    ) -> None:
        """Store the next actions, the state of the game after them, and who took a free seat.

        With `rated` or `counted` the game is over, and the ratings of its players and the score of
        its tournament follow in the same transaction: a result counts exactly once. StaleError when
        the actions do not follow the last one or their refs are known already, or when somebody
        else has the seat, and LeaseLostError when the game's lease has another number than `fence`:
        then nothing is kept.
        """
        rows = [
            {"game": game, "prev": r.seq - 1 or None, **r._asdict(), "action": dump(r.action)}
            for r in records
        ]
        change = """UPDATE games SET updated = :updated, ply = :ply, result = :result,
            opening_name = :opening_name WHERE id = :id"""
        after = {"ply": ply, "result": result, "opening_name": opening_name}
        try:
            with self._begin():
                if fence is not None:
                    self.check_lease(game, fence)
                if joined is not None:
                    self._take_seat(game, joined, name)
                self._insert("actions", *rows)
                self._change(change, id=game, updated=self._wall(), **after)
                if rated is not None:
                    self.count_result(game, rated)
                if counted is not None:
                    self.count_pairing(game, counted)
        except IntegrityError as error:
            seq = records[0].seq
            raise StaleError(f"action {seq} does not follow the last one of {game}") from error

    def _take_seat(self, game: str, joined: SeatRecord, name: str | None) -> None:
        """Give a free seat to a client, with the name that they have there."""
        seat, client = joined.seat, joined.client
        taken = self._change(
            "UPDATE places SET client = :client, invite = NULL "
            "WHERE game = :game AND seat = :seat AND client IS NULL",
            client=client,
            game=game,
            seat=seat,
        )
        if taken != 1:
            raise StaleError(f"the {seat} seat of this game is taken")
        query = "SELECT 1 FROM shelves WHERE client = :client AND game = :game"
        if not self._rows(query, client=client, game=game):
            self._insert("shelves", {"client": client, "game": game})
        if name is not None:
            column = {"first": "first_name", "second": "second_name"}[seat]
            change = f"UPDATE games SET {column} = :name WHERE id = :id"  # noqa: S608  # our name
            self._change(change, name=name, id=game)

    def updated(self, game: str) -> float:
        """When something happened in a game for the last time."""
        rows = self._rows("SELECT updated FROM games WHERE id = :id", id=game)
        return float(rows[0].updated) if rows else 0.0

    def set_rematch(self, game: str, following: str) -> str:
        """Set the rematch of a game, unless it has one; return its rematch."""
        change = "UPDATE games SET rematch = :following WHERE id = :id AND rematch IS NULL"
        with self._begin():
            if self._change(change, id=game, following=following) and self.is_public(game):
                self.publish(following)
            return str(self._rows("SELECT rematch FROM games WHERE id = :id", id=game)[0].rematch)

    def games_of(
        self, client: str, *, limit: int, before: float | None, is_running: bool = False
    ) -> list[ListedGame]:
        """A client's games, or only those without a result, before a moment, the latest first."""
        given = {"client": client, "limit": limit, "before": moment(before)}
        rows = self._rows(_LISTED, **given, is_running=int(is_running))
        return [_listed(row) for row in rows]

    def public_games_of(self, client: str, *, limit: int) -> list[ListedGame]:
        """The games of a client that everybody may find, the latest first."""
        return [_listed(row) for row in self._rows(_PUBLIC, client=client, limit=limit)]

    def count_games(self, client: str) -> int:
        """How many games a client has."""
        return int(self._rows("SELECT count(*) FROM shelves WHERE client = :id", id=client)[0][0])

    def unlist_game(self, client: str, game: str) -> bool:
        """Remove a game from a client's list; return whether it was there."""
        change = "DELETE FROM shelves WHERE client = :client AND game = :game"
        return self._change(change, client=client, game=game) == 1

    # Settings

    def settings(self, client: str) -> Json:
        """The settings of a client; none for an unknown one."""
        rows = self._rows("SELECT settings FROM clients WHERE id = :id", id=client)
        return json.loads(rows[0].settings) if rows else {}

    def change_settings(self, client: str, changes: Mapping[str, Any], *, most: int) -> Json:
        """Merge changes into a client's settings; None removes a key. `most` limits them."""
        with self._begin():
            merged = {**self.settings(client), **changes}
            kept = {key: value for key, value in merged.items() if value is not None}
            if len(kept) > most:
                raise SettingsError(f"{len(kept)} settings are too many: expected at most {most}")
            change = "UPDATE clients SET settings = :settings WHERE id = :id"
            if not self._change(change, id=client, settings=dump(kept)):
                row = {"id": client, "created": self._wall(), "settings": dump(kept)}
                self._insert("clients", row)
        return kept

    # Studies

    def add_study(
        self, *, study_id: str, owner: str, title: str, rule: str, size: int, game: str
    ) -> StudyRecord:
        """Store a new study."""
        now = self._wall()
        record = StudyRecord(study_id, owner, title, rule, size, 1, now, now, game)
        self._insert("studies", record._asdict())
        return record

    def study(self, study_id: str) -> StudyRecord | None:
        """The study, or None."""
        rows = self._rows("SELECT * FROM studies WHERE id = :id", id=study_id)
        return StudyRecord(*rows[0]) if rows else None

    def change_study(self, study_id: str, *, version: int, **fields: Any) -> StudyRecord:
        """Replace title, rule, size and game of a version; StaleError if it is not the newest."""
        change = """UPDATE studies SET title = :title, rule = :rule, size = :size, game = :game,
            version = version + 1, updated = :updated WHERE id = :id AND version = :version"""
        with self._begin():
            values = {"id": study_id, "version": version, "updated": self._wall(), **fields}
            found = self.study(study_id) if self._change(change, **values) else None
        if found is None:
            raise StaleError(f"version {version} of the study is not the newest")
        return found

    def studies_of(self, owner: str, *, limit: int, before: float | None) -> list[StudyRecord]:
        """The studies of a client, the latest first."""
        query = """SELECT * FROM studies WHERE owner = :owner AND updated < :before
            ORDER BY updated DESC, id LIMIT :limit"""
        rows = self._rows(query, owner=owner, limit=limit, before=moment(before))
        return [StudyRecord(*row) for row in rows]

    def count_studies(self, owner: str) -> int:
        """How many studies a client has."""
        return int(self._rows("SELECT count(*) FROM studies WHERE owner = :id", id=owner)[0][0])

    def remove_study(self, study_id: str, owner: str) -> bool:
        """Delete a study and its reviews; return whether it existed and belonged to the owner."""
        reviews = """DELETE FROM reviews WHERE study =
            (SELECT id FROM studies WHERE id = :id AND owner = :owner)"""
        change = "DELETE FROM studies WHERE id = :id AND owner = :owner"
        with self._begin():
            self._change(reviews, id=study_id, owner=owner)
            return self._change(change, id=study_id, owner=owner) == 1

    # Reviews

    def review(self, review_id: str) -> ReviewRecord | None:
        """The review, or None."""
        rows = self._rows("SELECT * FROM reviews WHERE id = :id", id=review_id)
        return ReviewRecord(*rows[0]) if rows else None

    def keep_review(self, review_id: str, review: str, *, most: int, **columns: Any) -> None:
        """Store a review or a later state of it; an owner keeps the latest `most` of theirs."""
        row = {"id": review_id, "updated": self._wall(), "review": review}
        change = "UPDATE reviews SET updated = :updated, review = :review WHERE id = :id"
        oldest = """DELETE FROM reviews WHERE owner = :owner AND id NOT IN
            (SELECT id FROM reviews WHERE owner = :owner ORDER BY updated DESC LIMIT :most)"""
        with self._begin():
            study = columns["study"]
            if study is not None and self.study(study) is None:
                return  # deleted while its review ran
            if not self._change(change, **row):
                self._insert("reviews", row | columns)
                self._change(oldest, owner=columns["owner"], most=most)

    # Learning

    def learning(self, owner: str, part: str) -> tuple[int, str] | None:
        """The version and the content, as JSON, of a part of a player's record, or None."""
        query = "SELECT version, data FROM learning WHERE owner = :owner AND part = :part"
        rows = self._rows(query, owner=owner, part=part)
        return (rows[0].version, rows[0].data) if rows else None

    def keep_learning(self, owner: str, part: str, plain: Json, version: int) -> int:
        """Replace a version of a part, 0 for none; the new version. StaleError if it moved on."""
        row = {"owner": owner, "part": part, "data": dump(plain), "version": version + 1}
        change = """UPDATE learning SET data = :data, version = :version
            WHERE owner = :owner AND part = :part AND version = :before"""
        try:
            with self._begin():
                if version == 0:
                    self._insert("learning", row)
                elif not self._change(change, **row, before=version):
                    raise StaleError(f"version {version} of {part} is not the newest")
        except IntegrityError as error:
            raise StaleError(f"there is a version of {part} already") from error
        return version + 1

    def puzzle_rating(self, puzzle: str) -> PuzzleRatingRow | None:
        """The rating of a puzzle, or None if nobody has tried it."""
        rows = self._rows("SELECT * FROM puzzle_ratings WHERE puzzle = :puzzle", puzzle=puzzle)
        return PuzzleRatingRow(*rows[0]) if rows else None

    def keep_puzzle_rating(self, row: PuzzleRatingRow) -> None:
        """Store the rating after one more attempt; StaleError if another attempt was first."""
        change = """UPDATE puzzle_ratings SET rating = :rating, deviation = :deviation,
            volatility = :volatility, attempts = :attempts
            WHERE puzzle = :puzzle AND attempts = :attempts - 1"""
        try:
            with self._begin():
                if row.attempts == 1:
                    self._insert("puzzle_ratings", row._asdict())
                elif not self._change(change, **row._asdict()):
                    raise StaleError(f"puzzle {row.puzzle} was rated meanwhile")
        except IntegrityError as error:
            raise StaleError(f"puzzle {row.puzzle} was rated meanwhile") from error

    def keep_attempt(self, owner: str, plain: Json, version: int, row: PuzzleRatingRow) -> None:
        """Store a player's progress and the rating of the puzzle together, or neither."""
        with self._begin():
            self.keep_learning(owner, "puzzles", plain, version)
            self.keep_puzzle_rating(row)

    def puzzle_ratings(self) -> dict[str, float]:
        """The ratings of all puzzles that were tried."""
        rows = self._rows("SELECT puzzle, rating FROM puzzle_ratings")
        return {row.puzzle: row.rating for row in rows}

    # The server clock

    def uptime(self) -> float:
        """The latest time of the server clock that is stored."""
        queries = ("SELECT max(uptime) FROM house", "SELECT max(at) FROM actions")
        return max(self._rows(query)[0][0] or 0.0 for query in queries)

    def note_uptime(self, uptime: float) -> None:
        """Store the time of the server clock."""
        with self._begin():
            if not self._change("UPDATE house SET uptime = :uptime", uptime=uptime):
                self._insert("house", {"id": 1, "uptime": uptime})


def _listed(row: Sequence[Any]) -> ListedGame:
    """A game from its columns and whether the client has each seat."""
    *columns, first, second = row
    mine = zip(SEATS, (first, second), strict=True)
    return ListedGame(GameRow(*columns), [seat for seat, is_mine in mine if is_mine])


def check_database(url: str) -> None:
    """Bring a database to the newest version; DatabaseError says why that is not possible."""
    try:
        Store(url).close()
    except (ImportError, SchemaError, SQLAlchemyError) as error:
        raise DatabaseError(
            f"{_without_password(url)} cannot be used: {cause(error)}; "
            "expected a file for SQLite, or the SQLAlchemy URL of a database whose driver is here"
        ) from error


def open_shared(url: str) -> Store:
    """A database that a server may be using; DatabaseError says why it cannot be opened."""
    try:
        return Store(url, is_shared=True)
    except (ImportError, SchemaError, SQLAlchemyError) as error:
        raise DatabaseError(f"{_without_password(url)} cannot be used: {cause(error)}") from error


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string()
    except SQLAlchemyError:
        return "the database"
