"""Every HTTP request that the server answers, with the rate that limits it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fastapi import Depends, FastAPI
from fastapi.responses import Response

from .api import (
    account,
    analysis,
    bots,
    docs,
    drills,
    explorer,
    games,
    general,
    learning,
    lessons,
    lobby,
    passkeys,
    players,
    puzzles,
    reviews,
    studies,
    talk,
    tournaments,
)
from .api.services import Server, Visiting
from .errors import PLAYS_ONLY, WebError


class Route(NamedTuple):
    """A request: its method and path, what answers it, and its row in `rates.RATES`."""

    method: str
    path: str
    handler: Callable[..., Any]
    rate: str
    status: int = 200
    for_bots: bool = False  # whether the token of a bot is enough


ROUTES = (
    Route("GET", "/api/config", general.get_config, "read", for_bots=True),
    Route("GET", "/api/status", general.get_status, "read", for_bots=True),
    Route("GET", "/api/settings", general.get_settings, "read"),
    Route("PATCH", "/api/settings", general.change_settings, "setting"),
    Route("GET", "/api/account", account.get_account, "read"),
    Route("POST", "/api/account", account.register, "account", 201),
    Route("DELETE", "/api/account", account.remove_account, "login"),
    Route("POST", "/api/account/login", account.log_in, "login"),
    Route("POST", "/api/account/logout", account.log_out, "setting"),
    Route("POST", "/api/account/recover", account.recover, "login"),
    Route("POST", "/api/account/confirm", account.confirm, "login"),
    Route("PUT", "/api/account/password", account.change_password, "login"),
    Route("POST", "/api/account/codes", account.replace_codes, "login"),
    Route("DELETE", "/api/account/sessions", account.end_other_sessions, "setting"),
    Route("DELETE", "/api/account/sessions/{session}", account.end_session, "setting", 204),
    Route("GET", "/api/account/export", account.export_everything, "export"),
    Route("POST", "/api/account/bots", bots.make_bot, "login", 201),
    Route("POST", "/api/account/bots/{name}/token", bots.replace_bot_token, "login"),
    Route("DELETE", "/api/account/bots/{name}/token", bots.revoke_bot_token, "setting", 204),
    Route("DELETE", "/api/account/bots/{name}", bots.remove_bot, "login", 204),
    Route("POST", "/api/passkeys/begin", passkeys.begin_passkey, "login"),
    Route("POST", "/api/passkeys", passkeys.add_passkey, "login", 201),
    Route("DELETE", "/api/passkeys/{passkey}", passkeys.remove_passkey, "setting", 204),
    Route("POST", "/api/passkeys/login/begin", passkeys.begin_passkey_login, "login"),
    Route("POST", "/api/passkeys/login", passkeys.log_in_by_passkey, "login"),
    Route("POST", "/api/games", games.create_game, "game", 201),
    Route("GET", "/api/games", games.list_games, "read", for_bots=True),
    Route("GET", "/api/games/{game}", games.get_game, "read", for_bots=True),
    Route("DELETE", "/api/games/{game}", games.remove_game, "setting", 204),
    Route("POST", "/api/games/{game}/join", games.join_game, "join", for_bots=True),
    Route("POST", "/api/games/{game}/act", games.act, "act", for_bots=True),
    Route("POST", "/api/games/{game}/hint", games.hint, "hint"),
    Route("POST", "/api/games/{game}/judge", games.judge_move, "judge"),
    Route("POST", "/api/games/{game}/rematch", games.rematch, "game", for_bots=True),
    Route("GET", "/api/games/{game}/export", games.export_game, "picture"),
    Route("GET", "/api/games/{game}/talk", talk.get_talk, "read"),
    Route("POST", "/api/games/{game}/talk", talk.say, "say", 201),
    Route("PUT", "/api/games/{game}/mute", talk.mute, "setting"),
    Route("POST", "/api/games/{game}/report", talk.report, "report-player", 204),
    Route("GET", "/api/games/{game}/picture", games.game_picture, "picture"),
    Route("GET", "/api/lobby", lobby.get_lobby, "read", for_bots=True),
    Route("POST", "/api/lobby/seeks", lobby.seek, "seek", for_bots=True),
    Route("POST", "/api/lobby/challenges", lobby.challenge, "seek", 201, for_bots=True),
    Route("POST", "/api/lobby/seeks/{seek}/accept", lobby.accept_seek, "seek", for_bots=True),
    Route("DELETE", "/api/lobby/seeks/{seek}", lobby.remove_seek, "setting", 204, for_bots=True),
    Route("GET", "/api/tournaments", tournaments.list_tournaments, "read", for_bots=True),
    Route("POST", "/api/tournaments", tournaments.create_tournament, "tournament", 201),
    Route(
        "GET", "/api/tournaments/{tournament}", tournaments.get_tournament, "read", for_bots=True
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/join",
        tournaments.join_tournament,
        "join",
        for_bots=True,
    ),
    Route(
        "POST",
        "/api/tournaments/{tournament}/leave",
        tournaments.leave_tournament,
        "setting",
        for_bots=True,
    ),
    Route("DELETE", "/api/tournaments/{tournament}", tournaments.cancel_tournament, "setting", 204),
    Route("GET", "/api/players/{name}", players.get_player, "read"),
    Route("GET", "/api/leaders", players.get_leaders, "read"),
    Route("POST", "/api/position", analysis.look, "position"),
    Route("POST", "/api/explain", analysis.explain, "report"),
    Route("POST", "/api/trace", analysis.trace, "report"),
    Route("POST", "/api/import", analysis.import_games, "import"),
    Route("POST", "/api/export", analysis.export, "picture"),
    Route("POST", "/api/explorer", explorer.explore_position, "position"),
    Route("POST", "/api/explorer/proof", explorer.answer_by_proof, "judge"),
    Route("POST", "/api/explorer/even", explorer.find_even_stones, "report"),
    Route("GET", "/api/explorer/files", explorer.list_explorer_files, "read"),
    Route("POST", "/api/explorer/files", explorer.add_explorer_file, "keep", 201),
    Route("DELETE", "/api/explorer/files/{file}", explorer.remove_explorer_file, "setting", 204),
    Route("POST", "/api/studies", studies.create_study, "keep", 201),
    Route("GET", "/api/studies", studies.list_studies, "read"),
    Route("GET", "/api/studies/{study}", studies.get_study, "read"),
    Route("GET", "/api/studies/{study}/picture", studies.study_picture, "picture"),
    Route("PUT", "/api/studies/{study}", studies.change_study, "study"),
    Route("DELETE", "/api/studies/{study}", studies.remove_study, "setting", 204),
    Route("POST", "/api/reviews", reviews.begin_review, "report"),
    Route("GET", "/api/reviews/{review}", reviews.get_review, "read"),
    Route("POST", "/api/reviews/{review}/stop", reviews.stop_review, "read"),
    Route("POST", "/api/reviews/{review}/try", reviews.retry, "retry"),
    Route("GET", "/api/puzzles", puzzles.list_puzzles, "read"),
    Route("GET", "/api/puzzles/today", puzzles.todays_puzzle, "read"),
    Route("GET", "/api/puzzles/next", puzzles.next_puzzle, "read"),
    Route("GET", "/api/puzzles/{puzzle}", puzzles.get_puzzle, "read"),
    Route("POST", "/api/puzzles/{puzzle}/play", puzzles.play_puzzle, "puzzle"),
    Route("POST", "/api/puzzles/{puzzle}/hint", puzzles.puzzle_hint, "puzzle"),
    Route("POST", "/api/puzzles/{puzzle}/solution", puzzles.puzzle_solution, "puzzle"),
    Route("GET", "/api/opponent", learning.show_opponent, "read"),
    Route("GET", "/api/opponent/placement", learning.placement_puzzle, "read"),
    Route("POST", "/api/opponent/placement", learning.place_newcomer, "setting"),
    Route("GET", "/api/lessons", lessons.list_lessons, "read"),
    Route("GET", "/api/lessons/{lesson}/{item}", lessons.get_item, "read"),
    Route("POST", "/api/lessons/{lesson}/{item}/play", lessons.play_item, "puzzle"),
    Route("POST", "/api/lessons/{lesson}/{item}/hint", lessons.item_hint, "puzzle"),
    Route("POST", "/api/lessons/{lesson}/{item}/solution", lessons.item_solution, "puzzle"),
    Route("POST", "/api/drills", drills.make_drills, "report"),
    Route("GET", "/api/drills", drills.list_drills, "read"),
    Route("GET", "/api/drills/due", drills.due_drills, "read"),
    Route("GET", "/api/drills/{drill}", drills.get_drill, "read"),
    Route("DELETE", "/api/drills/{drill}", drills.remove_drill, "setting", 204),
    Route("POST", "/api/drills/{drill}/answer", drills.answer_drill, "retry"),
    Route("GET", "/api/drills/{drill}/hint", drills.hint_drill, "retry"),
    Route("GET", "/api/drills/{drill}/solution", drills.solve_drill, "retry"),
    Route("POST", "/api/drills/{drill}/grade", drills.grade_drill, "setting"),
    Route("GET", "/api/learning", learning.export_record, "learning"),
    Route("POST", "/api/learning", learning.import_record, "learning"),
)


FILES = (
    games.export_game,
    games.game_picture,
    studies.study_picture,
    account.export_everything,
)  # what is not JSON


def add_routes(app: FastAPI) -> None:
    """Let the app answer the requests of the table."""
    for route in ROUTES:
        options: dict[str, Any] = {}
        if route.handler in FILES:
            options = {"responses": {200: {"content": {"*/*": {}}}}, "response_class": Response}
        if route.status == 204:
            options = {"response_model": None}  # old versions take "None" for a body
        app.add_api_route(
            route.path,
            route.handler,
            methods=[route.method],
            status_code=route.status,
            tags=[route.path.split("/")[2]],
            dependencies=_checks(route),
            **options,
        )
    app.add_api_route("/api/docs", docs.show_docs, include_in_schema=False)


def _checks(route: Route) -> list[Any]:
    """What is checked before a request is answered."""
    checks = [] if route.for_bots else [Depends(_refuse_bots)]
    return [*checks, Depends(_limited(route.rate))]


async def _refuse_bots(visitor: Visiting) -> None:
    if visitor.bot is not None:
        raise WebError("not-allowed", PLAYS_ONLY)


def _limited(rate: str) -> Callable[..., Any]:
    async def spend(server: Server, visitor: Visiting) -> None:
        server.rates.spend(rate, visitor)

    return spend
