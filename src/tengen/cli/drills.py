"""`tengen drills`: solve positions in which you made a mistake, when they are due."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer

from ..analysis.reviews.records import GameReview
from ..analysis.reviews.review import NODES, review
from ..engine.base import BaseEngine
from ..errors import FormatError
from ..files import refuse_existing, write_file
from ..formats import load_games
from ..learning.drilling import make_drill, mistakes_of
from ..learning.drills import SOURCE_NAME, Drill, DrillDeck, DrillSource
from ..learning.kept import change_part, keep_record, read_record
from ..learning.record import LearningRecord
from ..learning.schedule import utc_now
from ..plain import Value
from ..play.record import opening_of
from ..rules import Color
from ..terminal.drills import DrillSession, due_text, list_lines
from ..terminal.progress import start_engine
from ..terminal.review_view import ReviewProgress
from ..terminal.terminal import Terminal
from ..texts import t
from . import options

Player = Literal["black", "white", "both"]

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    invoke_without_command=True,
    help="""Solve positions from your own mistakes when they are due.

    A review finds your mistakes, each becomes a drill, and spaced repetition (FSRS) brings it back
    just before you would forget it. Without a command, solve what is due.

    \b
    Examples:
      tengen drills                                 solve what is due
      tengen drills add game.sgf --player black     drills from Black's mistakes
      tengen review game.sgf --drills black         the same, with the review
      tengen drills list                            all drills, and when they are due
      tengen drills export learning.json            everything you have learned, as a file
      tengen drills import learning.json            merge such a file
    """,
)


@app.callback()
def default(context: typer.Context, language: options.Language = None) -> None:
    """Solve what is due where no command is given."""
    if context.invoked_subcommand is None:
        solve_command()


@app.command("solve")
def solve_command() -> None:
    """Solve what is due, one drill after the other."""
    DrillSession(Terminal(erase=False), engine=start_engine, now=utc_now).run()


@app.command("list")
def list_command() -> None:
    """List all drills and when they are due."""
    Terminal().write(list_lines(read_record().part(DrillDeck), utc_now()))


@app.command("add")
def add_command(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Game files.")],
    player: Annotated[Player, typer.Option(help="Whose mistakes become drills.")],
    rule: options.Rule = None,
    size: options.Size = None,
    nodes: Annotated[int, options.number("--nodes", about="Nodes for each position.")] = NODES,
    threads: options.Threads = None,
    hash_mb: options.Hash = None,
) -> None:
    """Review games and make a drill from each of your mistakes."""
    with start_engine(**options.given(threads=threads, hash_mb=hash_mb)) as engine:
        for file in files:
            for game in load_games(file, rule=rule, size=size):
                engine.prepare(game.rule, game.size)
                engine.clear_hash()
                progress = ReviewProgress(file_name(file))
                opening = opening_of(game)
                found = review(game, engine, nodes=nodes, opening=opening, watch=progress)
                progress.clear()
                Terminal().write(add_drills(found, player, engine, file_name(file)))
    Terminal().write([due_text(read_record().part(DrillDeck), utc_now())])


def file_name(text: str) -> str:
    """The name of the file that a POSITION names; "" when it names none."""
    path, _, number = text.rpartition(":")
    file = Path(path if path and number.isdecimal() else text)
    try:
        return file.name[:SOURCE_NAME] if file.is_file() else ""
    except OSError:  # too long for a name: a list of moves
        return ""


def add_drills(found: GameReview, player: Player, engine: BaseEngine, file: str) -> list[str]:
    """Make drills from the mistakes of a side and keep them; what was done, in lines.

    `file` is the name of the file, "" for a game that was typed.
    """
    color = None if player == "both" else Color.parse(player)
    mistakes = mistakes_of(found, color)
    made = list(_made(found, (mistake.number for mistake in mistakes), engine, file))
    known = read_record().part(DrillDeck).drills
    fresh = {drill.id for drill in made} - known.keys()
    if made:
        change_part(DrillDeck, lambda deck: deck.with_drills(made))
    counts = t("terminal-drills-made", count=len(mistakes), fresh=len(fresh))
    lines = [f"{file}: {counts}" if file else counts]
    unsure = len(mistakes) - len(made)
    if unsure:
        lines.append(f"  {t('terminal-drills-unsure', count=unsure)}")
    return lines


def _made(
    found: GameReview, numbers: Iterable[int], engine: BaseEngine, file: str
) -> Iterator[Drill]:
    for number in numbers:
        source = DrillSource("file" if file else "analysis", file, number)
        drill = make_drill(found, number, engine, source=source, now=utc_now())
        if drill is not None:
            yield drill


@app.command("remove")
def remove_command(
    names: Annotated[
        list[str], typer.Argument(metavar="ID…", help="Drills, by the names that `list` shows.")
    ],
) -> None:
    """Remove drills."""
    known = read_record().part(DrillDeck).drills
    for name in names:
        found = [key for key in known if key.startswith(name.lower())]
        if len(found) != 1:
            problem = "no drill" if not found else f"{len(found)} drills"
            raise typer.BadParameter(f"{problem} begins with {name!r}; see `tengen drills list`")
        change_part(DrillDeck, partial(DrillDeck.without, drill_id=found[0]))


@app.command("export")
def export_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Write everything you have learned to a file: drills, puzzle rating, streaks, lessons."""
    if not force:
        refuse_existing(file)
    write_file(file, json.dumps(read_record().to_plain()).encode() + b"\n", replace=True)


@app.command("import")
def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that was exported.")],
) -> None:
    """Merge a file that was exported here or on a server. Importing it twice changes nothing."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FormatError(f"{file} is no learning record: {error}") from error
    try:
        given = LearningRecord.from_plain(Value.parse(text))
    except FormatError as error:
        raise FormatError(f"{file} is no learning record: {error}") from error
    keep_record(read_record().merged(given))
    Terminal().write([due_text(read_record().part(DrillDeck), utc_now())])
