"""`tengen show`: a position as text, or as a picture in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from ..board import Board
from ..files import write_file
from ..game import EndReason, Game
from ..play.words import printable, result_message
from ..terminal.board_text import describe, draw_board
from ..terminal.terminal import Terminal
from ..texts import t
from . import options

MAX_PIXELS = 8192
SVG_PIXELS, PNG_PIXELS, FILM_PIXELS = 480, 960, 480  # without --pixels
ABOUT_PIXELS = f"Width of the picture; default {PNG_PIXELS} for PNG, {SVG_PIXELS} for others."

Theme = Literal["light", "dark", "auto"]


def command(
    position: options.Position,
    rule: options.Rule = None,
    size: options.Size = None,
    rows: options.Rows = "bottom",
    ply: Annotated[
        int | None,
        options.number(
            "--ply", low=0, high=options.MAX_PLY, about="Show the position after this many moves."
        ),
    ] = None,
    numbers: Annotated[bool, typer.Option("--numbers", "-n", help="Number the moves.")] = False,
    forbidden: Annotated[
        bool, typer.Option("--forbidden", "-f", help="Mark the forbidden points.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", help="A picture: board.svg, board.png, game.gif, game.webp."
        ),
    ] = None,
    pixels: Annotated[
        int | None,
        options.number("--pixels", high=MAX_PIXELS, about=ABOUT_PIXELS),
    ] = None,
    theme: Annotated[
        Theme, typer.Option(help="Colours of the picture; auto (SVG only) follows the reader.")
    ] = "light",
    seconds: Annotated[
        float,
        typer.Option(min=0.02, max=60, help="Seconds between two moves of an animation."),
    ] = 0.8,
    language: options.Language = None,
) -> None:
    """Draw a position as text, SVG or PNG.

    A whole game becomes an animated GIF or WebP.

    X is Black, O is White, the last move is in brackets; a forbidden point is marked with !

    \b
    Examples:
      tengen show "h8 i9 j10" --rule renju --forbidden
      tengen show game.sgf --ply 20 --numbers
      tengen show game.sgf -o game.gif --seconds 0.5
      tengen show "?rule=42&size=19#j10k10" -o board.svg --theme auto
      cat game.psq | tengen show -
    """
    game, board = options.read_position(position, rule, size, rows, ply)
    if output is None:
        _print_text(game, board, numbers=numbers, forbidden=forbidden)
    else:
        if output.suffix.lower() in (".gif", ".webp"):
            picture = _film(game, output, theme, pixels, ply, seconds)
        else:
            marks = {"move_numbers": numbers, "forbidden": forbidden}
            picture = _picture(board, output, theme, pixels, **marks)
        write_file(output, picture, replace=True)


def _print_text(game: Game, board: Board, *, numbers: bool, forbidden: bool) -> None:
    terminal = Terminal()
    marked = board.forbidden_points if forbidden else ()
    players = " - ".join(printable(game.headers.get(color, "")) for color in ("Black", "White"))
    lines = [players] if players != " - " else []
    lines += draw_board(board, numbers=numbers, forbidden=marked, paint=terminal.paint)
    lines += ["", *describe(board)]
    result, is_end = game.result, board.ply == len(game.mainline_moves())
    if is_end and result is not None and result.reason is not EndReason.BOARD:
        lines.append(t("terminal-result", result=str(result_message(result))))
    terminal.write(lines)


def _film(
    game: Game, output: Path, theme: Theme, pixels: int | None, plies: int | None, pace: float
) -> bytes:
    from .. import animation

    if theme == "auto":
        raise typer.BadParameter("an animation cannot follow its reader: --theme light or dark")
    kind: animation.AnimationFormat = "gif" if output.suffix.lower() == ".gif" else "webp"
    width = pixels or FILM_PIXELS
    try:
        return animation.game(
            game, format=kind, plies=plies, pixels=width, seconds=pace, theme=theme
        )
    except (ImportError, ValueError) as error:
        raise typer.BadParameter(str(error)) from error


def _picture(board: Board, output: Path, theme: Theme, pixels: int | None, **marks: Any) -> bytes:
    match output.suffix.lower():
        case ".svg":
            from .. import svg

            return svg.board(board, pixels=pixels or SVG_PIXELS, theme=theme, **marks).encode()
        case ".png":
            from .. import png

            if theme == "auto":
                raise typer.BadParameter("a PNG cannot follow its reader: --theme light or dark")
            try:
                return png.board(board, pixels=pixels or PNG_PIXELS, theme=theme, **marks)
            except ImportError as error:
                raise typer.BadParameter(str(error)) from error
    raise typer.BadParameter(f"{output} is no picture: expected .svg, .png, .gif or .webp")
