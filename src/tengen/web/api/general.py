"""What there is: the configuration, the state of the server, and a client's settings."""

from __future__ import annotations

from fastapi import APIRouter

from ... import __version__
from ...coords import MAX_SIZE, MIN_SIZE
from ...formats import FORMATS
from ...opening import OPENINGS
from ...play.seats import DEFAULT_LEVEL, LEVELS
from ...rules import RULES, Color, Restriction
from .. import caps
from ..errors import WebError
from ..live import show_engine
from ..models import WRITABLE, SettingsIn
from .parts import Client, Json, Server

router = APIRouter(prefix="/api", tags=["general"])

SHOWN_CAPS = {
    "think_seconds": caps.THINK_SECONDS,
    "analysis_seconds": caps.ANALYSIS_SECONDS,
    "nodes": caps.ANALYSIS_NODES,
    "multipv": caps.MULTIPV,
    "name": caps.NAME,
    "title": caps.TITLE,
    "comment": caps.COMMENT,
    "upload_bytes": caps.UPLOAD_BYTES,
    "body_bytes": caps.BODY_BYTES,
    "frame_bytes": caps.FRAME_BYTES,
    "tree_nodes": caps.TREE_NODES,
    "pixels": caps.PIXELS,
    "watched": caps.WATCHED,
}


@router.get("/config")
async def get_config(server: Server) -> Json:
    """What does not change while the server runs."""
    return {
        "version": __version__,
        "rules": [
            {
                "name": rule.name,
                "default_size": rule.default_size,
                "captures": rule.captures,
                "pairs_to_win": rule.pairs_to_win if rule.captures else None,
                "forbids": [
                    color.name.lower()
                    for color in Color
                    if rule.restriction(color) is not Restriction.NONE
                ],
            }
            for rule in RULES.values()
        ],
        "openings": [
            {"name": row.name, "summary": row.summary, "min_size": row.min_size}
            for row in OPENINGS.values()
        ],
        "sizes": {"min": MIN_SIZE, "max": MAX_SIZE},
        "levels": {"min": LEVELS[0], "max": LEVELS[-1], "default": DEFAULT_LEVEL},
        "formats": {"read": list(FORMATS), "write": list(WRITABLE)},
        "caps": SHOWN_CAPS,
        "token": server.config.token,
    }


@router.get("/status")
async def get_status(server: Server) -> Json:
    """What the engine is doing, how many watch games, and how many wait for the engine."""
    return {
        "engine": show_engine(server.engines),
        "players": server.hall.players,
        "waiting": server.engines.waiting,
    }


@router.get("/settings")
async def get_settings(server: Server, client: Client) -> Json:
    """The client's settings."""
    return {"settings": await server.desk.ask(server.desk.store.settings, client)}


@router.patch("/settings")
async def change_settings(changes: SettingsIn, server: Server, client: Client) -> Json:
    """Merge settings; null removes one."""
    store = server.desk.store
    try:
        kept = await server.desk.ask(
            store.change_settings, client, changes.settings, most=caps.SETTINGS
        )
    except ValueError as error:
        raise WebError("bad-request", str(error)) from error
    return {"settings": kept}
