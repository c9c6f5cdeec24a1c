"""Drawing scenarios of Normandy: entries, the radio, goals."""

from collections.abc import Mapping
from typing import Any, ClassVar

from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.normandy.scenario import ALL
from sandtable.games.undaunted.scenario import Tile
from sandtable.games.undaunted.studio.easel import ON_TILES, UndauntedEasel
from sandtable.kernel.game import Game
from sandtable.studio import easel
from sandtable.studio.easel import (
    FLAG,
    NUMBER,
    TEXT,
    TEXTS,
    AnyForm,
    Brush,
    Field,
    Form,
    Listing,
    add_to,
    drop,
    listed,
    put,
)
from sandtable.studio.scenario_text import ScenarioText


class NormandyEasel(UndauntedEasel):
    sides: ClassVar[tuple[str, str]] = ("us", "germany")

    def tiles(self, game: Game) -> dict[str, Tile]:
        assert isinstance(game, Normandy)
        return game.tiles

    def markers(self) -> list[Brush]:
        entries = [
            Brush(f"spawn:{side}", "studio-marker", "spawn", ON_TILES, "", side)
            for side in self.sides
        ]
        return [*entries, Brush("radio:", "studio-marker", "radio", ON_TILES)]

    def lay_on_tile(
        self, game: Game, source: ScenarioText, kind: str, name: str, tile: str
    ) -> ScenarioText:
        if kind == "radio":
            return put(source, ("radio",), tile)
        if kind == "spawn" and name in self.sides:
            entry = {"tile": tile, "units": [ALL]}
            if entry in listed(source.get((name, "spawn"))):
                return source
            return add_to(source, (name, "spawn"), entry)
        return super().lay_on_tile(game, source, kind, name, tile)

    def clear(self, source: ScenarioText, tile: str) -> ScenarioText:
        source = super().clear(source, tile)
        for side in self.sides:
            entries = listed(source.get((side, "spawn")))
            for number in reversed(range(len(entries))):
                if isinstance(entries[number], dict) and entries[number].get("tile") == tile:
                    source = source.delete((side, "spawn", number))
        return drop(source, ("radio",)) if source.get(("radio",)) == tile else source

    def rename(self, source: ScenarioText, old: str, new: str) -> ScenarioText:
        source = super().rename(source, old, new)
        for side in self.sides:
            for number, entry in enumerate(listed(source.get((side, "spawn")))):
                if isinstance(entry, dict) and entry.get("tile") == old:
                    source = source.set((side, "spawn", number, "tile"), new)
        return source.set(("radio",), new) if source.get(("radio",)) == old else source

    def cells(self, game: Game, document: Mapping[str, Any]) -> dict[str, list[str]]:
        found = super().cells(game, document)
        for side in self.sides:
            own = document.get(side)
            for entry in listed(own.get("spawn")) if isinstance(own, dict) else []:
                here = found.get(f"tile:{entry.get('tile')}" if isinstance(entry, dict) else "")
                if here is not None:
                    here.insert(0, f"spawn:{side}")
        if f"tile:{document.get('radio')}" in found:
            found[f"tile:{document.get('radio')}"].insert(0, "radio:")
        return found

    def goals(self, game: Game, document: Mapping[str, Any]) -> list[AnyForm]:
        goals: list[AnyForm] = [
            Form(
                easel.VICTORY,
                "studio-form-goals",
                (
                    Field(
                        "studio-field-points", ("goals", side, "points"), NUMBER, 1, optional=True
                    ),
                    Field(
                        "studio-field-pin",
                        ("goals", side, "pin"),
                        FLAG,
                        optional=True,
                        default=False,
                    ),
                ),
                side,
            )
            for side in self.sides
        ]
        entries: list[AnyForm] = [
            Listing(
                easel.VICTORY,
                "studio-form-spawn",
                (side, "spawn"),
                (
                    Field("studio-field-tile", ("tile",), TEXT),
                    Field("studio-field-serves", ("units",), TEXTS),
                ),
                {"tile": "", "units": [ALL]},
                side,
            )
            for side in self.sides
        ]
        return [*goals, *entries]
