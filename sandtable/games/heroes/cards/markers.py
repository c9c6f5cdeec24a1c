"""Markers of recruitment options (HOS-25): when they may be spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.assaults.assault import Fight
from sandtable.games.heroes.cards import under_way
from sandtable.games.heroes.fire import aiming, attack, gear
from sandtable.games.heroes.fire.firing import Firing
from sandtable.games.heroes.land import effects
from sandtable.games.heroes.status import ACTIVATION
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.timing.rolls import Rolling, roll_dice
from sandtable.games.heroes.units import abilities
from sandtable.games.heroes.units.losses import Suppression
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


USE: Final = "use"
DECOY: Final = "effect:decoys"


def uses(state: HeroesState, side: int, moment: str) -> list[Action]:
    """The markers that a side may spend now."""
    if moment == "after-roll":
        return rerolls(state, side)
    if moment == "fire-announced":
        return on_fire(state, side)
    if moment == "before-roll":
        return decoys(state, side)
    if moment == "about-to-be-suppressed":
        return host_options(state, side, "ignore_suppression")
    if moment == "own-activation":
        host = hosts.host(state)
        doubled = isinstance(host, hosts.ActivationHost) and host.double
        fighting = state.phase == ACTIVATION and not doubled
        return host_options(state, side, "double_action") if fighting else []
    if moment == "fight-gear":
        return charges_offered(state, side)
    return []


def host_options(state: HeroesState, side: int, effect: str) -> list[Action]:
    """The options for the host's unit, if it belongs to this side."""
    unit = hosts.host(state).unit
    if state.side_of_unit(unit) != side:
        return []
    return [(USE, gear.option_word(state, option)) for option in gear.open_to(state, unit, effect)]


def rerolls(state: HeroesState, side: int) -> list[Action]:
    """Veteran: re-roll any roll by or against an entitled unit (HOS-25.24, AMB-134)."""
    options = recruitment.effects_of(state, side, "reroll_marker")
    if not options:
        return []
    host = hosts.host(state)
    parties: tuple[int, ...] = ()
    rolled: list[Action] = []
    if isinstance(host, Fight):
        parties = (host.unit, host.target)
        rolled = [(state.unit(unit).word,) for unit in parties]
    elif isinstance(host, Rolling):
        parties = host.parties(state)
        rolled = [()] if host.dice else []
    return [
        (USE, gear.option_word(state, option), *whose)
        for option in options
        if not gear.too_many(state, option)
        if any(recruitment.entitled(state, unit, option) for unit in parties)
        for whose in rolled
    ]


def on_fire(state: HeroesState, side: int) -> list[Action]:
    """Ammo and Marksmen, for infantry that fires (HOS-25.10)."""
    firing = under_way.firing(state)
    if state.side_of_unit(firing.unit) != side or not state.is_infantry(firing.unit):
        return []
    found: list[Action] = []
    if firing.shot[0] not in gear.WITHOUT_ROLL:
        found += host_options(state, side, "ammo")
    if firing.shot[0] == "fire" and not firing.sharp and is_hindered(state, firing):
        found += host_options(state, side, "ignore_obscuring")
    return found


def is_hindered(state: HeroesState, firing: Firing) -> bool:
    """Would the shot be easier without obscuring terrain? Only then is a marker of use.

    This is possible even with a clear line: the attack may use an obscured one to a weaker side.
    """
    target = names.unit_named(state, firing.shot[1])
    for weapon in abilities.weapons(state, firing.unit):
        if not weapon.id or f"weapon:{weapon.id}" in firing.shot:
            usual = aiming.best(state, firing.unit, weapon, target, False, firing.weak_spot)
            sharp = aiming.best(state, firing.unit, weapon, target, True, firing.weak_spot)
            return usual is not None and sharp is not None and sharp.need < usual.need
    return False


def decoys(state: HeroesState, side: int) -> list[Action]:
    """Decoy helmets against a sniper, before the roll, in a scenario that has them."""
    host = hosts.host(state)
    if not isinstance(host, attack.Attack) or host.mode != attack.SNIPE:
        return []
    return [(USE, DECOY)] if effects.decoys(state, side, host.target) else []


def why_not(state: HeroesState, side: int, word: str) -> Refusal:
    """Why a marker cannot be spent at this moment."""
    option = state.battle.option_named.get(word[len(gear.OPTION) :], -1)
    if option < 0 or state.battle.options[option].side != side:
        return state.refusal("option-not-now", option=word)
    if not recruitment.usable(state, option):
        return state.refusal("marker-none", option=state.battle.options[option].id)
    if gear.too_many(state, option):
        return state.refusal("markers-three")
    return state.refusal("option-not-now", option=word)


def charges_offered(state: HeroesState, side: int) -> list[Action]:
    """Hollow Charges for a unit that could fight without them; others spend them automatically."""
    fight = under_way.fight(state)
    if side in fight.charged:
        return []
    attacks = state.side_of_unit(fight.unit) == side
    unit, enemy = (fight.unit, fight.target) if attacks else (fight.target, fight.unit)
    option = gear.charges(state, unit, enemy)
    if option < 0 or (attacks and fight.needs_charge(state)):
        return []
    return [(USE, gear.option_word(state, option))]


def use(
    state: HeroesState, side: int, moment: str, action: Action, chance: Chance, events: list[Event]
) -> None:
    """Spend a marker that ``uses`` has offered."""
    host = hosts.host(state)
    if isinstance(host, attack.Attack) and action[1] == DECOY:
        effects.spend_decoy(state, side, host.firer, events)
        hosts.update_host(state, cancelled=True)
        return
    option = gear.option_named(state, action[1])
    effect = state.battle.options[option].effect
    params = state.battle.options[option].params
    if effect == "reroll_marker":
        gear.spend(state, option, -1, events)
        answered = len(action) > 2 and action[2] != state.unit(host.unit).word
        roll_again(state, answered, chance, events)
    elif isinstance(host, Fight):
        attacks = state.side_of_unit(host.unit) == side
        gear.spend(state, option, host.unit if attacks else host.target, events)
        hosts.update_host(state, charged=(*host.charged, side))
    else:
        gear.spend(state, option, host.unit, events)
        if isinstance(host, Suppression):
            hosts.update_host(state, number=max(0, host.number - params["n"]))
        elif isinstance(host, hosts.ActivationHost):
            hosts.update_host(state, double=True)
        elif effect == "ignore_obscuring":
            hosts.update_host(state, sharp=True)
        else:
            firing = under_way.firing(state)
            bonus = firing.fire_bonus + params["cv"]
            hosts.update_host(state, fire_bonus=bonus, ammo=firing.ammo + 1)


def roll_again(state: HeroesState, answered: bool, chance: Chance, events: list[Event]) -> None:
    """Re-roll all dice of the host; the new ones stand (HOS-21.22, 25.40).

    ``answered``: the defender's dice in a fight.
    """
    host = hosts.host(state)
    assert isinstance(host, Fight | Rolling)
    if isinstance(host, Fight) and answered:
        dice = roll_dice(len(host.answer), "re-roll", chance)
        hosts.update_host(state, answer=dice)
    else:
        dice = roll_dice(len(host.dice), "re-roll", chance)
        hosts.update_host(state, dice=dice)
    events.append(Event("re-rolled", {"dice": [*dice]}))
