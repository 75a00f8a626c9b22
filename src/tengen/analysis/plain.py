"""Reports as plain data for JSON: points by their names, colours and kinds by theirs."""

from __future__ import annotations

from ..coords import move_text
from ..plain import Json, names
from .explain import MoveReport, SearchVerdict
from .position import PositionReport
from .sentences import Sentence
from .threats import Threat


def plain_move(report: MoveReport, size: int) -> Json:
    """The report on a move."""
    illegality = report.illegality
    return {
        "move": report.name,
        "color": str(report.color),
        "legal": report.is_legal,
        "illegal": None if illegality is None else str(illegality.reason),
        "lines": [] if illegality is None else [names(line, size) for line in illegality.lines],
        "kind": None if report.kind is None else str(report.kind),
        "outcome": report.outcome and report.outcome.to_plain(size),
        "total": report.total,
        "factors": [
            {
                "name": str(factor.name),
                "color": str(factor.color),
                "count": factor.count,
                "weight": factor.weight,
                "value": factor.value,
                "points": names(factor.points, size),
            }
            for factor in report.factors
        ],
        "sentences": [_sentence(sentence, size) for sentence in report.sentences],
        "search": None if report.search is None else _search(report.search, size),
    }


def plain_position(report: PositionReport, size: int) -> Json:
    """The report on a position."""
    return {
        "turn": str(report.turn),
        "outcome": report.outcome and report.outcome.to_plain(size),
        "threats": [plain_threat(threat, size) for threat in report.threats],
        "sentences": [_sentence(sentence, size) for sentence in report.sentences],
        "score": None if report.score is None else report.score.to_plain(),
        "line": names(report.line, size),
        "depth": report.depth,
        "terms": [
            {
                "name": term.name,
                "color": str(term.color),
                "times": term.times,
                "value": term.value,
            }
            for term in report.terms
        ],
    }


def plain_threat(threat: Threat, size: int) -> Json:
    """A threat."""
    return {
        "color": str(threat.color),
        "kind": str(threat.kind),
        "stones": names(threat.stones, size),
        "gains": names(threat.gains, size),
        "answers": names(threat.answers, size),
    }


def _sentence(sentence: Sentence, size: int) -> Json:
    return {**sentence.message.to_plain_with_text(), "points": names(sentence.points, size)}


def _search(verdict: SearchVerdict, size: int) -> Json:
    return {
        "score": verdict.score.to_plain(),
        "line": names(verdict.line, size),
        "depth": verdict.depth,
        "rank": verdict.rank,
        "candidates": verdict.candidates,
        "best": move_text(verdict.best, size),
        "best_score": verdict.best_score.to_plain(),
        "best_line": names(verdict.best_line, size),
    }
