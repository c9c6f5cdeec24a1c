"""What a battle and its events say, in a few words, for tests of the cards."""

from collections.abc import Iterable, Mapping
from typing import Any

import sandtable
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event
from tests.memoir import act, table

#: Every kind of card and how many of it there are (M44-5.5, M44-5.6, A2).
COPIES = {
    "assault-left": 2,
    "assault-center": 2,
    "assault-right": 2,
    "attack-left": 3,
    "attack-center": 4,
    "attack-right": 3,
    "probe-left": 4,
    "probe-center": 5,
    "probe-right": 4,
    "recon-left": 2,
    "recon-center": 2,
    "recon-right": 2,
    "recon-in-force": 3,
    "general-advance": 1,
    "pincer-move": 1,
    "air-power": 1,
    "ambush": 1,
    "armor-assault": 2,
    "artillery-bombard": 1,
    "barrage": 1,
    "behind-enemy-lines": 1,
    "close-assault": 1,
    "counter-attack": 2,
    "dig-in": 1,
    "direct-from-hq": 2,
    "firefight": 1,
    "infantry-assault": 2,
    "medics-and-mechanics": 1,
    "move-out": 2,
    "their-finest-hour": 1,
}


def rest_of_the_pack(*elsewhere: str) -> list[str]:
    """The 60 cards without those that lie elsewhere."""
    pack = [card for card, copies in COPIES.items() for _ in range(copies)]
    for card in elsewhere:
        pack.remove(card)
    return pack


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]


def rolls(events: Iterable[Event]) -> list[list[str]]:
    """The dice of each roll, in the order in which they were thrown."""
    found: list[Any] = [event.params["dice"] for event in events if "dice" in event.params]
    return found


def targets(events: Iterable[Event]) -> list[Any]:
    """The units that dice were thrown at."""
    return [event.params["target"] for event in events if "dice" in event.params]


def named(events: Iterable[Event], key: str) -> list[Any]:
    """The units that events of this kind tell of."""
    return [event.params["unit"] for event in events if event.key == key]


def on_table(state: sandtable.State) -> dict[str, Any]:
    units: Any = state.to_json()["units"]
    return dict(units)


def figures(state: sandtable.State, unit: str) -> int:
    """The figures of a unit; 0 if it is gone."""
    return int(on_table(state).get(unit, {"figures": 0})["figures"])


def hex_of(state: sandtable.State, unit: str) -> str:
    return str(on_table(state)[unit]["hex"])


def ordered(state: sandtable.State) -> list[str]:
    """The units under orders."""
    return [unit for unit, entry in on_table(state).items() if "order" in entry]


def hand(state: sandtable.State, side: str = "allies") -> list[str]:
    hands: Any = state.to_json()["hands"]
    return list(hands[side])


def pile(state: sandtable.State, name: str) -> list[str]:
    """The draw pile (its top card first), the discard, the wire or the sandbags."""
    things: Any = state.to_json()[name]
    return list(things)


def turn_of(state: sandtable.State) -> Any:
    return state.to_json()["side"]


def medals(state: sandtable.State, side: str = "allies") -> int:
    counted: Any = state.to_json()["medals"]
    return int(counted[side])


def decision(state: sandtable.State) -> str:
    """What is being asked now."""
    stack: Any = state.to_json()["decision"]
    return str(stack[-1]["frame"])


def destinations(actions: Iterable[str], unit: str) -> set[str]:
    """The hexes that the offered moves bring a unit to."""
    moves = [action.split() for action in actions]
    return {move[2] for move in moves if move[:2] == ["move", unit]}


def played(card: str, units: Mapping[str, str], **rest: Any) -> MemoirState:
    """A side has played its only card; the Ambush lies in the discard, so that nobody is asked."""
    state = {"discard": ["ambush"], **rest.pop("state", {})}
    made = table(units, hand=[card.split()[0]], state=state, **rest)
    act(made, f"play {card}")
    return made
