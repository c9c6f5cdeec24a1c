"""Support actions: Bolster (NOR-20), Command (NOR-21), Conceal (NOR-22), Inspire (NOR-24),
Recon (NOR-25). Control is each game's own; what it does to the markers is here (NOR-23)."""

from typing import Final

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
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

BOLSTER: Final = "bolster"
INSPIRE: Final = "inspire"
DONE: Final[Action] = ("done",)


class Take(Frame[UndauntedState]):
    """Picking cards one by one: from the supply with Bolster, from the play area with Inspire.

    ``left`` more may be taken; ``squad``, if not empty, limits the choice; ``card`` is the card
    being resolved, which cannot Inspire itself (NOR-24.5).
    """

    name = "take"

    def __init__(self, action: str, side: int, card: Card, left: int, squad: str) -> None:
        self.action = action
        self.side = side
        self.card = card
        self.left = left
        self.squad = squad

    def actors(self, state: UndauntedState) -> tuple[str, ...]:
        return (state.seats[self.side],)

    def available(self, state: UndauntedState) -> list[Card]:
        """The kinds of cards that may be taken now."""
        platoon = state.platoons[self.side]
        cards = state.scenario.roster.cards[self.side]
        found: list[Card] = []
        if self.action == BOLSTER:
            for kind, count in enumerate(platoon.supply):
                if count > 0 and self.why_not(cards[kind]) is None:
                    found.append(cards[kind])
            return found
        for card in cards:
            count = platoon.play.count(card.index) - (1 if card is self.card else 0)
            if count > 0 and self.why_not(card) is None:
                found.append(card)
        return found

    def why_not(self, card: Card) -> str | None:
        """The rule that forbids a kind of card to be taken, wherever it is; None if it may."""
        if card.fog and self.action == BOLSTER:
            return "bolster-fog"
        if self.squad and card.squad != self.squad:
            return f"{self.action}-squad"
        return None

    def legal(self, state: UndauntedState, seat: str) -> list[Action]:
        return [*(card.take for card in self.available(state)), DONE]

    def refuse(self, state: UndauntedState, seat: str, action: Action) -> Refusal:
        index = (
            state.scenario.roster.card_by_arg[self.side].get(action[1])
            if len(action) == 2
            else None
        )
        if action[:1] != ("take",) or index is None:
            return state.refusal(f"{self.action}-take-a-card")
        card = state.scenario.roster.cards[self.side][index]
        rule = self.why_not(card)
        if rule == "bolster-fog":
            return state.refusal("bolster-fog")
        if rule is not None:
            return state.refusal(f"{self.action}-squad", card=card.id, squad=self.squad)
        if self.action == INSPIRE and card is self.card:
            return state.refusal("inspire-itself", card=card.id)
        return state.refusal(f"{self.action}-none", card=card.id)

    def resolve(
        self, state: UndauntedState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == DONE:
            return
        kind = state.scenario.roster.card_by_arg[self.side][action[1]]
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
        events.append(Event(key, {"side": state.seats[self.side], "card": card}))
        ask(state, Take(self.action, self.side, self.card, self.left - 1, self.squad))

    def prompt(self, state: UndauntedState) -> Prompt:
        return Prompt(f"prompt-{self.action}", {"side": state.seats[self.side], "count": self.left})


def ask(state: UndauntedState, take: Take) -> None:
    """Ask for a card, unless no more may be taken or none is left."""
    if take.left > 0 and take.available(state):
        state.push(take)


class Bolster(PlainVerb[UndauntedState]):
    """Bolster X: up to X cards from the supply (of the squad, if so printed) to the discard."""

    name = BOLSTER

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        squad = stance.card.squad if printed.own_squad else ""
        ask(state, Take(self.name, stance.side, stance.card, printed.size, squad))


class Inspire(Bolster):
    """Inspire X: up to X cards played this turn back into the hand."""

    name = INSPIRE


class Command(Verb[UndauntedState]):
    """Command X: draw up to X cards; the number is chosen beforehand (NOR-21.4)."""

    name = "command"

    def key(self, state: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return 0

    def plays(self, state: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        return [
            (self.name, *stance.head, f"number:{count}") for count in range(printed.size, -1, -1)
        ]

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if len(rest) == 1 and rest[0].startswith("number:"):
            return state.refusal("command-too-many", size=printed.size)
        return state.refusal("command-number", size=printed.size)

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        draw(state, stance.side, int(rest[0].removeprefix("number:")), chance, events)


class Conceal(PlainVerb[UndauntedState]):
    """Conceal: move one Fog card from the opponent's supply to the opponent's discard.

    Without Fog it has no effect (NOR-22.2), or is forbidden by the option ``conceal_strict``.
    """

    name = "conceal"

    def why_unavailable(self, state: UndauntedState, stance: Stance) -> str | None:
        if not state.options["conceal_strict"]:
            return None
        enemy = 1 - stance.side
        fog = state.scenario.roster.fog[enemy]
        return None if state.platoons[enemy].supply[fog] else "conceal-no-fog"

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if not fog_to_discard(state, 1 - stance.side, events):
            events.append(Event("no-fog-left", {"side": state.seats[1 - stance.side]}))


class Recon(PlainVerb[UndauntedState]):
    """Recon: remove one Fog card in hand from the game, then draw one card."""

    name = "recon"

    def why_unavailable(self, state: UndauntedState, stance: Stance) -> str | None:
        fog = state.scenario.roster.fog[stance.side]
        return None if fog in state.platoons[stance.side].hand else "recon-no-fog"  # NOR-25.4

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        box_from_hand(state.platoons[stance.side], state.scenario.roster.fog[stance.side])
        events.append(Event("fog-removed", {"side": state.seats[stance.side]}))
        draw(state, stance.side, 1, chance, events)


def take_control(state: UndauntedState, side: int, tile: int, events: list[Event]) -> None:
    """Flip the side's marker to Controlled and the enemy's to Scouted (NOR-23.1, 23.2)."""
    state.platoons[side].controlled |= 1 << tile
    state.platoons[1 - side].controlled &= ~(1 << tile)
    state.changed = True
    events.append(
        Event(
            "controlled",
            {
                "side": state.seats[side],
                "tile": state.scenario.tiles[tile].name,
                "points": state.worth(side, tile),
                "total": state.points(side),
            },
        )
    )
