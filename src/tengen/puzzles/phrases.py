"""What is said about a puzzle, as data: the task, verdicts on moves, the steps of a solution."""

from __future__ import annotations

from collections.abc import Sequence

from ..analysis.hints import Purpose, shape_phrase
from ..analysis.reviews.phrases import Param, Phrase
from ..board import Board
from ..coords import Move
from ..plain import Json, names
from .puzzle import Puzzle, Theme
from .solving import Attempt, Judgement, MoveVerdict


def told(phrase: Phrase) -> Json:
    """A phrase as plain data with its English sentence."""
    return phrase.message().to_plain_with_text()


def task_phrases(puzzle: Puzzle) -> list[Phrase]:
    """What the solver is asked to do, and what is proven where that is not all."""
    task = Phrase("puzzle-task", {"color": str(puzzle.turn), "theme": str(puzzle.theme)})
    if puzzle.theme is not Theme.ONLY_DEFENCE:
        return [task]
    return [task, Phrase("puzzle-defence", {"nodes": puzzle.searched})]


def verdict_phrase(board: Board, move: Move, step: Judgement) -> Phrase:
    """The verdict on a move of the solver."""
    params: dict[str, Param] = {"move": board.move_text(move)}
    if step.verdict is MoveVerdict.RIGHT and step.reply is not None:
        return Phrase("puzzle-right", {**params, "reply": board.move_text(step.reply)})
    if step.verdict is MoveVerdict.SOLVED:
        return Phrase("puzzle-solved", params)
    if step.also_wins:
        return Phrase("puzzle-other-win", params)
    if not step.refutation:
        return Phrase("puzzle-wrong", params)
    line = names(step.refutation, board.size)
    return Phrase("puzzle-loses" if step.is_proven else "puzzle-answered", {**params, "line": line})


def solution_phrases(attempt: Attempt, line: Sequence[Move]) -> list[Phrase]:
    """Why each move of the solver in the solution is played."""
    board = attempt.board.copy()
    purpose = Purpose.DEFENCE if attempt.puzzle.theme.is_defence else Purpose.ATTACK
    forbidden = dict(enumerate(attempt.forbidden_defences()))
    phrases = []
    for at in range(0, len(line), 2):
        shape = shape_phrase(board, line[at], purpose)
        params = {"move": board.move_text(line[at]), **shape.params}
        if at + 1 < len(line):
            params["reply"] = board.move_text(line[at + 1])
        defence = next(iter(forbidden.get(at // 2, {}).items()), None)
        if defence is not None:
            params |= {"forbidden": board.move_text(defence[0]), "why": str(defence[1])}
        phrases.append(Phrase(shape.key.replace("hint-", "puzzle-"), params))
        for move in line[at : at + 2]:
            board.push(move)
    return phrases
