"""Zones of control (HOS-7, 13.28).

The squares that infantry controls from a square depend on the terrain and are cached with it;
wrecks and vehicles may exclude single squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land import ground
from sandtable.games.heroes.land.elements import (
    BREACH,
    DOOR,
    GATE,
    LINE,
    NOTHING,
    ORTHOGONAL,
    WALL,
    WINDOW,
)
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import INFANTRY

if TYPE_CHECKING:
    from sandtable.games.heroes.land.steps import GridStep
    from sandtable.games.heroes.land.terrain import Terrain
    from sandtable.games.heroes.state import HeroesState


#: A square, or partial square, in a zone of control; and, through a door, the square on this side
#: of it, which must be in the zone too, else -1. Plain numbers, as in ``field.Line``.
Control = tuple[int, int]


def controlled_from(terrain: Terrain, place: int) -> tuple[Control, ...]:
    """Work out the zone of control of infantry on a square."""
    found = around(terrain, place) + partials(terrain, place)
    plain = [square for square, _near in found]
    return tuple(found + by_doors(terrain, place, plain))


def take_over(terrain: Terrain, zones: dict[int, tuple[Control, ...]]) -> None:
    """Set the zones of some squares, and the squares from which each square is controlled."""
    changed: dict[int, set[int]] = {}
    for place, zone in zones.items():
        before = terrain.controls[place]
        if zone == before:
            continue
        for square, _near in before:
            controllers(terrain, changed, square).discard(place)
        for square, _near in zone:
            controllers(terrain, changed, square).add(place)
        terrain.controls[place] = zone
    for square, those in changed.items():
        terrain.controllers[square] = tuple(sorted(those))


def controllers(terrain: Terrain, changed: dict[int, set[int]], square: int) -> set[int]:
    """A mutable list of the squares from which a square is controlled."""
    if square not in changed:
        changed[square] = set(terrain.controllers[square])
    return changed[square]


def around(terrain: Terrain, place: int) -> list[Control]:
    """Visible neighbours on the same grid, except through a window (HOS-7.15, 13.16)."""
    found: list[Control] = []
    for other in terrain.field.neighbours[place]:
        if other < 0 or terrain.ground[other].impassable[INFANTRY]:
            continue
        ray = terrain.ray(place, other)
        if not ray.blocked and not any(terrain.sides[edge] == WINDOW for edge in ray.openings):
            found.append((other, -1))
    return found


def partials(terrain: Terrain, place: int) -> list[Control]:
    """The partial squares in a zone of control (HOS-7.17)."""
    if terrain.field.offset_grid[place] >= 0:
        return overlapped(terrain, place)
    hx, hy = terrain.field.places[place]
    found: list[Control] = []
    for number, (px, py) in enumerate(terrain.field.partials):
        if max(abs(px - hx), abs(py - hy)) == 2:
            dx, dy = (px - hx) // 2, (py - hy) // 2
            if dx and dy:
                closed = corner_closed(terrain, hx + 1 + dx, hy + 1 + dy, dx, dy)
            else:
                closed = side_closed(terrain, hx, hy, dx, dy)
            if not closed:
                found.append((len(terrain.field.places) + number, -1))
    return found


def side_closed(terrain: Terrain, hx: int, hy: int, dx: int, dy: int) -> bool:
    """Do walls and windows close the whole side of a square?"""
    x, y = hx + 2 * (dx > 0), hy + 2 * (dy > 0)
    atoms = ((x, y, True), (x, y + 1, True)) if dx else ((x, y, False), (x + 1, y, False))
    return all(atom_closed(terrain, atom) for atom in atoms)


def atom_closed(terrain: Terrain, atom: tuple[int, int, bool]) -> bool:
    return any(closes(terrain, edge, False) for edge in terrain.field.on_atom.get(atom, ()))


def closes(terrain: Terrain, index: int, at_corner: bool) -> bool:
    """Does an edge cut a zone? Doors do only at a corner."""
    now = terrain.sides[index]
    if now == LINE:
        return terrain.field.lines[terrain.field.edges[index].line].kind.blocks
    return now in (WALL, WINDOW) or (at_corner and now != NOTHING)


def corner_closed(terrain: Terrain, x: int, y: int, dx: int, dy: int) -> bool:
    """Is the same barrier on both sides of a corner (HOS-6.69), blocking sight?"""
    left: set[int] = set()
    right: set[int] = set()
    for vx, vy, edges in terrain.field.arms(x, y):
        for index in edges:
            if closes(terrain, index, True):
                edge = terrain.field.edges[index]
                barrier = edge.building if edge.line < 0 else -1 - edge.line
                (left if dx * vy - dy * vx < 0 else right).add(barrier)
    return not left.isdisjoint(right)


def overlapped(terrain: Terrain, place: int) -> list[Control]:
    """Partials under a square of an offset grid whose outer side is open."""
    field = terrain.field
    hx, hy = field.places[place]
    found: dict[int, None] = {}
    for cx, cy in ((hx, hy), (hx + 1, hy), (hx, hy + 1), (hx + 1, hy + 1)):
        for dx, dy in ORTHOGONAL:
            x, y = cx + dx, cy + dy
            partial = field.partial_of_cell(x, y)
            same_square = x // 2 == cx // 2 and y // 2 == cy // 2
            if partial < 0 or not same_square:
                continue
            atom = (max(x, cx), cy, True) if dx else (cx, max(y, cy), False)
            sides = field.on_atom.get(atom, ())
            if all(terrain.sides[edge] in (NOTHING, LINE) for edge in sides):
                found[partial] = None
    return [(partial, -1) for partial in found]


def by_doors(terrain: Terrain, place: int, plain: list[int]) -> list[Control]:
    """The squares that a zone reaches through a door (HOS-7.13, 13.17, 13.28)."""
    field = terrain.field
    found: list[Control] = []
    nearby = [place, *field.neighbours[place][::2]]
    for near in nearby:
        if near < 0 or (near != place and near not in plain):
            continue
        for index in field.sides_of[near]:
            edge = field.edges[index]
            if terrain.sides[index] not in (DOOR, GATE, BREACH):
                continue
            if near != place and not along(terrain, place, near, edge.upright):
                continue
            far = edge.other(near)
            if far < 0 or far == place or terrain.ground[far].impassable[INFANTRY]:
                continue
            before = -1 if near == place else near
            found.append((far, before))
            if edge.through >= 0:
                found.append((edge.through, before))
    return found


def along(terrain: Terrain, place: int, near: int, upright: bool) -> bool:
    """Are two neighbours side by side along a vertical (``upright``) or horizontal wall?"""
    x1, y1 = terrain.field.places[place]
    x2, y2 = terrain.field.places[near]
    return x1 == x2 if upright else y1 == y2


def holds(state: HeroesState, place: int, square: int) -> bool:
    """Is a square, or partial square, currently in the zone of infantry on ``place``?"""
    for controlled, near in state.terrain.controls[place]:
        if controlled == square and is_in_zone(state, place, square, near):
            return True
    return False


def is_in_zone(state: HeroesState, place: int, square: int, near: int) -> bool:
    """Is a square not excluded from a zone by anything on the field?"""
    if near >= 0 and not ground.enterable(state, near, INFANTRY):
        return False
    if square >= len(state.battle.field.places):
        return True
    if not ground.enterable(state, square, INFANTRY):
        return False
    by_door = (
        near >= 0
        or state.battle.field.offset_grid[square] != (state.battle.field.offset_grid[place])
    )
    return by_door or look(state, state.terrain.ray(place, square), False) != BLOCKED


def controls(state: HeroesState, unit: int) -> list[int]:
    """The squares and partial squares in a unit's zone of control (HOS-7.1, 7.12, 7.18)."""
    if state.at[unit] < 0:
        return []
    found: dict[int, None] = {}
    own = state.places_of(unit)
    for place in own:
        for square, near in state.terrain.controls[place]:
            if square not in own and is_in_zone(state, place, square, near):
                found[square] = None
    return list(found)


def restricts(state: HeroesState, place: int, side: int) -> bool:
    """Is there infantry here that restricts a side's infantry in its zone (HOS-7.10)?"""
    unit = state.infantry_on[place]
    return unit >= 0 and state.side_of_unit(unit) != side and state.suppression[unit] == 0


def bars(state: HeroesState, side: int, start: int, step: GridStep) -> bool:
    """Would infantry move within the zone of one enemy infantry unit (HOS-7.6, 7.16)?

    It visits the squares of its step one after the other (HOS-6.76).
    """
    if step.partial < 0:
        return one_holds(state, side, start, step.to)
    return one_holds(state, side, start, step.partial) or one_holds(
        state, side, step.partial, step.to
    )


def one_holds(state: HeroesState, side: int, one: int, other: int) -> bool:
    """Are both squares in the zone of one unit that restricts a side's infantry?"""
    infantry_on = state.infantry_on
    for place in state.terrain.controllers[one]:
        if (
            infantry_on[place] >= 0
            and restricts(state, place, side)
            and holds(state, place, one)
            and holds(state, place, other)
        ):
            return True
    return False


def in_enemy_zone(state: HeroesState, side: int, square: int) -> bool:
    """Is a square in the zone of unsuppressed enemy infantry of a side (HOS-20.15, 20.26)?"""
    for place in state.terrain.controllers[square]:
        if restricts(state, place, side) and holds(state, place, square):
            return True
    return False
