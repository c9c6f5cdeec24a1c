"""What a watched battle shows: where units were destroyed, who controls the objectives."""

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.state import HeroesState
from sandtable.kernel.event import Event
from sandtable.kernel.state import State
from sandtable.studio.watching import Watch


class HeroesWatch(Watch):
    def places(self, state: State) -> dict[str, str]:
        assert isinstance(state, HeroesState)
        words = state.battle.field.words
        return {
            unit.id: words[place]
            for unit in state.battle.units
            if (place := state.at[unit.index]) >= 0
        }

    def fell(self, event: Event) -> str:
        return str(event.params["unit"]) if event.key == "unit-destroyed" else ""

    def side_of(self, state: State, unit: str) -> str:
        assert isinstance(state, HeroesState)
        return SIDES[state.battle.units[state.battle.unit_named[unit]].side]

    def holders(self, state: State) -> dict[str, str]:
        assert isinstance(state, HeroesState)
        return {
            objective.id: "" if (side := state.control[objective.index]) < 0 else SIDES[side]
            for objective in state.battle.objectives
        }
