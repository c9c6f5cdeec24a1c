"""Changes of state, and the spotting of hidden units (HOS-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names, objectives
from sandtable.games.heroes.land import effects, ground, sight
from sandtable.games.heroes.status import ON_FIELD
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: How near a spotter must be to a hidden unit in a terrain element (HOS-15.15).
NEAR: Final = 2


# Flips.


def changes_state(s: HeroesState, unit: int) -> bool:
    """May it change state by itself, where it stands (HOS-15.2, 15.6)?

    A crew changes only by going aboard and leaving (HOS-15.24, 15.29).
    """
    if not s.counter(unit).two_states or s.shows(unit).crew:
        return False
    return abilities.changes_state(s, unit)


def flip(s: HeroesState, unit: int, events: list[Event]) -> None:
    """Turn the counter over to its other state."""
    hid = s.hidden(unit)
    s.face[unit] = 1 - s.face[unit]
    if hid:
        names.reveal(s, unit, events)
    elif s.hidden(unit):
        objectives.dropped(s, unit, events)  # HH-10
    state = s.shows(unit).state
    events.append(Event("flipped", {"unit": names.unit(s, unit), "state": state}))


def reveal(s: HeroesState, unit: int, events: list[Event]) -> None:
    """A forced change of state: the active side turns to the inactive one (HOS-6.63, AMB-37)."""
    if s.shows(unit).active:
        flip(s, unit, events)


# Spotting.


def check(s: HeroesState, units: list[int], events: list[Event]) -> bool:
    """Flip every one of these hidden units that an enemy spots, all at once (HOS-15.37)."""
    seen = [
        unit
        for unit in units
        if s.standing[unit] == ON_FIELD and s.hidden(unit) and is_spotted(s, unit)
    ]
    for unit in seen:
        flip(s, unit, events)
    return bool(seen)


def check_others(s: HeroesState, mover: int, events: list[Event]) -> None:
    """The end of a Movement Action: all other hidden units of both sides (HOS-15.19, 15.34)."""
    first, second = s.initiative, 1 - s.initiative
    everyone = s.on_field(first) + s.on_field(second)
    check(s, [unit for unit in everyone if unit != mover], events)


def is_spotted(s: HeroesState, unit: int) -> bool:
    """Is there one enemy that sees it (HOS-15.35)?"""
    limit = spotting_range(s, unit)
    return any(spots(s, enemy, unit, limit) for enemy in s.on_field(1 - s.side_of_unit(unit)))


def spotting_range(s: HeroesState, unit: int) -> int:
    """How far it can be spotted from; 0 is any distance (HOS-15.14, 15.15)."""
    if ground.in_element(s, s.at[unit]):
        return NEAR
    return effects.spot_limit(s)


def spots(s: HeroesState, spotter: int, unit: int, limit: int) -> bool:
    """Clear sight only, and never from a heavy vehicle (HOS-15.16, 15.23)."""
    if s.is_heavy(spotter) or (limit and sight.distance(s, spotter, unit) > limit):
        return False
    return sight.sees_clearly(s, spotter, unit, limit)
