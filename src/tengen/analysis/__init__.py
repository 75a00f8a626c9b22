"""Why a move is good or bad, and who threatens what: shapes, threats, factors, sentences.

`sketch.py` puts the shapes of `tengen.shapes` on a board, with what is legal there; `threats.py`,
`explain.py` and `position.py` answer callers. Nothing here searches; an engine is asked only where
one is given. Import `threats`, `explain` and `trace` from `tengen`.
"""
