"""Who is ahead in Heroes of Stalingrad: features of a position, for a fitted value."""

from pathlib import Path
from typing import ClassVar, Final

from sandtable.games.heroes import objectives
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.greedy.places import distances
from sandtable.games.heroes.pack.battle import ITEM
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ACTIVATION, AWAITED, GONE, LOST, NO_TOKEN, ON_FIELD
from sandtable.kernel.documents import read_json
from sandtable.kernel.state import State
from sandtable.kernel.value import FittedValue

#: How many orders a search looks ahead.
ORDERS: Final = 3
#: The factor of an objective for each square in between.
STEP: Final = 0.8


class HeroesValue(FittedValue):
    """Features of each side: points, the way to objectives, units, their state, orders, cards."""

    slips: ClassVar[float] = 0.7
    quick: ClassVar[int] = 2

    def horizon(self, start: tuple[int, ...], now: tuple[int, ...]) -> bool:
        if now[0] != start[0]:
            return True
        return now[2] >= ORDERS + (start[2] if now[1] == start[1] else 0)

    def scenario(self, state: State) -> str:
        assert isinstance(state, HeroesState)
        return state.battle.id if state.battle.official else ""

    def features(self, state: State) -> list[float]:
        assert isinstance(state, HeroesState)
        left = max(0, state.battle.turns - state.turn)
        points = objectives.points(state)
        lead = float(points[0] - points[1])
        found = [lead, lead / (1.0 + left), 1.0 if state.initiative == 0 else -1.0]
        strengths: list[float] = []
        for side in (0, 1):
            units = unit_features(state, side)
            strengths.append(units[0] + units[1])
            orders = recruitment.numbered(state, side) + recruitment.special_tokens(state, side)
            more = float(orders) if left else 0.0
            found += units
            found += [more, float(more == 1.0), float(len(state.hands[side]))]
            found += objective_features(state, side)
        gap = strengths[0] - strengths[1]
        found += [gap / (1.0 + left), gap * left * 0.1]
        return found


def unit_features(state: HeroesState, side: int) -> list[float]:
    """Army points of infantry and of vehicles; suppression, damage, the orders still to come."""
    infantry = vehicles = suppression = damage = pending = 0.0
    broken = 0.0
    for unit in state.battle.roster[side]:
        status = state.status[unit]
        if status in (LOST, AWAITED):
            continue
        counter = state.counter(unit)
        worth = 0.1 * counter.value
        if status != GONE and state.shows(unit).state == "weakened":
            worth *= 0.55
        if counter.kind == INFANTRY:
            infantry += worth
        else:
            vehicles += worth
        if status == ON_FIELD:
            suppression += min(1.0, 0.25 * state.suppression[unit]) * worth
            damage += bin(state.damage[unit]).count("1") * worth
            if state.phase == ACTIVATION and state.token[unit] != NO_TOKEN:
                pending += not state.resolved[unit]
    for tile in state.battle.tiles:
        if tile.side == side:
            broken += state.broken[tile.index]
    return [infantry, vehicles, suppression, damage, pending, broken]


def objective_features(state: HeroesState, side: int) -> list[float]:
    """The objectives that the side holds, and how near it is to the others."""
    held = near = guarded = 0.0
    for objective in state.battle.objectives:
        if objective.kind == ITEM:
            continue
        away = distances(state.terrain, INFANTRY, objective.places)
        reach = 0.0
        for unit in state.battle.roster[side]:
            if state.status[unit] == ON_FIELD and state.counter(unit).kind == INFANTRY:
                reach = max(reach, STEP ** min(40, away[state.at[unit]]))
        if state.control[objective.index] == side:
            held += 1.0
            guarded += reach
        else:
            near += reach
    return [held, near, guarded]


VALUE: Final = HeroesValue(read_json(Path(__file__).parent / "data" / "value.json"))
