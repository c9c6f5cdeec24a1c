"""The turn: play a card, give its orders, count junctions. One frame for each decision."""

from math import comb
from typing import Any, ClassVar, Final

from crossroads.scenario import SIDES
from crossroads.state import CrossroadsState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.fields import Field, Number, Side, Text
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

#: The cards: orders, extra steps, extra dice (XRD-2.2).
CARDS: Final = {"advance": (2, 0, 0), "rush": (1, 1, 0), "volley": (1, 0, 1)}
COPIES: Final = 4
HAND: Final = 2
#: Fire: dice, faces, the number to reach, the range (XRD-4).
DICE: Final = 2
FACES: Final = 6
NEED: Final = 4
RANGE: Final = 2
DONE: Final = ("done",)
#: The fields of the frames below.
FIELDS: Final[dict[str, Field]] = {
    "side": Side(),
    "card": Text(CARDS),
    "left": Number(0, 9),
}


class Turn(Frame[CrossroadsState]):
    """The side plays a card (XRD-2.1)."""

    name: ClassVar[str] = "turn"
    lowest: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side = side

    def actors(self, state: CrossroadsState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: CrossroadsState, seat: str) -> list[Action]:
        return [("play", f"card:{card}") for card in sorted(set(state.hands[self.side]))]

    def refuse(self, state: CrossroadsState, seat: str, action: Action) -> Refusal:
        return state.refusal("play-a-card")

    def resolve(
        self,
        state: CrossroadsState,
        seat: str,
        action: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        card = action[1].removeprefix("card:")
        state.hands[self.side].remove(card)
        state.discard.append(card)
        events.append(Event("played", {"side": seat, "card": card}))
        state.replace(Orders(self.side, card, CARDS[card][0]))

    def prompt(self, state: CrossroadsState) -> Prompt:
        return Prompt("prompt-turn", {"side": SIDES[self.side]})


class Orders(Frame[CrossroadsState]):
    """The orders of the card, one after another (XRD-3, XRD-4)."""

    name: ClassVar[str] = "orders"
    lowest: ClassVar[bool] = True

    def __init__(self, side: int, card: str, left: int) -> None:
        self.side = side
        self.card = card
        self.left = left

    def settled(self, state: CrossroadsState) -> bool:
        return not self.left or not self.orders(state)

    def leave(self, state: CrossroadsState, chance: Chance, events: list[Event]) -> None:
        end_turn(state, self.side, chance, events)

    def actors(self, state: CrossroadsState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: CrossroadsState, seat: str) -> list[Action]:
        return [*self.orders(state), DONE]

    def orders(self, state: CrossroadsState) -> list[Action]:
        found: list[Action] = []
        for unit in state.remaining(self.side):
            if unit not in state.spent:
                arg = state.scenario.units[unit].arg
                found += [("move", arg, f"hex:{hex}") for hex in self.reach(state, unit)]
                targets = [state.scenario.units[i].arg for i in self.targets(state, unit)]
                found += [("fire", arg, target) for target in targets]
        return found

    def reach(self, state: CrossroadsState, unit: int) -> list[str]:
        """The hexes that a unit can move to, through empty ones (XRD-3.2)."""
        found = [state.at[unit]]
        edge = found[:]
        for _ in range(state.scenario.units[unit].steps + CARDS[self.card][1]):
            near = [hex for start in edge for hex in state.scenario.neighbours[start]]
            edge = [hex for hex in dict.fromkeys(near) if hex not in found]
            edge = [hex for hex in edge if state.unit_in(hex) is None]
            found += edge
        return sorted(found[1:])

    def targets(self, state: CrossroadsState, unit: int) -> list[int]:
        """The enemies within range (XRD-4.1)."""
        away = state.scenario.distance
        enemies = state.remaining(1 - self.side)
        return [i for i in enemies if away(state.at[unit], state.at[i]) <= RANGE]

    def dice(self, state: CrossroadsState, target: int) -> list[tuple[str, int]]:
        """The dice of a shot: the basic ones, plus the card's, minus one into a wood (XRD-4.3)."""
        wood = state.scenario.terrain[state.at[target]] == "wood"
        parts = [("odds-base", DICE), ("odds-card", CARDS[self.card][2])]
        return [*parts, ("odds-wood", -1 if wood else 0)]

    def odds(self, state: CrossroadsState, action: Action) -> list[Odds]:
        if action[0] != "fire":
            return []
        target = state.unit_numbers([action[2].removeprefix("unit:")])[0]
        parts = self.dice(state, target)
        dice = sum(amount for _, amount in parts)
        hit = (FACES - NEED + 1) / FACES
        chances = [
            comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)
        ]
        return [Odds(action[2], dice, NEED, parts, 1 - chances[0], chances)]

    def refuse(self, state: CrossroadsState, seat: str, action: Action) -> Refusal:
        """The first rule that forbids the action."""
        known = {unit.arg: i for i, unit in enumerate(state.scenario.units)}
        unit = known.get(action[1]) if len(action) == 3 else None
        if action[:1] not in (("move",), ("fire",)) or unit is None:
            return state.refusal("give-an-order")
        named: dict[str, Any] = {"unit": state.scenario.units[unit].id}
        if unit not in state.remaining(self.side):
            return state.refusal("own-unit", **named)
        if unit in state.spent:
            return state.refusal("order-once", **named)
        if action[0] == "move":
            hex = action[2].removeprefix("hex:")
            taken = hex in state.scenario.places and state.unit_in(hex) is not None
            return state.refusal("move-taken" if taken else "move-too-far", **named, hex=hex)
        if known.get(action[2]) not in state.remaining(1 - self.side):
            return state.refusal("fire-at-enemy", **named)
        return state.refusal("fire-too-far", **named, range=RANGE)

    def resolve(
        self,
        state: CrossroadsState,
        seat: str,
        action: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if action == DONE:
            end_turn(state, self.side, chance, events)
            return
        unit, what = action[1].removeprefix("unit:"), action[2].partition(":")[2]
        number = state.unit_numbers([unit])[0]
        state.spent.append(number)
        if action[0] == "move":
            events.append(Event("moved", {"unit": unit, "from": state.at[number], "hex": what}))
            state.at[number] = what
        else:
            self.fire(state, unit, what, chance, events)
        if state.outcome is None:
            state.replace(self.replace(left=self.left - 1))

    def fire(
        self,
        state: CrossroadsState,
        unit: str,
        target: str,
        chance: Chance,
        events: list[Event],
    ) -> None:
        """Each die that reaches the number removes a figure (XRD-4.2)."""
        number = state.unit_numbers([target])[0]
        count = sum(amount for _, amount in self.dice(state, number))
        dice = [chance.die("fire", FACES) + 1 for _ in range(count)]
        hits = sum(die >= NEED for die in dice)
        events.append(Event("fired", {"unit": unit, "target": target, "dice": [*dice]}))
        if hits:
            state.hit(number, hits, events)
        settle(state, self.side, events)

    def prompt(self, state: CrossroadsState) -> Prompt:
        return Prompt(
            "prompt-orders", {"side": SIDES[self.side], "card": self.card, "left": self.left}
        )


def end_turn(state: CrossroadsState, side: int, chance: Chance, events: list[Event]) -> None:
    """Points for junctions, a new card, and the other side's turn (XRD-5)."""
    state.spent = []
    held = state.holds(side)
    if held:
        state.points[side] += held
        events.append(Event("scored", {"side": SIDES[side], "points": held}))
    settle(state, side, events)
    if state.outcome is not None:
        return
    draw(state, side, chance, events)
    if side == len(SIDES) - 1:
        if state.round == state.options["round_limit"]:
            state.end(None, "round-limit", events)
            return
        state.round += 1
        events.append(Event("round", {"round": state.round}))
    state.replace(Turn(1 - side))


def settle(state: CrossroadsState, acting: int, events: list[Event]) -> None:
    """End the game if a side has won (XRD-5.2, XRD-5.3); the acting side comes first."""
    for side in (acting, 1 - acting):
        if state.points[side] >= state.scenario.goal:
            state.end(side, "points", events)
            return
        if not state.remaining(1 - side):
            state.end(side, "destroyed", events)
            return


def draw(state: CrossroadsState, side: int, chance: Chance, events: list[Event]) -> None:
    """Fill the hand; an empty deck is reshuffled from the discards (XRD-2.3)."""
    while len(state.hands[side]) < HAND:
        if not state.deck:
            shuffle(state, state.discard, chance)
            state.discard = []
        card = state.deck.pop(0)
        state.hands[side].append(card)
        seat = SIDES[side]
        events.append(Event("drew", {"side": seat, "card": card}, (seat,), {"side": seat}))


def shuffle(state: CrossroadsState, cards: list[str], chance: Chance) -> None:
    """Shuffle these cards into the deck."""
    ordered = sorted(cards)
    state.deck = [ordered[i] for i in chance.order("deck", len(ordered))]
