"""`tengen admin`: what the host of a server does, on its database, while it runs or not."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import StaleError
from .serve import database_url

if TYPE_CHECKING:
    from ..web.store.store import Store

app = typer.Typer(
    no_args_is_help=True,
    help="Look after a server: bots, reports, accounts, messages. It may be running.",
)

DB = typer.Option(metavar="URL", help="The database, as for tengen serve.")
Db = Annotated[str | None, DB]
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{2,19}")


@contextmanager
def _store(db: str | None) -> Iterator[Store]:
    """The database of a server."""
    from ..web.config import default_database
    from ..web.store.sqlite import DatabaseError
    from ..web.store.store import open_shared

    try:
        store = open_shared(database_url(db or default_database(), is_new=False))
    except DatabaseError as error:
        raise typer.BadParameter(str(error), param_hint="--db") from error
    try:
        yield store
    finally:
        store.close()


@app.command("bot")
def bot_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the bot.")],
    db: Db = None,
) -> None:
    """Make a bot, or give the host's bot of this name a new token, and print the token."""
    from ..web.accounts import name_key
    from ..web.bots import bot_account, new_bot_token
    from ..web.ids import token_hash

    if not NAME.fullmatch(name):
        raise typer.BadParameter(
            f"{name!r} is not a name: expected 3 to 20 letters, digits, - and _, a letter first"
        )
    token = new_bot_token()
    with _store(db) as store:
        known = store.account_named(name_key(name))
        bot = None if known is None else store.bot(known.id)
        if bot is not None and bot.owner is None:
            store.set_bot_token(bot.account, token_hash(token))
        else:
            account = bot_account(name, time.time())
            try:
                store.add_bot(account, None, token_hash(token), most=0)
            except StaleError:
                raise typer.BadParameter(f"the name {name!r} is taken") from None
    print(token)
