"""The adaptive opponent: it follows results, so that players of any strength score 40 to 50 %."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest
from starlette.testclient import TestClient

from tengen.errors import FormatError
from tengen.learning.opponent import (
    LEVEL_RATINGS,
    PLACES,
    Experience,
    OpponentProgress,
    level_rating,
    scored,
)
from tengen.play.actions import Action, ActionKind
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.puzzles.rating import Rating, expected
from web_support import LEVEL, PERSON, act, new_game, other_client, push, running_app, wait_for

STRENGTHS = (650.0, 950.0, 1250.0, 1550.0, 1800.0)  # within the scale of the levels
GAMES, RUNS = 20, 300


def played(strength: float, progress: OpponentProgress, random: Random, games: int) -> list[float]:
    """The scores of a simulated player in games against the adaptive opponent."""
    scores = []
    for number in range(games):
        level = progress.next_level(random)
        chance = expected(Rating(strength, 0.0), Rating(LEVEL_RATINGS[level - 1], 0.0))
        scores.append(float(random.random() < chance))
        progress = progress.after(str(number), level, scores[-1])
    return scores


@pytest.mark.parametrize("strength", STRENGTHS)
def test_simulated_players_score_40_to_50_percent_after_20_games(strength: float) -> None:
    random = Random(7)
    runs = [played(strength, OpponentProgress(), random, 2 * GAMES) for _ in range(RUNS)]
    after = mean(score for run in runs for score in run[GAMES:])
    assert 0.40 <= after <= 0.50, after


@pytest.mark.parametrize("experience", Experience)
def test_who_is_placed_well_scores_so_from_the_first_game_on(experience: Experience) -> None:
    random = Random(8)
    start = OpponentProgress().placed(experience)
    strength = max(PLACES[experience].value, 640.0)
    runs = [played(strength, start, random, GAMES) for _ in range(RUNS)]
    assert 0.38 <= mean(score for run in runs for score in run) <= 0.52


def test_the_opponent_is_a_little_above_the_player() -> None:
    random = Random(9)
    for value in range(700, 1900, 50):
        progress = OpponentProgress(Rating(float(value), 80.0))
        levels = [progress.next_level(random) for _ in range(200)]
        strength = mean(LEVEL_RATINGS[level - 1] for level in levels)
        assert 0 < strength - value < 80
        assert max(levels) - min(levels) <= 1


def test_beyond_the_scale_it_is_the_first_or_the_last_level() -> None:
    assert OpponentProgress(Rating(0.0, 80.0)).next_level(Random(1)) == 1
    assert OpponentProgress(Rating(3000.0, 80.0)).next_level(Random(1)) == 10


def test_no_game_counts_twice_and_records_are_merged() -> None:
    won = OpponentProgress().after("a", 3, 1.0)
    assert won.rating.value > OpponentProgress().rating.value
    assert won.after("a", 3, 1.0) == won
    both = won.merged(OpponentProgress().placed(Experience.STRONG))
    assert (both.rating, both.games, both.is_placed) == (won.rating, 1, True)
    assert both.merged(both) == both
    assert won.placed(Experience.NONE).rating == won.rating  # results are worth more than words
    assert OpponentProgress.from_plain(both.to_plain()) == both
    assert level_rating(1).value == LEVEL_RATINGS[0]


@pytest.mark.parametrize(
    "change", [{"games": -1}, {"placed": 1}, {"rating": [1, 2]}, {"counted": ["x" * 41]}]
)
def test_a_damaged_record_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(FormatError):
        OpponentProgress.from_plain({**OpponentProgress().to_plain(), **change})


def test_which_games_say_something() -> None:
    session = Session(Setup.of("freestyle", 15, first="person:Ann", second="level:4"))
    assert scored(session) is None
    left = Session(session.setup)
    left.apply(Action(ActionKind.RESIGN), now=0.0)
    assert scored(left) is None  # nothing was played
    session.apply(session.parse("h8"), now=0.0)
    session.apply(Action(ActionKind.RESIGN), now=1.0)
    assert scored(session) is not None
    session.apply(Action(ActionKind.UNDO), now=2.0)
    session.apply(Action(ActionKind.RESIGN), now=3.0)
    assert scored(session) is None  # a move was taken back
    people = Session(Setup.of("freestyle", 15, first="person:Ann", second="person:Ben"))
    people.apply(Action(ActionKind.RESIGN), now=1.0)
    assert scored(people) is None


# The web


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("opponent")) as made:
        yield made


def test_a_newcomer_is_placed_plays_and_is_followed(client: TestClient) -> None:
    ann = other_client(client)
    ann.get("/")
    assert ann.get("/api/opponent").json() == {
        "rating": 1100,
        "provisional": True,
        "games": 0,
        "placed": False,
        "level": 4,
    }
    answer = ann.post("/api/opponent/placement", json={"experience": "none"})
    assert answer.json()["rating"] == 600
    game = new_game(ann, PERSON, {"kind": "adaptive"})
    assert game["seats"]["second"]["kind"] == "level"
    assert game["seats"]["second"]["level"] in (1, 2)
    game = push(ann, game, "h8").json()["game"]
    act(ann, wait_for(lambda: _moved(ann, game["id"])), "resign")
    known = wait_for(lambda: (shown := ann.get("/api/opponent").json())["games"] and shown)
    assert known["rating"] < 600
    ben = other_client(client)
    ben.get("/")
    assert ben.get("/api/opponent").json()["games"] == 0
    wrong = ben.post("/api/opponent/placement", json={"experience": "godlike"})
    assert "none, rules, regular, strong" in wrong.json()["error"]["message"]


def _moved(client: TestClient, game: str) -> dict[str, object] | bool:
    shown: dict[str, object] = client.get(f"/api/games/{game}").json()["game"]
    return shown["ply"] == 2 and shown


def test_a_game_at_a_chosen_level_counts_too(client: TestClient) -> None:
    cat = other_client(client)
    cat.get("/")
    game = push(cat, new_game(cat, PERSON, LEVEL), "h8").json()["game"]
    act(cat, wait_for(lambda: _moved(cat, game["id"])), "resign")
    assert wait_for(lambda: cat.get("/api/opponent").json()["games"] == 1)
