"""The configuration, the state of the server, and a client's settings."""

from __future__ import annotations

from ... import __version__
from ...coords import MAX_SIZE, MIN_SIZE
from ...formats import FORMATS
from ...opening import OPENINGS, Choice
from ...plain import Json
from ...play import presets
from ...play.seats import DEFAULT_LEVEL, LEVELS
from ...rules import RULES, Color, ForbiddenReason, Restriction, Rule
from .. import limits
from ..connections import show_engine
from ..ids import Visitor, mark_of
from ..models import WRITABLE, SettingsIn
from ..ratings import show_table
from . import drills, games, learning
from .services import Server, Services, Visiting

FIRST_GAMES = 5  # as many as the first view looks at, for one that goes on
SHOWN_LIMITS = {
    "think_seconds": limits.THINK_SECONDS,
    "analysis_seconds": limits.ANALYSIS_SECONDS,
    "nodes": limits.ANALYSIS_NODES,
    "multipv": limits.MULTIPV,
    "name": limits.NAME,
    "title": limits.TITLE,
    "comment": limits.COMMENT,
    "upload_bytes": limits.UPLOAD_BYTES,
    "body_bytes": limits.BODY_BYTES,
    "frame_bytes": limits.FRAME_BYTES,
    "tree_nodes": limits.TREE_NODES,
    "pixels": limits.PIXELS,
    "watched": limits.WATCHED,
}


async def get_config(server: Server, visitor: Visiting) -> Json:
    """All that the page needs to begin: facts, who asks, and what its first view would ask next."""
    return {
        **_facts(),
        "token": None if visitor.bot else server.config.token,  # a bot may only play
        "identity": mark_of(visitor.client),
        "answers": await _first_answers(server, visitor),
    }


async def _first_answers(server: Services, visitor: Visitor) -> Json:
    """The answers to the requests of the first view, by their paths."""
    return {
        "/api/settings": await get_settings(server, visitor),
        f"/api/games?limit={FIRST_GAMES}": await games.list_games(server, visitor, FIRST_GAMES),
        "/api/opponent": await learning.show_opponent(server, visitor),
        "/api/drills/due": await drills.due_drills(server, visitor),
    }


def _facts() -> Json:
    """Facts and texts which do not change while the server runs."""
    return {
        "version": __version__,
        "rules": [_rule(rule) for rule in RULES.values()],
        "openings": [
            {
                "name": row.name,
                "title": row.title,
                "summary": row.summary,
                "min_size": row.min_size,
                "swap": row.has_choices,
            }
            for row in OPENINGS.values()
        ],
        "forbidden": [
            {"name": reason, "sign": reason.sign, "summary": reason.summary}
            for reason in ForbiddenReason
        ],
        "choices": [
            {"name": choice, "title": choice.label, "summary": choice.summary} for choice in Choice
        ],
        "sizes": {"min": MIN_SIZE, "max": MAX_SIZE},
        "levels": {
            "min": LEVELS[0],
            "max": LEVELS[-1],
            "default": DEFAULT_LEVEL,
        },
        "clocks": [{"name": name, "title": presets.clock_words(name)} for name in presets.CLOCKS],
        "think_seconds": [
            seconds for seconds in presets.THINK_SECONDS if seconds <= limits.THINK_SECONDS
        ],
        "rated": show_table(),
        "formats": {"read": list(FORMATS), "write": list(WRITABLE)},
        "limits": SHOWN_LIMITS,
    }


def _rule(rule: Rule) -> Json:
    return {
        "name": rule.name,
        "title": rule.title,
        "summary": rule.text.summary,
        "default_size": rule.default_size,
        "captures": rule.captures,
        "pairs_to_win": rule.pairs_to_win if rule.captures else None,
        "forbids": [
            str(color) for color in Color if rule.restriction(color) is not Restriction.NONE
        ],
    }


async def get_status(server: Server) -> Json:
    """The state of the engine, and how many watch games and wait for the engine."""
    return {
        "engine": show_engine(server.engines),
        "players": server.games.players if server.peers.players is None else server.peers.players,
        "waiting": server.engines.waiting,
        "server": server.peers.id,
    }


async def get_settings(server: Server, visitor: Visiting) -> Json:
    """The client's settings."""
    return {"settings": await server.storage.ask(server.storage.store.settings, visitor.client)}


async def change_settings(changes: SettingsIn, server: Server, visitor: Visiting) -> Json:
    """Merge settings; null removes one."""
    kept = await server.storage.ask(
        server.storage.store.change_settings,
        visitor.client,
        changes.settings,
        most=limits.SETTINGS,
    )
    return {"settings": kept}
