"""The program of a worker that plays as some copy of Tengen's source, which may be an old one.

It runs as `python -P -c THIS CORE REMOTE SETUP` with that copy on the path, so it knows only the
public names `Engine`, `Options`, `Limit` and `Board` of it, and leaves out what an older engine
does not have. CORE is the folder of the copy's core (see `trees.py`). REMOTE is the source
of the modules of `tengen.remote` that a worker needs, as JSON: today's, whatever the copy has.
SETUP is a JSON object with `options`, `params`, `rule` and `size`.
"""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import tengen


class Playing:
    """An engine and the board that it plays on."""

    def __init__(self, setup: dict[str, Any], report: Any) -> None:
        self.engine, self.ignored = _start(setup, lambda *progress: report(True, *progress))
        self.board = tengen.Board(setup["rule"], setup["size"])

    def facts(self) -> dict[str, Any]:
        """Facts that the arena needs before the first game."""
        return {"path": tengen.__file__, "ignored": self.ignored}

    def follow(self, moves: list[int]) -> None:
        """Bring the board to these moves, in two steps when they continue the last ones."""
        played = self.board.move_stack
        while played != moves[: len(played)]:
            self.board.pop()
            played.pop()
        for move in moves[len(played) :]:
            self.board.push(move)


def prepare(work: Any, *, rule: str, size: int) -> None:
    """Get ready for boards like this."""
    work.engine.engine.prepare(rule, size)


def clear_hash(work: Any) -> None:
    """Forget the last game."""
    work.engine.engine.clear_hash()


def search(
    work: Any, *, position: dict[str, Any], limit: dict[str, Any], lines: int, for_move: bool
) -> list[dict[str, Any]]:
    """The move after these moves, as a line with what the engine says about it."""
    playing, size, names = work.engine, position["size"], position["moves"]
    playing.follow([_point(name, size) for name in names])
    move, info = playing.engine.play(playing.board, tengen.Limit(**limit))
    color = "white" if len(names) % 2 else "black"
    line = {
        "pv": [f"{chr(ord('a') + move % size)}{size - move // size}"],
        "depth": info.depth,
        "seldepth": info.seldepth,
        "score": {"centi": info.score.centi, "win_in": info.score.win_in, "color": color},
        "nodes": info.nodes,
        "time": info.time,
    }
    return [line]


def _point(name: str, size: int) -> int:
    """A point by its name: column from the left, row from the bottom."""
    return (size - int(name[1:])) * size + ord(name[0]) - ord("a")


def _start(setup: dict[str, Any], report: Any) -> tuple[Any, list[str]]:
    """An engine with as many of the options as it knows, and those it does not."""
    options, ignored = {}, []
    for name, value in setup["options"].items():
        try:
            tengen.Options(**{name: value})
            options[name] = value
        except TypeError:
            ignored.append(name)
    given: dict[str, Any] = {"params": setup["params"]} if setup["params"] else {}
    try:
        return tengen.Engine(report=report, **given, **options), ignored
    except tengen.EngineError as error:
        if "'params'" not in str(error):  # which an older engine takes for an option
            raise
        ignored += [f"param.{name}" for name in setup["params"]]
        return tengen.Engine(report=report, **options), ignored


def _place_core(folder: Path) -> None:
    """Make the package in this folder `tengen.core`."""
    spec = spec_from_file_location(
        "tengen.core", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["tengen.core"] = module_from_spec(spec)
    spec.loader.exec_module(module)


def _place_remote(sources: dict[str, str]) -> ModuleType:
    """Make `tengen.remote` consist of these modules, in dependency order; returns the last."""
    module = sys.modules["tengen.remote"] = ModuleType("tengen.remote")
    module.__path__ = []
    for name, source in sources.items():
        module = sys.modules[f"tengen.remote.{name}"] = ModuleType(f"tengen.remote.{name}")
        module.__package__ = "tengen.remote"
        exec(compile(source, f"{name}.py", "exec"), vars(module))  # noqa: S102  # our own source
    return module


def main() -> None:
    """Serve the arena."""
    core, remote, setup = sys.argv[1:]
    _place_core(Path(core))
    worker = _place_remote(json.loads(remote))
    worker.serve(
        worker.Service(
            tasks={"prepare": prepare, "clear_hash": clear_hash, "search": search},
            open=lambda report: Playing(json.loads(setup), report),
            facts=Playing.facts,
        )
    )


if __name__ == "__main__":
    main()
