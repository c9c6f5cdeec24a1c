"""A hand-written estimate of a position, for bots.

The weights come from a logistic fit to the outcomes of games between bots: a sum of 1 means that
the side wins about three games of four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.undaunted.evaluation import lead, worth_of_cards

if TYPE_CHECKING:
    from sandtable.games.undaunted.normandy.state import NormandyState

#: All of the points a side needs, and all of the hits that would pin its enemy.
POINTS: Final = 3.0
PIN: Final = 6.0
#: Riflemen in the tile of an objective; how much of that is left for each tile in between, for an
#: enemy counter in the tile, and where the side has no marker yet.
NEARNESS: Final = 0.8
STEP: Final = 0.7
BARRED: Final = 0.5
UNMARKED: Final = 0.8
#: A Rifleman in the deck cycle, or another soldier.
RIFLEMAN: Final = 0.1
SOLDIER: Final = 0.05


def evaluate(s: NormandyState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    return lead(s, side, lambda one: standing(s, one))


def standing(s: NormandyState, side: int) -> float:
    """How well a side is doing, its enemy's doings left out."""
    goal = s.battle.goals[side]
    worth = strength(s, side)
    if goal.points:
        points = s.points(side)
        worth += POINTS * points / goal.points
        worth += NEARNESS * nearness(s, side, max(1, goal.points - points))
    if goal.pin:
        worth += PIN / (1 + hits_to_pin(s, 1 - side))
    return worth


def nearness(s: NormandyState, side: int, missing: int) -> float:
    """How near Riflemen who can act are to the objectives the side needs."""
    platoon = s.platoons[side]
    starts = [
        s.at[unit.index]
        for unit in s.battle.riflemen[side]
        if s.at[unit.index] >= 0 and platoon.cycle[unit.card]
    ]
    total = 0.0
    for tile, points in enumerate(s.objective):
        if not points or platoon.controlled >> tile & 1 or not starts:
            continue
        steps = min([s.scenario.distance[start][tile] for start in starts])
        share = min(1.0, points / missing) * STEP**steps
        if s.enemy_in(side, tile):
            share *= BARRED
        if not platoon.marked >> tile & 1:
            share *= UNMARKED
        total += share
    return total


def hits_to_pin(s: NormandyState, side: int) -> int:
    """A hit for every card of the Riflemen on the board, and one for each counter (NOR-30)."""
    hits = 0
    for unit in s.battle.riflemen[side]:
        if s.at[unit.index] >= 0:
            hits += s.platoons[side].cycle[unit.card] + 1
    return hits


def strength(s: NormandyState, side: int) -> float:
    """Cards and counters, weighed."""
    riflemen = s.battle.riflemen_mask[side]
    return worth_of_cards(s, side, lambda unit: RIFLEMAN if riflemen >> unit & 1 else SOLDIER)
