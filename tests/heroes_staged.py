"""Helpers for the tests of Heroes of Stalingrad: tables on the fields of scenarios."""

from collections.abc import Mapping
from typing import Any

import sandtable
from tests.heroes import Table, game
from tests.heroes_drawn import standing
from tests.heroes_position import RESTING, TURN


class Staged(Table):
    """A game of a scenario; options go by their ids."""

    def __init__(self, state: sandtable.State) -> None:
        self.state = state
        self.events = []

    @property
    def options(self) -> dict[str, str]:
        return {id: id for id in self.json["markers"]}


def opened(scenario: str | Mapping[str, Any], *dice: int, **options: bool) -> Staged:
    """A game at its first decision; these dice (1 to 6) are rolled before it, all of them."""
    chance = sandtable.Scripted([die - 1 for die in dice])
    table = Staged(game().start(scenario, chance, options))
    assert not chance.dice, f"dice left over: {[die + 1 for die in chance.dice]}"
    return table


def staged(scenario: str | Mapping[str, Any], units: Mapping[str, str], **state: Any) -> Staged:
    """The first turn of a scenario, with these units on its field and no cards.

    ``state`` changes keys of the position. Reinforcements are still to come, who is not named
    otherwise is off the field.
    """
    opening = game().start(scenario, sandtable.Seeded(1)).to_json()
    del opening["given"], opening["special_out"]  # As many tokens were taken as lie about.
    return Staged(
        game().from_json(
            {
                **opening,
                "turn": 1,
                "phase": "order",
                "initiative": "soviet",
                "units": {unit: standing(unit, where.split()) for unit, where in units.items()},
                "hands": {},
                "draw": {},
                "decision": [{"frame": "turn", "stage": TURN["begin"]}, RESTING],
                **state,
            }
        )
    )


def deck(scenario: str, side: str) -> list[str]:
    """The cards of a side, each as often as the scenario has it."""
    described: Any = game().describe(scenario)
    return [
        card["card"]
        for card in described["cards"]
        if card["side"] == side
        for _ in range(card["copies"])
    ]


#: Five Soviets in the east of Two Streets, five Germans in the west, nobody near anybody.
PLATOONS = {
    "s-boris": "A14", "s-scouts": "B14", "s-rifle-1": "C14", "s-dp28": "D14", "s-rifle-2": "E14",
    "g-berninger": "A1", "g-spaeher": "B1", "g-pzgren-1": "C1", "g-mg34": "D1", "g-pzgren-2": "E1",
}  # fmt: skip


def two_platoons(**state: Any) -> Staged:
    return staged("two-streets", PLATOONS, **state)
