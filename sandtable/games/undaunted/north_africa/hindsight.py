"""What can be said of a position of North Africa, for hints and statistics."""

from collections.abc import Iterator
from functools import partial

from sandtable.games.undaunted.hindsight import side_facts, soldiers
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.kernel.facts import Fact
from sandtable.kernel.state import State


def facts(state: State, side: str) -> Iterator[Fact]:
    """As in both games, and the vehicles that the side holds."""
    assert isinstance(state, DesertState)
    number = state.seats.index(side)
    yield from side_facts(state, number, partial(state.worth, number))
    for vehicle in state.battle.desert.vehicles:
        if state.at[vehicle.index] >= 0 and state.held_by(vehicle, number):
            yield Fact("vehicle", True, {"unit": vehicle.id})


def forces(state: State) -> dict[str, dict[str, int]]:
    assert isinstance(state, DesertState)
    return soldiers(state)
