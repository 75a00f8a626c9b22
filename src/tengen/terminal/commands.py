"""What can be typed in the plain terminal besides a move: one function per command, in a table.

Each returns the lines to print. A refused command raises an error, which the game prints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ..errors import SavedGameError
from ..formats.position import parse_position
from ..play.actions import Action, ActionKind
from ..play.arrange import file_of
from ..play.saved import Opened, find_saved, open_game, saved_as, saved_games
from ..play.seats import parse_strength
from ..play.session import Session
from ..play.words import act_text, forbidden_text
from ..texts import notice_text, t
from .game_view import Verbatim

if TYPE_CHECKING:
    from .game import TerminalGame

MOST_LISTED = 15  # saved games, so that the list fits on a screen


class Quit(Exception):  # noqa: N818  # no error, but the wish to leave
    """The user leaves the game."""


class Binding(NamedTuple):
    """A command that can be typed instead of a move."""

    usage: str
    meaning: str  # the end of its key in the catalogue
    run: Callable[[TerminalGame, str], list[str]]
    word: str  # the long name of the same


def undo(game: TerminalGame, _: str) -> list[str]:
    """Take back the last move, choice or result; against an engine, back to your own turn."""
    session = game.session
    before, ended = session.acts, session.result
    game.apply(Action(ActionKind.UNDO))
    taken = before[session.ply :]
    if not taken:
        return [t("terminal-result-back")] if ended else []
    texts = [act_text(session.game, act.what, is_stone=act.is_move) for act in taken]
    return [t("terminal-taken-back", moves=" ".join(texts), count=len(texts))]


def hint(game: TerminalGame, _: str) -> list[str]:
    """What our engine would do, a stage more each time."""
    if game.session.is_over:
        return [t("error-game-over")]
    if game.staged_hint.is_about(game.session):
        return [game.hint_stage()]
    game.turns.request(game.adviser, is_hint=True)
    return []


def mark_forbidden(game: TerminalGame, _: str) -> list[str]:
    """Mark the points that are forbidden to the player in turn."""
    board = game.session.board
    game.marked = frozenset(game.session.forbidden)
    return [forbidden_text(board) or t("terminal-none-forbidden", color=str(board.turn))]


def history(game: TerminalGame, number: str) -> list[str]:
    """All moves with their times, or the board as it was after some move."""
    session = game.session
    if number and session.board.ply:
        if not (number.isdecimal() and len(number) < 5 and int(number) <= session.board.ply):
            return [t("terminal-no-move", number=repr(number), most=session.board.ply)]
        game.shown_ply = int(number)
        return [t("terminal-board-after", number=game.shown_ply, ply=session.board.ply)]
    moves, told = 0, []
    for act in session.acts:
        moves += act.is_move
        spent = "" if act.spent is None else f" {act.spent:.1f}s"
        label = f"{moves}." if act.is_move else " -"
        told.append(f"{label} {act_text(session.game, act.what, is_stone=act.is_move)}{spent}")
    if not told:
        return [t("terminal-nothing-played")]
    return [f"{', '.join(told)}.", t("terminal-history-hint", number=moves)]


def act(kind: ActionKind, game: TerminalGame, _: str) -> list[str]:
    """Carry out an action without arguments for the player in turn."""
    game.apply(Action(kind))
    return game.session.events()


def draw(game: TerminalGame, _: str) -> list[str]:
    """The player in turn offers a draw."""
    game.apply(Action(ActionKind.OFFER_DRAW))
    return []


def level(game: TerminalGame, number: str) -> list[str]:
    """Give the engine another level."""
    engines = [seat for seat, player in game.session.players.items() if player.is_engine]
    if len(engines) != 1:
        return [t("terminal-level-engines", count=len(engines))]
    old = game.session.players[engines[0]]
    player = parse_strength(number)
    name = old.name if old.is_ours else ""
    game.apply(Action.sit(engines[0], player.named(name)))
    return [t("terminal-plays-on", who=game.session.who(engines[0]))]


def save(game: TerminalGame, name: str, *, replace: bool = False) -> list[str]:
    """Save under this name, or under one of our own; tell how to recreate the board."""
    told = []
    if name:
        path = saved_as(name)
        try:
            told = game.keeper.save_as(path, replace=replace)
        except FileExistsError:
            return [t("terminal-exists", file=str(path))]
    elif game.session.is_empty:
        return [t("terminal-nothing-played")]
    else:
        path = game.keeper.save()
    code = f"import tengen; board = tengen.{game.session.board!r}"
    return [Verbatim(t("terminal-saved-as", file=str(path))), *told, Verbatim(code)]


def load(game: TerminalGame, name: str) -> list[str]:
    """Resume a saved game; without a name, list them."""
    if name in ("", "-"):
        rows = [
            Verbatim(f"{number:>3}  {entry.id}  {entry.title}: {entry.about}")
            for number, entry in enumerate(saved_games()[:MOST_LISTED], 1)
        ]
        return [*rows, t("terminal-load-hint")] if rows else [t("terminal-none-saved")]
    opened = _open(name)
    game.change(opened.session, file=opened.file)
    return [
        t("terminal-loaded", name=name),
        *map(notice_text, opened.problems),
        *game.session.events(),
    ]


def new(game: TerminalGame, _: str) -> list[str]:
    """Start another game with the seats swapped."""
    setup = game.session.setup.rematch()
    game.change(Session(setup), file=None)
    return [t("terminal-another")]


def show_help(game: TerminalGame, _: str) -> list[str]:
    """All of these, and how to write a move."""
    columns = max(len(binding.usage) for binding in BINDINGS.values())
    rows = [("h8", t("terminal-help-move")), ("Enter", t("terminal-help-enter"))]
    rows += [(each.usage, t(f"terminal-help-{each.meaning}")) for each in BINDINGS.values()]
    return [Verbatim(f"{usage:{columns}}  {meaning}") for usage, meaning in rows]


def leave(game: TerminalGame, _: str) -> list[str]:
    """Leave; the game saves."""
    raise Quit


def _open(name: str) -> Opened:
    """A saved game by its number in the list or its id, or else any POSITION."""
    entries = saved_games() if name.isdecimal() and len(name) < 4 else []
    if name.isdecimal() and 0 < int(name) <= len(entries):
        name = str(entries[int(name) - 1].path)
    else:
        with suppress(SavedGameError):  # then it is the name of a file, or moves
            name = str(find_saved(name))
    return open_game(parse_position(name))._replace(file=file_of(name))


BINDINGS: Mapping[str, Binding] = {
    "u": Binding("u", "undo", undo, "undo"),
    "y": Binding("y", "redo", partial(act, ActionKind.REDO), "redo"),
    "t": Binding("t", "tip", hint, "hint"),
    "h": Binding("h [N]", "history", history, "history"),
    "f": Binding("f", "forbidden", mark_forbidden, "forbidden"),
    "d": Binding("d", "draw", draw, "draw"),
    "r": Binding("r", "resign", partial(act, ActionKind.RESIGN), "resign"),
    "v": Binding("v N", "level", level, "level"),
    "s": Binding("s [FILE]", "save", save, "save"),
    "s!": Binding("s! FILE", "save-over", partial(save, replace=True), "save!"),
    "l": Binding("l [FILE]", "load", load, "load"),
    "n": Binding("n", "new", new, "new"),
    "?": Binding("?", "help", show_help, "help"),
    "q": Binding("q", "quit", leave, "quit"),
}
WORDS = {binding.word: binding for binding in BINDINGS.values()}
