"""One game of a bot: the state that the server sends, and what an engine decides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from ..engine.base import StopToken
from ..errors import EngineError, TengenError
from ..opening import Seat
from ..plain import Json
from ..play.actions import Action, ActionKind
from ..play.clock import GameClock, TimeControl
from ..play.seats import PlayerKind
from ..play.session import Session, Wants
from ..play.setup import Setup
from ..play.thinking import Thinker

LAG_SECONDS = 0.4  # of a clock that are kept for the way to the server and back
LAG_PART = 0.1  # of a clock, where that is less
CLAIM_SECONDS = 0.5  # after which a game is claimed that can be: clocks are never quite the same
BUSY_SECONDS = 2.0  # before something is sent again to a busy server
MOST_REFUSALS = 3  # in a game, after which the bot resigns
TRIES = 2  # of an engine that fails, for one move

Send = Callable[[Json], None]
Tell = Callable[[str], None]


def session_of(state: Json, *, received: float) -> Session:
    """The game as the engine needs it, with the clocks as they were when the state came."""
    control = TimeControl.parse((state["clock"] or {}).get("control", "none"))
    setup = Setup.of(state["rule"], state["size"], opening=state["opening"], control=control)
    session = Session(replace(setup, start=None))
    acts = list(state["acts"])
    for text in acts:
        session.apply(session.parse(text), now=received)
    for text in state["moves"][session.board.ply :]:
        session.apply(session.parse(text), now=received)
    if state["clock"] is not None:
        session.clock = _clock(state["clock"], control, session.turn, received)
    for name in ("draw_offer", "undo_request"):
        setattr(session, name, None if state[name] is None else Seat(state[name]))
    return session


def _clock(told: Json, control: TimeControl, turn: Seat, received: float) -> GameClock:
    """The clocks that a state tells, a little early for whoever is in turn."""
    left = {seat: float(told[seat]) for seat in Seat}
    left[turn] -= min(LAG_SECONDS, LAG_PART * left[turn])
    used = 0.0
    if control.main is None and control.per_move is not None:
        used = max(0.0, control.per_move - left[turn])
    return GameClock(
        control=control,
        left=dict.fromkeys(Seat) if control.main is None else left,
        turn=turn,
        is_running=told["running"] is not None,
        since=received,
        used=used,
    )


class BotGame:
    """A game in progress. `send` passes messages to the server, or drops them when offline."""

    def __init__(self, game: str, thinker: Thinker, send: Send, tell: Tell) -> None:
        self.id = game
        self.thinker = thinker
        self.state: Json | None = None
        self.is_over = False
        self._is_resigning = False
        self._send = send
        self._tell = tell
        self._seq = -1  # of the state that is being decided or was answered
        self._sent: Json | None = None  # what was sent for it
        self._plan: list[Action] = []  # what follows it, if nothing happens in between
        self._refusals = 0  # of what was sent
        self._stop = StopToken()
        self._thinking: asyncio.Task[None] | None = None
        self._claiming: asyncio.TimerHandle | None = None

    @property
    def opponent(self) -> str:
        """The name of the other player."""
        if not self.state or not self.state["you"]:
            return "somebody"
        other = Seat(self.state["you"][0]).other
        return str(self.state["seats"][other]["name"] or "somebody")

    def take(self, state: Json) -> None:
        """Accept a state from the server and decide if it is the bot's turn."""
        self.state = state
        self._claim_later(state)
        if state["result"] is not None:
            self._end(state)
            return
        if self._is_resigning:
            self._resign(state)
            return
        turn = state["to_act"]
        if turn is None or turn["seat"] not in state["you"]:
            self._stop.stop()
            return
        if state["seq"] == self._seq:
            if self._sent is not None:  # told again after a lost connection
                self._send(self._sent)
            return
        if self._plan and state["seq"] == self._seq + 1:
            self._answer(state["seq"], self._plan)
            return
        self._seq, self._sent, self._plan = state["seq"], None, []
        self._stop.stop()
        self._stop = StopToken()
        work = self._think(state, time.monotonic(), self._stop, self._thinking)
        self._thinking = asyncio.get_running_loop().create_task(work)

    def refused(self, ref: str, code: str, message: str) -> None:
        """The server refused what was sent: send it again later, or decide again."""
        sent = self._sent
        if sent is None or sent["ref"] != ref or code == "stale":  # the newest state follows
            return
        self._refusals += 1
        if code == "busy":
            asyncio.get_running_loop().call_later(BUSY_SECONDS, self._send_again, sent)
            return
        self._tell(f"{self.id}: the server refused {sent['action']}: {message}")
        if self._refusals > MOST_REFUSALS:
            self.resign()
            return
        self._sent, self._plan, self._seq = None, [], -1
        self._send({"type": "watch", "game": self.id})

    def _send_again(self, message: Json) -> None:
        if self._sent is message:
            self._send(message)

    def resign(self) -> None:
        """Resign the game, also when it has gone on by the time the server hears of it."""
        self._is_resigning = True
        if self.state is not None and not self.is_over:
            self._resign(self.state)

    def _resign(self, state: Json) -> None:
        self._stop.stop()
        self._answer(state["seq"], [Action(ActionKind.RESIGN)])

    def _claim_later(self, state: Json) -> None:
        """Claim the win from a player who has left, as soon as the server allows it."""
        if self._claiming is not None:
            self._claiming.cancel()
            self._claiming = None
        if state["claim"] is not None and state["result"] is None:
            seconds = state["claim"]["seconds"] + CLAIM_SECONDS
            loop = asyncio.get_running_loop()
            self._claiming = loop.call_later(seconds, self._claim, state["seq"])

    def _claim(self, seq: int) -> None:
        action = {"do": ActionKind.CLAIM_WIN.value}
        ref = f"bot-{seq}-claim"
        self._send({"type": "act", "game": self.id, "seq": seq, "ref": ref, "action": action})

    async def close(self) -> None:
        """Stop thinking."""
        self._stop.stop()
        if self._claiming is not None:
            self._claiming.cancel()
        if self._thinking is not None:
            await asyncio.wait([self._thinking])

    def _end(self, state: Json) -> None:
        self._stop.stop()
        if not self.is_over:
            self.is_over = True
            self._tell(f"{self.id}: over against {self.opponent}: {state['result']['text']}")

    async def _think(
        self, state: Json, received: float, stop: StopToken, before: asyncio.Task[None] | None
    ) -> None:
        """Decide about a state once the engine has stopped deciding about the one before."""
        if before is not None:
            with suppress(Exception):
                await asyncio.wait([before])
        if self._seq != state["seq"]:
            return
        try:
            actions = await asyncio.to_thread(self._decide, state, received, stop)
        except TengenError as error:
            self._tell(f"{self.id}: resigned because the engine failed: {error}")
            actions = [Action(ActionKind.RESIGN)]
        if self._seq == state["seq"] and not self._is_resigning:
            self._answer(state["seq"], actions)

    def _decide(self, state: Json, received: float, stop: StopToken) -> list[Action]:
        """What the engine decides; started again, it has another try."""
        session = session_of(state, received=received)
        turn, is_ours = session.to_act, self.thinker.player.kind is not PlayerKind.COMMAND
        if turn is not None and turn.wants is Wants.UNDO_ANSWER:
            return [Action(ActionKind.DECLINE_UNDO)]
        if turn is not None and turn.wants is Wants.DRAW_ANSWER and not is_ours:
            return [Action(ActionKind.DECLINE_DRAW)]
        for attempt in range(TRIES):
            try:
                decided = self.thinker.decide(session, time.monotonic(), stop=stop)
                return list(decided.actions)
            except EngineError as error:
                self.thinker.close()
                if attempt + 1 == TRIES or stop.is_stopped:
                    raise
                self._tell(f"{self.id}: the engine failed and is started again: {error}")
        raise AssertionError("the last try returns or raises")

    def _answer(self, seq: int, actions: list[Action]) -> None:
        self._seq, self._plan = seq, actions[1:]
        self._act(seq, actions[0])

    def _act(self, seq: int, action: Action) -> None:
        assert self.state is not None
        plain = action.to_plain(self.state["size"])
        wanted = {name: plain[name] for name in ("do", "point", "choice") if name in plain}
        self._sent = {
            "type": "act",
            "game": self.id,
            "seq": seq,
            "ref": f"bot-{seq}-{wanted['do']}",
            "action": wanted,
        }
        self._send(self._sent)
