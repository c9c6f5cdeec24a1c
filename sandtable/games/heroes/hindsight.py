"""What can be said of a position of Heroes of Stalingrad, for hints and statistics."""

from collections.abc import Iterator

from sandtable.games.heroes import objectives
from sandtable.games.heroes.pack.battle import ITEM, SIDES
from sandtable.games.heroes.pack.counters import KINDS
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ABOARD, NO_TOKEN, ON_FIELD
from sandtable.kernel.facts import Fact
from sandtable.kernel.state import State


def facts(state: State, side: str) -> Iterator[Fact]:
    """Points and objectives, the side's own units that are suppressed, those with an order."""
    assert isinstance(state, HeroesState)
    number = SIDES.index(side)
    yield Fact("points", True, {}, objectives.points(state)[number])
    for objective in state.battle.objectives:
        if objective.kind != ITEM and objectives.holder(state, objective.places) == number:
            yield Fact("holds", True, {"objective": objective.id})
    for unit in state.battle.roster[number]:
        if state.status[unit] == ON_FIELD and state.suppression[unit]:
            yield Fact("suppressed", False, {"unit": state.unit(unit).id}, state.suppression[unit])
    ordered = [u for u in state.battle.roster[number] if state.token[u] != NO_TOKEN]
    yield Fact("ordered", True, {}, len(ordered))
    yield Fact("cards", True, {}, len(state.hands[number]))


def forces(state: State) -> dict[str, dict[str, int]]:
    """The units of each side in play, by kind."""
    assert isinstance(state, HeroesState)
    found: dict[str, dict[str, int]] = {side: {} for side in SIDES}
    for number, side in enumerate(SIDES):
        for unit in state.battle.roster[number]:
            if state.status[unit] in (ON_FIELD, ABOARD):
                kind = KINDS[state.counter(unit).kind]
                found[side][kind] = found[side].get(kind, 0) + 1
    return found
