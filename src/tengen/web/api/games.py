"""Games: new ones, one's own, joining, acting, hints, rematches, files."""

from __future__ import annotations

import base64
from typing import Annotated

from fastapi import APIRouter, Query, Response

from .. import limits
from ..errors import WebError
from ..games import plain_record
from ..ids import is_id, new_id
from ..models import ActIn, GameIn, JoinIn, WriteFormat
from .services import Client, Json, Server

router = APIRouter(prefix="/api/games", tags=["games"])

Before = Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)]
Limit = Annotated[int, Query(ge=1, le=limits.LIST)]

EXPORT_RESPONSES: dict[int | str, Json] = {200: {"content": {"*/*": {}}}}


@router.post("", status_code=201)
async def create_game(wish: GameIn, server: Server, client: Client) -> Json:
    """Start a game."""
    start = None
    if wish.position is not None:
        args = {"position": wish.position.model_dump()}
        start = await server.readers.submit("game_of", args).result()
    room = await server.games.create(
        client, wish.model_dump(), start=start, ref=wish.ref or new_id()
    )
    return {"game": room.state(client)}


@router.get("")
async def list_games(
    server: Server, client: Client, limit: Limit = 50, before: Before = None
) -> Json:
    """The client's games, the latest first."""
    return await server.games.shelf(client, limit=limit, before=before)


@router.get("/{game}")
async def get_game(game: str, server: Server, client: Client) -> Json:
    """A game as it stands."""
    room = await server.games.room(game)
    return {"game": room.state(client)}


@router.delete("/{game}", status_code=204)
async def remove_game(game: str, server: Server, client: Client) -> None:
    """Take a game off the client's list."""
    store = server.storage.store
    if not is_id(game) or not await server.storage.ask(store.take_off_shelf, client, game):
        raise WebError("not-found", "there is no such game on your list")


@router.post("/{game}/join")
async def join_game(game: str, wish: JoinIn, server: Server, client: Client) -> Json:
    """Take a free seat with its invite."""
    room = await server.games.room(game)
    await room.join(client, wish.invite, wish.name)
    return {"game": room.state(client)}


@router.post("/{game}/act")
async def act(game: str, wish: ActIn, server: Server, client: Client) -> Json:
    """Do something; done once for each ref."""
    room = await server.games.room(game)
    await room.act(client, wish.action.plain(), seq=wish.seq, ref=wish.ref)
    return {"game": room.state(client)}


@router.post("/{game}/hint")
async def hint(game: str, server: Server, client: Client) -> Json:
    """A move for the person in turn."""
    room = await server.games.room(game)
    return await room.hint(client)


@router.post("/{game}/rematch")
async def rematch(game: str, server: Server, client: Client) -> Json:
    """Another game with the seats exchanged."""
    room = await server.games.room(game)
    following = await server.games.rematch(client, room)
    return {"game": following.state(client)}


@router.get("/{game}/export", responses=EXPORT_RESPONSES, response_class=Response)
async def export_game(
    game: str, server: Server, format: Annotated[WriteFormat, Query()] = "sgf"
) -> Response:
    """The game as a file."""
    room = await server.games.room(game)
    args = {
        "game": plain_record(room.session),
        "format": format,
        "node": None,
        "theme": "light",
        "numbers": True,
        "coordinates": True,
        "pixels": 960,
    }
    made = await server.readers.submit("export", args).result()
    content = made["content"]
    body = base64.b64decode(content) if format == "png" else content.encode()
    headers = {"content-disposition": f'attachment; filename="{made["name"]}"'}
    return Response(body, media_type=made["type"], headers=headers)
