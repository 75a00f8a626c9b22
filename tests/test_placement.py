"""Three puzzles that place a newcomer: unit, terminal and web."""

from __future__ import annotations

import itertools
from datetime import date
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from plain_support import Script
from tengen.learning.kept import read_record
from tengen.learning.opponent import LEVEL_RATINGS, OpponentProgress
from tengen.learning.placement import LONGEST, QUICK, STEPS, Placement, level_near
from tengen.puzzles.library import by_id, load
from tengen.puzzles.puzzle import Puzzle
from tengen.puzzles.rating import Rating
from tengen.puzzles.solving import Attempt
from tengen.terminal.puzzles import Solver
from web_support import running_app

ALL = list(itertools.product([False, True], repeat=len(STEPS)))


def test_more_solved_puzzles_never_place_lower() -> None:
    for answers in ALL:
        for index in range(len(STEPS)):
            better = Placement((*answers[:index], True, *answers[index + 1 :]))
            assert better.estimate >= Placement(answers).estimate
    assert level_near(Placement(ALL[0]).rating) == 1
    assert level_near(Placement(ALL[-1]).rating) >= 8
    assert {Placement(answers).is_over for answers in ALL} == {True}
    with pytest.raises(ValueError, match="at most 3"):
        Placement((True,) * 4)


def test_the_next_puzzle_is_quick_and_follows_the_answers() -> None:
    random = Random(1)
    first = Placement().puzzle(random)
    for solved in (False, True):
        following = Placement((solved,)).puzzle(random, {first.id})
        assert (following.rating > first.rating) == solved
    for answers in ALL:
        puzzle = Placement(answers[:2]).puzzle(random)
        assert puzzle.theme in QUICK
        assert puzzle.moves <= LONGEST


@pytest.mark.parametrize("level", range(1, 11))
def test_a_level_is_nearest_to_its_own_rating(level: int) -> None:
    assert level_near(Rating(LEVEL_RATINGS[level - 1])) == level


def _solution(puzzle: Puzzle) -> list[str]:
    attempt, moves = Attempt(puzzle), []
    while not attempt.is_over:
        moves.append(attempt.board.move_text(attempt.best_move()))
        attempt.play(attempt.best_move())
    return moves


def test_the_terminal_places_a_newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    random = Random(5)
    first = Placement().puzzle(random)
    second = Placement((True,)).puzzle(random)
    script = Script([*_solution(first), "skip", "solution"])
    solver = Solver(script, load("freestyle"), today=date(2026, 3, 1), random=Random(5))
    solver.place()
    assert second.rating > first.rating
    assert "Puzzle 3 of 3" in script.text
    assert "You solved 1 of 3." in script.text
    kept = read_record().part(OpponentProgress)
    assert kept.is_placed
    assert kept.rating == Placement((True, False, False)).rating


def test_who_leaves_is_not_placed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    script = Script(["quit"])
    Solver(script, load("freestyle"), today=date(2026, 3, 1), random=Random(5)).place()
    assert not read_record().part(OpponentProgress).is_placed


def test_the_server_places_a_newcomer(tmp_path: Path) -> None:
    with running_app(tmp_path) as client:
        client.get("/")
        _place_on_server(client)


def _place_on_server(client: TestClient) -> None:
    answers = ""
    for solved in "110":
        shown = client.get(f"/api/opponent/placement?answers={answers}").json()
        assert (shown["number"], shown["count"]) == (len(answers) + 1, 3)
        assert "answers" not in shown
        puzzle = by_id(shown["id"])
        near = Placement(tuple(each == "1" for each in answers)).estimate
        assert abs(puzzle.rating - near) < 300
        answers += solved
    for wrong in ("111", "2"):
        assert client.get(f"/api/opponent/placement?answers={wrong}").status_code == 422
    placed = client.post("/api/opponent/placement", json={"answers": [True, True, False]})
    told = Placement((True, True, False))
    assert placed.json()["rating"] == told.estimate
    assert (placed.json()["level"], placed.json()["placed"]) == (level_near(told.rating), True)
    for body in ({}, {"answers": [True]}, {"answers": [True] * 3, "experience": "none"}):
        assert client.post("/api/opponent/placement", json=body).status_code == 422
