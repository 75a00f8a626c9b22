"""Certificates: their text, the verifier against plain play, and damage of every kind."""

from __future__ import annotations

from random import Random

import pytest

from tengen.board import Board
from tengen.coords import SYMMETRIES, Move
from tengen.errors import ProofError
from tengen.lines import empty_cells, winning_line
from tengen.proof import Attack, Branch, Certificate, verify
from tengen.proof.fives import Stones, contains, five_points
from tengen.proof.packed import parse_packed
from tengen.puzzles.library import load_all
from tengen.puzzles.puzzle import Puzzle
from tengen.rules import RULES, Color
from tengen.shapes import FiveRule

OPEN_THREE = Board.from_moves("h8 a1 i8 a3 j8 a5")
OPEN_FOUR = "k8(l8:g8 *:l8)"


def plainly_holds(board: Board, certificate: Certificate, spared: tuple[Move, ...] = ()) -> bool:
    """A second verifier that plays every reply on a plain board and knows no short cut."""
    board = board.copy()
    if certificate.attack is not None:
        return _attack_holds(board, certificate.attack)
    return _answers_hold(board, certificate.answers, spared)


def _attack_holds(board: Board, attack: Attack) -> bool:
    if not board.is_legal(attack.move):
        return False
    winner = board.turn
    board.push(attack.move)
    outcome = board.outcome()
    if outcome is None:
        holds = bool(attack.answers) and _answers_hold(board, attack.answers, ())
    else:
        holds = outcome.winner == winner and not attack.answers
    board.pop()
    return holds


def _answers_hold(board: Board, answers: tuple[Branch, ...], spared: tuple[Move, ...]) -> bool:
    winner = board.turn.other
    table: dict[Move | None, Attack] = {}
    for answer in answers:
        for reply in answer.replies or (None,):
            if reply in table:
                return False
            table[reply] = answer.attack
    replies = [move for move in board.legal_moves if move not in spared]
    for reply in replies:
        board.push(reply)
        outcome = board.outcome()
        attack = table.get(reply, table.get(None))
        if outcome is not None:
            holds = outcome.winner == winner
        else:
            holds = attack is not None and _attack_holds(board, attack)
        board.pop()
        if not holds:
            return False
    return bool(replies)


def accepts(board: Board, text: str, spared: tuple[Move, ...] = ()) -> bool:
    """Whether the verifier takes this text as a proof."""
    try:
        verify(board, Certificate.parse(text, board.size), spared=spared)
    except ProofError:
        return False
    return True


def test_an_open_three_is_a_proven_win() -> None:
    certificate = Certificate.parse(OPEN_FOUR, 15)
    assert certificate.text(15) == OPEN_FOUR
    assert certificate.plies == verify(OPEN_THREE, certificate).plies == 3
    assert certificate.size == 3


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("k8(l8:g8 *:m8)", "after k8 a15 m8: the certificate ends"),
        ("k8(*:l8)", "after k8 l8: the winner's move is impossible"),
        ("k8(l8:g8)", "after k8 a15: this reply is not answered"),
        ("k8", "after k8: the certificate ends"),
        ("h8(*:l8)", "at the start: the winner's move is impossible"),
        ("k8(l8:g8 l8:g8 *:l8)", "after k8: l8 is answered twice"),
        ("k8(l8:g8 *:l8 *:l8)", "after k8: there are two answers"),
        ("k8(l8:g8(*:a2) *:l8)", "after k8 l8 g8: the certificate goes on"),
        ("k8(l8:g8 *:l8", "before character"),
        ("k8()", "before character"),
        ("z9", "before character"),
        ("k8 h9", "before character"),
        ("k8(l8:?)", "character 7"),
        ("", "expected a point"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, place: str) -> None:
    with pytest.raises(ProofError, match=place.replace("(", r"\(")):
        verify(OPEN_THREE, Certificate.parse(text, 15))


def test_a_game_that_is_over_proves_nothing() -> None:
    board = Board.from_moves("h8 a1 i8 a3 j8 a5 k8 a7 l8")
    with pytest.raises(ProofError, match="over"):
        verify(board, Certificate.parse("a9", 15))


def test_spared_moves_are_legal_moves_of_the_loser() -> None:
    board = Board.from_moves("h8 a1 i8 a3 j8 a5 k8 g8")
    board = Board.from_stones(
        black=["h8", "i8", "j8", "k8"], white=["g8", "a1", "a3"], turn="white"
    )
    assert accepts(board, "(*:l8)", spared=(board.parse_move("l8"),))
    assert not accepts(board, "(*:l8)")
    assert not accepts(board, "(*:l8)", spared=(board.parse_move("h8"),))


def test_a_forbidden_block_is_no_reply() -> None:
    """White's four is not met where Black's only block makes an overline."""
    black = ["a5", "b5", "c5", "e5", "f5", "h10"]
    board = Board.from_stones(
        black=black, white=["d6", "d7", "d8", "j10", "k12"], turn="white", rule="renju"
    )
    assert accepts(board, "d9(d10:d5 *:d10)")
    assert accepts(board, "d9(*:d5)")
    closed = Board.from_stones(
        black=[*black, "d10"],
        white=["d6", "d7", "d8", "j10", "k12", "m12"],
        turn="white",
        rule="renju",
    )
    assert accepts(closed, "d9(*:d5)")
    free = Board.from_stones(
        black=[*black, "d10"],
        white=["d6", "d7", "d8", "j10", "k12", "m12"],
        turn="white",
    )
    assert not accepts(free, "d9(*:d5)")


@pytest.mark.parametrize("rule", [rule for rule in RULES.values() if not rule.captures], ids=str)
def test_fives_found_at_once_are_those_of_the_rules(rule) -> None:  # type: ignore[no-untyped-def]
    random = Random(f"fives {rule}")
    for _ in range(25):
        size = random.choice((7, 9, 15))
        cells = empty_cells(size)
        for point in range(size * size):
            cells[point] = random.choices((0, 1, 2), (30, 45, 25))[0]
        for color in Color:
            stones = Stones.of(bytes(cells[:-1]), size)
            own, enemy = stones.of_side(color)
            five = FiveRule.of(rule, color)
            found = five_points(own, enemy, stones.empty, size, five, sure=False)
            sure = five_points(own, enemy, stones.empty, size, five, sure=True)
            empty = [point for point in range(size * size) if not cells[point]]
            for point in empty:
                cells[point] = color
                wins = winning_line(cells, size, point, color, rule) is not None
                assert contains(found, point) == wins
                if contains(sure, point):
                    for block in random.sample(empty, min(8, len(empty))):
                        if block != point:
                            cells[block] = color.other
                            assert winning_line(cells, size, point, color, rule)
                            cells[block] = 0
                cells[point] = 0


def small_puzzles(count: int, seed: int) -> list[Puzzle]:
    """Shipped puzzles whose proofs are short enough to be played out plainly."""
    small = [p for p in load_all() if len(p.proofs[0]) < 60 and not p.rule.captures]
    return Random(seed).sample(small, min(count, len(small)))


def mutations(certificate: Certificate, size: int, random: Random) -> list[tuple[str, str]]:
    """Damaged texts of a certificate, each with what was done to it."""
    text = certificate.text(size)
    names = [attack.move for attack in certificate.attacks()]
    found = [("truncated", text[: random.randrange(len(text))])]
    symmetry = random.choice(SYMMETRIES[1:])
    found.append(("mirrored", certificate.transform(symmetry, size).text(size)))
    tree = certificate.attack
    if tree is not None and tree.answers:
        at = random.randrange(len(tree.answers))
        rest = tree.answers[:at] + tree.answers[at + 1 :]
        found.append(("reply removed", Certificate(tree._replace(answers=rest)).text(size)))
    old, new = random.choice(names), random.randrange(size * size)
    found.append(
        ("move swapped", Certificate(_swapped(tree, old, new)).text(size) if tree else text)
    )
    return found


def _swapped(attack: Attack, old: Move, new: Move) -> Attack:
    answers = tuple(
        answer._replace(attack=_swapped(answer.attack, old, new)) for answer in attack.answers
    )
    return Attack(new if attack.move == old else attack.move, answers)


def test_damage_is_refused_or_leaves_a_proof() -> None:
    """What the verifier accepts of damaged certificates, plain play accepts too."""
    random = Random(19)
    refused = accepted = 0
    for puzzle in small_puzzles(12, 1):
        board = puzzle.board()
        spared = puzzle.answers if puzzle.theme.is_defence else ()
        for _, text in mutations(puzzle.certificate(), puzzle.size, random):
            if not accepts(board, text, spared):
                refused += 1
                continue
            assert plainly_holds(board, Certificate.parse(text, puzzle.size), spared), text
            accepted += 1
    assert refused > accepted


@pytest.mark.long
def test_a_thousand_mutations() -> None:
    random = Random(20)
    count = 0
    while count < 1000:
        for puzzle in small_puzzles(60, count):
            board = puzzle.board()
            spared = puzzle.answers if puzzle.theme.is_defence else ()
            for what, text in mutations(puzzle.certificate(), puzzle.size, random):
                count += 1
                if accepts(board, text, spared):
                    certificate = Certificate.parse(text, puzzle.size)
                    assert plainly_holds(board, certificate, spared), (what, puzzle.id, text)


def test_the_verifier_agrees_with_plain_play() -> None:
    for puzzle in small_puzzles(6, 2):
        spared = puzzle.answers if puzzle.theme.is_defence else ()
        assert plainly_holds(puzzle.board(), puzzle.certificate(), spared), puzzle.id


def test_a_certificate_moves_with_its_board() -> None:
    certificate = Certificate.parse(OPEN_FOUR, 15)
    for symmetry in SYMMETRIES:
        verify(OPEN_THREE.transform(symmetry), certificate.transform(symmetry, 15))


def test_a_certificate_with_too_many_attacks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tengen.proof.packed.MOST_ATTACKS", 2)
    with pytest.raises(ProofError, match="more than 2 attacks"):
        parse_packed("a1\nb1\nc1", 15)
