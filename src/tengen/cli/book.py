"""`tengen book`: make opening books, check them, look up a position."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..book import (
    OpeningBook,
    book_of,
    load_book,
    position_key,
    shipped_book,
    shipped_books,
)
from ..errors import FormatError
from ..formats.shipped import set_name
from ..names import opening_name
from ..rules import FREESTYLE, Rule
from . import options

if TYPE_CHECKING:
    from ..board import Board
    from ..book import BookMove
    from ..engine.base import BaseEngine

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="""Opening books: make one, check it, look up a position.

    \b
    Examples:
      tengen book show "h8 i9"
      tengen book make my.book --rule renju
      tengen book check my.book
    """,
)

POSITIONS = 60
NODES = 200_000
SAVE_EVERY = 5  # searched positions

BookName = Annotated[str, typer.Argument(metavar="BOOK", help="A file, or the name of a book.")]
Proofs = Annotated[
    list[Path] | None, typer.Option("--proof", help="Take the proven moves of this proof.")
]


@app.command()
def make(
    out: Annotated[Path, typer.Argument(metavar="FILE", help="NAME.book or NAME.book.gz.")],
    rule: options.Rule = None,
    size: options.Size = None,
    positions: Annotated[
        int, options.number("--positions", about="Positions to search.")
    ] = POSITIONS,
    nodes: Annotated[int, options.number("--nodes", about="Nodes for each line.")] = NODES,
    proof: Proofs = None,
    workers: options.Workers = None,
    cluster: options.Cluster = None,
) -> None:
    """Make a book. Ctrl-C stops at any time; the same command continues.

    \b
    Examples:
      tengen book make renju15.book.gz --rule renju
      tengen book make my.book --proof h8.proof.gz --positions 200
    """
    from ..openings.book_maker import BookRecipe, book_moves, make_book  # loads the compiled core
    from ..proof.file import load_proof

    chosen = Rule.of(rule or FREESTYLE)
    recipe = BookRecipe(
        rule=chosen, size=size or chosen.default_size, positions=positions, nodes=nodes
    )
    book = load_book(out) if out.exists() else OpeningBook(recipe.rule, recipe.size)
    if (book.rule, book.size) != (recipe.rule, recipe.size):
        raise FormatError(
            f"{out} is the book {set_name(book.rule, book.size)}: "
            f"expected {set_name(recipe.rule, recipe.size)}, or another file"
        )
    proofs = [load_proof(path) for path in proof or []]

    def moves(engine: BaseEngine, board: Board) -> list[BookMove]:
        return book_moves(recipe, engine, board)

    with options.stoppable(out), options.engines(cluster, workers) as engines:
        try:
            searches = partial(engines.in_order, work=moves)
            for number, _ in enumerate(make_book(recipe, book, proofs, searches), 1):
                if number % SAVE_EVERY == 0:
                    book.save(out)
        finally:
            book.save(out)
    typer.echo(f"{out}: {len(book)} positions")


@app.command()
def check(name: BookName, proof: Proofs = None) -> None:
    """Check that every position and move is legal, and every proven move is in a proof.

    Without --proof, the shipped proofs are used.
    """
    from ..openings.book_maker import proven_moves
    from ..proof.file import load_proof
    from ..proof.shipped import shipped_proof, shipped_proof_names

    book = _load(name)
    claimed = set(book.proven())
    most = max((len(key[0]) + len(key[1]) for key, _, _ in claimed), default=0)
    proofs = [load_proof(p) for p in proof] if proof else map(shipped_proof, shipped_proof_names())
    shown = set()
    for each in proofs if claimed else ():
        if (each.board.rule, each.board.size) == (book.rule, book.size):
            for board, (move, score) in proven_moves(each, most):
                key, symmetry = position_key(board)
                shown.add((key, symmetry.apply(move, book.size), score.win_in))
    if claimed - shown:
        raise FormatError(
            f"{name}: {len(claimed - shown)} moves are called proven, but no proof has them"
        )
    typer.echo(f"{name}: {len(book)} positions, {len(claimed)} proven moves; all is well")


@app.command()
def show(
    position: Annotated[str, typer.Argument(metavar="POSITION")],
    rule: options.Rule = None,
    size: options.Size = None,
) -> None:
    """Show the shipped book's moves for a position."""
    _, board = options.read_position(position, rule, size, "bottom", None)
    book = shipped_book(board.rule, board.size)
    if book is None:
        raise FormatError(
            f"there is no book for {set_name(board.rule, board.size)}: "
            f"the books are {', '.join(shipped_books())}"
        )
    moves = book.moves(board)
    name = opening_name(board)
    if name is not None:
        typer.echo(str(name))
    for move, score in moves:
        typer.echo(f"{board.move_text(move):4} {score}")
    if not moves:
        typer.echo("The book does not know this position.")


def _load(name: str) -> OpeningBook:
    if name in shipped_books():
        return book_of(name)
    if not Path(name).exists():
        raise FormatError(
            f"no file and no book is called {name!r}: the books are {', '.join(shipped_books())}"
        )
    return load_book(Path(name))
