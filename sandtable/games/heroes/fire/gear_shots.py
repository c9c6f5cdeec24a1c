"""Alternative fire by gear and by cards (HOS-25.9, 25.12 to 25.21): what a unit may throw or lay.

A shot goes by words: what it is, what it is aimed at, and the option or card that pays for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.battle import ArmyOption, Card
from sandtable.games.heroes.cards import plays
from sandtable.games.heroes.fire import aiming, gear, throws
from sandtable.games.heroes.land import sight, smoke, structures
from sandtable.games.heroes.land.field import WALL
from sandtable.games.heroes.moving import paces
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Effects that are alternative fire; each is one marker, or one card.
GRENADE: Final = "grenade"
CLOSE: Final = "close_attack"
SATCHEL: Final = "satchel"
SMOKE: Final = "smoke"
EFFECTS: Final = (GRENADE, CLOSE, SATCHEL, SMOKE)
HARMFUL: Final = (GRENADE, CLOSE)


def shots(s: HeroesState, unit: int, target: int = -1) -> list[Action]:
    """Everything that infantry may do with gear or a card instead of firing its weapon.

    With a target only of the kinds that can harm a unit.
    """
    if not s.is_infantry(unit):
        return []
    kinds = EFFECTS if target < 0 else HARMFUL
    paying = [
        option
        for option in s.battle.options
        if option.effect in kinds and recruitment.entitled(s, unit, option.index)
    ]
    found: list[Action] = []
    for effect in kinds if paying else ():
        for paid in paying:
            if paid.effect == effect:
                found += aimed(s, unit, effect, paid, gear.option_word(s, paid.index))
    return found + by_cards(s, unit, sorted(set(s.hands[s.side_of_unit(unit)])))


def by_cards(s: HeroesState, unit: int, kinds: list[int]) -> list[Action]:
    """What infantry might throw with cards of these kinds."""
    found: list[Action] = []
    for kind in kinds:
        card = s.battle.cards[kind]
        if plays.OWN_FIRE in card.windows and card.effect in HARMFUL:
            found += aimed(s, unit, card.effect, card, plays.card_word(card))
    return found


def aimed(
    s: HeroesState, unit: int, effect: str, source: ArmyOption | Card, paid: str
) -> list[Action]:
    """The shots of one effect; ``source`` is the option or card that pays, ``paid`` its word."""
    params = source.params
    if effect == GRENADE:
        targets = throws.words(s, unit, params["range_interspaces"], source.profile)
        return [("grenade", target, paid) for target in targets]
    if effect == CLOSE:
        near = close_targets(s, unit, params["range_squares"])
        return [("close", s.unit(target).word, paid) for target in near]
    if effect == SMOKE:
        squares = smoke.clear_squares(s, unit, params["range_squares"])
        return [("smoke", f"square:{s.name(place)}", paid) for place in squares]
    found: list[Action] = [("satchel", structure, paid) for structure in beside(s, unit)]
    found += [("breach", f"side:{name}", paid) for name in walls_beside(s, unit)]
    return found


def close_targets(s: HeroesState, unit: int, reach: int) -> list[int]:
    """Enemies in an adjacent square, in clear or obscured sight."""
    side = s.side_of_unit(unit)
    return [
        enemy
        for enemy in s.on_field(1 - side)
        if aiming.is_target(s, side, enemy)
        and paces.distance(s, unit, enemy) <= reach
        and not sight.to_unit(s, unit, enemy).blocked
    ]


def beside(s: HeroesState, unit: int) -> list[str]:
    """The structures beside a unit: on its own square, on those next to it, on its sides."""
    field = s.battle.field
    found: dict[str, None] = {}
    for own in s.places_of(unit):
        for place in sorted((own, *field.nearby.touching[own])):
            for structure in structures.at(s, place):
                found[structure] = None
        for number in field.sides_of[own]:
            for part in field.edges[number].parts:
                found[f"part:{field.parts[part].id}"] = None
        for line in field.lines:
            if any(field.has_side(own, edge) for edge in line.edges):
                found[f"line:{line.index}"] = None
    return [structure for structure in found if structures.value(s, structure)]


def walls_beside(s: HeroesState, unit: int) -> list[str]:
    """The walls that a breach would turn into a way from or to its square (HH-1)."""
    field = s.battle.field
    found: dict[str, None] = {}
    for own in s.places_of(unit):
        for number in field.sides_of[own]:
            edge = field.edges[number]
            if s.terrain.edge_now(number) == WALL and edge.other(own) >= 0:
                found[edge.name] = None
    return list(found)


def pay(s: HeroesState, unit: int, words: Action, events: list[Event]) -> None:
    """The marker is spent (HOS-25.34), or the card played; a card may be answered first."""
    paid = words[-1]
    if paid.startswith(gear.OPTION):
        gear.spend(s, gear.option_named(s, paid), unit, events)
        return
    side = s.side_of_unit(unit)
    plays.show(s, side, plays.card_named(s, paid), events)
    if plays.answerable(s, side):
        s.frames.append(plays.Answer(side, plays.OWN_FIRE, (plays.PLAY, paid)))


def source(s: HeroesState, words: Action) -> ArmyOption | Card:
    """What pays for a shot: its profile and its numbers count."""
    if words[-1].startswith(gear.OPTION):
        return s.battle.options[gear.option_named(s, words[-1])]
    return plays.card_named(s, words[-1])
