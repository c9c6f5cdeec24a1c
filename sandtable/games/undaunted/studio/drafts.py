"""Drafts of scenarios: the rules that faults break, where they are, how they are set aside."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from sandtable.board import brick, drawing
from sandtable.games.undaunted.scenario import ROWS
from sandtable.kernel.errors import BadInput
from sandtable.studio.guides import DraftGuide
from sandtable.studio.toml_spans import Path

MAP: Final[Path] = ("map",)


class UndauntedGuide(DraftGuide):
    """A guide for a game whose map is drawn with the names of tiles."""

    sides: ClassVar[tuple[str, str]]
    ground = frozenset({"map", "stagger"})
    placed = frozenset({"unknown-tile", "goal-out-of-reach", "radio-without-objective"})
    inline = frozenset({"spawn", "vehicles", "us", "germany", "lrdg", "italy"})

    def places(self, error: BadInput, document: Mapping[str, Any], path: Path) -> Sequence[str]:
        found: list[str] = []
        tile = error.params.get("tile")
        if isinstance(tile, str):
            found.append(f"tile:{tile}")
        elif path[:1] in (("objectives",), ("structures",)) and len(path) > 1:
            found.append(f"tile:{path[1]}")
        elif path[:1] == ("radio",):
            found.append(f"tile:{document['radio']}")
        elif path[:1] == ("goals",):
            found += [f"tile:{name}" for name in document.get("objectives", {})]
        found += self._units(error, document, path)
        return found

    def _units(self, error: BadInput, document: Mapping[str, Any], path: Path) -> list[str]:
        side = path[0] if path and path[0] in self.sides else ""
        unit = error.params.get("unit")
        if isinstance(unit, str) and side:
            name = unit if unit.startswith(f"{side}-") else f"{side}-{unit}"
            return [f"unit:{name}"]
        if side and path[1:2] == ("counters",) and len(path) > 2:
            return [f"unit:{side}-{path[2]}"]
        card = error.params.get("card")
        return [f"card:{card}"] if isinstance(card, str) else []

    def row(self, error: BadInput, document: Mapping[str, Any], path: Path) -> int:
        tile = error.params.get("tile")
        if path != MAP or not isinstance(tile, str):
            return -1
        rows = str(document["map"]).split("\n")
        with_tile = [number for number, text in enumerate(rows) if tile in text.split()]
        return with_tile[-1] if with_tile else -1

    def mend(self, error: BadInput, document: dict[str, Any], path: Path) -> bool:
        tile = error.params.get("tile")
        if path == MAP and isinstance(tile, str) and isinstance(document["map"], str):
            wrong = self._piece_of(tile, document) if error.key == "map-in-pieces" else [tile]
            document["map"] = without(document["map"], wrong)
            return True
        side = str(path[0]) if path else ""
        if error.key == "controlled-twice" or (error.key == "marker-twice" and len(path) == 1):
            document[side]["controlled"].remove(tile)
            return True
        if error.key == "too-many-copies":
            table = document[side]
            card = error.params["card"]
            most = error.params["copies"]
            assert isinstance(most, int)
            table["supply"][card] = most - table["deck"].get(card, 0)
            return True
        return False

    def _piece_of(self, tile: str, document: Mapping[str, Any]) -> list[str]:
        """All tiles of the part of the map that a tile is in."""
        cells = {
            name: (row, column) if document.get("stagger") == ROWS else (column, row)
            for name, row, column in drawing.read(document["map"], "map")
        }
        piece = [tile]
        for name in piece:
            near = brick.neighbours(cells[name])
            piece += [other for other, cell in cells.items() if cell in near and other not in piece]
        return piece


def without(drawn: str, names: Sequence[str]) -> str:
    """A drawn map with blanks where these tiles were: the last of each name."""
    for name in names:
        rows = drawn.split("\n")
        for number in reversed(range(len(rows))):
            if name in rows[number].split():
                words = rows[number].split(" ")
                last = len(words) - 1 - words[::-1].index(name)
                words[last] = " " * len(name)
                rows[number] = " ".join(words)
                break
        drawn = "\n".join(rows)
    return drawn
