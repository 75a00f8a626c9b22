"""The page's files as browsers get them."""

from __future__ import annotations

import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from tengen import Board, Game, web
from tengen.formats.json import to_plain
from tengen.web.assets import LANGUAGE_COOKIE, Assets, bundle
from web_support import running_app

STATIC = Path(web.__file__).parent / "static"
LINKED = re.compile(r'(?:href|src)="(/assets/[^"]+)"')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with running_app(tmp_path_factory.mktemp("assets")) as made:
        made.get("/")
        yield made


def test_the_page_loads_one_script_and_one_sheet_that_are_kept_for_ever(client: TestClient) -> None:
    page = client.get("/")
    linked = LINKED.findall(page.text)
    assert sorted(Path(address).suffix for address in linked) == [
        ".css",
        ".js",
        ".js",
        ".png",
        ".svg",
        ".webmanifest",
    ]
    assert "/static/" not in page.text
    for address in linked:
        asset = client.get(address)
        assert asset.status_code == 200
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers.get("content-encoding") == (None if "png" in address else "gzip")
        assert "set-cookie" not in asset.headers
        plain = client.get(address, headers={"accept-encoding": "identity"})
        assert plain.content == asset.content
        assert "content-encoding" not in plain.headers


def test_what_a_first_visit_weighs() -> None:
    assets = Assets(STATIC)
    page = assets.page("en")
    names = [Path(name).name for name in LINKED.findall(page.content.decode())]
    loaded = [name for name in names if not name.endswith(".png")]  # only installing needs that
    sizes = [len(assets[name].compressed) for name in loaded]
    assert len(sizes) == 5
    assert sum(sizes) + len(page.compressed) < 118_000  # with tournaments and the explorer


def test_a_known_page_is_not_sent_again(client: TestClient) -> None:
    page = client.get("/")
    assert page.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_page_speaks_the_language_of_the_browser_or_the_one_chosen(client: TestClient) -> None:
    wanted = {"accept-language": "xx, en-XA;q=0.8, en;q=0.3"}
    page = client.get("/", headers=wanted)
    assert '<html lang="en-XA">' in page.text
    assert "⟦Þłåý" in page.text
    assert page.headers["vary"] == "accept-encoding, accept-language, cookie"
    chosen = client.get("/", headers={**wanted, "cookie": f"{LANGUAGE_COOKIE}=en"})
    assert '<html lang="en">' in chosen.text
    assert chosen.headers["etag"] != page.headers["etag"]


@pytest.mark.parametrize("header", ["", ";;q", "de;q=much", "," * 5000, "*", "\xff"])
def test_a_strange_wish_for_a_language_is_answered_in_english(
    client: TestClient, header: str
) -> None:
    page = client.get("/", headers=[(b"accept-language", header.encode("latin-1"))])
    assert '<html lang="en">' in page.text


def test_the_sources_of_the_page_load_by_themselves(client: TestClient) -> None:
    page = client.get("/static/index.html")
    assert "/static/js/main.js" in page.text
    assert "{t:" not in page.text


def test_the_page_can_be_installed(client: TestClient) -> None:
    page = client.get("/", headers={"accept-language": "de"})
    (address,) = [linked for linked in LINKED.findall(page.text) if linked.endswith("manifest")]
    manifest = client.get(address).json()
    assert (manifest["lang"], manifest["display"]) == ("de", "standalone")
    assert manifest["description"] in page.text
    for icon in manifest["icons"]:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds


def test_the_service_worker_is_asked_for_anew_each_time(client: TestClient) -> None:
    worker = client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_the_configuration_has_what_the_first_view_asks_next(client: TestClient) -> None:
    client.patch("/api/settings", json={"settings": {"theme": "dark"}})
    config = client.get("/api/config").json()
    assert config["answers"]["/api/settings"] == {"settings": {"theme": "dark"}}
    for path, answer in config["answers"].items():
        asked = client.get(path).json()
        assert {**asked, "now": None} == {**answer, "now": None}
    client.cookies.clear()
    other = client.get("/api/config").json()
    assert other["answers"]["/api/settings"] == {"settings": {}}
    assert other["identity"] != config["identity"]


def test_an_unknown_asset_is_not_found(client: TestClient) -> None:
    for name in ("page-0000.js", "index.html", "..%2fapp.py"):
        assert client.get(f"/assets/{name}").status_code == 404


def test_the_address_changes_with_the_content(tmp_path: Path) -> None:
    shutil.copytree(STATIC, tmp_path, dirs_exist_ok=True)
    assert Assets(tmp_path).page("en").content == Assets(STATIC).page("en").content
    with open(tmp_path / "js" / "main.js", "a") as main:
        main.write("void 0;\n")
    before, after = (
        LINKED.findall(Assets(folder).page("en").content.decode()) for folder in (STATIC, tmp_path)
    )
    assert [Path(one).suffix for one in set(before) ^ set(after)] == [".js", ".js"]


def test_modules_become_functions_that_return_their_exports() -> None:
    script = bundle(
        {
            "lib/a.js": "// A note.\n\n/** Two\n * lines. */\nexport const one = 1;\n"
            "export function two() {}\n",
            "main.js": 'import {\n  one,\n  two as second,\n} from "./lib/a.js";\n  second(one);\n',
        }
    )
    assert script == (
        "// lib/a.js\nconst $m0 = (() => {\nconst one = 1;\nfunction two() {}\n"
        "return { one, two };\n})();\n"
        "// main.js\nconst $m1 = (() => {\nconst { one, two: second, } = $m0;\nsecond(one);\n"
        "return {  };\n})();\n"
    )


@pytest.mark.parametrize(
    "line",
    [
        'import everything from "./a.js";',
        'export * from "./a.js";',
        "export let count = 0;",
        'const late = await import("./a.js");',
        "const here = import.meta.url;",
    ],
)
def test_what_a_bundle_cannot_hold_is_refused_with_its_place(line: str) -> None:
    with pytest.raises(ValueError, match=re.escape("main.js")):
        bundle({"main.js": f"const x = 1;\n{line}\n"})


def test_modules_in_a_circle_are_refused(tmp_path: Path) -> None:
    page = '<script type="module" src="/static/js/a.js"></script>'
    (tmp_path / "index.html").write_text(page)
    (tmp_path / "js").mkdir()
    for name, other in (("a", "b"), ("b", "a")):
        (tmp_path / "js" / f"{name}.js").write_text(f'import {{ x }} from "./{other}.js";\n')
    with pytest.raises(ValueError, match="imports itself"):
        Assets(tmp_path)


PICTURE = re.compile(r'property="og:image" content="([^"]+)"')


def test_a_link_to_a_game_has_a_preview(client: TestClient) -> None:
    person = {"kind": "person", "name": "Ann"}
    wish = {"seats": {"first": person, "second": {"kind": "invite"}}}
    game = client.post("/api/games", json=wish).json()["game"]
    invite = next(iter(game["invites"].values()))
    page = client.get(f"/?game={game['id']}&join={invite}")
    (picture,) = PICTURE.findall(page.text)
    assert invite not in page.text
    assert picture.startswith("http://")
    client.cookies.clear()
    answer = client.get(picture)  # whoever has the link may see the game
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert struct.unpack(">II", answer.content[16:24]) == (630, 630)
    assert page.text.count('content="630"') == 2  # width and height
    assert '"twitter:card" content="summary"' in page.text  # which does not crop it


def test_a_link_to_a_study_has_a_preview(client: TestClient) -> None:
    game = to_plain(Game.from_board(Board.from_moves("h8 i9")))
    study = client.post("/api/studies", json={"title": "Mine", "game": game}).json()
    page = client.get(f"/?study={study['id']}")
    (picture,) = PICTURE.findall(page.text)
    assert client.get(picture).headers["content-type"] == "image/png"
    assert "Mine" not in page.text


def test_a_page_without_a_game_has_no_preview(client: TestClient) -> None:
    for query in ("", "?game=", '?game="><script>', "?view=learn", "?game=short"):
        assert "og:image" not in client.get(f"/{query}").text
    (picture,) = PICTURE.findall(client.get(f"/?game={'x' * 22}").text)
    assert client.get(picture).status_code == 404
