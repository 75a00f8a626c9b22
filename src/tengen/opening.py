"""Opening protocols: who places which stone where, who chooses, and who plays which colour then.

A protocol is data, a tuple of steps; `Opening` walks through them over a board of any rule and
size, and refuses everything that the next step does not offer.

>>> opening = Opening("swap2", rule="standard")
>>> opening.turn, opening.instruction
(<Seat.FIRST: 'first'>, 'place a black stone')
>>> for text in ("h8", "i9", "g7", "take-black"):
...     action = opening.push_text(text)
>>> opening.is_finished(), opening.seat_of(Color.WHITE), opening.board.turn
(True, <Seat.FIRST: 'first'>, <Color.WHITE: 2>)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from .board import Board
from .coords import MAX_SIZE, MIN_SIZE, Move, xy
from .errors import OpeningError
from .rules import Color, Rule
from .texts import Message, t
from .texts.message import MessageParam


class Seat(StrEnum):
    """A player before the colours are settled: the one who opens, and the other."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Seat:
        """The opponent."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


class Choice(StrEnum):
    """What a player may decide instead of placing a stone."""

    TAKE_WHITE = "take-white"
    TAKE_BLACK = "take-black"
    ADD_TWO = "add-two"

    @property
    def label(self) -> str:
        """The choice as a button shows it."""
        return t(f"choice-{self.value}")

    @property
    def summary(self) -> str:
        """What the choice leads to."""
        return t(f"choice-{self.value}-summary")


Action: TypeAlias = Move | Choice


@dataclass(frozen=True, slots=True)
class Place:
    """A stone of the colour to move, within these distances from the centre (in king's steps)."""

    by: Seat
    min_distance: int = 0
    max_distance: int = MAX_SIZE

    def allows(self, move: Move, size: int) -> bool:
        """Whether the point lies in the zone, occupied or not."""
        centre = size // 2
        x, y = xy(move, size)
        return self.min_distance <= max(abs(x - centre), abs(y - centre)) <= self.max_distance

    @property
    def zone(self) -> str:
        """The zone in words, empty when the whole board is open."""
        if self.max_distance == 0:
            return "in the centre"
        if self.max_distance < MAX_SIZE:
            return f"inside the central {_square(self.max_distance)}"
        return f"outside the central {_square(self.min_distance - 1)}" if self.min_distance else ""


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the named options; each brings its own steps before those that follow this one."""

    by: Seat
    options: Mapping[Choice, tuple[Step, ...]]


Step: TypeAlias = Place | Choose


@dataclass(frozen=True, slots=True)
class Protocol:
    """An opening as data. No shipped one is long enough for a game to end within it."""

    name: str
    steps: tuple[Step, ...] = ()
    min_size: int = MIN_SIZE

    @property
    def title(self) -> str:
        """The name as interfaces show it."""
        return t(f"opening-{self.name}") if self.name in OPENINGS else self.name

    @property
    def summary(self) -> str:
        """What happens in it, in a sentence or two; empty for one that is not shipped."""
        return t(f"opening-{self.name}-summary") if self.name in OPENINGS else ""

    def __str__(self) -> str:
        return self.name

    @property
    def has_choices(self) -> bool:
        """Whether a player may choose a colour."""
        return any(isinstance(step, Choose) for step in self.steps)

    @staticmethod
    def from_name(name: str) -> Protocol:
        """The opening with this name, in either case."""
        protocol = OPENINGS.get(name.strip().lower()) if isinstance(name, str) else None
        if protocol is None:
            raise OpeningError(
                f"no opening is called {name!r}: expected one of {', '.join(OPENINGS)}"
            )
        return protocol


def _square(distance: int) -> str:
    side = 2 * distance + 1
    return f"{side}x{side}"


_FIRST, _SECOND = Seat.FIRST, Seat.SECOND
_TAKE: Mapping[Choice, tuple[Step, ...]] = {Choice.TAKE_WHITE: (), Choice.TAKE_BLACK: ()}

OPENINGS: Mapping[str, Protocol] = MappingProxyType(
    {
        protocol.name: protocol
        for protocol in (
            Protocol("free"),
            Protocol(
                "swap",
                (Place(_FIRST), Choose(_SECOND, _TAKE)),
            ),
            Protocol(
                "swap2",
                (
                    Place(_FIRST),
                    Place(_FIRST),
                    Place(_FIRST),
                    Choose(
                        _SECOND,
                        {
                            **_TAKE,
                            Choice.ADD_TWO: (Place(_SECOND), Place(_SECOND), Choose(_FIRST, _TAKE)),
                        },
                    ),
                ),
            ),
            Protocol(
                "pro",
                (Place(_FIRST, max_distance=0), Place(_SECOND), Place(_FIRST, min_distance=3)),
                min_size=7,
            ),
            Protocol(
                "long-pro",
                (Place(_FIRST, max_distance=0), Place(_SECOND), Place(_FIRST, min_distance=4)),
                min_size=9,
            ),
        )
    }
)


@dataclass(frozen=True, slots=True)
class _State:
    """What an action changes besides the board, kept for `pop`."""

    todo: tuple[Step, ...]
    black: Seat = _FIRST
    actions: tuple[Action, ...] = ()


class Opening:
    """An opening being played: push actions (points and choices) until it is finished."""

    def __init__(
        self,
        protocol: Protocol | str = "free",
        *,
        rule: Rule | str = "freestyle",
        size: int | None = None,
    ) -> None:
        self.protocol = protocol if isinstance(protocol, Protocol) else Protocol.from_name(protocol)
        self._board = Board(rule, size)
        if self._board.size < self.protocol.min_size:
            raise OpeningError(
                f"the opening {self.protocol} needs a board of {self.protocol.min_size} or more, "
                f"but got {self._board.size}"
            )
        self._states = [_State(self.protocol.steps)]

    @classmethod
    def resume(
        cls,
        protocol: Protocol | str,
        moves: Iterable[Move],
        choices: Iterable[Choice],
        *,
        rule: Rule | str = "freestyle",
        size: int | None = None,
    ) -> Opening:
        """The opening as far as a record goes; later moves are ignored."""
        opening = cls(protocol, rule=rule, size=size)
        rest_moves, rest_choices = list(moves), list(choices)
        while opening.step is not None:
            rest: list[Move] | list[Choice]
            rest = rest_choices if isinstance(opening.step, Choose) else rest_moves
            if not rest:
                break
            opening.push(rest.pop(0))
        if rest_choices or (rest_moves and opening.step is not None):
            what = "too many choices" if rest_choices else "too few choices"
            raise OpeningError(f"the record has {what} for the opening {opening.protocol}")
        return opening

    @property
    def board(self) -> Board:
        """A copy of the position."""
        return self._board.copy()

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the opening is finished."""
        todo = self._states[-1].todo
        return todo[0] if todo else None

    @property
    def turn(self) -> Seat:
        """The player who acts now, after the opening too."""
        step = self.step
        return self.seat_of(self._board.turn) if step is None else step.by

    @property
    def instruction(self) -> str:
        """What the player in turn has to do, in words: "place a white stone"."""
        step = self.step
        if step is None:
            return f"play on as {self._board.turn.title}"
        if isinstance(step, Choose):
            *options, last = step.options
            return f"choose {', '.join(options)} or {last}"
        return f"place a {self._board.turn.title.lower()} stone {step.zone}".rstrip()

    @property
    def instruction_message(self) -> Message:
        """What the player in turn has to do, as a sentence: "Place a white stone."."""
        step = self.step
        color: dict[str, MessageParam] = {"color": str(self._board.turn)}
        if step is None:
            return Message("instruction-play-on", color)
        if isinstance(step, Choose):
            return Message("instruction-choose")
        if step.max_distance == 0:
            return Message("instruction-place-centre", color)
        if step.max_distance < MAX_SIZE:
            return Message("instruction-place-inside", {**color, "side": 2 * step.max_distance + 1})
        if step.min_distance:
            side = 2 * step.min_distance - 1
            return Message("instruction-place-outside", {**color, "side": side})
        return Message("instruction-place", color)

    @property
    def options(self) -> tuple[Choice, ...]:
        """The choices offered now; empty when a stone is to be placed."""
        return tuple(self.step.options) if isinstance(self.step, Choose) else ()

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that `push` accepts now: points in ascending order, or choices."""
        step = self.step
        if isinstance(step, Place):
            size = self._board.size
            return tuple(move for move in self._board.legal_moves if step.allows(move, size))
        return self.options

    @property
    def action_stack(self) -> tuple[Action, ...]:
        """All actions so far, in order."""
        return self._states[-1].actions

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices made so far; with the moves of the board they are the whole record."""
        return tuple(action for action in self.action_stack if isinstance(action, Choice))

    def is_finished(self) -> bool:
        """Whether the colours are settled and the game goes on by the rule alone."""
        return self.step is None

    def seat_of(self, color: Color) -> Seat:
        """The player who has `color`, once the opening is finished."""
        if self.step is not None:
            raise OpeningError(
                f"the opening {self.protocol} has not settled who plays {color.title}"
            )
        black = self._states[-1].black
        return black if color == Color.BLACK else black.other

    def is_legal(self, action: Action) -> bool:
        """Whether `push` accepts the action now."""
        step = self.step
        if isinstance(step, Place) and not isinstance(action, Choice):
            return action in self._board.legal_moves and step.allows(action, self._board.size)
        return action in self.options

    def push(self, action: Action) -> None:
        """Place a stone or make a choice. Any error leaves the opening as it was.

        The protocol refuses with OpeningError; a stone that the board cannot take (occupied,
        forbidden, out of range) has the board's own error.
        """
        state, step = self._states[-1], self.step
        black = state.black
        following: tuple[Step, ...] = ()
        if isinstance(action, Choice):
            if not isinstance(step, Choose) or action not in step.options:
                raise self._refusal(action)
            following = step.options[action]
            if action is Choice.TAKE_BLACK:
                black = step.by
            elif action is Choice.TAKE_WHITE:
                black = step.by.other
        else:
            if not isinstance(step, Place) or not step.allows(action, self._board.size):
                raise self._refusal(action)
            self._board.push(action)
        self._states.append(_State(following + state.todo[1:], black, (*state.actions, action)))

    def pop(self) -> Action:
        """Take the last action back and return it; IndexError when there is none."""
        if not self.action_stack:
            raise IndexError("pop from an opening in which nothing has been done")
        action = self._states.pop().actions[-1]
        if not isinstance(action, Choice):
            self._board.pop()
        return action

    def action_text(self, action: Action) -> str:
        """A point or a choice as text: "h8", "take-white"."""
        return action.value if isinstance(action, Choice) else self._board.move_text(action)

    def parse_action(self, text: str) -> Action:
        """The choice or the point with this name, in either case, offered now or not."""
        name = text.strip().lower()
        return Choice(name) if name in tuple(Choice) else self._board.parse_move(text)

    def push_text(self, text: str) -> Action:
        """Push the action with this name and return it."""
        action = self.parse_action(text)
        self.push(action)
        return action

    def copy(self) -> Opening:
        """An independent opening in the same state."""
        other = Opening.__new__(Opening)
        other.protocol = self.protocol
        other._board = self._board.copy()
        other._states = self._states.copy()
        return other

    def __repr__(self) -> str:
        done = " ".join(self.action_text(action) for action in self.action_stack)
        return (
            f"<Opening {self.protocol} ({self._board.rule}, {self._board.size}x{self._board.size})"
            f" [{done}] {self.turn} player: {self.instruction}>"
        )

    def _refusal(self, action: Action) -> OpeningError:
        text = self.action_text(action)
        if self.step is None:
            return OpeningError(f"the opening {self.protocol} is finished and takes no {text} more")
        return OpeningError(
            f"the opening {self.protocol} does not allow {text} now: "
            f"the {self.turn} player has to {self.instruction}"
        )
