"""Hands of action cards: drawing, discarding, refilling (HOS-21.1, 21.2, 10.11)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DISCARD: Final = "discard"
DONE: Final[Action] = ("done",)


def deal(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Shuffle both decks and draw both hands."""
    for side in (state.initiative, 1 - state.initiative):
        state.draw[side] = state.battle.deck[side][:]
        chance.shuffle(f"{SIDES[side]}-deck", state.draw[side])
        fill(state, side, chance, events)


def fill(state: HeroesState, side: int, chance: Chance, events: list[Event]) -> None:
    """Draw up to the hand size."""
    draw_cards(
        state, side, recruitment.hand_size(state, side) - len(state.hands[side]), chance, events
    )


def draw_cards(
    state: HeroesState, side: int, count: int, chance: Chance, events: list[Event]
) -> None:
    """Draw cards; an empty deck is reshuffled from the discards (AMB-122)."""
    drawn: list[int] = []
    for _ in range(count):
        if not state.draw[side] and state.discard[side]:
            state.draw[side], state.discard[side] = state.discard[side], []
            chance.shuffle(f"{SIDES[side]}-deck", state.draw[side])
            events.append(Event("reshuffled", {"side": SIDES[side]}))
        if state.draw[side]:
            drawn.append(state.draw[side].pop(0))
    if drawn:
        state.hands[side] = sorted(state.hands[side] + drawn)
        ids: list[Json] = [state.battle.cards[card].id for card in drawn]
        params: dict[str, Json] = {"side": SIDES[side], "count": len(drawn), "cards": ids}
        veiled: dict[str, Json] = {"side": SIDES[side], "count": len(drawn)}
        events.append(Event("drew", params, (SIDES[side],), veiled))


def conceivable(state: HeroesState, side: int) -> list[int]:
    """The kinds of cards that a hand could contain, as far as the opponent knows."""
    if not state.hands[side]:
        return []
    deck, shown = state.battle.deck[side], state.discard[side]
    return [kind for kind in sorted(set(deck)) if deck.count(kind) > shown.count(kind)]


def discard_card(state: HeroesState, side: int, card: int) -> None:
    """Move a card from the hand to the discards, which are open (HOS-21.32)."""
    state.hands[side].remove(card)
    state.discard[side].append(card)


def discard_cards(state: HeroesState, side: int, cards: list[int], events: list[Event]) -> None:
    for card in cards:
        discard_card(state, side, card)
    if cards:
        ids: list[Json] = [state.battle.cards[card].id for card in cards]
        events.append(Event("discarded", {"side": SIDES[side], "cards": ids}))


def keeping(state: HeroesState, side: int, chosen: tuple[int, ...]) -> list[int]:
    """The hand without the cards chosen for discarding."""
    kept = state.hands[side][:]
    for card in chosen:
        kept.remove(card)
    return kept


def choices(state: HeroesState, side: int, chosen: tuple[int, ...], limit: int) -> list[Action]:
    """The actions: discard another card, or stop if the hand is within the limit."""
    kept = keeping(state, side, chosen)
    found: list[Action] = [
        (DISCARD, f"card:{state.battle.cards[card].id}") for card in sorted(set(kept))
    ]
    if len(kept) <= limit:
        found.append(DONE)
    return found


def refuse(state: HeroesState, action: Action) -> Refusal:
    if action == DONE:
        return state.refusal("hand-too-large")
    if len(action) == 2 and action[0] == DISCARD:
        return state.refusal("card-not-held", card=action[1][len("card:") :])
    return state.refusal("discard-step", action=action[0] if action else "")


def refill(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 6 of the Supply phase."""
    state.push(Refill((), (), ()))


class Refill(Frame["HeroesState"]):
    """Both sides choose discards simultaneously and in secret, then both draw (HOS-31.16)."""

    name = "refill"
    topmost = True

    def __init__(
        self, done: tuple[int, ...], soviet: tuple[int, ...], german: tuple[int, ...]
    ) -> None:
        #: The sides that are done; the cards that each side has chosen.
        self.done = done
        self.soviet = soviet
        self.german = german

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_chosen(state, 0, self.soviet, f"{where}.soviet")
        check_chosen(state, 1, self.german, f"{where}.german")

    def chosen(self, side: int) -> tuple[int, ...]:
        return self.german if side else self.soviet

    def asked(self, state: HeroesState, side: int) -> bool:
        return side not in self.done and bool(state.hands[side])

    def settled(self, state: HeroesState) -> bool:
        return not self.actors(state)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        order = (state.initiative, 1 - state.initiative)
        for side in order:
            discard_cards(state, side, list(self.chosen(side)), events)
        for side in order:
            fill(state, side, chance, events)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return tuple([name for side, name in enumerate(SIDES) if self.asked(state, side)])

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        side = SIDES.index(seat)
        return choices(state, side, self.chosen(side), recruitment.hand_size(state, side))

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return refuse(state, action)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        side = SIDES.index(seat)
        if action == DONE:
            state.replace(Refill((*self.done, side), self.soviet, self.german))
            return
        chosen = (*self.chosen(side), state.battle.card_named[action[1][len("card:") :]])
        if side:
            state.replace(Refill(self.done, self.soviet, chosen))
        else:
            state.replace(Refill(self.done, chosen, self.german))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-refill", {})

    def view(self, state: HeroesState, seat: str | None) -> dict[str, Json]:
        """A side's choice is hidden until both are done."""
        shown = self.to_json(state)
        for name in SIDES:
            if name != seat:
                shown[name] = []
        return shown


class Redraw(Frame["HeroesState"]):
    """A bonus token: discard any number of cards and draw as many (HH-9)."""

    name = "redraw"
    topmost = True

    def __init__(self, side: int, chosen: tuple[int, ...] = ()) -> None:
        self.side = side
        self.chosen = chosen

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_chosen(state, self.side, self.chosen, f"{where}.chosen")

    def settled(self, state: HeroesState) -> bool:
        return not keeping(state, self.side, self.chosen)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        discard_cards(state, self.side, list(self.chosen), events)
        draw_cards(state, self.side, len(self.chosen), chance, events)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return choices(state, self.side, self.chosen, len(state.hands[self.side]))

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return refuse(state, action)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == DONE:
            self.leave(state, chance, events)
            return
        card = state.battle.card_named[action[1][len("card:") :]]
        state.replace(Redraw(self.side, (*self.chosen, card)))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-redraw", {"side": SIDES[self.side]})

    def view(self, state: HeroesState, seat: str | None) -> dict[str, Json]:
        shown = self.to_json(state)
        if seat != SIDES[self.side]:
            shown["chosen"] = []
        return shown


def check_chosen(state: HeroesState, side: int, cards: tuple[int, ...], where: str) -> None:
    """Refuse chosen cards that are not in the hand."""
    for card in (Counter(cards) - Counter(state.hands[side])).elements():
        raise BadInput("unknown-id", where, id=state.battle.cards[card].id)
