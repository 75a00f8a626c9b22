"""Random games for hypothesis: trees, set-ups, and all that can be said about a node."""

import random
import string

from hypothesis import strategies as st

from tengen.board import Board
from tengen.errors import SetupError
from tengen.formats.sgf_tree import escape
from tengen.game import (
    HEADERS,
    MAX_SECONDS,
    EndReason,
    Game,
    Mark,
    MarkShape,
    MoveTime,
    Node,
    Result,
)
from tengen.rules import RULES, Color

# What breaks careless readers and writers of text formats.
NASTY = (
    *("]", "[", "\\", "\\]", "\\\\", ":", "\\:", ";", "(;", ")", "(;B[aa])", "a]b", "C[x]", "\\\n"),
    *("\n", "\n\n", "  ", "\t", " lead", "trail ", "\u2028", "\x85", "\x0b", "\x1f", "\x7f"),
    *("天元", "é", "\ufeff", "😀", "\ufffd", "'", '"', "\\u0041", "&amp;", "#h8", "null"),
)
# By number: hypothesis would first work out a table of all characters.
CHARACTERS = (
    st.sampled_from("aB 0]\\[:;()\n\t")
    | st.integers(0x20, 0xD7FF).map(chr)
    | st.integers(0xE000, 0x10FFFF).map(chr)
)


def texts(characters: st.SearchStrategy[str] = CHARACTERS) -> st.SearchStrategy[str]:
    """Texts, many of them nasty; without NUL and carriage returns unless `characters` has them."""
    pieces = st.sampled_from(NASTY) | st.text(characters, max_size=8)
    return st.lists(pieces, max_size=4).map("".join)


def seconds() -> st.SearchStrategy[float]:
    """Times of any size."""
    return st.floats(0, MAX_SECONDS) | st.integers(0, MAX_SECONDS).map(float)


def clocks() -> st.SearchStrategy[MoveTime]:
    """Clocks with one or both times."""
    return st.builds(MoveTime, left=seconds().map(lambda time: -time), spent=seconds()) | st.builds(
        MoveTime, left=seconds()
    )


def results() -> st.SearchStrategy[Result | None]:
    """Any result, whether or not the board agrees."""
    winners = st.sampled_from((None, *Color))
    return st.none() | st.builds(Result, winners, st.sampled_from(EndReason))


def marks(size: int, text: st.SearchStrategy[str]) -> st.SearchStrategy[Mark]:
    """Marks of every shape."""
    points = st.integers(0, size * size - 1)
    plain = [shape for shape in MarkShape if shape not in ("label", "arrow", "line")]
    return (
        st.builds(Mark, st.sampled_from(plain), points)
        | st.builds(Mark, st.just(MarkShape.LABEL), points, text)
        | st.builds(
            lambda shape, point, to: Mark(shape, point, to=to),
            st.sampled_from((MarkShape.ARROW, MarkShape.LINE)),
            points,
            points,
        )
    )


def properties(text: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, list[str]]]:
    """Properties that nobody knows."""
    names = st.text(string.ascii_uppercase, min_size=1, max_size=4).map(lambda name: "ZZ" + name)
    return st.dictionaries(names, st.lists(text.map(escape), min_size=1, max_size=3), max_size=2)


def headers(text: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, str]]:
    """Headers, known and unknown."""
    return st.dictionaries(st.sampled_from(list(HEADERS)) | text, text, max_size=4)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A position of any rule and size, often from a set-up, often with some moves."""
    game = draw(trees())
    nodes = list(game.walk())
    return draw(st.sampled_from(nodes)).board()


@st.composite
def trees(draw: st.DrawFn) -> Game:
    """A game with variations and nothing said about it."""
    rng = random.Random(draw(st.integers(0, 2**32)))  # hypothesis itself would play small numbers
    rule = draw(st.sampled_from(sorted(RULES)))
    size = draw(st.integers(5, 22))
    root = random_setup(rng, rule, size) if draw(st.booleans()) else Board(rule, size)
    game = Game.from_board(root)
    game.result = None
    node: Node = game
    nodes = [node]
    for _ in range(draw(st.integers(0, 40))):
        if rng.random() < 0.1:
            node = rng.choice(nodes)
        board = node.board()
        if board.is_game_over():
            continue
        move = random_move(rng, board)
        if board.color_at(move) is None and (board.is_legal(move) or rng.random() < 0.3):
            node = node.add(move, foul=True)
            nodes.append(node)
    return game


@st.composite
def games(draw: st.DrawFn, text: st.SearchStrategy[str] | None = None) -> Game:
    """A game of which everything is said that can be."""
    text = texts() if text is None else text
    game = draw(trees())
    game.headers = draw(headers(text))
    game.result = draw(results())
    nodes = list(game.walk())
    for node in draw(st.lists(st.sampled_from(nodes), max_size=5, unique_by=id)):
        node.comment = draw(text)
        node.marks = draw(st.lists(marks(game.size, text), max_size=4))
        node.properties = draw(properties(text))
        node.clock = None if node is game else draw(st.none() | clocks())
    return game


def random_setup(rng: random.Random, rule: str, size: int) -> Board:
    """Some stones that may stand; an empty board when they may not."""
    points = [(x, y) for x in range(size) for y in range(size)]
    chosen = rng.sample(points, rng.randint(1, min(30, size * size // 2)))
    split = rng.randint(0, len(chosen))
    pairs = (rng.randint(0, 4), rng.randint(0, 4)) if RULES[rule].captures else (0, 0)
    try:
        return Board.from_stones(
            black=chosen[:split],
            white=chosen[split:],
            turn=rng.choice(list(Color)),
            rule=rule,
            size=size,
            captured_pairs=pairs,
        )
    except SetupError:
        return Board(rule, size)


def random_move(rng: random.Random, board: Board) -> int:
    """A point, often one that captures, is forbidden or ends a row, so that things happen."""
    points = range(board.size**2)
    empty = [point for point in rng.sample(points, 20) if board.color_at(point) is None]
    rare = [point for point in empty if board.captures(point) or not board.is_legal(point)]
    own = board.stones(board.turn)
    if rare or not own or rng.random() < 0.1:
        return rng.choice(rare or points)
    x, y = board.xy(rng.choice(own))
    dx, dy = rng.choice(((1, 0), (0, 1), (1, 1), (1, -1)))
    while 0 <= x < board.size and 0 <= y < board.size:
        point = board.move_at(x, y)
        if board.color_at(point) != board.turn:
            return point
        x, y = x + dx, y + dy
    return rng.choice(points)
