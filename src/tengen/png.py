"""A board as a PNG picture: the SVG of `svg.py`, rendered. Needs the extra `png`.

The text is set in a font that is part of this package, so that digits and letters appear, and
look the same, on a machine without any fonts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import as_file, files

from . import svg
from .coords import Move

MAX_PIXELS = 8192  # 256 MiB while it is drawn

# Inter 4.1 SemiBold cut down to Latin, Greek, Cyrillic and symbols, its licence beside it. A plain
# TrueType file: the renderer cannot read WOFF2, and draws no text at all instead of complaining.
FONT = files(__package__) / "data" / "inter-semibold.ttf"

# Scripts and symbols of our font. Anything else in a mark asks the machine for its own fonts;
# a character that no font has becomes an empty box.
_OUR_SCRIPTS = re.compile(r"[\u0000-\u052f\u2000-\u2bff]*")


def board(
    board: svg.Drawable,
    *,
    pixels: int = 960,
    coordinates: bool = True,
    move_numbers: bool = False,
    last_move: bool = True,
    winning_line: bool = True,
    forbidden: bool = False,
    marks: Mapping[Move, str] | None = None,
    heat: Mapping[Move, float] | None = None,
    theme: svg.Theme = "light",
) -> bytes:
    """The board as a PNG file, `pixels` wide and high; all else as in `svg.board`.

    The theme is "light" or "dark": a PNG cannot follow its reader.
    """
    if pixels > MAX_PIXELS:
        raise ValueError(f"pixels {pixels!r} is too large for a PNG: expected 1 to {MAX_PIXELS}")
    if theme == "auto":
        raise ValueError("a PNG cannot follow its reader's theme 'auto': expected light or dark")
    picture = svg.board(
        board,
        pixels=pixels,
        coordinates=coordinates,
        move_numbers=move_numbers,
        last_move=last_move,
        winning_line=winning_line,
        forbidden=forbidden,
        marks=marks,
        heat=heat,
        theme=theme,
    )
    return render(picture)


def render(picture: str, pixels: int | None = None) -> bytes:
    """An SVG picture as a PNG file, as large as it says, or `pixels` wide."""
    try:
        import resvg_py
    except ImportError as error:
        raise ImportError("PNG pictures need one more package: install tengen[png]") from error
    with as_file(FONT) as font:
        return resvg_py.svg_to_bytes(
            svg_string=picture,
            width=pixels,
            font_files=[str(font)],
            skip_system_fonts=_OUR_SCRIPTS.fullmatch(picture) is not None,
        )
