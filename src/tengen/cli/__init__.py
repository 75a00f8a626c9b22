"""The command line: `main.py` finds the command; each command is one module.

A command is imported only when it is called. They share `words.py` (a position as text),
`terminal.py` (a screen or a pipe), `progress.py`, `interrupts.py`, `failures.py` (errors as one
line) and `options.py`. `play.py` seats the players (`seating.py`, `questions.py`) and starts the
full-screen app or the plain `dialogue.py` with its `commands.py`, which `table_view.py` draws.
"""
