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
from ..analysis.reviews.records import GameReview
from ..learning.advice import advice
from ..plain import Json
from ..remote.pool import Job, Lane, Pool
from ..rules import Color
from ..texts import Message
from . import limits
from .errors import WebError
from .peers.peers import MovedError, Peers
from .storage import Storage

KEEP_SECONDS = 5.0  # between two times that a running review is stored
ERRORS = 100  # reviews that failed of which the reason is remembered
TOLD = 16  # complete reviews that are remembered in words


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


class ReviewState(NamedTuple):
    """A review so far: what it is of, None before the first news, and who began it if it runs."""

    subject: Subject
    review: Json | None
    client: str | None
    progress: Json  # whether it is running, how many others are ahead of it, why it failed


def _work(review_id: str) -> str:
    """The name under which servers agree on who runs a review."""
    return f"review {review_id}"


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

    def __init__(self, storage: Storage, pool: Pool, peers: Peers | None = None) -> None:
        self._storage = storage
        self._pool = pool
        self._peers = peers or Peers()
        self._peers.answer("review", self._look_here)
        self._peers.answer("stop-review", self._stop_here)
        self._peers.on("stop-reviews", self._hear_stop)
        self._stopping: set[asyncio.Task[None]] = set()
        self._running: dict[str, _Run] = {}
        self._errors: OrderedDict[str, Message | str] = OrderedDict()
        self._told: OrderedDict[tuple[str, Color | None], tuple[Json, Json]] = OrderedDict()

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
        if await self._peers.begin_work(_work(review_id)) is not None or review_id in self._running:
            return review_id
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
        """Stop a review, if it is running at any server, and keep what it has."""
        if review_id in self._running:
            await self._stop_here(review_id)
        elif (server := await self._peers.worker_of(_work(review_id))) is not None:
            with suppress(MovedError):  # it has ended meanwhile
                await self._peers.ask(server, "stop-review", {"review_id": review_id})

    async def _stop_here(self, review_id: str) -> None:
        run = self._running.get(review_id)
        if run is not None and run.task is not None:
            run.job.cancel()
            await asyncio.shield(run.task)

    async def stop_all_of(self, client: str) -> None:
        """Stop the reviews that a client has begun, at all servers, and keep what they have."""
        self._peers.tell_all("stop-reviews", client=client)
        await self._stop_all_here(client)

    async def _stop_all_here(self, client: str) -> None:
        for review_id in [each for each, run in self._running.items() if run.client == client]:
            await self._stop_here(review_id)

    def _hear_stop(self, news: Json) -> None:
        task = asyncio.get_running_loop().create_task(self._stop_all_here(news["client"]))
        self._stopping.add(task)
        task.add_done_callback(self._stopping.discard)

    async def look(self, review_id: str) -> ReviewState:
        """A review so far, which may be running at any server; WebError if there is none."""
        if review_id not in self._running:
            server = await self._peers.worker_of(_work(review_id))
            if server is not None:
                with suppress(MovedError):  # it has ended meanwhile
                    plain = await self._peers.ask(server, "review", {"review_id": review_id})
                    return ReviewState(**{**plain, "subject": Subject(*plain["subject"])})
        return await self._find(review_id)

    async def _look_here(self, review_id: str) -> Json:
        """The answer to another server."""
        if review_id not in self._running:
            raise MovedError("this review is not running here")
        return (await self._find(review_id))._asdict()

    async def _find(self, review_id: str) -> ReviewState:
        run, told = self._running.get(review_id), self._errors.get(review_id)
        error = told.to_plain_with_text() if isinstance(told, Message) else told
        progress = {"id": review_id, "running": run is not None, "ahead": None, "error": error}
        if run is not None:
            progress["ahead"] = self._pool.ahead_of(run.job)
            return ReviewState(run.subject, run.review, run.client, progress)
        record = await self._storage.ask(self._storage.store.review, review_id)
        if record is not None:
            subject = Subject(record.game, record.study, record.owner)
            return ReviewState(subject, json.loads(record.review), None, progress)
        raise WebError("not-found", told or Message("web-no-review"))

    def in_words(self, review_id: str, review: Json, you: Color | None) -> Json:
        """A review for the page, addressed to the player of a colour.

        A complete one is remembered: a long one takes so much work that everybody else would wait.
        """
        if not review["complete"]:
            return in_words(review, you)
        before, told = self._told.pop((review_id, you), (None, {}))
        if before != review:
            told = in_words(review, you)
        self._told[review_id, you] = review, told
        if len(self._told) > TOLD:
            self._told.popitem(last=False)
        return told

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
        await self._peers.end_work(_work(review_id))

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
            {**record, **{name: with_text(record.get(name), you) for name in ("reason", "also")}}
            for record in review[part]
        ]
    shown["advice"] = _advice(review) if review["complete"] else {}
    return shown


def _advice(review: Json) -> Json:
    """What each side should practise, by colour; a side without mistakes has nothing."""
    read = GameReview.from_plain(review)
    found = {color: advice(read, color) for color in Color}
    return {str(color): each.to_plain() for color, each in found.items() if each is not None}


def with_text(phrase: Json | None, you: Color | None) -> Any:
    """A sentence with its text, addressed to the player of a colour."""
    if phrase is None:
        return None
    return Phrase.from_plain(phrase).message(you).to_plain_with_text()
