"""What a worker can do: plain functions from plain data to plain data.

A task may tell news and checks now and then whether it should stop. Those that need no engine run
in the readers. Bad input raises the library's own errors, which become refusals.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache, partial
from math import isqrt
from typing import TYPE_CHECKING, Any

from .. import animation, png, svg
from ..analysis.explain import explain as explain_move
from ..analysis.plain import plain_move, plain_position, plain_threat
from ..analysis.position import trace as trace_position
from ..analysis.reviews.phrases import Phrase
from ..analysis.reviews.records import GameReview
from ..analysis.reviews.review import NODES, Retry, board_at
from ..analysis.reviews.review import judged_move as judge_last_move
from ..analysis.reviews.review import review as review_game
from ..analysis.reviews.review import try_again as judge_retry
from ..analysis.threats import threats as find_threats
from ..board import Board
from ..engine.limit import Limit
from ..engine.options import uses_book
from ..errors import FormatError, StaleError, TengenError
from ..formats import FORMATS, find_format, format_of, read_games, write_game
from ..formats.json import from_plain, to_plain
from ..formats.link import parse_link, write_link
from ..formats.text import collect_losses
from ..game import Game, Node
from ..learning.drilling import judge_answer
from ..learning.drilling import make_drill as drill_of_mistake
from ..learning.drills import Drill, DrillSource
from ..learning.lesson_attempt import answer_text, answers, judge, parse_answer, step_hint
from ..learning.lessons import LessonText, MoveGoal, PlaceGoal, Step, lesson_of, step_text
from ..learning.record import LearningRecord
from ..learning.schedule import parse_moment
from ..plain import Json, Value, names
from ..play.record import opening_of
from ..play.saved import SESSION
from ..play.seats import Player, PlayerKind
from ..play.thinking import Question, Thinker
from ..play.words import outcome_message
from ..proof.certificate import Branch
from ..puzzles.phrases import solution_phrases, told, verdict_phrase
from ..puzzles.puzzle import Puzzle
from ..puzzles.solving import Attempt, Helper, MoveVerdict
from ..remote.worker import Report, Service, Work
from ..rules import Rule
from ..texts import Message
from ..texts.message import plain_notice
from . import limits
from .errors import refusal_of
from .explorer_tasks import (
    count_file,
    engine_answer,
    even_stones,
    explore_position,
    game_moves,
    proof_answer,
)
from .game_view import show_board, show_replay

if TYPE_CHECKING:
    from ..engine.info import Info

NICENESS = 5  # so that the server answers while every core thinks
LOADING_SECONDS = 15.0  # what takes longer compiles, whatever the mark on disk says
NEWS_SECONDS = 0.2  # between two news of a search
BINARY = {"png": "image/png", "gif": "image/gif", "webp": "image/webp"}
TYPES = {
    "sgf": "application/x-go-sgf",
    "psq": "text/plain",
    "pos": "text/plain",
    "openings": "text/plain",
    "json": "application/json",
    "link": "text/plain",
    "svg": "image/svg+xml",
    **BINARY,
}


# Positions


def position(work: Work, *, position: Json, threats: bool) -> Json:
    """The position as it is to be drawn, with its outcome, and with the threats if wanted."""
    board = Board.from_plain(position)
    outcome = board.outcome()
    shown = show_board(board)
    shown["outcome"] = outcome and {
        **outcome.to_plain(board.size),
        **outcome_message(board, outcome).to_plain_with_text(),
    }
    if threats:
        shown["threats"] = [plain_threat(threat, board.size) for threat in find_threats(board)]
    return shown


def game_of(work: Work, *, position: Json) -> Json:
    """A game that stands at this position, as Tengen JSON."""
    return to_plain(Game.from_board(Board.from_plain(position)))


def explain(work: Work, *, position: Json, move: str) -> Json:
    """The report on a move; with an engine also its rank."""
    board = Board.from_plain(position)
    limit = Limit(time=limits.EXPLAIN_SECONDS)
    return plain_move(explain_move(board, move, work.engine, limit=limit), board.size)


def trace(work: Work, *, position: Json) -> Json:
    """The report on a position; with an engine also its score."""
    board = Board.from_plain(position)
    limit = Limit(time=limits.EXPLAIN_SECONDS)
    return plain_position(trace_position(board, work.engine, limit=limit), board.size)


# Files


def import_games(
    work: Work,
    *,
    text: str | None,
    data: str | None,
    name: str | None,
    format: str | None,
    rule: str | None,
    size: int | None,
) -> Json:
    """The games of a file or a text, as Tengen JSON."""
    games, chosen = _games_of(text, data, name, format, rule, size)
    return {
        "games": [to_plain(game) for game in games],
        "problems": [[plain_notice(problem) for problem in game.problems] for game in games],
        "format": chosen,
    }


def file_moves(
    work: Work,
    *,
    text: str | None,
    data: str | None,
    name: str | None,
    format: str | None,
    rule: str | None,
    size: int | None,
) -> Json:
    """The moves of a file's games with their positions and results, for the explorer."""
    games, _ = _games_of(text, data, name, format, rule, size, most=limits.EXPLORER_GAMES)
    return count_file(games)


def _games_of(
    text: str | None,
    data: str | None,
    name: str | None,
    format: str | None,
    rule: str | None,
    size: int | None,
    *,
    most: int = limits.IMPORTED_GAMES,
) -> tuple[list[Game], str]:
    """The games of a file or a text, and the name of its format."""
    content = text if text is not None else _decoded(data or "")
    by_name = format_of(name) if name else None
    chosen = FORMATS.get(format or "") or by_name or find_format(content)
    if chosen.name == "sgf":  # before any work: a node begins with a semicolon
        nodes = content.count(";") if isinstance(content, str) else content.count(b";")
        _refuse_large(nodes)
    is_library = chosen.name == "renlib"
    games: list[Game] = []
    nodes = 0
    for game in read_games(content, format=chosen.name, rule=rule, size=size):
        game.properties.pop(SESSION, None)  # who played at somebody else's table, and how
        games.append(game)
        nodes += sum(1 for _ in game.walk())
        _refuse_large(nodes, limits.LIBRARY_NODES if is_library else limits.TREE_NODES)
        if len(games) == most:
            break
    return games, chosen.name


def _decoded(data: str) -> bytes:
    try:
        return base64.b64decode(data, validate=True)
    except ValueError as error:
        raise FormatError(f"the data is not base64: {error}") from error


def check_game(work: Work, *, game: Json) -> Json:
    """The game as we write it, with its rule and size; a FormatError says what is wrong."""
    checked = _read(game)
    return {"rule": checked.rule.name, "size": checked.size, "game": to_plain(checked)}


def _read(game: Json) -> Game:
    made = from_plain(game)
    made.properties.pop(SESSION, None)
    _refuse_large(sum(1 for _ in made.walk()))
    if any(len(node.comment) > limits.COMMENT for node in made.walk()):
        raise FormatError(Message.of("web-comment-long", count=limits.COMMENT))
    return made


def _refuse_large(nodes: int, most: int = limits.TREE_NODES) -> None:
    if nodes > most:
        raise FormatError(Message.of("web-game-large", count=most))


def export(
    work: Work,
    *,
    game: Json,
    format: str,
    node: int | None,
    theme: svg.Theme,
    numbers: bool,
    coordinates: bool,
    pixels: int,
) -> Json:
    """The game as a file, or the position at one of its nodes as a picture or a link."""
    made = _read(game)
    with collect_losses() as losses:
        if format in ("svg", "png"):
            board = _node(made, node).board()
            looks: Json = {
                "pixels": pixels,
                "move_numbers": numbers,
                "coordinates": coordinates,
            }
            if format == "svg":
                content = svg.board(board, theme=theme, **looks)
            else:
                shade: svg.Theme = "light" if theme == "auto" else theme
                content = base64.b64encode(png.board(board, theme=shade, **looks)).decode()
        elif format in animation.FORMATS:
            content = base64.b64encode(_film(made, format, theme, coordinates, pixels)).decode()
        elif format == "link":
            content = write_link(made if node is None else _node(made, node).board())
        else:
            content = write_game(made, format)
    return {
        "content": content,
        "losses": list(losses),
        "type": TYPES[format],
        "name": f"tengen.{format}",
    }


def _film(
    game: Game, format: animation.AnimationFormat, theme: svg.Theme, coordinates: bool, pixels: int
) -> bytes:
    """The main line of a game as an animated picture."""
    shade: svg.Theme = "light" if theme == "auto" else theme
    frames = len(game.mainline_moves()) + 1
    width = min(pixels, limits.FILM_PIXELS, isqrt(limits.FILM_AREA // frames))
    return animation.game(game, format=format, theme=shade, coordinates=coordinates, pixels=width)


def replay(work: Work, *, game: Json | None, link: str | None) -> Json:
    """The main line of a game or of a link, move by move."""
    return show_replay(_read(game or {}) if link is None else parse_link(link))


def _node(game: Game, number: int | None) -> Node:
    if number is None:
        return game.end()
    for index, node in enumerate(game.walk()):
        if index == number:
            return node
    raise FormatError(f"the game has no node {number}")


# Searches


def analyse(
    work: Work,
    *,
    position: Json,
    multipv: int,
    seconds: float,
    nodes: int | None,
    depth: int | None,
) -> Json:
    """Search a position and tell the best lines as they are found, until a limit or a stop."""
    board = Board.from_plain(position)
    work.engine.configure(level=None)
    limit = Limit(time=seconds, nodes=nodes, depth=depth)
    told = 0.0
    with work.engine.analysis(board, limit, multipv=multipv, stop=work.token) as search:
        for info in search:
            now = time.monotonic()
            if info.multipv == 1 and now - told >= NEWS_SECONDS and info.depth:
                work.tell(plain_search(search.lines, info, board.size))
                told = now
    return plain_search(search.lines, search.best, board.size)


def plain_search(lines: Iterable[Info], now: Info, size: int) -> Json:
    """What a search has found so far and what it does now."""
    return {
        "depth": now.depth,
        "seldepth": now.seldepth,
        "nodes": now.nodes,
        "nps": now.nps,
        "time": round(now.time, 3),
        "hashfull": now.hashfull,
        "lines": [
            {"depth": line.depth, "score": line.score.to_plain(), "pv": names(line.pv, size)}
            for line in lines
        ],
        "progress": now.progress._asdict(),
    }


# Reviews


def main_line(work: Work, *, game: Json) -> Json:
    """The main line of a game, as Tengen JSON, with all that a review depends on and no more."""
    whole = _read(game)
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
    """Whether another move is good in the place of the move with this number."""
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
    """The verdict on a move in the place of another one."""
    return {
        "move": board.move_text(retry.move),
        "good": retry.is_good,
        "class": str(retry.kind),
        "after": retry.after.to_plain(),
        "refutation": names(retry.refutation, board.size),
        "reason": None if retry.reason is None else retry.reason.to_plain(),
    }


# Puzzles


class _EngineNeededError(Exception):
    """Only an engine can judge this move."""


class _NoHelper:
    def proof_after(self, board: Board) -> tuple[Branch, ...] | None:
        raise _EngineNeededError

    def best_line(self, board: Board) -> tuple[int, ...]:
        raise _EngineNeededError


@lru_cache(maxsize=2)
def helper_of(rule: str, size: int) -> Helper:
    """The engine that judges moves outside of a certificate."""
    from ..puzzles.helper import EngineHelper

    return EngineHelper(Rule.of(rule), size)


def puzzle(
    work: Work, *, puzzle: Json, line: list[str], ask: str, move: str | None, stage: int
) -> Json:
    """Replay an attempt and judge a move, give a hint, or show the solution.

    Without an engine, `{"needs_engine": True}` for what only an engine can tell.
    """
    given = Puzzle.from_plain(puzzle)
    helper = _NoHelper() if work.engine is None else helper_of(given.rule.name, given.size)
    attempt = Attempt(given, helper)
    try:
        _replay(attempt, line)
        if ask == "hint":
            attempt.hints_given = stage
            return attempt.hint().to_plain(given.size)
        if ask == "solution":
            return _solution(attempt)
        return _judged(attempt, attempt.board.parse_move(move or ""))
    except _EngineNeededError:
        return {"needs_engine": True}


def _replay(attempt: Attempt, line: list[str]) -> None:
    """Play the moves again; StaleError where they are not those of an attempt."""
    parse = attempt.board.parse_move
    for own, reply in zip(line[::2], line[1::2], strict=False):
        step = attempt.play(parse(own))
        if step.verdict is not MoveVerdict.RIGHT or step.reply != parse(reply):
            raise StaleError(Message("web-puzzle-stale"))
    if len(line) % 2:
        raise StaleError(Message("web-puzzle-stale"))


def _judged(attempt: Attempt, move: int) -> Json:
    board = attempt.board
    attempt.board.copy().push(move)  # the library's own errors say why a move is impossible
    step = attempt.play(move)
    size = board.size
    return {
        "verdict": str(step.verdict),
        "reply": None if step.reply is None else board.move_text(step.reply),
        "refutation": names(step.refutation, size),
        "phrase": told(verdict_phrase(board, move, step)),
    }


def _solution(attempt: Attempt) -> Json:
    line = attempt.solution()
    size = attempt.puzzle.size
    return {
        "line": names(line, size),
        "phrase": told(Phrase("puzzle-solution", {"line": names(line, size)})),
        "steps": [told(phrase) for phrase in solution_phrases(attempt, line)],
    }


# Lessons


def lesson_step(
    work: Work, *, item: str, ask: str, move: str | None, stage: int, language: str
) -> Json:
    """Judge the answer to a step of a lesson, give a hint, or tell the answer."""
    step = lesson_of(item.partition(".")[0]).item(item)
    assert isinstance(step, Step)
    if ask == "hint":
        return step_hint(step, stage).to_plain(step.position.size)
    done = step_text(step, "done").to_plain(language)
    if ask == "solution":
        answer = answers(step)[0]
        name = answer_text(step, answer)
        is_played = isinstance(step.goal, MoveGoal | PlaceGoal)
        told_answer = LessonText("lesson-solution", {"answer": name}).to_plain(language)
        return {"line": [name] if is_played else [], "phrase": told_answer, "steps": [done]}
    verdict = judge(step, parse_answer(step, move or ""))
    return {
        "verdict": "solved" if verdict.is_solved else "wrong",
        "reply": None,
        "refutation": names(verdict.refutation, step.position.size),
        "played": verdict.is_played,
        "phrase": done if verdict.why is None else verdict.why.to_plain(language),
    }


# Drills


def make_drill(work: Work, *, review: Json, number: int, source: Json, now: str) -> Json:
    """The drill of a mistake, or null when a deeper search does not confirm the mistake."""
    work.engine.configure(level=None)
    made = drill_of_mistake(
        GameReview.from_plain(review),
        number,
        work.engine,
        source=DrillSource.from_plain(source),
        now=parse_moment(Value.of(now)),
        stop=work.token,
    )
    return {"drill": None if made is None else made.to_plain()}


def judge_drill(work: Work, *, drill: Json, move: str) -> Json:
    """Whether a move solves a drill."""
    asked = Drill.from_plain(drill)
    asked = replace(asked, nodes=min(asked.nodes, NODES))  # an imported one may ask for any number
    work.engine.configure(level=None)
    parsed = asked.board.parse_move(move)
    return plain_retry(asked.board, judge_answer(asked, parsed, work.engine, stop=work.token))


def check_record(work: Work, *, record: Json) -> Json:
    """A learning record as we write it; FormatError says what is wrong."""
    return LearningRecord.from_plain(record).to_plain()


# Games


def decide(work: Work, *, question: Json, level: int | None) -> Json:
    """What a player of this level does about a question, with news while it thinks."""
    asked = Question.from_plain(question)
    engine, size = work.engine, asked.board.size
    engine.configure(level=level, seed=asked.seed, book=int(uses_book(level)))
    if level is not None:
        engine.clear_hash()  # a level sees no further because somebody else has looked before
    told = time.monotonic()

    def tell(info: Info) -> None:
        nonlocal told
        if time.monotonic() - told >= NEWS_SECONDS and info.depth:
            told = time.monotonic()
            work.tell(_thought(info, size))

    player = (
        Player(kind=PlayerKind.TENGEN)
        if level is None
        else Player(kind=PlayerKind.LEVEL, level=level)
    )
    thinker = Thinker(player, engine=engine)
    actions, info = thinker.answer(asked, tell=tell, stop=work.token)
    return {
        "actions": [action.to_plain(size) for action in actions],
        "score": None if info is None else info.score.to_plain(),
        "line": [] if info is None else names(info.pv, size),
        "depth": None if info is None else info.depth,
    }


def _thought(info: Info, size: int) -> Json:
    return {
        "depth": info.depth,
        "nodes": info.nodes,
        "nps": info.nps,
        "seconds": round(info.time, 2),
        "score": info.score.to_plain(),
        "pv": names(info.pv, size),
    }


TASKS: dict[str, Callable[..., Any]] = {
    task.__name__: task
    for task in (
        position,
        game_of,
        explain,
        trace,
        import_games,
        check_game,
        export,
        replay,
        analyse,
        main_line,
        review,
        try_again,
        judge_move,
        puzzle,
        lesson_step,
        make_drill,
        judge_drill,
        check_record,
        decide,
        file_moves,
        explore_position,
        game_moves,
        proof_answer,
        engine_answer,
        even_stones,
    )
}


def service(hash_mb: str | None = None) -> Service:
    """Workers with an engine whose table has so many megabytes, or without an engine."""
    opener = None if hash_mb is None else partial(_open_engine, int(hash_mb))
    return Service(tasks=TASKS, open=opener, refuse=_refuse, niceness=NICENESS)


def _open_engine(hash_mb: int, report: Report) -> Any:
    """Our engine, compiled if need be."""
    from ..engine.engine import Engine
    from ..engine.warmup import is_cold

    is_new, begun = is_cold(), time.monotonic()

    def tell(done: int, total: int) -> None:
        report(is_new or time.monotonic() - begun > LOADING_SECONDS, done, total)

    tell(0, 1)
    return Engine(report=tell, hash_mb=hash_mb)


def _refuse(error: Exception) -> tuple[str, str, Json] | None:
    if not isinstance(error, TengenError):
        return None
    refusal = refusal_of(error)
    plain = refusal.plain()
    return plain.pop("code"), plain.pop("message"), plain
