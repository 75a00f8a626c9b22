"""What is answered to what cannot be done: a code, a sentence, and an HTTP status."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ..engine.errors import EngineError
from ..errors import (
    ForbiddenError,
    FormatError,
    GameOverError,
    MoveTextError,
    OccupiedError,
    OpeningError,
    OutOfRangeError,
    RuleError,
    SetupError,
    SizeError,
)
from ..play.errors import ActionError, ClockError, NotYourTurnError, PlayError, SeatError
from ..play.errors import StaleError as StalePlyError

STATUS = {
    "bad-request": 422,
    "unauthorised": 401,
    "not-allowed": 403,
    "not-found": 404,
    "illegal": 409,
    "occupied": 409,
    "forbidden": 409,
    "game-over": 409,
    "stale": 409,
    "engine": 409,
    "busy": 429,
}

RETRY = 2  # seconds after which a busy server may be asked again

# The library's errors by what a client can do about them; the first that fits counts.
_CODES: tuple[tuple[type[ValueError], str], ...] = (
    (OccupiedError, "occupied"),
    (ForbiddenError, "forbidden"),
    (GameOverError, "game-over"),
    (StalePlyError, "stale"),
    (NotYourTurnError, "not-allowed"),
    (ActionError, "illegal"),
    (OpeningError, "illegal"),
    (SeatError, "bad-request"),
    (ClockError, "bad-request"),
    (PlayError, "bad-request"),
    (EngineError, "engine"),
    (FormatError, "bad-request"),
    (SetupError, "bad-request"),
    (SizeError, "bad-request"),
    (RuleError, "bad-request"),
    (MoveTextError, "bad-request"),
    (OutOfRangeError, "bad-request"),
)


class WebError(Exception):
    """An answer that is a refusal; `details` go into it beside the code and the sentence."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    @staticmethod
    def busy(message: str) -> WebError:
        """Too much is asked for now."""
        return WebError("busy", message, retry=RETRY)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def plain(self) -> dict[str, Any]:
        """The refusal as data."""
        return {"code": self.code, "message": str(self), **self.details}


def refusal_of(error: ValueError) -> WebError | None:
    """How an error of the library is told to a client; None for one that is a fault of ours."""
    for kind, code in _CODES:
        if isinstance(error, kind):
            details = {"reason": error.reason} if isinstance(error, ForbiddenError) else {}
            # The board adds how to make the position in Python, which a player has no use for.
            message = " ".join(str(error).partition("; position: ")[0].split())
            return WebError(code, message.removeprefix("$."), **details)
    return None


@contextmanager
def refusing() -> Iterator[None]:
    """Turn what the library refuses in this block into a refusal for the client."""
    try:
        yield
    except ValueError as error:
        refusal = refusal_of(error)
        if refusal is None:
            raise
        raise refusal from error


LONGEST = 300  # characters of a message about an invalid field


def validation_message(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first complaint of a validator, with the name of the field."""
    if not errors:
        return "the input is not as expected"
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    text = str(first["msg"]).removeprefix("Value error, ")
    sentence = f"{where}: {text}" if where else text
    return sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST]}…"
