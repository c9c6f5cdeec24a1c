"""Every kind of thing that any scenario has, for the client to explain.

A table answers "what is this?" for everything on it (``web/src/games/help.test.ts``). For each game
this joins the descriptions of all its scenarios into one that has every kind of ground, unit, card
and verb once. This writes the file:

    python -m tests.language.kinds
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.action import AGREE_DRAW, RESIGN
from tests.language.catalogues import messages

FILE = Path(__file__).parents[2] / "web/src/games/all/kinds.fixture.json"

Thing = dict[str, Any]
Description = dict[str, Any]


def once(things: Iterable[Thing], kind: Callable[[Thing], object]) -> list[Thing]:
    """One thing of each kind."""
    found: dict[object, Thing] = {}
    for thing in things:
        found.setdefault(kind(thing), thing)
    return [*found.values()]


def joined(descriptions: list[Description], name: str, *keys: str) -> list[Thing]:
    """The things of this name in all descriptions, one for each value of the keys."""
    things = (thing for each in descriptions for thing in each.get(name, []))
    return once(things, lambda thing: tuple(json.dumps(thing.get(key)) for key in keys))


def undaunted(all: list[Description]) -> Description:
    sides = all[0]["sides"]
    return {
        "goals": all[0]["goals"],
        "tiles": joined(all, "tiles", "terrain", "hill", "cover"),
        "units": joined(all, "units", "unit"),
        "cards": {
            side: once(
                (card for each in all for card in each["cards"][side]),
                lambda card: str(card["card"]),
            )
            for side in sides
        },
        "structures": joined(all, "structures", "structure"),
        "vehicles": joined(all, "vehicles", "unit"),
        "spawns": [],
        "exits": {side: [all[0]["tiles"][0]["tile"]] for side in all[0].get("exits", ())},
        "rough": [all[0]["tiles"][0]["tile"]],
        "radio": next((each["radio"] for each in all if each.get("radio")), None),
    }


def memoir44(all: list[Description]) -> Description:
    obstacles = ("bunker", "bridge", "hedgehog", "sea_wall")
    return {
        "hexes": joined(all, "hexes", "terrain", *obstacles),
        "units": joined(all, "units", "side", "arm", "kind"),
        "cards": joined(all, "cards", "card"),
        "arms": all[0]["arms"],
        "objectives": [],
        "sudden_death": [],
        "wire": [],
        "sandbags": [],
        "top": all[0]["top"],
    }


def heroes(all: list[Description]) -> Description:
    fields = [each["field"] for each in all]
    return {
        "field": {
            "width": 0,
            "height": 0,
            "points": [],
            "partials": [],
            "parts": [],
            "edges": [],
            "lines": [],
            "squares": joined(fields, "squares", "ground"),
        },
        "terrain": joined(all, "terrain", "terrain"),
        "counters": joined(all, "counters", "counter"),
        "units": joined(all, "units", "counter"),
        "army_options": joined(all, "army_options", "option"),
        "cards": joined(all, "cards", "card"),
        "objectives": [],
        "points": [],
        "zones": [],
        "bonus": [],
    }


JOIN: dict[str, Callable[[list[Description]], Description]] = {
    "normandy": undaunted,
    "north-africa": undaunted,
    "memoir44": memoir44,
    "heroes": heroes,
}


def verbs(game: str) -> list[str]:
    """Everything that an action can begin with; nobody clicks what ends a game by a word."""
    prefix = "action-"
    keys = (key for key in messages("en", game) if key.startswith(prefix))
    return sorted({key.removeprefix(prefix) for key in keys} - {*RESIGN, *AGREE_DRAW})


def told() -> dict[str, Any]:
    """What the file holds."""
    found = {}
    for id in JOIN:
        game = sandtable.game(id)
        all: list[Description] = [game.describe(scenario) for scenario in game.scenarios()]
        shared = {key: all[0][key] for key in ("game", "scenario", "sides", "kinds", "parameters")}
        found[id] = {"description": shared | JOIN[id](all), "verbs": verbs(id)}
    return found


def text() -> str:
    return json.dumps(told(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
