"""A turn of North Africa: cards act, use vehicles, swap, hunker down (NAF-11)."""

from typing import Any, cast

from sandtable.games.undaunted import acting
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.decks import leave_hand
from sandtable.games.undaunted.north_africa.boarding import (
    INTERACTIONS,
    SWAP,
    interact,
    interactions,
    refuse_interaction,
    swap,
    swaps,
)
from sandtable.games.undaunted.north_africa.scenario import NOBODY
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.support import DONE
from sandtable.games.undaunted.turn import HUNKER, READY, Turn
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal


class DesertTurn(Turn):
    """``busy`` is the soldier whose card has just acted, who may still board, leave or change seats
    until the next card is played (NAF-11.8)."""

    def __init__(self, side: int, second: bool = False, busy: int = NOBODY) -> None:
        super().__init__(side, second)
        self.busy = busy

    def settled(self, state: UndauntedState) -> bool:
        return super().settled(state) and not self.afterwards(cast(DesertState, state))

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        found = self.afterwards(cast(DesertState, state))
        return found + super().legal(state, seat) if found else super().legal(state, seat)

    def afterwards(self, state: DesertState) -> list[Action]:
        """What the soldier who has just acted can still do with vehicles."""
        if self.busy == NOBODY or state.at[self.busy] < 0:
            return []
        return interactions(state, self.busy, ())

    def add_card_plays(self, state: UndauntedState, kind: int, found: list[Action]) -> None:
        super().add_card_plays(state, kind, found)
        card = state.scenario.roster.cards[self.side][kind]
        if card.unit >= 0 and state.at[card.unit] >= 0 and not self.is_suppressed(state, card):
            desert = cast(DesertState, state)
            head = (card.arg,)
            found += interactions(desert, card.unit, head)
            found += swaps(desert, card.unit, head)

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        verb = action[0] if action else ""
        if verb not in INTERACTIONS and verb != SWAP:
            return super().refuse(state, seat, action)
        desert = cast(DesertState, state)
        if verb != SWAP and not (len(action) > 1 and action[1].startswith("card:")):
            if self.busy == NOBODY or desert.at[self.busy] < 0:
                return desert.refusal("one-interaction")
            return refuse_interaction(desert, self.busy, verb, action[1:])
        if len(action) < 2 or action[1] not in desert.scenario.roster.card_by_arg[self.side]:
            return desert.refusal("name-a-card", card=action[1] if len(action) > 1 else "")
        card = self.named(desert, action)
        if card.index not in desert.platoons[self.side].hand:
            return desert.refusal("not-in-hand", card=card.id)
        if card.unit < 0:
            return desert.refusal(
                "fog-not-playable" if card.fog else "command-no-vehicle", card=card.id
            )
        if self.is_suppressed(desert, card):
            unit = desert.scenario.roster.units[card.unit].id
            return desert.refusal("suppressed", "interaction", unit=unit)  # NAF-13.6
        return refuse_interaction(desert, card.unit, verb, action[2:])

    def named(self, state: UndauntedState, action: Action) -> Card:
        roster = state.scenario.roster
        return roster.cards[self.side][roster.card_by_arg[self.side][action[1]]]

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        desert = cast(DesertState, state)
        verb = action[0]
        by_card = len(action) > 1 and action[1].startswith("card:")
        if verb in INTERACTIONS and not by_card:
            busy = self.busy
            self.wait_for(desert, NOBODY)
            interact(desert, busy, action, action[-1], events)
        elif verb in INTERACTIONS:
            card = self.play_card(desert, action, events)
            self.wait_for(desert, NOBODY)
            interact(desert, card.unit, action, action[-1], events)
            desert.push(Acting(self.side, card))
        elif verb == SWAP:
            card = self.play_card(desert, action, events)
            self.wait_for(desert, NOBODY)
            swap(desert, card.unit, desert.scenario.roster.unit_by_arg[action[2]], events)
        else:
            soldier = NOBODY
            if by_card and verb not in (HUNKER, READY):
                soldier = self.named(desert, action).unit
            self.wait_for(desert, soldier)
            super().resolve(state, seat, action, chance, events)

    def play_card(self, state: DesertState, action: Action, events: list[Event]) -> Card:
        """Move the named card from the hand to the play area."""
        card = self.named(state, action)
        platoon = state.platoons[self.side]
        leave_hand(platoon, card.index)
        platoon.play.append(card.index)
        events.append(card.played(action[0]))
        return card

    def wait_for(self, state: DesertState, busy: int) -> None:
        """Let this soldier interact with vehicles until the next card is played."""
        if busy != self.busy:
            state.replace(DesertTurn(self.side, self.second, busy))


class Acting(Frame[DesertState]):
    """A card whose soldier has boarded, left or changed seats first: now its action, or none."""

    name = "acting"

    def __init__(self, side: int, card: Card) -> None:
        self.side = side
        self.card = card

    def actors(self, state: DesertState) -> tuple[str, ...]:
        return (state.seats[self.side],)

    def legal(self, state: DesertState, seat: str) -> list[Action]:
        return [*acting.plays(state, self.side, self.card), DONE]  # NAF-11.10

    def refuse(self, state: DesertState, seat: str, action: Action) -> Refusal:
        verb = action[0] if action else ""
        if verb in INTERACTIONS:
            return state.refusal("one-interaction")
        if verb not in state.verbs or action[1:2] != (self.card.arg,):
            return state.refusal("finish-the-card", card=self.card.id)
        return acting.refuse(state, self.side, self.card, action)

    def resolve(
        self, state: DesertState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == DONE:
            return
        stance = acting.stance_of(state, self.side, self.card, action)
        assert stance is not None
        card = self.card.id
        events.append(Event("acted", {"side": seat, "card": card, "action": action[0]}))
        acting.perform(state, stance, action, chance, events)

    def odds(self, state: DesertState, action: Action) -> list[Odds]:
        if action == DONE:
            return []
        return acting.odds(state, self.side, self.card, action)

    def prompt(self, state: DesertState) -> Prompt:
        return Prompt("prompt-acting", {"side": state.seats[self.side], "card": self.card.id})

    def check(self, state: DesertState, below: Frame[Any] | None, where: str) -> None:
        if self.card.unit < 0 or state.at[self.card.unit] < 0:
            raise BadInput("acting-nobody", f"{where}.card", card=self.card.id)
