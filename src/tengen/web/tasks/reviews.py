"""Reviews of games, and verdicts on single moves."""

from __future__ import annotations

import time

from ...analysis.reviews.records import GameReview
from ...analysis.reviews.review import Retry, board_at
from ...analysis.reviews.review import judged_move as judge_last_move
from ...analysis.reviews.review import review as review_game
from ...analysis.reviews.review import try_again as judge_retry
from ...board import Board
from ...errors import FormatError
from ...formats.json import from_plain, to_plain
from ...game import Game
from ...plain import Json, names
from ...play.record import opening_of
from ...remote.worker import Work
from ...texts import Message
from .files import read_game
from .searches import NEWS_SECONDS


def main_line(work: Work, *, game: Json | str) -> Json:
    """The main line of a game, as Tengen JSON, with all that a review depends on and no more."""
    whole = read_game(game)
    line = Game.from_board(whole.end().board())
    line.result = whole.result
    if "Opening" in whole.headers:
        line.headers["Opening"] = whole.headers["Opening"]
    return to_plain(line)


def review(work: Work, *, game: Json, resume: Json | None) -> Json:
    """Review a game, or go on with its review; tells the review so far, also when it is stopped."""
    line = from_plain(game)
    begun = None if resume is None else GameReview.from_plain(resume)
    work.engine.configure(level=None)
    told = 0.0

    def tell(current: GameReview) -> None:
        nonlocal told
        if time.monotonic() - told >= NEWS_SECONDS:
            work.tell(current.to_plain())
            told = time.monotonic()

    found = review_game(
        line, work.engine, opening=opening_of(line), resume=begun, stop=work.token, watch=tell
    )
    reviewed = found.to_plain()
    if work.is_stopped:  # the answer to a stopped turn is dropped
        work.tell(reviewed)
    return reviewed


def try_again(work: Work, *, review: Json, number: int, move: str) -> Json:
    """Whether another move is good in place of the move with this number."""
    reviewed = GameReview.from_plain(review)
    board, record = board_at(reviewed.board, number - 1), reviewed.move(number)
    if record is None:
        raise FormatError(Message.of("web-not-reviewed", number=number))
    work.engine.configure(level=None)
    retry = judge_retry(
        board, board.parse_move(move), record, work.engine, nodes=reviewed.nodes, stop=work.token
    )
    return plain_retry(board, retry)


def judge_move(work: Work, *, position: Json) -> Json:
    """What is wrong with the last move of a position; null when nothing is.

    The better move is not told: a player who takes the move back looks for it.
    """
    board = Board.from_plain(position)
    work.engine.configure(level=None)
    record = judge_last_move(board, work.engine, stop=work.token)
    if record is None or record.kind.is_good or record.reason is None:
        return {"mistake": None}
    return {
        "mistake": {
            "number": record.number,
            "move": board.move_text(record.move),
            "class": str(record.kind),
            "mark": record.mark,
            "blunder": record.is_blunder,
            "refutation": names(record.refutation, board.size),
            "reason": record.reason.to_plain(),
        }
    }


def plain_retry(board: Board, retry: Retry) -> Json:
    """The verdict on a move in place of another one."""
    return {
        "move": board.move_text(retry.move),
        "good": retry.is_good,
        "class": str(retry.kind),
        "after": retry.after.to_plain(),
        "refutation": names(retry.refutation, board.size),
        "reason": None if retry.reason is None else retry.reason.to_plain(),
    }
