"""Studies: analyses that are kept, each a game tree with a title."""

from __future__ import annotations

import json

from fastapi import APIRouter

from ...errors import StaleError
from .. import limits
from ..errors import WebError
from ..ids import is_id, new_id
from ..models import StudyChange, StudyIn
from ..store.store import StudyRecord
from .games import Before, Limit
from .services import Client, Json, Server, Services

router = APIRouter(prefix="/api/studies", tags=["studies"])


@router.post("", status_code=201)
async def create_study(wish: StudyIn, server: Server, client: Client) -> Json:
    """Keep an analysis."""
    store = server.storage.store
    if await server.storage.ask(store.count_studies, client) >= limits.STUDIES:
        raise WebError.busy(f"you have {limits.STUDIES} studies: delete some of them first")
    fields = await _checked(server, wish)
    record = await server.storage.ask(store.add_study, study_id=new_id(), owner=client, **fields)
    return _plain(record, client)


@router.get("")
async def list_studies(
    server: Server, client: Client, limit: Limit = 50, before: Before = None
) -> Json:
    """The client's studies, the latest first."""
    records = await server.storage.ask(
        server.storage.store.studies_of, client, limit=limit, before=before
    )
    names = ("id", "version", "title", "rule", "size", "created", "updated")
    rows = [{name: getattr(record, name) for name in names} for record in records]
    return {"studies": rows, "next": records[-1].updated if len(records) == limit else None}


@router.get("/{study}")
async def get_study(study: str, server: Server, client: Client) -> Json:
    """A study; anybody who knows its id may read it."""
    return _plain(await _found(server, study), client)


@router.put("/{study}")
async def change_study(study: str, wish: StudyChange, server: Server, client: Client) -> Json:
    """Put the next state in the place of the version that it follows."""
    record = await _found(server, study)
    if record.owner != client:
        raise WebError("not-allowed", "the study is somebody else's: save a copy of it")
    fields = await _checked(server, wish)
    store = server.storage.store
    try:
        changed = await server.storage.ask(
            store.change_study, study, version=wish.version, **fields
        )
    except StaleError as error:
        raise WebError("stale", str(error)) from error
    return _plain(changed, client)


@router.delete("/{study}", status_code=204)
async def remove_study(study: str, server: Server, client: Client) -> None:
    """Forget a study."""
    store = server.storage.store
    if not is_id(study) or not await server.storage.ask(store.remove_study, study, client):
        raise WebError("not-found", "you have no such study")


async def _found(server: Services, study: str) -> StudyRecord:
    record = await server.storage.ask(server.storage.store.study, study) if is_id(study) else None
    if record is None:
        raise WebError("not-found", f"there is no study {study[:40]!r}")
    return record


async def _checked(server: Services, wish: StudyIn) -> Json:
    """What is kept of a study, its game read and written by our own format."""
    checked = await server.readers.submit("check_game", {"game": wish.game}).result()
    return {**checked, "title": wish.title, "game": json.dumps(checked["game"])}


def _plain(record: StudyRecord, client: str) -> Json:
    plain = {**record._asdict(), "game": json.loads(record.game), "yours": record.owner == client}
    del plain["owner"]  # who a client is, is nobody's business
    return plain
