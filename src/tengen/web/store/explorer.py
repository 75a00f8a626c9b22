"""The tables of the explorer: how often a move was played in a position, and with which results.

Counts come from collections: all finished public games together, and each file that a visitor has
added for themselves. Positions and moves are those of `tengen.positions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .database import Database

PUBLIC = "public"  # the collection of all finished public games


class MoveCount(NamedTuple):
    """How often a move was played in a position, by result."""

    position: str
    move: str
    black: int = 0
    white: int = 0
    draws: int = 0
    unknown: int = 0


class CollectionRow(NamedTuple):
    """A file that a visitor has added."""

    id: str
    owner: str
    name: str
    games: int
    moves: int  # positions with a move each
    added: float


class ExplorerTables(Database):
    """Counts of moves, and where they come from."""

    def moves_played(self, position: str, owner: str) -> tuple[list[MoveCount], list[MoveCount]]:
        """The moves in a position: in public games, and in the files of an owner together."""
        public = """SELECT position, move, black, white, draws, unknown FROM played_moves
            WHERE collection = 'public' AND position = :position"""
        own = """SELECT position, move, sum(black), sum(white), sum(draws), sum(unknown)
            FROM played_moves JOIN collections ON collections.id = collection
            WHERE owner = :owner AND position = :position GROUP BY position, move"""
        with self._begin():
            return (
                [MoveCount(*row) for row in self._rows(public, position=position)],
                [_whole(row) for row in self._rows(own, position=position, owner=owner)],
            )

    # Public games

    def uncounted_games(self, *, limit: int) -> list[str]:
        """Finished public games that are not counted yet, the oldest first."""
        query = """SELECT games.id FROM public_games JOIN games ON games.id = public_games.game
            LEFT JOIN counted_games ON counted_games.game = games.id
            WHERE games.result IS NOT NULL AND counted_games.game IS NULL
            ORDER BY public_games.since, games.id LIMIT :limit"""
        return [row.id for row in self._rows(query, limit=limit)]

    def count_game(self, game: str, moves: Sequence[MoveCount]) -> bool:
        """Count a public game, once; False when it was counted before."""
        change = """INSERT INTO counted_games (game, at) VALUES (:game, :at)
            ON CONFLICT (game) DO NOTHING"""
        with self._begin():
            if not self._change(change, game=game, at=self._wall()):
                return False
            self._add_counts(PUBLIC, moves)
        return True

    # Files of visitors

    def add_collection(
        self, row: CollectionRow, moves: Sequence[MoveCount], *, most: int, most_moves: int
    ) -> bool:
        """Store a file with its counts; False when its owner would have too many of either."""
        held = "SELECT count(*), coalesce(sum(moves), 0) FROM collections WHERE owner = :owner"
        with self._begin():
            files, moves_held = self._rows(held, owner=row.owner)[0]
            if files >= most or moves_held + row.moves > most_moves:
                return False
            self._insert("collections", row._asdict())
            self._add_counts(row.id, moves)
        return True

    def collections_of(self, owner: str) -> list[CollectionRow]:
        """The files of an owner, the latest first."""
        query = "SELECT * FROM collections WHERE owner = :owner ORDER BY added DESC, id"
        return [CollectionRow(*row) for row in self._rows(query, owner=owner)]

    def remove_collection(self, collection: str, owner: str) -> bool:
        """Delete a file of an owner with its counts; return whether there was one."""
        with self._begin():
            query = "SELECT 1 FROM collections WHERE id = :id AND owner = :owner"
            if not self._rows(query, id=collection, owner=owner):
                return False
            self._change("DELETE FROM played_moves WHERE collection = :id", id=collection)
            return self._change("DELETE FROM collections WHERE id = :id", id=collection) == 1

    def _add_counts(self, collection: str, moves: Sequence[MoveCount]) -> None:
        """Add to the counts of a collection; in one order, so that no two servers block another."""
        change = """INSERT INTO played_moves
            (collection, position, move, black, white, draws, unknown)
            VALUES (:collection, :position, :move, :black, :white, :draws, :unknown)
            ON CONFLICT (collection, position, move) DO UPDATE SET
            black = played_moves.black + excluded.black,
            white = played_moves.white + excluded.white,
            draws = played_moves.draws + excluded.draws,
            unknown = played_moves.unknown + excluded.unknown"""
        rows = [{"collection": collection, **each._asdict()} for each in sorted(moves)]
        self._change_all(change, rows)


def _whole(row: Sequence[object]) -> MoveCount:
    """Sums as whole numbers: PostgreSQL's are decimals."""
    position, move, *counts = row
    return MoveCount(str(position), str(move), *(int(str(count)) for count in counts))
