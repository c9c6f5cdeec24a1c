"""A hand-written estimate of a position, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.undaunted.evaluation import lead, worth_of_cards
from sandtable.games.undaunted.north_africa.scenario import EVACUATE, NONE, POINTS, WRECKER, Goal
from sandtable.games.undaunted.north_africa.victory import achieved

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState

#: A goal that is met in full, and what is left of a step towards it for each tile in between.
GOAL: Final = 3.0
NEARNESS: Final = 0.8
STEP: Final = 0.7
#: What is left of it where an enemy stands in a tile that he controls.
BARRED: Final = 0.5
#: A soldier in the deck cycle; a vehicle's damage, and a disabled one.
SOLDIER: Final = 0.08
DAMAGE: Final = -0.15
DISABLED: Final = -0.3


def evaluate(s: DesertState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    return lead(s, side, lambda one: standing(s, one))


def standing(s: DesertState, side: int) -> float:
    """How well a side is doing, its enemy's doings left out."""
    worth = strength(s, side)
    return worth + max([GOAL * progress(s, side, goal) for goal in s.battle.goals[side]])


def progress(s: DesertState, side: int, goal: Goal) -> float:
    """How much of a goal is reached, a little of what is near counted in."""
    done = achieved(s, side, goal)
    if goal.kind == POINTS:
        return (done + NEARNESS * points_near(s, side)) / goal.count
    shares = exits_near(s, side, goal) if goal.kind == EVACUATE else wear(s, 1 - side, goal)
    shares.sort(reverse=True)  # those that are nearest to it are the ones that will do
    return (done + NEARNESS * sum(shares[: goal.count - done])) / goal.count


def soldiers_in_play(s: DesertState, side: int) -> list[int]:
    units = s.scenario.roster.units
    return [u.index for u in units if u.side == side and u.card >= 0 and s.at[u.index] >= 0]


def points_near(s: DesertState, side: int) -> float:
    """Soldiers near what the side still wants: to blow up, or to stand on."""
    starts = [s.at[soldier] for soldier in soldiers_in_play(s, side)]
    if not starts:
        return 0.0
    controlled = s.platoons[side].controlled
    total = 0.0
    for tile in range(len(s.objective)):
        points = 0 if controlled >> tile & 1 else s.worth(side, tile)
        if side == WRECKER and s.structure[tile] != NONE:
            points += s.battle.all_structures[s.structure[tile]].points
        if points:
            steps = min([s.scenario.distance[start][tile] for start in starts])
            barred = s.platoons[1 - side].controlled >> tile & 1 and s.enemy_in(side, tile)
            total += points * STEP ** (steps + 1) * (BARRED if barred else 1.0)
    return total


def exits_near(s: DesertState, side: int, goal: Goal) -> list[float]:
    """How near each counter is to a way off the map."""
    exits = [tile for tile in range(len(s.objective)) if s.battle.exits[side] >> tile & 1]
    near: list[float] = []
    for unit in range(len(s.at)):
        if goal.units >> unit & 1 and s.at[unit] >= 0:
            steps = min([s.scenario.distance[s.at[unit]][tile] for tile in exits])
            near.append(STEP ** (steps + 1))
    return near


def wear(s: DesertState, side: int, goal: Goal) -> list[float]:
    """How near to its end each counter is that the enemy has to lose."""
    worn: list[float] = []
    for unit in s.scenario.roster.units:
        if not goal.units >> unit.index & 1 or s.at[unit.index] < 0:
            continue
        if unit.card >= 0:
            worn.append(1.0 / (2 + s.platoons[side].cycle[unit.card]))
        else:
            vehicle = s.battle.desert.vehicle(unit.index)
            assert vehicle is not None
            worn.append(s.damage[s.number(unit.index)] / vehicle.durability)
    return worn


def strength(s: DesertState, side: int) -> float:
    """Cards, counters and vehicles, weighed."""
    worth = worth_of_cards(s, side, lambda unit: SOLDIER)
    for vehicle in s.battle.desert.vehicles:
        if s.at[vehicle.index] >= 0 and s.held_by(vehicle, side):
            worth += DAMAGE * s.damage[s.number(vehicle.index)]
            worth += DISABLED if s.is_disabled(vehicle) else 0.0
    return worth
