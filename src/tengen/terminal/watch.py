"""Two engines play in lines of text: one line per move, for a pipe or a plain terminal."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import EngineError
from ..opening import Seat
from ..plain import plural
from ..play.actions import Action
from ..play.clock import steady_time
from ..play.played import Act
from ..play.saved import Keeper, resume_lines
from ..play.session import Session
from ..play.setup import Setup
from ..play.thinking import Thinkers
from ..play.turns import Apply, Prepare, Think, Turns
from ..play.words import act_text
from .board_text import draw_board
from .progress import CompileBar
from .terminal import Terminal, one_interrupt


def watch_in_lines(terminal: Terminal, setup: Setup, options: dict[str, int]) -> None:
    """Play the game in lines of text, and save it whatever ends it."""
    session = Session(setup)
    keeper = Keeper(session)
    black, white = (session.who(seat) for seat in Seat)
    terminal.write([f"{black} against {white}, {setup.rule}, {setup.size}x{setup.size}."])
    failure: EngineError | None = None
    with one_interrupt(), Thinkers(report=CompileBar(), options=options) as thinkers:
        try:
            _play(terminal, session, thinkers, keeper)
        except KeyboardInterrupt:
            terminal.write(["Interrupted."])
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
    color = "" if act.color is None else act.color.title
    player = session.players[act.by].title
    text = f"{number if act.is_move else '':>3}  {what:<10} {color:<5}  {player:<16}"
    if act.spent is not None:
        text += f" {act.spent:6.2f} s"
    if act.thought is not None:
        how = "book     " if act.thought.is_book else f"depth {act.thought.depth:<3}"
        text += f"  {how} {act.thought.score}"
    return text


def _summary(terminal: Terminal, session: Session) -> list[str]:
    """The last board, how the game ended, and the times of both."""
    lines = ["", *draw_board(session.board, paint=terminal.paint), ""]
    lines += [session.ending] if session.ending else []
    for seat in session.seats:
        average = session.average_time(seat)
        time = "" if average is None else f", {average:.2f} s a move on average"
        lines.append(f"{session.who(seat)}: {plural(session.move_count(seat), 'move')}{time}.")
    return lines
