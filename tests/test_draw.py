"""Proofs that nobody wins on a small board: found, checked, damaged, and played by."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tengen import Board
from tengen.cli.main import main
from tengen.coords import SYMMETRIES, Move
from tengen.errors import ProofError
from tengen.proof.draw import (
    DrawAnswer,
    DrawProof,
    parse_draw,
    shipped_draw,
    shipped_draw_sizes,
    verify_draw,
)
from tengen.proof.pairing import Pair
from tengen.proving.draws import DrawSearch
from tengen.rules import Color

RULES = ("freestyle", "standard", "caro", "caro-standard")
GAMES = 10


class Stopper:
    """Plays by a proof, for the side that only stops fives; slow and obvious."""

    def __init__(self, proof: DrawProof) -> None:
        self._proof, self._own, self._rival = proof, set[Move](), set[Move]()
        self._pairs: tuple[Pair, ...] | None = self._alone((), ())

    def _alone(self, rival: tuple[Move, ...], own: tuple[Move, ...]) -> tuple[Pair, ...] | None:
        (first, *_) = self._proof.answers.get((rival, own), (DrawAnswer((), None, None),))
        return first.pairs if first.move is None else None

    def answer(self, move: Move) -> Move | None:
        """The answer to a stone; None where any will do."""
        if self._pairs is None:
            found, self._pairs = self._look_up(move)
            self._rival.add(move)
            self._own.add(found)
            return found
        return next((b if move == a else a for a, b in self._pairs if move in (a, b)), None)

    def _look_up(self, move: Move) -> tuple[Move, tuple[Pair, ...] | None]:
        size = self._proof.size
        for symmetry in SYMMETRIES:
            rival, own = (
                tuple(sorted(symmetry.apply(each, size) for each in side))
                for side in (self._rival, self._own)
            )
            back = symmetry.inverse
            for answer in self._proof.answers.get((rival, own), ()):
                if symmetry.apply(move, size) in answer.replies and answer.move is not None:
                    pairs = answer.pairs and tuple(
                        (back.apply(a, size), back.apply(b, size)) for a, b in answer.pairs
                    )
                    return back.apply(answer.move, size), pairs
        raise AssertionError("no answer")


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("stopper", Color)
def test_whoever_plays_by_the_proof_never_loses(rule: str, size: int, stopper: Color) -> None:
    chance = random.Random(size)
    for _ in range(GAMES):
        board, by_proof = Board(rule, size), Stopper(shipped_draw(size))
        spare: Move | None = None  # a stone of the stopper that the proof does not know of
        while not board.is_game_over():
            move = chance.choice(list(board.legal_moves))
            if board.turn is stopper:
                found = by_proof.answer(board.peek()) if board.ply else None
                if found is not None and board.is_legal(found):
                    move = found
                else:
                    # The proof asks for the spare stone, or for any: this one is the next spare.
                    assert found is None or found == spare or board.color_at(found) is stopper
                    spare = move
            board.push(move)
        outcome = board.outcome()
        assert outcome is not None
        assert outcome.winner is not stopper.other


def test_shipped_proofs_hold() -> None:
    assert shipped_draw_sizes() == [5, 6, 7]
    for size in shipped_draw_sizes():
        proof = shipped_draw(size)
        found = verify_draw(proof)
        assert found.positions == len(proof.answers)
        assert parse_draw(proof.text()) == proof


def test_a_proof_is_found_and_reads_back() -> None:
    search = DrawSearch(6)
    assert list(search.run()) == [0]
    proof = search.proof
    assert proof is not None
    verify_draw(proof)
    assert parse_draw(proof.text()) == proof
    narrow = DrawSearch(7, width=1)
    depths = narrow.run()
    assert [next(depths), next(depths)] == [0, 1]
    assert narrow.proof is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the first line is not that of a draw"),
        ('{"tengen-draw": 2, "size": 5}', "version 2: expected 1"),
        ('{"tengen-draw": 1, "size": 99}', "the first line is not"),
        ('{"tengen-draw": 1, "size": 5}\n', "at the start: the proof has no answers"),
        ('{"tengen-draw": 1, "size": 5}\na1', "line 2 of the proof: 'a1' is no position"),
        ('{"tengen-draw": 1, "size": 5}\n/ =a1', "line 2 .*without a second"),
        ('{"tengen-draw": 1, "size": 5}\n/ a1>', "line 2 of the proof"),
        ('{"tengen-draw": 1, "size": 5}\n/ =a1b1\n/ =a1b1', "line 3 .*same position"),
        ('{"tengen-draw": 1, "size": 5}\n/ =a1b1 a1>b1', "cannot be mixed"),
        ('{"tengen-draw": 1, "size": 5}\n/ =a1b1', "the line .* has no pair"),
        ('{"tengen-draw": 1, "size": 5}\n/ =a1b1b1c1', "a point is in two pairs"),
        ('{"tengen-draw": 1, "size": 5}\n/ a1>b1', "at the start: b5 is not answered"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, said: str) -> None:
    with pytest.raises(ProofError, match=said):
        verify_draw(parse_draw(text))


def test_damage_is_refused() -> None:
    """Without any one answer, with another move, or with another pair, nothing is proven."""
    proof = shipped_draw(6)
    ((stones, answers),) = proof.answers.items()
    for at, answer in enumerate(answers):
        assert answer.move is not None
        assert answer.pairs is not None
        rest = answers[:at] + answers[at + 1 :]
        lost = answer._replace(move=answer.replies[0])
        unpaired = answer._replace(pairs=answer.pairs[1:])
        taken = answer._replace(pairs=(*answer.pairs[1:], (answer.move, answer.pairs[0][0])))
        alone = answer._replace(pairs=None)
        for wrong in (lost, unpaired, taken, alone):
            with pytest.raises(ProofError, match=r"at the start|with Black on"):
                verify_draw(DrawProof(6, {stones: (*rest, wrong)}))
        with pytest.raises(ProofError, match="is not answered"):
            verify_draw(DrawProof(6, {stones: rest}))


def test_the_command_proves_writes_and_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "6.draw.gz"
    assert main(["prove", "--draw", "--size", "6", "--out", str(out)]) == 0
    assert "nobody can force a win on 6x6" in capsys.readouterr().out
    assert main(["prove", "--check", str(out)]) == 0
    assert "neither side can force a win" in capsys.readouterr().out
    assert main(["prove", "--draw", "--size", "6", "--rule", "renju"]) != 0
    assert "draws under the rule renju" in capsys.readouterr().err
    assert main(["prove", "--draw"]) != 0
    damaged = tmp_path / "damaged.draw"
    damaged.write_text('{"tengen-draw": 1, "size": 6}\n')
    assert main(["prove", "--check", str(damaged)]) != 0
    assert "proves nothing: at the start" in capsys.readouterr().err
