"""Tournaments on paper: many simulated ones, whose rounds are held against the rules of pairing."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from tengen.tournament.carousel import PATIENCE, Waiting, pair_waiting
from tengen.tournament.matching import largest_matching
from tengen.tournament.records import Entrant, History, Meeting
from tengen.tournament.seats import seat_wish
from tengen.tournament.standings import carousel_standings, swiss_standings
from tengen.tournament.swiss import Round, most_rounds, pair_round

SCORES = (1.0, 1.0, 1.0, 0.5, 0.0, 0.0)


def brute_size(members: Sequence[int], near: dict[int, set[int]]) -> int:
    """The pairs of a largest matching, by trying everything."""
    if len(members) < 2:
        return 0
    one, *rest = members
    best = brute_size(rest, near)
    for other in rest:
        if other in near[one]:
            best = max(best, 1 + brute_size([m for m in rest if m != other], near))
    return best


@pytest.mark.parametrize("seed", range(150))
def test_a_matching_is_as_large_as_any(seed: int) -> None:
    rng = random.Random(seed)
    members = list(range(rng.randint(1, 9)))
    edges = [pair for pair in itertools.combinations(members, 2) if rng.random() < 0.35]
    near: dict[int, set[int]] = {one: set() for one in members}
    for one, other in edges:
        near[one].add(other)
        near[other].add(one)
    found = largest_matching(members, near)
    assert all(found[other] == one and other in near[one] for one, other in found.items())
    assert len(found) // 2 == brute_size(members, near)


def meetings(pairings: Iterable[Meeting]) -> Counter[frozenset[int]]:
    return Counter(frozenset((p.first, p.second)) for p in pairings if p.second is not None)


def check_round(
    found: Round, entries: Sequence[Entrant], pairings: Sequence[Meeting], here: Sequence[int]
) -> None:
    """Everybody has a place, once; byes go round; nobody meets again where that can be avoided."""
    placed = [number for pair in found.pairs for number in pair]
    placed += [] if found.bye is None else [found.bye]
    assert sorted(placed) == sorted(here)
    byes = Counter(p.first for p in pairings if p.second is None)
    if found.bye is not None:
        assert byes[found.bye] == min(byes[number] for number in here)
    met = meetings(pairings)
    again = [pair for pair in found.pairs if met[frozenset(pair)]]
    if not again or len(here) > 9:
        return
    near = {
        one: {two for two in here if two != one and not met[frozenset((one, two))]} for one in here
    }
    fewest = min(byes[number] for number in here)
    rests = (
        [here]
        if found.bye is None
        else [[n for n in here if n != bye] for bye in here if byes[bye] == fewest]
    )
    assert all(brute_size(rest, near) * 2 < len(rest) for rest in rests), "it could be avoided"


@pytest.mark.parametrize("seed", range(120))
def test_simulated_swiss_tournaments_keep_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 13, 24))
    entries = [Entrant(number, rng.gauss(1500, 300)) for number in range(1, count + 1)]
    here = {entry.number for entry in entries}
    pairings: list[Meeting] = []
    for number in range(1, min(most_rounds(count), 9) + 1):
        if rng.random() < 0.3:  # somebody leaves, or comes back
            here ^= {rng.choice(entries).number}
        if len(here) < 2:
            here = {entry.number for entry in entries}
        found = pair_round(entries, pairings, sorted(here))
        check_round(found, entries, pairings, sorted(here))
        for first, second in found.pairs:
            is_played = rng.random() < 0.9
            score = rng.choice(SCORES) if is_played else rng.choice((0.0, 1.0))
            pairings.append(Meeting(number, first, second, score, is_played))
        if found.bye is not None:
            pairings.append(Meeting(number, found.bye, None, 1.0, False))
    standings = swiss_standings(entries, pairings)
    assert [s.points for s in standings] == sorted((s.points for s in standings), reverse=True)
    games = sum(p.second is not None for p in pairings)
    assert sum(s.points for s in standings) == games + sum(p.second is None for p in pairings)


@pytest.mark.parametrize("count", [6, 8, 15, 16, 31, 40])
def test_without_absence_nobody_meets_twice_and_seats_are_balanced(count: int) -> None:
    rng = random.Random(count)
    entries = [Entrant(number, 1500 + number) for number in range(1, count + 1)]
    pairings: list[Meeting] = []
    for number in range(1, min(count // 2, 9) + 1):
        found = pair_round(entries, pairings, [entry.number for entry in entries])
        pairings += [Meeting(number, *pair, rng.choice(SCORES)) for pair in found.pairs]
        if found.bye is not None:
            pairings.append(Meeting(number, found.bye, None, 1.0, False))
    assert max(meetings(pairings).values()) == 1
    byes = Counter(p.first for p in pairings if p.second is None)
    assert max(byes.values(), default=0) <= 1
    history = History(entries, pairings)
    wishes = [seat_wish(history.seats(entry.number)) for entry in entries]
    assert max(abs(wish.balance) for wish in wishes) <= 2


def test_equal_points_meet_and_the_upper_half_meets_the_lower() -> None:
    entries = [Entrant(number, 2000 - number) for number in range(1, 9)]
    here = [entry.number for entry in entries]
    first = pair_round(entries, [], here)
    assert [sorted(pair) for pair in first.pairs] == [[1, 5], [2, 6], [3, 7], [4, 8]]
    assert [pair[0] for pair in first.pairs] == [1, 6, 3, 8]  # the first seat goes in turn
    pairings = [Meeting(1, *pair, float(pair[0] < pair[1])) for pair in first.pairs]
    points = {number: History(entries, pairings).points(number) for number in here}
    second = pair_round(entries, pairings, here)
    assert all(points[one] == points[other] for one, other in second.pairs)
    seated = {pair[0] for pair in second.pairs}
    assert seated == {5, 2, 7, 4}  # who had the second seat


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    entries = [Entrant(number, 2000 - number) for number in range(1, 4)]
    first = pair_round(entries, [], [1, 2, 3])
    assert first.bye == 3
    pairings = [Meeting(1, *first.pairs[0], 1.0), Meeting(1, 3, None, 1.0, False)]
    assert pair_round(entries, pairings, [1, 2, 3]).bye in (1, 2)


def test_ties_are_broken_by_the_strength_of_the_opponents() -> None:
    entries = [Entrant(number, 1500) for number in range(1, 5)]
    pairings = [
        Meeting(1, 1, 2, 1.0),
        Meeting(1, 3, 4, 1.0),
        Meeting(2, 1, 3, 0.5),
        Meeting(2, 2, 4, 0.0),
        Meeting(3, 4, 1, 0.5),
        Meeting(3, 3, 2, 0.5),
    ]
    standings = {s.number: s for s in swiss_standings(entries, pairings)}
    assert [s.points for s in standings.values()] == [2.0, 2.0, 1.5, 0.5]
    one, three = standings[1], standings[3]
    assert (one.buchholz, one.sonneborn_berger) == (0.5 + 2 + 1.5, 0.5 + 1 + 0.75)
    assert (three.buchholz, three.sonneborn_berger) == (1.5 + 2 + 0.5, 1.5 + 1 + 0.25)
    assert list(standings) == [3, 1, 4, 2]


def test_a_bye_and_a_game_that_was_not_played_do_not_help_in_a_tie() -> None:
    entries = [Entrant(1, 1500), Entrant(2, 1500)]
    pairings = [Meeting(1, 1, None, 1.0, False), Meeting(2, 1, 2, 1.0, False)]
    first, second = swiss_standings(entries, pairings)
    assert (first.points, first.buchholz, first.wins, first.games) == (2.0, 4.0, 0, 0)
    assert (second.points, second.buchholz) == (0.0, 0.0)


# The carousel


def test_points_of_the_carousel_with_streaks_and_without() -> None:
    entries = [Entrant(1, 1500), Entrant(2, 1500)]
    scores = (1.0, 1.0, 1.0, 0.5, 1.0, 0.0)
    pairings = [Meeting(number, 1, 2, score) for number, score in enumerate(scores, 1)]
    plain = carousel_standings(entries, pairings, has_streaks=False)
    assert [(s.number, s.points, s.wins) for s in plain] == [(1, 9, 4), (2, 3, 1)]
    streaks = carousel_standings(entries, pairings, has_streaks=True)
    assert [(s.number, s.points) for s in streaks] == [(1, 2 + 2 + 4 + 2 + 2), (2, 3)]
    two = carousel_standings(entries, pairings[:2], has_streaks=True)
    assert [s.is_on_streak for s in two] == [True, False]


def test_neighbours_meet_and_not_the_last_opponent() -> None:
    waiting = [
        Waiting(1, 6, 3.0, last=2),
        Waiting(2, 6, 3.0, last=1),
        Waiting(3, 2, 3.0, last=4),
        Waiting(4, 2, 3.0, last=3),
    ]
    pairs = {frozenset(pair) for pair in pair_waiting(waiting, playing=0)}
    assert pairs in ({frozenset((1, 3)), frozenset((2, 4))}, {frozenset((1, 4)), frozenset((2, 3))})


def test_two_who_have_just_met_wait_only_while_others_play() -> None:
    waiting = [Waiting(1, 0, 1.0, last=2), Waiting(2, 0, 1.0, last=1)]
    assert pair_waiting(waiting, playing=2) == []
    assert len(pair_waiting(waiting, playing=0)) == 1
    late = [each._replace(waited=PATIENCE) for each in waiting]
    assert len(pair_waiting(late, playing=2)) == 1


@pytest.mark.parametrize("seed", range(60))
def test_simulated_carousels_keep_everybody_playing(seed: int) -> None:
    """Games end at random; whoever is free plays again soon, seats stay balanced."""
    rng = random.Random(seed)
    count = rng.randint(2, 15)
    playing: dict[tuple[int, int], int] = {}  # when each game ends
    free_since = dict.fromkeys(range(count), 0)
    last: dict[int, int] = {}
    firsts: dict[int, list[bool]] = {number: [] for number in range(count)}
    points: Counter[int] = Counter()
    repeats = games = 0
    for now in range(240):
        for pair in [pair for pair, end in playing.items() if end <= now]:
            del playing[pair]
            points[rng.choice(pair)] += 2
            free_since.update(dict.fromkeys(pair, now))
        waiting = [
            Waiting(n, points[n], now - since, last.get(n), seat_wish(firsts[n]))
            for n, since in free_since.items()
        ]
        pairs = pair_waiting(waiting, playing=2 * len(playing))
        used = [number for pair in pairs for number in pair]
        assert len({*used}) == len(used)
        assert {*used} <= free_since.keys()
        for first, second in pairs:
            repeats += last.get(first) == second
            games += 1
            last[first], last[second] = second, first
            firsts[first].append(True)
            firsts[second].append(False)
            playing[first, second] = now + rng.randint(1, 12)
            del free_since[first], free_since[second]
        longest = max((now - since for since in free_since.values()), default=0)
        assert longest <= PATIENCE + 13, "somebody was forgotten"
    if count > 4:
        assert repeats <= games * 0.12
    played = [seats for seats in firsts.values() if len(seats) > 3]
    assert all(abs(seat_wish(seats).balance) <= 3 for seats in played)
