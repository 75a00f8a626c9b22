"""The adaptive opponent of players: placed by a question, then by the results of their games."""

from __future__ import annotations

import asyncio
from random import SystemRandom

from ..learning.opponent import Experience, OpponentProgress, scored
from ..learning.placement import Placement, level_near
from ..plain import Json
from ..puzzles.progress import PuzzleProgress
from ..puzzles.puzzle import Puzzle
from .learning import Learning
from .room import Room
from .storage import Storage


class Opponents:
    """Chooses levels for players, and counts their games against levels."""

    def __init__(self, storage: Storage, learning: Learning) -> None:
        self._storage, self._learning = storage, learning
        self._random = SystemRandom()
        self._counting: set[asyncio.Task[None]] = set()

    async def level(self, owner: str) -> int:
        """The level for the next game of a player."""
        progress = await self._learning.part(owner, OpponentProgress)
        return progress.next_level(self._random)

    async def show(self, owner: str) -> Json:
        """What is known about a player's strength."""
        return _shown(await self._learning.part(owner, OpponentProgress))

    async def place(self, owner: str, at: Experience | Placement) -> Json:
        """Place a newcomer by their own judgement of their strength, or by three puzzles."""
        where = at if isinstance(at, Experience) else at.rating
        changed = await self._learning.change(
            owner, OpponentProgress, lambda kept: kept.placed(where)
        )
        return _shown(changed)

    async def placement_puzzle(self, owner: str, placement: Placement) -> Puzzle:
        """The next puzzle of a placement."""
        progress = await self._learning.part(owner, PuzzleProgress)
        return await asyncio.to_thread(placement.puzzle, self._random, progress.seen)

    def ended(self, room: Room) -> None:
        """Count a game that is over, if it was one against a level without a move taken back."""
        found = scored(room.game.session)
        if found is None:
            return
        seat, level, score = found
        owner = room.game.owner(seat)
        if owner is not None:
            task = asyncio.get_running_loop().create_task(self._count(owner, room.id, level, score))
            self._counting.add(task)
            task.add_done_callback(self._counting.discard)

    async def _count(self, owner: str, game: str, level: int, score: float) -> None:
        await self._storage.surely(
            lambda: self._learning.change(
                owner, OpponentProgress, lambda kept: kept.after(game, level, score)
            )
        )

    async def close(self) -> None:
        """Finish what is being counted."""
        await asyncio.gather(*self._counting, return_exceptions=True)


def _shown(progress: OpponentProgress) -> Json:
    return {
        "rating": round(progress.rating.value),
        "provisional": progress.rating.is_provisional,
        "games": progress.games,
        "placed": progress.is_placed,
        "level": level_near(progress.rating),
    }
