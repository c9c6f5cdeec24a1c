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

    def forbidden(self, s: NormandyState, stance: Stance) -> str:
        platoon = s.platoons[stance.side]
        tile = stance.tile
        if not platoon.marked >> tile & 1:
            return "control-no-marker"  # NOR-23.7
        if platoon.controlled >> tile & 1 and not raises_radio(s, stance.side, tile):
            radio = tile == s.battle.radio
            return "control-radio" if radio else "control-already"  # NOR-4.18, NOR-23.8
        if s.enemy_in(stance.side, tile):
            return "control-enemy"  # NOR-23.3
        return ""

    def perform(
        self,
        s: NormandyState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        tile = stance.tile
        if s.platoons[stance.side].controlled >> tile & 1:
            s.objective[tile] += 1
            s.changed = True
            name = s.scenario.tiles[tile].name
            events.append(Event("radio-raised", {"tile": name, "points": s.objective[tile]}))
        else:
            take_control(s, stance.side, tile, events)


def raises_radio(s: NormandyState, side: int, tile: int) -> bool:
    """Only the US raises the radio tile's value, and only while it controls it (NOR-4.15, 4.18)."""
    return tile == s.battle.radio and s.seats[side] == RADIO_SIDE
