"""A turn of North Africa: cards act, use vehicles, swap, hunker down (NAF-11)."""

from typing import cast

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
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal


class DesertTurn(Turn):
    """``busy`` is the soldier whose card has just acted: until the next card is played he may
    still board, leave or change seat (NAF-11.8)."""

    def __init__(
        self,
        side: int,
        seat: str,
        second: bool,
        verbs: dict[str, Verb[UndauntedState]],
        busy: int,
    ) -> None:
        super().__init__(side, seat, second, verbs)
        self.busy = busy

    def goes_on(self, s: UndauntedState) -> bool:
        return super().goes_on(s) or len(self.afterwards(cast(DesertState, s))) > 0

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        return self.afterwards(cast(DesertState, state)) + super().legal(state, seat)

    def afterwards(self, s: DesertState) -> list[Action]:
        """What the soldier who has just acted may still do with vehicles."""
        if self.busy == NOBODY or s.at[self.busy] < 0:
            return []
        return interactions(s, self.busy, ())

    def card_plays(self, s: UndauntedState, kind: int) -> list[Action]:
        found = super().card_plays(s, kind)
        card = s.scenario.roster.cards[self.side][kind]
        if card.unit >= 0 and s.at[card.unit] >= 0 and not self.is_suppressed(s, card):
            desert = cast(DesertState, s)
            head = (card.arg,)
            found += interactions(desert, card.unit, head) + swaps(desert, card.unit, head)
        return found

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        verb = action[0] if action else ""
        if verb not in INTERACTIONS and verb != SWAP:
            return super().refuse(state, seat, action)
        s = cast(DesertState, state)
        if verb != SWAP and not (len(action) > 1 and action[1].startswith("card:")):
            if self.busy == NOBODY or s.at[self.busy] < 0:
                return s.refusal("one-interaction")
            return refuse_interaction(s, self.busy, verb, action[1:])
        if len(action) < 2 or action[1] not in s.scenario.roster.card_at[self.side]:
            return s.refusal("name-a-card", card=action[1] if len(action) > 1 else "")
        card = self.named(s, action)
        if card.index not in s.platoons[self.side].hand:
            return s.refusal("not-in-hand", card=card.id)
        if card.unit < 0:
            return s.refusal("fog-not-playable" if card.fog else "command-no-vehicle", card=card.id)
        if self.is_suppressed(s, card):
            unit = s.scenario.roster.units[card.unit].id
            return s.refusal("suppressed", "interaction", unit=unit)  # NAF-13.6
        return refuse_interaction(s, card.unit, verb, action[2:])

    def named(self, s: UndauntedState, action: Action) -> Card:
        roster = s.scenario.roster
        return roster.cards[self.side][roster.card_at[self.side][action[1]]]

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        s = cast(DesertState, state)
        verb = action[0]
        by_card = len(action) > 1 and action[1].startswith("card:")
        if verb in INTERACTIONS and not by_card:
            busy = self.busy
            self.wait_for(s, NOBODY)
            interact(s, busy, action, action[-1], events)
        elif verb in INTERACTIONS:
            card = self.play_card(s, action, events)
            self.wait_for(s, NOBODY)
            interact(s, card.unit, action, action[-1], events)
            s.frames.append(Acting(self.side, seat, card, self.verbs))
        elif verb == SWAP:
            card = self.play_card(s, action, events)
            self.wait_for(s, NOBODY)
            swap(s, card.unit, s.scenario.roster.unit_at[action[2]], events)
        else:
            soldier = NOBODY
            if by_card and verb not in (HUNKER, READY):
                soldier = self.named(s, action).unit
            self.wait_for(s, soldier)
            super().resolve(state, seat, action, chance, events)

    def play_card(self, s: DesertState, action: Action, events: list[Event]) -> Card:
        """Put the named card from the hand to the play area."""
        card = self.named(s, action)
        platoon = s.platoons[self.side]
        leave_hand(platoon, card.index)
        platoon.play.append(card.index)
        seat = s.seats[self.side]
        events.append(Event("played", {"side": seat, "card": card.id, "action": action[0]}))
        return card

    def wait_for(self, s: DesertState, busy: int) -> None:
        """From now on this soldier may still interact; the turn is the lowest of the frames."""
        if busy != self.busy:
            s.frames[0] = DesertTurn(self.side, self.seat[0], self.second, self.verbs, busy)

    def to_json(self, state: UndauntedState) -> dict[str, Json]:
        busy = None if self.busy == NOBODY else state.scenario.roster.units[self.busy].name
        return super().to_json(state) | {"busy": busy}

    @staticmethod
    def read_turn(
        s: DesertState, reader: Reader, verbs: dict[str, Verb[UndauntedState]]
    ) -> "DesertTurn":
        turn = Turn.read(s, reader, verbs)
        busy = NOBODY
        if reader.has("busy") and reader.value("busy") is not None:
            name = reader.text("busy")
            busy = s.battle.desert.soldier(turn.side, name, reader.at("busy")).index
        return DesertTurn(turn.side, s.seats[turn.side], turn.second, verbs, busy)


class Acting(Frame[DesertState]):
    """A card whose soldier has boarded, left or changed seat first: now its action, or none."""

    name = "acting"

    def __init__(
        self, side: int, seat: str, card: Card, verbs: dict[str, Verb[UndauntedState]]
    ) -> None:
        self.side = side
        self.seat = seat
        self.card = card
        self.verbs = verbs

    def actors(self, state: DesertState) -> tuple[str, ...]:
        return (self.seat,)

    def legal(self, state: DesertState, seat: str) -> list[Action]:
        return [*acting.plays(state, self.side, self.card, self.verbs), DONE]  # NAF-11.10

    def refuse(self, state: DesertState, seat: str, action: Action) -> Refusal:
        verb = action[0] if action else ""
        if verb in INTERACTIONS:
            return state.refusal("one-interaction")
        if verb not in self.verbs or action[1:2] != (self.card.arg,):
            return state.refusal("finish-the-card", card=self.card.id)
        return acting.refuse(state, self.side, self.card, action, self.verbs)

    def resolve(
        self, state: DesertState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == DONE:
            return
        stance = acting.stance_of(state, self.side, self.card, action)
        assert stance is not None
        card = self.card.id
        events.append(Event("acted", {"side": seat, "card": card, "action": action[0]}))
        acting.perform(state, stance, action, self.verbs, chance, events)

    def odds(self, state: DesertState, action: Action) -> list[Odds]:
        if action == DONE:
            return []
        return acting.odds(state, self.side, self.card, action, self.verbs)

    def prompt(self, state: DesertState) -> Prompt:
        return Prompt("prompt-acting", {"side": self.seat, "card": self.card.id})

    def to_json(self, state: DesertState) -> dict[str, Json]:
        return {"frame": self.name, "side": self.seat, "card": self.card.id}

    @staticmethod
    def read(s: DesertState, reader: Reader, verbs: dict[str, Verb[UndauntedState]]) -> "Acting":
        side = s.seats.index(reader.choice("side", s.seats))
        card = s.scenario.roster.card(side, reader.text("card"), reader.at("card"))
        if card.unit < 0 or s.at[card.unit] < 0:
            raise BadInput("acting-nobody", reader.at("card"), card=card.id)
        return Acting(side, s.seats[side], card, verbs)
