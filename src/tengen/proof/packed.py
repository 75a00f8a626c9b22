"""Large certificates: equal parts are kept once, in memory and as text.

As text a certificate has one line for each different attack: its move, then its answers. An answer
names its replies, or `*`, and how many lines above its attack stands. The last line is the whole;
there `-` instead of a move says that the loser moves first.

    l8
    g8
    k8 l8:1 *:2         k8 threatens l8; against l8 wins g8
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..coords import Move, Symmetry, move_text, parse_move
from ..errors import ProofError, TengenError
from .certificate import ANY_OTHER, Attack, Branch, Certificate

NO_MOVE = "-"
MOST_ATTACKS = 10_000_000  # of a certificate that is read; they are all in memory
SEVERAL = "/"  # between the replies of an answer

_Key = tuple[Move, tuple[tuple[tuple[Move, ...], int], ...]]


class AttackPool:
    """Attacks of which no two are equal: those that are put in come out as the one object."""

    def __init__(self) -> None:
        self._attacks: dict[_Key, Attack] = {}
        self._own: set[int] = set()

    def __len__(self) -> int:
        return len(self._attacks)

    def attack(self, move: Move, answers: tuple[Branch, ...] = ()) -> Attack:
        """The attack with answers whose attacks come from this pool."""
        key = (move, tuple((answer.replies, id(answer.attack)) for answer in answers))
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = Attack(move, answers)
            self._own.add(id(found))
        return found

    def add(self, attack: Attack) -> Attack:
        """An attack of any origin as this pool has it."""
        return self._copied(attack, None, 0, {})

    def moved(self, attack: Attack, symmetry: Symmetry, size: int) -> Attack:
        """The attack on a turned or mirrored board."""
        if symmetry is Symmetry.IDENTITY:
            return self.add(attack)
        return self._copied(attack, symmetry, size, {})

    def _copied(
        self, attack: Attack, symmetry: Symmetry | None, size: int, done: dict[int, Attack]
    ) -> Attack:
        if symmetry is None and id(attack) in self._own:
            return attack
        found = done.get(id(attack))
        if found is None:
            answers = tuple(
                Branch(
                    _moved(answer.replies, symmetry, size),
                    self._copied(answer.attack, symmetry, size, done),
                )
                for answer in attack.answers
            )
            move = attack.move if symmetry is None else symmetry.apply(attack.move, size)
            found = done[id(attack)] = self.attack(move, answers)
        return found


def _moved(replies: tuple[Move, ...], symmetry: Symmetry | None, size: int) -> tuple[Move, ...]:
    if symmetry is None:
        return replies
    return tuple(sorted(symmetry.apply(reply, size) for reply in replies))


def packed_text(certificate: Certificate, size: int) -> str:
    """The certificate as text, one line for each different attack."""
    pool = AttackPool()
    whole = pool.add(certificate.attack or Attack(-1, certificate.answers))
    numbers: dict[int, int] = {}
    lines: list[str] = []
    for attack in _children_first(whole):
        at = len(lines)
        words = [NO_MOVE if attack.move < 0 else move_text(attack.move, size)]
        for answer in attack.answers:
            replies = SEVERAL.join(move_text(reply, size) for reply in answer.replies)
            words.append(f"{replies or ANY_OTHER}:{at - numbers[id(answer.attack)]}")
        numbers[id(attack)] = at
        lines.append(" ".join(words))
    return "\n".join(lines)


def _children_first(whole: Attack) -> Iterator[Attack]:
    """Every different attack once, after those it leads to."""
    seen: set[int] = set()
    todo = [(whole, False)]
    while todo:
        attack, is_ready = todo.pop()
        if is_ready:
            yield attack
        elif id(attack) not in seen:
            seen.add(id(attack))
            todo.append((attack, True))
            todo += [(answer.attack, False) for answer in attack.answers]


def parse_packed(text: str, size: int) -> Certificate:
    """The certificate that `packed_text` wrote; ProofError names the line that is wrong."""
    if text.count("\n") >= MOST_ATTACKS:
        raise ProofError(f"the certificate has more than {MOST_ATTACKS} attacks")
    attacks: list[Attack] = []
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            attacks.append(_parse_line(line, attacks, size, is_last=number == len(lines)))
        except (TengenError, ValueError) as error:
            raise ProofError(f"certificate, line {number}: {error}") from None
    whole = attacks[-1]
    return Certificate(None, whole.answers) if whole.move < 0 else Certificate(whole)


def _parse_line(line: str, above: Sequence[Attack], size: int, *, is_last: bool) -> Attack:
    move, *words = line.split(" ")
    answers = tuple(_parse_answer(word, above, size) for word in words)
    if move != NO_MOVE:
        return Attack(parse_move(move, size), answers)
    if not is_last or not answers:
        raise ProofError(f"found {NO_MOVE!r}, but expected a move")
    return Attack(-1, answers)


def _parse_answer(word: str, above: Sequence[Attack], size: int) -> Branch:
    names, mark, back = word.partition(":")
    if not mark or not back.isdecimal() or not 1 <= int(back) <= len(above):
        raise ProofError(f"found {word!r}, but expected replies, ':' and how many lines above")
    replies = [] if names == ANY_OTHER else names.split(SEVERAL)
    return Branch(tuple(parse_move(name, size) for name in replies), above[-int(back)])
