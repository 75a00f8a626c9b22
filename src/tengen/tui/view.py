"""A session as the screen shows it: pure functions from the game to what the widgets draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..board import Board
from ..coords import Move
from ..names import opening_name
from ..opening import Pick, Place, Seat
from ..play.session import Session, Wants
from ..play.words import act_text, offer_letter, pending_text, seconds_text, to_move_text
from ..rules import Color
from ..texts import t
from .analysis_panel import score_text
from .drawing import Picture
from .glyphs import Glyphs
from .panels import MoveEntry, PlayerLine

MOST_DIGITS = 9  # choices that have a key of their own


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody looks at the game: where in it, and with which marks."""

    ply: int | None = None  # None for the present; else this many stones
    numbers: bool = False
    forbidden: bool = True
    marks: Mapping[Move, str] = field(default_factory=dict)


def picture_of(session: Session, look: Look) -> Picture:
    """What is drawn of the board."""
    board = session.board_at(look.ply)
    is_present = board.ply == session.board.ply
    outcome = board.outcome()
    # After a capture the last move on a point counts.
    numbers = {move: number for number, move in enumerate(board.move_stack, 1)}
    stones = {move: color for color in Color for move in board.stones(color)}
    forbidden = board.forbidden_points if look.forbidden and outcome is None else {}
    offers = session.opening.offers if is_present else ()
    marks = {**{move: offer_letter(i) for i, move in enumerate(offers)}, **look.marks}
    return Picture(
        size=board.size,
        stones=stones,
        last=board.peek() if board.ply else None,
        winning=outcome.line if outcome else (),
        forbidden=frozenset(forbidden),
        closed=_closed_points(session, board) if is_present else (),
        marks={move: text for move, text in marks.items() if move not in stones},
        numbers=numbers if look.numbers else {},
    )


def _closed_points(session: Session, board: Board) -> frozenset[Move]:
    """The points that the opening does not allow now."""
    step, size = session.opening.step, board.size
    if session.is_over or step is None:
        return frozenset()
    if isinstance(step, Pick):
        return frozenset(set(range(size * size)) - session.legal)
    if not isinstance(step, Place) or not step.zone:
        return frozenset()
    return frozenset(move for move in range(size * size) if not step.allows(move, size))


def player_lines(
    session: Session, board: Board, glyphs: Glyphs, now: float, *, busy: Mapping[Seat, str]
) -> list[PlayerLine]:
    """Both players, Black first once the colours are settled; `busy` says what a player does."""
    turn = session.to_act
    return [
        PlayerLine(
            color=session.colors[seat] if session.has_colors else None,
            role=t(str(session.colors[seat]) if session.has_colors else f"seat-{seat}"),
            name=session.players[seat].shown,
            clock=clock_text(session.remaining(seat, now)),
            is_turn=turn is not None and turn.seat is seat,
            note=_note(session, board, seat, glyphs, busy.get(seat, "")),
        )
        for seat in session.seats
    ]


def _note(session: Session, board: Board, seat: Seat, glyphs: Glyphs, doing: str) -> str:
    parts = []
    if board.rule.captures and session.has_colors:
        color = session.colors[seat]
        pairs, needed = board.captured_pairs.of(color), board.rule.pairs_to_win
        taken = " ".join([2 * glyphs.stone(color.other)] * pairs)
        told = t("terminal-note-pairs", taken=pairs, needed=needed)
        parts.append(f"{told} {taken}".rstrip())
    if not session.is_over and not doing:
        parts.append(_last_thought(session, seat))
    if session.is_over:
        average = session.average_time(seat)
        moves = t("moves", count=session.move_count(seat))
        if average is not None:
            moves = t("terminal-note-moves", moves=moves, seconds=f"{average:.1f}")
        parts.append(moves)
    return "  ".join(filter(None, [*parts, doing]))


def _last_thought(session: Session, seat: Seat) -> str:
    """What an engine found at its last move, or nothing."""
    act = next((act for act in reversed(session.acts) if act.by is seat), None)
    if act is None or act.thought is None:
        return ""
    thought = act.thought
    if thought.is_book:
        return f"{t('play-book')}, {score_text(thought.score)}"
    depth = t("play-depth", depth=thought.depth)
    return f"{depth}, {score_text(thought.score)}, {thought.time:.1f} s"


def clock_text(seconds: float | None) -> str:
    """What a clock shows, "" where there is none; tenths only when it matters."""
    if seconds is None:
        return ""
    return seconds_text(seconds) if seconds < 10 or seconds >= 60 else f"0:{int(seconds):02}"


def move_entries(session: Session) -> list[MoveEntry]:
    """The list of moves: two stones per row, choices of the opening in rows of their own."""
    entries: list[MoveEntry] = []
    ply = 0
    for act in session.acts:
        if not act.is_move:
            did = act_text(session.game, act.what, is_stone=False)
            entries.append(MoveEntry(0, (f"{t(f'seat-{act.by}')}: {did}",)))
            continue
        ply += 1
        text = session.game.move_text(int(act.what))
        last = entries[-1] if entries else None
        if act.color == Color.WHITE and last is not None and len(last.plies) == 1:
            entries[-1] = MoveEntry(last.number, (*last.texts, text), (*last.plies, ply))
        else:
            texts = (text,) if act.color == Color.BLACK else ("..", text)
            plies = (ply,) if act.color == Color.BLACK else (ply - 1, ply)
            entries.append(MoveEntry((ply + 1) // 2, texts, plies))
    return entries


def title_text(session: Session) -> str:
    """Rule, size, opening with its name, and clock in a line."""
    setup = session.setup
    protocol, control = session.opening.protocol, str(setup.control)
    told = [] if protocol.name == "free" else [protocol.title]
    told += [] if control == "none" else [control]
    name = opening_name(session.board)
    told += [] if name is None else [str(name)]
    return ", ".join([setup.rule.title, f"{setup.size}x{setup.size}", *told])


def status_text(session: Session, ply: int | None) -> str:
    """What is to be done now, or where in the game one looks."""
    count = session.board.ply
    if ply is not None and ply < count:
        return t("terminal-browsing", ply=ply, count=count)
    if session.ending is not None:
        return t("terminal-over-back", ending=session.ending)
    turn = session.to_act
    assert turn is not None
    who = session.who_begins(turn.seat)
    if turn.wants is Wants.CHOICE:
        count = len(turn.choices)
        if turn.player.is_engine:
            return t("terminal-sentence", text=t("play-chooses", name=who))
        if count > MOST_DIGITS:
            return t("terminal-chooses-arrows", who=who)
        return t("terminal-chooses-digits", who=who, count=count)
    if turn.wants is Wants.DRAW_ANSWER:
        return f"{who}: {turn.instruction}"
    pending = pending_text(session.board)
    if pending is not None:
        return pending
    if not session.is_settled:
        return f"{who}: {turn.instruction}"
    return t("terminal-sentence", text=to_move_text(who, session.board.turn))
