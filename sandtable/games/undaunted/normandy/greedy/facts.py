"""What never changes in a scenario, looked up once."""

from typing import Final

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.combat import HILL_COVER
from sandtable.games.undaunted.greedy.reading import spread
from sandtable.games.undaunted.normandy.scenario import NormandyScenario

#: How many scenarios are kept, and how many travel tables of each.
SCENARIOS_KEPT: Final = 8
COSTS_KEPT: Final = 512


class Facts:
    """Dice, fire and ways in one scenario."""

    def __init__(self, battle: NormandyScenario) -> None:
        self.neighbours = tuple(battle.neighbours)
        tiles = range(len(battle.tiles))
        #: What cover and range add to a defence, by the tiles of attacker and target.
        self.hardness: list[list[int]] = [
            [
                (HILL_COVER if battle.hill[tile] and battle.hill[attacker] else battle.cover[tile])
                + battle.distance[attacker][tile]
                for tile in tiles
            ]
            for attacker in tiles
        ]
        #: The same for a Blast, by the tile of the target.
        self.shelter: list[int] = [
            HILL_COVER if battle.hill[tile] else battle.cover[tile] for tile in tiles
        ]
        units = battle.roster.units
        self.attack: list[int] = [_dice(battle, unit, "attack") for unit in units]
        self.suppress: list[int] = [_dice(battle, unit, "suppress") for unit in units]
        self.blast: list[int] = [_dice(battle, unit, "blast") for unit in units]
        self._costs: dict[int, list[list[float]]] = {}

    def costs(self, marked: int, scouting: int) -> list[list[float]]:
        """The plays it takes Riflemen to get from every tile to every other one.

        ``scouting`` is the number of plays to mark a tile.
        """
        key = (marked << 6) + scouting
        found = self._costs.get(key)
        if found is None:
            enter = tuple(
                [
                    1.0 if marked >> tile & 1 else 1.0 + scouting
                    for tile in range(len(self.neighbours))
                ]
            )
            found = [spread(self.neighbours, enter, tile) for tile in range(len(self.neighbours))]
            if len(self._costs) >= COSTS_KEPT:
                self._costs.clear()
            self._costs[key] = found
        return found


def _dice(battle: NormandyScenario, unit: Unit, verb: str) -> int:
    """The dice of a unit's combat action; 0 if it has no such action."""
    printed = battle.roster.cards[unit.side][unit.card].action(verb)
    return 0 if printed is None else printed.size


_facts: dict[NormandyScenario, Facts] = {}


def facts_of(battle: NormandyScenario) -> Facts:
    found = _facts.get(battle)
    if found is None:
        found = Facts(battle)
        if len(_facts) >= SCENARIOS_KEPT:
            _facts.clear()
        _facts[battle] = found
    return found
