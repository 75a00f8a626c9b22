"""Why a move is good or bad, and who threatens what: shapes, threats, factors, sentences.

`shapes.py` says what a stone makes on one line, from the rule's definition of a five; `sketch.py`
puts such shapes on a board, with what is legal there; `threats.py`, `explain.py` and `position.py`
are what a caller asks. Nothing here searches; an engine is only asked where one is given. Import
`threats`, `explain` and `trace` from `tengen`.
"""
