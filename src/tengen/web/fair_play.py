"""Fair play: a player in a rated game or against a person gets no help until it is over.

A position counts as one of the game when, turned, mirrored or with the colours exchanged, it has
nearly the same stones: so neither a candidate move nor a stone in a far corner gets around it. All
identities that the server can link count as one player.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from ..board import Board
from ..coords import SYMMETRIES
from ..errors import TengenError
from ..plain import Json
from ..play.session import Session
from ..rules import Color
from ..texts import Message
from .errors import WebError, refusing
from .games import GameRegistry
from .ids import Visitor
from .room import Room
from .storage import Storage

FEWEST = 4  # stones of a game; before that every game looks like many others
FEWEST_OFFERED = 3  # the same in an opening where a player looks at them and chooses
NEAR = 8  # stones by which a position of the same game may differ
FEWEST_COPIED = 10  # stones; two shorter games may well be alike by chance
COPIED_PART = 5  # one stone of so many may differ in a game that is played again with an engine
GAMES = 50  # of one player that are looked at, the latest first


@dataclass(frozen=True, slots=True)
class StoneBits:
    """The stones on a board, a bit for each point: quick to compare with many others."""

    black: int
    white: int

    @staticmethod
    def of(board: Board) -> StoneBits:
        """Those of a board."""
        return StoneBits(*(sum(1 << point for point in board.stones(color)) for color in Color))

    @property
    def count(self) -> int:
        """How many there are."""
        return self.black.bit_count() + self.white.bit_count()

    def difference(self, other: StoneBits) -> int:
        """How many stones only one of the two has; a stone of the other colour counts twice."""
        return (self.black ^ other.black).bit_count() + (self.white ^ other.white).bit_count()


def _images(board: Board) -> list[StoneBits]:
    """The stones of a board turned and mirrored, in their colours and in exchanged ones."""
    found = []
    for symmetry in SYMMETRIES:
        black, white = (
            sum(1 << symmetry.apply(point, board.size) for point in board.stones(color))
            for color in Color
        )
        found += [StoneBits(black, white), StoneBits(white, black)]
    return found


class FairPlay:
    """Refuses help with positions of games that are being played."""

    def __init__(self, storage: Storage, games: GameRegistry) -> None:
        self._storage = storage
        self._games = games

    async def check(self, visitor: Visitor, position: Json) -> None:
        """WebError when help with a position is refused to a visitor."""
        rooms = await self._rooms(visitor)
        if rooms:
            plain = json.loads(json.dumps(position))  # as a worker would get it
            with refusing():
                self._check(rooms, [Board.from_plain(plain)])

    async def check_board(self, visitor: Visitor, board: Board) -> None:
        """The same for a board."""
        self._check(await self._rooms(visitor), [board])

    async def check_line(
        self, visitor: Visitor, board: Board, *, over: float | None = None
    ) -> None:
        """The same for every position of the moves of a board.

        A game that was over at a moment is a copy of none that began later.
        """
        rooms = await self._rooms(visitor)
        if over is not None:
            rooms = [room for room in rooms if room.game.created <= over]
        if rooms:
            self._check(rooms, _positions(board))

    async def check_move(self, visitor: Visitor, room: Room, action: Json) -> None:
        """WebError when an engine is asked to answer a move of another game in a copy of it."""
        session = room.game.session
        has_engine = any(player.is_engine for player in session.players.values())
        if not has_engine or action["do"] != "move" or session.board.ply < FEWEST_COPIED // 2:
            return
        board = session.board.copy()
        try:
            board.push(board.parse_move(action["point"]))
        except TengenError:  # the room says what is wrong with it
            return
        rooms = await self._rooms(visitor)
        self._check([each for each in rooms if each.id != room.id], [board], is_copy=True)

    async def allows(self, visitor: Visitor, position: Json) -> bool:
        """Whether help with a position is allowed."""
        try:
            await self.check(visitor, position)
        except WebError as error:
            if error.code == "fair-play":
                return False
            raise
        return True

    async def _rooms(self, visitor: Visitor) -> list[Room]:
        """The games of the visitor, under whatever identity, against people or for a rating."""
        store, ask = self._storage.store, self._storage.ask
        found = await ask(store.guarded_games, visitor.client, visitor.browser, limit=GAMES)
        return [await self._games.room(game) for game in found]

    def _check(
        self, rooms: Iterable[Room], boards: Iterable[Board], *, is_copy: bool = False
    ) -> None:
        """WebError when a board is near a game, or with `is_copy` all but the same."""
        part = COPIED_PART if is_copy else 2  # few stones have little in common with few
        played = [
            (room, StoneBits.of(room.game.session.board))
            for room in rooms
            if not room.game.session.is_over and _has_begun(room.game.session, is_copy=is_copy)
        ]
        for board in boards if played else ():
            count = StoneBits.of(board).count
            alike = [
                (room, stones)
                for room, stones in played
                if room.game.session.setup.size == board.size and abs(stones.count - count) <= NEAR
            ]
            images = _images(board) if alike else ()
            for room, stones in alike:
                most = min(NEAR, stones.count // part)
                if any(stones.difference(image) <= most for image in images):
                    raise WebError("fair-play", Message("web-fair-play"), game=room.id)


def _has_begun(session: Session, *, is_copy: bool) -> bool:
    """Whether the position of a game is its own."""
    fewest = FEWEST if session.setup.opening == "free" else FEWEST_OFFERED
    if is_copy:
        fewest = FEWEST_COPIED
    return StoneBits.of(session.board).count >= fewest


def _positions(board: Board) -> list[Board]:
    """Every position of a board's moves, the last one first."""
    found = [board.copy()]
    back = board.copy()
    while back.ply:
        back.pop()
        found.append(back.copy())
    return found
