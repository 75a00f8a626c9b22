"""Reviews of games: begun once, run in the lowest lane, kept in the store, put into words.

The id of a review is a digest of what it is of and of the main line, so that the same game is never
reviewed twice, and one that was played on or edited is another. A review that was stopped, by a
client or by the end of the server, goes on from what was kept.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..analysis.reviews.phrases import Phrase
from ..plain import Json
from ..remote.pool import Job, Lane, Pool
from ..rules import Color
from ..texts import Message
from . import limits
from .errors import WebError
from .storage import Storage

KEEP_SECONDS = 5.0  # between two times that a running review is stored
ERRORS = 100  # reviews that failed of which the reason is remembered


class Subject(NamedTuple):
    """What a review is of; exactly one of `game`, `study` and `owner` is given."""

    game: str | None = None
    study: str | None = None
    owner: str | None = None  # the only client that may see the review of a tree

    def review_id(self, line: Json) -> str:
        """The id of the review of a main line; an owner's cannot be guessed, as client ids are."""
        text = json.dumps([*self, line], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:40]


def is_review_id(text: str) -> bool:
    """Whether the text has the form of the id of a review."""
    return re.fullmatch(r"[0-9a-f]{40}", text) is not None


@dataclass(eq=False, slots=True)
class _Run:
    """A review that is waiting or running."""

    client: str  # who began it
    subject: Subject
    job: Job
    review: Json | None  # the latest state
    kept: float
    task: asyncio.Task[None] | None = None
    keeping: asyncio.Task[None] | None = None  # the latest that stores it while it runs


class Reviews:
    """Begins, continues, stops and keeps reviews."""

    def __init__(self, storage: Storage, pool: Pool) -> None:
        self._storage = storage
        self._pool = pool
        self._running: dict[str, _Run] = {}
        self._errors: OrderedDict[str, Message | str] = OrderedDict()

    async def close(self) -> None:
        """Stop all reviews and keep what they have."""
        for review_id in list(self._running):
            await self.stop(review_id)

    async def begin(
        self,
        subject: Subject,
        line: Json,
        client: str,
        spend: Callable[[], None],
        earlier: Sequence[str] = (),
    ) -> str:
        """The id of the review of a main line, which is running or complete from now on.

        `spend` counts a review that has to be computed, and may refuse it. `earlier` are owners
        whose reviews the owner has taken over.
        """
        review_id = subject.review_id(line)
        for owner in earlier:
            taken = subject._replace(owner=owner).review_id(line)
            record = await self._storage.ask(self._storage.store.review, taken)
            if record is not None and record.owner == subject.owner:
                review_id = taken
        if review_id in self._running:
            return review_id
        record = await self._storage.ask(self._storage.store.review, review_id)
        resume = None if record is None else json.loads(record.review)
        if review_id in self._running or (resume is not None and resume["complete"]):
            return review_id
        mine = [run for run in self._running.values() if run.client == client]
        if len(mine) >= limits.REVIEWS_AT_ONCE:
            raise WebError.busy(Message("web-reviews-most"))
        spend()
        self._errors.pop(review_id, None)
        job = self._pool.submit(
            "review",
            {"game": line, "resume": resume},
            lane=Lane.REVIEW,
            bound=limits.REVIEW_SECONDS,
            tell=lambda review: self._hear(review_id, review),
        )
        run = _Run(client, subject, job, resume, time.monotonic())
        self._running[review_id] = run
        run.task = asyncio.get_running_loop().create_task(self._run(review_id, run))
        return review_id

    async def stop(self, review_id: str) -> None:
        """Stop a review, if it is running, and keep what it has."""
        run = self._running.get(review_id)
        if run is not None and run.task is not None:
            run.job.cancel()
            await asyncio.shield(run.task)

    async def stop_all_of(self, client: str) -> None:
        """Stop the reviews that a client has begun, and keep what they have."""
        for review_id in [each for each, run in self._running.items() if run.client == client]:
            await self.stop(review_id)

    def is_begun_by(self, review_id: str, client: str) -> bool:
        """Whether the review is running and this client began it."""
        run = self._running.get(review_id)
        return run is not None and run.client == client

    async def find(self, review_id: str) -> tuple[Subject, Json | None]:
        """What a review is of, and the review so far; None before the first news."""
        run = self._running.get(review_id)
        if run is not None:
            return run.subject, run.review
        record = await self._storage.ask(self._storage.store.review, review_id)
        if record is not None:
            subject = Subject(record.game, record.study, record.owner)
            return subject, json.loads(record.review)
        raise WebError("not-found", self._errors.get(review_id, Message("web-no-review")))

    def progress(self, review_id: str) -> Json:
        """Whether a review is running, how many others are ahead of it, and why it failed."""
        run = self._running.get(review_id)
        ahead = None if run is None else self._pool.ahead_of(run.job)
        told = self._errors.get(review_id)
        error = told.to_plain_with_text() if isinstance(told, Message) else told
        return {"id": review_id, "running": run is not None, "ahead": ahead, "error": error}

    def _hear(self, review_id: str, review: Json) -> None:
        """Take the news of a running review; an interrupted one continues from here."""
        run = self._running.get(review_id)
        if run is None:
            return
        run.review = run.job.args["resume"] = review
        if time.monotonic() - run.kept >= KEEP_SECONDS:
            run.kept = time.monotonic()
            run.keeping = asyncio.get_running_loop().create_task(self._keep(review_id, run))

    async def _run(self, review_id: str, run: _Run) -> None:
        try:
            run.review = await run.job.result()
        except asyncio.CancelledError:
            pass  # stopped: what was heard last is kept
        except WebError as error:
            self._errors[review_id] = error.message or str(error)
            if len(self._errors) > ERRORS:
                self._errors.popitem(last=False)
        await self._keep(review_id, run)
        del self._running[review_id]

    async def _keep(self, review_id: str, run: _Run) -> None:
        if run.review is None:
            return
        with suppress(WebError):  # the store has failed and said so; the review can be had again
            await self._storage.ask(
                self._storage.store.keep_review,
                review_id,
                json.dumps(run.review, separators=(",", ":")),
                most=limits.TREE_REVIEWS,
                moves=len(run.review["game"]["moves"]),
                **run.subject._asdict(),
            )


def in_words(review: Json, you: Color | None) -> Json:
    """A review for the page: each sentence with its English text, and without the raw verdicts."""
    shown = {key: value for key, value in review.items() if key != "verdicts"}
    shown["you"] = None if you is None else str(you)
    shown["summary"] = with_text(review["summary"], you)
    for part in ("moves", "choices"):
        shown[part] = [
            {**record, "reason": with_text(record["reason"], you)} for record in review[part]
        ]
    return shown


def with_text(phrase: Json | None, you: Color | None) -> Any:
    """A sentence with its text, addressed to the player of a colour."""
    if phrase is None:
        return None
    return Phrase.from_plain(phrase).message(you).to_plain_with_text()
