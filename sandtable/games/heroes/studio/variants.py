"""Small changes of a scenario: a point more for an objective, a turn more or less."""

from copy import deepcopy
from typing import Any

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.studio.balance import Variant, Variants


class HeroesVariants(Variants):
    def other_first(self, document: dict[str, Any]) -> dict[str, Any] | None:
        if document["initiative"] not in SIDES:
            return None
        return {**document, "initiative": SIDES[1 - SIDES.index(document["initiative"])]}

    def all(self, document: dict[str, Any]) -> list[Variant]:
        found: list[Variant] = []
        for number, score in enumerate(document["points"]):
            more = deepcopy(document)
            more["points"][number]["points"] += 1
            params = {"side": score["side"], "id": score["id"], "points": score["points"] + 1}
            found.append(Variant("studio-variant-score", params, score["side"], more))
        for change in (-1, 1):
            turns = document["turns"] + change
            if turns > 0:
                other = {**document, "turns": turns}
                found.append(Variant("studio-variant-turns", {"turns": turns}, "", other))
        return found
