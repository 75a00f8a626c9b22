"""What is left of a match: game files, charts and the page."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from arena_support import record, small_match
from tengen import Color, EndReason, Result, Score
from tengen.arena.charts import cross_chart, elo_chart, svg
from tengen.arena.elo import Sprt
from tengen.arena.player import Ending
from tengen.arena.playing import Record
from tengen.arena.report import game_of, page_text, save_records, save_report
from tengen.arena.settings import MatchSettings, parse_engine
from tengen.arena.standings import standings
from tengen.formats import load_game, load_games
from tengen.play.clock import TimeControl

PNG = b"\x89PNG\r\n\x1a\n"


def settings_and_records(**changes: Any) -> tuple[MatchSettings, list[Record]]:
    settings = small_match(
        parse_engine("first=x"),
        parse_engine("<script>alert(1)</script> & more"),
        control=TimeControl(main=10.0),
        **changes,
    )
    infos: list[dict[str, Any]] = [
        {"seconds": 0.125, "left": 9.9, "depth": 7, "seldepth": 12, "score": 42, "nodes": 1234},
        {"seconds": 0.25, "left": 9.75, "win_in": -4, "messages": ["MESSAGE all is lost"]},
    ]
    played = Record(
        0, 0, 1, [24, 17, 16, 18], 2, 0, Ending.TIME, "no answer", infos, "2027-01-02T03:04:05"
    )
    return settings, [played, record(1, 1), record(2, None), record(3, 0)]


def test_a_game_has_names_clocks_comments_and_its_result() -> None:
    settings, records = settings_and_records()
    game = game_of(records[0], settings)
    assert game.headers["Black"] == "first"
    assert game.headers["Round"] == "1"
    assert game.headers["Date"] == "2027-01-02"
    assert game.result == Result(Color.BLACK, EndReason.TIME)
    nodes = list(game.mainline())
    assert [node.comment for node in nodes[:2]] == ["", ""]
    assert nodes[2].comment == f"depth 7/12, {Score(42)}, 1234 nodes, 0.125 s"
    assert nodes[3].comment == "-M4, 0.250 s\nMESSAGE all is lost\ntime: no answer"
    assert nodes[3].clock is not None
    assert (nodes[3].clock.spent, nodes[3].clock.left) == (0.25, 9.75)


def test_games_are_kept_in_the_format_asked_for(tmp_path: Path) -> None:
    settings, records = settings_and_records()
    for format in ("sgf", "json"):
        path = save_records(tmp_path, settings, list(reversed(records)), format=format)
        games = list(load_games(path))
        assert [game.mainline_moves() for game in games] == [each.moves for each in records]
        assert games[0].result == Result(Color.BLACK, EndReason.TIME)
    folder = save_records(tmp_path, settings, records, format="psq")
    assert len(list(folder.iterdir())) == 4
    game = load_game(folder / "00001.psq", rule="freestyle")
    assert game.mainline_moves() == records[0].moves
    with pytest.raises(ValueError, match="'link'"):
        save_records(tmp_path, settings, records, format="link")


def test_the_report_is_one_page_and_its_pictures(tmp_path: Path) -> None:
    settings, records = settings_and_records(sprt=Sprt(0, 30))
    written = save_report(tmp_path, settings, records)
    names = [path.name for path in written]
    assert names == ["report.html", "elo.png", "cross.png", "moves.png", "test.png"]
    for path in written[1:]:
        assert path.read_bytes().startswith(PNG)
    page = written[0].read_text()
    assert "Void for strength" in page
    assert "log-likelihood" in page
    assert "<script" not in page  # not even as a name
    assert "&lt;script&gt;" in page
    # Nothing is loaded from anywhere.
    assert not re.search(r"<(?:link|img|iframe|script)\b|url\(http|@import", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(drawings) == len(written) - 1
    for drawing in drawings:
        ElementTree.fromstring(drawing.replace("xlink:", ""))


def test_a_page_without_a_test_or_faults_claims_neither() -> None:
    settings, records = settings_and_records()
    page = page_text(settings, standings(settings, records[1:]), records[1:], {})
    assert "Void" not in page
    assert "log-likelihood" not in page
    assert "first – &lt;script&gt;" in page


def test_names_may_have_any_characters() -> None:
    settings = small_match(parse_engine("cash $1$ {x}_2 \\frac"), parse_engine("五目並べ & co"))
    table = standings(settings, [])
    assert "<svg" in svg(cross_chart(table))


def test_a_match_without_games_has_a_report_too(tmp_path: Path) -> None:
    settings = small_match(sprt=Sprt(0, 30))
    assert {path.name for path in save_report(tmp_path, settings, [])} >= {"report.html", "elo.png"}


def test_the_same_match_gives_the_same_drawing() -> None:
    settings, records = settings_and_records()
    table = standings(settings, records)
    assert svg(elo_chart(table)) == svg(elo_chart(table))
