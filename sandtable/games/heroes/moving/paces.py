"""What bars a step or lets it through (HOS-6.67), with units, wrecks and zones where they are.

Steps are judged from a *stand*: the square of a unit (the front of a two-square vehicle), its rear
or -1, and its heading. So a way of several steps can be thought out without taking it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.board import squares
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import zones
from sandtable.games.heroes.moving.steps import Step
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import ABOARD, SETUP
from sandtable.kernel.action import Action
from sandtable.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


@mypyc_attr(acyclic=True)
class Stand:
    """Where a unit stands and how; ``aboard`` names the vehicle that carries it, or is -1."""

    __slots__ = ("aboard", "at", "heading", "rear")

    def __init__(self, at: int, rear: int, heading: int, aboard: int = -1) -> None:
        self.at = at
        self.rear = rear
        self.heading = heading
        self.aboard = aboard


@mypyc_attr(acyclic=True)
class Pace:
    """One step or pivot that can be made."""

    __slots__ = ("entered", "halts", "stand", "window", "word")

    def __init__(
        self, stand: Stand, entered: int, halts: bool, word: Action, window: bool = False
    ) -> None:
        #: Where the unit stands afterwards.
        self.stand = stand
        #: The square that its leading half enters (HOS-6.79).
        self.entered = entered
        #: Does difficult passage end the move there (HOS-11.12)?
        self.halts = halts
        self.word = word
        #: Does it lead through a window (Surprise)?
        self.window = window


@mypyc_attr(acyclic=True)
class Going:
    """What a unit brings to its steps, the same for all steps of a move."""

    def __init__(
        self,
        s: HeroesState,
        unit: int,
        surefooted: bool = False,
        surprise: bool = False,
        moved: bool = False,
    ) -> None:
        self.unit = unit
        self.side = s.side_of_unit(unit)
        self.kind = s.counter(unit).kind
        #: Difficult passage does not stop it: Scouts (HOS-19.12), Over the Rubble.
        self.surefooted = surefooted or s.phase == SETUP
        #: It may cross a window with its next step.
        self.surprise = surprise
        #: The square that its move begins on: a Scout that has not moved may stay there.
        self.home = -1 if moved else s.at[unit]


def stand_of(s: HeroesState, unit: int) -> Stand:
    aboard = s.carrier[unit] if s.standing[unit] == ABOARD else -1
    return Stand(s.at[unit], s.rear[unit], s.heading[unit], aboard)


# Words of actions.


def square_word(s: HeroesState, place: int) -> str:
    return s.battle.field.words[place]


def facing_word(heading: int) -> str:
    return f"facing:{squares.COMPASS[heading]}"


def heading_named(word: str) -> int:
    """What ``facing_word`` wrote."""
    return squares.COMPASS.index(word[len("facing:") :])


# What bars a step.


def is_walled(s: HeroesState, place: int) -> bool:
    """Is it a square of a building, standing or fallen, or a ruin?"""
    return s.battle.field.building_of[place] >= 0 or s.terrain.ground_kind(place) == "ruin"


def link(s: HeroesState, kind: int, start: int, to: int) -> Step | None:
    """The step from one square to another as far as grid and walls are concerned (HOS-6.67)."""
    for step in s.terrain.links[kind][start]:
        if step.to == to:
            return step
    return None


def lies_across(s: HeroesState, unit: int, step: Step) -> bool:
    """Does a vehicle, or a wreck that this unit cannot enter, lie across a diagonal (HOS-6.70)?"""
    left, right = step.beside
    if left < 0 or right < 0:
        return False
    vehicle = s.vehicle_on[left]
    if vehicle >= 0 and vehicle == s.vehicle_on[right] and vehicle != unit:
        return True
    index = s.wreck_on[left]
    if index < 0 or index != s.wreck_on[right]:
        return False
    wreck = ground.wreck_kind(s, left)
    return wreck is not None and wreck.impassable[s.counter(unit).kind]


def why_closed(s: HeroesState, going: Going, start: int, step: Step) -> str:
    """Why this step cannot be made, as the key of a refusal; "" if it can."""
    to = step.to
    if s.terrain.ground[to].impassable[going.kind]:
        return "step-impassable"
    if not ground.enterable(s, to, going.kind):
        return "step-wreck"
    other = s.vehicle_on[to]
    if other >= 0 and other != going.unit:
        return "step-vehicle" if going.kind == INFANTRY else "drive-vehicle"
    if lies_across(s, going.unit, step):
        return "step-across"
    if going.kind == INFANTRY:
        other = s.infantry_on[to]
        if other >= 0 and s.side_of_unit(other) != going.side:
            return "step-enemy"
        if zones.bars(s, going.unit, step.visited(start)):
            return "step-zone"
    return ""


def can_charge(s: HeroesState, going: Going, step: Step) -> bool:
    """Is the last step of an assault possible? Who stands there and zones do not matter (17.52)."""
    return ground.enterable(s, step.to, going.kind) and not lies_across(s, going.unit, step)


def halts(s: HeroesState, going: Going, step: Step) -> bool:
    """Must it stop after this step, because of the square or of an edge (HOS-11.12, 11.16)?"""
    if going.surefooted:
        return False
    return step.stops or ground.difficult_at(s, step.to, going.kind)


def beside(s: HeroesState, unit: int, other: int) -> bool:
    """Are two units adjacent, with a step between them possible (HOS-6.67)?"""
    kind = s.counter(unit).kind
    for here in s.places_of(unit):
        for there in s.places_of(other):
            step = link(s, kind, here, there)
            if step is not None and not lies_across(s, unit, step):
                return True
    return False


def distance(s: HeroesState, unit: int, target: int) -> int:
    """Squares between the nearest squares of two units, counted like a range (HOS-8.52)."""
    return s.battle.field.nearby.spaced(s.places_of(unit), s.places_of(target))


def distance_to(s: HeroesState, unit: int, place: int) -> int:
    """Squares from the nearest square of a unit to a place."""
    return s.battle.field.nearby.spaced(s.places_of(unit), (place,))
