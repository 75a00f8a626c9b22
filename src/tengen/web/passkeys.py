"""Passkeys: registering one for an account, and logging in with it (WebAuthn).

A passkey belongs to a host name, and browsers offer it on secure pages only; `site_of` says whether
that is so. Only this module imports the library.
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, generate_challenge
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..errors import StaleError
from ..plain import Json
from ..texts import Message
from . import limits
from .errors import WebError
from .ids import Visitor, new_id
from .storage import Storage
from .store.accounts import AccountRow, PasskeyRow

CHALLENGE_SECONDS = 300.0
REGISTER, LOGIN = "register", "login"  # purposes of a challenge
NAME = "Tengen"
NO_NAME = Message("web-passkey-host")
NO_HTTPS = Message("web-passkey-https")
REFUSED = Message("web-passkey-unknown")


class Site(NamedTuple):
    """What passkeys are made for: the host name, and the origin of our page there."""

    host: str
    origin: str


def site_of(scheme: str, host_and_port: str) -> Site:
    """The site of a request; WebError says why it can have no passkeys."""
    origin = f"{scheme}://{host_and_port.lower()}"
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        pass
    else:
        raise WebError("illegal", NO_NAME)
    if scheme != "https" and host != "localhost":
        raise WebError("illegal", NO_HTTPS)
    return Site(host, origin)


class Passkeys:
    """Registers and checks passkeys; a challenge is stored and taken once."""

    def __init__(self, storage: Storage, *, wall: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._wall = wall

    async def begin_registration(self, site: Site, account: AccountRow) -> Json:
        """What the browser needs to make a passkey for an account."""
        known = await self._storage.ask(self._storage.store.passkeys_of, account.id)
        if len(known) >= limits.PASSKEYS:
            raise WebError("illegal", Message.of("web-passkeys-most", count=limits.PASSKEYS))
        challenge = generate_challenge()
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=account.id.encode(),
            user_name=account.name,
            challenge=challenge,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.credential))
                for row in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return await self._begun(challenge, REGISTER, account.id, options)

    async def register(
        self, site: Site, account: AccountRow, challenge_id: str, credential: Json, name: str
    ) -> PasskeyRow:
        """Store a passkey that the browser has made; WebError when it does not match."""
        challenge = await self._taken(challenge_id, REGISTER, account.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise WebError(
                "not-allowed", Message.of("web-passkey-refused", why=str(error))
            ) from None
        row = PasskeyRow(
            new_id(),
            bytes_to_base64url(made.credential_id),
            account.id,
            name,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            self._wall(),
            None,
        )
        try:
            await self._storage.ask(self._storage.store.add_passkey, row)
        except StaleError as error:
            raise WebError("illegal", Message("web-passkey-known")) from error
        return row

    async def begin_login(self, site: Site, visitor: Visitor) -> Json:
        """What the browser needs to ask for a passkey of this site; it knows the accounts."""
        challenge = generate_challenge()
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return await self._begun(challenge, LOGIN, visitor.browser, options)

    async def check(
        self, site: Site, visitor: Visitor, challenge_id: str, credential: Json
    ) -> AccountRow:
        """The account of the passkey that has signed the challenge."""
        challenge = await self._taken(challenge_id, LOGIN, visitor.browser)
        store, name = self._storage.store, credential.get("id")
        known = None
        if isinstance(name, str) and name.isascii() and name.isprintable():
            known = await self._storage.ask(store.passkey, name)
        if known is None:
            raise WebError("not-allowed", REFUSED)
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise WebError("not-allowed", REFUSED) from None
        await self._storage.ask(store.use_passkey, known.id, used.new_sign_count)
        account = await self._storage.ask(store.account, known.account)
        if account is None:
            raise WebError("not-allowed", REFUSED)
        return account

    async def _begun(self, challenge: bytes, purpose: str, owner: str, options: Any) -> Json:
        challenge_id = new_id()
        await self._storage.ask(
            self._storage.store.add_challenge,
            challenge_id,
            owner=owner,
            purpose=purpose,
            challenge=bytes_to_base64url(challenge),
            expires=self._wall() + CHALLENGE_SECONDS,
        )
        return {"challenge": challenge_id, "options": json.loads(options_to_json(options))}

    async def _taken(self, challenge_id: str, purpose: str, owner: str) -> bytes:
        taken = await self._storage.ask(
            self._storage.store.take_challenge, challenge_id, owner=owner, purpose=purpose
        )
        if taken is None:
            raise WebError("stale", Message("web-too-long"))
        return base64url_to_bytes(taken)
