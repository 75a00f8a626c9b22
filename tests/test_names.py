"""Names of openings: the table, its symmetries, and where they are shown."""

from __future__ import annotations

import doctest

import pytest

from tengen import names as names_module
from tengen.board import Board
from tengen.coords import SYMMETRIES
from tengen.names import RENJU_OPENINGS, opening_name
from tengen.opening import Opening
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.terminal.board_text import describe
from tengen.tui.view import title_text

# By point, with White on h9 or i9, as books of renju list them.
DIRECT = """Kansei h10, Keigetsu i10, Sosei j10, Kagetsu i9, Zangetsu j9, Ugetsu i8, Kinsei j8,
    Shogetsu h7, Kyugetsu i7, Shingetsu j7, Zuisei h6, Sangetsu i6, Yusei j6"""
INDIRECT = """Chosei j10, Kyogetsu j9, Kosei j8, Suigetsu j7, Ryusei j6, Ungetsu i8, Hogetsu i7,
    Rangetsu i6, Gingetsu h7, Myojo h6, Shagetsu g7, Meigetsu g6, Suisei f6"""
LISTED = [
    (group, number, *item.split(), second)
    for group, second, text in (("direct", "h9", DIRECT), ("indirect", "i9", INDIRECT))
    for number, item in enumerate(text.split(","), 1)
]


def test_docstring_examples() -> None:
    failed, tried = doctest.testmod(names_module)
    assert tried
    assert not failed


@pytest.mark.parametrize(("group", "number", "title", "third", "second"), LISTED)
def test_the_26_in_all_symmetries(
    group: str, number: int, title: str, third: str, second: str
) -> None:
    board = Board.from_moves(f"h8 {second} {third}", rule="renju")
    for symmetry in SYMMETRIES:
        for moves in (f"h8 {second} {third}", f"{third} {second} h8"):
            name = opening_name(Board.from_moves(moves, rule="renju").transform(symmetry))
            assert name is not None
            assert (name.title, name.group, name.number) == (title, group, number)
    later = board.after(0, 1, 2)
    assert opening_name(later) == opening_name(board)


def test_every_opening_of_the_protocols_has_one_of_26_names() -> None:
    found = []
    opening = Opening("rif", rule="renju")
    opening.push_text("h8")
    for second in opening.legal_actions:
        opening.push(second)
        for third in opening.legal_actions:
            opening.push(third)
            found.append(opening_name(opening.board))
            opening.pop()
        opening.pop()
    assert len(found) == 8 * 23
    assert set(found) == set(RENJU_OPENINGS)
    assert len(RENJU_OPENINGS) == 26


def test_what_has_no_name() -> None:
    assert opening_name(Board.from_moves("")) is None
    assert opening_name(Board.from_moves("h8")) is None
    assert opening_name(Board.from_moves("a1 b2 c3")) is None
    assert opening_name(Board.from_moves("h8 a1")) is None
    assert opening_name(Board.from_stones(black=["h8", "i9"], white=["h9"], turn="white")) is None


def test_the_second_stone_and_even_boards() -> None:
    assert str(opening_name(Board.from_moves("h8 j9 a1"))) == "Knight's opening"
    for first, second in (("j10", "j11"), ("k11", "l11"), ("j11", "i11")):
        name = opening_name(Board.from_moves(f"{first} {second}", size=20))
        assert str(name) == "Direct opening"


def test_names_are_shown_and_saved() -> None:
    session = Session(Setup.of("renju"))
    for number, text in enumerate(("h8", "h9", "i9", "a1")):
        session.apply(session.parse(text), now=float(number))
    assert "Opening: Kagetsu (direct 4)." in describe(session.board)
    assert title_text(session) == "Renju, 15x15, Kagetsu (direct 4)"
    record = session.record()
    assert record.headers["Opening"] == "Kagetsu"
    again = Session(Setup.of(start=record))
    assert again.opening.protocol.name == "free"
    assert again.record().headers["Opening"] == "Kagetsu"
    record.headers["Opening"] = "My pet line"
    assert Session(Setup.of(start=record)).record().headers["Opening"] == "My pet line"
