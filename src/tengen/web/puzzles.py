"""Puzzles: which one comes next, attempts that are judged here, ratings of players and puzzles.

An attempt has no state on the server: a client sends the moves so far, which are replayed against
the certificate. The first mistake, hint or look at the solution makes it a failed attempt at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from random import SystemRandom

from ..errors import FormatError, StaleError
from ..plain import Json, names
from ..puzzles.library import by_id, load, load_all, of_day, pick
from ..puzzles.phrases import task_phrases, told
from ..puzzles.progress import PuzzleProgress, grade_of
from ..puzzles.puzzle import Puzzle, Theme, themes_of
from ..puzzles.rating import Rating, rated
from ..remote.pool import Lane, Pool
from ..rules import RULES
from ..texts import Message
from . import limits
from .errors import WebError
from .game_view import show_board
from .learning import TRIES, Learning
from .storage import Storage
from .store.store import PuzzleRatingRow

LEASH = 400.0  # how far a puzzle's rating may move from its grade, whoever tries it


class Puzzles:
    """The shipped puzzles, and the attempts of players."""

    def __init__(self, storage: Storage, learning: Learning, engines: Pool, readers: Pool) -> None:
        self._storage, self._learning = storage, learning
        self._engines, self._readers = engines, readers
        self._random = SystemRandom()

    async def find(self, name: str) -> Puzzle:
        """The puzzle with this name."""
        try:
            return await asyncio.to_thread(by_id, name)
        except FormatError:
            raise WebError("not-found", Message("web-no-puzzle")) from None

    async def today(self, rule: str) -> Puzzle:
        """The puzzle of the day, the same for everybody."""
        return self._found(of_day(await asyncio.to_thread(load, rule), self._learning.today()))

    async def next(self, owner: str, rule: str, theme: Theme | None, without: str | None) -> Puzzle:
        """A puzzle near the rating of a player that was not tried yet, if there is any."""
        progress = await self._learning.part(owner, PuzzleProgress)
        ratings = await self._storage.ask(self._storage.store.puzzle_ratings)
        puzzles = await asyncio.to_thread(load, rule)
        found = pick(
            [puzzle for puzzle in puzzles if puzzle.id != without],
            rating=progress.rating.value,
            random=self._random,
            theme=theme,
            seen=progress.seen,
            ratings=ratings,
        )
        return self._found(found)

    def _found(self, puzzle: Puzzle | None) -> Puzzle:
        if puzzle is None:
            raise WebError("not-found", Message("web-no-puzzles"))
        return puzzle

    async def show(self, puzzle: Puzzle, owner: str) -> Json:
        """A puzzle without its answer."""
        progress = await self._learning.part(owner, PuzzleProgress)
        rating = await self._rating(puzzle)
        last = puzzle.last
        return {
            "id": puzzle.id,
            "theme": str(puzzle.theme),
            "title": puzzle.theme.label,
            "rating": round(rating.value),
            "position": {**show_board(puzzle.board()), "outcome": None},
            "last": None if last is None else names([last], puzzle.size)[0],
            "task": [told(phrase) for phrase in task_phrases(puzzle)],
            "tried": puzzle.id in progress.seen,
        }

    async def overview(self, owner: str) -> Json:
        """How many puzzles there are, and the progress of a player."""
        puzzles = await asyncio.to_thread(load_all)
        counts = Counter((puzzle.rule.name, puzzle.theme) for puzzle in puzzles)
        progress = await self._learning.part(owner, PuzzleProgress)
        solved = Counter(
            (puzzle.rule.name, puzzle.theme) for puzzle in puzzles if puzzle.id in progress.solved
        )
        rules = [
            {
                "name": rule.name,
                "themes": [
                    {
                        "name": str(theme),
                        "title": theme.label,
                        "count": counts[rule.name, theme],
                        "solved": solved[rule.name, theme],
                    }
                    for theme in themes_of(rule)
                    if counts[rule.name, theme]
                ],
            }
            for rule in RULES.values()
        ]
        return {"rules": rules, "progress": self.shown(progress)}

    def shown(self, progress: PuzzleProgress) -> Json:
        """The progress of a player for the page."""
        return {
            "rating": round(progress.rating.value),
            "provisional": progress.rating.is_provisional,
            "solved": len(progress.solved),
            "tried": len(progress.seen),
            "streak": progress.streak,
            "best_streak": progress.best_streak,
            "days": progress.days_on(self._learning.today()),
        }

    async def ask(
        self, puzzle: Puzzle, owner: str, line: list[str], ask: str, **more: str | int | None
    ) -> Json:
        """The verdict on a move, a hint or the solution, with the progress after it."""
        answer = await self.judge(puzzle, line, ask, **more)
        verdict = answer.get("verdict")
        if ask != "move" or verdict in ("wrong", "solved"):
            progress = await self._keep(owner, puzzle, solved=verdict == "solved")
        else:
            progress = await self._learning.part(owner, PuzzleProgress)
        return {**answer, "progress": self.shown(progress)}

    async def judge(
        self, puzzle: Puzzle, line: list[str], ask: str, **more: str | int | None
    ) -> Json:
        """The verdict, hint or solution alone: nothing is kept."""
        args: Json = {"move": None, "stage": 0, **more}
        args |= {"puzzle": puzzle.to_plain(), "line": line, "ask": ask}
        answer: Json = await self._readers.submit(
            "puzzle", args, bound=limits.READ_SECONDS
        ).result()
        if "needs_engine" in answer:
            job = self._engines.submit("puzzle", args, lane=Lane.THINK, bound=limits.PUZZLE_SECONDS)
            answer = await job.result()
        return answer

    async def _rating(self, puzzle: Puzzle) -> Rating:
        row = await self._storage.ask(self._storage.store.puzzle_rating, puzzle.id)
        return grade_of(puzzle) if row is None else Rating(*row[1:4])

    async def _keep(self, owner: str, puzzle: Puzzle, *, solved: bool) -> PuzzleProgress:
        """Count an attempt, if it is the first of this player at this puzzle.

        Today's puzzle may be one that was solved on another day: it counts for the days in a row.
        """
        store, today = self._storage.store, self._learning.today()
        for _ in range(TRIES):
            version, progress = await self._learning.read(owner, PuzzleProgress)
            if solved and puzzle.id in progress.solved:
                change = self._learning.change
                return await change(owner, PuzzleProgress, lambda kept: kept.again(today))
            if puzzle.id in progress.seen:
                return progress
            row = await self._storage.ask(store.puzzle_rating, puzzle.id)
            before = grade_of(puzzle) if row is None else Rating(*row[1:4])
            after = progress.after(puzzle, solved=solved, day=today, against=before)
            moved = rated(before, progress.rating, float(not solved))
            value = min(max(moved.value, puzzle.rating - LEASH), puzzle.rating + LEASH)
            attempts = 1 if row is None else row.attempts + 1
            kept = PuzzleRatingRow(puzzle.id, value, moved.deviation, moved.volatility, attempts)
            try:
                await self._storage.ask(store.keep_attempt, owner, after.to_plain(), version, kept)
            except StaleError:
                continue
            return after
        raise WebError.busy(Message("web-many-attempts"))
