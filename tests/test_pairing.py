"""Who plays whom: every pair of games is fair, and no opening is left out."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tengen.arena.pairing import Schedule, Tournament, pairings

FORMATS = st.sampled_from(Tournament)


def test_round_robin_gauntlet_and_ladder() -> None:
    assert pairings(4, Tournament.ROUND_ROBIN) == [
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 2),
        (1, 3),
        (2, 3),
    ]
    assert pairings(4, Tournament.GAUNTLET) == [(0, 1), (0, 2), (0, 3)]
    assert pairings(4, Tournament.LADDER) == [(0, 1), (1, 2), (2, 3)]


@given(FORMATS, st.integers(2, 6), st.integers(1, 9), st.integers(1, 20), st.integers(0, 99))
def test_games_come_in_fair_pairs(
    format: Tournament, engines: int, openings: int, rounds: int, seed: int
) -> None:
    schedule = Schedule(pairings(engines, format), openings, rounds, seed)
    tasks = [schedule.task(number) for number in range(len(schedule))]
    assert [task.number for task in tasks] == list(range(len(schedule)))
    for first, second in zip(tasks[::2], tasks[1::2], strict=True):
        assert first.number // 2 == second.number // 2
        assert (first.black, first.white) == (second.white, second.black)
        assert (first.opening, first.symmetry) == (second.opening, second.symmetry)
    met = Counter((task.black, task.white) for task in tasks)
    expected = {pair for each in schedule.pairings for pair in (each, each[::-1])}
    assert set(met) == expected
    assert set(met.values()) == {rounds}


@given(st.integers(1, 9), st.integers(0, 99))
def test_every_opening_is_played_in_every_symmetry_before_any_comes_again(
    openings: int, seed: int
) -> None:
    schedule = Schedule(pairings(2, Tournament.ROUND_ROBIN), openings, 9 * openings, seed)
    played = [
        (task.symmetry, task.opening)
        for task in (schedule.task(number) for number in range(0, len(schedule), 2))
    ]
    assert len(set(played[: 8 * openings])) == 8 * openings
    assert played[8 * openings :] == played[:openings]
    for begin in range(0, len(played), openings):
        assert {opening for _, opening in played[begin : begin + openings]} == set(range(openings))


def test_the_seed_orders_the_openings() -> None:
    def order(seed: int) -> list[int]:
        schedule = Schedule(pairings(2, Tournament.ROUND_ROBIN), 30, 30, seed)
        return [schedule.task(number).opening for number in range(0, 60, 2)]

    assert order(1) == order(1) != order(2)
    assert order(0) != sorted(order(0))
