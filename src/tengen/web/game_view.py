"""Positions and sessions as data for the page, so that the page needs no rules."""

from __future__ import annotations

import json
from collections.abc import Iterable

from ..board import Board
from ..coords import Move
from ..game import Game
from ..lines import WALL, any_winning_line
from ..names import OpeningName, opening_name
from ..opening import Choice, Place, Seat
from ..plain import Json, names
from ..play.seats import Player, PlayerKind
from ..play.session import Session, Wants
from ..play.words import outcome_message, printable, result_message
from ..rules import Color
from ..texts import Message


def show_board(board: Board) -> Json:
    """Everything that is needed to draw a position."""
    return {
        "rule": board.rule.name,
        "size": board.size,
        "ply": board.ply,
        "turn": str(board.turn),
        "moves": names(board.move_stack, board.size),
        "setup": {"pairs": [0, 0], **board.root().setup_to_plain()} if board.has_setup else None,
        "stones": {str(color): names(board.stones(color), board.size) for color in Color},
        "last": board.move_text(board.peek()) if board.ply else None,
        "captured": names(_captured(board), board.size),
        "forbidden": {
            board.move_text(move): str(reason) for move, reason in board.forbidden_points.items()
        },
        "pairs": {
            "black": board.captured_pairs.black,
            "white": board.captured_pairs.white,
            "needed": board.rule.pairs_to_win if board.rule.captures else None,
        },
        "pending_five": _pending_five(board),
        "name": show_opening_name(opening_name(board)),
    }


def show_opening_name(name: OpeningName | None) -> Json | None:
    """The name of an opening, in words."""
    return None if name is None else name.message.to_plain_with_text()


def _captured(board: Board) -> Iterable[Move]:
    """The stones that the last move took."""
    if not board.rule.captures or not board.ply:
        return ()
    before = board.copy()
    return before.captures(before.pop())


def _pending_five(board: Board) -> Json | None:
    color = board.pending_five
    if color is None:
        return None
    line = any_winning_line([*board.key[2], WALL], board.size, color, board.rule) or ()
    return {"color": str(color), "line": names(line, board.size)}


def game_view(session: Session, *, tells_thoughts: bool = True) -> Json:
    """The public state of a game, without the running clock; perhaps without what engines think."""
    board = session.board
    shown = show_board(board)
    if session.is_over:
        shown["forbidden"] = {}
    return {
        **shown,
        "opening": session.opening.protocol.name,
        "colors": _colors(session),
        "to_act": _to_act(session),
        "result": _result(session, board),
        "mover": None if session.is_over or session.opening.options else session.turn,
        "chosen": _last_choice(session),
        "acts": [session.opening.action_text(act) for act in session.opening.action_stack],
        "offers": names(session.opening.offers, board.size),
        "draw_offer": session.draw_offer,
        "undo_request": session.undo_request,
        "stats": _stats(session, tells_thoughts=tells_thoughts),
    }


def show_replay(game: Game) -> Json:
    """The main line of a game: where it begins, each move with what it took, and how it ended."""
    board = game.end().board()
    root = board.root()
    colors = [root.turn if ply % 2 == 0 else root.turn.other for ply in range(board.ply)]
    moves = names(board.move_stack, board.size)
    outcome = board.outcome()
    return {
        "rule": board.rule.name,
        "size": board.size,
        "name": show_opening_name(opening_name(board)),
        "setup": {str(color): names(root.stones(color), board.size) for color in Color},
        "moves": [
            {"point": point, "color": str(color), "captured": captured}
            for point, color, captured in zip(moves, colors, _captures(board), strict=True)
        ],
        "players": {str(color): printable(game.headers.get(color.title, "")) for color in Color},
        "result": _ending(game, board),
        "line": [] if outcome is None else names(outcome.line, board.size),
    }


def _ending(game: Game, board: Board) -> Json | None:
    outcome = board.outcome()
    if outcome is not None:
        return outcome_message(board, outcome).to_plain()
    return None if game.result is None else result_message(game.result).to_plain()


def show_player(player: Player) -> Json:
    """A player, without what only the server needs."""
    shown: Json = {"kind": player.kind.value, "name": player.title}
    if player.kind is PlayerKind.LEVEL:
        shown["level"] = player.level
    if player.kind is PlayerKind.TENGEN:
        shown["time"] = player.limit.time
    return shown


def show_clock(session: Session, now: float) -> Json | None:
    """The clocks at this moment, or None without clocks."""
    clock = session.clock
    if not clock.control.is_clocked:
        return None
    left = {seat.value: _rounded(session.remaining(seat, now)) for seat in Seat}
    if session.has_colors:
        for seat, color in session.colors.items():
            left[str(color)] = left[seat.value]
    running = clock.turn if clock.is_running and not session.is_over else None
    return {"control": str(clock.control), **left, "running": running}


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 2)


def _last_choice(session: Session) -> str | None:
    choices = [act.what for act in session.acts if isinstance(act.what, Choice)]
    return choices[-1].value if choices else None


def _colors(session: Session) -> Json | None:
    if not session.has_colors:
        return None
    return {str(color): seat.value for seat, color in session.colors.items()}


def _to_act(session: Session) -> Json | None:
    turn = session.to_act
    if turn is None:
        return None
    step = session.opening.step
    is_anywhere = step is None or (isinstance(step, Place) and not step.zone)
    is_zoned = turn.wants is Wants.MOVE and not is_anywhere
    return {
        "seat": turn.seat,
        "kind": turn.wants,
        "instruction": session.opening.instruction_message.to_plain_with_text(),
        "choices": list(turn.choices),
        "points": names(sorted(session.legal), session.setup.size) if is_zoned else None,
    }


def _result(session: Session, board: Board) -> Json | None:
    result = session.result
    if result is None:
        return None
    outcome = session.outcome
    is_by_board = result.reason == "board" and outcome is not None
    return {
        "winner": None if result.winner is None else str(result.winner),
        "reason": str(outcome.termination) if is_by_board and outcome else str(result.reason),
        **ending_of(session).to_plain_with_text(),
        "line": names(outcome.line, board.size) if outcome is not None else [],
    }


def ending_of(session: Session) -> Message:
    """How a game ended, in a sentence without the points that the board shows anyway."""
    result, outcome = session.result, session.outcome
    assert result is not None, "only a game that is over has an end"
    if result.reason != "board" or outcome is None:
        return result_message(result)
    return outcome_message(session.board, outcome)


def kept_ending(session: Session) -> str | None:
    """How a game ended as it is stored, a message in JSON, or None while it goes on."""
    if session.result is None:
        return None
    return json.dumps(ending_of(session).to_plain(), separators=(",", ":"))


def shown_ending(kept: str | None) -> Json | None:
    """A stored end of a game, with its text; earlier versions stored only that."""
    if kept is None:
        return None
    if not kept.startswith("{"):
        return {"text": kept}
    message = json.loads(kept)
    return Message(message["key"], message["params"]).to_plain_with_text()


def _stats(session: Session, *, tells_thoughts: bool) -> list[Json]:
    board = session.board
    moves = [act for act in session.acts if act.is_move]
    if not tells_thoughts:
        moves = [act._replace(thought=None) for act in moves]
    return [
        {
            "ply": ply,
            "move": board.move_text(int(act.what)),
            "color": None if act.color is None else str(act.color),
            "seconds": None if act.spent is None else round(act.spent, 2),
            "captured": captured,
            "depth": None if act.thought is None else act.thought.depth,
            "nodes": None if act.thought is None else act.thought.nodes,
            "is_book": act.thought is not None and act.thought.is_book,
            "nps": None if act.thought is None else act.thought.nps,
            "score": None if act.thought is None else act.thought.score.to_plain(),
        }
        for ply, (act, captured) in enumerate(zip(moves, _captures(board), strict=True), 1)
    ]


def _captures(board: Board) -> list[list[str]]:
    """The stones that each move took."""
    if not board.rule.captures:
        return [[] for _ in range(board.ply)]
    replayed, taken = board.root(), []
    for move in board.move_stack:
        taken.append(names(replayed.captures(move), board.size))
        replayed.push(move, foul=True)
    return taken
