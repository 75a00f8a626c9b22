"""The private memory of a process and its children, where the system reports it."""

from __future__ import annotations

from pathlib import Path

PROC = Path("/proc")


def unique_memory(pid: int) -> int | None:
    """Private bytes of all processes of the tree, as the Gomocup referee counts them."""
    sizes = [_of_one(member) for member in _tree(pid)]
    known = [size for size in sizes if size is not None]
    return sum(known) if known else None


def _tree(pid: int) -> list[int]:
    pids = [pid]
    for parent in pids:  # grows as it goes
        for path in PROC.glob(f"{parent}/task/*/children"):
            try:
                pids += [int(word) for word in path.read_text().split()]
            except OSError:
                continue  # ended meanwhile
    return pids


def _of_one(pid: int) -> int | None:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return None
    return sum(int(line.split()[1]) << 10 for line in lines if line.startswith("Private_"))
