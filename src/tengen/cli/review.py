"""`tengen review`: what went wrong in a game, or in many."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import typer

from ..analysis.reviews.annotate import annotate
from ..analysis.reviews.records import GameReview
from ..analysis.reviews.review import NODES, review
from ..analysis.reviews.statistics import player_statistics
from ..engine.base import BaseEngine, StopToken
from ..errors import FormatError
from ..files import refuse_existing, write_file
from ..formats import load_games, write_game
from ..formats.text import collect_losses
from ..game import Game
from ..plain import Value
from ..play.record import opening_of
from ..play.saved import drop_programs
from ..remote.engine import Engines
from ..rules import Color
from ..terminal.review_view import ReviewProgress, player_lines, review_lines
from ..terminal.terminal import Terminal, handling, warn
from ..texts import notice_text, t
from . import options
from .drills import add_drills, file_name

PLAYERS = "players.json"


def command(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE…", help="A game; with --out any number of game files."),
    ],
    rule: options.Rule = None,
    size: options.Size = None,
    nodes: Annotated[int, options.number("--nodes", about="Nodes for each position.")] = NODES,
    you: Annotated[
        Literal["black", "white"] | None,
        typer.Option(help="The side you played; the summary then speaks to you."),
    ] = None,
    sgf: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game with marks and comments.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the curve of the game as PNG.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The review as JSON.")] = False,
    drills: Annotated[
        Literal["black", "white", "both"] | None,
        typer.Option(help="Make a drill from each mistake of this side; see `tengen drills`."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Review all games of all files into this folder."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    threads: options.Threads = None,
    hash_mb: options.Hash = None,
    language: options.Language = None,
    search: options.Search = None,
    workers: options.Workers = None,
    cluster: options.Cluster = None,
) -> None:
    """Review a game: mistakes, reasons, better moves.

    Every position is searched, then the turning points more deeply. Ctrl-C shows what is known so
    far. With --out each game becomes an annotated SGF file and a JSON file in the folder, together
    with statistics about the players; what is there already is not reviewed again.

    \b
    Examples:
      tengen review game.sgf
      tengen review game.sgf --you black --picture curve.png --sgf reviewed.sgf
      tengen review games.sgf:3 --nodes 200000
      tengen review game.sgf --drills black
      tengen review --out reviews *.sgf
      tengen review game.sgf --search mcts      a second opinion
    """
    setting = options.given(threads=threads, hash_mb=hash_mb, mcts=options.mcts_of(search))
    if out is None:
        if len(files) > 1:
            raise typer.BadParameter(f"got {len(files)} files; to review them all, use --out DIR")
        for path in (sgf, picture):
            if path is not None and not force:
                refuse_existing(path)
        _review_one(
            files[0],
            rule,
            size,
            nodes,
            you,
            sgf,
            picture,
            drills,
            setting,
            cluster,
            as_json=as_json,
        )
        return
    if sgf is not None or picture is not None or as_json or drills is not None:
        alone = "--sgf, --picture, --json and --drills"
        raise typer.BadParameter(f"{alone} are for one game, without --out")
    with (
        _stopped_by_interrupt() as stop,
        options.engines(cluster, workers, **setting) as engines,
    ):
        is_done = ReviewBatch(out, engines, nodes, stop).run(files, rule, size)
    if not is_done:
        raise typer.Exit(options.INTERRUPTED)


@contextmanager
def _stopped_by_interrupt() -> Iterator[StopToken]:
    """A token that Ctrl-C stops, so that what is known by then is shown and kept."""
    stop = StopToken()
    with handling(lambda number, frame: stop.stop(), signal.SIGINT):
        yield stop


# One game


def _review_one(
    text: str,
    rule: str | None,
    size: int | None,
    nodes: int,
    you: str | None,
    sgf: Path | None,
    picture: Path | None,
    drills: Literal["black", "white", "both"] | None,
    setting: dict[str, int],
    cluster: str | None,
    *,
    as_json: bool,
) -> None:
    game, _ = options.read_position(text, rule, size, "bottom")
    opening = opening_of(game)
    if picture is not None:
        from ..arena.charts import png  # fails at once where no plotter is installed
        from ..arena.curve import review_chart
    progress = ReviewProgress()

    def reviewed(engine: BaseEngine) -> GameReview:
        engine.prepare(game.rule, game.size)
        return review(game, engine, nodes=nodes, opening=opening, stop=stop, watch=progress)

    with _stopped_by_interrupt() as stop, options.engines(cluster, 1, **setting) as engines:
        found = engines.do(reviewed)
        progress.clear()
        added = []
        if drills is not None:
            added = engines.do(lambda engine: add_drills(found, drills, engine, file_name(text)))
    if as_json:
        print(json.dumps(found.to_plain(), ensure_ascii=False))
    else:
        side = None if you is None else Color.parse(you)
        Terminal().write([*review_lines(found, side), *([""] if added else []), *added])
    if sgf is not None:
        _write_annotated(sgf, game, found)
    if picture is not None:
        write_file(picture, png(review_chart(found)), replace=True)
    if not found.is_complete:
        raise typer.Exit(options.INTERRUPTED)


def _report_problems(name: str, game: Game) -> None:
    for problem in game.problems:
        warn(f"{name}: {notice_text(problem)}")


def _write_annotated(path: Path, game: Game, found: GameReview) -> None:
    annotated = annotate(game, found)
    drop_programs(annotated)
    with collect_losses():  # what SGF could not hold was no part of the game that was read
        text = write_game(annotated, "sgf")
    write_file(path, text.encode(), replace=True)


# Many games


class Reviewed(NamedTuple):
    """A game of a batch with the name of its files."""

    name: str
    game: Game


class Numbered(NamedTuple):
    """A game of a batch with what is said while it is reviewed."""

    named: Reviewed
    label: str


class ReviewBatch:
    """Reviews of many games in a folder; what is there is not made again."""

    def __init__(self, folder: Path, engines: Engines, nodes: int, stop: StopToken) -> None:
        self._folder = folder
        self._engines = engines
        self._nodes = nodes
        self._stop = stop

    def run(self, files: list[str], rule: str | None, size: int | None) -> bool:
        """Review all games of these files; whether all are done."""
        self._folder.mkdir(parents=True, exist_ok=True)
        games = list(_named_games(files, rule, size))
        numbered = (
            Numbered(named, t("terminal-game-of", number=number, count=len(games)))
            for number, named in enumerate(games, 1)
        )
        done = []
        for ((_, game), _), found in self._engines.in_order(numbered, self._review):
            if not found.is_complete:
                break
            done.append(({color: _player(game, color) for color in Color}, found))
        players = player_statistics(done)
        plain = {name: player.to_plain() for name, player in players.items()}
        text = json.dumps(plain, ensure_ascii=False, indent=1)
        write_file(self._folder / PLAYERS, text.encode(), replace=True)
        lines = player_lines(players) if players else []
        folder = str(self._folder)
        told = t("terminal-games-done", done=len(done), count=len(games), folder=folder)
        Terminal().write([*lines, "", told])
        return len(done) == len(games)

    def _review(self, engine: BaseEngine, numbered: Numbered) -> GameReview:
        """Review a game and save it; a stopped review is returned as far as it got."""
        (name, game), label = numbered
        path = self._folder / f"{name}.review.json"
        known = self._known(path, game)
        if known is not None and known.is_complete:
            return known
        opening = opening_of(game)
        _report_problems(name, game)
        # Several games at once would draw over each other.
        progress = ReviewProgress(label) if self._engines.size == 1 else None
        engine.prepare(game.rule, game.size)
        found = review(
            game,
            engine,
            nodes=self._nodes,
            opening=opening,
            resume=known,
            stop=self._stop,
            watch=progress,
        )
        if progress is not None:
            progress.clear()
        text = json.dumps(found.to_plain(), ensure_ascii=False)
        write_file(path, text.encode(), replace=True)
        if found.is_complete:
            _write_annotated(self._folder / f"{name}.sgf", game, found)
            Terminal().write([f"{name}: {found.summary}"])
        return found

    def _known(self, path: Path, game: Game) -> GameReview | None:
        """A review of this game with as many nodes, finished or not, if there is one."""
        with suppress(OSError, FormatError):
            found = GameReview.from_plain(Value.parse(path.read_text(encoding="utf-8")))
            if found.is_of(game) and found.nodes >= self._nodes:
                return found
        return None


def _named_games(files: list[str], rule: str | None, size: int | None) -> Iterator[Reviewed]:
    """The games of all files, each with a name of its own made from that of its file."""
    used: dict[str, int] = {}
    for file in files:
        for game in load_games(file, rule=rule, size=size):
            stem = Path(file).stem
            used[stem] = used.get(stem, 0) + 1
            yield Reviewed(stem if used[stem] == 1 else f"{stem}-{used[stem]}", game)


def _player(game: Game, color: Color) -> str:
    return game.headers.get(color.title) or color.title
