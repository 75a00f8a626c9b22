"""One game session. No input or output: a user interface passes in actions and the time.

>>> session = Session.create(Setup.of("renju", first="person:Ann", second="level:3"))
>>> session.apply(session.parse("h8"), now=0.0)
True
>>> session.to_act.player.title, session.to_act.wants
('level 3', <Wants.MOVE: 'move'>)
>>> Session.from_plain(session.to_plain()).board == session.board
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple

from ..board import Board
from ..coords import Move
from ..errors import ActionError, GameOverError, MoveTextError, NotYourTurnError, StaleError
from ..game import EndReason, Game, Result
from ..opening import Choice, Opening, Seat
from ..outcome import Outcome
from ..plain import Value
from ..rules import Color, ForbiddenReason
from .actions import Action, ActionKind
from .clock import GameClock
from .played import Act, PlayedGame
from .record import player_names, write_date, write_headers
from .seats import Player, PlayerKind
from .setup import Setup
from .words import capture_text, ending, pending_text, result_sentence

VERSION = 1


class Wants(StrEnum):
    """What is waited for."""

    MOVE = "move"
    CHOICE = "choice"
    DRAW_ANSWER = "draw-answer"
    UNDO_ANSWER = "undo-answer"


class Turn(NamedTuple):
    """Who has to act, and what they may do."""

    seat: Seat
    player: Player
    wants: Wants
    choices: tuple[Choice, ...]  # offered, where a choice is wanted
    instruction: str  # in words: "place a black stone", "choose take-white or take-black"


class Session:
    """One game. Any error leaves it as it was; the same set-up and actions give the same game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: dict[Seat, Player] = {seat: setup.player(seat) for seat in Seat}
        self._table = PlayedGame(setup)
        self._actions: list[Action] = []
        self._undone: list[list[Act]] = []
        self._clock = GameClock.start_of(setup.control)
        self._accounted = 0.0  # seconds of the running turn that acts have taken already
        self._offer: Seat | None = None
        self._undo_asked: Seat | None = None
        self._result: Result | None = None  # by word or by time; the board has its own
        if setup.start is not None:
            self._go_on_from(setup.start)

    @classmethod
    def create(cls, setup: Setup) -> Session:
        """A table at which nothing has been done. The clocks stand until the first action."""
        return cls(setup)

    @classmethod
    def replay(cls, setup: Setup, actions: Iterable[Action]) -> Session:
        """The session in which these actions were applied, each at its time."""
        session = cls(setup)
        for action in actions:
            session.apply(action, now=action.at or 0.0)
        return session

    def copy(self) -> Session:
        """An independent session in the same state."""
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.players, other._table = self.players.copy(), self._table.copy()
        other._actions, other._undone = self._actions.copy(), self._undone.copy()
        return other

    @classmethod
    def from_game(cls, game: Game, **setup: Any) -> Session:
        """A session that goes on at the end of the game's main line, within its opening if need be.

        Other arguments are those of `Setup.of`: who plays, and with which clock.
        """
        return cls(Setup.of(start=game, **setup))

    def _go_on_from(self, start: Game) -> None:
        """Take the result and the names over from a record."""
        if start.result is not None and start.result.reason is not EndReason.BOARD:
            self._result = start.result
        for seat, name in player_names(start, self.colors).items():
            if name and not self.players[seat].title:
                self.players[seat] = self.players[seat].named(name)

    # What stands

    @property
    def board(self) -> Board:
        """A copy of the position, with the moves that led to it."""
        return self._table.board.copy()

    @property
    def game(self) -> Game:
        """The tree of the game, its main line as played; `record` has the headers too."""
        return self._table.game

    @property
    def opening(self) -> Opening:
        """A copy of the opening, as far as it has come."""
        return self._table.opening.copy()

    @property
    def acts(self) -> tuple[Act, ...]:
        """The stones and choices that stand, first to last."""
        return tuple(self._table.acts)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done, in order."""
        return tuple(self._actions)

    @property
    def ply(self) -> int:
        """How many stones and choices stand: what a client says it has seen."""
        return len(self._table.acts)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been done that could be lost."""
        return not self._table.acts and self._result is None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return bool(self._undone)

    @property
    def draw_offer(self) -> Seat | None:
        """Who has offered a draw that is not answered yet."""
        return self._offer

    @property
    def undo_request(self) -> Seat | None:
        """Who has asked to take back and has no answer yet."""
        return self._undo_asked

    # Who plays

    @property
    def turn(self) -> Seat:
        """The player who acts now, or would if the game went on."""
        return self._table.turn

    @property
    def is_settled(self) -> bool:
        """Whether the opening is over: the game goes on by the rule alone."""
        return self._table.opening.is_finished()

    @property
    def has_colors(self) -> bool:
        """Whether everybody knows their colour, as from the start where nobody may choose."""
        return self.is_settled or not self._table.opening.protocol.has_choices

    @property
    def colors(self) -> dict[Seat, Color]:
        """Who has which colour; before that is settled, the one who opens counts as Black."""
        return self._table.colors

    def seat_of(self, color: Color) -> Seat:
        """The player who has a colour, as in `colors`."""
        return next(seat for seat, held in self.colors.items() if held == color)

    def who(self, seat: Seat) -> str:
        """A player as a sentence names them: "Ann (Black)", "Black", "the first player"."""
        role = self.colors[seat].title if self.has_colors else f"the {seat} player"
        title = self.players[seat].title
        return f"{title} ({role})" if title else role

    def who_begins(self, seat: Seat) -> str:
        """The same at the beginning of a sentence; a name stays as its owner writes it."""
        player, who = self.players[seat], self.who(seat)
        has_name = bool(player.name) or player.kind is PlayerKind.COMMAND
        return who if has_name else who[0].upper() + who[1:]

    @property
    def to_act(self) -> Turn | None:
        """Who has to act and how; None when the game is over. An offered draw is answered first."""
        if self.is_over:
            return None
        if self._offer is not None:
            seat = self._offer.other
            instruction = f"accept the draw that {self.who(self._offer)} offers, or decline"
            return Turn(seat, self.players[seat], Wants.DRAW_ANSWER, (), instruction)
        if self._undo_asked is not None:
            seat = self._undo_asked.other
            instruction = f"let {self.who(self._undo_asked)} take back, or decline"
            return Turn(seat, self.players[seat], Wants.UNDO_ANSWER, (), instruction)
        opening, seat = self._table.opening, self.turn
        wants = Wants.CHOICE if opening.options else Wants.MOVE
        return Turn(seat, self.players[seat], wants, opening.options, opening.instruction)

    # What may be played

    @property
    def legal(self) -> frozenset[Move]:
        """The points on which the player in turn may place a stone; none where a choice is due."""
        if self.is_over:
            return frozenset()
        if self.is_settled:
            return frozenset(self._table.board.legal_moves)
        actions = self._table.opening.legal_actions
        return frozenset(action for action in actions if not isinstance(action, Choice))

    @property
    def forbidden(self) -> Mapping[Move, ForbiddenReason]:
        """The points that the rule forbids to the player in turn, each with the reason."""
        return {} if self.is_over else self._table.board.forbidden_points

    # The end

    @property
    def outcome(self) -> Outcome | None:
        """How the board itself ended the game, or None."""
        return self._table.board.outcome()

    @property
    def result(self) -> Result | None:
        """Who won and why, or None while the game goes on."""
        outcome = self.outcome
        if self._result is None and outcome is not None:
            return Result.from_outcome(outcome)
        return self._result

    @property
    def is_over(self) -> bool:
        """Whether the game has a result."""
        return self.result is not None

    @property
    def ending(self) -> str | None:
        """How the game ended, in a sentence, or None while it goes on."""
        outcome = self.outcome
        if self._result is None and outcome is not None:
            return ending(self._table.board, outcome)
        return None if self._result is None else result_sentence(self._result)

    # Time

    @property
    def clock(self) -> GameClock:
        """The clocks as they stand."""
        return self._clock

    def remaining(self, seat: Seat, now: float) -> float | None:
        """Seconds within which a player has to act, were it their turn; None without a clock."""
        remaining, result = self._clock.remaining(seat, now), self._result
        if remaining is None or result is None or result.reason is not EndReason.TIME:
            return remaining
        return 0.0 if result.winner is self.colors[seat].other else remaining

    def flag_if_due(self, now: float) -> bool:
        """End the game when the time of the player in turn is up; whether it was."""
        is_due = not self.is_over and self._clock.flagged(now) is not None
        return is_due and self.apply(Action.flag(), now=now)

    def wake(self, now: float) -> None:
        """Let the clocks of a loaded session run on; the time that it slept counts for nobody."""
        if self.is_over:
            return
        if self._clock.is_running:
            self.apply(Action.pause(), now=self._actions[-1].at or 0.0)
        self.apply(Action.resume(), now=now)

    # What is done

    def parse(self, text: str) -> Action:
        """The move or the choice that a text names: "h8", "take-black", "white", "2"."""
        opening = self._table.opening
        try:
            what = self._parse_choice(text.strip().lower()) or opening.parse_action(text)
        except MoveTextError as error:
            if not opening.options:
                raise
            raise ActionError(
                f"{text.strip()!r} is not a choice: {opening.instruction}, or type its number"
            ) from error
        return Action.choose(what) if isinstance(what, Choice) else Action.move(what)

    def _parse_choice(self, text: str) -> Choice | None:
        """The offered choice that has a word beginning like this, or its number."""
        options = self._table.opening.options
        if text in ("1", "2", "3") and int(text) <= len(options):
            return options[int(text) - 1]
        fits = [
            option
            for option in options
            if text and any(word.startswith(text) for word in (option, *option.split("-")))
        ]
        return fits[0] if len(fits) == 1 else None

    def apply(self, action: Action, now: float, *, expected_ply: int | None = None) -> bool:
        """Do an action at this time; False when it is one that was done already.

        `expected_ply` is the `ply` that whoever acts has seen. A move sent twice is recognised by
        it; an action meant for another position is refused with StaleError.
        """
        if expected_ply is not None and expected_ply != self.ply:
            if self._is_repeated(action, expected_ply):
                return False
            raise StaleError(
                f"{action.kind} was meant for ply {expected_ply}, but the game is at {self.ply}"
            )
        latest = self._actions[-1].at if self._actions else None
        at = round(now if latest is None else max(now, latest), 3)
        self._handlers()[action.kind](action, at)
        self._actions.append(replace(action, at=at))
        return True

    def _is_repeated(self, action: Action, ply: int) -> bool:
        if not 0 <= ply < self.ply:
            return False
        act, what = self._table.acts[ply], _what(action)
        return what is not None and act.what == what and action.by in (None, act.by)

    def _handlers(self) -> Mapping[ActionKind, Any]:
        return {
            ActionKind.MOVE: self._act,
            ActionKind.CHOOSE: self._act,
            ActionKind.UNDO: self._undo,
            ActionKind.REDO: self._redo,
            ActionKind.RESIGN: self._resign,
            ActionKind.OFFER_DRAW: self._offer_draw,
            ActionKind.ACCEPT_DRAW: self._answer_draw,
            ActionKind.DECLINE_DRAW: self._answer_draw,
            ActionKind.ASK_UNDO: self._ask_undo,
            ActionKind.ACCEPT_UNDO: self._answer_undo,
            ActionKind.DECLINE_UNDO: self._answer_undo,
            ActionKind.FLAG: self._flag,
            ActionKind.PAUSE: self._pause,
            ActionKind.RESUME: self._resume,
            ActionKind.SIT: self._sit,
        }

    # Each of these refuses before it changes anything.

    def _act(self, action: Action, at: float) -> None:
        what, seat = _what(action), self.turn
        if what is None:
            raise ActionError(f"{action.kind} without a point or a choice: expected one")
        self._refuse_when_over(self._table.opening.action_text(what))
        if action.by is not None and action.by is not seat:
            raise NotYourTurnError(f"it is not the turn of {self.who(action.by)}")
        if self._clock.flagged(at) is not None:
            raise ActionError(f"the time of {self.who(seat)} is up")
        spent = None if self._clock.turn is None else self._clock.spent(at) - self._accounted
        self._table.put(what, spent=spent, thought=action.thought)
        self._undone.clear()
        self._undo_asked = None
        if self._offer is seat.other:
            self._offer = None  # whoever moves instead of answering declines
        self._press(at)
        self._table.note_time(self._clock.main_left(seat, at))

    def _press(self, at: float) -> None:
        """Let the clock follow the turn; it begins to run with the first act."""
        following = None if self.is_over else self.turn
        if self._clock.turn is following:
            self._accounted = self._clock.spent(at)
            return
        self._accounted = 0.0
        if self._clock.turn is None and following is not None:
            self._clock = self._clock.started(following, at)
        else:
            self._clock = self._clock.pressed(following, at)

    def _undo(self, action: Action, at: float) -> None:
        if self._result is None:
            self._undone.append(self._table.take_off(self._undo_count()))
        elif self._result.reason is EndReason.TIME:
            raise ActionError("a game that was lost on time cannot be taken back")
        self._result = self._offer = self._undo_asked = None
        self._press(at)

    def _undo_count(self) -> int:
        """How many acts to take back: the last one, or to the last of the only person here."""
        persons = [seat for seat, player in self.players.items() if not player.is_engine]
        return self._count_back_to(persons if len(persons) == 1 else list(Seat))

    def _count_back_to(self, seats: list[Seat]) -> int:
        """How many acts there are from the last one of these seats on."""
        for count, act in enumerate(reversed(self._table.acts), 1):
            if act.by in seats:
                return count
        raise ActionError("there is nothing to take back")

    def _ask_undo(self, action: Action, at: float) -> None:
        self._refuse_when_over("taking back")
        seat = action.by or self.turn
        self._refuse_second_question()
        if self.players[seat.other].is_engine:
            raise ActionError("an engine is not asked: take back")
        self._count_back_to([seat])
        self._undo_asked = seat

    def _answer_undo(self, action: Action, at: float) -> None:
        asked = self._undo_asked
        if asked is None:
            raise ActionError("nobody has asked to take back")
        if action.by is asked:
            raise NotYourTurnError(f"{self.who(asked)} cannot answer their own question")
        self._undo_asked = None
        if action.kind is ActionKind.ACCEPT_UNDO:
            self._undone.append(self._table.take_off(self._count_back_to([asked])))
            self._press(at)

    def _refuse_second_question(self) -> None:
        """One question at a time: whoever answers must know which."""
        if self._offer is not None:
            raise ActionError(f"{self.who(self._offer)} has offered a draw already")
        if self._undo_asked is not None:
            raise ActionError(f"{self.who(self._undo_asked)} has asked to take back already")

    def _redo(self, action: Action, at: float) -> None:
        self._refuse_when_over("redo")
        if not self._undone:
            raise ActionError("there is nothing to do again")
        self._table.put_back(self._undone.pop())
        self._offer = self._undo_asked = None
        self._press(at)

    def _resign(self, action: Action, at: float) -> None:
        self._refuse_when_over("resigning")
        loser = self.colors[action.by or self.turn]
        self._end(Result(loser.other, EndReason.RESIGNATION), at)

    def _offer_draw(self, action: Action, at: float) -> None:
        self._refuse_when_over("draw offer")
        self._refuse_second_question()
        self._offer = action.by or self.turn

    def _answer_draw(self, action: Action, at: float) -> None:
        if self._offer is None:
            raise ActionError("there is no draw offer to answer")
        if action.by is self._offer:
            raise NotYourTurnError(f"{self.who(self._offer)} cannot answer their own draw offer")
        self._offer = None
        if action.kind is ActionKind.ACCEPT_DRAW:
            self._end(Result(None, EndReason.AGREEMENT), at)

    def _flag(self, action: Action, at: float) -> None:
        self._refuse_when_over("flag")
        seat = self._clock.flagged(at)
        if seat is None:
            raise ActionError("nobody's time is up")
        self._end(Result(self.colors[seat].other, EndReason.TIME), at)

    def _end(self, result: Result, at: float) -> None:
        self._result, self._offer, self._undo_asked = result, None, None
        self._press(at)

    def _pause(self, action: Action, at: float) -> None:
        self._clock = self._clock.paused(at)

    def _resume(self, action: Action, at: float) -> None:
        self._refuse_when_over("clock")
        is_new = self._clock.turn is None
        self._clock = self._clock.started(self.turn, at) if is_new else self._clock.resumed(at)

    def _sit(self, action: Action, at: float) -> None:
        if action.by is None or action.player is None:
            raise ActionError("nobody can sit down: expected a seat and a player")
        self.players[action.by] = action.player

    def _refuse_when_over(self, what: str) -> None:
        if self.is_over:
            raise GameOverError(f"no {what} now: the game is over")

    # What there is to tell

    def events(self) -> list[str]:
        """What the last act brought about, in sentences: captures, a pending five, the end."""
        board, told = self.board, [self.ending]
        if self._table.acts and self._table.acts[-1].is_move:
            before = self.board
            before.pop()
            told = [capture_text(before, board), pending_text(board), *told]
        return list(filter(None, told))

    def record(self) -> Game:
        """A copy of the game with players, opening, clocks and result, as it is to be saved."""
        game = self.game.copy()
        players = {color: self.players[seat] for seat, color in self.colors.items()}
        write_headers(game, self._table.opening, players, self.setup.control)
        if self._actions:
            write_date(game, self._actions[0].at or 0.0)
        game.result = self.result
        return game

    # As data

    def to_plain(self) -> dict[str, Any]:
        """The set-up and all actions as plain data."""
        return {
            "version": VERSION,
            "setup": self.setup.to_plain(),
            "actions": [action.to_plain(self.setup.size) for action in self._actions],
        }

    @classmethod
    def from_plain(cls, data: object) -> Session:
        """The session that `to_plain` wrote; FormatError names what is wrong."""
        fields = Value("$", data).fields({"version", "setup", "actions"})
        if fields["version"].number(whole=True) != VERSION:
            fields["version"].fail(f"version {VERSION}, the only one this program reads")
        setup = Setup.from_plain(fields["setup"])
        session = cls(setup)
        for item in fields["actions"].items():
            action = Action.from_plain(item, setup.size)
            item.checked(partial(session.apply, action, action.at or 0.0))
        return session


def _what(action: Action) -> Move | Choice | None:
    return action.point if action.kind is ActionKind.MOVE else action.choice
