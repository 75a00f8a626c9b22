"""`tengen tune`: the evaluation fitted to games that the engine plays against itself."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from ..arena.elo import Sprt, estimate
from ..core.net_weights import Net
from ..core.setup import weights_by_hand
from ..core.weights import Weights
from ..engine.bridge import core_rule
from ..errors import TrainingError
from ..files import write_file
from ..rules import FREESTYLE, Rule
from ..terminal.progress import StatusLines, start_engine
from ..training.export import (
    WEIGHTS,
    base_of,
    for_any_size,
    install,
    name_of,
    provenance,
    read_weights,
    save_weights,
)
from ..training.fit import FROM_FITTED, FROM_HAND, FitOptions, fit, search_scale
from ..training.interplay import STEPS as INTERPLAY_STEPS
from ..training.sampler import load_samples
from ..training.samples import Samples
from ..training.selfplay import SelfPlayRecipe
from ..training.shards import all_games, generate, read_recipe
from ..training.trial import Trial, by_weights
from . import options

NOT_BETTER = 1  # exit code of a check that does not pass
GAMES, NODES, SEED, ASTRAY = 20_000, 8_000, 1, 16
NET, PASSES, RATE = "net.npz", 5, 2e-3
CHECK_GAMES, CHECK_NODES = 1_000, 20_000
TEST = Sprt(0, 30)
STEPS = FROM_HAND.steps + INTERPLAY_STEPS


app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
    help="""Fit the evaluation to self-play games.

    Play games, fit the weights to them, check them against the hand-set ones, install them. Ctrl-C
    stops at any time; the same command continues.

    \b
    Examples:
      tengen tune play games/renju --rule renju --games 5000 --workers 2
      tengen tune fit games/renju
      tengen tune check games/renju
      tengen tune install games/renju
      tengen tune net games/renju
    """,
)

FolderArgument: TypeAlias = Annotated[
    Path, typer.Argument(metavar="FOLDER", help="The folder with the games.")
]
AlsoOption: TypeAlias = Annotated[
    list[Path] | None,
    typer.Option("--with", metavar="FOLDER", help="Another folder with games; repeatable."),
]


@app.command("play")
def play_command(
    folder: FolderArgument,
    rule: options.Rule = None,
    size: options.Size = None,
    games: Annotated[
        int, options.number("--games", about="Games in the folder at the end.")
    ] = GAMES,
    nodes: Annotated[int, options.number("--nodes", about="Average nodes per move.")] = NODES,
    seed: Annotated[int, options.number("--seed", about="Another seed plays other games.")] = SEED,
    astray: Annotated[
        int,
        options.number(
            "--astray", low=0, about="Extra positions per game, reached by random stones."
        ),
    ] = ASTRAY,
    workers: Annotated[
        int | None,
        options.number(
            "--workers", about="Games played at the same time; default 1, or all of the cluster."
        ),
    ] = None,
    cluster: options.Cluster = None,
) -> None:
    """Play games from balanced openings, and keep them in FOLDER."""
    chosen = Rule.of(rule or FREESTYLE)
    recipe = SelfPlayRecipe(
        rule=str(chosen),
        size=size or chosen.default_size,
        nodes=nodes,
        seed=seed,
        astray=astray,
    )
    name_of(core_rule(chosen))  # refused before anything is played
    if cluster is None:
        start_engine(hash_mb=1).close()
    status, done = StatusLines(games), 0
    with options.stoppable(folder), options.place_of(cluster, workers) as place:
        for done in generate(folder, recipe, games, place=place):
            status.show(done, f"games of {recipe.rule}")
        status.line(f"{done} games of {recipe.rule} in {folder}")


@app.command("fit")
def fit_command(
    folder: FolderArgument,
    also: AlsoOption = None,
    results: Annotated[
        float, typer.Option(metavar="PART", help="Weight of game results against search scores.")
    ] = FROM_HAND.result_share,
    from_hand: Annotated[
        bool, typer.Option("--from-hand", help="Start from the hand-set numbers.")
    ] = False,
) -> None:
    """Fit the weights to the games, and write them to FOLDER/weights.json."""
    rule, folders = _rule_of(folder), [folder, *(also or [])]
    base = weights_by_hand(core_rule(rule)) if from_hand else base_of(rule)
    how = replace(FROM_FITTED if base.about else FROM_HAND, result_share=results)
    with options.stoppable(folder):
        samples = _samples(folders)
        _save(folder, _fit(samples, folders, rule, base, how))


@app.command("calibrate")
def calibrate_command(folder: FolderArgument, also: AlsoOption = None) -> None:
    """Fit only the scale of win chances, and write the weights to FOLDER/weights.json."""
    folders = [folder, *(also or [])]
    with options.stoppable(folder):
        samples = _samples(folders)
        _save(folder, _calibrated(samples, folders, base_of(_rule_of(folder))))


@app.command("check")
def check_command(
    folder: FolderArgument,
    nodes: Annotated[int, options.number("--nodes", about="Nodes per move.")] = CHECK_NODES,
    games: Annotated[int, options.number("--games", about="Most games to play.")] = CHECK_GAMES,
) -> None:
    """Play the fitted weights against the hand-set ones; exit code 1 if they are no better."""
    recipe, weights = read_recipe(folder), read_weights(folder / WEIGHTS)
    start_engine(hash_mb=1).close()
    with options.stoppable(folder):
        if not _passes(recipe, weights, nodes, games):
            raise typer.Exit(NOT_BETTER)


@app.command("net")
def net_command(
    folder: FolderArgument,
    also: AlsoOption = None,
    passes: Annotated[int, options.number("--passes", about="Passes over all positions.")] = PASSES,
    start: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Start from the net.pt of another network."),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            "--rate", metavar="X", min=1e-6, max=1.0, help="How far a step goes; less with --from."
        ),
    ] = RATE,
) -> None:
    """Train the evaluation network, and write it to FOLDER/net.npz; needs PyTorch."""
    try:
        from ..training.net import Losses, NetOptions, fit_net
    except ModuleNotFoundError as error:
        raise TrainingError(f"{error}: install tengen[train] to train a network") from None

    def told(number: int, losses: Losses) -> None:
        print(
            f"pass {number}: loss {losses.value:.4f} on games held out; the best move is the "
            f"policy's first in {losses.first:.1%}, among its first three in {losses.third:.1%}"
        )

    with options.stoppable(folder):
        how, checkpoint = NetOptions(passes=passes, rate=rate), folder / "net.pt"
        folders = [folder, *(also or [])]
        net = fit_net(folders, how, checkpoint=checkpoint, start=start, report=told)
    write_file(folder / NET, net.to_bytes(), replace=True)
    print(f"loss {net.about['loss']}, {net.about['loss before']} before; net in {folder / NET}")


@app.command("chart")
def chart_command(
    folder: FolderArgument,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The PNG file to write.")],
    also: AlsoOption = None,
) -> None:
    """Draw how well predicted win chances match the results of the games."""
    from ..training.reliability import save_chart

    rule, samples = _rule_of(folder), _samples([folder, *(also or [])])
    save_chart(file, {str(rule): samples}, {str(rule): base_of(rule).scale})
    print(f"chart in {file}")


@app.command("install")
def install_command(folder: FolderArgument) -> None:
    """Install the weights of FOLDER, and its network, in the package."""
    rule = _rule_of(folder)
    if (folder / WEIGHTS).exists() or not (folder / NET).exists():
        read_weights(folder / WEIGHTS)  # refuses a damaged file
        print(f"installed as {install(rule, folder / WEIGHTS)}")
    if (folder / NET).exists():
        Net.from_bytes((folder / NET).read_bytes())
        print(f"installed as {install(rule, folder / NET)}")


def _rule_of(folder: Path) -> Rule:
    return Rule.of(read_recipe(folder).rule)


def _save(folder: Path, weights: Weights) -> None:
    save_weights(folder / WEIGHTS, weights)
    print(f"weights in {folder / WEIGHTS}")


def _fit(
    samples: Samples, folders: list[Path], rule: Rule, base: Weights, how: FitOptions
) -> Weights:
    size = read_recipe(folders[0]).size
    status = StatusLines(STEPS)

    def show(step: int, loss: float) -> None:
        status.show(step, f"steps, loss {loss:.5f}")

    found = fit(samples, core_rule(rule), size, base, how, report=show)
    print(
        f"{found.positions} positions; loss {found.held_out_loss:.4f} on games held out, "
        f"{found.held_out_base_loss:.4f} before; {found.scale:.0f} centi-units for odds of e : 1"
    )
    command = " ".join(["tengen", *sys.argv[1:]])
    about = provenance(folders, found, how, command=command, base=base)
    return for_any_size(found.weights, rule, size)._replace(about=about)


def _calibrated(samples: Samples, folders: list[Path], base: Weights) -> Weights:
    """The weights as they are, with the scale that their own games show."""
    scale = round(search_scale(samples), 1)
    games = all_games(folders)
    print(f"{scale:.1f} centi-units for odds of e : 1 in {games} games, {base.scale:.1f} before")
    about = {**base.about, "scale": scale, "scale from games": games}
    return base._replace(scale=scale, about=about)


def _samples(folders: list[Path]) -> Samples:
    """The positions of all games in the folders; a bar shows how far reading them has come."""

    def show(done: int, total: int) -> None:
        status = StatusLines(total)
        status.show(done, "shards read")
        if done == total:
            status.clear()

    return load_samples(folders, show)


def _passes(recipe: SelfPlayRecipe, weights: Weights, nodes: int, games: int) -> bool:
    """Whether the weights pass the test against those set by hand."""
    rule = Rule.of(recipe.rule)
    by_hand = weights_by_hand(core_rule(rule))
    status = StatusLines(games)
    arms = by_weights(rule, weights), by_weights(rule, by_hand)
    trial = Trial(recipe, arms, nodes=nodes)
    for tally in trial.run():
        played = 2 * tally.pairs.pairs
        decision = TEST.decision(tally.pairs)
        told = f"+{tally.won} -{tally.lost} ={tally.drawn}, Elo {estimate(tally.pairs)}"
        status.show(played, told)
        if decision is not None or played >= games:
            break
    verdict = decision or "undecided"
    status.line(
        f"fitted against hand-set at {nodes} nodes: {told}, "
        f"{TEST.elo0:g}..{TEST.elo1:g} {verdict} after {played} games"
    )
    return decision == "passed"
