"""A Gomocup engine for the tests: good by default, bad in the way its arguments say.

It wins and blocks where one move does it, and otherwise plays next to the stones. It needs nothing
but the standard library, and starts quickly. `python fake_engine.py WAY...` where a WAY is the name
of a method `bad_...` below, with dashes, or one of the flags in FLAGS.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import chain

FLAGS = {
    "no-extensions",  # UNKNOWN for everything beyond the plain protocol
    "no-restart",
    "no-about",
    "silent",  # tells nothing of its search
    "fast",  # uses no time
    "keep-stones",  # RESTART does not empty the board
    "answer-info",
    "exit-on-unknown",
    "chatty",  # lines that mean nothing
    "bad-swap2",
    "wordy",
    "one-thread",  # reads nothing while it thinks
    "late-start",
    "message-flood",
    "refuse-end",
    "ignore-eof",
    "log",  # every line that it reads, on standard error
}
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))


SPEAKING = threading.Lock()


def say(line: str) -> None:
    """Write one line at once."""
    with SPEAKING:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


class Fake:
    """The engine: a board, and what it was told."""

    def __init__(self, ways: set[str]) -> None:
        self.ways = ways
        self.size = 0
        self.stones: dict[tuple[int, int], int] = {}  # 1 own, 2 the opponent's
        self.info: dict[str, str] = {}
        self.stop = threading.Event()
        self.thinker: threading.Thread | None = None
        self.moves = 0

    # The dialogue

    def run(self) -> None:
        """Answer until END."""
        self.misbehave("start")
        for line in self.lines():
            if not self.obey(line):
                return
        if "ignore-eof" in self.ways:
            time.sleep(600)

    def lines(self) -> Iterator[str]:
        """What the manager says."""
        for raw in sys.stdin.buffer:
            line = raw.decode("utf-8", "replace")
            if "log" in self.ways:
                print(line.strip(), file=sys.stderr, flush=True)
            if line.strip():
                yield line.strip()

    def obey(self, line: str) -> bool:
        """Do what a line says; False to end."""
        word, _, rest = line.partition(" ")
        word = word.upper()
        if word not in ("YXSTOP", "END", "INFO"):
            self.wait()
        method = getattr(self, f"on_{word.lower()}", None)
        is_extension = word.startswith("YX")
        if method is None or (is_extension and "no-extensions" in self.ways):
            say(f"UNKNOWN {word[:20]!r}")
            return "exit-on-unknown" not in self.ways
        if word == "RESTART" and "no-restart" in self.ways:
            say("UNKNOWN")
            return True
        return method(rest) is not False

    def on_about(self, rest: str) -> None:
        if "no-about" not in self.ways:
            say('name="Fake", version="1.0", author="the tests", country="-"')

    def on_start(self, rest: str) -> None:
        if "late-start" in self.ways:
            time.sleep(600)
        if "refuse-start" in self.ways:
            say("ERROR this size is too hard")
            return
        if not (rest.isdecimal() and 5 <= int(rest) <= 22):
            say("ERROR from 5 to 22")
            return
        self.size, self.stones = int(rest), {}
        say("OK - everything is good" if "wordy" in self.ways else "OK")

    def on_rectstart(self, rest: str) -> None:
        say("ERROR squares only")

    def on_restart(self, rest: str) -> None:
        if "keep-stones" not in self.ways:
            self.stones = {}
        say("OK")

    def on_info(self, rest: str) -> None:
        key, _, value = rest.partition(" ")
        if value.lstrip("-").isdecimal():
            self.info[key.lower()] = value
        if "answer-info" in self.ways:
            say("OK")

    def on_takeback(self, rest: str) -> None:
        x, y = rest.split(",")
        del self.stones[int(x), int(y)]
        say("OK")

    def on_swap2board(self, rest: str) -> None:
        count = len(list(self.block(rest)))
        if "bad-swap2" in self.ways:
            say("7,7 7,7 7,7")
        else:
            say("7,7 8,8 9,9" if count == 0 else "SWAP")

    def on_begin(self, rest: str) -> None:
        self.think()

    def on_turn(self, rest: str) -> None:
        self.put(rest, 2)
        self.think()

    def on_board(self, rest: str) -> None:
        self.read_board(rest)
        self.think()

    def on_yxboard(self, rest: str) -> None:
        self.read_board(rest)

    def on_yxnbest(self, rest: str) -> None:
        self.think(int(rest))

    def on_yxstop(self, rest: str) -> None:
        self.stop.set()

    def on_end(self, rest: str) -> bool:
        if "refuse-end" in self.ways:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(600)
        return False

    def read_board(self, rest: str) -> None:
        """The stones up to DONE."""
        self.stones = {}
        for word in self.block(rest):
            if word.count(",") == 2:
                x, y, who = word.split(",")
                self.put(f"{x},{y}", int(who))

    def block(self, rest: str) -> Iterator[str]:
        """The words up to DONE."""
        for line in chain([rest], self.lines()):
            for word in line.split():
                if word.upper() == "DONE":
                    return
                yield word

    def put(self, text: str, who: int) -> None:
        """Set a stone where none may stand."""
        x, y = (int(word) for word in text.split(","))
        assert (x, y) not in self.stones, f"a stone stands on {text} already"
        self.stones[x, y] = who

    # Thinking

    def think(self, lines: int = 1) -> None:
        """Move, in another thread unless told otherwise."""
        self.stop.clear()
        if "one-thread" in self.ways:
            self.move(lines)
        else:
            self.thinker = threading.Thread(target=self.move, args=(lines,), daemon=True)
            self.thinker.start()

    def wait(self) -> None:
        """Wait for the end of the thought."""
        if self.thinker is not None:
            self.thinker.join()

    def move(self, lines: int) -> None:
        """Tell of a search, use the time, and answer."""
        self.moves += 1
        if self.misbehave("move"):
            return
        choices = self.choices()
        turn, left = (int(self.info.get(key, 1000)) for key in ("timeout_turn", "time_left"))
        depths = int(self.info.get("max_depth", -1))
        end = time.monotonic() + min(turn, left, 10**8) / 1000 * 0.5
        if "fast" in self.ways:
            end = 0.0
        if "chatty" in self.ways:
            say("I think that this is good")
        depth = 0
        while time.monotonic() < end and depth != depths and not self.stop.is_set():
            depth += 1
            if "silent" not in self.ways and self.info.get("show_detail", "0") != "0":
                self.tell(choices[:lines], depth)
            if "message-flood" in self.ways:
                say("\n".join(f"MESSAGE {'x' * 200} {number}" for number in range(1000)))
            self.stop.wait(min(0.01 * 2**depth, max(0.0, end - time.monotonic())))
        x, y = choices[0]
        self.stones[x, y] = 1
        say(f"{x},{y}")

    def tell(self, choices: list[tuple[int, int]], depth: int) -> None:
        """The lines of one depth."""
        for number, (x, y) in enumerate(choices):
            for line in (
                f"PV {number}",
                f"NUMPV {len(choices)}",
                f"DEPTH {depth}",
                f"SELDEPTH {depth + 2}",
                f"TOTALNODES {1000 * depth}",
                f"EVAL {50 - 10 * number}",
                f"BESTLINE {x},{y}",
                "PV DONE",
            ):
                say(f"INFO {line}")

    def choices(self) -> list[tuple[int, int]]:
        """Free points: one that wins, one that blocks, then the nearest to other stones."""
        free = [(x, y) for x in range(self.size) for y in range(self.size)]
        free = [point for point in free if point not in self.stones]
        middle = (self.size - 1) / 2

        def rank(point: tuple[int, int]) -> tuple[int, float]:
            urgent = 0 if self.makes_five(point, 1) else 1 if self.makes_five(point, 2) else 2
            x, y = point
            near = min(
                (max(abs(x - u), abs(y - v)) for u, v in self.stones),
                default=abs(x - middle) + abs(y - middle),
            )
            return urgent, near

        return sorted(free, key=rank)

    def makes_five(self, point: tuple[int, int], who: int) -> bool:
        """Whether a stone there makes five or more in a row."""
        return any(
            1 + self.run_of(point, who, dx, dy) + self.run_of(point, who, -dx, -dy) >= 5
            for dx, dy in LINES
        )

    def run_of(self, point: tuple[int, int], who: int, dx: int, dy: int) -> int:
        """Stones of one side that follow in one direction."""
        count, (x, y) = 0, point
        while self.stones.get((x + dx, y + dy)) == who:
            count, x, y = count + 1, x + dx, y + dy
        return count

    # Bad ways

    def misbehave(self, when: str) -> bool:
        """Do what the arguments ask for: `start-…`, or `move-…` at each move.

        True when that was the answer.
        """
        names = [way.partition("-") for way in self.ways if way not in FLAGS]
        ways = [name.replace("-", "_") for moment, _, name in names if moment == when]
        answers = [getattr(self, f"bad_{way}")() for way in ways]
        return any(answers)

    def bad_exit(self) -> None:
        say("MESSAGE I had enough")
        os._exit(3)

    def bad_crash(self) -> None:
        os.kill(os.getpid(), signal.SIGSEGV)

    def bad_traceback(self) -> None:
        sys.stderr.write("Traceback: something broke\n")
        sys.stderr.flush()
        os._exit(1)

    def bad_hang(self) -> None:
        time.sleep(600)

    def bad_garbage(self) -> None:
        say("lorem ipsum")
        time.sleep(600)

    def bad_error(self) -> None:
        say("ERROR I do not want to")
        time.sleep(600)

    def bad_flood(self) -> None:
        while True:
            say("\n".join("lorem ipsum" for _ in range(1000)))

    def bad_endless_line(self) -> None:
        while True:
            sys.stdout.write("x" * 100_000)
            sys.stdout.flush()

    def bad_binary(self) -> None:
        os.write(1, bytes(range(256)) * 4 + b"\n\xff\xfe\x00\n")
        time.sleep(600)

    def bad_partial(self) -> None:
        sys.stdout.write("7,7")
        sys.stdout.flush()
        time.sleep(600)

    def bad_close_output(self) -> None:
        os.close(1)
        time.sleep(600)

    def bad_occupied(self) -> bool:
        x, y = next(iter(self.stones), (0, 0))
        say(f"{x},{y}")
        return True

    def bad_off_board(self) -> bool:
        say(f"{self.size},0")
        return True

    def bad_two_moves(self) -> bool:
        say("0,0 1,1")
        return True

    def bad_corner(self) -> bool:
        """Play where the tests have made it forbidden."""
        say("7,7")
        return True

    def bad_late(self) -> None:
        """Answer when every manager has given up."""
        time.sleep(1.5)

    def bad_suggest(self) -> bool:
        say("SUGGEST 0,0")
        return True

    def bad_noise(self) -> None:
        say("thinking hard")
        say("UNKNOWN what")

    def bad_grandchildren(self) -> None:
        """Start processes that ignore polite signals, one of them in a session of its own."""
        script = (
            "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
        )
        for apart in (False, True):
            child = subprocess.Popen([sys.executable, "-S", "-c", script], start_new_session=apart)
            say(f"MESSAGE child {child.pid}")

    def bad_idle_flood(self) -> None:
        """Talk while nobody asks."""

        def talk() -> None:
            while True:
                say("\n".join(f"MESSAGE {'x' * 200}" for _ in range(1000)))
                time.sleep(0.001)  # or the engine would never come to read

        threading.Thread(target=talk, daemon=True).start()

    def on_play(self, rest: str) -> None:
        self.put(rest, 1)
        say(rest)


if __name__ == "__main__":
    Fake(set(sys.argv[1:])).run()
