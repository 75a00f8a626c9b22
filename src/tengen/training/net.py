"""The evaluation network in PyTorch: the same sums as `core/net.py`, learned in floating point.

The network corrects the static evaluation, so it starts from what is known and learns the rest. The
row of a code is made of what its shapes, pairs of them and its class add, and of a remainder of its
own, which is pulled towards zero: rare codes follow their parts. Where both colours play by the
same rule, White's rows are Black's with the halves exchanged. Points that look as on an empty board
count for nothing: their rows are left out here, and subtracted in the core. That holds on boards of
every size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import combinations
from math import isqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from ..core.layout import (
    CLASS_MASK,
    NET_CLIP,
    NET_HIDDEN,
    NET_HIDDEN_CLIP,
    NET_INPUT_CLIP,
    NET_WIDTH,
)
from ..core.net import BASE_SHIFT, MIDDLE_STONES, POLICY_BITS, STONES_SHIFT
from ..core.net_weights import HALF, Net
from ..core.patterns import SHAPE_NAMES, LineRule, class_table
from ..core.setup import CoreRule, weights_of
from ..core.weights import CODES, key_of_code
from ..engine.bridge import core_rule
from ..errors import TrainingError
from ..rules import Rule
from .minimise import unheard
from .sampler import load_positions
from .samples import NO_BEST, Ints, Positions, codes_of
from .shards import read_recipe

# What a whole number of the core stands for, see layout.py
ROW_UNIT = 1 / 128
INPUT_UNIT = 1 / 64  # sixteen points, each of which counts 1
WEIGHT_UNIT = 1 / 256
HIDDEN_UNIT = 1 / 128
COUNT_UNIT = 1 / 32  # centi-units, for a hidden number of 1
POINTS_A_UNIT = 16
BASE_A_UNIT = (1 << BASE_SHIFT) / INPUT_UNIT
STONES_A_UNIT = 1 / (INPUT_UNIT * (1 << STONES_SHIFT))
POLICY_UNIT = 1 / (1 << POLICY_BITS) / ROW_UNIT  # of a logarithm, for a row's number of 1
CENTI_UNITS = 128.0  # that a last number of 1 stands for: all numbers learn at one pace
MOST_LOGIT = 20.0
WARM_UP = 0.05  # of all steps, in which the rate rises
CLASS_KINDS = CLASS_MASK + 1


class NetOptions(NamedTuple):
    """How a network is trained."""

    passes: int = 5
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 0.01  # of what a code's row has beyond its parts, at each step
    result_share: float = 0.5  # of a position's target, where its game's result counts
    held_out: int = 16  # every so many-th game is not trained on
    seed: int = 1


class Losses(NamedTuple):
    """How well a network does on positions."""

    value: float
    policy: float
    first: float  # part of positions whose best move is the policy's first
    third: float  # ... among its first three


def parts_of_codes(line: LineRule) -> npt.NDArray[np.float32]:
    """For each code how often it has each shape and each pair of shapes, and which class it is."""
    kinds = len(SHAPE_NAMES)
    codes = np.array(CODES)
    shapes = np.zeros((len(codes), kinds), np.float32)
    pairs = np.zeros((len(codes), kinds * kinds), np.float32)
    rows = np.arange(len(codes))
    for line_number in range(codes.shape[1]):
        shapes[rows, codes[:, line_number]] += 1
    for first, second in combinations(range(codes.shape[1]), 2):
        pairs[rows, codes[:, first] * kinds + codes[:, second]] += 0.5
    classes = np.eye(CLASS_KINDS, dtype=np.float32)[class_table(line)[key_of_code()] & CLASS_MASK]
    return np.concatenate([shapes, pairs[:, pairs.any(axis=0)], classes], axis=1)


class Batch(NamedTuple):
    """Positions as the network reads them."""

    codes: Tensor  # of Black and of White, each two that some point of the batch has
    kind: Tensor  # which of them each point has that does not look as on an empty board
    owner: Tensor  # the position of each such point
    first: Tensor  # the first such point of each position
    gone: Tensor  # positions by kinds of empty points: how many do not look like that any more
    turn: Tensor
    base: Tensor
    stones: Tensor
    target: Tensor
    best: Tensor  # the place of the best move among the points, or NO_BEST


class Batches:
    """Makes batches of positions on boards of one size."""

    def __init__(
        self, positions: Positions, rule: CoreRule, scale: float, options: NetOptions
    ) -> None:
        self.positions, self.batch, self._rule = positions, options.batch, rule
        self.size = isqrt(positions.cells.shape[1])
        self._empty = codes_of(np.zeros((1, self.size**2), np.uint8), self.size, rule)[0]
        kinds, kind_of_point = np.unique(self._empty, axis=0, return_inverse=True)
        self.empty = torch.from_numpy(kinds)
        self._is_kind = np.eye(len(kinds), dtype=np.float32)[kind_of_point.ravel()]
        self._target = positions.target(scale, options.result_share)

    def of(self, which: Ints) -> Batch:
        """The positions with these numbers."""
        positions = self.positions.chosen(which)
        codes = codes_of(positions.cells, self.size, self._rule)
        is_empty = positions.cells == 0
        is_changed = (codes != self._empty).any(axis=2) & is_empty
        owner, point = np.nonzero(is_changed)
        pairs, kind = np.unique(
            codes[owner, point] @ np.array([len(CODES), 1]), return_inverse=True
        )
        place = np.full(is_changed.shape, NO_BEST, np.int64)
        place[owner, point] = np.arange(len(owner))
        rows = np.arange(len(which))
        best = np.where(positions.best >= 0, place[rows, positions.best], NO_BEST)
        return Batch(
            torch.from_numpy(np.column_stack(np.divmod(pairs, len(CODES)))),
            torch.from_numpy(kind.ravel()),
            torch.from_numpy(owner),
            torch.from_numpy(np.searchsorted(owner, rows)),
            torch.from_numpy((is_changed | ~is_empty).astype(np.float32) @ self._is_kind),
            torch.from_numpy(positions.turn.astype(np.int64)),
            torch.from_numpy(positions.base.astype(np.float32)),
            torch.from_numpy((~is_empty).sum(axis=1).astype(np.float32)),
            torch.from_numpy(self._target[which].astype(np.float32)),
            torch.from_numpy(best),
        )

    def shuffled(self, which: Ints, random: np.random.Generator) -> Iterator[Batch]:
        """Batch after batch of these positions, in random order."""
        order = random.permutation(which)
        for first in range(0, len(order), self.batch):
            yield self.of(order[first : first + self.batch])


class Rows(nn.Module):
    """The rows of one colour's codes."""

    def __init__(self, line: LineRule, start: float) -> None:
        super().__init__()
        self.parts = torch.from_numpy(parts_of_codes(line))
        self.of_parts = nn.Parameter(0.08 * torch.randn(self.parts.shape[1], NET_WIDTH))
        self.own = nn.Parameter(torch.zeros(len(CODES), NET_WIDTH))
        self.every = nn.Parameter(torch.full((NET_WIDTH,), start))

    def forward(self) -> Tensor:
        """A row for each code."""
        return self.parts @ self.of_parts + self.own + self.every


class NetModel(nn.Module):
    """The network in floating point."""

    def __init__(self, rule: CoreRule, *, scale: float) -> None:
        super().__init__()
        self.black = Rows(rule.black, 0.05)
        self.white = None if _is_symmetric(rule) else Rows(rule.white, 0.0)
        self.hidden = nn.Linear(NET_WIDTH + 2, NET_HIDDEN)
        self.counts = nn.Linear(NET_HIDDEN, 1)
        nn.init.zeros_(self.hidden.weight[:, NET_WIDTH:])
        nn.init.constant_(self.hidden.bias, 0.1)
        nn.init.normal_(self.counts.weight, std=0.01)
        nn.init.zeros_(self.counts.bias)
        self.policy = nn.Parameter(torch.zeros(NET_WIDTH))
        self.scale = nn.Parameter(torch.tensor(float(np.log(scale))))

    def begin_from(self, learned: dict[str, Tensor]) -> None:
        """Take over what another network has learned; White's rows from Black's if it has none."""
        if self.white is not None and "white.own" not in learned:
            whites = {
                f"white.{name}": learned[f"black.{name}"].roll(HALF, dims=-1)
                for name in ("of_parts", "own", "every")
            }
            learned = {**learned, **whites}
        self.load_state_dict(learned)

    def tables(self) -> tuple[Tensor, Tensor]:
        """The rows of Black's codes and of White's."""
        black = self.black()
        return black, black.roll(HALF, dims=1) if self.white is None else self.white()

    def forward(self, batch: Batch, empty: Tensor) -> tuple[Tensor, Tensor]:
        """The value in centi-units of each position, and the policy of each point."""
        black, white = self.tables()
        most = NET_CLIP * ROW_UNIT

        def rows(codes: Tensor) -> Tensor:
            return (black[codes[:, 0]] + white[codes[:, 1]]).clamp(0, most)

        points = rows(batch.codes)
        pool = functional.embedding_bag(batch.kind, points, batch.first, mode="sum")
        pool = (pool - batch.gone @ rows(empty)) / POINTS_A_UNIT
        is_white = (batch.turn == 1)[:, None]
        pool = torch.where(is_white, pool.roll(HALF, dims=1), pool)
        others = torch.stack(
            [batch.base / BASE_A_UNIT, (batch.stones - MIDDLE_STONES) / STONES_A_UNIT], dim=1
        )
        limit = NET_INPUT_CLIP * INPUT_UNIT
        inputs = torch.cat([pool, others], dim=1).clamp(-limit, limit)
        units = self.hidden(inputs).clamp(0, NET_HIDDEN_CLIP * HIDDEN_UNIT)
        value = batch.base + CENTI_UNITS * self.counts(units)[:, 0]
        # The policy reads what the value has learned; rows that served both would serve neither.
        both = points.detach() @ torch.stack([self.policy, self.policy.roll(HALF)], dim=1)
        policy = both[batch.kind, batch.turn[batch.owner]]
        return value, policy.clamp(-MOST_LOGIT, MOST_LOGIT)

    def losses(self, batch: Batch, empty: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The loss of value and policy, and the rank of each best move that is known."""
        value, policy = self(batch, empty)
        odds = value / self.scale.exp()
        value_loss = functional.binary_cross_entropy_with_logits(odds, batch.target)
        known = batch.best != NO_BEST
        owner, best = batch.owner, policy[batch.best.clamp(min=0)]
        total = torch.zeros(len(batch.base)).index_add(0, owner, policy.exp())
        policy_loss = (total.log() - best)[known].mean()
        better = (policy > best[owner]).to(torch.float32)
        rank = torch.zeros(len(batch.base)).index_add(0, owner, better)
        return value_loss, policy_loss, rank[known]

    def export(self, about: dict[str, Any]) -> Net:
        """The network in whole numbers, as the core reads it."""

        def rounded(tensor: Tensor, unit: float, kind: Any) -> Any:
            most = np.iinfo(kind)
            numbers = np.rint(tensor.detach().numpy() / unit)
            return np.clip(numbers, most.min, most.max).astype(kind)

        black, white = self.tables()
        return Net(
            rounded(black, ROW_UNIT, np.int16),
            rounded(self.hidden.weight.T, WEIGHT_UNIT, np.int16),
            rounded(self.hidden.bias, INPUT_UNIT * WEIGHT_UNIT, np.int32),
            rounded(self.counts.weight[0], COUNT_UNIT / CENTI_UNITS, np.int16),
            rounded(self.counts.bias, COUNT_UNIT * HIDDEN_UNIT / CENTI_UNITS, np.int64),
            rounded(self.policy, POLICY_UNIT, np.int16),
            None if self.white is None else rounded(white, ROW_UNIT, np.int16),
            about,
        )


def judge(model: NetModel, batches: Sequence[Batches], options: NetOptions) -> Losses:
    """How well the model does on the games held out."""
    sums, ranks = np.zeros(3), []
    random = np.random.default_rng(0)
    with torch.no_grad():
        for some in batches:
            which = np.flatnonzero(some.positions.held_out(options.held_out))
            for batch in some.shuffled(which, random):
                value, policy, rank = model.losses(batch, some.empty)
                sums += np.array([float(value), float(policy), 1.0]) * len(batch.base)
                ranks.append(rank.numpy())
    places = np.concatenate(ranks)
    first, third = float((places < 1).mean()), float((places < 3).mean())
    return Losses(sums[0] / sums[2], sums[1] / sums[2], first, third)


def train(
    model: NetModel,
    batches: Sequence[Batches],
    options: NetOptions,
    *,
    checkpoint: Path | None = None,
    report: Callable[[int, Losses], None] = unheard,
) -> None:
    """Train on the games that are not held out; report after each pass.

    With a `checkpoint`, what was learned is kept there after each pass, and a call that finds one
    goes on from it.
    """
    kept = [np.flatnonzero(~some.positions.held_out(options.held_out)) for some in batches]
    steps = options.passes * sum(-(-len(which) // options.batch) for which in kept)
    own = [numbers for name, numbers in model.named_parameters() if name.endswith(".own")]
    others = [numbers for name, numbers in model.named_parameters() if not name.endswith(".own")]
    groups = [
        {"params": own, "weight_decay": options.decay},
        {"params": others, "weight_decay": 0.0},
    ]
    optimiser = torch.optim.AdamW(groups, lr=options.rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, options.rate, total_steps=steps, pct_start=WARM_UP
    )
    parts: dict[str, Any] = {"model": model, "optimiser": optimiser, "schedule": schedule}
    done = 0
    if checkpoint is not None and checkpoint.exists():
        saved = torch.load(checkpoint)
        if (saved["options"], saved["steps"]) != (tuple(options), steps):
            raise TrainingError(
                f"{checkpoint} was trained on other games or with other options: "
                "remove it to start again"
            )
        done = saved["passes"]
        for name, part in parts.items():
            part.load_state_dict(saved[name])
    for number in range(done + 1, options.passes + 1):
        random = np.random.default_rng([options.seed, number])
        for batch, empty in _mixed(batches, kept, random):
            value, policy, _ = model.losses(batch, empty)
            optimiser.zero_grad()
            (value + policy).backward()
            optimiser.step()
            schedule.step()
        if checkpoint is not None:
            saved = {name: part.state_dict() for name, part in parts.items()}
            torch.save(
                {**saved, "passes": number, "options": tuple(options), "steps": steps}, checkpoint
            )
        report(number, judge(model, batches, options))


def _mixed(
    batches: Sequence[Batches], kept: Sequence[Ints], random: np.random.Generator
) -> Iterator[tuple[Batch, Tensor]]:
    """Batches of all sizes and rules in turn, in random order."""
    sources = [some.shuffled(which, random) for some, which in zip(batches, kept, strict=True)]
    counts = [-(-len(which) // some.batch) for some, which in zip(batches, kept, strict=True)]
    for source in random.permutation(np.repeat(np.arange(len(batches)), counts)):
        yield next(sources[source]), batches[source].empty


def _is_symmetric(rule: CoreRule) -> bool:
    return rule.black == rule.white


def fit_net(
    folders: Sequence[Path],
    options: NetOptions,
    *,
    checkpoint: Path,
    start: Path | None = None,
    report: Callable[[int, Losses], None] = unheard,
) -> Net:
    """A network trained on games of rules that are all alike for both colours, or all not.

    Boards may be of different sizes. With `start`, the checkpoint of another network, training
    begins from what that one has learned: a common network, and from it one for each rule.
    """
    recipes = [read_recipe(folder) for folder in folders]
    rules = [core_rule(Rule.of(recipe.rule)) for recipe in recipes]
    if any(_is_symmetric(rule) != _is_symmetric(rules[0]) or rule.capture for rule in rules):
        names = ", ".join(recipe.rule for recipe in recipes)
        raise TrainingError(
            f"games of {names}: a network needs rules without captures, in which both colours "
            "play alike everywhere or nowhere"
        )
    torch.manual_seed(options.seed)
    scale = weights_of(rules[0]).scale
    batches = [
        Batches(load_positions([folder]), rule, scale, options)
        for folder, rule in zip(folders, rules, strict=True)
    ]
    model = NetModel(rules[0], scale=scale)
    before = judge(model, batches, options)
    if start is not None:
        model.begin_from(torch.load(start)["model"])
    train(model, batches, options, checkpoint=checkpoint, report=report)
    after = judge(model, batches, options)
    return model.export(
        {
            "rule": recipes[0].rule,
            "games": [recipe.to_plain() for recipe in recipes],
            "positions": sum(len(some.positions) for some in batches),
            "loss": round(float(after.value), 5),
            "loss before": round(float(before.value), 5),
            "policy": {name: round(float(each), 5) for name, each in after._asdict().items()},
            "scale": round(float(model.scale.detach().exp()), 1),
            "options": options._asdict(),
            "date": datetime.now(UTC).date().isoformat(),
        }
    )
