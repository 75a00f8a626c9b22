"""Games of Piskvork: .psq files, and the older .rec files of Gomotur.

    Piskvorky 15x15, 11:11, 0   width x height, the level of each player (0 is a person), who began
    8,8,1530                    column and row from 1 at the top left, milliseconds of thought
    pbrain-a.exe                the players, only in tournaments; homo-1 and homo-2 are nameless
    pbrain-b.exe
    0                           how the game ended: see `_stated_result`
    1,Freestyle1                Gomocup's judge adds who won and the event

The judge's live feed has no first line. A .rec file has the players first and counts from 0. A file
may hold several games, each with its first line. The rule is not in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ..coords import MAX_SIZE, MIN_SIZE, move_at, xy
from ..errors import FormatError, GameOverError, OccupiedError, OutOfRangeError
from ..game import EndReason, Game, MoveTime, Node, Result, settled
from ..plain import quote
from ..rules import FREESTYLE, Color, Rule
from ..texts import Notice
from .pos import TextLine, refuse_setup, rule_losses, text_lines, tree_losses
from .text import Problems, chosen_size, decode, first_of, warn_losses

HEADERS = ("Black", "White", "BlackLevel", "WhiteLevel", "EndCode")

SAVED_BY_HAND, PLAYED_OUT, BAD_MOVE, TIMEOUT = -1, 0, 7, 15  # the end codes that we write
LOST_BY_SIDE_TO_MOVE = {
    TIMEOUT: EndReason.TIME,
    BAD_MOVE: EndReason.FORFEIT,
    3: EndReason.FORFEIT,  # a crash, or an answer that is no move
}
DRAW_MARGIN = 25  # with so few empty points left Piskvork calls the game a draw

MAX_MOVES = 2 * MAX_SIZE**2  # with those that Piskvork may save after the end of the game
MAX_SECONDS = 10**9 - 1  # of one move: thirty years
MAX_NAME = 1000  # characters
MAX_DIGITS = 12  # of a number
MAX_TAIL = 8  # lines after the moves; four have a meaning

_UNTOLD = (None, SAVED_BY_HAND, PLAYED_OUT)  # end codes that add nothing to the moves

_HEADER = re.compile(
    r"Piskvorky\s+(\d{1,4})\s*x\s*(\d{1,4})\s*,\s*(\d{1,4})\s*:\s*(\d{1,4})\s*,\s*([01])\b.*",
    re.I | re.A,
)
_HEADER_WORD = re.compile(r"Piskvorky\s+[0-9]", re.I)
_MOVE = re.compile(r"([-+]?\d+)\s*,\s*([-+]?\d+)\s*(?:,\s*(\d+\b)?.*)?", re.A)
_INTEGER = re.compile(r"[-+]?[0-9]{1,9}")
_VERDICT = re.compile(r"([012])\s*,(.*)")


class _TimedMove(NamedTuple):
    """A move as the file has it."""

    line: TextLine
    x: int
    y: int
    milliseconds: int


@dataclass
class _Record:
    """The lines of one game, sorted by what they are."""

    header: TextLine | None = None
    players_first: list[TextLine] = field(default_factory=list)  # of a .rec file
    moves: list[_TimedMove] = field(default_factory=list)
    tail: list[TextLine] = field(default_factory=list)

    @property
    def origin(self) -> int:
        """What the file calls the first column and row."""
        return 0 if self.players_first else 1

    def add(self, line: TextLine) -> None:
        """Take one more line; after the moves every line belongs to the tail."""
        match = None if self.tail else _MOVE.fullmatch(line.text)
        if match is not None:
            x, y, milliseconds = (_number(digits) for digits in match.groups("0"))
            self.moves.append(_TimedMove(line, x, y, milliseconds))
        elif self.header is None and not self.moves:
            self.players_first.append(line)
        else:
            self.tail.append(line)
        if len(self.players_first) > 2:
            raise _not_a_move(line)
        if len(self.moves) > MAX_MOVES or len(self.tail) > MAX_TAIL:
            limits = f"expected at most {MAX_MOVES} moves and then {MAX_TAIL} lines"
            raise _refused(line, f"is one line too many: {limits}")


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    encoding: str | None = None,
) -> Iterator[Game]:
    """The games of the file, played by `rule` or else freestyle."""
    decoded = decode(data, encoding=encoding)
    for record in _records(decoded.text):
        yield _read(record, Rule.of(rule or FREESTYLE), size, Problems(decoded.problems))


read_game = first_of(read_games)


def _number(digits: str) -> int:
    """The number; one with too many digits becomes a number that is out of any range."""
    return int(digits) if len(digits) <= MAX_DIGITS else 10**MAX_DIGITS


def _records(text: str) -> Iterator[_Record]:
    record: _Record | None = None
    for line in text_lines(text):
        if _HEADER_WORD.match(line.text):
            if record is not None:
                yield record
            record = _Record(header=line)
        else:
            record = record or _Record()
            record.add(line)
    if record is not None:
        yield record


def _read(record: _Record, rule: Rule, asked_size: int | None, problems: Problems) -> Game:
    # 1. The board.
    told_size, levels, began = _parse_header(record)
    if told_size is None and asked_size is None:
        told_size = _guessed_size(record)
        problems.add(Notice("problem-file-size", size=told_size))
    game = Game(rule, chosen_size(asked_size, told_size, rule, problems))

    # 2. The moves.
    _replay(game, record, problems)

    # 3. Who played.
    tail = _parse_tail(record, problems)
    names = [line.text for line in record.players_first] or tail.names
    for color, player in ((Color.BLACK, began), (Color.WHITE, 1 - began)):
        if names and names[player] != _nameless(player):
            game.headers[color.title] = names[player]
        if levels[player]:
            game.headers[f"{color.title}Level"] = str(levels[player])

    # 4. How it ended.
    if tail.event:
        game.headers["Event"] = tail.event
    game.problems = problems.stated()
    game.settle(_stated_result(game, tail.end_code, tail.verdict))
    if tail.end_code not in (*_UNTOLD, _usual_end_code(game)):
        game.headers["EndCode"] = str(tail.end_code)
    return game


class _Header(NamedTuple):
    size: int | None = None
    levels: tuple[int, int] = (0, 0)
    began: int = 0  # or 1, the player who is Black


def _parse_header(record: _Record) -> _Header:
    if record.header is None:
        if record.players_first and (len(record.players_first) == 1 or not record.moves):
            raise _not_a_move(record.players_first[-1])
        return _Header()
    match = _HEADER.fullmatch(record.header.text)
    if match is None:
        raise _refused(record.header, "is no header: expected 'Piskvorky 15x15, 0:0, 0'")
    width, height, level_1, level_2, began = (int(group) for group in match.groups())
    if width != height:
        raise _refused(record.header, f"has a {width}x{height} board: expected a square")
    if not MIN_SIZE <= width <= MAX_SIZE:
        limits = f"expected {MIN_SIZE} to {MAX_SIZE} on a side"
        raise _refused(record.header, f"has a {width}x{height} board: {limits}")
    return _Header(width, (level_1, level_2), began)


def _not_a_move(line: TextLine) -> FormatError:
    return _refused(
        line,
        "is not a move: expected x,y,milliseconds after 'Piskvorky 15x15, 0:0, 0' or after the "
        "names of two players",
    )


def _refused(line: TextLine, why: str) -> FormatError:
    return FormatError(f"line {line.number}: {quote(line.text)} {why}", line=line.number)


def _guessed_size(record: _Record) -> int:
    """The smallest usual board that has all the moves; Gomotur's is never below 20."""
    farthest = max((max(move.x, move.y) for move in record.moves), default=0) - record.origin
    usual = (20, MAX_SIZE) if record.players_first else (15, 20, MAX_SIZE)
    return next((size for size in usual if farthest < size), MAX_SIZE)


def _replay(game: Game, record: _Record, problems: Problems) -> None:
    origin, size = record.origin, game.size
    node: Node = game
    for number, (line, x, y, milliseconds) in enumerate(record.moves):
        try:
            node = node.add(move_at(x - origin, y - origin, size), foul=True)
        except OutOfRangeError:
            limits = f"expected {origin} to {origin + size - 1} for both"
            raise _refused(line, f"is not on a {size}x{size} board: {limits}") from None
        except OccupiedError as error:
            raise _refused(line, f"cannot be played: {error}") from error
        except GameOverError:
            outcome = game.outcome()
            ending = "" if outcome is None else f" ({outcome.termination})"
            problems.add(
                f"line {line.number}: the game is over{ending} after move {number}, and "
                f"{len(record.moves) - number} more were left out; the file does not say its rule, "
                f"read as {game.rule}"
            )
            return
        if 0 < milliseconds < 10**MAX_DIGITS:
            node.clock = MoveTime(spent=milliseconds / 1000)


class _Tail(NamedTuple):
    """What the lines after the moves say."""

    names: list[str]
    end_code: int | None
    verdict: int | None  # of Gomocup's judge: 0 for a draw
    event: str


def _parse_tail(record: _Record, problems: Problems) -> _Tail:
    lines = list(record.tail)
    names: list[str] = []
    verdict = end_code = None
    event = ""
    is_judged = len(lines) > 1 and _INTEGER.fullmatch(lines[-2].text)
    if is_judged and (match := _VERDICT.fullmatch(lines[-1].text)):
        verdict, event = int(match[1]), match[2].strip()
        lines.pop()
    # Two lines are two players without an end code: Piskvork never writes one player alone.
    if lines and len(lines) != 2 and _INTEGER.fullmatch(lines[-1].text):
        end_code = int(lines.pop().text)
    if len(lines) >= 2 and not record.players_first:
        names = [line.text for line in lines[:2]]
        lines = lines[2:]
    for number, text in lines:
        problems.add(Notice("problem-left-out", number=number, text=quote(text)))
    return _Tail(names, end_code, verdict, event)


def _nameless(player: int) -> str:
    """The name that Piskvork writes for a person."""
    return f"homo-{player + 1}"


def _stated_result(game: Game, end_code: int | None, verdict: int | None = None) -> Result | None:
    """What the end code, or else the judge, says about a game that the board has not ended.

    The judge numbers the players as they were paired, which is not in the file. But a player who
    has not lost on the board has lost on their own turn.
    """
    if game.outcome() is not None:
        return None
    moves = len(game.mainline_moves())
    last_to_move = Color.BLACK if moves % 2 else Color.WHITE
    if end_code in LOST_BY_SIDE_TO_MOVE:
        return Result(last_to_move, LOST_BY_SIDE_TO_MOVE[end_code])
    if verdict == 0 or (end_code == PLAYED_OUT and game.size**2 - moves <= DRAW_MARGIN):
        return Result(None)
    return None if verdict is None else Result(last_to_move, EndReason.FORFEIT)


def _finds_result(game: Game, end_code: int) -> bool:
    """Whether a reader of this end code finds the result of the game."""
    return settled(_stated_result(game, end_code), game.outcome()) == game.result


def _usual_end_code(game: Game) -> int | None:
    """The first of the end codes we write from which the result is found, or None."""
    usual = (PLAYED_OUT if game.outcome() is not None else SAVED_BY_HAND, PLAYED_OUT)
    codes = (*usual, TIMEOUT, BAD_MOVE)
    return next((code for code in codes if _finds_result(game, code)), None)


def write_game(game: Game) -> str:
    """The main line as a .psq file."""
    refuse_setup("psq", game)
    losses = rule_losses(game) + tree_losses(game, headers=HEADERS, clocks=True)
    black, white = (_level(game, color, losses) for color in Color)
    lines = [f"Piskvorky {game.size}x{game.size}, {black}:{white}, 0"]
    lines += [_move_line(node, game.size, losses) for node in game.mainline()]
    if any(color.title in game.headers for color in Color):
        lines += [_name(game, color, losses) for color in Color]
    lines.append(_end_line(game, losses))
    warn_losses("psq", losses)
    return "".join(f"{line}\n" for line in lines)


def _level(game: Game, color: Color, losses: list[str]) -> str:
    level = game.headers.get(f"{color.title}Level", "0")
    if re.fullmatch(r"[1-9][0-9]{0,3}", level):
        return level
    if f"{color.title}Level" in game.headers:
        losses.append(f"{color.title}'s level {quote(level)}")
    return "0"


def _move_line(node: Node, size: int, losses: list[str]) -> str:
    x, y = (0, 0) if node.move is None else xy(node.move, size)
    milliseconds = 0
    if node.clock is not None:
        milliseconds = round(min(node.clock.spent or 0, MAX_SECONDS) * 1000)
        kept = MoveTime(spent=milliseconds / 1000) if milliseconds else None
        if kept != node.clock:
            losses.append("clocks other than whole milliseconds of thought")
    return f"{x + 1},{y + 1},{milliseconds}"


def _name(game: Game, color: Color, losses: list[str]) -> str:
    """The player's line; one that a reader would take for something else is left out."""
    nameless = _nameless(color - 1)
    told = game.headers.get(color.title)
    if told is None:
        return nameless
    name = " ".join(told.split())
    if name != told or name == nameless or len(name) > MAX_NAME or not _is_name(name):
        losses.append(f"{color.title}'s name {quote(told)}")
        return nameless
    return name


def _is_name(text: str) -> bool:
    return text != "" and not _MOVE.fullmatch(text) and not _HEADER_WORD.match(text)


def _end_line(game: Game, losses: list[str]) -> str:
    usual = _usual_end_code(game)
    told = game.headers.get("EndCode")
    if told is not None:
        code = int(told) if _INTEGER.fullmatch(told) else SAVED_BY_HAND
        if code not in (*_UNTOLD, usual) and str(code) == told and _finds_result(game, code):
            return told
        losses.append(f"the end code {quote(told)}")
    if usual is not None:
        return str(usual)
    if game.result is not None:
        losses.append(f"the result ({game.result})")
    return str(SAVED_BY_HAND if game.outcome() is None else PLAYED_OUT)
