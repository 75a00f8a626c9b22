"""The lobby on the page: pairing, challenges, watching, and calls on every page."""

from __future__ import annotations

import itertools

from browsing import Visitor
from conftest import Welcome
from playwright.sync_api import Route, expect

_numbers = itertools.count(1)


def _register(visitor: Visitor) -> str:
    return visitor.register(f"Lobby-{next(_numbers)}")


def _name(visitor: Visitor, name: str, clock: str = "5 min + 3 s per move") -> None:
    visitor.new_game(opponent="Anybody in the lobby", clock=clock, your_name=name)


def _in_order(ann: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Both players of a game, the one who moves first."""
    expect(ann.page.locator(".move-list")).to_be_visible()
    return (ann, ben) if ann.status.inner_text() == "Your move" else (ben, ann)


def test_two_people_meet_in_the_lobby_and_a_third_watches(welcome: Welcome) -> None:
    ann, ben, watcher = welcome(), welcome(), welcome()
    _name(ann, "Ann")
    ann.button("Start game").click()
    expect(ann.page.get_by_text("Waiting for an opponent")).to_be_visible()
    ann.expect_accessible()
    _name(ben, "Ben")
    ben.open("/?view=lobby")
    expect(ben.page.get_by_text("Ann")).to_be_visible()
    ben.page.get_by_role("button", name="Play against Ann").click()
    for player in (ann, ben):
        player.page.wait_for_url("**/?game=*")
    names = ann.page.locator(".play")
    expect(names).to_contain_text("Ben")
    watcher.open("/?view=lobby")
    watcher.page.get_by_role("link", name="Ann").click()
    expect(watcher.page.locator(".play")).to_contain_text("Ben")
    first, second = _in_order(ann, ben)
    first.click("h8")
    expect(watcher.stone("h8")).to_be_visible()
    # Called on another page
    second.click("i9")
    expect(first.stone("i9")).to_be_visible()
    second.go("Learn")
    first.click("h9")
    expect(second.page.locator(".notice")).to_contain_text("your move")
    second.page.get_by_role("link", name="Go there").click()
    expect(second.stone("h9")).to_be_visible()


def test_quick_pairing_waits_and_is_cancelled(visitor: Visitor) -> None:
    visitor.open("/?view=lobby")
    visitor.page.get_by_role("region", name="Quick pairing").get_by_role("button").first.click()
    expect(visitor.page.get_by_text("Waiting for an opponent")).to_be_visible()
    visitor.button("Cancel").click()
    expect(visitor.page.get_by_text("Waiting for an opponent")).to_have_count(0)


def test_the_lobby_leads_to_the_engine_when_nobody_is_there(visitor: Visitor) -> None:
    for name in ("Engine that adapts to you", "Engine, by level"):
        visitor.open("/?view=lobby")
        visitor.button(name).click()
        form = visitor.page.get_by_role("form", name="New game")
        opponent = form.get_by_role("combobox", name="Opponent")
        expect(opponent.locator("option:checked")).to_have_text(name)


def test_a_challenge_reaches_a_player_on_any_page(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    names = (_register(ann), _register(ben))
    ben.open("/?view=puzzles")
    ann.new_game(opponent="Player with an account")
    ann.page.get_by_label("Name of the player").fill("Nobody-at-all")
    ann.button("Start game").click()
    expect(ann.page.locator(".notice")).to_contain_text("no player with this name")
    ann.page.get_by_label("Name of the player").fill(names[1])
    ann.button("Start game").click()
    expect(ann.page.get_by_text(f"You challenged {names[1]}")).to_be_visible()
    expect(ben.page.locator(".notice")).to_contain_text(f"{names[0]} challenges you")
    ben.page.get_by_role("link", name="Go there").click()
    ben.expect_accessible()
    ben.button("Accept").click()
    for player in (ann, ben):
        player.page.wait_for_url("**/?game=*")
    expect(ben.page.locator(".play")).to_contain_text(names[0])


def test_a_hidden_page_calls_with_its_title_and_a_notification(welcome: Welcome) -> None:
    ann, ben = welcome(permissions=["notifications"]), welcome()
    ann.context.add_init_script(
        """window.shown = [];
        window.Notification = class { constructor(title, { body }) { shown.push(body); } };
        Notification.permission = "granted";
        Notification.requestPermission = async () => "granted";"""
    )
    ann.open("/?view=settings")
    ann.page.get_by_role("switch", name="Browser notifications").check()
    _name(ann, "Ann", clock="10 min + 5 s per move")
    ann.button("Start game").click()
    expect(ann.page.get_by_text("Waiting for an opponent")).to_be_visible()
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    _name(ben, "Ben", clock="10 min + 5 s per move")
    ben.button("Start game").click()
    ben.page.wait_for_url("**/?game=*")
    ann.page.wait_for_url("**/?game=*")
    ann.page.wait_for_function("shown.length > 0")
    assert ann.page.evaluate("shown[0]") == "Your game with Ben begins."
    assert ann.page.title().startswith("●")


def test_who_waits_for_a_player_who_has_left_sees_when_to_claim(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        _name(player, name, clock="1 min + 1 s per move")
        player.button("Start game").click()
    for player in (ann, ben):
        player.page.wait_for_url("**/?game=*")
    first, second = _in_order(ann, ben)
    claim = first.page.get_by_role("region", name="The opponent is away")
    first.click("h8")
    expect(second.stone("h8")).to_be_visible()
    second.click("i9")
    expect(first.stone("i9")).to_be_visible()
    expect(claim).to_be_hidden()
    second.page.goto("about:blank")
    expect(claim).to_contain_text("has left the game.")
    expect(claim.get_by_role("timer")).to_contain_text("You can claim the game in 0:")
    first.expect_accessible()
    first.button("Claim the win").click()  # appears when the time has come
    expect(first.status).to_have_text("You won")


def test_it_fits_a_phone(welcome: Welcome) -> None:
    visitor = welcome(viewport={"width": 320, "height": 640})
    visitor.open("/?view=lobby")
    visitor.page.get_by_role("region", name="Quick pairing").get_by_role("button").nth(1).click()
    expect(visitor.page.get_by_text("Waiting for an opponent")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 320
    visitor.button("Cancel").click()


def test_players_get_no_analysis_of_their_running_game(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        _name(player, name, clock="30 min + 10 s per move")
        player.button("Start game").click()
    for player in (ann, ben):
        player.page.wait_for_url("**/?game=*")
    first, second = _in_order(ann, ben)
    moves = ((first, second, "h8"), (second, first, "i9"), (first, second, "g9"))
    for player, other, point in (*moves, (second, first, "i7")):
        player.click(point)
        expect(other.stone(point)).to_be_visible()
    game = first.page.url.partition("game=")[2]
    first.open(f"/?view=analyse&from={game}")
    first.page.get_by_role("switch", name="Engine").check()
    refused = "you are playing against a person"
    expect(first.page.locator(".engine-message")).to_contain_text(refused)


def test_what_is_said_while_the_talk_is_loading_is_not_lost(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    asked: list[Route] = []
    heard: list[str] = []
    ben.page.route("**/api/games/*/talk", lambda route: asked.append(route))
    ben.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    ann.open("/?view=lobby")
    ann.page.get_by_role("button", name="10 min", exact=False).first.click()
    expect(ann.page.get_by_text("Waiting for an opponent")).to_be_visible()
    ben.open("/?view=lobby")
    ben.page.locator(".lobby .entries button").first.click()
    ben.wait_until(lambda: bool(asked))
    answer = asked[0].fetch()  # older than what follows
    talk = ann.page.get_by_role("region", name="Talk")
    talk.get_by_role("button", name="Good luck!").press("Enter")
    expect(talk.locator(".said p")).to_have_count(1)
    ben.wait_until(lambda: any('"said"' in frame for frame in heard))
    asked[0].fulfill(response=answer)
    theirs = ben.page.get_by_role("region", name="Talk")
    expect(theirs.locator(".said p")).to_contain_text("Good luck!")


def test_two_people_talk_and_each_reads_their_own_language(welcome: Welcome) -> None:
    ann, ben, watcher = welcome(), welcome(locale="de"), welcome()
    _register(ann)
    _register(ben)
    ann.open("/?view=lobby")
    ann.page.get_by_role("button", name="10 min", exact=False).first.click()
    expect(ann.page.get_by_text("Waiting for an opponent")).to_be_visible()
    ben.open("/?view=lobby")
    ben.page.locator(".lobby .entries button").first.click()
    for player in (ann, ben):
        player.page.wait_for_url("**/?game=*")
    talk = ann.page.get_by_role("region", name="Talk")
    talk.get_by_role("button", name="Good luck!").press("Enter")
    theirs = ben.page.get_by_role("region", name="Chat")
    expect(theirs.locator(".said p")).to_contain_text("Viel Glück!")
    box = theirs.get_by_label("Nachricht")
    box.fill("<b>שלום</b>")
    box.press("Enter")
    expect(talk.locator(".said p").last).to_contain_text("<b>שלום</b>")
    ann.expect_accessible()
    watcher.open(ann.page.url.replace(ann.address, ""))
    expect(watcher.page.locator(".move-list")).to_be_visible()
    expect(watcher.page.get_by_role("region", name="Talk")).to_be_hidden()
    talk.get_by_role("button", name="Mute").click()
    expect(talk).to_contain_text("You have muted this player.")
    expect(talk.locator(".said p")).to_have_count(1)
    talk.get_by_role("button", name="Report").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("What is wrong?").select_option("stalling")
    ann.expect_accessible()
    dialog.get_by_role("button", name="Send report").click()
    expect(ann.page.get_by_text("The host will look at it.")).to_be_visible()
