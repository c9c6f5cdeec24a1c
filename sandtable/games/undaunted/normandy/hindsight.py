"""What can be said of a position of Normandy, for hints and statistics."""

from collections.abc import Iterator

from sandtable.games.undaunted.hindsight import side_facts, soldiers
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.facts import Fact
from sandtable.kernel.state import State


def facts(state: State, side: str) -> Iterator[Fact]:
    assert isinstance(state, NormandyState)
    return side_facts(state, state.seats.index(side), state.objective.__getitem__)


def forces(state: State) -> dict[str, dict[str, int]]:
    assert isinstance(state, NormandyState)
    return soldiers(state)
