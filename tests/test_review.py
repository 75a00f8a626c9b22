"""Reviews: the table of classes, searches that disagree, stopping and resuming, SGF and numbers."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import tengen
from doubles import FakeEngine, fake_info
from tengen import (
    Board,
    Color,
    FormatError,
    Game,
    Info,
    Opening,
    Score,
    StopToken,
    analysis,
    review,
)
from tengen.analysis.reviews import classes
from tengen.analysis.reviews.annotate import annotate
from tengen.analysis.reviews.classes import MoveClass, accuracy, class_of, is_good, mark_of
from tengen.analysis.reviews.judging import (
    Judged,
    choice_reviews,
    judged_moves,
    judgement,
    may_be_only,
)
from tengen.analysis.reviews.phrases import KEYS, Phrase, score_words
from tengen.analysis.reviews.records import GameReview, MoveReview, PositionVerdict
from tengen.analysis.reviews.review import SearchPurpose, next_steps, try_again
from tengen.analysis.reviews.statistics import player_statistics
from tengen.cli.main import main
from tengen.formats import read_game, write_game
from tengen.game import EndReason, Result
from tengen.opening import OPENINGS, Choice
from tengen.terminal.review_view import review_lines
from tengen.texts import catalogue

MOVES = "h8 a1 i8 a3 j8 o15 k8 a5 l8"  # White never answers: a five


def of_chance(chance: float) -> Score:
    """An estimate that is this win chance, nearly."""
    scores = map(Score, range(-900, 901))
    return min(scores, key=lambda score: abs(score.win_chance - chance))


def won(plies: int, pov: Color = Color.BLACK) -> Score:
    return Score(win_in=plies, pov=pov)


class Seer(FakeEngine):
    """Knows a score and a line for each number of moves on the board; else an even position."""

    def __init__(self, known: dict[int, tuple[Score, str]]) -> None:
        super().__init__()
        self._known = known

    def infos(self, board: Board, lines: int) -> list[Info]:
        if board.ply not in self._known:
            score, names = Score(0, pov=board.turn), [board.move_text(self.moves(board)[0])]
        else:
            score, text = self._known[board.ply]
            names = text.split()
        moves = [board.parse_move(name) for name in names]
        others = [
            fake_info(board, move, score=score) for move in self.moves(board) if move != moves[0]
        ]
        return [fake_info(board, *moves, score=score), *others][:lines]


def game_of(moves: str = MOVES, rule: str = "freestyle") -> Game:
    return Game.from_board(Board.from_moves(moves, rule=rule))


# The table


@pytest.mark.parametrize(
    ("before", "after", "kind", "mark"),
    [
        (of_chance(0.60), of_chance(0.55), MoveClass.GOOD, ""),
        (of_chance(0.60), of_chance(0.52), MoveClass.INACCURACY, "?!"),
        (of_chance(0.60), of_chance(0.44), MoveClass.MISTAKE, "?"),
        (of_chance(0.60), of_chance(0.29), MoveClass.BLUNDER, "??"),
        (of_chance(0.60), of_chance(0.90), MoveClass.GOOD, ""),
        (won(5), won(21), MoveClass.GOOD, ""),  # a longer win is a win
        (won(5), of_chance(0.97), MoveClass.GOOD, ""),
        (won(5), of_chance(0.90), MoveClass.MISSED_WIN, "?!"),
        (won(5), of_chance(0.50), MoveClass.MISSED_WIN, "??"),
        (won(5), won(-4), MoveClass.MISSED_WIN, "??"),
        (of_chance(0.20), won(-6), MoveClass.FORCED_WIN_ALLOWED, "?"),
        (of_chance(0.60), won(-6), MoveClass.FORCED_WIN_ALLOWED, "??"),
        (of_chance(0.03), won(-6), MoveClass.GOOD, ""),
        (won(-8), won(-2), MoveClass.LOST, ""),  # every move loses, so that none is a mistake
    ],
)
def test_the_table_decides_the_class(
    before: Score, after: Score, kind: MoveClass, mark: str
) -> None:
    assert class_of(before, after) is kind
    assert mark_of(kind, classes.loss_of(before, after)) == mark
    assert is_good(before, after) == (mark == "")


def test_the_margins_are_those_of_the_documentation() -> None:
    page = (Path(__file__).parents[1] / "docs/review.md").read_text(encoding="utf-8")
    for margin in (classes.DOUBTFUL, classes.BAD, classes.TERRIBLE):
        assert f"{margin:.2f}" in page
    assert f"exp(-{classes.ACCURACY_FALL:g} " in page


def test_accuracy_is_the_mean_over_moves() -> None:
    assert accuracy([]) is None
    assert accuracy([0, 0]) == 100
    assert accuracy([0, 0.3]) == pytest.approx((100 + 40.657) / 2, abs=0.01)
    assert accuracy([1.0]) == pytest.approx(4.98, abs=0.01)


# Searches that disagree


def test_a_move_that_turns_out_better_than_the_best_loses_nothing() -> None:
    board = Board.from_moves("h8 i9")
    verdicts = [
        PositionVerdict(Score(10), (0,), 5, 100),
        PositionVerdict(Score(-90, pov=Color.WHITE), (1,), 5, 100),
        PositionVerdict(Score(90), (2,), 5, 100),
    ]
    found = judged_moves(board, verdicts)
    assert found[0].before == found[0].after == Score(90)
    assert found[0].best_line == (*board.move_stack, 2)


def test_the_best_move_loses_nothing_however_the_next_search_ends() -> None:
    first = Board.from_moves("h8").move_stack[0]
    verdicts = [
        PositionVerdict(Score(300), (first, 5), 5, 100),
        PositionVerdict(Score(0, pov=Color.WHITE), (1,), 5, 100),
    ]
    found = judged_moves(Board.from_moves("h8"), verdicts)
    assert found[0].before == found[0].after


def test_a_proof_holds_after_the_move_that_carries_it_out() -> None:
    """A later search that proves nothing must not make a mistake of the loser's next move."""
    board = Board.from_moves("h8 i9 j10")
    h8, _, j10 = board.move_stack
    verdicts = [
        PositionVerdict(won(9), (h8, 30, 31), 5, 100),
        PositionVerdict(Score(-200, pov=Color.WHITE), (40,), 5, 100),
        PositionVerdict(won(7), (j10, 50), 5, 100),
        PositionVerdict(Score(-300, pov=Color.WHITE), (41,), 5, 100),
    ]
    found = judged_moves(board, verdicts)
    assert class_of(found[0].before, found[0].after) is MoveClass.GOOD
    assert class_of(found[1].before, found[1].after) is MoveClass.LOST
    assert class_of(found[2].before, found[2].after) is MoveClass.GOOD


def test_where_every_move_loses_no_move_is_a_mistake() -> None:
    game = game_of()
    engine = Seer({7: (won(-2, Color.WHITE), "l8 g8"), 8: (won(1), "l8")})
    found = review(game, engine, nodes=10)
    move = found.move(8)
    assert move is not None
    assert move.kind is MoveClass.LOST
    assert not move.mark
    assert move.reason is None
    assert not move.counts


def test_an_only_move_is_quiet_and_every_other_move_a_mistake() -> None:
    board = Board.from_moves("h8 a1 i8 a3 c12 a5 c10 o1 j7")  # White to move; j8 would be a fork
    quiet, blocking = board.parse_move("g8"), board.parse_move("a4")
    even = Score(0, pov=Color.WHITE)
    lines = Judged(even, even, (quiet,), ())
    found = judgement(board, quiet, lines, Score(-300, pov=Color.WHITE))
    assert found == (MoveClass.ONLY, None, None)
    assert judgement(board, quiet, lines, Score(-20, pov=Color.WHITE))[0] is MoveClass.GOOD
    records = {
        move: MoveReview(10, move, Color.WHITE, MoveClass.GOOD, even, even, (move,), ())
        for move in (quiet, blocking)
    }
    assert not may_be_only(board, records[quiet])  # Black threatens nothing
    board = Board.from_moves("h8 a1 i8 o15 j8 g8 j9 o1 k10")  # Black makes a four at k8
    assert may_be_only(board, replace(records[quiet], move=board.parse_move("k9")))
    assert not may_be_only(board, replace(records[quiet], move=board.parse_move("h7")))


# A whole review


def thrown_game() -> tuple[Game, Seer]:
    """White lets an open three become an open four, and Black wins."""
    known = {
        4: (Score(20), "j8 k8"),
        5: (Score(-30, pov=Color.WHITE), "k8 g8 f8"),
        6: (won(3), "k8 g8 l8"),
        7: (won(-2, Color.WHITE), "g8 l8"),
        8: (won(1), "l8"),
    }
    return game_of(), Seer(known)


def test_a_review_names_the_turning_point_in_one_sentence() -> None:
    game, engine = thrown_game()
    found = review(game, engine, nodes=10)
    assert found.is_complete
    assert [move.number for move in found.turning_points] == [6]
    (mistake,) = found.turning_points
    assert mistake.kind is MoveClass.FORCED_WIN_ALLOWED
    assert found.board.move_text(mistake.best) == "k8"
    text = "o15 does not stop Black's open three h8 i8 j8: Black makes an open four at k8."
    assert str(mistake.reason) == text
    sentence = "The game was even until move 6; o15 let Black force a win in 2 moves."
    assert str(found.summary) == sentence
    told = found.summary.message(Color.BLACK).text()
    assert told.endswith("let you force a win in 2 moves.")
    black, white = found.accuracy(Color.BLACK), found.accuracy(Color.WHITE)
    assert black is not None
    assert white is not None
    assert black > white


def test_a_review_is_plain_data_and_comes_back() -> None:
    game, engine = thrown_game()
    found = review(game, engine, nodes=10)
    plain = json.loads(json.dumps(found.to_plain()))
    assert GameReview.from_plain(plain) == found
    assert plain["moves"][5]["mark"] == "??"
    assert plain["moves"][5]["reason"]["key"] == "ignores-shape"
    for name, value in (("version", 2), ("verdicts", []), ("summary", {"key": "no", "params": {}})):
        with pytest.raises(FormatError):
            GameReview.from_plain({**plain, name: value})


def test_a_review_streams_and_resumes_where_it_was_stopped() -> None:
    game, engine = thrown_game()
    whole = review(game, engine, nodes=10)
    steps: list[GameReview] = []
    assert review(game, engine, nodes=10, watch=steps.append) == steps[-1]
    assert [len(step.moves) for step in steps[:4]] == [0, 1, 2, 3]
    assert all(not step.is_complete for step in steps[:-1])
    assert steps[-1] == whole
    for partial in steps[:-1]:
        restored = GameReview.from_plain(json.loads(json.dumps(partial.to_plain())))
        asked = len(engine.boards)
        assert review(game, engine, resume=restored) == whole
        done = sum(verdict is not None for verdict in partial.verdicts)
        assert len(engine.boards) - asked < len(steps) - done + 1  # nothing is searched twice


def test_a_stopped_review_returns_what_it_has() -> None:
    game, engine = thrown_game()
    stop = StopToken()

    def watch(found: GameReview) -> None:
        if len(found.moves) == 3:
            stop.stop()

    found = review(game, engine, nodes=10, stop=stop, watch=watch)
    assert not found.is_complete
    assert [move.number for move in found.moves] == [7, 8, 9]
    assert review(game, engine, resume=found) == review(game, engine, nodes=10)


def test_a_review_of_another_game_is_not_resumed() -> None:
    game, engine = thrown_game()
    found = review(game, engine, nodes=10)
    with pytest.raises(ValueError, match="of another game"):
        review(game_of("h8 i9"), engine, resume=found)
    with pytest.raises(ValueError, match="of another game"):
        annotate(game_of("h8 i9"), found)


def test_turning_points_are_searched_deeper_after_the_sweep() -> None:
    game, engine = thrown_game()
    steps: list[GameReview] = []
    review(game, engine, nodes=10, deep_nodes=70, watch=steps.append)
    purposes = [step.purpose for found in steps for step in next_steps(found)[:1]]
    assert purposes == sorted(purposes, key=list(SearchPurpose).index)
    assert SearchPurpose.DEEPER in purposes
    assert {limit.nodes for limit in engine.limits} == {10, 70}


@pytest.mark.parametrize("moves", ["", "h8"])
def test_a_game_without_mistakes_is_reviewed(moves: str) -> None:
    found = review(game_of(moves), FakeEngine(centi=0), nodes=10)
    assert found.is_complete
    assert not found.turning_points
    assert str(found.summary)
    heads = [line for line in review_lines(found) if line.lstrip().startswith("No.")]
    assert len(heads) == bool(moves)  # a table of no moves has no head


def test_a_drawn_and_an_unfinished_game_have_a_sentence() -> None:
    game = game_of("h8 i9 j10")
    assert str(review(game, FakeEngine(centi=0), nodes=10).summary).startswith("Neither side")
    game.result = Result(None, EndReason.AGREEMENT)
    assert str(review(game, FakeEngine(centi=0), nodes=10).summary).startswith("A draw")


def test_who_wins_by_resignation_need_not_have_been_ahead() -> None:
    ahead = {ply: (Score(400, pov=Color.WHITE), "o15") for ply in range(5)}
    for known, sentence in (({}, "Neither side made a decisive"), (ahead, "White was ahead from")):
        game = game_of("h8 i9 j10 a1")
        game.result = Result(Color.WHITE, EndReason.RESIGNATION)
        assert str(review(game, Seer(known), nodes=10).summary).startswith(sentence)


def test_the_public_names_are_one_function() -> None:
    assert tengen.review is analysis.review is review


def test_proofs_are_never_percentages() -> None:
    assert score_words(Score(0)) == "50 %"
    assert (score_words(Score(5_000)), score_words(Score(-5_000))) == ("99 %", "1 %")
    assert score_words(won(1)) == "wins in 1"
    assert score_words(won(7)) == "wins in 4"
    assert score_words(won(-6)) == "loses in 3"


def test_a_phrase_outside_the_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="no phrase 'nonsense'"):
        Phrase("nonsense")
    assert set(catalogue("en").patterns) >= KEYS


# Try again


def test_another_move_is_judged_by_the_same_table() -> None:
    game, engine = thrown_game()
    found = review(game, engine, nodes=10)
    (mistake,) = found.turning_points
    before = Board.from_moves("h8 a1 i8 a3 j8")
    assert try_again(before, before.parse_move("k8"), mistake, engine).is_good
    again = try_again(before, mistake.move, mistake, engine)
    assert not again.is_good
    assert again.reason == mistake.reason
    bad = try_again(before, before.parse_move("a15"), mistake, engine, nodes=10)
    assert not bad.is_good  # the engine still sees the open four after it
    even = Seer({6: (Score(20), "k8")})
    assert try_again(before, before.parse_move("g8"), mistake, even, nodes=10).is_good


# Openings


def swap2(*actions: str) -> Opening:
    opening = Opening("swap2")
    for action in actions:
        opening.push_text(action)
    return opening


STONES = ("h8", "i9", "g7")


def test_uneven_stones_and_the_wrong_colour_are_mistakes() -> None:
    opening = swap2(*STONES, "take-white")
    stones, choice = choice_reviews(opening, {3: of_chance(0.7).seen_by(Color.BLACK)})
    assert (stones.act, stones.kind, stones.seat.value) == ("stones", MoveClass.MISTAKE, "first")
    assert (choice.act, choice.kind) == ("take-white", MoveClass.BLUNDER)
    assert str(choice.reason) == (
        "Black had the better chances (70 %); Black was the colour to take."
    )
    stones, choice = choice_reviews(swap2(*STONES, "take-black"), {3: of_chance(0.7)})
    assert choice.kind is MoveClass.GOOD


def test_a_colour_with_a_forced_win_is_named_as_that() -> None:
    stones, choice = choice_reviews(swap2(*STONES, "take-white"), {3: won(9)})
    assert stones.kind is MoveClass.FORCED_WIN_ALLOWED
    assert choice.kind is MoveClass.MISSED_WIN
    assert str(choice.reason) == "Black could force a win; Black was the colour to take."
    assert "%" not in str(stones.reason)


def test_two_more_stones_keep_an_even_position_even() -> None:
    opening = swap2(*STONES, "add-two", "a1", "o15", "take-black")
    scores = {3: Score(0), 5: of_chance(0.3)}
    first, added, two, taken = choice_reviews(opening, scores)
    assert [act.act for act in (first, added, two, taken)] == [
        "stones", "add-two", "stones", "take-black",
    ]  # fmt: skip
    assert [act.kind.is_good for act in (first, added, two, taken)] == [True, True, False, False]
    assert taken.seat.value == "first"


@pytest.mark.parametrize("name", [name for name, each in OPENINGS.items() if each.has_offers])
def test_choices_before_offered_fifth_moves_are_not_judged(name: str) -> None:
    """How the stones stand does not tell what such a choice is worth: nothing wrong is said."""
    for seed in range(20):
        rng, opening = random.Random(seed), Opening(name, rule="renju")
        while not opening.is_finished():
            opening.push(rng.choice(list(opening.legal_actions)))
        assert choice_reviews(opening, {ply: won(9) for ply in range(20)}) == ()
        found = review(
            Game.from_board(opening.board), FakeEngine(centi=300), nodes=10, opening=opening
        )
        assert {move.kind for move in found.moves} == {MoveClass.OPENING}
        assert found.choices == ()


def test_the_stones_of_an_opening_are_no_moves_of_a_colour() -> None:
    opening = swap2(*STONES, Choice.TAKE_WHITE)
    game = game_of("h8 i9 g7 a1 a15")
    found = review(game, FakeEngine(centi=0), nodes=10, opening=opening)
    assert [move.kind for move in found.moves[:3]] == [MoveClass.OPENING] * 3
    assert len(found.choices) == 2
    assert GameReview.from_plain(found.to_plain()).choices == found.choices


# Annotated games


def test_an_annotated_game_has_the_standard_properties() -> None:
    game, engine = thrown_game()
    game.end().comment = "well played"
    found = review(game, engine, nodes=10)
    annotated = annotate(game, found)
    assert annotated.mainline_moves() == game.mainline_moves()
    nodes = list(annotated.mainline())
    bad = nodes[5]
    assert bad.properties["BM"] == ["2"]
    assert bad.properties["HO"] == ["1"]
    assert bad.properties["GB"] == ["2"]
    assert "V" not in bad.properties
    assert bad.comment.startswith("?? forced win allowed: o15 does not stop")
    better = bad.parent.variations[1] if bad.parent else None
    assert better is not None
    assert better.properties["TE"] == ["1"]
    assert "V" in nodes[0].properties
    assert nodes[-1].comment == "well played"
    assert str(found.summary) in annotated.comment
    text = write_game(annotated, "sgf")
    assert read_game(text, format="sgf") == annotated
    assert write_game(annotate(annotated, found), "sgf") == text  # a second time adds nothing
    assert not game.comment  # the original is left alone


def test_doubtful_and_only_moves_have_their_properties() -> None:
    game, engine = thrown_game()
    found = review(game, engine, nodes=10)
    doubtful = replace(
        found.moves[2], kind=MoveClass.INACCURACY, before=of_chance(0.6), after=of_chance(0.5)
    )
    only = replace(found.moves[3], kind=MoveClass.ONLY)
    changed = replace(found, moves=(*found.moves[:2], doubtful, only, *found.moves[4:]))
    nodes = list(annotate(game, changed).mainline())
    assert nodes[2].properties["DO"] == [""]
    assert nodes[3].properties["TE"] == ["1"]


# Players


def test_players_are_compared_by_phase_colour_and_overlooked_shapes() -> None:
    game, engine = thrown_game()
    found = review(game, engine, nodes=10)
    names = {Color.BLACK: "Ann", Color.WHITE: "Bob"}
    swapped = {Color.BLACK: "Bob", Color.WHITE: "Ann"}
    players = player_statistics([(names, found), (swapped, found)])
    assert players["Bob"].games == 2
    assert players["Bob"].allowed == {"open four": 1}
    assert players["Bob"].total.marks["??"] == 1
    plain = json.loads(json.dumps(players["Bob"].to_plain()))
    assert plain["colors"]["white"]["marks"]["??"] == 1
    assert plain["phases"]["opening"]["moves"] == plain["moves"]
    assert plain["phases"]["endgame"]["accuracy"] is None


# The command line


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> list[Seer]:
    """The engines that the command starts, which know the thrown game."""
    started: list[Seer] = []

    def start(**options: int) -> Seer:
        started.append(thrown_game()[1])
        return started[-1]

    monkeypatch.setattr("tengen.terminal.progress.start_engine", start)
    return started


def write_games_to(folder: Path, names: Sequence[str]) -> list[str]:
    paths = []
    for number, name in enumerate(names):
        game = thrown_game()[0]
        game.headers.update({"Black": "Ann", "White": f"Bob {number}"})
        path = folder / name
        path.write_text(write_game(game, "sgf"), encoding="utf-8")
        paths.append(str(path))
    return paths


def test_the_command_shows_the_review(
    tmp_path: Path, engines: list[Seer], capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = write_games_to(tmp_path, ["game.sgf"])
    target = tmp_path / "out.sgf"
    arguments = ["review", path, "--nodes", "10", "--you", "black", "--sgf", str(target)]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "o15 let you force a win in 2 moves." in out
    assert "Black accuracy" in out
    assert "6. o15 ?? forced win allowed: o15 does not stop your open three h8 i8 j8" in out
    assert "BM[2]" in target.read_text(encoding="utf-8")
    assert main(arguments) == 2  # a file is not written over
    assert main([*arguments, "--force"]) == 0


def test_the_command_gives_json(engines: list[Seer], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", MOVES, "--nodes", "10", "--json"]) == 0
    found = GameReview.from_plain(json.loads(capsys.readouterr().out))
    assert [move.number for move in found.turning_points] == [6]


def test_the_command_draws_the_curve(tmp_path: Path, engines: list[Seer]) -> None:
    pytest.importorskip("matplotlib")
    target = tmp_path / "curve.png"
    assert main(["review", MOVES, "--nodes", "10", "--picture", str(target)]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")


def test_a_batch_skips_what_is_done(
    tmp_path: Path, engines: list[Seer], capsys: pytest.CaptureFixture[str]
) -> None:
    paths = write_games_to(tmp_path, ["one.sgf", "two.sgf"])
    out = tmp_path / "reviews"
    assert main(["review", "--out", str(out), "--nodes", "10", *paths]) == 0
    names = {path.name for path in out.iterdir()}
    assert names == {
        "one.review.json", "one.sgf", "two.review.json", "two.sgf", "players.json",
    }  # fmt: skip
    players = json.loads((out / "players.json").read_text(encoding="utf-8"))
    assert players["Ann"]["games"] == 2
    assert players["Bob 0"]["allowed"] == {"open four": 1}
    assert main(["review", "--out", str(out), "--nodes", "10", *paths]) == 0
    assert not engines[-1].boards  # nothing was searched again
    (out / "two.review.json").write_text("{", encoding="utf-8")
    assert main(["review", "--out", str(out), "--nodes", "10", *paths]) == 0
    assert engines[-1].boards
    said = capsys.readouterr().out
    assert "2 of 2 games" in said
    assert ".." not in said  # the summary is a sentence with its own full stop


def test_several_files_need_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "h8", "i9"]) == 2
    assert "use --out DIR" in capsys.readouterr().err
    assert main(["review", "h8", "--out", "x", "--json"]) == 2
    assert "without --out" in capsys.readouterr().err
