"""The explorer: what the book, the proofs and the games say about a position.

Finished public games are counted in the background, each once: right after they end, and those that
were missed whenever a server starts. Counts say nothing about who played.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress

from ..plain import Json
from ..remote.pool import Lane, Pool
from ..texts import Message
from . import limits
from .errors import WebError
from .ids import Visitor, new_id
from .room import Room
from .storage import Storage
from .store.explorer import CollectionRow, MoveCount

log = logging.getLogger("tengen.web")

AT_ONCE = 20  # games that are looked up together
AGAIN_SECONDS = 5.0  # after a failure of the database or a worker


class Explorer:
    """Counts public games and files, and shows a position with all that is known of it."""

    def __init__(self, storage: Storage, readers: Pool) -> None:
        self._storage, self._readers = storage, readers
        self._new = asyncio.Event()
        self._counting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to count, with what was missed."""
        self._new.set()
        self._counting = asyncio.get_running_loop().create_task(self._count_on())

    async def close(self) -> None:
        """Stop counting; the next server continues."""
        if self._counting is not None:
            self._counting.cancel()
            with suppress(asyncio.CancelledError):
                await self._counting

    def ended(self, room: Room) -> None:
        """A game is over: count it if it is public."""
        self._new.set()

    # Counting

    async def _count_on(self) -> None:
        while True:
            await self._new.wait()
            self._new.clear()
            try:
                await self.count_new()
            except WebError as error:
                log.warning("public games could not be counted yet: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)
                self._new.set()

    async def count_new(self) -> int:
        """Count all finished public games that are not counted yet; how many there were."""
        store, ask = self._storage.store, self._storage.ask
        done = 0
        while games := await ask(store.uncounted_games, limit=AT_ONCE):
            for game in games:
                done += await ask(store.count_game, game, await self._moves(game))
        return done

    async def _moves(self, game: str) -> list[MoveCount]:
        """The moves of a stored game; none of one that cannot be replayed, which counts as done."""
        stored = await self._storage.ask(self._storage.store.game, game)
        if stored is None:
            return []
        actions = [record.action for record in stored.actions]
        args = {"setup": stored.game.setup, "actions": actions}
        job = self._readers.submit("game_moves", args, lane=Lane.REVIEW, bound=limits.READ_SECONDS)
        try:
            found: Json = await job.result()
        except WebError as error:
            if error.code in ("busy", "engine"):
                raise
            log.warning("game %s cannot be counted: %s", game, error)
            return []
        won = found["winner"]
        counts = [int(won == each) for each in ("black", "white", "draw", None)]
        return [MoveCount(position, move, *counts) for position, move in found["moves"]]

    # Showing

    async def show(self, known: Json, visitor: Visitor) -> Json:
        """What a worker knows of a position, with how often its moves were played."""
        moves_played = self._storage.store.moves_played
        position, alike = known.pop("position"), known.pop("alike")
        public, own = await self._storage.ask(moves_played, position, visitor.client)
        rows = {row["move"]: row for row in known["moves"]}
        for name, counts in (("public", public), ("own", own)):
            for count in counts:
                places = alike.get(count.move)
                if places is not None:
                    row = rows.setdefault(places[0], _unjudged(places))
                    row[name] = _shown(count)
        return {**known, "moves": sorted(rows.values(), key=_rank)}

    # Files of a visitor

    async def add_file(self, visitor: Visitor, name: str, counted: Json) -> Json:
        """Keep the counts of a file for a visitor."""
        moves = [MoveCount(*row) for row in counted["moves"]]
        row = CollectionRow(
            new_id(), visitor.client, name, counted["games"], len(moves), time.time()
        )
        add = self._storage.store.add_collection
        most = {"most": limits.EXPLORER_FILES, "most_moves": limits.EXPLORER_MOVES}
        if not moves:
            raise WebError("bad-request", Message("web-explorer-empty"))
        if not await self._storage.ask(add, row, moves, **most):
            raise WebError.busy(
                Message.of(
                    "web-explorer-most", files=limits.EXPLORER_FILES, moves=limits.EXPLORER_MOVES
                )
            )
        return _plain(row)

    async def files(self, visitor: Visitor) -> Json:
        """The files of a visitor."""
        rows = await self._storage.ask(self._storage.store.collections_of, visitor.client)
        return {"files": [_plain(row) for row in rows]}

    async def remove_file(self, visitor: Visitor, file: str) -> bool:
        """Forget a file; whether there was one."""
        remove = self._storage.store.remove_collection
        return await self._storage.ask(remove, file, visitor.client)


def _plain(row: CollectionRow) -> Json:
    return {name: value for name, value in row._asdict().items() if name != "owner"}


def _unjudged(places: Sequence[str]) -> Json:
    return {
        "move": places[0],
        "alike": list(places),
        "score": None,
        "source": None,
        "name": None,
    }


def _shown(count: MoveCount) -> Json:
    counts = {
        "black": count.black,
        "white": count.white,
        "draws": count.draws,
        "unknown": count.unknown,
    }
    return {"games": sum(counts.values()), **counts}


def _rank(row: Json) -> tuple[bool, float, int, int]:
    """The best move first; of those without a verdict the one that was played most."""
    score = row["score"]
    if score is None:
        played: Iterable[str] = ("public", "own")
        return True, 0.0, 0, -sum(row[name]["games"] for name in played if name in row)
    return False, -score["win_chance"], score["win_in"] or 0, 0
