"""What the server logs: text for people, or one JSON object per line; never names or addresses.

A message is a constant text with ids of games at most. The values of statements stay out of errors
of the database, and no request is logged: metrics count them.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Literal

LogFormat = Literal["text", "json"]


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(kind: LogFormat) -> None:
    """Log warnings as text, or everything of ours from information on as JSON."""
    handler = logging.StreamHandler()
    if kind == "json":
        handler.setFormatter(JsonFormatter())
        logging.getLogger("tengen").setLevel(logging.INFO)
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
