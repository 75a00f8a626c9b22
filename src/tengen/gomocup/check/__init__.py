"""Does an engine keep to the Gomocup protocol? Step by step, with what a manager would do to it.

Start reading in `check.py`, which has the list of the steps. Each step is a generator of `Finding`s
and talks to the engine through a `CheckedEngine`; nothing here prints.
"""
