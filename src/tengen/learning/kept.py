"""The learning record of the user of this machine, as one file in the data folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from ..errors import FormatError, error_text
from ..files import data_folder, write_file
from ..plain import Value
from ..play.session import Session
from ..puzzles.progress import PuzzleProgress
from ..texts import t
from .opponent import OpponentProgress, scored
from .record import Kind, LearningRecord

FILE = "learning.json"
PUZZLES_FILE = "puzzles.json"  # of earlier versions, which kept nothing else


def learning_path() -> Path:
    """Where the record is kept."""
    return data_folder() / FILE


def read_record() -> LearningRecord:
    """The stored record of the user; a newcomer's record if there is none."""
    path = learning_path()
    if path.exists():
        return LearningRecord.from_plain(_read(path))
    earlier = path.with_name(PUZZLES_FILE)
    if earlier.exists():
        return LearningRecord().with_part(PuzzleProgress.from_plain(_read(earlier)))
    return LearningRecord()


def keep_record(record: LearningRecord) -> None:
    """Store the record, whole or not at all."""
    path = learning_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, json.dumps(record.to_plain()).encode() + b"\n", replace=True)


def change_part(kind: type[Kind], change: Callable[[Kind], Kind]) -> Kind:
    """Apply a change to a part as it is kept now, keep the result and return it."""
    record = read_record()
    changed = change(record.part(kind))
    keep_record(record.with_part(changed))
    return changed


def adapted_level() -> int:
    """The level for the user's next game, by their results."""
    return read_record().part(OpponentProgress).next_level(Random())


def counted(session: Session) -> str:
    """Count a finished game against a level for the adaptive opponent; what to say about it."""
    found = scored(session)
    if found is None:
        return ""
    _, level, score = found
    name = f"terminal {session.actions[0].at}"
    try:
        before = read_record().part(OpponentProgress).rating.value
        after = change_part(OpponentProgress, lambda kept: kept.after(name, level, score))
    except (OSError, FormatError) as error:
        return t("terminal-not-counted", why=error_text(error))
    rating, change = f"{after.rating.value:.0f}", f"{after.rating.value - before:+.0f}"
    return t("terminal-strength", rating=rating, change=change)


def _read(path: Path) -> Value:
    try:
        return Value(str(path), Value.parse(path.read_text(encoding="utf-8")).value)
    except (UnicodeDecodeError, FormatError) as error:
        raise FormatError(f"{path} is damaged: {error}") from error
