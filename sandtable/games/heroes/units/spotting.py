"""Changes of state, and spotting hidden units (HOS-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.land import effects, ground, sight
from sandtable.games.heroes.status import ON_FIELD
from sandtable.games.heroes.units import abilities
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The spotting range for a hidden unit in a terrain element (HOS-15.15).
NEAR: Final = 2


# Flips.


def changes_state(state: HeroesState, unit: int) -> bool:
    """May it change state voluntarily, where it is (HOS-15.2, 15.6)?

    A crew changes only by boarding and leaving (HOS-15.24, 15.29).
    """
    if not state.counter(unit).two_states or state.shows(unit).crew:
        return False
    return abilities.changes_state(state, unit)


def flip(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Flip the counter to its other state."""
    hid = state.hidden(unit)
    state.face[unit] = 1 - state.face[unit]
    if hid:
        names.reveal(state, unit, events)
    elif state.hidden(unit):
        objectives.dropped(state, unit, events)  # HH-10
    up = state.shows(unit).state
    events.append(Event("flipped", {"unit": names.unit(state, unit), "state": up}))


def reveal(state: HeroesState, unit: int, events: list[Event]) -> None:
    """A forced change of state, from the active to the inactive side (HOS-6.63, AMB-37)."""
    if state.shows(unit).active:
        flip(state, unit, events)


# Spotting.


def check(state: HeroesState, units: list[int], events: list[Event]) -> bool:
    """Flip all of these hidden units that an enemy spots, simultaneously (HOS-15.37)."""
    seen = [
        unit
        for unit in units
        if state.status[unit] == ON_FIELD and state.hidden(unit) and is_spotted(state, unit)
    ]
    for unit in seen:
        flip(state, unit, events)
    return bool(seen)


def check_others(state: HeroesState, mover: int, events: list[Event]) -> None:
    """At the end of a Movement Action, check all other hidden units (HOS-15.19, 15.34)."""
    first, second = state.initiative, 1 - state.initiative
    hidden = [
        unit
        for side in (first, second)
        for unit in state.battle.roster[side]
        if state.status[unit] == ON_FIELD and unit != mover and state.hidden(unit)
    ]
    if hidden:
        check(state, hidden, events)


def is_spotted(state: HeroesState, unit: int) -> bool:
    """Does any enemy spot it (HOS-15.35)?"""
    limit = spotting_range(state, unit)
    return any(
        spots(state, enemy, unit, limit) for enemy in state.on_field(1 - state.side_of_unit(unit))
    )


def spotting_range(state: HeroesState, unit: int) -> int:
    """The distance from which it can be spotted; 0 for any (HOS-15.14, 15.15)."""
    if ground.in_element(state, state.at[unit]):
        return NEAR
    return effects.spot_limit(state)


def spots(state: HeroesState, spotter: int, unit: int, limit: int) -> bool:
    """Only clear sight counts, and heavy vehicles never spot (HOS-15.16, 15.23)."""
    if state.is_heavy(spotter) or (limit and sight.distance(state, spotter, unit) > limit):
        return False
    return sight.sees_clearly(state, spotter, unit, limit)
