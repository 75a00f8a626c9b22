"""The tables of talk: messages in games, who has muted whom, reports, closed accounts."""

from __future__ import annotations

from typing import NamedTuple

from .database import Database


class SaidRow(NamedTuple):
    """A message in a game: a phrase by its name, or a text."""

    id: str
    game: str
    seat: str
    client: str
    at: float
    phrase: str | None
    text: str | None


class ReportRow(NamedTuple):
    """A report of one player about another, which is open until it is closed."""

    id: str
    game: str
    reporter: str
    accused: str
    at: float
    reason: str
    text: str
    closed: float | None


class ShownReport(NamedTuple):
    """A report with the names of both players."""

    report: ReportRow
    reporter: str
    accused: str
    account: str | None  # the name of the account that is accused, if it is one


class TalkTables(Database):
    """Messages, mutes, reports and closed accounts."""

    # Messages

    def people_of(self, game: str) -> dict[str, str]:
        """The clients of a game between two people by seat; empty for any other game."""
        query = """SELECT seat, client FROM places WHERE game = :game AND client IS NOT NULL
            AND client NOT IN (SELECT account FROM bots)"""
        found = {row.seat: row.client for row in self._rows(query, game=game)}
        return found if len(set(found.values())) == 2 else {}

    def add_said(self, row: SaidRow, *, most: int) -> bool:
        """Store a message; False when its game has `most`."""
        count = "SELECT count(*) FROM messages WHERE game = :game"
        with self._begin():
            if self._rows(count, game=row.game)[0][0] >= most:
                return False
            self._insert("messages", row._asdict())
        return True

    def said_in(self, game: str) -> list[SaidRow]:
        """The messages of a game in order."""
        query = "SELECT * FROM messages WHERE game = :game ORDER BY at, id"
        return [SaidRow(*row) for row in self._rows(query, game=game)]

    def said_to(self, game: str, client: str) -> list[SaidRow]:
        """The messages of a game without those of players whom a client has muted."""
        muted = self.muted_by(client)
        return [row for row in self.said_in(game) if row.client not in muted]

    def remove_said(self, message: str) -> bool:
        """Delete a message; return whether there was one."""
        return self._change("DELETE FROM messages WHERE id = :id", id=message) == 1

    # Mutes

    def muted_by(self, client: str) -> set[str]:
        """Whom a client has muted."""
        query = "SELECT muted FROM mutes WHERE client = :client"
        return {row.muted for row in self._rows(query, client=client)}

    def set_muted(self, client: str, other: str, is_muted: bool) -> None:
        """Mute somebody, or hear them again."""
        names = {"client": client, "muted": other}
        with self._begin():
            self._change("DELETE FROM mutes WHERE client = :client AND muted = :muted", **names)
            if is_muted:
                self._insert("mutes", {**names, "since": self._wall()})

    # Reports

    def add_report(self, row: ReportRow) -> None:
        """Store a report; it replaces an open one of the same player about the same game."""
        same = """DELETE FROM reports WHERE game = :game AND reporter = :reporter
            AND closed IS NULL"""
        with self._begin():
            self._change(same, game=row.game, reporter=row.reporter)
            self._insert("reports", row._asdict())

    def reports(self, *, with_closed: bool, limit: int) -> list[ShownReport]:
        """Reports, the latest first."""
        query = """SELECT reports.*, games.first_name, games.second_name, first.client AS first,
                accounts.name AS account
            FROM reports JOIN games ON games.id = reports.game
            LEFT JOIN places AS first ON first.game = reports.game AND first.seat = 'first'
            LEFT JOIN accounts ON accounts.id = reports.accused
            WHERE reports.closed IS NULL OR CAST(:with_closed AS INTEGER) = 1
            ORDER BY reports.at DESC, reports.id LIMIT :limit"""
        found = []
        for row in self._rows(query, with_closed=int(with_closed), limit=limit):
            names = (row.first_name, row.second_name)
            reporter, accused = names if row.first == row.reporter else reversed(names)
            report = ReportRow(*row[: len(ReportRow._fields)])
            found.append(ShownReport(report, reporter, accused, row.account))
        return found

    def close_report(self, report: str) -> bool:
        """Close a report; return whether it was open."""
        change = "UPDATE reports SET closed = :now WHERE id = :id AND closed IS NULL"
        return self._change(change, id=report, now=self._wall()) == 1

    # Closed accounts

    def close_account(self, account: str) -> None:
        """Let nobody in to an account any more: its sessions and the tokens of its bots end."""
        with self._begin():
            if not self.is_closed(account):
                self._insert("closed_accounts", {"account": account, "since": self._wall()})
            for change in (
                "DELETE FROM sessions WHERE account = :id",
                "DELETE FROM seeks WHERE client = :id OR target = :id",
                "UPDATE bots SET token = NULL WHERE account = :id OR owner = :id",
            ):
                self._change(change, id=account)

    def reopen_account(self, account: str) -> bool:
        """Let its owner in again; return whether it was closed."""
        return self._change("DELETE FROM closed_accounts WHERE account = :id", id=account) == 1

    def is_closed(self, account: str) -> bool:
        """Whether the host has closed an account."""
        return bool(self._rows("SELECT 1 FROM closed_accounts WHERE account = :id", id=account))
