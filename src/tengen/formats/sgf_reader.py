"""A game from one SGF tree: the steps are numbered in `GameReader.read`.

A node that cannot be played, such as a pass, ends its branch. Whatever is dropped or changed is
stated in the problems; what is too broken for that is a FormatError.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..board import Board
from ..coords import Move, move_text
from ..errors import FormatError, GameOverError, OccupiedError, SetupError
from ..game import EndReason, Game, Mark, MarkShape, MoveTime, Node, Result
from ..plain import plural, quote
from ..rules import Color, Rule
from ..texts import Notice
from . import sgf_words as words
from .sgf_tree import RawNode, split_composed, unescape
from .text import Problems, chosen_rule, chosen_size

Properties: TypeAlias = dict[str, list[str]]

MAX_POINTS = 300_000  # of all set-ups and marks in a game, rectangles counted point by point

_GOMOKU = 4
_GAMES = {"1": "Go", "2": "Othello", "3": "chess", "5": "Nine Men's Morris", "7": "Chinese chess"}
_LAST_SIZE_WITH_TT = 19  # until there, tt is off the board and an old way to write a pass


@dataclass
class _Stop:
    """Where a branch ends because it cannot go on, and how many nodes follow."""

    why: str
    dropped: int = 1


class GameReader:
    """Makes a game of one tree."""

    def __init__(
        self, nodes: list[RawNode], problems: Problems, rule: Rule | str | None, size: int | None
    ) -> None:
        self._problems = problems
        self._nodes = self._apart_from_root(nodes)
        self._before = self._count_before_moves()
        self._root: Properties = {}
        for raw in self._nodes[: self._before]:
            for name, values in raw.properties.items():
                self._root.setdefault(name, []).extend(values)
        self._asked_rule, self._asked_size = rule, size
        self._points = 0
        self._comments: dict[int, tuple[Node, list[str]]] = {}  # by the node's id

    def read(self) -> Game:
        """The game, with the problems that were met."""
        # 1. Which game it is.
        self._check_gomoku()
        rule = self._read_rule()
        told = words.parse_size(self._one(self._root, "SZ")) if "SZ" in self._root else None
        self._size = chosen_size(self._asked_size, told, rule, self._problems)
        # 2. The stones before the first move.
        self._game = Game.from_board(self._read_setup(rule))
        # 3. What is said about the game.
        self._read_headers()
        self._annotate(self._game, self._root, words.OF_THE_ROOT)
        # 4. The moves.
        self._read_moves()
        for node, comments in self._comments.values():
            node.comment = "\n".join(comments)
        # 5. The result.
        self._read_result()
        return self._game

    # 1. Which game it is

    def _apart_from_root(self, nodes: list[RawNode]) -> list[RawNode]:
        """The nodes, with a move that stands in the root moved into a node of its own."""
        root = nodes[0].properties
        if not words.COLOR_OF.keys() & root.keys():
            return nodes
        self._problems.add(Notice("problem-root-move"))
        of_root = words.OF_THE_ROOT - {"B", "W", "C", *words.SHAPE_OF}
        kept = {name: values for name, values in root.items() if name in of_root}
        moved = {name: values for name, values in root.items() if name not in of_root}
        later = [raw._replace(parent=raw.parent + 1) for raw in nodes[1:]]
        first = RawNode(0, nodes[0].offset, moved)
        return [nodes[0]._replace(properties=kept), first, *later]

    def _count_before_moves(self) -> int:
        """How many nodes lead to the first move or fork; all that they say belongs to the root."""
        children = [0] * len(self._nodes)
        for raw in self._nodes[1:]:
            children[raw.parent] += 1
        count = 1
        while (
            count < len(self._nodes)
            and children[count - 1] == 1
            and not words.COLOR_OF.keys() & self._nodes[count].properties.keys()
        ):
            count += 1
        if count > 1:
            nodes = plural(count - 1, "node")
            self._problems.add(f"{nodes} before the first move joined to the root")
        return count

    def _check_gomoku(self) -> None:
        if "GM" not in self._root:
            self._problems.add(Notice("problem-no-kind"))
            return
        number = self._one(self._root, "GM").strip()
        if number != str(_GOMOKU):
            game = f", which is {_GAMES[number]}" if number in _GAMES else ""
            raise FormatError(
                f"{words.bracketed('GM', number)}{game}: expected GM[4], Gomoku",
                offset=self._nodes[0].offset,
            )

    def _read_rule(self) -> Rule:
        told = None
        if "RU" in self._root:
            text = unescape(self._one(self._root, "RU"))
            told = words.parse_rule(text)
            if not words.is_rule_name(text.strip().lower()):
                meaning = "no rule that we know" if told is None else f"read as {told}"
                self._problems.add(f"{words.bracketed('RU', text)} is {meaning}")
        return chosen_rule(self._asked_rule, told, self._problems)

    # 2. The stones before the first move

    def _read_setup(self, rule: Rule) -> Board:
        stones: dict[Move, Color] = {}
        for raw in self._nodes[: self._before]:
            self._set_up(stones, raw)
        turn = self._read_turn(self._root) if "PL" in self._root else self._first_to_move()
        if not stones and turn is Color.WHITE:
            self._problems.add(Notice("problem-white-first"))
        pairs = (0, 0)
        if words.PAIRS in self._root:
            pairs = words.parse_pairs(self._one(self._root, words.PAIRS))
        black, white = (
            [(move % self._size, move // self._size) for move in stones if stones[move] == color]
            for color in Color
        )
        try:
            return Board.from_stones(
                black=black,
                white=white,
                turn=turn,
                rule=rule,
                size=self._size,
                captured_pairs=pairs,
            )
        except SetupError as error:
            raise FormatError(f"bad set-up: {error}", offset=self._nodes[0].offset) from error

    def _set_up(self, stones: dict[Move, Color], raw: RawNode) -> None:
        """Place and take away the stones of one node."""
        named: dict[Move, str] = {}
        for name in ("AB", "AW", "AE"):
            for point in self._setup_points(raw, name):
                where = move_text(point, self._size)
                if point not in named:
                    named[point] = name
                elif named[point] == name:
                    self._problems.add(f"{where} is named twice in {name}")
                else:
                    both = f"in {named[point]} and in {name}"
                    raise FormatError(f"bad set-up: {where} is {both}", offset=raw.offset)
                if name == "AE":
                    stones.pop(point, None)
                else:
                    stones[point] = words.COLOR_OF[name[1]]

    def _setup_points(self, raw: RawNode, name: str) -> list[Move]:
        points: list[Move] = []
        for value in raw.properties.get(name, ()):
            try:
                points += self._parse_points(value)
            except ValueError as error:
                raise FormatError(f"bad set-up: {name}: {error}", offset=raw.offset) from error
        return points

    def _parse_points(self, value: str) -> list[Move]:
        points = words.parse_points(value, self._size)
        self._points += len(points)
        if self._points > MAX_POINTS:
            raise FormatError(f"more than {MAX_POINTS:,} points in set-ups and marks")
        return points

    def _read_turn(self, properties: Properties) -> Color:
        text = self._one(properties, "PL")
        try:
            return Color.parse(text)
        except ValueError as error:
            raise FormatError(f"PL: {error}") from error

    def _first_to_move(self) -> Color | None:
        """The colour of the first move of the main line; the board decides when there is none."""
        for raw in self._nodes[self._before :]:
            for letter, color in words.COLOR_OF.items():
                if letter in raw.properties:
                    return color
        return None

    # 3. and for each node: what is said about it

    def _read_headers(self) -> None:
        headers = self._game.headers
        for name, header in words.HEADER_OF.items():
            if name in self._root:
                headers[header] = unescape(self._one(self._root, name))
        for value in self._root.get(words.HEADER, ()):
            pair = split_composed(value)
            if pair is None or pair[0] in headers:
                self._problems.add(f"{words.bracketed(words.HEADER, value)} was dropped")
            else:
                headers[pair[0]] = pair[1]
        rule = self._root.get("RU", [""])[0].strip()
        if rule and not words.is_rule_name(rule.lower()):
            headers.setdefault("Rules", unescape(rule))

    def _annotate(self, node: Node, properties: Properties, known: frozenset[str]) -> None:
        """Give the node its comment, its marks, and the properties that have no other place."""
        for name, values in properties.items():
            if name == "C":
                # Joined at the end: one by one would take the square of the time.
                comments = self._comments.setdefault(id(node), (node, []))[1]
                comments += filter(None, map(unescape, values))
            elif name in words.SHAPE_OF:
                for value in values:
                    self._add_marks(node, name, value)
            elif name not in known:
                node.properties.setdefault(name, []).extend(values)

    def _add_marks(self, node: Node, name: str, value: str) -> None:
        shape = words.SHAPE_OF[name]
        try:
            if shape in (MarkShape.LABEL, MarkShape.ARROW, MarkShape.LINE):
                pair = split_composed(value)
                if pair is None:
                    raise ValueError(f"{quote(value)} is no pair: expected a colon in it")
                point = words.parse_point(pair[0], self._size)
                if shape is MarkShape.LABEL:
                    node.marks.append(Mark(shape, point, text=pair[1]))
                else:
                    node.marks.append(Mark(shape, point, to=words.parse_point(pair[1], self._size)))
            else:
                node.marks += [Mark(shape, point) for point in self._parse_points(value)]
        except FormatError:
            raise
        except ValueError as error:
            self._problems.add(f"a mark was dropped: {name}: {error}")

    def _read_clock(self, properties: Properties, color: Color) -> MoveTime | None:
        seconds: dict[str, float] = {}
        for part, name in (("left", words.LEFT_OF[color]), ("spent", words.SPENT)):
            if name in properties:
                try:
                    seconds[part] = words.parse_seconds(self._one(properties, name))
                    MoveTime(**seconds)
                except ValueError as error:
                    seconds.pop(part, None)
                    self._problems.add(f"a time was dropped: {name}: {error}")
        return MoveTime(**seconds) if seconds else None

    # 4. The moves

    def _read_moves(self) -> None:
        homes: list[Node | _Stop] = [self._game] * self._before
        plies = [0] * self._before
        joined = 0
        for raw in self._nodes[self._before :]:
            parent, ply = homes[raw.parent], plies[raw.parent]
            if isinstance(parent, _Stop):
                parent.dropped += 1
                homes.append(parent)
                plies.append(ply)
                continue
            turn = self._game.turn if ply % 2 == 0 else self._game.turn.other
            home = self._place(raw, parent, turn)
            homes.append(home)
            plies.append(ply if home is parent else ply + 1)
            if home is parent:
                joined += 1
            if isinstance(home, Node):
                self._describe(home, raw.properties, turn, is_move=home is not parent)
        if joined:
            nodes = plural(joined, "node")
            self._problems.add(f"{nodes} without a move joined to the node before")
        self._state_stops(homes, plies)

    def _describe(self, node: Node, properties: Properties, color: Color, *, is_move: bool) -> None:
        known = words.OF_ANY_NODE
        if node is self._game:  # a node without a move after a fork at the root
            known = words.OF_THE_ROOT
            for name in sorted(properties.keys() & (known - words.OF_ANY_NODE)):
                self._problems.add(f"{name} was dropped: expected it before the first fork")
        elif is_move:
            known = known | {words.LEFT_OF[color], words.SPENT}
            node.clock = self._read_clock(properties, color) or node.clock
        self._annotate(node, properties, known)

    def _place(self, raw: RawNode, parent: Node, turn: Color) -> Node | _Stop:
        """The node that a raw node becomes: a new one, its parent, or a stop."""
        properties = raw.properties
        moves = [
            (color, value)
            for letter, color in words.COLOR_OF.items()
            for value in properties.get(letter, ())
        ]
        after = turn.other if moves else turn
        setup = words.SETUP & properties.keys()
        if setup and not (setup == {"PL"} and self._read_turn(properties) == after):
            return _Stop("stones are set up in the middle of the game")
        if not moves:
            return parent
        if len(moves) > 1:
            return _Stop(f"{len(moves)} moves stand in one node")
        return self._play(parent, turn, *moves[0])

    def _play(self, parent: Node, turn: Color, color: Color, value: str) -> Node | _Stop:
        if not value.strip() or (value == "tt" and self._size <= _LAST_SIZE_WITH_TT):
            return _Stop(f"{color.title} passes, and a pass is no move here")
        try:
            point = words.parse_point(value, self._size)
        except ValueError as error:
            return _Stop(str(error))
        where = move_text(point, self._size)
        if color != turn:
            return _Stop(f"{where} is played by {color.title}, but it is {turn.title}'s turn")
        known = len(parent.variations)
        try:
            node = parent.add(point, foul=True)
        except OccupiedError:
            return _Stop(f"{where} is occupied")
        except GameOverError:
            outcome = parent.board().outcome()
            how = "" if outcome is None else f" ({outcome.termination})"
            return _Stop(f"{where} is played after the end of the game{how}")
        if len(parent.variations) == known:
            self._problems.add(Notice("problem-joined", move=where))
        return node

    def _state_stops(self, homes: list[Node | _Stop], plies: list[int]) -> None:
        seen: set[int] = set()
        for home, ply in zip(homes, plies, strict=True):
            if isinstance(home, _Stop) and id(home) not in seen:
                seen.add(id(home))
                dropped = plural(home.dropped, "node")
                self._problems.add(f"move {ply}: {home.why}; {dropped} from there on dropped")

    # 5. The result

    def _read_result(self) -> None:
        stated, exact = None, False
        if "RE" in self._root:
            text = unescape(self._one(self._root, "RE"))
            stated = words.parse_result(text, self._problems)
            exact = words.is_undecided(text)
        if stated is not None and words.REASON in self._root:
            reason = self._one(self._root, words.REASON)
            if reason in list(EndReason):
                stated, exact = Result(stated.winner, EndReason(reason)), True
            else:
                self._problems.add(f"{words.bracketed(words.REASON, reason)} is no reason we know")
        self._game.problems = self._problems.stated()
        self._game.settle(stated, exact=exact)

    def _one(self, properties: Properties, name: str) -> str:
        """The value of a property that has one; more than that are stated."""
        values = properties[name]
        if len(values) > 1:
            self._problems.add(f"{name} has {len(values)} values: the first was taken")
        return values[0]
