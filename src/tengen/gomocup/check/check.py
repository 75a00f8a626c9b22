"""The steps of a check, and how they are run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ...errors import EngineStartError
from ...rules import Rule
from .basics import about, ends, info, line_ends, rectangle, start, strange_lines
from .checked import CheckRun
from .conditions import deadlines, memory, silence, stopped_between_turns, unawaited_start
from .findings import Failure, Finding, Grade
from .playing import begin, boards, restart, swap2, takeback
from .rules import rules

START_SECONDS = 60.0


class Step(NamedTuple):
    """A part of the protocol."""

    name: str
    run: Callable[[CheckRun], Iterator[Finding]]

    @property
    def title(self) -> str:
        """What an engine should do, in a sentence."""
        return (self.run.__doc__ or "").strip()


STEPS = tuple(
    Step(run.__name__.replace("_", "-"), run)
    for run in (
        about,
        start,
        info,
        begin,
        boards,
        restart,
        takeback,
        swap2,
        rectangle,
        strange_lines,
        line_ends,
        rules,
        deadlines,
        unawaited_start,
        stopped_between_turns,
        memory,
        ends,
        silence,
    )
)
"""All steps in order; `silence` judges the output of the others and comes last."""


class StepResult(NamedTuple):
    """What a step found, and the end of its transcript if something is wrong."""

    step: Step
    findings: tuple[Finding, ...]
    transcript: tuple[str, ...] = ()

    @property
    def is_wrong(self) -> bool:
        """Whether some manager would count this as a loss."""
        return any(finding.grade == Grade.WRONG for finding in self.findings)


def check(
    command: Sequence[str],
    *,
    claims: Sequence[Rule] = (),
    steps: Sequence[Step] = STEPS,
    start_seconds: float = START_SECONDS,
) -> Iterator[StepResult]:
    """Run the steps, each with new processes, and yield the result of each as it ends.

    `claims` are the rules that the engine says it plays; others it need not know. Raises
    EngineStartError when there is no such program.
    """
    run = CheckRun(command, claims=claims, start_seconds=start_seconds)
    for step in steps:
        run.step = step.name
        findings: list[Finding] = []
        try:
            findings.extend(step.run(run))  # those before a failure are kept
        except Failure as failure:
            findings.append(failure.finding)
        except OSError as error:
            raise EngineStartError(f"{command[0]} cannot be run: {error.strerror}") from error
        is_wrong = any(finding.grade == Grade.WRONG for finding in findings)
        yield StepResult(step, tuple(findings), tuple(run.transcript) if is_wrong else ())
