"""Drawing the field itself: boards, letters of ground, buildings with their walls."""

from collections.abc import Sequence
from typing import Any, Final, TypeGuard

from sandtable.games.heroes.pack.boards import BOARD, NO_SQUARE, PrintedBuilding
from sandtable.games.heroes.pack.catalogue import Pack
from sandtable.games.heroes.pack.layout import MOST, TURNS, lay_boards
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader
from sandtable.studio.easel import drop, listed, numbered, tabled, unknown_place
from sandtable.studio.scenario_text import ScenarioText
from sandtable.studio.toml_writing import document_text

#: What the sides of a plan are called in the palette, by their marks.
MARKS: Final = {"wall": "", "door": "D", "window": "W", "gate": "G", "breach": "B", "none": " "}
FLOOR: Final = "_"
PLAIN: Final = "."
Square = tuple[int, int]
Side = tuple[int, int, int, int]


def square_at(place: str) -> Square:
    """Column and row of ``square:3-5``."""
    x, _, y = place.removeprefix("square:").partition("-")
    if not (place.startswith("square:") and x.isdecimal() and y.isdecimal()):
        raise unknown_place(place)
    if max(int(x), int(y)) >= BOARD * MOST:
        raise unknown_place(place)
    return int(x), int(y)


def side_at(place: str) -> Side:
    """The ends of ``side:2-0-4-0``, in half squares."""
    numbers = place.removeprefix("side:").split("-")
    if not place.startswith("side:") or len(numbers) != 4 or not all(map(str.isdecimal, numbers)):
        raise unknown_place(place)
    x1, y1, x2, y2 = [int(number) for number in numbers]
    if max(x1, y1, x2, y2) > 2 * BOARD * MOST or abs(x1 - x2) + abs(y1 - y2) != 2:
        raise unknown_place(place)
    return x1, y1, x2, y2


def lay_board(source: ScenarioText, board: str, square: Square) -> ScenarioText:
    """Put a board where a square is; the same board again is turned by a quarter."""
    if source.get(("field",)) is not None:
        raise BadInput("studio-field-drawn", "field")
    at = [square[0] // BOARD, square[1] // BOARD]
    for number, entry in enumerate(listed(source.get(("boards",)))):
        if not isinstance(entry, dict) or entry.get("at") != at:
            continue
        if entry.get("board") != board:
            return source.set(("boards", number, "board"), board)
        turned = entry.get("turned", 0)
        known = TURNS.index(turned) if turned in TURNS else 0
        return source.set(("boards", number, "turned"), TURNS[(known + 1) % len(TURNS)])
    return source.append(("boards",), {"board": board, "at": at})


def with_field(source: ScenarioText, pack: Pack) -> ScenarioText:
    """The scenario with its boards drawn out, so that single squares can be changed."""
    if source.get(("field",)) is not None:
        return source
    layout = lay_boards(Reader(source.document, ""), pack)
    field: dict[str, Any] = {"ground": list(layout.ground)}
    field["lines"] = [{"kind": kind, "side": [*side]} for kind, *side in layout.lines]
    field["buildings"] = [_building(building) for building in layout.buildings]
    text = drop(source, ("boards",)).text.rstrip("\r\n")
    written = document_text(
        {"field": {key: value for key, value in field.items() if value}},
        frozenset({"lines", "parts"}),
    )
    return ScenarioText(text + source.line_break * 2 + written.replace("\n", source.line_break))


def _building(building: PrintedBuilding) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": building.id,
        "origin": [*building.origin],
        "plan": [*building.plan],
        "parts": {**building.parts},
    }
    return found | ({"fallen": [*building.fallen]} if building.fallen else {})


def paint(source: ScenarioText, pack: Pack, letter: str, squares: Sequence[Square]) -> ScenarioText:
    source = with_field(source, pack)
    for x, y in squares:
        rows = listed(source.get(("field", "ground")))
        if not (0 <= y < len(rows) and isinstance(rows[y], str) and 0 <= x < len(rows[y])):
            raise unknown_place(f"square:{x}-{y}")
        row = rows[y]
        source = source.set(("field", "ground", y), row[:x] + letter + row[x + 1 :])
    return source


def build(source: ScenarioText, pack: Pack, kind: str, squares: Sequence[Square]) -> ScenarioText:
    """A building of one part on these squares, with walls around it."""
    source = paint(source, pack, FLOOR, squares)
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    right, bottom = max(x for x, _ in squares), max(y for _, y in squares)
    plan = plan_of({(x - left, y - top) for x, y in squares}, right - left + 1, bottom - top + 1)
    buildings = listed(source.get(("field", "buildings")))
    overlays = listed(source.get(("overlays",)))
    names = [tabled(each).get("id") for each in buildings]
    names += [tabled(each).get("building") for each in overlays]
    entry = {
        "id": numbered(names, "N"),
        "origin": [2 * left, 2 * top],
        "plan": plan,
        "parts": {"a": kind},
    }
    return source.append(("field", "buildings"), entry)


def plan_of(squares: set[Square], width: int, height: int) -> list[str]:
    """The plan of squares that make up one part: walls where they end."""
    rows = [["+" if (row % 2, column % 2) == (0, 0) else " " for column in range(2 * width + 1)]
            for row in range(2 * height + 1)]  # fmt: skip
    for y in range(height):
        for x in range(width):
            inside = (x, y) in squares
            rows[2 * y + 1][2 * x + 1] = "a" if inside else NO_SQUARE
            for dx, dy, mark in ((0, -1, "-"), (0, 1, "-"), (-1, 0, "|"), (1, 0, "|")):
                if inside and (x + dx, y + dy) not in squares:
                    rows[2 * y + 1 + dy][2 * x + 1 + dx] = mark
    return ["".join(row) for row in rows]


def set_side(source: ScenarioText, pack: Pack, mark: str, side: Side) -> ScenarioText:
    """Change a side of a building: a wall, an opening, nothing."""
    source = with_field(source, pack)
    x1, y1, x2, y2 = side
    hx, hy = (x1 + x2) // 2, (y1 + y2) // 2
    for number, building in enumerate(listed(source.get(("field", "buildings")))):
        if not is_building(building):
            continue
        plan, origin = building["plan"], building["origin"]
        row, column = hy - origin[1], hx - origin[0]
        if 0 <= row < len(plan) and 0 <= column < len(plan[row]) and row % 2 != column % 2:
            written = mark or ("-" if row % 2 == 0 else "|")
            line = plan[row][:column] + written + plan[row][column + 1 :]
            return source.set(("field", "buildings", number, "plan", row), line)
    raise BadInput("studio-no-building")


def erase_ground(source: ScenarioText, pack: Pack, square: Square) -> ScenarioText:
    """A building that covers the square goes; then the ground becomes plain."""
    x, y = square
    source = with_field(source, pack)
    for number, building in enumerate(listed(source.get(("field", "buildings")))):
        covered = _squares_of(building)
        if square in covered:
            source = source.delete(("field", "buildings", number))
            return paint(source, pack, PLAIN, covered)
    return paint(source, pack, PLAIN, [(x, y)])


def is_building(value: object) -> TypeGuard[dict[str, Any]]:
    """Has it a plan of texts and a corner? What else may be wrong with it, the reader says."""
    if not isinstance(value, dict):
        return False
    plan, origin = value.get("plan"), value.get("origin")
    if not isinstance(plan, list) or not all(isinstance(row, str) for row in plan):
        return False
    return (
        isinstance(origin, list)
        and len(origin) == 2
        and all(isinstance(number, int) for number in origin)
    )


def _squares_of(building: object) -> list[Square]:
    """The general squares that a building covers, wholly or in part."""
    if not is_building(building):
        return []
    plan, origin = building["plan"], building["origin"]
    found: list[Square] = []
    for row in range(1, len(plan), 2):
        for column in range(1, len(plan[row]), 2):
            if plan[row][column] == NO_SQUARE:
                continue
            hx, hy = origin[0] + column - 1, origin[1] + row - 1
            for x in {hx // 2, (hx + 1) // 2}:
                found += [(x, y) for y in {hy // 2, (hy + 1) // 2} if (x, y) not in found]
    return found
