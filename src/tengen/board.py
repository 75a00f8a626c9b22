"""The board: stones, whose turn it is, and everything the rule says about the next move.

Read this together with `rules.py`: they are the specification. `push` follows the order in which
the rules are written: legality, placing, capturing, then who has won.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from . import coords
from .coords import Move, Symmetry, check_move, check_size
from .errors import ForbiddenError, GameOverError, OccupiedError, SetupError, TengenError
from .forbidden import forbidden_reason
from .lines import EMPTY, Cells, any_winning_line, captured_by, empty_cells, winning_line
from .outcome import Outcome, Pairs, Termination
from .plain import Json, Value, names
from .rules import RULES, Color, ForbiddenReason, Restriction, Rule
from .texts import Message


class _Played(NamedTuple):
    """A move on the stack with what `pop` needs to undo it."""

    move: Move
    taken: tuple[Move, ...]
    pairs_before: Pairs
    pending_before: Color | None


class Board:
    """A Gomoku position with the moves that led to it.

    >>> board = Board.from_moves("h8 i9", rule="renju")
    >>> board.push_text("h10")
    82
    >>> board.turn, board.ply, board.outcome()
    (<Color.WHITE: 2>, 3, None)
    """

    def __init__(self, rule: Rule | str = "freestyle", size: int | None = None) -> None:
        self.rule = Rule.of(rule)
        self.size = check_size(self.rule.default_size if size is None else size)
        self.turn = Color.BLACK
        self._cells = empty_cells(self.size)
        self._empty = self.size * self.size
        self._pairs = Pairs()
        self._pending: Color | None = None
        self._ended: Outcome | None = None  # by the last move; `outcome` detects a lack of moves
        self._played: list[_Played] = []
        self._setup: Board | None = None  # the set-up position that the stack starts from

    # Making boards

    @classmethod
    def from_moves(
        cls,
        moves: str | Iterable[Move | str],
        *,
        rule: Rule | str = "freestyle",
        size: int | None = None,
        foul: bool = False,
    ) -> Board:
        """The position after these moves: a text such as "h8 i9" or "h8i9", or moves one by one."""
        board = cls(rule, size)
        board._push_all(moves, foul=foul)
        return board

    @classmethod
    def from_stones(
        cls,
        *,
        black: Iterable[tuple[int, int] | str] = (),
        white: Iterable[tuple[int, int] | str] = (),
        turn: Color | str | None = None,
        rule: Rule | str = "freestyle",
        size: int | None = None,
        captured_pairs: Sequence[int] = (0, 0),
        moves: str | Iterable[Move | str] = (),
        foul: bool = False,
    ) -> Board:
        """A set-up position of stones, and the moves played from it.

        A stone is the name of its point, or (x, y) from the top left.
        Without `turn` Black moves when White has as many stones as Black, or more.
        """
        board = cls(rule, size)
        for color, stones in ((Color.BLACK, black), (Color.WHITE, white)):
            for stone in stones:
                board._place_setup_stone(stone, color)
        if turn is None:
            behind = len(board.stones(Color.BLACK)) <= len(board.stones(Color.WHITE))
            turn = Color.BLACK if behind else Color.WHITE
        board.turn = Color.parse(turn)
        board._pairs = board._checked_pairs(captured_pairs)
        board._check_setup()
        if not board._is_start():
            board._setup = board.copy()
        board._push_all(moves, foul=foul)
        return board

    def _push_all(self, moves: str | Iterable[Move | str], *, foul: bool) -> None:
        for move in coords.split_moves(moves) if isinstance(moves, str) else moves:
            self.push(self.parse_move(move) if isinstance(move, str) else move, foul=foul)

    def to_plain(self) -> Json:
        """The position as plain data: rule, size, set-up if there is one, and moves.

        >>> Board.from_moves("h8 i9", rule="renju").to_plain()
        {'rule': 'renju', 'size': 15, 'moves': ['h8', 'i9']}
        """
        plain: Json = {"rule": self.rule.name, "size": self.size}
        if self.has_setup:
            plain["setup"] = self.root().setup_to_plain()
        return {**plain, "moves": names(self.move_stack, self.size)}

    def setup_to_plain(self) -> Json:
        """The stones, whose turn it is, and the captured pairs, however they came about."""
        stones = {str(color): names(self.stones(color), self.size) for color in Color}
        pairs = {"pairs": list(self._pairs)} if any(self._pairs) else {}
        return {**stones, "turn": str(self.turn), **pairs}

    @classmethod
    def from_plain(
        cls, data: object, *, rule: Rule | None = None, size: int | None = None
    ) -> Board:
        """The position that `to_plain` wrote; fouls may have been played.

        `rule` and `size` hold in place of those in the data. FormatError names what is wrong; a
        move that cannot be played raises the error of `push`.
        """
        value = Value.of(data)
        fields = value.given({"rule"}, optional={"size", "setup", "moves"})
        rule = rule or Rule.from_name(fields["rule"].choice(RULES))
        if size is None:
            size = fields["size"].board_size() if "size" in fields else rule.default_size
        moves = [move.text() for move in fields["moves"].items()] if "moves" in fields else []
        board = cls(rule, size)
        if "setup" in fields:
            board = _setup_from_plain(fields["setup"], rule, size)
        board._push_all(moves, foul=True)
        return board

    def _is_start(self) -> bool:
        return self._empty == self.size**2 and self.turn == Color.BLACK and self._pairs == Pairs()

    def _place_setup_stone(self, stone: tuple[int, int] | str, color: Color) -> None:
        size = self.size
        try:
            x, y = self.xy(self.parse_move(stone)) if isinstance(stone, str) else stone
        except (TypeError, ValueError) as error:
            raise SetupError(
                f"{color.title} stone {stone!r}: expected the name of a point, as h8, or (x, y)"
            ) from error
        if not (isinstance(x, int) and isinstance(y, int) and 0 <= x < size and 0 <= y < size):
            raise SetupError(
                f"{color.title} stone at ({x!r}, {y!r}) is not on a {size}x{size} board: "
                f"expected 0 to {size - 1} for both"
            )
        move = y * size + x
        if self._cells[move] != EMPTY:
            raise SetupError(Message.of("setup-two", point=self.move_text(move), x=x, y=y))
        self._cells[move] = color
        self._empty -= 1

    def _checked_pairs(self, pairs: Sequence[int]) -> Pairs:
        limit = self.rule.pairs_to_win - 1 if self.rule.captures else 0
        if len(pairs) != 2 or not all(isinstance(n, int) and 0 <= n <= limit for n in pairs):
            shown = repr(tuple(pairs))
            raise SetupError(
                Message.of("setup-pairs", pairs=shown, rule=str(self.rule), most=limit)
            )
        return Pairs(*pairs)

    def _check_setup(self) -> None:
        """Refuse stones that no unfinished game can have; find a five that is still pending."""
        last = self.turn.other
        for color in (self.turn, last):
            line = any_winning_line(self._cells, self.size, color, self.rule)
            if line is None:
                continue
            if color == last and self.rule.captures and self._can_break_five(self.turn):
                self._pending = last
                continue
            names = " ".join(self.move_text(stone) for stone in line)
            told = {"color": str(color), "stones": names, "position": repr(self)}
            raise SetupError(Message("setup-won", told))
        stones = self.stones(last)
        if stones and not any(self._was_allowed(stone, last) for stone in stones):
            message = Message.of("setup-last", color=str(last), position=repr(self))
            raise SetupError(message)

    def _was_allowed(self, stone: Move, color: Color) -> bool:
        """Whether the stone may have been the last move; after captures nobody can tell."""
        if self.rule.captures:
            return True
        self._cells[stone] = EMPTY
        allowed = self._forbidden_reason(stone, color) is None
        self._cells[stone] = color
        return allowed

    def copy(self) -> Board:
        """An independent board with the same position and stack."""
        board = type(self).__new__(type(self))
        board.__dict__.update(self.__dict__)
        board._cells = self._cells.copy()
        board._played = self._played.copy()
        return board

    __copy__ = copy

    def after(self, *moves: Move) -> Board:
        """A copy of the board after these moves."""
        board = self.copy()
        for move in moves:
            board.push(move)
        return board

    def legal_line(self, moves: Iterable[Move]) -> tuple[Move, ...]:
        """These moves one after the other, up to the first that cannot be played."""
        board = self.copy()
        for move in moves:
            if not board.is_legal(move):
                break
            board.push(move)
        return tuple(board.move_stack[self.ply :])

    def root(self) -> Board:
        """The position before the first move of the stack: empty, or the set-up."""
        if self._setup is None:
            return Board(self.rule, self.size)
        board = self._setup.copy()
        board._setup = self._setup
        return board

    @property
    def has_setup(self) -> bool:
        """Whether the moves start from a set-up position and not from the empty board."""
        return self._setup is not None

    # What stands on the board

    @property
    def ply(self) -> int:
        """How many moves are on the stack."""
        return len(self._played)

    @property
    def move_stack(self) -> list[Move]:
        """The moves played so far, first to last."""
        return [played.move for played in self._played]

    @property
    def captured_pairs(self) -> Pairs:
        """Pairs taken by Black and by White."""
        return self._pairs

    @property
    def pending_five(self) -> Color | None:
        """The colour whose five stands but may still be broken by the reply, or None."""
        return self._pending

    def color_at(self, move: Move) -> Color | None:
        """The colour of the stone on a point, or None."""
        cell = self._cells[check_move(move, self.size)]
        return Color(cell) if cell else None

    def stones(self, color: Color) -> list[Move]:
        """The points where stones of `color` stand, in ascending order."""
        return [move for move, cell in enumerate(self._cells) if cell == color]

    @property
    def key(self) -> tuple[Rule, int, bytes, Color, Pairs]:
        """A value for use in dicts: equal exactly when rule, stones, turn and pairs are equal."""
        return (self.rule, self.size, bytes(self._cells[:-1]), self.turn, self._pairs)

    def __eq__(self, other: object) -> bool:
        """Whether the positions are the same; the moves that led there may differ.

        Boards change and so have no hash: use `key` in dicts.
        """
        return self.key == other.key if isinstance(other, Board) else NotImplemented

    # Names of points

    def move_at(self, x: int, y: int) -> Move:
        """The point in column `x` and row `y`, counted from 0 at the top left."""
        return coords.move_at(x, y, self.size)

    def xy(self, move: Move) -> tuple[int, int]:
        """Column and row of a point, counted from 0 at the top left."""
        return coords.xy(move, self.size)

    def move_text(self, move: Move) -> str:
        """The name of a point, such as "h8"."""
        return coords.move_text(move, self.size)

    def parse_move(self, text: str) -> Move:
        """The point with this name. It may be occupied: only `push` knows what is legal."""
        return coords.parse_move(text, self.size)

    def push_text(self, text: str, *, foul: bool = False) -> Move:
        """Play the move with this name and return it."""
        move = self.parse_move(text)
        self.push(move, foul=foul)
        return move

    # What may be played

    def is_legal(self, move: Move) -> bool:
        """Whether the side to move may play on this point of the board."""
        return (
            self._ended is None
            and self._cells[check_move(move, self.size)] == EMPTY
            and self._forbidden_reason(move, self.turn) is None
        )

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves: iterate, count or test with `in`; computed only as far as needed."""
        return LegalMoves(self)

    @property
    def forbidden_points(self) -> Mapping[Move, ForbiddenReason]:
        """The empty points that the rule forbids to the side to move, each with the reason."""
        return self.forbidden_for(self.turn) if self._ended is None else {}

    def forbidden_for(self, color: Color) -> Mapping[Move, ForbiddenReason]:
        """The empty points that would be forbidden to `color`, each with the reason."""
        if self.rule.restriction(color) is Restriction.NONE:
            return {}
        reasons = (
            (move, self._forbidden_reason(move, color))
            for move in range(self.size**2)
            if self._cells[move] == EMPTY
        )
        return {move: reason for move, reason in reasons if reason is not None}

    def captures(self, move: Move) -> tuple[Move, ...]:
        """The stones that the side to move would take by playing on this empty point."""
        if self._cells[check_move(move, self.size)] != EMPTY:
            message = Message.of("refused-stone", point=self.move_text(move))
            raise self._refused(OccupiedError(message))
        return self._captured_by(move, self.turn)

    def _captured_by(self, move: Move, color: Color) -> tuple[Move, ...]:
        return captured_by(self._cells, self.size, move, color) if self.rule.captures else ()

    def _forbidden_reason(self, move: Move, color: Color) -> ForbiddenReason | None:
        return forbidden_reason(self._cells, self.size, move, color, self.rule.restriction(color))

    # Playing

    def push(self, move: Move, *, foul: bool = False) -> None:
        """Play a move for the side to move.

        A forbidden move is refused; with `foul` it is played and loses, as a referee would have it.
        The board is unchanged when a move is refused.
        """
        check_move(move, self.size)
        is_free = self._cells[move] == EMPTY
        reason = self._forbidden_reason(move, self.turn) if is_free else None
        if self._ended is not None or not is_free or reason is not None:
            self._refuse(move, reason, foul=foul)
        self._play(move)
        if reason is not None:
            self._pending = None
            self._ended = Outcome(Termination.FORBIDDEN, self.turn)

    def _refuse(self, move: Move, reason: ForbiddenReason | None, *, foul: bool) -> None:
        """Raise the error for an illegal move; a foul may pass while the game goes on."""
        outcome = self.outcome()
        if outcome is not None:
            how = str(outcome.termination)
            message = Message.of("refused-over", point=self.move_text(move), how=how)
            raise self._refused(GameOverError(message))
        if self._cells[move] != EMPTY:
            holder = str(Color(self._cells[move]))
            message = Message.of("refused-occupied", point=self.move_text(move), color=holder)
            raise self._refused(OccupiedError(message))
        if reason is not None and not foul:
            told = {"point": self.move_text(move), "color": str(self.turn), "why": str(reason)}
            message = Message("refused-forbidden", told)
            raise self._refused(ForbiddenError(message, move=move, reason=reason))

    def _play(self, move: Move) -> None:
        color, rival = self.turn, self.turn.other
        taken = self._captured_by(move, color)
        self._played.append(_Played(move, taken, self._pairs, self._pending))
        self._cells[move] = color
        for stone in taken:
            self._cells[stone] = EMPTY
        self._empty += len(taken) - 1
        self._pairs = self._pairs.plus(color, len(taken) // 2)
        rival_was_pending, self._pending = self._pending is not None, None
        self.turn = rival
        self._ended = self._verdict(move, color, rival_was_pending=rival_was_pending)

    def _verdict(self, move: Move, color: Color, *, rival_was_pending: bool) -> Outcome | None:
        """Who has won by this move of `color`, if anyone; notes a five that is pending."""
        if self.rule.captures:
            if self._pairs.of(color) >= self.rule.pairs_to_win:
                return Outcome(Termination.CAPTURES, color)
            if rival_was_pending:
                unbroken = any_winning_line(self._cells, self.size, color.other, self.rule)
                if unbroken is not None:
                    return Outcome(Termination.UNBROKEN_FIVE, color.other, unbroken)
        line = winning_line(self._cells, self.size, move, color, self.rule)
        if line is not None:
            if not (self.rule.captures and self._can_break_five(color.other)):
                return Outcome(Termination.FIVE, color, line)
            self._pending = color
        return Outcome(Termination.FULL_BOARD, None) if self._empty == 0 else None

    def _can_break_five(self, breaker: Color) -> bool:
        """Whether one legal capture leaves the other side without a five, or wins by pairs."""
        for move in range(self.size**2):
            if self._cells[move] != EMPTY:
                continue
            taken = self._captured_by(move, breaker)
            if not taken or self._forbidden_reason(move, breaker) is not None:
                continue
            if self._pairs.of(breaker) + len(taken) // 2 >= self.rule.pairs_to_win:
                return True
            left = [EMPTY if at in taken else cell for at, cell in enumerate(self._cells)]
            if any_winning_line(left, self.size, breaker.other, self.rule) is None:
                return True
        return False

    def pop(self) -> Move:
        """Take back the last move and return it."""
        move, taken, self._pairs, self._pending = self._played.pop()
        self._cells[move] = EMPTY
        for stone in taken:
            self._cells[stone] = self.turn
        self._empty -= len(taken) - 1
        self.turn = self.turn.other
        self._ended = None
        return move

    def peek(self) -> Move:
        """The last move."""
        return self._played[-1].move

    # The end

    def outcome(self) -> Outcome | None:
        """How the game ended on the board, or None while it goes on."""
        if self._ended is not None:
            return self._ended
        if self._empty == 0:
            return Outcome(Termination.FULL_BOARD, None)
        if self.rule.restriction(self.turn) is Restriction.NONE or self.legal_moves:
            return None
        return Outcome(Termination.NO_MOVE, None)

    def is_game_over(self) -> bool:
        """Whether the game has ended on the board."""
        return self.outcome() is not None

    # Symmetry

    def transform(self, symmetry: Symmetry) -> Board:
        """The board, its set-up and its moves under one of the eight symmetries."""
        board = self.copy()
        board._cells = self._moved_cells(symmetry)
        board._setup = None if self._setup is None else self._setup.transform(symmetry)
        board._played = [
            played._replace(
                move=symmetry.apply(played.move, self.size),
                taken=tuple(symmetry.apply(stone, self.size) for stone in played.taken),
            )
            for played in self._played
        ]
        if self._ended is not None:  # of several lines another one may come first now
            board.push(board.pop(), foul=True)
        return board

    def canonical(self) -> Board:
        """The same board for all eight images of a position: the one with the smallest key."""
        return self.transform(min(Symmetry, key=lambda symmetry: self._moved_cells(symmetry)))

    def _moved_cells(self, symmetry: Symmetry) -> Cells:
        cells = self._cells.copy()
        for move in range(self.size**2):
            cells[symmetry.apply(move, self.size)] = self._cells[move]
        return cells

    # Showing

    def __str__(self) -> str:
        """The board as text: X for Black, O for White, the last move in brackets."""
        rows = []
        for y in range(self.size):
            cells = self._cells[y * self.size : (y + 1) * self.size]
            rows.append(f"{self.size - y:2} {' '.join('.XO'[cell] for cell in cells)}")
        if self._played:
            x, y = self.xy(self.peek())
            before, stone, after = rows[y][: 2 * x + 2], rows[y][2 * x + 3], rows[y][2 * x + 5 :]
            rows[y] = f"{before}({stone}){after}"
        return "\n".join([*rows, "   " + " ".join(coords.COLUMN_LETTERS[: self.size])])

    def __repr__(self) -> str:
        """Python that makes this board: its start and its moves."""
        moves = " ".join(self.move_text(played.move) for played in self._played)
        is_foul = self._ended is not None and self._ended.termination is Termination.FORBIDDEN
        foul = ", foul=True" if is_foul else ""
        rule, size = self.rule.name, self.size
        start = self.root() if self._played else self
        if start._is_start():
            return f"Board.from_moves({moves!r}, rule={rule!r}, size={size}{foul})"
        stones = {
            str(color): [(m % size, m // size) for m in start.stones(color)] for color in Color
        }
        played = f", moves={moves!r}{foul}" if moves else ""
        return (
            f"Board.from_stones(black={stones['black']}, white={stones['white']}, "
            f"turn={str(start.turn)!r}, rule={rule!r}, size={size}, "
            f"captured_pairs={tuple(start.captured_pairs)}{played})"
        )

    def _repr_svg_(self) -> str:
        from . import svg  # drawing is only loaded where a notebook asks for a picture

        return svg.board(self)

    def _refused(self, error: TengenError) -> TengenError:
        """The error with the position noted, which programmers see below a traceback."""
        error.add_note(f"position: {self!r}")
        return error


def _setup_from_plain(value: Value, rule: Rule, size: int) -> Board:
    fields = value.given(set(), optional=("black", "white", "turn", "pairs"))
    black, white = (
        [coords.xy(stone.point(size), size) for stone in fields[name].items()]
        if name in fields
        else []
        for name in ("black", "white")
    )
    pairs = [0, 0]
    if "pairs" in fields:
        pairs = [int(count.number(whole=True)) for count in fields["pairs"].items()]
    return value.checked(
        lambda: Board.from_stones(
            black=black,
            white=white,
            turn=fields["turn"].choice(map(str, Color)) if "turn" in fields else None,
            rule=rule,
            size=size,
            captured_pairs=pairs,
        )
    )


class LegalMoves:
    """The legal moves of a board as it stands, in ascending order of the points."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __iter__(self) -> Iterator[Move]:
        return (move for move in range(self._board.size**2) if self._board.is_legal(move))

    def __contains__(self, move: object) -> bool:
        size = self._board.size
        return isinstance(move, int) and 0 <= move < size * size and self._board.is_legal(move)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __repr__(self) -> str:
        names = " ".join(self._board.move_text(move) for move in self)
        return f"<LegalMoves: {names}>"
