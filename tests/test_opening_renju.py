"""Renju's opening protocols: held against a small second model, and played by the engine."""

from __future__ import annotations

import random

import pytest

from tengen import Engine
from tengen.coords import move_text
from tengen.engine.limit import Limit
from tengen.errors import OccupiedError, OpeningError
from tengen.formats import write_game
from tengen.formats.sgf import read_game
from tengen.opening import OPENINGS, Choice, Opening, Seat
from tengen.openings.decisions import opening_acts
from tengen.openings.fallback import fallback_acts
from tengen.play.actions import Action, ActionKind
from tengen.play.saved import open_game, session_text
from tengen.play.session import Session
from tengen.play.setup import Setup
from tengen.rules import Color

RENJU = ("rif", "yamaguchi", "soosyrv-8", "taraguchi-10")
FIRST, SECOND = Seat.FIRST, Seat.SECOND


def walked(name: str, actions: str, *, size: int = 15) -> Opening:
    opening = Opening(name, rule="renju", size=size)
    for text in actions.split():
        opening.push_text(text)
    return opening


class Model:
    """The protocols as plain code: stones by (x, y), "b" or "w"; `black` is 0 for the first player.

    `expects()` is what may be done: a player, a kind, and the set of texts.
    """

    def __init__(self, name: str, size: int) -> None:
        self.name, self.size = name, size
        self.stones: dict[tuple[int, int], str] = {}
        self.black, self.log, self.offers = 0, list[str](), list[tuple[int, int]]()
        self.script = self._script()
        self.now: tuple[int, set[str]] | None = next(self.script)

    # `yield` tells who may do what, and is sent what was done.
    def _script(self):  # type: ignore[no-untyped-def]
        if self.name == "taraguchi-10":
            for reach, placer in ((0, "b"), (1, "w"), (2, "b"), (3, "w")):
                yield from self._stone(self._holder(placer), reach)
                if reach < 3:
                    yield from self._swap(self._other(placer))
            told = yield from self._ask(self._holder("b"), "take-white take-black offer-10")
            if told == "offer-10":
                yield from self._fifths(10)
                return
            yield from self._stone(self._holder("b"), 4)
            yield from self._swap("w")
            return
        for reach in (0, 1, 2):
            yield from self._stone(0, reach)
        count = 2
        if self.name == "yamaguchi":
            told = yield from self._ask(0, " ".join(f"offer-{n}" for n in range(1, 13)))
            count = int(told[6:])
        yield from self._ask(1, "take-white take-black")
        yield from self._stone(self._holder("w"), self.size)
        if self.name == "soosyrv-8":
            told = yield from self._ask(
                self._holder("w"), " ".join(f"offer-{n}" for n in range(1, 9))
            )
            count = int(told[6:])
            yield from self._swap("b")
        yield from self._fifths(count)

    def _holder(self, color: str) -> int:
        return self.black if color == "b" else 1 - self.black

    def _other(self, color: str) -> str:
        return "w" if color == "b" else "b"

    def _swap(self, color: str):  # type: ignore[no-untyped-def]
        yield from self._ask(self._holder(color), "take-white take-black")

    def _ask(self, player: int, words: str):  # type: ignore[no-untyped-def]
        told = yield player, set(words.split())
        if told == "take-black":
            self.black = player
        elif told == "take-white":
            self.black = 1 - player
        return told

    def _stone(self, player: int, reach: int):  # type: ignore[no-untyped-def]
        centre = self.size // 2
        free = {
            self._text(x, y)
            for x in range(self.size)
            for y in range(self.size)
            if (x, y) not in self.stones and max(abs(x - centre), abs(y - centre)) <= reach
        }
        told = yield player, free
        self._put(told)

    def _put(self, text: str) -> None:
        self.stones[self._point(text)] = "b" if len(self.stones) % 2 == 0 else "w"

    def _fifths(self, count: int):  # type: ignore[no-untyped-def]
        if count == 1:
            yield from self._stone(self._holder("b"), self.size)
            return
        for _ in range(count):
            taken = {image for offer in self.offers for image in self._images(offer)}
            free = {
                self._text(x, y)
                for x in range(self.size)
                for y in range(self.size)
                if (x, y) not in self.stones and (x, y) not in taken
            }
            told = yield self._holder("b"), free
            self.offers.append(self._point(told))
        told = yield self._holder("w"), {self._text(*offer) for offer in self.offers}
        self._put(told)

    def _images(self, point: tuple[int, int]) -> set[tuple[int, int]]:
        """The point under every turn and mirror that leaves the stones where they are."""
        last, images = self.size - 1, set()
        turns = [lambda x, y: (x, y), lambda x, y: (last - x, y), lambda x, y: (x, last - y)]
        turns += [lambda x, y: (last - x, last - y)]
        turns += [lambda x, y, f=f: f(y, x) for f in turns[:4]]  # type: ignore[misc]
        for turn in turns:
            if {turn(*at): color for at, color in self.stones.items()} == self.stones:
                images.add(turn(*point))
        return images

    def _text(self, x: int, y: int) -> str:
        return f"{'abcdefghijklmnopqrstuv'[x]}{self.size - y}"

    def _point(self, text: str) -> tuple[int, int]:
        return "abcdefghijklmnopqrstuv".index(text[0]), self.size - int(text[1:])

    def do(self, text: str) -> None:
        try:
            self.now = self.script.send(text)
        except StopIteration:
            self.now = None


@pytest.mark.parametrize("name", RENJU)
@pytest.mark.parametrize("size", [9, 10, 15])
def test_random_walks_agree_with_a_second_model(name: str, size: int) -> None:
    rng = random.Random(f"{name}-{size}")
    for _ in range(25):
        opening, model = Opening(name, rule="renju", size=size), Model(name, size)
        done = []
        while model.now is not None:
            player, texts = model.now
            assert opening.turn is (FIRST, SECOND)[player]
            assert {opening.action_text(action) for action in opening.legal_actions} == texts
            done.append(rng.choice(sorted(texts)))
            opening.push_text(done[-1])
            model.do(done[-1])
        assert opening.is_finished()
        assert opening.seat_of(Color.BLACK) is (FIRST, SECOND)[model.black]
        assert {opening.board.xy(move) for move in opening.board.stones(Color.BLACK)} == {
            at for at, color in model.stones.items() if color == "b"
        }
        again = Opening.resume(
            name, opening.board.move_stack, opening.told, rule="renju", size=size
        )
        assert again.action_stack == opening.action_stack
        for text in reversed(done):
            assert opening.action_text(opening.pop()) == text


def test_symmetric_offers_are_refused_with_the_reason() -> None:
    opening = walked("rif", "h8 h9 h10 take-white h7 g7")
    before = (opening.action_stack, opening.offers)
    for text, reason in (
        ("g7", "offered already"),
        ("i7", "a symmetry of the position makes it the same as g7"),
    ):
        with pytest.raises(OpeningError, match=f"{text} cannot be offered: .*{reason}"):
            opening.push_text(text)
    with pytest.raises(OccupiedError):
        opening.push_text("h8")
    assert (opening.action_stack, opening.offers) == before
    opening.push_text("g9")
    with pytest.raises(OpeningError, match="Pick Black's fifth move: g7 g9"):
        opening.push_text("a1")


def test_offers_become_one_stone() -> None:
    opening = walked("soosyrv-8", "h8 i9 j10 take-black g9 offer-3 take-white f8 f6 k7")
    assert [move_text(move, 15) for move in opening.offers] == ["f8", "f6", "k7"]
    assert opening.board.ply == 4
    assert opening.has_colors
    assert opening.turn is opening.seat_of(Color.WHITE)
    opening.push_text("f6")
    assert opening.is_finished()
    assert opening.offers == ()
    assert opening.board.move_text(opening.board.peek()) == "f6"
    assert opening.board.turn is Color.WHITE


def test_no_renju_opening_fits_a_small_board() -> None:
    for name in RENJU:
        with pytest.raises(OpeningError, match="needs a board of 9 or more"):
            Opening(name, rule="renju", size=8)


def test_titles_and_words() -> None:
    assert [OPENINGS[name].title for name in RENJU] == [
        "RIF",
        "Yamaguchi",
        "Soosyrv-8",
        "Taraguchi-10",
    ]
    assert OPENINGS["long-pro"].title == "Long pro"
    assert [name for name in OPENINGS if OPENINGS[name].has_offers] == list(RENJU)
    assert Choice.OFFER_1.label == "One fifth move"
    assert Choice.OFFER_12.summary == "Black will offer 12 of them, and White picks one"
    opening = walked("yamaguchi", "h8 i9 j10")
    assert opening.instruction == "say how many fifth moves Black offers: offer-1 to offer-12"


# Sessions and files


OFFERED = "h8 h9 h10 take-black h7 g7 g9"


def session_of(name: str, actions: str) -> Session:
    session = Session(Setup.of("renju", opening=name))
    for number, text in enumerate(actions.split()):
        session.apply(session.parse(text), now=float(number))
    return session


def offered(session: Session) -> list[str]:
    return [session.game.move_text(move) for move in session.opening.offers]


def test_a_session_keeps_offers_undoes_and_restores_them() -> None:
    session = session_of("rif", OFFERED)
    assert session.board.ply == 4
    assert [act.is_move for act in session.acts] == [True, True, True, False, True, False, False]
    assert session.colors == {SECOND: Color.BLACK, FIRST: Color.WHITE}
    session.apply(Action(ActionKind.UNDO), now=20.0)
    assert offered(session) == ["g7"]
    assert session.board.ply == 4
    for number, action in enumerate((Action(ActionKind.REDO), session.parse("g9")), 21):
        session.apply(action, now=float(number))
    assert (session.board.ply, session.is_settled) == (5, True)
    session.apply(Action(ActionKind.UNDO), now=23.0)
    assert session.board.ply == 4
    assert offered(session) == ["g7", "g9"]
    again = Session.from_plain(session.to_plain())
    assert again.opening.action_stack == session.opening.action_stack
    opened = open_game(read_game(session_text(session)))
    assert not opened.problems
    assert opened.session.opening.offers == session.opening.offers


@pytest.mark.parametrize("end", ["", " g9", " g9 a1 b2"])
def test_a_record_without_the_session_tells_the_opening(end: str) -> None:
    session = session_of("rif", OFFERED + end)
    game = read_game(write_game(session.record(), "sgf"))
    assert game.headers["Opening"] == "rif take-black g7 g9"
    again = Session(Setup.of(start=game))
    assert again.opening.action_stack == session.opening.action_stack
    assert again.colors == session.colors


@pytest.mark.parametrize(
    "words", ["rif take-black g7 i7", "rif take-black h8 g9", "rif x", "rif z1"]
)
def test_a_record_with_impossible_offers_goes_on_as_a_free_game(words: str) -> None:
    game = session_of("rif", OFFERED + " g9").record()
    game.headers["Opening"] = words
    assert Session(Setup.of(start=game)).opening.protocol.name == "free"


# Who plays them


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


@pytest.mark.parametrize("name", RENJU)
@pytest.mark.parametrize("rule", ["renju", "freestyle"])
def test_the_engine_plays_both_seats(engine: Engine, name: str, rule: str) -> None:
    opening = Opening(name, rule=rule)
    while not opening.is_finished():
        seat = opening.turn
        acts = opening_acts(engine, opening, Limit(nodes=20_000))
        assert acts
        for act in acts:
            assert opening.turn is seat
            opening.push(act)
    assert not opening.board.is_game_over()


@pytest.mark.parametrize("name", RENJU)
def test_without_an_engine_there_is_always_something_to_do(name: str) -> None:
    opening = Opening(name, rule="renju", size=9)
    while not opening.is_finished():
        for act in fallback_acts(opening):
            opening.push(act)


def test_white_picks_the_fifth_that_is_worst_for_black(engine: Engine) -> None:
    # a1 is far away from everything; i9 is Black's own best.
    opening = walked("rif", "h8 h9 i8 take-white g8 i9 a1")
    assert opening_acts(engine, opening, Limit(nodes=20_000)) == (opening.parse_action("a1"),)


def test_ten_fifths_are_good_moves_where_half_of_the_moves_are_alike(engine: Engine) -> None:
    """A position on a diagonal: its best moves come in pairs, of which one may be offered."""
    opening = walked("taraguchi-10", "h8 take-white g9 take-white f10 take-white e11 offer-10")
    acts = opening_acts(engine, opening, Limit(nodes=20_000))
    assert len(acts) == 10
    stones = [opening.board.xy(move) for move in opening.board.move_stack]
    for act in acts:
        assert isinstance(act, int)
        x, y = opening.board.xy(act)
        assert min(max(abs(x - u), abs(y - v)) for u, v in stones) <= 2
        opening.push(act)


def test_who_may_choose_again_keeps_that_right(engine: Engine) -> None:
    for name, actions, choice in (
        ("taraguchi-10", "h8", Choice.TAKE_BLACK),
        ("taraguchi-10", "h8 take-black i9", Choice.TAKE_WHITE),
        ("soosyrv-8", "h8 i9 j10", Choice.TAKE_BLACK),
    ):
        assert opening_acts(engine, walked(name, actions), Limit(nodes=2_000)) == (choice,)


def test_the_better_colour_is_taken_after_the_number_of_fifths(engine: Engine) -> None:
    # With a single fifth move three in a row are Black's; with twelve they are not.
    chosen = [
        opening_acts(engine, walked("yamaguchi", f"h8 h9 h10 {told}"), Limit(nodes=60_000))[0]
        for told in ("offer-1", "offer-12")
    ]
    assert chosen == [Choice.TAKE_BLACK, Choice.TAKE_WHITE]
