"""The steps of a check, and how they are run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ...errors import EngineStartError
from ...rules import Rule
from . import basics, conditions, playing
from .checked import CheckRun, Failure, Finding, Grade

START_SECONDS = 60.0


class CheckStep(NamedTuple):
    """A part of the protocol."""

    name: str
    run: Callable[[CheckRun], Iterator[Finding]]

    @property
    def title(self) -> str:
        """What an engine should do, in a sentence."""
        return (self.run.__doc__ or "").strip()


STEPS = tuple(
    CheckStep(run.__name__.replace("_", "-"), run)
    for run in (
        *(basics.about, basics.start, basics.info),
        *(playing.begin, playing.boards, playing.restart, playing.takeback, playing.swap2),
        *(basics.rectangle, basics.strange_lines, basics.line_ends, playing.rules),
        *(conditions.deadlines, conditions.unawaited_start, conditions.stopped_between_turns),
        *(conditions.memory, basics.ends, conditions.silence),
    )
)
"""All steps in order; `silence` judges the output of the others and comes last."""


class StepResult(NamedTuple):
    """What a step found, and the end of its transcript if something is wrong."""

    step: CheckStep
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
    steps: Sequence[CheckStep] = STEPS,
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
        result = StepResult(step, tuple(findings))
        yield result._replace(transcript=tuple(run.transcript)) if result.is_wrong else result
