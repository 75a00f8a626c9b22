"""What a server knows of other servers; here there are none."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from ...errors import TengenError
from ...plain import Json

Hear = Callable[[Json], None]
Answer = Callable[..., Awaitable[Any]]


class MovedError(TengenError, code="moved"):
    """The server that was asked does not decide this, or did not answer; find out who does."""


class OpenGames(Protocol):
    """The games that are open at this server."""

    async def take_over(self, game: str) -> None:
        """Go on with a game whose server has died."""

    async def look_again(self) -> None:
        """Look for actions that other servers have stored."""

    async def reconnect(self) -> None:
        """Catch up with what was missed while news did not arrive."""

    def look_for_players(self) -> None:
        """Look who is present now that servers have come or gone."""

    def lose_touch(self) -> None:
        """Tell viewers that news of other servers arrive late."""


class Tenure:
    """Who decides a game: this server, which is the only one."""

    @property
    def is_mine(self) -> bool:
        """Whether this server decides."""
        return True

    @property
    def is_connected(self) -> bool:
        """Whether the server that decides can be asked."""
        return True

    @property
    def fence(self) -> int | None:
        """The number that every write of this server has to name."""
        return None

    @property
    def present(self) -> set[str]:
        """The clients that watch the game at other servers."""
        return set()

    async def claim(self, *, force: bool = False) -> None:
        """Find out who decides; this server does if nobody else, or by force."""

    async def ask(self, command: str, args: Json) -> Json:
        """What the server that decides answers to a command; MovedError if it does not."""
        raise MovedError("there is no other server")

    def tell(self, news: Json) -> None:
        """Tell the other servers that have the game open."""

    def show(self, clients: set[str]) -> None:
        """Tell other servers who watches the game here."""

    def lose(self) -> None:
        """Count a write that was refused because another server decides."""

    def greet(self) -> None:
        """Ask other servers who watches the game there."""

    def end(self) -> None:
        """Let go of a game that leaves memory."""


class Peers:
    """The other servers: none."""

    id = "alone"
    players: int | None = None  # at all servers, if that is known
    taken = 0  # leases of dead servers that this one took over
    fenced = 0  # writes that were refused because of a lost lease

    @property
    def alive(self) -> frozenset[str]:
        """The ids of the servers that are alive, this one among them."""
        return frozenset([self.id])

    @property
    def is_connected(self) -> bool:
        """Whether news reach the others."""
        return True

    def tenure(self, game: str, hear: Hear) -> Tenure:
        """Who decides a game; `hear` gets the news of it from other servers."""
        return Tenure()

    async def start(self, games: OpenGames) -> None:
        """Begin to be one of the servers."""

    async def close(self) -> None:
        """Leave, so that others take over."""

    # News

    def on(self, kind: str, hear: Hear) -> None:
        """Hear the news of a kind that other servers tell."""

    def tell_game(self, game: str, news: Json) -> None:
        """Tell the servers that have a game open."""

    def tell_client(self, client: str, kind: str, **news: Any) -> None:
        """Tell the servers that a client is connected to."""

    def tell_all(self, kind: str, **news: Any) -> None:
        """Tell all servers."""

    async def attend(self, client: str) -> None:
        """Hear news for a client who has connected to this server."""

    def dismiss(self, client: str) -> None:
        """Hear no more news for a client who is gone."""

    def check_connected(self) -> None:
        """WebError when other servers would not hear of what is about to be done."""

    # Work that one server does

    async def begin_work(self, what: str) -> str | None:
        """Take the lease of some work; None, or the other server that does it already."""
        return None

    async def end_work(self, what: str) -> None:
        """Give back the lease of some work."""

    async def worker_of(self, what: str) -> str | None:
        """The other server that does some work, or None."""
        return None

    def answer(self, command: str, answer: Answer) -> None:
        """Answer a command of other servers."""

    async def ask(self, server: str, command: str, args: Json) -> Any:
        """What another server answers; MovedError if it does not."""
        raise MovedError("there is no other server")
