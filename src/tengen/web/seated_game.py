"""A stored game with its seats: who may do what, what a visitor sees, what its end counts for.

All of it follows from the game; the viewers, the timers and the store are the room's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..analysis.reviews.review import board_at
from ..game import Game
from ..learning.opponent import level_rating
from ..opening import Seat
from ..plain import Json
from ..play.actions import Action, ActionKind
from ..play.seats import PlayerKind
from ..play.session import Session
from ..play.setup import Setup
from ..play.turns import Turns
from ..rules import Color
from ..texts import Message
from .errors import WebError, refusing
from .game_view import game_view, show_clock, show_player
from .ids import Visitor, hash_of, invite_of
from .presence import Presence
from .ratings import rated_game, show_rating
from .store.ratings import RatedGame
from .store.store import ActionRecord, SeatRecord, StoredGame
from .store.tournaments import Counted


class SeatedGame:
    """One game and those who play it. Moments are those of the server clock."""

    def __init__(self, stored: StoredGame, now: float) -> None:
        self.id = stored.game.id
        self.created = stored.game.created
        self.turns = Turns(Session(Setup.from_plain(json.loads(stored.game.setup))), prepares=False)
        self.rematch_offer: Seat | None = None
        self._presence = Presence(now)
        self.load(stored)

    def load(self, stored: StoredGame) -> None:
        """Take over the game as it is stored."""
        self.creator = stored.game.creator
        self.rematch = stored.game.rematch
        self.rated = stored.game.rated  # its speed; None for a casual game
        self.ratings = stored.ratings
        self.tournament = stored.tournament
        self.places = {Seat(place.seat): place for place in stored.seats}
        self._bots = stored.bots
        self.refs: dict[str, int] = {}
        session = Session(Setup.from_plain(json.loads(stored.game.setup)))
        self._replay(session, stored.actions)
        self.take_over(session)

    def take_over(self, session: Session) -> None:
        """Replace the session."""
        self._picture: Json | None = None
        self.turns.session = session
        kinds = [a.kind for a in session.actions if a.kind in (ActionKind.PAUSE, ActionKind.RESUME)]
        self.turns.is_paused = bool(kinds) and kinds[-1] is ActionKind.PAUSE

    def _replay(self, session: Session, records: Iterable[ActionRecord]) -> None:
        for record in records:
            action = Action.from_plain(record.action, session.setup.size)
            session.apply(action, now=record.at)
            if record.ref is not None:
                self.refs[record.ref] = record.seq

    # Queries

    @property
    def session(self) -> Session:
        """The game as it is stored."""
        return self.turns.session

    @property
    def seq(self) -> int:
        """The number of actions so far."""
        return len(self.session.actions)

    def seats_of(self, client: str) -> list[Seat]:
        """The seats of a client."""
        return [seat for seat in Seat if self.places[seat].client == client]

    def owner(self, seat: Seat) -> str | None:
        """The client that a seat belongs to."""
        return self.places[seat].client

    def has_bot_against(self, client: str) -> bool:
        """Whether the other player of a client is a bot."""
        return any(self.owner(seat.other) in self._bots for seat in self.seats_of(client))

    def record(self) -> Game:
        """The game as a file has it, in which bots are marked too."""
        session = self.session.copy()
        for seat in Seat:
            if self.owner(seat) in self._bots:
                player = session.players[seat]
                session.players[seat] = player.named(f"{player.title} (bot)")
        return session.record()

    def awaited(self) -> str | None:
        """The client who has to act now because of what another client did."""
        turn, last = self.session.to_act, self.session.actions[-1]
        owner = None if turn is None else self.owner(turn.seat)
        if owner is None or last.by is None or self.owner(last.by) == owner:
            return None
        return owner

    def taught_position(self, client: str, number: int) -> tuple[Json, Color]:
        """The position after one of the client's own moves, for teaching, and who moved.

        As hints, teaching is for games in which no other person plays.
        """
        session = self.session
        if not self.plays_alone(client) or not session.is_settled:
            raise WebError("illegal", Message("web-not-judged"))
        board = session.board
        if not session.opening.board.ply < number <= board.ply:
            raise WebError("illegal", Message.of("web-move-not-judged", number=number))
        board = board_at(board, number)
        mover = board.turn.other
        if session.seat_of(mover) not in self.seats_of(client):
            raise WebError("illegal", Message.of("web-move-not-yours", number=number))
        return board.to_plain(), mover

    # Presence

    def note_presence(self, present: set[str], now: float) -> None:
        """Note who has come and left, and withdraw the offer of a rematch of one who has."""
        here = {seat for seat in Seat if self.owner(seat) in present}
        self._presence.note(here, now)
        if self.rematch_offer is not None and self.rematch_offer not in here:
            self.rematch_offer = None

    def absent_client(self, now: float) -> str | None:
        """The client who should have begun a game of a tournament and has not."""
        absent = self._presence.absent(self.session, now)
        return None if absent is None else self.owner(absent)

    def _claim_in(self, seats: list[Seat], now: float) -> float | None:
        """Seconds until a player may claim the game from one who has left; None without one."""
        others = [self.owner(seat.other) for seat in seats]
        if len(seats) != 1 or others[0] is None:
            return None
        return self._presence.claim_in(self.session, seats[0], now)

    # What a visitor sees

    def view(self, visitor: Visitor, present: set[str], now: float) -> Json:
        """The game as a visitor may see it; fields that did not change are the same objects."""
        if self._picture is None:
            # In a rated game, what a level thinks of the position would be help.
            tells = self.rated is None or self.session.is_over
            self._picture = game_view(self.session, tells_thoughts=tells)
        seats = self.seats_of(visitor.client)
        sitting = {place.client for place in self.places.values()}
        return {
            "id": self.id,
            "seq": self.seq,
            "created": self.created,
            **self._picture,
            "seats": {seat.value: self._show_seat(seat, present) for seat in Seat},
            "you": seats,
            "invites": self._invites(visitor),
            "clock": show_clock(self.session, now),
            "can": self.rights(visitor.client),
            "spectators": len(present - sitting),
            "rated": self.rated,
            "tournament": self.tournament,
            "rematch": self.rematch,
            "rematch_offer": self.rematch_offer,
            "claim": self._show_claim(seats, now),
            "paused": self.turns.is_paused,
            "pace": self.turns.pace,
        }

    def _show_seat(self, seat: Seat, present: set[str]) -> Json:
        player, place = self.session.players[seat], self.places[seat]
        is_free = place.invite is not None
        shown = show_player(player)
        if is_free:
            shown["kind"] = "invite"
        return {
            **shown,
            "bot": place.client in self._bots,
            "taken": not is_free,
            "online": player.is_engine or place.client in present,
            "rating": self._show_rating(seat),
        }

    def _show_rating(self, seat: Seat) -> Json | None:
        """The rating of a player in a rated game."""
        player, found = self.session.players[seat], self.ratings.get(seat)
        if self.rated is not None and player.kind is PlayerKind.LEVEL and player.level is not None:
            return show_rating(level_rating(player.level))
        return None if found is None else show_rating(*found)

    def _invites(self, visitor: Visitor) -> Json:
        """The invites to free seats, for the creator only."""
        if visitor.client != self.creator:
            return {}
        free = [(seat, p.invite) for seat, p in self.places.items() if p.invite is not None]
        invites = [(seat, invite_of(visitor.secret, self.id, seat), kept) for seat, kept in free]
        return {seat.value: invite for seat, invite, kept in invites if hash_of(invite) == kept}

    def _show_claim(self, seats: list[Seat], now: float) -> Json | None:
        seconds = self._claim_in(seats, now)
        return None if seconds is None else {"seconds": round(seconds, 1)}

    # Who may do what

    def rights(self, client: str) -> Json:
        """What a client may do now, by name."""
        session, turn, seats = self.session, self.session.to_act, self.seats_of(client)
        is_mine = bool(seats) and turn is not None
        is_alone = self.plays_alone(client)
        is_asked = session.draw_offer is not None or session.undo_request is not None
        my_act = turn is not None and turn.seat in seats and not is_asked
        is_undoable = self._is_undoable(seats)
        return {
            "undo": is_alone and is_undoable,
            "ask_undo": self._can_ask_undo(client) and is_mine and is_undoable and not is_asked,
            "redo": is_alone and session.can_redo,
            "hint": is_alone and my_act,
            "resign": is_mine,
            "draw": is_mine and not is_asked,
            "rematch": self.can_rematch(client),
            "pause": self.can_pause(client),
        }

    def can_pause(self, client: str) -> bool:
        """Whether a client may pause the game and set its pace: the creator, where engines play."""
        return client == self.creator and self.turns.is_watched and not self.session.is_over

    def can_rematch(self, client: str) -> bool:
        """Whether a client may ask for a rematch: a player, or the creator of a game of engines."""
        people = {place.client for place in self.places.values()} - {None}
        is_single = self.tournament is None  # who is paired next, the tournament decides
        return is_single and self.session.is_over and client in (people or {self.creator})

    def plays_alone(self, client: str) -> bool:
        """Whether no other person takes part and nothing is at stake."""
        if self.rated is not None:
            return False
        persons = [seat for seat in Seat if not self.session.players[seat].is_engine]
        return bool(persons) and all(self.owner(seat) == client for seat in persons)

    def _can_ask_undo(self, client: str) -> bool:
        """Whether there is another person to ask."""
        has_engine = any(player.is_engine for player in self.session.players.values())
        return not self.plays_alone(client) and not has_engine

    def _is_undoable(self, seats: list[Seat]) -> bool:
        result = self.session.result
        is_lost_on_time = result is not None and result.reason == "time"
        return not is_lost_on_time and any(act.by in seats for act in self.session.acts)

    def checked(self, client: str, wanted: Json, now: float) -> Action:
        """The action, if the client may do it now."""
        seats = self.seats_of(client)
        with refusing():
            plain = {name: value for name, value in wanted.items() if name != "seat"}
            action = Action.from_plain(plain, self.session.setup.size)
        if action.kind in (ActionKind.PAUSE, ActionKind.RESUME):
            if not self.can_pause(client):
                raise WebError("not-allowed", Message("web-pause"))
            return action
        if not seats:
            raise WebError("not-allowed", Message("web-not-player"))
        if action.kind in (ActionKind.UNDO, ActionKind.REDO):
            if self.rated is not None:
                raise WebError("not-allowed", Message("web-rated-undo"))
            if not self.plays_alone(client):
                raise WebError("not-allowed", Message("web-ask-undo"))
            return action
        if action.kind in (ActionKind.CLAIM_WIN, ActionKind.CLAIM_DRAW):
            wait = self._claim_in(seats, now)
            if wait is None or wait > 0:
                raise WebError("not-allowed", Message("web-not-away"))
        if self.session.clock.control.is_clocked and any(p.invite for p in self.places.values()):
            raise WebError("illegal", Message("web-not-joined"))
        return replace(action, by=self._actor(action.kind, seats, wanted.get("seat")))

    def _actor(self, kind: ActionKind, seats: list[Seat], wanted: str | None) -> Seat:
        """The acting seat: the named one, or the client's seat in turn, or its only one."""
        turn = self.session.to_act
        if wanted is not None:
            if wanted not in seats:
                raise WebError("not-allowed", Message.of("web-not-your-seat", seat=wanted))
            return Seat(wanted)
        if turn is None:
            return seats[0]
        is_act = kind in (ActionKind.MOVE, ActionKind.CHOOSE)
        # A player may have a question to answer while the other one's clock runs: both may act.
        due = self.session.turn if is_act else turn.seat
        if due in seats:
            return due
        if is_act:
            raise WebError(
                "not-allowed", Message.of("web-turn-of", who=self.session.who_message(due))
            )
        return seats[0]

    def offer_rematch(self, client: str) -> bool:
        """Note a client's offer of a rematch; return whether everybody has agreed."""
        seats = self.seats_of(client)
        others = {place.client for place in self.places.values()} - {client, None}
        if not seats or not others or self.rematch_offer in [seat.other for seat in seats]:
            return True
        self.rematch_offer = seats[0]
        return False

    # What its end counts for

    def rated_by(self, session: Session) -> RatedGame | None:
        """What the end of the game says about ratings; `session` is the game one change later."""
        if self.rated is None or not session.is_over or self.session.is_over:
            return None
        return rated_game(session, self.rated, {seat: self.owner(seat) for seat in Seat})

    def counted_by(self, session: Session) -> Counted | None:
        """What the end of the game says about its tournament; `session` is one change later."""
        if self.tournament is None or session.result is None or self.session.is_over:
            return None
        winner = session.result.winner
        loser = next((seat for seat in Seat if session.colors[seat].other is winner), None)
        absent = loser if loser not in {act.by for act in session.acts} else None
        score = 0.5 if loser is None else float(loser is Seat.SECOND)
        return Counted(score, absent)

    # Changes, between servers

    def change(self, records: Sequence[ActionRecord]) -> Json:
        """What the servers that follow this game need to know after these actions."""
        return {
            "seq": self.seq,
            "records": [list(record) for record in records],
            "places": [list(place) for place in self.places.values()],
            "rematch": self.rematch,
            "offer": self.rematch_offer,
            "pace": self.turns.pace,
        }

    def missing(self, change: Json) -> list[ActionRecord] | None:
        """The actions of a change that are not known here; None where some before are missing."""
        records = [ActionRecord(*record) for record in change["records"]]
        new = [record for record in records if record.seq > self.seq]
        return new if self.seq + len(new) == change["seq"] else None

    def add(self, records: Sequence[ActionRecord]) -> None:
        """Carry out the actions that follow those known here."""
        self._replay(self.session, records)
        self.take_over(self.session)

    def follow(self, change: Json) -> None:
        """Take over what a change says besides the actions."""
        self.places = {Seat(row[0]): SeatRecord(*row) for row in change["places"]}
        self.rematch = change["rematch"]
        self.rematch_offer = None if change["offer"] is None else Seat(change["offer"])
        self.turns.pace = change["pace"]
