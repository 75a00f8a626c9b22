"""`tengen puzzles`: solve puzzles, make them from games, check their proofs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import FormatError, TengenError
from ..files import write_file
from ..puzzles.library import by_id, load, load_all, of_day, pack, unpack
from ..puzzles.puzzle import Puzzle, Theme, themes_of
from ..rules import FREESTYLE, RULES, Rule
from ..terminal.progress import StatusLines
from ..terminal.puzzles import Solver
from ..terminal.terminal import Terminal, warn
from . import options

if TYPE_CHECKING:
    from ..puzzles.maker import GameLook, Maker
    from ..puzzles.sources import SourceGame

WRONG = 1  # exit code of a check that finds a wrong proof
EACH, GAMES, SEED = 50, 500, 1

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    invoke_without_command=True,
    help="""Solve puzzles, make them from games, check their proofs.

    Every puzzle has a proof that answers each legal defence. Without a command, solve puzzles near
    your rating.

    \b
    Examples:
      tengen puzzles                            puzzles at your rating
      tengen puzzles solve --rule renju --theme use-forbidden
      tengen puzzles solve --daily              the puzzle of the day
      tengen puzzles place                      three puzzles find you an opponent
      tengen puzzles list                       what there is
      tengen puzzles make my.jsonl games/*.sgf  puzzles from games
      tengen puzzles check --sample 50          verify proofs
    """,
)


@app.callback()
def default(context: typer.Context, language: options.Language = None) -> None:
    """Solve puzzles where no command is given."""
    if context.invoked_subcommand is None:
        solve_command()


Seed = Annotated[int | None, options.number(about="The same seed gives the same puzzles.", low=0)]


@app.command("solve")
def solve_command(
    name: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="The puzzle with this name.")
    ] = None,
    rule: options.Rule = None,
    theme: Annotated[
        str | None, typer.Option(metavar="THEME", help=f"One of {', '.join(Theme)}.")
    ] = None,
    daily: Annotated[bool, typer.Option("--daily", help="Today's puzzle.")] = False,
    seed: Seed = None,
) -> None:
    """Solve puzzles near your rating, one after the other."""
    today = datetime.now(UTC).date()
    first = by_id(name) if name else None
    chosen = Rule.of(rule) if rule else FREESTYLE
    if daily:
        first = of_day(load(chosen), today)
    solver = Solver(Terminal(erase=False), load(chosen), today=today, random=Random(seed))
    solver.run(first=first, theme=_theme(theme, chosen), only_first=first is not None)


@app.command("place")
def place_command(
    seed: Seed = None,
) -> None:
    """Solve three quick puzzles, which find a first level for `tengen play --level adaptive`."""
    today = datetime.now(UTC).date()
    Solver(Terminal(erase=False), load(FREESTYLE), today=today, random=Random(seed)).place()


def _theme(name: str | None, rule: Rule) -> Theme | None:
    if name is None:
        return None
    themes = themes_of(rule)
    if name not in themes:
        raise typer.BadParameter(
            f"{rule} has no theme {name!r}: expected one of {', '.join(themes)}"
        )
    return Theme(name)


@app.command("list")
def list_command() -> None:
    """Count the shipped puzzles by rule and theme."""
    from ..puzzles.packing import census

    for each in census(load_all()):
        print(f"{each.rule}: {each.total}")
        for theme, count in each.counts.items():
            print(f"  {theme.label:<24} {count:>5}")


@app.command("make")
def make_command(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The journal to write.")],
    sources: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[GAMES]...", help="Game files, or folders of `tengen tune play`."),
    ] = None,
    rule: options.Rule = None,
    size: options.Size = None,
    each: Annotated[
        int,
        options.number(about="Puzzles of each theme."),
    ] = EACH,
    theme: Annotated[
        list[str] | None,
        typer.Option(metavar="THEME", help="Only puzzles of this theme; repeatable."),
    ] = None,
    games: Annotated[
        int,
        options.number(about="Games to play where none are given; they are kept beside OUT."),
    ] = GAMES,
    seed: Annotated[
        int,
        options.number(about="Another seed, other puzzles.", low=0),
    ] = SEED,
    workers: options.Workers = None,
    cluster: options.Cluster = None,
) -> None:
    """Mine games for puzzles and prove them. Ctrl-C stops; the same command continues."""
    from ..puzzles.maker import Maker, PuzzleJournal, targets_of
    from ..puzzles.mining import MODULE, Recipe, look_elsewhere
    from ..puzzles.sources import fresh_games, games_of, play_games
    from ..remote.crew import Crew
    from ..terminal.progress import start_engine

    chosen = Rule.of(rule or FREESTYLE)
    targets = targets_of(chosen, each)
    if theme:
        wanted = {_theme(name, chosen) for name in theme}
        targets = {key: count for key, count in targets.items() if key in wanted}
    by_size = size or chosen.default_size
    if cluster is None:
        with start_engine() as engine:
            engine.prepare(chosen, by_size)
    maker = Maker(Recipe(chosen, targets, seed=seed), PuzzleJournal(out))
    folder = out.with_name(f"{out.name}.games")
    wanted_games = chosen, by_size, games, seed
    with options.stoppable(out), options.place_of(cluster, workers) as place:
        is_alone = cluster is None and place.count() == 1
        mined: Iterator[SourceGame]
        if sources:
            mined = chain.from_iterable(games_of(path, rule=chosen) for path in sources)
        else:
            if not is_alone:  # before the workers that look at them take the processors
                status = StatusLines(games)
                for done in play_games(folder, *wanted_games, place):
                    status.show(done, "games")
                status.clear()
            mined = fresh_games(folder, *wanted_games)
        with Crew(place, MODULE, log=warn) as crew:
            _make(maker, mined, None if is_alone else partial(look_elsewhere, crew))


def _make(maker: Maker, games: Iterator[SourceGame], look: GameLook | None) -> None:
    total = sum(maker.recipe.targets.values())
    status = StatusLines(total)
    for number, (_, found) in enumerate(maker.mine(games, look), 1):
        for puzzle in found:
            status.line(f"{puzzle.id} {puzzle.theme.label}, {puzzle.rating}: {puzzle.source}")
        status.show(maker.counts.total(), f"{number} games")
    status.clear()
    missing = ", ".join(
        f"{target - maker.counts[theme]} {theme}"
        for theme, target in maker.recipe.targets.items()
        if maker.counts[theme] < target
    )
    print(f"{maker.counts.total()} puzzles in {maker.journal.path}")
    if missing:
        print(f"still missing: {missing}")


@app.command("pack")
def pack_command(
    journals: Annotated[
        list[Path], typer.Argument(metavar="JOURNAL...", help="Files of `tengen puzzles make`.")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where they go.")],
) -> None:
    """Choose the puzzles of a set from journals, and write one compact file per rule."""
    from .. import __version__
    from ..puzzles.maker import PuzzleJournal
    from ..puzzles.packing import choose, provenance

    read = [PuzzleJournal(path) for path in journals]
    chosen = choose(puzzle for journal in read for puzzle in journal.puzzles)
    recipes = [recipe for journal in read for recipe in journal.recipes]
    out.mkdir(parents=True, exist_ok=True)
    for name in RULES:
        puzzles = [puzzle for puzzle in chosen if puzzle.rule.name == name]
        if puzzles:
            about = provenance(puzzles, [r for r in recipes if r["rule"] == name], __version__)
            data = pack(puzzles, about)
            write_file(out / f"{name}.jsonl.gz", data, replace=True)
            print(f"{name}: {len(puzzles)} puzzles, {len(data):,} bytes")


@app.command("check")
def check_command(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="Packed files; default: the shipped puzzles."),
    ] = None,
    rule: options.Rule = None,
    sample: Annotated[
        int | None,
        options.number(about="Check only this many at random."),
    ] = None,
    seed: Annotated[
        int,
        options.number(about="Which ones.", low=0),
    ] = SEED,
) -> None:
    """Play the proofs of puzzles out against every legal reply, by the rules alone."""
    puzzles = _puzzles(files, rule)
    if sample is not None and sample < len(puzzles):
        puzzles = Random(seed).sample(puzzles, sample)
    status = StatusLines(len(puzzles))
    wrong = 0
    for number, puzzle in enumerate(puzzles, 1):
        try:
            puzzle.verify()
        except TengenError as error:
            wrong += 1
            status.line(f"{puzzle.id} ({puzzle.rule}, {puzzle.theme}): {error}")
        status.show(number, f"{wrong} wrong")
    status.clear()
    print(f"{len(puzzles) - wrong} of {len(puzzles)} puzzles are proven")
    if wrong:
        raise typer.Exit(WRONG)


def _puzzles(files: list[Path] | None, rule: str | None) -> list[Puzzle]:
    if not files:
        return list(load(rule) if rule else load_all())
    found = [puzzle for path in files for puzzle in unpack(path.read_bytes())[1]]
    if not found:
        raise FormatError("the files hold no puzzles")
    return [puzzle for puzzle in found if rule is None or puzzle.rule == Rule.of(rule)]
