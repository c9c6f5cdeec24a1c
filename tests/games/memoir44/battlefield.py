"""Small battles that stand at the battle step, with units named by the hexes they stand on."""

from collections.abc import Iterable, Mapping
from typing import Any

import sandtable
from sandtable.games.memoir44.sight import sees
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event
from tests.memoir import FACES, act, legal, rule_against, table

#: A unit of the enemy far away, so that the loss of the others does not end the game (M44-6.10).
SPARES = {"allies": {"r0c12": "i"}, "axis": {"r8c0": "I"}}


def ordered(
    units: Mapping[str, str], card: str = "direct-from-hq", side: str = "allies", **rest: Any
) -> MemoirState:
    """A turn in which the card has ordered everybody it can."""
    state = table({**SPARES[side], **units}, hand=[card], side=side, **rest)
    act(state, f"play {card}")
    return state


def ready(
    units: Mapping[str, str], card: str = "direct-from-hq", side: str = "allies", **rest: Any
) -> MemoirState:
    """The same at the battle step: nobody has moved."""
    return to_battles(ordered(units, card, side, **rest))


def to_battles(state: MemoirState) -> MemoirState:
    if "end-moves" in legal(state):
        act(state, "end-moves")
    return state


def units(state: MemoirState) -> dict[str, dict[str, Any]]:
    """What stands on each hex: the unit's id and its figures."""
    json: Any = state.to_json()["units"]
    return {unit["hex"]: {"id": id, "figures": unit["figures"]} for id, unit in json.items()}


def unit_on(state: MemoirState, hex: str) -> str:
    id: str = units(state)[hex]["id"]
    return id


def figures(state: MemoirState, hex: str) -> int:
    """Figures on a hex; 0 if no unit stands there."""
    there = units(state).get(hex)
    return 0 if there is None else int(there["figures"])


def medals(state: MemoirState, side: str) -> int:
    json: Any = state.to_json()["medals"]
    return int(json[side])


def move(state: MemoirState, here: str, there: str) -> list[Event]:
    return act(state, f"move {unit_on(state, here)} {there}")


def battle_text(state: MemoirState, here: str, there: str) -> str:
    return f"battle {unit_on(state, here)} {unit_on(state, there)}"


def attack(state: MemoirState, here: str, there: str, dice: Iterable[str]) -> list[Event]:
    """Attack with these faces; a defender who is asked for an Ambush declines."""
    chance = sandtable.Scripted([FACES[face] for face in dice])
    action = state.game.read(battle_text(state, here, there))
    events = state.apply(state.actors()[0], action, chance)
    if state.outcome is None and "decline" in legal(state):
        events += state.apply(state.actors()[0], ("decline",), chance)
    assert not chance.dice, f"dice left over: {chance.dice}"
    return events


def targets(state: MemoirState, here: str) -> set[str]:
    """The hexes with enemies that the unit may attack now."""
    hexes = {unit["id"]: hex for hex, unit in units(state).items()}
    battles = [text.split() for text in legal(state) if text.startswith("battle ")]
    unit = unit_on(state, here)
    return {hexes[target] for _, attacker, target in battles if attacker == unit}


def dice_against(state: MemoirState, here: str, there: str) -> int:
    """The number of dice of an attack; 0 if it is forbidden for the want of any."""
    if there not in targets(state, here):
        assert refused(state, here, there) == "M44-12.6"
        return 0
    action = state.game.read(battle_text(state, here, there))
    return state.odds(state.actors()[0], action)[0].dice


def refused(state: MemoirState, here: str, there: str) -> str:
    return rule_against(state, battle_text(state, here, there))


def rolls(events: Iterable[Event]) -> list[int]:
    """How many dice each roll had."""
    found: list[int] = []
    for event in events:
        if event.key == "rolled":
            dice = event.params["dice"]
            assert isinstance(dice, list)
            found.append(len(dice))
    return found


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]


def retreats(state: MemoirState, verb: str = "retreat") -> set[str]:
    """The hexes offered to a unit that has to retreat (or holds, ignoring the first flag)."""
    found = [text.split() for text in legal(state)]
    return {words[2] if len(words) > 2 else "here" for words in found if words[0] == verb}


def see(state: MemoirState, here: str, there: str) -> bool:
    """Do the hexes see each other? A line is the same both ways."""
    named = state.scenario.board.named
    there_and_back = {
        sees(state, named[here], named[there]),
        sees(state, named[there], named[here]),
    }
    assert len(there_and_back) == 1
    return there_and_back.pop()


ONE = ["FLAG", "STAR", "STAR"]
TWO = ["FLAG", "FLAG", "STAR"]
THREE = ["FLAG", "FLAG", "FLAG"]
#: The hexes behind the Axis unit on r5c4, row after row.
BEHIND = (("r4c4", "r4c5"), ("r3c3", "r3c4", "r3c5"), ("r2c3", "r2c4", "r2c5", "r2c6"))


def driven(
    dice: list[str],
    units: dict[str, str] | None = None,
    target: str = "i",
    card: str = "direct-from-hq",
    **rest: Any,
) -> MemoirState:
    """A gun on r6c4, which no cover costs dice, drives an Axis unit on r5c4 up the board."""
    state = ready({"r6c4": "G", "r5c4": target, **(units or {})}, card, **rest)
    attack(state, "r6c4", "r5c4", dice)
    return state


def back(state: MemoirState, hex: str, verb: str = "retreat") -> None:
    """The unit on r5c4 goes back to the hex."""
    act(state, f"{verb} {unit_on(state, 'r5c4')} {hex}")
