"""Who plays: a person, our engine at a level or with a limit, or any other engine.

A player is a line of text, which the command line and files use:

    person                      a person without a name
    person:Ann                  a person
    level:5                     our engine at a level, 1 to 10
    tengen:time=2,threads=2     our engine at full strength, with a limit and options
    tengen:level=5              the same as level:5
    tengen@v0.1:level=5         our engine as of a commit, a tag or a branch; for matches
    tengen:param.razor_depth=2  with another number in the search
    cmd:./pbrain-other --fast   any Gomocup engine, by its command
    cmd:time=2:./pbrain-other   the same with a limit
    Bot=level:3                 any of these under a name of its own
    program:Rival               an engine known by its name only: what a file says of a command

A command comes from the user only, never from a file: saved games keep the name of a program, and
the user says which command it stands for.

>>> Player.parse("Bot=level:3").title
'Bot'
>>> str(Player.parse("tengen:time=2.50"))
'tengen:time=2.5'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from ..engine.limit import Limit
from ..engine.options import OPTIONS, Options
from ..errors import EngineError, SeatError
from ..plain import Value
from ..texts import Message
from .words import number_text, printable

MAX_NAME = 60  # characters of a name; one that is longer is refused
MAX_COMMAND = 4096
LEVELS = range(OPTIONS["level"].low, OPTIONS["level"].high + 1)
DEFAULT_LEVEL = 5
FULL = "full"  # what people type for full strength instead of a level

LIMITS = ("time", "depth", "nodes")
# What else may be set of our engine at a seat; a level is a player of its own.
SEAT_OPTIONS = tuple(name for name in OPTIONS if name not in ("level", "depth"))
RESOURCES = ("threads", "hash_mb")  # options that a file does not decide

PARAM = "param."

_NAMED = re.compile(r"([^:=]+)=(.+)", re.DOTALL)
_SETTING = re.compile(r"([\w.]+)=(-?[0-9]+(?:\.[0-9]+)?)", re.ASCII)
_COMMIT = re.compile(r"tengen@([^:\s]+)")
_LIMITED_COMMAND = re.compile(r"((?:\w+=[0-9.]+,?)+):(.+)", re.DOTALL | re.ASCII)


NO_LIMIT = Limit()


class PlayerKind(StrEnum):
    """What plays."""

    PERSON = "person"
    LEVEL = "level"
    TENGEN = "tengen"
    COMMAND = "cmd"
    PROGRAM = "program"  # somebody else's engine without its command, which files do not name


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A player. Options are those of our engine; a limit holds for each move."""

    kind: PlayerKind = PlayerKind.PERSON
    name: str = ""
    level: int | None = None
    limit: Limit = NO_LIMIT
    options: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    command: str = ""
    commit: str | None = None  # of our engine; None for its current source
    params: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))  # its search

    def __post_init__(self) -> None:
        _check_name(self.name, self.kind)
        is_level = self.kind is PlayerKind.LEVEL
        if is_level != (self.level is not None) or (is_level and self.level not in LEVELS):
            raise SeatError(f"level {self.level!r} of {self.kind}: expected level:1 to level:10")
        if self.kind is PlayerKind.PROGRAM and not self.name:
            raise SeatError("a program without a name: expected program:NAME")
        if (self.kind is PlayerKind.COMMAND) != bool(self.command.strip()):
            raise SeatError(f"command {self.command!r} of {self.kind}: expected cmd:PROGRAM")
        if len(self.command) > MAX_COMMAND or "\0" in self.command:
            raise SeatError(f"a command of {len(self.command)} characters: expected a short one")
        limits = (self.limit.time, self.limit.depth, self.limit.nodes)
        if self.kind is PlayerKind.PERSON and (any(limits) or self.options):
            raise SeatError("a person has no limits and no options: expected person:NAME")
        if self.kind in (PlayerKind.COMMAND, PlayerKind.PROGRAM) and self.options:
            raise SeatError("options are those of our engine: expected cmd:PROGRAM without any")
        if not self.is_ours and (self.commit is not None or self.params):
            raise SeatError(f"{self.kind} has no commit and no parameters: only tengen has")
        if self.commit is None:  # a commit has the options of its time
            _check_options(self.options)
        for name in ("options", "params"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    def __hash__(self) -> int:
        return hash((self.kind, self.name, self.level, self.limit, self.command, self.commit))

    # What there is to show

    @property
    def is_engine(self) -> bool:
        """Whether a program moves for this player."""
        return self.kind is not PlayerKind.PERSON

    @property
    def is_ours(self) -> bool:
        """Whether our own engine moves for this player."""
        return self.kind in (PlayerKind.LEVEL, PlayerKind.TENGEN)

    @property
    def title(self) -> str:
        """The name, or else what the player is: "level 5", "" for a person without one."""
        return self.name or self.about

    @property
    def title_message(self) -> Message | str:
        """The title before it is put into words; a name is what it is."""
        if self.name or self.kind in (PlayerKind.COMMAND, PlayerKind.PERSON):
            return self.title
        return {
            PlayerKind.LEVEL: Message.of("seat-level", level=self.level or 0),
            PlayerKind.TENGEN: Message("seat-full"),
            PlayerKind.PROGRAM: Message("seat-program"),
        }[self.kind]

    @property
    def shown(self) -> str:
        """The title in the language of this process; files have it in English."""
        return str(self.title_message)

    @property
    def about(self) -> str:
        """What the player is: "level 5", "full strength", a program's name, "" for a person."""
        if self.kind is PlayerKind.COMMAND:
            return re.split(r"[\\/]", self.command.split()[0])[-1]
        return {
            PlayerKind.PERSON: "",
            PlayerKind.LEVEL: f"level {self.level}",
            PlayerKind.TENGEN: "full strength",
            PlayerKind.PROGRAM: "another program",
        }[self.kind]

    @property
    def as_kept(self) -> Player:
        """The player as files keep it: without the command, or options that cost resources.

        A file may come from anybody. It names no program and no amount of memory.
        """
        if self.kind is not PlayerKind.COMMAND:
            kept = {name: value for name, value in self.options.items() if name not in RESOURCES}
            return replace(self, options=kept, commit=None, params={})
        name = re.sub("[:=]", "-", printable(self.title))[:MAX_NAME].strip() or "program"
        return Player(kind=PlayerKind.PROGRAM, name=name, limit=self.limit)

    def named(self, name: str) -> Player:
        """The same player under another name."""
        return replace(self, name=printable(name))

    # As text

    @staticmethod
    def parse(text: str, *, takes_commands: bool = False) -> Player:
        """The player that a line of text stands for.

        With `takes_commands` any other text is the command of an engine, without "cmd:".
        """
        named = _NAMED.fullmatch(text.strip())
        if takes_commands and named and " " in named[1].strip():
            named = None  # an argument of a command
        name, what = (named[1].strip(), named[2]) if named else ("", text.strip())
        kind, rest = (part.strip() for part in what.strip().partition(":")[::2])
        at_commit = _COMMIT.fullmatch(kind)
        match kind.lower():
            case "person" | "program" as word:
                return Player(kind=PlayerKind(word), name=name or rest)
            case "level":
                first, _, settings = rest.partition(",")
                return Player(
                    kind=PlayerKind.LEVEL,
                    name=name,
                    level=_parse_level(first),
                    **_parse_settings(settings),
                )
            case _ if kind.lower() == "tengen" or at_commit is not None:
                settings = _parse_settings(rest, any_option=at_commit is not None)
                level = settings["options"].pop("level", None)
                return Player(
                    kind=PlayerKind.TENGEN if level is None else PlayerKind.LEVEL,
                    name=name,
                    level=level,
                    commit=at_commit and at_commit[1],
                    **settings,
                )
            case "cmd":
                limited = _LIMITED_COMMAND.fullmatch(rest)
                settings, command = (limited[1], limited[2]) if limited else ("", rest)
                return Player(
                    kind=PlayerKind.COMMAND,
                    name=name,
                    command=command.strip(),
                    **_parse_settings(settings),
                )
        if takes_commands and what.strip():
            return Player(kind=PlayerKind.COMMAND, name=name, command=what.strip())
        raise SeatError(Message.of("seat-unknown", text=repr(text)))

    def __str__(self) -> str:
        """The text that `parse` reads."""
        settings = ",".join(f"{name}={number_text(value)}" for name, value in self._settings())
        match self.kind:
            case PlayerKind.PERSON:
                return f"person:{self.name}" if self.name else "person"
            case PlayerKind.PROGRAM:
                return f"program:{self.name}"
            case PlayerKind.LEVEL if self.commit is None:
                text = ",".join(filter(None, (f"level:{self.level}", settings)))
            case PlayerKind.LEVEL | PlayerKind.TENGEN:
                engine = "tengen" if self.commit is None else f"tengen@{self.commit}"
                level = "" if self.level is None else f"level={self.level}"
                text = ":".join(filter(None, (engine, ",".join(filter(None, (level, settings))))))
            case PlayerKind.COMMAND:
                text = f"cmd:{settings}:{self.command}" if settings else f"cmd:{self.command}"
        return f"{self.name}={text}" if self.name else text

    def _settings(self) -> list[tuple[str, float]]:
        limits = [(name, getattr(self.limit, name)) for name in LIMITS]
        return [
            *((name, value) for name, value in limits if value is not None),
            *self.options.items(),
            *((PARAM + name, value) for name, value in self.params.items()),
        ]

    # As data

    def to_plain(self) -> dict[str, Any]:
        """The player as plain data, as files keep it."""
        if self != self.as_kept:
            return self.as_kept.to_plain()
        data = {
            "kind": self.kind.value,
            "name": self.name or None,
            "level": self.level,
            **{name: getattr(self.limit, name) for name in LIMITS},
            "options": dict(self.options) or None,
        }
        return {name: value for name, value in data.items() if value is not None}

    @staticmethod
    def from_plain(data: object) -> Player:
        """The player that `to_plain` wrote; FormatError names what is wrong.

        Whatever the data say, the player is one that files may keep.
        """
        value = Value.of(data)
        optional = {"name", "level", "options", "command", *LIMITS}
        fields = value.fields({"kind"}, optional=optional)
        counts = {
            name: int(fields[name].number(whole=True))
            for name in ("level", "depth", "nodes")
            if name in fields
        }
        time = fields["time"].number() if "time" in fields else None
        options = dict(fields["options"].entries()) if "options" in fields else {}
        return value.checked(
            lambda: (
                Player(
                    kind=PlayerKind(fields["kind"].choice(PlayerKind)),
                    name=fields["name"].text() if "name" in fields else "",
                    level=counts.get("level"),
                    limit=Limit(time=time, depth=counts.get("depth"), nodes=counts.get("nodes")),
                    options={name: int(each.number(whole=True)) for name, each in options.items()},
                    command=fields["command"].text() if "command" in fields else "",
                ).as_kept
            )
        )


def parse_strength(text: str) -> Player:
    """Our engine by its level, or at full strength, from what people type.

    >>> parse_strength("7").title, parse_strength("full").title
    ('level 7', 'full strength')
    """
    if text.strip().lower() in (FULL, FULL_STRENGTH.about):
        return FULL_STRENGTH
    try:
        return Player(kind=PlayerKind.LEVEL, level=_parse_level(text))
    except SeatError as error:
        shown = repr(text.strip())
        raise SeatError(
            Message.of("seat-no-strength", text=shown, least=LEVELS[0], most=LEVELS[-1], full=FULL)
        ) from error


def _parse_level(text: str) -> int:
    text = text.strip()
    if not (text.isdecimal() and len(text) < 4 and int(text) in LEVELS):
        least, most = LEVELS[0], LEVELS[-1]
        raise SeatError(Message.of("seat-no-level", text=repr(text), least=least, most=most))
    return int(text)


def _parse_settings(text: str, *, any_option: bool = False) -> dict[str, Any]:
    """Limits, options and parameters from "time=2,threads=2"."""
    limits: dict[str, float] = {}
    options: dict[str, int] = {}
    params: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        setting = _SETTING.fullmatch(part)
        name = setting[1] if setting else ""
        if setting is not None and name.startswith(PARAM) and "." not in setting[2]:
            params[name.removeprefix(PARAM)] = int(setting[2])
            continue
        is_known = any_option or name in (*LIMITS, *SEAT_OPTIONS, "level")
        if setting is None or not is_known:
            known = ", ".join((*LIMITS, *SEAT_OPTIONS))
            raise SeatError(f"{part!r} is no setting: expected NAME=NUMBER with one of {known}")
        if name != "time" and "." in setting[2]:
            raise SeatError(f"{part!r} is no setting: expected a whole number")
        if name in LIMITS:
            limits[name] = float(setting[2]) if name == "time" else int(setting[2])
        else:
            options[name] = int(setting[2])
    try:
        limit = Limit(**limits)  # type: ignore[arg-type]
    except EngineError as error:
        raise SeatError(str(error)) from error
    return {"limit": limit, "options": options, **({"params": params} if params else {})}


def _check_name(name: str, kind: PlayerKind) -> None:
    if kind is not PlayerKind.PERSON and re.search("[:=]", name):
        raise SeatError(f"{name!r} is no name for an engine: expected neither : nor = in it")
    if name != printable(name) or len(name) > MAX_NAME:
        shown = repr(printable(name)[:MAX_NAME])
        raise SeatError(Message.of("seat-no-name", name=shown, most=MAX_NAME))


def _check_options(options: Mapping[str, int]) -> None:
    unknown = [name for name in options if name not in SEAT_OPTIONS]
    if unknown:
        raise SeatError(f"no option is called {unknown[0]!r}: expected {', '.join(SEAT_OPTIONS)}")
    try:
        Options().changed(**options)
    except EngineError as error:
        raise SeatError(str(error)) from error


FULL_STRENGTH = Player(kind=PlayerKind.TENGEN)
