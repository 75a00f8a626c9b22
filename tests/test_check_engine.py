"""`tengen check-engine`: a good engine passes, and each fault is found by the step meant for it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tengen.cli.main import main
from tengen.gomocup.check import basics, conditions
from tengen.gomocup.check.check import STEPS, StepResult, check
from tengen.gomocup.check.checked import Grade
from tengen.rules import RULES

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the guard needs POSIX")

FAKE = str(Path(__file__).with_name("fake_engine.py"))
TIMED = ("deadlines", "stopped-between-turns", "ends")  # a busy machine may be late
BY_NAME = {step.name: step for step in STEPS}


def command(*ways: str) -> list[str]:
    return [sys.executable, "-S", FAKE, "fast", *ways]


def results(*ways: str, steps: str, claims: str = "freestyle") -> list[StepResult]:
    """What these steps find about the fake engine that is bad in these ways."""
    return list(
        check(
            command(*ways),
            claims=[RULES[claims]],
            steps=[BY_NAME[name] for name in steps.split()],
            start_seconds=2.0,
        )
    )


def test_nothing_is_wrong_with_a_good_engine() -> None:
    quick = [step.name for step in STEPS if step.name != "rules"]
    found = results(steps=" ".join(quick))
    assert [result.step.name for result in found] == quick
    for result in found:
        assert result.findings, result.step.name
        assert not result.is_wrong, result
        assert result.transcript == ()
        if result.step.name not in TIMED:
            assert all(finding.grade != Grade.RISKY for finding in result.findings), result


@pytest.mark.long
def test_nothing_is_wrong_with_tengen() -> None:
    claims = [rule for rule in RULES.values() if rule.gomocup is not None]
    engine = [sys.executable, "-m", "tengen", "engine"]
    for result in check(engine, claims=claims, start_seconds=600):
        assert not result.is_wrong, result


FAULTS = [
    ("no-about", "about", "has not answered ABOUT"),
    ("refuse-start", "start", "too hard"),
    ("late-start", "start", "has not answered START"),
    ("start-exit", "start", "exit code 3"),
    ("wordy", "start", "answers START 15 with 'OK - everything is good'"),
    ("answer-info", "info", "is answered with 'OK'"),
    ("exit-on-unknown", "strange-lines", "ends by itself with exit code 0"),
    ("move-exit", "begin", "exit code 3"),
    ("move-crash", "boards", "signal 11"),
    ("move-off-board", "begin", "not on the 15x15 board"),
    ("move-occupied", "boards", "where a stone stands"),
    ("move-suggest", "restart", "suggests 0,0"),
    ("move-error", "restart", "answers BEGIN with 'ERROR I do not want to'"),
    ("move-late", "begin", "s for a move, with a turn of 0.2 s"),
    ("move-late", "deadlines", "s for a move, with a turn of"),
    ("keep-stones", "restart", "ends by itself"),
    ("bad-swap2", "swap2", "7,7 7,7 7,7"),
    ("chatty", "begin silence", "lines outside the protocol, such as 'I think"),
    ("log", "info silence", "standard error is not silent"),
    ("refuse-end", "ends", "still there"),
]


@pytest.mark.parametrize(("way", "steps", "text"), FAULTS)
def test_a_fault_is_found(way: str, steps: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(basics, "PATIENCE", 1.0)
    monkeypatch.setattr(conditions, "SHORT_TURNS", (0.1,))
    *_, last = results(way, steps=steps)
    assert last.is_wrong
    faults = [finding for finding in last.findings if finding.grade == Grade.WRONG]
    assert any(text in finding.text for finding in faults), faults
    assert all(finding.why for finding in faults)


@pytest.mark.parametrize(
    ("way", "step", "text"),
    [("no-restart", "restart", "RESTART is not understood"), ("fast", "rectangle", "is refused")],
)
def test_what_is_optional_may_be_missing(way: str, step: str, text: str) -> None:
    [result] = results(way, steps=step)
    assert not result.is_wrong
    assert (result.findings[-1].grade, text in result.findings[-1].text) == (
        Grade.MISSING,
        True,
    )


def test_an_engine_that_stays_at_the_end_of_its_input_is_a_risk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(basics, "PATIENCE", 1.0)
    [result] = results("ignore-eof", steps="ends")
    assert result.findings[-1].grade == Grade.RISKY


def test_rules_are_judged_where_they_are_claimed() -> None:
    [result] = results(steps="rules")
    assert not result.is_wrong
    texts = {finding.text: finding.grade for finding in result.findings}
    assert texts["rule 4 (renju): makes five"] == Grade.FINE
    assert any(verdict == Grade.MISSING for verdict in texts.values())
    [result] = results(steps="rules", claims="standard")
    [fault] = [finding for finding in result.findings if finding.grade == Grade.WRONG]
    assert fault.text == "rule 1 (standard): six is no win: plays 7,12"


def test_memory_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conditions, "MEMORY_LIMIT", 1 << 20)
    [result] = results(steps="memory")
    assert result.is_wrong
    assert "MB after a move" in result.findings[-1].text


# The command


def run(*args: str, ways: str = "fast") -> int:
    return main(["check-engine", f"{sys.executable} -S {FAKE} {ways}", *args])


def test_the_command_tells_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--only", "about", "--only", "rectangle") == 0
    out = capsys.readouterr().out
    assert "ok     ABOUT: Fake 1.0" in out
    assert out.endswith("2 steps: 1 fine, 1 not supported\n")


def test_the_command_fails_where_something_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--only", "restart", ways="fast move-exit") == 1
    out = capsys.readouterr().out
    assert "WRONG  ends by itself with exit code 3" in out
    assert "| > BEGIN" in out


def test_the_command_tells_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--only", "about", "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["is_wrong"] is False
    assert report["steps"][0]["findings"][0]["verdict"] == "fine"


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["no-such-engine"], "no-such-engine cannot be run: No such file"),
        ([], "COMMAND"),
        (["x", "--only", "y"], "no step is called 'y'"),
        (["x", "--claims", "chess"], "no rule is called 'chess'"),
    ],
)
def test_bad_input_is_one_line(
    args: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-engine", *args]) == 2
    captured = capsys.readouterr()
    assert text in captured.err
    assert captured.err.count("\n") == 1


def test_the_steps_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-engine", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(STEPS)


def _hear_interrupts() -> None:
    """Undo what a shell does to programs that it runs in the background: they ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_ends_it_with_what_was_found() -> None:
    engine = f"{sys.executable} -S {FAKE} fast late-start"
    with subprocess.Popen(
        [sys.executable, "-m", "tengen", "check-engine", engine],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hear_interrupts,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("about")
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "1 steps: 1 fine" in out
    assert "Traceback" not in err
