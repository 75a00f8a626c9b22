"""`tengen engine` and `pbrain-tengen`: the engine under a manager, by the Gomocup protocol."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def command(
    protocol_log: Annotated[
        Path | None,
        typer.Option(
            "--protocol-log",
            metavar="FILE",
            dir_okay=False,
            help="Append everything that is read and written, and what goes wrong, to a file.",
        ),
    ] = None,
) -> None:
    """Play as an engine under a manager (Gomocup protocol).

    It reads commands and writes answers until END. Managers start it as `pbrain-tengen`. Run
    `tengen warm-up` once before: an engine that has not been compiled yet answers at once, but
    weakly, until it is.

    \b
    Examples:
      pbrain-tengen
      tengen engine --protocol-log talk.log
    """
    from ..gomocup.server.process import serve

    serve(protocol_log)
