"""A game in a frame of another site, and the board widget for other sites."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tengen import Board, Game, web
from tengen.formats.json import to_plain
from tengen.web.assets import WIDGET_EXPORTS
from web_support import running_app

STATIC = Path(web.__file__).parent / "static"
DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)
FIVE = "h8a1i8a2j8a3k8a4l8"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("embed")) as made:
        yield made


def embedded(client: TestClient, query: str, status: int = 200) -> dict[str, Any]:
    """What the page with these wishes shows."""
    page = client.get(f"/embed?{query}")
    assert page.status_code == status
    shown: dict[str, Any] = json.loads(DATA.findall(page.text)[0])
    return shown


def test_every_site_may_frame_an_embedded_game_and_nothing_else(client: TestClient) -> None:
    page = client.get("/embed?moves=h8", headers={"origin": "https://elsewhere.example"})
    policy = page.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "default-src 'none'" in policy
    assert "connect-src" not in policy
    assert "set-cookie" not in page.headers
    assert client.head("/embed?moves=h8").status_code == 200
    for path in ("/", "/?game=x", "/static/index.html", "/widget/", "/embedded"):
        assert "frame-ancestors 'none'" in client.get(path).headers["content-security-policy"]


def test_files_of_an_embedded_game_load_in_a_frame_without_an_origin(client: TestClient) -> None:
    page = client.get("/embed?moves=h8")
    assert 'type="module"' not in page.text
    files = re.findall(r'(?:href|src)="(/assets/[^"]+\.(?:js|css))"', page.text)
    assert len(files) == 3
    for address in files:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "immutable" in answer.headers["cache-control"]
    assert sum(len(client.get(address).content) for address in files) < 100_000


def test_a_position_is_shown_move_by_move(client: TestClient) -> None:
    shown = embedded(client, f"rule=standard&size=15&moves={FIVE}")
    assert shown["size"] == 15
    assert [move["point"] for move in shown["moves"][:3]] == ["h8", "a1", "i8"]
    assert [move["color"] for move in shown["moves"][:3]] == ["black", "white", "black"]
    assert shown["line"] == ["h8", "i8", "j8", "k8", "l8"]
    assert shown["result"]["key"] == "result-five"
    assert shown["address"] == f"/?rule=standard&size=15#{FIVE}"


def test_a_set_up_position_and_captures(client: TestClient) -> None:
    query = "rule=42&size=19&black=j10&white=k10l10&turn=black&pairs=1,0&moves=m10a1"
    shown = embedded(client, query)
    assert shown["setup"] == {"black": ["j10"], "white": ["k10", "l10"]}
    assert shown["moves"][0] == {"point": "m10", "color": "black", "captured": ["k10", "l10"]}


def test_games_and_studies_are_shown_to_whoever_has_their_id(client: TestClient) -> None:
    seats = {"first": {"kind": "person", "name": "</script>"}, "second": {"kind": "person"}}
    game = client.post("/api/games", json={"seats": seats}).json()["game"]["id"]
    action = {"action": {"do": "move", "point": "h8"}, "seq": 0, "ref": "embed"}
    assert client.post(f"/api/games/{game}/act", json=action).status_code == 200
    plain = to_plain(Game.from_board(Board.from_moves("h8 i9")))
    study = client.post("/api/studies", json={"title": "Mine", "game": plain}).json()["id"]
    client.cookies.clear()
    shown = embedded(client, f"game={game}")
    assert [move["point"] for move in shown["moves"]] == ["h8"]
    assert shown["players"]["black"] == "</script>"
    assert shown["address"] == f"/?game={game}"
    assert len(embedded(client, f"study={study}")["moves"]) == 2


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ("game=nothing", 404, "web-no-game"),
        ("study=nothing", 404, "web-no-study-named"),
        ("rule=chess", 422, "format-bad-link"),
        ("moves=h8h8", 422, None),
        ("size=99&moves=h8", 422, "format-bad-link"),
        ("moves=" + "h8" * 20_000, 422, None),
    ],
)
def test_what_cannot_be_shown_is_said_in_the_frame(
    client: TestClient, query: str, status: int, key: str | None
) -> None:
    problem = embedded(client, query, status)["problem"]
    assert problem["message"]
    assert key is None or problem["key"] == key
    page = client.get(f"/embed?{query}", headers={"accept-language": "de"})
    texts = client.get(re.findall(r'src="(/assets/embed-texts[^"]+)"', page.text)[0]).text
    if "key" in problem:  # the frame has the words
        assert json.dumps(problem["key"]) in texts


# The widget


def test_other_sites_may_load_the_widget(client: TestClient) -> None:
    for name, kind in (("board.js", "text/javascript"), ("board.css", "text/css")):
        answer = client.get(f"/widget/{name}")
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "set-cookie" not in answer.headers
    assert client.get("/widget/nothing.js").status_code == 404
    assert "<h1>The board widget</h1>" in client.get("/widget/").text


def test_the_sheet_of_the_widget_leaves_the_rest_of_a_page_alone(client: TestClient) -> None:
    sheet = client.get("/widget/board.css").text
    plain = re.sub(r"@keyframes [^{]+\{[^{}]*\{[^{}]*\}\s*\}", "", sheet)
    for selector in re.findall(r"([^{}]+)\{[^{}]*\}", plain):
        for one in re.sub(r"\([^)]*\)", "", selector).split(","):
            assert ".tb" in one, selector


def test_the_types_name_every_field_and_method() -> None:
    types = (STATIC / "widget" / "board.d.ts").read_text(encoding="utf-8")
    source = (STATIC / "js" / "board" / "board.js").read_text(encoding="utf-8")
    defaults = re.search(r"DEFAULTS = Object.freeze\(\{(.*?)\n\}\)", source, re.DOTALL)
    state = re.search(r"interface BoardState \{(.*?)\n\}", types, re.DOTALL)
    assert defaults is not None
    assert state is not None
    named = re.findall(r"^  (\w+):", state[1], re.MULTILINE)
    assert named == re.findall(r"^  (\w+):", defaults[1], re.MULTILINE)
    public = re.findall(r"^  (?:get )?([a-z]\w*)\(.*\{$", source, re.MULTILINE)
    widget = types[types.index("export class BoardWidget") :]
    methods = re.findall(r"^  (?:get )?([a-z]\w*)\(", widget[: widget.index("\n}")], re.MULTILINE)
    assert sorted(methods) == sorted(public)
    assert set(re.findall(r"export (?:const|class|function) (\w+)", types)) == set(WIDGET_EXPORTS)
    callbacks = set(re.findall(r"#callbacks\.(\w+)", source))
    assert all(f"{name}?(" in types for name in callbacks)
