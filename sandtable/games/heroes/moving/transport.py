"""Transport and Crew (HOS-15.24–15.30, 15.40–15.43, HOS-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import abilities, names, objectives
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import paces, spotting, zones
from sandtable.games.heroes.pack.counters import INFANTRY, NONE
from sandtable.games.heroes.status import ABOARD, ON_FIELD, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DONE: Final[Action] = ("done",)


# Room.


def is_crew_aboard(s: HeroesState, unit: int) -> bool:
    """Is it aboard as crew, its active side up (HOS-15.24)?"""
    face = s.shows(unit)
    return s.standing[unit] == ABOARD and face.crew and face.active


def passengers(s: HeroesState, vehicle: int) -> list[int]:
    """Crew does not count against the capacity (HOS-15.26)."""
    return [unit for unit in s.carried_by(vehicle) if not is_crew_aboard(s, unit)]


def why_no_room(s: HeroesState, vehicle: int, unit: int) -> str:
    """Why it cannot ride in this vehicle, as the key of a refusal; "" if it can."""
    if s.side_of_unit(vehicle) != s.side_of_unit(unit) or s.standing[vehicle] != ON_FIELD:
        return "board-friendly"
    capacity = abilities.transport(s, vehicle)
    if capacity == NONE:
        return "board-no-transport"
    riders = passengers(s, vehicle)
    taken = sum([abilities.transport_points(s, rider) for rider in riders])
    if taken + abilities.transport_points(s, unit) > capacity:
        return "board-full"
    if s.counter(unit).big_gun and any(s.counter(rider).big_gun for rider in riders):
        return "board-second-gun"  # HOS-20.3
    return ""


def has_room(s: HeroesState, vehicle: int, unit: int) -> bool:
    return s.is_infantry(unit) and not why_no_room(s, vehicle, unit)


def takes_crew(s: HeroesState, vehicle: int, unit: int) -> bool:
    """May it man this vehicle? Without Transport one crew is the limit (HOS-15.27)."""
    face = s.shows(unit)
    if not face.crew or face.active or s.side_of_unit(vehicle) != s.side_of_unit(unit):
        return False
    if abilities.transport(s, vehicle) != NONE:
        return True
    return not any(is_crew_aboard(s, rider) for rider in s.carried_by(vehicle))


def go_aboard(s: HeroesState, unit: int, vehicle: int, events: list[Event]) -> None:
    s.lift(unit)
    s.standing[unit] = ABOARD
    s.carrier[unit] = vehicle
    carrier = names.unit(s, vehicle)
    events.append(Event("boarded", {"unit": names.unit(s, unit), "vehicle": carrier}))


# Placing units beside a vehicle.


def squares_beside(
    s: HeroesState, unit: int, places: tuple[int, ...], heeds_zones: bool
) -> list[int]:
    """Free squares that infantry can enter beside a vehicle on these places (HOS-20.26)."""
    side = s.side_of_unit(unit)
    found: list[int] = []
    for start in places:
        for step in s.terrain.steps[INFANTRY][start]:
            to = step.to
            if to in found or to in places or s.occupied(to):
                continue
            if not ground.enterable(s, to, INFANTRY) or paces.lies_across(s, unit, step):
                continue
            if not heeds_zones or not zones.in_enemy_zone(s, side, to):
                found.append(to)
    return found


def placings(s: HeroesState, unit: int, places: list[int]) -> list[Action]:
    """A placed unit faces as its owner likes (HOS-6.83), where that matters."""
    word = s.unit(unit).word
    found: list[Action] = []
    for place in places:
        square = paces.square_word(s, place)
        if s.counter(unit).has_arc:
            found += [("place", word, square, paces.facing_word(h)) for h in range(8)]
        else:
            found.append(("place", word, square))
    return found


def put_beside(s: HeroesState, action: Action, events: list[Event]) -> int:
    """Carry out one of the ``placings``; the unit that it placed."""
    unit = s.battle.unit_named[action[1][len("unit:") :]]
    place = s.battle.field.named[action[2][len("square:") :]]
    s.put(unit, place)
    if len(action) > 3:
        s.heading[unit] = paces.heading_named(action[3])
    events.append(Event("got-out", {"unit": names.unit(s, unit), "square": s.name(place)}))
    return unit


def refuse_placing(
    s: HeroesState, units: tuple[int, ...], places: tuple[int, ...], action: Action
) -> Refusal:
    """Why one of these units cannot be put there."""
    if len(action) < 3 or action[0] != "place":
        return s.refusal("place-unit")
    unit = s.battle.unit_named.get(action[1][len("unit:") :], -1)
    if unit not in units:
        return s.refusal("place-not-aboard")
    place = s.battle.field.named.get(action[2][len("square:") :], -1)
    if place < 0:
        return s.refusal("name-a-square")
    square = s.name(place)
    if s.occupied(place):
        return s.refusal("place-occupied", square=square)
    if place not in squares_beside(s, unit, places, False):
        return s.refusal("place-beside", square=square)
    if s.phase == SETUP and objectives.bars_scout(s, place):
        return s.refusal("scout-objective", square=square)
    if place not in squares_beside(s, unit, places, True):
        return s.refusal("place-zone", square=square)
    return s.refusal("place-facing", unit=s.unit(unit).id)


def exits(s: HeroesState, unit: int) -> list[int]:
    """The squares that a carried unit can leave its vehicle to (HOS-15.42, 20.19)."""
    return squares_beside(s, unit, s.places_of(s.carrier[unit]), False)


# The vehicle is destroyed.


def bail_out(s: HeroesState, vehicle: int, places: tuple[int, ...], events: list[Event]) -> None:
    """Those aboard a destroyed vehicle take no hits, but must be put beside it (HOS-20.13), their
    inactive side up (HOS-20.14, 15.30)."""
    aboard = s.carried_by(vehicle)
    crew = tuple([unit for unit in aboard if is_crew_aboard(s, unit)])
    for unit in aboard:
        spotting.reveal(s, unit, events)
    s.then(BailOut(tuple(aboard), crew, places))


class BailOut(HeroesFrame):
    """The owner puts passengers and crew of a destroyed vehicle on squares beside it."""

    name = "bail-out"
    fields = (("units", "units"), ("crew", "units"), ("places", "places"))

    def __init__(
        self, units: tuple[int, ...], crew: tuple[int, ...], places: tuple[int, ...]
    ) -> None:
        #: Those still to be placed; those that were its crew.
        self.units = units
        self.crew = crew
        #: The squares of the vehicle, which its wreck covers now.
        self.places = places

    def squares(self, s: HeroesState, unit: int) -> list[int]:
        """Not in an enemy zone (HOS-20.15), which does not matter to a crew (AMB-82)."""
        return squares_beside(s, unit, self.places, unit not in self.crew)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.units[0])],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        for unit in self.units:
            found += placings(state, unit, self.squares(state, unit))
        return found

    def settled(self, s: HeroesState) -> bool:
        return all(not self.squares(s, unit) for unit in self.units)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        """For those that are left there is no square (HOS-20.17)."""
        s.frames.pop()
        for unit in self.units:
            events.append(Event("no-way-out", {"unit": names.unit(s, unit)}))
            objectives.left_at(s, unit, self.places[0], events)  # HH-10
            hits.destroy(s, unit, events)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        unit = put_beside(state, action, events)
        rest = tuple([other for other in self.units if other != unit])
        state.frames[-1] = BailOut(rest, self.crew, self.places)
        hits.suppress(state, unit, 1, events)  # HOS-20.16

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return refuse_placing(state, self.units, self.places, action)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-bail-out", {"side": SIDES[state.side_of_unit(self.units[0])]})


# The Scout move of a transport.


class Unload(HeroesFrame):
    """Passengers that are Scouts themselves may get off at its end (HOS-19.16, 19.21)."""

    name = "unload"
    fields = (("vehicle", "unit"),)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    def scouts(self, s: HeroesState) -> tuple[int, ...]:
        riders = passengers(s, self.vehicle)
        return tuple([unit for unit in riders if abilities.scout(s, unit) != NONE])

    def options(self, s: HeroesState) -> list[Action]:
        places = s.places_of(self.vehicle)
        found: list[Action] = []
        for unit in self.scouts(s):
            beside = squares_beside(s, unit, places, False)
            allowed = [place for place in beside if not objectives.bars_scout(s, place)]
            found += placings(s, unit, allowed)
        return found

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.vehicle)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [*self.options(state), DONE]

    def settled(self, s: HeroesState) -> bool:
        return not self.options(s)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == DONE:
            state.frames.pop()
        else:
            unit = put_beside(state, action, events)
            state.supplied[unit] = True  # It has no Scout move of its own any more (HOS-19.17).

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return refuse_placing(state, self.scouts(state), state.places_of(self.vehicle), action)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-unload", {"unit": names.unit(state, self.vehicle)})
