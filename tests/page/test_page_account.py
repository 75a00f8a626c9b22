"""Accounts on the page: registering, logging in and out, recovering, passkeys, deleting."""

from __future__ import annotations

import base64
import itertools
from typing import Any

import pytest
from browsing import PASSWORD, Visitor
from conftest import Welcome
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import CDPSession, expect

_numbers = itertools.count(1)


def _name() -> str:
    return f"Page-{next(_numbers)}"


def _fill(visitor: Visitor, form: str, **fields: str) -> None:
    """Fill in a form and send it."""
    shown = visitor.page.get_by_role("form", name=form)
    for label, value in fields.items():
        shown.get_by_label(label.replace("_", " ").capitalize(), exact=True).fill(value)
    shown.locator("button[type=submit]").click()


def _register(visitor: Visitor, name: str) -> list[str]:
    """Make an account; the recovery codes."""
    visitor.open("/?view=account")
    _fill(visitor, "Create an account", name=name, password=PASSWORD)
    expect(visitor.page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    codes = visitor.page.locator(".codes code").all_inner_texts()
    visitor.button("I have kept them").click()
    _expect_in(visitor, name)
    return codes


def _expect_in(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(visitor.page.locator(".me")).to_have_text(name)


def _log_out(visitor: Visitor) -> None:
    visitor.open("/?view=account")
    visitor.button("Log out").click()
    expect(visitor.page.locator(".me")).to_have_text("Log in")


def test_a_bot_is_made_shown_and_deleted(welcome: Welcome) -> None:
    visitor, name = welcome(), _name()
    _register(visitor, name)
    section = visitor.page.get_by_role("region", name="Bots")
    section.get_by_label("Name of the bot").fill(f"Bot-{name}")
    section.get_by_role("button", name="Make a bot").press("Enter")
    token = visitor.page.locator(".token").inner_text()
    assert token.startswith("bot_")
    expect(visitor.page.locator(".command")).to_contain_text(f"TENGEN_BOT_TOKEN={token} tengen bot")
    visitor.expect_accessible()
    visitor.button("Done").press("Enter")
    expect(section).to_contain_text("not used yet")
    visitor.expect_accessible()
    visitor.button(f"New token for Bot-{name}").click()
    expect(visitor.page.locator(".token")).not_to_have_text(token)
    visitor.button("Done").click()
    visitor.button(f"Revoke the token of Bot-{name}").click()
    expect(section).to_contain_text("has no token")
    visitor.button(f"Delete Bot-{name}").click()
    section.get_by_role("button", name="Really delete?").click()
    expect(section.locator("li")).to_have_count(0)


def test_an_account_takes_over_what_the_browser_has(welcome: Welcome) -> None:
    visitor, name = welcome(), _name()
    visitor.new_game(opponent="Person on this screen")
    visitor.play("h8")
    visitor.open("/?view=settings")
    visitor.page.get_by_role("switch", name="Coordinates").uncheck()
    _register(visitor, name)
    visitor.expect_accessible()
    visitor.go("Games")
    expect(visitor.page.locator(".entry")).to_have_count(1)
    _log_out(visitor)
    visitor.open("/?view=games")
    expect(visitor.page.locator(".none").first).to_be_visible()
    # Another browser, in which a game is played before logging in
    other = welcome()
    other.new_game(opponent="Person on this screen")
    other.play("g7")
    other.open("/?view=account")
    _fill(other, "Log in", name=name, password="wrong password")
    expect(other.page.get_by_role("alert").first).to_contain_text("is wrong")
    _fill(other, "Log in", name=name, password=PASSWORD)
    _expect_in(other, name)
    expect(other.page.get_by_role("status").filter(has_text="taken over one game")).to_be_visible()
    other.go("Games")
    expect(other.page.locator(".entry")).to_have_count(2)
    other.go("Play")
    expect(other.board.locator(".tb-labels")).to_have_count(0)  # settings came along
    expect(other.page.get_by_label("Your name")).to_be_hidden()


def test_a_lost_password_is_replaced_with_a_code(welcome: Welcome) -> None:
    visitor, name = welcome(), _name()
    codes = _register(visitor, name)
    finder = welcome()
    finder.open("/?view=account")
    finder.button("Forgot the password?").click()
    new = "another green stone"
    _fill(finder, "Set a new password", name=name, recovery_code=codes[0], new_password=new)
    _expect_in(finder, name)
    expect(finder.page.locator(".account")).to_contain_text("7 recovery codes are left")
    expect(visitor.page.locator(".me")).to_have_text("Log in")  # its page notices by itself


def test_sessions_are_listed_and_ended_at_once(welcome: Welcome) -> None:
    visitor, other, name = welcome(), welcome(), _name()
    _register(visitor, name)
    other.open("/?view=account")
    _fill(other, "Log in", name=name, password=PASSWORD)
    _expect_in(other, name)
    visitor.page.reload()
    browsers = visitor.page.get_by_role("region", name="Browsers that are")
    expect(browsers.get_by_role("listitem")).to_have_count(2)
    browsers.get_by_role("button", name="Log out Chrome").click()
    expect(browsers.get_by_role("listitem")).to_have_count(1)
    expect(other.page.locator(".me")).to_have_text("Log in")  # its page notices by itself


def test_everything_is_deleted(welcome: Welcome) -> None:
    visitor, name = welcome(), _name()
    _register(visitor, name)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Save everything").click()
    assert name in download.value.path().read_text(encoding="utf-8")
    visitor.button("Delete the account and all its data").click()
    visitor.page.get_by_role("button", name="Really delete").click()
    expect(visitor.page.locator(".me")).to_have_text("Log in")
    visitor.open("/?view=account")
    _fill(visitor, "Log in", name=name, password=PASSWORD)
    expect(visitor.page.get_by_role("alert").first).to_contain_text("is wrong")


# Passkeys


class Device:
    """An authenticator of a browser, as Chromium simulates it."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._name = {"authenticatorId": made["authenticatorId"]}

    def credentials(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", self._name)
        credentials: list[dict[str, Any]] = found["credentials"]
        return credentials

    def exchange_key(self) -> None:
        """Give the only credential another private key."""
        (credential,) = self.credentials()
        gone = {"credentialId": credential["credentialId"]}
        self._session.send("WebAuthn.removeCredential", self._name | gone)
        key = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.DER,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        other = {**credential, "privateKey": base64.b64encode(key).decode()}
        self._session.send("WebAuthn.addCredential", {**self._name, "credential": other})


@pytest.fixture
def keyholder(welcome: Welcome) -> Visitor:
    visitor = welcome()
    visitor.address = visitor.address.replace("127.0.0.1", "localhost")
    return visitor


def _add_passkey(visitor: Visitor) -> None:
    visitor.button("Add a passkey").click()
    expect(visitor.page.get_by_text("Passkey 1", exact=False).first).to_be_visible()


def _log_in_by_passkey(visitor: Visitor) -> None:
    visitor.open("/?view=account")
    visitor.button("Log in with a passkey").click()


def test_a_passkey_is_made_used_and_revoked(keyholder: Visitor) -> None:
    name, device = _name(), Device(keyholder)
    _register(keyholder, name)
    _add_passkey(keyholder)
    assert len(device.credentials()) == 1
    _log_out(keyholder)
    _log_in_by_passkey(keyholder)
    _expect_in(keyholder, name)
    keyholder.page.get_by_role("button", name="Remove Passkey 1").click()
    expect(keyholder.page.get_by_role("button", name="Remove Passkey 1")).to_have_count(0)
    _log_out(keyholder)
    _log_in_by_passkey(keyholder)
    expect(keyholder.page.locator(".notice")).to_contain_text("does not know this passkey")
    expect(keyholder.page.locator(".me")).to_have_text("Log in")


def test_a_passkey_with_the_wrong_key_is_refused(keyholder: Visitor) -> None:
    name, device = _name(), Device(keyholder)
    _register(keyholder, name)
    _add_passkey(keyholder)
    _log_out(keyholder)
    device.exchange_key()
    _log_in_by_passkey(keyholder)
    expect(keyholder.page.locator(".notice")).to_contain_text("does not match")
    expect(keyholder.page.locator(".me")).to_have_text("Log in")


def test_without_a_host_name_the_page_says_so_and_offers_the_password(visitor: Visitor) -> None:
    visitor.open("/?view=account")
    expect(visitor.button("Log in with a passkey")).to_be_disabled()
    form = visitor.page.get_by_role("form", name="Log in")
    expect(form).to_contain_text("Passkeys need a host name")
    expect(form.get_by_label("Password")).to_be_enabled()


@pytest.mark.parametrize("width", [320, 390])
def test_it_fits_a_phone(welcome: Welcome, width: int) -> None:
    visitor = welcome(viewport={"width": width, "height": 740})
    _register(visitor, _name())
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
    for link in visitor.page.locator(".views a, .me").all():
        box = link.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width
