"""The app: how its parts are connected, started and stopped."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..errors import TengenError
from ..remote.backend import ThisMachine, WorkerPlace
from ..remote.pool import Pool
from .accounts import Accounts
from .api.operations import add_operations
from .api.services import Services
from .assets import ADDRESS, REVALIDATE, SOURCES, WIDGET, WORKER, Assets, language_of, worded
from .bots import Bots
from .config import Config
from .connections import Connections
from .embed import add_embed
from .errors import BAD_REQUEST, STATUS, refusal_of, validation_message, web_error
from .explorer import Explorer
from .fair_play import FairPlay
from .games import GameRegistry
from .guard import NOT_FOUND_PAGE, POLICY, Guard
from .ids import is_id
from .learning import Learning
from .lessons import Lessons
from .lobby import Lobby
from .metrics import Metrics, Shown, Values
from .opponents import Opponents
from .passkeys import Passkeys
from .peers.peers import Peers
from .puzzles import Puzzles
from .rates import RateLimiter
from .reviews import Reviews
from .routes import add_routes
from .storage import Storage
from .store.store import Store
from .talk import Talk
from .tournaments import Tournaments

log = logging.getLogger("tengen.web")

STATIC = Path(str(files(__package__) / "static"))
READERS = 2  # so that one slow file holds up nobody else's


class PlainResponse(JSONResponse):
    """JSON in ASCII, so that no text can fail to be encoded."""

    def render(self, content: Any) -> bytes:
        """The content as bytes."""
        return json.dumps(content, separators=(",", ":"), allow_nan=False).encode("ascii")


class Files(StaticFiles):
    """The sources of the page, for a debugger; browsers cache but revalidate them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file with its cache header."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = REVALIDATE
        return response


class Timed:
    """Middleware that counts and times requests."""

    def __init__(self, app: ASGIApp, *, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin, status = time.monotonic(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            self._metrics.request(scope["method"], status, time.monotonic() - begin)


def create_app(
    config: Config,
    *,
    engines: Pool | None = None,
    readers: Pool | None = None,
    wall: Callable[[], float] = time.time,
) -> FastAPI:
    """The server's app. Tests pass their own pools and their own time."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = _open(config, engines, readers, wall, metrics)
        await services.peers.start(services.games)
        app.state.services = services
        sweeping = asyncio.create_task(services.connections.sweep(services.storage))
        services.lobby.start()
        services.explorer.start()
        services.tournaments.start()
        resuming = asyncio.create_task(services.games.resume())
        log.info("server %s has started", services.peers.id)
        yield
        sweeping.cancel()
        resuming.cancel()
        await services.lobby.close()
        await services.explorer.close()
        await services.tournaments.close()
        await _close(services)
        log.info("server %s has stopped", services.peers.id)

    app = FastAPI(
        title="Tengen",
        version=__version__,
        description="Gomoku: games, live play and analysis. The socket is described in the guide.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        default_response_class=PlainResponse,
        responses={422: {"description": "The input is refused", "model": None}},
    )
    _answer_errors(app)
    add_routes(app)
    add_operations(app)
    app.add_api_websocket_route("/api/live", _live)
    _serve_page(app)
    app.mount(SOURCES.rstrip("/"), Files(directory=STATIC, check_dir=False), name="static")
    app.add_middleware(Guard, names={config.host, *config.names}, token=config.token)
    app.add_middleware(Timed, metrics=metrics)
    return app


async def _live(websocket: WebSocket) -> None:
    services: Services = websocket.app.state.services
    await services.connections.serve(websocket)


def _serve_page(app: FastAPI) -> None:
    assets = Assets(STATIC)
    methods = ["GET", "HEAD"]

    @app.api_route("/", include_in_schema=False, methods=methods)
    async def index(request: Request) -> Response:
        language, picture = language_of(request), _picture_of(request)
        page = assets.previewed(language, picture) if picture else assets.page(language)
        return page.response(request)

    @app.api_route(SOURCES + "index.html", include_in_schema=False, methods=methods)
    async def sources(request: Request) -> Response:
        return assets.page(language_of(request), is_bundled=False).response(request)

    @app.api_route(f"/{WORKER}", include_in_schema=False, methods=methods)
    async def worker(request: Request) -> Response:
        return assets.worker.response(request)

    @app.api_route(ADDRESS + "{name}", include_in_schema=False, methods=methods)
    async def asset(name: str, request: Request) -> Response:
        return assets[name].response(request)

    @app.api_route(WIDGET, include_in_schema=False, methods=methods)
    @app.api_route(WIDGET + "{name}", include_in_schema=False, methods=methods)
    async def widget(request: Request, name: str = "index.html") -> Response:
        if name not in assets.widget:
            raise HTTPException(404, "Not Found")
        answer = assets.widget[name].response(request)
        answer.headers["content-security-policy"] = f"{POLICY}; frame-src 'self'"
        return answer

    add_embed(app, assets)


def _picture_of(request: Request) -> str | None:
    """The address of the picture of what a link leads to, for previews of the link."""
    for name, kind in (("game", "games"), ("study", "studies")):
        wanted = request.query_params.get(name, "")
        if is_id(wanted):
            url = request.url
            return f"{url.scheme}://{url.netloc}/api/{kind}/{wanted}/picture"
    return None


def engine_pool(place: WorkerPlace, hash_mb: int) -> Pool:
    """Workers with an engine each, as many as there is room for."""
    count = max(1, place.count())
    return Pool(place.service("tengen.web.tasks", str(hash_mb)), count, convert=web_error)


def reader_pool() -> Pool:
    """Workers without an engine, for files, pictures and reports."""
    here = ThisMachine()  # what people upload is read nowhere else
    return Pool(here.service("tengen.web.tasks"), READERS, convert=web_error)


def _open(
    config: Config,
    engines: Pool | None,
    readers: Pool | None,
    wall: Callable[[], float],
    metrics: Metrics,
) -> Services:
    storage = Storage(Store(config.database, wall=wall), is_shared=config.redis is not None)
    storage.start()
    peers = _peers(config, storage, lambda: games.players)
    pool = engines or engine_pool(ThisMachine(config.workers), config.hash_mb)
    reading = readers or reader_pool()
    games = GameRegistry(storage, pool, peers)
    rates = RateLimiter()
    fair_play = FairPlay(storage, games)
    connections = Connections(games, pool, rates, fair_play, peers, metrics)
    pool.changed = connections.tell_engine
    metrics.show(*_shown(storage, games, connections, peers, engines=pool, readers=reading))
    reading.start()
    pool.start()
    learning = Learning(storage, wall=wall)
    puzzles = Puzzles(storage, learning, pool, reading)
    opponents = Opponents(storage, learning)
    explorer = Explorer(storage, reading)
    tournaments = Tournaments(storage, games, connections, wall=wall, peers=peers)
    games.ended = [opponents.ended, tournaments.ended, explorer.ended]
    metrics.show(Shown("tournaments", "Tournaments that run", lambda: tournaments.under_way))
    return Services(
        config,
        storage,
        pool,
        reading,
        games,
        connections,
        rates,
        reviews=Reviews(storage, pool, peers),
        learning=learning,
        accounts=Accounts(storage, wall=wall),
        passkeys=Passkeys(storage, wall=wall),
        bots=Bots(storage, wall=wall),
        talk=Talk(storage, connections, wall=wall),
        lobby=Lobby(storage, games, connections, wall=wall, peers=peers),
        fair_play=fair_play,
        explorer=explorer,
        puzzles=puzzles,
        lessons=Lessons(learning, puzzles, reading),
        opponents=opponents,
        tournaments=tournaments,
        peers=peers,
        metrics=metrics,
    )


def _shown(
    storage: Storage,
    games: GameRegistry,
    connections: Connections,
    peers: Peers,
    **pools: Pool,
) -> list[Shown]:
    """The state of the parts, for the metrics."""

    def of_pools(count: Callable[[Pool], float]) -> Callable[[], Values]:
        return lambda: {(name,): count(pool) for name, pool in pools.items()}

    def waiting() -> Values:
        return {
            (name, lane.name.lower()): count
            for name, pool in pools.items()
            for lane, count in pool.queues.items()
        }

    def ready(pool: Pool) -> int:
        return pool.workers[0]

    return [
        Shown("moves", "Actions stored in games", lambda: storage.stored, is_count=True),
        Shown("sockets", "Open WebSocket connections", lambda: len(connections.sockets)),
        Shown("players", "Clients that watch a game here", lambda: games.players),
        Shown("games_open", "Games in memory", lambda: games.counts[0]),
        Shown("games_decided", "Games that this server decides", lambda: games.counts[1]),
        Shown("store_waiting", "Calls that wait for the database", lambda: storage.waiting),
        Shown("servers", "Servers that share the database", lambda: len(peers.alive)),
        Shown("peers_connected", "Whether Redis is connected", lambda: peers.is_connected),
        Shown("leases_taken_over", "From dead servers", lambda: peers.taken, is_count=True),
        Shown("writes_fenced", "Late writes refused", lambda: peers.fenced, is_count=True),
        Shown("workers", "Workers that are ready", of_pools(ready), ("pool",)),
        Shown("workers_wanted", "Workers in all", of_pools(lambda p: p.workers[1]), ("pool",)),
        Shown("jobs_running", "Jobs being done", of_pools(lambda p: len(p.running)), ("pool",)),
        Shown("jobs_waiting", "Jobs that wait for a worker", waiting, ("pool", "lane")),
    ]


def _peers(config: Config, storage: Storage, players: Callable[[], int]) -> Peers:
    """The other servers, if there can be any."""
    if config.redis is None:
        return Peers()
    from .peers.shared import SharedPeers  # needs the extra `servers`

    return SharedPeers(storage, config.redis, players)


async def _close(services: Services) -> None:
    await services.connections.close()
    await services.games.close()
    await services.opponents.close()
    await services.reviews.close()
    await services.peers.close()
    await services.engines.close()
    await services.readers.close()
    await services.storage.close()


def _answer_errors(app: FastAPI) -> None:
    """Give all errors the same form."""

    @app.exception_handler(TengenError)
    async def refuse(request: Request, error: TengenError) -> Response:
        refusal = refusal_of(error)
        retry = refusal.details.get("retry")
        headers = None if retry is None else {"retry-after": str(retry)}
        return PlainResponse({"error": refusal.plain()}, refusal.status, headers)

    @app.exception_handler(RequestValidationError)
    async def refuse_input(request: Request, error: RequestValidationError) -> Response:
        problem = {"code": "bad-request", "message": validation_message(error.errors())}
        return PlainResponse({"error": problem}, BAD_REQUEST)

    @app.exception_handler(HTTPException)
    async def refuse_request(request: Request, error: HTTPException) -> Response:
        is_missing = error.status_code == STATUS["not-found"]
        if is_missing and "text/html" in request.headers.get("accept", ""):
            page = worded(NOT_FOUND_PAGE, language_of(request))
            return HTMLResponse(page, error.status_code)
        code = "not-found" if is_missing else "bad-request"
        problem = {"code": code, "message": str(error.detail)}
        return PlainResponse({"error": problem}, error.status_code, error.headers)
