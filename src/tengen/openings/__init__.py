"""Opening decisions: balanced stones, swap2 and the other protocols, and making opening sets.

Start reading in `decisions.py`: what an engine does in an opening, from either seat. `balance.py`
finds stones after which a position is even, and `maker.py` makes files of balanced openings.
"""
