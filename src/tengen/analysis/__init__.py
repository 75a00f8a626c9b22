"""Why a move is good or bad, and who threatens what: shapes, threats, factors, sentences.

`sketch.py` puts the shapes of `tengen.shapes` on a board, with what is legal there; `threats.py`,
`explain.py` and `position.py` answer callers. Nothing here searches; an engine is asked only where
one is given. `reviews/` judges whole games. Import `threats`, `explain`, `trace` and `review` from
`tengen`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reviews.review import review

__all__ = ["review"]

if not TYPE_CHECKING:  # loaded when it is first asked for: those who explain a move review no game

    def __getattr__(name: str) -> object:
        if name != "review":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .reviews.review import review

        return review
