"""A player's turn (NOR-10 to NOR-14): playing cards one by one, to act or to Hunker Down."""

from typing import Final

from sandtable.games.undaunted import acting
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.decks import discard_all, leave_hand, to_supply
from sandtable.games.undaunted.rounds import begin_round
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import add_plays
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

END_TURN: Final[Action] = ("end-turn",)
HUNKER: Final = "hunker"
READY: Final = "ready"


class Turn(Frame[UndauntedState]):
    """One side's turn; ``second`` if the other side has already had its turn this round."""

    name = "turn"
    lowest = True

    def __init__(self, side: int, second: bool = False) -> None:
        self.side = side
        self.second = second

    def settled(self, state: UndauntedState) -> bool:
        """A turn ends automatically when the hand is empty, which everyone can see."""
        return not state.platoons[self.side].hand

    def leave(self, state: UndauntedState, chance: Chance, events: list[Event]) -> None:
        discard_all(state.platoons[self.side])
        events.append(state.scenario.roster.turn_ended[self.side])
        if self.second:
            begin_round(state, chance, events)
        else:
            state.begin_turn(1 - self.side, second=True)

    def actors(self, state: UndauntedState) -> tuple[str, ...]:
        return (state.seats[self.side],)

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        found: list[Action] = []
        last = -1
        for kind in state.platoons[self.side].hand:
            if kind != last:
                self.add_card_plays(state, kind, found)
                last = kind
        found.append(END_TURN)  # NOR-10.3: passing with playable cards is legal
        return found

    def card_plays(self, state: UndauntedState, kind: int) -> list[Action]:
        """All plays of a card."""
        found: list[Action] = []
        self.add_card_plays(state, kind, found)
        return found

    def add_card_plays(self, state: UndauntedState, kind: int, found: list[Action]) -> None:
        """Add all plays of a card to a list: its actions, and Hunker Down (NOR-10.6)."""
        card = state.scenario.roster.cards[self.side][kind]
        if card.fog:
            return  # NOR-11.1
        if self.is_suppressed(state, card):
            found.append(card.ready)  # NOR-12.2, 12.5
        else:
            for stance in state.stances(self.side, card):
                add_plays(state, stance, found)
        found.append(card.hunker)

    def is_suppressed(self, state: UndauntedState, card: Card) -> bool:
        return card.unit >= 0 and state.suppressed >> card.unit & 1 == 1

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        verb = action[0] if action else ""
        if verb not in state.verbs and verb not in (HUNKER, READY):
            return state.refusal("unknown-action", action=verb)
        if len(action) < 2 or action[1] not in state.scenario.roster.card_by_arg[self.side]:
            return state.refusal("name-a-card", card=action[1] if len(action) > 1 else "")
        index = state.scenario.roster.card_by_arg[self.side][action[1]]
        card = state.scenario.roster.cards[self.side][index]
        if index not in state.platoons[self.side].hand:
            return state.refusal("not-in-hand", card=card.id)
        if card.fog:
            return state.refusal("hunker-fog" if verb == HUNKER else "fog-not-playable")
        if verb == HUNKER:
            return state.refusal("no-argument", action=verb)
        if verb == READY:
            suppressed = self.is_suppressed(state, card)
            return state.refusal("no-argument" if suppressed else "not-suppressed", action=verb)
        return acting.refuse(state, self.side, card, action)

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_TURN:
            discard_all(state.platoons[self.side])  # an empty hand ends the turn
            return
        platoon = state.platoons[self.side]
        card = state.scenario.roster.cards[self.side][
            state.scenario.roster.card_by_arg[self.side][action[1]]
        ]
        verb = action[0]
        if verb == HUNKER:  # NOR-14.1
            to_supply(platoon, card.index)
            state.changed = True
            events.append(Event("hunkered", {"side": seat, "card": card.id}))
            state.settle(self.side, events)
            return
        stance = None
        if verb != READY:
            stance = acting.stance_of(state, self.side, card, action)
        leave_hand(platoon, card.index)
        platoon.play.append(card.index)
        events.append(card.played(verb))
        if stance is None:  # NOR-12.2, 12.3
            state.suppressed &= ~(1 << card.unit)
            unit = state.scenario.roster.units[card.unit].id
            events.append(Event("readied", {"unit": unit}))
            return
        state.before_act(stance, events)
        acting.perform(state, stance, action, chance, events)

    def odds(self, state: UndauntedState, action: Action) -> list[Odds]:
        if action[0] not in state.verbs:
            return []
        card = state.scenario.roster.cards[self.side][
            state.scenario.roster.card_by_arg[self.side][action[1]]
        ]
        return acting.odds(state, self.side, card, action)

    def prompt(self, state: UndauntedState) -> Prompt:
        return Prompt("prompt-turn", {"side": state.seats[self.side]})
