"""What handlers work with: the parts of the server, and the visitor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from ... import animation
from ...plain import Json
from ...remote.pool import Lane, Pool
from .. import limits
from ..accounts import Accounts
from ..assets import language_of
from ..bots import Bots
from ..config import Config
from ..connections import Connections
from ..explorer import Explorer
from ..fair_play import FairPlay
from ..games import GameRegistry
from ..ids import Visitor
from ..learning import Learning
from ..lessons import Lessons
from ..lobby import Lobby
from ..metrics import Metrics
from ..models import ImportIn
from ..opponents import Opponents
from ..passkeys import Passkeys
from ..peers.peers import Peers
from ..puzzles import Puzzles
from ..rates import RateLimiter
from ..reviews import Reviews
from ..storage import Storage
from ..talk import Talk
from ..tournaments import Tournaments


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    config: Config
    storage: Storage
    engines: Pool
    readers: Pool
    games: GameRegistry
    connections: Connections
    rates: RateLimiter
    reviews: Reviews
    learning: Learning
    puzzles: Puzzles
    accounts: Accounts
    passkeys: Passkeys
    bots: Bots
    talk: Talk
    lobby: Lobby
    fair_play: FairPlay
    explorer: Explorer
    lessons: Lessons
    opponents: Opponents
    tournaments: Tournaments
    peers: Peers
    metrics: Metrics


# Asynchronous because the framework runs other dependencies in threads.
async def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def _visitor(request: Request) -> Visitor:
    visitor: Visitor = request.state.visitor
    return visitor


async def _language(request: Request) -> str:
    return language_of(request)


Server = Annotated[Services, Depends(_services)]
Visiting = Annotated[Visitor, Depends(_visitor)]
Language = Annotated[str, Depends(_language)]


async def read(
    server: Services,
    visitor: Visitor,
    task: str,
    args: Json,
    *,
    bound: float = limits.READ_SECONDS,
) -> Json:
    """The answer of a worker without an engine, in bounded time.

    Whatever is large leaves one worker free: nobody waits for somebody else's large file.
    """
    lane = Lane.THINK if _is_large(args) else Lane.QUICK
    with server.rates.running(visitor):
        job = server.readers.submit(task, args, lane=lane, bound=bound)
        answer: Json = await job.result()
    return answer


def _is_large(args: Json) -> bool:
    """Whether a task has so much to read or to draw that it may take seconds."""
    if "record" in args or args.get("format") in animation.FORMATS:
        return True
    game = args.get("game")
    nodes = game.get("nodes") if isinstance(game, dict) else None
    if isinstance(nodes, list) and len(nodes) > limits.LARGE_TREE:
        return True
    texts = (game, args.get("text"), args.get("data"))
    return any(isinstance(text, str) and len(text) > limits.LARGE_TEXT for text in texts)


async def read_file(server: Services, visitor: Visitor, task: str, wish: ImportIn) -> Json:
    """What a worker reads in a file; large ones take longer and may be sent less often."""
    args = wish.model_dump()
    if wish.data is None or len(wish.data) <= limits.LARGE_TEXT:
        return await read(server, visitor, task, args)
    server.rates.spend("library", visitor)
    return await read(server, visitor, task, args, bound=limits.LIBRARY_SECONDS)
