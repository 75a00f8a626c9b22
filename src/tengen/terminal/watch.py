"""Two engines play in lines of text: one line per move, for a pipe or a plain terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import EngineError
from ..opening import Seat
from ..play.actions import Action
from ..play.clock import steady_time
from ..play.played import Act
from ..play.saved import Keeper, resume_lines
from ..play.session import Session
from ..play.setup import Setup
from ..play.thinking import Thinkers
from ..play.turns import Apply, Prepare, Think, Turns
from ..play.words import act_text, color_name, padded
from ..texts import t
from .board_text import draw_board
from .progress import CompileBar
from .terminal import Terminal, one_interrupt


def watch_in_lines(terminal: Terminal, setup: Setup, options: dict[str, int]) -> None:
    """Play the game in lines of text, and save it however it ends."""
    session = Session(setup)
    keeper = Keeper(session)
    black, white = (session.who(seat) for seat in Seat)
    size, rule = f"{setup.size}x{setup.size}", setup.rule.title
    terminal.write([t("terminal-against", black=black, white=white, rule=rule, size=size)])
    failure: EngineError | None = None
    with one_interrupt(), Thinkers(report=CompileBar(), options=options) as thinkers:
        try:
            _play(terminal, session, thinkers, keeper)
        except KeyboardInterrupt:
            terminal.write([t("terminal-interrupted")])
        except EngineError as error:  # told at the very end, after the game so far
            failure = error
        finally:
            file = keeper.keep()
    if failure is None or not session.is_empty:
        terminal.write(_summary(terminal, session))
    if file is not None:
        terminal.write(resume_lines(file))
    if failure is not None:
        raise failure


def _play(terminal: Terminal, session: Session, thinkers: Thinkers, keeper: Keeper) -> None:
    turns = Turns(session)
    while True:
        actions: Sequence[Action] = ()
        match turns.next(steady_time()):
            case Apply(due):
                actions = due
            case Prepare(player):
                thinkers.of(player).prepare(session)
                turns.prepared(player)
            case Think(player) as step:
                decision = thinkers.of(player).decide(session, steady_time())
                actions = turns.accept(step, decision.actions, steady_time())
            case _:
                return
        before = session.ply
        for action in actions:
            session.apply(action, steady_time())
        terminal.write(_act_text(session, act) for act in session.acts[before:])
        keeper.keep()


def _act_text(session: Session, act: Act) -> str:
    """A stone or a choice with its number, its player, its time and what was thought."""
    number = sum(each.is_move for each in session.acts[: session.acts.index(act) + 1])
    what = act_text(session.game, act.what, is_stone=act.is_move)
    color = "" if act.color is None else color_name(act.color)
    player = padded(session.players[act.by].shown, 16)
    text = f"{number if act.is_move else '':>3}  {padded(what, 10)} {padded(color, 5)}  {player}"
    if act.spent is not None:
        text += f" {act.spent:6.2f} s"
    if act.thought is not None:
        thought = act.thought
        how = t("play-book") if thought.is_book else t("play-depth", depth=thought.depth)
        text += f"  {padded(how, 9)} {thought.score}"
    return text


def _summary(terminal: Terminal, session: Session) -> list[str]:
    """The last board, how the game ended, and the times of both."""
    lines = ["", *draw_board(session.board, paint=terminal.paint), ""]
    lines += [session.ending] if session.ending else []
    for seat in session.seats:
        average = session.average_time(seat)
        who, moves = session.who_begins(seat), t("moves", count=session.move_count(seat))
        if average is None:
            lines.append(t("terminal-chose", who=who, what=moves))
            continue
        seconds = f"{average:.2f}"
        lines.append(t("terminal-moves-on-average", who=who, moves=moves, seconds=seconds))
    return lines
