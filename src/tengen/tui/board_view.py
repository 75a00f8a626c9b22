"""The board as a widget: draws a picture, scrolls it, and reports which point was chosen.

It knows no rules. Row numbers and column letters stay in sight when the board is scrolled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ..coords import Move
from .drawing import (
    LABEL_WIDTH,
    LARGE,
    SMALL,
    Picture,
    Piece,
    label,
    large_row,
    letters_row,
    merged,
    small_row,
)
from .glyphs import ASCII, UNICODE, Glyphs

KINDS = (
    "board", "line", "star", "label", "black", "white", "black-last", "white-last",
    "black-winning", "white-winning", "forbidden", "closed", "mark", "cursor", "last",
    "black-fill", "white-fill", "sign-black", "sign-white", "number-black", "number-white",
    "cursor-black", "cursor-white",
)  # fmt: skip

TYPING_KEYS = ("colon", "i")
ENTER, EARLY_ENTER = "enter", "ctrl+j"  # typed before the app has the terminal, it is a line feed
LONGEST_NAME = 8  # characters that can be typed, more than any name has


class BoardView(ScrollView, can_focus=True):
    """A board to look at and to point at. The cursor goes with the arrow keys and the mouse."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {f"board--{kind}" for kind in KINDS}

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,ctrl+b", "move(-1, 0)"),
        Binding("right,ctrl+f", "move(1, 0)"),
        Binding("up,ctrl+p", "move(0, -1)"),
        Binding("down,ctrl+n", "move(0, 1)"),
        Binding(f"{ENTER},{EARLY_ENTER},space", "point"),
    ]

    @dataclass
    class Pointed(Message):
        """A point was chosen, by Enter or by a click."""

        move: Move

    @dataclass
    class Looked(Message):
        """The cursor has come to a point."""

        move: Move

    @dataclass
    class Typed(Message):
        """The name of a point is being typed, or was."""

        text: str
        is_done: bool

    def __init__(
        self, picture: Picture, glyphs: Glyphs = UNICODE, *, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self.glyphs = glyphs
        self._typed: str | None = None  # what has been typed of the name of a point
        self._room = Size(0, 0)
        self._allows_large = True
        self.scale = SMALL
        self.picture = replace(picture, cursor=_centre(picture.size))

    # What is shown

    @property
    def cursor(self) -> Move:
        """The point that the keyboard has come to."""
        assert self.picture.cursor is not None
        return self.picture.cursor

    def show(self, picture: Picture) -> None:
        """Show another picture; the cursor stays where it is on a board of the same size."""
        cursor = self.cursor if picture.size == self.picture.size else _centre(picture.size)
        self.picture = replace(picture, cursor=cursor)
        self._fit()
        self.refresh()

    def look_at(self, move: Move) -> None:
        """Bring the cursor to a point, and the point into sight."""
        if move != self.cursor:
            before = self.cursor
            self.picture = replace(self.picture, cursor=move)
            self.refresh(self._rows_of(before), self._rows_of(move))
            self.post_message(self.Looked(move))
        self._bring_into_sight(move)

    def reveal(self, move: Move) -> None:
        """Bring a point into sight and leave the cursor where it is."""
        self.call_after_refresh(self._bring_into_sight, move)

    def give_room(self, room: Size, *, allows_large: bool = True) -> None:
        """Draw as large as the room allows, and scroll where it is too small."""
        self._room, self._allows_large = room, allows_large
        self._fit()
        self.call_after_refresh(self._bring_into_sight, self.cursor)

    def _fit(self) -> None:
        size, room = self.picture.size, self._room
        fits = room.width >= LARGE.width(size) and room.height >= LARGE.height(size)
        # Large stones differ mainly in colour; without colour the small ones are better.
        is_plain = self.glyphs is ASCII or self.app.no_color
        self.scale = LARGE if fits and self._allows_large and not is_plain else SMALL
        width, height = self.scale.width(size), self.scale.height(size)
        self.virtual_size = Size(width, height)
        self.styles.width = min(width + (height > room.height), room.width)
        self.styles.height = min(height + (width > room.width), room.height)

    def _bring_into_sight(self, move: Move) -> None:
        """Scroll so far that the point and its neighbours can be seen."""
        x, y = move % self.picture.size, move // self.picture.size
        columns, rows, _ = self.scale
        right, down = self.scroll_offset
        width, height = self._seen()
        self.scroll_to(
            x=_nearest(right, x * columns, columns + 1, width),
            y=_nearest(down, y * rows, rows + 1, height),
            animate=False,
        )

    def _rows_of(self, move: Move) -> Region:
        """The part of the widget that shows the row of a point."""
        top = self.scale.top + move // self.picture.size * self.scale.rows
        return Region(0, top - self.scroll_offset.y, self.size.width, 1)

    def _seen(self) -> tuple[int, int]:
        """Columns and rows of the board that are in sight, without labels."""
        room = self.scrollable_content_region.size
        return max(1, room.width - LABEL_WIDTH), max(1, room.height - 1)

    # Drawing

    def render_line(self, y: int) -> Strip:
        """One line of the widget."""
        picture, scale = self.picture, self.scale
        right, down = self.scroll_offset
        width, height = self._seen()
        rows = min(height, scale.board_height(picture.size))
        if y > rows:
            return Strip.blank(self.size.width, self.rich_style)
        if y == rows:
            first, pieces = Piece(" " * LABEL_WIDTH, "label"), [letters_row(picture.size, scale)]
        else:
            first = label(y + down, picture.size, scale)
            draw = small_row if scale is SMALL else large_row
            pieces = draw(picture, y + down, self.glyphs)
        strip = Strip(map(self._segment, merged(pieces))).crop(right, right + width)
        shown = Strip([self._segment(first), *strip])
        return shown.extend_cell_length(self.size.width, self.rich_style)

    def _segment(self, piece: Piece) -> Segment:
        ink, _, ground = piece.kind.partition("/")
        style = self.get_component_rich_style(f"board--{ink}")
        if ground:
            under = self.get_component_rich_style(f"board--{ground}")
            style = Style(color=style.color, bgcolor=under.color)
        return Segment(piece.text, style)

    # Pointing

    def move_at(self, x: int, y: int) -> Move | None:
        """The point drawn at this place of the widget, or None."""
        size, (columns, rows, top) = self.picture.size, self.scale
        right, down = self.scroll_offset
        width, height = self._seen()
        column = (x - LABEL_WIDTH + right) // columns
        row = (y + down - top) // rows
        is_inside = LABEL_WIDTH <= x < LABEL_WIDTH + width and 0 <= y < height
        return row * size + column if is_inside and 0 <= column < size and 0 <= row < size else None

    def action_move(self, dx: int, dy: int) -> None:
        """Move the cursor; it stops at the edge."""
        size = self.picture.size
        x, y = self.cursor % size + dx, self.cursor // size + dy
        self.look_at(min(max(y, 0), size - 1) * size + min(max(x, 0), size - 1))

    def action_point(self) -> None:
        """Choose the point under the cursor."""
        self.post_message(self.Pointed(self.cursor))

    def on_key(self, event: events.Key) -> None:
        """Take the name of a point, from the key that begins it to Enter or Escape.

        The board does so itself, because a field would get the focus only after keys that were
        typed ahead have gone elsewhere.
        """
        if self._typed is None and event.key not in TYPING_KEYS:
            return
        event.stop()
        event.prevent_default()
        text, is_done = self._typed, event.key in (ENTER, EARLY_ENTER, "escape")
        if text is None or event.key == "escape":
            text = ""
        elif event.key == "backspace":
            text = text[:-1]
        elif event.is_printable and event.character and len(text) < LONGEST_NAME:
            text += event.character
        self._typed = None if is_done else text
        self.post_message(self.Typed(text, is_done=is_done))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Let the cursor follow the mouse."""
        move = self.move_at(event.x, event.y)
        if move is not None and move != self.cursor:
            self.look_at(move)

    def on_click(self, event: events.Click) -> None:
        """Choose the point that was clicked."""
        move = self.move_at(event.x, event.y)
        if move is not None:
            self.look_at(move)
            self.post_message(self.Pointed(move))


def _centre(size: int) -> Move:
    return size // 2 * size + size // 2


def _nearest(offset: int, start: int, length: int, room: int) -> int:
    """The offset nearest to this one at which everything from `start` is in sight."""
    return max(min(offset, start), start + length - room, 0)
