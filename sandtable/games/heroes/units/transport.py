"""Transport and Crew (HOS-15.24–15.30, 15.40–15.43, HOS-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.land import adjacency, ground, zones
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import INFANTRY, NONE
from sandtable.games.heroes.status import ABOARD, ON_FIELD, SETUP
from sandtable.games.heroes.units import abilities
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DONE: Final[Action] = ("done",)


# Capacity.


def is_crew_aboard(state: HeroesState, unit: int) -> bool:
    """Is it aboard as crew, with its active side up (HOS-15.24)?"""
    face = state.shows(unit)
    return state.status[unit] == ABOARD and face.crew and face.active


def passengers(state: HeroesState, vehicle: int) -> list[int]:
    """The passengers of a vehicle; crew does not count against the capacity (HOS-15.26)."""
    return [unit for unit in state.carried_by(vehicle) if not is_crew_aboard(state, unit)]


def why_no_room(state: HeroesState, vehicle: int, unit: int) -> str | None:
    """Why it cannot ride in this vehicle, as the key of a refusal; None if it can."""
    if state.side_of_unit(vehicle) != state.side_of_unit(unit) or state.status[vehicle] != ON_FIELD:
        return "board-friendly"
    capacity = abilities.transport(state, vehicle)
    if capacity == NONE:
        return "board-no-transport"
    riders = passengers(state, vehicle)
    taken = sum([abilities.transport_points(state, rider) for rider in riders])
    if taken + abilities.transport_points(state, unit) > capacity:
        return "board-full"
    if state.counter(unit).big_gun and any(state.counter(rider).big_gun for rider in riders):
        return "board-second-gun"  # HOS-20.3
    return None


def has_room(state: HeroesState, vehicle: int, unit: int) -> bool:
    return state.is_infantry(unit) and why_no_room(state, vehicle, unit) is None


def takes_crew(state: HeroesState, vehicle: int, unit: int) -> bool:
    """May it man this vehicle? Without Transport, only one crew may (HOS-15.27)."""
    face = state.shows(unit)
    if not face.crew or face.active or state.side_of_unit(vehicle) != state.side_of_unit(unit):
        return False
    if abilities.transport(state, vehicle) != NONE:
        return True
    return not any(is_crew_aboard(state, rider) for rider in state.carried_by(vehicle))


def go_aboard(state: HeroesState, unit: int, vehicle: int, events: list[Event]) -> None:
    state.lift(unit)
    state.status[unit] = ABOARD
    state.carrier[unit] = vehicle
    carrier = names.unit(state, vehicle)
    events.append(Event("boarded", {"unit": names.unit(state, unit), "vehicle": carrier}))


# Placing units beside a vehicle.


def squares_beside(
    state: HeroesState, unit: int, places: tuple[int, ...], heeds_zones: bool
) -> list[int]:
    """The free squares beside a vehicle on these places that infantry can enter (HOS-20.26)."""
    side = state.side_of_unit(unit)
    found: list[int] = []
    for start in places:
        for step in state.terrain.steps[INFANTRY][start]:
            to = step.to
            if to in found or to in places or state.occupied(to):
                continue
            if not ground.enterable(state, to, INFANTRY) or adjacency.lies_across(
                state, unit, step
            ):
                continue
            if not heeds_zones or not zones.in_enemy_zone(state, side, to):
                found.append(to)
    return found


def placings(state: HeroesState, unit: int, places: list[int]) -> list[Action]:
    """The actions that place a unit, with any facing if it matters (HOS-6.83)."""
    word = state.unit(unit).word
    found: list[Action] = []
    for place in places:
        square = names.square_word(state, place)
        if state.counter(unit).has_arc:
            found += [("place", word, square, names.facing_word(h)) for h in range(8)]
        else:
            found.append(("place", word, square))
    return found


def put_beside(state: HeroesState, action: Action, events: list[Event]) -> int:
    """Carry out one of the ``placings``; returns the unit."""
    unit = names.unit_named(state, action[1])
    place = names.square_named(state, action[2])
    state.put(unit, place)
    if len(action) > 3:
        state.heading[unit] = names.heading_named(action[3])
    events.append(Event("got-out", {"unit": names.unit(state, unit), "square": state.name(place)}))
    return unit


def refuse_placing(
    state: HeroesState, units: tuple[int, ...], places: tuple[int, ...], action: Action
) -> Refusal:
    """Why one of these units cannot be placed there."""
    if len(action) < 3 or action[0] != "place":
        return state.refusal("place-unit")
    unit = state.battle.unit_named.get(action[1][len("unit:") :], -1)
    if unit not in units:
        return state.refusal("place-not-aboard")
    place = state.battle.field.named.get(action[2][len("square:") :], -1)
    if place < 0:
        return state.refusal("name-a-square")
    square = state.name(place)
    if state.occupied(place):
        return state.refusal("place-occupied", square=square)
    if place not in squares_beside(state, unit, places, False):
        return state.refusal("place-beside", square=square)
    if state.phase == SETUP and objectives.bars_scout(state, place):
        return state.refusal("scout-objective", square=square)
    if place not in squares_beside(state, unit, places, True):
        return state.refusal("place-zone", square=square)
    return state.refusal("place-facing", unit=state.unit(unit).id)


def exits(state: HeroesState, unit: int) -> list[int]:
    """The squares where a carried unit can leave its vehicle (HOS-15.42, 20.19)."""
    return squares_beside(state, unit, state.places_of(state.carrier[unit]), False)


# The Scout move of a transport.


class Unload(Frame["HeroesState"]):
    """Passengers that are Scouts may get off after its Scout move (HOS-19.16, 19.21)."""

    name = "unload"

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def scouts(self, state: HeroesState) -> tuple[int, ...]:
        riders = passengers(state, self.vehicle)
        return tuple([unit for unit in riders if abilities.scout(state, unit) != NONE])

    def options(self, state: HeroesState) -> list[Action]:
        places = state.places_of(self.vehicle)
        found: list[Action] = []
        for unit in self.scouts(state):
            beside = squares_beside(state, unit, places, False)
            allowed = [place for place in beside if not objectives.bars_scout(state, place)]
            found += placings(state, unit, allowed)
        return found

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.vehicle)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [*self.options(state), DONE]

    def settled(self, state: HeroesState) -> bool:
        return not self.options(state)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == DONE:
            state.pop()
        else:
            unit = put_beside(state, action, events)
            state.supplied[unit] = True  # It no longer has its own Scout move (HOS-19.17).

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return refuse_placing(state, self.scouts(state), state.places_of(self.vehicle), action)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-unload", {"unit": names.unit(state, self.vehicle)})
