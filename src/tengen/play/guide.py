"""The game explained to a newcomer: its goal, and some strategy. Each rule has its own words."""

from __future__ import annotations

GOAL = (
    "Two players, Black and White, take turns to place one stone on a point of the board. Black "
    "begins. Stones do not move.",
    "The first to have five stones of their colour in an unbroken row, horizontal, vertical or "
    "diagonal, wins. A full board is a draw.",
)

# Headings with their paragraphs.
STRATEGY = tuple(
    {
        "Know the threats": (
            "A four is one move from five: it must be answered at once. An open four has two such "
            "points and cannot be stopped.",
            "An open three is one move from an open four: it must be answered, or met with fours "
            "of your own.",
        ),
        "Win with two threats at once": (
            "A stone that makes a four and an open three, or two open threes, makes two threats. "
            "The answer stops one, the other wins.",
            "Look for points where two of your rows cross. That is where such stones are.",
        ),
        "Do not waste threats": (
            "A four that leads to nothing only gives your opponent a stone. Keep fours until they "
            "win, or gain a move that you need.",
        ),
        "Answer and gain something": (
            "An open three has two or three answers. Choose the one that builds a row of your own "
            "or breaks one of theirs.",
        ),
        "Keep stones connected": (
            "Stones one or two points apart, on lines that cross, work together. Stones near the "
            "edge have fewer rows.",
        ),
        "Look before each move": (
            "Can I win? Does my opponent threaten to win? Can I make threats until I win? Only "
            "then: where do both of us want to play?",
        ),
        "Where stones are captured": (
            "Two stones in a row with a free end can be captured. Build with gaps or threes; look "
            "at every pair before you rely on it.",
        ),
    }.items()
)
