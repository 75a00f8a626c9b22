"""What is remembered from one run to the next: typed, versioned, and never blocking a start.

A file that cannot be read is set aside and the defaults are used; a value that is out of range is
replaced by its default; what a newer version wrote, and this one does not know, stays in the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeAlias

from ..coords import check_size
from ..engine.limit import Limit
from ..errors import SettingsError, error_text, reason_of
from ..files import config_folder, write_file
from ..opening import Protocol
from ..rules import Color, Rule
from ..texts import (
    Message,
    choose_language,
    environment_language,
    languages,
    set_language,
    t,
)
from ..texts.catalogue import ENGLISH
from .clock import TimeControl
from .seats import DEFAULT_LEVEL, LIMITS, NO_LIMIT, Player, PlayerKind

VERSION = 1
FILE_NAME = "settings.json"
MOST_PROGRAMS = 20
COLORING = ("stones", "sides")  # one colour for Black's stones, or for the person's own
TEACHING = ("off", "blunders", "all")  # nothing, only ??, every mistake
MOST_LINES = 9  # of the analysis

Data: TypeAlias = dict[str, Any]


def _checked(default: Any, check: Callable[[Any], object]) -> Any:
    """A field with a default and a check that raises ValueError or TypeError."""
    make = default if callable(default) else lambda: default
    return field(default_factory=make, metadata={"check": check})


def _check_bool(value: Any) -> None:
    if not isinstance(value, bool):
        raise ValueError("expected true or false")


def _check_teach(value: Any) -> None:
    if value not in TEACHING:
        raise ValueError(f"expected {', '.join(TEACHING)}")


def _check_coloring(value: Any) -> None:
    if value not in COLORING:
        raise ValueError(f"expected {', '.join(COLORING)}")


def _check_language(value: Any) -> None:
    if value != "":
        parse_language(value)


def parse_language(text: Any) -> str:
    """The language with this tag, such as de or zh-Hant; SettingsError when there is none."""
    found = choose_language([text]) if isinstance(text, str) else ENGLISH
    if found == ENGLISH and not str(text).lower().startswith(ENGLISH):
        known = ", ".join(languages())
        raise SettingsError(Message.of("language-unknown", text=repr(text), known=known))
    return found


def _check_lines(value: Any) -> None:
    if type(value) is not int or not 1 <= value <= MOST_LINES:
        raise ValueError(f"expected 1 to {MOST_LINES}")


def _check_engine(value: Any) -> None:
    Player.parse("tengen:" + ",".join(f"{name}={number}" for name, number in value.items()))


def _check_programs(value: Any) -> None:
    if not isinstance(value, list):
        raise ValueError("expected a list")
    if not all(Player.parse(text).kind is PlayerKind.COMMAND for text in value):
        raise ValueError("expected cmd:PROGRAM only")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of the next game, unless the user says otherwise."""

    rule: str = _checked("freestyle", Rule.from_name)
    # None for what the rule says
    size: int | None = _checked(None, lambda size: size is None or check_size(size))
    opening: str = _checked("free", Protocol.from_name)
    color: str = _checked("black", Color.parse)  # the person's, where there is one
    name: str = _checked("", lambda name: Player(name=name))  # the person's
    opponent: str = _checked(f"level:{DEFAULT_LEVEL}", Player.parse)
    clock: str = _checked("none", TimeControl.parse)
    engine: Mapping[str, float] = _checked(dict, _check_engine)  # limits and options of our engine
    programs: Sequence[str] = _checked(list, _check_programs)  # used before, the latest first
    teach: str = _checked("off", _check_teach)  # how much is said about mistakes in a game
    language: str = _checked("", _check_language)  # "" for that of the system
    coloring: str = _checked("stones", _check_coloring)  # what the colours on the board mean
    erase: bool = _checked(True, _check_bool)  # redraw in place, in the plain terminal
    analysis: bool = _checked(False, _check_bool)  # shown, in the full-screen app
    lines: int = _checked(3, _check_lines)  # of the analysis there
    unknown: Mapping[str, Any] = field(default_factory=dict)  # of a newer version; kept

    def changed(self, **values: Any) -> Settings:
        """These settings with other values for some; SettingsError names what cannot be."""
        for name, value in values.items():
            _check(name, value)
        return replace(self, **values)

    @property
    def limit(self) -> Limit:
        """What an engine may spend on a move."""
        given = {name: value for name, value in self.engine.items() if name in LIMITS}
        return Limit(**given)  # type: ignore[arg-type]

    @property
    def options(self) -> dict[str, int]:
        """How our engine is set up."""
        return {name: int(value) for name, value in self.engine.items() if name not in LIMITS}

    def limited(self, player: Player) -> Player:
        """An engine with the limit of the settings, unless it has one of its own."""
        if not player.is_engine or player.limit != NO_LIMIT:
            return player
        return replace(player, limit=self.limit)

    def with_players(self, first: Player, second: Player) -> Settings:
        """The settings that remember who plays, if a person does."""
        settings = self.with_programs((first, second))
        person, other = (second, first) if first.is_engine else (first, second)
        if person.is_engine:
            return settings
        color = "white" if first.is_engine else "black"
        return settings.changed(color=color, name=person.name, opponent=str(other))

    def with_programs(self, players: Iterable[Player]) -> Settings:
        """The settings that remember the commands among these players, which the user gave."""
        new = [str(player) for player in players if player.kind is PlayerKind.COMMAND]
        known = list(dict.fromkeys([*new, *self.programs]))[:MOST_PROGRAMS]
        return self.changed(programs=known) if new else self

    def program(self, player: Player) -> Player | None:
        """The command that the user gave before for a program that a file names."""
        known = map(Player.parse, self.programs)
        return next((one for one in known if one.as_kept.name == player.name), None)

    def to_plain(self) -> Data:
        """The settings as plain data; only what differs from the defaults, and the unknown."""
        values = {name: getattr(self, name) for name in KNOWN}
        return {
            "version": VERSION,
            **{name: value for name, value in values.items() if value != getattr(DEFAULTS, name)},
            **self.unknown,
        }


DEFAULTS = Settings()
_FIELDS = {each.name: each for each in fields(Settings) if each.name != "unknown"}
KNOWN = tuple(_FIELDS)


def _check(name: str, value: Any) -> None:
    if name not in _FIELDS:
        known = ", ".join(KNOWN)
        raise SettingsError(Message.of("setting-unknown", name=repr(name), known=known))
    try:
        _FIELDS[name].metadata["check"](value)
    except (TypeError, AttributeError, ValueError) as error:
        why = reason_of(error)
        raise SettingsError(
            Message.of("setting-impossible", name=name, value=repr(value), why=why)
        ) from error


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings found, with notices about problems."""

    settings: Settings
    notices: tuple[str, ...] = ()


def settings_file() -> Path:
    """The file of the settings."""
    return config_folder() / FILE_NAME


def load_settings() -> Loaded:
    """The remembered settings; what cannot be read is replaced by defaults, with a notice."""
    path = settings_file()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(data, dict) or not isinstance(data.get("version"), int):
            raise ValueError("it has no version")
    except FileNotFoundError:
        return Loaded(DEFAULTS)
    except (OSError, ValueError, RecursionError) as error:
        return _set_aside(path, error)
    return read_settings(data)


def read_settings(data: Data) -> Loaded:
    """Settings from plain data of any version; what is out of range is a notice and a default."""
    data = dict(data)
    del data["version"]
    match data.pop("faces", None):
        case {"tui": dict(panels)}:  # where version 0.1 kept the analysis
            data = panels | data
    settings, notices = DEFAULTS, []
    for name in KNOWN:
        if name in data:
            try:
                settings = settings.changed(**{name: data[name]})
            except SettingsError as error:
                notices.append(t("setting-default", why=error_text(error)))
    unknown = {name: value for name, value in data.items() if name not in KNOWN}
    return Loaded(replace(settings, unknown=unknown), tuple(notices))


def save_settings(settings: Settings) -> None:
    """Write the settings; if that fails, the old ones stay and OSError says why."""
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(settings.to_plain(), indent=1, ensure_ascii=True)
    write_file(path, f"{text}\n".encode(), replace=True)


def speak(language: str | None = None) -> None:
    """Use this language, or else the remembered one, or the system's."""
    if language is None and settings_file().is_file():
        language = load_settings().settings.language
    set_language(language or environment_language())


def reset_settings() -> bool:
    """Forget everything; return whether there was anything to forget."""
    path = settings_file()
    existed = path.exists()
    path.unlink(missing_ok=True)
    return existed


def _set_aside(path: Path, error: Exception) -> Loaded:
    """Defaults, with the unreadable file kept under another name."""
    aside = path.with_name(f"{path.name}.broken")
    try:
        os.replace(path, aside)
    except OSError:
        notice = t("settings-unread", file=str(path), why=str(error))
        return Loaded(DEFAULTS, (notice,))
    notice = t("settings-set-aside", file=str(path), why=str(error), aside=aside.name)
    return Loaded(DEFAULTS, (notice,))
