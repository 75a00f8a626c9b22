"""Games: creating, listing, joining, acting, hints, rematches, files."""

from __future__ import annotations

import base64
from typing import Annotated

from fastapi import Query, Response

from ...formats.json import to_plain
from ...plain import Json
from ...remote.pool import Lane
from ...texts import Message
from .. import limits
from ..assets import PREVIEW_PIXELS
from ..errors import WebError
from ..ids import Visitor, is_id, new_id
from ..models import ActIn, GameIn, JoinIn, JudgeIn, WriteFormat
from ..reviews import with_text
from ..tasks.files import BINARY
from .services import Server, Services, Visiting, read

Before = Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)]
Limit = Annotated[int, Query(ge=1, le=limits.LIST)]


async def create_game(wish: GameIn, server: Server, visitor: Visiting) -> Json:
    """Start a game."""
    start = None
    if wish.position is not None:
        args = {"position": wish.position.model_dump()}
        if any(seat.kind != "person" for seat in (wish.seats.first, wish.seats.second)):
            await server.fair_play.check(visitor, args["position"])
        start = await read(server, visitor, "game_of", args)
    wanted = _with_account(wish.model_dump(), visitor)
    for seat in wanted["seats"].values():
        if seat["kind"] == "adaptive":
            if wish.rated:
                raise WebError("illegal", Message("web-adaptive-casual"))
            seat |= {"kind": "level", "level": await server.opponents.level(visitor.client)}
    room = await server.games.create(visitor, wanted, start=start, ref=wish.ref or new_id())
    return {"game": room.state(visitor)}


def _with_account(wish: Json, visitor: Visitor) -> Json:
    """The request, with an only player named after their account."""
    persons = [seat for seat in wish["seats"].values() if seat["kind"] == "person"]
    if visitor.account is not None and len(persons) == 1:
        persons[0]["name"] = visitor.account
    return wish


async def list_games(
    server: Server,
    visitor: Visiting,
    limit: Limit = 50,
    before: Before = None,
    running: bool = False,
) -> Json:
    """The client's games, or only those that are being played, the latest first."""
    return await server.games.games_of(
        visitor.client, limit=limit, before=before, is_running=running
    )


async def get_game(game: str, server: Server, visitor: Visiting) -> Json:
    """The state of a game."""
    room = await server.games.room(game)
    return {"game": room.state(visitor)}


async def remove_game(game: str, server: Server, visitor: Visiting) -> None:
    """Remove a game from the client's list."""
    store = server.storage.store
    if not is_id(game) or not await server.storage.ask(store.unlist_game, visitor.client, game):
        raise WebError("not-found", Message("web-not-listed"))


async def join_game(game: str, wish: JoinIn, server: Server, visitor: Visiting) -> Json:
    """Take a free seat with its invite."""
    room = await server.games.room(game)
    await room.join(visitor, wish.invite, visitor.account or wish.name)
    return {"game": room.state(visitor)}


async def act(game: str, wish: ActIn, server: Server, visitor: Visiting) -> Json:
    """Carry out an action, once per ref."""
    room = await server.games.room(game)
    action = wish.action.model_dump(exclude_none=True)
    with server.metrics.action():
        await server.fair_play.check_move(visitor, room, action)
        await room.act(visitor.client, action, seq=wish.seq, ref=wish.ref)
    return {"game": room.state(visitor)}


async def hint(game: str, server: Server, visitor: Visiting) -> Json:
    """A suggestion for the person in turn."""
    room = await server.games.room(game)
    await server.fair_play.check_board(visitor, room.game.session.board)
    return await room.hint(visitor.client)


async def judge_move(game: str, wish: JudgeIn, server: Server, visitor: Visiting) -> Json:
    """What is wrong with a move of the client's own, where no other person plays."""
    room = await server.games.room(game)
    position, mover = room.game.taught_position(visitor.client, wish.number)
    await server.fair_play.check(visitor, position)
    with server.rates.running(visitor):
        job = server.engines.submit("judge_move", {"position": position}, lane=Lane.ANALYSIS)
        answer: Json = await job.result()
    mistake = answer["mistake"]
    if mistake is not None:
        mistake["reason"] = with_text(mistake["reason"], mover)
    return answer


async def rematch(game: str, server: Server, visitor: Visiting) -> Json:
    """Another game with the seats exchanged; null until the other player wants it too."""
    room = await server.games.room(game)
    following = await server.games.rematch(visitor, room)
    return {"game": following and following.state(visitor)}


async def export_game(
    game: str, server: Server, visitor: Visiting, format: Annotated[WriteFormat, Query()] = "sgf"
) -> Response:
    """The game as a file."""
    room = await server.games.room(game)
    made = await read(server, visitor, "export", _drawn(to_plain(room.game.record()), format))
    content = made["content"]
    body = base64.b64decode(content) if format in BINARY else content.encode()
    headers = {"content-disposition": f'attachment; filename="{made["name"]}"'}
    return Response(body, media_type=made["type"], headers=headers)


async def game_picture(game: str, server: Server, visitor: Visiting) -> Response:
    """The position of a game for the preview of a link; anybody who knows its id may see it."""
    room = await server.games.room(game)
    return await preview(server, visitor, to_plain(room.game.record()))


async def preview(server: Services, visitor: Visitor, game: Json | str) -> Response:
    """The last position of a game as a picture that other sites may show."""
    wish = _drawn(game, "png") | {"numbers": False, "pixels": PREVIEW_PIXELS}
    made = await read(server, visitor, "export", wish)
    headers = {"cross-origin-resource-policy": "cross-origin"}
    return Response(base64.b64decode(made["content"]), media_type=made["type"], headers=headers)


def _drawn(game: Json | str, format: str) -> Json:
    """A request for a game in a format, as a worker reads it."""
    return {
        "game": game,
        "format": format,
        "node": None,
        "theme": "light",
        "numbers": True,
        "coordinates": True,
        "pixels": 960,
    }
