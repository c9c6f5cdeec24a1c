"""Control (NAF-31): forbidden only if the enemy controls the tile and has a soldier in it."""

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.support import take_control
from sandtable.games.undaunted.verbs import PlainVerb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


class Control(PlainVerb[DesertState]):
    name = "control"

    def why_unavailable(self, state: DesertState, stance: Stance) -> str | None:
        platoon, tile = state.platoons[stance.side], stance.tile
        if not platoon.marked >> tile & 1:
            return "control-no-marker"  # NAF-31.8
        if platoon.controlled >> tile & 1:
            return "control-already"  # NAF-31.9
        if state.platoons[1 - stance.side].controlled >> tile & 1 and state.enemy_in(
            stance.side, tile
        ):
            return "control-enemy"  # NAF-31.2
        return None

    def perform(
        self,
        state: DesertState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        take_control(state, stance.side, stance.tile, events)
