"""Studies: stored analyses, each a game tree with a title."""

from __future__ import annotations

import json

from fastapi import Response

from ...plain import Json
from ...texts import Message
from .. import limits
from ..errors import WebError
from ..ids import Visitor, is_id, new_id
from ..models import StudyChange, StudyIn
from ..store.store import StudyRecord
from .games import Before, Limit, preview
from .services import Server, Services, Visiting, read


async def create_study(wish: StudyIn, server: Server, visitor: Visiting) -> Response:
    """Store an analysis."""
    store = server.storage.store
    if await server.storage.ask(store.count_studies, visitor.client) >= limits.STUDIES:
        raise WebError.busy(Message.of("web-studies-most", count=limits.STUDIES))
    fields = await _checked(server, visitor, wish)
    fields |= {"study_id": new_id(), "owner": visitor.client}
    record = await server.storage.ask(store.add_study, **fields)
    return _shown(record, visitor.client, status=201)


async def list_studies(
    server: Server, visitor: Visiting, limit: Limit = 50, before: Before = None
) -> Json:
    """The client's studies, the latest first."""
    records = await server.storage.ask(
        server.storage.store.studies_of, visitor.client, limit=limit, before=before
    )
    names = ("id", "version", "title", "rule", "size", "created", "updated")
    rows = [{name: getattr(record, name) for name in names} for record in records]
    return {"studies": rows, "next": records[-1].updated if len(records) == limit else None}


async def get_study(study: str, server: Server, visitor: Visiting) -> Response:
    """A study; anybody who knows its id may read it."""
    return _shown(await found_study(server, study), visitor.client)


async def study_picture(study: str, server: Server, visitor: Visiting) -> Response:
    """The end of a study's main line for the preview of a link; as open as the study."""
    record = await found_study(server, study)
    return await preview(server, visitor, record.game)


async def change_study(
    study: str, wish: StudyChange, server: Server, visitor: Visiting
) -> Response:
    """Replace a version of a study by the next one."""
    record = await found_study(server, study)
    if record.owner != visitor.client:
        raise WebError("not-allowed", Message("web-study-foreign"))
    fields = await _checked(server, visitor, wish)
    change = server.storage.store.change_study
    changed = await server.storage.ask(change, study, version=wish.version, **fields)
    return _shown(changed, visitor.client)


async def remove_study(study: str, server: Server, visitor: Visiting) -> None:
    """Delete a study."""
    store = server.storage.store
    if not is_id(study) or not await server.storage.ask(store.remove_study, study, visitor.client):
        raise WebError("not-found", Message("web-no-study"))


async def found_study(server: Services, study: str) -> StudyRecord:
    """A study by its id; WebError when there is none."""
    record = await server.storage.ask(server.storage.store.study, study) if is_id(study) else None
    if record is None:
        raise WebError("not-found", Message.of("web-no-study-named", study=repr(study[:40])))
    return record


async def _checked(server: Services, visitor: Visitor, wish: StudyIn) -> Json:
    """The fields of a study, with its game checked."""
    checked = await read(server, visitor, "check_game", {"game": wish.game})
    return {**checked, "title": wish.title}


def _shown(record: StudyRecord, client: str, *, status: int = 200) -> Response:
    """A study as JSON. Its game, which may be large, goes in as it is kept: parsing it here and
    writing it again would hold up everybody else."""
    about = {**record._asdict(), "yours": record.owner == client}
    game = about.pop("game")
    del about["owner"]  # client ids stay private
    text = f'{json.dumps(about)[:-1]}, "game": {game}}}'
    return Response(text, status, media_type="application/json")
