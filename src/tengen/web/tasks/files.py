"""Games of files and links, and games as files and pictures."""

from __future__ import annotations

import base64
import json
from math import isqrt
from typing import Any

from ... import animation, png, svg
from ...errors import FormatError
from ...formats import FORMATS, find_format, format_of, read_games, write_game
from ...formats.json import from_plain, to_plain
from ...formats.link import parse_link, write_link
from ...formats.text import collect_losses
from ...game import Game, Node
from ...plain import Json
from ...play.saved import SESSION
from ...remote.worker import Work
from ...texts import Message
from ...texts.message import plain_notice
from .. import limits
from ..game_view import show_replay
from .explorer import count_file

BINARY = {"png": "image/png", "gif": "image/gif", "webp": "image/webp"}
TYPES = {
    "sgf": "application/x-go-sgf",
    "psq": "text/plain",
    "pos": "text/plain",
    "openings": "text/plain",
    "json": "application/json",
    "link": "text/plain",
    "svg": "image/svg+xml",
    **BINARY,
}


def import_games(work: Work, **file: Any) -> Json:
    """The games of a file or a text, as Tengen JSON; see `_games_of` for what a file is."""
    games, chosen = _games_of(**file)
    return {
        "games": [to_plain(game) for game in games],
        "problems": [[plain_notice(problem) for problem in game.problems] for game in games],
        "format": chosen,
    }


def file_moves(work: Work, **file: Any) -> Json:
    """The moves of a file's games with their positions and results, for the explorer."""
    games, _ = _games_of(**file, most=limits.EXPLORER_GAMES)
    return count_file(games)


def _games_of(
    *,
    text: str | None,
    data: str | None,
    name: str | None,
    format: str | None,
    rule: str | None,
    size: int | None,
    most: int = limits.IMPORTED_GAMES,
) -> tuple[list[Game], str]:
    """The games of a file or a text, and the name of its format."""
    content = text if text is not None else _decoded(data or "")
    by_name = format_of(name) if name else None
    chosen = FORMATS.get(format or "") or by_name or find_format(content)
    if chosen.name == "sgf":  # before any work: a node begins with a semicolon
        nodes = content.count(";") if isinstance(content, str) else content.count(b";")
        _refuse_large(nodes)
    is_library = chosen.name == "renlib"
    games: list[Game] = []
    nodes = 0
    for game in read_games(content, format=chosen.name, rule=rule, size=size):
        game.properties.pop(SESSION, None)  # who played at somebody else's table, and how
        games.append(game)
        nodes += sum(1 for _ in game.walk())
        _refuse_large(nodes, limits.LIBRARY_NODES if is_library else limits.TREE_NODES)
        if len(games) == most:
            break
    return games, chosen.name


def _decoded(data: str) -> bytes:
    try:
        return base64.b64decode(data, validate=True)
    except ValueError as error:
        raise FormatError(f"the data is not base64: {error}") from error


def check_game(work: Work, *, game: Json) -> Json:
    """The game as the text that is kept, with its rule and size; FormatError says what is wrong."""
    checked = read_game(game)
    text = json.dumps(to_plain(checked))
    return {"rule": checked.rule.name, "size": checked.size, "game": text}


def read_game(game: Json | str) -> Game:
    """A game from Tengen JSON, or from a text of it that is kept, which the server never parses."""
    made = from_plain(json.loads(game) if isinstance(game, str) else game)
    made.properties.pop(SESSION, None)
    _refuse_large(sum(1 for _ in made.walk()))
    if any(len(node.comment) > limits.COMMENT for node in made.walk()):
        raise FormatError(Message.of("web-comment-long", count=limits.COMMENT))
    return made


def _refuse_large(nodes: int, most: int = limits.TREE_NODES) -> None:
    if nodes > most:
        raise FormatError(Message.of("web-game-large", count=most))


def export(
    work: Work,
    *,
    game: Json | str,
    format: str,
    node: int | None,
    theme: svg.Theme,
    numbers: bool,
    coordinates: bool,
    pixels: int,
) -> Json:
    """The game as a file, or the position at one of its nodes as a picture or a link."""
    made = read_game(game)
    with collect_losses() as losses:
        if format in ("svg", "png"):
            board = _node(made, node).board()
            looks: Json = {
                "pixels": pixels,
                "move_numbers": numbers,
                "coordinates": coordinates,
            }
            if format == "svg":
                content = svg.board(board, theme=theme, **looks)
            else:
                shade: svg.Theme = "light" if theme == "auto" else theme
                content = base64.b64encode(png.board(board, theme=shade, **looks)).decode()
        elif format in animation.FORMATS:
            content = base64.b64encode(_film(made, format, theme, coordinates, pixels)).decode()
        elif format == "link":
            content = write_link(made if node is None else _node(made, node).board())
        else:
            content = write_game(made, format)
    return {
        "content": content,
        "losses": list(losses),
        "type": TYPES[format],
        "name": f"tengen.{format}",
    }


def _film(
    game: Game, format: animation.AnimationFormat, theme: svg.Theme, coordinates: bool, pixels: int
) -> bytes:
    """The main line of a game as an animated picture."""
    shade: svg.Theme = "light" if theme == "auto" else theme
    frames = len(game.mainline_moves()) + 1
    width = min(pixels, limits.FILM_PIXELS, isqrt(limits.FILM_AREA // frames))
    return animation.game(game, format=format, theme=shade, coordinates=coordinates, pixels=width)


def replay(work: Work, *, game: Json | str | None, link: str | None) -> Json:
    """The main line of a game or of a link, move by move."""
    return show_replay(read_game(game or {}) if link is None else parse_link(link))


def _node(game: Game, number: int | None) -> Node:
    if number is None:
        return game.end()
    for index, node in enumerate(game.walk()):
        if index == number:
            return node
    raise FormatError(f"the game has no node {number}")
