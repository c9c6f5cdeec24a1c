"""Fresh battles: skirmishes between random armies, by the rules of the random skirmish."""

from typing import Any, ClassVar

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game
from sandtable.studio.fresh import Generator, Wish


class HeroesGenerator(Generator):
    """The sizes are those of skirmishes: the smallest, the middle one, the largest."""

    step: ClassVar[float] = 0.15
    dials: ClassVar[dict[str, tuple[str, ...]]] = {
        "mission": (
            "meeting",
            "take-and-hold",
            "head-hunt",
            "storm",
            "break-through",
            "snatch",
        )
    }

    def draw(self, game: Game, size: str, chance: Chance, wish: Wish) -> dict[str, Any]:
        tables: Any = game.skirmish()
        points = sorted(entry["points"] for entry in tables["sizes"])
        number = {"small": 0, "standard": len(points) // 2, "large": len(points) - 1}[size]
        while True:
            document = dict(game.roll_skirmish(points[number], {}, chance))
            if document["mission"] in wish.get("mission", (document["mission"],)):
                return document

    def lean(self, document: dict[str, Any], steps: int) -> None:
        """The ground decides most skirmishes: whoever it is against scores more for everything."""
        favoured = SIDES[0 if steps > 0 else 1]
        for entry in document["points"]:
            if entry["side"] == favoured:
                entry["points"] += abs(steps)
