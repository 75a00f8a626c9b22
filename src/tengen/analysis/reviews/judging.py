"""From verdicts to records: what each move was worth, repaired where two searches disagree.

Pure functions: the same verdicts always give the same records.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...board import Board
from ...coords import Move
from ...opening import Choice, Choose, Opening, Seat
from ...rules import Color
from ...score import Score
from ..explain import a_ply_earlier
from ..facts import Facts
from ..sketch import Sketch
from ..threats import threats_of
from .classes import MoveClass, class_of, is_lost, is_only, is_won
from .phrases import Phrase
from .reasons import Mistake, is_noise, reason_beside, reason_for, reason_for_end
from .records import ChoiceReview, MoveReview, PositionVerdict

EVEN = 0  # centi-units within which stones favour neither side
FIRST_ONLY = 6  # moves on the board before an only move is looked for


class MoveJudgement(NamedTuple):
    """The class of a move and the sentences about it."""

    kind: MoveClass
    reason: Phrase | None = None
    also: Phrase | None = None


class Judged(NamedTuple):
    """What a move was worth to its mover, and the lines that say so."""

    before: Score
    after: Score
    best_line: tuple[Move, ...]
    refutation: tuple[Move, ...]


def judged_moves(board: Board, verdicts: Sequence[PositionVerdict | None]) -> dict[int, Judged]:
    """The worth of each move whose positions have verdicts, by the moves before it.

    Goes backwards, so that what is proven later in the game is known earlier. A search that
    contradicts what the game shows gives way: no move is better than the best one, the best one
    loses nothing, and where every move loses the played one does.
    """
    found: dict[int, Judged] = {}
    moves, colors = board.move_stack, _movers(board)
    verdicts = _with_proofs(moves, verdicts)
    known = _value_at_end(board, verdicts[-1], colors[-1] if colors else board.turn)
    for ply in range(len(moves) - 1, -1, -1):
        verdict, move, mover = verdicts[ply], moves[ply], colors[ply]
        if verdict is None or known is None:
            known = None if verdict is None else (verdict.score, verdict.line)
            continue
        value, refutation = known
        is_end = ply == len(moves) - 1 and not refutation
        after = value.seen_by(mover) if is_end else a_ply_earlier(value.seen_by(mover))
        judged = _agreed(verdict, move, after, refutation)
        found[ply] = judged
        known = judged.before, judged.best_line
    return found


def _with_proofs(
    moves: Sequence[Move], verdicts: Sequence[PositionVerdict | None]
) -> list[PositionVerdict | None]:
    """The verdicts, with each proof carried on to the next position as far as it holds there.

    A proven win holds after the move that wins, a proven loss after every move.
    """
    carried = list(verdicts)
    for ply, move in enumerate(moves):
        verdict, following = carried[ply], carried[ply + 1]
        if verdict is None or following is None or not verdict.score.is_proven:
            continue
        is_followed = verdict.line[0] == move and len(verdict.line) > 1
        if following.score.is_proven or not (is_lost(verdict.score) or is_followed):
            continue
        line = verdict.line[1:] if is_followed else following.line
        carried[ply + 1] = replace(following, score=_a_ply_later(verdict.score), line=line)
    return carried


def _a_ply_later(score: Score) -> Score:
    """A proven score after the next move, from the side that is to move then."""
    assert score.win_in is not None
    nearer = score.win_in - 1 if score.win_in > 0 else score.win_in + 1
    return -Score(win_in=nearer, pov=score.pov)


def _movers(board: Board) -> list[Color]:
    first = board.root().turn
    return [first if ply % 2 == 0 else first.other for ply in range(board.ply)]


def _value_at_end(
    board: Board, verdict: PositionVerdict | None, mover: Color
) -> tuple[Score, tuple[Move, ...]] | None:
    """The score of the last position and the line expected there, if it is known."""
    outcome = board.outcome()
    if outcome is not None:
        return Score.of_end(outcome.winner, mover), ()
    return None if verdict is None else (verdict.score, verdict.line)


def _agreed(
    verdict: PositionVerdict, move: Move, after: Score, refutation: tuple[Move, ...]
) -> Judged:
    """The verdict before a move and the score after it, brought into agreement."""
    before, played = verdict.score, (move, *refutation)
    if is_lost(before):  # every move loses, this one too
        after = after if is_lost(after) else before
        line = played if verdict.line[0] == move else verdict.line
        return Judged(before, after, line, refutation or verdict.line[1:])
    if verdict.line[0] == move:
        if is_won(before) and not is_won(after):
            return Judged(before, before, verdict.line, verdict.line[1:])
        return Judged(after, after, played, refutation)
    if after >= before:
        return Judged(after, after, played, refutation)
    return Judged(before, after, verdict.line, refutation)


# Records of moves


def move_reviews(
    board: Board,
    verdicts: Sequence[PositionVerdict | None],
    opening_stones: int,
    known: Mapping[int, MoveReview],
) -> tuple[MoveReview, ...]:
    """The records of all moves that can be judged; those `known` that still hold are kept."""
    records = []
    walker = board.copy()
    moves = board.move_stack
    for ply, judged in sorted(judged_moves(board, verdicts).items(), reverse=True):
        while walker.ply > ply:
            walker.pop()
        verdict, old = verdicts[ply], known.get(ply + 1)
        second = None if verdict is None else verdict.second
        if ply < opening_stones:
            found = MoveJudgement(MoveClass.OPENING)
        elif old is not None and _is_same(old, judged, second):
            found = MoveJudgement(old.kind, old.reason, old.also)
        else:
            found = judgement(walker, moves[ply], judged, second)
        kind, *reasons = found
        records.append(MoveReview(ply + 1, moves[ply], walker.turn, kind, *judged, *reasons))
    return tuple(reversed(records))


def _is_same(old: MoveReview, judged: Judged, second: Score | None) -> bool:
    """Whether a record was made from these scores and lines."""
    lines = old.before, old.after, old.best_line, old.refutation
    return lines == tuple(judged) and (second is None or not old.kind.is_good)


def judgement(
    board: Board, move: Move, judged: Judged, second: Score | None = None
) -> MoveJudgement:
    """The class of a move and, for a mistake, its reason; `second` is that of the second best move.

    This is the table of `classes.py`, with one guard: where nothing is proven and no line shows a
    threat, a difference of scores is no mistake.
    """
    kind = class_of(judged.before, judged.after)
    if kind is MoveClass.GOOD and second is not None and is_only(judged.after, second):
        return MoveJudgement(MoveClass.ONLY)
    if kind is MoveClass.GOOD:
        return MoveJudgement(kind)
    mistake = Mistake(board, move, kind, judged.best_line, judged.refutation, is_lost(judged.after))
    if kind is MoveClass.LOST:
        return MoveJudgement(kind, reason_for_end(mistake, judged.before, judged.after))
    is_proven = judged.before.is_proven or judged.after.is_proven
    if not is_proven and is_noise(mistake):
        return MoveJudgement(MoveClass.GOOD)
    reason = reason_for(mistake)
    return MoveJudgement(kind, reason, reason_beside(mistake, reason))


def may_be_only(board: Board, record: MoveReview) -> bool:
    """Whether it is worth a search to know if a good move was the only one, and hard to see.

    Hard to see: it makes no three or four and stops none. The rival must threaten something, or a
    win be there to be kept; otherwise there are many good moves.
    """
    if record.kind is not MoveClass.GOOD or board.ply < FIRST_ONLY or record.loss:
        return False
    facts = Facts(board, record.move)
    if facts.outcome is not None or facts.made.kind is not None or facts.taken:
        return False
    if facts.blocked_fives or facts.blocked_open_threes or facts.broken_five:
        return False
    rival = board.turn.other
    return is_won(record.before) or any(True for _ in threats_of(Sketch(board), rival))


# Records of opening choices


def choice_reviews(opening: Opening, scores: Mapping[int, Score]) -> tuple[ChoiceReview, ...]:
    """What the players of a swap opening offered and chose; `scores` by the stones on the board.

    Whoever offers stones gets the worse colour, so that even stones are best; whoever chooses
    should take the better one. Two more stones can keep the position even. Nothing is said where
    fifth moves may be offered: how the stones stand does not tell what a choice is worth.
    """
    if opening.protocol.has_offers:
        return ()
    replay = Opening(opening.protocol, rule=opening.board.rule, size=opening.board.size)
    found = []
    for action in opening.action_stack:
        step, seat = replay.step, replay.turn
        replay.push(action)
        ply = replay.board.ply
        score = scores.get(ply)
        if score is None:
            continue
        if isinstance(step, Choose):
            assert isinstance(action, Choice)
            found.append(_choice_review(ply, seat, step, action, score))
        elif isinstance(replay.step, Choose) and replay.turn is not seat:
            color = max(Color, key=lambda color: score.seen_by(color).win_chance)
            worse = score.seen_by(color.other)
            before = Score(EVEN, pov=color.other)
            kind = class_of(before, worse)
            reason = None if kind.is_good else _stones_phrase(score.seen_by(color))
            found.append(ChoiceReview(ply, seat, "stones", kind, before, worse, reason))
    return tuple(found)


def _choice_review(
    ply: int, seat: Seat, step: Choose, action: Choice, score: Score
) -> ChoiceReview:
    worth = {
        Choice.TAKE_WHITE: score.seen_by(Color.WHITE),
        Choice.TAKE_BLACK: score.seen_by(Color.BLACK),
        Choice.ADD_TWO: Score(EVEN),
    }
    best = max(step.options, key=lambda option: worth[option].win_chance)
    before, after = worth[best], worth[action]
    kind = class_of(before, after)
    reason = None
    if not kind.is_good:
        color = max(Color, key=lambda color: score.seen_by(color).win_chance)
        params = {"color": str(color), "better": best.value}
        if before.is_proven:
            reason = Phrase("choice-decided", params)
        else:
            reason = Phrase("choice-wrong", {**params, "chance": score.seen_by(color).percent})
    return ChoiceReview(ply, seat, action.value, kind, before, after, reason)


def _stones_phrase(better: Score) -> Phrase:
    color = str(better.pov)
    if better.is_proven:
        return Phrase("stones-decided", {"color": color})
    return Phrase("stones-uneven", {"color": color, "chance": better.percent})
