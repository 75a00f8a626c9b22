"""Tournaments on paper: who plays whom, and who leads. Pure functions over plain records.

`swiss.py` pairs the rounds of a Swiss tournament, `carousel.py` pairs again and again whoever is
free for a set time. Nothing here knows games, servers or the time.
"""
