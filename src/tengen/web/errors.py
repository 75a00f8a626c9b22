"""Error responses: a code, a message, and an HTTP status."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ..errors import EngineError, ForbiddenError, TengenError
from ..remote.errors import QueueFullError, RefusedError, RemoteError
from ..texts import Message

STATUS = {
    "unauthorised": 401,
    "unconfirmed": 403,
    "fair-play": 403,
    "not-allowed": 403,
    "not-your-turn": 403,
    "not-found": 404,
    "illegal": 409,
    "occupied": 409,
    "forbidden": 409,
    "opening": 409,
    "game-over": 409,
    "stale": 409,
    "taken": 409,
    "engine": 409,
    "busy": 429,
}
BAD_REQUEST = 422  # for "bad-request", and all else that the library refuses to read

PLAYS_ONLY = "A bot's token is for playing games, and for nothing else."
RETRY = 2  # seconds after which a busy server may be asked again


class WebError(TengenError):
    """An error response; `details` are sent beside the code and the message."""

    def __init__(self, code: str, message: str | Message, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    @staticmethod
    def busy(message: str | Message) -> WebError:
        """The server cannot do this now; the client may retry."""
        return WebError("busy", message, retry=RETRY)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, BAD_REQUEST)

    def plain(self) -> dict[str, Any]:
        """The error as plain data: the message in English, and by key where it has one."""
        by_key = {} if self.message is None else self.message.to_plain()
        return {"code": self.code, "message": str(self), **by_key, **self.details}


def refusal_of(error: TengenError) -> WebError:
    """An error of the library as a response, with its code and message."""
    if isinstance(error, WebError):
        return error
    details = {"reason": error.reason} if isinstance(error, ForbiddenError) else {}
    code = "engine" if isinstance(error, EngineError) else error.code
    return WebError(code, error.message or " ".join(str(error).split()), **details)


def web_error(error: RemoteError) -> WebError:
    """A job's error as the answer to a client."""
    if isinstance(error, QueueFullError):
        return WebError.busy(Message("web-queue-full"))
    code = error.code if isinstance(error, RefusedError) else "engine"
    return WebError(code, str(error), **error.details)


@contextmanager
def refusing() -> Iterator[None]:
    """Turn errors of the library in this block into error responses."""
    try:
        yield
    except TengenError as error:
        raise refusal_of(error) from error


LONGEST = 300  # characters of a message about an invalid field


def validation_message(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first complaint of a validator, with the name of the field."""
    if not errors:
        return "The input is not valid."
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    text = str(first["msg"]).removeprefix("Value error, ")
    sentence = f"{where}: {text}" if where else text
    return sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST]}…"
