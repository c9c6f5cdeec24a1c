"""A player's turn (NOR-10 to NOR-14): cards are played one by one, to act or to Hunker Down."""

from typing import Final

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.decks import discard_all, leave_hand, to_supply
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import Verb, plays_of
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

END_TURN: Final[Action] = ("end-turn",)
HUNKER: Final = "hunker"
READY: Final = "ready"


class Turn(Frame[UndauntedState]):
    """One side's turn; ``second`` if the other side has had its turn this round."""

    name = "turn"

    def __init__(
        self, side: int, seat: str, second: bool, verbs: dict[str, Verb[UndauntedState]]
    ) -> None:
        self.side = side
        self.second = second
        self.verbs = verbs
        self.seat = (seat,)

    def actors(self, state: UndauntedState) -> tuple[str, ...]:
        return self.seat

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        found: list[Action] = []
        last = -1
        for kind in state.platoons[self.side].hand:
            if kind != last:
                found += self.card_plays(state, kind)
                last = kind
        found.append(END_TURN)  # NOR-10.3: passing with playable cards is legal
        return found

    def card_plays(self, s: UndauntedState, kind: int) -> list[Action]:
        """Every way to play a card: its actions, or Hunker Down (NOR-10.6)."""
        card = s.scenario.roster.cards[self.side][kind]
        if card.fog:
            return []  # NOR-11.1
        if self.is_suppressed(s, card):
            return [card.ready, card.hunker]  # NOR-12.2, 12.5
        found: list[Action] = []
        for stance in self.stances(s, card):
            found += plays_of(s, stance, self.verbs)
        found.append(card.hunker)
        return found

    def is_suppressed(self, s: UndauntedState, card: Card) -> bool:
        return card.unit >= 0 and s.suppressed >> card.unit & 1 == 1

    def stances(self, s: UndauntedState, card: Card) -> list[Stance]:
        """Where the card's unit acts from: its tile, or each tile it may be placed in (NOR-13)."""
        unit = card.unit
        tile = s.at[unit] if unit >= 0 else -1
        if unit < 0 or tile >= 0:
            return [s.scenario.stance(self.side, card.index, tile, False)]
        return [
            s.scenario.stance(self.side, card.index, entry, True) for entry in s.entry_tiles(unit)
        ]

    def stance_of(self, s: UndauntedState, action: Action) -> Stance | None:
        """The stance whose head these arguments begin with."""
        index = s.scenario.roster.card_at[self.side][action[1]]
        for stance in self.stances(s, s.scenario.roster.cards[self.side][index]):
            if action[1 : 1 + len(stance.head)] == stance.head:
                return stance
        return None

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        verb = action[0] if action else ""
        if verb not in self.verbs and verb not in (HUNKER, READY):
            return state.refusal("unknown-action", action=verb)
        if len(action) < 2 or action[1] not in state.scenario.roster.card_at[self.side]:
            return state.refusal("name-a-card", card=action[1] if len(action) > 1 else "")
        index = state.scenario.roster.card_at[self.side][action[1]]
        card = state.scenario.roster.cards[self.side][index]
        if index not in state.platoons[self.side].hand:
            return state.refusal("not-in-hand", card=card.id)
        if card.fog:
            return state.refusal("hunker-fog" if verb == HUNKER else "fog-not-playable")
        if verb == HUNKER:
            return state.refusal("no-argument", action=verb)
        return self.refuse_act(state, card, verb, action)

    def refuse_act(self, s: UndauntedState, card: Card, verb: str, action: Action) -> Refusal:
        """Why a card in hand that is no Fog cannot act like this."""
        suppressed = self.is_suppressed(s, card)
        if verb == READY:
            return s.refusal("no-argument" if suppressed else "not-suppressed", action=verb)
        printed = card.action(verb)
        if printed is None:
            return s.refusal("not-printed", card=card.id, action=verb)
        unit = s.scenario.roster.units[card.unit].id if card.unit >= 0 else ""
        if suppressed:
            return s.refusal("suppressed", unit=unit)
        if not self.stances(s, card):
            return s.refusal("no-spawn-marker", unit=unit)
        stance = self.stance_of(s, action)
        if stance is None:
            return s.refusal("choose-spawn-marker", unit=unit)
        rest = action[1 + len(stance.head) :]
        if rest and rest[0].startswith("spawn:"):
            if not unit:
                return s.refusal("command-places-nobody", card=card.id)
            return s.refusal("already-on-board", unit=unit)
        return self.verbs[verb].refuse(s, stance, printed, rest)

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_TURN:
            discard_all(state.platoons[self.side])  # with the hand empty the round goes on
            return
        platoon = state.platoons[self.side]
        card = state.scenario.roster.cards[self.side][
            state.scenario.roster.card_at[self.side][action[1]]
        ]
        verb = action[0]
        if verb == HUNKER:  # NOR-14.1
            to_supply(platoon, card.index)
            state.changed = True
            events.append(Event("hunkered", {"side": seat, "card": card.id}))
            state.settle(self.side, events)
            return
        stance = None if verb == READY else self.stance_of(state, action)
        leave_hand(platoon, card.index)
        platoon.play.append(card.index)
        events.append(Event("played", {"side": seat, "card": card.id, "action": verb}))
        if stance is None:  # NOR-12.2, 12.3
            state.suppressed &= ~(1 << card.unit)
            unit = state.scenario.roster.units[card.unit].id
            events.append(Event("readied", {"unit": unit}))
            return
        if len(stance.head) > 1:
            self.enter(state, card, stance.tile, events)
        printed = card.action(verb)
        assert printed is not None
        rest = action[1 + len(stance.head) :]
        self.verbs[verb].perform(state, stance, printed, rest, chance, events)
        state.settle(self.side, events)

    def enter(self, s: UndauntedState, card: Card, tile: int, events: list[Event]) -> None:
        """Place the counter, ready, before its action (NOR-13.1, 13.7)."""
        s.place(card.unit, tile)
        events.append(
            Event(
                "entered",
                {
                    "unit": s.scenario.roster.units[card.unit].id,
                    "tile": s.scenario.tiles[tile].name,
                },
            )
        )

    def odds(self, state: UndauntedState, action: Action) -> list[Odds]:
        if action[0] not in self.verbs:
            return []
        stance = self.stance_of(state, action)
        assert stance is not None
        printed = stance.card.action(action[0])
        assert printed is not None
        return self.verbs[action[0]].odds(state, stance, printed, action[1 + len(stance.head) :])

    def prompt(self, state: UndauntedState) -> Prompt:
        return Prompt("prompt-turn", {"side": self.seat[0]})

    def to_json(self, state: UndauntedState) -> dict[str, Json]:
        return {"frame": self.name, "side": self.seat[0], "second": self.second}

    @staticmethod
    def read(s: UndauntedState, reader: Reader, verbs: dict[str, Verb[UndauntedState]]) -> "Turn":
        side = s.seats.index(reader.choice("side", s.seats))
        second = reader.flag("second") if reader.has("second") else False
        return Turn(side, s.seats[side], second, verbs)
