"""Initiative (NOR-9): both pick a card in secret and reveal at the same moment."""

from sandtable.games.undaunted.decks import add_to_discard, leave_hand
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal


class Initiative(Frame[UndauntedState]):
    """``bids`` holds the kind of card each side has picked, -1 while it has not.

    A picked card counts as in hand until the reveal.
    """

    name = "initiative"

    def __init__(self, bids: tuple[int, int], seats: tuple[str, ...]) -> None:
        self.bids = bids
        self.seats = seats

    def waits_for(self, s: UndauntedState, side: int) -> bool:
        """An empty hand picks nothing (NOR-A.2)."""
        return self.bids[side] < 0 and len(s.platoons[side].hand) > 0

    def actors(self, state: UndauntedState) -> tuple[str, ...]:
        if self.waits_for(state, 0):
            return self.seats if self.waits_for(state, 1) else self.seats[:1]
        return self.seats[1:] if self.waits_for(state, 1) else ()

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        """Any card in hand, Fog and command cards included (NOR-9.2)."""
        side = self.seats.index(seat)
        cards = state.scenario.roster.cards[side]
        found: list[Action] = []
        last = -1
        for kind in state.platoons[side].hand:
            if kind != last:
                found.append(cards[kind].bid)
                last = kind
        return found

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        cards = state.scenario.roster.card_at[self.seats.index(seat)]
        if len(action) == 2 and action[0] == "bid" and action[1] in cards:
            return state.refusal("not-in-hand", card=action[1].removeprefix("card:"))
        return state.refusal("bid-compulsory")

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        side = self.seats.index(seat)
        kind = state.scenario.roster.card_at[side][action[1]]
        bids = (kind, self.bids[1]) if side == 0 else (self.bids[0], kind)
        state.frames[-1] = Initiative(bids, self.seats)
        card = action[1].removeprefix("card:")
        events.append(Event("picked", {"side": seat, "card": card}, (seat,), {"side": seat}))

    def prompt(self, state: UndauntedState) -> Prompt:
        return Prompt("prompt-initiative", {"round": state.round})

    def to_json(self) -> dict[str, Json]:
        return self.view(None) | {"bids": [*self.bids]}

    def view(self, seat: str | None) -> dict[str, Json]:
        """Everyone sees who has picked; only the owner what (NOR-35.5)."""
        json: dict[str, Json] = {"frame": self.name, "picked": [bid >= 0 for bid in self.bids]}
        if seat is not None:
            json["bid"] = self.bids[self.seats.index(seat)]
        return json


def reveal(s: UndauntedState, picked: Initiative, events: list[Event]) -> None:
    """The higher value takes the marker, a tie leaves it (NOR-9.3, 9.5); both are discarded."""
    values: list[int] = []
    for side, kind in enumerate(picked.bids):
        if kind < 0:
            values.append(0)
            continue
        card = s.scenario.roster.cards[side][kind]
        platoon = s.platoons[side]
        leave_hand(platoon, kind)
        add_to_discard(platoon, kind)
        values.append(card.initiative)
        events.append(
            Event(
                "bid-revealed", {"side": s.seats[side], "card": card.id, "value": card.initiative}
            )
        )
    if values[0] != values[1]:
        s.initiative = 0 if values[0] > values[1] else 1
    events.append(Event("initiative", {"side": s.seats[s.initiative]}))
