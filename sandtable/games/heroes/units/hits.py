"""The effects of hits: weakened sides, damage, destruction (HOS-9); see ``losses`` for the rest.

A hit on a heavy vehicle is Damage, with a roll for its location; a hit on anything else flips or
destroys it (AMB-02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import FLIP
from sandtable.games.heroes.reading import check_rolled
from sandtable.games.heroes.status import (
    CREW,
    HULL,
    MAIN_WEAPON,
    TRACKS,
)
from sandtable.games.heroes.timing import hosts, windows
from sandtable.games.heroes.timing.rolls import Rolling
from sandtable.games.heroes.units import abilities
from sandtable.games.heroes.units.losses import destroy, suppress
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Markers that come with damage to the hull (HOS-9.13).
HULL_MARKERS: Final = 2
#: What a location roll of 1 to 5 damages (HOS-9.11–9.14).
LOCATIONS: Final = (CREW, TRACKS, HULL, HULL, MAIN_WEAPON)
LOCATION_NAMES: Final = {CREW: "crew", TRACKS: "tracks", HULL: "hull", MAIN_WEAPON: "main-weapon"}


def survives(state: HeroesState, unit: int) -> bool:
    """Would a hit by fire flip it instead of destroying it?"""
    counter = state.counter(unit)
    if counter.burns and state.face[unit] == 0 and len(counter.faces) > 1:
        # A flamethrower's front is always flipped by fire, even by a double hit (HOS-16.21).
        return True
    return state.is_infantry(unit) and state.shows(unit).hit == FLIP and not counter.two_states


class Hit(Rolling):
    """A unit is hit, by fire or because it lost an assault."""

    name = "hit"
    moments: ClassVar[tuple[str, ...]] = (
        *Rolling.moments,
        "about-to-be-damaged",
        "about-to-be-hit",
    )
    die = "location"
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
        #: The attacker, who rolls for the location.
        self.side = side
        self.piercing = piercing
        self.by_fire = by_fire
        self.dice = dice
        self.die_bonus = die_bonus
        #: Has a card cancelled it?
        self.cancelled = cancelled
        #: The unit that caused it, -1 for none.
        self.firer = firer

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_rolled(self.dice, self.stage >= self.DAMAGE, f"{where}.dice")

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        return (self.target,) if self.firer < 0 else (self.firer, self.target)

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if not state.in_play(self.target):
            self.done(state)
        elif self.stage == self.ABOUT_TO:
            self.proceed(state, stage=self.EFFECT)
            windows.open(
                state, "about-to-be-damaged" if state.is_heavy(self.target) else "about-to-be-hit"
            )
        elif self.stage == self.EFFECT:
            self._effect(state, events)
        elif self.stage == self.LOCATION:
            # HOS-18.6: two dice with Positive Vibes.
            dice = self.roll(2 if abilities.positive_vibes(state, self.target) else 1, chance)
            self.proceed(state, stage=self.DAMAGE, dice=dice)
            events.append(
                Event("location-rolled", {"unit": names.unit(state, self.target), "dice": [*dice]})
            )
            windows.open(state, "after-roll")
        else:
            self._locate(state, events)

    def _effect(self, state: HeroesState, events: list[Event]) -> None:
        target = self.target
        if self.cancelled:
            self.done(state)
        elif state.is_heavy(target) and not self.double:
            self.proceed(state, stage=self.LOCATION)
            windows.open(state, "before-roll")
        else:
            self.done(state)
            objectives.dropped(state, target, events)
            burns = state.counter(target).burns
            flips = survives(state, target) and (not self.double or burns)
            if flips and not (burns and not self.by_fire):
                state.face[target] = 1 - state.face[target]
                events.append(Event("unit-hit", {"unit": names.unit(state, target)}))
            else:
                destroy(state, target, events)

    def _locate(self, state: HeroesState, events: list[Event]) -> None:
        self.done(state)
        results = [self.modified(die) for die in self.dice]
        if len(results) > 1 and results[0] != results[1]:
            state.push(ChooseLocation(self.target, (results[0], results[1])))
        else:
            damage(state, self.target, results[0], events)

    def modified(self, die: int) -> int:
        """Armour Piercing and cards add to every die; suppression is ignored (HOS-9.18)."""
        return die + self.die_bonus + (1 if self.piercing else 0)


class ChooseLocation(Frame["HeroesState"]):
    """Positive Vibes: the vehicle's owner chooses which die counts (HOS-18.6, 18.11)."""

    name = "choose-location"

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
        state.pop()
        damage(state, self.unit, int(action[1].removeprefix("number:")), events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-location", {"unit": names.unit(state, self.unit)})


def damage(state: HeroesState, unit: int, location: int, events: list[Event]) -> None:
    """Put the damage marker of a location on a heavy vehicle (HOS-9.10–9.16)."""
    mark = LOCATIONS[max(location, 1) - 1] if location < 6 else 0
    if mark == 0 or state.damage[unit] & mark:
        destroy(state, unit, events)
        return
    state.damage[unit] |= mark
    events.append(
        Event(
            "unit-damaged",
            {"unit": names.unit(state, unit), "location": LOCATION_NAMES[mark], "roll": location},
        )
    )
    if mark in (TRACKS, HULL):
        hosts.halt(state, unit)
    if mark == HULL:
        suppress(state, unit, HULL_MARKERS, events)
