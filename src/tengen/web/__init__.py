"""The web app: a server that keeps and judges games, and a page that shows them.

Start reading in `app.py`, which puts the parts together. `room.py` is one game that is being
played, over a session of `tengen.play`, and `hall.py` all of them; `live.py` is the socket, `api/`
the requests, `guard.py` who may come in, `store/` what is kept, `workers/` where engines think.
`static/` is the page. docs/web-api.md says what the page and the server tell each other.
"""
