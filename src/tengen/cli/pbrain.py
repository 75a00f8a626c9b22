"""`pbrain-tengen`: what managers start. The same as `tengen engine`, but there sooner.

A referee may stop the clock for nothing before the first move, so this loads no command line.
"""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Serve the manager; options and questions go to the front door."""
    match sys.argv[1:]:
        case []:
            log = None
        case ["--protocol-log", name]:
            log = Path(name)
        case args:
            from .main import main as front_door

            return front_door(["engine", *args])
    from ..protocol.process import serve

    serve(log)
    return 0


if __name__ == "__main__":
    sys.exit(main())
