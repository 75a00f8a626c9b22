"""Questions to other servers and their answers, over the bus."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import Any

from ...errors import TengenError
from ...plain import Json
from ..errors import WebError, refusal_of
from ..store.leases import LeaseLostError
from .bus import Bus
from .peers import Answer, MovedError

log = logging.getLogger("tengen.web")

PATIENCE = 1.5  # seconds to wait for an answer


class Calls:
    """Asks other servers and answers them; a question may be answered twice, or not at all."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Json]] = {}
        self._answers: dict[str, Answer] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to hear questions and answers."""
        await self._bus.subscribe(f"server:{self._bus.name}", self._hear)

    async def close(self) -> None:
        """Finish what is being answered."""
        await asyncio.gather(*self._answering, return_exceptions=True)

    def answer(self, command: str, answer: Answer) -> None:
        """Answer a command by a function of its arguments."""
        self._answers[command] = answer

    async def ask(self, server: str, command: str, args: Json) -> Any:
        """What a server answers; MovedError if it does not, WebError if it refuses."""
        number = next(self._numbers)
        reply = self._asked[number] = asyncio.get_running_loop().create_future()
        message = {"ask": number, "command": command, "args": args}
        self._bus.publish(f"server:{server}", message)
        try:
            answer = await asyncio.wait_for(reply, PATIENCE)
        except TimeoutError:
            raise MovedError(f"server {server} did not answer") from None
        finally:
            del self._asked[number]
        if "error" in answer:
            error = dict(answer["error"])
            raise WebError(error.pop("code"), error.pop("message"), **error)
        if answer.get("moved"):
            raise MovedError(f"server {server} does not decide this")
        return answer["value"]

    def _hear(self, message: Json) -> None:
        if "ask" in message:
            task = asyncio.get_running_loop().create_task(self._reply(message))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif (reply := self._asked.get(message["reply"])) is not None and not reply.done():
            reply.set_result(message)

    async def _reply(self, message: Json) -> None:
        answer: Json = {"reply": message["ask"]}
        try:
            answer["value"] = await self._answers[message["command"]](**message["args"])
        except (MovedError, LeaseLostError):
            answer["moved"] = True
        except TengenError as error:
            answer["error"] = refusal_of(error).plain()
        except Exception:
            log.exception("a question of another server failed")
            return
        self._bus.publish(f"server:{message['from']}", answer)
