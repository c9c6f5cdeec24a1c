"""Checks that a skirmish from outside could have been generated.

The field, the mission and the armies are taken from the document. Everything that follows from them
is computed as ``skirmish.make`` would, for every possible attacker and west, and must match the
document.
"""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.heroes.armies.skirmish import Armies, Skirmish
from sandtable.games.heroes.armies.skirmish_ground import Place, SkirmishGround
from sandtable.games.heroes.armies.skirmish_rules import ITEM, Mission, Size, SkirmishRules
from sandtable.games.heroes.pack.boards import Overlay, integers
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

#: The keys of a skirmish, in the order of comparison; the final "" means no difference.
KEYS: Final = (
    "id",
    "number",
    "mission",
    "source",
    "points_limit",
    "turns",
    "hand",
    "sets_up_first",
    "tie",
    "forces",
    "boards",
    "overlays",
    "zones",
    "initiative",
    "exits",
    "objectives",
    "points",
    "bonus",
    "",
)


def read_size(rules: SkirmishRules, document: Mapping[str, Any]) -> Size:
    """The size of a skirmish, by its points."""
    points = Reader(document, "").integer("points_limit", 1, 9999)
    if points not in rules.sizes:
        raise BadInput("unknown-size", "points_limit", points=points)
    return rules.sizes[points]


def check(rules: SkirmishRules, document: Mapping[str, Any], armies: Armies) -> None:
    """Refuse a document that could not have been generated for these armies."""
    reader = Reader(document, "")
    size = read_size(rules, document)
    missions = {mission.id: mission for mission in rules.missions}
    mission = missions[reader.choice("mission", missions)]
    ground = SkirmishGround(rules.pack, size)
    _lay_boards(reader, ground)
    _place_overlays(reader, ground, rules.pool)
    found = [_differing(made, reader) for made in _ways(ground, mission, armies)]
    farthest = max(found, key=_farness)
    if farthest:
        raise _impossible(farthest)


def _ways(ground: SkirmishGround, mission: Mission, armies: Armies) -> list[Skirmish]:
    """All possible results for who attacks, who is in the west and where an item is."""
    found: list[Skirmish] = []
    for attacker in (0, 1):
        for west in (0, 1):
            for row in range(ground.size.rows if mission.markers == ITEM else 1):
                made = Skirmish(ground, mission, attacker, west, armies)
                made.place_markers(row)
                found.append(made)
    return found


def _farness(where: str) -> int:
    """How far a possible result agrees with the document."""
    return KEYS.index(where.partition("[")[0])


def _differing(made: Skirmish, reader: Reader) -> str:
    """The first key where a document differs from a possible result; "" if it does not."""
    expected = made.document()
    for key in reader.data:
        if key not in expected:
            raise BadInput("unknown-key", reader.where, name=key)
    for key in KEYS[:-2]:
        if reader.value(key) != expected[key]:
            return key
    if not made.has_room():
        return "zones"
    return _place_bonus(made, reader)


def _place_bonus(made: Skirmish, reader: Reader) -> str:
    """Place the document's bonus tokens: on allowed squares, as many as the size has."""
    given = reader.value("bonus")
    if not isinstance(given, list) or len(given) > made.size.bonus:
        return "bonus"
    for number, square in enumerate(given):
        if square not in [[x, y] for x, y in made.free_for_bonus()]:
            return f"bonus[{number}]"
        made.put_bonus((square[0], square[1]))
    return "bonus" if len(given) < made.size.bonus and made.free_for_bonus() else ""


def _lay_boards(reader: Reader, ground: SkirmishGround) -> None:
    """Lay the document's boards: different ones, as many as the size has."""
    tables = reader.tables("boards")
    needed = ground.size.columns * ground.size.rows
    if len(tables) != needed:
        points = ground.size.points
        raise BadInput("skirmish-boards", "boards", points=points, boards=needed)
    laid: set[str] = set()
    for table in tables:
        board = table.choice("board", ground.pack.boards)
        turned = table.integer("turned", 0, 270)
        fixed = ground.fixed_turn(board)
        if board in laid or turned % 90 or fixed not in (-1, turned):
            raise _impossible(table.where)
        laid.add(board)
        ground.lay_board(board, turned)


def _place_overlays(reader: Reader, ground: SkirmishGround, pool: list[str]) -> None:
    """Place the document's overlays, from the pool. An overlay without a free place is left out."""
    tables = reader.tables("overlays")
    left = list(pool)
    if len(tables) > 2 * ground.size.overlays_each:
        raise _impossible("overlays")
    for table in tables:
        id = table.text("overlay")
        if id not in left:
            raise _impossible(table.where)
        left.remove(id)
        overlay = ground.pack.overlays[id]
        place = _read_place(table, overlay)
        if not ground.is_place_for(overlay, place):
            raise _impossible(table.where)
        ground.put_overlay(overlay, place)


def _read_place(table: Reader, overlay: Overlay) -> Place:
    if overlay.line:
        x, y, end, _ = integers(table, "side", 4, 0, 999)
        return x, y, 90 if x == end else 0
    x, y = integers(table, "at", 2, 0, 999)
    return x, y, table.integer("turned", 0, 270)


def _impossible(where: str) -> BadInput:
    return BadInput("skirmish-impossible", where)
