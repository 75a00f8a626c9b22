"""Whole games on the page: by mouse, by keyboard alone, by touch, under several rules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import Server, Visitor
from conftest import Welcome
from playwright.sync_api import Route, WebSocketRoute, expect

FIVE = "h8 h9 i8 i9 j8 j9 k8 k9 l8"  # Black's row, White's row below it


def test_first_screen_is_a_board_to_play_on(visitor: Visitor, engine: None) -> None:
    visitor.open("/")
    expect(visitor.status).to_have_text("Your move")
    visitor.hover("h8")
    expect(visitor.board.locator(".tb-layer-pointer .tb-black")).to_be_visible()
    visitor.click("h8")
    visitor.page.wait_for_url("**/?game=*")
    visitor.expect_moves(2)  # the middle level has answered
    assert visitor.stones()["h8"] == "black"
    visitor.page.reload()
    visitor.expect_moves(2)


def test_statistics_say_which_moves_came_from_the_book(visitor: Visitor, engine: None) -> None:
    visitor.new_game(opponent="Engine, by level", you_play="White")
    visitor.page.get_by_label("Level").fill("9")
    visitor.start()
    visitor.expect_moves(1)
    visitor.page.get_by_text("Statistics", exact=True).click()
    first = visitor.page.locator(".statistics .scroll tbody tr").first
    expect(first).to_contain_text("book")


def test_whole_game_against_the_engine_by_mouse(visitor: Visitor, engine: None) -> None:
    visitor.open("/")
    level = visitor.page.get_by_label("Level")
    level.fill("1")
    visitor.click("h8")
    visitor.expect_moves(2)
    for move in range(3, 81, 2):
        visitor.button("Hint").click()
        expect(visitor.detail).to_have_text(re.compile("^Look (in|at|on) "))
        expect(visitor.board.locator(".tb-mark.accent")).to_have_count(0)
        visitor.button("Hint").click()
        visitor.button("Hint").click()
        expect(visitor.detail).to_contain_text("Hint:")
        point = re.search(r"Hint: ([a-o]\d+)", visitor.detail.inner_text())
        assert point
        visitor.click(point[1])
        visitor.expect_settled()
        expect(visitor.page.locator(f'.move-list li[data-number="{move}"]')).to_be_attached()
        ended = visitor.page.locator(".status-text", has_text=re.compile("won|lost"))
        answered = visitor.page.locator(f'.move-list li[data-number="{move + 1}"]')
        expect(ended.or_(answered).first).to_be_attached()
        if ended.count():
            break
    expect(visitor.status).to_have_text("You won")
    expect(visitor.detail).to_contain_text("Black wins with 5 in a row.")
    expect(visitor.board.locator(".tb-win-ring")).to_have_count(5)
    visitor.page.get_by_text("Statistics", exact=True).click()
    expect(visitor.page.locator(".statistics tbody").first).to_contain_text("Time per move")
    visitor.button("Rematch").click()
    expect(visitor.page.locator(".under")).to_contain_text("White")
    visitor.expect_moves(1)  # the engine opens now


def test_two_people_on_one_screen(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen")
    visitor.play(FIVE)
    expect(visitor.status).to_have_text("Black won")
    expect(visitor.board.locator(".tb-win-ring")).to_have_count(5)
    visitor.button("Back").click()
    expect(visitor.status).to_have_text("Position after move 8")
    visitor.expect_stones(8)
    visitor.button("Back to the game").click()
    visitor.expect_stones(9)


def test_keys_quicker_than_the_server_step_through_a_game(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8 i9 g7 j10 f6")
    held: list[Route] = []
    visitor.page.route("**/api/position", lambda route: held.append(route))
    visitor.press(["ArrowLeft"] * 4)
    visitor.wait_until(lambda: len(held) == 1)
    held[0].continue_()
    expect(visitor.status).to_have_text("Position after move 4")
    visitor.wait_until(lambda: len(held) == 2)
    held[1].continue_()
    expect(visitor.status).to_have_text("Position after move 1")
    visitor.expect_stones(1)
    visitor.press(["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"])
    expect(visitor.status).to_have_text("White to move")  # back, and no answer comes too late
    visitor.wait_until(lambda: len(held) == 3)
    held[2].continue_()
    visitor.expect_stones(5)


def test_notices_cover_nothing_that_is_pressed(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen", clock="5 min + 3 s per move")
    visitor.play("h8 i9")
    covered = """() => {
        const all = [...document.querySelectorAll("main button, .under .seat-clock, .tb-host")];
        const isCovered = (part) => {
            const { left, right, top, bottom, height } = part.getBoundingClientRect();
            if (bottom < 0 || top > innerHeight || height === 0) return false;
            const spots = [[(left + right) / 2, (top + bottom) / 2], [left + 4, bottom - 4]];
            return spots.some(([x, y]) =>
                document.elementFromPoint(x, y)?.closest("#notices") != null);
        };
        return all.filter(isCovered).map((part) => part.textContent.trim().slice(0, 40));
    }"""
    for width, height in ((1366, 768), (390, 740), (320, 640), (1920, 1080)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):
            visitor.page.evaluate("() => { Promise.reject(new Error('This did not work')); }")
        expect(visitor.page.locator("#notices .notice")).to_have_count(2)
        assert visitor.page.evaluate(covered) == [], (width, height)
        for close in visitor.page.locator("#notices").get_by_role("button").all()[::-1]:
            close.click()
    visitor.faults.clear()  # the errors were ours


def test_undo_redo_draw_resign(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8 i9 j7")
    visitor.button("Undo").click()
    visitor.expect_moves(2)
    visitor.button("Redo").click()
    visitor.expect_moves(3)
    visitor.page.keyboard.press("Control+z")
    visitor.expect_moves(2)
    visitor.page.keyboard.press("Control+y")
    visitor.expect_moves(3)
    visitor.button("Draw").click()
    visitor.button("Decline").click()
    expect(visitor.status).to_have_text("White to move")
    visitor.button("Resign").click()
    visitor.button("Play on").click()
    visitor.button("Resign").click()
    visitor.button("Yes, resign").click()
    expect(visitor.status).to_have_text("Black won")
    expect(visitor.button("New game")).to_be_visible()


def test_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    visitor.open("/")
    page = visitor.page
    _tab_to(visitor, "Opponent")
    page.keyboard.type("Person on")
    _tab_to(visitor, "Start game")
    page.keyboard.press("Enter")
    page.wait_for_url("**/?game=*")
    _tab_to(visitor, "Board.")
    expect(visitor.board.locator(".tb-cursor")).to_be_visible()
    visitor.press(["Enter"])  # the cursor begins in the centre
    visitor.expect_moves(1)
    visitor.press(["ArrowUp", "ArrowRight", "Enter"])
    visitor.expect_moves(2)
    assert visitor.stones() == {"h8": "black", "i9": "white"}
    for move, point in enumerate(["i8", "j9", "j8", "k9", "k8", "l9"], 3):
        visitor.press([*point, "Enter"])
        visitor.expect_moves(move)
    expect(visitor.board.locator(".tb-voice")).to_have_text("White l9")
    _tab_to(visitor, "Type a move")
    page.keyboard.type("z9")
    page.keyboard.press("Enter")
    expect(visitor.detail).to_contain_text("not a point")
    page.keyboard.type("L8")
    page.keyboard.press("Enter")
    expect(visitor.status).to_have_text("Black won")


def _tab_to(visitor: Visitor, name: str) -> None:
    script = """() => {
        const at = document.activeElement;
        const label = at.labels?.[0]?.textContent ?? '';
        return [at.getAttribute('aria-label'), label, at.textContent].join(' ');
    }"""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if name in visitor.page.evaluate(script):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def test_forbidden_points_say_why(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen", rule="Renju")
    visitor.play("g8 a1 i8 a3 h7 a5 h9 a7")
    sign = visitor.board.locator('.tb-forbidden[data-point="h8"]')
    expect(sign).to_contain_text("33")
    visitor.hover("h8")
    expect(visitor.detail).to_contain_text("Double-three: two open threes at once.")
    visitor.click("h8")
    spoken = visitor.page.locator(".status").get_by_role("status")  # screen readers hear it too
    expect(spoken).to_contain_text("h8 is forbidden")
    visitor.expect_moves(8)


def test_a_running_clock_goes_on_whatever_is_drawn(visitor: Visitor) -> None:
    visitor.page.clock.install()
    visitor.new_game(opponent="Person on this screen", clock="5 min + 3 s per move")
    visitor.play("h8 i9")
    running = visitor.page.locator(".seat-clock.running")
    visitor.page.clock.fast_forward("03:00")
    expect(running).to_have_text(re.compile(r"^[12]:"))
    visitor.button("Back").click()  # these only redraw the page
    expect(visitor.status).to_have_text("Position after move 1")
    expect(running).to_have_text(re.compile(r"^[12]:"))
    visitor.button("Back to the game").click()
    visitor.button("Resign").click()
    visitor.button("Play on").click()
    expect(running).to_have_text(re.compile(r"^[12]:"))


def test_buttons_keep_their_places(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8 i9")
    before = _button_places(visitor)
    visitor.button("Draw").click()
    expect(visitor.button("Accept draw")).to_be_visible()
    assert _button_places(visitor) == before
    visitor.button("Decline").click()
    visitor.button("Resign").click()
    expect(visitor.button("Yes, resign")).to_be_visible()
    assert _button_places(visitor) == before
    visitor.button("Yes, resign").click()
    expect(visitor.button("Rematch")).to_be_visible()
    assert _button_places(visitor) == before


def _button_places(visitor: Visitor) -> list[Any]:
    """Where the buttons of a game are in windows of several sizes."""
    script = """button => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return [left, top + scrollY, width, height];
    }"""
    places: list[Any] = []
    for width, height in ((1366, 768), (390, 740), (320, 640), (1920, 1080)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        names = ("Undo", "Redo", "Hint", "Draw", "Resign", "New game")
        places += [visitor.button(name).evaluate(script) for name in names]
    return places


def test_fifth_moves_are_offered_and_picked(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    host.new_game(rule="Renju", opponent="Person by link", opening="Yamaguchi", your_name="Ann")
    host.start()
    guest.page.goto(host.page.get_by_label("Invitation", exact=True).input_value())
    guest.page.get_by_label("Your name").fill("Ben")
    guest.button("Join the game").click()
    expect(host.status).to_have_text("Your move")
    host.play("h8 h9 h10")
    expect(host.page.locator(".status-detail")).to_contain_text(
        "How many fifth moves does Black offer?"
    )
    host.button("2 fifth moves").click()
    expect(guest.page.locator("#notices")).to_contain_text("Ann chose 2 fifth moves.")
    guest.button("Play Black").click()
    expect(host.page.locator("#notices")).to_contain_text("Ben chose to play Black.")
    expect(host.page.locator(".opening-name")).to_have_text("Kansei (direct 1)")
    host.play("h7")
    expect(guest.page.locator(".status-detail")).to_contain_text("Offer fifth move 1 of 2.")
    guest.click("g7")
    expect(guest.page.locator(".status-detail")).to_contain_text("Offer fifth move 2 of 2.")
    expect(host.page.locator(".tb-layer-ghosts")).to_contain_text("A")
    guest.click("g9")
    expect(host.page.locator(".status-detail")).to_contain_text("Pick Black's fifth move: g7 g9.")
    expect(host.page.locator(".tb-layer-ghosts")).to_contain_text("B")
    host.play("g9")
    expect(host.page.locator(".tb-layer-ghosts")).not_to_contain_text("A")
    expect(host.status).to_contain_text("Your move")


def test_what_the_other_player_decides_is_said(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    host.new_game(opponent="Person by link", opening="Swap2", your_name="Ann")
    host.start()
    guest.page.goto(host.page.get_by_label("Invitation", exact=True).input_value())
    guest.page.get_by_label("Your name").fill("Ben")
    guest.button("Join the game").click()
    said = host.page.locator("#notices[role=status]")
    expect(said).to_contain_text("Ben has joined the game.")
    host.play("h8 i9 j7")
    guest.button("Add two stones").click()
    expect(said).to_contain_text("Ben chose to add two stones.")
    guest.play("g7 g9")
    host.button("Play White").click()
    expect(guest.page.locator("#notices")).to_contain_text("Ann chose to play White.")
    host.button("Draw").click()
    guest.button("Decline").click()
    expect(said).to_contain_text("Ben declined the draw.")
    host.play("a1")
    host.button("Draw").click()
    expect(guest.status).to_contain_text("offers a draw")
    guest.play("a2")
    expect(said).to_contain_text("Ben played on, which declines the draw.")


def test_captured_pairs_and_pending_five(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen", rule="Capture 42", board="9 × 9")
    visitor.play("c5 d5 h1 e5 f5")
    expect(visitor.stone("d5")).to_have_count(0)
    expect(visitor.page.locator(".pair.taken")).to_have_count(1)
    crosses = visitor.board.locator(".tb-layer-marks path")
    expect(crosses).to_have_count(2)  # where the captured stones stood
    expect(visitor.board.locator(".tb-voice")).to_have_text("Black f5, captures d5 e5")
    expect(visitor.page.locator(".move-list li").last).to_have_text("f5 ×2")
    visitor.play("a9")
    expect(crosses).to_have_count(0)
    visitor.play("d5 a7 e5 d3 d4 h9 b5")
    expect(visitor.board.locator(".tb-pending-ring")).to_have_count(5)
    expect(visitor.detail).to_contain_text("break it by a capture")
    visitor.play("d6")
    expect(visitor.board.locator(".tb-pending-ring")).to_have_count(0)


def test_swap2_against_the_engine(visitor: Visitor, engine: None) -> None:
    visitor.new_game(opponent="Engine, by level", opening="Swap2")
    visitor.click("h8")
    visitor.page.wait_for_url("**/?game=*")
    visitor.expect_moves(1)
    expect(visitor.detail).to_contain_text("Place a white stone")
    visitor.play("a1 o15")
    # The engine takes a colour and plays, or adds two stones and leaves the choice to us.
    mine = visitor.page.locator(".under .seat-about")
    choice = visitor.button("Play Black")
    expect(mine.filter(has_not_text="Colour undecided").or_(choice).first).to_be_visible()
    if choice.count():
        choice.click()
        expect(mine).to_contain_text("Black")


def test_swap2_between_two_people(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen", opening="Swap2")
    visitor.play("h8 i9 j7")
    expect(visitor.status).to_have_text("Player 2 chooses")
    visitor.button("Add two stones").click()
    visitor.play("g7 g9")
    visitor.button("Play White").click()
    expect(visitor.status).to_have_text("White to move")
    expect(visitor.page.locator(".under")).to_contain_text("White")


def test_engines_to_watch(visitor: Visitor, engine: None) -> None:
    visitor.new_game(opponent="Watch two engines")
    visitor.page.get_by_role("combobox", name="Black").select_option("Level 1, first steps")
    visitor.page.get_by_role("combobox", name="White").select_option("Level 2, beginner")
    visitor.start()
    expect(visitor.page.locator('.move-list li[data-number="4"]')).to_be_attached()
    expect(visitor.button("Undo")).to_have_count(0)
    visitor.button("Pause").click()
    expect(visitor.status).to_have_text("Paused")
    count = visitor.page.locator(".move-list li[data-number]").count()
    visitor.page.get_by_label("Speed").select_option("Fast")
    visitor.page.reload()
    expect(visitor.status).to_have_text("Paused")
    visitor.expect_moves(count)
    expect(visitor.page.get_by_label("Speed")).to_have_value("0")
    visitor.button("Resume").click()
    expect(visitor.page.locator(f'.move-list li[data-number="{count + 3}"]')).to_be_attached()


def test_a_pause_is_not_lost_when_an_engine_moves_at_the_same_time(
    visitor: Visitor, engine: None
) -> None:
    late: list[dict[str, Any]] = []

    def relay(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act" and not late:
                message["seq"] -= 1  # as if a move had come in between
                late.append(message)
            server_side.send(json.dumps(message))

        page_side.on_message(forward)

    visitor.page.route_web_socket(re.compile("/api/live"), relay)
    visitor.new_game(opponent="Watch two engines")
    visitor.start()
    expect(visitor.page.locator('.move-list li[data-number="2"]')).to_be_attached()
    visitor.button("Pause").click()
    expect(visitor.status).to_have_text("Paused")
    assert late[0]["action"] == {"do": "pause"}


def test_two_browsers_and_a_spectator(welcome: Welcome) -> None:
    host, guest, spectator = welcome(), welcome(), welcome()
    host.new_game(opponent="Person by link", clock="5 min + 3 s per move", your_name="Ann")
    host.start()
    expect(host.status).to_have_text("Waiting for your opponent")
    spectator.page.goto(host.page.url)
    expect(spectator.status).to_have_text("Waiting for a player")
    invitation = host.page.get_by_label("Invitation", exact=True).input_value()
    guest.page.goto(invitation)
    expect(guest.page.get_by_role("heading", name="Ann invites you to a game")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Ben")
    guest.button("Join the game").click()
    expect(host.status).to_have_text("Your move")
    expect(host.page.locator(".over")).to_contain_text("Ben")
    expect(spectator.status).to_have_text("Ann to move")
    expect(spectator.detail).to_have_text("You are watching.")
    expect(spectator.page.get_by_label("Type a move")).to_be_hidden()
    expect(guest.page.get_by_label("Type a move")).to_be_visible()
    moves = FIVE.split()
    for number, point in enumerate(moves, 1):
        (host if number % 2 else guest).click(point)
        for everyone in (host, guest, spectator):
            everyone.expect_moves(number)
    for everyone, text in ((host, "You won"), (guest, "You lost"), (spectator, "Ann won")):
        expect(everyone.status).to_have_text(text)
        expect(everyone.detail).to_contain_text("Black wins with 5 in a row.")
    expect(host.page.locator(".seat-clock").first).to_be_visible()
    expect(guest.page.get_by_label("Type a move")).to_be_hidden()
    finished = host.page.url
    guest.button("Rematch").click()
    expect(guest.button("Rematch offered")).to_be_disabled()
    expect(host.page.locator("#notices")).to_contain_text("Ben offers a rematch.")
    assert guest.page.url == finished  # nothing starts before the other player agrees
    host.button("Accept the rematch").click()
    for everyone, color in ((host, "White"), (guest, "Black")):
        expect(everyone.page.locator(".under")).to_contain_text(color)
        assert everyone.page.url != finished
        assert "ematch" not in everyone.page.locator("#notices").inner_text()  # it has begun
    spectator.page.goto(finished)
    guest.page.goto(finished)
    link = guest.page.get_by_role("link", name="Go to the rematch")
    for width, height in ((1366, 768), (390, 740), (1920, 1080), (320, 640)):
        guest.page.set_viewport_size({"width": width, "height": height})
        assert link.evaluate("link => link.scrollWidth <= link.clientWidth"), width
        expect(link).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 1280])
def test_the_link_to_send_is_in_sight_when_the_game_is_started(
    welcome: Welcome, width: int
) -> None:
    visitor = welcome(viewport={"width": width, "height": 800})
    visitor.new_game(opponent="Person by link", clock="5+3")  # opens the form to its whole length
    visitor.start()
    if width == 320:  # below the board, which comes first
        expect(visitor.board).to_be_in_viewport(ratio=1)
    else:
        expect(visitor.page.locator(".invitation")).to_be_in_viewport(ratio=1)


def test_what_is_asked_moves_no_seat(visitor: Visitor) -> None:
    visitor.new_game(opponent="Person on this screen", opening="Swap2")
    visitor.start()
    near = visitor.page.locator(".under .seat")
    before = near.bounding_box()
    visitor.play("h8 i9 g7")
    expect(visitor.button("Add two stones")).to_be_visible()
    assert near.bounding_box() == before
    expect(near).to_be_in_viewport(ratio=1)


def test_a_question_between_two_people_stops_nobody(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    host.new_game(opponent="Person by link")
    host.start()
    guest.page.goto(host.page.get_by_label("Invitation", exact=True).input_value())
    guest.button("Join the game").click()
    expect(host.status).to_have_text("Your move")
    host.play("h8")
    guest.play("i9")
    guest.button("Undo").click()
    expect(guest.status).to_have_text("Undo requested")
    host.button("Allow").click()
    guest.expect_stones(1)
    guest.play("i8")
    host.button("Draw").click()
    expect(guest.status).to_contain_text("offers a draw")
    host.play("j9")  # whoever has offered a draw goes on meanwhile
    guest.play("g9")  # and whoever moves has declined
    expect(host.status).to_have_text("Your move")


def test_a_draw_by_agreement_and_a_seat_that_is_taken(welcome: Welcome) -> None:
    host, guest, late = welcome(), welcome(), welcome()
    host.new_game(opponent="Person by link", your_name="Ann")
    host.start()
    invitation = host.page.get_by_label("Invitation", exact=True).input_value()
    guest.page.goto(invitation)
    guest.button("Join the game").click()
    expect(host.status).to_have_text("Your move")
    late.page.goto(invitation)
    expect(late.page.locator("#notices")).to_contain_text("This invitation has been used.")
    expect(late.button("Join the game")).to_have_count(0)
    host.play("h8")
    guest.expect_moves(1)
    guest.play("i9")
    host.expect_moves(2)
    host.button("Draw").click()
    guest.button("Accept draw").click()
    for everyone in (host, guest):
        expect(everyone.status).to_contain_text("raw")


def test_reconnects_after_the_server_was_killed(welcome: Welcome, server: Server) -> None:
    visitor = welcome()
    visitor.new_game(opponent="Person on this screen", clock="5 min + 3 s per move")
    visitor.play("h8 i9")
    server.kill()
    expect(visitor.status).to_have_text("Reconnecting")
    visitor.click("j7")  # sent again as soon as there is someone to send it to
    server.start()
    visitor.expect_moves(3)
    expect(visitor.status).to_have_text("White to move")
    visitor.play("g7")
    visitor.expect_moves(4)
    visitor.expect_stones(4)


def test_no_game_with_this_name(visitor: Visitor) -> None:
    visitor.open("/?game=nosuchgame")
    expect(visitor.status).to_have_text("This game cannot be opened")
    visitor.go("Games")
    expect(visitor.page.get_by_role("heading", name="Games")).to_be_visible()


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_by_touch(welcome: Welcome, width: int) -> None:
    viewport = {"width": width, "height": 740}
    visitor = welcome(viewport=viewport, has_touch=True, is_mobile=True)
    visitor.new_game(opponent="Person on this screen")
    visitor.tap("h8")  # the first tap of all asks too
    expect(visitor.status).to_have_text("Play h8?")
    visitor.expect_stones(0)
    visitor.tap("g7")
    visitor.button("Play").first.click()
    visitor.expect_moves(1)
    visitor.tap("i9")
    visitor.tap("i9")
    visitor.expect_moves(2)
    assert visitor.stones() == {"g7": "black", "i9": "white"}
    for path in ("/", "/?view=analyse", "/?view=games", "/?view=learn", "/?view=settings"):
        visitor.open(path)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_a_move_is_not_lost_when_a_draw_is_offered_meanwhile(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_holding = False

    def serve(route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if is_holding:
                held.append((route, message))
            else:
                route.send(message)

        route.connect_to_server().on_message(hear)

    host.page.route_web_socket(re.compile("/api/live"), serve)
    host.open()
    host.new_game(opponent="Person by link", your_name="Ann")
    host.start()
    guest.page.goto(host.page.get_by_label("Invitation", exact=True).input_value())
    guest.page.get_by_label("Your name").fill("Ben")
    guest.button("Join the game").click()
    expect(host.status).to_have_text("Your move")
    is_holding = True
    guest.button("Draw").click()
    host.wait_until(lambda: bool(held))
    host.click("h8")
    host.wait_until(lambda: any("stale" in str(message) for _, message in held))
    is_holding = False
    for route, message in held:
        route.send(message)
    expect(host.stone("h8")).to_be_visible()
    guest.expect_moves(1)
