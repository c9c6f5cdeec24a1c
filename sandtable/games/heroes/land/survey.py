"""Converts boards and plans of buildings to a ``Field``, once, when a battle is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.land.elements import (
    BREACH,
    DOOR,
    GATE,
    LINE,
    NOTHING,
    ORTHOGONAL,
    WALL,
    WINDOW,
    Building,
    Edge,
    LineElement,
    Part,
    Plan,
    Room,
    number,
)

if TYPE_CHECKING:
    from sandtable.games.heroes.land.field import Field

#: The symbols of sides in a plan.
SIDES: Final = {
    "-": WALL,
    "|": WALL,
    "D": DOOR,
    "W": WINDOW,
    "G": GATE,
    "B": BREACH,
    " ": NOTHING,
}
#: Kinds of ground that are not terrain elements (HH-4).
PLAIN: Final = ("open", "street", "floor", "covered")


def survey(
    field: Field,
    ground: list[str],
    lines: list[tuple[str, int, int, int, int]],
    plans: list[Plan],
) -> None:
    """Fill in a field."""
    if len(ground) != field.height or any(len(row) != field.width for row in ground):
        raise ValueError(f"the ground is not {field.width} x {field.height} letters")
    squares = [(plan, plan_squares(plan)) for plan in plans]
    lay_squares(field, ground, squares)
    for plan, letters in squares:
        found_building(field, plan, letters)
    join_elements(field)
    for index, (plan, letters) in enumerate(squares):
        raise_sides(field, index, plan, letters)
    lay_lines(field, lines)
    for edge in field.edges:
        for atom in edge.atoms:
            field.on_atom[atom] = (*field.on_atom.get(atom, ()), edge.index)
        field.edge_named.setdefault(edge.name, edge.index)
    mark_points(field)


def plan_squares(plan: Plan) -> dict[tuple[int, int], str]:
    """The squares of a building, by top-left corner, with the letters of their parts."""
    letters: dict[tuple[int, int], str] = {}
    for r in range(1, len(plan.rows), 2):
        for c in range(1, len(plan.rows[r]), 2):
            letter = plan.rows[r][c]
            if letter != ".":
                if letter not in plan.parts:
                    raise ValueError(f"building {plan.id} has no part {letter!r}")
                letters[(plan.hx + c - 1, plan.hy + r - 1)] = letter
    return letters


def offset(plan: Plan) -> bool:
    return plan.hx % 2 == 1 or plan.hy % 2 == 1


def lay_squares(
    field: Field, ground: list[str], plans: list[tuple[Plan, dict[tuple[int, int], str]]]
) -> None:
    """Assign cells to offset buildings, then to general squares, and create the places."""
    wide, high = 2 * field.width, 2 * field.height
    field.cell_place = [-1] * (wide * high)
    field.cell_partial = [-1] * (wide * high)
    taken: set[tuple[int, int]] = set()
    for plan, letters in plans:
        for hx, hy in letters:
            if not (0 <= hx <= wide - 2 and 0 <= hy <= high - 2):
                raise ValueError(f"building {plan.id} is not on the field")
            cells = set(cells_of(hx, hy))
            if cells & taken:
                raise ValueError(f"building {plan.id} stands on another one")
            if offset(plan):
                taken |= cells
    by_letter = {kind.letter: kind for kind in field.kinds.values() if kind.letter}
    for y in range(field.height):
        for x in range(field.width):
            hidden = sum(cell in taken for cell in cells_of(2 * x, 2 * y))
            if hidden == 4:
                field.covered.append((2 * x, 2 * y))
            elif hidden:
                field.partials.append((2 * x, 2 * y))
            else:
                letter = ground[y][x]
                if letter not in by_letter:
                    raise ValueError(f"no ground has the letter {letter!r}")
                if by_letter[letter].id == "covered":
                    raise ValueError(f"no building covers square {x}-{y}")
                add_place(field, 2 * x, 2 * y, -1)
                field.printed.append(by_letter[letter])
    for index, (plan, letters) in enumerate(plans):
        if offset(plan):
            for hx, hy in sorted(letters, key=lambda corner: (corner[1], corner[0])):
                add_place(field, hx, hy, index)
                field.printed.append(field.kinds["floor"])
    for number_, (hx, hy) in enumerate(field.partials):
        for cx, cy in cells_of(hx, hy):
            if (cx, cy) not in taken:
                field.cell_partial[cy * wide + cx] = len(field.places) + number_
    count = len(field.places)
    field.part_of = [-1] * count
    field.building_of = [-1] * count
    field.room_of = [-1] * count
    field.element_of = [-1] * count
    field.sides_of = [[] for _ in range(count)]


def cells_of(hx: int, hy: int) -> tuple[tuple[int, int], ...]:
    """The four cells of the square with this top-left corner."""
    return (hx, hy), (hx + 1, hy), (hx, hy + 1), (hx + 1, hy + 1)


def add_place(field: Field, hx: int, hy: int, grid: int) -> None:
    place = len(field.places)
    field.places.append((hx, hy))
    name = f"{number(hx)}-{number(hy)}"
    field.names.append(name)
    field.named[name] = place
    field.centres.append((2 * hx + 2, 2 * hy + 2))
    field.place_at[(hx, hy)] = place
    field.offset_grid.append(grid)
    for cx, cy in cells_of(hx, hy):
        field.cell_place[cy * 2 * field.width + cx] = place


def found_building(field: Field, plan: Plan, letters: dict[tuple[int, int], str]) -> None:
    """Add a building with its parts and rooms."""
    index = len(field.buildings)
    squares = sorted(letters, key=lambda corner: (corner[1], corner[0]))
    for hx, hy in squares:
        if (hx, hy) not in field.place_at:
            raise ValueError(f"building {plan.id} stands on another one")
    places = tuple(field.place_at[corner] for corner in squares)
    field.buildings.append(Building(index, plan.id, offset(plan), places))
    for letter, (kind, fallen) in plan.parts.items():
        own = tuple(field.place_at[corner] for corner in squares if letters[corner] == letter)
        add_part(field, f"{plan.id}-{letter}", index, kind, own, fallen)
    for place in places:
        field.building_of[place] = index
    rooms = 0
    for corner in squares:
        if field.room_of[field.place_at[corner]] < 0:
            rooms += 1
            add_room(field, plan, letters, corner, f"{plan.id}.{rooms}")


def add_part(
    field: Field, id: str, building: int, kind: str, places: tuple[int, ...], fallen: bool
) -> None:
    part = Part(len(field.parts), id, building, field.kinds[kind], places, fallen)
    field.parts.append(part)
    if id in field.part_named:
        raise ValueError(f"two parts are called {id}")
    field.part_named[id] = part.index
    for place in places:
        field.part_of[place] = part.index


def add_room(
    field: Field,
    plan: Plan,
    letters: dict[tuple[int, int], str],
    start: tuple[int, int],
    id: str,
) -> None:
    """Add the room of a square: all squares connected to it without crossing a side."""
    room = [start]
    found = {start}
    for hx, hy in room:
        for dx, dy in ORTHOGONAL:
            other = (hx + 2 * dx, hy + 2 * dy)
            if other in letters and other not in found and side_mark(plan, hx, hy, dx, dy) == " ":
                found.add(other)
                room.append(other)
    room.sort(key=lambda corner: (corner[1], corner[0]))
    places = tuple(field.place_at[corner] for corner in room)
    parts = {field.part_of[place] for place in places}
    if len(parts) > 1:
        raise ValueError(f"room {id} reaches over two parts")
    for place in places:
        field.room_of[place] = len(field.rooms)
    field.rooms.append(Room(len(field.rooms), id, parts.pop(), places))


def side_mark(plan: Plan, hx: int, hy: int, dx: int, dy: int) -> str:
    """The symbol in the plan on a side of a square."""
    mark = plan.rows[hy - plan.hy + 1 + dy][hx - plan.hx + 1 + dx]
    if mark not in SIDES:
        raise ValueError(f"building {plan.id} has a side {mark!r}")
    return mark


def join_elements(field: Field) -> None:
    """Find the terrain elements: building parts, and connected squares of one letter (HH-4)."""
    for part in field.parts:
        for place in part.places:
            field.element_of[place] = len(field.elements)
        field.elements.append(part.places)
    for start, kind in enumerate(field.printed):
        if field.element_of[start] >= 0 or kind.id in PLAIN:
            continue
        group = [start]
        field.element_of[start] = len(field.elements)
        for place in group:
            for dx, dy in ORTHOGONAL:
                other = field.neighbour(place, dx, dy)
                if other >= 0 and field.element_of[other] < 0 and field.printed[other] is kind:
                    field.element_of[other] = len(field.elements)
                    group.append(other)
        places = tuple(sorted(group))
        field.elements.append(places)
        if kind.structure:
            add_part(field, f"{kind.id}-{field.names[places[0]]}", -1, kind.id, places, False)


def raise_sides(
    field: Field, building: int, plan: Plan, letters: dict[tuple[int, int], str]
) -> None:
    """Add the sides of a building, each once, square by square, so edges are in reading order."""
    for hx, hy in sorted(letters, key=lambda corner: (corner[1], corner[0])):
        place = field.place_at[(hx, hy)]
        for dx, dy in ORTHOGONAL:
            side = SIDES[side_mark(plan, hx, hy, dx, dy)]
            inner = (hx + 2 * dx, hy + 2 * dy) in letters
            if side == NOTHING or (inner and (dx < 0 or dy < 0)):
                continue
            edge = Edge(
                len(field.edges), hx + 2 * (dx > 0), hy + 2 * (dy > 0), dy == 0, side
            )  # fmt: skip
            edge.building = building
            edge.inside = place
            if inner:
                edge.outside = field.place_at[(hx + 2 * dx, hy + 2 * dy)]
                both = {field.part_of[place], field.part_of[edge.outside]}
                edge.parts = tuple(sorted(both))
            else:
                edge.outer = True
                edge.parts = (field.part_of[place],)
                point_arrow(field, edge, dx, dy)
            field.edges.append(edge)
            field.sides_of[place].append(edge.index)
            if edge.outside >= 0:
                field.sides_of[edge.outside].append(edge.index)


def point_arrow(field: Field, edge: Edge, dx: int, dy: int) -> None:
    """Find the square that an opening leads to along (dx, dy), and its first Interspaces (HH-1).

    Of two possible squares it is the right-hand one.
    """
    hx, hy = field.places[edge.inside]
    on_grid = field.offset_grid[edge.inside] < 0
    halved = not on_grid and (edge.hx if dx else edge.hy) % 2 == 1
    edge.firsts = edge.ends
    if halved:
        edge.firsts = tuple(
            (x + dx, y + dy) for x, y in edge_points(edge) if (y if dx else x) % 2 == 0
        )
    edge.outside = field.place_at.get((hx + 2 * dx, hy + 2 * dy), -1)
    if on_grid or edge.outside >= 0:
        return
    for x, y in cells_outside(hx, hy, dx, dy):
        through = field.partial_of_cell(x, y) if halved else -1
        place = field.place_of_cell(x + dx, y + dy) if through >= 0 else field.place_of_cell(x, y)
        if place >= 0 and field.offset_grid[place] < 0:
            edge.outside = place
            edge.through = through
            return


def cells_outside(hx: int, hy: int, dx: int, dy: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The cells next to a square on one of its sides, the right-hand one (facing out) first."""
    if dx:
        x = hx + 2 if dx > 0 else hx - 1
        return ((x, hy + 1), (x, hy)) if dx > 0 else ((x, hy), (x, hy + 1))
    y = hy + 2 if dy > 0 else hy - 1
    return ((hx, y), (hx + 1, y)) if dy > 0 else ((hx + 1, y), (hx, y))


def edge_points(edge: Edge) -> list[tuple[int, int]]:
    """The three lattice points of an edge."""
    (x1, y1), (x2, y2) = edge.ends
    return [(x1, y1), ((x1 + x2) // 2, (y1 + y2) // 2), (x2, y2)]


def lay_lines(field: Field, lines: list[tuple[str, int, int, int, int]]) -> None:
    """Add low walls, wire and hedgehogs on the sides of general squares (HH-7)."""
    pieces: dict[str, dict[tuple[int, int, bool], int]] = {}
    for kind, x1, y1, x2, y2 in lines:
        if (x1 != x2) == (y1 != y2):
            raise ValueError(f"{kind} {x1}-{y1}-{x2}-{y2} is not straight")
        upright = x1 == x2
        low, high = (min(y1, y2), max(y1, y2)) if upright else (min(x1, x2), max(x1, x2))
        for at in range(low, high, 2):
            x, y = (x1, at) if upright else (at, y1)
            if x % 2 or y % 2 or high % 2:
                raise ValueError(f"{kind} {x1}-{y1}-{x2}-{y2} is not on sides of squares")
            same = pieces.setdefault(kind, {})
            if (x, y, upright) not in same:
                same[(x, y, upright)] = len(field.edges)
                field.edges.append(Edge(len(field.edges), x, y, upright, LINE))
    for kind, edges in pieces.items():
        join_lines(field, kind, list(edges.values()))


def join_lines(field: Field, kind: str, edges: list[int]) -> None:
    """Join touching pieces of one kind into one element (HH-7)."""
    ending_at: dict[tuple[int, int], list[int]] = {}
    for index in edges:
        for end in field.edges[index].ends:
            ending_at.setdefault(end, []).append(index)
    joined: set[int] = set()
    for first in edges:
        if first in joined:
            continue
        group = [first]
        joined.add(first)
        for index in group:
            for end in field.edges[index].ends:
                touching = [other for other in ending_at[end] if other not in joined]
                joined.update(touching)
                group += touching
        for index in group:
            field.edges[index].line = len(field.lines)
        group.sort()
        id = f"{kind}-{field.edges[group[0]].name}"
        field.lines.append(LineElement(len(field.lines), id, field.kinds[kind], tuple(group)))


def mark_points(field: Field) -> None:
    """Find the Interspaces: where four squares of one grid meet, inside the field (HOS-28.9)."""
    covered = set(field.covered)
    for hy in range(1, 2 * field.height):
        for hx in range(1, 2 * field.width):
            corners = ((hx - 2, hy - 2), (hx, hy - 2), (hx - 2, hy), (hx, hy))
            if hx % 2 == 0 and hy % 2 == 0:
                under = [field.place_of_cell(x, y) for x, y in cells_of(hx - 1, hy - 1)]
                inside = all(place >= 0 and field.offset_grid[place] >= 0 for place in under)
                found = not inside and not any(corner in covered for corner in corners)
            else:
                squares = [field.place_at.get(corner, -1) for corner in corners]
                grids = {field.offset_grid[place] if place >= 0 else -1 for place in squares}
                found = len(grids) == 1 and -1 not in grids
            if found:
                name = f"{number(hx)}-{number(hy)}"
                field.point_named[name] = len(field.points)
                field.point_names.append(name)
                field.points.append((hx, hy))
