"""A game as an animated picture, GIF or WebP: one frame for each move. Needs the extra `animation`.

Only a few pictures are rendered: the first position, the last one, and stones that stand far
enough apart to be cut out. The frames between are put together from those.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from . import png, svg
from .board import Board
from .coords import Move
from .game import Game
from .outcome import Outcome
from .rules import Color, ForbiddenReason

if TYPE_CHECKING:
    from PIL.Image import Image

AnimationFormat: TypeAlias = Literal["gif", "webp"]
FORMATS: tuple[AnimationFormat, ...] = get_args(AnimationFormat)
MAX_PIXELS = 1024  # many frames are in memory at once
SECONDS = 0.8  # between two moves
LAST_SECONDS = 3.0  # for the last position, before the game begins again

_REACH = 0.53  # cells from its middle that belong to a stone; a neighbour begins there
_DOT = 0.15  # cells, the radius of the dot on the last move
_DOT_COLOR = {"light": "#e0452c", "dark": "#ff5d45"}
_SMOOTH = 4  # a mask is drawn so much larger, for a smooth edge
_COLORS = 128  # of a GIF


@dataclass(frozen=True)
class _Scattered:
    """Stones of one colour with an empty point between any two of them."""

    size: int
    color: Color | None = None
    points: Sequence[Move] = ()
    turn: Color = Color.BLACK
    move_stack: Sequence[Move] = ()
    forbidden_points: Mapping[Move, ForbiddenReason] = field(default_factory=dict)

    def stones(self, color: Color) -> Sequence[Move]:
        return self.points if color == self.color else ()

    def outcome(self) -> Outcome | None:
        return None


def game(
    game: Game,
    *,
    format: AnimationFormat = "gif",
    plies: int | None = None,
    pixels: int = 480,
    seconds: float = SECONDS,
    coordinates: bool = True,
    theme: svg.Theme = "light",
) -> bytes:
    """The main line of a game, or its first `plies` moves, as a picture that plays it forever.

    The theme is "light" or "dark": such a picture cannot follow its reader.
    """
    try:
        from PIL import Image
    except ImportError as error:
        wanted = "animated pictures need one more package: install tengen[animation]"
        raise ImportError(wanted) from error
    if format not in FORMATS:
        raise ValueError(f"no format is called {format!r}: expected one of {', '.join(FORMATS)}")
    if not 0 < pixels <= MAX_PIXELS:
        raise ValueError(f"pixels {pixels!r} cannot be animated: expected 1 to {MAX_PIXELS}")
    if not 0.02 <= seconds <= 60:
        raise ValueError(f"seconds {seconds!r} is no pace: expected 0.02 to 60 between two moves")
    film = _Film(game.board(), pixels, coordinates, theme)
    moves = game.mainline_moves()[:plies]
    frames: list[Image.Image] = []
    if format == "gif":  # all frames share the colours of the last one
        *_, last = film.frames(moves)
        palette = film.swatch(last).quantize(_COLORS)
        look_like = partial(Image.Image.quantize, palette=palette, dither=Image.Dither.NONE)
        frames += map(look_like, film.frames(moves))  # each is three times as large before
    else:
        frames += film.frames(moves)
    pauses = [round(1000 * seconds)] * (len(frames) - 1) + [round(1000 * LAST_SECONDS)]
    file = io.BytesIO()
    look = {"quality": 85, "method": 2} if format == "webp" else {"optimize": True}
    rest = frames[1:]
    frames[0].save(file, format, save_all=True, append_images=rest, duration=pauses, loop=0, **look)
    return file.getvalue()


class _Film:
    """Makes the frames of a game."""

    def __init__(self, board: Board, pixels: int, coordinates: bool, theme: svg.Theme) -> None:
        self._board = board
        self._looks = {"pixels": pixels, "coordinates": coordinates, "theme": theme}
        self._spacing = svg.Spacing.of(board.size, pixels, coordinates=coordinates)
        is_dark = theme == "dark"
        self._dot = _DOT_COLOR["dark" if is_dark else "light"]
        self._ground = "#1a1917" if is_dark else "#ffffff"
        self._sheets: dict[tuple[Color | None, int, int], Image] = {}

    def frames(self, moves: Sequence[Move]) -> Iterator[Image]:
        """The first position, then one frame per move; the last one shows the winning line."""
        board = self._board.copy()
        frame = self._render(board, last_move=False)
        yield frame
        for number, move in enumerate(moves, 1):
            before = {point for color in Color for point in board.stones(color)}
            color = board.turn
            board.push(move)
            frame = frame.copy()
            for point in before - {point for each in Color for point in board.stones(each)}:
                self._put(frame, point, None)
            if board.color_at(move):
                self._put(frame, move, color)
            yield self._render(board) if number == len(moves) else self._dotted(frame, move)

    def _render(self, board: svg.Drawable, *, last_move: bool = True) -> Image:
        from PIL import Image

        drawn = png.board(board, last_move=last_move, **self._looks)  # type: ignore[arg-type]
        picture = Image.open(io.BytesIO(drawn)).convert("RGBA")
        ground = Image.new("RGBA", picture.size, self._ground)  # its corners are round
        return Image.alpha_composite(ground, picture).convert("RGB")

    def swatch(self, frame: Image) -> Image:
        """A frame with more of the dot's colour, so that a palette made of it has that, too."""
        side = frame.width // 8
        swatch = frame.copy()
        swatch.paste(self._dot, (0, 0, side, side))
        return swatch

    def _put(self, frame: Image, point: Move, color: Color | None) -> None:
        """Put a stone on a point, or an empty point in its place."""
        radius = self._spacing.cell * _REACH
        box = self._box(point, radius)
        frame.paste(self._sheet(point, color).crop(box), box[:2], _disc(box[2] - box[0]))

    def _dotted(self, frame: Image, point: Move) -> Image:
        """A frame with the dot on the last move."""
        dotted = frame.copy()
        box = self._box(point, self._spacing.cell * _DOT)
        dotted.paste(self._dot, box, _disc(box[2] - box[0]))
        return dotted

    def _box(self, point: Move, radius: float) -> tuple[int, int, int, int]:
        x, y = self._spacing.at(point)
        left, top, side = round(x - radius), round(y - radius), max(2, round(2 * radius))
        return left, top, left + side, top + side

    def _sheet(self, point: Move, color: Color | None) -> Image:
        """A picture on which a stone of this colour, or none, stands alone on this point."""
        size = self._board.size
        column, row = point % size % 2, point // size % 2
        key = (color, column, row) if color else (None, 0, 0)
        if key not in self._sheets:
            ys, xs = range(row, size, 2), range(column, size, 2)
            points = [y * size + x for y in ys for x in xs] if color else []
            self._sheets[key] = self._render(_Scattered(size, color, points))
        return self._sheets[key]


def _disc(side: int) -> Image:
    """A mask in the form of a disc."""
    from PIL import Image, ImageDraw

    large = Image.new("L", (side * _SMOOTH, side * _SMOOTH))
    ImageDraw.Draw(large).ellipse((0, 0, side * _SMOOTH - 1, side * _SMOOTH - 1), fill=255)
    return large.resize((side, side), Image.Resampling.LANCZOS)
