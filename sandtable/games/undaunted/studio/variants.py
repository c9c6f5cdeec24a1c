"""Small changes of a scenario: a point more to win, a card more in the supply, the initiative."""

from copy import deepcopy
from typing import Any

from sandtable.studio.balance import Variant, Variants


class UndauntedVariants(Variants):
    def __init__(self, sides: tuple[str, str]) -> None:
        self.sides = sides

    def other_first(self, document: dict[str, Any]) -> dict[str, Any] | None:
        first, second = self.sides
        return {**document, "initiative": second if document["initiative"] == first else first}

    def all(self, document: dict[str, Any]) -> list[Variant]:
        found: list[Variant] = []
        for side, enemy in (self.sides, self.sides[::-1]):
            found += self._points(document, side, enemy)
            for card, number in document[side]["supply"].items():
                if number > 0 and card != "fog-of-war":
                    more = deepcopy(document)
                    more[side]["supply"][card] = number - 1
                    more[side]["deck"][card] = more[side]["deck"].get(card, 0) + 1
                    params = {"side": side, "card": card}
                    found.append(Variant("studio-variant-card-in-deck", params, side, more))
        return found

    def _points(self, document: dict[str, Any], side: str, enemy: str) -> list[Variant]:
        """A point less to win helps the side, a point more its enemy."""
        found: list[Variant] = []
        for change, helps in ((-1, side), (1, enemy)):
            other = deepcopy(document)
            goals = other["goals"][side]
            for goal in goals if isinstance(goals, list) else [goals]:
                if goal.get("points", 0) + change > 0 and "points" in goal:
                    goal["points"] += change
                    params = {"side": side, "points": goal["points"]}
                    found.append(Variant("studio-variant-points", params, helps, other))
                    break
        return found
