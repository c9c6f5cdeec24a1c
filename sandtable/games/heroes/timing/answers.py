"""Answering a card (HOS-31.17): Countermand cancels it before it takes effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes.armies import hands
from sandtable.games.heroes.pack.battle import SIDES, Card
from sandtable.games.heroes.timing import hosts
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


PASS: Final[Action] = ("pass",)
PLAY: Final = "play"
#: The effect of Countermand.
CANCEL: Final = "cancel_card"
#: The effects of cards that are alternative fire, announced as a shot of their unit; their window.
ALTERNATIVE_FIRE: Final = ("grenade", "close_attack")
OWN_FIRE: Final = "own_fire"


def card_word(card: Card) -> str:
    return f"card:{card.id}"


def card_named(state: HeroesState, word: str) -> Card:
    return state.battle.cards[state.battle.card_named[word[len("card:") :]]]


def show(state: HeroesState, side: int, card: Card, events: list[Event]) -> None:
    hands.discard_card(state, side, card.index)
    events.append(Event("card-played", {"side": SIDES[side], "card": card.id}))


def answers(state: HeroesState, side: int) -> list[Card]:
    """The cards in a hand that can cancel an opponent's event."""
    cards = [state.battle.cards[kind] for kind in sorted(set(state.hands[side]))]
    return [card for card in cards if card.effect == CANCEL]


def answerable(state: HeroesState, side: int) -> bool:
    """Is this side's opponent asked for an answer (HOS-31.17)?"""
    other = 1 - side
    if answers(state, other):
        return True
    if not state.options["conceal_hands"]:
        return False
    return any(
        state.battle.cards[kind].effect == CANCEL for kind in hands.conceivable(state, other)
    )


#: The words after the card in an action that plays it for its event.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "cut_token": ("unit",),
    "forced_advance": ("unit",),
    "rally": ("unit",),
    "repair": ("unit", "damage"),
    "shift_token": ("unit", "unit"),
    "snap_fire": ("unit",),
    "swap_enemy_tokens": ("unit", "unit"),
    "underground": ("unit",),
}


class Answer(Frame["HeroesState"]):
    """A card was announced for its event; the opponent may cancel it before it takes effect."""

    name = "answer"
    above = (
        "activation",
        "firing",
        "forced-move",
        "gap",
        "movement",
        "supply-moves",
        "window",
    )
    topmost = True

    def __init__(self, side: int, window: str, words: tuple[str, ...]) -> None:
        #: The side that played it, the window, and the action.
        self.side = side
        self.window = window
        self.words = words

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        """Check that the action plays a card of this side, with the words its event needs."""
        kinds = tuple([word.partition(":")[0] for word in self.words])
        fits = kinds[:2] == ("play", "card")
        if fits:
            card = card_named(state, self.words[1])
            fits = card.side == self.side and self.window in card.windows
            fits = fits and kinds[2:] == NAMED.get(card.effect, kinds[2:])
        if not fits:
            raise BadInput("unknown-id", f"{where}.words", id=" ".join(self.words))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[1 - self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [(PLAY, card_word(card)) for card in answers(state, 1 - self.side)]
        return [*found, PASS]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("answer-only")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == PASS:
            state.carry_out_card(self.side, self.words, chance, events)
            return
        show(state, 1 - self.side, card_named(state, action[1]), events)
        card = card_named(state, self.words[1])
        events.append(Event("card-cancelled", {"side": SIDES[self.side], "card": card.id}))
        if self.window == OWN_FIRE and card.effect in ALTERNATIVE_FIRE:
            hosts.update_host(state, cancelled=True)  # The card was a shot.

    def prompt(self, state: HeroesState) -> Prompt:
        card = card_named(state, self.words[1])
        return Prompt("prompt-answer", {"side": SIDES[self.side], "card": card.id})
