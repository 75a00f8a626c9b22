"""Puzzles: the shipped set, making, solving, hints, ratings and progress."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from tengen.analysis.hints import HintKind
from tengen.board import Board
from tengen.cli.main import main
from tengen.coords import Move
from tengen.errors import FormatError, ProofError
from tengen.learning.kept import read_record
from tengen.proof import Branch, Certificate, verify
from tengen.puzzles.essence import essence_key, position_key
from tengen.puzzles.library import by_id, load, load_all, of_day, pack, pick, provenance, unpack
from tengen.puzzles.packing import MOST_SHORT, PER_GAME, census, choose, is_short
from tengen.puzzles.phrases import solution_phrases
from tengen.puzzles.progress import PuzzleProgress
from tengen.puzzles.puzzle import Difficulty, Puzzle, Theme, themes_of
from tengen.puzzles.rating import Rating, attempt, expected, rated
from tengen.puzzles.solving import Attempt, MoveVerdict, forbidden_defences, longest_line
from tengen.rules import RULES, Color, ForbiddenReason

SAMPLE = 10
TODAY = date(2026, 3, 1)


def three_puzzle(**changes: object) -> Puzzle:
    """Black has an open three and wins by k8 or g8."""
    board = Board.from_moves("h8 a1 i8 a3 j8 a5")
    puzzle = Puzzle(
        id="three",
        rule=board.rule,
        size=15,
        turn=Color.BLACK,
        black=tuple(board.stones(Color.BLACK)),
        white=tuple(board.stones(Color.WHITE)),
        pairs=(0, 0),
        last=board.peek(),
        theme=Theme.FOURS,
        answers=(board.parse_move("k8"), board.parse_move("g8")),
        proofs=("k8(l8:g8 *:l8)", "g8(f8:k8 *:f8)"),
        grade=Difficulty(3, 1, 0, 1),
        searched=0,
        rating=700,
        source="test",
    )
    return puzzle._replace(**changes)  # type: ignore[arg-type]


def four_puzzle() -> Puzzle:
    """White must stop Black's four on l8."""
    board = Board.from_stones(
        black=["h8", "i8", "j8", "k8"], white=["g8", "a1", "a3"], turn="white"
    )
    return three_puzzle(
        id="four",
        turn=Color.WHITE,
        black=tuple(board.stones(Color.BLACK)),
        white=tuple(board.stones(Color.WHITE)),
        theme=Theme.STOP_FOUR,
        answers=(board.parse_move("l8"),),
        proofs=("(*:l8)",),
        grade=Difficulty(2, 0, 0, 0),
        searched=20_000,
    )


# The shipped set


def test_the_shipped_puzzles_have_true_proofs() -> None:
    for puzzle in Random(7).sample(load_all(), SAMPLE):
        assert puzzle.verify(), puzzle.id


@pytest.mark.long
def test_all_shipped_puzzles_have_true_proofs() -> None:
    for puzzle in load_all():
        verified = puzzle.verify()
        assert min(each.plies for each in verified) <= puzzle.grade.plies, puzzle.id


def test_no_shipped_puzzle_is_a_turn_or_mirror_of_another() -> None:
    puzzles = load_all()
    keys = {position_key(puzzle.board()) for puzzle in puzzles}
    assert len(keys) == len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.long
def test_no_two_shipped_puzzles_are_equal_without_irrelevant_stones() -> None:
    puzzles = load_all()
    keys = {essence_key(puzzle.board(), puzzle.certificate(), puzzle.answers) for puzzle in puzzles}
    assert len(keys) == len(puzzles)


def test_the_shipped_set_is_mixed() -> None:
    puzzles = load_all()
    games: dict[str, int] = {}
    for puzzle in puzzles:
        games[puzzle.source] = games.get(puzzle.source, 0) + 1
        assert puzzle.theme in themes_of(puzzle.rule)
        assert puzzle.answers
    assert max(games.values()) <= PER_GAME
    assert sum(map(is_short, puzzles)) <= MOST_SHORT * len(puzzles)
    ratings = [puzzle.rating for puzzle in puzzles]
    assert max(ratings) - min(ratings) >= 1200
    assert all(provenance(rule)["recipes"] for rule in RULES)


def test_the_shipped_set_is_large_enough_for_every_rule_and_theme() -> None:
    rows = {each.rule: each for each in census(load_all())}
    assert sum(each.total for each in rows.values()) >= 2_000
    assert min(rows["freestyle"].total, rows["renju"].total) >= 500
    assert min(count for each in rows.values() for count in each.counts.values()) >= 50


def test_only_defences_say_what_is_proven() -> None:
    for puzzle in load_all():
        if puzzle.theme is Theme.ONLY_DEFENCE:
            assert puzzle.searched >= 1_000_000
            assert len(puzzle.answers) == 1


# The record


def test_a_puzzle_is_the_same_after_a_file() -> None:
    puzzles = [three_puzzle(), four_puzzle()._replace(rating=900)]
    about, read = unpack(pack(puzzles, {"made by": "a test"}))
    assert about == {"made by": "a test"}
    assert list(read) == puzzles


def test_a_damaged_file_is_refused() -> None:
    data = pack([three_puzzle()], {})
    with pytest.raises(FormatError):
        unpack(data[:-20])
    with pytest.raises(FormatError, match="three"):
        Puzzle.from_plain({**three_puzzle().to_plain(), "theme": "unheard of"})


def test_a_puzzle_needs_a_proof_for_each_answer() -> None:
    three_puzzle().verify()
    four_puzzle().verify()
    with pytest.raises(ProofError, match="each answer"):
        three_puzzle(proofs=("k8(l8:g8 *:l8)",)).verify()
    with pytest.raises(ProofError, match="one proof"):
        four_puzzle()._replace(proofs=("(*:l8)", "(*:l8)")).verify()
    with pytest.raises(ProofError, match="no answer"):
        three_puzzle(answers=()).verify()


def test_an_unknown_puzzle_is_named() -> None:
    with pytest.raises(FormatError, match="nonsense"):
        by_id("nonsense")


# Choosing


def test_a_set_has_no_doubles_and_few_short_wins() -> None:
    puzzles = list(load("freestyle"))[::4]
    again = puzzles[0]._replace(id="again", source="another game")
    chosen = choose([*puzzles, again])
    assert {puzzle.id for puzzle in chosen} == {puzzle.id for puzzle in choose(puzzles)}
    assert sum(map(is_short, chosen)) <= MOST_SHORT * len(chosen)
    assert sum(each.total for each in census(chosen)) == len(chosen)
    assert len(choose(puzzle._replace(source="one game") for puzzle in puzzles)) <= PER_GAME


def test_a_puzzle_is_picked_near_a_rating() -> None:
    puzzles = load("freestyle")
    for rating in (500, 1500, 2200):
        found = pick(puzzles, rating=rating, random=Random(1))
        assert found is not None
        nearer = sum(abs(each.rating - rating) < abs(found.rating - rating) for each in puzzles)
        assert nearer < 20
    seen = {puzzle.id for puzzle in puzzles} - {puzzles[3].id}
    assert pick(puzzles, rating=0, random=Random(1), seen=seen) == puzzles[3]
    assert pick([], rating=0, random=Random(1)) is None


def test_the_puzzle_of_the_day_comes_back_only_after_all_others() -> None:
    puzzles = load("renju")
    days = [of_day(puzzles, TODAY + timedelta(days=day)) for day in range(len(puzzles))]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in puzzles}
    assert of_day(puzzles, TODAY) == days[0]


# Solving


class Told:
    """A helper with set answers."""

    def __init__(self, proof: tuple[Branch, ...] | None, line: tuple[Move, ...]) -> None:
        self.proof, self.line = proof, line

    def proof_after(self, board: Board) -> tuple[Branch, ...] | None:
        """The set proof."""
        return self.proof

    def best_line(self, board: Board) -> tuple[Move, ...]:
        """The set line."""
        return self.line


def test_a_win_is_played_to_its_end() -> None:
    solving = Attempt(three_puzzle())
    board = solving.board
    step = solving.play(board.parse_move("k8"))
    assert step.verdict is MoveVerdict.RIGHT
    assert step.reply == board.parse_move("l8")
    assert solving.play(board.parse_move("g8")).verdict is MoveVerdict.SOLVED
    assert solving.is_over
    assert solving.is_clean


def test_another_answer_and_another_five_are_right_too() -> None:
    solving = Attempt(three_puzzle())
    assert solving.play(solving.board.parse_move("g8")).verdict is MoveVerdict.RIGHT
    assert solving.play(solving.board.parse_move("k8")).verdict is MoveVerdict.SOLVED


def test_a_wrong_move_is_refuted_and_taken_back() -> None:
    solving = Attempt(three_puzzle(), Told(None, (116,)))
    move = solving.board.parse_move("c3")
    step = solving.play(move)
    assert step.verdict is MoveVerdict.WRONG
    assert step.refutation == (116,)
    assert solving.board.color_at(move) is None
    assert solving.mistakes == 1
    assert solving.play(solving.board.parse_move("h8")).verdict is MoveVerdict.ILLEGAL
    assert solving.mistakes == 1


def test_another_proven_win_is_accepted() -> None:
    puzzle = three_puzzle(answers=three_puzzle().answers[:1], proofs=three_puzzle().proofs[:1])
    certificate = three_puzzle().certificate(1)
    assert certificate.attack is not None
    solving = Attempt(puzzle, Told(certificate.attack.answers, ()))
    assert solving.play(solving.board.parse_move("g8")).verdict is MoveVerdict.RIGHT


def test_a_win_at_once_must_be_one() -> None:
    board = Board.from_moves("h8 a1 i8 a3 j8 a5 k8 g8")
    puzzle = three_puzzle(
        theme=Theme.WIN_AT_ONCE,
        black=tuple(board.stones(Color.BLACK)),
        white=tuple(board.stones(Color.WHITE)),
        answers=(board.parse_move("l8"),),
        proofs=("l8",),
    )
    puzzle.verify()
    solving = Attempt(puzzle)
    assert solving.play(board.parse_move("b2")).verdict is MoveVerdict.WRONG
    assert solving.play(board.parse_move("l8")).verdict is MoveVerdict.SOLVED


def test_a_wrong_defence_is_refuted_by_the_proof() -> None:
    solving = Attempt(four_puzzle())
    board = solving.board
    step = solving.play(board.parse_move("b2"))
    assert step.verdict is MoveVerdict.WRONG
    assert step.is_proven
    assert step.refutation == (board.parse_move("l8"),)
    assert solving.play(board.parse_move("l8")).verdict is MoveVerdict.SOLVED


def test_hints_come_in_stages() -> None:
    solving = Attempt(three_puzzle())
    hints = [solving.hint() for _ in range(4)]
    kinds = [hint.kind for hint in hints]
    assert kinds == [HintKind.AREA, HintKind.SHAPE, HintKind.POINT, HintKind.POINT]
    assert "k8" not in hints[0].text + hints[1].text
    assert hints[1].text == "The move makes an open four."
    assert hints[2].text == "Play k8."
    assert not solving.is_clean


def test_every_kind_of_shipped_puzzle_is_solved_by_its_own_solution() -> None:
    kinds = {(puzzle.rule.name, puzzle.theme): puzzle for puzzle in load_all()}
    for puzzle in kinds.values():
        solving = Attempt(puzzle)
        for _ in range(puzzle.grade.plies + 1):
            if solving.is_over:
                break
            assert all(Attempt(puzzle).hint().text for _ in range(3))
            assert solving.play(solving.best_move()).verdict in (
                MoveVerdict.RIGHT,
                MoveVerdict.SOLVED,
            )
        assert solving.is_over, puzzle.id
        if not puzzle.theme.is_defence:
            attack = puzzle.certificate().attack
            assert attack is not None
            assert len(longest_line(puzzle.board(), attack)) % 2 == 1 or puzzle.rule.captures


# Ratings and progress


def test_ratings_follow_the_paper() -> None:
    """Three games of the paper's example, as three periods: each moves the right way."""
    player = Rating(1500, 200, 0.06)
    won = rated(player, Rating(1400, 30), 1)
    assert won.value == pytest.approx(1563.6, abs=0.5)
    assert won.deviation == pytest.approx(175.4, abs=0.5)
    lost = rated(player, Rating(1550, 100), 0)
    assert lost.value < player.value
    assert 0.05 < won.volatility < 0.07


def test_a_solved_puzzle_gets_easier_and_its_solver_better() -> None:
    player, puzzle = attempt(Rating(1000), Rating(1200, 200), solved=True)
    assert player.value > 1000
    assert puzzle.value < 1200
    player, puzzle = attempt(Rating(1000), Rating(1200, 200), solved=False)
    assert player.value < 1000
    assert puzzle.value > 1200
    assert expected(Rating(1000), Rating(1200)) < 0.5


def test_ratings_settle_at_the_true_strength() -> None:
    random = Random(5)
    player = Rating(1000)
    for _ in range(300):
        puzzle = Rating(player.value + random.uniform(-200, 200), 60)
        solved = random.random() < expected(Rating(1700, 0), puzzle)
        player = rated(player, puzzle, float(solved))
    assert abs(player.value - 1700) < 200
    assert not player.is_provisional


def test_progress_counts_streaks_and_days() -> None:
    first, second = three_puzzle(), four_puzzle()
    progress = PuzzleProgress().after(first, solved=True, day=TODAY)
    progress = progress.after(second, solved=True, day=TODAY + timedelta(days=1))
    assert (progress.streak, progress.days) == (2, 2)
    before = progress.rating
    progress = progress.after(first, solved=False, day=TODAY + timedelta(days=5))
    assert progress.rating == before  # only the first attempt counts
    assert (progress.streak, progress.best_streak, progress.days) == (0, 2, 2)
    progress = progress.after(first, solved=True, day=TODAY + timedelta(days=5))
    assert progress.days == 1
    assert progress.failed == frozenset()
    again = progress.after(first, solved=True, day=TODAY + timedelta(days=6))
    assert (again.streak, again.days) == (progress.streak, 2)  # the day counts, and no more
    assert PuzzleProgress.from_plain(json.loads(json.dumps(progress.to_plain()))) == progress
    with pytest.raises(FormatError):
        PuzzleProgress.from_plain({"rating": []})


def test_the_solution_names_the_defences_that_only_the_rule_prevents() -> None:
    puzzles = [each for each in load("renju") if each.theme is Theme.USE_FORBIDDEN]
    named = 0
    for puzzle in puzzles:
        solving, board = Attempt(puzzle), puzzle.board()
        line = solving.solution()
        phrases = solution_phrases(solving, line)
        for phrase, own in zip(phrases, range(0, len(line), 2), strict=True):
            board.push(line[own])
            if "forbidden" in phrase.params:
                point = board.parse_move(phrase.text("forbidden"))
                assert str(board.forbidden_points[point]) == phrase.text("why")
                assert f"{phrase.text('forbidden')} is forbidden" in str(phrase)
            if own + 1 < len(line):
                board.push(line[own + 1])
        named += any("forbidden" in phrase.params for phrase in phrases)
    assert named > 2 * len(puzzles) / 3  # in the others it stands beside the line that is shown


def test_a_forbidden_point_that_stops_nothing_is_no_defence() -> None:
    # White's four can be stopped at l8 alone, where Black would make six. At d5 Black would make
    # two open threes, and White would win all the same.
    board = Board.from_stones(
        black=["g8", "l7", "l9", "l10", "l11", "l12", "d3", "d4", "e5", "f5"],
        white=["h8", "i8", "j8", "a1", "c15", "f15", "h15", "k15", "l13"],
        turn="white",
        rule="renju",
    )
    attack = Certificate.parse("k8(*:l8)", board.size).attack
    assert attack is not None
    assert verify(board, Certificate(attack)).plies == 3
    after = board.after(board.parse_move("k8"))
    fouls = {after.move_text(point): why for point, why in after.forbidden_points.items()}
    overline, double_three = ForbiddenReason.OVERLINE, ForbiddenReason.DOUBLE_THREE
    assert fouls == {"l8": overline, "d5": double_three}
    assert forbidden_defences(board, attack) == [{board.parse_move("l8"): overline}]


# The command line


def type_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> None:
    """Let the command read these lines, and keep its record in a folder of the test."""
    import io

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_puzzles_are_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = next(each for each in load("freestyle") if each.theme is Theme.WIN_AT_ONCE)
    answer = puzzle.board().move_text(puzzle.answers[0])
    type_lines(monkeypatch, tmp_path, f"hint\nnonsense\n{answer}\n")
    assert main(["puzzles", "solve", puzzle.id]) == 0
    told = capsys.readouterr().out
    assert "Look " in told
    assert "is not a move" in told
    assert f"{answer} is right: solved." in told
    assert read_record().part(PuzzleProgress).failed == {
        puzzle.id
    }  # with a hint it does not count as solved


def test_the_solution_in_the_terminal_is_explained(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = next(each for each in load("freestyle") if each.theme is Theme.FOURS)
    line = [puzzle.board().move_text(move) for move in Attempt(puzzle).solution()]
    type_lines(monkeypatch, tmp_path, "solution\n")
    assert main(["puzzles", "solve", puzzle.id]) == 0
    told = capsys.readouterr().out
    assert f"The solution: {' '.join(line)}." in told
    for number, move in enumerate(line[::2], 1):
        assert f"{number}. {move} makes" in told
    assert "resists longest" in told


def test_the_command_without_a_command_asks_for_moves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    type_lines(monkeypatch, tmp_path, "quit\n")
    assert main(["puzzles"]) == 0
    assert "to move:" in capsys.readouterr().out


def test_a_wrong_proof_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    good.write_bytes(pack([three_puzzle(), four_puzzle()], {}))
    bad.write_bytes(pack([three_puzzle(proofs=("k8(*:l8)", "g8(f8:k8 *:f8)"))], {}))
    assert main(["puzzles", "check", str(good)]) == 0
    assert "2 of 2 puzzles are proven" in capsys.readouterr().out
    assert main(["puzzles", "check", str(bad)]) == 1
    assert "three (freestyle, fours): after k8 l8" in capsys.readouterr().out


def test_an_unknown_theme_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "solve", "--theme", "captures"]) == 2
    assert "freestyle has no theme 'captures'" in capsys.readouterr().err
