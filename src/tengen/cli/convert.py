"""`tengen convert`: games from one file format into another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import FormatError
from ..files import refuse_existing, write_file
from ..formats import FORMATS, format_of, load_games, read_games, write_game, write_games
from ..formats.text import collect_losses
from ..game import Game
from ..play.saved import drop_programs
from ..terminal.terminal import warn
from . import options

STANDARD_STREAM = "-"
MAX_BYTES = max(row.max_bytes for row in FORMATS.values())
WRITABLE = ", ".join(row.name for row in FORMATS.values() if row.writes)


def command(
    source: Annotated[
        str, typer.Argument(metavar="IN", help="The file to read; - is standard input.")
    ],
    target: Annotated[
        str, typer.Argument(metavar="OUT", help="The file to write; - is standard output.")
    ],
    source_format: Annotated[
        str | None,
        typer.Option(
            "--from",
            help=f"Format of IN, if its name does not show it: {', '.join(FORMATS)}.",
        ),
    ] = None,
    target_format: Annotated[
        str | None,
        typer.Option("--to", help=f"Format of OUT, unless its name shows it: {WRITABLE}."),
    ] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    rows: options.Rows = "bottom",
    number: Annotated[
        int | None,
        options.number("--game", about="Convert only this game of several."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Turn game files from one format into another.

    File extensions determine the formats. All games of a file are converted if the format of OUT
    can hold several. Repairs and data loss are reported on standard error. --rows applies to IN
    when it is a list of moves, otherwise to OUT.

    \b
    Examples:
      tengen convert game.psq game.sgf --rule standard
      tengen convert library.lib games.json
      tengen convert games.sgf third.psq --game 3
      tengen convert game.sgf moves.pos --rows top
      cat game.sgf | tengen convert - - --to pos
    """
    to = _target_format(target, target_format)
    if target != STANDARD_STREAM and not force:
        refuse_existing(Path(target))
    read_options, write_options = {}, {}
    if rows == "top":  # applies to move lists only
        if _may_be_moves(source, source_format):
            source_format, read_options = "pos", {"rows": rows}
        elif to == "pos":
            write_options = {"rows": rows}
        else:
            raise typer.BadParameter(f"--rows top is for move lists, and {source} is none")
    read = _read(source, format=source_format, rule=rule, size=size, **read_options)
    games = _picked(list(read), number)
    for index, game in enumerate(games, 1):
        drop_programs(game)
        name = source if len(games) == 1 else f"{source}, game {index}"
        for problem in game.problems:
            warn(f"{name}: {problem}")
    with collect_losses() as losses:
        if len(games) == 1:
            text = write_game(games[0], to, **write_options)
        else:
            text = write_games(games, to, **write_options)
    for loss in dict.fromkeys(losses):
        warn(f"{target}: {loss}")
    if target == STANDARD_STREAM:
        sys.stdout.buffer.write(text.encode())
    else:
        write_file(Path(target), text.encode(), replace=force)


def _target_format(target: str, named: str | None) -> str:
    if named is not None:
        return named
    row = None if target == STANDARD_STREAM else format_of(target)
    if row is None:
        raise typer.BadParameter(f"the format of {target} is not known: --to {WRITABLE}")
    return row.name


def _may_be_moves(source: str, named: str | None) -> bool:
    """Whether the source can be a list of moves."""
    row = None if source == STANDARD_STREAM else format_of(source)
    return (named or (row.name if row else "pos")) == "pos"


def _read(source: str, **how: Any) -> Iterator[Game]:
    if source == STANDARD_STREAM:
        # One byte more than may be, so that the reader can refuse it.
        return read_games(sys.stdin.buffer.read(MAX_BYTES + 1), **how)
    return load_games(source, **how)


def _picked(games: list[Game], number: int | None) -> list[Game]:
    if not games:
        raise FormatError("there is no game to convert")
    if number is not None and number > len(games):
        raise typer.BadParameter(f"--game {number} is too much: there are {len(games)} games")
    return games if number is None else [games[number - 1]]
