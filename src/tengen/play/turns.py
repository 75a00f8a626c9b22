"""What happens next in a game session. No input or output: a user interface carries out the steps.

    turns = Turns(session)
    while not isinstance(step := turns.next(now()), Over):
        match step:
            case Apply(actions): apply(*actions)  # the flag has fallen; clocks stop or run on
            case Prepare(player): load(player); turns.prepared(player)
            case Judge(player): apply(undo) or turns.judged(), as whoever moved decides
            case Think(player): apply(*turns.accept(step, decide(player), now()))
            case Ask() | Wait(): apply(*read(step.turn, within=step.seconds))
            case Identify(turn): seat the engine that the user names for a program in a file

`apply` passes actions to the session in whatever way the interface stores them. An interface that
does not block calls `next` after every change, abandons what it was doing for an earlier step, and
calls `next` again after `step.seconds`, when the flag falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from ..engine.reflex import reflex_move
from ..openings.fallback import fallback_acts
from .actions import Action, ActionKind
from .seats import Player, PlayerKind
from .session import Session, Turn, Wants

PACE = 0.5  # seconds between two moves where only engines play, so that people can follow


class Apply(NamedTuple):
    """Apply these actions now."""

    actions: tuple[Action, ...]


class Ask(NamedTuple):
    """Ask a person; the flag falls after `seconds`, where a clock is running."""

    turn: Turn
    seconds: float | None


class Wait(NamedTuple):
    """Leave the engine in turn alone until somebody resumes the game or requests its move."""

    turn: Turn
    seconds: float | None


class Identify(NamedTuple):
    """Ask the user which engine plays for a program that a game file only names."""

    turn: Turn
    seconds: float | None


class Prepare(NamedTuple):
    """Load the engine of this player; the clocks are stopped meanwhile."""

    player: Player


class Judge(NamedTuple):
    """Have this player's engine judge a person's move before it is answered; the clocks stand."""

    player: Player
    ply: int


class Think(NamedTuple):
    """Have this player's engine decide for whoever is in turn."""

    player: Player
    turn: Turn
    ply: int
    seconds: float | None  # after which the flag falls
    delay: float  # seconds before its move should appear
    is_hint: bool  # show what it decides, and apply nothing


class Over(NamedTuple):
    """The game has a result."""


Step: TypeAlias = Apply | Ask | Wait | Identify | Prepare | Judge | Think | Over


class Turns:
    """Decides what happens next in a session.

    With `waits`, engines move on request only. Where engines are always ready, as in a pool of
    workers, `prepares` is false and no step is a `Prepare`. A `teacher` judges what a person plays
    against one of our engines.
    """

    def __init__(
        self,
        session: Session,
        *,
        waits: bool = False,
        prepares: bool = True,
        teacher: Player | None = None,
    ) -> None:
        self.session = session
        self.teacher = teacher
        self.is_paused = False
        self.pace = PACE
        self._waits = waits
        self._prepares = prepares
        self._ready: set[Player] = set()
        self._holds_clocks = False
        self._failed: tuple[int, Player] | None = None
        self._request: tuple[int, Player, bool] | None = None
        self._judged: int | None = None  # the ply of the last move that was

    @property
    def is_watched(self) -> bool:
        """Whether only engines play."""
        return all(player.is_engine for player in self.session.players.values())

    def next(self, now: float) -> Step:
        """The step to carry out now."""
        session = self.session
        if not session.is_over and session.clock.flagged(now) is not None:
            return Apply((Action(ActionKind.FLAG),))
        step = self._due(now)
        is_clocked = session.setup.control.is_clocked
        holds = isinstance(step, Prepare) or (isinstance(step, Judge) and is_clocked)
        if holds is self._holds_clocks:
            return step
        self._holds_clocks = holds
        if session.is_over or (self.is_paused and not holds):
            return step
        return Apply((Action(ActionKind.PAUSE) if holds else Action(ActionKind.RESUME),))

    def _due(self, now: float) -> Step:
        """The next step, without regard to clocks."""
        session, turn = self.session, self.session.to_act
        if turn is None:
            return Over()
        clock = session.clock
        seconds = session.remaining(session.turn, now) if clock.is_running else None
        if self._request is not None and self._request[0] != session.ply:
            self._request = None  # the game has gone on
        if self._judged != session.ply:
            self._judged = None
        if self.teacher is not None and self._judged is None and self._is_taught(turn):
            is_ready = not self._prepares or self.teacher.named("") in self._ready
            return Judge(self.teacher, session.ply) if is_ready else Prepare(self.teacher)
        is_hint = False
        player = turn.player
        if self._request is not None:
            _, player, is_hint = self._request
        elif not player.is_engine:
            return Ask(turn, seconds)
        elif self.is_paused or self._waits or self._failed == (session.ply, player):
            return Wait(turn, seconds)
        if player.kind is PlayerKind.PROGRAM:
            return Identify(turn, seconds)
        if self._prepares and player.named("") not in self._ready:
            return Prepare(player)
        is_paced = self.is_watched and session.ply > 0 and not session.setup.control.is_clocked
        return Think(player, turn, session.ply, seconds, self.pace if is_paced else 0.0, is_hint)

    def _is_taught(self, turn: Turn) -> bool:
        """Whether the last move is a person's own, against one of our engines, which is in turn."""
        session = self.session
        if not session.is_settled or turn.wants is not Wants.MOVE or not turn.player.is_ours:
            return False
        if session.board.ply <= session.opening.board.ply:
            return False  # a stone of the opening
        last = session.acts[-1]
        is_person = last.by is not turn.seat and not session.players[last.by].is_engine
        return is_person and last.thought is None  # the engine may move for a person, too

    # What the user interface reports

    def judged(self) -> None:
        """The last move was judged, or could not be: the game goes on."""
        self._judged = self.session.ply

    def prepared(self, player: Player) -> None:
        """The engine of this player is loaded."""
        self._ready.add(player.named(""))

    def accept(self, step: Think, actions: Sequence[Action], now: float) -> tuple[Action, ...]:
        """The actions to apply: none if the game has moved on, or the flag if it has fallen."""
        session = self.session
        if (session.ply, session.to_act) != (step.ply, step.turn):
            return ()
        self._request = None
        if session.clock.flagged(now) is not None:
            return (Action(ActionKind.FLAG),)
        return () if step.is_hint else tuple(actions)

    def failed(self, player: Player) -> None:
        """An engine could not be loaded or did not decide: it waits for a request."""
        self._failed = (self.session.ply, player)
        self._request = None

    def request(self, player: Player, *, is_hint: bool = False) -> None:
        """Have a player's engine act for whoever is in turn, or only advise.

        On an engine's turn, its own engine acts.
        """
        turn = self.session.to_act
        self._failed = None
        if turn is not None:
            own = turn.player.is_engine and not is_hint
            self._request = (self.session.ply, turn.player if own else player, is_hint)


def fallback_actions(session: Session) -> tuple[Action, ...]:
    """Sensible actions at once for whoever has to act, without an engine."""
    turn = session.to_act
    assert turn is not None, "the game is over"
    if turn.wants is Wants.DRAW_ANSWER:
        return (Action(ActionKind.DECLINE_DRAW, by=turn.seat),)
    if turn.wants is Wants.UNDO_ANSWER:
        return (Action(ActionKind.DECLINE_UNDO, by=turn.seat),)
    if session.is_settled:
        return (Action.of(reflex_move(session.board)),)
    return tuple(map(Action.of, fallback_acts(session.opening)))
