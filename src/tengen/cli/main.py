"""The command line: finds the command, runs it, and turns errors into one line and an exit code.

To add a command, write `cli/NAME.py` with a function `command`, whose typed parameters and
docstring are its help, or with an `app` of several commands, and give it a line in COMMANDS. A dash
in a name is an underscore in the name of its module.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Annotated

import typer

from ..errors import INPUT_ERRORS, error_text

COMMANDS: Mapping[str, str] = {
    "play": "Play against Tengen, another engine or a person.",
    "watch": "Watch two engines play.",
    "serve": "Serve the web app: play and analyse in a browser.",
    "admin": "Look after a server: bots, reports, accounts.",
    "bot": "Let an engine play on a server.",
    "show": "Draw a position as text, SVG or PNG.",
    "convert": "Turn game files from one format into another.",
    "analyse": "Analyse a position, live.",
    "explain": "Explain why a move is good or bad, or who threatens what.",
    "review": "Review a game: mistakes, reasons, better moves.",
    "drills": "Solve positions from your own mistakes when they are due.",
    "lessons": "Learn Gomoku step by step, in positions to solve.",
    "puzzles": "Solve puzzles, make them from games, check their proofs.",
    "prove": "Prove that a side wins, or that nobody does; check proofs.",
    "openings": "Make balanced openings, check them, list the sets.",
    "book": "Opening books: make one, check it, look up a position.",
    "match": "Play engines against each other.",
    "tune": "Fit the evaluation to self-play games.",
    "engine": "Play as an engine under a manager (Gomocup protocol).",
    "check-engine": "Check whether an engine follows the Gomocup protocol.",
    "bench": "Measure the engine on fixed positions.",
    "texts": "List the languages, and check a translation.",
    "warm-up": "Compile the engine ahead of time.",
}

# Commands in the user's language; the others are tools and stay English.
SPEAKING = ("play", "watch", "show", "analyse", "explain", "review", "drills", "lessons", "puzzles")

HELP = """Gomoku: play, look at positions, convert games, analyse.

\b
Examples:
  tengen play                              play Tengen, or another person
  tengen play --plain --level 3            the same in lines of text
  tengen play --rule renju --opening swap2
  tengen serve --browser                   the web app
  tengen admin reports                     list the reports of players
  tengen bot HOST --engine level:5         an engine plays on a server
  tengen watch level:3 level:5             two engines play
  tengen show h8i9j10                      draw a position
  tengen show game.sgf --ply 20 -o board.svg
  tengen convert game.psq game.sgf         formats by extension
  tengen analyse h8i9j10 --multipv 3       what the engine thinks
  tengen explain h8i9j10 k11               why a move is good or bad
  tengen review game.sgf                   what went wrong in a game
  tengen drills                            your own mistakes, as they fall due
  tengen lessons                           learn step by step
  tengen puzzles                           solve puzzles at your rating
  tengen prove --check win.proof           check a proof of a win
  tengen openings list                     the sets of balanced openings
  tengen book show "h8 i9"                 the opening book's moves
  tengen match tengen tengen:level=8 --turn 0.5
  tengen tune --help                       fit the evaluation to games
  tengen engine                            play under a manager
  tengen check-engine ./pbrain-other       what an engine gets wrong
  tengen warm-up                           compile the engine beforehand
  tengen texts check sv.ftl                check a translation
  tengen bench                             measure its speed

\b
A POSITION is the same everywhere:
  "h8 i9 j10" or h8i9j10      moves: column from the left, row from the bottom
  game.sgf                    a file (sgf, psq, json, lib, pos): its main line
  games.sgf:3                 the third game of a file
  "?rule=renju&size=15#h8i9"  a link
  -                           any of these on standard input

Run `tengen COMMAND --help` for details of a command.
"""

BAD_INPUT = 2
INTERRUPTED = 130
# Packages that a base install does not have, by the extra that brings them
PACKAGES_OF = {
    "cluster": "ray",
    "engine": "llvmlite numba numpy",
    "png": "resvg_py",
    "animation": "PIL",
    "arena": "matplotlib",
    "train": "torch",
    "learn": "fsrs",
    "tui": "rich textual",
    "web": "argon2 fastapi prometheus_client pydantic sqlalchemy starlette uvicorn webauthn",
    "bot": "websockets",
    "postgresql": "psycopg",
    "servers": "redis",
}
EXTRA_OF = {package: extra for extra, names in PACKAGES_OF.items() for package in names.split()}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, or 2 with one line on standard error."""
    args = list(sys.argv[1:] if argv is None else argv) or ["--help"]
    try:
        _speak(args)
        code = _app(args)(args, prog_name="tengen", standalone_mode=False)
        sys.stdout.flush()  # a reader that went away is noticed here, not at exit
    except typer.TyperException as error:
        return _fail(error.format_message())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for the flush at exit
        return 1
    except INPUT_ERRORS as error:
        return _fail(error_text(error))
    except ModuleNotFoundError as error:
        if error.name not in EXTRA_OF:
            raise
        extra = EXTRA_OF[error.name]
        return _fail(f"this command needs the package {error.name}: install tengen[{extra}]")
    except KeyboardInterrupt:  # while a command is being loaded; later typer sees to it
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _speak(args: Sequence[str]) -> None:
    """Use the user's language, except in commands whose output is read by programs."""
    if next((arg for arg in args if arg in COMMANDS), None) in SPEAKING:
        from ..play.settings import speak

        speak()


def _app(args: Sequence[str]) -> typer.Typer:
    """The commands: the called one from its module, the others by name and summary only."""
    app = typer.Typer(rich_markup_mode=None, add_completion=False)
    app.callback(help=HELP)(_options)
    called = next((arg for arg in args if arg in COMMANDS), None)
    for name, summary in COMMANDS.items():
        if name == called:
            module = import_module(f".{name.replace('-', '_')}", __package__)
            if hasattr(module, "app"):  # a command with commands of its own
                app.add_typer(module.app, name=name, short_help=summary)
            else:
                app.command(name, short_help=summary)(module.command)
        else:
            app.command(name, short_help=summary)(_options)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"tengen {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """The options of tengen itself."""


def _fail(message: str) -> int:
    print("tengen: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT
