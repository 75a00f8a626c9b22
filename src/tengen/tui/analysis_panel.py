"""The analysis panel: the best lines, how the search goes on, and why the selected move is good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.reactive import reactive
from textual.widgets import Static

from ..analysis.reviews.phrases import score_words
from ..board import Board
from ..play.words import count_text, factor_name, padded, point_names
from ..score import Score
from ..texts import t
from .glyphs import UNICODE, Glyphs
from .panels import fitted

if TYPE_CHECKING:
    from ..analysis.explain import MoveReport
    from ..engine.info import Info

LONGEST_BAR = 24


@dataclass(frozen=True, slots=True)
class Findings:
    """What a search has found so far, and on which board."""

    board: Board
    lines: tuple[Info, ...] = ()  # of the last finished depth, best first
    now: Info | None = None  # the numbers of this moment
    who: str = ""  # who is thinking; "" for the analysis itself
    note: str = ""  # instead of lines: why there are none


class AnalysisPanel(Static):
    """Shows findings and the report on one move."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "analysis--numbers", "analysis--bar", "analysis--good", "analysis--bad", "analysis--move",
    }  # fmt: skip

    findings: reactive[Findings | None] = reactive(None)
    report: reactive[MoveReport | None] = reactive(None)  # on the selected move

    def __init__(self, glyphs: Glyphs = UNICODE, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs

    def render(self) -> Text:
        """The numbers, the bar, the lines, the report."""
        text = Text()
        if self.findings is not None:
            self._add_findings(text, self.findings)
        if self.report is not None:
            self._add_report(text, self.report)
        return text

    def _style(self, name: str) -> str:
        return str(self.get_component_rich_style(f"analysis--{name}", partial=True))

    def _add_findings(self, text: Text, findings: Findings) -> None:
        if findings.who:
            text.append(f"{findings.who}\n", "bold")
        if findings.note:
            text.append(f"{findings.note}\n")
        now = findings.now
        if now is None:
            return
        width = max(10, self.content_size.width)
        numbers = (
            f"{t('play-depth', depth=f'{now.depth}/{now.seldepth}')}  "
            f"{t('play-nodes', nodes=count_text(now.nodes))}  "
            f"{count_text(now.nps)}/s  {now.time:.1f} s"
        )
        numbers = fitted(numbers, width, self._glyphs.ellipsis)
        text.append(f"{numbers}\n", self._style("numbers"))
        self._add_progress(text, findings.board, now, width)
        for info in findings.lines:
            self._add_line(text, findings.board, info, width)

    def _add_progress(self, text: Text, board: Board, now: Info, width: int) -> None:
        """The progress of the current depth; other engines do not report it."""
        progress = now.progress
        if not progress.total:
            return
        label = f" {progress.percent:>3} % {progress.done}/{progress.total}"
        if now.current_move is not None:
            label += f" {board.move_text(now.current_move)}"
        room = max(4, min(LONGEST_BAR, width - len(label) - len("d00 ")))
        text.append(f"d{progress.depth:<2} ")
        text.append(self._glyphs.bar(progress.done, progress.total, room), self._style("bar"))
        text.append(f"{label}\n")

    def _add_line(self, text: Text, board: Board, info: Info, width: int) -> None:
        score = score_text(info.score)
        style = self._style("good" if info.score.win_chance >= 0.5 else "bad")
        text.append(f"{info.multipv} ", "bold")
        text.append(f"{padded(score, 12)} ", style)
        room = max(4, width - 15)
        moves = point_names(board, info.pv)
        if len(moves) > room:
            cut = moves[: room - 1].rsplit(" ", 1)[0]
            moves = f"{cut} {self._glyphs.ellipsis}"
        text.append(f"{moves}\n")

    def _add_report(self, text: Text, report: MoveReport) -> None:
        text.append(f"{self._glyphs.here} {report.name}", self._style("move"))
        text.append(f"  {report.total:+}\n" if report.is_legal else "\n")
        for sentence in report.sentences:
            told = t("terminal-sentence", text=_capital(sentence.text))
            text.append(f"{told}\n")


def report_text(report: MoveReport, board: Board) -> str:
    """The full report on a move: the sentences, then the factors of both sides."""
    lines = [t("terminal-sentence", text=_capital(each.text)) for each in report.sentences]
    for color in (report.color, report.color.other):
        factors = report.factors_for(color)
        if factors:
            lines += ["", t("terminal-good-for", color=str(color))]
            lines += [
                f"{factor.value:>8}  {factor_name(factor.name)}"
                f"  {point_names(board, factor.points)}"
                for factor in factors
            ]
    return "\n".join(lines)


def score_text(score: Score) -> str:
    """A score in a few columns: "+0.42 59%"; "wins in 4", counted in moves of the winner."""
    if score.is_proven:
        return score_words(score)
    return f"{(score.centi or 0) / 100:+.2f} {score.percent}%"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:] if text[:1].isalpha() and not text[1:2].isdigit() else text
