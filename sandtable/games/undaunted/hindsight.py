"""What can be said of a position of either Undaunted game, for hints and statistics."""

from collections.abc import Callable, Iterator

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.errors import Json
from sandtable.kernel.facts import Fact


def side_facts(state: UndauntedState, side: int, worth: Callable[[int], int]) -> Iterator[Fact]:
    """Tiles and counters of a side; ``worth`` is what a tile counts for it."""
    platoon = state.platoons[side]
    counters = [unit for unit in state.scenario.roster.units if state.at[unit.index] >= 0]
    for number, tile in enumerate(state.scenario.tiles):
        points = worth(number)
        if not points:
            continue
        named: dict[str, Json] = {"tile": tile.name, "points": points}
        if platoon.controlled >> number & 1:
            yield Fact("controls", True, {**named})
        own = [unit for unit in counters if unit.side == side and state.at[unit.index] == number]
        if own:
            yield Fact("defends", True, {**named}, len(own))
    for unit in counters:
        if state.suppressed >> unit.index & 1:
            yield Fact("suppressed", unit.side != side, {"unit": unit.id})
    for unit in counters:
        if unit.side == side and unit.card >= 0:
            near = enemies_near(state, unit, counters)
            if near:
                yield Fact("reach", False, {"unit": unit.id}, near)
    fog = platoon.cycle[state.scenario.roster.fog[side]]
    yield Fact("fog", False, {}, fog)
    yield Fact("scouted", True, {}, platoon.marked.bit_count())


def enemies_near(state: UndauntedState, unit: Unit, counters: list[Unit]) -> int:
    """The enemy's counters in the unit's tile or next to it."""
    distances = state.scenario.distance[state.at[unit.index]]
    return sum(
        other.side != unit.side and other.card >= 0 and distances[state.at[other.index]] <= 1
        for other in counters
    )


def soldiers(state: UndauntedState) -> dict[str, dict[str, int]]:
    """The cards of each side by kind of soldier, in its deck cycle."""
    found: dict[str, dict[str, int]] = {seat: {} for seat in state.seats}
    for unit in state.scenario.roster.units:
        if unit.card >= 0:
            kinds = found[state.seats[unit.side]]
            kinds[unit.title] = (
                kinds.get(unit.title, 0) + state.platoons[unit.side].cycle[unit.card]
            )
    return found
