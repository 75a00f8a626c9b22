"""Points as numbers and names, and the eight symmetries."""

import pytest

from tengen.coords import (
    MAX_SIZE,
    MIN_SIZE,
    SYMMETRIES,
    Symmetry,
    check_move,
    check_size,
    move_at,
    move_text,
    parse_move,
    rays,
    split_moves,
    xy,
)
from tengen.errors import MoveTextError, OutOfRangeError, SizeError


@pytest.mark.parametrize(
    ("size", "x", "y", "move", "name"),
    [
        (15, 7, 7, 112, "h8"),
        (5, 0, 0, 0, "a5"),
        (5, 4, 0, 4, "e5"),
        (5, 0, 4, 20, "a1"),
        (5, 4, 4, 24, "e1"),
        (22, 0, 0, 0, "a22"),
        (22, 21, 21, 483, "v1"),
        (19, 8, 18, 350, "i1"),  # no letter is skipped
    ],
)
def test_point_as_number_place_and_name(size: int, x: int, y: int, move: int, name: str) -> None:
    assert move_at(x, y, size) == move
    assert xy(move, size) == (x, y)
    assert move_text(move, size) == name
    assert parse_move(name, size) == parse_move(name.upper(), size) == move


@pytest.mark.parametrize("size", [MIN_SIZE, 15, MAX_SIZE])
def test_every_name_reads_back(size: int) -> None:
    names = [move_text(move, size) for move in range(size * size)]
    assert len(set(names)) == size * size
    assert [parse_move(name, size) for name in names] == list(range(size * size))


def test_parse_move_allows_space_around_the_name() -> None:
    assert parse_move(" h8\n", 15) == 112


@pytest.mark.parametrize("text", ["", "8", "h", "8h", "hh8", "h 8", "h8i9", "h-8", "é8", "h٨"])
def test_parse_move_refuses_what_is_no_name(text: str) -> None:
    with pytest.raises(MoveTextError, match="expected a column letter and a row number") as caught:
        parse_move(text, 15)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("text", ["p1", "a16", "h0", "z99"])
def test_parse_move_refuses_points_off_the_board(text: str) -> None:
    with pytest.raises(OutOfRangeError, match=f"'{text}' is not on a 15x15 board: .* a1 to o15"):
        parse_move(text, 15)


def test_a_long_bad_text_is_shortened_in_the_message() -> None:
    with pytest.raises(MoveTextError) as caught:
        parse_move("x" * 10_000, 15)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (0, -1), (15, 0), (0, 15)])
def test_move_at_refuses_places_off_the_board(x: int, y: int) -> None:
    with pytest.raises(OutOfRangeError, match=rf"\({x}, {y}\) is not on a 15x15 board"):
        move_at(x, y, 15)


@pytest.mark.parametrize("move", [-1, 225, 1.0, "h8", None])
def test_check_move_refuses_what_is_no_point(move: object) -> None:
    with pytest.raises(OutOfRangeError, match="expected 0 to 224") as caught:
        check_move(move, 15)  # type: ignore[arg-type]
    assert repr(move) in str(caught.value)


@pytest.mark.parametrize("size", [MIN_SIZE - 1, MAX_SIZE + 1, 0, -15, 15.0, "15"])
def test_check_size_refuses_impossible_sizes(size: object) -> None:
    with pytest.raises(SizeError, match="expected 5 to 22") as caught:
        check_size(size)  # type: ignore[arg-type]
    assert repr(size) in str(caught.value)


@pytest.mark.parametrize(
    "text", ["h8 i9 j10", "h8i9j10", "h8,i9,j10", " h8;\ti9\n\nj10 ", "h8, i9j10"]
)
def test_split_moves_needs_no_separators(text: str) -> None:
    assert split_moves(text) == ["h8", "i9", "j10"]


def test_split_moves_keeps_the_case_and_the_empty_list() -> None:
    assert split_moves("H8i9") == ["H8", "i9"]
    assert split_moves(" ,\n") == []


@pytest.mark.parametrize(
    ("text", "piece", "at"),
    [("h8 9i", "9i", 4), ("h8i", "i", 3), ("i100", "i100", 1)],
)
def test_split_moves_names_the_bad_piece_and_its_place(text: str, piece: str, at: int) -> None:
    with pytest.raises(MoveTextError) as caught:
        split_moves(text)
    assert f"{piece!r} at character {at} is not a move" in str(caught.value)


# Where the symmetries take b5, a point of a board of 5 that lies on no axis of symmetry.
@pytest.mark.parametrize(
    ("symmetry", "image"),
    [
        (Symmetry.IDENTITY, "b5"),
        (Symmetry.ROTATE_90, "e4"),
        (Symmetry.ROTATE_180, "d1"),
        (Symmetry.ROTATE_270, "a2"),
        (Symmetry.MIRROR_LEFT_RIGHT, "d5"),
        (Symmetry.MIRROR_TOP_BOTTOM, "b1"),
        (Symmetry.MIRROR_DIAGONAL, "a4"),
        (Symmetry.MIRROR_ANTIDIAGONAL, "e2"),
    ],
)
def test_where_each_symmetry_takes_a_point(symmetry: Symmetry, image: str) -> None:
    assert move_text(symmetry.apply(parse_move("b5", 5), 5), 5) == image


@pytest.mark.parametrize("size", [5, 6, 15, 22])
@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_symmetry_permutes_the_points_and_its_inverse_undoes_it(
    symmetry: Symmetry, size: int
) -> None:
    images = [symmetry.apply(move, size) for move in range(size * size)]
    assert sorted(images) == list(range(size * size))
    assert [symmetry.inverse.apply(image, size) for image in images] == list(range(size * size))


def test_symmetries_refuse_points_off_the_board() -> None:
    with pytest.raises(OutOfRangeError, match="move 25 is not on a 5x5 board"):
        Symmetry.ROTATE_90.apply(25, 5)


def test_rays_run_to_the_edge_nearest_first() -> None:
    def text(ray: tuple[int, ...]) -> str:
        return " ".join(move_text(move, 5) for move in ray)

    east_west, south_north, falling, rising = rays(5)[parse_move("b4", 5)]
    assert [text(ray) for ray in east_west] == ["c4 d4 e4", "a4"]
    assert [text(ray) for ray in south_north] == ["b3 b2 b1", "b5"]
    assert [text(ray) for ray in falling] == ["c3 d2 e1", "a5"]
    assert [text(ray) for ray in rising] == ["a3", "c5"]
