"""Action cards played for their battle event (HOS-21.4 to 21.8), and the card that answers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import hosts
from sandtable.games.heroes.battle import SIDES, Card
from sandtable.games.heroes.cards import hands
from sandtable.games.heroes.cards.card_effect import CardEffect, Played
from sandtable.games.heroes.cards.plays_fights import AssaultBonus, GiveGround
from sandtable.games.heroes.cards.plays_fire import (
    CancelBarrage,
    Glancing,
    MoveAfterFire,
    Reroll,
    ReturnGrenade,
    ShortenScatter,
    ShrugOff,
    SnapFire,
    TakeCover,
    WeakSpot,
)
from sandtable.games.heroes.cards.plays_moves import (
    ForcedAdvance,
    FreeStateChange,
    HaltVehicle,
    SureFooted,
    Trap,
    Underground,
    WindowPassage,
)
from sandtable.games.heroes.cards.plays_orders import (
    ArmyAssault,
    ArmyCheer,
    CutToken,
    KeepInitiative,
    MoreTokens,
    ShiftToken,
    SwapEnemyTokens,
)
from sandtable.games.heroes.cards.plays_units import Barrage, DoubleAction, Rally, Repair, Smoke
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PASS: Final[Action] = ("pass",)
PLAY: Final = "play"
#: The effect of Countermand, and the window of cards that are alternative fire.
CANCEL: Final = "cancel_card"
OWN_FIRE: Final = "own_fire"

#: Effects by their name in the pack. Alternative fire (``grenade``, ``close_attack``) is named as a
#: shot of its unit, see ``gear``; Countermand answers a card, see ``Answer``.
EFFECTS: Final[dict[str, CardEffect]] = {
    "army_assault": ArmyAssault(),
    "army_cheer": ArmyCheer(),
    "assault_bonus": AssaultBonus(),
    "barrage": Barrage(),
    "cancel_barrage": CancelBarrage(),
    "cut_token": CutToken(),
    "double_action": DoubleAction(),
    "extra_tokens": MoreTokens("extra_tokens"),
    "forced_advance": ForcedAdvance(),
    "free_state_change": FreeStateChange(),
    "give_ground": GiveGround(),
    "glancing": Glancing(),
    "halt_vehicle": HaltVehicle(),
    "keep_initiative": KeepInitiative(),
    "move_after_fire": MoveAfterFire(),
    "rally": Rally(),
    "repair": Repair(),
    "reroll": Reroll(),
    "return_grenade": ReturnGrenade(),
    "shift_token": ShiftToken(),
    "shorten_scatter": ShortenScatter(),
    "shrug_off": ShrugOff(),
    "smoke": Smoke(),
    "snap_fire": SnapFire(),
    "special_token": MoreTokens("special_token"),
    "sure_footed": SureFooted(),
    "swap_enemy_tokens": SwapEnemyTokens(),
    "take_cover": TakeCover(),
    "trap": Trap(),
    "underground": Underground(),
    "weak_spot": WeakSpot(),
    "window_passage": WindowPassage(),
}


def card_word(card: Card) -> str:
    return f"card:{card.id}"


def card_named(s: HeroesState, word: str) -> Card:
    return s.battle.cards[s.battle.card_named[word[len("card:") :]]]


def offers(s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
    """The ways to play a card of the hand in its window."""
    effect = EFFECTS.get(card.effect)
    if effect is None:
        return []
    return [(PLAY, card_word(card), *words) for words in effect.options(s, side, card, window)]


def announce(
    s: HeroesState, side: int, window: str, action: Action, chance: Chance, events: list[Event]
) -> None:
    """The card is shown and discarded; if nothing answers it, its event takes place."""
    card = card_named(s, action[1])
    show(s, side, card, events)
    if answerable(s, side):
        s.frames.append(Answer(side, window, action))
    else:
        carry_out(s, side, action, chance, events)


def show(s: HeroesState, side: int, card: Card, events: list[Event]) -> None:
    hands.discard_card(s, side, card.index)
    events.append(Event("card-played", {"side": SIDES[side], "card": card.id}))


def carry_out(
    s: HeroesState, side: int, action: Action, chance: Chance, events: list[Event]
) -> None:
    card = card_named(s, action[1])
    if card.effect in EFFECTS:
        EFFECTS[card.effect].take(s, Played(side, card, action[2:], chance, events))


def answers(s: HeroesState, side: int) -> list[Card]:
    """The cards in a hand that cancel an event of the opponent's."""
    cards = [s.battle.cards[kind] for kind in sorted(set(s.hands[side]))]
    return [card for card in cards if card.effect == CANCEL]


def answerable(s: HeroesState, side: int) -> bool:
    """Is the opponent of this side asked for an answer (HOS-31.17)?"""
    other = 1 - side
    if answers(s, other):
        return True
    if not s.options["conceal_hands"]:
        return False
    return any(s.battle.cards[kind].effect == CANCEL for kind in hands.conceivable(s, other))


class Answer(HeroesFrame):
    """A card has been announced for its event: the opponent may cancel it before it takes place."""

    name = "answer"
    fields = (("side", "side"), ("window", "text"), ("words", "texts"))

    def __init__(self, side: int, window: str, words: tuple[str, ...]) -> None:
        #: Who has played it, in which window, and the action that plays it.
        self.side = side
        self.window = window
        self.words = words

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
        state.frames.pop()
        if action == PASS:
            carry_out(state, self.side, self.words, chance, events)
            return
        show(state, 1 - self.side, card_named(state, action[1]), events)
        card = card_named(state, self.words[1])
        events.append(Event("card-cancelled", {"side": SIDES[self.side], "card": card.id}))
        if self.window == OWN_FIRE and card.effect not in EFFECTS:
            hosts.alter(state, cancelled=True)  # The shot that the card was.

    def prompt(self, state: HeroesState) -> Prompt:
        card = card_named(state, self.words[1])
        return Prompt("prompt-answer", {"side": SIDES[self.side], "card": card.id})
