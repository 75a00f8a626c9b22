"""The largest input of every kind. `rates.py` says how often each request may be made."""

from __future__ import annotations

from typing import NamedTuple


class Rate(NamedTuple):
    """At most `times` within `seconds`, at once or spread out."""

    times: int
    seconds: float


# One request or message
BODY_BYTES = 3 << 19
UPLOAD_BYTES = 1 << 20  # of a file that is imported, before base64
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
LIBRARY_NODES = 200_000  # of a RenLib library, which is only looked at
LARGE_TEXT = 64 << 10  # characters of a file or a game, from which on it is counted as large
LARGE_TREE = 1_000  # nodes, the same
PIXELS = 2_048
FILM_PIXELS = 480  # the width of an animated picture
FILM_AREA = 40_000_000  # pixels of all its frames, which are in memory at once

# Engines
THINK_SECONDS = 30.0
ANALYSIS_SECONDS = 120.0
ANALYSIS_NODES = 1_000_000_000
ANALYSIS_DEPTH = 100
MULTIPV = 12
EXPLAIN_SECONDS = 1.0
REVIEW_SECONDS = 600.0  # of one turn of a review, after which its worker is taken to hang
PUZZLE_SECONDS = 60.0  # for the engine to judge a move of a puzzle
HASH_MB = 16  # of a worker's table

# The explorer
EXPLORER_FILES = 20  # of one client
EXPLORER_GAMES = 2_000  # of one file
EXPLORER_MOVES = 20_000  # positions with a move each, of all files of one client
EXPLORER_STONES = 30  # on the board; later positions are not counted
EVEN_SECONDS = 4.0  # for a search of even stones
EVEN_SHOWN = 8

# Accounts
USER_NAME = 20  # characters
PASSWORD = 200
PASSKEYS = 20  # of one account
BOTS = 5  # of one account

# Talk
TALK = 200  # characters of a message
TALK_MESSAGES = 200  # in one game
REPORT = 500  # characters

# The lobby
SEEKS_SHOWN = 50
CHALLENGES = 10  # of one client that nobody has answered
CHALLENGES_TO_ONE = 50  # that one player has not answered
LIVE_GAMES = 20  # that are shown

# Tournaments
TOURNAMENT_NAME = (3, 40)  # characters
TOURNAMENTS_OF_ONE = 3  # that one account has made and that are not over
TOURNAMENTS = 200  # that are not over
TOURNAMENTS_SHOWN = 30  # of each list
ENTRANTS = 200
ROUNDS = (1, 15)
MINUTES = (5, 240)  # of a carousel
STARTS_IN = (10, 14 * 24 * 3600)  # seconds
PAIRINGS_SHOWN = 120

# Profiles
RECENT_GAMES = 20
CURVE = 200  # games of a rating curve
LEADERS = 50

# Games and clients
ACTIONS = 4_000  # in one game, undo and redo among them
GAMES = 2_000  # on one client's list
STUDIES = 500  # of one client
REVIEWS_AT_ONCE = 2  # of one client
DRILLS = 500  # of one client
DRILLS_AT_ONCE = 30  # that one request makes
TREE_REVIEWS = 200  # of one client that are kept with neither a game nor a study
LEARNING_BYTES = 1 << 20  # of one part of a client's learning record
UNWATCHED = 2  # games of two engines that run at once while nobody watches
IDLE_SECONDS = 600.0  # after which a game that nobody watches and no clock runs in leaves memory
IDLE_TABLES = 500  # games in memory that nobody watches; the others are only in the store

REQUESTS_OF_ONE = 8  # that ask for work, of one client at a time
REQUESTS_OF_ADDRESS = 32
LIBRARY_SECONDS = 90.0  # for a large library; a quiet machine needs a tenth of it
READ_SECONDS = 20.0  # for a file to be read, checked or drawn

# Sockets
SOCKETS = 600  # of all clients
SOCKETS_OF_ONE = 20
SOCKETS_OF_ADDRESS = 100
CONNECTIONS = 1_200  # of all kinds
CONNECTIONS_OF_ADDRESS = 200  # that are not sockets
HEADER_BYTES = 64 << 10  # of a request, besides its body
REQUEST_SECONDS = 15.0  # for the headers of a request to arrive
BODY_SECONDS = 30.0  # for the next part of a body to arrive
WATCHED = 8  # games on one socket
OUTBOX = 200  # messages that wait for a slow reader, states and infos apart
SEND_SECONDS = 10.0  # after which a reader that does not read is disconnected
MESSAGES = Rate(60, 3.0)  # of one socket
