"""One game session. No input or output: a user interface passes in actions and the time.

>>> session = Session(Setup.of("renju", first="person:Ann", second="level:3"))
>>> session.apply(session.parse("h8"), now=0.0)
True
>>> session.to_act.player.title, session.to_act.wants
('level 3', <Wants.MOVE: 'move'>)
>>> Session.from_plain(session.to_plain()).board == session.board
True
"""

from __future__ import annotations

from collections.abc import Mapping
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
from ..texts import Message
from .actions import Action, ActionKind
from .clock import GameClock
from .played import Act, PlayedGame
from .record import player_names, write_date, write_headers
from .seats import Player, PlayerKind
from .setup import Setup
from .words import capture_text, ending, outcome_message, pending_text, result_message

VERSION = 1


class Wants(StrEnum):
    """What a session waits for."""

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
    instruction: Message  # "Place a black stone."


class Session:
    """One game. Any error leaves it as it was; the same set-up and actions give the same game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: dict[Seat, Player] = {seat: setup.player(seat) for seat in Seat}
        self._played = PlayedGame(setup)
        self._actions: list[Action] = []
        self._undone: list[list[Act]] = []
        self.clock = GameClock.start_of(setup.control)  # stands until the first action
        self._accounted = 0.0  # seconds of the running turn that acts have taken already
        self.draw_offer: Seat | None = None  # who waits for the answer to one
        self.undo_request: Seat | None = None  # who has asked to take back and waits
        self._result: Result | None = None  # by word or by time; the board has its own
        if setup.start is not None:
            self._take_over(setup.start)

    def copy(self) -> Session:
        """An independent session in the same state."""
        other = Session.__new__(Session)
        other.__dict__.update(self.__dict__)
        other.players, other._played = self.players.copy(), self._played.copy()
        other._actions, other._undone = self._actions.copy(), self._undone.copy()
        return other

    def _take_over(self, start: Game) -> None:
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
        return self._played.board.copy()

    def board_at(self, ply: int | None) -> Board:
        """The position after this many stones, or the present one."""
        board = self.board
        while ply is not None and board.ply > ply:
            board.pop()
        return board

    @property
    def game(self) -> Game:
        """The tree of the game, its main line as played; `record` has the headers too."""
        return self._played.game

    @property
    def opening(self) -> Opening:
        """A copy of the opening, as far as it has come."""
        return self._played.opening.copy()

    @property
    def acts(self) -> tuple[Act, ...]:
        """The stones and choices that stand, first to last."""
        return tuple(self._played.acts)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far, in order."""
        return tuple(self._actions)

    @property
    def ply(self) -> int:
        """How many stones and choices stand: what a client says it has seen."""
        return len(self._played.acts)

    def move_count(self, seat: Seat) -> int:
        """How many stones of this player stand."""
        return sum(act.is_move and act.by is seat for act in self._played.acts)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been done that could be lost."""
        return not self._played.acts and self._result is None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return bool(self._undone)

    # Who plays

    @property
    def turn(self) -> Seat:
        """The player who acts now, or would if the game went on."""
        return self._played.turn

    @property
    def is_settled(self) -> bool:
        """Whether the opening is over: the game goes on by the rule alone."""
        return self._played.opening.is_finished()

    @property
    def has_colors(self) -> bool:
        """Whether everybody knows their colour, as from the start where nobody may choose."""
        return self._played.opening.has_colors

    @property
    def colors(self) -> dict[Seat, Color]:
        """Who has which colour; before that is settled, the one who opens counts as Black."""
        return self._played.colors

    @property
    def own_color(self) -> Color | None:
        """The colour of the only person; None for none or two, and while it is not settled."""
        persons = [seat for seat, player in self.players.items() if not player.is_engine]
        return self.colors[persons[0]] if self.has_colors and len(persons) == 1 else None

    @property
    def seats(self) -> list[Seat]:
        """Both seats, Black's first, as in `colors`."""
        return sorted(Seat, key=lambda seat: self.colors[seat])

    def seat_of(self, color: Color) -> Seat:
        """The player who has a colour, as in `colors`."""
        return self.seats[color != Color.BLACK]

    def who(self, seat: Seat) -> str:
        """A player as a sentence names them: "Ann (Black)", "Black", "the first player"."""
        return self.who_message(seat).text()

    def who_message(self, seat: Seat) -> Message:
        """The same before it is put into words."""
        role = Message.of("who-seat", seat=str(seat))
        if self.has_colors:
            role = Message.of("color", color=str(self.colors[seat]))
        name = self.players[seat].title_message
        return Message.of("who-named", name=name, role=role) if name else role

    def who_begins(self, seat: Seat) -> str:
        """The same for the beginning of a sentence; names are not changed."""
        player, who = self.players[seat], self.who(seat)
        has_name = bool(player.name) or player.kind is PlayerKind.COMMAND
        return who if has_name else who[0].upper() + who[1:]

    @property
    def to_act(self) -> Turn | None:
        """Who has to act and how; None when the game is over. An offered draw is answered first."""
        if self.is_over:
            return None
        if self.draw_offer is not None:
            seat = self.draw_offer.other
            who = self.who_message(self.draw_offer)
            instruction = Message.of("instruction-draw", who=who)
            return Turn(seat, self.players[seat], Wants.DRAW_ANSWER, (), instruction)
        if self.undo_request is not None:
            seat = self.undo_request.other
            who = self.who_message(self.undo_request)
            instruction = Message.of("instruction-undo", who=who)
            return Turn(seat, self.players[seat], Wants.UNDO_ANSWER, (), instruction)
        opening, seat = self._played.opening, self.turn
        wants = Wants.CHOICE if opening.options else Wants.MOVE
        return Turn(seat, self.players[seat], wants, opening.options, opening.instruction_message)

    # What may be played

    @property
    def legal(self) -> frozenset[Move]:
        """The points that the player in turn may play or offer; none where a choice is due."""
        if self.is_over:
            return frozenset()
        if self.is_settled:
            return frozenset(self._played.board.legal_moves)
        actions = self._played.opening.legal_actions
        return frozenset(action for action in actions if not isinstance(action, Choice))

    @property
    def forbidden(self) -> Mapping[Move, ForbiddenReason]:
        """The points that the rule forbids to the player in turn, each with the reason."""
        return {} if self.is_over else self._played.board.forbidden_points

    # The end

    @property
    def outcome(self) -> Outcome | None:
        """How the board itself ended the game, or None."""
        return self._played.board.outcome()

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
            return ending(self._played.board, outcome)
        return None if self._result is None else result_message(self._result).text()

    @property
    def ending_message(self) -> Message | None:
        """How the game ended, before it is put into words."""
        outcome = self.outcome
        if self._result is None and outcome is not None:
            return outcome_message(self._played.board, outcome)
        return None if self._result is None else result_message(self._result)

    # Time

    def remaining(self, seat: Seat, now: float) -> float | None:
        """Seconds within which a player has to act, were it their turn; None without a clock."""
        remaining, result = self.clock.remaining(seat, now), self._result
        if remaining is None or result is None or result.reason is not EndReason.TIME:
            return remaining
        return 0.0 if result.winner is self.colors[seat].other else remaining

    def average_time(self, seat: Seat) -> float | None:
        """Seconds that an act of this player took, or None where none was timed."""
        times = [act.spent for act in self.acts if act.by is seat and act.spent is not None]
        return sum(times) / len(times) if times else None

    def flag_if_due(self, now: float) -> bool:
        """End the game if the player in turn is out of time; return whether they were."""
        is_due = not self.is_over and self.clock.flagged(now) is not None
        return is_due and self.apply(Action(ActionKind.FLAG), now=now)

    def wake(self, now: float) -> None:
        """Let the clocks of a loaded session continue; nothing is counted for the pause."""
        if self.is_over:
            return
        if self.clock.is_running:
            self.apply(Action(ActionKind.PAUSE), now=self._actions[-1].at or 0.0)
        self.apply(Action(ActionKind.RESUME), now=now)

    # What is done

    def parse(self, text: str) -> Action:
        """The move or the choice that a text names: "h8", "take-black", "white", "2"."""
        opening = self._played.opening
        try:
            what = self._parse_choice(text.strip().lower()) or opening.parse_action(text)
        except MoveTextError as error:
            if not opening.options:
                raise
            shown, options = repr(text.strip()), ", ".join(opening.options)
            raise ActionError(
                Message.of("session-no-choice", text=shown, options=options)
            ) from error
        return Action.of(what)

    def _parse_choice(self, text: str) -> Choice | None:
        """The offered choice that has a word beginning like this, or its number."""
        options = self._played.opening.options
        if text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= len(options):
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
            kind = str(action.kind)
            raise StaleError(
                Message.of("session-stale", kind=kind, expected=expected_ply, ply=self.ply)
            )
        latest = self._actions[-1].at if self._actions else None
        at = round(now if latest is None else max(now, latest), 3)
        self._handlers()[action.kind](action, at)
        self._actions.append(replace(action, at=at))
        return True

    def _is_repeated(self, action: Action, ply: int) -> bool:
        if not 0 <= ply < self.ply:
            return False
        act, what = self._played.acts[ply], _what(action)
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
            ActionKind.CLAIM_WIN: self._claim,
            ActionKind.CLAIM_DRAW: self._claim,
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
        self._refuse_when_over(self._played.opening.action_text(what))
        if action.by is not None and action.by is not seat:
            raise NotYourTurnError(self._about("session-not-turn", action.by))
        if self.clock.flagged(at) is not None:
            raise ActionError(self._about("session-time-up", seat))
        spent = None if self.clock.turn is None else self.clock.spent(at) - self._accounted
        self._played.put(what, spent=spent, thought=action.thought)
        self._undone.clear()
        self.undo_request = None
        if self.draw_offer is seat.other:
            self.draw_offer = None  # whoever moves instead of answering declines
        self._press(at)
        self._played.note_time(self.clock.main_left(seat, at))

    def _press(self, at: float) -> None:
        """Let the clock follow the turn; it begins to run with the first act."""
        following = None if self.is_over else self.turn
        if self.clock.turn is following:
            self._accounted = self.clock.spent(at)
            return
        self._accounted = 0.0
        if self.clock.turn is None and following is not None:
            self.clock = self.clock.started(following, at)
        else:
            self.clock = self.clock.pressed(following, at)

    def _undo(self, action: Action, at: float) -> None:
        if self._result is None:
            persons = [seat for seat in Seat if not self.players[seat].is_engine]
            # Back to the last act of the only person here, or only the last act.
            count = self._count_back_to(persons if len(persons) == 1 else list(Seat))
            self._undone.append(self._played.take_off(count))
        elif self._result.reason is EndReason.TIME:
            raise ActionError(Message("session-lost-on-time"))
        self._result = self.draw_offer = self.undo_request = None
        self._press(at)

    def _count_back_to(self, seats: list[Seat]) -> int:
        """How many acts there are from the last one of these seats on."""
        for count, act in enumerate(reversed(self._played.acts), 1):
            if act.by in seats:
                return count
        raise ActionError(Message("session-nothing-back"))

    def _ask_undo(self, action: Action, at: float) -> None:
        self._refuse_when_over()
        seat = action.by or self.turn
        self._refuse_second_question()
        if self.players[seat.other].is_engine:
            raise ActionError(Message("session-engine-asked"))
        self._count_back_to([seat])
        self.undo_request = seat

    def _answer_undo(self, action: Action, at: float) -> None:
        asked = self.undo_request
        if asked is None:
            raise ActionError(Message("session-nobody-asked"))
        if action.by is asked:
            raise NotYourTurnError(self._about("session-own-question", asked))
        self.undo_request = None
        if action.kind is ActionKind.ACCEPT_UNDO:
            self._undone.append(self._played.take_off(self._count_back_to([asked])))
            self._press(at)

    def _refuse_second_question(self) -> None:
        """One question at a time: whoever answers must know which."""
        if self.draw_offer is not None:
            raise ActionError(self._about("session-draw-already", self.draw_offer))
        if self.undo_request is not None:
            raise ActionError(self._about("session-undo-already", self.undo_request))

    def _redo(self, action: Action, at: float) -> None:
        self._refuse_when_over()
        if not self._undone:
            raise ActionError(Message("session-nothing-again"))
        self._played.put_back(self._undone.pop())
        self.draw_offer = self.undo_request = None
        self._press(at)

    def _resign(self, action: Action, at: float) -> None:
        self._refuse_when_over()
        loser = self.colors[action.by or self.turn]
        self._end(Result(loser.other, EndReason.RESIGNATION), at)

    def _offer_draw(self, action: Action, at: float) -> None:
        self._refuse_when_over()
        self._refuse_second_question()
        self.draw_offer = action.by or self.turn

    def _answer_draw(self, action: Action, at: float) -> None:
        if self.draw_offer is None:
            raise ActionError(Message("session-no-offer"))
        if action.by is self.draw_offer:
            raise NotYourTurnError(self._about("session-own-offer", self.draw_offer))
        self.draw_offer = None
        if action.kind is ActionKind.ACCEPT_DRAW:
            self._end(Result(None, EndReason.AGREEMENT), at)

    def _claim(self, action: Action, at: float) -> None:
        self._refuse_when_over("claim")
        if action.by is None:
            raise ActionError(f"{action.kind} of nobody: expected a seat")
        winner = self.colors[action.by] if action.kind is ActionKind.CLAIM_WIN else None
        self._end(Result(winner, EndReason.FORFEIT), at)

    def _flag(self, action: Action, at: float) -> None:
        self._refuse_when_over()
        seat = self.clock.flagged(at)
        if seat is None:
            raise ActionError(Message("session-no-flag"))
        self._end(Result(self.colors[seat].other, EndReason.TIME), at)

    def _end(self, result: Result, at: float) -> None:
        self._result, self.draw_offer, self.undo_request = result, None, None
        self._press(at)

    def _pause(self, action: Action, at: float) -> None:
        self.clock = self.clock.paused(at)

    def _resume(self, action: Action, at: float) -> None:
        self._refuse_when_over()
        is_new = self.clock.turn is None
        self.clock = self.clock.started(self.turn, at) if is_new else self.clock.resumed(at)

    def _sit(self, action: Action, at: float) -> None:
        if action.by is None or action.player is None:
            raise ActionError("nobody can sit down: expected a seat and a player")
        self.players[action.by] = action.player

    def _refuse_when_over(self, move: str = "") -> None:
        ending = self.ending_message
        if ending is not None and move:
            raise GameOverError(Message.of("session-over-move", move=move, ending=ending))
        if ending is not None:
            raise GameOverError(Message.of("session-over", ending=ending))

    def _about(self, key: str, seat: Seat) -> Message:
        return Message.of(key, who=self.who_message(seat))

    # What there is to tell

    def events(self) -> list[str]:
        """What the last act brought about, in sentences: captures, a pending five, the end."""
        board, told = self.board, [self.ending]
        if self._played.acts and self._played.acts[-1].is_move:
            before = self.board_at(board.ply - 1)
            told = [capture_text(before, board), pending_text(board), *told]
        return list(filter(None, told))

    def record(self) -> Game:
        """A copy of the game with players, opening, clocks and result, as it is to be saved."""
        game = self.game.copy()
        players = {color: self.players[seat] for seat, color in self.colors.items()}
        write_headers(game, self._played.opening, players, self.setup.control)
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
