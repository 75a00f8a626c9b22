"""Tournaments: making them, taking part, and carrying out what happens next.

Every server looks after all tournaments of the database. A step is worked out from a version of a
tournament and stored together with its games if that version is still the newest, so whichever
server is first carries it out, and it does not matter which servers die. The score of a game is
stored in the transaction that ends the game.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress

from ..errors import StaleError
from ..opening import Seat
from ..plain import Json
from ..play.clock import TimeControl
from ..play.seats import Player
from ..play.session import Session
from ..play.setup import Setup
from ..texts import Message
from . import limits
from .connections import Connection, Connections
from .errors import WebError, refusing
from .games import GameRegistry, new_game
from .ids import Visitor, is_id, new_id
from .peers.peers import Peers
from .ratings import check_rated, speed_of
from .room import Room
from .storage import Storage
from .store.store import GameDraft
from .store.tournaments import EntrantRow, PairingRow, StoredTournament, TournamentRow
from .talk import clean_text
from .tournament_steps import CAROUSEL, TournamentStep, next_step, standings_of
from .tournament_view import show_listed, show_tournament

log = logging.getLogger("tengen.web")

LOOK_SECONDS = 1.0  # between two looks at what is due
SEE_SECONDS = 10.0  # between two notes of who is connected
KEEP_SECONDS = 5.0  # between two looks whether all games go on
QUIET_SECONDS = 3.0  # between two looks at a carousel in which nothing has happened
STEPS = 5  # of one tournament at a look


class Tournaments:
    """All tournaments. `wall` gives seconds since 1970."""

    def __init__(
        self,
        storage: Storage,
        games: GameRegistry,
        connections: Connections,
        *,
        wall: Callable[[], float] = time.time,
        peers: Peers | None = None,
    ) -> None:
        self._storage = storage
        self._games = games
        self._connections = connections
        self._wall = wall
        self._peers = peers or Peers()
        self._peers.on("tournament", lambda news: self._wake.set())
        self._wake = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._told: dict[str, object] = {}  # the stamps of what watchers have seen
        self._quiet: dict[str, tuple[object, float]] = {}  # stamps, and when to look again
        self._seen = self._kept = -KEEP_SECONDS - SEE_SECONDS
        self.under_way = 0  # at the last look
        connections.tournaments = self._show_to

    def start(self) -> None:
        """Begin to look after tournaments."""
        self._running = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Stop looking after tournaments."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def ended(self, room: Room) -> None:
        """A game has ended: somebody may be free."""
        if room.game.tournament is not None:
            self._changed()

    def _changed(self) -> None:
        """Look again, at all servers."""
        self._wake.set()
        self._peers.tell_all("tournament")

    # Making them and taking part

    async def create(self, visitor: Visitor, wish: Json) -> str:
        """A new tournament of an account; its id."""
        if visitor.account is None:
            raise WebError("unauthorised", Message("web-tournament-account"))
        row = self._row(visitor, wish)
        add, ask = self._storage.store.add_tournament, self._storage.ask
        most = {"most_of_one": limits.TOURNAMENTS_OF_ONE, "most": limits.TOURNAMENTS}
        if not await self._storage.surely(lambda: ask(add, row, **most)):
            raise WebError.busy(Message.of("web-tournaments-most", count=limits.TOURNAMENTS_OF_ONE))
        return row.id

    def _row(self, visitor: Visitor, wish: Json) -> TournamentRow:
        """A tournament whose games can be set up; WebError otherwise."""
        with refusing():
            setup = _setup(wish["rule"], wish["size"], wish["opening"], wish["clock"])
            Session(setup)
        speed = check_rated(visitor, setup) if wish["rated"] else speed_of(setup.control)
        if speed is None:
            raise WebError("illegal", Message("web-tournament-clock"))
        name = clean_text(wish["name"])
        if len(name) < limits.TOURNAMENT_NAME[0]:
            raise WebError(
                "bad-request", Message.of("web-tournament-name", count=limits.TOURNAMENT_NAME[0])
            )
        now, is_swiss = self._wall(), wish["kind"] == "swiss"
        return TournamentRow(
            id=new_id(),
            creator=visitor.client,
            name=name,
            kind=wish["kind"],
            rule=setup.rule.name,
            size=setup.size,
            opening=setup.opening,
            clock=str(setup.control),
            speed=speed,
            rated=int(wish["rated"]),
            bots=int(wish["bots"]),
            rounds=wish["rounds"] if is_swiss else None,
            minutes=None if is_swiss else wish["minutes"],
            streaks=int(wish["streaks"] and not is_swiss),
            starts=now + wish["starts_in"],
            created=now,
            state="open",
        )

    async def join(self, visitor: Visitor, tournament: str) -> None:
        """Let a visitor take part, or come back."""
        row = (await self._stored(tournament)).row
        if visitor.account is None:
            raise WebError("unauthorised", Message("web-tournament-account"))
        if visitor.bot is not None and not row.bots:
            raise WebError("not-allowed", Message("web-tournament-bots"))
        store, ask = self._storage.store, self._storage.ask
        own = await ask(store.identities, visitor.client, visitor.browser)
        rating = await ask(store.rating_of, visitor.client, row.rule, row.speed)
        now = self._wall()
        entrant = EntrantRow(
            row.id, 0, visitor.client, visitor.account, rating.value, 1, since=now, seen=now
        )
        refused = await ask(store.enter, entrant, besides=own, most=limits.ENTRANTS)
        if refused is not None:
            raise WebError("illegal", Message(f"web-tournament-{refused}"))
        self._changed()

    async def leave(self, visitor: Visitor, tournament: str) -> None:
        """Stop taking part; a game in progress continues."""
        await self._stored(tournament)
        await self._storage.ask(self._storage.store.withdraw, tournament, visitor.client)
        self._changed()

    async def cancel(self, visitor: Visitor, tournament: str) -> None:
        """Let the creator cancel it before it starts."""
        await self._stored(tournament)
        store = self._storage.store
        if not await self._storage.ask(store.cancel_tournament, tournament, visitor.client):
            raise WebError("not-allowed", Message("web-tournament-cancel"))
        self._changed()

    async def _stored(self, tournament: str) -> StoredTournament:
        found = None
        if is_id(tournament):
            found = await self._storage.ask(self._storage.store.tournament, tournament)
        if found is None:
            raise WebError("not-found", Message("web-no-tournament"))
        return found

    # Looking

    async def listed(self) -> Json:
        """All that are under way, and the latest others."""
        store, now = self._storage.store, self._wall()
        shown = {}
        for name, states in (("open", ("open",)), ("running", ("running",)), ("over", ("over",))):
            rows = await self._storage.ask(
                store.tournaments, states, limit=limits.TOURNAMENTS_SHOWN
            )
            shown[name] = [show_listed(each.row, each.entrants, now) for each in rows]
        return shown

    async def seen_by(self, visitor: Visitor, tournament: str) -> Json:
        """A tournament as a visitor sees it."""
        stored = await self._stored(tournament)
        return await self._show(stored, visitor)

    async def _show(self, stored: StoredTournament, visitor: Visitor) -> Json:
        store, ask = self._storage.store, self._storage.ask
        accounts = [each.account for each in stored.entrants if each.account is not None]
        bots = await ask(store.bots_among, accounts)
        return show_tournament(stored, visitor.client, bots=bots, now=self._wall())

    async def _show_to(self, socket: Connection, tournament: str) -> None:
        await self._tell(socket, await self._stored(tournament))

    async def _tell(self, socket: Connection, stored: StoredTournament) -> None:
        shown = await self._show(stored, socket.visitor)
        socket.post({"type": "tournament", "tournament": shown}, key="tournament")

    async def _tell_watchers(self) -> None:
        """Show tournaments again that have changed, to whoever watches them here."""
        watching = [each for each in self._connections.sockets if each.tournament is not None]
        store = self._storage.store
        told: dict[str, object] = {}
        for tournament in {str(socket.tournament) for socket in watching}:
            stamp = await self._storage.ask(store.tournament_stamp, tournament)
            told[tournament] = stamp
            if stamp is None or self._told.get(tournament) == stamp:
                continue
            stored = await self._stored(tournament)
            for socket in watching:
                if socket.tournament == tournament:
                    await self._tell(socket, stored)
        self._told = told

    # Going on

    async def _run(self) -> None:
        """Carry out what is due, forever."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK_SECONDS)
            self._wake.clear()
            try:
                await self._look()
            except WebError:  # the store has failed: look again later
                continue
            except Exception:
                log.exception("a look at the tournaments failed")

    async def _look(self) -> None:
        store, now = self._storage.store, time.monotonic()
        due = await self._storage.ask(store.due_tournaments)
        self.under_way = len(due)
        if due and now - self._seen >= SEE_SECONDS:
            self._seen = now
            here = {socket.visitor.client for socket in self._connections.sockets}
            await self._storage.ask(store.see_entrants, here)
        is_keeping = now - self._kept >= KEEP_SECONDS
        if is_keeping:
            self._kept = now
        self._quiet = {each: self._quiet[each] for each in due if each in self._quiet}
        for tournament in due:
            await self._look_at(tournament, is_keeping=is_keeping)
        await self._tell_watchers()

    async def _look_at(self, tournament: str, *, is_keeping: bool) -> None:
        """Let one tournament go on. Whatever is wrong with it does not stop the others."""
        try:
            if is_keeping or not await self._is_quiet(tournament):
                stored = await self._advance(tournament)
                if is_keeping and stored is not None:
                    await self._keep_games(stored)
        except WebError as error:  # the store has failed
            log.warning("tournament %s waits: %s", tournament, error)
        except Exception:
            log.exception("a look at the tournament %s failed", tournament)

    async def _is_quiet(self, tournament: str) -> bool:
        """Whether nothing has happened since there was nothing to do, and nothing is due."""
        stamp, until = self._quiet.get(tournament, (None, 0.0))
        if stamp is None or self._wall() >= until:
            return False
        return stamp == await self._storage.ask(self._storage.store.tournament_stamp, tournament)

    async def _advance(self, tournament: str) -> StoredTournament | None:
        """Carry out the steps of a tournament that are due; how it is then."""
        store, ask = self._storage.store, self._storage.ask
        stored = None
        for _ in range(STEPS):
            stamp = await ask(store.tournament_stamp, tournament)
            stored = await ask(store.tournament, tournament)
            if stored is None:
                return None
            step = await asyncio.to_thread(next_step, stored, self._wall())
            if step is None:
                self._quiet[tournament] = stamp, self._quiet_until(stored)
                return stored
            with suppress(StaleError):  # another server, or somebody who joined, was first
                await self._carry_out(stored, step)
        return stored

    def _quiet_until(self, stored: StoredTournament) -> float:
        due = math.inf if stored.row.due is None else stored.row.due
        if stored.row.kind == CAROUSEL:  # somebody may connect, or have waited for long enough
            return min(due, self._wall() + QUIET_SECONDS)
        return due

    async def _carry_out(self, stored: StoredTournament, step: TournamentStep) -> None:
        row = stored.row._replace(**step.changes)
        pairings, games = self._prepared(stored, row, step)
        await self._storage.ask(self._storage.store.step_tournament, row, pairings, games)
        self._peers.tell_all("tournament")
        await self._call(stored, pairings)
        for game in games:
            with suppress(WebError):  # opened at the next look after all games
                await self._games.room(game.id)
        if row.state == "over":
            await self._announce(stored)

    def _prepared(
        self, stored: StoredTournament, row: TournamentRow, step: TournamentStep
    ) -> tuple[list[PairingRow], list[GameDraft]]:
        """The pairings of a step and their games."""
        entrants = {each.number: each for each in stored.entrants}
        pairings, games = [], []
        for board, (first, second) in enumerate(step.pairs, 1):
            game, score, ended = None, None, None
            if second is None:
                score, ended = 1.0, self._wall()
            else:
                game = self._game(row, board, entrants[first], entrants[second])
                games.append(game)
            pairings.append(
                PairingRow(
                    row.id,
                    row.round,
                    board,
                    first,
                    second,
                    game and game.id,
                    score,
                    int(second is not None),
                    ended,
                )
            )
        return pairings, games

    def _game(
        self, row: TournamentRow, board: int, first: EntrantRow, second: EntrantRow
    ) -> GameDraft:
        setup = _setup(row.rule, row.size, row.opening, row.clock, first.name, second.name)
        owners = {Seat.FIRST: first.account, Seat.SECOND: second.account}
        ref = f"tournament {row.id} {row.round}.{board}"
        return new_game(
            first.account or "", setup, owners, ref, rated=row.speed if row.rated else None
        )

    async def _call(self, stored: StoredTournament, pairings: list[PairingRow]) -> None:
        """Call those who are paired, on whatever page and at whichever server they are."""
        entrants = {each.number: each for each in stored.entrants}
        accounts = [each.account for each in stored.entrants if each.account is not None]
        bots = set[str]()
        with suppress(WebError):  # who is called without the mark of a bot is called all the same
            bots |= await self._storage.ask(self._storage.store.bots_among, accounts)
        about = {"type": "round", "tournament": stored.row.id, "title": stored.row.name}
        for pairing in pairings:
            first = entrants[pairing.first]
            if pairing.second is None:
                if first.account is not None:
                    told = Message.of("notice-bye", name=stored.row.name)
                    self._notify(first.account, told)
                continue
            second = entrants[pairing.second]
            for mine, other in ((first, second), (second, first)):
                if mine.account is not None:
                    shown = {"name": other.name, "bot": other.account in bots}
                    message = {**about, "game": pairing.game, **shown}
                    self._connections.tell_client(mine.account, message)

    def _notify(self, account: str, told: Message) -> None:
        notice = {"type": "notice", "game": None, **told.to_plain_with_text()}
        self._connections.tell_client(account, notice)

    async def _announce(self, stored: StoredTournament) -> None:
        """Tell everybody who took part their place."""
        accounts = {each.number: each.account for each in stored.entrants}
        for place, standing in enumerate(standings_of(stored), 1):
            account = accounts[standing.number]
            if account is not None:
                name, count = stored.row.name, len(accounts)
                told = Message.of("notice-tournament-over", name=name, place=place, count=count)
                self._notify(account, told)

    async def _keep_games(self, stored: StoredTournament) -> None:
        """Keep games going whose server has died, and end those that a player does not begin."""
        for pairing in stored.pairings:
            if pairing.score is None and pairing.game is not None:
                try:
                    await self._keep_game(stored, pairing, pairing.game)
                except Exception as error:  # one that cannot be read keeps no other waiting
                    log.warning("game %s of a tournament waits: %s", pairing.game, error)

    async def _keep_game(self, stored: StoredTournament, pairing: PairingRow, game: str) -> None:
        was_open = self._games.is_open(game)
        room = await self._games.keep(game)
        if room is None:
            return
        if not was_open:  # its server may have died before it called anybody
            await self._call(stored, [pairing])
        await room.forfeit_absent()


def _setup(
    rule: str, size: int | None, opening: str, clock: str, first: str = "", second: str = ""
) -> Setup:
    """A game of a tournament, with the names of the players."""
    return Setup.of(
        rule,
        size,
        opening=opening,
        control=TimeControl.parse(clock),
        first=Player(name=first),
        second=Player(name=second),
    )
