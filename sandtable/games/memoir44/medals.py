"""Medals and victory (M44-6, M44-39.9 to 39.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.memoir44.scenario import SIDES, Objective
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def holds(state: MemoirState, side: int, hexes: list[int]) -> int:
    """The number of these hexes on which the side has a unit."""
    count = 0
    for hex in hexes:
        unit = state.unit_in[hex]
        if unit >= 0 and state.scenario.units[unit].side == side:
            count += 1
    return count


def scores(state: MemoirState, number: int, objective: Objective) -> bool:
    """Does the objective currently count for its side?"""
    if objective.permanent and state.taken[number]:
        return True
    return is_held(state, objective)


def is_held(state: MemoirState, objective: Objective) -> bool:
    return holds(state, objective.side, objective.hexes) >= objective.need


def medals(state: MemoirState, side: int) -> int:
    """The medals of a side: units, exits, and objectives held; capped at its target (A93)."""
    total = state.trophies[side]
    for number, objective in enumerate(state.scenario.objectives):
        if objective.side == side and scores(state, number, objective):
            total += objective.worth
    return min(total, state.scenario.medals[side])


def count_medals(state: MemoirState, events: list[Event]) -> None:
    """Check for a winner after a move, retreat, elimination or removal (M44-6.12)."""
    if state.outcome is not None:
        return
    for number, objective in enumerate(state.scenario.objectives):
        if objective.permanent and is_held(state, objective) and not state.taken[number]:
            state.taken[number] = True  # M44-39.11
            hex = state.name(objective.hexes[0])
            events.append(Event("objective-taken", {"side": SIDES[objective.side], "hex": hex}))
    for side in (state.side, 1 - state.side):
        if medals(state, side) >= state.scenario.medals[side]:
            state.end(side, "medals", events)
            return
    for side in (state.side, 1 - state.side):
        if not has_units(state, side) and not pending_drop(state, side):
            state.end(1 - side, "no-units", events)  # M44-6.10
            return


def has_units(state: MemoirState, side: int) -> bool:
    return any(unit.side == side and state.at[unit.index] >= 0 for unit in state.scenario.units)


def pending_drop(state: MemoirState, side: int) -> bool:
    """Paratroopers still in the air keep their side alive."""
    return state.scenario.drop_side == side and state.turns == [0, 0]


def eliminate(state: MemoirState, unit: int, events: list[Event]) -> None:
    """Remove a unit without figures; the enemy gets a medal (M44-6.2)."""
    loser = state.scenario.units[unit]
    state.leave(unit)
    state.figures[unit] = 0
    state.trophies[1 - loser.side] += loser.worth
    events.append(
        Event(
            "eliminated", {"unit": loser.id, "side": SIDES[1 - loser.side], "medals": loser.worth}
        )
    )
    count_medals(state, events)


def end_of_turn_victory(state: MemoirState, side: int, events: list[Event]) -> None:
    """Check for towns held at the end of the side's turn (M44-39.14, 39.15)."""
    for sudden in state.scenario.sudden_death:
        if sudden.side == side and holds(state, side, sudden.hexes) >= sudden.need:
            state.end(side, "sudden-death", events)
            return
