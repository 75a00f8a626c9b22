"""SGF, the Smart Game Format, FF[4] GM[4]: holds all that a game holds.

The grammar is in `sgf_tree`, the words in `sgf_words`, reading in `sgf_reader`, writing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..coords import Move
from ..game import Game, Mark, MarkShape, Node, settled
from ..plain import quote
from ..rules import RULES, Rule
from . import sgf_words as words
from .sgf_reader import GameReader, Properties
from .sgf_tree import compose, escape, is_name, is_value, parse_collection
from .text import MAX_BYTES, Problems, decode, first_of, warn_losses

_ENCODING = re.compile(rb"CA\s{0,9}\[\s{0,9}([A-Za-z0-9_.:+-]{1,40})\s{0,9}\]")
_NO_TEXT = re.compile("[\0\ud800-\udfff]")
_REPLACEMENT = "\ufffd"
_LINE_WIDTH = 80


def read_games(
    data: str | bytes,
    *,
    rule: Rule | str | None = None,
    size: int | None = None,
    encoding: str | None = None,
) -> Iterator[Game]:
    """The games of a collection, one by one; `rule` and `size` overrule what the file says."""
    named = _named_encodings(data)
    decoded = decode(data, encoding=encoding, declared=named[0] if named else None)
    if len(named) > 1:
        decoded.problems.append(
            f"the games name different encodings ({', '.join(named)}): "
            f"all were read as {decoded.encoding}"
        )
    for nodes, problems in parse_collection(decoded.text):
        stated = Problems([*decoded.problems, *problems.stated()])
        yield GameReader(nodes, stated, rule, size).read()


def _named_encodings(data: str | bytes) -> list[str]:
    if isinstance(data, str):
        return []  # it has been decoded already, whatever it says
    names = (name.decode().upper() for name in _ENCODING.findall(data, 0, MAX_BYTES))
    return list(dict.fromkeys(names))


read_game = first_of(read_games)


def write_game(game: Game) -> str:
    """The game as SGF text; a LossWarning reports the few things that SGF cannot hold."""
    return write_games([game])


def write_games(games: Iterable[Game]) -> str:
    """A collection of games."""
    writers = [_Writer(game) for game in games]
    text = "".join(writer.write() for writer in writers)
    warn_losses("SGF", [loss for writer in writers for loss in writer.losses])
    return text


class _Writer:
    """Writes one game and notes what is lost."""

    def __init__(self, game: Game) -> None:
        self.losses: list[str] = []
        self._game = game
        self._size = game.size

    def write(self) -> str:
        """The text of the whole tree."""
        pieces = ["("]
        width = 1
        waiting: list[Node | str] = [")", self._game]
        while waiting:
            item = waiting.pop()
            piece = item if isinstance(item, str) else self._node_text(item)
            if piece == "(" or width + len(piece) > _LINE_WIDTH:
                pieces.append("\n")
                width = 0
            pieces.append(piece)
            width += len(piece)
            if isinstance(item, Node):
                waiting += self._following(item)
        return "".join([*pieces, "\n"])

    def _following(self, node: Node) -> list[Node | str]:
        """What comes after a node, the last first; variations stand in parentheses."""
        if len(node.variations) == 1:
            return [node.variations[0]]
        items: list[Node | str] = []
        for variation in reversed(node.variations):
            items += [")", variation, "("]
        return items

    def _node_text(self, node: Node) -> str:
        properties = self._root() if isinstance(node, Game) else self._move(node)
        if node.comment:
            properties["C"] = [self._text(node.comment, "comments")]
        self._add_marks(properties, node.marks)
        self._add_others(properties, node)
        return ";" + "".join(f"{name}[{']['.join(values)}]" for name, values in properties.items())

    def _root(self) -> Properties:
        game = self._game
        if RULES.get(game.rule.name) != game.rule:
            self.losses.append(f"the flags of the rule {quote(game.rule.name)}")
        properties = {
            "FF": ["4"],
            "GM": ["4"],
            "CA": ["UTF-8"],
            "SZ": [str(game.size)],
            "RU": [self._text(game.rule.name, "the rule's name")],
        }
        for name, header in words.HEADER_OF.items():
            if header in game.headers:
                properties[name] = [self._text(game.headers[header], "headers")]
        others = [
            compose(self._plain(header, "headers"), self._plain(value, "headers"))
            for header, value in game.headers.items()
            if header not in words.HEADER_OF.values()
        ]
        if others:
            properties[words.HEADER] = others
        self._add_setup(properties)
        self._add_result(properties)
        if game.clock is not None:
            self.losses.append("a clock before the first move")
        return properties

    def _add_setup(self, properties: Properties) -> None:
        if not self._game.has_setup:
            return
        board = self._game.setup
        for letter, color in words.COLOR_OF.items():
            if stones := board.stones(color):
                properties[f"A{letter}"] = [self._point(stone) for stone in stones]
        properties["PL"] = [words.LETTER_OF[board.turn]]
        if any(board.captured_pairs):
            properties[words.PAIRS] = [f"{board.captured_pairs[0]},{board.captured_pairs[1]}"]

    def _add_result(self, properties: Properties) -> None:
        result, outcome = self._game.result, self._game.outcome()
        if result is None:
            if outcome is not None:
                properties["RE"] = ["?"]
            return
        properties["RE"] = [words.result_text(result)]
        if settled(words.parse_result(properties["RE"][0], Problems()), outcome) != result:
            properties[words.REASON] = [result.reason]

    def _move(self, node: Node) -> Properties:
        color = node.color
        assert node.move is not None
        assert color is not None
        properties = {words.LETTER_OF[color]: [self._point(node.move)]}
        if node.clock is not None and node.clock.left is not None:
            properties[words.LEFT_OF[color]] = [words.seconds_text(node.clock.left)]
        if node.clock is not None and node.clock.spent is not None:
            properties[words.SPENT] = [words.seconds_text(node.clock.spent)]
        return properties

    def _add_marks(self, properties: Properties, marks: list[Mark]) -> None:
        for mark in sorted(set(marks)):
            if not mark.is_on(self._size):
                self.losses.append("marks that are not on the board")
                continue
            value = self._point(mark.point)
            if mark.to is not None:
                value = compose(value, self._point(mark.to))
            elif mark.shape is MarkShape.LABEL:
                value = compose(value, self._plain(mark.text, "labels"))
            properties.setdefault(words.MARK_OF[mark.shape], []).append(value)

    def _add_others(self, properties: Properties, node: Node) -> None:
        """Add the properties that were kept from a file, where they cannot be taken for ours."""
        known = words.OF_THE_ROOT
        if node.color is not None:
            known = words.OF_ANY_NODE | {words.LEFT_OF[node.color], words.SPENT}
        for name, values in node.properties.items():
            if name in known or not is_name(name):
                self.losses.append(f"a property with the name {quote(name)}")
            elif not values or not all(
                is_value(value) and not _NO_TEXT.search(value) for value in values
            ):
                self.losses.append(f"values of the property {name} that are not escaped")
            else:
                properties[name] = values

    def _point(self, move: Move) -> str:
        return words.point_text(move, self._size)

    def _text(self, text: str, where: str) -> str:
        return escape(self._plain(text, where))

    def _plain(self, text: str, where: str) -> str:
        """The text with what SGF cannot hold replaced, and noted as lost."""
        if "\r" in text:
            self.losses.append(f"carriage returns in {where} (now line feeds)")
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        if _NO_TEXT.search(text):
            self.losses.append(f"characters in {where} that are no text (now {_REPLACEMENT})")
            text = _NO_TEXT.sub(_REPLACEMENT, text)
        return text
