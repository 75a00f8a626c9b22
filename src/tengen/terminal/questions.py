"""The questions before a game in the plain terminal; Enter accepts the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..coords import MAX_SIZE, MIN_SIZE, check_size, size_message
from ..errors import INPUT_ERRORS, PlayError, SizeError, error_text
from ..opening import OPENINGS, Opening
from ..play.clock import TimeControl
from ..play.seats import FULL, FULL_STRENGTH, LEVELS, Player, PlayerKind, parse_strength
from ..play.settings import Settings
from ..rules import RULES, Color, Rule
from ..texts import Message, t
from .terminal import Terminal

Answer = TypeVar("Answer")

NO_NAME = "-"


def ask_settings(terminal: Terminal, settings: Settings) -> Settings:
    """The settings of the game that somebody wants."""
    rules = t("terminal-ask-rule", known=", ".join(RULES))
    rule = _ask(terminal, rules, settings.rule, Rule.from_name)
    is_usual = settings.size is not None and rule.name == settings.rule
    default_size = settings.size if is_usual else rule.default_size
    sizes = t("terminal-ask-size", least=MIN_SIZE, most=MAX_SIZE)
    size = _ask(terminal, sizes, str(default_size), parse_size)
    opening = _ask(
        terminal,
        t("terminal-ask-opening", known=", ".join(OPENINGS)),
        settings.opening if OPENINGS[settings.opening].min_size <= size else "free",
        lambda name: Opening(name, rule=rule, size=size),
    )
    usual = Player.parse(settings.opponent)
    is_short = usual.kind is PlayerKind.LEVEL or usual == FULL_STRENGTH
    shown = usual.about if is_short else settings.opponent
    opponents = t("terminal-ask-opponent", least=LEVELS[0], most=LEVELS[-1])
    opponent = _ask(terminal, opponents, shown, parse_opponent)
    color = settings.color
    if opponent.is_engine:
        what = t("terminal-ask-color")
        if opening.protocol.has_choices:
            what = t("terminal-ask-opens")
        color = _ask(terminal, what, color, _parse_color)
    yours = t("terminal-ask-name-none" if settings.name else "your-name")
    name = _ask(terminal, yours, settings.name, _parse_name)
    if not opponent.is_engine:
        label = t("terminal-ask-other-none" if opponent.name else "terminal-ask-other")
        opponent = Player(name=_ask(terminal, label, opponent.name, _parse_name))
    clock = _ask(terminal, t("terminal-ask-clock"), settings.clock, TimeControl.parse)
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
        raise SizeError(size_message(text))
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
        raise PlayError(Message.of("color-unknown", text=repr(text))) from error


def _parse_name(text: str) -> str:
    return "" if text == NO_NAME else Player(name=text).name
