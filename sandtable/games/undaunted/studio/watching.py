"""What a watched game shows: casualties by tile, who controls the objectives."""

from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.event import Event
from sandtable.kernel.state import State
from sandtable.studio.watching import Watch

#: Events that report a loss, and the parameter that names the unit.
LOSSES = {"casualty": "unit", "destroyed": "vehicle"}


class UndauntedWatch(Watch):
    def places(self, state: State) -> dict[str, str]:
        assert isinstance(state, UndauntedState)
        args = state.scenario.tile_args
        return {
            unit.id: args[tile]
            for unit in state.scenario.roster.units
            if (tile := state.at[unit.index]) >= 0
        }

    def fell(self, event: Event) -> str:
        return str(event.params[LOSSES[event.key]]) if event.key in LOSSES else ""

    def side_of(self, state: State, unit: str) -> str:
        assert isinstance(state, UndauntedState)
        roster = state.scenario.roster
        return roster.sides[roster.units[roster.unit_by_arg[f"unit:{unit}"]].side]

    def holders(self, state: State) -> dict[str, str]:
        assert isinstance(state, UndauntedState)
        found: dict[str, str] = {}
        for tile in state.scenario.objective_tiles:
            sides = [
                side
                for side, platoon in zip(state.sides, state.platoons, strict=True)
                if platoon.controlled >> tile & 1
            ]
            found[state.scenario.tile_args[tile]] = sides[0] if sides else ""
        return found
