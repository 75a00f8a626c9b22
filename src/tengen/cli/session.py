"""A game between two people with its opening: what was done, what comes next, what there is to say.

No input or output here. The tree in `game` is the record, and `node` is the end of its main line.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..board import Board
from ..coords import Move
from ..errors import ForbiddenError, GameOverError, OpeningError
from ..game import EndReason, Game, Node, Result
from ..opening import OPENINGS, Choice, Opening, Seat
from ..rules import Color
from .words import ending, pending_text, point_names, printable, result_text

NO_NAMES: Mapping[Seat, str] = MappingProxyType({Seat.FIRST: "", Seat.SECOND: ""})


class Session:
    """The game at the terminal. Any error leaves it as it was."""

    def __init__(self, opening: Opening, names: Mapping[Seat, str] = NO_NAMES) -> None:
        board = opening.board
        self.opening = opening
        self.names = dict(NO_NAMES)
        self.rename(names)
        self.game = Game(board.rule, board.size)
        self.node: Node = self.game
        self.is_saved = True  # nothing has been played yet

    @classmethod
    def from_game(cls, game: Game) -> Session:
        """A session at the end of the game's main line, within its opening if it stopped there."""
        session = cls(_opening_of(game))
        session.game, session.node = game, game.end()
        colors = {Seat.FIRST: Color.BLACK, Seat.SECOND: Color.WHITE}
        if session.opening.is_finished():
            colors = {session.opening.seat_of(color): color for color in Color}
        session.rename({seat: game.headers.get(color.title, "") for seat, color in colors.items()})
        return session

    def rename(self, names: Mapping[Seat, str]) -> None:
        """Give the players these names; an empty one leaves the name that was there."""
        for seat, name in names.items():
            self.names[seat] = printable(name) or self.names[seat]

    # What stands

    @property
    def board(self) -> Board:
        """The position."""
        return self.node.board()

    @property
    def is_over(self) -> bool:
        """Whether the game has a result."""
        return self.game.result is not None

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been done that could be lost."""
        return self.node is self.game and not self.opening.action_stack

    def seat_colors(self) -> dict[Seat, Color | None]:
        """Who has which colour; None as long as the opening has not settled it."""
        if not self.opening.is_finished():
            return dict.fromkeys(Seat)
        return {self.opening.seat_of(color): color for color in Color}

    def who(self, seat: Seat) -> str:
        """A player as a sentence names them: "Ann (Black)", "Black", "the first player"."""
        color = self.seat_colors()[seat]
        role = f"the {seat} player" if color is None else color.title
        name = self.names[seat]
        return f"{name} ({role})" if name else role

    @property
    def turn(self) -> Seat:
        """The player who acts now."""
        if not self.opening.is_finished():
            return self.opening.turn
        return self.opening.seat_of(self.board.turn)

    # What is done

    def play(self, text: str) -> list[str]:
        """Do the move or the choice that the text names, and say what came of it."""
        if self.is_over:
            raise GameOverError(f"{text} cannot be played: the game is over (u takes it back)")
        if not self.opening.is_finished():
            return self._open(text)
        board = self.board
        self._add(board.parse_move(text))
        return self._events(board)

    def _open(self, text: str) -> list[str]:
        seat, before = self.turn, self.opening.board
        who = self.who(seat)
        action = self.opening.parse_action(self._choice_name(text) or text)
        self.opening.push(action)
        self.is_saved = False
        if isinstance(action, Choice):
            return [f"{who}: {action.replace('-', ' ')}.", *self._settled()]
        self._add(action)
        return self._events(before) + self._settled()

    def _choice_name(self, text: str) -> str | None:
        """The offered choice that has a word beginning like this: "w", "white", or its number."""
        options = self.opening.options
        if text.isdecimal() and 0 < int(text) <= len(options):
            return options[int(text) - 1]
        fits = [
            option
            for option in options
            if any(word.startswith(text.lower()) for word in (option, *option.split("-")))
        ]
        return fits[0] if len(fits) == 1 else None

    def _settled(self) -> list[str]:
        if not self.opening.is_finished():
            return []
        black, white = (self.who(self.opening.seat_of(color)) for color in Color)
        return [f"The opening is over: {black} against {white}."]

    def _add(self, move: Move) -> None:
        self.node = self.node.add(move)
        self.is_saved = False
        self.game.settle(None)

    def _events(self, before: Board) -> list[str]:
        """What the last move brought about: captures, a five to be broken, the end."""
        board = self.board
        events = []
        taken = before.captures(board.peek())
        if taken:
            pairs = board.captured_pairs.of(before.turn)
            events.append(
                f"{before.turn.title} captures {point_names(board, taken)} "
                f"({pairs} {'pair' if pairs == 1 else 'pairs'})."
            )
        return events + list(filter(None, (pending_text(board), self.ending)))

    @property
    def ending(self) -> str | None:
        """How the game ended, in a sentence, or None while it goes on."""
        outcome = self.board.outcome()
        stated = result_text(self.game)
        return ending(self.board, outcome) if stated is None and outcome else stated

    def undo(self) -> str:
        """Take back the last thing done: the result by word, a move, or a choice."""
        if result_text(self.game) is not None:
            self.game.settle(None)
            self.is_saved = False
            return "The result is taken back."
        if self.node.ply == self.opening.board.ply:
            if not self.opening.action_stack:
                raise OpeningError("there is nothing to take back")
            action = self.opening.pop()
            if isinstance(action, Choice):
                self.is_saved = False
                return f"The choice {action.replace('-', ' ')} is taken back."
        return f"{self._remove()} is taken back."

    def _remove(self) -> str:
        text = self.game.move_text(self.board.peek())
        self.node = self.node.parent or self.game
        for node in self.node.variations.copy():  # one left over would become the main line
            node.remove()
        self.is_saved = False
        self.game.settle(None)
        return text

    def resign(self) -> str:
        """The player in turn gives up."""
        self._refuse_when_over("resign")
        if not self.opening.is_finished():
            raise OpeningError("nobody can resign before the opening has settled the colours")
        return self._end(Result(self.board.turn.other, EndReason.RESIGNATION))

    def agree_draw(self) -> str:
        """Both players call it a draw."""
        self._refuse_when_over("agree on a draw")
        return self._end(Result(None, EndReason.AGREEMENT))

    def _refuse_when_over(self, what: str) -> None:
        if self.is_over:
            raise GameOverError(f"nobody can {what}: the game is over (u takes it back)")

    def _end(self, result: Result) -> str:
        self.game.result = result
        self.is_saved = False
        return self.ending or ""

    # What is kept

    def record(self) -> Game:
        """The game with the names and the opening in its headers, as it is to be saved."""
        headers = self.game.headers
        colors = self.seat_colors()
        for seat, color in zip(Seat, Color, strict=True):
            title = (colors[seat] or color).title
            headers.pop(title, None)
            if self.names[seat]:
                headers[title] = self.names[seat]
        if self.opening.protocol.name != "free":
            headers["Opening"] = " ".join((self.opening.protocol.name, *self.opening.choices))
        return self.game


def _opening_of(game: Game) -> Opening:
    """The opening that a record tells of; a game that tells of none, or set up, was free."""
    name, *choices = game.headers.get("Opening", "").split() or [""]
    is_ours = name in OPENINGS and all(choice in tuple(Choice) for choice in choices)
    if not is_ours or game.setup.has_setup:
        return Opening(rule=game.rule, size=game.size)
    made = [Choice(choice) for choice in choices]
    try:
        return Opening.resume(name, game.mainline_moves(), made, rule=game.rule, size=game.size)
    except (OpeningError, ForbiddenError) as error:
        game.problems.append(f"{error}; it goes on as a free game")
        return Opening(rule=game.rule, size=game.size)
