"""The pictures of `svg.py`, read back as XML: what is where, and what it says."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen import svg
from tengen.board import Board
from tengen.coords import MAX_SIZE, MIN_SIZE, SYMMETRIES, Move, move_text, parse_move
from tengen.outcome import Outcome
from tengen.rules import Color, ForbiddenReason

NS = "{http://www.w3.org/2000/svg}"
SIZES = range(MIN_SIZE, MAX_SIZE + 1)
OPENING = "h8 i9 i7 g9 j8 j6 k9"
FIVE = "g9 h9 h8 g8 i7 k6 j6 f7 k5"


@dataclass
class Stub:
    """The least that can be drawn."""

    size: int = 15
    turn: Color = Color.BLACK
    black: Sequence[Move] = ()
    white: Sequence[Move] = ()
    move_stack: Sequence[Move] = ()
    forbidden_points: Mapping[Move, ForbiddenReason] = field(default_factory=dict)
    ending: Outcome | None = None

    def stones(self, color: Color) -> Sequence[Move]:
        return self.black if color == Color.BLACK else self.white

    def outcome(self) -> Outcome | None:
        return self.ending


class Picture:
    """A drawn board whose elements can be asked for by role and by the name of their point."""

    def __init__(self, board: svg.Drawable, **options: Any) -> None:
        self.size = board.size
        self.text = svg.board(board, **options)
        self.root = ET.fromstring(self.text)
        bare = ET.fromstring(svg.board(Stub(board.size), **{**options, "coordinates": True}))
        assert options.get("coordinates", True), "the labels tell where the points are"
        letters = [e for e in _role(bare, "label") if (e.text or "").isalpha()]
        # The board is square and centred: rows lie as far down as columns lie to the right.
        self.lines = sorted({float(e.get("x", "")) for e in letters})
        assert len(self.lines) == board.size

    @property
    def cell(self) -> float:
        return self.lines[1] - self.lines[0]

    def role(self, role: str) -> list[ET.Element]:
        """Elements painted for the role, those of a group one by one."""
        return list(_role(self.root, role))

    def names(self, role: str) -> list[str]:
        """The points on which the role has circles."""
        return sorted(self.name(element) for element in self.role(role))

    def name(self, circle: ET.Element) -> str:
        x = self.lines.index(float(circle.get("cx", "")))
        y = self.lines.index(float(circle.get("cy", "")))
        return move_text(y * self.size + x, self.size)

    def texts(self) -> dict[str, str]:
        """What is written on the points."""
        return {name: element.text or "" for name, element in self.text_elements().items()}

    def text_elements(self) -> dict[str, ET.Element]:
        labels = set(self.role("label"))
        found = {}
        for element in self.root.iter(f"{NS}text"):
            if element not in labels:
                x = self.lines.index(float(element.get("x", "")))
                middle = float(element.get("y", "")) - 0.36 * float(element.get("font-size", ""))
                y = min(range(self.size), key=lambda i: abs(self.lines[i] - middle))
                assert abs(self.lines[y] - middle) < 0.02 * self.cell, "not in the middle"
                found[move_text(y * self.size + x, self.size)] = element
        return found


def _role(root: ET.Element, role: str) -> Iterator[ET.Element]:
    for element in root.iter():
        if element.get("class") == f"tengen-{role}":
            yield from element if element.tag == f"{NS}g" else [element]


def points(names: str, size: int = 15) -> list[Move]:
    return [parse_move(name, size) for name in names.split()]


@pytest.mark.parametrize("size", SIZES)
def test_every_stone_lies_on_its_point_and_inside_the_picture(size: int) -> None:
    last = size - 1
    corners = [(0, 0), (last, 0), (0, last)]
    board = Board.from_stones(black=corners, white=[(last, last), (1, 2)], size=size)
    picture = Picture(board)
    assert picture.names("black") == sorted(move_text(m, size) for m in board.stones(Color.BLACK))
    assert picture.names("white") == sorted(move_text(m, size) for m in board.stones(Color.WHITE))
    for stone in picture.role("black") + picture.role("white"):
        radius = float(stone.get("r", ""))
        assert 0.4 * picture.cell < radius < 0.5 * picture.cell
        for axis in ("cx", "cy"):
            assert radius < float(stone.get(axis, "")) < 480 - radius


@pytest.mark.parametrize("size", SIZES)
def test_coordinates_name_every_column_and_row_on_both_sides(size: int) -> None:
    labels = Picture(Board(size=size)).role("label")
    letters = [e for e in labels if (e.text or "").isalpha()]
    numbers = [e for e in labels if (e.text or "").isdigit()]
    letters.sort(key=lambda e: float(e.get("x", "")))
    numbers.sort(key=lambda e: -float(e.get("y", "")))
    assert [e.text for e in letters[::2]] == list("ABCDEFGHIJKLMNOPQRSTUV"[:size])
    assert [e.text for e in numbers[::2]] == [str(row) for row in range(1, size + 1)]
    assert [e.text for e in letters[::2]] == [e.text for e in letters[1::2]]
    assert [e.text for e in numbers[::2]] == [e.text for e in numbers[1::2]]


def test_without_coordinates_there_are_no_labels_and_the_stones_are_larger() -> None:
    board = Board.from_moves(OPENING)
    bare, labelled = (
        ET.fromstring(svg.board(board, coordinates=coordinates)) for coordinates in (False, True)
    )
    assert not list(_role(bare, "label"))
    assert float(next(_role(bare, "black")).get("r", "")) > float(
        next(_role(labelled, "black")).get("r", "")
    )


@pytest.mark.parametrize("size", SIZES)
def test_star_points_are_symmetric_and_drawn(size: int) -> None:
    stars = svg.star_points(size)
    for symmetry in SYMMETRIES:
        assert sorted(symmetry.apply(star, size) for star in stars) == list(stars)
    assert (size * size // 2 in stars) == bool(size % 2), "odd sizes have a centre"
    assert 1 <= len(stars) <= 9
    assert Picture(Board(size=size)).names("star") == sorted(move_text(m, size) for m in stars)


def test_star_points_of_the_familiar_boards() -> None:
    assert svg.star_points(15) == tuple(sorted(points("d4 d12 h8 l4 l12")))
    assert len(svg.star_points(19)) == 9
    assert len(svg.star_points(20)) == 4


@pytest.mark.parametrize("pixels", [200, 480, 961, 2000])
@pytest.mark.parametrize("size", [5, 15, 19, 22])
def test_grid_lines_have_their_edges_on_whole_pixels(size: int, pixels: int) -> None:
    picture = Picture(Board(size=size), pixels=pixels)
    path = next(e for e in picture.role("grid") if e.tag == f"{NS}path")
    half = float(path.get("stroke-width", "")) / 2
    assert all((line - half).is_integer() for line in picture.lines)


def test_no_numbers_unless_asked() -> None:
    assert Picture(Board.from_moves(OPENING)).texts() == {}


def test_move_numbers_stand_on_their_stones() -> None:
    picture = Picture(Board.from_moves(OPENING), move_numbers=True)
    assert picture.texts() == {name: str(i) for i, name in enumerate(OPENING.split(), 1)}


def test_numbers_contrast_with_their_stones() -> None:
    elements = Picture(Board.from_moves("h8 i9"), move_numbers=True).text_elements()
    assert elements["h8"].get("color") == "#ffffff"
    assert _luminance(elements["i9"].get("color", "")) < 0.05


def test_setup_stones_have_no_number() -> None:
    board = Board.from_stones(black=[(0, 0), (1, 1)], white=[(2, 2)], turn="white")
    board.push_text("h8")
    assert Picture(board, move_numbers=True).texts() == {"h8": "1"}


def test_a_point_played_again_after_a_capture_shows_its_latest_number() -> None:
    board = Board.from_moves("h8 i8 a1 j8 k8 i8", rule="42")
    assert board.captured_pairs.black == 1
    assert Picture(board, move_numbers=True).texts() == {"h8": "1", "a1": "3", "k8": "5", "i8": "6"}


@pytest.mark.parametrize("text", ["7", "42", "225"])
def test_numbers_fit_into_the_stone_even_in_a_wide_font(text: str) -> None:
    move = points("h8")[0]
    stub = Stub(white=[move], move_stack=[0] * (int(text) - 1) + [move])
    picture = Picture(stub, move_numbers=True, last_move=False)
    element, stone = picture.text_elements()["h8"], picture.role("white")[0]
    size, radius = float(element.get("font-size", "")), float(stone.get("r", ""))
    wide_digit, digit_height = 0.70, 0.73  # em, of a bold DejaVu Sans
    assert (wide_digit * len(text) * size) ** 2 + (digit_height * size) ** 2 < (2 * radius) ** 2


def test_the_last_move_has_a_dot_or_a_ring_where_something_is_written() -> None:
    board = Board.from_moves(OPENING)
    (dot,) = Picture(board).role("last")
    (ring,) = Picture(board, move_numbers=True).role("last")
    assert dot.get("fill") == "currentColor"
    assert ring.get("fill") == "none"
    assert Picture(board).names("last") == ["k9"]
    assert float(ring.get("r", "")) > 2 * float(dot.get("r", ""))
    assert Picture(board, last_move=False).role("last") == []
    assert Picture(Board()).role("last") == []


def test_the_winning_line_runs_from_end_to_end_and_rings_its_stones() -> None:
    picture = Picture(Board.from_moves(FIVE))
    (band,) = (e for e in picture.role("win") if e.tag == f"{NS}polyline")
    ends = [
        tuple(float(value) for value in point.split(","))
        for point in band.get("points", "").split()
    ]
    assert ends[0] == (picture.lines[6], picture.lines[6])  # g9
    assert ends[-1] == (picture.lines[10], picture.lines[10])  # k5
    rings = [picture.name(e) for e in picture.role("win") if e.tag == f"{NS}circle"]
    assert sorted(rings) == ["g9", "h8", "i7", "j6", "k5"]
    assert Picture(Board.from_moves(FIVE), winning_line=False).role("win") == []


def test_forbidden_points_of_a_renju_board() -> None:
    board = Board.from_moves("h9 a1 h10 a3 i8 a5 j8 a7", rule="renju")
    picture = Picture(board, forbidden=True)
    assert picture.names("forbidden") == ["h8"]
    assert picture.texts() == {"h8": "33"}
    assert "h8: double-three" in [title.text for title in picture.root.iter(f"{NS}title")]
    assert Picture(board).role("forbidden") == []


def test_each_reason_has_its_own_sign_and_tooltip() -> None:
    reasons = dict(zip(points("c3 e5 g7 i9"), ForbiddenReason, strict=True))
    picture = Picture(Stub(forbidden_points=reasons), forbidden=True)
    assert len(set(picture.texts().values())) == len(ForbiddenReason)
    groups = [g for g in picture.root.iter(f"{NS}g") if g.get("data-reason")]
    assert [g.get("data-reason") for g in groups] == [reasons[m].value for m in sorted(reasons)]
    for group in groups:
        assert (group.findtext(f"{NS}title") or "").endswith(group.get("data-reason", "?"))


def test_marks_are_shapes_or_text_on_stones_and_empty_points() -> None:
    names = "h8 i9 c3 d3 e3"
    marks = dict(zip(points(names), [*svg.SHAPES, "A1"], strict=True))
    picture = Picture(Board.from_moves(OPENING), marks=marks, move_numbers=True)
    texts = picture.texts()
    assert texts["e3"] == "A1"
    assert "h8" not in texts, "the mark takes the place of the number"
    shapes = [e for e in picture.root.iter(f"{NS}path") if e.get("transform")]
    assert len({e.get("d") for e in shapes}) == len(svg.SHAPES)
    for element, name in zip(sorted(shapes, key=_column), ["c3", "d3", "h8", "i9"], strict=True):
        x, y = _shift(element)
        assert picture.lines[ord(name[0]) - ord("a")] == x
        assert picture.lines[15 - int(name[1:])] == y


def test_a_mark_on_a_forbidden_point_replaces_its_sign_but_not_its_tooltip() -> None:
    move = points("h8")[0]
    stub = Stub(forbidden_points={move: ForbiddenReason.DOUBLE_FOUR})
    picture = Picture(stub, forbidden=True, marks={move: "B"})
    assert picture.texts() == {"h8": "B"}
    assert "h8: double-four" in picture.text


@settings(max_examples=60, deadline=None)
@given(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=6))
def test_any_printable_mark_survives_as_it_is(mark: str) -> None:
    root = ET.fromstring(svg.board(Stub(), marks={112: mark}, coordinates=False))
    assert [e.text for e in root.iter(f"{NS}text")] == ([] if mark in svg.SHAPES else [mark])


def test_markup_in_a_mark_stays_text() -> None:
    picture = Picture(Board(), marks={112: "<b>&\"'"})
    assert picture.texts() == {"h8": "<b>&\"'"}
    assert not list(picture.root.iter(f"{NS}b"))


def test_heat_grows_in_size_and_strength_and_zero_is_nothing() -> None:
    values = dict(zip(points("a1 b1 c1 d1 e1"), [0.0, 0.05, 0.3, 0.7, 1.0], strict=True))
    picture = Picture(Board(), heat=values)
    discs = sorted(picture.role("heat"), key=lambda e: float(e.get("cx", "")))
    assert [picture.name(disc) for disc in discs] == ["b1", "c1", "d1", "e1"]
    for attribute in ("r", "fill-opacity"):
        shown = [float(disc.get(attribute, "")) for disc in discs]
        assert shown == sorted(set(shown))
    assert max(float(disc.get("r", "")) for disc in discs) < picture.cell / 2
    assert discs[1].findtext(f"{NS}title") == "c1: 0.3"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("percent", range(0, 101, 5))
def test_text_on_heat_can_be_read(theme: svg.Theme, percent: int) -> None:
    picture = Picture(Board(), heat={112: percent / 100}, marks={112: "A"}, theme=theme)
    (patch,) = picture.role("patch")
    back = _rgb(patch.get("fill", ""))
    for disc in picture.role("heat"):
        weight = float(disc.get("fill-opacity", ""))
        over = _rgb(disc.get("fill", ""))
        back = [weight * a + (1 - weight) * b for a, b in zip(over, back, strict=True)]
    ink = _luminance(picture.text_elements()["h8"].get("color", ""))
    light, dark = sorted((ink, _relative(back)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3.5


def test_themes_differ_in_paint_only() -> None:
    board = Board.from_moves(FIVE)
    light, dark = (svg.board(board, theme=theme, move_numbers=True) for theme in ("light", "dark"))
    strip = re.compile(r'#[0-9a-f]{6}"|tengen-[0-9a-f]{8}')
    assert light != dark
    assert strip.sub("", light) == strip.sub("", dark)


def test_auto_is_the_light_picture_with_the_dark_colours_for_those_who_ask() -> None:
    board = Board.from_moves(FIVE)
    auto, light, dark = (svg.board(board, theme=theme) for theme in ("auto", "light", "dark"))
    style = re.search(r"<style>@media \(prefers-color-scheme:dark\)\{(.*)\}</style>", auto)
    assert style is not None
    ids = re.compile(r"tengen-[0-9a-f]{8}")
    assert ids.sub("", auto.replace(style[0], "")) == ids.sub("", light)
    rules = dict(re.findall(r"([^{}]+)\{([^{}]+)\}", style[1]))
    own = ET.fromstring(auto).get("id")
    assert all(selector.startswith(f"#{own} .tengen-") for selector in rules), "no other picture"
    for element in ET.fromstring(dark).iter():
        if role := element.get("class"):
            key, value = rules[f"#{own} .{role}"].split(":")
            assert element.get(key) == value


def test_pictures_on_one_page_share_no_ids() -> None:
    boards = [Board(), Board(size=9), Board.from_moves("h8"), Board.from_moves("h8 i9")]
    texts = [svg.board(board, theme=theme) for board in boards for theme in svg.THEMES]
    black = [(0, 0), (1, 1)]
    texts += [svg.board(Board.from_stones(black=black, turn=turn)) for turn in ("black", "white")]
    texts += [svg.board(Board(), pixels=200), svg.board(Board(), marks={0: "A"})]
    ids = [identifier for text in texts for identifier in re.findall(r'\bid="([^"]+)"', text)]
    assert len(ids) == len(set(ids))
    for text in texts:
        known = set(re.findall(r'\bid="([^"]+)"', text))
        assert set(re.findall(r"url\(#([^)]+)\)", text)) <= known
        assert set(re.findall(r'aria-[a-z]+="([^"]+)"', text)) <= known


def test_the_same_input_gives_the_same_text() -> None:
    marks = {5: "A", 3: "circle"}
    assert svg.board(Board(), marks=marks, heat={1: 0.5, 0: 1}) == svg.board(
        Board(), marks=dict(reversed(marks.items())), heat={0: 1.0, 1: 0.5}
    )


def test_the_document_stands_alone() -> None:
    root = Picture(Board.from_moves(OPENING), pixels=333, theme="auto").root
    assert root.tag == f"{NS}svg"
    assert (root.get("width"), root.get("height")) == ("333", "333")
    assert root.get("viewBox") == "0 0 333 333"
    assert root.get("role") == "img"
    assert not re.search(r"https?:(?!//www.w3.org/2000/svg)|<script|href", svg.board(Board()))


def test_the_picture_in_words() -> None:
    root = Picture(Board.from_moves(FIVE)).root
    assert root.findtext(f"{NS}title") == "Gomoku board 15×15, 9 stones, Black wins"
    details = root.findtext(f"{NS}desc") or ""
    assert "White: h9 g8 f7 k6" in details
    assert "Last move: k5." in details
    assert "Winning line: g9 h8 i7 j6 k5." in details
    assert "1 stone, White to move" in svg.board(Board.from_moves("h8"))


@pytest.mark.parametrize("pixels", [1, 7, 40, 200, 2000])
def test_any_number_of_pixels_gives_a_picture(pixels: int) -> None:
    for size in (5, 22):
        root = ET.fromstring(svg.board(Board(size=size), pixels=pixels))
        lengths = [
            float(value)
            for element in root.iter()
            for key, value in element.items()
            if key in ("width", "height", "r", "rx", "stroke-width", "font-size")
        ]
        assert min(lengths) >= 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"theme": "sepia"}, "'sepia'.*light, dark, auto"),
        ({"pixels": 0}, "pixels 0.*above 0"),
        ({"pixels": -5}, "pixels -5"),
        ({"pixels": 4.5}, "pixels 4.5"),
        ({"marks": {225: "A"}}, "225.*0 to 224"),
        ({"marks": {-1: "A"}}, "-1"),
        ({"marks": {"h8": "A"}}, "'h8'"),
        ({"marks": {0: ""}}, "mark ''"),
        ({"marks": {0: "a\nb"}}, "mark"),
        ({"marks": {0: "\ud800"}}, "mark"),
        ({"marks": {0: 5}}, "mark 5.*circle"),
        ({"marks": {0: "pentagon"}}, "'pentagon'.*too long.*6 characters"),
        ({"heat": {225: 0.5}}, "225"),
        ({"heat": {112: 1.01}}, "heat 1.01 of h8.*0 to 1"),
        ({"heat": {0: -0.1}}, "heat -0.1"),
        ({"heat": {0: float("nan")}}, "heat nan"),
    ],
)
def test_bad_arguments_are_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        svg.board(Board(), **options)


def test_notebooks_show_the_board() -> None:
    board = Board.from_moves(OPENING)
    assert board._repr_svg_() == svg.board(board)


def test_the_guide_draws_the_pictures_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = Path(__file__).parents[1] / "docs"
    guide = (docs / "svg.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", guide, re.DOTALL):
        exec(code, names)
    shown = re.findall(r"\(images/(.*?)\)", guide)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(shown)
    for name in shown:
        ET.parse(docs / "images" / name)


def _column(element: ET.Element) -> float:
    return _shift(element)[0]


def _shift(element: ET.Element) -> tuple[float, float]:
    match = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert match is not None
    return float(match[1]), float(match[2])


def _rgb(color: str) -> list[float]:
    return [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]


def _relative(rgb: Sequence[float]) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _luminance(color: str) -> float:
    return _relative(_rgb(color))
