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
from sandtable.games.undaunted.rounds import end_game
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState


def settle(s: DesertState, acting: int, events: list[Event]) -> None:
    """End the game if it is due; several endings at one moment are taken in this order (A.34)."""
    for side in (acting, 1 - acting):
        for goal in s.battle.goals[side]:
            if is_met(s, side, goal):
                end_game(s, side, goal.kind, events)
                return
    hopeless = [side for side in (0, 1) if is_hopeless(s, side)]
    if len(hopeless) == 2:
        decide_between_hopeless(s, events)
    elif hopeless:
        settle_hopeless(s, hopeless[0], events)


def is_met(s: DesertState, side: int, goal: Goal) -> bool:
    return achieved(s, side, goal) >= goal.count


def achieved(s: DesertState, side: int, goal: Goal) -> int:
    """The points a side has, or the counters that it has evacuated or neutralised."""
    if goal.kind == POINTS:
        return s.points(side)  # NAF-49.1
    done = s.evacuated if goal.kind == EVACUATE else s.neutralised  # NAF-50.1, 51.1
    return (done & goal.units).bit_count()


def nearest_goal(s: DesertState, side: int) -> Goal:
    """Of several goals the one of which the greatest part is done; of equals, the first."""
    goals = s.battle.goals[side]
    return max(goals, key=lambda goal: achieved(s, side, goal) / goal.count)


def settle_hopeless(s: DesertState, loser: int, events: list[Event]) -> None:
    """One side can no longer win; what that means depends on the other's goals (NAF-A.37)."""
    winner = 1 - loser
    kinds = [goal.kind for goal in s.battle.goals[winner]]
    if NEUTRALISE in kinds:
        end_game(s, winner, "hopeless", events)  # NAF-52.2
    elif POINTS in kinds and s.points(winner) > s.points(loser):
        end_game(s, winner, "hopeless-behind", events)  # NAF-52.3, 52.4


def decide_between_hopeless(s: DesertState, events: list[Event]) -> None:
    """Neither can win: more points do, then the initiative marker (NAF-52.5, 52.6, NAF-A.19)."""
    difference = s.points(0) - s.points(1)
    if difference:
        end_game(s, 0 if difference > 0 else 1, "both-hopeless", events)
    else:
        end_game(s, s.initiative, "both-hopeless-initiative", events)


def is_hopeless(s: DesertState, side: int) -> bool:
    """Is none of its goals to be had any more? Only what can be proved counts (NAF-A.20)."""
    return not any(is_possible(s, side, goal) for goal in s.battle.goals[side])


def is_possible(s: DesertState, side: int, goal: Goal) -> bool:
    if goal.kind == POINTS:
        return points_within_reach(s, side) >= goal.count
    done = s.evacuated if goal.kind == EVACUATE else s.neutralised
    for unit in range(len(s.at)):
        if s.at[unit] >= 0:
            done |= 1 << unit
    return (done & goal.units).bit_count() >= goal.count


def points_within_reach(s: DesertState, side: int) -> int:
    """An upper bound: any tile counts as reachable."""
    usable = usable_soldiers(s, side)
    total = s.points(side)
    if can_control(s, usable):
        controlled = s.platoons[side].controlled
        for tile in range(len(s.objective)):
            if not controlled >> tile & 1:
                total += s.worth(side, tile)
    if side == WRECKER and can_demolish(s, usable):
        for number in s.structure:
            if number != NONE:
                total += s.battle.all_structures[number].points
    return total


def usable_soldiers(s: DesertState, side: int) -> list[int]:
    """Soldiers in play with a card to come: in the cycle, or to be had by Bolster."""
    platoon = s.platoons[side]
    cards = s.scenario.roster.cards[side]
    to_come = {card.index for card in cards if platoon.cycle[card.index]}
    grown = True
    while grown:  # one Bolster card may fetch another
        grown = False
        for card in cards:
            bolster = card.action("bolster") if card.index in to_come else None
            if bolster is None or (card.unit >= 0 and s.at[card.unit] < 0):
                continue
            for other in cards:
                fits = not bolster.own_squad or other.squad == card.squad
                if fits and other.index not in to_come and platoon.supply[other.index]:
                    to_come.add(other.index)
                    grown = True
    return [
        card.unit
        for card in cards
        if card.unit >= 0 and card.index in to_come and s.at[card.unit] >= 0
    ]


def can_control(s: DesertState, soldiers: list[int]) -> bool:
    """Can one of them use a Control, of his card or of a seat in some vehicle?"""
    for soldier in soldiers:
        unit = s.scenario.roster.units[soldier]
        card = s.scenario.roster.cards[unit.side][unit.card]
        if card.action("control") is not None:
            return True
        for seat in s.battle.desert.seats:
            if (
                any(printed.verb == "control" for printed in seat.actions)
                and s.at[seat.vehicle] >= 0
                and seat.requires in ("", card.specialty)
            ):
                return True
    return False


def can_demolish(s: DesertState, soldiers: list[int]) -> bool:
    for soldier in soldiers:
        unit = s.scenario.roster.units[soldier]
        if s.scenario.roster.cards[unit.side][unit.card].action("demolitions") is not None:
            return True
    return False
