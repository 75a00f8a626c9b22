"""The AND/OR tree of a proof: who has to find a move, what is answered, and where to look next.

At an attack node the winner is to move and one move is enough; at a defence node every reply has to
be answered. A reply counts as answered when the verifier has played an attack out after it, so one
attack closes many replies. Positions that are alike under a symmetry or come from another order of
moves are one node. Where one reply is refuted by a whole tree, that tree is the model for the other
replies: what of it still wins is taken over, and only the rest is searched.

Proof numbers say how much is missing: of an attack node that of its best move, of a defence node
that of the replies being looked at. The search goes where the least is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from ..board import Board
from ..coords import Move, Symmetry
from ..errors import ProofError
from ..proof.certificate import Attack, Branch, Certificate
from ..proof.packed import AttackPool
from ..proof.quick import is_quick, unanswered_quick
from ..rules import Color
from .prover import with_default

NEVER = 1_000_000  # a proof number: it cannot be done
PRIOR = 12  # the proof number of a hopeless move that nobody has looked at, less one
RANK_STEP = 2  # more for each move that the engine likes better: half a proof is not left lightly
NEARLY = 0.03  # a move that is worse by this chance to win is as good if its win is half known
PATIENCE = 200  # searches for one chosen reply before the next one is looked at
MOST_STEPS = 200_000  # of the verifier for one reply


class LeafFinding(NamedTuple):
    """What the solver says of a position in which the winner is to move."""

    attack: Attack | None = None  # the proven win
    moves: tuple[tuple[Move, float], ...] = ()  # else the best moves with the chance to win
    is_lost: bool = False  # the other side wins


class Link(NamedTuple):
    """A move to a node, whose board is turned by this symmetry against the one after the move."""

    parent: AttackNode | DefenceNode
    move: Move
    symmetry: Symmetry


@dataclass(eq=False)
class _Node:
    board: Board  # in its canonical orientation
    pn: int = 1
    dn: int = 1
    parents: list[Link] = field(default_factory=list)
    is_busy: bool = False
    is_dead: bool = False  # the game is over here, and the winner has not won


@dataclass(eq=False)
class AttackNode(_Node):
    """The winner is to move."""

    attack: Attack | None = None
    children: dict[Move, tuple[DefenceNode, Symmetry]] = field(default_factory=dict)
    is_searched: bool = False
    under: AttackNode | None = None  # the reply at the root that it was looked at for
    searches: int = 0  # that were made for it, where it is such a reply


@dataclass(eq=False)
class DefenceNode(_Node):
    """The loser is to move: every reply has to be answered."""

    open: list[Move] = field(default_factory=list)  # replies without an answer, hardest first
    answers: list[Branch] = field(default_factory=list)
    children: dict[Move, tuple[AttackNode, Symmetry]] = field(default_factory=dict)
    models: tuple[Branch, ...] = ()  # answers that won in a position much like this one
    is_expanded: bool = False

    @property
    def is_proven(self) -> bool:
        """Whether every reply is answered."""
        return self.is_expanded and not self.open and not self.is_dead


ProofNode: TypeAlias = AttackNode | DefenceNode


class ProofTree:
    """All nodes of a proof that `winner` wins from a position.

    With `replies` only these moves of the loser are looked at, in this order. `known` are answers
    that were proven before: they are taken as they are, and are models for the other replies.
    """

    def __init__(
        self,
        board: Board,
        winner: Color,
        replies: Sequence[Move] = (),
        known: Sequence[Branch] = (),
    ) -> None:
        if not is_quick(board.rule):
            raise ProofError(
                f"wins under the rule {board.rule} cannot be proven: expected freestyle, standard, "
                "renju, caro or caro-standard"
            )
        if board.is_game_over():
            raise ProofError("the game is over: expected a position in which it goes on")
        if replies and board.turn == winner:
            raise ProofError("only the loser's replies can be chosen, but the winner is to move")
        if known and board.turn == winner:
            raise ProofError("only the loser's replies can be known, but the winner is to move")
        self.board, self.winner = board, winner
        self._nodes: dict[str, ProofNode] = {}
        self._pool = AttackPool()
        self._has_changed = False
        self.root, self._symmetry = self._node(board)
        if replies:
            assert isinstance(self.root, DefenceNode)
            self.root.open = [self._symmetry.apply(move, board.size) for move in replies]
            self.root.is_expanded = True
        self._chosen = bool(replies)
        self._take_over(known)

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return len(self._nodes)

    @property
    def is_proven(self) -> bool:
        """Whether the win is proven."""
        root = self.root
        return root.attack is not None if isinstance(root, AttackNode) else root.is_proven

    @property
    def is_refuted(self) -> bool:
        """Whether nothing is left to try."""
        return self.root.dn == 0 or self.root.pn >= NEVER

    def certificate(self) -> Certificate:
        """The proof for the position that was asked about."""
        root = self.root
        if not self.is_proven and not (self._chosen and root.answers):  # type: ignore[union-attr]
            raise ProofError("the win is not proven yet")
        if isinstance(root, AttackNode):
            found = Certificate(root.attack)
        elif self._chosen:
            found = Certificate(None, tuple(root.answers))
        else:
            found = Certificate(None, with_default(root.answers))
        return found.transform(self._symmetry.inverse, self.board.size)

    # Nodes

    def _node(self, board: Board) -> tuple[ProofNode, Symmetry]:
        """The node of a position, made if need be, and how its board is turned."""
        symmetry = min(Symmetry, key=lambda each: board.transform(each).key[2])
        turned = board.transform(symmetry)
        key = key_of(turned)
        if key not in self._nodes:
            kind = AttackNode if board.turn == self.winner else DefenceNode
            self._nodes[key] = node = kind(turned)
            if turned.is_game_over():  # a five of the loser, or a full board
                node.is_dead, node.pn, node.dn = True, NEVER, 0
        return self._nodes[key], symmetry

    def _link(self, parent: ProofNode, move: Move) -> tuple[ProofNode, Symmetry]:
        child, symmetry = self._node(parent.board.after(move))
        child.parents.append(Link(parent, move, symmetry))
        return child, symmetry

    def _take_over(self, known: Sequence[Branch]) -> None:
        """Answer replies at the root as they were answered before."""
        root, size = self.root, self.board.size
        for answer in known:
            assert isinstance(root, DefenceNode)
            if not root.is_expanded:
                self._expand(root)
            done = tuple(sorted(self._symmetry.apply(move, size) for move in answer.replies))
            attack = self._pool.moved(answer.attack, self._symmetry, size)
            root.answers.append(Branch(done, attack))
            root.open = [move for move in root.open if move not in done]
        self._update(root)

    # Where to look

    def next_leaf(self) -> AttackNode | None:
        """The position to be solved next, marked busy; None when all are being looked at."""
        leaf = None
        self._has_changed = True
        while leaf is None and self._has_changed and not self.is_proven:
            self._has_changed = False
            leaf = self._descend()
        return leaf

    def _descend(self) -> AttackNode | None:
        """The leaf at which the best moves and the hardest replies end."""
        node: ProofNode | None = self.root
        under: AttackNode | None = None
        while node is not None:
            if isinstance(node, AttackNode):
                under = under or node
                if not node.is_searched:
                    node.is_busy, node.under = True, under
                    return node
                node = self._best_move(node)
            elif node is self.root and self._chosen:
                node = self._chosen_reply(node)
            else:
                node = self._reply_to_look_at(node)
        return None

    def _best_move(self, node: AttackNode) -> DefenceNode | None:
        idle = [child for child, _ in node.children.values() if child.pn < NEVER and _can(child)]
        return min(idle, key=lambda child: child.pn, default=None)

    def _reply_to_look_at(self, node: DefenceNode) -> AttackNode | None:
        if not node.is_expanded:
            self._expand(node)
            if node.is_proven:  # the models answer every reply
                self._has_changed = True
                self._update(node)
                return None
        looked_at = [child for child, _ in node.children.values() if child.attack is None]
        idle = [child for child in looked_at if _can(child)]
        if idle:
            return min(idle, key=lambda child: child.dn)
        return self._open_reply(node)

    def _chosen_reply(self, node: DefenceNode) -> AttackNode | None:
        """The reply at the root that is next: one that takes long waits for the others."""
        looked_at = [child for child, _ in node.children.values() if child.attack is None]
        idle = [child for child in looked_at if _can(child)]
        best = min(idle, key=lambda child: child.searches // PATIENCE, default=None)
        if best is not None and best.searches < PATIENCE:
            return best
        return self._open_reply(node) or best

    def _open_reply(self, node: DefenceNode) -> AttackNode | None:
        """Another reply of which nothing is known yet."""
        for move in node.open:
            if move not in node.children:
                child, symmetry = self._link(node, move)
                assert isinstance(child, AttackNode)
                node.children[move] = (child, symmetry)
                if child.attack is not None or child.is_dead:
                    self._has_changed = True  # known from another order of moves
                    self._update(node)
                    return None
                if _can(child):
                    return child
        return None

    def _expand(self, node: DefenceNode) -> None:
        """List the replies: first one far away, whose refutation serves for most, then the near."""
        board = node.board
        legal = list(board.legal_moves)
        stones = [board.xy(move) for color in Color for move in board.stones(color)]

        def distance(move: Move) -> int:
            x, y = board.xy(move)
            return sum(max(abs(x - u), abs(y - v)) for u, v in stones)

        near = sorted(legal, key=distance)
        node.open = [near[-1], *near[:-1]]
        node.is_expanded = True
        for model in reversed(node.models):  # that to any other reply comes last
            self._close(node, model.attack)

    def _close(self, node: DefenceNode, attack: Attack, known: Move | None = None) -> None:
        """Close all replies that an attack refutes; of a known one it is known that it does."""
        # A reply on a point that the attack needs is not worth the try.
        points = {each.move for each in Certificate(attack).attacks()} - {known}
        others = [each for each in node.open if each != known and each not in points]
        open_ones = points.union(unanswered_quick(node.board, attack, others, steps=MOST_STEPS))
        done = [each for each in node.open if each not in open_ones]
        if done:
            node.answers.append(Branch(tuple(sorted(done)), attack))
            node.open = [each for each in node.open if each in open_ones]
        for each in done:
            node.children.pop(each, None)

    # What was found

    def tell(self, leaf: AttackNode, finding: LeafFinding) -> None:
        """Add the solver's finding to the tree, with all its consequences."""
        leaf.is_busy, leaf.is_searched = False, True
        if leaf.under is not None:
            leaf.under.searches += 1
        if finding.attack is not None:
            leaf.attack = self._pool.add(finding.attack)
        elif finding.is_lost or not finding.moves:
            leaf.pn, leaf.dn = NEVER, 0
        else:
            model = self._model(leaf, finding.moves)
            ranked = sorted(finding.moves, key=lambda each: model is None or each[0] != model.move)
            for rank, (move, chance) in enumerate(ranked):
                child, symmetry = self._link(leaf, move)
                assert isinstance(child, DefenceNode)
                if not child.is_expanded:
                    child.pn = 1 + round(PRIOR * (1 - chance)) + RANK_STEP * rank
                    child.dn = 1 + round(PRIOR * chance)
                    if model is not None and move == model.move:
                        whole = Attack(move, model.answers)
                        turned = self._pool.moved(whole, symmetry, leaf.board.size)
                        child.models = turned.answers
                leaf.children[move] = (child, symmetry)
        self._update(leaf)

    def _model(self, leaf: AttackNode, moves: tuple[tuple[Move, float], ...]) -> Attack | None:
        """A win against another reply that may win here too, as the leaf's board lies.

        Where the position before the reply is symmetric, it is turned so that it needs the reply's
        point least.
        """
        likely = {move for move, chance in moves if chance > moves[0][1] - NEARLY}
        size = leaf.board.size
        found: list[tuple[int, Attack, Symmetry]] = []
        for parent, reply, symmetry in leaf.parents:
            same = [s for s in Symmetry if parent.board.transform(s) == parent.board]
            for answer in parent.answers if isinstance(parent, DefenceNode) else ():
                needs = Counter(each.move for each in Certificate(answer.attack).attacks())
                for turn in same:
                    first = symmetry.apply(turn.apply(answer.attack.move, size), size)
                    if first in likely and first != symmetry.apply(reply, size):
                        count = needs[turn.inverse.apply(reply, size)]
                        found.append((count, answer.attack, _combined(turn, symmetry)))
        if not found:
            return None
        _, attack, turn = min(found, key=lambda each: each[0])
        return self._pool.moved(attack, turn, size)

    def as_asked(self, leaf: AttackNode) -> tuple[Board, Symmetry]:
        """The position of a leaf as it lies next to its siblings, and how to turn it to the node's.

        Siblings are won alike, which a solver sees if they are not turned against each other.
        """
        if not leaf.parents:
            return leaf.board, Symmetry.IDENTITY
        link = leaf.parents[0]
        return link.parent.board.after(link.move), link.symmetry

    def _answer(self, node: DefenceNode, move: Move) -> None:
        """A reply is refuted: close it and all others that the same attack refutes."""
        if move not in node.open:
            return
        child, symmetry = node.children[move]
        assert child.attack is not None
        attack = self._pool.moved(child.attack, symmetry.inverse, node.board.size)
        self._close(node, attack, move)

    def _update(self, node: ProofNode) -> None:
        """Work out proof numbers and proven nodes from this node up."""
        todo = [node]
        while todo:
            each = todo.pop()
            before = (each.pn, each.dn)
            if isinstance(each, AttackNode):
                self._update_attack(each)
            else:
                self._update_defence(each)
            is_new = each.pn == 0 or each is node or (each.pn, each.dn) != before
            if is_new:
                todo += [link.parent for link in each.parents if link.parent.pn]

    def _update_attack(self, node: AttackNode) -> None:
        for move, (child, symmetry) in node.children.items():
            if node.attack is None and child.is_proven:
                whole = Attack(0, with_default(child.answers))
                turned = self._pool.moved(whole, symmetry.inverse, node.board.size)
                node.attack = self._pool.attack(move, turned.answers)
        if node.attack is not None:
            node.pn, node.dn = 0, NEVER
        elif node.children:
            children = [child for child, _ in node.children.values()]
            node.pn = min(child.pn for child in children)
            node.dn = min(NEVER, sum(child.dn for child in children))

    def _update_defence(self, node: DefenceNode) -> None:
        for move in list(node.children):
            if move in node.children and node.children[move][0].attack is not None:
                self._answer(node, move)
        if node.is_proven:
            node.pn, node.dn = 0, NEVER
        elif node.is_expanded:
            children = [child for child, _ in node.children.values()]
            more = len(node.open) > len(children)
            node.pn = min(NEVER, sum(child.pn for child in children) + more)
            node.dn = min((child.dn for child in children), default=1)

    # What there is to tell

    def hardest_line(self) -> list[Move]:
        """The moves to where most is missing, from the position that was asked about."""
        line: list[Move] = []
        turn = self._symmetry  # of the node's board against the real one
        node: ProofNode = self.root
        while node.children:
            numbers = {move: child.pn for move, (child, _) in node.children.items()}
            choose = min if isinstance(node, AttackNode) else max
            move = choose(numbers, key=numbers.__getitem__)
            line.append(turn.inverse.apply(move, self.board.size))
            node, symmetry = node.children[move]
            turn = _combined(turn, symmetry)
        return line

    def open_leaves(self) -> Iterator[AttackNode]:
        """The positions that are still to be solved."""
        return (
            node
            for node in self._nodes.values()
            if isinstance(node, AttackNode) and not node.is_searched and node.attack is None
        )


def key_of(board: Board) -> str:
    """A position as text: its cells and whose turn it is."""
    return "".join(".XO"[cell] for cell in board.key[2]) + str(int(board.turn))


def _can(node: ProofNode) -> bool:
    """Whether somebody may look below this node: some leaf of it is not being looked at."""
    if isinstance(node, AttackNode):
        if not node.is_searched:
            return not node.is_busy and not node.is_dead
        return any(child.pn < NEVER and _can(child) for child, _ in node.children.values())
    if node.is_proven or node.is_dead or node.pn >= NEVER:
        return False
    if not node.is_expanded or any(move not in node.children for move in node.open):
        return True
    return any(child.attack is None and _can(child) for child, _ in node.children.values())


def _combined(first: Symmetry, second: Symmetry) -> Symmetry:
    """The symmetry that does the first, then the second."""
    a, b, c, d = first.value
    e, f, g, h = second.value
    return Symmetry((e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d))
