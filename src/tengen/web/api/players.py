"""Profiles of players, and leaderboards: what everybody may see of an account."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

from fastapi import Query

from ...plain import Json
from ...texts import Message
from .. import limits
from ..accounts import name_key
from ..errors import WebError
from ..models import RuleName, SpeedName
from ..ratings import show_rating
from ..store.ratings import RatingRow, ResultCount
from .services import Server, Services

NAME = re.compile(rf"[A-Za-z0-9_-]{{1,{limits.USER_NAME}}}")


async def get_player(name: str, server: Server) -> Json:
    """The public profile of an account: ratings, results of rated games, public games."""
    store, ask = server.storage.store, server.storage.ask
    is_name = NAME.fullmatch(name) is not None
    account = await ask(store.account_named, name_key(name)) if is_name else None
    if account is None:
        raise WebError("not-found", Message("web-no-player"))
    ratings = await ask(store.ratings_of, account.id)
    results = await ask(store.results_of, account.id)
    public = await ask(store.public_games_of, account.id, limit=limits.RECENT_GAMES)
    return {
        "name": account.name,
        "created": account.created,
        "bot": await ask(store.bot, account.id) is not None,
        "ratings": [await _rating(server, row) for row in ratings],
        "results": _results(results),
        "games": await server.games.summaries(public),
    }


async def _rating(server: Services, row: RatingRow) -> Json:
    store, ask = server.storage.store, server.storage.ask
    names = {"rule": row.rule, "speed": row.speed}
    curve = await ask(store.rating_curve, row.account, **names, limit=limits.CURVE)
    return {
        **names,
        **show_rating(row.rating(server.storage.wall())),
        "games": row.games,
        "curve": [[round(point.at), round(point.value)] for point in curve],
    }


def _results(counts: Sequence[ResultCount]) -> list[Json]:
    """One row per rule and colour."""
    rows: dict[tuple[str, str], Json] = {}
    for rule, color, score, games in counts:
        empty = {"rule": rule, "color": color, "won": 0, "drawn": 0, "lost": 0}
        row = rows.setdefault((rule, color), empty)
        row[{1.0: "won", 0.5: "drawn", 0.0: "lost"}[score]] += games
    return list(rows.values())


async def get_leaders(
    server: Server,
    rule: Annotated[RuleName, Query()] = "freestyle",
    speed: Annotated[SpeedName, Query()] = "blitz",
) -> Json:
    """The accounts with the highest ratings; provisional ones are left out."""
    store = server.storage.store
    found = await server.storage.ask(store.leaders, rule, speed, limit=limits.LEADERS)
    players = [
        {
            "name": leader.name,
            "bot": leader.is_bot,
            "value": round(leader.rating.value),
            "games": leader.games,
        }
        for leader in found
    ]
    return {"rule": rule, "speed": speed, "players": players}
