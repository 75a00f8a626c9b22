"""What an engine under a manager answers, command by command, with an engine that takes no time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from doubles import FakeEngine
from tengen import Board, Limit, Rule, StopToken
from tengen.gomocup.server.dialogue import Dialogue
from tengen.gomocup.server.engine_worker import EngineWorker
from tengen.gomocup.server.move_finder import Order
from tengen.gomocup.server.process import COMMANDS
from tengen.gomocup.server.settings import ManagerSettings
from tengen.gomocup.server.tasks import TASKS
from tengen.gomocup.wire import Command, CommandReader, rule_number
from tengen.remote.errors import WorkerError
from tengen.remote.messages import FromWorker, News, Request
from tengen.remote.worker import Work
from tengen.rules import RULES, Color


class FakeWorker(EngineWorker):
    """Has the engine at once, or never; what a worker would do is done on the spot."""

    state = "loading"

    def __init__(self, engine: FakeEngine | None) -> None:
        self.engine = engine
        self.options: dict[str, int | None] = {}
        self.rule = ""

    def prepare(self, settings: ManagerSettings, board: Board) -> None:
        self.options, self.rule = settings.options(), str(board.rule)

    def is_settled(self) -> bool:
        return True

    def wait(self, until: float | None, is_cancelled: Callable[[], bool] = lambda: False) -> bool:
        return self.engine is not None

    def ask(self, task: str, args: dict[str, Any], **options: Any) -> Any:
        def hear(message: FromWorker) -> None:
            assert isinstance(message, News)
            options["tell"](message.value)

        work = Work(Request(1, task, args), hear)
        work.engine = self.engine
        try:
            return TASKS[task](work, **args)
        except ArithmeticError as error:
            raise WorkerError(type(error).__name__) from error


class Talk:
    """A dialogue with everything it has said."""

    def __init__(self, engine: FakeEngine | None = None, *, ready: bool = True) -> None:
        self.engine = engine or FakeEngine()
        self.worker = FakeWorker(self.engine if ready else None)
        self.said: list[str] = []
        self.dialogue = Dialogue(COMMANDS, self.worker, self.said.extend)
        self.reader = CommandReader(COMMANDS)

    def send(self, *lines: str) -> list[str]:
        """The answers to these lines, without messages and details."""
        return self.obey(command for line in lines for command in self.reader.feed(line))

    def obey(self, commands: Iterable[Command]) -> list[str]:
        """The answers to these commands, without messages and details."""
        del self.said[:]
        for command in commands:
            self.dialogue.obey(Order(command, StopToken(), time.monotonic()))
        return [line for line in self.said if not line.startswith(("MESSAGE", "INFO"))]

    @property
    def board(self) -> Board:
        return self.dialogue.board


def point(move: str, size: int = 15) -> str:
    board = Board(size=size)
    x, y = board.xy(board.parse_move(move))
    return f"{x},{y}"


@pytest.fixture
def talk() -> Talk:
    talk = Talk()
    assert talk.send("START 15") == ["OK"]
    return talk


# Games


@pytest.mark.parametrize("size", range(5, 23))
def test_start_takes_every_size(size: int) -> None:
    talk = Talk()
    assert talk.send(f"START {size}", "BEGIN") == ["OK", f"{size // 2},{size // 2}"]
    assert talk.send(f"start {size} {size}") == ["OK"]
    assert talk.board == Board(size=size)


@pytest.mark.parametrize("words", ["4", "23", "-1", "0", "x", "", "15 16", "15 15 15", "9" * 40])
def test_start_refuses_other_sizes_and_keeps_the_board(talk: Talk, words: str) -> None:
    talk.send("BEGIN")
    before = talk.board.copy()
    (answer,) = talk.send(f"START {words}")
    assert answer.startswith("ERROR ")
    assert talk.board == before


def test_rectangles_are_refused_clearly(talk: Talk) -> None:
    (answer,) = talk.send("RECTSTART 10,20")
    assert answer == "ERROR a board of 10x20 is not supported: expected a square"


def test_a_game_move_by_move(talk: Talk) -> None:
    assert talk.send("BEGIN") == ["7,7"]
    (answer,) = talk.send("TURN 8,8")
    assert talk.board.ply == 3
    assert answer == "{},{}".format(*talk.board.xy(talk.board.peek()))


@pytest.mark.parametrize("command", ["BEGIN", "TURN 7,7", "BOARD DONE", "RESTART", "YXNBEST 2"])
def test_without_start_there_is_no_board(command: str) -> None:
    assert Talk().send(command) == ["ERROR there is no board yet: expected START first"]


@pytest.mark.parametrize("words", ["7,7", "15,0", "-1,0", "x", "", "7", "7,8,1", "7,8 9,9"])
def test_turn_refuses_what_is_no_move_and_keeps_the_board(talk: Talk, words: str) -> None:
    talk.send("BEGIN")
    before = talk.board.copy()
    (answer,) = talk.send(f"TURN {words}")
    assert answer.startswith("ERROR ")
    assert len(answer) < 200
    assert talk.board == before
    assert talk.send("TURN 9,9")[0].count(",") == 1


def test_a_finished_game_is_not_thought_about(talk: Talk) -> None:
    talk.dialogue.set_board(Board.from_moves("a15 a1 b15 c1 c15 e1 d15 g1"))
    before = talk.board.copy()
    assert talk.send("TURN 4,0") == ["ERROR the game is over: five"]
    assert talk.board == before


def test_board_in_game_order_is_a_game_and_in_any_order_a_set_up(talk: Talk) -> None:
    talk.send("BOARD", "7,7,1", "8,8,2", "7,8,1", "8,9,2", "DONE")
    assert talk.engine.boards[-1] == Board.from_moves("h8 i7 h7 i6")
    assert talk.engine.boards[-1].ply == 4
    talk.send("BOARD", "8,8,2", "8,9,2", "7,7,1", "7,8,1", "DONE")
    assert talk.engine.boards[-1] == Board.from_moves("h8 i7 h7 i6")
    assert talk.engine.boards[-1].has_setup


def test_the_second_player_is_white(talk: Talk) -> None:
    talk.send("INFO rule 4", "BOARD 7,7,2 8,8,1 7,8,2 DONE")
    assert talk.engine.boards[-1].turn is Color.WHITE
    talk.send("BOARD 7,7,2 7,8,2 8,8,1 DONE")
    assert talk.engine.boards[-1].turn is Color.WHITE


def test_an_empty_board_is_a_beginning(talk: Talk) -> None:
    assert talk.send("BOARD", "DONE") == ["7,7"]


@pytest.mark.parametrize(
    "stones",
    ["7,7", "7,7,4", "15,0,1", "x", "7,7,1 7,7,2", "7,7,3 8,8,2", "-2,-2,1"],
)
def test_a_bad_board_is_refused_and_keeps_the_board(talk: Talk, stones: str) -> None:
    talk.send("BEGIN")
    before = talk.board.copy()
    (answer,) = talk.send("BOARD", *stones.split(), "DONE")
    assert answer.startswith("ERROR ")
    assert talk.board == before


def test_marks_of_forbidden_points_are_no_stones(talk: Talk) -> None:
    talk.send("INFO rule 4", "BOARD 7,7,1 8,8,2 3,3,3 DONE")
    assert talk.engine.boards[-1].stones(Color.BLACK) == [112]


def test_a_pass_says_who_began(talk: Talk) -> None:
    talk.send("INFO rule 4", "YXBOARD 7,7,1 -1,-1,2 DONE")
    assert talk.board.turn is Color.BLACK
    assert talk.board.stones(Color.BLACK) == [112]


def test_captures_are_replayed() -> None:
    talk = Talk()
    moves = "a19 b19 k10 c19 e1 d19"  # d19 would need a black stone at e19; none is taken yet
    board = Board.from_moves(moves, rule="1337", size=19)
    lines = [
        f"{x},{y},{1 + (board.ply - at) % 2}"
        for at, (x, y) in enumerate(map(board.xy, board.move_stack))
    ]
    talk.send("INFO rule 64", "START 19", "YXBOARD", *lines, "DONE")
    assert talk.board == board
    assert talk.board.move_stack == board.move_stack


def test_takeback_takes_the_last_move_only(talk: Talk) -> None:
    talk.send("BEGIN", "TURN 8,8")
    last = "{},{}".format(*talk.board.xy(talk.board.peek()))
    assert talk.send("TAKEBACK 7,7")[0].startswith("ERROR 7,7 is not the last move")
    assert talk.send(f"TAKEBACK {last}", "TAKEBACK 8,8", "TAKEBACK 7,7") == ["OK"] * 3
    assert talk.send("TAKEBACK 7,7")[0].startswith("ERROR")
    assert talk.board == Board()


def test_restart_empties_the_board(talk: Talk) -> None:
    talk.send("BEGIN")
    assert talk.send("RESTART") == ["OK"]
    assert talk.board == Board()


def test_play_makes_the_move_that_is_given(talk: Talk) -> None:
    assert talk.send("PLAY 3,4") == ["3,4"]
    assert talk.board.peek() == 4 * 15 + 3


def test_about_and_unknown(talk: Talk) -> None:
    assert talk.send("ABOUT")[0].startswith('name="Tengen", version="')
    assert talk.send("foo bar") == ["UNKNOWN FOO"]
    assert talk.send("yxquerydatabaseall", "7,7", "done") == ["UNKNOWN YXQUERYDATABASEALL"]


# INFO


def test_info_is_never_answered_and_complaints_wait_for_a_thinking_command(talk: Talk) -> None:
    assert talk.send("INFO", "INFO x y", "INFO rule", "INFO rule 3", "INFO timeout_turn z") == []
    assert talk.said == []
    assert talk.send("BEGIN")[0].startswith("ERROR no rule has the number 3")
    assert talk.send("INFO rule 0", "BEGIN")[0].startswith("ERROR INFO timeout_turn 'z'")
    assert talk.send("INFO timeout_turn 100", "BEGIN") == ["7,7"]


@pytest.mark.parametrize("rule", RULES.values(), ids=str)
def test_every_rule_is_played_by_its_number(rule: Rule) -> None:
    talk = Talk()
    talk.send("START 15", f"INFO rule {rule_number(rule)}", "BEGIN")
    assert talk.board.rule == rule
    assert talk.worker.rule == str(rule)


def test_a_rule_for_a_game_that_goes_on_counts_from_the_next_one(talk: Talk) -> None:
    talk.send("BEGIN", "INFO rule 4")
    assert talk.board.rule.name == "freestyle"
    talk.send("RESTART")
    assert talk.board.rule.name == "renju"


def limit_after(*infos: str, spent: float = 0.0) -> Limit:
    settings = ManagerSettings()
    for text in infos:
        settings.take(text.split())
    return settings.limit(Color.BLACK, spent)


def test_a_turn_keeps_a_reserve() -> None:
    assert limit_after().time == pytest.approx(29.85)
    assert limit_after("timeout_turn 100").time == pytest.approx(0.09)
    assert limit_after("timeout_turn 100", spent=0.05).time == pytest.approx(0.04)
    assert limit_after("timeout_turn 100", spent=5).time == 0
    assert limit_after("timeout_turn 3").time == 0
    assert limit_after("timeout_turn 0").time == 0.01
    assert limit_after("timeout_turn -1").time is None


def test_a_match_has_a_clock() -> None:
    limit = limit_after("timeout_turn 1000", "timeout_match 100000", "time_left 5000")
    assert limit.time == pytest.approx(0.9)
    assert limit.black_clock == pytest.approx(4.85)
    assert limit_after("timeout_match 100000").black_clock == pytest.approx(99.85)
    assert limit_after("time_left 2147483647").black_clock is None
    assert limit_after("timeout_match 0").black_clock is None
    assert limit_after("time_left 100", "time_increment 500").black_inc == 0.5


@pytest.mark.parametrize("left", ["-5000", "0", "-2147483648"])
def test_without_time_left_a_move_comes_at_once(left: str) -> None:
    limit = limit_after("timeout_turn 30000", f"time_left {left}")
    assert limit.time == 0.01
    assert limit.black_clock is None


def test_one_millisecond_left_is_a_clock_that_has_run_out() -> None:
    assert limit_after("time_left 1").black_clock == 0


def test_the_clock_runs_on_when_nobody_tells_it() -> None:
    settings = ManagerSettings()
    settings.take(["timeout_match", "10000"])
    settings.spend(4.0)
    clock = settings.limit(Color.WHITE, 0).white_clock
    assert clock == pytest.approx(5.85)
    settings.start_game()
    assert settings.limit(Color.WHITE, 0).white_clock == pytest.approx(9.85)


def test_depth_and_nodes() -> None:
    limit = limit_after("max_depth 7", "max_node 1000", "timeout_turn -1")
    assert (limit.depth, limit.nodes, limit.time) == (7, 1000, None)
    limit = limit_after("max_depth -1", "max_node 18446744073709551615")
    assert limit.depth is None
    assert limit.nodes is not None
    assert limit_after("max_depth 500").depth == 100


@pytest.mark.parametrize(
    ("infos", "option", "value"),
    [
        ((), "hash_mb", 128),
        (("max_memory 367001600",), "hash_mb", 128),
        (("max_memory 83886080",), "hash_mb", 1),
        (("max_memory 0",), "hash_mb", 128),
        (("hash_size 65536",), "hash_mb", 64),
        (("hash_size 1",), "hash_mb", 128),
        (("hash_size 1048576", "max_memory 367001600"), "hash_mb", 128),
        (("thread_num 0",), "threads", 1),
        (("thread_num -4",), "threads", 1),
        (("caution_factor 5",), "distance", 4),
        (("strength 0",), "level", 1),
        (("strength 50",), "level", 6),
        (("strength 99",), "level", 10),
        (("strength 100",), "level", None),
        ((), "level", None),
    ],
)
def test_options_of_the_engine(infos: Sequence[str], option: str, value: int | None) -> None:
    talk = Talk()
    talk.send("START 15", *(f"INFO {info}" for info in infos))
    assert talk.worker.options[option] == value


# What a search tells


def test_a_move_comes_with_a_message(talk: Talk) -> None:
    talk.send("BEGIN")
    assert talk.said == ["MESSAGE depth 3-5 ev 10 n 1000 n/ms 2 tm 500 pv 7,7", "7,7"]


def test_details_are_shown_when_asked_for(talk: Talk) -> None:
    talk.send("INFO show_detail 2", "BEGIN")
    assert talk.said[0] == "INFO PV 0"
    assert "INFO BESTLINE 7,7" in talk.said
    assert not any("REALTIME" in line for line in talk.said)
    talk.send("INFO show_detail 1", "RESTART", "BEGIN")
    assert "MESSAGE REALTIME BEST 7,7" in talk.said
    assert not any(line.startswith("INFO") for line in talk.said)


# Failures


def test_a_failed_search_is_replaced_by_a_fallback_move(talk: Talk) -> None:
    talk.engine.error = ArithmeticError("on purpose")
    assert talk.send("BEGIN") == ["7,7"]
    assert talk.said[0] == "MESSAGE the search failed: ArithmeticError"
    talk.engine.error = None
    assert talk.send("TURN 8,8")[0].count(",") == 1


def test_an_engine_that_is_not_ready_is_replaced_by_a_fallback_move() -> None:
    talk = Talk(ready=False)
    assert talk.send("START 15", "BEGIN") == ["OK", "7,7"]
    assert talk.said[1] == "MESSAGE loading: playing a fallback move"
    assert talk.send("SWAP2BOARD", "DONE")[0].count(",") == 3
    assert talk.send("SWAP2BOARD 7,7 8,8 9,9 DONE") == ["SWAP"]
    assert talk.send("START 15", "yxbalancetwo 0", "yxnbest 3")[1].count(",") == 2


def test_a_handler_that_fails_is_an_error_and_no_end(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(talk.dialogue, "play", fail)
    assert talk.send("BEGIN") == ["ERROR internal: ZeroDivisionError"]
    monkeypatch.undo()
    assert talk.send("BEGIN") == ["7,7"]


# Yixin


def test_yxboard_sets_a_position_silently(talk: Talk) -> None:
    assert talk.send("yxboard", "7,7,1", "8,8,2", "done") == []
    assert talk.board == Board.from_moves("h8 i7")


def test_forbidden_points_are_told(talk: Talk) -> None:
    board = Board.from_moves("h8 h7 i9 i7 h6 i10 i5 i4", rule="renju")
    lines = [
        f"{x},{y},{1 + (board.ply - at) % 2}"
        for at, (x, y) in enumerate(map(board.xy, board.move_stack))
    ]
    talk.send("INFO rule 2", "RESTART", "yxboard", *lines, "done")
    assert board.forbidden_points
    told = "".join("{:02}{:02}".format(*board.xy(move)) for move in board.forbidden_points)
    assert talk.send("yxshowforbid") == [f"FORBID {told}."]
    assert talk.send("RESTART", "yxshowforbid") == ["OK", "FORBID ."]


def test_nbest_tells_each_line(talk: Talk) -> None:
    assert talk.send("yxnbest 3") == ["7,7"]
    assert [line.split()[3:5] for line in talk.said[:3]] == [["multipv", n] for n in "123"]
    assert talk.send("yxnbest x")[0].startswith("ERROR 'x' is not a number")
    assert talk.send("yxnbest 0")[0].startswith("ERROR 0 is out of range")


def test_show_info_and_hash_clear_and_stop(talk: Talk) -> None:
    assert talk.send("yxshowinfo", "yxhashclear", "stop", "yxstop") == []
    assert [line.rpartition(" ")[0] for line in talk.said] == [
        "MESSAGE INFO MAX_THREAD_NUM",
        "MESSAGE INFO MAX_HASH_SIZE",
    ]
    assert talk.engine.cleared == 1


# Openings


def test_swap2_answers_what_the_engine_chooses(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    from tengen.openings import swap2

    monkeypatch.setattr(swap2, "propose", lambda *_, **__: (0, 1, 2))
    assert talk.send("SWAP2BOARD", "DONE") == ["0,0 1,0 2,0"]
    for choice, answer in ((swap2.SWAP, "SWAP"), ((3,), "3,0"), ((3, 4), "3,0 4,0")):
        monkeypatch.setattr(swap2, "choose", lambda *_, choice=choice, **__: choice)
        assert talk.send("SWAP2BOARD", "0,0", "1,0", "2,0", "DONE") == [answer]
    assert talk.board.ply == 5
    monkeypatch.setattr(swap2, "choose_after_five", lambda *_, **__: swap2.SWAP)
    assert talk.send("SWAP2BOARD 0,0 1,0 2,0 3,0 3,0 DONE")[0].startswith("ERROR")
    assert talk.send("SWAP2BOARD 0,0 1,0 2,0 3,0 4,1 DONE") == ["SWAP"]
    assert talk.send("SWAP2BOARD 0,0 DONE")[0].startswith("ERROR SWAP2BOARD has 1 stones")


def test_swap2_in_steps(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    from tengen.openings import swap2

    monkeypatch.setattr(swap2, "propose", lambda *_, **__: (0, 16, 2))
    talk.send("yxswap2step1")
    assert talk.said == [f"MESSAGE SWAP2 MOVE{n}" for n in ("1 0 0", "2 1 1", "3 2 0")]
    talk.send("yxboard 0,0,2 1,1,1 2,0,2 done")
    for choice, answer in ((swap2.SWAP, "SWAP1 YES"), ((3,), "SWAP1 NO")):
        monkeypatch.setattr(swap2, "choose", lambda *_, choice=choice, **__: choice)
        talk.send("yxswap2step2")
        assert talk.said == [f"MESSAGE SWAP2 {answer}"]
    monkeypatch.setattr(swap2, "choose", lambda *_, **__: (18, 4))
    talk.send("yxswap2step2")
    assert talk.said == ["MESSAGE SWAP2 MOVE4 3 1", "MESSAGE SWAP2 MOVE5 4 0"]
    assert talk.send("yxswap2step3")[0].startswith("ERROR 3 moves are on the board")


def test_swap_after_the_first_stone(talk: Talk) -> None:
    talk.send("INFO rule 5", "RESTART")
    assert talk.send("TURN 7,7")[0].count(",") == 1
    talk.send("RESTART")
    talk.engine.centi = -100
    assert talk.send("TURN 7,7") == ["SWAP"]
    assert talk.send("TURN 8,8")[0].count(",") == 1
    assert talk.board.ply == 3
