"""Proving that a side wins, with the engine as the solver of single positions.

Start reading in `tree.py`: the AND/OR tree with its proof numbers. `leaf.py` solves one position
and makes its certificate, `driver.py` has many of them solved and keeps a journal. `prover.py` has
the searches. `draws.py` shows without an engine that nobody wins on a small board. What is found is
checked by `proof/`, which knows nothing of this.
"""
