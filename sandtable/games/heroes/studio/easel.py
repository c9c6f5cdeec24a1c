"""Drawing battles on squares: the field, overlays, zones, objectives, forces and points."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeGuard

from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.pack.battle import RIMS, SCORE_TYPES, SIDES, TILE_KINDS
from sandtable.games.heroes.pack.boards import BREACHED
from sandtable.games.heroes.pack.counters import KINDS, ROLES
from sandtable.games.heroes.pack.layout import TURNS
from sandtable.games.heroes.studio import ground
from sandtable.games.heroes.studio.ground import Square, side_at, square_at
from sandtable.kernel.game import Game
from sandtable.studio import easel
from sandtable.studio.easel import (
    CHOICE,
    FLAG,
    NUMBER,
    NUMBERS,
    TEXT,
    AnyForm,
    Brush,
    Easel,
    Field,
    Form,
    Letters,
    Listing,
    Shelf,
    add_to,
    append_section,
    listed,
    numbered,
    put,
    tabled,
)
from sandtable.studio.scenario_text import ScenarioText

SQUARE: Final = ("square",)
EDGE: Final = ("side",)
BUILDING: Final = "building"
#: Ground that belongs to a building, which is drawn as one.
INDOORS: Final = ("floor", "covered")


class HeroesEasel(Easel):
    def shelves(self, game: Game) -> Sequence[Shelf]:
        assert isinstance(game, Heroes)
        pack = game.pack
        boards = [Brush(f"board:{id}", "board", id, SQUARE, id) for id in pack.boards]
        letters = [
            Brush(f"ground:{kind.letter}", "terrain", kind.id, SQUARE, kind.letter)
            for kind in pack.terrain.values()
            if kind.letter and kind.id not in INDOORS
        ]
        buildings = [
            Brush(f"building:{kind.id}", "terrain", kind.id, SQUARE)
            for kind in pack.terrain.values()
            if kind.cls == BUILDING
        ]
        walls = [
            Brush(f"wall:{name}", "studio-wall", name, EDGE, mark.strip())
            for name, mark in ground.MARKS.items()
        ]
        lines = [
            Brush(f"line:{id}", "overlay", id, EDGE)
            for id, overlay in pack.overlays.items()
            if overlay.line and overlay.line != BREACHED
        ]
        overlays = [
            Brush(f"overlay:{id}", "overlay", id, SQUARE)
            for id, overlay in pack.overlays.items()
            if not overlay.line
        ]
        zones = [Brush(f"zone:{side}", "studio-marker", "zone", SQUARE, "", side) for side in SIDES]
        goals = [
            Brush(f"{kind}:", "studio-marker", kind, SQUARE) for kind in ("area", "item", "bonus")
        ]
        return [
            Shelf("studio-shelf-zones", (*zones, *goals)),
            Shelf("studio-shelf-boards", tuple(boards)),
            Shelf("studio-shelf-walls", (*walls, *lines)),
            Shelf("studio-shelf-buildings", tuple(buildings)),
            Shelf("studio-shelf-ground", tuple(letters)),
            Shelf("studio-shelf-overlays", tuple(overlays)),
        ]

    def lay(
        self, game: Game, source: ScenarioText, brush: str, places: Sequence[str]
    ) -> ScenarioText:
        assert isinstance(game, Heroes)
        kind, _, name = brush.partition(":")
        if brush not in [each.id for shelf in self.shelves(game) for each in shelf.brushes]:
            raise easel.unknown_brush(brush)
        if kind in ("wall", "line"):
            for place in places:
                side = side_at(place)
                if kind == "wall":
                    source = ground.set_side(source, game.pack, ground.MARKS[name], side)
                else:
                    entry = {"overlay": name, "side": [*side]}
                    source = add_to(source, ("overlays",), entry)
            return source
        squares = [square_at(place) for place in places]
        if kind == "ground":
            return ground.paint(source, game.pack, name, squares)
        if kind == "building":
            return ground.build(source, game.pack, name, squares)
        if kind == "zone":
            return _add_to_zone(source, name, squares)
        for square in squares:
            source = self._lay_on(game, source, kind, name, square)
        return source

    def _lay_on(
        self, game: Heroes, source: ScenarioText, kind: str, name: str, square: Square
    ) -> ScenarioText:
        x, y = square
        if kind == "board":
            return ground.lay_board(source, name, square)
        if kind == "bonus":
            found = listed(source.get(("bonus",)))
            return source if [x, y] in found else add_to(source, ("bonus",), [x, y])
        if kind == "overlay":
            return _lay_overlay(game, source, name, square)
        objectives = listed(source.get(("objectives",)))
        names = [tabled(each).get("id") for each in objectives]
        entry: dict[str, Any] = {"id": numbered(names, "O"), "kind": kind, "squares": [[x, y]]}
        if kind == "area":
            entry = {"id": entry["id"], **_area_at(game, source, square)}
        return append_section(source, "objectives", entry)

    def erase(self, game: Game, source: ScenarioText, place: str) -> ScenarioText:
        assert isinstance(game, Heroes)
        if place.startswith("side:"):
            side = [*side_at(place)]
            for number, entry in enumerate(listed(source.get(("overlays",)))):
                if isinstance(entry, dict) and entry.get("side") == side:
                    return source.delete(("overlays", number))
            return ground.set_side(source, game.pack, " ", side_at(place))
        x, y = square = square_at(place)
        for number, entry in enumerate(listed(source.get(("objectives",)))):
            if isinstance(entry, dict) and listed(entry.get("squares")) == [[x, y]]:
                return source.delete(("objectives", number))
        if [x, y] in listed(source.get(("bonus",))):
            return source.delete(("bonus", listed(source.get(("bonus",))).index([x, y])))
        for number, entry in enumerate(listed(source.get(("overlays",)))):
            if isinstance(entry, dict) and entry.get("at") == [x, y]:
                return source.delete(("overlays", number))
        for number, zone in enumerate(listed(source.get(("zones",)))):
            if square in _squares_in(listed(tabled(zone).get("rects"))):
                left = _squares_in(listed(zone.get("rects"))) - {square}
                if not left:
                    return source.delete(("zones", number))
                return source.set(("zones", number, "rects"), rects_of(left))
        return ground.erase_ground(source, game.pack, square)

    def cells(self, game: Game, document: Mapping[str, Any]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        rows = listed(tabled(document.get("field")).get("ground"))
        for y, row in enumerate(rows):
            for x, letter in enumerate(row if isinstance(row, str) else ""):
                found[f"square:{x}-{y}"] = [f"ground:{letter}"]
        for zone in listed(document.get("zones")):
            for x, y in _squares_in(listed(tabled(zone).get("rects"))):
                found.setdefault(f"square:{x}-{y}", []).insert(0, f"zone:{zone.get('side')}")
        for overlay in listed(document.get("overlays")):
            at = tabled(overlay).get("at")
            if _is_square(at):
                brush = f"overlay:{overlay.get('overlay')}"
                found.setdefault(f"square:{at[0]}-{at[1]}", []).insert(0, brush)
        for objective in listed(document.get("objectives")):
            kind = "item:" if tabled(objective).get("kind") == "item" else "area:"
            for at in listed(tabled(objective).get("squares")):
                if _is_square(at):
                    found.setdefault(f"square:{at[0]}-{at[1]}", []).insert(0, kind)
        return {place: [*dict.fromkeys(brushes)] for place, brushes in found.items()}

    def letters(self, game: Game, source: ScenarioText) -> Letters:
        found: Letters = {}
        for y, row in enumerate(listed(source.get(("field", "ground")))):
            span = source.spans.at.get(("field", "ground", y))
            if span is not None and isinstance(row, str):
                for x in range(len(row)):
                    at = span.start + 1 + x
                    found[f"square:{x}-{y}"] = [(at, at + 1)]
        return found

    def forms(self, game: Game, document: Mapping[str, Any]) -> Sequence[AnyForm]:
        assert isinstance(game, Heroes)
        return [*_forces(game), *_victory(game, document), *_head(game)]


def _is_square(value: object) -> TypeGuard[list[int]]:
    return (
        isinstance(value, list) and len(value) == 2 and all(isinstance(each, int) for each in value)
    )


# Zones are lists of rectangles.


def _squares_in(rects: Sequence[Any]) -> set[Square]:
    found: set[Square] = set()
    for rect in rects:
        if isinstance(rect, list) and len(rect) == 4 and all(isinstance(n, int) for n in rect):
            x1, y1, x2, y2 = [max(0, min(n, 50)) for n in rect]
            found |= {(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)}
    return found


def rects_of(squares: set[Square]) -> list[list[int]]:
    """The same squares as a few rectangles: rows first, then equal rows joined."""
    rects: list[list[int]] = []
    for y in sorted({y for _, y in squares}):
        row = sorted(x for x, row in squares if row == y)
        while row:
            first = last = row.pop(0)
            while row and row[0] == last + 1:
                last = row.pop(0)
            above = [rect for rect in rects if rect[0] == first and rect[2:] == [last, y - 1]]
            if above:
                above[0][3] = y
            else:
                rects.append([first, y, last, y])
    return rects


def _add_to_zone(source: ScenarioText, side: str, squares: Sequence[Square]) -> ScenarioText:
    zones = listed(source.get(("zones",)))
    for number, zone in enumerate(zones):
        if tabled(zone).get("side") == side and "rects" in zone and "only" not in zone:
            before = _squares_in(listed(zone["rects"]))
            after = before | set(squares)
            if after == before:
                return source
            return source.set(("zones", number, "rects"), rects_of(after))
    names = [tabled(zone).get("id") for zone in zones]
    entry = {"id": numbered(names, side[0].upper()), "side": side, "rects": rects_of({*squares})}
    return append_section(source, "zones", entry)


def _lay_overlay(game: Heroes, source: ScenarioText, name: str, square: Square) -> ScenarioText:
    """An overlay at a square; the same one again is turned by a quarter."""
    overlays = listed(source.get(("overlays",)))
    for number, entry in enumerate(overlays):
        if tabled(entry).get("at") == [*square]:
            if entry.get("overlay") != name:
                source = source.delete(("overlays", number))
                return _lay_overlay(game, source, name, square)
            turned = entry.get("turned", 0)
            known = TURNS.index(turned) if turned in TURNS else 0
            return put(source, ("overlays", number, "turned"), TURNS[(known + 1) % len(TURNS)])
    entry = {"overlay": name, "at": [*square]}
    if game.pack.overlays[name].building:
        field = tabled(source.get(("field",)))
        names = [tabled(each).get("building") for each in overlays]
        names += [tabled(each).get("id") for each in listed(field.get("buildings"))]
        entry["building"] = numbered(names, "N")
    return add_to(source, ("overlays",), entry)


def _area_at(game: Heroes, source: ScenarioText, square: Square) -> dict[str, Any]:
    """The part of a building on a square, or the square itself."""
    drawn = ground.with_field(source, game.pack)
    for building in listed(drawn.get(("field", "buildings"))):
        if not ground.is_building(building):
            continue
        plan, (ox, oy) = building["plan"], building["origin"]
        row, column = 2 * square[1] + 1 - oy, 2 * square[0] + 1 - ox
        if 0 <= row < len(plan) and 0 <= column < len(plan[row]):
            letter = plan[row // 2 * 2 + 1][column // 2 * 2 + 1]
            if letter in tabled(building.get("parts")):
                return {"kind": "area", "building": building["id"], "parts": [letter]}
    return {"kind": "square", "squares": [[*square]]}


# The panels.


def _forces(game: Heroes) -> list[AnyForm]:
    forms: list[AnyForm] = []
    for index, side in enumerate(SIDES):
        tiles = [tile for tile in game.pack.tiles.values() if tile.side == index]
        options = tuple([id for id, each in game.pack.options.items() if each.stripes[index]])
        slots = dict.fromkeys([slot.id for tile in tiles for slot in tile.slots])
        forms.append(
            Listing(
                easel.SIDES,
                "studio-form-forces",
                ("forces", side),
                (
                    Field(
                        "studio-field-group",
                        ("tile",),
                        CHOICE,
                        choices=tuple([tile.id for tile in tiles]),
                        named="tile",
                    ),
                    *[
                        Field(
                            "studio-field-seat",
                            ("options", slot),
                            CHOICE,
                            choices=options,
                            named="option",
                            optional=True,
                        )
                        for slot in slots
                    ],
                ),
                {"tile": tiles[0].id},
                side,
            )
        )
    return forms


def _victory(game: Heroes, document: Mapping[str, Any]) -> list[AnyForm]:
    names = tuple([str(tabled(each).get("id")) for each in listed(document.get("objectives"))])
    side = Field("studio-field-side", ("side",), CHOICE, choices=SIDES, named="side")
    identity = Field("studio-field-id", ("id",), TEXT)
    counters = tuple(game.pack.counters)

    def choice(label: str, key: str, choices: tuple[str, ...], named: str = "") -> Field:
        return Field(label, (key,), CHOICE, choices=choices, named=named, optional=True)

    return [
        Listing(
            easel.VICTORY,
            "studio-form-points",
            ("points",),
            (
                identity,
                side,
                Field("studio-field-type", ("type",), CHOICE, choices=SCORE_TYPES),
                Field("studio-field-points", ("points",), NUMBER),
                choice("studio-field-objective", "objective", names),
                choice("studio-field-group", "tile_kind", TILE_KINDS, "tile-kind"),
                choice("studio-field-of", "counter", counters, "unit"),
                choice("studio-field-kind", "kind", tuple(KINDS), "kind"),
                choice("studio-field-kind", "role", (*ROLES, "any")),
                Field("studio-field-main", ("main",), FLAG, optional=True, default=True),
            ),
            {"id": "new", "side": SIDES[0], "type": "break_tile", "points": 1},
        ),
        Listing(
            easel.VICTORY,
            "studio-form-zones",
            ("zones",),
            (identity, side, Field("studio-field-rects", ("rects",), NUMBERS, optional=True)),
            {"id": "Z", "side": SIDES[0], "rects": [[0, 0, 0, 0]]},
        ),
        Listing(
            easel.VICTORY,
            "studio-form-exits",
            ("exits",),
            (side, Field("studio-field-rim", ("rim",), CHOICE, choices=RIMS)),
            {"side": SIDES[0], "rim": RIMS[0]},
        ),
    ]


def _head(game: Heroes) -> list[AnyForm]:
    def side_or(label: str, key: str, neither: str) -> Field:
        return Field(label, (key,), CHOICE, choices=(*SIDES, neither))

    boards = tuple(game.pack.boards)
    return [
        Form(
            easel.VICTORY,
            "studio-form-battle",
            (
                Field("studio-field-turns", ("turns",), NUMBER, 1, 99),
                Field("studio-field-cards", ("hand",), NUMBER, 0, 10),
                side_or("studio-field-initiative", "initiative", "roll"),
                side_or("studio-field-sets-up-first", "sets_up_first", "without-initiative"),
                side_or("studio-field-tie", "tie", "draw"),
            ),
        ),
        Form(
            easel.NOTES,
            "studio-form-head",
            (
                Field("studio-field-name", ("name",), TEXT, optional=True),
                Field("studio-field-id", ("id",), TEXT),
                Field("studio-field-date", ("date",), TEXT, optional=True),
                Field("studio-field-source", ("source",), TEXT),
            ),
        ),
        Listing(
            easel.NOTES,
            "studio-form-boards",
            ("boards",),
            (
                Field("studio-field-board", ("board",), CHOICE, choices=boards, named="board"),
                Field("studio-field-at", ("at",), NUMBERS),
                Field("studio-field-turned", ("turned",), NUMBER, 0, 270, optional=True, default=0),
            ),
            {"board": boards[0], "at": [0, 0]},
        ),
    ]
