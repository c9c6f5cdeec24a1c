"""What a hit does: weakened sides, damage, destruction, suppression markers (HOS-9, HOS-22).

A hit on a heavy vehicle is Damage, a roll for its location; a hit on anything else flips it or
destroys it (AMB-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.games.heroes import abilities, names, objectives, windows
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire.rolls import Rolling
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import moves, transport, wrecks
from sandtable.games.heroes.pack.counters import FLIP
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import (
    ABOARD,
    CREW,
    HULL,
    LOST,
    MAIN_WEAPON,
    ON_FIELD,
    TRACKS,
)
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Markers that come with damage to the hull (HOS-9.13).
HULL_MARKERS: Final = 2
#: What a location roll of 1 to 5 damages (HOS-9.11–9.14).
LOCATIONS: Final = (CREW, TRACKS, HULL, HULL, MAIN_WEAPON)
LOCATION_NAMES: Final = {CREW: "crew", TRACKS: "tracks", HULL: "hull", MAIN_WEAPON: "main-weapon"}


def in_play(s: HeroesState, unit: int) -> bool:
    return s.standing[unit] in (ON_FIELD, ABOARD)


def survives(s: HeroesState, unit: int) -> bool:
    """Would a hit by fire flip it, and not destroy it?"""
    counter = s.counter(unit)
    if counter.burns and s.face[unit] == 0 and len(counter.faces) > 1:
        # A flamethrower's front is always flipped by fire, even by a double hit (HOS-16.21).
        return True
    return s.is_infantry(unit) and s.shows(unit).hit == FLIP and not counter.two_states


class Hit(Rolling):
    """A unit is hit: by fire, or because it lost an assault."""

    name = "hit"
    die = "location"
    fields = (
        ("stage", "int"),
        ("target", "unit"),
        ("double", "flag"),
        ("side", "side"),
        ("piercing", "flag"),
        ("by_fire", "flag"),
        ("dice", "ints"),
        ("die_bonus", "int"),
        ("cancelled", "flag"),
        ("firer", "unit"),
    )
    ABOUT_TO: ClassVar[int] = 0
    EFFECT: ClassVar[int] = 1
    LOCATION: ClassVar[int] = 2
    DAMAGE: ClassVar[int] = 3

    def __init__(
        self,
        stage: int = 0,
        target: int = -1,
        double: bool = False,
        side: int = -1,
        piercing: bool = False,
        by_fire: bool = True,
        dice: tuple[int, ...] = (),
        die_bonus: int = 0,
        cancelled: bool = False,
        firer: int = -1,
    ) -> None:
        self.stage = stage
        self.target = target
        #: The result was twice the Defence Value (HOS-9.19).
        self.double = double
        #: The attacker: he rolls for the location.
        self.side = side
        self.piercing = piercing
        self.by_fire = by_fire
        self.dice = dice
        self.die_bonus = die_bonus
        #: A card has averted it.
        self.cancelled = cancelled
        #: The unit that hit it, -1 for none.
        self.firer = firer

    def parties(self, s: HeroesState) -> tuple[int, ...]:
        return (self.target,) if self.firer < 0 else (self.firer, self.target)

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if not in_play(s, self.target):
            self.done(s)
        elif self.stage == self.ABOUT_TO:
            self.go(s, stage=self.EFFECT)
            windows.open(s, "about-to-be-damaged" if s.is_heavy(self.target) else "about-to-be-hit")
        elif self.stage == self.EFFECT:
            self._effect(s, events)
        elif self.stage == self.LOCATION:
            # HOS-18.6: with Positive vibes two dice are rolled.
            dice = self.roll(2 if abilities.positive_vibes(s, self.target) else 1, chance)
            self.go(s, stage=self.DAMAGE, dice=dice)
            events.append(
                Event("location-rolled", {"unit": names.unit(s, self.target), "dice": [*dice]})
            )
            windows.open(s, "after-roll")
        else:
            self._locate(s, events)

    def _effect(self, s: HeroesState, events: list[Event]) -> None:
        target = self.target
        if self.cancelled:
            self.done(s)
        elif s.is_heavy(target) and not self.double:
            self.go(s, stage=self.LOCATION)
            windows.open(s, "before-roll")
        else:
            self.done(s)
            objectives.dropped(s, target, events)
            burns = s.counter(target).burns
            flips = survives(s, target) and (not self.double or burns)
            if flips and not (burns and not self.by_fire):
                s.face[target] = 1 - s.face[target]
                events.append(Event("unit-hit", {"unit": names.unit(s, target)}))
            else:
                destroy(s, target, events)

    def _locate(self, s: HeroesState, events: list[Event]) -> None:
        self.done(s)
        results = [self.modified(die) for die in self.dice]
        if len(results) > 1 and results[0] != results[1]:
            s.then(ChooseLocation(self.target, (results[0], results[1])))
        else:
            damage(s, self.target, results[0], events)

    def modified(self, die: int) -> int:
        """Armour piercing and cards add to every die, suppression does not count (HOS-9.18)."""
        return die + self.die_bonus + (1 if self.piercing else 0)


class ChooseLocation(HeroesFrame):
    """Positive vibes: the vehicle's owner chooses which die counts (HOS-18.6, 18.11)."""

    name = "choose-location"
    fields = (("unit", "unit"), ("results", "ints"))

    def __init__(self, unit: int, results: tuple[int, ...]) -> None:
        self.unit = unit
        self.results = results

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [("location", f"number:{result}") for result in sorted(set(self.results))]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("location-not-rolled")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        damage(state, self.unit, int(action[1].removeprefix("number:")), events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-location", {"unit": names.unit(state, self.unit)})


def damage(s: HeroesState, unit: int, location: int, events: list[Event]) -> None:
    """Put the damage marker of a location on a heavy vehicle (HOS-9.10–9.16)."""
    mark = LOCATIONS[max(location, 1) - 1] if location < 6 else 0
    if mark == 0 or s.damage[unit] & mark:
        destroy(s, unit, events)
        return
    s.damage[unit] |= mark
    events.append(
        Event(
            "unit-damaged",
            {"unit": names.unit(s, unit), "location": LOCATION_NAMES[mark], "roll": location},
        )
    )
    if mark in (TRACKS, HULL):
        moves.halt(s, unit)
    if mark == HULL:
        suppress(s, unit, HULL_MARKERS, events)


# Destruction of units.


def destroy(s: HeroesState, unit: int, events: list[Event]) -> None:
    """The unit is about to be removed; the windows of that moment come first (HOS-31.12)."""
    if in_play(s, unit):
        s.then(Removal(0, unit))


class Removal(Procedure):
    """A destroyed unit leaves play: wreck, break check, passengers, in this order (HOS-27.11)."""

    name = "removal"
    fields = (("stage", "int"), ("unit", "unit"))

    def __init__(self, stage: int, unit: int) -> None:
        self.stage = stage
        self.unit = unit

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            self.go(s, stage=1)
            windows.open(s, "about-to-be-removed")
        else:
            self.done(s)
            remove(s, self.unit, events)


def remove(s: HeroesState, unit: int, events: list[Event]) -> None:
    """Take a destroyed unit off the field; a vehicle with a wreck side leaves it (HOS-9.6, 9.7)."""
    if not in_play(s, unit):
        return
    places = s.places_of(unit)
    objectives.dropped(s, unit, events)
    names.reveal(s, unit, events)
    events.append(Event("unit-destroyed", {"unit": names.unit(s, unit)}))
    if not s.is_infantry(unit) and s.counter(unit).wreck and s.standing[unit] == ON_FIELD:
        wrecks.leave(s, unit, events)
    tokens.lose(s, unit)
    s.lift(unit)
    s.standing[unit] = LOST
    s.suppression[unit] = 0
    s.damage[unit] = 0
    s.activated[unit] = False
    recruitment.break_check(s, unit, events)
    if s.carried_by(unit):
        transport.bail_out(s, unit, places, events)


# Suppression.


def suppress(s: HeroesState, unit: int, number: int, events: list[Event]) -> None:
    """A unit gets suppression markers; there is no limit (HOS-16.67, 22.6)."""
    if number <= 0 or not in_play(s, unit):
        return
    if _steady(s, unit):
        s.then(Suppression(0, unit, number))
    else:
        add_markers(s, unit, number, events)


def add_markers(s: HeroesState, unit: int, number: int, events: list[Event]) -> None:
    if number > 0:
        s.suppression[unit] += number
        events.append(Event("suppressed", {"unit": names.unit(s, unit), "number": number}))


def _steady(s: HeroesState, unit: int) -> bool:
    """Is there an option that could spare it a marker (Iron Nerves)?"""
    return any(
        recruitment.entitled(s, unit, option)
        for option in recruitment.effects_of(s, s.side_of_unit(unit), "ignore_suppression")
    )


class Suppression(Procedure):
    """Suppression markers about to be put on a unit whose owner may spare it some."""

    name = "suppression"
    fields = (("stage", "int"), ("unit", "unit"), ("number", "int"))

    def __init__(self, stage: int, unit: int, number: int) -> None:
        self.stage = stage
        self.unit = unit
        self.number = number

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            self.go(s, stage=1)
            windows.open(s, "about-to-be-suppressed")
        else:
            self.done(s)
            add_markers(s, self.unit, self.number, events)
