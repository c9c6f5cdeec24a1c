"""A hand-written estimate of a position, for bots.

The weights come from a logistic regression over games between bots: with a sum of 1, the side wins
about three games out of four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.undaunted.evaluation import lead, worth_of_cards

if TYPE_CHECKING:
    from sandtable.games.undaunted.normandy.state import NormandyState

#: All the points a side needs, and all the hits that would pin its enemy.
POINTS: Final = 3.0
PIN: Final = 6.0
#: Riflemen in an objective's tile; factors for each tile in between, for an enemy counter in the
#: tile, and for a tile without the side's marker.
NEARNESS: Final = 0.8
STEP: Final = 0.7
BARRED: Final = 0.5
UNMARKED: Final = 0.8
#: A Rifleman in the deck cycle, or another soldier.
RIFLEMAN: Final = 0.1
SOLDIER: Final = 0.05


def evaluate(state: NormandyState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    return lead(state, side, lambda one: side_score(state, one))


def side_score(state: NormandyState, side: int) -> float:
    """How well a side does, regardless of its enemy."""
    goal = state.battle.goals[side]
    worth = strength(state, side)
    if goal.points:
        points = state.points(side)
        worth += POINTS * points / goal.points
        worth += NEARNESS * nearness(state, side, max(1, goal.points - points))
    if goal.pin:
        worth += PIN / (1 + hits_to_pin(state, 1 - side))
    return worth


def nearness(state: NormandyState, side: int, missing: int) -> float:
    """How near usable Riflemen are to the objectives the side needs."""
    platoon = state.platoons[side]
    starts = [
        state.at[unit.index]
        for unit in state.battle.riflemen[side]
        if state.at[unit.index] >= 0 and platoon.cycle[unit.card]
    ]
    total = 0.0
    for tile, points in enumerate(state.objective):
        if not points or platoon.controlled >> tile & 1 or not starts:
            continue
        steps = min([state.scenario.distance[start][tile] for start in starts])
        share = min(1.0, points / missing) * STEP**steps
        if state.enemy_in(side, tile):
            share *= BARRED
        if not platoon.marked >> tile & 1:
            share *= UNMARKED
        total += share
    return total


def hits_to_pin(state: NormandyState, side: int) -> int:
    """One hit for each card of the Riflemen on the board, and one for each counter (NOR-30)."""
    hits = 0
    for unit in state.battle.riflemen[side]:
        if state.at[unit.index] >= 0:
            hits += state.platoons[side].cycle[unit.card] + 1
    return hits


def strength(state: NormandyState, side: int) -> float:
    """The weighted sum of cards and counters."""
    riflemen = state.battle.riflemen_mask[side]
    return worth_of_cards(state, side, lambda unit: RIFLEMAN if riflemen >> unit & 1 else SOLDIER)
