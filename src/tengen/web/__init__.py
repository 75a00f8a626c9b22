"""The web app: a server that stores and judges games, and a page that shows them.

Start reading in `app.py`, which puts the parts together. `room.py` is one game that is being
played, over a session of `tengen.play`, and `games.py` all of them; `connections.py` is the
socket, `api/` the requests, `guard.py` access control, `store/` the database, `tasks/` what the
workers do. `static/` is the page. docs/web-api.md describes requests and messages.
"""
