"""Tengen JSON: our own format, versioned, holds all that a game holds. See docs/formats.md.

The tree is a flat list of nodes with the numbers of their parents: nothing is nested deeply.
Reading is strict: a value that is missing, unknown or of the wrong kind is an error with its path.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator

from ..board import Board
from ..game import EndReason, Game, Mark, MarkShape, MoveTime, Node, Result, Row
from ..plain import Json, Value, quote
from ..rules import RULES, Color, Rule
from .text import (
    MAX_NODES,
    Problems,
    chosen_rule,
    chosen_size,
    decode,
    first_of,
    warn_losses,
)

VERSION = 1
MAX_BYTES = 16 * 2**20  # of a file; Python makes up to twenty times as much of it

_SURROGATE = re.compile("[\ud800-\udfff]")  # a lone one has no UTF-8, so it is written as \uXXXX

# Reading


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    encoding: str | None = None,
) -> Iterator[Game]:
    """The game, or all games of an array; `rule` and `size` overrule what the file says."""
    decoded = decode(data, encoding=encoding, max_bytes=MAX_BYTES)
    document = Value.parse(decoded.text)
    for item in [document] if document.is_object() else document.items():
        yield _read(item, Problems(decoded.problems), rule, size)


read_game = first_of(read_games)


def _read(document: Value, problems: Problems, rule: Rule | str | None, size: int | None) -> Game:
    version = document.field("tengen", "a game, with its version in the field 'tengen'")
    if version.number(whole=True) != VERSION:
        version.fail(f"version {VERSION}, the only one this program reads")
    fields = document.fields(
        {"tengen", "rule", "size", "nodes"}, optional={"setup", "headers", "result"}
    )
    told_rule = Rule.from_name(fields["rule"].choice(RULES))
    by_rule = chosen_rule(rule, told_rule, problems)
    by_size = chosen_size(size, fields["size"].board_size(), by_rule, problems)
    if "setup" in fields:  # a file says whose turn it is
        fields["setup"].fields({"turn"}, optional={"black", "white", "pairs"})
    parts = {name: document.value.get(name) for name in ("rule", "setup")}
    setup = Value(document.path, parts)
    game = Game.from_board(Board.from_plain(setup, rule=by_rule, size=by_size))
    if "headers" in fields:
        game.headers = {name: value.text() for name, value in fields["headers"].entries()}
    _read_nodes(fields["nodes"], game)
    game.problems = problems.stated()
    game.settle(_read_result(fields.get("result")), exact=True)
    return game


def _read_result(result: Value | None) -> Result | None:
    if result is None:
        return None
    fields = result.fields({"winner", "reason"})
    winner = fields["winner"]
    return Result(
        None if winner.is_null() else Color.parse(winner.choice(("black", "white"))),
        EndReason(fields["reason"].choice(EndReason)),
    )


def _read_nodes(nodes: Value, game: Game) -> None:
    made: list[Node] = []
    for number, value in enumerate(nodes.items()):
        if number == MAX_NODES:
            nodes.fail(f"at most {MAX_NODES:,} nodes")
        required = {"move"} if made else set()
        optional = {"comment", "clock", "marks", "properties"} | ({"parent"} if made else set())
        fields = value.fields(required, optional=optional)
        node = _read_move(fields, made, game.size) if made else game
        made.append(node)
        if "comment" in fields:
            node.comment = fields["comment"].text()
        if "clock" in fields:
            node.clock = _read_clock(fields["clock"])
        if "marks" in fields:
            node.marks = [_read_mark(mark, game.size) for mark in fields["marks"].items()]
        if "properties" in fields:
            node.properties = {
                name: [text.text() for text in values.items()]
                for name, values in fields["properties"].entries()
            }
    if not made:
        nodes.fail("at least one node, the root")


def _read_move(fields: dict[str, Value], made: list[Node], size: int) -> Node:
    parent = made[-1]
    if "parent" in fields:
        number = int(fields["parent"].number(whole=True))
        if not 0 <= number < len(made):
            fields["parent"].fail(f"the number of an earlier node, 0 to {len(made) - 1}")
        parent = made[number]
    move = fields["move"]
    variations = len(parent.variations)
    node = move.checked(lambda: parent.add(move.point(size), foul=True))
    if len(parent.variations) == variations:
        move.fail("a move that its parent does not have yet")
    return node


def _read_clock(clock: Value) -> MoveTime:
    fields = clock.fields(set(), optional={"left", "spent"})
    seconds = {part: value.number() for part, value in fields.items()}
    return clock.checked(lambda: MoveTime(**seconds))


def _read_mark(mark: Value, size: int) -> Mark:
    fields = mark.fields({"shape", "point"}, optional={"text", "to"})
    return mark.checked(
        lambda: Mark(
            MarkShape(fields["shape"].choice(MarkShape)),
            fields["point"].point(size),
            fields["text"].text() if "text" in fields else "",
            fields["to"].point(size) if "to" in fields else None,
        )
    )


# Writing


def write_game(game: Game) -> str:
    """The game as JSON text, one node per line."""
    losses: list[str] = []
    text = _text(game, losses)
    warn_losses("Tengen JSON", losses)
    return text + "\n"


def write_games(games: Iterable[Game]) -> str:
    """An array of games."""
    losses: list[str] = []
    texts = [_text(game, losses) for game in games]
    warn_losses("Tengen JSON", losses)
    return "[\n" + ",\n".join(texts) + "\n]\n"


def to_plain(game: Game) -> Json:
    """The game as plain data: the document that `write_game` writes."""
    return _document(game, [])


def from_plain(data: object) -> Game:
    """The game that `to_plain` made; FormatError names what is wrong."""
    return _read(Value.of(data), Problems([]), None, None)


def _document(game: Game, losses: list[str]) -> Json:
    if RULES.get(game.rule.name) != game.rule:
        losses.append(f"the flags of the rule {quote(game.rule.name)}")
    document: Json = {"tengen": VERSION, "rule": game.rule.name, "size": game.size}
    if game.has_setup:
        document["setup"] = game.setup.setup_to_plain()
    if game.headers:
        document["headers"] = dict(game.headers)
    if game.result is not None:
        winner = None if game.result.winner is None else str(game.result.winner)
        document["result"] = {"winner": winner, "reason": game.result.reason}
    rows = enumerate(game.rows())
    document["nodes"] = [_node_fields(game, number, row, losses) for number, row in rows]
    return document


def _text(game: Game, losses: list[str]) -> str:
    document = _document(game, losses)
    nodes = ",\n".join(f"  {_dump(node)}" for node in document.pop("nodes"))
    lines = [f" {_dump(name)}: {_dump(value)}," for name, value in document.items()]
    return "\n".join(["{", *lines, ' "nodes": [', nodes, " ]", "}"])


def _dump(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _node_fields(game: Game, number: int, row: Row, losses: list[str]) -> Json:
    marks = [mark for mark in sorted(row.marks) if mark.is_on(game.size)]
    if len(marks) < len(row.marks):
        losses.append("marks that are not on the board")
    return _given(
        parent=None if row.parent == number - 1 else row.parent,
        move=None if row.move is None else game.move_text(row.move),
        comment=row.comment,
        clock=row.clock and _given(left=row.clock.left, spent=row.clock.spent),
        marks=[_mark_fields(game, mark) for mark in marks],
        properties={name: list(values) for name, values in row.properties.items()},
    )


def _mark_fields(game: Game, mark: Mark) -> Json:
    to = None if mark.to is None else game.move_text(mark.to)
    return _given(shape=mark.shape, point=game.move_text(mark.point), text=mark.text, to=to)


def _given(**fields: object) -> Json:
    """The fields that say something."""
    return {name: value for name, value in fields.items() if value not in (None, "", [], {})}
