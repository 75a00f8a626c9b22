"""A board as an SVG picture: stones, numbers, marks and heat, in light and dark.

`board()` at the end stacks the layers; a layer is a function from a `_Sheet` to elements.
A `_Sheet` knows where points lie and what each role looks like in the theme.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar, get_args

from .coords import COLUMN_LETTERS, Move, check_move, check_size, move_text
from .outcome import Outcome
from .plain import plural
from .rules import Color, ForbiddenReason

Theme: TypeAlias = Literal["light", "dark", "auto"]
Elements: TypeAlias = Iterator[str]
_T = TypeVar("_T")

# Outlines around a point, in cells.
_SHAPES = {
    "circle": "M-.23 0a.23 .23 0 1 0 .46 0a.23 .23 0 1 0 -.46 0z",
    "triangle": "M0 -.28L.25 .16H-.25z",
    "square": "M-.2 -.2H.2V.2H-.2z",
    "cross": "M-.18 -.18L.18 .18M-.18 .18L.18 -.18",
}
SHAPES = tuple(_SHAPES)
THEMES: tuple[Theme, ...] = get_args(Theme)
MAX_MARK_LENGTH = 6

FONTS = "Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

# Lengths are in cells, the distance between neighbouring points.
_STONE = 0.47
_LABEL_MARGIN, _BARE_MARGIN = 1.1, 0.75
_TEXT_ROOM = 0.84  # diameter of the circle that holds a number
_SIGN_ROOM = 0.66  # the same in the sign of a forbidden point
_MAX_TEXT = 0.58
_CAP_HEIGHT = 0.73  # of capitals and digits, in em
_SMALLEST_LABEL = 7.0  # pixels; below that nobody can read it


class _Paint(NamedTuple):
    """The SVG property that a role sets, and its colour by day and by night."""

    property: str
    light: str
    dark: str


# Kaya wood by day, a calm walnut by night.
_ROLES = {
    "wood-0": _Paint("stop-color", "#f3d39a", "#5a5147"),
    "wood-1": _Paint("stop-color", "#e8c07e", "#50483f"),
    "wood-2": _Paint("stop-color", "#dfb26c", "#474038"),
    "grain": _Paint("stroke", "#a06a26", "#1d1813"),
    "edge": _Paint("stroke", "#a87835", "#6d6356"),
    "patch": _Paint("fill", "#e8c383", "#50483f"),
    "grid": _Paint("stroke", "#7a5528", "#857864"),
    "star": _Paint("fill", "#6b4820", "#9a8c77"),
    "label": _Paint("color", "#6f4d22", "#b3a692"),
    "shadow": _Paint("stop-color", "#3a2208", "#000000"),
    "black-0": _Paint("stop-color", "#6a6c72", "#4a4c52"),
    "black-1": _Paint("stop-color", "#2b2c30", "#1b1c1f"),
    "black-2": _Paint("stop-color", "#0e0e11", "#08080a"),
    "black": _Paint("stroke", "#000000", "#98918a"),
    "white-0": _Paint("stop-color", "#ffffff", "#f7f5f0"),
    "white-1": _Paint("stop-color", "#f6f4ef", "#e6e3dc"),
    "white-2": _Paint("stop-color", "#cfc9bd", "#b9b4aa"),
    "white": _Paint("stroke", "#8c8069", "#2a2622"),
    "on-black": _Paint("color", "#ffffff", "#f2efe9"),
    "on-white": _Paint("color", "#17181b", "#17181b"),
    "on-wood": _Paint("color", "#3b2409", "#f4ead8"),
    "on-heat": _Paint("color", "#ffffff", "#1d0b3d"),
    "on-forbidden": _Paint("color", "#ffffff", "#ffffff"),
    "last": _Paint("color", "#e5432d", "#ff5d45"),
    "win": _Paint("stroke", "#26ad75", "#4fd398"),
    "heat": _Paint("fill", "#6420b8", "#b794ff"),
    "forbidden": _Paint("fill", "#c3242f", "#d9434c"),
}


class Drawable(Protocol):
    """What a picture needs to know of a board."""

    @property
    def size(self) -> int: ...
    @property
    def turn(self) -> Color: ...
    @property
    def move_stack(self) -> Sequence[Move]: ...
    @property
    def forbidden_points(self) -> Mapping[Move, ForbiddenReason]: ...
    def stones(self, color: Color) -> Sequence[Move]: ...
    def outcome(self) -> Outcome | None: ...


class _Scene(NamedTuple):
    """Everything that a picture shows, checked and in a fixed order."""

    size: int
    state: str  # "Black to move", "White wins"
    stones: dict[Move, Color]
    numbers: dict[Move, int]
    last: Move | None
    line: tuple[Move, ...]
    forbidden: dict[Move, ForbiddenReason]
    marks: dict[Move, str]
    heat: dict[Move, float]

    def ink(self, move: Move) -> str:
        """The role whose colour can be read on this point."""
        if move in self.stones:
            return "on-black" if self.stones[move] == Color.BLACK else "on-white"
        if move in self.forbidden:
            return "on-forbidden"
        return "on-heat" if self.heat.get(move, 0) >= 0.5 else "on-wood"


class Spacing(NamedTuple):
    """Where the points of a picture lie, in pixels."""

    size: int
    cell: float  # the distance between neighbouring points
    line: int  # the width of the grid's lines
    first: float  # where the first column and the first row lie

    @classmethod
    def of(cls, size: int, pixels: int, *, coordinates: bool) -> Spacing:
        """The spacing of a picture that is `pixels` wide."""
        margin = _LABEL_MARGIN if coordinates else _BARE_MARGIN
        cell = pixels / (size - 1 + 2 * margin)
        if cell >= 4:  # whole pixels keep the grid even and sharp
            cell = math.floor(cell)
        line = max(1, round(cell / 28))
        first = math.floor((pixels - cell * (size - 1)) / 2)
        return cls(size, cell, line, first + line % 2 / 2)  # an odd line is sharp at half a pixel

    def along(self, index: int) -> float:
        """Where a column lies from the left, or a row from the top."""
        return self.first + index * self.cell

    def at(self, move: Move) -> tuple[float, float]:
        """Where a point lies."""
        return self.along(move % self.size), self.along(move // self.size)


class _Sheet:
    """The paper: where the points lie, in pixels, and how each role is painted."""

    def __init__(self, scene: _Scene, pixels: int, coordinates: bool, theme: Theme) -> None:
        size = scene.size
        # Named after all that is drawn: pictures on one page cannot take each other's gradients.
        inputs = repr((scene, pixels, coordinates, theme))
        self.id = f"tengen-{zlib.crc32(inputs.encode()):08x}"
        self.size = size
        self.pixels = pixels
        self.theme = theme
        spacing = Spacing.of(size, pixels, coordinates=coordinates)
        self.cell, self.line, self.first = spacing.cell, spacing.line, spacing.first
        self.along, self.at = spacing.along, spacing.at

    def tag(self, name: str, role: str = "", body: str = "", **attributes: float | str) -> str:
        """One element, painted for its role; `stroke_width=1` becomes `stroke-width="1"`."""
        parts = [name]
        if role:
            parts.append(f'class="tengen-{role}"')
            paint = _ROLES[role]
            color = paint.dark if self.theme == "dark" else paint.light
            parts.append(f'{paint.property}="{color}"')
        for key, value in attributes.items():
            text = value if isinstance(value, str) else _number(value)
            parts.append(f'{key.replace("_", "-")}="{text}"')
        start = " ".join(parts)
        return f"<{start}>{body}</{name}>" if body else f"<{start}/>"

    def circle(
        self, move: Move, radius: float, role: str = "", body: str = "", **attributes: float | str
    ) -> str:
        """A circle on a point; `radius` in cells."""
        x, y = self.at(move)
        return self.tag("circle", role, body, cx=x, cy=y, r=radius * self.cell, **attributes)

    def text(self, x: float, y: float, text: str, size: float, role: str = "") -> str:
        """Text with its middle at (x, y). The baseline is set by hand: renderers disagree."""
        baseline = y + size * _CAP_HEIGHT / 2
        return self.tag(
            "text", role, escape(text), x=x, y=baseline, font_size=size, fill="currentColor"
        )

    def inscription(self, move: Move, text: str, role: str, room: float = _TEXT_ROOM) -> str:
        """Text on a point, as large as fits into a circle of diameter `room`."""
        width = sum(1.0 if ch in "MW@%mw" or ch > "\u2e80" else 0.66 for ch in text)
        size = min(_MAX_TEXT, room / math.hypot(width, _CAP_HEIGHT))
        return self.text(*self.at(move), text, size * self.cell, role)


def _sorted(points: Mapping[Move, _T]) -> dict[Move, _T]:
    return dict(sorted(points.items()))


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


@cache
def star_points(size: int) -> tuple[Move, ...]:
    """The dotted points: near the corners, the centre of odd sizes, the sides of large ones."""
    edge = 3 if size >= 12 else 2 if size >= 8 else 1 if size >= 6 else size // 2
    lines = {edge, size - 1 - edge}
    points = {(x, y) for x in lines for y in lines}
    if size % 2:
        middle = size // 2
        points.add((middle, middle))
        if size >= 17:
            points |= {(x, y) for x in {*lines, middle} for y in {*lines, middle}}
    return tuple(sorted(y * size + x for x, y in points))


def _definitions(sheet: _Sheet) -> Elements:
    """Gradients, and for the automatic theme the dark colours as a style sheet."""

    def gradient(name: str, role: str, stops: Iterable[str], **attributes: float | str) -> str:
        return sheet.tag(name, "", "".join(stops), id=f"{sheet.id}-{role}", **attributes)

    def stops(role: str, *offsets: float) -> Iterator[str]:
        return (sheet.tag("stop", f"{role}-{i}", offset=at) for i, at in enumerate(offsets))

    shadow = [
        sheet.tag("stop", "shadow", offset=offset, stop_opacity=opacity)
        for offset, opacity in ((0.72, 0.55), (1, 0))
    ]
    light = {"cx": 0.36, "cy": 0.3, "r": 0.78}  # falls from the upper left
    yield "<defs>"
    yield gradient("linearGradient", "wood", stops("wood", 0, 0.55, 1), x2=1, y2=1)
    yield gradient("radialGradient", "shadow", shadow)
    yield gradient("radialGradient", "black", stops("black", 0, 0.45, 1), **light)
    yield gradient("radialGradient", "white", stops("white", 0, 0.5, 1), **light)
    yield "</defs>"
    if sheet.theme == "auto":  # style sheets win over the light colours in the elements
        rules = [
            f"#{sheet.id} .tengen-{role}{{{paint.property}:{paint.dark}}}"
            for role, paint in _ROLES.items()
        ]
        yield f"<style>@media (prefers-color-scheme:dark){{{''.join(rules)}}}</style>"


def _grain_line(length: float, place: float) -> str:
    """A line from top to bottom at `place` (0 to 1) that bends like its neighbours."""
    bend = [place + 0.012 * math.sin(9 * place + turn) for turn in (0.0, 1.2, 3.1, 4.4)]
    a, b, c, d = (_number(length * min(max(x, 0.01), 0.99)) for x in bend)
    third, end = _number(length / 3), _number(length)
    return f"M{a} 0C{b} {third} {c} {_number(2 * length / 3)} {d} {end}"


def _wood(sheet: _Sheet) -> Elements:
    """The board's surface with a quiet, nearly straight grain."""
    full, corner = sheet.pixels, 0.2 * sheet.cell
    fill = f"url(#{sheet.id}-wood)"
    yield sheet.tag("rect", "", width=full, height=full, rx=corner, fill=fill)
    for count, width, opacity in ((11, 0.5, 0.05), (41, 0.035, 0.17)):
        lines = [_grain_line(full, (i + 1) * 0.6180339887 % 1) for i in range(count)]
        yield sheet.tag(
            "path", "grain", d="".join(lines), fill="none",
            stroke_width=width * sheet.cell, stroke_opacity=opacity,
        )  # fmt: skip
    inner, half = full - sheet.line, sheet.line / 2
    yield sheet.tag(
        "rect", "edge", x=half, y=half, width=inner, height=inner, rx=corner, fill="none",
        stroke_width=sheet.line, stroke_opacity=0.6,
    )  # fmt: skip


def _grid(sheet: _Sheet) -> Elements:
    a, b = _number(sheet.along(0)), _number(sheet.along(sheet.size - 1))
    inside = [_number(sheet.along(i)) for i in range(1, sheet.size - 1)]
    lines = "".join(f"M{a} {p}H{b}M{p} {a}V{b}" for p in inside)
    yield sheet.tag("path", "grid", d=lines, fill="none", stroke_width=sheet.line)
    frame = sheet.line * (1 if sheet.cell < 16 else 2)
    growth = frame - sheet.line  # outwards: the inner edge stays on whole pixels
    start, side = sheet.along(0) - growth / 2, sheet.cell * (sheet.size - 1) + growth
    yield sheet.tag(
        "rect", "grid", x=start, y=start, width=side, height=side, fill="none", stroke_width=frame
    )
    for move in star_points(sheet.size):
        yield sheet.circle(move, 0.12, "star")


def _labels(sheet: _Sheet) -> Elements:
    """Column letters and row numbers on all four sides."""
    usual = min(0.38 * sheet.cell, 0.034 * sheet.pixels)
    size = min(max(usual, _SMALLEST_LABEL), 0.62 * sheet.cell)
    near = (sheet.along(0) - _STONE * sheet.cell) / 2
    texts = [
        text
        for i in range(sheet.size)
        for side in (near, sheet.pixels - near)
        for text in (
            sheet.text(sheet.along(i), side, COLUMN_LETTERS[i].upper(), size),
            sheet.text(side, sheet.along(i), str(sheet.size - i), size),
        )
    ]
    yield sheet.tag("g", "label", "".join(texts))


def _patches(sheet: _Sheet, scene: _Scene) -> Elements:
    """Wood without lines, under the marks on empty points."""
    for move in scene.marks:
        if move not in scene.stones:
            yield sheet.circle(move, 0.38, "patch")


def _heat(sheet: _Sheet, scene: _Scene) -> Elements:
    """Discs that grow and darken with the value, which the tooltip tells."""
    for move, value in scene.heat.items():
        if value > 0:
            tip = f"<title>{move_text(move, sheet.size)}: {value:.3g}</title>"
            radius = 0.2 + 0.26 * math.sqrt(value)
            opacity = 0.2 + 0.65 * value
            yield sheet.circle(move, radius, "heat", tip, fill_opacity=opacity)


def _winning_line(sheet: _Sheet, scene: _Scene) -> Elements:
    """A band under the stones; `_rings` adds their rims."""
    if scene.line:
        points = " ".join(",".join(map(_number, sheet.at(move))) for move in scene.line)
        yield sheet.tag(
            "polyline", "win", points=points, fill="none", stroke_width=1.16 * sheet.cell,
            stroke_opacity=0.5, stroke_linecap="round", stroke_linejoin="round",
        )  # fmt: skip


def _stones(sheet: _Sheet, scene: _Scene) -> Elements:
    """Shadows first, so that none falls on a stone."""
    shadows = "".join(sheet.circle(move, 0.54) for move in scene.stones)
    if shadows:
        shift = f"translate({_number(0.03 * sheet.cell)} {_number(0.07 * sheet.cell)})"
        yield sheet.tag("g", "", shadows, fill=f"url(#{sheet.id}-shadow)", transform=shift)
    for color in Color:
        role = str(color)
        circles = [sheet.circle(m, _STONE) for m, c in scene.stones.items() if c == color]
        if circles:
            fill, rim = f"url(#{sheet.id}-{role})", 0.025 * sheet.cell
            yield sheet.tag(
                "g", role, "".join(circles), fill=fill, stroke_width=rim, stroke_opacity=0.65
            )


def _rings(sheet: _Sheet, scene: _Scene) -> Elements:
    """Rims of the winning stones, and the last move's rim, or dot where nothing is written."""
    width = 0.075 * sheet.cell
    for move in scene.line:
        yield sheet.circle(move, 0.44, "win", fill="none", stroke_width=width)
    if scene.last is not None:
        if scene.last in scene.numbers or scene.last in scene.marks:
            yield sheet.circle(
                scene.last, 0.44, "last", fill="none", stroke="currentColor", stroke_width=width
            )
        else:
            yield sheet.circle(scene.last, 0.15, "last", fill="currentColor")


def _forbidden(sheet: _Sheet, scene: _Scene) -> Elements:
    for move, reason in scene.forbidden.items():
        tip = f"<title>{move_text(move, sheet.size)}: {reason}</title>"
        sign = sheet.circle(move, 0.38, "forbidden")
        if move not in scene.marks:
            sign += sheet.inscription(move, reason.sign, "on-forbidden", _SIGN_ROOM)
        yield sheet.tag("g", "", tip + sign, data_reason=reason.value)


def _numbers(sheet: _Sheet, scene: _Scene) -> Elements:
    for move, number in scene.numbers.items():
        if move not in scene.marks:
            yield sheet.inscription(move, str(number), scene.ink(move))


def _marks(sheet: _Sheet, scene: _Scene) -> Elements:
    for move, mark in scene.marks.items():
        role = scene.ink(move)
        if mark not in SHAPES:
            yield sheet.inscription(move, mark, role)
            continue
        x, y = map(_number, sheet.at(move))
        yield sheet.tag(
            "path", role, d=_SHAPES[mark], transform=f"translate({x} {y}) scale({sheet.cell:g})",
            fill="none", stroke="currentColor", stroke_width=0.085, stroke_linejoin="round",
        )  # fmt: skip


def _description(scene: _Scene) -> tuple[str, str]:
    """A text alternative for the picture: a headline and the details."""

    def names(moves: Iterable[Move]) -> str:
        return " ".join(move_text(move, scene.size) for move in moves)

    count = plural(len(scene.stones), "stone")
    details = [
        f"{color.title}: {names(m for m, c in scene.stones.items() if c == color) or 'no stones'}."
        for color in Color
    ]
    if scene.last is not None:
        details.append(f"Last move: {names([scene.last])}.")
    if scene.line:
        details.append(f"Winning line: {names(scene.line)}.")
    details += [f"Forbidden: {names([move])}, {why}." for move, why in scene.forbidden.items()]
    details += [f"Mark on {names([move])}: {mark}." for move, mark in scene.marks.items()]
    return f"Gomoku board {scene.size}×{scene.size}, {count}, {scene.state}", " ".join(details)


def _checked_mark(mark: str) -> str:
    if not isinstance(mark, str) or not mark.strip() or not mark.isprintable():
        raise ValueError(f"mark {mark!r} cannot be drawn: expected {', '.join(SHAPES)} or text")
    if mark not in SHAPES and len(mark) > MAX_MARK_LENGTH:
        raise ValueError(
            f"mark {mark!r} is too long for one point: expected {', '.join(SHAPES)} "
            f"or at most {MAX_MARK_LENGTH} characters"
        )
    return mark


def _checked_heat(value: float, name: str) -> float:
    if not 0 <= value <= 1:
        raise ValueError(f"heat {value!r} of {name} is out of range: expected 0 to 1")
    return float(value)


def board(
    board: Drawable,
    *,
    pixels: int = 480,
    coordinates: bool = True,
    move_numbers: bool = False,
    last_move: bool = True,
    winning_line: bool = True,
    forbidden: bool = False,
    marks: Mapping[Move, str] | None = None,
    heat: Mapping[Move, float] | None = None,
    theme: Theme = "light",
) -> str:
    """The board as a complete SVG document, `pixels` wide and high; the same input, the same text.

    A mark is one of `SHAPES` or a short text. `heat` runs from 0 (nothing) to 1. `forbidden` marks
    the points that the side to move may not play. The theme "auto" follows the reader's system.
    """
    if not isinstance(pixels, int) or pixels <= 0:
        raise ValueError(f"pixels {pixels!r} cannot be drawn: expected a whole number above 0")
    if theme not in THEMES:
        raise ValueError(f"no theme is called {theme!r}: expected one of {', '.join(THEMES)}")
    size, played, outcome = check_size(board.size), board.move_stack, board.outcome()
    stones = {move: color for color in Color for move in board.stones(color)}
    # A point played again after a capture shows its latest number; an empty one shows none.
    numbers = {move: i for i, move in enumerate(played, 1) if move in stones}
    state = f"{board.turn.title} to move"
    if outcome is not None:
        state = f"{outcome.winner.title} wins" if outcome.winner else "draw"
    scene = _Scene(
        size=size,
        state=state,
        stones=stones,
        numbers=_sorted(numbers) if move_numbers else {},
        last=played[-1] if last_move and played else None,
        line=outcome.line if winning_line and outcome else (),
        forbidden=_sorted(board.forbidden_points) if forbidden else {},
        marks=_sorted({check_move(m, size): _checked_mark(t) for m, t in (marks or {}).items()}),
        heat=_sorted({m: _checked_heat(v, move_text(m, size)) for m, v in (heat or {}).items()}),
    )
    sheet = _Sheet(scene, pixels, coordinates, theme)
    title, details = _description(scene)
    layers = (
        _definitions(sheet),
        _wood(sheet),
        _grid(sheet),
        _labels(sheet) if coordinates else (),
        _patches(sheet, scene),
        _heat(sheet, scene),
        _winning_line(sheet, scene),
        _stones(sheet, scene),
        _rings(sheet, scene),
        _forbidden(sheet, scene),
        _numbers(sheet, scene),
        _marks(sheet, scene),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{sheet.id}" width="{pixels}" '
        f'height="{pixels}" viewBox="0 0 {pixels} {pixels}" role="img" '
        f'aria-labelledby="{sheet.id}-title" aria-describedby="{sheet.id}-details" '
        f'font-family="{FONTS}" font-weight="600" text-anchor="middle">'
        f'<title id="{sheet.id}-title">{escape(title)}</title>'
        f'<desc id="{sheet.id}-details">{escape(details)}</desc>'
        + "".join(element for layer in layers for element in layer)
        + "</svg>"
    )
