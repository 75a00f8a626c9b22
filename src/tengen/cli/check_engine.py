"""`tengen check-engine`: what an engine gets wrong, step by step."""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..gomocup.check.check import START_SECONDS, STEPS, Step, StepResult, check
from ..gomocup.check.findings import Finding, Grade
from ..play.words import printable
from ..rules import Rule
from ..terminal.progress import bar
from ..terminal.terminal import Terminal, is_screen
from .options import whole_number

MARKS = {
    Grade.FINE: "ok",
    Grade.WRONG: "WRONG",
    Grade.RISKY: "risky",
    Grade.MISSING: "none",
    Grade.SKIPPED: "-",
}
SHOWN_LINES = 12  # of a dialogue that went wrong
CLEAR_LINE = "\r\x1b[K"
FOUND_WRONG = 1
INTERRUPTED = 130


def command(
    engine: Annotated[
        str | None, typer.Argument(metavar="COMMAND", help="How the engine is started.")
    ] = None,
    claims: Annotated[
        str,
        typer.Option(
            metavar="RULES", help="Rules that it says it plays, as standard,renju; judged then."
        ),
    ] = "freestyle",
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="STEP", help="One step; can be given several times."),
    ] = None,
    patience: Annotated[
        int,
        typer.Option(
            metavar="SECONDS", parser=whole_number(1, 3600), help="Time that START may take."
        ),
    ] = int(START_SECONDS),
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
    list_steps: Annotated[bool, typer.Option("--list", help="List the steps and end.")] = False,
) -> int:
    """Check whether an engine follows the Gomocup protocol.

    Each step runs the engine afresh and tells what it gets wrong, and which manager would punish
    it. The exit code is 0 when nothing is wrong, 1 when something is, 2 when it cannot be run.
    Ctrl-C ends the check with what was found so far.

    \b
    Examples:
      tengen check-engine pbrain-tengen --claims standard,renju,caro
      tengen check-engine "wine pbrain-other.exe" --only start --only ends
      tengen check-engine ./pbrain-mine --json > report.json
    """
    if list_steps:
        Terminal().write(f"{step.name:<22} {step.title}" for step in STEPS)
        return 0
    words = shlex.split(engine or "")
    if not words:
        raise typer.BadParameter("the COMMAND that starts the engine is missing")
    steps = _steps(only)
    rules = [Rule.from_name(name) for name in claims.split(",")]
    view = JsonView(engine or "") if as_json else TextView()
    progress = CheckProgress(len(steps))
    results: list[StepResult] = []
    progress.show(steps[0])
    try:
        for result in check(words, claims=rules, steps=steps, start_seconds=patience):
            progress.clear()
            results.append(result)
            view.show(result)
            if len(results) < len(steps):
                progress.show(steps[len(results)])
    except KeyboardInterrupt:
        progress.clear()
        view.end(results)
        return INTERRUPTED
    view.end(results)
    return FOUND_WRONG if any(result.is_wrong for result in results) else 0


def _steps(names: Sequence[str] | None) -> list[Step]:
    by_name = {step.name: step for step in STEPS}
    for name in names or ():
        if name not in by_name:
            raise typer.BadParameter(f"no step is called {name!r}: expected {', '.join(by_name)}")
    return [step for step in STEPS if not names or step.name in names]


class CheckProgress:
    """A bar on standard error, where that is a screen."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._is_screen = is_screen(sys.stderr)

    def show(self, step: Step) -> None:
        """Say which step is being walked through."""
        if self._is_screen:
            text = f"{bar(self._done, self._total)} {self._done + 1} of {self._total}: {step.name}"
            print(text, end="", file=sys.stderr, flush=True)
        self._done += 1

    def clear(self) -> None:
        """Make room for the result."""
        if self._is_screen:
            print(CLEAR_LINE, end="", file=sys.stderr, flush=True)


class TextView:
    """Lines for people, as they come."""

    def __init__(self) -> None:
        self._terminal = Terminal()

    def show(self, result: StepResult) -> None:
        """A step, what was found, and the dialogue if something is wrong."""
        lines = [f"{result.step.name}: {result.step.title}"]
        for finding in result.findings:
            lines.append(f"  {MARKS[finding.grade]:<6} {printable(finding.text)}")
            if finding.why:
                lines.append(f"         {finding.why}")
        said = [f"         | {printable(line)}" for line in result.transcript[-SHOWN_LINES:]]
        self._terminal.write([*lines, *said])

    def end(self, results: Sequence[StepResult]) -> None:
        """The count of all."""
        counts = Counter(finding.grade for result in results for finding in result.findings)
        parts = [f"{counts[verdict]} {verdict}" for verdict in Grade if counts[verdict]]
        self._terminal.write(["", f"{len(results)} steps: {', '.join(parts)}"])


class JsonView:
    """One object for programs, at the end."""

    def __init__(self, engine: str) -> None:
        self._engine = engine

    def show(self, result: StepResult) -> None:
        """Wait for the others."""

    def end(self, results: Sequence[StepResult]) -> None:
        """Write it."""
        report = {
            "engine": self._engine,
            "is_wrong": any(result.is_wrong for result in results),
            "steps": [_step_value(result) for result in results],
        }
        print(json.dumps(report, indent=2, ensure_ascii=False))


def _step_value(result: StepResult) -> dict[str, Any]:
    return {
        "name": result.step.name,
        "title": result.step.title,
        "findings": [_finding_value(finding) for finding in result.findings],
        "transcript": list(result.transcript),
    }


def _finding_value(finding: Finding) -> dict[str, str]:
    return {"verdict": finding.grade.value, "text": finding.text, "why": finding.why}
