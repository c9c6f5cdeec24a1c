"""Alternative fire with gear and cards (HOS-25.9, 25.12 to 25.21): what a unit may throw or place.

A shot consists of words: its kind, what it is aimed at, and the option or card that pays for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.fire import aiming, gear, grenades
from sandtable.games.heroes.land import adjacency, sight, smoke
from sandtable.games.heroes.land.elements import WALL
from sandtable.games.heroes.pack.battle import ArmyOption, Card
from sandtable.games.heroes.timing import answers
from sandtable.games.heroes.units import structures
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Effects that are alternative fire; each costs one marker or one card.
GRENADE: Final = "grenade"
CLOSE: Final = "close_attack"
SATCHEL: Final = "satchel"
SMOKE: Final = "smoke"
EFFECTS: Final = (GRENADE, CLOSE, SATCHEL, SMOKE)
HARMFUL: Final = answers.ALTERNATIVE_FIRE


def shots(state: HeroesState, unit: int, target: int = -1) -> list[Action]:
    """Everything that infantry can do with gear or a card instead of firing its weapon.

    With a target, only kinds that can harm a unit.
    """
    if not state.is_infantry(unit):
        return []
    kinds = EFFECTS if target < 0 else HARMFUL
    side = state.side_of_unit(unit)
    paying: list[ArmyOption] = []
    for option in state.battle.options:
        if option.side != side or option.effect not in kinds:
            continue
        if recruitment.entitled(state, unit, option.index):
            paying.append(option)
    found: list[Action] = []
    for effect in kinds if paying else ():
        for paid in paying:
            if paid.effect == effect:
                word = gear.option_word(state, paid.index)
                found += aimed(state, unit, effect, paid, word, target)
    return found + by_cards(state, unit, sorted(set(state.hands[side])), target)


def by_cards(state: HeroesState, unit: int, kinds: list[int], target: int) -> list[Action]:
    """What infantry could throw with cards of these kinds."""
    found: list[Action] = []
    for kind in kinds:
        card = state.battle.cards[kind]
        if card.effect in HARMFUL and answers.OWN_FIRE in card.windows:
            found += aimed(state, unit, card.effect, card, answers.card_word(card), target)
    return found


def aimed(
    state: HeroesState,
    unit: int,
    effect: str,
    source: ArmyOption | Card,
    paid: str,
    target: int = -1,
) -> list[Action]:
    """The shots of one effect; ``source`` is the option or card that pays, ``paid`` its word.

    With a target, those that cannot harm it may be left out.
    """
    params = source.params
    if effect == GRENADE:
        reach = params["range_interspaces"]
        targets = grenades.words(state, unit, reach, source.profile, target)
        return [("grenade", word, paid) for word in targets]
    if effect == CLOSE:
        near = close_targets(state, unit, params["range_squares"])
        return [("close", state.unit(enemy).word, paid) for enemy in near]
    if effect == SMOKE:
        squares = smoke.clear_squares(state, unit, params["range_squares"])
        return [("smoke", names.square_word(state, place), paid) for place in squares]
    found: list[Action] = [("satchel", structure, paid) for structure in beside(state, unit)]
    found += [("breach", f"side:{name}", paid) for name in walls_beside(state, unit)]
    return found


def close_targets(state: HeroesState, unit: int, reach: int) -> list[int]:
    """Visible enemies on adjacent squares, in clear or obscured sight."""
    side = state.side_of_unit(unit)
    return [
        enemy
        for enemy in state.on_field(1 - side)
        if aiming.is_target(state, side, enemy)
        and adjacency.distance(state, unit, enemy) <= reach
        and sight.sees_at_all(state, unit, enemy)
    ]


def beside(state: HeroesState, unit: int) -> list[str]:
    """The structures beside a unit: on its square, on adjacent squares, on its sides."""
    field = state.battle.field
    found: dict[str, None] = {}
    for own in state.places_of(unit):
        for place in sorted((own, *field.nearby.touching[own])):
            for structure in structures.at(state, place):
                found[structure] = None
        for number in field.sides_of[own]:
            for part in field.edges[number].parts:
                found[f"part:{field.parts[part].id}"] = None
        for line in field.lines:
            if any(field.has_side(own, edge) for edge in line.edges):
                found[f"line:{line.index}"] = None
    return [structure for structure in found if structures.value(state, structure)]


def walls_beside(state: HeroesState, unit: int) -> list[str]:
    """The walls that a breach would turn into a passage from or to its square (HH-1)."""
    field = state.battle.field
    found: dict[str, None] = {}
    for own in state.places_of(unit):
        for number in field.sides_of[own]:
            edge = field.edges[number]
            if state.terrain.edge_now(number) == WALL and edge.other(own) >= 0:
                found[edge.name] = None
    return list(found)


def pay(state: HeroesState, unit: int, words: Action, events: list[Event]) -> None:
    """Spend the marker (HOS-25.34), or play the card, which may be answered first."""
    paid = words[-1]
    if paid.startswith(gear.OPTION):
        gear.spend(state, gear.option_named(state, paid), unit, events)
        return
    side = state.side_of_unit(unit)
    answers.show(state, side, answers.card_named(state, paid), events)
    if answers.answerable(state, side):
        state.push(answers.Answer(side, answers.OWN_FIRE, (answers.PLAY, paid)))


def source(state: HeroesState, words: Action) -> ArmyOption | Card:
    """What pays for a shot, and so provides its profile and numbers."""
    if words[-1].startswith(gear.OPTION):
        return state.battle.options[gear.option_named(state, words[-1])]
    return answers.card_named(state, words[-1])
