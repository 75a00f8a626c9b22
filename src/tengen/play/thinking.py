"""An engine's decisions in a session: moves, opening choices, answers to draw offers.

    with Thinkers() as thinkers:
        for action in thinkers.of(player).decide(session, now=time.time()).actions:
            session.apply(action, now=time.time())

A hint is what a thinker for `tengen:time=1` decides when it is a person's turn. Engines of others
know nothing of openings: there ours decides for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple, Self

from ..board import Board
from ..engine.base import Analysis, BaseEngine, StopToken, Watch
from ..engine.info import Info
from ..engine.levels import LEVELS
from ..engine.limit import Limit
from ..errors import ActionError
from ..opening import Opening, Seat
from ..openings.fallback import is_free_stone
from ..plain import Json
from ..rules import Color
from .actions import Action, ActionKind, Thought
from .engines import Report, Tell, start_engine
from .seats import Player, PlayerKind
from .session import Session, Wants

DEFAULT_TIME = 2.0  # seconds for a move where nothing else says
OPENING_FACTOR = 10  # times the nodes of a level, for an opening that takes many searches
DRAW_NODES = 20_000  # to see who stands better before a draw is answered
LOSING = 0.2  # win chance below which a draw is welcome
EVEN = 0.55  # and below which it is, once half of the board is full
SEEDS = 2**31  # that an engine can have
TIME_KEPT = 0.1  # part of a turn's time that is kept for what happens around a search


class Question(NamedTuple):
    """A decision that is due; as plain data, it can be answered in another process."""

    seat: Seat
    color: Color  # of whoever is in turn
    board: Board
    opening: Opening
    limit: Limit
    seed: int  # differs from game to game
    is_draw_offer: bool = False

    def to_plain(self) -> Json:
        """The question as plain data."""
        opening = self.opening
        return {
            "seat": str(self.seat),
            "color": str(self.color),
            "position": self.board.to_plain(),
            "opening": str(opening.protocol),
            "acts": [opening.action_text(act) for act in opening.action_stack],
            "limit": self.limit.to_plain(),
            "seed": self.seed,
            "is_draw_offer": self.is_draw_offer,
        }

    @classmethod
    def from_plain(cls, plain: Json) -> Question:
        """The question that `to_plain` wrote."""
        board = Board.from_plain(plain["position"])
        opening = Opening(plain["opening"], rule=board.rule, size=board.size)
        for act in plain["acts"]:
            opening.push_text(act)
        more: Any = {name: plain[name] for name in ("seed", "is_draw_offer")}
        color, limit = Color.parse(plain["color"]), Limit(**plain["limit"])
        return cls(Seat(plain["seat"]), color, board, opening, limit, **more)


class Decision(NamedTuple):
    """An engine's actions in order, and its thoughts if it searched."""

    actions: tuple[Action, ...]
    info: Info | None = None


class Thinker:
    """An engine for one player. It is started when it is first needed, and works in any thread."""

    def __init__(
        self,
        player: Player,
        *,
        report: Report | None = None,
        options: Mapping[str, int] | None = None,
        engine: BaseEngine | None = None,
    ) -> None:
        self.player = player
        self._report = report
        self._options = dict(options or {})
        self._engine = engine
        self._is_ours = False  # an engine that was given may be anything
        self._judge: BaseEngine | None = None

    @property
    def engine(self) -> BaseEngine:
        """The engine itself, for a free analysis."""
        if self._engine is None:
            self._engine = start_engine(self.player, report=self._report, options=self._options)
            self._is_ours = self.player.kind is not PlayerKind.COMMAND
        return self._engine

    def prepare(self, session: Session) -> None:
        """Start the engine and make it ready for this board, so that no clock pays for it."""
        self.engine.prepare(session.setup.rule, session.setup.size)

    def close(self) -> None:
        """Close the engine. Closing twice does nothing; the next use starts it again."""
        for engine in (self._engine, self._judge):
            if engine is not None:
                engine.close()
        self._engine = self._judge = None

    # Deciding

    def decide(
        self,
        session: Session,
        now: float,
        *,
        tell: Tell | None = None,
        stop: StopToken | None = None,
    ) -> Decision:
        """What to do for whoever has to act now; the session is not changed.

        `tell` hears how a search for a move goes on, in this thread. When `stop` is stopped, the
        best so far is decided.
        """
        return self.answer(self.question(session, now), tell=tell, stop=stop)

    def question(self, session: Session, now: float) -> Question:
        """What whoever has to act now must decide; needs no engine."""
        turn = session.to_act
        if turn is None:
            raise ActionError("there is nothing to decide: the game is over")
        return Question(
            seat=turn.seat,
            color=session.colors[turn.seat],
            board=session.board,
            opening=session.opening,
            limit=self.limit(session, now),
            seed=_seed(session),
            is_draw_offer=turn.wants is Wants.DRAW_ANSWER,
        )

    def answer(
        self, question: Question, *, tell: Tell | None = None, stop: StopToken | None = None
    ) -> Decision:
        """What to do about a question; `tell` and `stop` as in `decide`."""
        if question.is_draw_offer:
            return self._answer_draw(question, stop)
        opening, limit = question.opening, question.limit
        if opening.is_finished() or is_free_stone(opening):
            engine, player = self.engine, self.player
            if self._is_ours and "seed" not in player.options:
                # Different mistakes and book moves in each game, but consistent within one.
                engine.configure(seed=question.seed)
            result = engine.play(question.board, limit, watch=_teller(tell), stop=stop)
            return Decision((Action.of(result.move, thought=Thought.of(result.info)),), result.info)
        if len(opening.legal_actions) == 1:
            return Decision((Action.of(opening.legal_actions[0]),))
        from ..openings.decisions import opening_acts  # loads the compiled core

        level = LEVELS.get(self.player.level or 0)
        if level is not None:
            limit = replace(limit, nodes=level.nodes * OPENING_FACTOR)
        acts = opening_acts(self._judging_engine(), opening, limit, stop=stop)
        return Decision(tuple(map(Action.of, acts)))

    def limit(self, session: Session, now: float) -> Limit:
        """What a move may cost: the player's own limit, within the clock of who is in turn."""
        limit, control, clock = self.player.limit, session.setup.control, session.clock
        seat = session.turn
        if control.per_move is not None:
            remaining = (clock.remaining(seat, now) or 0.0) * (1 - TIME_KEPT)
            limit = replace(limit, time=min(remaining, limit.time or remaining))
        seats = {color: session.seat_of(color) for color in Color}
        if not session.is_settled:  # whoever is in turn may place stones of either colour
            seats = dict.fromkeys(Color, seat)
        limit = clock.limit(seats, now, limit)
        is_limited = not limit.is_endless(session.board.turn) or self.player.level is not None
        return limit if is_limited else replace(limit, time=DEFAULT_TIME)

    def _judging_engine(self) -> BaseEngine:
        """Our own engine: this one, or a second one if this is another program's."""
        if self.player.kind is not PlayerKind.COMMAND:
            return self.engine
        if self._judge is None:
            ours = Player(kind=PlayerKind.TENGEN)
            self._judge = start_engine(ours, report=self._report, options=self._options)
        return self._judge

    def _answer_draw(self, question: Question, stop: StopToken | None) -> Decision:
        board = question.board
        info = self._judging_engine().analyse(board, Limit(nodes=DRAW_NODES), stop=stop)
        chance = info.score.seen_by(question.color).win_chance
        stones = sum(board.color_at(point) is not None for point in range(board.size**2))
        is_late = 2 * stones >= board.size**2
        is_welcome = chance < LOSING or (is_late and chance < EVEN)
        answer = ActionKind.ACCEPT_DRAW if is_welcome else ActionKind.DECLINE_DRAW
        return Decision((Action(answer, by=question.seat),), info)


class Thinkers:
    """The engines of a session, one for each player that needs one, shared by equal players."""

    def __init__(
        self, *, report: Report | None = None, options: Mapping[str, int] | None = None
    ) -> None:
        self._report = report
        self._options = dict(options or {})
        self._thinkers: dict[str, Thinker] = {}

    def of(self, player: Player) -> Thinker:
        """The thinker for a player, the same one for the same player."""
        key = str(player.named(""))
        if key not in self._thinkers:
            self._thinkers[key] = Thinker(player, report=self._report, options=self._options)
        return self._thinkers[key]

    def close(self) -> None:
        """End all engines."""
        for thinker in self._thinkers.values():
            thinker.close()
        self._thinkers.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _teller(tell: Tell | None) -> Watch | None:
    """Passes on what a search reports."""
    if tell is None:
        return None

    def watch(search: Analysis) -> None:
        for info in search:
            tell(info)

    return watch


def _seed(session: Session) -> int:
    """A number that differs from game to game: the moment of the first action."""
    began = session.actions[0].at if session.actions else None
    return int((began or 0.0) * 1000) % SEEDS
