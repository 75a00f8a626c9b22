"""A match as files: its games, and a self-contained one-page report with its charts."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources
from itertools import islice
from pathlib import Path
from string import Template
from typing import Any

from ..errors import FormatError, LossWarning
from ..files import write_file
from ..formats import FORMATS, write_game, write_games
from ..game import EndReason, Game, MoveTime, Result
from ..rules import Color
from ..score import Score
from .elo import Estimate, estimate, signed
from .player import Ending
from .playing import Record
from .settings import MatchSettings
from .standings import Standing, Standings, standings, verdicts

PAGE = "report.html"
TEMPLATE = "report-template.html"

REASONS: Mapping[Ending, EndReason] = {
    Ending.BOARD: EndReason.BOARD,
    Ending.TIME: EndReason.TIME,
    Ending.CRASH: EndReason.FORFEIT,
    Ending.ILLEGAL: EndReason.FORFEIT,
    Ending.AGREED: EndReason.AGREEMENT,
    Ending.LENGTH: EndReason.AGREEMENT,
}


def save_report(folder: Path, settings: MatchSettings, records: Sequence[Record]) -> list[Path]:
    """Write the page and the pictures; returns their paths. Needs matplotlib."""
    from . import charts  # heavy, and an extra

    table = standings(settings, records)
    figures = {
        "elo": charts.elo_chart(table),
        "cross": charts.cross_chart(table),
    }
    if any(record.infos for record in records):
        figures["moves"] = charts.moves_chart(settings, records)
    if settings.sprt is not None:
        figures["test"] = charts.sprt_chart(settings, records)
    drawings = {name: charts.svg(figure) for name, figure in figures.items()}
    page = page_text(settings, table, records, drawings)
    written = [folder / PAGE]
    write_file(written[0], page.encode(), replace=True)
    for name, figure in figures.items():
        written.append(folder / f"{name}.png")
        write_file(written[-1], charts.png(figure), replace=True)
    return written


def page_text(
    settings: MatchSettings, table: Standings, records: Sequence[Record], drawings: dict[str, str]
) -> str:
    """The page, which loads nothing from elsewhere."""
    template = Template(resources.files(__package__).joinpath(TEMPLATE).read_text("utf-8"))
    names = [escape(name) for name in settings.names]
    return template.substitute(
        title=" – ".join(names) if len(names) <= 3 else f"{len(names)} engines",
        about=escape(about_text(settings, records)),
        verdict="".join(
            f'<p class="{kind}">{escape(text)}</p>' for kind, text in verdicts(settings, table)
        ),
        table=_table(_HEADINGS, (_cells(table, row) for row in table.rows)),
        pairs=_table(_PAIR_HEADINGS, _pair_cells(settings, table)),
        endings=_table(("ended by", "games"), _ending_cells(records)),
        charts="".join(
            f"<figure><figcaption>{_CAPTIONS[name]}</figcaption>{drawing}</figure>"
            for name, drawing in drawings.items()
        ),
    )


def about_text(settings: MatchSettings, records: Sequence[Record]) -> str:
    """What was played, in a sentence."""
    days = sorted({record.date[:10] for record in records})
    when = f", {' to '.join(days[:: max(1, len(days) - 1)])}" if days else ""
    return (
        f"{settings.rule} {settings.size}x{settings.size}, {settings.pace}, "
        f"{settings.format}, {len(settings.openings)} openings with colours swapped; "
        f"{len(records)} of {len(settings.schedule())} games{when}."
    )


_CAPTIONS = {
    "elo": "Elo",
    "cross": "Cross table: points of the row against the column",
    "moves": "Time, depth and speed over the game",
    "test": "The test, pair after pair",
}
_HEADINGS = (
    "#", "engine", "Elo", "interval", "games", "+", "−", "=", "score",
    "s a move", "slowest", "late", "crashed", "illegal",
)  # fmt: skip
_PAIR_HEADINGS = ("pairing", "Elo", "interval", "pairs", "0", "½", "1", "1½", "2")


def _cells(table: Standings, row: Standing) -> list[str]:
    rank = 1 + list(table.rows).index(row)
    share = f"{100 * row.points / row.games:.1f} %" if row.games else "–"
    return [
        str(rank),
        escape(row.name),
        signed(row.rating.elo),
        _interval(row.rating),
        *(str(count) for count in (row.games, row.wins, row.losses, row.draws)),
        share,
        f"{row.seconds:.3f}",
        f"{row.slowest:.3f}",
        *(str(row.faults.get(each, 0)) for each in (Ending.TIME, Ending.CRASH, Ending.ILLEGAL)),
    ]


def _pair_cells(settings: MatchSettings, table: Standings) -> Iterable[list[str]]:
    for pairing, counts in table.pairs.items():
        found = estimate(counts)
        first, second = (escape(settings.names[engine]) for engine in pairing)
        yield [
            f"{first} – {second}",
            signed(found.elo),
            _interval(found),
            str(counts.pairs),
            *map(str, counts),
        ]


def _ending_cells(records: Sequence[Record]) -> Iterable[list[str]]:
    counts = Counter(
        record.detail if record.ending is Ending.BOARD else str(record.ending) for record in records
    )
    return [[escape(word), str(count)] for word, count in counts.most_common()]


def _interval(found: Estimate) -> str:
    return f"{signed(found.low)} … {signed(found.high)}"


def _table(headings: Iterable[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide">{table}</div>'


# Games


def game_of(record: Record, settings: MatchSettings) -> Game:
    """The game with names, clocks, and a comment for each move."""
    game = Game(settings.rule, settings.size)
    game.headers = {
        "Black": settings.names[record.black],
        "White": settings.names[record.white],
        "Event": "tengen match",
        "Round": str(record.number + 1),
        "Date": record.date[:10],
        "TimeLimit": settings.pace,
    }
    game.add_line(record.moves, foul=True)
    played = islice(enumerate(game.mainline()), record.opening, None)
    for (ply, node), info in zip(played, record.infos, strict=True):
        node.comment = comment(info, Color.WHITE if ply % 2 else Color.BLACK)
        node.clock = MoveTime(left=info.get("left"), spent=info["seconds"])
    winner = None
    if record.winner is not None:
        winner = Color.BLACK if record.winner == record.black else Color.WHITE
    game.result = Result(winner, REASONS[record.ending])
    if record.ending.is_forfeit:
        last = game.end()
        last.comment = "\n".join(filter(None, [last.comment, f"{record.ending}: {record.detail}"]))
    return game


def comment(info: Mapping[str, Any], color: Color) -> str:
    """What an engine reported about a move in one line, with its messages below."""
    parts = []
    if "depth" in info:
        parts.append(f"depth {info['depth']}/{info.get('seldepth', info['depth'])}")
    score, win_in = info.get("score"), info.get("win_in")
    if score is not None or win_in is not None:
        parts.append(str(Score(score, win_in, color)))
    if "nodes" in info:
        parts.append(f"{info['nodes']} nodes")
    parts.append(f"{info['seconds']:.3f} s")
    return "\n".join([", ".join(parts), *info.get("messages", [])])


def save_records(
    folder: Path, settings: MatchSettings, records: Sequence[Record], *, format: str
) -> Path:
    """Write all games into one file, or into a folder where the format holds one game per file."""
    row = FORMATS.get(format)
    if row is None or not row.writes or format in ("openings", "link"):
        raise FormatError(f"games are not kept as {format!r}: expected sgf, psq, json or pos")
    games = [game_of(record, settings) for record in sorted(records, key=lambda each: each.number)]
    suffix = row.extensions[0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LossWarning)  # the journal has everything
        if row.holds_many:
            path = folder / f"games{suffix}"
            write_file(path, write_games(games, format).encode(), replace=True)
            return path
        path = folder / format
        path.mkdir(exist_ok=True)
        for game in games:
            name = f"{int(game.headers['Round']):05}{suffix}"
            write_file(path / name, write_game(game, format).encode(), replace=True)
    return path
