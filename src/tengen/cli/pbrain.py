"""`pbrain-tengen`: the program that managers start. Like `tengen engine`, but it starts faster.

The clock of a referee may run while a process starts, so the usual call loads no command line.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Serve the manager; with arguments, run the command line."""
    if len(sys.argv) > 1:
        from .main import main as front_door

        return front_door(["engine", *sys.argv[1:]])
    from ..gomocup.server.process import serve

    serve()
    return 0


if __name__ == "__main__":
    sys.exit(main())
