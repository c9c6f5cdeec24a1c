"""Helpers that many tests use: positions written by hand, and short ways to act in them."""

from collections.abc import Iterable, Mapping
from typing import Any

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal


def normandy() -> sandtable.Game:
    return sandtable.game("normandy")


def position(
    *,
    scenario: str | Mapping[str, Any] = "la-raye",
    us: Mapping[str, Any] | None = None,
    germany: Mapping[str, Any] | None = None,
    turn: str = "us",
    second: bool = False,
    **rest: Any,
) -> NormandyState:
    """A position of Normandy in the middle of a turn; a side is what ``to_json`` writes of one.

    What is left out is empty: no cards, no counters, no markers. Both sides have fielded Riflemen
    only if they have them on the board, so a bare side is not pinned.
    """
    document: dict[str, Any] = {
        "sandtable": "position",
        "game": "normandy",
        "scenario": scenario,
        "sides": {
            "us": {"counters": {}, **(us or {})},
            "germany": {"counters": {}, **(germany or {})},
        },
        "initiative": turn,
        "decision": [{"frame": "turn", "side": turn, "second": second}],
        **rest,
    }
    state = normandy().from_json(document)
    assert isinstance(state, NormandyState)
    return state


def act(
    state: sandtable.State, notation: str, dice: Iterable[int] = (), seat: str | None = None
) -> list[Event]:
    """Apply an action written in the notation, with these dice; all of them must be used."""
    chance = sandtable.Scripted(dice)
    events = state.apply(seat or state.actors()[0], state.game.read(notation), chance)
    assert not chance.dice, f"dice left over: {chance.dice}"
    return events


def legal(state: sandtable.State, seat: str | None = None) -> list[str]:
    """The legal actions in the notation."""
    return [state.game.write(action) for action in state.legal(seat or state.actors()[0])]


def why_not(state: sandtable.State, notation: str, seat: str | None = None) -> Refusal | None:
    action: Action = state.game.read(notation)
    return state.why_not(seat or state.actors()[0], action)


def rule_against(state: sandtable.State, notation: str, seat: str | None = None) -> str:
    """The id of the rule that forbids an action; the state must not be touched by asking."""
    before = state.to_json()
    refusal = why_not(state, notation, seat)
    assert refusal is not None, f"{notation} is allowed"
    assert state.to_json() == before
    return refusal.rule


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]


def side(state: sandtable.State, seat: str) -> dict[str, Any]:
    """One side of the position as JSON."""
    sides: Any = state.to_json()["sides"]
    found: dict[str, Any] = sides[seat]
    return found


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: what holds it, and the key or number there."""
    keys = [*value] if isinstance(value, dict) else [*range(len(value))]
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found
