"""`tengen bot`: an engine plays at a server."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from ..coords import MAX_SIZE, MIN_SIZE
from ..errors import OpeningError, SeatError
from ..opening import OPENINGS
from ..play.clock import TimeControl
from ..play.seats import Player, PlayerKind
from ..rules import RULES
from ..rules import Rule as GameRule
from . import options

MOST_GAMES = 8  # as many as a socket may watch


def command(
    server: Annotated[
        str, typer.Argument(metavar="SERVER", help="Its address: https://HOST or HOST:PORT.")
    ],
    engine: Annotated[
        str,
        typer.Option(
            "--engine", "-e", metavar="ENGINE", help="level:5, tengen:time=2 or cmd:PROGRAM."
        ),
    ],
    token: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            envvar="TENGEN_BOT_TOKEN",
            help="The bot's token; other users of this machine may see what is typed here.",
        ),
    ] = None,
    token_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with the token.")
    ] = None,
    rule: Annotated[
        list[str] | None,
        typer.Option("--rule", "-r", metavar="RULE", help="Play this rule only; repeatable."),
    ] = None,
    size: Annotated[
        list[int] | None,
        typer.Option("--size", "-s", metavar="N", help="Play this size only; repeatable."),
    ] = None,
    opening: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Play this opening only; repeatable. Default: all, or free for cmd:.",
        ),
    ] = None,
    clock: Annotated[
        list[str] | None,
        typer.Option(metavar="TIME", help="Play with this clock only; repeatable."),
    ] = None,
    rated: Annotated[
        bool | None,
        typer.Option("--rated/--casual", help="Play rated or casual games only; default: both."),
    ] = None,
    games: Annotated[
        int, options.number("--games", "-g", high=MOST_GAMES, about="Games at once.")
    ] = 1,
    seeks: Annotated[
        bool, typer.Option("--seeks", help="Accept open seeks of the lobby too.")
    ] = False,
    offer: Annotated[
        bool,
        typer.Option("--offer", help="Offer a game in the lobby: the first of each option."),
    ] = False,
    tournament: Annotated[
        list[str] | None,
        typer.Option(
            "--tournament", metavar="ID", help="Join this tournament; repeatable. See its address."
        ),
    ] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Play other bots too.")] = False,
    at_exit: Annotated[
        Literal["finish", "resign"],
        typer.Option(help="What happens to running games on Ctrl-C."),
    ] = "finish",
) -> None:
    """Let an engine play on a server.

    Make a bot on the server's account page, or with tengen admin; its token is shown once. The bot
    answers challenges, reconnects by itself and resumes running games when it is started again.
    Ctrl-C finishes or resigns the games; a second Ctrl-C leaves them as they are.

    \b
    Examples:
      export TENGEN_BOT_TOKEN=bot_...
      tengen bot https://go.example.org --engine level:6
      tengen bot localhost:8765 --engine cmd:./pbrain-other --rule freestyle --games 2
      tengen bot localhost:8765 -e tengen:time=2 --seeks --offer --clock 5+3
    """
    from ..bot.bot import AtExit, Bot
    from ..bot.server import BotServer
    from ..bot.terms import BotTerms

    player = _player(engine)
    openings = tuple(opening or (("free",) if player.kind is PlayerKind.COMMAND else ()))
    for name in openings:
        if name not in OPENINGS:
            raise OpeningError(f"{name!r} is not an opening: expected {', '.join(OPENINGS)}")
    terms = BotTerms(
        rules=tuple(GameRule.of(name).name for name in rule or ()),
        sizes=tuple(map(_size, size or ())),
        openings=openings,
        clocks=tuple(map(TimeControl.parse, clock or ())),
        rated=rated,
        plays_bots=bots,
    )
    place = BotServer(server, _token(token, token_file))
    _prepare(player, terms.rules, is_opening=openings != ("free",))

    async def run() -> None:
        bot = Bot(
            place,
            player,
            terms,
            games=games,
            takes_seeks=seeks,
            offers=offer,
            tournaments=tournament or (),
            at_exit=AtExit(at_exit),
            tell=lambda text: print(text, flush=True),
        )
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # where the system has no such handlers
                loop.add_signal_handler(number, bot.stop)
        await bot.run()

    asyncio.run(run())


def _player(text: str) -> Player:
    player = Player.parse(text, takes_commands=True)
    if not player.is_engine or player.kind is PlayerKind.PROGRAM:
        raise SeatError(
            f"{text!r} is not an engine: expected level:5, tengen:time=2 or cmd:PROGRAM"
        )
    if player.commit is not None:
        raise SeatError(f"{text!r} plays matches only: expected tengen without a commit")
    return replace(player, name="")


def _size(size: int) -> int:
    if not MIN_SIZE <= size <= MAX_SIZE:
        message = f"got {size}, but expected a number from {MIN_SIZE} to {MAX_SIZE}"
        raise typer.BadParameter(message, param_hint="--size")
    return size


def _token(text: str | None, file: Path | None) -> str:
    if file is not None:
        text = file.read_text(encoding="utf-8")
    if text is None or not text.strip():
        message = "The token is missing; use --token-file, or set TENGEN_BOT_TOKEN."
        raise typer.BadParameter(message)
    return text.strip()


def _prepare(player: Player, rules: tuple[str, ...], *, is_opening: bool) -> None:
    """Check before the first game that the engine runs, and compile ours if needed."""
    from ..play.thinking import Thinker

    if player.kind is PlayerKind.COMMAND:
        thinker = Thinker(player)
        try:
            rule = GameRule.of((*rules, *RULES)[0])
            thinker.engine.prepare(rule, rule.default_size)
        finally:
            thinker.close()
    if player.is_ours or is_opening:
        from ..engine.warmup import warm_up

        warm_up()
