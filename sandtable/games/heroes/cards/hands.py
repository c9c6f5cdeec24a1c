"""Hands of action cards: drawing, discarding, refilling (HOS-21.1, 21.2, 10.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DISCARD: Final = "discard"
DONE: Final[Action] = ("done",)


def deal(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Both decks are shuffled and both hands drawn; the cards that can never be used are out."""
    for side in (s.initiative, 1 - s.initiative):
        s.draw[side] = s.battle.deck[side][:]
        chance.shuffle(f"{SIDES[side]}-deck", s.draw[side])
        fill(s, side, chance, events)


def fill(s: HeroesState, side: int, chance: Chance, events: list[Event]) -> None:
    """Draw up to the hand size."""
    draw_cards(s, side, recruitment.hand_size(s, side) - len(s.hands[side]), chance, events)


def draw_cards(s: HeroesState, side: int, count: int, chance: Chance, events: list[Event]) -> None:
    """Draw cards; an empty deck is made of the discards again (AMB-122)."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.draw[side] and s.discard[side]:
            s.draw[side], s.discard[side] = s.discard[side], []
            chance.shuffle(f"{SIDES[side]}-deck", s.draw[side])
            events.append(Event("reshuffled", {"side": SIDES[side]}))
        if s.draw[side]:
            drawn.append(s.draw[side].pop(0))
    if drawn:
        s.hands[side] = sorted(s.hands[side] + drawn)
        ids: list[Json] = [s.battle.cards[card].id for card in drawn]
        params: dict[str, Json] = {"side": SIDES[side], "count": len(drawn), "cards": ids}
        veiled: dict[str, Json] = {"side": SIDES[side], "count": len(drawn)}
        events.append(Event("drew", params, (SIDES[side],), veiled))


def conceivable(s: HeroesState, side: int) -> list[int]:
    """The kinds of cards that a hand could hold, as far as the opponent can know."""
    if not s.hands[side]:
        return []
    deck, shown = s.battle.deck[side], s.discard[side]
    return [kind for kind in sorted(set(deck)) if deck.count(kind) > shown.count(kind)]


def discard_card(s: HeroesState, side: int, card: int) -> None:
    """A card goes from the hand to the discards, which everyone may see (HOS-21.32)."""
    s.hands[side].remove(card)
    s.discard[side].append(card)


def discard_cards(s: HeroesState, side: int, cards: list[int], events: list[Event]) -> None:
    for card in cards:
        discard_card(s, side, card)
    if cards:
        ids: list[Json] = [s.battle.cards[card].id for card in cards]
        events.append(Event("discarded", {"side": SIDES[side], "cards": ids}))


def keeping(s: HeroesState, side: int, chosen: tuple[int, ...]) -> list[int]:
    """What remains in the hand without the cards chosen for the discards."""
    kept = s.hands[side][:]
    for card in chosen:
        kept.remove(card)
    return kept


def choices(s: HeroesState, side: int, chosen: tuple[int, ...], limit: int) -> list[Action]:
    """Another card to discard, or no more; a hand above the limit must come down to it."""
    kept = keeping(s, side, chosen)
    found: list[Action] = [
        (DISCARD, f"card:{s.battle.cards[card].id}") for card in sorted(set(kept))
    ]
    if len(kept) <= limit:
        found.append(DONE)
    return found


def refuse(s: HeroesState, action: Action) -> Refusal:
    if action == DONE:
        return s.refusal("hand-too-large")
    if len(action) == 2 and action[0] == DISCARD:
        return s.refusal("card-not-held", card=action[1][len("card:") :])
    return s.refusal("discard-step", action=action[0] if action else "")


def refill(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 6 of the Supply phase."""
    s.then(Refill((), (), ()))


class Refill(HeroesFrame):
    """Both choose at the same time and in secret what to discard, then both draw (HOS-31.16)."""

    name = "refill"
    fields = (("done", "ints"), ("soviet", "cards"), ("german", "cards"))

    def __init__(
        self, done: tuple[int, ...], soviet: tuple[int, ...], german: tuple[int, ...]
    ) -> None:
        #: The sides that discard no more; the cards that each side has chosen.
        self.done = done
        self.soviet = soviet
        self.german = german

    def chosen(self, side: int) -> tuple[int, ...]:
        return self.german if side else self.soviet

    def asked(self, s: HeroesState, side: int) -> bool:
        return side not in self.done and bool(s.hands[side])

    def settled(self, s: HeroesState) -> bool:
        return not self.actors(s)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        order = (s.initiative, 1 - s.initiative)
        for side in order:
            discard_cards(s, side, list(self.chosen(side)), events)
        for side in order:
            fill(s, side, chance, events)

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
            state.frames[-1] = Refill((*self.done, side), self.soviet, self.german)
            return
        chosen = (*self.chosen(side), state.battle.card_named[action[1][len("card:") :]])
        if side:
            state.frames[-1] = Refill(self.done, self.soviet, chosen)
        else:
            state.frames[-1] = Refill(self.done, chosen, self.german)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-refill", {})

    def view(self, state: HeroesState, seat: str | None) -> dict[str, Json]:
        """What a side has chosen shows when both are done."""
        shown = self.to_json(state)
        for name in SIDES:
            if name != seat:
                shown[name] = []
        return shown


class Redraw(HeroesFrame):
    """A bonus token: discard any number of cards now and draw as many (HH-9)."""

    name = "redraw"
    fields = (("side", "side"), ("chosen", "cards"))

    def __init__(self, side: int, chosen: tuple[int, ...] = ()) -> None:
        self.side = side
        self.chosen = chosen

    def settled(self, s: HeroesState) -> bool:
        return not keeping(s, self.side, self.chosen)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        discard_cards(s, self.side, list(self.chosen), events)
        draw_cards(s, self.side, len(self.chosen), chance, events)

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
        state.frames[-1] = Redraw(self.side, (*self.chosen, card))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-redraw", {"side": SIDES[self.side]})

    def view(self, state: HeroesState, seat: str | None) -> dict[str, Json]:
        shown = self.to_json(state)
        if seat != SIDES[self.side]:
            shown["chosen"] = []
        return shown
