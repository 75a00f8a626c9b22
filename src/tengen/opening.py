"""The machine that walks through an opening protocol over a board of any rule and size.

It refuses everything that the next step does not offer. `protocols.py` has the steps as data.

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
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from .board import Board
from .coords import MAX_SIZE, Move, Symmetry
from .errors import OpeningError
from .protocols import (
    OPENINGS,
    Choice,
    Choose,
    Offer,
    Pick,
    Place,
    Protocol,
    Seat,
    Step,
    may_swap,
)
from .rules import Color, Rule
from .texts import Message
from .texts.message import MessageParam

__all__ = [
    "OPENINGS",
    "Action",
    "Choice",
    "Choose",
    "Offer",
    "Opening",
    "Pick",
    "Place",
    "Protocol",
    "Seat",
    "Step",
]

Action: TypeAlias = Move | Choice


@dataclass(frozen=True, slots=True)
class _State:
    """What an action changes besides the board, kept for `pop`."""

    todo: tuple[Step, ...]
    black: Seat = Seat.FIRST
    actions: tuple[Action, ...] = ()
    offers: tuple[Move, ...] = ()  # put up for choice and not yet picked from
    alike: Mapping[Move, Move] = field(default_factory=dict)  # what may not be offered, and why
    told: tuple[Action, ...] = ()  # choices and offers: what the moves of the board do not tell


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
            sizes = {"least": self.protocol.min_size, "size": self._board.size}
            raise OpeningError(Message("opening-needs", {"opening": str(self.protocol), **sizes}))
        self._states = [_State(self.protocol.steps)]

    @classmethod
    def resume(
        cls,
        protocol: Protocol | str,
        moves: Iterable[Move],
        told: Iterable[Action],
        *,
        rule: Rule | str = "freestyle",
        size: int | None = None,
    ) -> Opening:
        """The opening as far as a record goes; later moves are ignored.

        `told` has the choices and the offered points in their order, as `Opening.told` has them.
        """
        opening = cls(protocol, rule=rule, size=size)
        rest_moves, rest_told = list(moves), list(told)
        while opening.step is not None:
            rest: list[Move] | list[Action]
            rest = rest_told if isinstance(opening.step, Choose | Offer) else rest_moves
            if not rest:
                break
            opening.push(rest.pop(0))
        if rest_told or (rest_moves and opening.step is not None):
            key = "opening-many-choices" if rest_told else "opening-few-choices"
            raise OpeningError(Message.of(key, opening=str(opening.protocol)))
        return opening

    @property
    def board(self) -> Board:
        """A copy of the position."""
        return self._board.copy()

    @property
    def step(self) -> Step | None:
        """The current step; None when the opening is finished."""
        todo = self._states[-1].todo
        return todo[0] if todo else None

    @property
    def turn(self) -> Seat:
        """The player who acts now, after the opening too."""
        step = self.step
        if step is None:
            return self.seat_of(self._board.turn)
        return step.by if isinstance(step.by, Seat) else self._holder(step.by)

    @property
    def instruction(self) -> str:
        """What the player in turn has to do, in words: "place a white stone"."""
        step = self.step
        if step is None:
            return f"play on as {self._board.turn.title}"
        if isinstance(step, Choose):
            options = tuple(step.options)
            if all(option.offered for option in options):
                return f"say how many fifth moves Black offers: {options[0]} to {options[-1]}"
            return f"choose {_either(options)}"
        if isinstance(step, Offer):
            done = len(self.offers)
            return f"offer fifth move {done + 1} of {done + self.offers_due}"
        if isinstance(step, Pick):
            return f"pick Black's fifth move: {_either(self._names(self.offers))}"
        return f"place a {self._board.turn.title.lower()} stone {step.zone}".rstrip()

    @property
    def instruction_message(self) -> Message:
        """What the player in turn has to do, as a sentence: "Place a white stone."."""
        step = self.step
        color: dict[str, MessageParam] = {"color": str(self._board.turn)}
        if step is None:
            return Message("instruction-play-on", color)
        if isinstance(step, Choose):
            if all(option.offered for option in step.options):
                return Message("play-offers-about")
            options = [option.message for option in step.options]
            return Message("instruction-options", {"options": options})
        if isinstance(step, Offer):
            done = len(self.offers)
            numbers = {"number": done + 1, "count": done + self.offers_due}
            return Message("instruction-offer", numbers)
        if isinstance(step, Pick):
            return Message("instruction-pick", {"points": self._names(self.offers)})
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
        if isinstance(step, Offer):
            alike = self._states[-1].alike
            return tuple(move for move in self._board.legal_moves if move not in alike)
        return tuple(sorted(self.offers)) if isinstance(step, Pick) else self.options

    @property
    def action_stack(self) -> tuple[Action, ...]:
        """All actions so far, in order."""
        return self._states[-1].actions

    @property
    def told(self) -> tuple[Action, ...]:
        """The choices and offers so far; with the moves of the board they are the whole record."""
        return self._states[-1].told

    @property
    def offers(self) -> tuple[Move, ...]:
        """The points that are put up for choice now, in the order in which they were offered."""
        return self._states[-1].offers

    @property
    def takes_stone(self) -> bool:
        """Whether a point that is pushed now becomes a stone, and is not only offered."""
        return not isinstance(self.step, Offer)

    def is_finished(self) -> bool:
        """Whether the colours are settled and the game goes on by the rule alone."""
        return self.step is None

    @property
    def has_colors(self) -> bool:
        """Whether it is settled who plays which colour."""
        return not any(map(may_swap, self._states[-1].todo))

    def seat_of(self, color: Color) -> Seat:
        """The player who has `color`, once nobody may choose one any more."""
        if not self.has_colors:
            raise OpeningError(
                f"the opening {self.protocol} has not settled who plays {color.title}"
            )
        return self._holder(color)

    def _holder(self, color: Color) -> Seat:
        """The player who has `color` so far."""
        black = self._states[-1].black
        return black if color == Color.BLACK else black.other

    def is_legal(self, action: Action) -> bool:
        """Whether `push` accepts the action now."""
        step = self.step
        if isinstance(action, Choice):
            return action in self.options
        if isinstance(step, Place):
            return action in self._board.legal_moves and step.allows(action, self._board.size)
        if isinstance(step, Offer):
            return action in self._board.legal_moves and action not in self._states[-1].alike
        return isinstance(step, Pick) and action in self.offers

    def push(self, action: Action) -> None:
        """Place a stone or make a choice. Any error leaves the opening as it was.

        The protocol refuses with OpeningError; a stone that the board cannot take (occupied,
        forbidden, out of range) has the board's own error.
        """
        state, step = self._states[-1], self.step
        state = replace(state, todo=state.todo[1:], actions=(*state.actions, action))
        match step:
            case Choose() if isinstance(action, Choice) and action in step.options:
                state = self._chosen(state, step, action)
            case Offer() if not isinstance(action, Choice):
                self._check_offer(action)
                offers, told = (*state.offers, action), (*state.told, action)
                alike = {**state.alike, **self._alike(action)}
                state = replace(state, offers=offers, alike=alike, told=told)
            case Pick() if action in state.offers:
                self._board.push(int(action))
                state = replace(state, offers=(), alike={})
            case Place() if not isinstance(action, Choice) and step.allows(
                action, self._board.size
            ):
                self._board.push(action)
            case _:
                raise self._refusal(action)
        self._states.append(state)

    def _chosen(self, state: _State, step: Choose, choice: Choice) -> _State:
        """The state after a choice: its own steps come first, and the colours may be exchanged."""
        black = state.black
        if choice is Choice.TAKE_BLACK:
            black = self.turn
        elif choice is Choice.TAKE_WHITE:
            black = self.turn.other
        todo = step.options[choice] + state.todo
        return replace(state, todo=todo, black=black, told=(*state.told, choice))

    def _check_offer(self, move: Move) -> None:
        """Refuse a point that the board does not take, or that is like one offered before."""
        self._board.push(move)
        self._board.pop()
        like = self._states[-1].alike.get(move)
        if like is not None:
            point, other = map(self._board.move_text, (move, like))
            message = Message.of("opening-alike", point=point, other=other)
            if like == move:
                message = Message.of("opening-offered", point=point)
            raise OpeningError(message)

    def _alike(self, move: Move) -> dict[Move, Move]:
        """The point, and those that a symmetry of the position makes the same as it."""
        board = self._board
        symmetries = [each for each in Symmetry if board.transform(each) == board]
        return {each.apply(move, board.size): move for each in symmetries}

    @property
    def stones_due(self) -> int:
        """How many stones the player in turn places before anything else happens."""
        rest, seat, count = self.copy(), self.turn, 0
        while isinstance(rest.step, Place) and rest.turn is seat:
            rest.push(rest.legal_actions[0])
            count += 1
        return count

    @property
    def offers_due(self) -> int:
        """How many offers are still to be made before one is picked."""
        todo = self._states[-1].todo
        return next((i for i, step in enumerate(todo) if not isinstance(step, Offer)), len(todo))

    def pop(self) -> Action:
        """Take the last action back and return it; IndexError when there is none."""
        if not self.action_stack:
            raise IndexError("pop from an opening in which nothing has been done")
        action = self._states.pop().actions[-1]
        if not isinstance(action, Choice) and self.takes_stone:
            self._board.pop()
        return action

    def action_text(self, action: Action) -> str:
        """A point or a choice as text: "h8", "take-white"."""
        return action.value if isinstance(action, Choice) else self._board.move_text(action)

    def _names(self, moves: Iterable[Move]) -> tuple[str, ...]:
        return tuple(self._board.move_text(move) for move in moves)

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
            finished = {"opening": str(self.protocol), "what": text}
            return OpeningError(Message("opening-finished", finished))
        told: dict[str, MessageParam] = {"opening": str(self.protocol), "what": text}
        told |= {"seat": str(self.turn), "instruction": self.instruction_message}
        return OpeningError(Message("opening-refused", told))


def _either(words: Iterable[str]) -> str:
    """Words as an enumeration: "a, b or c"."""
    *before, last = words
    return f"{', '.join(before)} or {last}" if before else last
