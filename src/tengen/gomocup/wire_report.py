"""What a search tells over the wire: one report a line of play, in the words that boards know.

Three forms carry the same things: INFO lines from PV to PV DONE, the short MESSAGE that ends in the
line's moves, and MESSAGE REALTIME for what is to be shown on the board at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..engine.info import Info
from ..rules import Color
from ..score import Score
from .wire import Answer, AnswerKind, Point, point_text

_MATE = re.compile(r"([+-])M([0-9]{1,4})", re.ASCII)
_NUMBER = re.compile(r"([+-]?[0-9]{1,15})(?:\.[0-9]*)?([KMGB]?)", re.ASCII | re.IGNORECASE)
_NAMED_POINT = re.compile(r"([A-Za-z])([0-9]{1,2})", re.ASCII)
_POINT = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})", re.ASCII)
_UNITS = {"": 1, "K": 10**3, "M": 10**6, "G": 10**9, "B": 10**9}
_MAX_CENTI = 10**6


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """One line of play as an engine tells it; what it does not tell is None."""

    number: int = 0  # 0 for the best line, 1 for the second best, …
    total: int = 1  # lines that are looked for
    depth: int | None = None
    seldepth: int | None = None
    nodes: int | None = None
    milliseconds: int | None = None
    speed: int | None = None  # nodes a second
    value: str | None = None  # centi-units, or +M5: a win in five plies
    pv: tuple[Point, ...] = ()

    def score(self, pov: Color) -> Score | None:
        """The value as a score of the side to move."""
        return parse_value(self.value or "", pov)


def parse_value(text: str, pov: Color) -> Score | None:
    """A value such as "-12" or "+M5" as a score of `pov`; None when it is neither."""
    mate, number = _MATE.fullmatch(text), _NUMBER.fullmatch(text)
    if mate is not None and int(mate[2]) > 0:
        return Score(win_in=int(mate[1] + mate[2]), pov=pov)
    if number is not None and not number[2]:
        return Score(max(-_MAX_CENTI, min(_MAX_CENTI, int(number[1]))), pov=pov)
    return None


def report_of(info: Info, size: int, total: int = 1) -> Report:
    """What our own engine has found, as a report."""
    score = info.score
    return Report(
        number=info.multipv - 1,
        total=total,
        depth=info.depth,
        seldepth=info.seldepth,
        nodes=info.nodes,
        milliseconds=round(1000 * info.time),
        speed=info.nps,
        value=str(score) if score.centi is None else str(score.centi),
        pv=tuple((move % size, move // size) for move in info.pv),
    )


def detail_lines(report: Report, pov: Color) -> list[str]:
    """The report as INFO lines."""
    score = report.score(pov)
    return [
        f"INFO PV {report.number}",
        f"INFO NUMPV {report.total}",
        f"INFO DEPTH {report.depth}",
        f"INFO SELDEPTH {report.seldepth}",
        f"INFO NODES {report.nodes}",
        f"INFO TOTALNODES {report.nodes}",
        f"INFO TOTALTIME {report.milliseconds}",
        f"INFO SPEED {report.speed}",
        f"INFO EVAL {report.value}",
        *([f"INFO WINRATE {score.win_chance:.4f}"] if score is not None else []),
        f"INFO BESTLINE {_line_text(report.pv)}",
        "INFO PV DONE",
    ]


def summary_line(report: Report) -> str:
    """The report as one MESSAGE."""
    number = f" multipv {report.number + 1}" if report.total > 1 else ""
    return (
        f"MESSAGE depth {report.depth}-{report.seldepth}{number} ev {report.value} "
        f"n {report.nodes} n/ms {(report.speed or 0) // 1000} tm {report.milliseconds} "
        f"pv {_line_text(report.pv)}"
    )


def realtime_line(key: str, move: int | None = None, size: int = 0) -> str:
    """MESSAGE REALTIME with a key such as BEST and the point it is about."""
    return f"MESSAGE REALTIME {key}" + ("" if move is None else f" {point_text(move, size)}")


def _line_text(points: tuple[Point, ...]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)


class ReportReader:
    """Gathers reports from an engine's answers, in whichever form it tells them."""

    def __init__(self) -> None:
        self._report = Report()

    def feed(self, answer: Answer) -> Report | None:
        """The report that this answer completes, if any."""
        if answer.kind is AnswerKind.MESSAGE:
            return parse_summary(answer.text)
        if answer.kind is not AnswerKind.DETAIL:
            return None
        if answer.key == "PV" and answer.text.upper() == "DONE":
            report, self._report = self._report, Report()
            return report
        if answer.key == "PV":
            self._report = Report(number=_count(answer.text) or 0)
        else:
            self._report = _with_detail(self._report, answer)
        return None


def _with_detail(report: Report, answer: Answer) -> Report:
    match answer.key:
        case "NUMPV":
            return replace(report, total=_count(answer.text) or 1)
        case "DEPTH":
            return replace(report, depth=_count(answer.text))
        case "SELDEPTH":
            return replace(report, seldepth=_count(answer.text))
        case "TOTALNODES":
            return replace(report, nodes=_count(answer.text))
        case "TOTALTIME":
            return replace(report, milliseconds=_count(answer.text))
        case "SPEED":
            return replace(report, speed=_count(answer.text))
        case "EVAL":
            return replace(report, value=answer.text)
        case "BESTLINE":
            return replace(report, pv=_parse_line(answer.text))
        case _:
            return report


def parse_summary(text: str) -> Report | None:
    """The report in a message such as "depth 9-14 ev 31 n 12K tm 40 pv 7,7 8,8", or None."""
    words = text.split()
    if not words or words[0].lower() != "depth":
        return None
    at = next((at for at, word in enumerate(words) if word.lower() == "pv"), len(words))
    pairs = zip(words[:at:2], words[1:at:2], strict=False)
    fields: Mapping[str, str] = {key.lower(): value for key, value in pairs}
    depth, _, seldepth = fields["depth"].partition("-") if "depth" in fields else ("", "", "")
    return Report(
        number=max(0, (_count(fields.get("multipv", "")) or 1) - 1),
        depth=_count(depth),
        seldepth=_count(seldepth),
        nodes=_count(fields.get("n", "")),
        milliseconds=_count(fields.get("tm", "")),
        value=fields.get("ev"),
        pv=_parse_line(" ".join(words[at + 1 :])),
    )


def _count(text: str) -> int | None:
    """A whole number, perhaps with a unit such as 12K; None when it is not one."""
    match = _NUMBER.fullmatch(text)
    return None if match is None else int(match[1]) * _UNITS[match[2].upper()]


def _parse_line(text: str) -> tuple[Point, ...]:
    """The moves of a line, up to a word that is none: "7,8", or "H9" with rows from above."""
    points: list[Point] = []
    for word in text.split():
        if (match := _POINT.fullmatch(word)) is not None:
            points.append((int(match[1]), int(match[2])))
        elif (match := _NAMED_POINT.fullmatch(word)) is not None:
            points.append((ord(match[1].upper()) - ord("A"), int(match[2]) - 1))
        else:
            break
    return tuple(points)
