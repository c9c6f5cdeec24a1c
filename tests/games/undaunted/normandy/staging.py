"""What the tests of set-up, rounds and turns share: quiet scenarios, random games, short looks."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import sandtable
from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.support import keys, normandy, side

SIDES = ("us", "germany")
SCENARIOS = normandy().scenarios()
COUNTERS = [
    *(f"{title}-{squad}" for title in ("riflemen", "scouts", "machine-gunners") for squad in "abc"),
    "sniper",
    "mortar",
]


def game() -> Normandy:
    found = normandy()
    assert isinstance(found, Normandy)
    return found


def other(owner: str) -> str:
    return SIDES[1 - SIDES.index(owner)]


def document(scenario: str = "la-raye", **changes: Any) -> dict[str, Any]:
    """An official scenario with changes; it is no longer official."""
    return copy.deepcopy(dict(normandy().scenario_json(scenario))) | {"id": "test"} | changes


def quiet(scenario: str = "la-raye", **changes: Any) -> dict[str, Any]:
    """A scenario in which both have to pin, so that nobody's position is ever hopeless."""
    return document(scenario, goals={owner: {"pin": True} for owner in SIDES}, **changes)


def bare(drawing: str, stagger: str = "rows") -> dict[str, Any]:
    """A scenario with nothing on its map."""
    nothing: dict[str, Any] = {zone: [] for zone in ("scouted", "controlled", "spawn")}
    nothing |= {table: {} for table in ("counters", "deck", "supply")}
    return quiet(objectives={}, map=drawing, stagger=stagger, us=nothing, germany=nothing)


def random_game(
    scenario: str | dict[str, Any], seed: int, steps: int = 9999, **options: Any
) -> Iterator[tuple[NormandyState, list[str]]]:
    """The state after every step of a random game, with the keys of what has just happened."""
    rng = random.Random(seed)
    chance = sandtable.Seeded(seed)
    state = game().start(scenario, chance, options)
    yield state, []
    for _ in range(steps):
        if not state.actors():
            return
        seat = rng.choice(state.actors())
        yield state, keys(state.apply(seat, rng.choice(state.legal(seat)), chance))


def points(state: sandtable.State) -> tuple[int, int]:
    return side(state, "us")["points"], side(state, "germany")["points"]


def tiles_of(scenario: str) -> list[dict[str, Any]]:
    """The map of a scenario, tile by tile."""
    tiles: Any = normandy().describe(scenario)["tiles"]
    found: list[dict[str, Any]] = tiles
    return found
