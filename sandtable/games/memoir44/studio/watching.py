"""What a watched battle shows: where units were eliminated, who scored the objectives."""

from sandtable.games.memoir44.medals import scores
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event
from sandtable.kernel.state import State
from sandtable.studio.watching import Watch


class MemoirWatch(Watch):
    def places(self, state: State) -> dict[str, str]:
        assert isinstance(state, MemoirState)
        args = state.scenario.hex_args
        return {
            unit.id: args[hex]
            for unit in state.scenario.units
            if (hex := state.at[unit.index]) >= 0
        }

    def fell(self, event: Event) -> str:
        return str(event.params["unit"]) if event.key == "eliminated" else ""

    def side_of(self, state: State, unit: str) -> str:
        assert isinstance(state, MemoirState)
        return SIDES[state.scenario.units[state.scenario.unit(unit, "")].side]

    def holders(self, state: State) -> dict[str, str]:
        assert isinstance(state, MemoirState)
        found: dict[str, str] = {}
        for number, objective in enumerate(state.scenario.objectives):
            name = state.scenario.hex_args[objective.hexes[0]]
            if scores(state, number, objective):
                found[name] = SIDES[objective.side]
            else:
                found.setdefault(name, "")
        return found
