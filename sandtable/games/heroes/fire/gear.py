"""Markers of recruitment options (HOS-25): when they may be spent, and what they do.

Gear that is alternative fire is in ``gear_shots``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import abilities, hosts, names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import aiming, attack, rolls
from sandtable.games.heroes.land import effects
from sandtable.games.heroes.status import ACTIVATION
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

USE: Final = "use"
OPTION: Final = "option:"
DECOY: Final = "effect:decoys"
#: Identical markers in one action (HOS-25.8).
MOST: Final = 3
#: The CV of Hollow Charges against heavy vehicles; their params name it as well.
CHARGE_VALUE: Final = 3
#: Shots without a roll that a bonus could raise.
WITHOUT_ROLL: Final = ("smoke", "satchel", "breach", "demolish")


def option_word(s: HeroesState, option: int) -> str:
    return OPTION + s.battle.options[option].id


def option_named(s: HeroesState, word: str) -> int:
    return s.battle.option_named[word[len(OPTION) :]]


def open_to(s: HeroesState, unit: int, effect: str) -> list[int]:
    """The options with an effect that a unit may use now (HOS-25.4, 25.6)."""
    side = s.side_of_unit(unit)
    return [
        option
        for option in recruitment.effects_of(s, side, effect)
        if recruitment.entitled(s, unit, option)
    ]


def spend(s: HeroesState, option: int, unit: int, events: list[Event]) -> None:
    """A marker is used up, whatever comes of it (HOS-25.5, 25.33)."""
    s.markers[option] -= 1
    events.append(
        Event(
            "marker-spent",
            {
                "side": SIDES[s.battle.options[option].side],
                "option": s.battle.options[option].id,
                "unit": names.unit(s, unit) if unit >= 0 else None,
            },
        )
    )


# What may be spent at a moment.


def uses(s: HeroesState, side: int, moment: str) -> list[Action]:
    """The markers that a side may spend now."""
    if moment == "after-roll":
        return rerolls(s, side)
    if moment == "fire-announced":
        return on_fire(s, side)
    if moment == "before-roll":
        return decoys(s, side)
    if moment == "about-to-be-suppressed":
        return of_the_host(s, side, "ignore_suppression")
    if moment == "own-activation":
        doubled: bool = hosts.host(s).double
        fighting = s.phase == ACTIVATION and not doubled
        return of_the_host(s, side, "double_action") if fighting else []
    if moment == "fight-gear":
        return charges_offered(s, side)
    return []


def of_the_host(s: HeroesState, side: int, effect: str) -> list[Action]:
    """Options for the unit that the host is about, if it belongs to this side."""
    unit: int = hosts.host(s).unit
    if s.side_of_unit(unit) != side:
        return []
    return [(USE, option_word(s, option)) for option in open_to(s, unit, effect)]


def rerolls(s: HeroesState, side: int) -> list[Action]:
    """Veteran: any roll made by or against a unit entitled to it (HOS-25.24, AMB-134)."""
    options = recruitment.effects_of(s, side, "reroll_marker")
    if not options:
        return []
    host: Any = hosts.host(s)
    if host.name == "fight":
        parties: tuple[int, ...] = (host.unit, host.target)
        rolled: list[Action] = [(s.unit(unit).word,) for unit in parties]
    else:
        parties = host.parties(s)
        rolled = [()] if host.dice else []
    return [
        (USE, option_word(s, option), *whose)
        for option in options
        if any(recruitment.entitled(s, unit, option) for unit in parties)
        for whose in rolled
    ]


def on_fire(s: HeroesState, side: int) -> list[Action]:
    """Ammo and Marksmen, both for infantry that fires (HOS-25.10)."""
    firing: Any = hosts.host(s)
    if s.side_of_unit(firing.unit) != side or not s.is_infantry(firing.unit):
        return []
    found: list[Action] = []
    if firing.ammo < MOST and firing.shot[0] not in WITHOUT_ROLL:
        found += of_the_host(s, side, "ammo")
    if firing.shot[0] == "fire" and not firing.sharp and is_hindered(s, firing):
        found += of_the_host(s, side, "ignore_obscuring")
    return found


def is_hindered(s: HeroesState, firing: Any) -> bool:
    """Would the shot be easier without what obscures? Only then has a marker something to ignore.

    A clear line does not rule that out: the attack may use an obscured one at a weaker side.
    """
    target = s.battle.unit_named[firing.shot[1][len(names.PREFIX) :]]
    for weapon in abilities.weapons(s, firing.unit):
        if not weapon.id or f"weapon:{weapon.id}" in firing.shot:
            usual = aiming.best(s, firing.unit, weapon, target, False, firing.weak_spot)
            sharp = aiming.best(s, firing.unit, weapon, target, True, firing.weak_spot)
            return usual is not None and sharp is not None and sharp.need < usual.need
    return False


def decoys(s: HeroesState, side: int) -> list[Action]:
    """A helmet for the sniper: before his die, in the scenario that has decoys."""
    host: Any = hosts.host(s)
    if host.name != "attack" or host.mode != attack.SNIPE:
        return []
    return [(USE, DECOY)] if effects.decoys(s, side, host.target) else []


def why_not(s: HeroesState, side: int, word: str) -> Refusal:
    """Why a marker cannot be spent at this moment."""
    option = s.battle.option_named.get(word[len(OPTION) :], -1)
    if option < 0 or s.battle.options[option].side != side:
        return s.refusal("option-not-now", option=word)
    if not recruitment.usable(s, option):
        return s.refusal("marker-none", option=s.battle.options[option].id)
    host: Any = hosts.host(s)
    if s.battle.options[option].effect == "ammo" and host.name == "firing" and host.ammo >= MOST:
        return s.refusal("markers-three")
    return s.refusal("option-not-now", option=word)


# Hollow Charges.


def charges(s: HeroesState, unit: int, enemy: int) -> int:
    """The option whose charges infantry may use against a heavy vehicle, -1 for none."""
    if not s.is_infantry(unit) or not s.is_heavy(enemy):
        return -1
    options = open_to(s, unit, "assault_gear")
    return options[0] if options else -1


def spend_charge(s: HeroesState, unit: int, enemy: int, events: list[Event]) -> None:
    spend(s, charges(s, unit, enemy), unit, events)


def charges_offered(s: HeroesState, side: int) -> list[Action]:
    """For a unit that could fight without them; the attacker that could not spends them anyway."""
    fight: Any = hosts.host(s)
    if side in fight.charged:
        return []
    attacks = s.side_of_unit(fight.unit) == side
    unit, enemy = (fight.unit, fight.target) if attacks else (fight.target, fight.unit)
    option = charges(s, unit, enemy)
    if option < 0 or (attacks and fight.needs_charge(s)):
        return []
    return [(USE, option_word(s, option))]


# Spending.


def use(
    s: HeroesState, side: int, moment: str, action: Action, chance: Chance, events: list[Event]
) -> None:
    """Spend a marker that ``uses`` has offered."""
    host: Any = hosts.host(s)
    if action[1] == DECOY:
        effects.spend_decoy(s, side, host.firer, events)
        hosts.alter(s, cancelled=True)
        return
    option = option_named(s, action[1])
    effect = s.battle.options[option].effect
    if effect == "reroll_marker":
        spend(s, option, -1, events)
        whose = "dice"
        if len(action) > 2 and action[2] != s.unit(host.unit).word:
            whose = "answer"
        rolls.again(s, whose, chance, events)
        return
    if effect == "assault_gear":
        attacks = s.side_of_unit(host.unit) == side
        spend(s, option, host.unit if attacks else host.target, events)
        hosts.alter(s, charged=(*host.charged, side))
        return
    spend(s, option, host.unit, events)
    params = s.battle.options[option].params
    if effect == "ammo":
        hosts.alter(s, fire_bonus=host.fire_bonus + params["cv"], ammo=host.ammo + 1)
    elif effect == "ignore_obscuring":
        hosts.alter(s, sharp=True)
    elif effect == "ignore_suppression":
        hosts.alter(s, number=max(0, host.number - params["n"]))
    else:
        hosts.alter(s, double=True)
