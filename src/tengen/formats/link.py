"""A position as a link that carries everything: rule, size, moves, and a set-up if there is one.

    ?rule=renju&size=15#h8i9j10
    ?rule=42&size=19&black=h8i9&white=j10&turn=white&pairs=1,0#k11

Text before the question mark is ignored, so that a link may be a web address. Of a game it holds
only the main line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, quote_plus, unquote

from ..board import Board
from ..coords import check_size, parse_move, split_moves, xy
from ..errors import FormatError, reason_of
from ..game import Game, settled
from ..plain import quote
from ..rules import RULES, Rule
from ..texts import Message, Notice
from .pos import play, tree_losses
from .text import Problems, chosen_rule, chosen_size, decode, first_of, warn_losses

MAX_LENGTH = 20_000  # characters; the longest game needs a tenth of it

_KEYS = ("rule", "size", "black", "white", "turn", "pairs")
_PAIRS = re.compile(r"([0-9]{1,3}),([0-9]{1,3})")


def write_link(position: Board | Game, *, base: str = "") -> str:
    """A link to a position with the moves that led to it, or to the main line of a game.

    `base` is the address of the page that shows it. A LossWarning reports what is left out.
    """
    if "?" in base or "#" in base:
        raise ValueError(f"{quote(base)} cannot begin a link: expected it without '?' and '#'")
    game = Game.from_board(position) if isinstance(position, Board) else position
    losses = tree_losses(game)
    if RULES.get(game.rule.name) != game.rule:
        losses.append(f"the flags of the rule {quote(game.rule.name)}")
    if game.result is not None and game.result != settled(None, game.outcome()):
        losses.append(f"the result ({game.result})")
    warn_losses("a link", losses)
    fields = [f"rule={quote_plus(game.rule.name)}", f"size={game.size}"]
    for key, value in game.setup.setup_to_plain().items() if game.has_setup else ():
        joined = ",".join(map(str, value)) if key == "pairs" else "".join(value)
        fields.append(f"{key}={joined}")
    moves = "".join(game.move_text(move) for move in game.mainline_moves())
    return f"{base}?{'&'.join(fields)}#{moves}"


def parse_link(text: str, *, rule: Rule | str | None = None, size: int | None = None) -> Game:
    """The game that a link carries; its end is the position."""
    return read_game(text, rule=rule, size=size)


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    encoding: str | None = None,
) -> Iterator[Game]:
    """The one game that a link carries."""
    decoded = decode(data, encoding=encoding, max_bytes=MAX_LENGTH)
    problems = Problems(decoded.problems)
    address, hash_sign, moves = decoded.text.strip().partition("#")
    _, question_mark, query = address.partition("?")
    if not hash_sign and not question_mark:
        raise FormatError(Message.of("format-no-link", text=quote(address)))
    fields = _parse_query(query, problems)
    try:
        told_rule = Rule.from_name(fields["rule"]) if "rule" in fields else None
        told_size = check_size(_number(fields["size"])) if "size" in fields else None
        by_rule = chosen_rule(rule, told_rule, problems)
        by_size = chosen_size(size, told_size, by_rule, problems)
        game = Game.from_board(_read_setup(fields, by_rule, by_size))
        names = split_moves(unquote(moves).removeprefix("/"))
    except ValueError as error:
        raise FormatError(Message.of("format-bad-link", why=reason_of(error))) from error
    game.problems = problems.stated()
    play(game, names, lambda name: parse_move(name, by_size))
    yield game


read_game = first_of(read_games)


def _parse_query(query: str, problems: Problems) -> dict[str, str]:
    fields: dict[str, str] = {}
    for key, value in parse_qsl(query, keep_blank_values=True):
        if key not in _KEYS:
            problems.add(Notice("problem-link-key", key=quote(key), known=", ".join(_KEYS)))
        elif key in fields:
            raise FormatError(f"bad link: {key} is given twice, expected once")
        else:
            fields[key] = value
    return fields


def _read_setup(fields: dict[str, str], rule: Rule, size: int) -> Board:
    black, white = (
        [xy(parse_move(name, size), size) for name in split_moves(fields.get(color, ""))]
        for color in ("black", "white")
    )
    pairs = _PAIRS.fullmatch(fields.get("pairs", "0,0"))
    if pairs is None:
        raise ValueError(f"pairs {quote(fields['pairs'])}: expected two numbers such as 1,0")
    return Board.from_stones(
        black=black,
        white=white,
        turn=fields.get("turn"),
        rule=rule,
        size=size,
        captured_pairs=(int(pairs[1]), int(pairs[2])),
    )


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise ValueError(f"{quote(text)} is no size: expected a number such as 15")
    return int(text)


def write_game(game: Game, *, base: str = "") -> str:
    """A link to the main line, as a line of text."""
    return write_link(game, base=base) + "\n"
