"""What may be played at a moment: battle events, alternative bonuses, markers of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import hands
from sandtable.games.heroes.cards import battle_events, bonuses, markers
from sandtable.games.heroes.pack.battle import Card
from sandtable.games.heroes.status import ACTIVATION, SUPPLY
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.timing.answers import PLAY
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


#: The verbs, besides PLAY, that ``take`` handles.
BONUS: Final = "bonus"
USE: Final = "use"
#: Moments at which both players may play the same cards, in a window of the same name.
COMMON: Final = {
    "order-start": "order_start",
    "order-end": "order_end",
    "gap": "gap",
    "fight": "fight",
    "supply-start": "supply_start",
    "supply-end": "supply_end",
}
#: Moments that belong to a unit: the window for its owner, and the one for the opponent.
OF_A_UNIT: Final = {
    "own-activation": ("own_activation", ""),
    "move": ("own_move", ""),
    "own-step": ("own_step", ""),
    "own-forced-move": ("own_forced_move", ""),
    "enemy-step": ("", "enemy_step"),
    "enters": ("", "enemy_enters"),
    "grenade-thrown": ("", "grenade_thrown"),
    "fire-announced": ("own_fire", ""),
    "before-roll": ("own_targeted", ""),
    "about-to-be-hit": ("own_hit", ""),
    "about-to-be-damaged": ("own_damage", ""),
    "about-to-be-removed": ("own_destroyed", ""),
    "fired": ("own_fired", "enemy_fired"),
}
#: Moments that belong to a player: the window for that player, and the one for the opponent.
OF_A_PLAYER: Final = {
    "after-roll": ("own_roll", ""),
    "barrage-named": ("", "barrage_named"),
    "own-scatter": ("own_scatter", ""),
    "supply-move": ("supply_move", ""),
}
#: Windows that are not limited to the Activation phase.
ANY_PHASE: Final = ("own_roll",)
SUPPLY_TOO: Final = ("own_move", "own_step", "own_forced_move", "supply_move")
#: Moments that belong to the unit that is attacked, not the one that acts.
ABOUT_THE_TARGET: Final = ("before-roll", "about-to-be-hit", "about-to-be-damaged")


def window_of(state: HeroesState, moment: str, side: int) -> str:
    """The card window that this moment is for a side, "" for none."""
    if moment in COMMON:
        return COMMON[moment]
    window = window_at(state, moment, side)
    if state.phase == ACTIVATION or window in ANY_PHASE:
        return window
    return window if state.phase == SUPPLY and window in SUPPLY_TOO else ""


def window_at(state: HeroesState, moment: str, side: int) -> str:
    """The window that this moment would be in the Activation phase."""
    host = hosts.host(state)
    if moment in OF_A_PLAYER:
        own, other = OF_A_PLAYER[moment]
        return own if host.is_of(side) else other
    if moment not in OF_A_UNIT:
        return ""
    unit = host.target if moment in ABOUT_THE_TARGET else host.unit
    if unit < 0:
        return ""
    own, other = OF_A_UNIT[moment]
    return own if state.side_of_unit(unit) == side else other


def offers(state: HeroesState, side: int, moment: str) -> list[Action]:
    """Everything a side may play now: battle events, bonuses, markers."""
    found = markers.uses(state, side, moment)
    window, bonus = openings(state, side, moment)
    if window or bonus:
        for kind in sorted(set(state.hands[side])):
            found += of_card(state, side, state.battle.cards[kind], window, bonus)
    return found


def openings(state: HeroesState, side: int, moment: str) -> tuple[str, tuple[str, ...]]:
    """How cards may be played now: the window for battle events, and the kinds of bonus."""
    if not state.hands[side]:
        return "", bonuses.NONE
    return window_of(state, moment, side), bonuses.kinds(state, side, moment)


def of_card(
    state: HeroesState, side: int, card: Card, window: str, bonus: tuple[str, ...]
) -> list[Action]:
    """The actions that play one card."""
    found: list[Action] = []
    if window and window in card.windows:
        found += battle_events.offers(state, side, card, window)
    if bonus and card.bonus in bonus:
        found.append((BONUS, f"card:{card.id}"))
    return found


def could_hold(state: HeroesState, side: int, moment: str) -> bool:
    """Could a side hold a playable card, as far as its opponent knows?"""
    window = window_of(state, moment, side)
    bonus = bonuses.kinds(state, side, moment)
    cards = [state.battle.cards[kind] for kind in hands.conceivable(state, side)]
    return any(window in card.windows or card.bonus in bonus for card in cards)


def asks(state: HeroesState, side: int, moment: str) -> bool:
    """Is this side asked? To conceal hands, every side that could hold something is asked."""
    if state.options["conceal_hands"] and could_hold(state, side, moment):
        return True
    if markers.uses(state, side, moment):
        return True
    window, bonus = openings(state, side, moment)
    if not window and not bonus:
        return False
    for kind in state.hands[side]:
        card = state.battle.cards[kind]
        if bonus and card.bonus in bonus:
            return True
        in_time = bool(window) and window in card.windows
        if in_time and battle_events.is_playable(state, side, card, window):
            return True
    return False


def take(
    state: HeroesState, side: int, moment: str, action: Action, chance: Chance, events: list[Event]
) -> None:
    """Carry out an action from ``offers``."""
    if action[0] == PLAY:
        battle_events.announce(state, side, window_of(state, moment, side), action, chance, events)
    elif action[0] == BONUS:
        bonuses.play(
            state, side, moment, state.battle.card_named[action[1][len("card:") :]], events
        )
    else:
        markers.use(state, side, moment, action, chance, events)


def why_not(state: HeroesState, side: int, action: Action) -> Refusal:
    """Why something cannot be played at this moment."""
    word = action[0] if action else ""
    named = action[1] if len(action) > 1 else ""
    if word in (PLAY, BONUS) and named.startswith("card:"):
        held = state.battle.card_named.get(named[len("card:") :], -1)
        if held not in state.hands[side]:
            return state.refusal("card-not-held", card=named[len("card:") :])
        if word == BONUS and bonuses.spent(state, side):
            return state.refusal("bonus-once")
        return state.refusal("bonus-not-now" if word == BONUS else "card-not-now", card=named)
    if word == USE:
        return markers.why_not(state, side, named)
    return state.refusal("window-only", action=word)
