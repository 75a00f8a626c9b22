"""What a person is asked before a game in the plain terminal; Enter takes what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..coords import MAX_SIZE, MIN_SIZE, check_size
from ..errors import INPUT_ERRORS, PlayError, SizeError, error_text
from ..opening import OPENINGS, Opening
from ..play.clock import TimeControl
from ..play.seats import FULL, FULL_STRENGTH, LEVELS, Player, PlayerKind, parse_strength
from ..play.settings import Settings
from ..rules import RULES, Color, Rule
from .terminal import Terminal

Answer = TypeVar("Answer")

NO_NAME = "-"
OPPONENTS = f"level {LEVELS[0]} to {LEVELS[-1]}, {FULL_STRENGTH.about}, person, or cmd:PROGRAM"


def ask_settings(terminal: Terminal, settings: Settings) -> Settings:
    """The settings of the game that somebody wants."""
    rule = _ask(terminal, f"Rule ({', '.join(RULES)})", settings.rule, Rule.from_name)
    is_usual = settings.size is not None and rule.name == settings.rule
    default_size = settings.size if is_usual else rule.default_size
    sizes = f"Board size ({MIN_SIZE} to {MAX_SIZE})"
    size = _ask(terminal, sizes, str(default_size), parse_size)
    opening = _ask(
        terminal,
        f"Opening ({', '.join(OPENINGS)})",
        settings.opening if OPENINGS[settings.opening].min_size <= size else "free",
        lambda name: Opening(name, rule=rule, size=size),
    )
    usual = Player.parse(settings.opponent)
    is_short = usual.kind is PlayerKind.LEVEL or usual == FULL_STRENGTH
    shown = usual.about if is_short else settings.opponent
    opponent = _ask(terminal, f"Opponent ({OPPONENTS})", shown, parse_opponent)
    color = settings.color
    if opponent.is_engine:
        what = "Your colour (black or white)"
        if opening.protocol.has_choices:
            what = "Do you open (black) or the engine (white)"
        color = _ask(terminal, what, color, _parse_color)
    name = _ask(terminal, f"Your name{_none_hint(settings.name)}", settings.name, _parse_name)
    if not opponent.is_engine:
        label = f"Name of the other player{_none_hint(opponent.name)}"
        opponent = Player(name=_ask(terminal, label, opponent.name, _parse_name))
    clock = _ask(
        terminal, "Clock (such as 5+3, 10s/move or none)", settings.clock, TimeControl.parse
    )
    return settings.changed(
        rule=rule.name,
        size=size,
        opening=opening.protocol.name,
        opponent=str(opponent),
        color=color,
        name=name,
        clock=str(clock),
    )


def _ask(terminal: Terminal, question: str, default: str, parse: Callable[[str], Answer]) -> Answer:
    """The answer to a question, asked again until `parse` takes it; Enter gives the default."""
    while True:
        text = terminal.ask(f"{question} [{default}]: " if default else f"{question}: ").strip()
        try:
            return parse(text or default)
        except INPUT_ERRORS as error:
            terminal.write([error_text(error)])


def parse_size(text: str) -> int:
    """A size that a board can have."""
    if not text.isdecimal() or len(text) > 3:
        raise SizeError(f"board size {text!r} is not possible: expected {MIN_SIZE} to {MAX_SIZE}")
    return check_size(int(text))


def parse_opponent(text: str) -> Player:
    """A player from any of its texts, a level from its number alone, or full strength."""
    words = text.lower().split()
    if words and words[-1].isdecimal() and words[:-1] in ([], ["level"]):
        return parse_strength(words[-1])
    if words[:1] == [FULL]:
        return parse_strength(text)
    return Player.parse(text)


def _parse_color(text: str) -> str:
    try:
        return str(Color.parse(text))
    except ValueError as error:
        raise PlayError(str(error)) from error


def _parse_name(text: str) -> str:
    return "" if text == NO_NAME else Player(name=text).name


def _none_hint(name: str) -> str:
    """How to have no name, where Enter would take the one that is remembered."""
    return f" ({NO_NAME} for none)" if name else ""
