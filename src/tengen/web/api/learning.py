"""A player's learning record: everything of it exported, and an exported one merged in."""

from __future__ import annotations

import asyncio

from ...learning.drills import DrillDeck
from ...learning.opponent import Experience
from ...learning.placement import STEPS, Placement
from ...learning.record import LearningPart, LearningRecord
from ...plain import Json
from ...texts import Message
from .. import limits
from ..errors import WebError
from ..ids import Visitor
from ..models import LearningIn, PlacementAnswers, PlacementIn
from .services import Server, Services, Visiting, read


async def export_record(server: Server, visitor: Visiting) -> Json:
    """All that is kept of the client's learning."""
    record = await server.learning.record(visitor.client)
    return record.to_plain()


async def import_record(wish: LearningIn, server: Server, visitor: Visiting) -> Json:
    """Merge a record that was exported on a server or in a terminal; twice changes nothing."""
    checked = await read(server, visitor, "check_record", {"record": wish.record})
    given = await asyncio.to_thread(LearningRecord.from_plain, checked, is_checked=True)
    both = (await server.learning.record(visitor.client)).merged(given)
    if len(both.part(DrillDeck)) > limits.DRILLS:
        raise WebError("illegal", Message.of("web-drills-together", count=limits.DRILLS))
    for part in given.parts.values():
        await _merge(server, visitor, part)
    return await export_record(server, visitor)


async def show_opponent(server: Server, visitor: Visiting) -> Json:
    """How strong the client is, by their results against levels."""
    return await server.opponents.show(visitor.client)


async def place_newcomer(wish: PlacementIn, server: Server, visitor: Visiting) -> Json:
    """Where the adaptive opponent begins with the client; results count for more later."""
    if wish.answers is not None:
        return await server.opponents.place(visitor.client, Placement(tuple(wish.answers)))
    return await server.opponents.place(visitor.client, Experience(wish.experience or ""))


async def placement_puzzle(
    server: Server, visitor: Visiting, answers: PlacementAnswers = ""
) -> Json:
    """The next of three puzzles that place a newcomer, after the answers so far."""
    placement = Placement(tuple(answer == "1" for answer in answers))
    puzzle = await server.opponents.placement_puzzle(visitor.client, placement)
    return {
        **await server.puzzles.show(puzzle, visitor.client),
        "number": len(answers) + 1,
        "count": len(STEPS),
    }


async def _merge(server: Services, visitor: Visitor, part: LearningPart) -> None:
    await server.learning.change(visitor.client, type(part), lambda kept: kept.merged(part))
