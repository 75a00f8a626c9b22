"""Lessons: every step is solved and missed with the library, and every claim of a text holds."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from lesson_claims import check_claim
from tengen.analysis.sketch import Sketch
from tengen.board import Board
from tengen.coords import SYMMETRIES, xy
from tengen.errors import FormatError
from tengen.learning.lesson_attempt import answers, judge, step_hint
from tengen.learning.lesson_progress import LessonProgress
from tengen.learning.lessons import (
    ChoiceGoal,
    Lesson,
    LessonText,
    LineGoal,
    MoveGoal,
    PlaceGoal,
    PointGoal,
    Step,
    lesson_of,
    lesson_text,
    lessons,
    step_text,
)
from tengen.opening import Choice
from tengen.puzzles.puzzle import Theme
from tengen.puzzles.solving import Attempt, MoveVerdict
from tengen.rules import RULES, Color
from tengen.texts.catalogue import ENGLISH, catalogue

STEPS = [step for lesson in lessons() for step in lesson.steps]
each_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
each_lesson = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
MOST_ANSWERS = 6
POINT = re.compile(r"\b[a-t]1?\d\b")


@cache
def right_answers(step_id: str) -> tuple[int | Choice, ...]:
    """The answers of a step, worked out once for all tests."""
    return answers(next(step for step in STEPS if step.id == step_id))


def is_answered_at_once(board: Board) -> bool:
    """Whether the side to move wins with one move."""
    sketch = Sketch(board)
    return any(sketch.wins_at(board.turn, point) for point in sketch.empties)


def test_the_path_covers_all_rules_with_sixty_steps_and_more() -> None:
    assert len(STEPS) >= 60
    assert {lesson.rule.name for lesson in lessons()} == set(RULES)
    assert [lesson.name for lesson in lessons()][:4] == ["five", "fours", "threes", "double"]
    assert lessons()[-1].name == "attack"


@each_step
def test_a_step_is_solved(step: Step) -> None:
    if isinstance(step.goal, LineGoal):
        puzzle = step.goal.puzzle
        puzzle.verify()
        attempt = Attempt(puzzle)
        verdict = MoveVerdict.RIGHT
        while verdict is MoveVerdict.RIGHT:
            verdict = attempt.play(attempt.best_move()).verdict
        assert verdict is MoveVerdict.SOLVED
        return
    right = right_answers(step.id)
    assert right
    assert all(judge(step, answer).is_solved for answer in right)
    if step.best is not None:
        assert right[0] == step.best
    if not isinstance(step.goal, PlaceGoal):
        assert len(right) <= MOST_ANSWERS


@each_step
def test_a_step_can_be_missed_and_says_why(step: Step) -> None:
    if isinstance(step.goal, LineGoal):
        legal = [move for move in step.board().legal_moves if move not in step.goal.puzzle.answers]
        assert Attempt(step.goal.puzzle).play(legal[0]).verdict is MoveVerdict.WRONG
        return
    wrong: list[int | Choice]
    if isinstance(step.goal, ChoiceGoal):
        opening = step.opening()
        assert opening is not None
        wrong = [choice for choice in opening.options if choice is not step.goal.right]
    else:
        right = right_answers(step.id)
        wrong = [point for point in step.board().legal_moves if point not in right]
    assert len(wrong) >= 1
    for answer in wrong:
        verdict = judge(step, answer)
        assert not verdict.is_solved
        assert verdict.why is not None
        assert verdict.why.words()
        board = step.board()
        if verdict.refutation:
            assert not isinstance(answer, Choice)
            board.push(answer)
        for move in verdict.refutation:
            board.push(move)


@each_step
def test_a_right_answer_does_not_lose_at_once(step: Step) -> None:
    """Whoever follows the lesson is not led into a five of the opponent."""
    if not isinstance(step.goal, MoveGoal) or step.goal.wins or step.goal.pends:
        return
    for answer in right_answers(step.id):
        assert not isinstance(answer, Choice)
        board = step.board()
        board.push(answer)
        assert not is_answered_at_once(board)


@each_step
def test_the_claims_of_a_step_hold(step: Step) -> None:
    for claim in step.claims.values():
        check_claim(step, claim)


@each_step
def test_texts_name_points_only_as_claims(step: Step) -> None:
    for part in ("title", "text", "done"):
        text = step_text(step, part)
        assert text.words()
        assert set(text.params) <= set(step.claims)
        blank = LessonText(text.key, dict.fromkeys(text.params, "…"))
        assert not POINT.search(blank.words()), blank.words()


@each_step
def test_hints_lead_to_an_answer(step: Step) -> None:
    if isinstance(step.goal, ChoiceGoal | LineGoal):
        return  # a choice has no hints; puzzles have their own
    right = {
        step.position.move_text(move) for move in right_answers(step.id) if isinstance(move, int)
    }
    hints = [step_hint(step, stage) for stage in range(3)]
    assert hints[-1].is_last
    assert hints[-1].move is not None
    assert step.position.move_text(hints[-1].move) in right
    assert all(hint.move is None for hint in hints[:1])
    assert all(hint.text for hint in hints)


@each_step
def test_the_stones_of_a_step_could_stand_in_a_game(step: Step) -> None:
    board = step.position
    assert board.outcome() is None
    black, white = (len(board.stones(color)) for color in Color)
    if not board.rule.captures:
        assert black - white == (0 if board.turn == Color.BLACK else 1)


def test_no_step_repeats_the_position_or_the_idea_of_another() -> None:
    essences = Counter(_essence(step) for step in STEPS)
    assert [essence for essence, count in essences.items() if count > 1] == []
    titles = Counter(step_text(step, "title").words() for step in STEPS)
    repeated = {title for title, count in titles.items() if count > 1}
    assert repeated == {"Two fours on one line"}  # to be made in one rule, forbidden in another


def _essence(step: Step) -> object:
    """The stones of the mover on the lines through the answer, turned, mirrored and moved, with
    what the goal asks for: two steps that agree in this would teach the same."""
    goal = step.goal
    if isinstance(goal, ChoiceGoal | PlaceGoal):
        return step.position.canonical().key, type(goal)
    board = step.position
    own = board.turn if not (isinstance(goal, MoveGoal) and goal.stops) else board.turn.other
    answer = right_answers(step.id)[0]
    assert not isinstance(answer, Choice)
    at = xy(answer, board.size)
    shapes = []
    for symmetry in SYMMETRIES:
        centre = symmetry.apply(answer, board.size)
        x, y = xy(centre, board.size)
        stones = {
            (u - x, v - y, color == own)
            for color in Color
            for stone in board.stones(color)
            for u, v in [xy(symmetry.apply(stone, board.size), board.size)]
            if _is_near(xy(stone, board.size), at)
        }
        shapes.append(sorted(stones))
    asked = repr(goal) if isinstance(goal, MoveGoal | PointGoal) else goal.puzzle.theme
    return str(asked), repr(min(shapes))


def _is_near(stone: tuple[int, int], at: tuple[int, int]) -> bool:
    dx, dy = abs(stone[0] - at[0]), abs(stone[1] - at[1])
    return max(dx, dy) <= 5 and (not dx or not dy or dx == dy)


@each_lesson
def test_a_lesson_ends_in_puzzles_of_its_theme(lesson: Lesson) -> None:
    assert len(lesson.steps) >= 3
    assert len(lesson.puzzles) >= 2
    for puzzle in lesson.puzzles:
        assert puzzle.theme is lesson.theme
        assert puzzle.rule == lesson.rule
    for part in ("title", "about"):
        assert lesson_text(lesson, part).words()


def test_no_puzzle_ends_two_lessons_and_all_items_have_their_own_id() -> None:
    items = [item for lesson in lessons() for item in lesson.items]
    assert len(items) == len(set(items))


def test_every_text_belongs_to_a_step() -> None:
    texts = [lesson_text(lesson, part) for lesson in lessons() for part in ("title", "about")]
    texts += [step_text(step, part) for step in STEPS for part in ("title", "text", "done")]
    known = {key for key in catalogue(ENGLISH).patterns if key.startswith("lessons-")}
    assert {text.key for text in texts} == known
    assert max(len(text.words()) for text in texts) < 240


def test_progress_is_kept_merged_and_read_strictly() -> None:
    lesson = lessons()[0]
    progress = LessonProgress()
    assert progress.next_lesson() is lesson
    assert progress.next_item(lesson) == lesson.items[0]
    for item in lesson.items:
        assert not progress.is_complete(lesson)
        progress = progress.after(item)
    assert progress.is_complete(lesson)
    assert progress.next_item(lesson) == lesson.items[0]
    assert progress.next_lesson() is lessons()[1]
    assert progress.merged(LessonProgress(frozenset({"x.y"}))).solved == progress.solved | {"x.y"}
    assert LessonProgress.from_plain(progress.to_plain()) == progress
    everything = LessonProgress(frozenset(item for each in lessons() for item in each.items))
    assert everything.next_lesson() is None
    with pytest.raises(FormatError, match="expected names of steps"):
        LessonProgress.from_plain({"solved": ["é"]})
    with pytest.raises(FormatError, match="expected one of five"):
        lesson_of("six")


def test_a_blunder_in_a_stop_step_is_punished_on_the_board() -> None:
    step = lesson_of("fours").item("fours.stop")
    assert isinstance(step, Step)
    board = step.board()
    verdict = judge(step, board.parse_move("a1"))
    assert verdict.why is not None
    assert verdict.why.words() == "a1 does not stop White’s four: e3 makes five."
    assert [board.move_text(move) for move in verdict.refutation] == ["e3"]


def test_swap2_choices_are_those_of_the_engine() -> None:
    """The side that a lesson recommends has the better chances, by the margin its text claims."""
    from tengen import Engine
    from tengen.engine.limit import Limit

    with Engine() as engine:
        for step in STEPS:
            for claim in step.claims.values():
                if claim["is"] != "better":
                    continue
                board = step.board()
                engine.clear_hash()
                score = engine.analyse(board, Limit(nodes=100_000)).score
                chance = score.win_chance
                side = Color.parse(claim["of"])
                chance = chance if board.turn == side else 1 - chance
                assert 100 * chance >= claim["chance"], step.id
                assert isinstance(step.goal, ChoiceGoal)
                assert step.goal.right == Choice(f"take-{side}")


def test_themes_of_lines_are_kept_by_their_solutions() -> None:
    """A step that says "win by fours" is won with fours alone."""
    for step in STEPS:
        if not isinstance(step.goal, LineGoal) or step.goal.puzzle.theme is not Theme.FOURS:
            continue
        board = step.board()
        line = Attempt(step.goal.puzzle).solution()
        for number, move in enumerate(line):
            board.push(move)
            if number % 2 == 0 and board.outcome() is None:
                other = board.turn.other
                sketch = Sketch(board)
                assert any(sketch.wins_at(other, point) for point in sketch.empties), step.id
