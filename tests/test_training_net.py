"""The network's training: positions from games, a loss that falls, and the same values exported."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from core_support import empty_state
from tengen.cli.main import main
from tengen.core.layout import point_at
from tengen.core.net import net_value, policy_at
from tengen.core.net_weights import Net
from tengen.core.position import make
from tengen.core.setup import set_net
from tengen.engine.bridge import core_rule
from tengen.errors import TrainingError
from tengen.rules import Rule
from tengen.training.sampler import Sampler, load_positions
from tengen.training.samples import NO_BEST, NO_RESULT, Positions, codes_of
from tengen.training.selfplay import SelfPlay, SelfPlayRecipe
from tengen.training.shards import fill_shard, open_folder

QUICK = SelfPlayRecipe(rule="freestyle", size=15, nodes=150, astray=4)


def test_positions_are_those_of_the_samples_with_their_best_moves(tmp_path: Path) -> None:
    open_folder(tmp_path, QUICK)
    assert list(fill_shard(tmp_path, QUICK, 0, 2)) == [0, 1]
    games = [SelfPlay(QUICK).play(number) for number in range(2)]
    samples, positions = Sampler(QUICK).samples(games), load_positions([tmp_path])
    assert np.array_equal(positions.value, samples.value)
    assert np.array_equal(positions.result, samples.result)
    assert len(set(positions.game)) == 2
    known = positions.best != NO_BEST
    assert known.mean() > 0.5
    rows = np.arange(len(known))[known]
    assert (positions.cells[rows, positions.best[known]] == 0).all()
    black, white = ((positions.cells == color).sum(axis=1) for color in (1, 2))
    assert np.array_equal(black - white, positions.turn)
    assert np.array_equal(load_positions([tmp_path]).cells, positions.cells)  # kept beside them


def test_a_network_is_fitted_to_a_folder_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from tengen.training.net import NetOptions, fit_net

    open_folder(tmp_path, QUICK)
    assert list(fill_shard(tmp_path, QUICK, 0, 2)) == [0, 1]
    options, checkpoint = NetOptions(passes=2, batch=32, held_out=2), tmp_path / "net.pt"
    passes: list[int] = []

    def fitted(**changes: int) -> Net:
        return fit_net(
            [tmp_path],
            options._replace(**changes),
            checkpoint=checkpoint,
            report=lambda number, _: passes.append(number),
        )

    net = fitted()
    assert passes == [1, 2]
    assert net.about["positions"] > 10
    assert {"loss", "loss before", "date"} <= net.about.keys()
    assert np.array_equal(fitted().table(), net.table())  # nothing was left to do
    assert passes == [1, 2]
    with pytest.raises(TrainingError, match="with other options"):
        fitted(passes=3)
    white = fit_net([tmp_path], options, checkpoint=tmp_path / "next.pt", start=checkpoint)
    assert not np.array_equal(white.table(), net.table())


def test_the_command_says_what_it_needs_without_pytorch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "tengen.training.net", raising=False)
    assert main(["tune", "net", str(tmp_path)]) != 0
    assert "install tengen[train]" in capsys.readouterr().err


def test_a_network_needs_rules_of_one_kind(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from tengen.training.net import NetOptions, fit_net

    recipes = QUICK, SelfPlayRecipe(rule="renju", size=15)
    for recipe in recipes:
        open_folder(tmp_path / recipe.rule, recipe)
    folders = [tmp_path / recipe.rule for recipe in recipes]
    with pytest.raises(TrainingError, match="games of freestyle, renju"):
        fit_net(folders, NetOptions(), checkpoint=tmp_path / "net.pt")


def some_positions(count: int, seed: int = 1) -> Positions:
    """Stones at random; who has more of them in the middle is better, and plays there."""
    random = np.random.default_rng(seed)
    middle = np.array([y * 15 + x for y in range(5, 10) for x in range(5, 10)])
    cells = np.zeros((count, 225), np.uint8)
    best = np.zeros(count, np.int16)
    for row in cells:
        row[random.choice(225, 16, replace=False)] = [1, 2] * 8
    for number, row in enumerate(cells):
        best[number] = random.choice(middle[row[middle] == 0])
    lead = ((cells[:, middle] == 1).sum(axis=1) - (cells[:, middle] == 2).sum(axis=1)) * 100
    zero = np.zeros(count, np.int16)
    return Positions(
        game=np.arange(count, dtype=np.int32),
        value=lead.astype(np.int16),
        result=np.full(count, NO_RESULT, np.float32),
        cells=cells,
        turn=zero.astype(np.int8),
        base=zero,
        best=best,
    )


def test_training_lowers_the_loss_and_the_core_reads_what_was_learned() -> None:
    torch = pytest.importorskip("torch")
    from tengen.training.net import Batches, NetModel, NetOptions, judge, train

    torch.manual_seed(1)
    options = NetOptions(passes=6, batch=64, rate=5e-3, held_out=8)
    rule = core_rule(Rule.of("freestyle"))
    batches = [Batches(some_positions(600), rule, 120.0, options)]
    model = NetModel(rule, scale=120.0)
    before = judge(model, batches, options)
    told = []
    train(model, batches, options, report=lambda number, losses: told.append((number, losses)))
    assert [number for number, _ in told] == [1, 2, 3, 4, 5, 6]
    after = told[-1][1]
    assert after.value < before.value - 0.02
    assert after.policy < before.policy - 0.1
    assert 0 < after.first <= after.third <= 1

    net = model.export({"rule": "freestyle"})
    batch = batches[0].of(np.arange(8))
    with torch.no_grad():
        values, policies = model(batch, batches[0].empty)
    for number in range(8):
        state = empty_state("freestyle", 15)
        set_net(state, net)
        cells = batches[0].positions.cells[number]
        for point in np.column_stack([np.flatnonzero(cells == 1), np.flatnonzero(cells == 2)]).flat:
            make(state, point_at(int(point) % 15, int(point) // 15))
        assert int(net_value(state, 0, 0)) == pytest.approx(float(values[number]), abs=4, rel=0.05)
        places = (batch.owner == number).nonzero()[:, 0].tolist()
        boards = np.stack([cells, np.zeros_like(cells)])
        changed = np.ptp(codes_of(boards, 15, rule), axis=0).any(axis=1) & (cells == 0)
        points = np.flatnonzero(changed)
        assert len(points) == len(places)
        for at in range(0, len(places), 9):
            y, x = divmod(int(points[at]), 15)
            told_policy = int(policy_at(state, point_at(x, y), 0)) / 65536
            assert told_policy == pytest.approx(float(policies[places[at]]), abs=0.1, rel=0.05)


def test_a_sampler_never_asks_a_network() -> None:
    assert Sampler(QUICK)._state["has_net"] == 0
