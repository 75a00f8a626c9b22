"""Run the benchmarks and print their tables: `python -m bench [section …]`."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable
from importlib import import_module

from bench import Row

# Modules of this package, in the order in which they are run. Each has a `rows()`.
SECTIONS = ("library", "analysis", "engine", "review", "protocol_fuzz")


def main(names: list[str]) -> None:
    """Run the named sections, or all of them."""
    unknown = [name for name in names if name not in SECTIONS]
    if unknown:
        sys.exit(f"no benchmark is called {unknown[0]!r}: expected one of {', '.join(SECTIONS)}")
    print(f"Python {platform.python_version()} on {platform.machine()} {platform.system()}")
    for name in names or SECTIONS:
        module = import_module(f"bench.{name}")
        print(f"\n{(module.__doc__ or name).splitlines()[0]}\n")
        print_table(module.rows())


def print_table(rows: Iterable[Row]) -> None:
    """Print each row when it is measured."""
    for row in rows:
        figure = f"{row.figure:,.0f}" if row.figure >= 100 else f"{row.figure:,.1f}"
        target = f"  (target {row.target})" if row.target else ""
        print(f"  {row.what:<58} {figure:>10} {row.unit:<12}{target}".rstrip(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
