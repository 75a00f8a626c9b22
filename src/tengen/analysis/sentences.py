"""Facts as sentences that a player understands. A sentence carries every point that it names.

The catalogue has the words, under keys that begin with `explain-`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..coords import Move, move_text
from ..outcome import Outcome, Termination
from ..rules import Color, ForbiddenReason
from ..shapes import Kind
from ..texts import Message
from ..texts.message import MessageParam
from .facts import Facts
from .illegal import Illegality, IllegalReason
from .sketch import DOUBLES, Capture, Double, Shape
from .threats import Threat


@dataclass(frozen=True, slots=True)
class Sentence:
    """A statement about a position, and the points that prove it."""

    message: Message
    points: tuple[Move, ...]

    @property
    def text(self) -> str:
        """The statement in words."""
        return self.message.text()

    def __str__(self) -> str:
        return self.text


class Draft:
    """Sentences in the making: whatever point one names becomes part of its proof."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._points: set[Move] = set()

    def row(self, points: Iterable[Move]) -> str:
        """The points as "e8 f8 g8"."""
        return " ".join(self._names(points))

    def choice(self, points: Iterable[Move]) -> Message:
        """The points as "e8, f8 or g8"."""
        return _listed("or", self._names(points))

    def prove(self, points: Iterable[Move]) -> None:
        """Add points that the text does not name."""
        self._points.update(points)

    def sentence(self, message: Message) -> Sentence:
        """The sentence that says this, and all points since the last one."""
        points = tuple(sorted(self._points))
        self._points.clear()
        return Sentence(message, points)

    def say(self, key: str, **params: MessageParam) -> Sentence:
        """The sentence with this key in the catalogue, and all points since the last one."""
        return self.sentence(_said(key, **params))

    def _names(self, points: Iterable[Move]) -> list[str]:
        points = list(points)
        self._points.update(points)
        return [move_text(point, self._size) for point in points]


def _said(key: str, **params: MessageParam) -> Message:
    return Message(f"explain-{key}", params)


def _listed(word: str, texts: list[str]) -> Message:
    """Texts as "e8, f8 or g8", with "or" or "and"."""
    *others, last = texts
    if not others:
        return Message("list-one", {"last": last})
    return Message(f"list-{word}", {"others": ", ".join(others), "last": last})


# Illegal moves


def illegal_sentence(what: str, illegality: Illegality, size: int) -> Sentence:
    """Why the move cannot be played; `what` is the move as it was given."""
    draft = Draft(size)
    match illegality.reason:
        case IllegalReason.OFF_BOARD:
            first, last = (draft.row([point]) for point in illegality.lines[0])
            return draft.say("off-board", what=repr(what), first=first, last=last)
        case IllegalReason.GAME_OVER:
            draft.prove(illegality.points)
            return draft.say("game-over")
        case IllegalReason.OCCUPIED:
            return draft.say("occupied", point=draft.row(illegality.points))
        case IllegalReason.OVERLINE | IllegalReason.IN_CAPTURE as reason:
            lines = _listed("and", [draft.row(line) for line in illegality.lines])
            return draft.say(str(reason), lines=lines)
        case reason:
            others = (
                [point for point in line if move_text(point, size) != what]
                for line in illegality.lines
            )
            lines = _listed("and", [draft.row(line) for line in others])
            draft.prove(illegality.points)
            return draft.say("through", why=str(reason), lines=lines)


# Legal moves


def move_sentences(facts: Facts) -> tuple[Sentence, ...]:
    """What a legal move does and leaves, the most important first."""
    draft = Draft(facts.after.size)
    if facts.outcome is not None:
        return (_ending(draft, facts, facts.outcome),)
    said = tuple(
        sentence
        for part in (_five, _made, _captures, _blocks, _left)
        for sentence in part(draft, facts)
    )
    return said or (draft.say("quiet", move=draft.row([facts.move])),)


def _ending(draft: Draft, facts: Facts, outcome: Outcome) -> Sentence:
    move, rival = draft.row([facts.move]), str(facts.rival)
    match outcome.termination:
        case Termination.FIVE:
            return draft.say("wins-five", move=move, line=draft.row(outcome.line))
        case Termination.CAPTURES:
            pairs, taken = facts.after.pairs[facts.mover], draft.row(facts.taken)
            mover = str(facts.mover)
            return draft.say("wins-captures", move=move, taken=taken, color=mover, pairs=pairs)
        case Termination.UNBROKEN_FIVE:
            line = draft.row(outcome.line)
            return draft.say("loses-unbroken", move=move, line=line, rival=rival)
        case Termination.NO_MOVE:
            return draft.say("no-move", move=move, rival=rival)
        case _:
            return draft.say("fills-board", move=move)


def _five(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    """A five that can be broken, and one that was."""
    rival = str(facts.rival)
    if facts.is_pending:
        yield draft.say(
            "pending",
            move=draft.row([facts.move]),
            line=draft.row(facts.five_line),
            rival=rival,
            points=draft.choice(facts.after.breaks(facts.mover)),
        )
    if facts.broken_five:
        yield draft.say(
            "breaks",
            move=draft.row([facts.move]),
            rival=rival,
            line=draft.row(facts.broken_five),
            taken=draft.row(facts.taken),
        )


def _made(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    """The shapes through the move, and whether they can be stopped."""
    kind, shapes = facts.made
    if kind is None or kind is Kind.FIVE:
        return
    head = _made_words(draft, facts.move, kind, shapes)
    is_four = kind not in (Kind.DOUBLE_THREE, Kind.OPEN_THREE)
    tail = _after_four(draft, facts) if is_four else _after_three(draft, facts)
    draft.prove(point for shape in shapes for point in shape.points)
    yield draft.sentence(_said("both", first=head, then=tail) if tail else head)


def _made_words(draft: Draft, move: Move, kind: Kind, shapes: tuple[Shape, ...]) -> Message:
    name = draft.row([move])
    gains = sorted({gain for shape in shapes for gain in shape.gains})
    match kind:
        case Kind.OPEN_FOUR:
            fives = next(shape.gains for shape in shapes if shape.kind is kind)
            return _said("makes-open-four", move=name, points=draft.choice(fives))
        case Kind.DOUBLE_FOUR:
            return _said("makes-double-four", move=name, points=draft.choice(gains))
        case Kind.FOUR_THREE:
            return _said("makes-four-three", move=name)
        case Kind.FOUR:
            return _said("makes-four", move=name, points=draft.choice(gains))
        case Kind.DOUBLE_THREE:
            count = len({shape.axis for shape in shapes})
            return _said("makes-double-three", move=name, count=count)
        case _:
            return _said("makes-open-three", move=name, points=draft.choice(gains))


def _after_four(draft: Draft, facts: Facts) -> Message:
    """What the rival can do against a four."""
    rival = str(facts.rival)
    if facts.rival_wins:
        return _first_word(draft, facts)
    if not facts.wins:
        return _said("breakable", rival=rival)
    if not facts.stops:
        return _no_block(draft, facts)
    if facts.made.kind is Kind.FOUR_THREE and not facts.after.rule.captures:
        both = [reply for reply in facts.stops if facts.stops_both(reply)]
        counters = [reply for reply in facts.stops if facts.makes_a_four(reply)]
        draft.prove(facts.stops)
        if both:
            return _said("stops-both", rival=rival, points=draft.choice(both))
        if counters:
            return _said("counters", rival=rival, points=draft.choice(counters))
        return _said("stops-one", rival=rival)
    return _said("must-answer", rival=rival, points=draft.choice(facts.stops))


def _first_word(draft: Draft, facts: Facts) -> Message:
    rival = str(facts.rival)
    if facts.left_fives:
        return _said("five-first", rival=rival, points=draft.choice(facts.left_fives))
    captures = draft.choice(facts.left_captures_that_win)
    return _said("capture-first", rival=rival, points=captures)


def _no_block(draft: Draft, facts: Facts) -> Message:
    """That nothing stops the win, and where a block is forbidden, if it is."""
    rival = str(facts.rival)
    reasons = {win: facts.after.reason(facts.rival, win) for win in facts.wins}
    illegal = {win: reason for win, reason in reasons.items() if reason}
    if illegal:
        points = _with_reasons(draft, illegal)
        return _said("block-forbidden", rival=rival, points=points)
    own = {gain for shape in facts.made.shapes for gain in shape.gains}
    others = [win for win in facts.wins if win not in own]
    if others:
        points_too = draft.choice(others)
        return _said("also-wins", color=str(facts.mover), points=points_too)
    draft.prove(facts.wins)
    return _said("cannot-stop", rival=rival)


def _after_three(draft: Draft, facts: Facts) -> Message | None:
    """What the rival can do against open threes."""
    rival = str(facts.rival)
    if facts.rival_wins:
        return _first_word(draft, facts)
    if facts.made.kind is Kind.OPEN_THREE:
        answers = facts.common_answers
        return _said("can-stop", rival=rival, points=draft.choice(answers)) if answers else None
    if facts.common_answers:
        return _said("stops-both", rival=rival, points=draft.choice(facts.common_answers))
    if facts.rival_fours:
        return _said("none-but-four", rival=rival, points=draft.choice(facts.rival_fours))
    return _said("none-stops-both" if facts.after.rule.captures else "stops-one", rival=rival)


def _captures(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    move = draft.row([facts.move])
    if facts.taken and not facts.broken_five:
        pairs, color = facts.after.pairs[facts.mover], str(facts.mover)
        yield draft.say("takes", move=move, taken=draft.row(facts.taken), color=color, pairs=pairs)
    for shape in facts.opened:
        yield draft.say(
            "opens",
            move=draft.row([facts.move]),
            kind=str(shape.kind),
            stones=draft.row(shape.stones),
            points=draft.choice(shape.gains),
        )
    if facts.captures_set_up:
        takes = _takes(draft, facts.captures_set_up)
        yield draft.say("threatens-capture", move=draft.row([facts.move]), takes=takes)


def _takes(draft: Draft, captures: list[Capture]) -> list[Message]:
    """Captures as "f8 g8 at h8, f9 g9 at h9"."""
    return [
        _said("take-at", stones=draft.row(taken), point=draft.row([point]))
        for point, taken in captures
    ]


def _blocks(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    rival = str(facts.rival)

    def stopped(key: str, **params: MessageParam) -> Sentence:
        return draft.say(key, move=draft.row([facts.move]), rival=rival, **params)

    if facts.blocked_fives:
        yield stopped("stops-five", points=draft.choice(facts.blocked_fives))
    for shape in facts.blocked_open_threes:
        stones, gains = draft.row(shape.stones), draft.choice(shape.gains)
        yield stopped("stops-open-three", stones=stones, points=gains)
    for kind, points in _doubles(draft, facts.blocked_doubles):
        yield stopped("stops-double", kind=kind, points=points)
    if facts.blocked_twos:
        twos = ", ".join(draft.row(shape.stones) for shape in facts.blocked_twos)
        gains = draft.choice(sorted({gain for two in facts.blocked_twos for gain in two.gains}))
        yield stopped("stops-twos", stones=twos, points=gains)
    if facts.captures_blocked:
        yield stopped("stops-captures", takes=_takes(draft, facts.captures_blocked))
    if facts.forbidden_to_rival:
        yield stopped("forbids", points=_with_reasons(draft, facts.forbidden_to_rival))


def _doubles(draft: Draft, doubles: list[Double]) -> Iterator[tuple[str, Message]]:
    """Double threats by kind, each with its points."""
    for kind in DOUBLES:
        alike = [double for double in doubles if double.kind is kind]
        if alike:
            draft.prove(point for double in alike for point in double.points)
            yield str(kind), draft.choice(double.point for double in alike)


def _with_reasons(draft: Draft, points: dict[Move, ForbiddenReason]) -> list[Message]:
    """Forbidden points as "h7 (double-three), h9 (overline)"."""
    return [
        _said("point-forbidden", point=draft.row([point]), why=str(reason))
        for point, reason in points.items()
    ]


def _left(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    """What the rival can do next, as far as it matters."""
    rival = str(facts.rival)
    if facts.rival_wins:
        if facts.made.kind in (None, Kind.FIVE):  # or else it is said with what was made
            wins = {"five": facts.left_fives, "winning-capture": facts.left_captures_that_win}
            for what, points in wins.items():
                if points:
                    yield draft.say("leaves", rival=rival, kind=what, points=draft.choice(points))
        return
    for shape in facts.left_open_threes:
        stones, gains = draft.row(shape.stones), draft.choice(shape.gains)
        yield draft.say("leaves-open-four", rival=rival, stones=stones, points=gains)
    for kind, where in _doubles(draft, facts.left_doubles):
        yield draft.say("leaves", rival=rival, kind=kind, points=where)
    if facts.captures_risked:
        yield draft.say("risks", rival=rival, takes=_takes(draft, facts.captures_risked))
    if facts.forbidden_to_mover:
        forbidden = _with_reasons(draft, facts.forbidden_to_mover)
        yield draft.say("forbids-itself", color=str(facts.mover), points=forbidden)


# Whole positions


def threat_sentence(threat: Threat, turn: Color, size: int) -> Sentence:
    """What a side has, said for the side to move."""
    draft = Draft(size)
    owner, rival, kind = str(threat.color), str(threat.color.other), threat.kind
    stones = draft.row(threat.stones)
    if kind is Kind.FIVE:
        points = draft.choice(threat.answers)
        return draft.say("has-five", color=owner, stones=stones, rival=rival, points=points)
    gains = draft.choice(threat.gains)
    match kind:
        case Kind.OPEN_FOUR | Kind.FOUR:
            key = "has-four"
        case Kind.OPEN_THREE:
            key = "has-open-three"
        case Kind.WINNING_CAPTURE:
            key = "can-win-by-taking"
        case Kind.CAPTURE:
            key = "can-take"
        case _:
            key = "has-double"
    params: dict[str, MessageParam] = {"color": owner, "stones": stones, "points": gains}
    told = _said(key, **params, **({"kind": str(kind)} if "has" in key else {}))
    if threat.color == turn:
        return draft.sentence(told)
    if not threat.answers:
        return draft.sentence(_said("both", first=told, then=_said("no-block", rival=rival)))
    answers = _said("can-stop", rival=rival, points=draft.choice(threat.answers))
    return draft.sentence(_said("both", first=told, then=answers))
