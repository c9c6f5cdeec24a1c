"""Drawing scenarios of North Africa: vehicles with their crews, structures, exits, goals."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.north_africa.scenario import EVACUATE, NEUTRALISE, POINTS
from sandtable.games.undaunted.scenario import Tile
from sandtable.games.undaunted.studio.easel import ON_TILES, UndauntedEasel
from sandtable.kernel.game import Game
from sandtable.studio import easel
from sandtable.studio.easel import (
    CHOICE,
    NUMBER,
    TEXT,
    TEXTS,
    AnyForm,
    Brush,
    Field,
    Form,
    Listing,
    Shelf,
    add_to,
    drop,
    listed,
    put,
    remove_from,
    tabled,
)
from sandtable.studio.scenario_text import ScenarioText


class NorthAfricaEasel(UndauntedEasel):
    sides: ClassVar[tuple[str, str]] = ("lrdg", "italy")

    def tiles(self, game: Game) -> dict[str, Tile]:
        assert isinstance(game, NorthAfrica)
        return game.tiles

    def markers(self) -> list[Brush]:
        return [
            Brush(f"exit:{side}", "studio-marker", "exit", ON_TILES, "", side)
            for side in self.sides
        ]

    def shelves(self, game: Game) -> Sequence[Shelf]:
        assert isinstance(game, NorthAfrica)
        structures = [
            Brush(f"structure:{structure.id}", "structure", structure.id, ON_TILES)
            for structure in game.structures
        ]
        return [*super().shelves(game), Shelf("studio-shelf-structures", tuple(structures))]

    def lay_on_tile(
        self, game: Game, source: ScenarioText, kind: str, name: str, tile: str
    ) -> ScenarioText:
        assert isinstance(game, NorthAfrica)
        if kind == "structure" and name in [structure.id for structure in game.structures]:
            for other, structure in tabled(source.get(("structures",))).items():
                if structure == name:
                    source = drop(source, ("structures", other))
            return put(source, ("structures", tile), name)
        if kind == "exit" and name in self.sides:
            if source.get((name, "may_leave")) is None:
                source = put(source, (name, "may_leave"), [])
            path = (name, "exits")
            return source if tile in listed(source.get(path)) else add_to(source, path, tile)
        return super().lay_on_tile(game, source, kind, name, tile)

    def place_unit(
        self, game: Game, source: ScenarioText, side: str, name: str, tile: str
    ) -> ScenarioText:
        """A vehicle has its own list; a soldier who is placed leaves the seat."""
        assert isinstance(game, NorthAfrica)
        vehicles = listed(source.get((side, "vehicles")))
        if name in [vehicle.title for vehicle in game.desert.vehicles]:
            for number, entry in enumerate(vehicles):
                if isinstance(entry, dict) and entry.get("vehicle") == name:
                    return source.set((side, "vehicles", number, "tile"), tile)
            return add_to(source, (side, "vehicles"), {"vehicle": name, "tile": tile})
        for number, entry in enumerate(vehicles):
            seats = tabled(entry.get("seats")) if isinstance(entry, dict) else {}
            for seat, soldier in seats.items():
                if soldier == name:
                    source = source.delete((side, "vehicles", number, "seats", seat))
        return super().place_unit(game, source, side, name, tile)

    def clear(self, source: ScenarioText, tile: str) -> ScenarioText:
        source = super().clear(source, tile)
        for side in self.sides:
            vehicles = listed(source.get((side, "vehicles")))
            for number in reversed(range(len(vehicles))):
                if isinstance(vehicles[number], dict) and vehicles[number].get("tile") == tile:
                    source = source.delete((side, "vehicles", number))
            source = remove_from(source, (side, "exits"), tile)
        return drop(source, ("structures", tile))

    def rename(self, source: ScenarioText, old: str, new: str) -> ScenarioText:
        source = super().rename(source, old, new)
        structure = source.get(("structures", old))
        if structure is not None and old != new:
            source = put(drop(source, ("structures", old)), ("structures", new), structure)
        for side in self.sides:
            for number, entry in enumerate(listed(source.get((side, "vehicles")))):
                if isinstance(entry, dict) and entry.get("tile") == old:
                    source = source.set((side, "vehicles", number, "tile"), new)
            exits = listed(source.get((side, "exits")))
            if old in exits:
                source = source.set((side, "exits", exits.index(old)), new)
        return source

    def cells(self, game: Game, document: Mapping[str, Any]) -> dict[str, list[str]]:
        found = super().cells(game, document)
        for tile, structure in tabled(document.get("structures")).items():
            if f"tile:{tile}" in found:
                found[f"tile:{tile}"].insert(0, f"structure:{structure}")
        for side in self.sides:
            own = tabled(document.get(side))
            for tile in listed(own.get("exits")):
                if f"tile:{tile}" in found:
                    found[f"tile:{tile}"].insert(0, f"exit:{side}")
            for entry in listed(own.get("vehicles")):
                if isinstance(entry, dict) and f"tile:{entry.get('tile')}" in found:
                    vehicle = f"unit:{side}-{entry.get('vehicle')}"
                    found[f"tile:{entry.get('tile')}"].insert(0, vehicle)
        return found

    def goals(self, game: Game, document: Mapping[str, Any]) -> list[AnyForm]:
        forms: list[AnyForm] = []
        for side in self.sides:
            forms.append(
                Listing(
                    easel.VICTORY,
                    "studio-form-goals",
                    ("goals", side),
                    (
                        Field("studio-field-points", (POINTS,), NUMBER, 1, optional=True),
                        Field("studio-field-evacuate", (EVACUATE,), NUMBER, 1, optional=True),
                        Field("studio-field-neutralise", (NEUTRALISE,), NUMBER, 1, optional=True),
                        Field("studio-field-of", ("of",), TEXTS, optional=True),
                    ),
                    {POINTS: 1},
                    side,
                )
            )
            forms.append(
                Form(
                    easel.VICTORY,
                    "studio-form-exits",
                    (
                        Field("studio-field-exits", (side, "exits"), TEXTS, optional=True),
                        Field("studio-field-may-leave", (side, "may_leave"), TEXTS, optional=True),
                    ),
                    side,
                )
            )
            forms.append(self._vehicles(game, side))
        return forms

    def _vehicles(self, game: Game, side: str) -> Listing:
        """Where each vehicle stands, its damage, and who sits where."""
        assert isinstance(game, NorthAfrica)
        index = self.sides.index(side)
        titles = tuple([vehicle.title for vehicle in game.desert.vehicles])
        seats = dict.fromkeys(
            [
                seat.id.removeprefix(f"{vehicle.title}-")
                for vehicle in game.desert.vehicles
                for seat in vehicle.seats
            ]
        )
        soldiers = tuple(
            [
                unit.name
                for unit in game.roster.units
                if unit.side == index and unit.title not in titles
            ]
        )
        return Listing(
            easel.SIDES,
            "studio-form-vehicles",
            (side, "vehicles"),
            (
                Field("studio-field-vehicle", ("vehicle",), CHOICE, choices=titles, named="unit"),
                Field("studio-field-tile", ("tile",), TEXT),
                Field("studio-field-damage", ("damage",), NUMBER, 0, 9, optional=True, default=0),
                *[
                    Field(
                        "studio-field-seat",
                        ("seats", seat),
                        CHOICE,
                        choices=soldiers,
                        named="unit",
                        optional=True,
                    )
                    for seat in seats
                ],
            ),
            {"vehicle": titles[0], "tile": ""},
            side,
        )
