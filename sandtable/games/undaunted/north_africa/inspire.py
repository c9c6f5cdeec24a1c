"""Inspire (NAF-32): as in Normandy, but no card can use it twice in a turn."""

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
    def why_unavailable(self, state: UndauntedState, stance: Stance) -> str | None:
        used = cast(DesertState, state).inspired[stance.side] >> stance.card.index & 1
        return "inspire-twice" if used else None  # NAF-32.4

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        cast(DesertState, state).inspired[stance.side] |= 1 << stance.card.index
        super().perform(state, stance, printed, rest, chance, events)
