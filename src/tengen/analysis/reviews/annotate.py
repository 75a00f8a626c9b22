"""A reviewed game with its review inside, in the words that every SGF program knows.

TE[1]             a good move: an only move, and the first move of a better line
DO[]              doubtful, ?!
BM[1], BM[2]      bad, ? and ??
HO[1]             a turning point
GB, GW            good for Black, for White: [1] ahead, [2] a forced win
V                 the score from Black's side, where nothing is proven
"""

from __future__ import annotations

from ...coords import Move
from ...game import Game, Node
from ...names import opening_name
from ...rules import Color
from .classes import MoveClass, is_won
from .phrases import score_words
from .records import ChoiceReview, GameReview, MoveReview
from .summary import AHEAD

LONGEST_LINE = 15  # moves of a variation
OF_A_MOVE = {"!": {"TE": "1"}, "?!": {"DO": ""}, "?": {"BM": "1"}, "??": {"BM": "2"}}
JUDGEMENTS = ("TE", "BM", "DO", "IT", "GB", "GW", "DM", "UC", "V", "HO")


def annotate(game: Game, review: GameReview) -> Game:
    """A copy of the game with marks, comments and variations from its review.

    What the game says already stays, except for earlier judgements of the moves. A review of
    another game is refused with ValueError.
    """
    if not review.is_of(game):
        raise ValueError("the review is of another game: expected one of the same moves")
    annotated = game.copy()
    nodes = list(annotated.mainline())
    _comment(annotated, _heading(review))
    for record in review.moves:
        _annotate_move(nodes[record.number - 1], record)
    for choice in review.choices:
        if choice.reason is not None:
            _comment(nodes[choice.ply - 1], choice_text(choice))
    annotated.headers.setdefault("Annotator", "Tengen")
    return annotated


def _heading(review: GameReview) -> str:
    accuracies = [(color, review.accuracy(color)) for color in Color]
    said = [f"{color.title} {value:.0f} %" for color, value in accuracies if value is not None]
    name = opening_name(review.board)
    opening = "" if name is None else f"Opening: {name}\n"
    return f"{review.summary}\n{opening}Accuracy: {', '.join(said)}"


def _annotate_move(node: Node, record: MoveReview) -> None:
    for name in JUDGEMENTS:
        node.properties.pop(name, None)
    for name, value in {**OF_A_MOVE.get(record.mark, {}), **_worth(record)}.items():
        node.properties[name] = [value]
    _comment(node, move_comment(record))
    if record.kind.is_good:
        return
    parent = node.parent
    assert parent is not None
    better = _add_variation(parent, record.best_line)
    if better is not None:
        better.properties.setdefault("TE", ["1"])
        _comment(better, f"Better: {score_words(record.before)}")
    if node.variations:  # or the refutation would become part of the game
        _add_variation(node, record.refutation)


def _worth(record: MoveReview) -> dict[str, str]:
    """What is said of the position after a move."""
    black = record.after.seen_by(Color.BLACK)
    found = {"HO": "1"} if record.is_turning_point else {}
    if black.is_proven:
        return {**found, "GB" if is_won(black) else "GW": "2"}
    assert black.centi is not None
    found["V"] = f"{black.centi / 100:.2f}"
    if black.win_chance >= AHEAD:
        found["GB"] = "1"
    elif black.win_chance <= 1 - AHEAD:
        found["GW"] = "1"
    return found


def move_comment(record: MoveReview) -> str:
    """What a review says of a move: its class and its reason; nothing of an ordinary one."""
    if record.kind is MoveClass.ONLY:
        return "! only move"
    if record.reason is None:
        return ""
    also = "" if record.also is None else f" {record.also}"
    return f"{record.mark} {record.kind}: {record.reason}{also}".strip()


def choice_text(choice: ChoiceReview) -> str:
    """What a review says of an act in the opening."""
    act = "the offered stones" if choice.act == "stones" else choice.act
    text = f"{choice.seat} player, {act}: {choice.kind}"
    return text if choice.reason is None else f"{choice.mark} {text}. {choice.reason}"


def _add_variation(node: Node, line: tuple[Move, ...]) -> Node | None:
    """The first node of the line, which is added as far as it is not there."""
    if not line:
        return None
    node.add_line(line[:LONGEST_LINE])
    return node.variation(line[0])


def _comment(node: Node, text: str) -> None:
    """Add a paragraph to a comment, unless it says that already."""
    if text and text not in node.comment:
        node.comment = f"{node.comment}\n{text}" if node.comment else text
