"""Talk in games between people: quick phrases, short texts, muting, reports.

Only the two players ever get a message, on all their pages. Phrases are names of texts, so that
each reads them in their own language. Nothing here knows a position.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable

from ..plain import Json
from ..texts import Message
from . import limits
from .connections import Connections
from .errors import WebError
from .ids import Visitor, is_id, new_id
from .phrases import PHRASES, ReportReason
from .storage import Storage
from .store.talk import ReportRow, SaidRow

JOINERS = "\u200c\u200d"  # format characters that words and emoji of many languages need
MARKS = re.compile(r"(\w?[\u0300-\u036f]{3})[\u0300-\u036f]+")  # accents piled up on one letter


def clean_text(text: str) -> str:
    """A text on one line, without control characters, changes of direction and piles of accents.

    >>> clean_text("well\\u202e played\\n\\x07!")
    'well played !'
    """
    kept = unicodedata.normalize("NFC", text)
    kept = "".join(_shown(character) for character in kept)
    return MARKS.sub(r"\1", " ".join(kept.split()))


def _shown(character: str) -> str:
    kind = unicodedata.category(character)
    if character in JOINERS:
        return character
    if kind in ("Cf", "Cs", "Co", "Cn"):  # directions, halves of characters, private ones
        return ""
    return " " if kind[0] in "CZ" else character


# Ids of messages and reports begin with a letter: the host types them on a command line.


class Talk:
    """What players say to each other. `wall` gives seconds since 1970."""

    def __init__(
        self, storage: Storage, connections: Connections, *, wall: Callable[[], float] = time.time
    ) -> None:
        self._storage = storage
        self._connections = connections
        self._wall = wall

    async def show(self, visitor: Visitor, game: str) -> Json:
        """What a player of a game has been told, and what they may say."""
        seat, other = await self._seats(visitor, game)
        store, ask = self._storage.store, self._storage.ask
        rows = await ask(store.said_to, game, visitor.client)
        return {
            "seat": seat,
            "messages": [_plain(row) for row in rows],
            "muted": other in await ask(store.muted_by, visitor.client),
            "phrases": list(PHRASES),
            "writes": visitor.account is not None and not await self._is_quiet(game),
        }

    async def say(self, visitor: Visitor, game: str, phrase: str | None, text: str | None) -> Json:
        """Say something to the other player, who may have muted this one and learns nothing."""
        seat, other = await self._seats(visitor, game)
        if text is not None:
            if visitor.account is None:
                raise WebError("unauthorised", Message("web-talk-log-in"))
            if await self._is_quiet(game):
                raise WebError("not-allowed", Message("web-talk-tournament"))
            text = clean_text(text)
            if not text:
                raise WebError("bad-request", Message("web-talk-empty"))
        row = SaidRow(f"m{new_id()}", game, seat, visitor.client, self._wall(), phrase, text)
        store, ask = self._storage.store, self._storage.ask
        if not await ask(store.add_said, row, most=limits.TALK_MESSAGES):
            raise WebError("illegal", Message.of("web-talk-most", count=limits.TALK_MESSAGES))
        message = {"type": "said", "game": game, "message": _plain(row)}
        self._connections.tell_client(visitor.client, message)
        if visitor.client not in await ask(store.muted_by, other):
            self._connections.tell_client(other, message)
        return _plain(row)

    async def _is_quiet(self, game: str) -> bool:
        """Whether players have only the quick phrases: in games of tournaments."""
        return await self._storage.ask(self._storage.store.tournament_of, game) is not None

    async def mute(self, visitor: Visitor, game: str, is_muted: bool) -> Json:
        """Mute the other player of a game in all games, or hear them again."""
        _, other = await self._seats(visitor, game)
        store, ask = self._storage.store, self._storage.ask
        await ask(store.set_muted, visitor.client, other, is_muted)
        return await self.show(visitor, game)

    async def report(self, visitor: Visitor, game: str, reason: ReportReason, text: str) -> None:
        """Tell the host about the other player."""
        _, other = await self._seats(visitor, game)
        given = clean_text(text)
        row = ReportRow(
            f"r{new_id()}", game, visitor.client, other, self._wall(), reason, given, None
        )
        await self._storage.ask(self._storage.store.add_report, row)

    async def _seats(self, visitor: Visitor, game: str) -> tuple[str, str]:
        """The visitor's seat and the client of the other player; WebError for anybody else."""
        people: dict[str, str] = {}
        if is_id(game):
            people = await self._storage.ask(self._storage.store.people_of, game)
        for seat, client in people.items():
            if client == visitor.client:
                (other,) = (each for each in people.values() if each != client)
                return seat, other
        raise WebError("not-found", Message("web-talk-two"))


def _plain(row: SaidRow) -> Json:
    """A message as both players see it."""
    return {"id": row.id, "seat": row.seat, "at": row.at, "phrase": row.phrase, "text": row.text}
