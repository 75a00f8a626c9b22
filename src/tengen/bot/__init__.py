"""Engines as players of a server: a bot account, its token, and the games that it plays.

`bot.py` keeps the connection and decides which games to play, by its `terms.py`. `game.py` is one
game: what the server tells, and what an engine decides about it. `server.py` speaks HTTP and
opens the socket, as docs/bots.md describes them.
"""
