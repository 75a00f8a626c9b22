"""Facts as sentences that a player understands. A sentence carries every point that it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..coords import Move, move_text
from ..outcome import Outcome, Termination
from ..plain import plural
from ..rules import Color, ForbiddenReason
from ..shapes import Kind
from .facts import Facts
from .illegal import Illegality, IllegalReason
from .sketch import DOUBLES, Capture, Double, Shape
from .threats import Threat


@dataclass(frozen=True, slots=True)
class Sentence:
    """A statement about a position, and the points that prove it."""

    text: str
    points: tuple[Move, ...]

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

    def choice(self, points: Iterable[Move]) -> str:
        """The points as "e8, f8 or g8"."""
        *others, last = self._names(points)
        return f"{', '.join(others)} or {last}" if others else last

    def prove(self, points: Iterable[Move]) -> None:
        """Add points that the text does not name."""
        self._points.update(points)

    def sentence(self, text: str) -> Sentence:
        """The sentence with this text, and all points since the last one."""
        points = tuple(sorted(self._points))
        self._points.clear()
        return Sentence(text, points)

    def _names(self, points: Iterable[Move]) -> list[str]:
        points = list(points)
        self._points.update(points)
        return [move_text(point, self._size) for point in points]


# Illegal moves


def illegal_sentence(what: str, illegality: Illegality, size: int) -> Sentence:
    """Why the move cannot be played; `what` is the move as it was given."""
    draft = Draft(size)
    match illegality.reason:
        case IllegalReason.OFF_BOARD:
            first, last = (draft.row([point]) for point in illegality.lines[0])
            text = f"{what!r} is no point of the board, which goes from {first} to {last}"
        case IllegalReason.GAME_OVER:
            draft.prove(illegality.points)
            text = "the game is over"
        case IllegalReason.OCCUPIED:
            text = f"a stone stands on {draft.row(illegality.points)}"
        case IllegalReason.OVERLINE:
            text = f"overline {' and '.join(map(draft.row, illegality.lines))}"
        case IllegalReason.IN_CAPTURE:
            text = f"in capture: {' and '.join(map(draft.row, illegality.lines))}"
        case _:
            through = " and ".join(
                draft.row(point for point in line if move_text(point, size) != what)
                for line in illegality.lines
            )
            draft.prove(illegality.points)
            text = f"{illegality.reason} through {through}"
    return draft.sentence(f"illegal: {text}")


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
    return said or (draft.sentence(f"{draft.row([facts.move])} makes no threat and stops none"),)


def _ending(draft: Draft, facts: Facts, outcome: Outcome) -> Sentence:
    move, mover, rival = draft.row([facts.move]), facts.mover.title, facts.rival.title
    match outcome.termination:
        case Termination.FIVE:
            text = f"{move} makes five and wins: {draft.row(outcome.line)}"
        case Termination.CAPTURES:
            pairs = facts.after.pairs[facts.mover]
            text = f"{move} takes {draft.row(facts.taken)} and wins: {mover} has {pairs} pairs"
        case Termination.UNBROKEN_FIVE:
            text = f"{move} does not break the five {draft.row(outcome.line)}: {rival} wins"
        case Termination.NO_MOVE:
            text = f"{move} leaves {rival} no legal move: a draw"
        case _:
            text = f"{move} fills the board: a draw"
    return draft.sentence(text)


def _five(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    """A five that can be broken, and one that was."""
    if facts.is_pending:
        breaks = facts.after.breaks(facts.mover)
        yield draft.sentence(
            f"{draft.row([facts.move])} makes five, {draft.row(facts.five_line)}; "
            f"{facts.rival.title} can still break it at {draft.choice(breaks)}"
        )
    if facts.broken_five:
        yield draft.sentence(
            f"{draft.row([facts.move])} breaks {facts.rival.title}'s five "
            f"{draft.row(facts.broken_five)} by taking {draft.row(facts.taken)}"
        )


def _made(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    """The shapes through the move, and whether they can be stopped."""
    kind, shapes = facts.made
    if kind is None or kind is Kind.FIVE:
        return
    head = f"{draft.row([facts.move])} makes {_made_words(draft, kind, shapes)}"
    is_four = kind not in (Kind.DOUBLE_THREE, Kind.OPEN_THREE)
    tail = _after_four(draft, facts) if is_four else _after_three(draft, facts)
    draft.prove(point for shape in shapes for point in shape.points)
    yield draft.sentence(f"{head}; {tail}" if tail else head)


def _made_words(draft: Draft, kind: Kind, shapes: tuple[Shape, ...]) -> str:
    gains = sorted({gain for shape in shapes for gain in shape.gains})
    match kind:
        case Kind.OPEN_FOUR:
            fives = next(shape.gains for shape in shapes if shape.kind is kind)
            return f"an open four, five at {draft.choice(fives)}"
        case Kind.DOUBLE_FOUR:
            return f"two fours at once, five at {draft.choice(gains)}"
        case Kind.FOUR_THREE:
            return "a four and an open three at once"
        case Kind.FOUR:
            return f"a four, five at {draft.choice(gains)}"
        case Kind.DOUBLE_THREE:
            axes = {shape.axis for shape in shapes}
            return f"{'two' if len(axes) == 2 else len(axes)} open threes at once"
        case _:
            return f"an open three, open four at {draft.choice(gains)}"


def _after_four(draft: Draft, facts: Facts) -> str:
    """What the rival can do against a four."""
    rival = facts.rival.title
    if facts.rival_wins:
        return _first_word(draft, facts)
    if not facts.wins:
        return f"{rival} could still break that five by a capture"
    if not facts.stops:
        return _no_block(draft, facts)
    if facts.made.kind is Kind.FOUR_THREE and not facts.after.rule.captures:
        both = [reply for reply in facts.stops if facts.stops_both(reply)]
        counters = [reply for reply in facts.stops if facts.makes_a_four(reply)]
        draft.prove(facts.stops)
        if both:
            return f"{rival} stops both at {draft.choice(both)}"
        if counters:
            return f"{rival} stops the four at {draft.choice(counters)} and makes a four itself"
        return f"{rival} can only stop one"
    return f"{rival} must answer at {draft.choice(facts.stops)}"


def _first_word(draft: Draft, facts: Facts) -> str:
    rival = facts.rival.title
    if facts.left_fives:
        return f"but {rival} makes five first at {draft.choice(facts.left_fives)}"
    captures = draft.choice(facts.left_captures_that_win)
    return f"but {rival} first takes its last pair at {captures}"


def _no_block(draft: Draft, facts: Facts) -> str:
    """That nothing stops the win, and where a block is forbidden, if it is."""
    reasons = {win: facts.after.reason(facts.rival, win) for win in facts.wins}
    illegal = [f"{draft.row([win])} ({reason})" for win, reason in reasons.items() if reason]
    if illegal:
        return f"{facts.rival.title} cannot stop it: forbidden at {' and '.join(illegal)}"
    own = {gain for shape in facts.made.shapes for gain in shape.gains}
    others = [win for win in facts.wins if win not in own]
    if others:
        also = f"{facts.mover.title} also wins at {draft.choice(others)}"
        return f"{also}: {facts.rival.title} cannot stop it all"
    draft.prove(facts.wins)
    return f"{facts.rival.title} cannot stop it"


def _after_three(draft: Draft, facts: Facts) -> str:
    """What the rival can do against open threes."""
    rival = facts.rival.title
    if facts.rival_wins:
        return _first_word(draft, facts)
    if facts.made.kind is Kind.OPEN_THREE:
        answers = facts.common_answers
        return f"{rival} can stop it at {draft.choice(answers)}" if answers else ""
    if facts.common_answers:
        return f"{rival} stops both at {draft.choice(facts.common_answers)}"
    if facts.rival_fours:
        fours = draft.choice(facts.rival_fours)
        return f"no move of {rival} stops both, but it can first make a four at {fours}"
    if facts.after.rule.captures:
        return f"no move of {rival} stops both"
    return f"{rival} can only stop one"


def _captures(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    if facts.taken and not facts.broken_five:
        yield draft.sentence(
            f"{draft.row([facts.move])} takes {draft.row(facts.taken)}: "
            f"{facts.mover.title} has {plural(facts.after.pairs[facts.mover], 'pair')}"
        )
    for shape in facts.opened:
        yield draft.sentence(
            f"{draft.row([facts.move])} opens {_a(shape.kind)} {draft.row(shape.stones)}, "
            f"carried on at {draft.choice(shape.gains)}"
        )
    if facts.captures_set_up:
        takes = _takes(draft, facts.captures_set_up)
        yield draft.sentence(f"{draft.row([facts.move])} threatens to take {takes}")


def _takes(draft: Draft, captures: list[Capture]) -> str:
    """Captures as "f8 g8 at h8, f9 g9 at h9"."""
    return ", ".join(f"{draft.row(taken)} at {draft.row([point])}" for point, taken in captures)


def _blocks(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    rival = facts.rival.title
    if facts.blocked_fives:
        text = f"{draft.row([facts.move])} stops {rival}'s five at"
        yield draft.sentence(f"{text} {draft.choice(facts.blocked_fives)}")
    for shape in facts.blocked_open_threes:
        yield draft.sentence(
            f"{draft.row([facts.move])} stops {rival}'s open three {draft.row(shape.stones)}, "
            f"which would have been an open four at {draft.choice(shape.gains)}"
        )
    for double in _doubles(draft, facts.blocked_doubles):
        yield draft.sentence(f"{draft.row([facts.move])} stops {rival}'s {double}")
    if facts.blocked_twos:
        twos = ", ".join(draft.row(shape.stones) for shape in facts.blocked_twos)
        gains = sorted({gain for shape in facts.blocked_twos for gain in shape.gains})
        text = f"{draft.row([facts.move])} keeps {rival} from an open three with {twos}"
        yield draft.sentence(f"{text} at {draft.choice(gains)}")
    if facts.captures_blocked:
        takes = _takes(draft, facts.captures_blocked)
        yield draft.sentence(f"{draft.row([facts.move])} keeps {rival} from taking {takes}")
    if facts.forbidden_to_rival:
        points = _with_reasons(draft, facts.forbidden_to_rival)
        yield draft.sentence(f"{draft.row([facts.move])} makes forbidden to {rival}: {points}")


def _doubles(draft: Draft, doubles: list[Double]) -> Iterator[str]:
    """Double threats by kind, as "double-four at h8 or h9"."""
    for kind in DOUBLES:
        alike = [double for double in doubles if double.kind is kind]
        if alike:
            draft.prove(point for double in alike for point in double.points)
            yield f"{kind} at {draft.choice(double.point for double in alike)}"


def _with_reasons(draft: Draft, points: dict[Move, ForbiddenReason]) -> str:
    """Forbidden points as "h7 (double-three), h9 (overline)"."""
    return ", ".join(f"{draft.row([point])} ({reason})" for point, reason in points.items())


def _left(draft: Draft, facts: Facts) -> Iterator[Sentence]:
    """What the rival can do next, as far as it matters."""
    rival = facts.rival.title
    if facts.rival_wins:
        if facts.made.kind in (None, Kind.FIVE):  # or else it is said with what was made
            wins = {"five": facts.left_fives, "winning capture": facts.left_captures_that_win}
            for what, points in wins.items():
                if points:
                    yield draft.sentence(f"this leaves {rival} a {what} at {draft.choice(points)}")
        return
    for shape in facts.left_open_threes:
        yield draft.sentence(
            f"this leaves {rival} an open four at {draft.choice(shape.gains)}, "
            f"from the open three {draft.row(shape.stones)}"
        )
    for double in _doubles(draft, facts.left_doubles):
        yield draft.sentence(f"this leaves {rival} a {double}")
    if facts.captures_risked:
        yield draft.sentence(f"this lets {rival} take {_takes(draft, facts.captures_risked)}")
    if facts.forbidden_to_mover:
        forbidden = _with_reasons(draft, facts.forbidden_to_mover)
        yield draft.sentence(f"this makes forbidden to {facts.mover.title} itself: {forbidden}")


# Whole positions


def threat_sentence(threat: Threat, turn: Color, size: int) -> Sentence:
    """What a side has, said for the side to move."""
    draft = Draft(size)
    owner, rival, kind = threat.color.title, threat.color.other.title, threat.kind
    stones = draft.row(threat.stones)
    match kind:
        case Kind.FIVE:
            where = draft.choice(threat.answers)
            return draft.sentence(f"{owner} has the five {stones}; {rival} can break it at {where}")
        case Kind.OPEN_FOUR | Kind.FOUR:
            text = f"{owner} has {_a(kind)} {stones}: five at {draft.choice(threat.gains)}"
        case Kind.OPEN_THREE:
            text = f"{owner} has {_a(kind)} {stones}: open four at {draft.choice(threat.gains)}"
        case Kind.CAPTURE | Kind.WINNING_CAPTURE:
            verb = "win by taking" if kind is Kind.WINNING_CAPTURE else "take"
            text = f"{owner} can {verb} {stones} at {draft.choice(threat.gains)}"
        case _:
            text = f"{owner} has {_a(kind)} at {draft.choice(threat.gains)}"
    if threat.color == turn:
        return draft.sentence(text)
    if not threat.answers:
        return draft.sentence(f"{text}; no move of {rival} blocks it")
    return draft.sentence(f"{text}; {rival} can stop it at {draft.choice(threat.answers)}")


def _a(kind: Kind) -> str:
    return f"{'an' if kind.value.startswith('open') else 'a'} {kind}"
