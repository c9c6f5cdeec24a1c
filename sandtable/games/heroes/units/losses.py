"""Destroyed units (HOS-9.6, 27.11), those aboard them (HOS-20.13), suppression (HOS-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.armies import recruitment, tokens
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import LOST, ON_FIELD
from sandtable.games.heroes.timing import windows
from sandtable.games.heroes.timing.hosts import Host
from sandtable.games.heroes.units import spotting, transport, wrecks
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def destroy(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Destroy a unit; the windows of that moment come before its removal (HOS-31.12)."""
    if state.in_play(unit):
        state.push(Removal(0, unit))


class Removal(Host):
    """A destroyed unit leaves play: wreck, break check, passengers, in this order (HOS-27.11)."""

    name = "removal"
    moments = ("about-to-be-removed",)

    def __init__(self, stage: int, unit: int) -> None:
        self.stage = stage
        self.unit = unit

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            self.proceed(state, stage=1)
            windows.open(state, "about-to-be-removed")
        else:
            self.done(state)
            remove(state, self.unit, events)


def remove(state: HeroesState, unit: int, events: list[Event]) -> None:
    """Remove a destroyed unit from the field; a vehicle may leave a wreck (HOS-9.6, 9.7)."""
    if not state.in_play(unit):
        return
    places = state.places_of(unit)
    objectives.dropped(state, unit, events)
    names.reveal(state, unit, events)
    events.append(Event("unit-destroyed", {"unit": names.unit(state, unit)}))
    if not state.is_infantry(unit) and state.counter(unit).wreck and state.status[unit] == ON_FIELD:
        wrecks.leave(state, unit, events)
    tokens.lose(state, unit)
    state.lift(unit)
    state.status[unit] = LOST
    state.suppression[unit] = 0
    state.damage[unit] = 0
    state.activated[unit] = False
    recruitment.break_check(state, unit, events)
    if state.carried_by(unit):
        bail_out(state, unit, places, events)


def suppress(state: HeroesState, unit: int, number: int, events: list[Event]) -> None:
    """Give a unit suppression markers, without a limit (HOS-16.67, 22.6)."""
    if number <= 0 or not state.in_play(unit):
        return
    if _steady(state, unit):
        state.push(Suppression(0, unit, number))
    else:
        add_markers(state, unit, number, events)


def add_markers(state: HeroesState, unit: int, number: int, events: list[Event]) -> None:
    if number > 0:
        state.suppression[unit] += number
        events.append(Event("suppressed", {"unit": names.unit(state, unit), "number": number}))


def _steady(state: HeroesState, unit: int) -> bool:
    """Is there an option that could prevent a marker (Iron Nerves)?"""
    return any(
        recruitment.entitled(state, unit, option)
        for option in recruitment.effects_of(state, state.side_of_unit(unit), "ignore_suppression")
    )


class Suppression(Host):
    """Suppression markers about to be given to a unit whose owner may prevent some."""

    name = "suppression"
    moments = ("about-to-be-suppressed",)

    def __init__(self, stage: int, unit: int, number: int) -> None:
        self.stage = stage
        self.unit = unit
        self.number = number

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            self.proceed(state, stage=1)
            windows.open(state, "about-to-be-suppressed")
        else:
            self.done(state)
            add_markers(state, self.unit, self.number, events)


def bail_out(
    state: HeroesState, vehicle: int, places: tuple[int, ...], events: list[Event]
) -> None:
    """Units aboard a destroyed vehicle take no hits, but must be placed beside it (HOS-20.13), with
    their inactive side up (HOS-20.14, 15.30)."""
    aboard = state.carried_by(vehicle)
    crew = tuple([unit for unit in aboard if transport.is_crew_aboard(state, unit)])
    for unit in aboard:
        spotting.reveal(state, unit, events)
    state.push(BailOut(tuple(aboard), crew, places))


class BailOut(Frame["HeroesState"]):
    """The owner places passengers and crew of a destroyed vehicle on squares beside it."""

    name = "bail-out"

    def __init__(
        self, units: tuple[int, ...], crew: tuple[int, ...], places: tuple[int, ...]
    ) -> None:
        #: The units still to be placed; those that were its crew.
        self.units = units
        self.crew = crew
        #: The squares of the vehicle, now covered by its wreck.
        self.places = places

    def squares(self, state: HeroesState, unit: int) -> list[int]:
        """The squares for a unit: not in an enemy zone (HOS-20.15), except for a crew (AMB-82)."""
        return transport.squares_beside(state, unit, self.places, unit not in self.crew)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.units[0])],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        for unit in self.units:
            found += transport.placings(state, unit, self.squares(state, unit))
        return found

    def settled(self, state: HeroesState) -> bool:
        return all(not self.squares(state, unit) for unit in self.units)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        """There is no square for the remaining units (HOS-20.17)."""
        state.pop()
        for unit in self.units:
            events.append(Event("no-way-out", {"unit": names.unit(state, unit)}))
            objectives.left_at(state, unit, self.places[0], events)  # HH-10
            destroy(state, unit, events)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        unit = transport.put_beside(state, action, events)
        rest = tuple([other for other in self.units if other != unit])
        state.replace(BailOut(rest, self.crew, self.places))
        suppress(state, unit, 1, events)  # HOS-20.16

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return transport.refuse_placing(state, self.units, self.places, action)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-bail-out", {"side": SIDES[state.side_of_unit(self.units[0])]})
