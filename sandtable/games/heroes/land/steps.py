"""Single steps between adjacent squares, by grids and barriers only (HOS-6.67–6.76, 13.27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import DIRECTIONS
from sandtable.games.heroes.land.elements import (
    BREACH,
    DOOR,
    GATE,
    LINE,
    NOTHING,
    ORTHOGONAL,
    WINDOW,
)
from sandtable.games.heroes.land.survey import cells_outside
from sandtable.games.heroes.pack.counters import INFANTRY, KINDS
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.land.terrain import Terrain

#: The effects of a stretch of edges on a step.
FREE: Final = 0
STOPS: Final = 1
BARS: Final = 2


@mypyc_attr(acyclic=True)
class GridStep:
    """One step."""

    def __init__(
        self, to: int, direction: int, stops: bool, partial: int, door: int, left: int, right: int
    ) -> None:
        self.to = to
        #: The nearest of the eight directions.
        self.direction = direction
        #: Does it cross a barrier that ends the move (HOS-11.16)?
        self.stops = stops
        #: The partial square it crosses, or -1 (HOS-6.26).
        self.partial = partial
        #: The opening it passes through, or -1.
        self.door = door
        #: The two other squares at the corner of a diagonal step, -1 for none (HOS-6.70).
        self.beside = (left, right)

    def visited(self, start: int) -> tuple[int, ...]:
        """The squares it visits, in order (HOS-6.76)."""
        return (start, self.to) if self.partial < 0 else (start, self.partial, self.to)


def links(terrain: Terrain, kind: int, place: int) -> tuple[GridStep, ...]:
    """All steps from a square for units of a kind, even if they may not enter the destination."""
    field = terrain.field
    if kind != INFANTRY and field.offset_grid[place] >= 0:
        return ()  # HOS-6.80
    found: list[GridStep] = []
    for direction in range(8):
        step = straight(terrain, kind, place, direction)
        if step is not None:
            found.append(step)
    if kind == INFANTRY:
        found.extend(across_grids(terrain, place))
        found.extend(through_openings(terrain, place, False))
    return tuple(found)


def straight(terrain: Terrain, kind: int, place: int, direction: int) -> GridStep | None:
    """A step on one grid (HOS-6.68, 6.69)."""
    field = terrain.field
    around = field.neighbours[place]
    to = around[direction]
    if to < 0:
        return None
    dx, dy = DIRECTIONS[direction]
    hx, hy = field.places[place]
    if dx and dy:
        effect = at_corner(terrain, kind, hx + 1 + dx, hy + 1 + dy, dx, dy)
        if effect == BARS:
            return None
        left, right = around[direction - 1], around[(direction + 1) % 8]
        return GridStep(to, direction, effect == STOPS, -1, -1, left, right)
    effect = FREE
    door = -1
    x, y = hx + 2 * (dx > 0), hy + 2 * (dy > 0)
    for edge in field.edges_on(x, y, dx != 0):
        effect = max(effect, crossing(terrain, kind, edge))
        if terrain.sides[edge] in (DOOR, GATE, BREACH):
            door = edge
    return None if effect == BARS else GridStep(to, direction, effect == STOPS, -1, door, -1, -1)


def crossing(terrain: Terrain, kind: int, edge: int) -> int:
    """The effect of an edge on a unit that steps straight across it."""
    now = terrain.sides[edge]
    if now == NOTHING:
        return FREE
    if now == LINE:
        element = terrain.field.lines[terrain.field.edges[edge].line].kind
        if element.impassable[kind]:
            return BARS
        return STOPS if element.difficult[kind] else FREE
    if now == GATE or (kind == INFANTRY and now in (DOOR, BREACH)):
        return FREE
    return BARS


def at_corner(terrain: Terrain, kind: int, x: int, y: int, dx: int, dy: int) -> int:
    """The effect of a corner point on a diagonal step by (dx, dy).

    The same barrier must be on both sides: the sides of one building, or one line element.
    """
    field = terrain.field
    arms = field.arms(x, y)
    if len(arms) < 2:
        return FREE
    left: dict[int, int] = {}
    right: dict[int, int] = {}
    for vx, vy, edges in arms:
        for index in edges:
            now = terrain.sides[index]
            if now == NOTHING:
                continue
            edge = field.edges[index]
            effect = crossing(terrain, kind, index) if now == LINE else BARS
            barrier = edge.building if edge.line < 0 else -1 - edge.line
            side = left if dx * vy - dy * vx < 0 else right
            side[barrier] = max(effect, side.get(barrier, FREE))
    worst = FREE
    for barrier, effect in left.items():
        worst = max(worst, min(effect, right.get(barrier, FREE)))
    return worst


def across_grids(terrain: Terrain, place: int) -> list[GridStep]:
    """Steps between a square of an offset grid and one of the general grid (HOS-6.75)."""
    field = terrain.field
    if field.offset_grid[place] < 0:
        return [
            step_back(step, other)
            for other in offset_squares_near(terrain, place)
            for step in out_of(terrain, other)
            if step.to == place
        ]
    return out_of(terrain, place)


def step_back(step: GridStep, start: int) -> GridStep:
    """The same step in the opposite direction."""
    return GridStep(start, (step.direction + 4) % 8, step.stops, step.partial, step.door, -1, -1)


def offset_squares_near(terrain: Terrain, place: int) -> list[int]:
    """Squares of offset grids that may be adjacent to a general square."""
    field = terrain.field
    hx, hy = field.places[place]
    near: dict[int, None] = {}
    for x in range(hx - 2, hx + 4):
        for y in range(hy - 2, hy + 4):
            other = field.place_of_cell(x, y)
            if other >= 0 and field.offset_grid[other] >= 0:
                near[other] = None
    return list(near)


def out_of(terrain: Terrain, place: int) -> list[GridStep]:
    """Steps straight out of an offset square across open sides."""
    field = terrain.field
    hx, hy = field.places[place]
    found: dict[int, GridStep] = {}
    for side, (dx, dy) in enumerate(ORTHOGONAL):
        for x, y in cells_outside(hx, hy, dx, dy):
            to, partial = met(terrain, x, y, dx, dy)
            if to < 0:
                continue
            effect = over(terrain, x, y, dx, dy, partial >= 0, -1)
            known = found.get(to)
            if effect != BARS and (known is None or (known.stops and effect == FREE)):
                found[to] = GridStep(to, 2 * side, effect == STOPS, partial, -1, -1, -1)
    return list(found.values())


def met(terrain: Terrain, x: int, y: int, dx: int, dy: int) -> tuple[int, int]:
    """The general square that a straight path into a cell reaches, and the partial in between."""
    field = terrain.field
    to = field.place_of_cell(x, y)
    partial = -1
    if to < 0:
        partial = field.partial_of_cell(x, y)
        inner = x - dx, y - dy
        crosses_grid = (max(x, inner[0]) if dx else max(y, inner[1])) % 2 == 0
        if partial < 0 or crosses_grid:
            return -1, -1
        to = field.place_of_cell(x + dx, y + dy)
    if to < 0 or field.offset_grid[to] >= 0:
        return -1, -1
    return to, partial


def over(terrain: Terrain, x: int, y: int, dx: int, dy: int, halved: bool, opening: int) -> int:
    """The effect of the edges on a path into a cell and, in a partial square, out of it again.

    ``opening`` is the opening that the path uses; any other opening is closed to it.
    """
    effect = edge_over(terrain, x, y, dx, dy, opening)
    if halved:
        effect = max(effect, edge_over(terrain, x + dx, y + dy, dx, dy, opening))
    return effect


def edge_over(terrain: Terrain, x: int, y: int, dx: int, dy: int, opening: int) -> int:
    """The effect of the side through which a straight path by (dx, dy) enters a cell."""
    atom = (x + (dx < 0), y, True) if dx else (x, y + (dy < 0), False)
    effect = FREE
    for edge in terrain.field.on_atom.get(atom, ()):
        if edge == opening:
            continue
        now = terrain.sides[edge]
        if now in (DOOR, GATE, BREACH):
            return BARS
        effect = max(effect, crossing(terrain, INFANTRY, edge))
    return effect


def through_openings(terrain: Terrain, place: int, windows: bool) -> list[GridStep]:
    """Infantry steps through doors (or windows, for Surprise) between grids (HOS-13.27).

    Doors within one grid are handled by ``straight``; windows on any grid are handled here.
    """
    field = terrain.field
    kinds = (WINDOW,) if windows else (DOOR, GATE, BREACH)
    found: list[GridStep] = []
    for index in field.sides_of[place]:
        edge = field.edges[index]
        if terrain.sides[index] not in kinds or edge.outside < 0:
            continue
        same_grid = field.offset_grid[edge.inside] == field.offset_grid[edge.outside]
        if same_grid and not windows:
            continue
        out = out_through(terrain, index)
        if out is not None:
            found.append(out if place == edge.inside else step_back(out, edge.inside))
    return found


def out_through(terrain: Terrain, index: int) -> GridStep | None:
    """The step out of an opening, across any stretch of it that is not closed otherwise."""
    field = terrain.field
    edge = field.edges[index]
    hx, hy = field.places[edge.inside]
    dx = (1 if edge.hx > hx else -1) if edge.upright else 0
    dy = 0 if edge.upright else (1 if edge.hy > hy else -1)
    best = BARS
    for x, y in cells_outside(hx, hy, dx, dy):
        beyond = (x + dx, y + dy) if edge.through >= 0 else (x, y)
        if field.place_of_cell(*beyond) == edge.outside:
            best = min(best, over(terrain, x, y, dx, dy, edge.through >= 0, index))
    if best == BARS:
        return None
    side = 2 * ORTHOGONAL.index((dx, dy))
    return GridStep(edge.outside, side, best == STOPS, edge.through, index, -1, -1)


def alike(some: tuple[GridStep, ...], others: tuple[GridStep, ...]) -> bool:
    """Are these the same steps?"""
    if len(some) != len(others):
        return False
    return all(
        one.to == other.to
        and one.direction == other.direction
        and one.stops == other.stops
        and one.partial == other.partial
        and one.door == other.door
        and one.beside == other.beside
        for one, other in zip(some, others, strict=True)
    )


def ways(terrain: Terrain, place: int, all_links: tuple[GridStep, ...]) -> tuple[int, ...]:
    """The square that a step on the same grid leads to, by direction; -1 for none."""
    found = [-1] * 8
    grid = terrain.field.offset_grid
    for step in all_links:
        if grid[step.to] == grid[place]:
            found[step.direction] = step.to
    return tuple(found)


@mypyc_attr(acyclic=True)
class SquareSteps:
    """The steps from a square: by kind of unit all of them, possible ones, and by direction."""

    def __init__(
        self,
        links: list[tuple[GridStep, ...]],
        passable: list[tuple[GridStep, ...]],
        ways: list[tuple[int, ...]],
        through_windows: tuple[GridStep, ...],
    ) -> None:
        self.links = links
        self.passable = passable
        self.ways = ways
        self.through_windows = through_windows


def from_square(terrain: Terrain, place: int) -> SquareSteps:
    """Work out the steps from a square."""
    all_links: list[tuple[GridStep, ...]] = []
    passable: list[tuple[GridStep, ...]] = []
    all_ways: list[tuple[int, ...]] = []
    for kind in range(len(KINDS)):
        found = links(terrain, kind, place)
        # Usually a change elsewhere changes nothing here: terrains share the old steps.
        before = terrain.links[kind][place]
        found = before if alike(found, before) else found
        entered = tuple([step for step in found if not terrain.ground[step.to].impassable[kind]])
        before = terrain.steps[kind][place]
        all_links.append(found)
        passable.append(before if entered == before else entered)
        all_ways.append(ways(terrain, place, found))
    windows = tuple(through_openings(terrain, place, True))
    return SquareSteps(all_links, passable, all_ways, windows)
