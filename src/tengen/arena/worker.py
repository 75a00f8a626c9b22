"""Plays as the Tengen that is on the path: requests and replies as JSON, one a line.

This is run as a program of its own, on a tree that may be older than this file. So it knows only
the public names `Engine`, `Limit` and `Board`, and leaves out what an older engine does not have.

    {"options": {…}, "params": {…}, "rule": "renju", "size": 15}    sets up; answers {"ready": …}
    {"moves": [112, 113], "limit": {"time": 0.1}}                   answers {"move": …, "depth": …}
    {"new": true}                                                   forgets the last game

Its argument is the folder of the core, which has a place of its own (see `trees.py`). It ends when
its input ends, even while it thinks.
"""

import json
import os
import queue
import sys
import threading
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import tengen


def main() -> None:
    """Answer requests until there are no more."""
    _place_core(Path(sys.argv[1]))
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever else is printed is no answer
    requests: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()

    def answer(reply: dict[str, Any]) -> None:
        out.write(json.dumps(reply) + "\n")
        out.flush()

    setup = requests.get()
    engine, ignored = _start(setup, answer)
    board = tengen.Board(setup["rule"], setup["size"])
    engine.prepare(setup["rule"], setup["size"])
    answer({"ready": tengen.__version__, "path": tengen.__file__, "ignored": ignored})
    while True:
        request = requests.get()
        if "new" in request:
            engine.clear_hash()
            answer({"cleared": True})
            continue
        _follow(board, request["moves"])
        move, info = engine.play(board, tengen.Limit(**request["limit"]))
        answer(
            {
                "move": move,
                "depth": info.depth,
                "seldepth": info.seldepth,
                "score": info.score.centi,
                "win_in": info.score.win_in,
                "nodes": info.nodes,
                "time": info.time,
            }
        )


def _follow(board: tengen.Board, moves: list[int]) -> None:
    """Bring the board to these moves, in two steps when they go on from the last ones."""
    played = board.move_stack
    while played != moves[: len(played)]:
        board.pop()
        played.pop()
    for move in moves[len(played) :]:
        board.push(move)


def _place_core(folder: Path) -> None:
    """Let `tengen.core` be the package in this folder."""
    spec = spec_from_file_location(
        "tengen.core", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["tengen.core"] = module_from_spec(spec)
    spec.loader.exec_module(module)


def _read(requests: "queue.SimpleQueue[dict[str, Any]]") -> None:
    for line in sys.stdin:
        requests.put(json.loads(line))
    os._exit(0)


def _start(setup: dict[str, Any], answer: Any) -> tuple[Any, list[str]]:
    """An engine with as many of the options as it knows, and those it does not."""
    options, ignored = {}, []
    for name, value in setup["options"].items():
        try:
            tengen.Options(**{name: value})
            options[name] = value
        except TypeError:
            ignored.append(name)
    given: dict[str, Any] = {"params": setup["params"]} if setup["params"] else {}

    def report(done: int, total: int) -> None:
        answer({"compiling": [done, total]})

    try:
        return tengen.Engine(report=report, **given, **options), ignored
    except tengen.EngineError as error:
        if "'params'" not in str(error):  # which an older engine takes for an option
            raise
        ignored += [f"param.{name}" for name in setup["params"]]
        return tengen.Engine(report=report, **options), ignored


if __name__ == "__main__":
    main()
