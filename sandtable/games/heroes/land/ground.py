"""The combined effects of a square: terrain, wreck and smoke (HOS-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.pack.counters import INFANTRY, KINDS
from sandtable.games.heroes.pack.terrain_kinds import TerrainKind
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The penalty of smoke on a line (HH-13).
SMOKE: Final = 2


@mypyc_attr(acyclic=True)
class Ground:
    """The effects of a square's terrain: the building on it, and what is on its floor."""

    def __init__(self, kinds: list[TerrainKind], building: int, on_foot: bool) -> None:
        #: The names of its kinds of terrain.
        self.kind = kinds[0]
        self.blocks = any(kind.blocks for kind in kinds)
        #: The building that alone makes it block sight, except for those inside (HOS-13.24), or -1.
        self.sheltered = building
        self.obscures = max([kind.obscures for kind in kinds])
        self.water = any(kind.water for kind in kinds)
        self.opportunity = any(kind.opportunity for kind in kinds)
        #: By kind of unit. Vehicles cannot enter an offset grid (HOS-6.80).
        self.bonus: tuple[int, ...] = tuple(
            [max([kind.defence[k] for kind in kinds]) for k in range(len(KINDS))]
        )
        self.impassable: tuple[bool, ...] = tuple(
            [
                any(kind.impassable[k] for kind in kinds) or (on_foot and k != INFANTRY)
                for k in range(len(KINDS))
            ]
        )
        self.difficult: tuple[bool, ...] = tuple(
            [any(kind.difficult[k] for kind in kinds) for k in range(len(KINDS))]
        )


def wreck_kind(state: HeroesState, place: int) -> TerrainKind | None:
    """The kind of wreck on a square."""
    index = state.wreck_on[place]
    if index < 0:
        return None
    wreck = state.wrecks[index]
    return None if wreck is None else state.battle.field.kinds[wreck.kind]


def bonus_at(state: HeroesState, place: int, kind: int) -> int:
    """The highest defensive bonus of a square for units of a kind (HOS-11.5, 11.18)."""
    bonus = state.terrain.ground[place].bonus[kind]
    wreck = wreck_kind(state, place)
    return bonus if wreck is None else max(bonus, wreck.defence[kind])


def bonus_of(state: HeroesState, unit: int) -> int:
    """The bonus of the terrain that a unit is entirely in (HOS-11.4).

    Both squares of a vehicle must be in one element or one building: a hall covers units inside it,
    regardless of its parts (HOS-13.5, HH-5). A wreck never covers both squares of a vehicle.
    """
    places = state.places_of(unit)
    kind = state.counter(unit).kind
    if len(places) == 1:
        return bonus_at(state, places[0], kind)
    front, rear = places
    field = state.battle.field
    one_element = field.element_of[front] == field.element_of[rear] >= 0
    one_building = field.building_of[front] == field.building_of[rear] >= 0
    if not (one_element or one_building):
        return 0
    return min(state.terrain.ground[front].bonus[kind], state.terrain.ground[rear].bonus[kind])


def enterable(state: HeroesState, place: int, kind: int) -> bool:
    """May units of a kind be on a square, by terrain only (HOS-11.6, 11.8)?"""
    if state.terrain.ground[place].impassable[kind]:
        return False
    wreck = wreck_kind(state, place)
    return wreck is None or not wreck.impassable[kind]


def difficult_at(state: HeroesState, place: int, kind: int) -> bool:
    """Does entering a square end the move (HOS-11.12)?"""
    if state.terrain.ground[place].difficult[kind]:
        return True
    wreck = wreck_kind(state, place)
    return wreck is not None and wreck.difficult[kind]


def in_element(state: HeroesState, place: int) -> bool:
    """Does a square belong to any terrain element (HOS-15.36)?"""
    return state.battle.field.element_of[place] >= 0 or state.wreck_on[place] >= 0


def same_crater(state: HeroesState, one: int, other: int) -> bool:
    """Do two squares belong to one crater (HOS-17.22)?"""
    if not (state.terrain.ground[one].kind.crater and state.terrain.ground[other].kind.crater):
        return False
    element = state.battle.field.element_of
    return element[one] == element[other]
