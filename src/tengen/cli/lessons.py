"""`tengen lessons`: a path of positions to solve, from the first five to an attack."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Annotated

import typer

from ..learning.kept import read_record
from ..learning.lesson_progress import LessonProgress
from ..learning.lessons import lesson_of, lessons
from ..terminal.lessons import LessonSession, path_lines
from ..terminal.terminal import Terminal
from . import options


def command(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[LESSON]", help="A lesson; default: the first that is not done."),
    ] = None,
    show: Annotated[
        bool, typer.Option("--list", help="List all lessons and what is done.")
    ] = False,
    language: options.Language = None,
) -> None:
    """Learn Gomoku step by step, in positions to solve.

    The path leads from the first five through threes, fours and winning combinations to the rules
    with forbidden points and captures, and to how to attack. Each lesson ends in puzzles. What you
    have solved is kept.

    \b
    Examples:
      tengen lessons              continue where you stopped
      tengen lessons --list       all lessons
      tengen lessons renju        one lesson
    """
    progress = read_record().part(LessonProgress)
    terminal = Terminal(erase=False)
    if show:
        terminal.write(path_lines(progress))
        return
    lesson = lesson_of(name) if name else progress.next_lesson() or lessons()[0]
    today = datetime.now(UTC).date()
    LessonSession(terminal, today=today, random=Random()).run(lesson)
