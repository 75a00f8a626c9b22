"""`tengen check-engine`: what an engine gets wrong, step by step."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..gomocup.check.check import START_SECONDS, STEPS, CheckStep, StepResult, check
from ..gomocup.check.checked import Grade
from ..play.words import printable
from ..rules import Rule
from ..terminal.progress import StatusLines
from ..terminal.terminal import Terminal
from .options import INTERRUPTED, number

MARKS = {
    Grade.FINE: "ok",
    Grade.WRONG: "WRONG",
    Grade.RISKY: "risky",
    Grade.MISSING: "none",
    Grade.SKIPPED: "-",
}
SHOWN_LINES = 12  # of a dialogue that went wrong
FOUND_WRONG = 1


def command(
    engine: Annotated[
        str | None, typer.Argument(metavar="COMMAND", help="How the engine is started.")
    ] = None,
    claims: Annotated[
        str,
        typer.Option(
            metavar="RULES",
            help="Rules that the engine claims to play, such as standard,renju; these are judged.",
        ),
    ] = "freestyle",
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="STEP", help="One step; can be given several times."),
    ] = None,
    patience: Annotated[
        int,
        number("--patience", high=3600, metavar="SECONDS", about="Time that START may take."),
    ] = int(START_SECONDS),
    as_json: Annotated[bool, typer.Option("--json", help="Write one JSON object.")] = False,
    list_steps: Annotated[bool, typer.Option("--list", help="List the steps and end.")] = False,
) -> int:
    """Check whether an engine follows the Gomocup protocol.

    Each step starts the engine again and reports what it gets wrong and which managers penalise
    it. The exit code is 0 if nothing is wrong, 1 if something is, 2 if the engine cannot be run.
    Ctrl-C ends the check with the results so far.

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
    terminal, status = Terminal(), StatusLines(len(steps))
    results: list[StepResult] = []
    status.show(0, steps[0].name)
    is_interrupted = False
    try:
        for result in check(words, claims=rules, steps=steps, start_seconds=patience):
            status.clear()
            results.append(result)
            if not as_json:
                terminal.write(_lines(result))
            if len(results) < len(steps):
                status.show(len(results), steps[len(results)].name)
    except KeyboardInterrupt:
        is_interrupted = True
        status.clear()
    is_wrong = any(result.is_wrong for result in results)
    if as_json:
        plain = [_plain_step(result) for result in results]
        report = {"engine": engine, "is_wrong": is_wrong, "steps": plain}
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        counts = Counter(finding.grade for result in results for finding in result.findings)
        parts = [f"{counts[grade]} {grade}" for grade in Grade if counts[grade]]
        terminal.write(["", f"{len(results)} steps: {', '.join(parts)}"])
    return INTERRUPTED if is_interrupted else FOUND_WRONG if is_wrong else 0


def _steps(names: Sequence[str] | None) -> list[CheckStep]:
    by_name = {step.name: step for step in STEPS}
    for name in names or ():
        if name not in by_name:
            raise typer.BadParameter(f"no step is called {name!r}: expected {', '.join(by_name)}")
    return [step for step in STEPS if not names or step.name in names]


def _lines(result: StepResult) -> list[str]:
    """A step, what was found, and the dialogue if something is wrong."""
    lines = [f"{result.step.name}: {result.step.title}"]
    for finding in result.findings:
        lines.append(f"  {MARKS[finding.grade]:<6} {printable(finding.text)}")
        if finding.why:
            lines.append(f"         {finding.why}")
    return lines + [f"         | {printable(line)}" for line in result.transcript[-SHOWN_LINES:]]


def _plain_step(result: StepResult) -> dict[str, Any]:
    return {
        "name": result.step.name,
        "title": result.step.title,
        "findings": [
            {"verdict": finding.grade.value, "text": finding.text, "why": finding.why}
            for finding in result.findings
        ],
        "transcript": list(result.transcript),
    }
