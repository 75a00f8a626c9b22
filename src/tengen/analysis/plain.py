"""Reports as plain data for JSON: points by their names, colours and kinds by theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from ..coords import Move, move_text
from ..outcome import Outcome
from ..score import Score
from .explain import MoveReport
from .factors import Factor
from .position import PositionReport
from .search import SearchVerdict
from .sentences import Sentence
from .threats import Threat

Plain: TypeAlias = dict[str, Any]


def plain_move(report: MoveReport, size: int) -> Plain:
    """The report on a move."""
    illegality = report.illegality
    return {
        "move": report.name,
        "color": str(report.color),
        "legal": report.is_legal,
        "illegal": None if illegality is None else str(illegality.reason),
        "lines": [] if illegality is None else [_names(line, size) for line in illegality.lines],
        "kind": None if report.kind is None else str(report.kind),
        "outcome": _outcome(report.outcome, size),
        "total": report.total,
        "factors": [_factor(factor, size) for factor in report.factors],
        "sentences": [_sentence(sentence, size) for sentence in report.sentences],
        "search": None if report.search is None else _search(report.search, size),
    }


def plain_position(report: PositionReport, size: int) -> Plain:
    """The report on a position."""
    return {
        "turn": str(report.turn),
        "outcome": _outcome(report.outcome, size),
        "threats": [plain_threat(threat, size) for threat in report.threats],
        "sentences": [_sentence(sentence, size) for sentence in report.sentences],
        "score": None if report.score is None else plain_score(report.score),
        "line": _names(report.line, size),
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


def plain_threat(threat: Threat, size: int) -> Plain:
    """A threat."""
    return {
        "color": str(threat.color),
        "kind": str(threat.kind),
        "stones": _names(threat.stones, size),
        "gains": _names(threat.gains, size),
        "answers": _names(threat.answers, size),
    }


def _factor(factor: Factor, size: int) -> Plain:
    return {
        "name": str(factor.name),
        "color": str(factor.color),
        "count": factor.count,
        "weight": factor.weight,
        "value": factor.value,
        "points": _names(factor.points, size),
    }


def _sentence(sentence: Sentence, size: int) -> Plain:
    return {"text": sentence.text, "points": _names(sentence.points, size)}


def _search(verdict: SearchVerdict, size: int) -> Plain:
    return {
        "score": plain_score(verdict.score),
        "line": _names(verdict.line, size),
        "depth": verdict.depth,
        "rank": verdict.rank,
        "candidates": verdict.candidates,
        "best": move_text(verdict.best, size),
        "best_score": plain_score(verdict.best_score),
        "best_line": _names(verdict.best_line, size),
    }


def plain_score(score: Score) -> Plain:
    """A score with its point of view."""
    return {
        "centi": score.centi,
        "win_in": score.win_in,
        "win_chance": round(score.win_chance, 4),
        "color": str(score.pov),
    }


def _outcome(outcome: Outcome | None, size: int) -> Plain | None:
    if outcome is None:
        return None
    return {
        "termination": str(outcome.termination),
        "winner": None if outcome.winner is None else str(outcome.winner),
        "line": _names(outcome.line, size),
    }


def _names(points: Iterable[Move], size: int) -> list[str]:
    return [move_text(point, size) for point in points]
