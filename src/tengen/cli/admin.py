"""`tengen admin`: what the host of a server does, on its database, while it runs or not."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import StaleError
from ..play.words import printable
from .serve import database_url

if TYPE_CHECKING:
    from ..web.store.accounts import AccountRow
    from ..web.store.store import Store
    from ..web.store.talk import ShownReport

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="""Look after a server: bots, reports, accounts.

    The server may be running.

    \b
    Examples:
      tengen admin reports
      tengen admin close-account Ann
      tengen admin delete-message m142NXZ8Y57s_tE3whEzhiw
    """,
)

DB = typer.Option(metavar="URL", help="The database, as for tengen serve.")
Db = Annotated[str | None, DB]
SHOWN = 100  # reports that are listed
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


@app.command("reports")
def reports_command(
    everything: Annotated[bool, typer.Option("--all", help="Closed reports too.")] = False,
    db: Db = None,
) -> None:
    """List what players have reported, the latest first, with what was said in the game."""
    with _store(db) as store:
        found = store.reports(with_closed=everything, limit=SHOWN)
        for shown in found:
            _print_report(store, shown)
    if not found:
        print("There are no reports." if everything else "There are no open reports.")


def _print_report(store: Store, shown: ShownReport) -> None:
    report = shown.report
    about = shown.accused + ("" if shown.account is None else f" (account {shown.account})")
    closed = "" if report.closed is None else ", closed"
    print(f"{report.id}  {_when(report.at)}  {report.reason}{closed}")
    print(f"  {printable(shown.reporter)} about {printable(about)}, game {report.game}")
    if report.text:
        print(f"  {printable(report.text)}")
    for said in store.said_in(report.game):
        who = shown.accused if said.client == report.accused else shown.reporter
        what = said.phrase or printable(said.text or "")
        print(f"    {said.id}  {_when(said.at)}  {printable(who)}: {what}")


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))


@app.command("close-report")
def close_report_command(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id, from reports.")],
    db: Db = None,
) -> None:
    """Take a report off the list of open ones."""
    with _store(db) as store:
        if not store.close_report(report):
            raise typer.BadParameter(
                f"there is no open report {report!r}: see tengen admin reports"
            )
    print(f"Closed the report {report}.")


@app.command("cancel-tournament")
def cancel_tournament_command(
    tournament: Annotated[str, typer.Argument(metavar="ID", help="Its id, from its address.")],
    db: Db = None,
) -> None:
    """Cancel a tournament: nobody is paired any more; running games continue.

    Its name no longer appears on the list of tournaments.
    """
    with _store(db) as store:
        if not store.cancel_tournament(tournament):
            raise typer.BadParameter(
                f"there is no tournament {tournament!r} that is planned or runs: see its address"
            )
    print(f"Cancelled the tournament {tournament}.")


@app.command("close-account")
def close_account_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.")],
    db: Db = None,
) -> None:
    """Close an account: it is logged out everywhere, its bots stop, nobody can log in to it.

    Nothing of it is deleted. A running server ends its connections within 15 seconds.
    """
    with _store(db) as store:
        account = _account(store, name)
        store.close_account(account.id)
    print(f"Closed the account {account.name}.")


@app.command("reopen-account")
def reopen_account_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.")],
    db: Db = None,
) -> None:
    """Let the owner of a closed account in again."""
    with _store(db) as store:
        account = _account(store, name)
        if not store.reopen_account(account.id):
            raise typer.BadParameter(f"the account {account.name!r} is not closed")
    print(f"Reopened the account {account.name}.")


@app.command("delete-message")
def delete_message_command(
    message: Annotated[str, typer.Argument(metavar="MESSAGE", help="Its id, from reports.")],
    db: Db = None,
) -> None:
    """Delete a message that was said in a game."""
    with _store(db) as store:
        if not store.remove_said(message):
            raise typer.BadParameter(f"there is no message {message!r}: see tengen admin reports")
    print(f"Deleted the message {message}.")


def _account(store: Store, name: str) -> AccountRow:
    from ..web.accounts import name_key

    account = store.account_named(name_key(name))
    if account is None:
        raise typer.BadParameter(f"there is no account {name!r}")
    return account
