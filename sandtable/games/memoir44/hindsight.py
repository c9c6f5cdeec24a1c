"""What can be said of a position of Memoir '44, for hints and statistics."""

from collections.abc import Iterator

from sandtable.games.memoir44.medals import medals
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.state import MemoirState
from sandtable.games.memoir44.value import STRIDES
from sandtable.kernel.facts import Fact
from sandtable.kernel.state import State


def facts(state: State, side: str) -> Iterator[Fact]:
    """Medals and objectives, the units with orders, and those that the enemy can reach."""
    assert isinstance(state, MemoirState)
    number = SIDES.index(side)
    yield Fact("medals", True, {}, medals(state, number))
    for objective in state.scenario.objectives:
        for hex in objective.hexes:
            there = state.unit_in[hex]
            if there >= 0 and state.scenario.units[there].side == number:
                yield Fact("holds", True, {"hex": state.name(hex)})
    yield Fact("ordered", True, {}, sum(command >= 0 for command in state.order))
    for unit in state.scenario.units:
        at = state.at[unit.index]
        if unit.side == number and at >= 0:
            count = enemies_in_reach(state, number, at)
            if count:
                yield Fact("reach", False, {"unit": unit.id}, count)


def enemies_in_reach(state: MemoirState, side: int, hex: int) -> int:
    """The enemies who could come and attack this hex in one turn."""
    distances = state.scenario.board.distance[hex]
    count = 0
    for unit in state.scenario.units:
        at = state.at[unit.index]
        if unit.side != side and at >= 0:
            reach = len(state.scenario.arms[unit.arm].dice) + STRIDES[unit.arm]
            count += distances[at] <= reach
    return count


def forces(state: State) -> dict[str, dict[str, int]]:
    """The figures of each side by arm."""
    assert isinstance(state, MemoirState)
    found: dict[str, dict[str, int]] = {side: {} for side in SIDES}
    for unit in state.scenario.units:
        if state.at[unit.index] >= 0:
            arms = found[SIDES[unit.side]]
            arm = state.scenario.arms[unit.arm].name
            arms[arm] = arms.get(arm, 0) + state.figures[unit.index]
    return found
