"""The moves of a room's engines, from the pool of workers or without it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ..analysis.hints import HINTS
from ..analysis.hints import hint as stage_of
from ..board import Board
from ..coords import Move
from ..engine.limit import Limit
from ..opening import Seat
from ..plain import Json
from ..play.actions import Action
from ..play.presets import HINT_SECONDS
from ..play.seats import Player, PlayerKind
from ..play.session import Session, Turn
from ..play.thinking import Thinker
from ..play.turns import fallback_actions
from ..remote.pool import Job, Lane, Pool
from ..texts import Message
from .errors import WebError

log = logging.getLogger("tengen.web")

QUICK_SECONDS = 0.5
RETRY_SECONDS = 1.0  # before a busy pool is asked again
LAST_CALL = 3.0  # seconds on an engine's clock at which a fallback move is made

DIED = Message("notice-engine-restarted")
FAILED = Message("notice-engine-failed")
LATE = Message("notice-engine-late")


class EngineMoves:
    """Asks the pool for moves; `notice` tells all viewers, `tell` reports a search."""

    def __init__(
        self,
        pool: Pool,
        now: Callable[[], float],
        notice: Callable[[Message], None],
        tell: Callable[[Seat, Json], None],
        game: str,
    ) -> None:
        self._pool = pool
        self._now = now
        self._notice = notice
        self._tell = tell
        self._seed = sum(game.encode())  # a level makes different mistakes in each game

    async def decide(self, session: Session) -> list[Action]:
        """The actions of the engine in turn, or a fallback when it has not decided in time."""
        turn = session.to_act
        assert turn is not None, "the game is over"
        try:
            async with asyncio.timeout(self._patience(session, turn.seat)):
                done = await self._ask(session, turn)
        except TimeoutError:
            self._notice(LATE)
        except WebError as error:
            log.warning("an engine had no move: %s", error)
            self._notice(FAILED)
        else:
            return [Action.from_plain(action, session.setup.size) for action in done]
        return list(fallback_actions(session))

    async def _ask(self, session: Session, turn: Turn) -> list[Json]:
        """The decision of an engine, however long the queue is."""
        while True:
            try:
                decided: Json = await self._submit(session, turn).result()
            except WebError as error:
                if error.code != "busy":
                    raise
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return list(decided["actions"])

    async def hint(self, session: Session) -> Json:
        """A suggestion for the person in turn; engines that play go first."""
        adviser = Player(kind=PlayerKind.TENGEN, limit=Limit(time=HINT_SECONDS))
        job = self._pool.submit("decide", self._question(session, adviser), lane=Lane.ANALYSIS)
        decided: Json = await job.result()
        action = Action.from_plain(decided.pop("actions")[0], session.setup.size)
        move = None if action.point is None else session.board.move_text(action.point)
        stages: list[Json] = []
        if action.point is not None and session.is_settled:
            stages = await asyncio.to_thread(_stages, session.board, action.point)
        return {"move": move, "choice": action.choice, "stages": stages, **decided}

    def _question(self, session: Session, player: Player) -> Json:
        question = Thinker(player).question(session, self._now())._replace(seed=self._seed)
        return {"question": question.to_plain(), "level": player.level}

    def _submit(self, session: Session, turn: Turn) -> Job:
        player = turn.player
        is_quick = player.level is not None
        is_quick |= (player.limit.time or QUICK_SECONDS + 1) <= QUICK_SECONDS
        lane = Lane.QUICK if is_quick else Lane.THINK
        return self._pool.submit(
            "decide",
            self._question(session, player),
            lane=lane,
            tell=lambda thought: self._tell(turn.seat, thought),
            restarted=lambda: self._notice(DIED),
        )

    def _patience(self, session: Session, seat: Seat) -> float | None:
        """How long to wait for the engine before its time is nearly up."""
        remaining = session.remaining(seat, self._now())
        return None if remaining is None else max(remaining - LAST_CALL, remaining / 2)


def _stages(board: Board, move: Move) -> list[Json]:
    """A hint in stages: which part of the board, which shape, then the point."""
    return [stage_of(board, move, stage).to_plain(board.size) for stage in range(len(HINTS))]
