"""Fresh battles of North Africa: a raid on structures, or a race for objectives."""

from typing import Any, ClassVar, Final

from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.studio.layout import GROUNDS, Layout
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game
from sandtable.studio.fresh import FRESH_BATTLE, Generator, Wish

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
#: Those that a mission cannot do without: a raid is won by demolition, a race by control.
RAIDERS: Final = ("scout", "saboteur", "engineer")
RACERS: Final = ("scout", "sergeant", "staff-sergeant")
GARRISON: Final = ("scout-a", "rifleman-a", "gunner-a")
STRUCTURES: Final = ("aircraft", "hangar", "storage-tank", "motor-pool", "ammunition-dump")
COPIES: Final = 4
#: Fog of War of a side, in its deck or its supply; and how much of it is in the decks at first, of
#: LRDG and of Italy: the LRDG is better man by man, the more so the longer a battle lasts.
FOG: Final = "fog-of-war"
ALL_FOG: Final = 8
IN_DECK: Final = {"small": (3, 2), "standard": (4, 1), "large": (4, 1)}
#: The vehicle that a side may have, with the seats that its soldiers take.
TRUCK: Final = ("patrol-truck", ("driver", "navigator", "gun", "bed"))
CAR: Final = ("scout-car", ("driver", "observer", "gun"))


class NorthAfricaGenerator(Generator):
    version: ClassVar[int] = 2
    step: ClassVar[float] = 0.1
    dials: ClassVar[dict[str, tuple[str, ...]]] = {
        "ground": GROUNDS,
        "mission": ("raid", "race"),
        "vehicles": ("vehicles", "on-foot"),
    }

    def draw(self, game: Game, size: str, chance: Chance, wish: Wish) -> dict[str, Any]:
        assert isinstance(game, NorthAfrica)
        layout = Layout(size, game.tiles, chance, wish.get("ground", ()))
        ends = layout.ends()
        count = SOLDIERS[size]
        raid = _chosen(wish, "mission", "raid", chance.die("mission", 2) == 0)
        lrdg = _some(LRDG, RAIDERS if raid else RACERS, count, chance)
        italy = _some(ITALY, GARRISON, count, chance)
        free = layout.between(ends) or layout.cells
        objectives: dict[str, int] = {}
        structures: dict[str, str] = {}
        if raid:
            targets = [layout.name[cell] for cell in _far_from(layout, ends[0], free)]
            kinds = [STRUCTURES[i] for i in chance.order("structures", len(STRUCTURES))]
            structures = dict(zip(targets, kinds[: 2 + chance.die("targets", 2)], strict=False))
            worth = {structure.id: structure.points for structure in game.structures}
            goals: dict[str, Any] = {
                "lrdg": [{"points": sum(worth[kind] for kind in structures.values())}],
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
        vehicles = _chosen(wish, "vehicles", "vehicles", chance.die("vehicles", 2) == 1)
        fog, other = IN_DECK[size]
        if raid:
            fog, other = fog + 1, max(0, other - 1)
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
            "lrdg": _side(layout, ends[0], "lieutenant", lrdg, TRUCK if vehicles else None, fog),
            "italy": _side(
                layout, ends[1], "platoon-sergeant", italy, CAR if vehicles else None, other
            ),
        }

    def lean(self, document: dict[str, Any], steps: int) -> None:
        """Fog of War goes from the deck of one side to its supply, and the reverse with the other.

        The official battles were made fair in the same way.
        """
        relieved, laden = ("lrdg", "italy") if steps > 0 else ("italy", "lrdg")
        for step in range(abs(steps)):
            side, change = ((relieved, -1), (laden, 1))[step % 2]
            if not 0 <= document[side]["deck"][FOG] + change <= ALL_FOG:
                side, change = ((laden, 1), (relieved, -1))[step % 2]
            _move_fog(document[side], change)


def _chosen(wish: Wish, dial: str, option: str, by_chance: bool) -> bool:
    """Is one of two options taken? By chance, if both may be."""
    options = wish.get(dial, ())
    return options == (option,) if len(options) == 1 else by_chance


def _move_fog(side: dict[str, Any], change: int) -> None:
    """Cards of Fog of War from the supply of a side to its deck."""
    change = min(max(change, -side["deck"][FOG]), ALL_FOG - side["deck"][FOG])
    side["deck"][FOG] += change
    side["supply"][FOG] -= change


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
    layout: Layout, end: Any, leader: str, soldiers: list[str], vehicle: Any, fog: int
) -> dict[str, Any]:
    tile = layout.name[end]
    seated = soldiers[: len(vehicle[1])] if vehicle else []
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
        "deck": {leader: 1, **dict.fromkeys(soldiers, 1), FOG: fog},
        "supply": {**dict.fromkeys(soldiers, COPIES - 1), FOG: ALL_FOG - fog},
    }
