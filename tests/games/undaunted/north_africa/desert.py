"""A stretch of desert with every kind of tile, for positions in which rules are tried out.

    12A     15A     16A     17A     19A     4A
        5B      11A     13A     10A     18A     6A
    8A      22A     3A      9A      7A      1A

Cover: 22A and 3A 1, 13A 2, 18A 3, the hills 11A, 10A and 9A 3/1, all others 0. Vehicles cannot
enter 5B, 10A and 9A.

Each side has to destroy a vehicle of the enemy that stands parked in a corner (the Pilot Car in
8A, the Cargo Truck in 1A) unless a test sets other goals. While it stands nobody is hopeless
(NAF-A.20), so a position with few cards does not end by accident.
"""

import copy
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import sandtable
from sandtable.games.undaunted.north_africa.game import NorthAfrica
from sandtable.games.undaunted.north_africa.state import DesertState
from tests.support import keys, side

SIDES = ("lrdg", "italy")
MAP = """
12A     15A     16A     17A     19A     4A
    5B      11A     13A     10A     18A     6A
8A      22A     3A      9A      7A      1A
"""
TILES = tuple(MAP.split())
OBJECTIVES = {"15A": 1, "13A": 1, "19A": 2}
#: A card that stays in hand, so that the turn does not end by itself with the card before it.
SPARE = "fog-of-war"
PARKED: Mapping[str, Mapping[str, Any]] = {
    "pilot-car": {"tile": "8A"},
    "cargo-truck": {"tile": "1A"},
}
#: The side each vehicle is printed for.
PRINTED = {
    "patrol-truck": "lrdg",
    "gun-truck": "lrdg",
    "pilot-car": "lrdg",
    "medium-tank": "italy",
    "scout-car": "italy",
    "cargo-truck": "italy",
}
Goals = list[dict[str, Any]]
QUIET: tuple[Goals, Goals] = (
    [{"neutralise": 1, "of": ["cargo-truck"]}],
    [{"neutralise": 1, "of": ["pilot-car"]}],
)


@cache
def game() -> NorthAfrica:
    return NorthAfrica()


def other(owner: str) -> str:
    return SIDES[1 - SIDES.index(owner)]


def points(number: int) -> Goals:
    """The goals of a side that needs ``number`` points."""
    return [{"points": number}]


def evacuate(number: int, *counters: str) -> Goals:
    return [{"evacuate": number, "of": list(counters)}]


def neutralise(number: int, *counters: str) -> Goals:
    return [{"neutralise": number, "of": list(counters)}]


def empty_side(**changes: Any) -> dict[str, Any]:
    nothing: dict[str, Any] = {"scouted": [], "controlled": []}
    return nothing | {zone: {} for zone in ("counters", "deck", "supply")} | changes


def document(goals: tuple[Goals, Goals] = QUIET, **changes: Any) -> dict[str, Any]:
    """The scenario of the desert; ``changes`` replace parts of the document."""
    return {
        "id": "desert",
        "number": 99,
        "name": "Desert",
        "date": "-",
        "operation": "-",
        "source": "test",
        "initiative": "lrdg",
        "stagger": "rows",
        "map": MAP,
        "goals": dict(zip(SIDES, goals, strict=True)),
        "objectives": OBJECTIVES,
        "structures": {},
        "lrdg": empty_side(),
        "italy": empty_side(),
        **changes,
    }


def book(scenario: str, **changes: Any) -> dict[str, Any]:
    """An official scenario with changes; it is no longer official."""
    return copy.deepcopy(dict(game().scenario_json(scenario))) | {"id": "test"} | changes


def vehicle_json(title: str, entry: Mapping[str, Any]) -> dict[str, Any]:
    """A vehicle of a position from its short form: seats by their names on its own card."""
    seats = {f"{title}-{seat}": soldier for seat, soldier in entry.get("seats", {}).items()}
    return {"holder": PRINTED[title], **entry, "seats": seats}


def desert(
    lrdg: Mapping[str, Any] | None = None,
    italy: Mapping[str, Any] | None = None,
    *,
    vehicles: Mapping[str, Mapping[str, Any] | None] | None = None,
    goals: tuple[Goals, Goals] = QUIET,
    exits: Mapping[str, tuple[list[str], list[str]]] | None = None,
    scenario: Mapping[str, Any] | None = None,
    turn: str = "lrdg",
    second: bool = False,
    **rest: Any,
) -> DesertState:
    """A position in the middle of a turn; a side is what ``to_json`` writes of one.

    ``vehicles`` gives tile, seats, damage and holder (if it is not the side it is printed for);
    None takes a parked one away. ``exits`` gives a side's exits, and who may leave by them.
    """
    changes = dict(scenario or {})
    for owner, (tiles, allowed) in (exits or {}).items():
        changes[owner] = empty_side(exits=tiles, may_leave=allowed)
    standing = {**PARKED, **(vehicles or {})}
    return game().from_json(
        {
            "sandtable": "position",
            "game": "north-africa",
            "scenario": document(goals, **changes),
            "sides": {
                "lrdg": {"counters": {}, **(lrdg or {})},
                "italy": {"counters": {}, **(italy or {})},
            },
            "vehicles": {
                title: vehicle_json(title, entry)
                for title, entry in standing.items()
                if entry is not None
            },
            "initiative": turn,
            "decision": [{"frame": "turn", "side": turn, "second": second}],
            **rest,
        }
    )


# Looks at a position.


def vehicle(state: DesertState, title: str) -> dict[str, Any]:
    """A vehicle in play as JSON."""
    vehicles: Any = state.to_json()["vehicles"]
    found: dict[str, Any] = vehicles[title]
    return found


def in_play(state: DesertState, title: str) -> bool:
    vehicles: Any = state.to_json()["vehicles"]
    return title in vehicles


def crew(state: DesertState, title: str) -> dict[str, str]:
    """Who sits where in a vehicle, by the names of the seats on its own card."""
    seats = vehicle(state, title)["seats"]
    return {seat.removeprefix(f"{title}-"): soldier for seat, soldier in seats.items()}


def tile_of(state: DesertState, name: str) -> str | None:
    """The tile of a soldier on foot or of a vehicle; None if it is not on the map."""
    if name in PRINTED:
        return vehicle(state, name)["tile"] if in_play(state, name) else None
    found: str | None = None
    for owner in SIDES:
        found = found or side(state, owner)["counters"].get(name)
    return found


def fog(state: DesertState, zone: str, owner: str) -> int:
    """How many Fog cards lie in a zone of a side."""
    cards = side(state, owner)[zone]
    count: int = cards.get(SPARE, 0) if isinstance(cards, dict) else cards.count(SPARE)
    return count


def of_card(actions: list[str], *beginnings: str) -> list[str]:
    """The actions in the notation that begin like one of these."""
    return [action for action in actions if action.startswith(beginnings)]


def won(state: DesertState) -> tuple[str | None, str]:
    """Who has won, and by which rule."""
    assert state.outcome is not None
    return state.outcome.winner, state.outcome.rule


def random_game(
    scenario: str | dict[str, Any], seed: int, steps: int = 9999, **options: Any
) -> Iterator[tuple[DesertState, list[str]]]:
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


def legal_marks(state: DesertState) -> set[str]:
    """The tiles that may be picked next."""
    actions = [state.game.write(action) for action in state.legal(state.actors()[0])]
    return {words.removeprefix("mark ") for words in of_card(actions, "mark ")}
