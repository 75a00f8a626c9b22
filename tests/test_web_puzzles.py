"""Puzzles over the web: judged on the server, counted once, private, without the answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from databases import KINDS
from tengen.plain import names
from tengen.puzzles.library import by_id, load, of_day
from tengen.puzzles.puzzle import Puzzle, Theme
from tengen.puzzles.solving import Attempt
from web_support import other_client, running_app

Json = dict[str, Any]
NOW = 1_780_000_000.0
DAY = 86_400.0


@pytest.fixture(scope="module", params=KINDS)
def client(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("puzzles")
    with running_app(folder, kind=request.param, wall=lambda: NOW) as made:
        yield made


def visitor(client: TestClient) -> TestClient:
    other = other_client(client)
    other.get("/")
    return other


def puzzle_of(theme: Theme, moves: int = 1) -> Puzzle:
    return next(each for each in load("freestyle") if each.theme is theme and each.moves >= moves)


def ask(client: TestClient, puzzle: Puzzle, what: str, status: int = 200, **wish: Any) -> Json:
    answer = client.post(f"/api/puzzles/{puzzle.id}/{what}", json=wish)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def solve(client: TestClient, puzzle: Puzzle) -> Json:
    """Play the certificate's moves to the end."""
    attempt, line = Attempt(puzzle), list[str]()
    while True:
        move = attempt.board.move_text(attempt.best_move())
        told = ask(client, puzzle, "play", line=line, move=move)
        step = attempt.play(attempt.board.parse_move(move))
        assert told["verdict"] == str(step.verdict)
        if told["verdict"] == "solved":
            return told
        line += [move, told["reply"]]


def progress(client: TestClient) -> Json:
    found: Json = client.get("/api/puzzles").json()["progress"]
    return found


def wrong_move(puzzle: Puzzle) -> str:
    """A legal move that is no answer and ends nothing."""
    board = puzzle.board()
    known = set(puzzle.answers)
    return next(board.move_text(move) for move in board.legal_moves if move not in known)


def test_a_puzzle_comes_without_its_answer(client: TestClient) -> None:
    ann = visitor(client)
    shown = ann.get("/api/puzzles/next").json()
    puzzle = by_id(shown["id"])
    board = puzzle.board()
    empty = set(names(board.legal_moves, board.size))
    assert not {"answers", "proofs", "grade", "moves"} & shown.keys()
    text = json.dumps({**shown, "position": {**shown["position"], "forbidden": {}}})
    assert not [point for point in empty if f'"{point}"' in text]
    assert shown["task"][0]["key"] == "puzzle-task"


def test_today_s_puzzle_is_everybody_s(client: TestClient) -> None:
    day = datetime.fromtimestamp(NOW, UTC).date()
    found = of_day(load("renju"), day)
    assert found is not None
    for each in (visitor(client), visitor(client)):
        assert each.get("/api/puzzles/today?rule=renju").json()["id"] == found.id


def test_a_solved_puzzle_moves_ratings_and_counts_once(client: TestClient) -> None:
    ann = visitor(client)
    puzzle = puzzle_of(Theme.FOURS, 2)
    before = ann.get(f"/api/puzzles/{puzzle.id}").json()["rating"]
    start = progress(ann)["rating"]
    told = solve(ann, puzzle)
    assert told["progress"]["rating"] > start
    assert (told["progress"]["streak"], told["progress"]["days"]) == (1, 1)
    assert ann.get(f"/api/puzzles/{puzzle.id}").json()["rating"] < before
    again = solve(ann, puzzle)
    assert again["progress"] == told["progress"]
    assert ask(ann, puzzle, "solution", line=[])["progress"] == told["progress"]


def test_a_mistake_a_hint_or_the_solution_fails_the_attempt(client: TestClient) -> None:
    puzzle = puzzle_of(Theme.WIN_AT_ONCE)
    wishes: dict[str, Json] = {"play": {"move": wrong_move(puzzle)}, "hint": {}, "solution": {}}
    for what, wish in wishes.items():
        ann = visitor(client)
        told = ask(ann, puzzle, what, line=[], **wish)
        assert told["progress"]["rating"] < 1000
        assert told["progress"]["tried"] == 1
        assert solve(ann, puzzle)["progress"]["solved"] == 0


def test_hints_come_in_stages_and_do_not_spoil(client: TestClient) -> None:
    ann, puzzle = visitor(client), puzzle_of(Theme.FOURS)
    hints = [ask(ann, puzzle, "hint", line=[], stage=stage) for stage in range(3)]
    assert [hint["stage"] for hint in hints] == ["area", "shape", "point"]
    assert [hint["move"] is None for hint in hints] == [True, True, False]
    assert hints[2]["move"] in names(puzzle.answers, puzzle.size)


def test_the_line_is_replayed_and_not_believed(client: TestClient) -> None:
    ann, puzzle = visitor(client), puzzle_of(Theme.FOURS, 2)
    good = names(puzzle.answers, puzzle.size)[0]
    wrong = wrong_move(puzzle)
    for line in ([good], [good, wrong], [wrong, good], ["z9", "a1"]):
        answer = ann.post(f"/api/puzzles/{puzzle.id}/play", json={"line": line, "move": "a1"})
        assert answer.status_code in (409, 422), answer.text
    assert progress(ann)["tried"] == 0
    stone = names(puzzle.black, puzzle.size)[0]
    assert ask(ann, puzzle, "play", 409, line=[], move=stone)["error"]["code"] == "occupied"
    assert ann.get("/api/puzzles/nonsense").status_code == 404


def test_a_defence_is_refuted_by_its_proof(client: TestClient) -> None:
    ann, puzzle = visitor(client), puzzle_of(Theme.ONLY_DEFENCE)
    told = ask(ann, puzzle, "play", line=[], move=wrong_move(puzzle))
    assert told["verdict"] == "wrong"
    assert told["phrase"]["key"] in ("puzzle-loses", "puzzle-wrong")


def test_attempts_are_seen_by_nobody_else(client: TestClient) -> None:
    ann, ben = visitor(client), visitor(client)
    puzzle = puzzle_of(Theme.STOP_FOUR)
    solve(ann, puzzle)
    assert progress(ann)["solved"] == 1
    assert progress(ben)["tried"] == 0
    assert not ben.get(f"/api/puzzles/{puzzle.id}").json()["tried"]


def test_progress_survives_a_restart(tmp_path: Path) -> None:
    puzzle = puzzle_of(Theme.WIN_AT_ONCE)
    with running_app(tmp_path, wall=lambda: NOW) as first:
        first.get("/")
        solve(first, puzzle)
        cookies = dict(first.cookies)
    with running_app(tmp_path, wall=lambda: NOW + 3 * DAY) as second:
        second.cookies.update(cookies)
        before = progress(second)
        assert (before["solved"], before["days"]) == (1, 0)
        solve(second, puzzle)  # once more, on another day: it may be the puzzle of that day
        assert progress(second) == before | {"days": 1}
