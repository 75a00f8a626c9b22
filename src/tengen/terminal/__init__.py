"""The plain terminal: a game in lines of text, and what other commands draw and print there.

Start reading in `game.py`: `TerminalGame` shows a session, asks, and does what was typed.
"""
