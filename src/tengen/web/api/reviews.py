"""Reviews of games, studies and trees: begin, read, stop, and try another move."""

from __future__ import annotations

from ...board import Board
from ...formats.json import from_plain, to_plain
from ...plain import Json
from ...remote.pool import Lane
from ...rules import Color
from ...texts import Message
from ..errors import WebError
from ..ids import Visitor
from ..models import RetryIn, ReviewIn
from ..reviews import ReviewState, Subject, is_review_id, with_text
from .services import Server, Services, Visiting, read
from .studies import found_study


async def begin_review(wish: ReviewIn, server: Server, visitor: Visiting) -> Json:
    """Begin or continue a review; one that is complete is only shown."""
    subject, game = await _wanted(wish, server, visitor)
    line = await read(server, visitor, "main_line", {"game": game})
    await _check(subject, from_plain(line).end().board(), server, visitor)
    earlier: list[str] = []
    if subject.owner is not None and visitor.account is not None:
        store = server.storage.store
        earlier = await server.storage.ask(store.browsers_of, visitor.client)
    review_id = await server.reviews.begin(
        subject, line, visitor.client, lambda: server.rates.spend("review", visitor), earlier
    )
    return await get_review(review_id, server, visitor)


async def get_review(review: str, server: Server, visitor: Visiting) -> Json:
    """A review so far; its records arrive from the last move to the first."""
    return await _shown(server, visitor, await allowed_review(review, server, visitor))


async def stop_review(review: str, server: Server, visitor: Visiting) -> Json:
    """Stop a review; for whoever began it, and for the players of the game."""
    found = await _found(review, server, visitor)
    is_player = False
    if found.subject.game is not None:
        room = await server.games.room(found.subject.game)
        is_player = bool(room.game.seats_of(visitor.client))
    if not is_player and found.client != visitor.client:
        raise WebError("not-allowed", Message("web-review-stop"))
    await server.reviews.stop(review)
    if found.review is None:  # stopped before it had anything to keep
        stopped = {**found.progress, "running": False, "ahead": None}
        return await _shown(server, visitor, found._replace(progress=stopped))
    return await get_review(review, server, visitor)


async def retry(review: str, wish: RetryIn, server: Server, visitor: Visiting) -> Json:
    """Whether another move is good in place of a reviewed one."""
    subject, found, *_ = await allowed_review(review, server, visitor)
    if found is None or all(move["number"] != wish.number for move in found["moves"]):
        raise WebError("not-found", Message.of("web-not-reviewed", number=wish.number))
    await server.fair_play.check_board(visitor, _before(found, wish.number))
    args = {"review": found, **wish.model_dump()}
    with server.rates.running(visitor):
        answer: Json = await server.engines.submit("try_again", args, lane=Lane.THINK).result()
    reason = with_text(answer["reason"], await color_of(subject, server, visitor))
    return {**answer, "reason": reason}


async def _shown(server: Services, visitor: Visitor, found: ReviewState) -> Json:
    color = await color_of(found.subject, server, visitor)
    shown = None
    if found.review is not None:
        shown = server.reviews.in_words(found.progress["id"], found.review, color)
    return {**found.progress, "review": shown}


async def _wanted(wish: ReviewIn, server: Services, visitor: Visitor) -> tuple[Subject, Json | str]:
    """What is to be reviewed, and its game as Tengen JSON or the text of it."""
    if wish.game is not None:
        room = await server.games.room(wish.game)
        if not room.game.session.is_over:
            raise WebError("illegal", Message("web-review-running"))
        return Subject(game=room.id), to_plain(room.game.session.record())
    if wish.study is not None:
        record = await found_study(server, wish.study)
        return Subject(study=record.id), record.game
    assert wish.tree is not None  # the model has checked that it is one of the three
    return Subject(owner=visitor.client), wish.tree


async def allowed_review(review: str, server: Services, visitor: Visitor) -> ReviewState:
    """A review that the visitor may see now: of no position of a game that they are playing."""
    found = await _found(review, server, visitor)
    if found.review is not None:
        await _check(found.subject, Board.from_plain(found.review["game"]), server, visitor)
    return found


async def _check(subject: Subject, board: Board, server: Services, visitor: Visitor) -> None:
    """WebError when a review would help in a game that the visitor is playing."""
    over = None
    if subject.game is not None:
        over = await server.storage.ask(server.storage.store.updated, subject.game)
    await server.fair_play.check_line(visitor, board, over=over)


def _before(review: Json, number: int) -> Board:
    """The position before a move of a reviewed game."""
    board = Board.from_plain(review["game"])
    while board.ply >= number:
        board.pop()
    return board


async def _found(review: str, server: Services, visitor: Visitor) -> ReviewState:
    if is_review_id(review):
        found = await server.reviews.look(review)
        if found.subject.owner in (None, visitor.client):
            return found
    raise WebError("not-found", Message("web-no-review"))


async def color_of(subject: Subject, server: Services, visitor: Visitor) -> Color | None:
    """The colour of the visitor in a reviewed game, if they had one of the two."""
    if subject.game is None:
        return None
    room = await server.games.room(subject.game)
    seats = room.game.seats_of(visitor.client)
    if len(seats) != 1 or not room.game.session.is_settled:
        return None
    return room.game.session.colors[seats[0]]
