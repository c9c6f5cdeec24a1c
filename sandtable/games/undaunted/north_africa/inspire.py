"""Inspire (NAF-32): as in Normandy, but no card takes it twice in a turn."""

from typing import cast

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.support import Inspire
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event


class DesertInspire(Inspire):
    def forbidden(self, s: UndauntedState, stance: Stance) -> str:
        used = cast(DesertState, s).inspired[stance.side] >> stance.card.index & 1
        return "inspire-twice" if used else ""  # NAF-32.4

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        cast(DesertState, s).inspired[stance.side] |= 1 << stance.card.index
        super().perform(s, stance, printed, rest, chance, events)
