"""Action cards played for their battle event (HOS-21.4 to 21.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.cards.card_effect import CardEffect, Played
from sandtable.games.heroes.cards.events_fights import AssaultBonus, GiveGround
from sandtable.games.heroes.cards.events_fire import (
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
from sandtable.games.heroes.cards.events_moves import (
    ForcedAdvance,
    FreeStateChange,
    HaltVehicle,
    SureFooted,
    Trap,
    Underground,
    WindowPassage,
)
from sandtable.games.heroes.cards.events_orders import (
    ArmyAssault,
    ArmyCheer,
    CutToken,
    KeepInitiative,
    MoreTokens,
    ShiftToken,
    SwapEnemyTokens,
)
from sandtable.games.heroes.cards.events_units import (
    BarrageCard,
    DoubleAction,
    Rally,
    Repair,
    Smoke,
)
from sandtable.games.heroes.pack.battle import Card
from sandtable.games.heroes.timing.answers import (
    PLAY,
    Answer,
    answerable,
    card_named,
    card_word,
    show,
)
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


#: Effects by their names in the pack. Alternative fire (``grenade``, ``close_attack``) is announced
#: as a shot of its unit, see ``gear_shots``; Countermand answers a card, see ``timing.answers``.
EFFECTS: Final[dict[str, CardEffect]] = {
    "army_assault": ArmyAssault(),
    "army_cheer": ArmyCheer(),
    "assault_bonus": AssaultBonus(),
    "barrage": BarrageCard(),
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


def offers(state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
    """The actions that play a card from the hand in its window."""
    effect = EFFECTS.get(card.effect)
    if effect is None:
        return []
    return [(PLAY, card_word(card), *words) for words in effect.options(state, side, card, window)]


def is_playable(state: HeroesState, side: int, card: Card, window: str) -> bool:
    """Is there any such action?"""
    effect = EFFECTS.get(card.effect)
    return effect is not None and effect.is_playable(state, side, card, window)


def announce(
    state: HeroesState, side: int, window: str, action: Action, chance: Chance, events: list[Event]
) -> None:
    """Reveal and discard the card; unless it is answered, its event takes place."""
    card = card_named(state, action[1])
    show(state, side, card, events)
    if answerable(state, side):
        state.push(Answer(side, window, action))
    else:
        carry_out(state, side, action, chance, events)


def carry_out(
    state: HeroesState, side: int, action: Action, chance: Chance, events: list[Event]
) -> None:
    card = card_named(state, action[1])
    if card.effect in EFFECTS:
        EFFECTS[card.effect].take(state, Played(side, card, action[2:], chance, events))
