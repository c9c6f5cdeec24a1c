"""Winning (NOR-37), pinned (NOR-38) and hopeless positions (NOR-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.rounds import end_game
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.undaunted.normandy.state import NormandyState


def settle(s: NormandyState, acting: int, events: list[Event]) -> None:
    """End the game if it is due; several endings at one moment are taken in this order (A.29)."""
    for side in (acting, 1 - acting):
        reason = has_won(s, side)
        if reason:
            end_game(s, side, reason, events)
            return
    for side in (acting, 1 - acting):
        reason = wins_by_hopeless_enemy(s, side)
        if reason:
            end_game(s, side, reason, events)
            return
    if out_of_action(s, 0) and out_of_action(s, 1):
        decide_between_pinned(s, events)


def has_won(s: NormandyState, side: int) -> str:
    """The victory condition this side has met, or nothing."""
    goal = s.battle.goals[side]
    if goal.points and s.points(side) >= goal.points:
        return "points"  # NOR-37.4
    if goal.pin and is_pinned(s, 1 - side):
        return "pinned"  # NOR-38.3
    return ""


def is_pinned(s: NormandyState, side: int) -> bool:
    """No Riflemen counter on the board, after there has been one (NOR-38.1, 38.8)."""
    return s.fielded[side] and not s.on_board & s.battle.riflemen_mask[side]


def wins_by_hopeless_enemy(s: NormandyState, side: int) -> str:
    """The enemy can no longer win: he counts as pinned (NOR-39.1)."""
    if not is_hopeless(s, 1 - side):
        return ""
    goal = s.battle.goals[side]
    if goal.pin:
        return "hopeless"  # NOR-39.2
    if s.points(side) > s.points(1 - side):
        return "hopeless-behind"  # NOR-39.3, 39.4
    return ""


def out_of_action(s: NormandyState, side: int) -> bool:
    """Pinned in fact or by a hopeless position."""
    return is_pinned(s, side) or is_hopeless(s, side)


def decide_between_pinned(s: NormandyState, events: list[Event]) -> None:
    """Both are pinned: more points win, then the initiative marker (NOR-38.4, 38.5)."""
    difference = s.points(0) - s.points(1)
    if difference:
        end_game(s, 0 if difference > 0 else 1, "both-pinned", events)
    else:
        end_game(s, s.initiative, "both-pinned-initiative", events)


def is_hopeless(s: NormandyState, side: int) -> bool:
    """Can the side no longer get its objective points? (NOR-39.1, detection by A.16)

    Only a side that has no other way to win can be hopeless (NOR-39.8). The points it holds, and
    those of every objective that a usable Riflemen unit could still reach, are an upper bound;
    enemies, their control and suppression can pass and are left out of account.
    """
    goal = s.battle.goals[side]
    if goal.pin:
        return False
    reach = riflemen_reach(s, side)
    if s.battle.radio >= 0 and reach >> s.battle.radio & 1:
        return False  # its value has no limit
    return s.points_in(s.platoons[side].controlled | reach) < goal.points


def riflemen_reach(s: NormandyState, side: int) -> int:
    """The tiles that usable Riflemen could still come to, from where they stand or enter.

    Over own-marked tiles, or over all tiles while any Scout unit is usable.
    """
    reach = 0
    ways = s.platoons[side].marked
    for scouts in s.battle.scouts[side]:
        if is_usable(s, scouts):
            ways = s.scenario.everywhere
            break
    for unit in s.battle.riflemen[side]:
        if reach != s.scenario.everywhere and is_usable(s, unit):
            if s.at[unit.index] >= 0:
                reach |= s.scenario.reach(s.at[unit.index], ways)
            for start in s.battle.spawns[unit.index]:
                reach |= s.scenario.reach(start, ways)
    return reach


def is_usable(s: NormandyState, unit: Unit) -> bool:
    """Can the unit still act one day: a card of it to come, and a counter or a spawn marker?"""
    if s.at[unit.index] < 0 and not s.battle.spawns[unit.index]:
        return False
    platoon = s.platoons[unit.side]
    if platoon.cycle[unit.card]:
        return True
    return platoon.supply[unit.card] > 0 and can_be_bolstered(s, unit)


def can_be_bolstered(s: NormandyState, unit: Unit) -> bool:
    """Is there a card to come with a Bolster that may take this unit's cards?"""
    cycle = s.platoons[unit.side].cycle
    return any(cycle[kind] for kind in s.battle.bolsterers[unit.index])
