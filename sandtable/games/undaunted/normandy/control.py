"""Control (NOR-23), and the radio of scenario 10 (NOR-4.15 to 4.19)."""

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.normandy.scenario import RADIO_SIDE
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.support import take_control
from sandtable.games.undaunted.verbs import PlainVerb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


class Control(PlainVerb[NormandyState]):
    name = "control"

    def why_unavailable(self, state: NormandyState, stance: Stance) -> str | None:
        platoon = state.platoons[stance.side]
        tile = stance.tile
        if not platoon.marked >> tile & 1:
            return "control-no-marker"  # NOR-23.7
        if platoon.controlled >> tile & 1 and not raises_radio(state, stance.side, tile):
            radio = tile == state.battle.radio
            return "control-radio" if radio else "control-already"  # NOR-4.18, NOR-23.8
        if state.enemy_in(stance.side, tile):
            return "control-enemy"  # NOR-23.3
        return None

    def perform(
        self,
        state: NormandyState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        tile = stance.tile
        if state.platoons[stance.side].controlled >> tile & 1:
            state.objective[tile] += 1
            state.changed = True
            name = state.scenario.tiles[tile].name
            events.append(Event("radio-raised", {"tile": name, "points": state.objective[tile]}))
        else:
            take_control(state, stance.side, tile, events)


def raises_radio(state: NormandyState, side: int, tile: int) -> bool:
    """Only the US raises the radio tile's value, and only while in control (NOR-4.15, 4.18)."""
    return tile == state.battle.radio and state.seats[side] == RADIO_SIDE
