"""Medals and victory (M44-6, M44-39.9 to 39.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.memoir44.scenario import SIDES, Objective
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def holds(s: MemoirState, side: int, hexes: list[int]) -> int:
    """On how many of the hexes does the side have a unit?"""
    count = 0
    for hex in hexes:
        unit = s.unit_in[hex]
        if unit >= 0 and s.battle.units[unit].side == side:
            count += 1
    return count


def scores(s: MemoirState, number: int, objective: Objective) -> bool:
    """Does the objective count for its side now?"""
    if objective.permanent and s.taken[number]:
        return True
    return is_held(s, objective)


def is_held(s: MemoirState, objective: Objective) -> bool:
    return holds(s, objective.side, objective.hexes) >= objective.need


def medals(s: MemoirState, side: int) -> int:
    """Medals of a side: units, exits, and objectives held; capped at its target (A93)."""
    total = s.trophies[side]
    for number, objective in enumerate(s.battle.objectives):
        if objective.side == side and scores(s, number, objective):
            total += objective.worth
    return min(total, s.battle.medals[side])


def count_medals(s: MemoirState, events: list[Event]) -> None:
    """Look for a winner after a move, retreat, elimination or removal (M44-6.12)."""
    if s.outcome is not None:
        return
    for number, objective in enumerate(s.battle.objectives):
        if objective.permanent and is_held(s, objective) and not s.taken[number]:
            s.taken[number] = True  # M44-39.11
            hex = s.name(objective.hexes[0])
            events.append(Event("objective-taken", {"side": SIDES[objective.side], "hex": hex}))
    for side in (s.side, 1 - s.side):
        if medals(s, side) >= s.battle.medals[side]:
            s.end(side, "medals", events)
            return
    for side in (s.side, 1 - s.side):
        if not has_units(s, side) and not pending_drop(s, side):
            s.end(1 - side, "no-units", events)  # M44-6.10
            return


def has_units(s: MemoirState, side: int) -> bool:
    return any(unit.side == side and s.at[unit.index] >= 0 for unit in s.battle.units)


def pending_drop(s: MemoirState, side: int) -> bool:
    """Paratroopers still in the air keep their side alive."""
    return s.battle.drop_side == side and s.turns == [0, 0]


def eliminate(s: MemoirState, unit: int, events: list[Event]) -> None:
    """The last figure is gone: a medal for the enemy (M44-6.2)."""
    loser = s.battle.units[unit]
    s.leave(unit)
    s.figures[unit] = 0
    s.trophies[1 - loser.side] += loser.worth
    events.append(
        Event(
            "eliminated", {"unit": loser.id, "side": SIDES[1 - loser.side], "medals": loser.worth}
        )
    )
    count_medals(s, events)


def end_of_turn_victory(s: MemoirState, side: int, events: list[Event]) -> None:
    """Towns held at the end of the side's own turn (M44-39.14, 39.15)."""
    for sudden in s.battle.sudden_death:
        if sudden.side == side and holds(s, side, sudden.hexes) >= sudden.need:
            s.end(side, "sudden-death", events)
            return
