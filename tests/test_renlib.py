"""RenLib libraries, written here byte by byte: no program of ours writes them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tengen.errors import FormatError
from tengen.formats import renlib
from tengen.game import Game, Mark, MarkShape, Node
from tengen.outcome import Termination

HEADER = b"\xffRenLib\xff\x03\x04" + b"\xff" * 10
ROOT = b"\x00\x00"


@dataclass
class Item:
    """A node to be written, with its children below it."""

    point: str | None  # None is a pass
    children: list[Item] = field(default_factory=list)
    comment: bytes = b""
    old_comment: bytes = b""
    board_text: bytes = b""
    flags: int = 0
    extension: int = 0


def line(*points: str | None) -> Item:
    """Moves one after the other."""
    first = item = Item(points[0])
    for point in points[1:]:
        item.children.append(Item(point))
        item = item.children[0]
    return first


def library(items: Iterable[Item], *, start: bytes = HEADER + ROOT) -> bytes:
    """A file as RenLib writes it."""
    out = bytearray(start)
    waiting = [(item, index > 0) for index, item in enumerate(reversed(list(items)))]
    while waiting:
        item, has_sibling = waiting.pop()
        out += node_bytes(item, has_sibling)
        waiting += [(child, index > 0) for index, child in enumerate(reversed(item.children))]
    return bytes(out)


def node_bytes(item: Item, has_sibling: bool) -> bytes:
    extension = item.extension | (0x0001 if item.board_text else 0)
    flags = item.flags
    flags |= 0x80 if has_sibling else 0
    flags |= 0x00 if item.children else 0x40
    flags |= 0x20 if item.old_comment else 0
    flags |= 0x08 if item.comment else 0
    flags |= 0x01 if extension else 0
    out = bytes([point_byte(item.point), flags])
    if extension:
        out += bytes([extension >> 8, extension & 0xFF])
    if item.old_comment:
        out += padded(item.old_comment[:-1] + bytes([item.old_comment[-1] | 0x80]))
    if item.comment:
        out += padded(item.comment + b"\0")
    if item.board_text:
        out += padded(item.board_text + b"\0")
    return out


def padded(text: bytes) -> bytes:
    return text + b"\0" * (len(text) % 2)


def point_byte(name: str | None) -> int:
    if name is None:
        return 0
    column, row_from_top = ord(name[0]) - ord("a") + 1, 16 - int(name[1:])
    return 16 * (row_from_top - 1) + column


def names(node: Node) -> list[str]:
    return [node.game.move_text(move) for move in node.moves()]


def lines(game: Game) -> list[str]:
    """The way to every leaf."""
    return [" ".join(names(node)) for node in game.walk() if not node.variations]


def test_points() -> None:
    game = renlib.read_game(library([line("h8", "a15", "o15", "a1", "o1", "i9")]))
    assert lines(game) == ["h8 a15 o15 a1 o1 i9"]
    assert game.problems == []
    assert (game.rule.name, game.size) == ("renju", 15)


def test_known_bytes() -> None:
    """One small file by hand: h8, then i9 with a comment, and h9 as another answer."""
    data = HEADER + b"\x00\x00" + b"\x78\x00" + b"\x69\xc8ok\0\0" + b"\x68\x40"
    game = renlib.read_game(data)
    assert lines(game) == ["h8 i9", "h8 h9"]
    assert game.end().comment == "ok"
    assert game.problems == []


def test_branches_keep_the_order_of_the_file() -> None:
    tree = Item("h8", [Item("i9", [line("j10", "k11"), Item("g7")]), Item("h9"), line("a1", "b2")])
    game = renlib.read_game(library([tree, Item("i8")]))
    assert lines(game) == ["h8 i9 j10 k11", "h8 i9 g7", "h8 h9", "h8 a1 b2", "i8"]
    assert game.problems == []


@pytest.mark.parametrize("start", [HEADER[:9] + b"\x00" + HEADER[10:], b""])
def test_old_versions_begin_with_the_first_move(start: bytes) -> None:
    game = renlib.read_game(library([Item("h8", [Item("i9"), Item("h9")])], start=start))
    assert lines(game) == ["h8 i9", "h8 h9"]
    assert game.problems == []


@pytest.mark.parametrize(
    ("raw", "comment"),
    [
        (b"odd", "odd"),
        (b"even", "even"),
        (b"x", "x"),
        (b"one\x08many", "one\nmany"),
        (b"one\x08many\r\nlines", "one\nmany\nlines"),
        (b"\x08only many", "only many"),
        (b"one\x08", "one"),
        (b"two\x08parts\x08stay", "two\nparts\x08stay"),
    ],
)
def test_comments(raw: bytes, comment: str) -> None:
    game = renlib.read_game(library([Item("h8", [line("i9", "j10")], comment=raw)]))
    assert game.variations[0].comment == comment
    assert lines(game) == ["h8 i9 j10"]


@pytest.mark.parametrize(
    ("raw", "comment"),
    [(b"abc", "abc"), (b"abcd", "abcd"), (b"}{|][\\", "åäöÅÄÖ"), (b"one\x08many", "one\nmany")],
)
def test_old_comments(raw: bytes, comment: str) -> None:
    game = renlib.read_game(library([Item("h8", [line("i9", "j10")], old_comment=raw)]))
    assert game.variations[0].comment == comment
    assert lines(game) == ["h8 i9 j10"]


def test_comment_of_the_root() -> None:
    game = renlib.read_game(library([Item("h8")], start=HEADER + b"\x00\x08hello\0"))
    assert game.comment == "hello"
    assert lines(game) == ["h8"]


@pytest.mark.parametrize("text", [b"A", b"A1", b"win"])
@pytest.mark.parametrize("comment", [b"", b"odd", b"even"])
def test_board_text_is_a_label_in_the_position_before(text: bytes, comment: bytes) -> None:
    tree = Item("h8", [Item("i9", [Item("j10")], board_text=text, comment=comment)])
    game = renlib.read_game(library([tree]))
    h8 = game.variations[0]
    assert h8.marks == [Mark(MarkShape.LABEL, h8.variations[0].move or -1, text.decode())]
    assert h8.variations[0].comment == comment.decode()
    assert lines(game) == ["h8 i9 j10"]


def test_board_text_that_is_no_move() -> None:
    tree = Item("h8", [Item("i9", board_text=b"A", flags=0x02), Item("h9")])
    game = renlib.read_game(library([tree]))
    h8 = game.variations[0]
    assert [(game.move_text(mark.point), mark.text) for mark in h8.marks] == [("i9", "A")]
    assert lines(game) == ["h8 h9"]
    assert game.problems == [
        "1 node with a text on the board and no move, made a label: the first at offset 24 after h8"
    ]


def test_other_nodes_that_are_no_moves() -> None:
    below = Item("i9", [line("j10", "k11")], board_text=b"A", comment=b"lost", flags=0x02)
    game = renlib.read_game(library([Item("h8", [below, Item("a1", flags=0x02), Item("h9")])]))
    assert lines(game) == ["h8 h9"]
    assert [problem.split(":")[0] for problem in game.problems] == [
        "1 node with a text on the board and no move, made a label",
        "1 node with no move, whose comment was left out",
        "2 nodes left out below a text on the board, which is no move",
        "1 node left out, with neither a move nor a text on the board",
    ]


def test_marks_and_starts() -> None:
    tree = Item("h8", [Item("i9", flags=0x10)], flags=0x04)
    game = renlib.read_game(library([tree]))
    i9 = game.end()
    assert i9.marks == [Mark(MarkShape.CIRCLE, i9.move or -1)]
    assert game.problems == [
        "1 node marked as the start of a position, which was left out: the first at offset 22"
    ]


def test_what_the_root_cannot_have() -> None:
    game = renlib.read_game(library([Item("h8")], start=HEADER + b"\x00\x11\x00\x01A\0"))
    assert lines(game) == ["h8"]
    assert game.problems == [
        "1 node with a mark or a text on no point, which was left out: the first at offset 20"
    ]


def test_unknown_extension_bits_are_stated() -> None:
    tree = Item("h8", [Item("i9")], board_text=b"A", extension=0x8000)
    game = renlib.read_game(library([tree]))
    assert lines(game) == ["h8 i9"]
    assert len(game.problems) == 1
    assert "unknown extension bits" in game.problems[0]


def test_the_same_move_twice_is_one_node() -> None:
    twice = [line("h8", "i9"), Item("h8", [Item("h9")], comment=b"again")]
    game = renlib.read_game(library(twice))
    assert lines(game) == ["h8 i9", "h8 h9"]
    assert game.variations[0].comment == "again"


def test_passes_are_left_out_with_what_follows() -> None:
    tree = Item("h8", [line(None, "i9", "j10"), Item("h9")])
    game = renlib.read_game(library([tree]))
    assert lines(game) == ["h8 h9"]
    assert game.problems == [
        "3 nodes left out from a pass on, which is no move here: the first at offset 24 after h8"
    ]


def test_points_played_twice_are_left_out() -> None:
    tree = Item("h8", [line("i9", "h8", "a1"), line("h9", "i9", "i9"), Item("i9")])
    game = renlib.read_game(library([tree]))
    assert lines(game) == ["h8 i9", "h8 h9 i9"]
    assert len(game.problems) == 1
    assert game.problems[0].startswith("3 nodes left out from a move on an occupied point on")


FIVE = ["a1", "a15", "b1", "b15", "c1", "c15", "d1", "d15", "e1"]


def test_moves_after_a_five_are_left_out() -> None:
    tree = line(*FIVE)
    last = tree
    while last.children:
        last = last.children[0]
    last.children = [line("f1", "f2"), Item("f3"), Item("f4")]
    game = renlib.read_game(library([tree]))
    assert lines(game) == [" ".join(FIVE)]
    assert len(game.problems) == 1
    assert game.problems[0].startswith("4 nodes left out after a five or a forbidden move")


def test_a_forbidden_move_ends_its_branch() -> None:
    """A double-three of Black at h8 is kept as a foul; what follows it is not."""
    before = ["g8", "a1", "i8", "a3", "h7", "a5", "h9", "a7"]
    game = renlib.read_game(library([line(*before, "h8", "o1", "o2")]))
    assert lines(game) == [" ".join([*before, "h8"])]
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.termination is Termination.FORBIDDEN
    assert len(game.problems) == 1
    free = renlib.read_game(library([line(*before, "h8", "o1", "o2")]), rule="freestyle")
    assert lines(free) == [" ".join([*before, "h8", "o1", "o2"])]


@pytest.mark.parametrize(
    ("texts", "encoding", "stated"),
    [
        (["plain"], "ascii", ""),
        (["黒の勝ち", "五"], "utf-8", ""),
        (["Müller spielt hier besser", "für Weiß"], "cp1252", "cp1252"),
        (["très bien joué", "déjà vu à côté"], "cp1252", "cp1252"),
        (["黑胜", "白棋必败，因为黑棋有四三"], "gbk", "gbk"),
        (["これは黒の勝ちです", "白は負け"], "shift_jis", "shift_jis"),
        (["黒勝"], "shift_jis", "shift_jis"),
    ],
)
def test_encodings_are_guessed_and_stated(texts: list[str], encoding: str, stated: str) -> None:
    tree = [
        Item(f"h{8 + index}", comment=text.encode(encoding)) for index, text in enumerate(texts)
    ]
    game = renlib.read_game(library(tree))
    assert [node.comment for node in game.variations] == texts
    assert game.problems == (
        [f"the texts were read as {stated}, which is a guess"] if stated else []
    )


def test_the_encoding_can_be_given() -> None:
    data = library([Item("h8", comment="чёрные выигрывают".encode("cp1251"))])
    assert renlib.read_game(data, encoding="cp1251").end().comment == "чёрные выигрывают"
    game = renlib.read_game(data, encoding="utf-8")
    assert game.problems == ["1 texts have bytes that are not utf-8"]
    with pytest.raises(FormatError, match="unknown character encoding"):
        renlib.read_game(data, encoding="klingon")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "no RenLib library begins with b''"),
        (b"(;GM[4])", "expected b'.xffRenLib.xff'"),
        (HEADER[:7], "no RenLib library begins"),
        (HEADER[:12], "ends at offset 12"),
        (HEADER, "ends at offset 20"),
        (HEADER[:8] + b"\x03\x05" + HEADER[10:] + ROOT, "version 3.5 is not known"),
        (HEADER[:8] + b"\x04\x00" + HEADER[10:] + ROOT, "version 4.0 is not known"),
        (HEADER + b"\x78", "ends inside a node, at offset 20"),
        (HEADER + b"\x78\x08abc", "ends inside a node"),
        (HEADER + b"\x78\x20abc", "ends inside a node"),
        (HEADER + b"\x10\x40", "byte 0x10 at offset 20 is no point"),
        (HEADER + b"\xf1\x40", "byte 0xf1 at offset 20 is no point"),
    ],
)
def test_what_cannot_be_read(data: bytes, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        renlib.read_game(data)


def test_what_is_asked_for_in_vain() -> None:
    with pytest.raises(FormatError, match="expected bytes, but got str"):
        renlib.read_game("text")
    with pytest.raises(FormatError, match="size 19: expected 15"):
        renlib.read_game(library([Item("h8")]), size=19)


RICH = library(
    [
        Item(
            "h8",
            [
                Item("i9", [line("j10", "k11")], comment=b"one\x08many", board_text=b"AB"),
                Item("g7", board_text=b"C", flags=0x02),
                Item("h9", [line("h10", "h11")], old_comment=b"old", flags=0x10),
            ],
        ),
        line("i8", "j9"),
    ]
)


@pytest.mark.parametrize("length", range(len(HEADER) + 2, len(RICH)))
def test_a_file_cut_off_anywhere_is_stated(length: int) -> None:
    """What stood before the cut is kept, and something is said about the rest."""
    game = renlib.read_game(RICH[:length])
    whole = renlib.read_game(RICH)
    known = {tuple(node.moves()) for node in whole.walk()}
    assert {tuple(node.moves()) for node in game.walk()} <= known
    # The way to the first node without leaf looks like a branch that was saved alone.
    assert game.problems or length in (22, 24)


def test_bytes_after_the_end_are_stated() -> None:
    game = renlib.read_game(library([Item("h8")]) + b"\x01\x02\x03")
    assert lines(game) == ["h8"]
    assert game.problems == ["3 bytes after the end of the tree, at offset 24, were left out"]


def test_a_branch_that_was_saved_alone() -> None:
    """RenLib tells of siblings on the way to a saved branch, but does not write them."""
    game = renlib.read_game(HEADER + ROOT + b"\x78\x80\x69\x00")
    assert lines(game) == ["h8 i9"]
    assert game.problems == [
        "1 more branches are announced, but the file ends: it holds a part of a library, "
        "or was cut off"
    ]


def test_an_empty_library() -> None:
    game = renlib.read_game(HEADER + ROOT)
    assert game == Game("renju")
    assert game.problems == []


def test_a_point_off_the_board_ends_the_reading() -> None:
    game = renlib.read_game(HEADER + ROOT + b"\x78\x00\x69\x00\xf5\x00\x01\x40")
    assert lines(game) == ["h8 i9"]
    assert game.problems == ["byte 0xf5 at offset 26 is no point: what stands before it was read"]


def test_the_number_of_nodes_is_bounded() -> None:
    game = renlib.read_game(library([line("h8", "i9", "j10", "k11")]), max_nodes=3)
    assert lines(game) == ["h8 i9"]
    assert game.problems == ["reading stopped at offset 26 after 3 nodes"]


def test_deep_nonsense_is_left_out_in_bounded_time() -> None:
    """200,000 passes one below the other, and as many moves on one point."""
    for pair in (b"\x00\x00", b"\x78\x00"):
        game = renlib.read_game(HEADER + ROOT + b"\x78\x00" + pair * 200_000)
        assert lines(game) == ["h8"]
        assert game.problems[-1].startswith("200,000 nodes left out")


def test_wide_nonsense_is_left_out_in_bounded_time() -> None:
    """100,000 answers to a five, and 100,000 times the same stone."""
    start = HEADER + ROOT + b"".join(bytes([point_byte(name), 0]) for name in FIVE)
    after_five = renlib.read_game(start + b"\x88\xc0" * 100_000)
    assert lines(after_five) == [" ".join(FIVE)]
    twice = renlib.read_game(HEADER + ROOT + b"\x78\x00" + b"\x78\xc0" * 100_000)
    assert lines(twice) == ["h8"]


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_give_a_game_or_a_format_error(data: bytes) -> None:
    for start in (HEADER, HEADER + ROOT, b"\x78\x00"):
        try:
            game = renlib.read_game(start + data)
        except FormatError:
            continue
        assert game.rows()


@st.composite
def trees(draw: st.DrawFn) -> tuple[Game, list[Item]]:
    """A game and the items that say the same: texts, marks and branches at random places."""
    game = Game("freestyle", 15)
    nodes: list[Node] = [game]
    top: list[Item] = []
    items: dict[int, Item] = {}
    for _ in range(draw(st.integers(0, 40))):
        parent = nodes[draw(st.integers(max(0, len(nodes) - 4), len(nodes) - 1))]
        move = draw(st.integers(0, 224))
        if move in parent.moves() or any(child.move == move for child in parent.variations):
            continue
        if parent.board().is_game_over():
            continue
        node = parent.add(move)
        nodes.append(node)
        item = Item(game.move_text(move))
        (top if parent is game else items[id(parent)].children).append(item)
        items[id(node)] = item
        node.comment = draw(st.sampled_from(["", "a", "no", "two\nlines", "été"]))
        item.comment = node.comment.replace("\n", "\x08", 1).encode()
        if draw(st.booleans()):
            node.marks.append(Mark(MarkShape.CIRCLE, move))
            item.flags |= 0x10
        if draw(st.booleans()):
            parent.marks.append(Mark(MarkShape.LABEL, move, "AB"))
            item.board_text = b"AB"
    game.settle(None)
    return game, top


@settings(max_examples=100, deadline=None)
@given(trees())
def test_random_trees_are_read_as_they_are(tree: tuple[Game, list[Item]]) -> None:
    game, items = tree
    read = renlib.read_game(library(items), rule="freestyle")
    assert read == game
    assert read.problems == []


def large_library(nodes: int, depth: int = 24) -> bytes:
    """A bushy tree in the middle of the board, each line `depth` moves long, cut off at the end."""
    rng = random.Random(7)
    points = [point_byte(f"{column}{row}") for column in "cdefghijklm" for row in range(3, 14)]
    rng.shuffle(points)
    out = bytearray(HEADER + ROOT)
    path: list[int] = []
    choices = [points[:3]]  # for each move of the path, and the next one, what is left
    for _ in range(nodes):
        point = choices[-1].pop()
        is_leaf = len(choices) == depth
        out += bytes([point, (0x80 if choices[-1] else 0) | (0x40 if is_leaf else 0)])
        if is_leaf:
            while not choices[-1]:
                choices.pop()
            del path[len(choices) - 1 :]
        else:
            path.append(point)
            start = rng.randrange(len(points) - depth - 3)
            free = [other for other in points[start : start + depth + 3] if other not in path]
            choices.append(free[: rng.choice((1, 2, 3))])
    return bytes(out)


def test_a_large_library_takes_time_in_proportion_to_its_length() -> None:
    seconds = {}
    for nodes in (6_000, 48_000):
        data = large_library(nodes)
        start = time.process_time()
        game = renlib.read_game(data)
        seconds[nodes] = time.process_time() - start
        assert sum(1 for _ in game.walk()) > 0.8 * nodes
    assert seconds[48_000] < 3 * 8 * seconds[6_000]
