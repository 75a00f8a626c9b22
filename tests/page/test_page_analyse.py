"""Analysis on the page: import and export, the tree, the engine, reports, the editor."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browsing import Visitor
from playwright.sync_api import Download, Locator, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

SGF = """(;FF[4]GM[4]SZ[15]RU[freestyle]PB[Aoki]PW[Ueda]
;B[hh];W[ih];B[ig]C[a quiet move](;W[gi];B[jh])(;W[hg]))"""
FOUR = "?rule=freestyle&size=15#h8a1i8a3j8a5"  # Black to make an open four


def _import(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("tab", name="Share").click()
    visitor.page.get_by_label("Moves, SGF, psq, pos or a link").fill(text)
    visitor.button("Read the text").click()


def _save(visitor: Visitor, name: str) -> Download:
    with visitor.page.expect_download() as download:
        visitor.button(name).click()
    return download.value


def _current(visitor: Visitor) -> Locator:
    return visitor.page.locator('.tree [aria-current="true"]')


def test_tree_with_variations_and_comments(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    _import(visitor, SGF)
    expect(_current(visitor)).to_have_text("j8")  # the end of the main line
    visitor.expect_stones(5)
    expect(visitor.page.locator(".comment")).to_have_text("a quiet move")
    expect(visitor.page.locator(".variation")).to_contain_text("h9")
    visitor.press(["ArrowLeft", "ArrowDown"])
    expect(_current(visitor)).to_have_text("h9")
    visitor.play_analysis("g10")
    expect(visitor.page.locator(".variation")).to_contain_text("g10")
    visitor.page.get_by_label("Comment", exact=True).fill("our own <b>idea</b>")
    expect(visitor.page.locator(".comment").last).to_have_text("our own <b>idea</b>")
    visitor.button("Promote").click()
    expect(visitor.page.locator(".variation")).to_contain_text("g7")
    visitor.button("First position").click()
    expect(visitor.page.locator(".analyse .status-text")).to_have_text("Black to move")
    visitor.press(["End"])
    expect(_current(visitor)).to_have_text("g10")
    visitor.page.reload()  # nothing is lost
    expect(_current(visitor)).to_have_text("g10")
    visitor.button("Delete").click()
    expect(_current(visitor)).to_have_text("h9")


def test_export_and_the_way_back(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open("/?view=analyse")
    _import(visitor, SGF)
    expect(_current(visitor)).to_have_text("j8")
    visitor.page.get_by_role("tab", name="Share").click()
    saved = {name: _save(visitor, name) for name in ("SGF", "psq", "SVG", "PNG")}
    starts = {"SGF": b"(;", "psq": b"Piskvor", "SVG": b"<svg", "PNG": b"\x89PNG"}
    for name, download in saved.items():
        path = tmp_path / download.suggested_filename
        download.save_as(path)
        assert path.read_bytes().startswith(starts[name]), name
        assert path.suffix == f".{name.lower()}"
    visitor.button("Make a link to this position").click()
    link = visitor.page.get_by_label("Link", exact=True).input_value()
    assert re.search(r"\?rule=freestyle&size=15#h8i8i9g7j8$", link), link
    visitor.page.goto(link)
    expect(_current(visitor)).to_have_text("j8")
    visitor.expect_stones(5)
    # A dropped file is read wherever it falls.
    name, content = (
        saved["SGF"].suggested_filename,
        (tmp_path / saved["SGF"].suggested_filename).read_text(),
    )
    transfer = visitor.page.evaluate_handle(
        """([name, content]) => {
            const data = new DataTransfer();
            data.items.add(new File([content], name));
            return data;
        }""",
        [name, content],
    )
    visitor.page.dispatch_event("body", "drop", {"dataTransfer": transfer})
    expect(visitor.page.locator(".variation")).to_contain_text("h9")


def test_what_cannot_be_read_is_said(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    _import(visitor, "h8 z99")
    expect(visitor.page.locator(".exchange .problem")).to_contain_text("z99")
    _import(visitor, "1. h8 2. i9")
    expect(_current(visitor)).to_have_text("i9")


def test_live_analysis(visitor: Visitor, engine: None) -> None:
    visitor.open("/" + FOUR)
    visitor.page.get_by_role("switch", name="Engine").check()
    first = visitor.page.locator(".lines .line").first
    expect(first.locator(".score")).to_have_text(re.compile(r"\+M"))  # the open four wins
    expect(visitor.page.get_by_role("meter", name="Evaluation")).to_have_attribute(
        "aria-valuetext", re.compile("Black wins")
    )
    expect(visitor.board.locator(".tb-best")).to_be_visible()
    visitor.expect_accessible()
    move = first.locator(".pv-move").first
    move.hover()
    expect(visitor.board.locator(".tb-layer-ghosts .tb-stone")).to_have_count(1)
    name = move.inner_text()
    move.click()
    expect(_current(visitor)).to_have_text(name)
    visitor.page.get_by_role("switch", name="Engine").uncheck()
    expect(visitor.page.locator(".figures")).to_be_hidden()


def test_every_score_is_told_for_the_side_to_move(visitor: Visitor, engine: None) -> None:
    visitor.open("/?rule=freestyle&size=15#a1h8a3i8a5j8o1")  # White to make an open four
    visitor.page.get_by_role("switch", name="Engine").check()
    expect(visitor.page.locator(".engine-view")).to_have_text(
        "Scores are for White, the side to move."
    )
    won = re.compile(r"^\+M\d+$")
    expect(visitor.page.locator(".lines .score").first).to_have_text(won)
    expect(visitor.board.locator(".tb-best text")).to_have_text(won)
    expect(visitor.page.locator(".eval-text")).to_have_text(won)
    visitor.page.get_by_role("tab", name="Report").click()
    visitor.click("k8")
    visitor.button("Ask the engine").click()
    expect(visitor.page.locator(".report")).to_contain_text(re.compile(r"Engine: \+M\d+ for White"))
    against = visitor.page.locator(".factors tr", has_text="against")
    expect(against).to_contain_text(re.compile(r"[+−]\d+\.\d\d"))


def test_a_proven_line_is_shown_to_its_end(visitor: Visitor, engine: None) -> None:
    visitor.open("/?rule=freestyle&size=15#a1h8a3i8a5j8o1")
    visitor.page.get_by_role("switch", name="Engine").check()
    long = visitor.page.locator(".lines .line", has_text=re.compile(r"\+M1\d"))
    expect(long).to_have_count(1)
    moves = long.locator(".pv-move")
    assert moves.count() == int(long.locator(".score").inner_text()[2:])
    expect(moves.last).to_be_in_viewport(ratio=1)
    expect(long).to_have_class(re.compile("proven"))


def test_a_finished_game_is_not_even(visitor: Visitor) -> None:
    visitor.open("/?rule=freestyle&size=15#h8a1i8a3j8a5k8a7l8")
    bar = visitor.page.get_by_role("meter", name="Evaluation")
    expect(bar).to_have_attribute("aria-valuetext", "Black has won")
    expect(bar).to_have_attribute("aria-valuenow", "100")
    expect(visitor.page.locator(".eval-text")).to_have_text("1–0")


def test_a_pointer_at_rest_does_not_replace_the_report_on_a_chosen_point(visitor: Visitor) -> None:
    visitor.open("/?rule=freestyle&size=15#a1h8a3i8a5j8o1")
    visitor.page.get_by_role("tab", name="Report").click()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.click("k8")  # the pointer arrives, and presses before it counts as resting
    expect(visitor.button("Ask the engine")).to_be_visible()
    visitor.page.wait_for_timeout(400)
    assert len([url for url in asked if url.endswith("/api/explain")]) == 1


def test_a_click_waits_for_a_slow_server_to_describe_the_position(visitor: Visitor) -> None:
    held: list[Route] = []
    visitor.page.route("**/api/position", lambda route: held.append(route))
    visitor.open("/?view=analyse")
    visitor.page.wait_for_function("document.querySelector('.tree [aria-current]') !== null")
    for part in (visitor.board, visitor.page.get_by_role("tab", name="Edit")):
        with pytest.raises(PlaywrightTimeout):
            part.click(timeout=300)
    (route,) = held
    route.continue_()
    visitor.page.unroute("**/api/position")
    visitor.play_analysis("h8")


def test_nothing_is_pressed_before_a_slow_server_has_opened_the_game(visitor: Visitor) -> None:
    held: list[Route] = []
    visitor.page.route("**/api/import", lambda route: held.append(route))
    visitor.open("/" + FOUR)
    expect(visitor.status).to_have_text("Opening …")
    new = visitor.page.locator("button", has_text="New").first
    with pytest.raises(PlaywrightTimeout):
        new.click(timeout=300)
    visitor.page.keyboard.press("ArrowLeft")
    _paste(visitor, "h8 i9")
    visitor.page.wait_for_timeout(300)
    (route,) = held  # what was pasted has not been sent
    route.continue_()
    expect(visitor.status).to_have_text("Black to move")
    visitor.expect_stones(6)
    new.click()
    visitor.expect_stones(0)
    visitor.page.unroute("**/api/import")
    _paste(visitor, "h8 i9")
    visitor.expect_stones(2)


def _paste(visitor: Visitor, text: str) -> None:
    visitor.page.evaluate(
        """(text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text", text);
            const event = new ClipboardEvent("paste", { clipboardData, bubbles: true });
            document.body.dispatchEvent(event);
        }""",
        text,
    )


def test_move_report_and_threats(visitor: Visitor, engine: None) -> None:
    visitor.open("/" + FOUR)
    expect(_current(visitor)).to_have_text("a5")
    visitor.page.get_by_role("tab", name="Report").click()
    expect(visitor.page.locator(".report")).to_contain_text("Black: open three")
    expect(visitor.board.locator(".tb-link").first).to_be_attached()
    visitor.hover("k8")
    expect(visitor.page.locator(".report h2").first).to_contain_text("Black k8")
    expect(visitor.page.locator(".sentences")).to_contain_text("open four")
    expect(visitor.page.locator(".factors")).to_contain_text("open four")
    visitor.button("Ask the engine").click()
    expect(visitor.page.locator(".report")).to_contain_text("Engine: +")
    visitor.page.locator(".sentences li").first.hover()
    expect(visitor.board.locator(".tb-threat-ring").first).to_be_visible()


def test_captured_stones_are_marked(visitor: Visitor) -> None:
    visitor.open("/?rule=42&size=9#c5d5h1e5f5")
    crosses = visitor.board.locator(".tb-layer-marks path")
    expect(visitor.stone("f5")).to_have_count(1)
    expect(crosses).to_have_count(2)  # where the captured stones stood
    visitor.page.get_by_role("tab", name="Report").click()
    expect(crosses).to_have_count(2)
    visitor.page.get_by_role("tab", name="Moves").click()
    visitor.play_analysis("a9")
    expect(crosses).to_have_count(0)


def test_board_editor(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    visitor.page.get_by_role("tab", name="Edit").click()
    visitor.button("Edit this position").click()
    expect(visitor.button("Done")).to_be_visible()
    for point in ("d8", "e8", "f8", "g8", "h8"):
        visitor.click(point)
    visitor.page.locator(".editor").get_by_role("radio", name="White").last.check(force=True)
    visitor.button("Done").click()
    expect(visitor.page.locator(".editor .problem")).not_to_be_empty()  # a five that stands
    visitor.click("h8")
    expect(visitor.stone("h8")).to_have_count(0)
    visitor.button("Done").click()
    expect(visitor.page.locator(".analyse .status-text")).to_have_text("White to move")
    visitor.expect_stones(4)


def test_an_analysis_is_kept(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    _import(visitor, SGF)
    expect(_current(visitor)).to_have_text("j8")
    visitor.page.get_by_role("tab", name="Share").click()
    visitor.page.get_by_label("Title").fill("A study in <i>rows</i>")
    visitor.button("Keep").click()
    visitor.page.wait_for_url("**/?study=*")
    visitor.go("Games")
    visitor.page.get_by_role("link", name="A study in <i>rows</i>").click()
    expect(_current(visitor)).to_have_text("j8")


def _keep(visitor: Visitor, title: str) -> str:
    visitor.page.get_by_role("tab", name="Share").click()
    visitor.page.get_by_label("Title").fill(title)
    visitor.button("Keep").click()
    visitor.page.wait_for_url("**/?study=*")
    visitor.page.get_by_role("tab", name="Moves").click()
    return visitor.page.url


def _expect_saved(visitor: Visitor) -> None:
    expect(visitor.page.locator(".over")).to_contain_text("· saved")


def test_a_kept_analysis_saves_itself_and_is_not_overwritten(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    visitor.play_analysis("h8")
    address = _keep(visitor, "Mine")
    visitor.play_analysis("i9")
    _expect_saved(visitor)
    visitor.page.reload()
    expect(_current(visitor)).to_have_text("i9")
    visitor.button("New").click()
    visitor.expect_stones(0)
    visitor.play_analysis("a1")
    assert visitor.page.url.endswith("/?view=analyse")  # no longer the kept one
    _keep(visitor, "Another")
    visitor.page.goto(address)
    expect(_current(visitor)).to_have_text("i9")
    visitor.expect_stones(2)
    _import(visitor, "c3 c4 c5")  # as little as a new one does an import overwrite it
    visitor.expect_stones(3)
    visitor.go("Games")
    visitor.page.get_by_role("link", name="Mine").click()
    visitor.expect_stones(2)


def test_changes_to_an_analysis_can_be_undone(visitor: Visitor) -> None:
    visitor.open("/?rule=freestyle&size=15#h8i9g7")
    visitor.expect_stones(3)
    visitor.button("Delete").click()
    visitor.expect_stones(2)
    visitor.button("Undo").click()
    expect(_current(visitor)).to_have_text("g7")
    visitor.button("New").click()
    visitor.expect_stones(0)
    visitor.page.keyboard.press("Control+z")
    visitor.expect_stones(3)
    visitor.page.keyboard.press("Control+y")
    visitor.expect_stones(0)
    visitor.button("Undo").click()
    visitor.play_analysis("a1")
    visitor.page.reload()  # the address was the link's; what was played since is not lost
    expect(_current(visitor)).to_have_text("a1")
    visitor.expect_stones(4)


def test_a_study_that_was_changed_elsewhere_is_merged(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    visitor.play_analysis("h8")
    study = _keep(visitor, "Shared").split("study=")[1]
    visitor.page.evaluate(
        """async (study) => {
            const path = `/api/studies/${study}`;
            const { title, version, game } = await (await fetch(path)).json();
            game.nodes.push({ parent: 0, move: "c3", comment: "from elsewhere" });
            const body = JSON.stringify({ title, version, game });
            const headers = { "Content-Type": "application/json" };
            await fetch(path, { method: "PUT", headers, body });
        }""",
        study,
    )
    visitor.play_analysis("i9")
    expect(visitor.page.locator(".variation")).to_contain_text("from elsewhere")
    _expect_saved(visitor)
    visitor.page.reload()
    expect(visitor.page.locator(".variation")).to_contain_text("c3")
    expect(_current(visitor)).to_have_text("i9")


def test_leaving_with_unsaved_changes_warns(visitor: Visitor) -> None:
    visitor.open("/?view=analyse")
    visitor.play_analysis("h8")
    _keep(visitor, "Slow")
    held: list[Route] = []
    visitor.page.route("**/api/studies/*", lambda route: held.append(route))
    with visitor.page.expect_request("**/api/studies/*"):
        visitor.play_analysis("i9")
    expect(visitor.page.locator(".over")).to_contain_text("saving")  # the server has not answered
    with visitor.page.expect_event("dialog") as asked:
        visitor.page.close(run_before_unload=True)
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()


def test_a_step_in_a_large_tree_draws_only_what_is_in_sight(visitor: Visitor) -> None:
    points = [f"{column}{row}" for row in range(1, 16) for column in "abcdefghijklmno"]
    main, rest = points[:60], points[60:]
    nodes: list[dict[str, object]] = [{}]
    nodes += [{"move": point} for point in main]
    for ply in range(1, 60):  # a long variation instead of every move
        nodes += [{"move": move} for move in rest[ply : ply + 50]]
        nodes[-50]["parent"] = ply
    game = {"tengen": 1, "rule": "freestyle", "size": 15, "nodes": nodes}
    visitor.open("/?view=analyse")
    _import(visitor, json.dumps(game))
    expect(_current(visitor)).to_have_text(main[-1])
    assert len(nodes) > 3000
    assert visitor.page.locator(".tree .move").count() < len(nodes) / 4
    visitor.page.evaluate(
        """() => {
            window.drawn = 0;
            const count = (changes) => {
                for (const change of changes) window.drawn += change.addedNodes.length;
            };
            const options = { childList: true, subtree: true };
            new MutationObserver(count).observe(document.querySelector(".tree"), options);
        }"""
    )
    visitor.press(["ArrowLeft"])
    expect(_current(visitor)).to_have_text(main[-2])
    assert visitor.page.evaluate("window.drawn") < 500
    visitor.press(["Home"])
    expect(_current(visitor)).to_have_text("Start")
    expect(_current(visitor)).to_be_in_viewport()


def test_steps_quicker_than_the_server_are_shown_on_the_way(visitor: Visitor) -> None:
    visitor.open("/?rule=freestyle&size=15#h8i9g7j10f6k11e5")
    visitor.expect_stones(7)
    held: list[Route] = []
    visitor.page.route("**/api/position", lambda route: held.append(route))
    visitor.press(["ArrowLeft"] * 5)
    expect(_current(visitor)).to_have_text("i9")
    visitor.wait_until(lambda: bool(held))
    held[0].continue_()
    visitor.expect_stones(6)  # where the first key led, while the others wait
    visitor.wait_until(lambda: len(held) > 1)
    held[1].continue_()
    visitor.expect_stones(2)
    assert len(held) == 2  # the server was asked about one position at a time


def test_a_finished_game_is_analysed(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8 h9 i8")
    visitor.button("Resign").click()
    visitor.button("Yes, resign").click()
    visitor.button("Analyse").click()
    expect(_current(visitor)).to_have_text("i8")
    visitor.go("Games")
    expect(visitor.page.locator(".entry").first).to_contain_text("3 moves")
    visitor.button("Remove").first.click()
    visitor.button("Really remove?").click()
    expect(visitor.page.locator(".games")).to_contain_text("No games yet")
