"""Proofs made by the driver: tree, journal, files, the compiled verifier and the command."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tengen.board import Board
from tengen.cli.main import main
from tengen.coords import SYMMETRIES, move_text
from tengen.errors import ProofError, SetupError
from tengen.proof import Attack, Branch, Certificate, verify
from tengen.proof.file import ProofFile, load_proof, parse_proof
from tengen.proof.kernel import may_reply, surely_allowed
from tengen.proof.packed import AttackPool, packed_text, parse_packed
from tengen.proof.quick import is_quick, unanswered_quick, verify_quick
from tengen.proof.shipped import shipped_proof, shipped_proof_names
from tengen.proof.verify import unanswered
from tengen.proving.driver import ProofJournal, ProofRun, ProofTask
from tengen.proving.leaf import LeafSolver, finding_from_plain, finding_to_plain
from tengen.proving.tree import NEVER, AttackNode, DefenceNode, LeafFinding, ProofTree, key_of
from tengen.rules import RULES, Color
from test_proof import mutations, small_puzzles

OPEN_THREE = Board.from_moves("h8 a1 i8 a3 j8 a5")
OPEN_FOUR = Certificate.parse("k8(l8:g8 *:l8)", 15)
NODES = 3_000  # so few that a tree is needed above the searches
LOSING = "e5 a1 f6 a9 e6"  # on 9x9: White to move, and nothing helps


def quick_accepts(board: Board, text: str) -> bool:
    try:
        verify_quick(board, Certificate.parse(text, board.size))
    except ProofError:
        return False
    return True


# The compiled verifier


def test_the_compiled_verifier_knows_every_rule_without_captures() -> None:
    known = [name for name, rule in RULES.items() if is_quick(rule)]
    assert known == ["freestyle", "standard", "renju", "caro", "caro-standard"]
    with pytest.raises(ProofError, match="under the rule 1337 cannot be checked"):
        verify_quick(Board.from_moves("h8", rule="1337", size=15), OPEN_FOUR)


def test_the_compiled_forbidden_points_are_those_of_the_rules() -> None:
    """And what is surely allowed is allowed, with little left out."""
    random, counts = Random(4), Counter[str]()
    middle = [y * 15 + x for y in range(4, 11) for x in range(4, 11)]
    while sum(counts.values()) < 3000:
        cells = np.zeros(225, dtype=np.int8)
        at = random.choice((middle, range(225)))
        for point in random.sample(at, random.randrange(8, 24) * len(at) // 49):
            cells[point] = random.choice((1, 1, 2))
        names = [[move_text(int(p), 15) for p in np.flatnonzero(cells == c)] for c in (1, 2)]
        try:
            board = Board.from_stones(black=names[0], white=names[1], turn="black", rule="renju")
        except SetupError:
            continue  # somebody has won
        before = cells.copy()
        for point in middle:
            if cells[point]:
                continue
            is_sure, is_legal = surely_allowed(cells, 15, point), board.is_legal(point)
            assert may_reply(cells, 15, point) == is_legal
            if is_legal and board.after(point).is_game_over():
                continue  # a five is never forbidden
            assert is_legal or not is_sure
            counts["sure" if is_sure else "unsure" if is_legal else "forbidden"] += 1
        assert (cells == before).all()
    assert counts["forbidden"] > 50
    assert counts["sure"] > 10 * counts["unsure"] > 0


def test_a_forbidden_move_of_black_proves_nothing_in_renju() -> None:
    three = Board.from_moves("h8 a1 i8 a3 j8 a5", rule="renju")
    assert verify_quick(three, OPEN_FOUR).plies == 3
    black = ["h8", "i8", "j8", "k9", "k10"]  # k8 makes a four and a three, with k11 two fours
    for more, holds in (([], True), (["k11"], False)):
        board = Board.from_stones(
            black=[*black, *more], white=["a1", "a3", "a5", "a7"], turn="black", rule="renju"
        )
        assert board.is_legal(board.parse_move("k8")) is holds
        assert quick_accepts(board, "k8(l8:g8 *:l8)") is holds
    with pytest.raises(ProofError, match="after k8: the winner's move is forbidden"):
        verify_quick(board, OPEN_FOUR)
    wide = Board.from_stones(
        black=["h8", "i8", "j8", "m8"], white=["a1", "a3", "a5"], turn="black", rule="renju"
    )
    assert not quick_accepts(wide, "k8(l8:g8 *:l8)")  # l8 would make six
    assert quick_accepts(wide, "g8(f8:k8 *:f8)")


def test_white_wins_in_renju_where_black_may_not_block() -> None:
    """Both verifiers pass over a reply that is forbidden, and see a block that is a five."""
    white, block = ["h8", "i8", "j8"], "l8"  # k8 makes four; Black has blocked at g8
    crossing = ["l9", "l10", "m9", "n10"]  # two threes at l8
    for black, certificate, holds in (
        (["g8", *crossing, "a1"], "k8(*:l8)", True),  # two threes on the only block
        (["g8", "a1", "c1", "e1", "a3", "c3"], "k8(*:l8)", False),  # it may be played
        (["g8", "l6", "l7", "l9", "l10", "l11"], "k8(*:l8)", True),  # six
        (["g8", "l7", "l9", "l10", "l11", "a1"], "k8(*:l8)", False),  # a five
    ):
        board = Board.from_stones(
            black=black, white=[*white, "a15", "c15"], turn="white", rule="renju"
        )
        after = board.after(board.parse_move("k8"))
        assert after.is_legal(board.parse_move(block)) is not holds
        assert quick_accepts(board, certificate) is holds
    text = "k8(*:l8)"
    board = Board.from_stones(
        black=["g8", *crossing, "a1"], white=[*white, "a15", "c15"], turn="white", rule="renju"
    )
    solved = LeafSolver(board.rule, 15, nodes=NODES, moves=4).solve(board)
    assert solved.attack is not None
    assert verify(board, Certificate(solved.attack)).plies == Certificate.parse(text, 15).plies


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("k8(l8:g8 *:m8)", "after k8 a15 m8: the certificate ends"),
        ("k8(*:l8)", "after k8 l8 l8: the winner's move is impossible"),
        ("k8(l8:g8)", "after k8 a15: this reply is not answered"),
        ("k8", "after k8: the certificate ends"),
        ("h8(*:l8)", "after h8: the winner's move is impossible"),
        ("k8(l8:g8 l8:g8 *:l8)", "answers a reply twice"),
        ("k8(l8:g8 *:l8 *:l8)", "answers a reply twice"),
        ("k8(l8:g8(*:a2) *:l8)", "after k8 l8 g8: the certificate goes on"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(text: str, place: str) -> None:
    with pytest.raises(ProofError, match=place):
        verify_quick(OPEN_THREE, Certificate.parse(text, 15))


def test_a_five_of_the_loser_is_seen() -> None:
    board = Board.from_stones(
        black=["h8", "i8", "j8", "a1"], white=["c3", "c4", "c5", "c6"], turn="black"
    )
    with pytest.raises(ProofError, match="after k8 c7: the game ends"):
        verify_quick(board, OPEN_FOUR)


def test_both_verifiers_agree_on_puzzles_and_on_a_thousand_mutations() -> None:
    """Each damaged certificate is refused, or played out plainly it still wins."""
    random, count, refused = Random(7), 0, 0
    puzzles = [p for p in small_puzzles(400, 5) if is_quick(p.rule) and not p.theme.is_defence]
    while count < 1000:
        for puzzle in puzzles:
            board, certificate = puzzle.board(), puzzle.certificate()
            if count < len(puzzles):
                assert verify_quick(board, certificate).plies == verify(board, certificate).plies
            for _, text in mutations(certificate, puzzle.size, random):
                count += 1
                if not quick_accepts(board, text):
                    refused += 1
                    continue
                verify(board, Certificate.parse(text, puzzle.size))
            if count >= 1000:
                break
    assert refused > count // 2


def test_unanswered_replies_are_those_of_the_rules() -> None:
    for puzzle in small_puzzles(15, 6):
        attack = puzzle.certificate().attack
        if not is_quick(puzzle.rule) or attack is None or not attack.answers:
            continue
        board = puzzle.board().after(attack.move)
        replies = list(board.legal_moves)
        for answer in attack.answers[:2]:
            found = unanswered_quick(board, answer.attack, replies)
            assert found == unanswered(board, answer.attack, replies)


def test_replies_that_are_alike_are_as_if_each_was_played() -> None:
    """With stones of the loser thrown in, so that fours of its own get in the way."""
    random, kinds = Random(3), set[bool]()
    for puzzle in small_puzzles(60, 8):
        attack = puzzle.certificate().attack
        if not is_quick(puzzle.rule) or attack is None or not attack.answers:
            continue
        board = puzzle.board()
        loser = board.turn.other
        for _ in range(6):
            stones = {color: set(board.stones(color)) for color in Color}
            stones[loser] |= set(random.sample(list(board.legal_moves), random.randrange(1, 9)))
            names = {
                str(color): [board.move_text(move) for move in points]
                for color, points in stones.items()
            }
            try:
                crowded = Board.from_stones(
                    black=names["black"],
                    white=names["white"],
                    turn=board.turn,
                    rule=puzzle.rule,
                    size=puzzle.size,
                )
            except SetupError:
                continue  # the loser has won
            if crowded.outcome() is not None:
                continue
            certificate = puzzle.certificate()
            try:
                plies = verify(crowded, certificate).plies
            except ProofError:
                plies = 0
            kinds.add(plies > 0)
            if plies:
                assert verify_quick(crowded, certificate).plies == plies
            else:
                with pytest.raises(ProofError):
                    verify_quick(crowded, certificate)
    assert kinds == {True, False}


def test_a_bound_of_steps_leaves_replies_open() -> None:
    board = OPEN_THREE.after(OPEN_THREE.parse_move("k8"))
    attack = Certificate.parse("l8", 15).attack
    assert attack is not None
    replies = list(board.legal_moves)
    assert unanswered_quick(board, attack, replies) == [board.parse_move("l8")]
    assert unanswered_quick(board, attack, replies, steps=0) == replies


# Trees and runs


def task(winner: Color = Color.BLACK, *, rule: str = "freestyle") -> ProofTask:
    board = Board.from_moves(LOSING, rule=rule, size=9)
    return ProofTask(board=board, winner=winner, nodes=NODES, moves=4)


@pytest.mark.parametrize("rule", ["freestyle", "standard", "renju"])
def test_a_tree_proves_what_single_searches_cannot(rule: str) -> None:
    """Every reply is answered in the end, and the whole is verified by the readable rules too."""
    wanted = task(rule=rule)
    solver = LeafSolver(wanted.board.rule, 9, nodes=NODES, moves=4)
    tree = ProofTree(wanted.board, Color.BLACK)
    searches = 0
    while not tree.is_proven:
        leaf = tree.next_leaf()
        assert leaf is not None
        assert tree.next_leaf() is not leaf  # it is busy
        found = solver.solve(leaf.board)
        assert finding_from_plain(finding_to_plain(found, 9), 9) == found or not found.attack
        tree.tell(leaf, found)
        searches += 1
        for other in list(tree.open_leaves()):
            other.is_busy = False
    certificate = tree.certificate()
    assert searches < len(wanted.board.legal_moves)  # one attack answers many replies
    assert verify_quick(wanted.board, certificate).plies == certificate.plies
    assert tree.root.pn == 0


def test_symmetric_positions_are_one_node() -> None:
    tree = ProofTree(Board.from_moves("h8 h9"), Color.BLACK)
    leaf = tree.next_leaf()
    assert leaf is tree.root
    moves = [tree.root.board.parse_move(name) for name in ("g7", "i7", "g8", "i8")]
    tree.tell(tree.root, LeafFinding(moves=tuple((move, 0.5) for move in moves)))
    assert tree.size == 3
    assert len({key_of(tree.root.board.transform(symmetry)) for symmetry in SYMMETRIES}) == 4


def test_a_lost_position_is_refuted_and_a_draw_is_no_win() -> None:
    tree = ProofTree(Board.from_moves("h8"), Color.WHITE)
    assert isinstance(tree.root, AttackNode)
    leaf = tree.next_leaf()
    assert leaf is not None
    tree.tell(leaf, LeafFinding(is_lost=True))
    assert tree.is_refuted
    assert (tree.root.pn, tree.root.dn) == (NEVER, 0)
    with pytest.raises(ProofError, match="not proven yet"):
        tree.certificate()


@pytest.mark.parametrize("rule", ["1337", "42"])
def test_other_rules_are_refused_clearly(rule: str) -> None:
    with pytest.raises(ProofError, match=f"wins under the rule {rule} cannot be proven"):
        ProofTree(Board.from_moves("h8", rule=rule), Color.BLACK)


def test_a_run_stops_and_goes_on_without_losing_work(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    first = ProofRun(task(), journal=journal)
    reports = first.run()
    for report in reports:
        if report.searches >= 2:
            break
    reports.close()  # type: ignore[attr-defined]
    kept = len(journal.read_text().splitlines()) - 1
    assert kept >= 2
    journal.write_bytes(journal.read_bytes() + b'{"key": "half a li')
    second = ProofRun(task(), journal=journal)
    progress = list(second.run())
    assert progress[0].searches == kept
    assert second.tree.is_proven
    assert progress[-1].pn == 0
    found = second.tree.certificate()
    verify_quick(task().board, found)
    third = ProofRun(task(), journal=journal)
    assert len(list(third.run())) == 1  # nothing is searched again
    assert third.tree.certificate() == found


def test_a_journal_of_another_proof_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    ProofJournal(journal, task())
    with pytest.raises(ProofError, match="the journal of another rule"):
        ProofJournal(journal, task(Color.WHITE))
    for text in ("no journal\n", "no journal"):
        journal.write_text(text)
        with pytest.raises(ProofError, match="is no journal of a proof"):
            ProofJournal(journal, task())
        assert journal.read_text() == text  # whatever it is, it stays as it was


def test_a_journal_that_was_killed_at_its_first_line_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "run.jsonl"
    ProofJournal(journal, task())
    head = journal.read_bytes()
    for length in (0, 1, len(head) - 1):
        journal.write_bytes(head[:length])
        ProofJournal(journal, task()).add("…", {"lost": True})
        assert ProofJournal(journal, task()).known == {"…": {"lost": True}}


# Files and the command


def test_a_proof_file_reads_back_and_damage_is_named(tmp_path: Path) -> None:
    proof = ProofFile(OPEN_THREE, OPEN_FOUR)
    for name in ("win.proof", "win.proof.gz"):
        proof.save(tmp_path / name)
        again = load_proof(tmp_path / name)
        assert (*again, again.winner) == (*proof, Color.BLACK)
    text = proof.text()
    for damaged, reason in (
        ("", "first line"),
        ("[]\nk8", "first line"),
        (text.replace('proof": 2', 'proof": 1'), "version 1"),
        (text.replace("position", "positron"), "no position"),
        (text.replace('"black"', '"white"'), "says that 'white' wins"),
        (text.replace('"h8"', '"z8"'), "position cannot be read"),
        (text.replace(":1", ":3"), "line 3: found 'l8:3'"),
        (text.replace("k8", "-"), "says that 'black' wins"),
        (text.replace("g8", "-"), "line 2: found '-'"),
        (text.replace("g8", "g99"), "line 2: "),
        (text.replace("\nl8", "\nq8"), "line 1: "),
    ):
        with pytest.raises(ProofError, match=reason):
            parse_proof(damaged)
    packed = (tmp_path / "win.proof.gz").read_bytes()
    (tmp_path / "cut.proof.gz").write_bytes(packed[:-9])
    with pytest.raises(ProofError, match="cannot be unpacked"):
        load_proof(tmp_path / "cut.proof.gz")
    (tmp_path / "odd.proof.gz").write_bytes(gzip.compress("é".encode()))
    with pytest.raises(ProofError, match="plain text"):
        load_proof(tmp_path / "odd.proof.gz")


def test_equal_parts_of_a_proof_are_kept_once() -> None:
    pool = AttackPool()
    puzzle = max(small_puzzles(60, 8), key=lambda puzzle: puzzle.certificate().size)
    certificate = puzzle.certificate()
    assert certificate.attack is not None
    whole = pool.add(certificate.attack)
    assert whole == certificate.attack
    again = puzzle.certificate().attack
    assert again is not None
    assert pool.add(again) is whole
    assert Certificate(whole).size == len(pool) < certificate.size
    assert Certificate(whole).plies == certificate.plies
    for symmetry in SYMMETRIES:
        turned = pool.moved(whole, symmetry, puzzle.size)
        assert turned == certificate.transform(symmetry, puzzle.size).attack
        assert pool.moved(turned, symmetry.inverse, puzzle.size) is whole
    text = packed_text(certificate, puzzle.size)
    assert len(text.split("\n")) == Certificate(whole).size
    assert parse_packed(text, puzzle.size) == certificate
    answers = Certificate(None, certificate.attack.answers)
    assert parse_packed(packed_text(answers, puzzle.size), puzzle.size) == answers


@pytest.mark.long
@pytest.mark.parametrize("name", shipped_proof_names())
def test_shipped_proofs_hold(name: str) -> None:
    proof = shipped_proof(name)
    assert verify_quick(proof.board, proof.certificate, spared=proof.spared).plies > 9


def test_a_small_shipped_proof_holds() -> None:
    proof = shipped_proof("freestyle15-h8a1i9a2")
    assert verify_quick(proof.board, proof.certificate).plies == 21


def test_the_command_proves_writes_and_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "win.proof"
    command = ["prove", "h8 a1 i8 a3 j8 a5", "--nodes", "1000", "--workers", "1", "-o", str(out)]
    assert main(command) == 0
    assert "Proven: Black wins in 3 plies" in capsys.readouterr().out
    assert main(["prove", "--check", str(out)]) == 0
    assert "Black wins in 3 plies at most" in capsys.readouterr().out
    head, text = out.read_text().split("\n", 1)
    *others, last = text.rstrip().split("\n")
    out.write_text("\n".join([head, *others, "m3" + last[last.index(" ") :]]))
    assert main(["prove", "--check", str(out)]) == 2
    assert "proves nothing: after " in capsys.readouterr().err


def test_chosen_replies_are_proven_written_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each is a result of its own; what was proven against one is the model for the next."""
    out, start = tmp_path / "some.proof.gz", ["prove", LOSING, "--size", "9", "--winner", "black"]
    few = ["--nodes", str(NODES), "--moves", "4", "--workers", "1"]
    assert main([*start, *few, "--replies", "i1 d4 g7", "-o", str(out)]) == 0
    assert "Proven against g7 d4 i1: Black wins in" in capsys.readouterr().out
    assert main(["prove", "--check", str(out)]) == 0
    assert "plies at most, against g7 d4 i1." in capsys.readouterr().out
    proof = load_proof(out)
    verify(proof.board, proof.certificate, spared=proof.spared)
    for check in (verify, verify_quick):
        with pytest.raises(ProofError, match=r"after [a-i][0-9]"):
            check(proof.board, proof.certificate, spared=proof.spared - {min(proof.spared)})
        with pytest.raises(ProofError, match="no move that is not spared"):
            check(proof.board, proof.certificate, spared=list(proof.board.legal_moves))
        with pytest.raises(ProofError, match="begins with the loser"):
            check(OPEN_THREE, OPEN_FOUR, spared=[0])


def test_a_proof_of_some_replies_is_known_to_the_next_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is written to the new file, and nothing of it is searched again."""
    old, out = tmp_path / "old.proof.gz", tmp_path / "out.proof.gz"
    start = ["prove", LOSING, "--size", "9", "--winner", "black"]
    few = ["--nodes", str(NODES), "--moves", "4", "--workers", "1"]
    assert main([*start, *few, "--replies", "i1", "-o", str(old)]) == 0
    more = ["--known", str(old), "-o", str(out)]
    assert main([*start, *few, "--replies", "i1 g7", *more]) == 0
    assert "Proven against g7 i1: Black wins in" in capsys.readouterr().out
    proof, known = load_proof(out), load_proof(old)
    verify(proof.board, proof.certificate, spared=proof.spared)
    wanted = ProofTask(
        board=proof.board, winner=Color.BLACK, replies=known.answers[0].replies, known=known.answers
    )
    (report,) = ProofRun(wanted).run()
    assert (report.searches, report.answered, report.replies) == (0, 0, 0)
    for args, said in (
        (["prove", "e5 a2", "--size", "9", "--winner", "black"], "from another position"),
        ([*start[:-1], "white"], "from another position"),
    ):
        assert main([*args, *few, "--replies", "each", *more]) == 2
        assert said in capsys.readouterr().err
    assert main([*start, *few, *more]) == 2
    assert "expected --replies" in capsys.readouterr().err


def test_a_win_is_the_model_for_other_replies() -> None:
    """After one reply is refuted by a tree, the others take over what still wins."""
    board = Board.from_moves(LOSING, size=9)
    replies = [board.parse_move("i1"), board.parse_move("i2")]
    tree = ProofTree(board, Color.BLACK, replies)
    root, leaf = tree.root, tree.next_leaf()
    assert isinstance(root, DefenceNode)
    assert leaf is not None
    tree.tell(leaf, LeafSolver(board.rule, 9, nodes=NODES, moves=4).solve(leaf.board))
    (answer,) = root.answers
    if not root.open:  # the same attack answers both: forget it of the second
        root.answers, root.open, root.pn = [Branch(answer.replies[:1], answer.attack)], [], 1
        root.open += answer.replies[1:]
    other = tree.next_leaf()
    assert other is not None
    assert other is not leaf
    tree.tell(other, LeafFinding(moves=tuple((move, 0.9) for move in other.board.legal_moves)))
    (child,) = (child for child, _ in other.children.values() if child.models)
    tree.next_leaf()
    assert child.is_expanded
    assert len(child.open) < len(child.board.legal_moves) // 2


def test_a_move_whose_models_answer_every_reply_is_proven_at_once() -> None:
    """The search goes on with the next position; it used to stop as if nothing was left to try."""
    board = OPEN_THREE
    (move, answers) = (board.parse_move("k8"), OPEN_FOUR.attack.answers)  # type: ignore[union-attr]
    tree = ProofTree(board, Color.BLACK)
    root, leaf = tree.root, tree.next_leaf()
    assert isinstance(root, AttackNode)
    assert leaf is root
    symmetry = next(each for each in SYMMETRIES if board.transform(each) == root.board)
    tree.tell(root, LeafFinding(moves=((symmetry.apply(move, 15), 0.9),)))
    ((child, turn),) = root.children.values()
    whole = AttackPool().moved(Attack(move, answers), symmetry, 15)
    child.models = AttackPool().moved(whole, turn, 15).answers
    assert tree.next_leaf() is None
    assert tree.is_proven
    verify_quick(board, tree.certificate())


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["prove", "h8 a1", "--replies", "each"], "only the loser's replies can be chosen"),
        (["prove", "h8", "--winner", "black", "--replies", "h8"], "h8"),
        (["prove"], "expected a POSITION, or --check FILE"),
        (["prove", "h8", "--check", "x.proof"], "--check takes no POSITION"),
        (["prove", "h8", "--winner", "green"], "green"),
        (["prove", "h8", "--rule", "1337"], "wins under the rule 1337 cannot be proven"),
        (["prove", "--draw", "--size", "7", "--rule", "renju"], "draws under the rule renju"),
        (["prove", "--check", "/nowhere.proof"], "nowhere.proof"),
    ],
)
def test_bad_input_is_explained(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(args) == 2
    assert said in capsys.readouterr().err


def test_what_is_not_proven_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", "h8 i9", "--nodes", "100", "--workers", "1", "--time", "0.1"]) == 1
    assert "Not proven: the time is up" in capsys.readouterr().out
