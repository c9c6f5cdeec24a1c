"""Fresh battles: skirmishes between random armies, by the rules of the random skirmish."""

from typing import Any

from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game
from sandtable.studio.fresh import Generator


class HeroesGenerator(Generator):
    """The sizes are those of skirmishes: the smallest, the middle one, the largest."""

    def draw(self, game: Game, size: str, chance: Chance) -> dict[str, Any]:
        tables: Any = game.skirmish()
        points = sorted(entry["points"] for entry in tables["sizes"])
        number = {"small": 0, "standard": len(points) // 2, "large": len(points) - 1}[size]
        return dict(game.roll_skirmish(points[number], {}, chance))
