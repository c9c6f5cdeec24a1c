"""Support actions: Bolster (NOR-20), Command (NOR-21), Conceal (NOR-22), Inspire (NOR-24),
Recon (NOR-25). Control is each game's own; what it does to the markers is here (NOR-23)."""

from sandtable.games.undaunted.cards import Card, CardAction
from sandtable.games.undaunted.decks import (
    box_from_hand,
    draw,
    fog_to_discard,
    from_supply,
)
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import PlainVerb, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

BOLSTER = "bolster"
INSPIRE = "inspire"
DONE: Action = ("done",)


class Take(Frame[UndauntedState]):
    """Picking cards one by one: Bolster from the supply, Inspire from the play area.

    ``left`` more may be taken; ``squad`` (if not empty) limits them; ``card`` is the card being
    resolved, which cannot Inspire itself (NOR-24.5).
    """

    name = "take"

    def __init__(self, action: str, side: int, seat: str, card: int, left: int, squad: str) -> None:
        self.action = action
        self.side = side
        self.seat = seat
        self.card = card
        self.left = left
        self.squad = squad

    def actors(self, state: UndauntedState) -> tuple[str, ...]:
        return (self.seat,)

    def available(self, s: UndauntedState) -> list[Card]:
        """The kinds of cards that may be taken now."""
        platoon = s.platoons[self.side]
        found: list[Card] = []
        for card in s.scenario.roster.cards[self.side]:
            if self.action == BOLSTER:
                count = platoon.supply[card.index]
            else:
                count = platoon.play.count(card.index) - (1 if card.index == self.card else 0)
            if count > 0 and self.barred(s, card) is None:
                found.append(card)
        return found

    def barred(self, s: UndauntedState, card: Card) -> Refusal | None:
        """The rule that keeps a kind of card from being taken, wherever it lies."""
        if card.fog and self.action == BOLSTER:
            return s.refusal("bolster-fog")
        if self.squad and card.squad != self.squad:
            return s.refusal(f"{self.action}-squad", card=card.id, squad=self.squad)
        return None

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        return [*(card.take for card in self.available(state)), DONE]

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        index = (
            state.scenario.roster.card_at[self.side].get(action[1]) if len(action) == 2 else None
        )
        if action[:1] != ("take",) or index is None:
            return state.refusal(f"{self.action}-take-a-card")
        card = state.scenario.roster.cards[self.side][index]
        barred = self.barred(state, card)
        if barred is not None:
            return barred
        if self.action == INSPIRE and index == self.card:
            return state.refusal("inspire-itself", card=card.id)
        return state.refusal(f"{self.action}-none", card=card.id)

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == DONE:
            return
        kind = state.scenario.roster.card_at[self.side][action[1]]
        platoon = state.platoons[self.side]
        if self.action == BOLSTER:
            from_supply(platoon, kind)
        else:
            platoon.play.remove(kind)
            platoon.hand.append(kind)
            platoon.hand.sort()
            platoon.hand_shown[kind] += 1
            platoon.hand_lacks &= ~(1 << kind)
        card = state.scenario.roster.cards[self.side][kind].id
        key = "bolstered" if self.action == BOLSTER else "inspired"
        events.append(Event(key, {"side": self.seat, "card": card}))
        ask(state, Take(self.action, self.side, self.seat, self.card, self.left - 1, self.squad))

    def prompt(self, state: UndauntedState) -> Prompt:
        return Prompt(f"prompt-{self.action}", {"side": self.seat, "count": self.left})

    def to_json(self, state: UndauntedState) -> dict[str, Json]:
        return {
            "frame": self.name,
            "action": self.action,
            "side": self.seat,
            "card": state.scenario.roster.cards[self.side][self.card].id,
            "left": self.left,
            "squad": self.squad,
        }

    @staticmethod
    def read(s: UndauntedState, reader: Reader) -> "Take":
        side = s.seats.index(reader.choice("side", s.seats))
        card = s.scenario.roster.card(side, reader.text("card"), reader.at("card"))
        action = reader.choice("action", (BOLSTER, INSPIRE))
        left = reader.integer("left", 1, 99)
        squads = sorted({other.squad for other in s.scenario.roster.cards[side]})
        squad = reader.choice("squad", squads)
        return Take(action, side, s.seats[side], card.index, left, squad)


def ask(s: UndauntedState, take: Take) -> None:
    """Ask for a card, unless no more may be taken or none is there."""
    if take.left > 0 and take.available(s):
        s.frames.append(take)


class Bolster(PlainVerb[UndauntedState]):
    """Bolster X: up to X cards from the supply to the discard; of the squad, if so printed."""

    name = BOLSTER

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        card = stance.card
        squad = card.squad if printed.own_squad else ""
        seat = s.seats[stance.side]
        ask(s, Take(self.name, stance.side, seat, card.index, printed.size, squad))


class Inspire(Bolster):
    """Inspire X: up to X cards played this turn back into the hand."""

    name = INSPIRE


class Command(Verb[UndauntedState]):
    """Command X: draw up to X cards; the number is settled beforehand (NOR-21.4)."""

    name = "command"

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return 0

    def plays(self, s: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        return [
            (self.name, *stance.head, f"number:{count}") for count in range(printed.size, -1, -1)
        ]

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if len(rest) == 1 and rest[0].startswith("number:"):
            return s.refusal("command-too-many", size=printed.size)
        return s.refusal("command-number", size=printed.size)

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        draw(s, stance.side, int(rest[0].removeprefix("number:")), chance, events)


class Conceal(PlainVerb[UndauntedState]):
    """Conceal: one Fog card from the opponent's supply to the opponent's discard.

    Without Fog there it is void (NOR-22.2), or forbidden by the option ``conceal_strict``.
    """

    name = "conceal"

    def forbidden(self, s: UndauntedState, stance: Stance) -> str:
        if not s.options["conceal_strict"]:
            return ""
        enemy = 1 - stance.side
        fog = s.scenario.roster.fog[enemy]
        return "" if s.platoons[enemy].supply[fog] else "conceal-no-fog"

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if not fog_to_discard(s, 1 - stance.side, events):
            events.append(Event("no-fog-left", {"side": s.seats[1 - stance.side]}))


class Recon(PlainVerb[UndauntedState]):
    """Recon: remove one Fog card in hand from the game, then draw one card."""

    name = "recon"

    def forbidden(self, s: UndauntedState, stance: Stance) -> str:
        fog = s.scenario.roster.fog[stance.side]
        return "" if fog in s.platoons[stance.side].hand else "recon-no-fog"  # NOR-25.4

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        box_from_hand(s.platoons[stance.side], s.scenario.roster.fog[stance.side])
        events.append(Event("fog-removed", {"side": s.seats[stance.side]}))
        draw(s, stance.side, 1, chance, events)


def take_control(s: UndauntedState, side: int, tile: int, events: list[Event]) -> None:
    """Turn the own marker to Controlled and the enemy's to Scouted (NOR-23.1, 23.2)."""
    s.platoons[side].controlled |= 1 << tile
    s.platoons[1 - side].controlled &= ~(1 << tile)
    s.changed = True
    events.append(
        Event(
            "controlled",
            {
                "side": s.seats[side],
                "tile": s.scenario.tiles[tile].name,
                "points": s.worth(side, tile),
                "total": s.points(side),
            },
        )
    )
