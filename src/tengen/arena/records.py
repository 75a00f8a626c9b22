"""Finished games as game files, with what the engines reported about each move."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from ..errors import FormatError, LossWarning
from ..files import write_file
from ..formats import FORMATS, write_game, write_games
from ..game import EndReason, Game, MoveTime, Result
from ..rules import Color
from ..score import Score
from .playing import Ending, Record
from .settings import MatchSettings

REASONS: Mapping[Ending, EndReason] = {
    Ending.BOARD: EndReason.BOARD,
    Ending.TIME: EndReason.TIME,
    Ending.CRASH: EndReason.FORFEIT,
    Ending.ILLEGAL: EndReason.FORFEIT,
    Ending.AGREED: EndReason.AGREEMENT,
    Ending.LENGTH: EndReason.AGREEMENT,
}


def game_of(record: Record, settings: MatchSettings) -> Game:
    """The game with names, clocks, and a comment for each move."""
    game = Game(settings.rule, settings.size)
    game.headers = {
        "Black": settings.names[record.black],
        "White": settings.names[record.white],
        "Event": "tengen match",
        "Round": str(record.number + 1),
        "Date": record.date[:10],
        "TimeLimit": settings.pace,
    }
    game.add_line(record.moves, foul=True)
    played = islice(enumerate(game.mainline()), record.opening, None)
    for (ply, node), info in zip(played, record.infos, strict=True):
        node.comment = comment(info, Color.WHITE if ply % 2 else Color.BLACK)
        node.clock = MoveTime(left=info.get("left"), spent=info["seconds"])
    winner = None
    if record.winner is not None:
        winner = Color.BLACK if record.winner == record.black else Color.WHITE
    game.result = Result(winner, REASONS[record.ending])
    if record.ending.is_forfeit:
        last = game.end()
        last.comment = "\n".join(filter(None, [last.comment, f"{record.ending}: {record.detail}"]))
    return game


def comment(info: Mapping[str, Any], color: Color) -> str:
    """What an engine reported about a move in one line, with its messages below."""
    parts = []
    if "depth" in info:
        parts.append(f"depth {info['depth']}/{info.get('seldepth', info['depth'])}")
    score, win_in = info.get("score"), info.get("win_in")
    if score is not None or win_in is not None:
        parts.append(str(Score(score, win_in, color)))
    if "nodes" in info:
        parts.append(f"{info['nodes']} nodes")
    parts.append(f"{info['seconds']:.3f} s")
    return "\n".join([", ".join(parts), *info.get("messages", [])])


def save_records(
    folder: Path, settings: MatchSettings, records: Sequence[Record], *, format: str
) -> Path:
    """Write all games into one file, or into a folder where the format holds one game a file."""
    row = FORMATS.get(format)
    if row is None or not row.writes or format in ("openings", "link"):
        raise FormatError(f"games are not kept as {format!r}: expected sgf, psq, json or pos")
    games = [game_of(record, settings) for record in sorted(records, key=lambda each: each.number)]
    suffix = row.extensions[0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LossWarning)  # the journal has everything
        if row.holds_many:
            path = folder / f"games{suffix}"
            write_file(path, write_games(games, format).encode(), replace=True)
            return path
        path = folder / format
        path.mkdir(exist_ok=True)
        for game in games:
            name = f"{int(game.headers['Round']):05}{suffix}"
            write_file(path / name, write_game(game, format).encode(), replace=True)
    return path
