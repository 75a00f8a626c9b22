"""How the page is used, for its help."""

from __future__ import annotations

CONTROLS = (
    ("Mouse", "Point to see the stone, click to play it."),
    (
        "Touch",
        "Tap a point, then tap it again or press Play. Settings can turn this off.",
    ),
    ("Tab", "Goes to the board; a cursor shows where you are."),
    ("Arrow keys", "Move the cursor; with Shift, four points at a time."),
    ("Enter or Space", "Plays at the cursor."),
    ("h8", "Type a point on the board to move the cursor there. Enter plays."),
    ("Ctrl+Z, Ctrl+Y", "Undo and redo."),
    ("← →", "Without the cursor: back and forward through the moves."),
    ("↑ ↓, Home, End", "In analysis: other variations, first and last position."),
    ("Delete", "In analysis: deletes the move and everything after it."),
    ("Esc", "Hides the cursor."),
)
