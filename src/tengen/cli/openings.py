"""`tengen openings`: make balanced openings, look at them again, list what is shipped."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

import typer

from ..engine.limit import Limit
from ..formats.openings import opening_text
from ..formats.shipped import OpeningSet, load_openings, shipped_names
from ..openings.balance import look
from ..openings.maker import OpeningFile, OpeningRecipe, make_openings
from ..rules import Rule
from ..terminal.progress import StatusLines, start_engine
from . import options

COUNT = 100
HASH_MB = 64
UNEVEN = 1  # exit code of a check that finds some
RECIPE = OpeningRecipe()
NEARLY_EVEN = 0.1  # of win chance, beyond which a check complains


def command(
    action: Annotated[
        Literal["make", "check", "list"],
        typer.Argument(help="make a file; check a file or a set; list the sets."),
    ],
    name: Annotated[
        str | None,
        typer.Argument(metavar="[FILE]", help="The file to make, or the file or set to check."),
    ] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    count: Annotated[int, options.number("--count", about="Openings to make.")] = COUNT,
    stones: Annotated[
        str, typer.Option(metavar="A-B", help="Stones of an opening.")
    ] = f"{RECIPE.fewest}-{RECIPE.most}",
    nodes: Annotated[
        int, options.number("--nodes", about="Nodes of the deepest search.")
    ] = RECIPE.nodes,
    tolerance: Annotated[
        float | None,
        typer.Option(
            metavar="PART",
            help="How far from 0.5 a win chance may be; "
            f"default {RECIPE.tolerance} to make, {NEARLY_EVEN} to check.",
        ),
    ] = None,
    seed: Annotated[
        int, options.number("--seed", low=0, about="Another seed makes other openings.")
    ] = RECIPE.seed,
) -> None:
    """Make balanced openings, check them, list the sets.

    Stones are placed at random. A position is kept if three searches, each with ten times the
    nodes of the one before, call it even. Ctrl-C stops at any time; the same command continues.

    \b
    Examples:
      tengen openings list
      tengen openings make my.txt --rule renju --count 50
      tengen openings make my.txt --stones 3 --nodes 2000000
      tengen openings check renju15 --nodes 5000000
    """
    if action == "list":
        _list()
        return
    if name is None:
        raise typer.BadParameter(f"{action} needs the name of a file")
    if action == "check":
        _check(load_openings(name, rule=rule, size=size), nodes, tolerance or NEARLY_EVEN)
        return
    chosen = Rule.of(rule or RECIPE.rule)
    fewest, most = _parse_stones(stones)
    recipe = OpeningRecipe(
        rule=chosen,
        size=size or chosen.default_size,
        fewest=fewest,
        most=most,
        nodes=nodes,
        tolerance=tolerance or RECIPE.tolerance,
        seed=seed,
    )
    _make(OpeningFile(Path(name), recipe), count)


def _parse_stones(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", text.strip())
    if match is None:
        raise typer.BadParameter(f"got {text!r} stones, but expected 3 or 3-8")
    return int(match[1]), int(match[2] or match[1])


def _list() -> None:
    print(f"{'name':<16} {'rule':<14} {'size':>4} {'openings':>8} {'nodes':>10}  date")
    for each in map(load_openings, shipped_names()):
        what = f"{each.name:<16} {each.rule!s:<14} {each.size:>4} {len(each.games):>8}"
        print(f"{what} {each.fields.get('nodes', '?'):>10}  {each.fields.get('date', '?')}")


def _make(file: OpeningFile, count: int) -> None:
    status = StatusLines(count)
    with options.stoppable(file.path), start_engine(hash_mb=HASH_MB) as engine:
        engine.prepare(file.recipe.rule, file.recipe.size)
        for verdict in make_openings(engine, file, count):
            if verdict is not None:
                status.line(file.lines[-1])
            status.show(len(file.lines), f"{file.tried} candidates")
    status.clear()
    print(f"{len(file.lines)} openings of {file.tried} candidates in {file.path}")


def _check(openings: OpeningSet, nodes: int, tolerance: float) -> None:
    status = StatusLines(len(openings.games))
    uneven = 0
    with start_engine(hash_mb=HASH_MB) as engine:
        engine.prepare(openings.rule, openings.size)
        for number, game in enumerate(openings.games, 1):
            engine.clear_hash()
            board = game.end().board()
            score = look(engine, board, Limit(nodes=nodes)).score
            if abs(score.win_chance - 0.5) > tolerance:
                uneven += 1
                status.line(f"{opening_text(board.move_stack, board.size)}  # {score}")
            status.show(number, f"{uneven} uneven")
    status.clear()
    total = len(openings.games)
    print(f"{total - uneven} of {total} openings are within {tolerance:.0%} of even")
    if uneven:
        raise typer.Exit(UNEVEN)
