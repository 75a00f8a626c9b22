"""Reviews of games: which moves were mistakes, why, and what would have been better.

Start with `review.py`, which asks an engine for a verdict on every position. All the rest is pure:
`judging.py` turns verdicts into a record of each move by the one table in `classes.py`, and
`reasons.py` finds the shape behind a mistake in the line that refutes it. `phrases.py` puts what
was found into words when it is shown; `annotate.py` and `statistics.py` use finished reviews.
"""
