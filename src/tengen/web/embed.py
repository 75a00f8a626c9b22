"""One game in a frame of another site: a page with the game in it, under a frame policy of its own.

    /embed?game=ID
    /embed?study=ID
    /embed?rule=renju&size=15&moves=h8i9j10

The page sends no cookies, holds no secrets and changes nothing, so any site may frame it. How it
looks is up to its script, which reads the rest of the address (docs/widget.md).
"""

from __future__ import annotations

import json
from urllib.parse import urlencode

from fastapi import FastAPI, Request, Response

from ..errors import TengenError
from ..formats.json import to_plain
from ..plain import Json
from .api.services import Language, Server, Services, Visiting, read
from .api.studies import found_study
from .assets import Assets
from .errors import refusal_of
from .ids import Visitor

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
    )
)
HEADERS = {"content-security-policy": POLICY, "cross-origin-resource-policy": "cross-origin"}
POSITION = ("rule", "size", "black", "white", "turn", "pairs")  # of a link, before its moves


def add_embed(app: FastAPI, assets: Assets) -> None:
    """Let the app answer for embedded games."""

    @app.api_route("/embed", include_in_schema=False, methods=["GET", "HEAD"])
    async def embed(
        request: Request, server: Server, visitor: Visiting, language: Language
    ) -> Response:
        status = 200
        try:
            server.rates.spend("position", visitor)
            shown = await _replay(request, server, visitor)
        except TengenError as error:
            refusal = refusal_of(error)
            shown, status = {"problem": refusal.plain()}, refusal.status
        answer = assets.embedded(language, json.dumps(shown)).response(request)
        answer.headers.update(HEADERS)
        if status != 200:
            answer.status_code = status
        return answer


async def _replay(request: Request, server: Services, visitor: Visitor) -> Json:
    """The game that an address asks for, with the address at which the whole page shows it."""
    query = request.query_params
    args: Json
    if game := query.get("game"):
        room = await server.games.room(game)
        args, address = {"game": to_plain(room.game.record()), "link": None}, f"/?game={game}"
    elif study := query.get("study"):
        record = await found_study(server, study)
        args, address = {"game": record.game, "link": None}, f"/?study={study}"
    else:
        fields = {name: query[name] for name in POSITION if name in query}
        link = f"?{urlencode(fields)}#{query.get('moves', '')}"
        args, address = {"game": None, "link": link}, f"/{link}"
    return {**await read(server, visitor, "replay", args), "address": address}
