"""A bot at a server: it connects, accepts games on its terms, plays them, and comes back."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake, WebSocketException

from ..plain import Json
from ..play.seats import Player
from ..play.thinking import Thinker
from .game import BotGame, Tell
from .server import BotError, BotServer, RefusedRequestError, UnreachableError
from .terms import BotTerms

FIRST_WAIT, LONGEST_WAIT = 0.5, 60.0  # seconds before the next try to connect; it doubles
LOOK_SECONDS = 30.0  # between two looks at the lobby, besides those for a reason
MOST_GAMES = 8  # that one socket may watch
REMATCH_SECONDS = 60.0  # after a game, during which the other player may ask for another one

LOST = (UnreachableError, WebSocketException, OSError, TimeoutError)


class AtExit(StrEnum):
    """What happens to the running games when the bot stops."""

    FINISH = "finish"
    RESIGN = "resign"


class Bot:
    """Plays one player's games at one server."""

    def __init__(
        self,
        server: BotServer,
        player: Player,
        terms: BotTerms,
        *,
        games: int = 1,
        takes_seeks: bool = False,
        offers: bool = False,
        tournaments: Sequence[str] = (),
        at_exit: AtExit = AtExit.FINISH,
        tell: Tell = print,
    ) -> None:
        self._server = server
        self._player = player
        self._terms = terms
        self._most = games
        self._takes_seeks = takes_seeks
        self._offers = offers
        self._tournaments = list(tournaments)  # to be joined
        self._at_exit = at_exit
        self._tell = tell
        self._games: dict[str, BotGame] = {}
        self._states: dict[str, Json] = {}
        self._ended: dict[str, None] = {}  # games that may be followed by another one
        self._thinkers: list[Thinker] = []  # that no game needs now
        self._socket: ClientConnection | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._looking = asyncio.Event()
        self._leaving = asyncio.Event()
        self._is_stopping = False
        self._is_asking = False  # whether a game may be about to begin

    # Running

    async def run(self) -> None:
        """Play until stopped; BotError when the server does not accept the token."""
        staying = asyncio.create_task(self._stay())
        leaving = asyncio.create_task(self._leaving.wait())
        try:
            await asyncio.wait([staying, leaving], return_when=asyncio.FIRST_COMPLETED)
            if staying.done():
                staying.result()
        finally:
            for task in (staying, leaving):
                task.cancel()
            await asyncio.gather(staying, leaving, return_exceptions=True)
            for game in self._games.values():
                await game.close()
            for thinker in [*self._thinkers, *(game.thinker for game in self._games.values())]:
                thinker.close()

    def stop(self) -> None:
        """Accept nothing more and end the games as agreed; called again, leave at once."""
        if self._is_stopping:
            self._leaving.set()
            return
        self._is_stopping = True
        if self._at_exit is AtExit.RESIGN:
            for game in self._games.values():
                game.resign()
        elif self._games:
            self._tell(f"finishing {len(self._games)} running games; once more leaves them")
        self._leave_if_done()
        self._looking.set()

    def _leave_if_done(self) -> None:
        if self._is_stopping and not self._games and not self._is_asking:
            self._leaving.set()

    async def _stay(self) -> None:
        """Connect, again and again, with growing waits while the server is away."""
        wait = FIRST_WAIT
        while True:
            try:
                await self._server.get("/api/lobby")  # says what is wrong with a token
                async with self._server.live() as socket:
                    wait = FIRST_WAIT
                    await self._serve(socket)
                reason = "the connection was closed"
            except RefusedRequestError as error:
                reason, wait = str(error), max(wait, error.retry or 0.0)
            except InvalidHandshake as error:
                reason = f"the socket was refused: {error}"
            except LOST as error:
                reason = str(error) or type(error).__name__
            finally:
                self._socket = None
            pause = wait * random.uniform(0.8, 1.2)  # not all bots at the same moment
            self._tell(f"not connected ({reason}); trying again in {pause:.1f} s")
            await asyncio.sleep(pause)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _serve(self, socket: ClientConnection) -> None:
        """Handle the server's messages until the connection ends."""
        self._socket = socket
        self._states.clear()
        for game in (*self._games, *self._ended):
            self._send({"type": "watch", "game": game})
        self._send({"type": "lobby"})
        self._looking.set()
        looking = asyncio.create_task(self._keep_looking())
        reading = asyncio.create_task(self._read(socket))
        try:
            await asyncio.wait([looking, reading], return_when=asyncio.FIRST_COMPLETED)
            for task in (looking, reading):
                if task.done():
                    task.result()
        finally:
            for task in (looking, reading):
                task.cancel()
            await asyncio.gather(looking, reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear(json.loads(text))

    def _send(self, message: Json) -> None:
        """Send a message, if there is a connection; states tell what has to be sent again."""
        socket = self._socket
        if socket is None:
            return

        async def send() -> None:
            with suppress(WebSocketException, OSError):
                await socket.send(json.dumps(message))

        task = asyncio.get_running_loop().create_task(send())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _hear(self, message: Any) -> None:
        match message["type"]:
            case "you":
                if not message["bot"]:
                    raise BotError("this token is not that of a bot")
                self._tell(f"connected to {self._server.address} as {message['account']}")
            case "state":
                self._take(message["game"])
            case "changes" if message["game"] in self._states:
                self._take({**self._states[message["game"]], **message["changes"]})
            case "paired" | "round":
                self._begin(message["game"])
            case "rematch" if message["id"]:
                self._begin(message["id"])
            case "challenge":
                self._looking.set()
            case "lobby" if self._takes_seeks or self._offers:
                self._looking.set()
            case "error":
                for game in self._games.values():
                    game.refused(str(message["ref"]), message["code"], message["message"])

    # Games

    def _begin(self, game: str) -> None:
        """Play a game, a new one or one from before."""
        if game in self._games:
            return
        thinker = self._thinkers.pop() if self._thinkers else Thinker(self._player)
        self._games[game] = BotGame(game, thinker, self._send, self._tell)
        self._send({"type": "watch", "game": game})

    def _take(self, state: Json) -> None:
        self._states[state["id"]] = state
        game = self._games.get(state["id"])
        if game is None:
            self._answer_rematch(state)
            return
        is_new = game.state is None
        game.take(state)
        if is_new and not game.is_over:
            self._tell(f"{game.id}: playing {state['rule']} against {game.opponent}")
            if self._is_stopping and self._at_exit is AtExit.RESIGN:
                game.resign()
        if game.is_over:
            self._finish(game)

    def _finish(self, game: BotGame) -> None:
        """Let go of a game that is over."""
        del self._games[game.id]
        self._ended[game.id] = None
        while len(self._ended) + self._most > MOST_GAMES:
            self._forget(next(iter(self._ended)))
        asyncio.get_running_loop().call_later(REMATCH_SECONDS, self._forget, game.id)

        async def release() -> None:
            await game.close()
            self._thinkers.append(game.thinker)

        task = asyncio.get_running_loop().create_task(release())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        self._leave_if_done()
        self._looking.set()

    def _answer_rematch(self, state: Json) -> None:
        """Accept another game with the same player, if there is room."""
        is_asked = state["rematch_offer"] not in (None, *state["you"])
        if is_asked and state["rematch"] is None and self._has_room:
            self._send({"type": "rematch", "game": state["id"], "ref": f"rematch-{state['seq']}"})

    def _forget(self, game: str) -> None:
        """Stop watching a finished game."""
        if game in self._ended:
            del self._ended[game]
            self._states.pop(game, None)
            self._send({"type": "leave", "game": game})

    # The lobby

    @property
    def _has_room(self) -> bool:
        return not self._is_stopping and len(self._games) < self._most

    async def _keep_looking(self) -> None:
        """Check games and the lobby whenever something changes, and periodically."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._looking.wait(), LOOK_SECONDS)
            self._looking.clear()
            self._is_asking = True
            try:
                await self._resume()
                if not self._is_stopping:
                    await self._look()
            except RefusedRequestError as error:
                self._tell(f"refused: {error}")
                await asyncio.sleep(error.retry or FIRST_WAIT)
            finally:
                self._is_asking = False
                self._leave_if_done()

    async def _resume(self) -> None:
        """Go on with games that were begun before."""
        listed = await self._server.get(f"/api/games?running=true&limit={MOST_GAMES}")
        for game in listed["games"]:
            if game["you"] and len(self._games) < MOST_GAMES:
                self._begin(game["id"])

    async def _join(self) -> None:
        """Join tournaments, once."""
        while self._tournaments:
            tournament = self._tournaments[0]
            try:
                joined = await self._server.post(f"/api/tournaments/{tournament}/join", {})
                self._tell(f"joined the tournament {joined['name']}")
            except RefusedRequestError as error:
                if error.retry is not None:
                    raise
                self._tell(f"did not join the tournament {tournament}: {error}")
            self._tournaments.pop(0)

    async def _look(self) -> None:
        """Answer challenges, accept open seeks and offer a game, as far as there is room."""
        await self._join()
        lobby = await self._server.get("/api/lobby")
        for seek in lobby["challenges"]:
            if not seek["yours"]:
                await self._answer_challenge(seek)
        for seek in lobby["seeks"] if self._takes_seeks else ():
            if not seek["yours"] and self._has_room and self._terms.refusal(seek) is None:
                await self._accept(seek)
        is_offered = any(seek["yours"] for seek in lobby["seeks"])
        if self._offers and self._has_room and not is_offered:
            answer = await self._server.post("/api/lobby/seeks", self._terms.offer())
            if answer["game"]:
                self._begin(answer["game"])

    async def _answer_challenge(self, seek: Json) -> None:
        reason = self._terms.refusal(seek)
        if reason is None:
            if self._has_room:
                await self._accept(seek)
            return
        self._tell(f"declined the challenge of {seek['name']}: {reason}")
        with suppress(RefusedRequestError):  # it was withdrawn
            await self._server.delete(f"/api/lobby/seeks/{seek['id']}")

    async def _accept(self, seek: Json) -> None:
        try:
            answer = await self._server.post(f"/api/lobby/seeks/{seek['id']}/accept", {})
        except RefusedRequestError as error:
            if error.code != "not-found":  # somebody else was first
                raise
            return
        self._begin(answer["game"])
