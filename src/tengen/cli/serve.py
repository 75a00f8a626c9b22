"""`tengen serve`: the web app, for a browser on this machine or for others."""

from __future__ import annotations

import ipaddress
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import Cluster, number

if TYPE_CHECKING:
    from ..web.logs import LogFormat


def command(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        number("--port", "-p", low=0, high=65535, about="The port; default: a free one from 8765."),
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            "--db",
            "--database",
            metavar="URL",
            envvar="TENGEN_DATABASE",
            help="The database: a file for SQLite, or an SQLAlchemy URL.",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="TENGEN_REDIS",
            help="Redis, by which several servers share a PostgreSQL database.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        number(
            "--workers",
            "-w",
            high=1024,
            about="Engine processes; default: one per core, at least two.",
        ),
    ] = None,
    cluster: Cluster = None,
    token: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            envvar="TENGEN_TOKEN",
            help="The access token; a new one is made when others can reach the server.",
        ),
    ] = None,
    public: Annotated[
        bool,
        typer.Option("--public", help="Require no token, even if others reach the server."),
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="A host name by which the server is reached."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front of the server; the client addresses it forwards are trusted.",
        ),
    ] = None,
    logs: Annotated[
        str,
        typer.Option(metavar="text|json", help="The format of the log: text, or JSON lines."),
    ] = "text",
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the page in a browser, if there is one.")
    ] = False,
) -> None:
    """Serve the web app: play and analyse in a browser.

    By default only this machine can reach it. If others can, visitors need an access token, which
    is part of the printed address. Games are kept in a database and continue after a restart.

    \b
    Examples:
      tengen serve                              http://127.0.0.1:8765/
      tengen serve --browser                    and open it
      tengen serve --host 0.0.0.0 --name go.example.org
      tengen serve --db postgresql+psycopg://tengen@localhost/tengen --workers 4
      tengen serve --db postgresql://tengen@db/tengen --redis redis://cache:6379   one of several
      tengen serve --cluster 10.0.0.1:6379      engines on the nodes of a Ray cluster
    """
    from ..web.config import Config, default_database, default_workers, is_loopback, new_token
    from ..web.server import serve
    from ..web.store.sqlite import DatabaseError

    if token is not None and not token.strip():
        raise typer.BadParameter("The token is empty; give a text, or --public to ask for none.")
    if public and token is not None:
        raise typer.BadParameter("got --public and a token, but expected one of them")
    if token is None and not public and not is_loopback(host):
        token = new_token()
    database = database_url(db or default_database())
    if redis is not None:
        _check_redis(redis, database)
    config = Config(
        host=host,
        database=database,
        redis=redis,
        logs=_log_format(logs),
        workers=workers or (default_workers() if cluster is None else 0),
        cluster=cluster,
        token=token,
        names=frozenset(name or ()),
        proxies=frozenset(_address(text) for text in proxy or ()),
    )
    try:
        serve(config, port=port, opens_browser=browser)
    except DatabaseError as error:
        raise typer.BadParameter(str(error), param_hint="--db") from error


def _address(text: str) -> str:
    """An IP address, or a network of them."""
    try:
        ipaddress.ip_network(text)
    except ValueError as error:
        message = f"{text!r} is not an IP address or network; use such as 127.0.0.1."
        raise typer.BadParameter(message, param_hint="--proxy") from error
    return text


def _log_format(text: str) -> LogFormat:
    if text == "json":
        return "json"
    if text != "text":
        raise typer.BadParameter(f"{text!r} is no format; use text or json.", param_hint="--logs")
    return "text"


def _check_redis(url: str, database: str) -> None:
    """Refuse a database that several servers cannot share."""
    hint = "--redis"
    if not database.startswith("postgresql"):
        message = "Several servers need PostgreSQL; name one with --db postgresql://…"
        raise typer.BadParameter(message, param_hint=hint)
    if not url.startswith(("redis://", "rediss://", "unix://")):
        message = f"{url!r} is not the URL of a Redis server; use such as redis://localhost:6379."
        raise typer.BadParameter(message, param_hint=hint)
    if find_spec("redis") is None:
        message = "The Redis client is missing; install it with: pip install 'tengen[servers]'"
        raise typer.BadParameter(message, param_hint=hint)


def database_url(text: str, *, is_new: bool = True) -> str:
    """The URL of a database; a file for SQLite that may be new gets the folder that it is in."""
    prefix = "sqlite:///"
    if text.startswith(("postgresql://", "postgres://")):
        return f"postgresql+psycopg://{text.partition('://')[2]}"  # the driver that we install
    if "://" in text and not text.startswith(prefix):
        return text
    path = Path(text.removeprefix(prefix)).expanduser()
    if is_new and not path.parent.is_dir():
        path.parent.mkdir(parents=True, exist_ok=True)
        if sys.platform != "win32":
            path.parent.chmod(0o700)  # games and settings are nobody else's business
    return f"{prefix}{path}"
