"""The results of a match so far: scores, pairs, Elo, faults, and the state of a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .elo import Estimate, Pentanomial, SprtResult, estimate, ratings
from .pairing import Pairing
from .player import Ending
from .playing import Record
from .settings import MatchSettings


@dataclass(frozen=True)
class Standing:
    """One engine in the table."""

    engine: int
    name: str
    wins: int
    losses: int
    draws: int
    rating: Estimate  # over the other of two engines, against the mean of more
    faults: Mapping[Ending, int]  # games lost by its own fault
    seconds: float  # of a move, on average
    slowest: float  # seconds of its slowest move

    @property
    def games(self) -> int:
        """How many it has played."""
        return self.wins + self.losses + self.draws

    @property
    def points(self) -> float:
        """What it has scored."""
        return self.wins + self.draws / 2


@dataclass(frozen=True)
class Standings:
    """The table of a match so far."""

    rows: Sequence[Standing]  # best first
    pairs: Mapping[Pairing, Pentanomial]  # finished pairs, seen by the first of the two
    points: Mapping[tuple[int, int], tuple[float, int]]  # an engine's against another, of games
    llr: float | None
    decision: SprtResult | None

    @property
    def faults(self) -> Counter[Ending]:
        """Games lost by a fault of the engine, by kind."""
        return sum((Counter(row.faults) for row in self.rows), Counter())

    @property
    def is_void(self) -> bool:
        """Whether the match says nothing about strength, because engines failed in it."""
        return bool(self.faults)

    def difference(self, pairing: Pairing) -> Estimate:
        """The Elo of the first over the second of two engines, by their own games."""
        return estimate(self.pairs[pairing])


def standings(settings: MatchSettings, records: Sequence[Record]) -> Standings:
    """The table after these games."""
    pairs = count_pairs(settings, records)
    if len(settings.engines) == 2:
        first = estimate(*pairs.values())
        rated = [first, first.mirrored]
    else:
        rated = ratings(len(settings.engines), pairs)
    rows = [
        _row(engine, name, rated[engine], records) for engine, name in enumerate(settings.names)
    ]
    llr = decision = None
    if settings.sprt is not None:
        counts = next(iter(pairs.values()))
        llr, decision = float(settings.sprt.llr(counts)), settings.sprt.decision(counts)
    return Standings(
        rows=sorted(rows, key=lambda row: -row.rating.elo),
        pairs=pairs,
        points=_points(records),
        llr=llr,
        decision=decision,
    )


def verdicts(settings: MatchSettings, table: Standings) -> list[tuple[str, str]]:
    """Conclusions about the match, each with its kind: good, bad or plain."""
    found, test = [], settings.sprt
    if test is not None and table.llr is not None:
        kind, text = "plain", f"The test of {test.elo0:g} against {test.elo1:g} Elo goes on"
        if table.decision is not None:
            is_passed = table.decision is SprtResult.PASSED
            kind, elo = ("good", test.elo1) if is_passed else ("bad", test.elo0)
            text = f"The test has {table.decision}: {settings.names[0]} is rather {elo:+g} Elo"
        low, high = test.bounds
        ratio = f"log-likelihood ratio {table.llr:+.2f} between {low:.2f} and {high:.2f}"
        found.append((kind, f"{text} ({ratio})."))
    if len(settings.engines) == 2:
        found.append(("plain", f"{settings.names[0]}: {table.difference(Pairing(0, 1))} Elo."))
    if table.is_void:
        counts = ", ".join(f"{count} by {ending}" for ending, count in table.faults.items())
        found.append(("bad", f"Void for strength: {counts} lost. See the journal for details."))
    return found


def count_pairs(settings: MatchSettings, records: Sequence[Record]) -> dict[Pairing, Pentanomial]:
    """The finished pairs of games of each two engines; half a pair counts for nothing."""
    counts = dict.fromkeys(settings.schedule().pairings, Pentanomial())
    for pairing, points in finished_pairs(settings, records):
        counts[pairing] = counts[pairing].plus(points)
    return counts


def finished_pairs(
    settings: MatchSettings, records: Sequence[Record]
) -> Iterator[tuple[Pairing, float]]:
    """Each pair in the order in which they were finished, with the points of the first engine."""
    pairings = settings.schedule().pairings
    waiting: dict[int, Record] = {}
    for record in records:
        pair = record.number // 2
        if pair not in waiting:
            waiting[pair] = record
            continue
        pairing = pairings[pair % len(pairings)]
        yield pairing, waiting.pop(pair).points(pairing.first) + record.points(pairing.first)


def _points(records: Sequence[Record]) -> dict[tuple[int, int], tuple[float, int]]:
    table: dict[tuple[int, int], tuple[float, int]] = {}
    for record in records:
        for engine, other in ((record.black, record.white), (record.white, record.black)):
            points, games = table.get((engine, other), (0.0, 0))
            table[engine, other] = points + record.points(engine), games + 1
    return table


def _row(engine: int, name: str, rating: Estimate, records: Sequence[Record]) -> Standing:
    played = [record for record in records if engine in (record.black, record.white)]
    lost = [record for record in played if record.loser == engine]
    wins = sum(record.winner == engine for record in played)
    times = [info["seconds"] for record in played for _, info in record.infos_of(engine)]
    return Standing(
        engine=engine,
        name=name,
        wins=wins,
        losses=len(lost),
        draws=len(played) - wins - len(lost),
        rating=rating,
        faults=Counter(record.ending for record in lost if record.ending.is_forfeit),
        seconds=sum(times) / len(times) if times else 0.0,
        slowest=max(times, default=0.0),
    )
