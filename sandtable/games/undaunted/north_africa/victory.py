"""Winning (NAF-48 to NAF-51) and hopeless positions (NAF-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.undaunted.north_africa.scenario import (
    EVACUATE,
    NEUTRALISE,
    NONE,
    POINTS,
    WRECKER,
    Goal,
)
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState


def settle(state: DesertState, acting: int, events: list[Event]) -> None:
    """End the game if a condition is met; simultaneous endings apply in this order (A.34)."""
    settle_goals(state, acting, events)
    if state.outcome is not None:
        return
    hopeless = [side for side in (0, 1) if is_hopeless(state, side)]
    if len(hopeless) == 2:
        decide_between_hopeless(state, events)
    elif hopeless:
        settle_hopeless(state, hopeless[0], events)


def settle_goals(state: DesertState, acting: int, events: list[Event]) -> None:
    """End the game if a goal is met (NAF-48.1)."""
    for side in (acting, 1 - acting):
        for goal in state.battle.goals[side]:
            if is_met(state, side, goal):
                state.end(side, goal.kind, events)
                return


def is_met(state: DesertState, side: int, goal: Goal) -> bool:
    return achieved(state, side, goal) >= goal.count


def achieved(state: DesertState, side: int, goal: Goal) -> int:
    """A side's points, or the number of counters it has evacuated or neutralised."""
    if goal.kind == POINTS:
        return state.points(side)  # NAF-49.1
    return (counted(state, side, goal) & goal.units).bit_count()


def counted(state: DesertState, side: int, goal: Goal) -> int:
    """The counters that this side has moved off the map (NAF-50.1), or has neutralised."""
    return state.evacuated[side] if goal.kind == EVACUATE else state.neutralised


def nearest_goal(state: DesertState, side: int) -> Goal:
    """The goal that is closest to being achieved; the first one among equals."""
    goals = state.battle.goals[side]
    return max(goals, key=lambda goal: achieved(state, side, goal) / goal.count)


def settle_hopeless(state: DesertState, loser: int, events: list[Event]) -> None:
    """One side can no longer win; the consequence depends on the other's goals (NAF-A.37)."""
    winner = 1 - loser
    kinds = [goal.kind for goal in state.battle.goals[winner]]
    if NEUTRALISE in kinds:
        state.end(winner, "hopeless", events)  # NAF-52.2
    elif POINTS in kinds and state.points(winner) > state.points(loser):
        state.end(winner, "hopeless-behind", events)  # NAF-52.3, 52.4


def decide_between_hopeless(state: DesertState, events: list[Event]) -> None:
    """Neither can win: decide by points, then the initiative marker (NAF-52.5, 52.6, NAF-A.19)."""
    difference = state.points(0) - state.points(1)
    if difference:
        state.end(0 if difference > 0 else 1, "both-hopeless", events)
    else:
        state.end(state.initiative, "both-hopeless-initiative", events)


def is_hopeless(state: DesertState, side: int) -> bool:
    """Is it provable that none of the side's goals can be reached any more (NAF-A.20)?"""
    return not any(is_possible(state, side, goal) for goal in state.battle.goals[side])


def is_possible(state: DesertState, side: int, goal: Goal) -> bool:
    if goal.kind == POINTS:
        return points_within_reach(state, side) >= goal.count
    done = counted(state, side, goal)
    for unit in range(len(state.at)):
        if state.at[unit] >= 0:
            done |= 1 << unit
    return (done & goal.units).bit_count() >= goal.count


def points_within_reach(state: DesertState, side: int) -> int:
    """An upper bound: all tiles count as reachable."""
    usable = usable_soldiers(state, side)
    total = state.points(side)
    if can_control(state, usable):
        controlled = state.platoons[side].controlled
        for tile in range(len(state.objective)):
            if not controlled >> tile & 1:
                total += state.worth(side, tile)
    if side == WRECKER and can_demolish(state, usable):
        for number in state.structure:
            if number != NONE:
                total += state.battle.all_structures[number].points
    return total


def usable_soldiers(state: DesertState, side: int) -> list[int]:
    """Soldiers in play who can still get a card: from the cycle, or by Bolster."""
    platoon = state.platoons[side]
    cards = state.scenario.roster.cards[side]
    to_come = platoon.cycle[:]
    # Only cards of which all copies are in the supply need a Bolster card to come.
    grown = any(platoon.supply[card.index] and not to_come[card.index] for card in cards)
    while grown:  # one Bolster card may fetch another
        grown = False
        for card in cards:
            bolster = card.action("bolster") if to_come[card.index] else None
            if bolster is None or (card.unit >= 0 and state.at[card.unit] < 0):
                continue
            for other in cards:
                if to_come[other.index] or not platoon.supply[other.index]:
                    continue
                if not bolster.own_squad or other.squad == card.squad:
                    to_come[other.index] = platoon.supply[other.index]
                    grown = True
    return [
        card.unit
        for card in cards
        if card.unit >= 0 and to_come[card.index] and state.at[card.unit] >= 0
    ]


def can_control(state: DesertState, soldiers: list[int]) -> bool:
    """Can one of them use Control, by card or from a seat in a vehicle?"""
    for soldier in soldiers:
        unit = state.scenario.roster.units[soldier]
        card = state.scenario.roster.cards[unit.side][unit.card]
        if card.action("control") is not None:
            return True
        for seat in state.battle.desert.seats:
            if (
                any(printed.verb == "control" for printed in seat.actions)
                and state.at[seat.vehicle] >= 0
                and seat.requires in ("", card.specialty)
            ):
                return True
    return False


def can_demolish(state: DesertState, soldiers: list[int]) -> bool:
    for soldier in soldiers:
        unit = state.scenario.roster.units[soldier]
        if state.scenario.roster.cards[unit.side][unit.card].action("demolitions") is not None:
            return True
    return False
