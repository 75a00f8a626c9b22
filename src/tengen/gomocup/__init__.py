"""The Gomocup protocol: its words, engines that speak it, Tengen as one of them, and a checker.

`wire.py` has the words, read and written. `client/` runs any Gomocup engine in another process
behind the calls of `BaseEngine`; it needs neither NumPy nor Numba. `server/` is Tengen under a
manager, with Yixin's extensions. `check/` tells what an engine gets wrong.
"""
