"""The arena: engines against each other, and what the games say about their strength.

Start reading in `match.py`, which plays a whole match; `playing.py` plays one game. Statistics
(`elo.py`) and the order of games (`pairing.py`) are pure functions. Engines run in
processes of their own (`player.py`, `frozen.py`), ours from copies of their source (`trees.py`),
and every finished game is on disk before the next begins (`journal.py`).
"""
