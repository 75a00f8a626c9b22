"""The report of a match: one page that stands alone, and its charts as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from pathlib import Path
from string import Template

from ..files import write_file
from .elo import Estimate, estimate, signed
from .pairing import Pairing
from .playing import Ending, Record
from .settings import MatchSettings
from .standings import Standing, Standings, standings

PAGE = "report.html"
TEMPLATE = "report-template.html"


def save_report(folder: Path, settings: MatchSettings, records: Sequence[Record]) -> list[Path]:
    """Write the page and the pictures; the paths of what was written. Needs matplotlib."""
    from . import charts  # heavy, and an extra

    table = standings(settings, records)
    figures = {
        "elo": charts.elo_chart(settings, table),
        "cross": charts.cross_chart(settings, table),
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
    """The page, which needs nothing from elsewhere."""
    template = Template(resources.files(__package__).joinpath(TEMPLATE).read_text("utf-8"))
    names = [escape(name) for name in settings.names]
    return template.substitute(
        title=" – ".join(names) if len(names) <= 3 else f"{len(names)} engines",
        about=escape(about_text(settings, records)),
        verdict="".join(
            f'<p class="{kind}">{text}</p>' for kind, text in verdicts(settings, table)
        ),
        table=_table(_HEADINGS, (_cells(settings, table, row) for row in table.rows)),
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


def verdicts(settings: MatchSettings, table: Standings) -> list[tuple[str, str]]:
    """What the match says on the whole, each with its kind: good, bad or plain."""
    found = []
    if settings.sprt is not None and table.llr is not None:
        low, high = settings.sprt.bounds
        state = "goes on" if table.decision is None else f"has <b>{table.decision}</b>"
        kind = {None: "plain", "passed": "good", "failed": "bad"}[table.decision]
        text = (
            f"The test of {settings.sprt.elo0:g} against {settings.sprt.elo1:g} Elo {state}: "
            f"log-likelihood ratio {table.llr:+.2f} between {low:.2f} and {high:.2f}."
        )
        found.append((kind, text))
    if len(settings.engines) == 2:
        name = escape(settings.names[0])
        found.append(("plain", f"{name}: {table.difference(Pairing(0, 1))} Elo."))
    if table.is_void:
        counts = ", ".join(f"{count} by {ending}" for ending, count in table.faults.items())
        found.append(("bad", f"<b>Void for strength</b>: games lost without the board: {counts}."))
    return found


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


def _cells(settings: MatchSettings, table: Standings, row: Standing) -> list[str]:
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
    counts: dict[str, int] = {}
    for record in records:
        word = record.detail if record.ending is Ending.BOARD else str(record.ending)
        counts[word] = counts.get(word, 0) + 1
    for word, count in sorted(counts.items(), key=lambda item: -item[1]):
        yield [escape(word), str(count)]


def _interval(found: Estimate) -> str:
    return f"{signed(found.low)} … {signed(found.high)}"


def _table(headings: Iterable[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide">{table}</div>'
