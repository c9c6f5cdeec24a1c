"""A slice of a measurement: from its shelf, to a process that plays, and back."""

import json
import logging
import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from sandtable.kernel.errors import BadInput
from sandtable.studio.slices import measure_slice
from sandtable.tables.ports import MeasurementShelf
from sandtable.tables.problems import Problem

log = logging.getLogger("sandtable.server")

#: The level of compression: the first one is quick, and others save little.
LEVEL: Final = 1


def packed(value: object) -> bytes:
    return zlib.compress(json.dumps(value, separators=(",", ":")).encode(), LEVEL)


def unpacked(value: bytes) -> Any:
    return json.loads(zlib.decompress(value))


class Slice(NamedTuple):
    """What a slice has come to, as it is stored."""

    played: bytes
    document: bytes
    games: int
    complete: bool
    spent: float


def measure_packed(asked: bytes, played: bytes, seconds: float) -> Slice:
    """Go on with a measurement. All of it is long, and nothing of it is for the event loop."""
    found = measure_slice(unpacked(asked), unpacked(played), seconds)
    return Slice(
        packed(found["played"]),
        packed(found["document"]),
        len(found["played"]),
        found["complete"],
        found["spent"],
    )


async def measure_on(
    shelf: MeasurementShelf,
    id: str,
    seconds: float,
    run: Callable[..., Awaitable[Slice]],
    cost: float = 0.0,
) -> float:
    """Go on with a measurement where ``run`` calls functions; what it took.

    One that fails is given up, and counts as ``cost`` seconds: the games of somebody's own scenario
    may take longer than anybody can wait for.
    """
    row = await shelf.of(id)
    if row is None:
        return 0.0
    try:
        found = await run(measure_packed, row.asked, row.played, seconds)
    except (BadInput, Problem) as error:
        log.warning("The measurement %s was given up: %s", id, error.key)
        await shelf.give_up(id, error.key)
        return cost
    await shelf.put(id, found.played, found.document, found.games, found.complete)
    return found.spent
