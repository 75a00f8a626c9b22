"""`tengen show`: a position as text, or as a picture in a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from ..board import Board
from ..files import write_file
from ..formats.position import parse_position
from ..game import Game
from ..play.words import printable, result_text
from ..terminal.board_text import describe, draw_board
from ..terminal.terminal import Terminal
from .options import RowsOption, RuleOption, SizeOption, whole_number

MAX_PLY = 9999
MAX_PIXELS = 8192
SVG_PIXELS, PNG_PIXELS = 480, 960  # without --pixels

Theme = Literal["light", "dark", "auto"]


def command(
    position: Annotated[
        str,
        typer.Argument(metavar="POSITION", help="Moves, a file, a link, or - for standard input."),
    ],
    rule: RuleOption = None,
    size: SizeOption = None,
    rows: RowsOption = "bottom",
    ply: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(0, MAX_PLY),
            help="Show the position after this many moves.",
        ),
    ] = None,
    numbers: Annotated[bool, typer.Option("--numbers", "-n", help="Number the moves.")] = False,
    forbidden: Annotated[
        bool, typer.Option("--forbidden", "-f", help="Mark the forbidden points.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="A picture: board.svg or board.png.")
    ] = None,
    pixels: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number(1, MAX_PIXELS),
            help=f"Width of the picture; {SVG_PIXELS} for SVG and {PNG_PIXELS} for PNG without it.",
        ),
    ] = None,
    theme: Annotated[
        Theme, typer.Option(help="Colours of the picture; auto (SVG only) follows the reader.")
    ] = "light",
) -> None:
    """Draw a position as text, SVG or PNG.

    X is Black, O is White, the last move is in brackets; a forbidden point is marked with !

    \b
    Examples:
      tengen show "h8 i9 j10" --rule renju --forbidden
      tengen show game.sgf --ply 20 --numbers
      tengen show "?rule=42&size=19#j10k10" -o board.svg --theme auto
      cat game.psq | tengen show -
    """
    game = parse_position(position, rule=rule, size=size, rows=rows, stdin=sys.stdin.buffer)
    for problem in game.problems:
        print(f"tengen: {printable(problem)}", file=sys.stderr)
    board = _board_after(game, ply)
    if output is None:
        _print_text(game, board, numbers=numbers, forbidden=forbidden)
    else:
        picture = _picture(
            board, output, pixels=pixels, numbers=numbers, forbidden=forbidden, theme=theme
        )
        write_file(output, picture, replace=True)


def _board_after(game: Game, ply: int | None) -> Board:
    moves = game.mainline_moves()
    if ply is None:
        return game.end().board()
    if ply > len(moves):
        raise typer.BadParameter(f"--ply {ply} is too much: the game has {len(moves)} moves")
    board = game.end().board()
    for _ in moves[ply:]:
        board.pop()
    return board


def _print_text(game: Game, board: Board, *, numbers: bool, forbidden: bool) -> None:
    terminal = Terminal()
    marked = board.forbidden_points if forbidden else ()
    players = " - ".join(printable(game.headers.get(color, "")) for color in ("Black", "White"))
    lines = [players] if players != " - " else []
    lines += draw_board(board, numbers=numbers, forbidden=marked, paint=terminal.paint)
    lines += ["", *describe(board)]
    result = result_text(game)
    if result is not None and board.ply == len(game.mainline_moves()):
        lines.append(f"Result: {result}")
    terminal.write(lines)


def _picture(
    board: Board,
    output: Path,
    *,
    pixels: int | None,
    numbers: bool,
    forbidden: bool,
    theme: Theme,
) -> bytes:
    match output.suffix.lower():
        case ".svg":
            from .. import svg

            text = svg.board(
                board,
                pixels=pixels or SVG_PIXELS,
                move_numbers=numbers,
                forbidden=forbidden,
                theme=theme,
            )
            return text.encode()
        case ".png":
            from .. import png

            if theme == "auto":
                raise typer.BadParameter("a PNG cannot follow its reader: --theme light or dark")
            try:
                return png.board(
                    board,
                    pixels=pixels or PNG_PIXELS,
                    move_numbers=numbers,
                    forbidden=forbidden,
                    theme=theme,
                )
            except ImportError as error:
                raise typer.BadParameter(str(error)) from error
    raise typer.BadParameter(f"{output} is no picture: expected a name that ends in .svg or .png")
