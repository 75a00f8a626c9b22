"""Drills: made from reviewed mistakes, verified, scheduled by FSRS, merged, solved as text."""

from __future__ import annotations

import copy
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import tengen
from doubles import FakeEngine, fake_info
from tengen import Board, Color, Engine, FormatError, Game, Info, Score
from tengen.analysis.reviews.classes import MoveClass
from tengen.analysis.reviews.records import GameReview
from tengen.analysis.reviews.review import try_again
from tengen.cli.main import main
from tengen.coords import Symmetry
from tengen.errors import OccupiedError
from tengen.formats import write_game
from tengen.learning.drilling import (
    drill_hint,
    judge_answer,
    known_answer,
    make_drill,
    mistakes_of,
)
from tengen.learning.drills import Drill, DrillDeck, DrillSource, drill_id
from tengen.learning.kept import change_part, read_record
from tengen.learning.record import LearningRecord
from tengen.learning.schedule import DrillAnswer, DrillGrade, due_after
from tengen.terminal.drills import DrillSession, when_text
from tengen.terminal.terminal import Terminal

MISSED = "h8 g8 i8 a1 j8 a2 k8 a3 b15 a4 b14 a5"  # Black has a four, and plays b14 instead of l8
SHARP = "h8 i8 h9 h7 g9 i9 i7 j6 j8 k9 f10 e11 g10 g11 j7 k7 i6 l10 h5 g4"
NOW = datetime(2026, 3, 1, 18, 30, tzinfo=UTC)
DAY = timedelta(days=1)
AGAIN, HARD, GOOD = DrillGrade


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine() as made:
        yield made


def game_of(moves: str) -> Game:
    return Game.from_board(Board.from_moves(moves))


@pytest.fixture(scope="module")
def missed(engine: Engine) -> GameReview:
    return tengen.review(game_of(MISSED), engine, nodes=20_000)


def source(number: int, name: str = "game.sgf") -> DrillSource:
    return DrillSource("file", name, number)


@pytest.fixture(scope="module")
def drill(engine: Engine, missed: GameReview) -> Drill:
    made = make_drill(missed, 11, engine, source=source(11), now=NOW)
    assert made is not None
    return made


def at(days: float, grade: DrillGrade) -> DrillAnswer:
    return DrillAnswer(NOW + timedelta(days=days), grade)


# When a drill is due


def test_a_new_drill_is_due_on_the_next_day() -> None:
    assert due_after(NOW, []) == datetime(2026, 3, 2, tzinfo=UTC)


def test_what_is_solved_comes_back_later_and_later() -> None:
    answers: list[DrillAnswer] = []
    gaps = []
    for _ in range(6):
        due = due_after(NOW, answers)
        answers.append(DrillAnswer(due, GOOD))
        gaps.append((due_after(NOW, answers) - due).days)
    assert gaps == sorted(gaps)
    assert gaps[0] >= 2
    assert gaps[-1] > 30
    assert gaps[-1] <= 365


def test_what_is_not_solved_comes_back_at_once_and_then_sooner() -> None:
    assert due_after(NOW, [at(1, AGAIN)]) == NOW + DAY + timedelta(minutes=10)
    learnt = [at(1, GOOD), at(4, GOOD)]
    lapse = [*learnt, at(20, AGAIN)]
    assert due_after(NOW, lapse) == NOW + 20 * DAY + timedelta(minutes=10)
    forgot, knew = [*lapse, at(20.1, GOOD)], [*learnt, at(20, GOOD)]
    assert due_after(NOW, forgot) < due_after(NOW, knew)


def test_a_hint_brings_a_drill_back_sooner() -> None:
    known = [at(1, GOOD), at(4, GOOD)]
    hinted, solved = due_after(NOW, [*known, at(20, HARD)]), due_after(NOW, [*known, at(20, GOOD)])
    assert NOW + 21 * DAY < hinted < solved


def test_a_due_day_begins_at_midnight_and_follows_from_the_answers_alone() -> None:
    answers = [at(1.2, GOOD), at(5.7, HARD), at(9.9, GOOD)]
    due = due_after(NOW, answers)
    assert (due.hour, due.minute, due.second) == (0, 0, 0)
    assert all(due_after(NOW, answers) == due for _ in range(20))


# Making drills


def test_a_drill_knows_the_mistake_and_the_right_moves(drill: Drill) -> None:
    board = drill.board
    assert (drill.turn, board.ply) == (Color.BLACK, 10)
    assert board.move_text(drill.mistake.move) == "b14"
    assert drill.mistake.kind is MoveClass.MISSED_WIN
    assert str(drill.mistake.reason) == "b14 misses five at l8."
    assert board.move_text(drill.best.move) == "l8"
    assert drill.sources == (source(11),)
    assert drill.due == datetime(2026, 3, 2, tzinfo=UTC)


def test_every_right_move_is_confirmed_by_the_rules_and_a_search(engine: Engine) -> None:
    """A proven answer holds against every legal reply; others are not refuted by a new search."""
    from tengen.puzzles.helper import EngineHelper

    found = tengen.review(game_of(SHARP), engine, nodes=20_000)
    helper = EngineHelper(found.board.rule, found.board.size)
    certified = judged = 0
    mistakes = mistakes_of(found)
    assert {mistake.color for mistake in mistakes} == set(Color)
    for mistake in mistakes:
        made = make_drill(found, mistake.number, engine, source=source(mistake.number), now=NOW)
        if made is None:
            continue
        assert Drill.from_plain(json.loads(json.dumps(made.to_plain()))) == made
        for right in made.right:
            after = made.board.copy()
            after.push(right.move)
            if right.after.win_in is not None and 1 < right.after.win_in <= 9:
                certified += helper.proof_after(after) is not None
                assert _every_reply_loses(after, engine)
            elif right.after.win_in is None:
                engine.clear_hash()
                assert not _is_refuted(after, engine)
                judged += 1
    assert certified >= 3
    assert judged >= 3


def _every_reply_loses(after: Board, engine: Engine) -> bool:
    """Whether the side that moved last wins, whatever is replied."""
    for reply in after.legal_moves:
        board = after.copy()
        board.push(reply)
        if board.outcome() is not None or not _is_refuted(board, engine):
            return False
    return True


def _is_refuted(after: Board, engine: Engine) -> bool:
    info = engine.analyse(after, tengen.Limit(nodes=20_000))
    return info.score.win_in is not None and info.score.win_in > 0


def test_only_the_own_mistakes_are_taken(missed: GameReview) -> None:
    black, white = (mistakes_of(missed, color) for color in Color)
    assert 11 in [move.number for move in black]
    assert all(move.number % 2 == 0 for move in white)
    assert sorted(move.number for move in (*black, *white)) == [
        move.number for move in mistakes_of(missed)
    ]
    assert all(move.mark in ("?!", "?", "??") for move in mistakes_of(missed))


class Doubter(FakeEngine):
    """Thinks that everything is even."""

    def infos(self, board: Board, lines: int) -> list[Info]:
        return [
            fake_info(board, move, score=Score(0, pov=board.turn))
            for move in self.moves(board)[:lines]
        ]


def test_a_mistake_that_a_deeper_search_does_not_confirm_is_no_drill(missed: GameReview) -> None:
    number = 4  # White's a1, where nothing is proven
    record = missed.move(number)
    assert record is not None
    shallow = replace(
        missed,
        deep_nodes=10**6,
        verdicts=tuple(
            replace(verdict, nodes=1, score=Score(0, pov=verdict.score.pov)) if verdict else None
            for verdict in missed.verdicts
        ),
    )
    made = make_drill(shallow, number, Doubter(), source=source(number), now=NOW)
    assert made is None


def test_a_better_move_than_the_best_one_of_the_review_becomes_the_answer(
    missed: GameReview, engine: Engine
) -> None:
    record = missed.move(11)
    assert record is not None
    l8, a5 = map(missed.board.parse_move, ("l8", "a5"))
    weaker = replace(record, before=Score(60), best_line=(a5,), kind=MoveClass.BLUNDER)
    verdict = missed.verdicts[10]
    assert verdict is not None
    known = replace(verdict, score=Score(60), line=(a5,), nodes=missed.deep_nodes)
    verdicts = (*missed.verdicts[:10], known, *missed.verdicts[11:])
    moves = tuple(weaker if move.number == 11 else move for move in missed.moves)
    changed = replace(missed, verdicts=verdicts, moves=moves)
    made = make_drill(changed, 11, engine, source=source(11), now=NOW)
    assert made is not None
    assert made.best.move == made.mistake.best == l8
    assert made.mistake.kind is MoveClass.MISSED_WIN
    assert all(right.after.win_chance > 0.93 for right in made.right)


def test_a_line_ends_where_the_game_ends(missed: GameReview) -> None:
    class Beyond(FakeEngine):
        def infos(self, board: Board, lines: int) -> list[Info]:
            names = "a6 l8 c3 c4" if board.ply == 11 else "l8"
            moves = [board.parse_move(name) for name in names.split()]
            return [fake_info(board, *moves, score=Score(win_in=-2, pov=board.turn))]

    board = Board.from_moves(MISSED.split()[:10])
    record = missed.move(11)
    assert record is not None
    retry = try_again(board, board.parse_move("c12"), record, Beyond())
    assert [board.move_text(move) for move in retry.refutation] == ["a6", "l8"]


# The same mistake twice


def test_the_same_position_is_one_drill_however_it_is_turned(drill: Drill) -> None:
    images = {drill_id(drill.board.transform(symmetry)) for symmetry in Symmetry}
    assert images == {drill.id}
    other = Board.from_moves("h8 g8 i8 a1 j8 a2 k8 a3 b15 a4 b14 a5")
    assert drill_id(other) != drill.id


def test_the_same_mistake_twice_is_one_drill(drill: Drill) -> None:
    later = replace(drill, added=NOW + DAY, sources=(source(15, "later.sgf"),))
    deck = DrillDeck().with_drills([drill, later, drill])
    assert len(deck) == 1
    kept = deck.drills[drill.id]
    assert kept.sources == (source(11), source(15, "later.sgf"))
    assert kept.added == NOW


# Answers


def test_known_answers_need_no_engine(drill: Drill) -> None:
    board = drill.board
    right, wrong = (known_answer(drill, move) for move in map(board.parse_move, ("l8", "b14")))
    assert right is not None
    assert right.is_good
    assert wrong is not None
    assert not wrong.is_good
    assert wrong.reason is None  # it would name the answer
    assert known_answer(drill, board.parse_move("c12")) is None


def test_other_moves_are_judged_by_the_engine(drill: Drill, engine: Engine) -> None:
    answer = judge_answer(drill, drill.board.parse_move("c12"), engine)
    assert not answer.is_good
    assert answer.reason is None  # "c12 misses five at l8" would name the answer
    with pytest.raises(OccupiedError):
        judge_answer(drill, drill.board.parse_move("h8"), engine)


def test_hints_come_in_stages(drill: Drill) -> None:
    said = [drill_hint(drill, given).text for given in range(4)]
    assert "l8" not in " ".join(said[:2])
    assert said[1] == "The move makes five."
    assert said[2] == said[3] == "Play l8."


# The deck


def deck_of(drill: Drill, *answers: DrillAnswer) -> DrillDeck:
    return DrillDeck().with_drills([replace(drill, answers=answers)])


def test_a_deck_tells_what_is_due(drill: Drill) -> None:
    deck = deck_of(drill)
    assert deck.due(NOW) == ()
    assert deck.next_due(NOW) == datetime(2026, 3, 2, tzinfo=UTC)
    tomorrow = NOW + DAY
    assert [each.id for each in deck.due(tomorrow)] == [drill.id]
    solved = deck.answered(drill.id, GOOD, tomorrow)
    assert solved.due(tomorrow) == ()
    following = solved.next_due(tomorrow)
    assert following is not None
    assert following > tomorrow + DAY
    assert len(solved.without(drill.id)) == 0


def test_merging_loses_nothing_and_twice_changes_nothing(drill: Drill) -> None:
    here = deck_of(drill, at(1, GOOD), at(5, AGAIN))
    there = deck_of(drill, at(1, GOOD), at(2, HARD))
    both = here.merged(there)
    assert both.drills[drill.id].answers == (at(1, GOOD), at(2, HARD), at(5, AGAIN))
    assert both.merged(there) == both.merged(here) == both
    assert there.merged(here).drills[drill.id].answers == both.drills[drill.id].answers
    assert DrillDeck().merged(here) == here.merged(DrillDeck()) == here


def test_a_deck_is_the_same_after_a_file(drill: Drill) -> None:
    deck = deck_of(drill, at(1, GOOD), at(5.5, AGAIN))
    record = LearningRecord().with_part(deck)
    again = LearningRecord.from_plain(json.loads(json.dumps(record.to_plain())))
    assert again.part(DrillDeck) == deck
    assert again.part(DrillDeck).due(NOW + 6 * DAY) == deck.due(NOW + 6 * DAY)


def change(plain: Any, path: str, value: Any) -> Any:
    """A copy of plain data with another value at a path such as "mistake.move"."""
    changed = copy.deepcopy(plain)
    *parents, last = path.split(".")
    place = changed
    for name in parents:
        place = place[int(name) if name.isdecimal() else name]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("id", "x", "an id of 20 hexadecimal digits"),
        ("id", 7, "a string"),
        ("nodes", -1, "a number that is not negative"),
        ("nodes", None, "the field 'nodes'"),
        ("more", 1, "unknown field 'more'"),
        ("position.moves", ["h8", "h8"], "h8"),
        ("position.rule", "chess", "one of"),
        ("mistake.move", "h8", "h8"),
        ("mistake.color", "white", "a mistake of the side to move"),
        ("mistake.class", "good", "a mistake of the side to move"),
        ("mistake.best_line", [], "a mistake of the side to move"),
        ("mistake.best_line", ["l8", "l8"], "l8"),
        ("right", [], "at least one right move"),
        ("right.0.move", "b14", "the mistake not among them"),
        ("right.0.move", "c3", "the best move of the mistake"),
        ("right.0.line", ["h8"], "h8"),
        ("added", "yesterday", "yesterday"),
        ("added", "2026-03-01T18:30:00", "a moment such as"),
        ("added", "9999-03-01T18:30:00Z", "a moment such as"),
        ("sources.0.kind", "book", "one of game, study"),
        ("sources.0.name", "x" * 201, "at most 200 characters"),
        ("answers.0.grade", "easy", "one of again, hard, good"),
        ("answers.0.at", 5, "a string"),
    ],
)
def test_a_damaged_drill_is_refused(drill: Drill, path: str, value: Any, complaint: str) -> None:
    plain = replace(drill, answers=(at(1, GOOD),)).to_plain()
    with pytest.raises(FormatError, match=re.escape(complaint)) as caught:
        Drill.from_plain(change(plain, path, value))
    assert str(caught.value).startswith("$")


# The terminal


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Lets a command read lines, and keeps its record in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def type_lines(text: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))

    return type_lines


def solve(engine: Any, now: datetime) -> None:
    class Kept:
        """The engine of all tests: what a session closes stays open."""

        def __getattr__(self, name: str) -> Any:
            return (lambda: None) if name == "close" else getattr(engine, name)

    DrillSession(Terminal(), engine=Kept, now=lambda: now).run()  # type: ignore[arg-type]


def kept_answers(drill: Drill) -> list[DrillGrade]:
    deck = read_record().part(DrillDeck)
    return [answer.grade for answer in deck.drills[drill.id].answers]


def test_a_drill_is_solved_in_the_terminal(
    drill: Drill, typed: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    change_part(DrillDeck, lambda deck: deck.with_drills([drill]))
    typed("l8\n")
    solve(None, NOW)  # nothing is due, and nothing asked
    assert "The next drill comes tomorrow" in capsys.readouterr().out
    typed("h8\nl8\n")
    solve(None, NOW + DAY)
    told = capsys.readouterr().out
    assert "Black played b14 ?? here. Find a better move." in told
    assert "move 11 of game.sgf" in told
    assert "h8 cannot be played" in told
    assert "l8 is right (wins in 1)." in told
    assert "In the game: b14 misses five at l8." in told
    assert "You will see it again in" in told
    assert kept_answers(drill) == [GOOD]


def test_a_wrong_answer_is_refuted_and_counts_once(
    drill: Drill, typed: Any, engine: Engine, capsys: pytest.CaptureFixture[str]
) -> None:
    change_part(DrillDeck, lambda deck: deck.with_drills([drill]))
    typed("c12\nb14\nl8\n")
    solve(engine, NOW + DAY)
    told = capsys.readouterr().out
    assert "c12 is not it. Try again." in told
    assert "b14 is the move of the game" in told
    assert "l8 is right" in told
    assert "again in 10 minutes" in told
    assert kept_answers(drill) == [AGAIN]


def test_hints_and_the_solution_are_graded(
    drill: Drill, typed: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    change_part(DrillDeck, lambda deck: deck.with_drills([drill]))
    typed("hint\nhint\nl8\n")
    solve(None, NOW + DAY)
    assert "The move makes five." in capsys.readouterr().out
    typed("solution\n")
    solve(None, NOW + 30 * DAY)
    assert "The solution: l8" in capsys.readouterr().out
    assert kept_answers(drill) == [HARD, AGAIN]


def test_the_command_makes_lists_exports_and_removes_drills(
    engine: Engine,
    typed: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("tengen.cli.drills.start_engine", lambda **options: Engine())
    monkeypatch.setattr("tengen.terminal.progress.start_engine", lambda **options: Engine())
    file = tmp_path / "game.sgf"
    file.write_text(write_game(game_of(MISSED), "sgf"), encoding="utf-8")
    arguments = ["drills", "add", str(file), "--player", "black", "--nodes", "20000"]
    assert main(arguments) == 0
    made = capsys.readouterr().out
    assert "game.sgf: " in made
    count = len(read_record().part(DrillDeck))
    assert count >= 1
    assert main(arguments) == 0  # the same mistakes again
    assert "0 new drills" in capsys.readouterr().out
    assert main(["review", str(file), "--drills", "black", "--nodes", "20000"]) == 0
    assert "0 new drills" in capsys.readouterr().out
    assert len(read_record().part(DrillDeck)) == count
    assert main(["drills", "list"]) == 0
    listed = capsys.readouterr().out
    assert "b14 ??" in listed
    assert "tomorrow" in listed
    out = tmp_path / "learning.json"
    assert main(["drills", "export", str(out)]) == 0
    assert main(["drills", "export", str(out)]) == 2  # a file is not written over
    exported = read_record()
    for name in exported.part(DrillDeck).drills:
        assert main(["drills", "remove", name[:8]]) == 0
    assert len(read_record().part(DrillDeck)) == 0
    assert main(["drills", "remove", "00"]) == 2
    capsys.readouterr()
    assert main(["drills", "import", str(out)]) == 0
    assert main(["drills", "import", str(out)]) == 0
    assert read_record().part(DrillDeck) == exported.part(DrillDeck)
    typed("")
    capsys.readouterr()
    assert main(["drills"]) == 0
    assert "Nothing is due now" in capsys.readouterr().out
    out.write_text('{"format": "other"}', encoding="utf-8")
    assert main(["drills", "import", str(out)]) == 2
    assert "is no learning record" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("after", "text"),
    [
        (timedelta(), "now"),
        (timedelta(seconds=61), "in 2 minutes"),
        (timedelta(seconds=60), "in 1 minute"),
        (DAY, "tomorrow"),
        (9 * DAY, "in 9 days"),
    ],
)
def test_a_due_date_in_words(after: timedelta, text: str) -> None:
    assert when_text(NOW + after, NOW) == text
