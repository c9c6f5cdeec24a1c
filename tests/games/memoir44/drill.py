"""Drills for the tests of orders, movement and ground: everybody is ordered, units go by hex."""

from collections.abc import Iterable, Mapping
from typing import Any

import sandtable
from sandtable.games.memoir44.state import MemoirState
from tests.memoir import FACES, act, legal, rule_against, table

#: A gun of the acting side in a far corner, with a target six hexes off: it keeps the steps of
#: movement and battle open, so that a refusal there is the one that is asked for.
RESERVE: Mapping[str, Mapping[str, str]] = {
    "allies": {"r8c12": "G", "r2c12": "i"},
    "axis": {"r0c0": "g", "r6c0": "I"},
}


def drill(
    units: Mapping[str, str],
    ground: Mapping[str, str] | None = None,
    obstacles: Mapping[str, str] | None = None,
    card: str = "direct-from-hq",
    side: str = "allies",
    **rest: Any,
) -> MemoirState:
    """A card has been played that orders all of up to four own units; the movement step begins."""
    every = {**RESERVE[side], **units}
    state = table(every, hand=[card], ground=ground, obstacles=obstacles, side=side, **rest)
    act(state, f"play {card}")
    return state


def corridor(ground: Mapping[str, str]) -> dict[str, str]:
    """Row 4 as the only way, between two rivers, with this ground in it."""
    rivers = {f"r{row}c{column}": "R" for row in (3, 5) for column in range(12)}
    return {**rivers, **ground}


def units(state: sandtable.State) -> dict[str, dict[str, Any]]:
    found: Any = state.to_json()["units"]
    return dict(found)


def unit(state: sandtable.State, hex: str) -> str:
    """The id of the unit on a hex."""
    return next(id for id, entry in units(state).items() if entry["hex"] == hex)


def hexes(state: sandtable.State, side: str) -> set[str]:
    """Where the units of a side stand."""
    return {entry["hex"] for id, entry in units(state).items() if id.startswith(side)}


def figures(state: sandtable.State, hex: str) -> int:
    return int(units(state)[unit(state, hex)]["figures"])


def ordered(state: sandtable.State) -> set[str]:
    """The hexes of the units that have orders."""
    return {entry["hex"] for entry in units(state).values() if "order" in entry}


def listed(state: sandtable.State, key: str) -> list[str]:
    """A list of the position: ``wire``, ``sandbags``, ``discard``, ``draw``."""
    found: Any = state.to_json()[key]
    return list(found)


def moves(state: sandtable.State, hex: str) -> set[str]:
    """The hexes that the unit on this hex may move to."""
    start = f"move {unit(state, hex)} "
    return {text.removeprefix(start) for text in legal(state) if text.startswith(start)}


def go(state: sandtable.State, start: str, end: str) -> None:
    act(state, f"move {unit(state, start)} {end}")


def fight(state: sandtable.State) -> None:
    """On to the battle step."""
    act(state, "end-moves")


def targets(state: sandtable.State, hex: str) -> set[str]:
    """The hexes of the enemies that the unit on this hex may attack."""
    start = f"battle {unit(state, hex)} "
    found = (text.removeprefix(start) for text in legal(state) if text.startswith(start))
    return {units(state)[id]["hex"] for id in found}


def dice(state: sandtable.State, attacker: str, target: str) -> int:
    """How many dice a legal attack rolls."""
    action = state.game.read(f"battle {unit(state, attacker)} {unit(state, target)}")
    (odds,) = state.odds(state.actors()[0], action)
    return odds.dice


def strike(state: sandtable.State, attacker: str, target: str, faces: Iterable[str]) -> None:
    """An attack with these faces; the defender of a close assault has no Ambush."""
    chance = sandtable.Scripted([FACES[face] for face in faces])
    notation = f"battle {unit(state, attacker)} {unit(state, target)}"
    state.apply(state.actors()[0], state.game.read(notation), chance)
    if "decline" in legal(state):
        state.apply(state.actors()[0], state.game.read("decline"), chance)
    assert not chance.dice, f"dice left over: {chance.dice}"


def against_move(state: sandtable.State, start: str, end: str) -> str:
    """The rule that keeps the unit on one hex from moving to another."""
    return rule_against(state, f"move {unit(state, start)} {end}")


def against_battle(state: sandtable.State, attacker: str, target: str) -> str:
    """The rule that keeps a unit from attacking another."""
    return rule_against(state, f"battle {unit(state, attacker)} {unit(state, target)}")


def medals(state: sandtable.State, side: str) -> int:
    found: Any = state.to_json()["medals"]
    return int(found[side])
