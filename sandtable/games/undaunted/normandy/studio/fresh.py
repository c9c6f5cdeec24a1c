"""Fresh battles of Normandy: equal platoons at both ends of the map."""

from typing import Any, ClassVar, Final

from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.studio.layout import GROUNDS, Layout
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game
from sandtable.studio.fresh import FRESH_BATTLE, Generator, Wish

#: Squads, and pairs of objectives, by size.
SQUADS: Final = {"small": 1, "standard": 2, "large": 3}
PAIRS: Final = {"small": 1, "standard": 2, "large": 3}
#: Copies of a unit's card in the deck; the rest lie in the supply.
IN_DECK: Final = {"rifleman": 2, "scout": 1, "machine-gunner": 1, "sniper": 1, "mortar": 1}
COPIES: Final = {"rifleman": 5, "scout": 3, "machine-gunner": 3, "sniper": 3, "mortar": 3}
#: The units that may be added to riflemen and scouts.
SUPPORT: Final = ("machine-gunner-a", "machine-gunner-b", "sniper", "mortar")
COUNTERS: Final = {
    "rifleman": "riflemen",
    "scout": "scouts",
    "machine-gunner": "machine-gunners",
    "sniper": "sniper",
    "mortar": "mortar",
}


class NormandyGenerator(Generator):
    dials: ClassVar[dict[str, tuple[str, ...]]] = {
        "ground": GROUNDS,
        "support": ("support", "no-support"),
        "goal": ("pin", "no-pin"),
    }

    def draw(self, game: Game, size: str, chance: Chance, wish: Wish) -> dict[str, Any]:
        assert isinstance(game, Normandy)
        layout = Layout(size, game.tiles, chance, wish.get("ground", ()))
        ends = layout.ends()
        objectives = self._objectives(layout, PAIRS[size] + chance.die("pairs", 2), ends)
        total = sum(objectives.values())
        squads = "abc"[: SQUADS[size]]
        support = [unit for unit in SUPPORT if chance.die("support", 3) == 0]
        if wish.get("support") == ("no-support",):
            support = []
        elif wish.get("support") == ("support",) and not support:
            support = [SUPPORT[0]]
        support = [unit for unit in support if unit[-2:] not in ("-b", "-c") or unit[-1] in squads]
        both = {
            side: self._side(layout, end, squads, support)
            for side, end in zip(("us", "germany"), ends, strict=True)
        }
        points = {"points": total // 2 + 1}
        pin = chance.die("pin", 2) == 0
        if len(wish.get("goal", ())) == 1:
            pin = wish["goal"] == ("pin",)
        goal = {**points, "pin": True} if pin else points
        return {
            "id": FRESH_BATTLE,
            "number": 0,
            "name": "",
            "date": "1944",
            "operation": "fresh-battle",
            "source": "house",
            "initiative": ("us", "germany")[chance.die("initiative", 2)],
            **layout.document(),
            "goals": {"us": goal, "germany": dict(goal)},
            "objectives": objectives,
            **both,
        }

    def _objectives(self, layout: Layout, pairs: int, ends: Any) -> dict[str, int]:
        """Opposite tiles with equal points, and often one in the middle."""
        chance = layout.chance
        free = layout.between(ends) or layout.cells
        found: dict[str, int] = {}
        for _ in range(pairs):
            cell = free[chance.die("objective", len(free))]
            points = 1 + chance.die("points", 2)
            for each in (cell, layout.opposite(cell)):
                found[layout.name[each]] = points
        return found

    def _side(self, layout: Layout, end: Any, squads: str, support: list[str]) -> dict[str, Any]:
        tile = layout.name[end]
        cards = [f"{kind}-{squad}" for squad in squads for kind in ("rifleman", "scout")] + support
        deck = {"platoon-sergeant": 1, **{f"squad-leader-{squad}": 1 for squad in squads}}
        supply: dict[str, int] = {}
        counters: dict[str, str] = {}
        for card in cards:
            kind, squad = (card, "") if card in IN_DECK else (card[:-2], card[-2:])
            deck[card] = IN_DECK[kind]
            supply[card] = COPIES[kind] - IN_DECK[kind]
            counters[COUNTERS[kind] + squad] = tile
        deck["fog-of-war"], supply["fog-of-war"] = 2, 8
        return {
            "scouted": [tile, *(layout.name[near] for near in layout.neighbours(end))],
            "controlled": [],
            "spawn": [{"tile": tile, "units": ["all"]}],
            "counters": counters,
            "deck": deck,
            "supply": supply,
        }
