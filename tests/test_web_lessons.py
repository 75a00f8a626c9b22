"""Lessons over the web: the path, steps of every kind, and progress that is each client's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tengen.learning.lesson_attempt import answer_text, answers
from tengen.learning.lessons import LineGoal, lesson_of, lessons
from tengen.puzzles.solving import Attempt
from web_support import other_client, running_app

Json = dict[str, Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("lessons")) as made:
        yield made


@pytest.fixture
def visitor(client: TestClient) -> TestClient:
    other = other_client(client)
    other.get("/")
    return other


def play(client: TestClient, item: str, move: str, line: list[str] | None = None) -> Json:
    name = item.partition(".")[0]
    body = {"line": line or [], "move": move}
    answer = client.post(f"/api/lessons/{name}/{item}/play", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_path_follows_what_a_client_solves_and_nobody_else_sees_it(
    client: TestClient, visitor: TestClient
) -> None:
    path = visitor.get("/api/lessons").json()
    assert [lesson["name"] for lesson in path["lessons"]] == [each.name for each in lessons()]
    assert (path["next"], path["solved"]) == ("five", 0)
    assert path["lessons"][0]["title"]["text"] == "What is a five"
    told = play(visitor, "five.row", "g5")
    assert told["verdict"] == "solved"
    assert told["phrase"]["key"] == "lessons-five-row-done"
    assert told["phrase"]["text"].startswith("Five in a row: Black wins.")
    assert visitor.get("/api/lessons").json()["lessons"][0]["next"] == "five.gap"
    record = visitor.get("/api/learning").json()
    assert record["parts"]["lessons"] == {"solved": ["five.row"]}
    other = other_client(client)
    other.get("/")
    assert other.get("/api/lessons").json()["solved"] == 0
    other.post("/api/learning", json={"record": record})
    assert other.get("/api/lessons").json()["solved"] == 1


def test_every_step_with_one_answer_is_solved_on_the_server(visitor: TestClient) -> None:
    for lesson in lessons():
        step = lesson.steps[0]
        if not isinstance(step.goal, LineGoal):
            told = play(visitor, step.id, answer_text(step, answers(step)[0]))
            assert told["verdict"] == "solved", step.id


def test_a_sequence_is_played_to_its_end(visitor: TestClient) -> None:
    step = lesson_of("vcf").steps[0]
    assert isinstance(step.goal, LineGoal)
    attempt, line = Attempt(step.goal.puzzle), list[str]()
    while not attempt.is_over:
        move = attempt.board.move_text(attempt.best_move())
        told = play(visitor, step.id, move, line)
        step_told = attempt.play(attempt.best_move())
        assert told["verdict"] == str(step_told.verdict)
        line += [move, *([told["reply"]] if told["reply"] else [])]
    assert told["phrase"]["key"] == "lessons-vcf-first-done"


def test_puzzles_at_the_end_count_for_the_lesson_and_the_rating(visitor: TestClient) -> None:
    puzzle = lesson_of("five").puzzles[0]
    shown = visitor.get(f"/api/lessons/five/{puzzle.id}").json()
    assert shown["number"] == 7
    assert shown["prompt"][0]["key"] == "puzzle-task"
    move = puzzle.board().move_text(puzzle.answers[0])
    body = {"line": [], "move": move}
    told = visitor.post(f"/api/lessons/five/{puzzle.id}/play", json=body).json()
    assert told["verdict"] == "solved"
    assert told["progress"]["solved"] == 1
    assert visitor.get("/api/lessons").json()["solved"] == 1


def test_answers_are_not_sent_before_they_are_asked_for(visitor: TestClient) -> None:
    shown = visitor.get("/api/lessons/renju/renju.33").json()
    assert shown["points"]
    assert "claims" not in shown
    assert "e5" not in str(shown["prompt"])
    wrong = play(visitor, "renju.33", "e7")
    assert (wrong["verdict"], wrong["played"]) == ("wrong", False)
    assert wrong["phrase"]["text"] == "e7 is allowed. Try again."
    right = play(visitor, "renju.33", "e5")
    assert (right["verdict"], right["played"]) == ("solved", False)


def test_hints_and_solutions(visitor: TestClient) -> None:
    hints = [
        visitor.post("/api/lessons/fours/fours.stop/hint", json={"stage": stage}).json()
        for stage in range(3)
    ]
    assert [hint["move"] for hint in hints] == [None, None, "e3"]
    told = visitor.post("/api/lessons/fours/fours.stop/solution", json={}).json()
    assert told["line"] == ["e3"]
    assert told["steps"][0]["text"] == "A four leaves one answer. This was it."
    told = visitor.post("/api/lessons/swap2/swap2.far/solution", json={}).json()
    assert told["line"] == []


def test_choices_are_shown_and_judged(visitor: TestClient) -> None:
    shown = visitor.get("/api/lessons/swap2/swap2.far").json()
    assert shown["choices"] == ["take-white", "take-black", "add-two"]
    assert play(visitor, "swap2.far", "take-white")["verdict"] == "wrong"
    assert play(visitor, "swap2.far", "take-black")["verdict"] == "solved"


@pytest.mark.parametrize(
    ("path", "body", "status", "says"),
    [
        ("five/nothing/play", {"move": "a1"}, 404, "no such step"),
        ("nothing/five.row/play", {"move": "a1"}, 404, "no such lesson"),
        ("five/five.row/play", {"move": "z99"}, 422, "z99"),
        ("five/five.row/play", {"move": "c5"}, 409, "c5"),
        ("five/five.row/play", {"move": "take-black"}, 422, "take-black"),
        ("swap2/swap2.far/play", {"move": "h9"}, 409, "h9"),
        ("five/five.row/hint", {"stage": 9}, 422, "stage"),
    ],
)
def test_what_cannot_be_answered_is_refused(
    visitor: TestClient, path: str, body: Json, status: int, says: str
) -> None:
    answer = visitor.post(f"/api/lessons/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert says in answer.json()["error"]["message"]
