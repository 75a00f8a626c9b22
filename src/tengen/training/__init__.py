"""The evaluation's numbers, fitted to games that the engine plays against itself.

Start reading in `selfplay.py` (the games), go on with `samples.py` (what is taken from them) and
`fit.py` (the numbers that explain them best); `trial.py` says whether they play better.
"""
