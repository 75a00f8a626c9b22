"""Reviews by our own engine: always the same, whatever it did before and however it was stopped."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import pytest

from review_oracle import played_games
from tengen import BaseEngine, Board, Engine, Game, Limit, StopToken, review
from tengen.analysis.reviews.records import GameReview
from tengen.analysis.reviews.review import SearchPurpose, board_at, next_steps, try_again
from tengen.remote.backend import ThisMachine
from tengen.remote.crew import Crew
from tengen.remote.engine import CrewEngines

NODES, DEEP_NODES = 1_500, 6_000
RULES = ("freestyle", "renju", "42")


def some_game(rule: str, number: int = 0) -> Game:
    """A game with mistakes."""
    return Game.from_board(next(itertools.islice(played_games(rule, 11, 7), number, None)))


@pytest.fixture(scope="module")
def engines() -> Iterator[tuple[Engine, Engine]]:
    """One that has just begun, and one of another size that has searched a lot."""
    with Engine(hash_mb=16) as fresh, Engine(hash_mb=4) as used:
        for rule in RULES:
            used.analyse(Board.from_moves("f6 e5", rule=rule, size=11), Limit(nodes=20_000))
        yield fresh, used


def plain_review(game: Game, engine: BaseEngine) -> str:
    found = review(game, engine, nodes=NODES, deep_nodes=DEEP_NODES)
    assert found.is_complete
    return json.dumps(found.to_plain())


@pytest.mark.parametrize("rule", RULES)
def test_two_reviews_of_a_game_are_equal(engines: tuple[Engine, Engine], rule: str) -> None:
    fresh, used = engines
    game, other = some_game(rule), some_game(rule, 2)
    found = plain_review(game, fresh)
    last = game.end().board()
    last.pop()
    used.analyse(last, Limit(nodes=50_000))  # knows the end of this very game
    plain_review(other, used)
    assert plain_review(game, used) == found
    assert plain_review(game, fresh) == found


def test_an_engine_in_a_worker_reviews_alike(engines: tuple[Engine, Engine]) -> None:
    game = some_game("freestyle")

    def reviewed(engine: BaseEngine) -> str:
        engine.prepare(game.rule, game.size)
        return plain_review(game, engine)

    with Crew(ThisMachine(), "tengen.remote.engine_service") as crew:
        assert CrewEngines(crew).do(reviewed) == plain_review(game, engines[0])


def test_a_review_that_went_from_worker_to_worker_is_equal(engines: tuple[Engine, Engine]) -> None:
    """Stopped in the middle of searches, and resumed by an engine that knows something else."""
    game = some_game("freestyle", 2)
    whole = plain_review(game, engines[0])
    found = review(game, engines[0], nodes=NODES, deep_nodes=DEEP_NODES, stop=stopped())
    purposes: set[SearchPurpose] = set()
    for turn in itertools.count():
        found = GameReview.from_plain(json.loads(json.dumps(found.to_plain())))
        purposes.update(step.purpose for step in next_steps(found)[:1])
        if found.is_complete:
            break
        engine = engines[turn % 2]
        engine.analyse(board_at(found.board, turn % 5), Limit(nodes=3_000))
        found = some_steps(game, engine, found, turn % 4)
    assert json.dumps(found.to_plain()) == whole
    assert purposes == set(SearchPurpose)


def stopped() -> StopToken:
    token = StopToken()
    token.stop()
    return token


def some_steps(game: Game, engine: Engine, resume: GameReview, count: int) -> GameReview:
    """The review after some more searches."""
    token, steps = StopToken(), []

    def watch(current: GameReview) -> None:
        steps.append(current)
        if len(steps) > count + 1:
            token.stop()

    return review(game, engine, resume=resume, stop=token, watch=watch)


class Interrupted(Engine):
    """Its searches are stopped by somebody else once they have found something."""

    token: StopToken | None = None

    def _begin(self, *args: object, **more: object) -> object:  # type: ignore[override]
        search = super()._begin(*args, **more)  # type: ignore[arg-type]
        if self.token is not None:
            search.wait(0.002)
            self.token.stop()
        return search


def test_what_a_stopped_search_found_does_not_count(engines: tuple[Engine, Engine]) -> None:
    game = some_game("freestyle")
    with Interrupted(hash_mb=4) as engine:
        engine.token = StopToken()
        found = review(game, engine, nodes=10_000_000, stop=engine.token)
    assert not found.moves
    assert all(verdict is None for verdict in found.verdicts)


def test_another_move_gets_the_same_verdict_every_time(engines: tuple[Engine, Engine]) -> None:
    fresh, used = engines
    game = some_game("freestyle")
    found = review(game, fresh, nodes=NODES, deep_nodes=DEEP_NODES)
    record = found.turning_points[0]
    board = board_at(found.board, record.number - 1)
    others = [move for move in board.legal_moves if move not in (record.move, record.best)][:8]
    first = [try_again(board, move, record, fresh, nodes=NODES) for move in others]
    assert [try_again(board, move, record, used, nodes=NODES) for move in others[::-1]] == first[
        ::-1
    ]
