"""Opening books: text, lookups in all symmetries, the engine that plays from them, the command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tengen.board import Board
from tengen.book import (
    BookMove,
    OpeningBook,
    book_moves,
    book_of,
    chosen,
    load_book,
    parse_book,
    position_key,
    shipped_books,
)
from tengen.cli.main import main
from tengen.coords import SYMMETRIES
from tengen.engine.engine import Engine
from tengen.engine.info import Info
from tengen.engine.limit import Limit
from tengen.engine.options import uses_book
from tengen.errors import FormatError
from tengen.gomocup.server.settings import ManagerSettings
from tengen.openings import book_maker, swap2
from tengen.openings.book_maker import BookRecipe, add_proof, make_book
from tengen.play.actions import Thought
from tengen.proof import Certificate
from tengen.proof.file import ProofFile
from tengen.rules import FREESTYLE, RULES, Color
from tengen.score import Score

TEXT = """# rule: freestyle
# size: 15
# nodes: 7
/ h8:10
h8/a15 i9:W31 g7:20 g8:19 f8:5
"""


def test_a_book_reads_back_and_knows_every_image() -> None:
    book = parse_book(TEXT)
    assert book.text() == TEXT
    assert len(book) == 2
    assert book.fields == {"nodes": "7"}
    board = Board.from_moves("h8 a15")
    found = book.moves(board)
    assert [board.move_text(each.move) for each in found] == ["i9", "g7", "g8", "f8"]
    assert found[0].score == Score(win_in=31)
    for symmetry in SYMMETRIES:
        turned = board.transform(symmetry)
        moves = [each.move for each in book.moves(turned)]
        assert turned in book
        assert {turned.after(move).transform(symmetry.inverse).key[2] for move in moves} == {
            board.after(each.move).key[2] for each in found
        } or len(moves) == len(found)
        assert position_key(turned)[0] == position_key(board)[0]


def test_a_book_knows_nothing_of_other_rules_sizes_and_orders() -> None:
    book = parse_book(TEXT)
    assert not book.moves(Board.from_moves("h8 a15", rule="standard"))
    assert not book.moves(Board(size=19))
    two = Board.from_stones(black=["h8"], white=["a15"], turn="white")
    assert not book.moves(two)
    assert not book.moves(Board.from_moves("h8 b14"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("h8/a15", "line 6 of the book: .* no position with moves"),
        ("h8 i9:1", "no position with moves"),
        ("h8/g9 h8:1", "h8 cannot be played"),
        ("h8/a15 i9:1", "in the book twice"),
        ("h8/o15 i9:1", "not in the order and image"),
        ("h9h8/ i9:1", "no game comes to this position"),
        ("h8/b15 i9:1 i9:1", "there twice"),
        ("h8/b15 i9:1 i8:5", "not in the order of their scores"),
        ("h8/b15 i9:W30", "odd number of plies"),
        ("h8/b15 i9:x", "line 6"),
        ("h8/z15 i9:1", "line 6"),
    ],
)
def test_what_is_wrong_in_a_book_is_named(line: str, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        parse_book(f"{TEXT}{line}\n")


def test_a_book_without_rule_or_that_is_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="no rule and size"):
        parse_book("/ h8:10\n")
    path = tmp_path / "x.book.gz"
    path.write_bytes(b"\x1f\x8bnonsense")
    with pytest.raises(FormatError, match="cannot be unpacked"):
        load_book(path)
    path.write_bytes("é".encode())
    with pytest.raises(FormatError, match="not plain text"):
        load_book(path)


def test_equal_moves_are_varied_by_the_seed() -> None:
    book = parse_book("# rule: freestyle\n# size: 15\nh8/g9 f10:40 i9:38 g8:33 h6:31\n")
    board = Board.from_moves("h8 i9")
    moves = book.moves(board)
    taken = {chosen(moves, board, seed).move for seed in range(60)}
    assert taken == {each.move for each in moves[:3]}  # the last is worse
    assert chosen(moves, board, 5) == chosen(moves, board, 5)


def test_a_proven_move_stays_and_a_loss_is_no_advice() -> None:
    book = OpeningBook(FREESTYLE, 15)
    board = Board.from_moves("h8 a15")
    move, other = board.parse_move("i9"), board.parse_move("g7")
    book.add(board, [BookMove(move, Score(win_in=31))])
    book.add(board, [BookMove(move, Score(90)), BookMove(other, Score(win_in=-4))])
    assert book.moves(board) == [BookMove(move, Score(win_in=31))]


# The engine


def test_the_engine_plays_from_the_book_only_if_asked() -> None:
    board = Board.from_moves("h8 i9")
    assert book_moves(board)
    with Engine(hash_mb=1) as engine:
        found = engine.play(board, Limit(nodes=500))
        assert not found.info.is_book
        assert found.info.nodes > 0
        engine.configure(book=1)
        known = engine.play(board, Limit(nodes=500))
        assert known.info.is_book
        assert known.info.nodes == 0
        assert known.move in [each.move for each in book_moves(board)]
        assert Info.from_plain(known.info.to_plain(15), 15) == known.info
        assert Thought.of(known.info).is_book
        assert not engine.analyse(board, Limit(nodes=500)).is_book
        far = Board.from_moves("a1 o15 a15 o1 h8 a8")
        assert not engine.play(far, Limit(nodes=500)).info.is_book


def test_games_use_the_book_from_level_nine_up() -> None:
    assert [level for level in range(1, 11) if uses_book(level)] == [9, 10]
    assert uses_book(None)


def test_a_manager_turns_the_book_off_and_on() -> None:
    settings = ManagerSettings()
    assert settings.options()["book"] == 1
    assert settings.take(["usedatabase", "0"])
    assert settings.options()["book"] == 0
    settings = ManagerSettings()
    settings.take(["strength", "30"])
    assert settings.options()["book"] == 0


def test_swap2_takes_the_verdict_of_the_book() -> None:
    """Three stones that the book knows need no search to choose a colour."""
    book = book_of("freestyle15")
    known = [board for board in book.boards() if len(board.stones(Color.BLACK)) == 2]
    boards = [Board.from_moves(_moves_of(each)) for each in known if each.turn is Color.WHITE]
    answers = set()
    with Engine(hash_mb=1, book=1) as engine:
        for board in boards:
            answer = swap2.choose(engine, board, Limit(nodes=2_000))
            moves = book.moves(board)
            if moves[0].score.win_chance < 0.5:
                assert answer is swap2.SWAP
            else:
                assert answer in [(each.move,) for each in moves]
            answers.add(answer is swap2.SWAP)
    assert answers == {True, False}


def _moves_of(board: Board) -> list[str]:
    first, third = board.stones(Color.BLACK)
    (second,) = board.stones(Color.WHITE)
    return [board.move_text(move) for move in (first, second, third)]


# Making and checking


def test_a_book_is_made_and_a_second_run_goes_on() -> None:
    recipe = BookRecipe(positions=3, nodes=300)
    book = OpeningBook(recipe.rule, recipe.size)
    with Engine(hash_mb=1) as engine:

        def search(boards: Iterator[Board | None]) -> Iterator[tuple[Board, list[BookMove]]]:
            for board in boards:
                assert board is not None, "every answer is in before the next position is due"
                yield board, book_maker.book_moves(recipe, engine, board)

        run = make_book(recipe, book, [], search)
        next(run)
        assert len(book) == 1
        rest = list(make_book(recipe, book, [], search))
        assert len(rest) == 2
        assert list(make_book(recipe, book, [], search)) == []
    assert [each.move for each in book.moves(Board())] == [Board().parse_move("h8")]
    assert parse_book(book.text()).text() == book.text()


def test_proven_moves_come_from_certificates() -> None:
    board = Board.from_moves("h8 a1 i8 a3 j8 a5")
    proof = ProofFile(board, Certificate.parse("k8(l8:g8 *:l8)", 15))
    book = OpeningBook(FREESTYLE, 15)
    add_proof(book, proof, 8)
    assert book.moves(board)[0].score == Score(win_in=3)
    after = board.after(board.parse_move("k8"), board.parse_move("l8"))
    assert book.moves(after)[0] == BookMove(board.parse_move("g8"), Score(win_in=1))


def test_shipped_books_are_sound_and_every_rule_has_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = shipped_books()
    assert {str(book_of(name).rule) for name in names} == set(RULES)
    for name in names:
        assert len(parse_book(book_of(name).text())) >= 30  # which looks at every position
        assert main(["book", "check", name]) == 0
        assert "all is well" in capsys.readouterr().out


def test_the_command_shows_makes_and_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["book", "show", "h8 i9"]) == 0
    assert "Indirect opening" in capsys.readouterr().out
    assert main(["book", "show", "a1 a2 a3"]) == 0
    assert "does not know this position" in capsys.readouterr().out
    assert main(["book", "show", "h8", "--size", "17"]) == 2
    assert "there is no book for freestyle17" in capsys.readouterr().err
    out = str(tmp_path / "my.book")
    assert main(["book", "make", out, "--positions", "2", "--nodes", "200"]) == 0
    assert "2 positions" in capsys.readouterr().out
    assert main(["book", "make", out, "--rule", "renju"]) == 2
    assert "is the book freestyle15" in capsys.readouterr().err
    assert main(["book", "check", out]) == 0
    assert main(["book", "check", "nothing"]) == 2
    assert "no file and no book is called 'nothing'" in capsys.readouterr().err
    Path(out).write_text(TEXT.replace("W31", "W29"))
    assert main(["book", "check", out]) == 2
    assert "1 moves are called proven, but no proof has them" in capsys.readouterr().err


def test_a_book_of_no_size_is_refused() -> None:
    for size in ("0", "9" * 5000, "²"):
        with pytest.raises(FormatError, match="says no rule and size"):
            parse_book(f"# rule: freestyle\n# size: {size}\nh8 i9:3\n")


def test_a_packed_book_that_is_cut_off_or_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "my.book.gz"
    parse_book(TEXT).save(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-12])
    with pytest.raises(FormatError, match="cut off"):
        load_book(path)
    path.write_bytes(whole)
    assert len(load_book(path)) > 1
    monkeypatch.setattr("tengen.book.LARGEST", 20)
    with pytest.raises(FormatError, match="larger than"):
        load_book(path)
