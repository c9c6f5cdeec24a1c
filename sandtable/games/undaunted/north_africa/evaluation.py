"""A hand-written estimate of a position, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.undaunted.evaluation import lead, worth_of_cards
from sandtable.games.undaunted.north_africa.scenario import EVACUATE, NONE, POINTS, WRECKER, Goal
from sandtable.games.undaunted.north_africa.victory import achieved

if TYPE_CHECKING:
    from sandtable.games.undaunted.north_africa.state import DesertState

#: A goal met in full; the factor for each tile that remains on the way to it.
GOAL: Final = 3.0
NEARNESS: Final = 0.8
STEP: Final = 0.7
#: The factor for a tile that the enemy controls and occupies.
BARRED: Final = 0.5
#: A soldier in the deck cycle; a vehicle's damage; a disabled vehicle.
SOLDIER: Final = 0.08
DAMAGE: Final = -0.15
DISABLED: Final = -0.3


def evaluate(state: DesertState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    return lead(state, side, lambda one: side_score(state, one))


def side_score(state: DesertState, side: int) -> float:
    """How well a side does, regardless of its enemy."""
    worth = strength(state, side)
    return worth + max([GOAL * progress(state, side, goal) for goal in state.battle.goals[side]])


def progress(state: DesertState, side: int, goal: Goal) -> float:
    """The share of a goal that is reached; what is near counts a little."""
    done = achieved(state, side, goal)
    if goal.kind == POINTS:
        return (done + NEARNESS * points_near(state, side)) / goal.count
    shares = exits_near(state, side, goal) if goal.kind == EVACUATE else wear(state, 1 - side, goal)
    shares.sort(reverse=True)  # the nearest ones are those that will achieve it
    return (done + NEARNESS * sum(shares[: goal.count - done])) / goal.count


def soldiers_in_play(state: DesertState, side: int) -> list[int]:
    units = state.scenario.roster.units
    return [u.index for u in units if u.side == side and u.card >= 0 and state.at[u.index] >= 0]


def points_near(state: DesertState, side: int) -> float:
    """How near soldiers are to points they can gain: structures to blow up, tiles to control."""
    starts = [state.at[soldier] for soldier in soldiers_in_play(state, side)]
    if not starts:
        return 0.0
    controlled = state.platoons[side].controlled
    total = 0.0
    for tile in range(len(state.objective)):
        points = 0 if controlled >> tile & 1 else state.worth(side, tile)
        if side == WRECKER and state.structure[tile] != NONE:
            points += state.battle.all_structures[state.structure[tile]].points
        if points:
            steps = min([state.scenario.distance[start][tile] for start in starts])
            barred = state.platoons[1 - side].controlled >> tile & 1 and state.enemy_in(side, tile)
            total += points * STEP ** (steps + 1) * (BARRED if barred else 1.0)
    return total


def exits_near(state: DesertState, side: int, goal: Goal) -> list[float]:
    """How near each counter is to an exit."""
    exits = [tile for tile in range(len(state.objective)) if state.battle.exits[side] >> tile & 1]
    near: list[float] = []
    for unit in range(len(state.at)):
        if goal.units >> unit & 1 and state.at[unit] >= 0:
            steps = min([state.scenario.distance[state.at[unit]][tile] for tile in exits])
            near.append(STEP ** (steps + 1))
    return near


def wear(state: DesertState, side: int, goal: Goal) -> list[float]:
    """How close each counter that the enemy must lose is to its end."""
    worn: list[float] = []
    for unit in state.scenario.roster.units:
        if not goal.units >> unit.index & 1 or state.at[unit.index] < 0:
            continue
        if unit.card >= 0:
            worn.append(1.0 / (2 + state.platoons[side].cycle[unit.card]))
        else:
            vehicle = state.battle.desert.vehicle(unit.index)
            assert vehicle is not None
            worn.append(state.damage[state.number(unit.index)] / vehicle.durability)
    return worn


def strength(state: DesertState, side: int) -> float:
    """The weighted sum of cards, counters and vehicles."""
    worth = worth_of_cards(state, side, lambda unit: SOLDIER)
    for vehicle in state.battle.desert.vehicles:
        if state.at[vehicle.index] >= 0 and state.held_by(vehicle, side):
            worth += DAMAGE * state.damage[state.number(vehicle.index)]
            worth += DISABLED if state.is_disabled(vehicle) else 0.0
    return worth
