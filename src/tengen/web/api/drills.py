"""Drills: made from a review, listed, answered, graded and removed. Each client has their own."""

from __future__ import annotations

from ...analysis.reviews.classes import MoveClass
from ...analysis.reviews.phrases import Phrase
from ...learning.drilling import drill_hint, known_answer
from ...learning.drills import Drill, DrillDeck, DrillSource
from ...learning.schedule import DrillGrade, moment_text
from ...plain import Json, names
from ...remote.pool import Lane
from ...rules import Color
from ...texts import Message
from .. import limits
from ..errors import WebError
from ..game_view import show_board
from ..ids import Visitor
from ..models import DrillAnswerIn, DrillGradeIn, DrillsIn
from ..reviews import Subject, with_text
from ..tasks.reviews import plain_retry
from .reviews import allowed_review, color_of
from .services import Server, Services, Visiting


async def make_drills(wish: DrillsIn, server: Server, visitor: Visiting) -> Json:
    """Make drills from mistakes of a review: those with these numbers, or all of a side."""
    subject, review, *_ = await allowed_review(wish.review, server, visitor)
    if review is None:
        raise WebError("not-found", Message("web-review-empty"))
    you = await color_of(subject, server, visitor)
    numbers = _wanted(wish, review, you)
    made = [await _made(server, visitor, subject, review, number) for number in numbers]
    drills = [drill for drill in made if drill is not None]
    new = 0

    def add(deck: DrillDeck) -> DrillDeck:
        nonlocal new
        added = deck.with_drills(drills)
        new = len(added) - len(deck)
        if new and len(added) > limits.DRILLS:
            counts = Message.of("web-drills-most", count=len(deck), most=limits.DRILLS)
            raise WebError("illegal", counts)
        return added

    deck = await server.learning.change(visitor.client, DrillDeck, add)
    return {
        "made": new,
        "known": len({drill.id for drill in drills}) - new,
        "unconfirmed": len(made) - len(drills),
        **_counts(deck, server),
    }


def _wanted(wish: DrillsIn, review: Json, you: Color | None) -> list[int]:
    """The numbers of the mistakes that are to become drills.

    A move that only hastens a certain loss has a reason, but is no mistake.
    """
    mistakes = {
        move["number"]: move for move in review["moves"] if not MoveClass(move["class"]).is_good
    }
    if wish.numbers is not None:
        unknown = [number for number in wish.numbers if number not in mistakes]
        if unknown:
            raise WebError("not-found", Message.of("web-no-mistake", number=unknown[0]))
        return wish.numbers
    color = wish.color or (None if you is None else str(you))
    chosen = [number for number, move in mistakes.items() if color in (None, move["color"])]
    return chosen[: limits.DRILLS_AT_ONCE]


async def _made(
    server: Services, visitor: Visitor, subject: Subject, review: Json, number: int
) -> Drill | None:
    server.rates.spend("drill", visitor)
    kind = "game" if subject.game else "study" if subject.study else "analysis"
    source = DrillSource(kind, subject.game or subject.study or "", number)
    now = moment_text(server.learning.now())
    args = {"review": review, "number": number, "source": source.to_plain(), "now": now}
    with server.rates.running(visitor):
        made = await server.engines.submit("make_drill", args, lane=Lane.THINK).result()
    return None if made["drill"] is None else Drill.from_plain(made["drill"])


async def list_drills(server: Server, visitor: Visiting) -> Json:
    """All drills of the client, the one that is due first first."""
    deck = await server.learning.part(visitor.client, DrillDeck)
    now = server.learning.now()
    listed = [
        {
            "id": drill.id,
            "rule": drill.board.rule.name,
            "size": drill.board.size,
            "color": str(drill.turn),
            "move": drill.board.move_text(drill.mistake.move),
            "mark": drill.mistake.mark,
            "class": str(drill.mistake.kind),
            "sources": [source.to_plain() for source in drill.sources],
            "due": moment_text(drill.due),
            "is_due": drill.due <= now,
            "answers": len(drill.answers),
        }
        for drill in deck.in_order()
    ]
    return {"drills": listed, **_counts(deck, server)}


async def due_drills(server: Server, visitor: Visiting) -> Json:
    """How many drills are due, and the first of them to be solved."""
    deck = await server.learning.part(visitor.client, DrillDeck)
    due = deck.due(server.learning.now())
    return {**_counts(deck, server), "drill": _shown(due[0]) if due else None}


async def get_drill(drill: str, server: Server, visitor: Visiting) -> Json:
    """A drill to be solved, whether it is due or not."""
    return _shown(await _found(drill, server, visitor))


async def answer_drill(drill: str, wish: DrillAnswerIn, server: Server, visitor: Visiting) -> Json:
    """Whether a move solves a drill; any move that keeps the result does."""
    found = await _allowed(drill, server, visitor)
    move = found.board.parse_move(wish.move)
    known = known_answer(found, move)
    if known is not None:
        answer = plain_retry(found.board, known)
    else:
        found.board.copy().push(move)  # refuses what cannot be played
        args = {"drill": found.to_plain(), "move": wish.move}
        with server.rates.running(visitor):
            job = server.engines.submit("judge_drill", args, lane=Lane.THINK)
            answer = await job.result()
    best = found.board.move_text(found.best.move)
    more = {"best": best, "played": _reason(found)} if answer["good"] else {}
    return {**answer, **more, "reason": with_text(answer["reason"], found.turn)}


async def hint_drill(drill: str, given: int, server: Server, visitor: Visiting) -> Json:
    """The next hint after so many: which part of the board, which shape, then the point."""
    found = await _allowed(drill, server, visitor)
    return drill_hint(found, given).to_plain(found.board.size)


async def solve_drill(drill: str, server: Server, visitor: Visiting) -> Json:
    """The solution: the best line, all moves that are known to be right, and what went wrong."""
    found = await _allowed(drill, server, visitor)
    size = found.board.size
    right = [move.move for move in found.right]
    line = names(found.mistake.best_line, size)
    return {"line": line, "right": names(right, size), "played": _reason(found)}


async def grade_drill(drill: str, wish: DrillGradeIn, server: Server, visitor: Visiting) -> Json:
    """Note how well a drill was known, and schedule it."""
    await _found(drill, server, visitor)
    now = server.learning.now()

    def answered(deck: DrillDeck) -> DrillDeck:
        if drill not in deck.drills:  # removed meanwhile
            return deck
        return deck.answered(drill, DrillGrade(wish.grade), now)

    deck = await server.learning.change(visitor.client, DrillDeck, answered)
    kept = deck.drills.get(drill)
    return {**_counts(deck, server), "again": None if kept is None else moment_text(kept.due)}


async def remove_drill(drill: str, server: Server, visitor: Visiting) -> None:
    """Remove a drill."""
    await _found(drill, server, visitor)
    await server.learning.change(visitor.client, DrillDeck, lambda deck: deck.without(drill))


async def _allowed(drill: str, server: Services, visitor: Visitor) -> Drill:
    """A drill with which the visitor may be helped; an imported one may have any position."""
    found = await _found(drill, server, visitor)
    await server.fair_play.check_board(visitor, found.board)
    return found


async def _found(drill: str, server: Services, visitor: Visitor) -> Drill:
    deck = await server.learning.part(visitor.client, DrillDeck)
    found = deck.drills.get(drill)
    if found is None:
        raise WebError("not-found", Message("web-no-drill"))
    return found


def _counts(deck: DrillDeck, server: Services) -> Json:
    """How many drills there are and are due, and when the next one is."""
    now = server.learning.now()
    following = deck.next_due(now)
    return {
        "total": len(deck),
        "due": len(deck.due(now)),
        "next": None if following is None else moment_text(following),
        "now": moment_text(now),
    }


def _shown(drill: Drill) -> Json:
    """A drill as a question; nothing of it tells the answer."""
    mistake = drill.mistake
    return {
        "id": drill.id,
        "position": show_board(drill.board),
        "color": str(drill.turn),
        "move": drill.board.move_text(mistake.move),
        "mark": mistake.mark,
        "class": str(mistake.kind),
        "sources": [source.to_plain() for source in drill.sources],
        "due": moment_text(drill.due),
        "answers": len(drill.answers),
    }


def _reason(drill: Drill) -> Json | None:
    """Why the move of the game was a mistake, in words for the player."""
    reason: Phrase | None = drill.mistake.reason
    shown: Json | None = with_text(None if reason is None else reason.to_plain(), drill.turn)
    return shown
