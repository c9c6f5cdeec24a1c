"""Drawing scenarios with tiles: faces in the brick pattern, counters, markers, decks."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from sandtable.board import brick, drawing
from sandtable.games.undaunted.cards import PRINTED
from sandtable.games.undaunted.game import UndauntedGame
from sandtable.games.undaunted.scenario import COLUMNS, ROWS, Tile
from sandtable.kernel.errors import Json
from sandtable.kernel.game import Game
from sandtable.studio import easel
from sandtable.studio.easel import (
    CHOICE,
    NUMBER,
    TEXT,
    AnyForm,
    Brush,
    Column,
    Easel,
    Field,
    Form,
    Grid,
    Letters,
    Row,
    Shelf,
    add_to,
    drawing_start,
    drop,
    listed,
    put,
    remove_from,
    tabled,
)
from sandtable.studio.scenario_text import ScenarioText

MAP: Final = ("map",)
#: A tile that lies on the map, and a free place beside it.
TILE: Final = "tile"
CELL: Final = "cell"
FACES: Final = (TILE, CELL)
ON_TILES: Final = (TILE,)
#: Points of an objective that the palette offers.
POINTS: Final = (1, 2, 3)
#: The most rows and columns of a drawing.
MOST: Final = 40

#: A word of the drawn map: name, row, column.
Word = tuple[str, int, int]


class UndauntedEasel(Easel):
    sides: ClassVar[tuple[str, str]]

    def tiles(self, game: Game) -> dict[str, Tile]:
        raise NotImplementedError

    def markers(self) -> list[Brush]:
        """The markers of the palette besides objectives, scouted and controlled."""
        return []

    def shelves(self, game: Game) -> Sequence[Shelf]:
        tiles = self.tiles(game)
        faces = [
            Brush(f"face:{name}", TILE, name, FACES, look=tiles[name].terrain)
            for name in sorted_faces(tiles)
        ]
        objectives = [
            Brush(f"points:{points}", "studio-marker", f"points-{points}", ON_TILES)
            for points in POINTS
        ]
        held = [
            Brush(f"{kind}:{side}", "studio-marker", kind, ON_TILES, "", side)
            for side in self.sides
            for kind in ("scouted", "controlled")
        ]
        return [
            Shelf("studio-shelf-faces", tuple(faces)),
            Shelf("studio-shelf-units", tuple(self.units(game))),
            Shelf("studio-shelf-markers", (*objectives, *held, *self.markers())),
        ]

    def units(self, game: Game) -> list[Brush]:
        assert isinstance(game, UndauntedGame)
        return [
            Brush(
                f"unit:{unit.id}",
                "unit",
                unit.id.removeprefix(f"{self.sides[unit.side]}-"),
                ON_TILES,
                "",
                self.sides[unit.side],
                unit.title,
            )
            for unit in game.roster.units
        ]

    # Strokes.

    def lay(
        self, game: Game, source: ScenarioText, brush: str, places: Sequence[str]
    ) -> ScenarioText:
        kind, _, name = brush.partition(":")
        if kind == "face":
            if name not in self.tiles(game):
                raise easel.unknown_brush(brush)
            for place in places:
                source = self._lay_face(source, name, place)
            return source
        for place in places:
            source = self.lay_on_tile(game, source, kind, name, tile_at(place, source))
        return source

    def lay_on_tile(
        self, game: Game, source: ScenarioText, kind: str, name: str, tile: str
    ) -> ScenarioText:
        if kind == "points" and name.isdecimal() and int(name) in POINTS:
            return put(source, ("objectives", tile), int(name))
        if kind in ("scouted", "controlled") and name in self.sides:
            other = "controlled" if kind == "scouted" else "scouted"
            source = remove_from(source, (name, other), tile)
            path = (name, kind)
            return source if tile in listed(source.get(path)) else add_to(source, path, tile)
        if kind == "unit":
            for side in self.sides:
                if name.startswith(f"{side}-"):
                    return self.place_unit(game, source, side, name.removeprefix(f"{side}-"), tile)
        raise easel.unknown_brush(f"{kind}:{name}")

    def place_unit(
        self, game: Game, source: ScenarioText, side: str, name: str, tile: str
    ) -> ScenarioText:
        return put(source, (side, "counters", name), tile)

    def _lay_face(self, source: ScenarioText, name: str, place: str) -> ScenarioText:
        words = words_of(source)
        if place.startswith(f"{TILE}:"):
            old = tile_at(place, source)
            words = [(name if word == old else word, row, column) for word, row, column in words]
            return self.rename(_redrawn(source, words), old, name)
        line, half = cell_at(place)
        row, column = (line, half) if source.get(("stagger",)) == ROWS else (half, line)
        if (row, column) in [(r, c) for _, r, c in words]:
            raise easel.unknown_place(place)
        return _redrawn(source, [*words, (name, row, column)])

    def erase(self, game: Game, source: ScenarioText, place: str) -> ScenarioText:
        if place.startswith(f"{CELL}:"):
            return source
        tile = tile_at(place, source)
        cleared = self.clear(source, tile)
        if cleared.text != source.text:
            return cleared
        return _redrawn(source, [word for word in words_of(source) if word[0] != tile])

    def clear(self, source: ScenarioText, tile: str) -> ScenarioText:
        """Take everything off a tile: counters first, then markers and points."""
        for side in self.sides:
            for unit, where in tabled(source.get((side, "counters"))).items():
                if where == tile:
                    source = drop(source, (side, "counters", unit))
        for side in self.sides:
            for kind in ("scouted", "controlled"):
                source = remove_from(source, (side, kind), tile)
        return drop(source, ("objectives", tile))

    def rename(self, source: ScenarioText, old: str, new: str) -> ScenarioText:
        """What lay on a tile lies on the face that takes its place."""
        if old == new:
            return source
        points = source.get(("objectives", old))
        if points is not None:
            source = put(drop(source, ("objectives", old)), ("objectives", new), points)
        for side in self.sides:
            for kind in ("scouted", "controlled"):
                found = listed(source.get((side, kind)))
                if old in found:
                    source = source.set((side, kind, found.index(old)), new)
            for unit, where in tabled(source.get((side, "counters"))).items():
                if where == old:
                    source = source.set((side, "counters", unit), new)
        return source

    # What there is.

    def cells(self, game: Game, document: Mapping[str, Any]) -> dict[str, list[str]]:
        found = {f"{TILE}:{name}": [f"face:{name}"] for name, _, _ in read_words(document)}

        def put_on(tile: object, brush: str) -> None:
            if f"{TILE}:{tile}" in found:
                found[f"{TILE}:{tile}"].insert(0, brush)

        for tile, points in tabled(document.get("objectives")).items():
            put_on(tile, f"points:{points}")
        for side in self.sides:
            own = tabled(document.get(side))
            for kind in ("scouted", "controlled"):
                for tile in listed(own.get(kind)):
                    put_on(tile, f"{kind}:{side}")
            for unit, tile in tabled(own.get("counters")).items():
                put_on(tile, f"unit:{side}-{unit}")
        return found

    def letters(self, game: Game, source: ScenarioText) -> Letters:
        start = drawing_start(source, MAP)
        if start < 0:
            return {}
        found: Letters = {}
        end = source.spans.at[MAP].end - 3
        for name in {name for name, _, _ in words_of(source)}:
            at = source.text.find(name, start, end)
            while at >= 0:
                before, after = source.text[at - 1], source.text[at + len(name)]
                if before.isspace() and after.isspace():
                    found.setdefault(f"{TILE}:{name}", []).append((at, at + len(name)))
                at = source.text.find(name, at + 1, end)
        return found

    def describe(
        self, game: Game, document: Mapping[str, Any], description: dict[str, Json]
    ) -> dict[str, Json]:
        """All tiles of the drawing, wherever they lie, and the free places beside them."""
        tiles = self.tiles(game)
        objectives = tabled(document.get("objectives"))
        across = document.get("stagger") == ROWS
        shown: list[Json] = []
        cells: list[brick.Cell] = []
        names: set[str] = set()
        for name, row, column in read_words(document):
            if name not in tiles or name in names:
                continue
            names.add(name)
            line, half = (row, column) if across else (column, row)
            cells.append((line, half))
            points = objectives.get(name)
            tile = tiles[name]
            entry: dict[str, Json] = {"tile": name, "line": line, "half": half, "cover": tile.cover}
            entry |= {"hill": tile.hill, "terrain": tile.terrain, "rough": tile.rough}
            entry["objective"] = points if isinstance(points, int) else 0
            shown.append(entry)
        near = {other for cell in cells for other in brick.neighbours(cell)} - set(cells)
        free: list[Json] = [
            {"cell": f"{CELL}:{line}.{half}", "line": line, "half": half}
            for line, half in sorted(near or ({(0, 0)} if not cells else set()))
        ]
        stagger = ROWS if across else COLUMNS
        return description | {"tiles": shown, "free": free, "stagger": stagger}

    # Forms.

    def forms(self, game: Game, document: Mapping[str, Any]) -> Sequence[AnyForm]:
        assert isinstance(game, UndauntedGame)
        return [
            *self.goals(game, document),
            self._cards(game),
            Form(
                easel.NOTES,
                "studio-form-head",
                (
                    Field("studio-field-name", ("name",), TEXT),
                    Field("studio-field-id", ("id",), TEXT),
                    Field("studio-field-date", ("date",), TEXT),
                    Field("studio-field-operation", ("operation",), TEXT),
                    Field("studio-field-source", ("source",), TEXT),
                    Field(
                        "studio-field-initiative",
                        ("initiative",),
                        CHOICE,
                        choices=self.sides,
                        named="side",
                    ),
                    Field(
                        "studio-field-stagger",
                        ("stagger",),
                        CHOICE,
                        choices=(COLUMNS, ROWS),
                        named="studio-stagger",
                    ),
                ),
            ),
        ]

    def goals(self, game: Game, document: Mapping[str, Any]) -> list[AnyForm]:
        """How each side wins, and what else a game has on its panels."""
        return []

    def _cards(self, game: UndauntedGame) -> Grid:
        columns = tuple(
            [
                Column(f"studio-column-{pile}", side)
                for side in self.sides
                for pile in ("deck", "supply")
            ]
        )
        rosters = [{card.id: card for card in cards} for cards in game.roster.cards]
        ids = dict.fromkeys([id for cards in rosters for id in cards])
        rows = []
        for id in ids:
            fields: list[Field | None] = []
            for side, cards in zip(self.sides, rosters, strict=True):
                for pile in ("deck", "supply"):
                    most = cards[id].copies if id in cards else -1
                    path = (side, pile, id)
                    label = f"studio-column-{pile}"
                    field = Field(label, path, NUMBER, 0, most, optional=True, default=0)
                    fields.append(field if most >= 0 else None)
            rows.append(Row("card", id, tuple(fields)))
        return Grid(easel.SIDES, "studio-form-cards", columns, tuple(rows))


def sorted_faces(tiles: Mapping[str, Tile]) -> list[str]:
    return sorted(tiles, key=lambda name: (int(name[:-1]), name))


def read_words(document: Mapping[str, Any]) -> list[Word]:
    """The names of the drawn map; one that is off the grid counts where it is nearest to."""
    drawn = document.get("map")
    if not isinstance(drawn, str):
        return []
    found: list[Word] = []
    rows = drawn.translate(PRINTED).rstrip().split("\n")
    while rows and not rows[0].strip():
        rows.pop(0)
    for row, text in enumerate(rows[:MOST]):
        for word in re.finditer(r"\S+", text[: MOST * drawing.STEP]):
            found.append((word[0], row, round(word.start() / drawing.STEP)))
    return found


def words_of(source: ScenarioText) -> list[Word]:
    return read_words(source.document)


def tile_at(place: str, source: ScenarioText) -> str:
    """The name of a tile that lies on the map."""
    kind, _, name = place.partition(":")
    if kind != TILE or name not in [word for word, _, _ in words_of(source)]:
        raise easel.unknown_place(place)
    return name


def cell_at(place: str) -> tuple[int, int]:
    """Line and half of a free place: ``cell:2.-1``."""
    line, _, half = place.removeprefix(f"{CELL}:").partition(".")
    try:
        found = int(line), int(half)
    except ValueError:
        raise easel.unknown_place(place) from None
    if max(abs(found[0]), abs(found[1])) > MOST:
        raise easel.unknown_place(place)
    return found


def _redrawn(source: ScenarioText, words: list[Word]) -> ScenarioText:
    """Draw the map anew; it begins in the corner, and keeps the parity of its cells."""
    if not words:
        return put(source, MAP, "\n")
    up = min(row for _, row, _ in words)
    left = min(column for _, _, column in words)
    moved = [(name, row - up, column - left) for name, row, column in words]
    return put(source, MAP, drawing.draw(moved))
