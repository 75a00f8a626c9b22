"""Training: games that can be told again, samples that match the evaluation, a fit that finds."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tengen.cli.main import main
from tengen.core.evaluate import evaluate
from tengen.core.layout import INTERPLAY_ROWS, INTERPLAY_UNITS
from tengen.core.score import WIN
from tengen.core.setup import set_net, weights_by_hand
from tengen.core.weights import CODES, PAIR_TERMS, THREATS, Weights, hand_set
from tengen.engine.bridge import core_rule
from tengen.errors import TrainingError
from tengen.rules import Rule
from tengen.training import export
from tengen.training.fit import (
    FIRST_SCALE,
    FitOptions,
    LogOdds,
    Problem,
    fit,
    judged,
    scale_of,
)
from tengen.training.minimise import minimise
from tengen.training.sampler import Sampler, load_samples
from tengen.training.samples import NO_RESULT, Counts, Samples, counts_of
from tengen.training.selfplay import NodePlayer, SelfPlay, SelfPlayGame, SelfPlayRecipe
from tengen.training.shards import fill_shard, generate, open_folder, read_shard, shard_path
from tengen.training.trial import Trial, by_weights

QUICK = SelfPlayRecipe(rule="freestyle", size=15, nodes=150, astray=4)
FREESTYLE = core_rule(Rule.of("freestyle"))
FREESTYLE_LINES = FREESTYLE.black, FREESTYLE.white


def test_minimise_finds_the_end_of_a_bent_valley() -> None:
    def valley(at: np.ndarray) -> tuple[float, np.ndarray]:
        x, y = at
        value = (1 - x) ** 2 + 100 * (y - x * x) ** 2
        slope = np.array([-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)])
        return float(value), slope

    found = minimise(valley, np.array([-1.2, 1.0]), steps=200, tolerance=1e-8)
    assert found == pytest.approx([1, 1], abs=1e-5)


# Games


def test_a_game_follows_from_recipe_and_number() -> None:
    first, second = SelfPlay(QUICK), SelfPlay(QUICK)
    games = [first.play(number) for number in (3, 4)]
    assert [second.play(number) for number in (4, 3)] == games[::-1]
    assert games[0].moves != games[1].moves


def test_moves_of_games_are_legal_and_results_true() -> None:
    players = SelfPlay(QUICK)
    for number in range(3):
        game = players.play(number)
        player = NodePlayer(Rule.of("freestyle"), 15)
        player.begin(game.moves)  # raises where a point is taken
        assert len(set(game.moves)) == len(game.moves)
        assert all(game.opening <= ply < len(game.moves) for ply in game.noise)
        if game.result:
            black_is_to_move = len(game.moves) % 2 == 0
            assert (game.values[-1] > 0) == (black_is_to_move == (game.result == 1))


def test_positions_astray_leave_their_game_by_a_few_stones() -> None:
    players = SelfPlay(QUICK)
    found = 0
    for number in range(4):
        game = players.play(number)
        assert len(game.astray) <= QUICK.astray
        for moves, value, _ in game.astray:
            shared = next(
                (
                    ply
                    for ply, pair in enumerate(zip(moves, game.moves, strict=False))
                    if len(set(pair)) > 1
                ),
                min(len(moves), len(game.moves)),
            )
            assert game.opening <= shared
            assert 0 <= len(moves) - shared <= 4
            assert len(set(moves)) == len(moves)
            assert abs(value) <= WIN
            found += 1
        assert SelfPlayGame.from_plain(json.loads(json.dumps(game.to_plain()))) == game
    assert found


def test_positions_astray_are_samples_without_a_result() -> None:
    players = SelfPlay(QUICK)
    game = next(game for game in map(players.play, range(9)) if len(game.astray) > 2)
    with_them, without = (
        Sampler(QUICK).samples([each]) for each in (game, game._replace(astray=()))
    )
    more = len(with_them) - len(without)
    assert 0 < more <= len(game.astray)
    assert set(with_them.result[-more:]) == {NO_RESULT}
    assert set(with_them.value[-more:]) <= {value for _, value, _ in game.astray}


def test_a_torn_shard_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    for folder in (tmp_path / "whole", tmp_path / "torn"):
        open_folder(folder, QUICK)
    assert list(fill_shard(tmp_path / "whole", QUICK, 0, 4)) == [0, 1, 2, 3]
    list(fill_shard(tmp_path / "torn", QUICK, 0, 2))
    path = shard_path(tmp_path / "torn", 0)
    path.write_bytes(path.read_bytes() + b'{"number":2,"open')
    assert len(read_shard(path)) == 2
    assert list(fill_shard(tmp_path / "torn", QUICK, 0, 4)) == [2, 3]
    assert path.read_bytes() == shard_path(tmp_path / "whole", 0).read_bytes()
    assert list(fill_shard(tmp_path / "torn", QUICK, 0, 4)) == []


def test_a_folder_keeps_to_its_recipe(tmp_path: Path) -> None:
    open_folder(tmp_path, QUICK)
    open_folder(tmp_path, QUICK)
    with pytest.raises(TrainingError, match="nodes 150, but 200 is asked for"):
        open_folder(tmp_path, SelfPlayRecipe(rule="freestyle", size=15, nodes=200))
    with pytest.raises(TrainingError, match="no openings are shipped"):
        SelfPlayRecipe(rule="freestyle", size=9)


def test_a_damaged_game_is_named(tmp_path: Path) -> None:
    open_folder(tmp_path, QUICK)
    shard_path(tmp_path, 0).write_text('{"number": 1}\n')
    with pytest.raises(TrainingError, match=r"games-00000\.jsonl is damaged"):
        load_samples([tmp_path])


# Samples


@pytest.mark.parametrize(
    ("rule", "size"), [("freestyle", 15), ("renju", 15), ("1337", 19), ("42", 19)]
)
def test_samples_hold_all_that_the_evaluation_adds_up(rule: str, size: int) -> None:
    recipe = SelfPlayRecipe(rule=rule, size=size, nodes=150)
    game = SelfPlay(recipe).play(0)
    samples = Sampler(recipe).samples([game])
    assert len(samples) > 3
    weights = export.base_of(Rule.of(rule))
    told = judged(weights, samples, core_rule(Rule.of(rule)), size)
    player = NodePlayer(Rule.of(rule), size, arm=partial(set_net, net=None))
    player.begin(game.moves[: game.opening])
    values = {int(evaluate(player.state))}
    for move in game.moves[game.opening :]:
        player.push(move)
        values.add(int(evaluate(player.state)))
    for moves, _, _ in game.astray:
        player.visit(moves)
        values.add(int(evaluate(player.state)))
    for each in told:  # parts of centi-units are cut off
        assert min(abs(each - value) for value in values) <= 2


def test_games_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    for name, rule, size in (("a", "freestyle", 15), ("b", "freestyle", 20), ("c", "renju", 15)):
        open_folder(tmp_path / name, SelfPlayRecipe(rule=rule, size=size, nodes=150))
    for other in ("freestyle 20x20", "renju 15x15"):
        folders = [tmp_path / "a", tmp_path / ("b" if "20" in other else "c")]
        with pytest.raises(TrainingError, match=f"has games of {other}, .* freestyle 15x15"):
            load_samples(folders)


def test_samples_survive_the_disk_and_can_be_joined_and_chosen(tmp_path: Path) -> None:
    players, sampler = SelfPlay(QUICK), Sampler(QUICK)
    parts = [sampler.samples([players.play(number)]) for number in (1, 2)]
    both = sampler.samples([players.play(number) for number in (1, 2)])
    both.save(tmp_path / "both.npz")
    again = Samples.joined(
        [Samples.joined(parts).chosen(np.array(both.game) == number) for number in (1, 2)]
    )
    for one, other in ((both, Samples.load(tmp_path / "both.npz")), (both, again)):
        for name, column in vars(one).items():
            assert np.array_equal(column, getattr(other, name))


# The fit


def made_up(positions: int, codes: list[int], seed: int, kinds_of_pairs: int = 0) -> Samples:
    """Positions whose points have a few codes at random, and pairs of some kinds."""
    rng = np.random.default_rng(seed)

    def counts() -> Counts:
        times = np.zeros((positions, max(codes) + 1), np.int64)
        times[:, codes] = rng.integers(0, 6, (positions, len(codes))) + 1
        return counts_of(list(times))

    zeros = np.zeros(positions)
    return Samples(
        game=np.arange(positions, dtype=np.int32),
        mine=counts(),
        theirs=counts(),
        threats=rng.integers(0, 2, positions).astype(np.int16),
        pairs=rng.integers(-2, 3, (positions, kinds_of_pairs)).astype(np.int16),
        value=zeros.astype(np.int16),
        result=zeros.astype(np.float32),
    )


def test_the_fit_recovers_known_weights() -> None:
    codes = sorted(CODES.index(code) for code in ((0, 0, 0, 3), (0, 0, 2, 4), (1, 2, 4, 7)))
    samples = made_up(20_000, codes, seed=1)
    truth = LogOdds.of(hand_set(FREESTYLE_LINES), 1, 400.0)
    truth.codes[codes] = (0.2, -0.1, 0.4)
    truth.threats[1] = 0.7
    truth = truth._replace(share=0.25, value=-0.3)
    rng = np.random.default_rng(2)
    chance = 1 / (1 + np.exp(-truth.judge(samples)))
    won = (rng.random(len(samples)) < chance).astype(np.float64)
    start = LogOdds.of(hand_set(FREESTYLE_LINES), 1, 400.0)
    options = FitOptions(code_pull=1.0)
    found = Problem(samples, won, FREESTYLE_LINES, start, options).solve()
    assert found.codes[codes] == pytest.approx((0.2, -0.1, 0.4), abs=0.05)
    assert found.threats[1] - found.threats[0] == pytest.approx(0.7, abs=0.1)
    assert found.share == pytest.approx(0.25, abs=0.05)


def test_the_fit_recovers_what_pairs_are_worth() -> None:
    samples = made_up(20_000, [5], seed=7, kinds_of_pairs=len(PAIR_TERMS))
    base = LogOdds.of(hand_set(FREESTYLE_LINES, captures=True), 1, 400.0)
    worth = np.array([0.5, 0.1, 0.7, -0.3, 0.05, 0.0])
    chance = 1 / (1 + np.exp(-base._replace(pairs=worth).judge(samples)))
    won = (np.random.default_rng(8).random(len(samples)) < chance).astype(np.float64)
    options = FitOptions()
    found = Problem(samples, won, FREESTYLE_LINES, base, options).solve()
    assert found.pairs == pytest.approx(worth, abs=0.05)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    samples = made_up(50, [5, 100, 900], seed=3, kinds_of_pairs=len(PAIR_TERMS))
    options = FitOptions()
    start = LogOdds.of(hand_set(FREESTYLE_LINES, captures=True), 1, 400.0)
    problem = Problem(samples, np.linspace(0, 1, 50), FREESTYLE_LINES, start, options)
    rng = np.random.default_rng(4)
    at = rng.normal(0, 0.01, len(problem.precision))
    _, slope = problem.loss(at)
    for along in (
        3,
        20,
        21 + 100,
        len(at) - 600,
        len(at) - 8,
        len(at) - 7,
        len(at) - 6,
        len(at) - 1,
    ):
        step = np.zeros(len(at))
        step[along] = 1e-5
        measured = (problem.loss(at + step)[0] - problem.loss(at - step)[0]) / 2e-5
        assert slope[along] == pytest.approx(measured, abs=1e-7, rel=1e-4)


def test_the_scale_of_scores_is_found_from_results() -> None:
    rng = np.random.default_rng(5)
    values = rng.normal(0, 150, 20_000)
    won = (rng.random(20_000) < 1 / (1 + np.exp(-values / 90))).astype(np.float64)
    assert scale_of(values, won) == pytest.approx(90, rel=0.05)
    assert FIRST_SCALE > 0


def test_a_fit_tells_held_out_games_better_than_its_base(tmp_path: Path) -> None:
    recipe = SelfPlayRecipe(rule="freestyle", size=15, nodes=150)
    open_folder(tmp_path, recipe)
    list(fill_shard(tmp_path, recipe, 0, 30))
    samples = load_samples([tmp_path])
    base = hand_set(FREESTYLE_LINES)
    found = fit(samples, FREESTYLE, 15, base, FitOptions(steps=20))
    assert found.positions == len(samples)
    assert found.loss < found.base_loss
    assert found.weights.values.min() >= 0
    assert load_samples([tmp_path]).value.tolist() == samples.value.tolist()  # kept on disk


# Weights


def test_weights_survive_their_text(tmp_path: Path) -> None:
    rng = np.random.default_rng(6)
    weights = Weights(
        rng.integers(0, 2047, (2, len(CODES))),
        rng.integers(-300, 300, THREATS),
        12,
        -7,
        (1, 2, 3, 4, 5, 6),
        rng.normal(0, 1, (INTERPLAY_ROWS, INTERPLAY_UNITS)).astype(np.float32),
        55,
        99.5,
        {"a": 1},
    )
    export.save_weights(tmp_path / "weights.json", weights)
    again = export.read_weights(tmp_path / "weights.json")
    assert np.array_equal(again.values, weights.values)
    assert np.array_equal(again.threats, weights.threats)
    assert again.interplay is not None
    assert weights.interplay is not None
    assert np.array_equal(again.interplay, weights.interplay)
    assert again._replace(interplay=None)[2:] == weights._replace(interplay=None)[2:]
    (tmp_path / "weights.json").write_text(json.dumps({"values": [[1]], "threats": []}))
    with pytest.raises(TrainingError, match="holds no weights"):
        export.read_weights(tmp_path / "weights.json")


def test_equal_weights_share_every_pair() -> None:
    arm = by_weights(Rule.of("freestyle"), hand_set(FREESTYLE_LINES))
    trial = Trial(QUICK, (arm, arm), nodes=150).run()
    tally = [next(trial) for _ in range(3)][-1]
    assert tally.pairs.even == 3
    assert tally.won == tally.lost


def test_other_weights_are_what_a_trial_plays_with() -> None:
    weights = hand_set(FREESTYLE_LINES)
    both = weights._replace(tempo_value=77), weights
    arms = tuple(by_weights(Rule.of("freestyle"), each) for each in both)
    first, second = (NodePlayer(Rule.of("freestyle"), 15, arm=arm) for arm in arms)
    assert evaluate(first.state) - evaluate(second.state) == 77 - weights.tempo_value


# The command


def test_tune_plays_fits_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "PACKAGE", tmp_path / "package")
    folder = str(tmp_path / "games")
    args = ["tune", "play", folder, "--nodes", "150", "--astray", "4"]
    assert list(generate(tmp_path / "games", QUICK, 0)) == [0]
    assert main([*args, "--games", "12"]) == 0
    assert "12 games of freestyle" in capsys.readouterr().out
    assert main([*args, "--games", "12"]) == 0
    assert main(["tune", "fit", folder]) == 0
    assert main(["tune", "install", folder]) == 0
    told = capsys.readouterr().out
    assert "loss" in told
    weights = export.read_weights(tmp_path / "package" / "freestyle.json")
    assert weights.empty is not None
    about = weights.about
    assert about["games"] == 12
    assert about["positions"] > 12
    assert {"loss", "date", "command"} <= about.keys()


def test_pairs_of_fitted_weights_are_what_the_engine_plays_with() -> None:
    rule = Rule.of("42")
    weights = weights_by_hand(core_rule(rule))._replace(pairs=(11, 12, 13, 14, 15, 16))
    player = NodePlayer(rule, 19, arm=by_weights(rule, weights))
    assert [int(player.state[name]) for name in PAIR_TERMS] == [*weights.pairs]


def test_games_with_and_without_captures_are_not_mixed(tmp_path: Path) -> None:
    for rule, size in (("freestyle", 15), ("42", 19)):
        open_folder(tmp_path / rule, SelfPlayRecipe(rule=rule, size=size))
    with pytest.raises(TrainingError, match="games of 42"):
        load_samples([tmp_path / "freestyle", tmp_path / "42"])


def test_tune_refuses_what_it_cannot_fit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", "play", str(tmp_path), "--rule", "42", "--size", "15"]) == 2
    assert "42" in capsys.readouterr().err
