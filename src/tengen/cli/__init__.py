"""The command line: `main.py` is the front door, each command is one module with a `command`.

A command is imported only when it is called. They share `words.py` (a position in words and as
text), `terminal.py` (a screen or a pipe), `failures.py` (errors as one line) and `options.py`.
`play.py` starts the `dialogue.py` about a `session.py`, which is the game itself.
"""
