"""Fresh battles of North Africa: a raid on structures, or a race for objectives."""

from typing import Any, Final

from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.studio.layout import Layout
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game
from sandtable.studio.fresh import FRESH_BATTLE, Generator

#: Soldiers of each side by size.
SOLDIERS: Final = {"small": 4, "standard": 5, "large": 6}
LRDG: Final = ("scout", "saboteur", "engineer", "sergeant", "gunner", "sniper", "staff-sergeant")
ITALY: Final = (
    "scout-a",
    "rifleman-a",
    "gunner-a",
    "antitank-a",
    "driver-t",
    "crew-t",
    "tank-gunner-t",
)
STRUCTURES: Final = ("aircraft", "hangar", "storage-tank", "motor-pool", "ammunition-dump")
COPIES: Final = 4
#: The vehicle that a side may have, with the seats that its soldiers take.
TRUCK: Final = ("patrol-truck", ("driver", "navigator", "gun", "bed"))
CAR: Final = ("scout-car", ("driver", "observer", "gun"))


class NorthAfricaGenerator(Generator):
    def draw(self, game: Game, size: str, chance: Chance) -> dict[str, Any]:
        assert isinstance(game, NorthAfrica)
        layout = Layout(size, game.tiles, chance)
        ends = layout.ends()
        count = SOLDIERS[size]
        lrdg = _some(LRDG, ("scout", "saboteur", "engineer"), count, chance)
        italy = _some(ITALY, ("scout-a", "rifleman-a"), count, chance)
        raid = chance.die("mission", 2) == 0
        free = layout.between(ends) or layout.cells
        objectives: dict[str, int] = {}
        structures: dict[str, str] = {}
        if raid:
            targets = [layout.name[cell] for cell in _far_from(layout, ends[0], free)]
            kinds = [STRUCTURES[i] for i in chance.order("structures", len(STRUCTURES))]
            structures = dict(zip(targets, kinds[: 2 + chance.die("targets", 2)], strict=False))
            worth = {structure.id: structure.points for structure in game.structures}
            total = sum(worth[kind] for kind in structures.values())
            goals: dict[str, Any] = {
                "lrdg": [{"points": max(1, total - 1)}],
                "italy": [{"neutralise": max(2, count - 2), "of": lrdg}],
            }
        else:
            for _ in range(1 + chance.die("pairs", 3)):
                cell = free[chance.die("objective", len(free))]
                points = 1 + chance.die("points", 2)
                for each in (cell, layout.opposite(cell)):
                    objectives[layout.name[each]] = points
            needed = sum(objectives.values()) // 2 + 1
            goals = {"lrdg": [{"points": needed}], "italy": [{"points": needed}]}
        vehicles = chance.die("vehicles", 2) == 1
        return {
            "id": FRESH_BATTLE,
            "number": 0,
            "name": "",
            "date": "1941",
            "operation": "fresh-battle",
            "source": "house",
            "initiative": ("lrdg", "italy")[chance.die("initiative", 2)],
            **layout.document(),
            "goals": goals,
            "objectives": objectives,
            "structures": structures,
            "lrdg": _side(layout, ends[0], "lieutenant", lrdg, TRUCK if vehicles else None),
            "italy": _side(layout, ends[1], "platoon-sergeant", italy, CAR if vehicles else None),
        }


def _some(every: tuple[str, ...], first: tuple[str, ...], count: int, chance: Chance) -> list[str]:
    """So many soldiers: those that no mission can do without, then others."""
    others = [name for name in every if name not in first]
    order = chance.order("soldiers", len(others))
    return [*first, *(others[i] for i in order)][:count]


def _far_from(layout: Layout, end: Any, cells: list[Any]) -> list[Any]:
    """Cells nearer to the other end, in a random order."""
    half = [cell for cell in cells if layout.is_nearer(layout.opposite(end), end, cell)] or cells
    return [half[i] for i in layout.chance.order("targets", len(half))]


def _side(
    layout: Layout, end: Any, leader: str, soldiers: list[str], vehicle: Any
) -> dict[str, Any]:
    tile = layout.name[end]
    seated = soldiers[: len(vehicle[1])] if vehicle else []
    fog = layout.chance.die("fog", 2)
    side: dict[str, Any] = {
        "scouted": [tile, *(layout.name[near] for near in layout.neighbours(end))],
        "controlled": [],
    }
    if vehicle:
        seats = dict(zip(vehicle[1], seated, strict=False))
        side["vehicles"] = [{"vehicle": vehicle[0], "tile": tile, "seats": seats}]
    return {
        **side,
        "counters": {name: tile for name in soldiers if name not in seated},
        "deck": {leader: 1, **dict.fromkeys(soldiers, 1), "fog-of-war": 2 + fog},
        "supply": {**dict.fromkeys(soldiers, COPIES - 1), "fog-of-war": 5},
    }
