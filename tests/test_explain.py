"""The report on a move: every sentence and factor is held against the rules, not against itself."""

import doctest
import importlib
import itertools
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import reference
import shape_oracle as oracle
from doubles import FakeEngine, fake_info
from drawing import drawn
from reference import CAPTURE_RULES, RULE_NAMES, Point
from shape_oracle import lively_boards, name_of, random_boards, state_of
from tengen import Board, Color, Engine, Info, Limit, Score, explain, popen_gomocup, threats, trace
from tengen.analysis.explain import MoveReport
from tengen.analysis.factors import WEIGHTS, FactorName
from tengen.analysis.illegal import IllegalReason
from tengen.analysis.plain import plain_move, plain_position
from tengen.analysis.sentences import Sentence
from tengen.cli.main import main
from tengen.shapes import Kind

DATA = Path(__file__).parent / "data"
SIZES = (7, 8, 9)
NAME = re.compile(r"\b([a-v])([0-9]{1,2})\b")
DOUBLES = (Kind.DOUBLE_FOUR, Kind.FOUR_THREE, Kind.DOUBLE_THREE)


class Case(NamedTuple):
    """A random position with a move that may be played there."""

    board: Board
    move: int
    report: MoveReport


def cases(rule: str, count: int, seed: int) -> Iterator[Case]:
    """Moves in random positions: one that carries on a threat, one that answers, one at random."""
    rng = random.Random(seed)
    for board in itertools.islice(lively_boards(rule, SIZES, seed), count):
        found = threats(board)
        gains = [gain for threat in found if threat.color == board.turn for gain in threat.gains]
        answers = [a for threat in found if threat.color != board.turn for a in threat.answers]
        moves = list(board.legal_moves)
        for move in {rng.choice(gains or moves), rng.choice(answers or moves), rng.choice(moves)}:
            yield Case(board, move, explain(board, move))


def points(board: Board, report: MoveReport, name: FactorName, color: Color) -> set[int]:
    """The points of one factor of a report."""
    found = [f for f in report.factors if f.name is name and f.color == color]
    return {point for factor in found for point in factor.points}


def count(report: MoveReport, name: FactorName, color: Color) -> int:
    return sum(f.count for f in report.factors if f.name is name and f.color == color)


def few_or_many(few: int, many: int) -> pytest.MarkDecorator:
    """A test on few positions, and in `make long` on many."""
    values = [few, pytest.param(many, marks=pytest.mark.long)]
    return pytest.mark.parametrize("positions", values)


# Any move of any position


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_every_point_of_random_positions_is_explained(rule: str) -> None:
    for board in itertools.islice(random_boards(rule, (5, 7, 9), seed=3), 5):
        before = (board.key, board.move_stack)
        for move in (-1, *range(board.size**2), board.size**2, "z30", "hello", ""):
            report = explain(board, move)
            check_report(board, report)
            is_point = isinstance(move, int) and 0 <= move < board.size**2
            assert report.is_legal == (is_point and board.is_legal(int(move)))
        check_sentences(board, trace(board).sentences)
        assert (board.key, board.move_stack) == before


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_games_are_explained_to_their_end_and_beyond(rule: str) -> None:
    rng = random.Random(5)
    for size in (5, 9):
        board = Board(rule, size)
        while board.outcome() is None:
            move = rng.choice(list(board.legal_moves))
            check_report(board, explain(board, move))
            board.push(move)
        report = explain(board, 0)
        check_report(board, report)
        assert report.illegality is not None
        assert report.illegality.reason is IllegalReason.GAME_OVER
        assert threats(board) == ()
        check_sentences(board, trace(board).sentences)


def check_report(board: Board, report: MoveReport) -> None:
    assert report.sentences
    assert str(report)
    check_sentences(board, report.sentences)
    for factor in report.factors:
        assert factor.count > 0
        assert factor.points
        assert factor.weight == WEIGHTS[factor.name] > 0
        assert factor.value == factor.count * factor.weight
    assert (report.illegality is None) == report.is_legal
    assert report.is_legal or not report.factors
    json.dumps(plain_move(report, board.size))


def check_sentences(board: Board, sentences: tuple[Sentence, ...]) -> None:
    """Points are called as h8 and are among the proof; sides are called Black and White."""
    for sentence in sentences:
        assert sentence.points, sentence
        assert sentence.text == " ".join(sentence.text.split())
        assert not re.search(r"\b(black|white|BLACK|WHITE|mover|rival|None)\b", sentence.text)
        text = re.sub(r"'[^']*' is not a point", "", sentence.text)
        named = {match[0] for match in NAME.finditer(text)}
        proof = {board.move_text(point) for point in sentence.points}
        assert named <= proof, sentence
        assert not re.search(r"\b[A-V][0-9]", text)


# What a move makes


@few_or_many(20, 150)
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_the_kind_of_a_move_is_what_the_rules_make_of_it(rule: str, positions: int) -> None:
    met: Counter[Kind | None] = Counter()
    for board, move, report in cases(rule, positions, seed=6):
        kind = oracle.kind_made(state_of(board), board.xy(move), name_of(board.turn))
        assert report.kind == kind, (board, board.move_text(move))
        met[kind] += 1
    assert met[Kind.FIVE]
    assert len(met) >= 4


@few_or_many(5, 100)
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_what_is_blocked_and_what_is_left_is_what_the_rules_say(rule: str, positions: int) -> None:
    met: Counter[FactorName] = Counter()
    for board, move, report in cases(rule, positions, seed=7):
        if report.outcome is not None or board.pending_five is not None:
            continue  # nothing is left, or a row of six would count as one more five
        check_rival(board, move, report)
        met.update(factor.name for factor in report.factors)
    assert met[FactorName.BLOCK_FIVE] + met[FactorName.BLOCK_OPEN_FOUR]
    assert met[FactorName.FIVE] + met[FactorName.OPEN_FOUR]


def open_fours(state: reference.State, name: str) -> set[tuple[Any, ...]]:
    """Where a stone makes an open four, and along which line: a point may do so along several."""
    return {
        (point, axis)
        for point in oracle.empties(state)
        for _, axis in oracle.open_four_rows(state, point, name)
    }


def check_rival(board: Board, move: int, report: MoveReport) -> None:
    rival = board.turn.other
    before, name = state_of(board), name_of(rival)
    after = oracle.put(before, board.xy(move), name_of(board.turn))
    fives, left = (oracle.five_points(state, name) for state in (before, after))
    as_xy = {board.xy(p) for p in points(board, report, FactorName.BLOCK_FIVE, board.turn)}
    assert as_xy == fives - left, (board, report)
    as_xy = {board.xy(p) for p in points(board, report, FactorName.FIVE, rival)}
    assert as_xy == left, (board, report)
    kinds = {p: oracle.kind_made(after, p, name) for p in oracle.empties(after)}
    for kind in DOUBLES:
        expected = sum(made is kind for made in kinds.values())
        assert count(report, FactorName(kind.value), rival) == expected, (board, report)
    if report.factors and count(report, FactorName.BLOCK_OPEN_FOUR, board.turn):
        old, new = (open_fours(state, name) for state in (before, after))
        assert old - new, (board, report)


@few_or_many(8, 150)
@pytest.mark.parametrize("rule", ["renju", "1337", "42"])
def test_forbidden_points_created_are_those_of_the_rules(rule: str, positions: int) -> None:
    met = 0
    for board, move, report in cases(rule, positions, seed=8):
        before = state_of(board)
        after = oracle.put(before, board.xy(move), name_of(board.turn))
        if report.outcome is not None:
            continue
        for loser in Color:
            old, new = (
                set(reference.forbidden_points(state, name_of(loser))) for state in (before, after)
            )
            told = points(board, report, FactorName.FORBIDDEN, loser.other)
            assert {board.xy(point) for point in told} == new - old, (board, report)
            met += len(new - old)
    assert met


@few_or_many(30, 150)
@pytest.mark.parametrize("rule", CAPTURE_RULES)
def test_captures_made_set_up_blocked_and_risked_are_those_of_the_rules(
    rule: str, positions: int
) -> None:
    met: Counter[FactorName] = Counter()
    for board, move, report in cases(rule, positions, seed=9):
        mover, rival = board.turn, board.turn.other
        before = state_of(board)
        taken = reference.captured(before.stones, board.xy(move), name_of(mover))
        after = oracle.put(before, board.xy(move), name_of(mover))
        assert count(report, FactorName.CAPTURE, mover) == len(taken) // 2
        if report.outcome is not None:
            continue
        old, new = ({c: takes(state, name_of(c)) for c in Color} for state in (before, after))
        expected = {
            (FactorName.CAPTURE_RISKED, rival): len(new[rival]),
            (FactorName.CAPTURE_SET_UP, mover): lost(new[mover], old[mover]),
            (FactorName.CAPTURE_BLOCKED, mover): lost(old[rival], new[rival]),
        }
        for (name, color), times in expected.items():
            assert count(report, name, color) == times, (board, report, name)
            met[name] += times
    assert all(met[name] for name, _ in expected)


def takes(state: reference.State, color: str) -> dict[Point, set[Point]]:
    """The legal captures of a side: from where, and which stones."""
    found = {p: set(reference.captured(state.stones, p, color)) for p in oracle.empties(state)}
    return {p: taken for p, taken in found.items() if taken and oracle.is_legal(state, p, color)}


def lost(first: dict[Point, set[Point]], second: dict[Point, set[Point]]) -> int:
    """How many captures of the first are not, or not wholly, among the second."""
    return sum(not taken <= second.get(point, set()) for point, taken in first.items())


# What a sentence claims


CLAIMS = ("cannot stop it", "must answer at", "can only stop one", "stops both at", "can stop it")


@few_or_many(12, 150)
@pytest.mark.parametrize("rule", RULE_NAMES)
def test_claims_about_replies_are_true_by_trying_every_reply(rule: str, positions: int) -> None:
    met: Counter[str] = Counter()
    for board, move, report in claims(rule, positions, seed=10):
        after = board.copy()
        after.push(move)
        text = report.sentences[0].text
        claim = next(claim for claim in CLAIMS if claim in text)
        if met[claim] >= positions // 2:
            continue
        met[claim] += 1
        check_claim(after, claim, text, report.kind)
    assert met


def test_a_reply_that_offers_the_last_pair_is_no_answer_to_a_four() -> None:
    board = drawn(
        """
        ..O...O
        O.O..OO
        ..XO.X.
        ...O...
        ..X...O
        .......
        ......O
        """,
        turn="white",
        rule="1337",
        captured_pairs=(2, 4),
    )
    text = str(explain(board, "d6")).splitlines()[0]
    assert text.endswith("Black must answer at b7, f7, e6 or c4")
    board.push_text("d6")
    check_claim(board, "must answer at", text, Kind.FOUR_THREE)


def claims(rule: str, count: int, seed: int) -> Iterator[Case]:
    """Moves whose first sentence says what the other side can do against them."""
    for board in itertools.islice(lively_boards(rule, (7, 8), seed), count):
        gains = {gain for threat in threats(board) for gain in threat.gains}
        for move in gains:
            if board.is_legal(move):
                report = explain(board, move)
                if any(claim in report.sentences[0].text for claim in CLAIMS):
                    yield Case(board, move, report)


def check_claim(after: Board, claim: str, text: str, kind: Kind | None) -> None:
    """Hold what the sentence says against every legal reply."""
    named = {after.parse_move(m[0]) for m in NAME.finditer(text.rpartition(claim)[2])}
    stopping = {reply for reply in after.legal_moves if not wins_after(after, reply)}
    match claim:
        case "cannot stop it":
            assert stopping == set(), (after, text)
        case "must answer at":
            assert stopping == named, (after, text)
        case "can only stop one":
            assert all(wins_by_an_open_four(after, reply) for reply in stopping), (after, text)
        case _:  # the four has to be stopped as well, where there is one
            replies = stopping if kind is Kind.FOUR_THREE else set(after.legal_moves)
            ending = {reply for reply in replies if not carries_on(after, reply)}
            assert ending == named, (after, text)


def carries_on(after: Board, reply: int) -> list[Point]:
    """Where the side that just moved makes an open four with that move, after the reply."""
    mover, move = name_of(after.turn.other), after.xy(after.peek())
    state = oracle.put(state_of(after), after.xy(reply), name_of(after.turn))
    return [
        point
        for point in oracle.empties(state)
        if any(move in row for row, _ in oracle.open_four_rows(state, point, mover))
    ]


def wins_by_an_open_four(after: Board, reply: int) -> bool:
    """Whether an open four with the last move leaves no defence after the reply."""
    board = after.copy()
    board.push(reply)
    for point in carries_on(after, reply):
        board.push(board.move_at(*point))
        if not winning_moves(board) and all(
            wins_after(board, other) for other in board.legal_moves
        ):
            return True
        board.pop()
    return False


def wins_after(after: Board, reply: int) -> bool:
    """Whether the side that just moved wins at once after this reply."""
    board = after.copy()
    board.push(reply)
    outcome = board.outcome()
    if outcome is not None:
        return outcome.winner == after.turn.other
    return bool(winning_moves(board))


def winning_moves(board: Board) -> list[int]:
    """The moves that win at once."""
    found = []
    for move in board.legal_moves:
        board.push(move)
        outcome = board.outcome()
        if outcome is not None and outcome.winner == board.turn.other:
            found.append(move)
        board.pop()
    return found


# The table


def table() -> list[dict[str, Any]]:
    lines = (DATA / "explain.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def board_of(row: dict[str, Any]) -> Board:
    """The position of a row: moves, or stones by their names."""
    if "moves" in row:
        return Board.from_moves(row["moves"], rule=row["rule"])
    empty = Board(row["rule"])

    def stones(names: str) -> list[Point]:
        return [empty.xy(empty.parse_move(name)) for name in names.split()]

    return Board.from_stones(
        black=stones(row["black"]),
        white=stones(row["white"]),
        turn=row["turn"],
        rule=row["rule"],
        captured_pairs=row.get("pairs", (0, 0)),
    )


def told(report: MoveReport, color: Color) -> dict[str, int]:
    """The factors of one side that depend on more than where the stone lies."""
    placed = (FactorName.ALIGNMENT, FactorName.CENTRE)
    return {str(f.name): f.count for f in report.factors_for(color) if f.name not in placed}


@pytest.mark.parametrize("row", table(), ids=lambda row: f"{row['rule']}: {row['id']}")
def test_the_factors_and_sentences_of_the_table(row: dict[str, Any]) -> None:
    board = board_of(row)
    report = explain(board, row["move"])
    if report.illegality is not None:
        assert str(report.illegality.reason) == row["illegal"]
    else:
        assert "illegal" not in row
        assert report.kind == row["kind"]
        assert told(report, board.turn) == row["mover"]
        assert told(report, board.turn.other) == row["rival"]
    if "says" in row:
        assert row["says"] in [sentence.text for sentence in report.sentences]


def test_the_table_holds_every_rule_and_every_factor() -> None:
    rows = table()
    assert len(rows) >= 60
    assert {row["rule"] for row in rows} == set(RULE_NAMES)
    named = {name for row in rows for side in ("mover", "rival") for name in row.get(side, {})}
    beside = {FactorName.ALIGNMENT, FactorName.CENTRE}
    assert named == {str(name) for name in FactorName if name not in beside}
    assert {row["illegal"] for row in rows if "illegal" in row} == set(IllegalReason)


def test_the_guide_tells_the_weights() -> None:
    guide = (Path(__file__).parent.parent / "docs" / "explain.md").read_text()
    assert all(f"| {name} | {weight} |" in guide for name, weight in WEIGHTS.items())
    assert WEIGHTS.keys() == set(FactorName)


# With an engine


class Told(FakeEngine):
    """Finds the moves it was told, each ten centi-units worse than the one before."""

    def __init__(self, *names: str, win_in: int | None = None) -> None:
        super().__init__()
        self.names = names
        self.win_in = win_in
        self.asked: list[tuple[int, int]] = []

    def infos(self, board: Board, lines: int) -> list[Info]:
        self.asked.append((board.ply, lines))
        names = self.names if board.ply % 2 == 0 else ["o1"]
        proven = Score(win_in=self.win_in, pov=board.turn) if self.win_in else None
        return [
            fake_info(
                board,
                board.parse_move(name),
                board.parse_move("a15"),
                depth=7,
                score=proven or Score(50 - 10 * rank, pov=board.turn),
                multipv=rank,
            )
            for rank, name in enumerate(names[:lines], 1)
        ]


def test_an_engine_ranks_the_move_and_names_a_better_one() -> None:
    board = Board.from_moves("h8 i9")
    engine = Told("g7", "j10", "h10")
    report = explain(board, "j10", engine, limit=Limit(nodes=1), candidates=3)
    verdict = report.search
    assert verdict is not None
    assert (verdict.rank, verdict.candidates, verdict.is_best) == (2, 3, False)
    assert (verdict.score, verdict.best_score) == (Score(30), Score(40))
    assert verdict.line == (board.parse_move("j10"), board.parse_move("a15"))
    assert engine.asked == [(2, 3)]
    assert report.sentences[-1].text == (
        f"the engine gives j10 {Score(30)}, number 2 of 3 candidates, and expects j10 a15; "
        f"better is g7 with {Score(40)}: g7 a15"
    )
    check_report(board, report)


def test_a_move_that_is_no_candidate_is_searched_by_itself() -> None:
    board = Board.from_moves("h8 i9")
    engine = Told("g7", win_in=6)
    verdict = explain(board, "c3", engine, candidates=2).search
    assert verdict is not None
    assert engine.asked == [(2, 2), (3, 1)]
    assert (verdict.rank, verdict.candidates, verdict.depth) == (None, 1, 8)
    assert verdict.score == Score(win_in=-7, pov=Color.BLACK)
    assert verdict.line[:2] == (board.parse_move("c3"), board.parse_move("o1"))
    assert not verdict.is_best


def test_a_move_that_ends_the_game_needs_no_search() -> None:
    board = Board.from_moves("h8 a1 i8 b1 j8 c1 k8 d1")
    engine = Told("a9")
    verdict = explain(board, "l8", engine).search
    assert verdict is not None
    assert verdict.score == Score(win_in=1, pov=Color.BLACK)
    assert verdict.is_best
    assert len(engine.asked) == 1


def test_an_illegal_move_is_not_asked_about() -> None:
    engine = Told("a9")
    assert explain(Board.from_moves("h8"), "h8", engine).search is None
    assert engine.asked == []


def test_a_position_is_traced_with_score_and_line() -> None:
    board = Board.from_moves("h8 i9")
    report = trace(board, Told("g7"), limit=Limit(nodes=1))
    assert (report.score, report.depth, report.terms) == (Score(40), 7, ())
    assert report.line == (board.parse_move("g7"), board.parse_move("a15"))
    assert str(report) == f"the engine gives Black {Score(40)} and expects g7 a15"
    json.dumps(plain_position(report, board.size))


def test_an_engine_in_another_process_will_do() -> None:
    board = Board.from_moves("h8 a1 i8 b3 j8 c1 k8 d3")
    fake = [sys.executable, str(Path(__file__).parent / "fake_engine.py")]
    with popen_gomocup(fake) as engine:
        verdict = explain(board, "h9", engine, limit=Limit(time=0.3), candidates=1).search
    assert verdict is not None
    assert board.move_text(verdict.best) in ("g8", "l8")
    assert verdict.rank is None


def test_our_own_engine_explains_its_choice_and_its_evaluation() -> None:
    board = Board.from_moves("h8 a1 i8 b3 j8 c1")
    with Engine(hash_mb=1) as engine:
        verdict = explain(board, "k8", engine, limit=Limit(nodes=2000), candidates=2).search
        assert verdict is not None
        assert verdict.score.win_in == 3
        report = trace(board, engine, limit=Limit(nodes=2000))
        assert report.score is not None
        assert report.score.win_in == 3
        told = {(term.name, term.color): term.times for term in report.terms}
        assert told["point of an open or double four", Color.BLACK] == 2
        assert report.terms == engine.trace(board)
        json.dumps(plain_position(report, board.size))


# Whole positions, and the command


def test_a_position_says_who_has_what_in_the_order_of_importance() -> None:
    board = drawn(
        """
        .........
        .XXX.....
        .........
        ..OOO....
        .........
        ...X..O..
        .....O...
        .........
        .........
        """,
        turn="white",
    )
    assert str(trace(board)).splitlines() == [
        "White has an open three c6 d6 e6: open four at b6 or f6",
        "Black has an open three b8 c8 d8: open four at e8; White can stop it at a8, e8 or f8",
    ]


def test_json_names_points_colours_and_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "h8 a1 i8 b3 j8 c1", "k8", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["move"], told["color"], told["legal"], told["kind"]) == (
        *("k8", "black", True),
        "open four",
    )
    assert told["factors"][0] == {
        "name": "open four",
        "color": "black",
        "count": 1,
        "weight": WEIGHTS[FactorName.OPEN_FOUR],
        "value": WEIGHTS[FactorName.OPEN_FOUR],
        "points": ["g8", "h8", "i8", "j8", "k8", "l8"],
    }
    assert told["sentences"][0]["text"].startswith("k8 makes an open four")
    assert main(["explain", "h8 a1 i8 b3 j8 c1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["threats"] == [
        {
            "color": "black",
            "kind": "open three",
            "stones": ["h8", "i8", "j8"],
            "gains": ["g8", "k8"],
            "answers": ["g8", "k8"],
        }
    ]


def test_the_command_explains_moves_and_positions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "h8 a1 i8 b3 j8 c1", "k8"]) == 0
    text = capsys.readouterr().out
    assert "k8 makes an open four, five at g8 or l8; White cannot stop it" in text
    assert re.search(r"open four +1 x 4000 +4000  g8 h8 i8 j8 k8 l8", text)
    assert main(["explain", "h8 a1 i8 b3 j8 c1"]) == 0
    assert "Black has an open three h8 i8 j8: open four at g8 or k8" in capsys.readouterr().out
    assert main(["explain", "h8", "h8"]) == 0
    assert "illegal: a stone stands on h8" in capsys.readouterr().out
    assert main(["explain", "h8"]) == 0
    assert "no threats" in capsys.readouterr().out
    assert main(["explain", "h8 q99"]) == 2
    assert capsys.readouterr().err.startswith("tengen: ")


@pytest.mark.parametrize("name", ["explain", "position", "threats"])
def test_the_examples_in_docstrings_are_true(name: str) -> None:
    module = importlib.import_module(f"tengen.analysis.{name}")
    assert doctest.testmod(module).failed == 0


def test_nothing_but_the_library_is_loaded_without_an_engine() -> None:
    code = "import sys, tengen; tengen.explain(tengen.Board(), 'h8'); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "numba", "typer"} & set(run.stdout.split())
