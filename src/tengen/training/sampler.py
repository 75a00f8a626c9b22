"""From games on disk to positions, shard by shard; the positions are cached beside the games.

Only positions are taken that the search would judge by the static evaluation: nobody makes five
next, the side to move has no open four to play and no win by fours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ..coords import Move
from ..core.capture_moves import forced_replies, winning_move
from ..core.capture_vcf import capture_vcf
from ..core.captures import pairs_held, pairs_in_reach, set_ups_in_reach
from ..core.evaluate import evaluate, threats_of
from ..core.layout import NODE_LIMIT, VCF_NODES, ZERO, point_at
from ..core.params import MOST_TAKES
from ..core.patterns import CLASS_FIVE, CLASS_FOUR, CLASS_FOUR_THREE, CLASS_WIN
from ..core.position import COUNT_BITS, COUNT_MASK, WHITE_SHAPES
from ..core.setup import set_net
from ..core.vcf import vcf
from ..core.weights import CODES, code_of_key
from ..engine.bridge import State, core_rule
from ..errors import TrainingError
from ..rules import Rule
from .minimise import unheard
from .samples import NO_BEST, NO_RESULT, Ints, Positions, Samples, counts_of
from .selfplay import NodePlayer, SelfPlayGame, SelfPlayRecipe
from .shards import read_recipe, read_shard, shards_of

VCF_MAKES, VCF_PLIES = 64, 40

# Bits of `_kinds`
FOURS = 1 << (CLASS_FOUR - 1) | 1 << (CLASS_FOUR_THREE - 1)
WINS, FIVES = 1 << (CLASS_WIN - 1), 1 << (CLASS_FIVE - 1)

Kind = TypeVar("Kind", Samples, Positions)
Report = Callable[[int, int], None]
"""Called with the number of shards that are done, and of all shards."""


def load_samples(folders: Sequence[Path], report: Report = unheard) -> Samples:
    """What the linear fit learns from all games in some folders."""
    return _load(Samples, Sampler.samples, folders, report)


def load_positions(folders: Sequence[Path], report: Report = unheard) -> Positions:
    """What the network learns from all games in some folders."""
    return _load(Positions, Sampler.positions, folders, report)


def _load(
    kind: type[Kind],
    take: Callable[[Sampler, list[SelfPlayGame]], Kind],
    folders: Sequence[Path],
    report: Report,
) -> Kind:
    """The positions of all games, with games renumbered.

    Shapes mean much the same in all rules in which both colours play by the same lines, so their
    games may be mixed; those of renju may not, nor may games with and without captures, nor those
    of boards of different sizes.
    """
    recipes = [read_recipe(folder) for folder in folders]
    for folder, recipe in zip(folders, recipes, strict=True):
        if _family(recipe) != _family(recipes[0]):
            raise TrainingError(
                f"{folder} has games of {_name(recipe)}, the first folder of {_name(recipes[0])}: "
                "expected one size and rules in which both colours play alike, all with captures "
                "or all without"
            )
    by_folder = zip(folders, recipes, strict=True)
    shards = [(path, recipe) for folder, recipe in by_folder for path in shards_of(folder)]
    parts, games = [], 0
    for number, (path, recipe) in enumerate(shards, 1):
        records = read_shard(path)
        kept = path.with_name(f"{path.stem}-{len(records)}-{kind.VERSION}.npz")
        if not kept.exists():
            take(Sampler(recipe), records).save(kept)
        part = kind.load(kept)
        order = np.unique(part.game, return_inverse=True)[1].astype(np.int32)
        parts.append(replace(part, game=order + games))
        games += len(records)
        report(number, len(shards))
    if not games:
        raise TrainingError(f"no games in {', '.join(map(str, folders))}: play some first")
    return kind.joined(parts)


def _family(recipe: SelfPlayRecipe) -> tuple[bool, bool, int]:
    """What recipes must share for their games to be mixed."""
    rule = core_rule(Rule.of(recipe.rule))
    return rule.black == rule.white, rule.capture is not None, recipe.size


def _name(recipe: SelfPlayRecipe) -> str:
    return f"{recipe.rule} {recipe.size}x{recipe.size}"


class Visit(NamedTuple):
    """A position of a game, and what is known of it."""

    game: int
    moves: Sequence[Move]
    value: int
    result: float
    best: Move

    @property
    def side(self) -> int:
        """Who is to move: 0 Black, 1 White."""
        return len(self.moves) & 1


def _visits(game: SelfPlayGame) -> Iterator[Visit]:
    last_noise = max(game.noise, default=-1)
    for ply, value in enumerate(game.values, game.opening):
        won = (1 + game.result * (1 - 2 * (ply & 1))) / 2
        result = won if ply > last_noise else NO_RESULT
        is_searched = ply < len(game.moves) and ply not in game.noise
        best = game.moves[ply] if is_searched else NO_BEST
        yield Visit(game.number, game.moves[:ply], value, result, best)
    for moves, value, best in game.astray:
        yield Visit(game.number, moves, value, NO_RESULT, best)


class Sampler:
    """Goes through games and takes what a fit needs."""

    def __init__(self, recipe: SelfPlayRecipe) -> None:
        self._size = size = recipe.size
        self._player = NodePlayer(Rule.of(recipe.rule), size, arm=partial(set_net, net=None))
        self._state = self._player.state
        self._points = np.array([point_at(x, y) for y in range(size) for x in range(size)])

    def samples(self, games: Iterable[SelfPlayGame]) -> Samples:
        """What the linear fit learns from some games."""
        state = self._state
        visits, mine, theirs, threats, pairs = [], [], [], [], []
        for visit in self._static(games):
            visits.append(visit)
            codes = self._codes()
            mine.append(codes[visit.side])
            theirs.append(codes[1 - visit.side])
            threats.append(threats_of(state, visit.side))
            pairs.append(_pair_terms(state, visit.side) if state["captures"] else ())
        return Samples(
            **_columns(visits),
            mine=counts_of(mine),
            theirs=counts_of(theirs),
            threats=np.array(threats, np.int16),
            pairs=np.array(pairs, np.int16).reshape(len(visits), -1 if visits else 0),
        )

    def positions(self, games: Iterable[SelfPlayGame]) -> Positions:
        """What the network learns from some games."""
        visits, base = [], []
        for visit in self._static(games):
            visits.append(visit)
            base.append(int(evaluate(self._state)))
        cells = np.zeros((len(visits), self._size**2), np.uint8)
        for row, visit in zip(cells, visits, strict=True):
            row[list(visit.moves[0::2])], row[list(visit.moves[1::2])] = 1, 2
        return Positions(
            **_columns(visits),
            cells=cells,
            turn=np.array([visit.side for visit in visits], np.int8),
            base=np.array(base, np.int16),
            best=np.array([visit.best for visit in visits], np.int16),
        )

    def _static(self, games: Iterable[SelfPlayGame]) -> Iterator[Visit]:
        """The positions that the search would judge as they stand, each set up on the state."""
        for game in games:
            for visit in _visits(game):
                self._player.visit(visit.moves)
                if self._is_static(visit.side):
                    yield visit

    def _is_static(self, side: int) -> bool:
        """Whether the search would judge the position as it stands."""
        state = self._state
        if state["captures"]:
            if winning_move(state, side) or forced_replies(state, ZERO, side) >= 0:
                return False
        else:
            mine, theirs = _kinds(state, side), _kinds(state, 1 - side)
            if (mine | theirs) & FIVES or mine & WINS:
                return False
            if not mine & FOURS and not state["renju"]:
                return True  # nothing to begin with; in renju some fours are not counted
        state["root_ply"] = state["ply"]
        state["control"][:] = 0
        state["control"][NODE_LIMIT] = 1 << 62
        state["control"][VCF_NODES] = VCF_MAKES
        return not (capture_vcf if state["captures"] else vcf)(state, VCF_PLIES)

    def _codes(self) -> tuple[Ints, Ints]:
        """For each colour how many empty points have which code; in renju White's come after."""
        state, points = self._state, self._points
        is_empty = (state["empty_bits"][points >> 6] >> (points & 63)) & 1 != 0
        words = state["info"][points[is_empty]]
        black = code_of_key()[words & 0xFFFF]
        white = code_of_key()[(words >> WHITE_SHAPES) & 0xFFFF]
        return np.bincount(black), np.bincount(white + len(CODES) if state["renju"] else white)


def _columns(visits: Sequence[Visit]) -> dict[str, Any]:
    """The columns that all of them have."""
    return {
        "game": np.array([visit.game for visit in visits], np.int32),
        "value": np.array([visit.value for visit in visits], np.int16),
        "result": np.array([visit.result for visit in visits], np.float32),
    }


def _kinds(state: State, side: int) -> int:
    """One bit for each class, from a three up, of which a side has a point."""
    word = int(state["counts"][2 * int(state["ply"]) + side])
    return sum(1 << at for at in range(CLASS_FIVE) if (word >> (COUNT_BITS * at)) & COUNT_MASK)


def _pair_terms(state: State, side: int) -> tuple[int, ...]:
    """How often each of PAIR_TERMS counts for the side to move, see `value_of_pairs`."""
    rival = 1 - side
    mine, theirs = int(pairs_held(state, side)), int(pairs_held(state, rival))
    return (
        mine - theirs,
        mine**2 - theirs**2,
        min(int(pairs_in_reach(state, side)), MOST_TAKES),
        -min(int(pairs_in_reach(state, rival)), MOST_TAKES),
        int(set_ups_in_reach(state, side)),
        -int(set_ups_in_reach(state, rival)),
    )
