"""What lies around each square; squares with the same surroundings have the same steps and zones.

A terrain differs from the printed one by the parts that have fallen, the walls that are breached
and the line elements that are gone. Only those near a square affect the steps from it and the zone
of control of infantry on it: by those, both are cached for all terrains of a field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.land import steps, zones
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.land.field import Field
    from sandtable.games.heroes.land.steps import SquareSteps
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.land.zones import Control

#: How far, in half squares, a change affects the steps and zones around it.
REACH: Final = 4
#: The most surroundings of one square that are cached; a full cache is cleared.
KEPT_SURROUNDINGS: Final = 16

#: The fallen parts, breached walls and missing line elements around a square.
Changes = tuple[frozenset[int], frozenset[int], frozenset[int]]


@mypyc_attr(acyclic=True)
class Known:
    """The steps from a square, and the zone of control of infantry on it."""

    def __init__(self, steps: SquareSteps, zone: tuple[Control, ...]) -> None:
        self.steps = steps
        self.zone = zone


class Surroundings:
    """What may change around each square of a field, and what follows from each change."""

    def __init__(self, field: Field) -> None:
        count = len(field.places)
        parts: list[set[int]] = [set() for _ in range(count)]
        walls: list[set[int]] = [set() for _ in range(count)]
        lines: list[set[int]] = [set() for _ in range(count)]
        for part in field.parts:
            for place in part.places:
                for near in places_near(field, *field.places[place]):
                    parts[near].add(part.index)
        for edge in field.edges:
            for near in places_near(field, edge.hx, edge.hy):
                parts[near].update(edge.parts)
                if edge.line >= 0:
                    lines[near].add(edge.line)
                else:
                    walls[near].add(edge.index)
        self._parts = [frozenset(those) for those in parts]
        self._walls = [frozenset(those) for those in walls]
        self._lines = [frozenset(those) for those in lines]
        self._known: list[dict[Changes, Known]] = [{} for _ in range(count)]

    def affected(self, one: Terrain, other: Terrain) -> list[int]:
        """The squares whose surroundings differ between two terrains."""
        found: set[int] = set()
        for around, changed in (
            (self._parts, one.fallen ^ other.fallen),
            (self._walls, one.breaches ^ other.breaches),
            (self._lines, one.removed ^ other.removed),
        ):
            if changed:
                found.update(
                    [place for place, near in enumerate(around) if not near.isdisjoint(changed)]
                )
        return sorted(found)

    def of(self, terrain: Terrain, place: int) -> Known:
        """The steps from a square and its zone, worked out once for the same surroundings."""
        known = self._known[place]
        changes = (
            terrain.fallen & self._parts[place],
            terrain.breaches & self._walls[place],
            terrain.removed & self._lines[place],
        )
        found = known.get(changes)
        if found is None:
            found = work_out(terrain, place)
            if len(known) >= KEPT_SURROUNDINGS:
                known.clear()
            known[changes] = found
        return found


def places_near(field: Field, x: int, y: int) -> list[int]:
    """The squares that a change at a point (h-units) affects."""
    found: list[int] = []
    for hx in range(x - REACH, x + REACH + 1):
        for hy in range(y - REACH, y + REACH + 1):
            place = field.place_at.get((hx, hy), -1)
            if place >= 0:
                found.append(place)
    return found


def work_out(terrain: Terrain, place: int) -> Known:
    """The steps from a square of a terrain and its zone, without what is cached."""
    return Known(steps.from_square(terrain, place), zones.controlled_from(terrain, place))
