"""Initiative (NOR-9): both pick a card in secret and reveal at the same moment."""

from sandtable.games.undaunted.decks import add_to_discard, leave_hand
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import Reader
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
            return state.refusal("not-in-hand", "bid", card=action[1].removeprefix("card:"))
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

    def bid_of(self, s: UndauntedState, side: int) -> str | None:
        bid = self.bids[side]
        return None if bid < 0 else s.scenario.roster.cards[side][bid].id

    def to_json(self, state: UndauntedState) -> dict[str, Json]:
        return {"frame": self.name, "bids": [self.bid_of(state, 0), self.bid_of(state, 1)]}

    def view(self, state: UndauntedState, seat: str | None) -> dict[str, Json]:
        """Everyone sees who has picked; only the owner what (NOR-35.5)."""
        return {
            "frame": self.name,
            "picked": [bid >= 0 for bid in self.bids],
            "bid": None if seat is None else self.bid_of(state, self.seats.index(seat)),
        }

    @staticmethod
    def read(s: UndauntedState, reader: Reader) -> "Initiative":
        given = reader.value("bids") if reader.has("bids") else [None, None]
        if not isinstance(given, list) or len(given) != len(s.seats):
            raise BadInput("bids-wrong", reader.at("bids"))
        bids: list[int] = []
        for side, id in enumerate(given):
            where = f"{reader.at('bids')}[{side}]"
            kind = -1 if id is None else s.scenario.roster.card(side, str(id), where).index
            if kind >= 0 and kind not in s.platoons[side].hand:
                raise BadInput("bid-not-in-hand", where, card=str(id))
            bids.append(kind)
        return Initiative((bids[0], bids[1]), s.seats)


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
