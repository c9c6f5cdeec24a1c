"""When a game of Normandy is over: a second, slow and obvious reading of NOR-37 to NOR-39.

It knows a position only as the document that ``to_json`` writes, and the scenario as its file. It
shares no code with the engine, so that each can be checked against the other.
"""

import math
from collections.abc import Mapping
from typing import Any

import sandtable

SIDES = ("us", "germany")
RIFLEMEN = ("riflemen-a", "riflemen-b", "riflemen-c")
SCOUTS = ("scouts-a", "scouts-b", "scouts-c")


def other(side: str) -> str:
    return "germany" if side == "us" else "us"


def card_of(unit: str) -> str:
    return unit.replace("riflemen", "rifleman").replace("scouts", "scout")


class Witness:
    """Watches a game of one scenario from its beginning."""

    def __init__(self, game: sandtable.Game, document: Mapping[str, Any]) -> None:
        self.goals: Mapping[str, Any] = document["goals"]
        self.radio: str | None = document.get("radio")
        self.spawns = {side: document[side]["spawn"] for side in SIDES}
        tiles: Any = game.describe(document)["tiles"]
        cells = {(tile["line"], tile["half"]): tile["tile"] for tile in tiles}
        self.neighbours: dict[str, list[str]] = {
            name: [
                cells[line + across, half + along]
                for across, along in ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
                if (line + across, half + along) in cells
            ]
            for (line, half), name in cells.items()
        }
        #: The sides that have ever had Riflemen on the board (NOR-38.8).
        self.fielded: set[str] = set()

    def watch(self, position: Any) -> None:
        """Remember who has Riflemen on the board."""
        for side in SIDES:
            if any(unit in position["sides"][side]["counters"] for unit in RIFLEMEN):
                self.fielded.add(side)

    def ending(self, position: Any, acting: str) -> tuple[str, str] | None:
        """The winner and the rule if the game is over after an action of this side (NOR-A.29)."""
        order = (acting, other(acting))
        for side in order:
            goal = self.goals[side]
            if goal.get("points") and self.points(position, side) >= goal["points"]:
                return side, "NOR-37.4"
            if goal.get("pin") and self.pinned(position, other(side)):
                return side, "NOR-38.3"
        for side in order:
            if self.hopeless(position, other(side)):
                if self.goals[side].get("pin"):
                    return side, "NOR-39.2"
                if self.points(position, side) > self.points(position, other(side)):
                    return side, "NOR-39.3"
        if all(self.pinned(position, side) or self.hopeless(position, side) for side in SIDES):
            us, germany = (self.points(position, side) for side in SIDES)
            if us == germany:
                return position["initiative"], "NOR-38.5"
            return ("us" if us > germany else "germany"), "NOR-38.4"
        return None

    def points(self, position: Any, side: str) -> int:
        """NOR-37.4: the objectives in the tiles that the side controls."""
        controlled = position["sides"][side]["controlled"]
        return sum(position["objectives"].get(tile, 0) for tile in controlled)

    def pinned(self, position: Any, side: str) -> bool:
        """NOR-38.1: no Riflemen counter left."""
        counters = position["sides"][side]["counters"]
        return side in self.fielded and not any(unit in counters for unit in RIFLEMEN)

    def hopeless(self, position: Any, side: str) -> bool:
        """NOR-39.1 by NOR-A.16: not even everything that can still be had is enough."""
        goal = self.goals[side]
        if goal.get("pin"):
            return False  # NOR-39.8
        reached = self.reached(position, side)
        if self.radio in reached:
            return False
        held = set(position["sides"][side]["controlled"])
        bound = sum(position["objectives"].get(tile, 0) for tile in held | reached)
        return bool(bound < goal.get("points", math.inf))

    def reached(self, position: Any, side: str) -> set[str]:
        """The tiles that a usable Riflemen unit could still come to."""
        me = position["sides"][side]
        open_tiles = {*me["scouted"], *me["controlled"]}
        if any(self.usable(me, side, unit) for unit in SCOUTS):
            open_tiles = set(self.neighbours)
        reached: set[str] = set()
        for unit in RIFLEMEN:
            if self.usable(me, side, unit):
                starts = self.spawn_tiles(side, unit)
                if unit in me["counters"]:
                    starts.append(me["counters"][unit])
                for start in starts:
                    reached |= self.flood(start, open_tiles)
        return reached

    def flood(self, start: str, open_tiles: set[str]) -> set[str]:
        found = {start}
        while True:
            more = {
                tile
                for at in found
                for tile in self.neighbours[at]
                if tile in open_tiles and tile not in found
            }
            if not more:
                return found
            found |= more

    def usable(self, me: Any, side: str, unit: str) -> bool:
        """A card of the unit is to come, and it is on the board or can enter it."""
        if unit not in me["counters"] and not self.spawn_tiles(side, unit):
            return False
        to_come = [*me["hand"], *me["deck"], *me["discard"], *me["play"]]
        if card_of(unit) in to_come:
            return True
        bolsters = ("platoon-sergeant", "platoon-guide", f"squad-leader-{unit[-1]}")
        in_supply = me["supply"].get(card_of(unit), 0) > 0
        return in_supply and any(card in to_come for card in bolsters)

    def spawn_tiles(self, side: str, unit: str) -> list[str]:
        served = {"all", unit, unit[-1]}
        return [marker["tile"] for marker in self.spawns[side] if served & {*marker["units"]}]
