"""Structures and their destruction: building parts, wrecks, wire (HOS-12, 13.20–13.22, 16.3–16.9).

A structure is given as a word: ``part:A1-a``, ``wreck:0``, ``line:2``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import names
from sandtable.games.heroes.land import effects, ground
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import ON_FIELD
from sandtable.games.heroes.timing.rolls import OneRoll
from sandtable.games.heroes.units import losses, wrecks
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Procedure
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.land.elements import LineElement
    from sandtable.games.heroes.land.field import Field
    from sandtable.games.heroes.state import HeroesState

#: A Destruction die of this or more is a point (HOS-16.6).
NEED: Final = 4


# Finding structures.


def value(state: HeroesState, structure: str) -> int:
    """The Destruction points it takes; 0 if it cannot be destroyed, or already was."""
    word, _, id = structure.partition(":")
    field = state.battle.field
    if word == "part":
        part = field.part_named[id]
        return field.parts[part].kind.structure if state.terrain.intact(part) else 0
    if word == "wreck":
        wreck = state.wrecks[int(id)]
        return 0 if wreck is None else field.kinds[wreck.kind].structure
    line = int(id)
    return 0 if line in state.terrain.removed else field.lines[line].kind.structure


def points(state: HeroesState, structure: str) -> int:
    """The points it has taken."""
    word, _, id = structure.partition(":")
    if word == "part":
        return state.part_points[state.battle.field.part_named[id]]
    if word == "wreck":
        wreck = state.wrecks[int(id)]
        return 0 if wreck is None else wreck.points
    return state.line_points[int(id)]


def at(state: HeroesState, place: int) -> tuple[str, ...]:
    """The structures on a square: the building part, the wreck."""
    found: list[str] = []
    field = state.battle.field
    part = field.part_of[place]
    if part >= 0:
        found.append(f"part:{field.parts[part].id}")
    if state.wreck_on[place] >= 0:
        found.append(f"wreck:{state.wreck_on[place]}")
    return tuple([structure for structure in found if value(state, structure)])


def around(state: HeroesState, unit: int) -> tuple[str, ...]:
    """The structures that a unit is in, which are attacked with it (HOS-16.4)."""
    found: dict[str, None] = {}
    for place in state.places_of(unit):
        for structure in at(state, place):
            found[structure] = None
    return tuple(found)


def places(state: HeroesState, structure: str) -> tuple[int, ...]:
    """Its squares; for a line, those on both sides of it."""
    word, _, id = structure.partition(":")
    field = state.battle.field
    if word == "part":
        return field.parts[field.part_named[id]].places
    if word == "wreck":
        wreck = state.wrecks[int(id)]
        return () if wreck is None else wreck.places
    return beside_line(field, field.lines[int(id)])


def beside_line(field: Field, line: LineElement) -> tuple[int, ...]:
    """The squares on both sides of a line."""
    found: dict[int, None] = {}
    for number in line.edges:
        edge = field.edges[number]
        before = (edge.hx - 2, edge.hy) if edge.upright else (edge.hx, edge.hy - 2)
        for corner in (before, (edge.hx, edge.hy)):
            if corner in field.place_at:
                found[field.place_at[corner]] = None
    return tuple(found)


def destructible(state: HeroesState) -> list[tuple[str, tuple[int, ...]]]:
    """All structures on the field that can be destroyed, with their squares."""
    field, terrain = state.battle.field, state.terrain
    if not terrain.standing:
        parts = [
            (f"part:{part.id}", part.places)
            for part in field.parts
            if part.kind.structure and terrain.intact(part.index)
        ]
        lines = [
            (f"line:{line.index}", beside_line(field, line))
            for line in field.lines
            if line.kind.structure and line.index not in terrain.removed
        ]
        terrain.standing = [parts, lines]
    parts, lines = terrain.standing
    wrecks = [
        (f"wreck:{i}", wreck.places)
        for i, wreck in enumerate(state.wrecks)
        if wreck is not None and field.kinds[wreck.kind].structure
    ]
    return parts + wrecks + lines


# The roll.


def attack(
    state: HeroesState, side: int, unit: int, structures: tuple[str, ...], dice: int
) -> None:
    """One Destruction roll for each structure (HOS-16.81)."""
    if dice > 0:
        state.push(
            *[
                Destruction(side=side, firer=unit, structure=structure, count=dice)
                for structure in structures
                if value(state, structure)
            ]
        )


class Destruction(OneRoll):
    """The dice of the symbol, ignoring suppression (HOS-16.6, 16.8)."""

    name = "destruction"
    die = "destruction"

    def __init__(
        self,
        stage: int = 0,
        side: int = -1,
        firer: int = -1,
        structure: str = "",
        count: int = 0,
        dice: tuple[int, ...] = (),
        die_bonus: int = 0,
    ) -> None:
        self.stage = stage
        self.side = side
        self.firer = firer
        self.structure = structure
        self.count = count
        self.dice = dice
        self.die_bonus = die_bonus

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        return () if self.firer < 0 else (self.firer,)

    def needless(self, state: HeroesState) -> bool:
        return not value(state, self.structure)

    def number(self) -> int:
        return self.count

    def roll_event(self, state: HeroesState, dice: tuple[int, ...]) -> Event:
        return Event(
            "destruction-rolled",
            {"structure": self.structure, "squares": self.squares(state), "dice": [*dice]},
        )

    def squares(self, state: HeroesState) -> list[Json]:
        """The squares of a wreck, which identify it."""
        word, _, id = self.structure.partition(":")
        return wrecks.lies_on(state, int(id)) if word == "wreck" else []

    def take_effect(self, state: HeroesState, events: list[Event]) -> None:
        add_points(state, self.structure, self.scored(), events)

    def scored(self) -> int:
        """Every 4 or more is a point; a bonus raises one die, where it helps (HOS-21.30)."""
        hit = sum([1 for die in self.dice if die >= NEED])
        helped = any(die < NEED <= die + self.die_bonus for die in self.dice)
        return hit + (1 if helped else 0)


def add_points(state: HeroesState, structure: str, number: int, events: list[Event]) -> None:
    """Add Destruction points; at its structure value it is destroyed (HOS-12.2, 16.9)."""
    if number <= 0 or not value(state, structure):
        return
    word, _, id = structure.partition(":")
    if word == "wreck":
        wrecks.add_points(state, int(id), number, events)
        return
    events.append(Event("structure-damaged", {"structure": structure, "points": number}))
    limit = value(state, structure)
    if word == "part":
        part = state.battle.field.part_named[id]
        state.part_points[part] += number
        if state.part_points[part] >= limit:
            state.push(Collapse(0, part))
    else:
        line = int(id)
        state.line_points[line] += number
        if state.line_points[line] >= limit:
            state.terrain = state.terrain.without_line(line)
            events.append(Event("line-removed", {"structure": structure}))


def breach(state: HeroesState, edge: int, events: list[Event]) -> None:
    """Breach a wall, which becomes an opening (HOS-13.6, 13.29)."""
    state.terrain = state.terrain.with_breach(edge)
    events.append(Event("wall-breached", {"edge": state.battle.field.edges[edge].name}))


# Collapse.


class Collapse(Procedure["HeroesState"]):
    """A building part falls (HOS-13.20–13.22)."""

    name = "collapse"

    def __init__(self, stage: int, part: int, buried: tuple[int, ...] = ()) -> None:
        self.stage = stage
        self.part = part
        #: The infantry that was inside when it fell.
        self.buried = buried

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            inside = [
                u
                for u in range(len(state.at))
                if state.status[u] == ON_FIELD and self._holds(state, u)
            ]
            # Sorted by square: the order of the roster would reveal identities (HOS-15.38).
            buried = sorted([u for u in inside if state.is_infantry(u)], key=lambda u: state.at[u])
            state.terrain = state.terrain.with_fallen(self.part)
            events.append(Event("part-fallen", {"part": state.battle.field.parts[self.part].id}))
            self.proceed(state, stage=1, buried=tuple(buried))
            effects.part_fallen(state, self.part, events)
            # A vehicle inside is destroyed; its wreck is in the ruins (HOS-13.22).
            for unit in inside:
                if not state.is_infantry(unit):
                    losses.destroy(state, unit, events)
            for unit in buried:
                losses.suppress(state, unit, 1, events)
        else:
            self.done(state)
            # The initiative holder places all their units on the ruins first (HOS-13.21).
            first = state.initiative
            order = sorted(self.buried, key=lambda u: state.side_of_unit(u) != first)
            state.push(*[Replacing(unit, self.part) for unit in order])

    def _holds(self, state: HeroesState, unit: int) -> bool:
        part_of = state.battle.field.part_of
        return any(part_of[place] == self.part for place in state.places_of(unit))


class Replacing(Frame["HeroesState"]):
    """The owner places a unit from a fallen part on the ruins, with any facing (AMB-69)."""

    name = "replacing"

    def __init__(self, unit: int, part: int) -> None:
        self.unit = unit
        self.part = part

    def squares(self, state: HeroesState) -> list[int]:
        """Free enterable squares of the ruin, including its own; else adjacent ones."""
        ruin = state.battle.field.parts[self.part].places
        own = state.at[self.unit]
        found = [place for place in ruin if place == own or self._free(state, place)]
        found = [place for place in found if ground.enterable(state, place, INFANTRY)]
        if not found:
            links = state.terrain.links[INFANTRY][own]
            found = [link.to for link in links if self._free(state, link.to)]
        return found

    def _free(self, state: HeroesState, place: int) -> bool:
        return not state.occupied(place) and ground.enterable(state, place, INFANTRY)

    def settled(self, state: HeroesState) -> bool:
        return state.status[self.unit] != ON_FIELD or not self.squares(state)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        if state.status[self.unit] == ON_FIELD:
            losses.destroy(state, self.unit, events)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        turns = state.counter(self.unit).has_arc
        for place in self.squares(state):
            square = names.square_word(state, place)
            if turns:
                found += [("place", square, f"facing:{facing}") for facing in COMPASS]
            else:
                found.append(("place", square))
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("replace-on-ruins")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        square = action[1].removeprefix("square:")
        state.put(self.unit, state.battle.field.named[square])
        if len(action) > 2:
            state.heading[self.unit] = COMPASS.index(action[2].removeprefix("facing:"))
        events.append(Event("replaced", {"unit": names.unit(state, self.unit), "square": square}))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-replace", {"unit": names.unit(state, self.unit)})
