"""Puzzles: positions with a proof, who solved them, and how they are made.

Start reading in `puzzle.py`. `library.py`, `solving.py`, `rating.py` and `progress.py` are what a
user interface needs; they load neither NumPy nor the engine. `helper.py` asks the engine, and
`examine.py`, `sources.py` and `maker.py` mine games with it.
"""
