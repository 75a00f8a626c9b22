"""Saved games: a folder of SGF files that any program reads, with what only we know inside them.

The record of the game is the file; a property of our own holds the players, the clocks, the opening
and all actions, so that a game is resumed as it was left. Only files that we made are overwritten.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import FormatError, SavedGameError, error_text
from ..files import data_folder, refuse_existing, write_file
from ..formats import format_of, load_game, write_game
from ..formats.sgf_tree import escape, unescape
from ..formats.text import collect_losses
from ..game import Game
from ..names import opening_name
from ..rules import Color
from ..texts import Message, Notice, t
from .actions import ActionKind
from .session import Session
from .setup import Setup
from .words import color_name, printable, result_message, unended

SESSION = "TGSESSION"  # at the root of an SGF file: the whole session as JSON
MOST_LISTED = 200
PAUSES = (ActionKind.PAUSE, ActionKind.RESUME)

_ID = re.compile(r"[0-9]{8}-[0-9]{6}(?:-[0-9]+)?")


class Opened(NamedTuple):
    """A session, problems found while reading it, and its file."""

    session: Session
    problems: tuple[str, ...] = ()
    file: Path | None = None


class Entry(NamedTuple):
    """A saved game in a list."""

    id: str
    path: Path
    modified: float  # seconds since the epoch
    title: str  # "Ann - level 5", or what is wrong with the file
    about: str  # "renju 15x15, 23 moves, White wins by resignation"


# One file


def session_text(session: Session) -> str:
    """The session as SGF: the record of the game, and the session itself inside it."""
    game = session.record()
    data = json.dumps(session.to_plain(), separators=(",", ":"))
    game.properties[SESSION] = [escape(data)]
    with collect_losses():  # what a foreign tree cannot keep, it had not in SGF either
        return write_game(game, "sgf")


def save_session(session: Session, path: Path, *, replace: bool = False) -> list[str]:
    """Write the session into a file; its extension says the format. What is lost is returned.

    Unless it may be replaced, an existing file is refused with FileExistsError.
    """
    if not replace:
        refuse_existing(path)
    if _holds_session(path):
        text, losses = session_text(session), []
    else:
        form = format_of(path)
        with collect_losses() as losses:
            text = write_game(session.record(), path.suffix if form is None else form.name)
    write_file(path, text.encode(), replace=replace)
    return losses


def _holds_session(path: Path) -> bool:
    """Whether a file of this name can hold the whole session."""
    form = format_of(path)
    return form is not None and form.name == "sgf"


def load_session(path: Path) -> Opened:
    """The session of a file as it was left, or a new one that continues the file's game."""
    return open_game(load_game(path))._replace(file=path)


def open_game(game: Game, **setup: Any) -> Opened:
    """The session inside a record; if none fits, one that continues the record.

    Other arguments are those of `Setup.of`, for a record without a session.
    """
    inside = game.properties.pop(SESSION, None)
    problems = list(game.problems)
    if inside is not None:
        try:
            session = Session.from_plain(json.loads(unescape(inside[0])))
        except (ValueError, RecursionError) as error:
            problems.append(Notice("problem-players", why=str(error)))
        else:
            ours = session.record()
            is_same = ours.setup == game.setup and ours.rows() == game.rows()
            if is_same and ours.result == game.result:  # whatever the headers say
                return Opened(session, tuple(problems))
            agreed = session.setup
            setup = {"first": agreed.first, "second": agreed.second, "control": agreed.control}
            problems.append(Notice("problem-changed"))
    known = len(game.problems)
    session = Session(Setup.of(start=game, **setup))
    return Opened(session, (*problems, *session.game.problems[known:]))


def drop_programs(game: Game) -> None:
    """Take out of a record whatever names a program to run; for games that go to others.

    Readers ignore such names. This keeps them from travelling on.
    """
    inside = game.properties.pop(SESSION, None)
    if inside is not None:
        with suppress(ValueError, RecursionError):
            data = Session.from_plain(json.loads(unescape(inside[0]))).to_plain()
            game.properties[SESSION] = [escape(json.dumps(data, separators=(",", ":")))]


# The folder


def games_folder() -> Path:
    """The folder for games without a name."""
    return data_folder() / "games"


def find_saved(name: str) -> Path:
    """The saved game with this id; "last" is the latest one."""
    folder = games_folder()
    if name == "last":
        paths = _saved_paths(folder)
        if not paths:
            raise SavedGameError(Message.of("saved-none-in", folder=str(folder)))
        return paths[0]
    path = folder / f"{name}.sgf"
    if not _ID.fullmatch(name) or not path.is_file():
        raise SavedGameError(Message.of("saved-unknown", name=repr(name)))
    return path


def saved_games() -> list[Entry]:
    """The saved games, the latest first."""
    return [_entry(path) for path in _saved_paths(games_folder())[:MOST_LISTED]]


def _saved_paths(folder: Path) -> list[Path]:
    found = []
    for path in folder.glob("*.sgf"):
        try:
            found.append((path.stat().st_mtime, path.name, path))
        except OSError:  # deleted a moment ago
            continue
    return [path for *_, path in sorted(found, reverse=True) if _ID.fullmatch(path.stem)]


def _entry(path: Path) -> Entry:
    modified = path.stat().st_mtime
    try:
        game = load_game(path)
    except (FormatError, OSError) as error:
        unread = t("terminal-unreadable")
        return Entry(path.stem, path, modified, printable(error_text(error)), unread)
    names = [printable(game.headers.get(color.title, "")) or color_name(color) for color in Color]
    parts = [
        f"{game.rule.title} {game.size}x{game.size}",
        t("moves", count=len(game.mainline_moves())),
    ]
    name = opening_name(game.end().board())
    parts += [] if name is None else [str(name)]
    parts += [] if game.result is None else [unended(str(result_message(game.result)))]
    return Entry(path.stem, path, modified, " - ".join(names), ", ".join(parts))


class Keeper:
    """Keeps one session on disk. Call `keep` after every action."""

    def __init__(self, session: Session, *, file: Path | None = None) -> None:
        self.session = session
        self.file = file  # where the game is; only one of ours is ever written over unasked
        self._is_ours = file is not None and file.parent == games_folder()
        self._kept = 0 if file is None else self._count()

    @property
    def is_kept(self) -> bool:
        """Whether everything is saved."""
        return self._count() == self._kept or self.session.is_empty

    def _count(self) -> int:
        """How many actions could be lost; without a clock, a pause does not count."""
        pauses = () if self.session.setup.control.is_clocked else PAUSES
        return sum(action.kind not in pauses for action in self.session.actions)

    def keep(self) -> Path | None:
        """Save what is not saved yet; return the path. OSError if no folder is writable."""
        return self.file if self.is_kept else self.save()

    def save_as(self, path: Path, *, replace: bool = False) -> list[str]:
        """Save in a file of this name; what is lost is returned.

        The file is ours from then on if it holds the whole session. Any other is a copy, and the
        game stays where it was: rule, players or clocks would be missing when it is resumed.
        """
        is_own = self._is_ours and path == self.file
        losses = save_session(self.session, path, replace=replace or is_own)
        if _holds_session(path):
            self.file, self._is_ours, self._kept = path, True, self._count()
        return losses

    def save(self) -> Path:
        """Save in the file that is ours, or in a new one: in our folder, at home, or anywhere."""
        if self.file is not None and self._is_ours:
            self.save_as(self.file)
            return self.file
        folders = (games_folder(), Path(os.path.expanduser("~")), Path(tempfile.gettempdir()))
        for folder in folders:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                path = _fresh_name(folder)
                self.save_as(path)
            except OSError as error:
                failure = error
            else:
                return path
        raise failure


def _fresh_name(folder: Path) -> Path:
    stem = datetime.now().strftime("%Y%m%d-%H%M%S")
    path, number = folder / f"{stem}.sgf", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.sgf"
    return path


def saved_as(name: str) -> Path:
    """The file that a user names; without an extension it is an SGF file."""
    path = Path(os.path.expanduser(name))
    return path if path.suffix else path.with_suffix(".sgf")


def resume_lines(file: Path) -> list[str]:
    """The lines that say where a game is and how to resume it."""
    return [t("terminal-saved-in", file=str(file)), resume_line(file)]


def resume_line(position: Path | str) -> str:
    """The line that says how to resume a game."""
    return t("terminal-resume", command=resume_command(position))


def resume_command(position: Path | str) -> str:
    """What to type to go on with a file or a link; with a folder where the shell has no tengen."""
    name = "tengen"
    if shutil.which(name) is None:
        name = os.path.relpath(Path(sys.executable).with_name(name))
    words = [str(position)]
    if isinstance(position, Path) and position.parent == games_folder():
        words = ["--resume", position.stem] if _ID.fullmatch(position.stem) else words
    return shlex.join([name, "play", *words])
