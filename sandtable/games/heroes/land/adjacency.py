"""Adjacent squares and units: steps between them, what is in the way, distances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.land import ground
from sandtable.games.heroes.land.steps import GridStep

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def is_walled(state: HeroesState, place: int) -> bool:
    """Is it a square of a building, intact or fallen, or of a ruin?"""
    return state.battle.field.building_of[place] >= 0 or state.terrain.ground_kind(place) == "ruin"


def link(state: HeroesState, kind: int, start: int, to: int) -> GridStep | None:
    """The step from one square to another, by grid and walls only (HOS-6.67)."""
    for step in state.terrain.links[kind][start]:
        if step.to == to:
            return step
    return None


def lies_across(state: HeroesState, unit: int, step: GridStep) -> bool:
    """Is a vehicle, or a wreck that this unit cannot enter, across a diagonal (HOS-6.70)?"""
    left, right = step.beside
    if left < 0 or right < 0:
        return False
    vehicle = state.vehicle_on[left]
    if vehicle >= 0 and vehicle == state.vehicle_on[right] and vehicle != unit:
        return True
    index = state.wreck_on[left]
    if index < 0 or index != state.wreck_on[right]:
        return False
    wreck = ground.wreck_kind(state, left)
    return wreck is not None and wreck.impassable[state.counter(unit).kind]


def beside(state: HeroesState, unit: int, other: int) -> bool:
    """Are two units adjacent, with a step between them possible (HOS-6.67)?"""
    kind = state.counter(unit).kind
    for here in state.places_of(unit):
        for there in state.places_of(other):
            step = link(state, kind, here, there)
            if step is not None and not lies_across(state, unit, step):
                return True
    return False


def distance(state: HeroesState, unit: int, target: int) -> int:
    """The distance between the nearest squares of two units, counted like a range (HOS-8.52)."""
    return state.battle.field.nearby.spaced(state.places_of(unit), state.places_of(target))


def distance_to(state: HeroesState, unit: int, place: int) -> int:
    """The distance from the nearest square of a unit to a place."""
    return state.battle.field.nearby.spaced(state.places_of(unit), (place,))
