"""Winning (NOR-37), pinned (NOR-38) and hopeless positions (NOR-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.cards import Unit
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.undaunted.normandy.state import NormandyState


def settle(state: NormandyState, acting: int, events: list[Event]) -> None:
    """End the game if a condition is met; simultaneous endings apply in this order (A.29)."""
    settle_goals(state, acting, events)
    if state.outcome is not None:
        return
    first, second = is_hopeless(state, 1 - acting), is_hopeless(state, acting)
    reason = wins_by_hopeless_enemy(state, acting) if first else ""
    if reason:
        state.end(acting, reason, events)
        return
    reason = wins_by_hopeless_enemy(state, 1 - acting) if second else ""
    if reason:
        state.end(1 - acting, reason, events)
        return
    # A side whose position is hopeless is treated as pinned.
    if (first or is_pinned(state, 1 - acting)) and (second or is_pinned(state, acting)):
        decide_between_pinned(state, events)


def settle_goals(state: NormandyState, acting: int, events: list[Event]) -> None:
    """End the game if a victory condition is met."""
    reason = has_won(state, acting)
    if reason:
        state.end(acting, reason, events)
        return
    reason = has_won(state, 1 - acting)
    if reason:
        state.end(1 - acting, reason, events)


def settle_position(state: NormandyState, acting: int) -> None:
    """Decide a position, read from a document, that already meets a condition (NOR-37.2)."""
    settle_goals(state, acting, [])
    if state.outcome is None and is_pinned(state, 0) and is_pinned(state, 1):
        decide_between_pinned(state, [])


def has_won(state: NormandyState, side: int) -> str:
    """The victory condition that this side has met; empty if none."""
    goal = state.battle.goals[side]
    if goal.points and state.points(side) >= goal.points:
        return "points"  # NOR-37.4
    if goal.pin and is_pinned(state, 1 - side):
        return "pinned"  # NOR-38.3
    return ""


def is_pinned(state: NormandyState, side: int) -> bool:
    """Does the side have no Riflemen counter on the board any more (NOR-38.1, 38.8)?"""
    return state.fielded[side] and not state.on_board & state.battle.riflemen_mask[side]


def wins_by_hopeless_enemy(state: NormandyState, side: int) -> str:
    """How this side wins because the enemy, whose position is hopeless, counts as pinned (39.1)."""
    goal = state.battle.goals[side]
    if goal.pin:
        return "hopeless"  # NOR-39.2
    if state.points(side) > state.points(1 - side):
        return "hopeless-behind"  # NOR-39.3, 39.4
    return ""


def decide_between_pinned(state: NormandyState, events: list[Event]) -> None:
    """Both sides are pinned: more points win, then the initiative marker (NOR-38.4, 38.5)."""
    difference = state.points(0) - state.points(1)
    if difference:
        state.end(0 if difference > 0 else 1, "both-pinned", events)
    else:
        state.end(state.initiative, "both-pinned-initiative", events)


def is_hopeless(state: NormandyState, side: int) -> bool:
    """Can the side no longer get its objective points? (NOR-39.1, detection by A.16)

    Only a side without another way to win can be hopeless (NOR-39.8). The points it holds, plus
    those of every objective that a usable Riflemen unit could still reach, are an upper bound;
    enemies, their control and suppression are temporary and therefore ignored.
    """
    goal = state.battle.goals[side]
    if goal.pin:
        return False
    reach = riflemen_reach(state, side)
    if state.battle.radio >= 0 and reach >> state.battle.radio & 1:
        return False  # its value has no limit
    return not state.can_have(goal.points, state.platoons[side].controlled | reach)


def riflemen_reach(state: NormandyState, side: int) -> int:
    """The tiles that usable Riflemen could still reach from where they are or enter.

    They move over tiles with a friendly marker, or over all tiles while any Scout unit is usable.
    """
    reach = 0
    allowed = state.platoons[side].marked
    for scouts in state.battle.scouts[side]:
        if is_usable(state, scouts):
            allowed = state.scenario.everywhere
            break
    for unit in state.battle.riflemen[side]:
        if reach != state.scenario.everywhere and is_usable(state, unit):
            if state.at[unit.index] >= 0:
                reach |= state.scenario.reach(state.at[unit.index], allowed)
            for start in state.battle.spawns[unit.index]:
                reach |= state.scenario.reach(start, allowed)
    return reach


def is_usable(state: NormandyState, unit: Unit) -> bool:
    """Can the unit still act: can it get a card, and does it have a counter or a spawn marker?"""
    if state.at[unit.index] < 0 and not state.battle.spawns[unit.index]:
        return False
    platoon = state.platoons[unit.side]
    if platoon.cycle[unit.card]:
        return True
    return platoon.supply[unit.card] > 0 and can_be_bolstered(state, unit)


def can_be_bolstered(state: NormandyState, unit: Unit) -> bool:
    """Can the side still get a card whose Bolster can take this unit's cards?"""
    cycle = state.platoons[unit.side].cycle
    return any(cycle[kind] for kind in state.battle.bolsterers[unit.index])
