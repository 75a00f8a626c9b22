"""The pictures of `png.py`, looked at pixel by pixel: digits and letters must really appear."""

from __future__ import annotations

import inspect
import struct
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path
from string import ascii_uppercase, digits
from typing import Any

import pytest
import resvg_py

from tengen import png, svg
from tengen.board import Board
from tengen.coords import parse_move

PIXELS = 248  # 40 pixels between the points of a 5x5 board
CELL = 40
FIRST = (PIXELS - 4 * CELL) / 2


class Image:
    """An 8-bit RGBA picture, decoded with the standard library alone."""

    def __init__(self, data: bytes) -> None:
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        at, packed = 8, b""
        while at < len(data):
            length, kind = struct.unpack(">I4s", data[at : at + 8])
            body = data[at + 8 : at + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, *layout = struct.unpack(">IIBBBBB", body)
                assert layout == [8, 6, 0, 0, 0]
            elif kind == b"IDAT":
                packed += body
            at += length + 12
        self.rows = self._unfilter(zlib.decompress(packed))

    def _unfilter(self, raw: bytes) -> list[bytearray]:
        stride = 4 * self.width
        rows, above = [], bytearray(stride)
        for start in range(0, len(raw), stride + 1):
            kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
            for i in range(stride):
                left = row[i - 4] if i >= 4 else 0
                up, corner = above[i], above[i - 4] if i >= 4 else 0
                row[i] = (row[i] + _predicted(kind, left, up, corner)) & 255
            rows.append(row)
            above = row
        return rows

    def pixel(self, x: float, y: float) -> tuple[int, ...]:
        row, at = self.rows[int(y)], 4 * int(x)
        return tuple(row[at : at + 4])

    def crop(self, x: float, y: float, reach: int) -> list[tuple[int, ...]]:
        """The pixels of the square around (x, y)."""
        around = range(-reach, reach + 1)
        return [self.pixel(x + dx, y + dy) for dy in around for dx in around]


def _predicted(kind: int, left: int, up: int, corner: int) -> int:
    match kind:
        case 0:
            return 0
        case 1:
            return left
        case 2:
            return up
        case 3:
            return (left + up) // 2
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def draw(board: Board, **options: Any) -> Image:
    return Image(png.board(board, **{"pixels": PIXELS, **options}))


def on(image: Image, name: str, reach: int = 13) -> list[tuple[int, ...]]:
    """What is seen on a point of a 5x5 board; all of it lies inside the stone."""
    move = parse_move(name, 5)
    return image.crop(FIRST + move % 5 * CELL, FIRST + move // 5 * CELL, reach)


def difference(one: Iterable[tuple[int, ...]], other: Iterable[tuple[int, ...]]) -> int:
    """How many pixels differ clearly."""
    pairs = zip(one, other, strict=True)
    return sum(max(abs(p - q) for p, q in zip(a, b, strict=True)) > 60 for a, b in pairs)


GAME = "a5 b5 c5 d5 a3 b3 c3 d3"  # black 1 3 5 7, white 2 4 6 8


def sees_numbers(board: Board) -> bool:
    """Whether 1 and 7, and 2 and 8, look like two numbers and unlike a blank stone."""
    plain = draw(board, last_move=False)
    numbered = draw(board, last_move=False, move_numbers=True)
    return all(
        difference(on(numbered, one), on(plain, one)) > 15
        and difference(on(numbered, other), on(plain, other)) > 15
        and difference(on(numbered, one), on(numbered, other)) > 15
        for one, other in (("a5", "c3"), ("b5", "d3"))
    )


def sees_coordinates(board: Board) -> bool:
    """Whether the labels of a and b are there, and are two letters."""
    image, bottom = draw(board, theme="dark"), FIRST + 4 * CELL
    ink = (0xB3, 0xA6, 0x92, 0xFF)

    def label(column: int) -> list[bool]:
        # The upper end of the label lies below the stones, the lower end inside the picture.
        x, y = FIRST + column * CELL, (bottom + 0.47 * CELL + PIXELS) / 2
        crop = image.crop(x, y, 6)
        return [max(abs(a - b) for a, b in zip(p, ink, strict=True)) < 40 for p in crop]

    a, b = label(0), label(1)
    return sum(a) > 5 and sum(b) > 5 and a != b


def test_numbers_and_coordinates_can_be_seen() -> None:
    board = Board.from_moves(GAME, size=5)
    assert sees_numbers(board)
    assert sees_coordinates(board)


def test_without_a_font_the_tests_would_notice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nothing = tmp_path / "nothing.ttf"
    nothing.write_bytes(b"")
    monkeypatch.setattr(png, "FONT", nothing)
    board = Board.from_moves(GAME, size=5)
    assert not sees_numbers(board)
    assert not sees_coordinates(board)


def test_the_machine_is_asked_for_fonts_only_by_scripts_that_ours_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bool] = []
    render = resvg_py.svg_to_bytes

    def spy(**options: Any) -> bytes:
        asked.append(not options["skip_system_fonts"])
        return render(**options)

    monkeypatch.setattr(resvg_py, "svg_to_bytes", spy)
    board = Board.from_moves(GAME, size=5)
    draw(board, move_numbers=True, marks={0: "é", 1: "Ж", 2: "→", 3: "★"})
    draw(board, marks={0: "黒"})
    assert asked == [False, True]


def test_every_digit_and_letter_has_a_face_of_its_own() -> None:
    # Six rows and columns of a 7x7 board: 36 characters on bare wood, all of one colour.
    pixels, cell, size = 290, 35, 7
    faces = {}
    characters = digits + ascii_uppercase
    moves = [y * size + x for y in range(6) for x in range(6)]
    image = draw(Board(size=size), pixels=pixels, marks=dict(zip(moves, characters, strict=True)))
    first = (pixels - 6 * cell) / 2
    for move, character in zip(moves, characters, strict=True):
        face = image.crop(first + move % size * cell, first + move // size * cell, 9)
        patch = (0xE8, 0xC3, 0x83, 0xFF)
        assert difference(face, [patch] * len(face)) > 15, f"{character} is not there"
        faces[character] = tuple(face)
    assert len(set(faces.values())) == len(characters)


def test_stones_and_wood_are_where_and_what_they_should_be() -> None:
    board = Board.from_moves("a1 e5", size=5)
    for theme, wood in (("light", range(150, 220)), ("dark", range(50, 90))):
        image = draw(board, theme=theme, last_move=False)
        assert (image.width, image.height) == (PIXELS, PIXELS)
        assert max(on(image, "a1", 0)[0][:3]) < 90
        assert min(on(image, "e5", 0)[0][:3]) > 200
        assert image.pixel(FIRST + CELL / 2, FIRST + CELL / 2)[1] in wood
        assert image.pixel(0, 0)[3] < 128, "the corners are round"


def test_the_same_input_gives_the_same_bytes() -> None:
    board = Board.from_moves(GAME, size=5)
    assert png.board(board, pixels=99) == png.board(board, pixels=99)


def test_options_are_those_of_svg() -> None:
    ours, theirs = (
        {name: p.default for name, p in inspect.signature(module.board).parameters.items()}
        for module in (png, svg)
    )
    assert ours == {**theirs, "pixels": 960}


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ImportError, match=r"tengen\[png\]"):
        png.board(Board())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"theme": "auto"}, "'auto'.*light or dark"),
        ({"theme": "sepia"}, "'sepia'"),
        ({"pixels": 0}, "pixels 0"),
        ({"pixels": png.MAX_PIXELS + 1}, "8193.*1 to 8192"),
        ({"marks": {-1: "A"}}, "-1"),
    ],
)
def test_bad_arguments_are_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        png.board(Board(), **options)
