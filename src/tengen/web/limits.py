"""How much anybody may ask for. Every input has its cap here."""

from __future__ import annotations

# One request or message
BODY_BYTES = 1 << 20
UPLOAD_BYTES = 512 << 10  # of a file that is imported, before base64
FRAME_BYTES = 64 << 10  # of a message on the socket
MOVES = 22 * 22 * 2  # of a game: every point, and as many again where stones are captured
NAME = 60  # characters
TITLE = 200
COMMENT = 20_000
REF = 64
SETTINGS = 64  # keys
SETTING = 2_000  # characters
LIST = 100  # rows of one answer
IMPORTED_GAMES = 20
TREE_NODES = 20_000
PIXELS = 2_048

# Engines
THINK_SECONDS = 30.0
ANALYSIS_SECONDS = 120.0
ANALYSIS_NODES = 1_000_000_000
ANALYSIS_DEPTH = 100
MULTIPV = 12
EXPLAIN_SECONDS = 1.0
HASH_MB = 16  # of a worker's table

# Games and clients
ACTIONS = 4_000  # in one game, undo and redo among them
GAMES = 2_000  # on one client's list
STUDIES = 500  # of one client
IDLE_TABLES = 500  # games in memory that nobody watches; the others are on disk

REQUESTS_OF_ONE = 8  # that ask for work, of one client at a time

# Sockets
SOCKETS = 600  # of all clients
SOCKETS_OF_ONE = 20
WATCHED = 8  # games on one socket
OUTBOX = 200  # messages that wait for a slow reader, states and infos apart
SEND_SECONDS = 10.0  # after which a reader who does not read is let go
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 60
