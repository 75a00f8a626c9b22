"""Checks step by step whether an engine keeps to the Gomocup protocol, as a manager would use it.

Start reading in `check.py`, which lists the steps. Each step is a generator of `Finding`s and talks
to the engine through a `CheckedEngine`; nothing here prints.
"""
