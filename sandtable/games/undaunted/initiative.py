"""Initiative (NOR-9): both sides pick a card in secret and reveal it at the same time."""

from typing import Any

from sandtable.games.undaunted.decks import add_to_discard, leave_hand
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal


class Initiative(Frame[UndauntedState]):
    """``bids`` holds the kind of card that each side has picked, -1 if it has not yet.

    A picked card stays in the hand until the reveal.
    """

    name = "initiative"
    lowest = True

    def __init__(self, bids: tuple[int, int] = (-1, -1)) -> None:
        self.bids = bids

    def settled(self, state: UndauntedState) -> bool:
        return not self.waits_for(state, 0) and not self.waits_for(state, 1)

    def leave(self, state: UndauntedState, chance: Chance, events: list[Event]) -> None:
        reveal(state, self, events)
        state.begin_turn(state.initiative, second=False)

    def waits_for(self, state: UndauntedState, side: int) -> bool:
        """Must the side still pick a card? With an empty hand it picks none (NOR-A.2)."""
        bid = self.bids[0] if side == 0 else self.bids[1]
        return bid < 0 and len(state.platoons[side].hand) > 0

    def actors(self, state: UndauntedState) -> tuple[str, ...]:
        if self.waits_for(state, 0):
            return state.seats if self.waits_for(state, 1) else state.seats[:1]
        return state.seats[1:] if self.waits_for(state, 1) else ()

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        """Any card in hand, Fog and command cards included (NOR-9.2)."""
        side = state.seats.index(seat)
        cards = state.scenario.roster.cards[side]
        found: list[Action] = []
        last = -1
        for kind in state.platoons[side].hand:
            if kind != last:
                found.append(cards[kind].bid)
                last = kind
        return found

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        cards = state.scenario.roster.card_by_arg[state.seats.index(seat)]
        if len(action) == 2 and action[0] == "bid" and action[1] in cards:
            return state.refusal("not-in-hand", "bid", card=action[1].removeprefix("card:"))
        return state.refusal("bid-compulsory")

    def refuse_seat(self, state: UndauntedState, seat: str) -> Refusal:
        return state.refusal("nothing-to-pick")

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        side = state.seats.index(seat)
        kind = state.scenario.roster.card_by_arg[side][action[1]]
        bids = (kind, self.bids[1]) if side == 0 else (self.bids[0], kind)
        state.replace(Initiative(bids))
        events.append(state.scenario.roster.cards[side][kind].picked)

    def prompt(self, state: UndauntedState) -> Prompt:
        return Prompt("prompt-initiative", {"round": state.round})

    def view(self, state: UndauntedState, seat: str | None) -> dict[str, Json]:
        """Everyone sees who has picked; only the owner sees which card (NOR-35.5)."""
        own: str | None = None
        if seat is not None:
            side = state.seats.index(seat)
            kind = self.bids[side]
            own = None if kind < 0 else state.scenario.roster.cards[side][kind].id
        return {"frame": self.name, "picked": [kind >= 0 for kind in self.bids], "bid": own}

    def check(self, state: UndauntedState, below: Frame[Any] | None, where: str) -> None:
        for side, kind in enumerate(self.bids):
            if kind >= 0 and kind not in state.platoons[side].hand:
                card = state.scenario.roster.cards[side][kind].id
                raise BadInput("bid-not-in-hand", f"{where}.bids[{side}]", card=card)


def reveal(state: UndauntedState, picked: Initiative, events: list[Event]) -> None:
    """The higher value takes the marker, a tie leaves it (NOR-9.3, 9.5); discard both cards."""
    first = reveal_bid(state, 0, picked.bids[0], events)
    second = reveal_bid(state, 1, picked.bids[1], events)
    if first != second:
        state.initiative = 0 if first > second else 1
    events.append(state.scenario.roster.has_initiative[state.initiative])


def reveal_bid(state: UndauntedState, side: int, kind: int, events: list[Event]) -> int:
    """Discard the card that a side has picked; its value, 0 if it has picked none."""
    if kind < 0:
        return 0
    card = state.scenario.roster.cards[side][kind]
    platoon = state.platoons[side]
    leave_hand(platoon, kind)
    add_to_discard(platoon, kind)
    events.append(card.revealed)
    return card.initiative
