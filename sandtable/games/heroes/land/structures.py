"""Structures and their destruction: building parts, wrecks, wire (HOS-12, 13.20–13.22, 16.3–16.9).

A structure goes by a word: ``part:A1-a``, ``wreck:0``, ``line:2``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.fire.rolls import OneRoll
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.land import effects, ground
from sandtable.games.heroes.moving import wrecks
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import ON_FIELD
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: A Destruction die of this or more is a point (HOS-16.6).
NEED: Final = 4


# Which structures there are.


def value(s: HeroesState, structure: str) -> int:
    """The points it takes; 0 if it cannot be destroyed, or no longer."""
    word, _, id = structure.partition(":")
    field = s.battle.field
    if word == "part":
        part = field.part_named[id]
        return field.parts[part].kind.structure if s.terrain.intact(part) else 0
    if word == "wreck":
        wreck = s.wrecks[int(id)]
        return 0 if wreck is None else field.kinds[wreck.kind].structure
    line = int(id)
    return 0 if line in s.terrain.removed else field.lines[line].kind.structure


def points(s: HeroesState, structure: str) -> int:
    """The points it has taken."""
    word, _, id = structure.partition(":")
    if word == "part":
        return s.part_points[s.battle.field.part_named[id]]
    if word == "wreck":
        wreck = s.wrecks[int(id)]
        return 0 if wreck is None else wreck.points
    return s.line_points[int(id)]


def at(s: HeroesState, place: int) -> tuple[str, ...]:
    """The structures on a square: the building part, the wreck."""
    found: list[str] = []
    field = s.battle.field
    part = field.part_of[place]
    if part >= 0:
        found.append(f"part:{field.parts[part].id}")
    if s.wreck_on[place] >= 0:
        found.append(f"wreck:{s.wreck_on[place]}")
    return tuple([structure for structure in found if value(s, structure)])


def around(s: HeroesState, unit: int) -> tuple[str, ...]:
    """The structures that a unit is in: they are attacked with it (HOS-16.4)."""
    found: dict[str, None] = {}
    for place in s.places_of(unit):
        for structure in at(s, place):
            found[structure] = None
    return tuple(found)


def places(s: HeroesState, structure: str) -> tuple[int, ...]:
    """Its squares; of a line those on both sides of it."""
    word, _, id = structure.partition(":")
    field = s.battle.field
    if word == "part":
        return field.parts[field.part_named[id]].places
    if word == "wreck":
        wreck = s.wrecks[int(id)]
        return () if wreck is None else wreck.places
    found: dict[int, None] = {}
    for number in field.lines[int(id)].edges:
        edge = field.edges[number]
        before = (edge.hx - 2, edge.hy) if edge.upright else (edge.hx, edge.hy - 2)
        for corner in (before, (edge.hx, edge.hy)):
            if corner in field.place_at:
                found[field.place_at[corner]] = None
    return tuple(found)


def standing(s: HeroesState) -> list[str]:
    """All structures on the field that can be destroyed."""
    field = s.battle.field
    found = [f"part:{part.id}" for part in field.parts]
    found += [f"wreck:{i}" for i, wreck in enumerate(s.wrecks) if wreck is not None]
    found += [f"line:{line.index}" for line in field.lines]
    return [structure for structure in found if value(s, structure)]


# The roll.


def attack(s: HeroesState, side: int, unit: int, structures: tuple[str, ...], dice: int) -> None:
    """One Destruction roll for each structure (HOS-16.81)."""
    if dice > 0:
        s.then(
            *[
                Destruction(side=side, firer=unit, structure=structure, count=dice)
                for structure in structures
                if value(s, structure)
            ]
        )


class Destruction(OneRoll):
    """As many dice as the symbol says; suppression does not count (HOS-16.6, 16.8)."""

    name = "destruction"
    die = "destruction"
    fields = (
        ("stage", "int"),
        ("side", "side"),
        ("firer", "unit"),
        ("structure", "text"),
        ("count", "int"),
        ("dice", "ints"),
        ("die_bonus", "int"),
    )

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

    def parties(self, s: HeroesState) -> tuple[int, ...]:
        return () if self.firer < 0 else (self.firer,)

    def needless(self, s: HeroesState) -> bool:
        return not value(s, self.structure)

    def number(self) -> int:
        return self.count

    def told(self, s: HeroesState, dice: tuple[int, ...]) -> Event:
        return Event(
            "destruction-rolled",
            {"structure": self.structure, "squares": self.squares(s), "dice": [*dice]},
        )

    def squares(self, s: HeroesState) -> list[Json]:
        """Of a wreck: where it lies, as it has no other name."""
        word, _, id = self.structure.partition(":")
        return wrecks.lies_on(s, int(id)) if word == "wreck" else []

    def take_effect(self, s: HeroesState, events: list[Event]) -> None:
        add_points(s, self.structure, self.scored(), events)

    def scored(self) -> int:
        """Every 4 or more is a point; a bonus raises one die, the one it helps (HOS-21.30)."""
        hit = sum([1 for die in self.dice if die >= NEED])
        helped = any(die < NEED <= die + self.die_bonus for die in self.dice)
        return hit + (1 if helped else 0)


def add_points(s: HeroesState, structure: str, number: int, events: list[Event]) -> None:
    """A structure with as many points as its symbol shows is destroyed (HOS-12.2, 16.9)."""
    if number <= 0 or not value(s, structure):
        return
    word, _, id = structure.partition(":")
    if word == "wreck":
        wrecks.add_points(s, int(id), number, events)
        return
    events.append(Event("structure-damaged", {"structure": structure, "points": number}))
    limit = value(s, structure)
    if word == "part":
        part = s.battle.field.part_named[id]
        s.part_points[part] += number
        if s.part_points[part] >= limit:
            s.then(Collapse(0, part))
    else:
        line = int(id)
        s.line_points[line] += number
        if s.line_points[line] >= limit:
            s.terrain = s.terrain.without_line(line)
            events.append(Event("line-removed", {"structure": structure}))


def breach(s: HeroesState, edge: int, events: list[Event]) -> None:
    """A wall is blown open: from now on an opening (HOS-13.6, 13.29)."""
    s.terrain = s.terrain.with_breach(edge)
    events.append(Event("wall-breached", {"edge": s.battle.field.edges[edge].name}))


# Collapse.


class Collapse(Procedure):
    """A building part falls (HOS-13.20–13.22)."""

    name = "collapse"
    fields = (("stage", "int"), ("part", "int"), ("buried", "units"))

    def __init__(self, stage: int, part: int, buried: tuple[int, ...] = ()) -> None:
        self.stage = stage
        self.part = part
        #: The infantry that was inside when it fell.
        self.buried = buried

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            inside = [
                u for u in range(len(s.at)) if s.standing[u] == ON_FIELD and self._holds(s, u)
            ]
            # By their squares: the order of the roster would tell who hides there (HOS-15.38).
            buried = sorted([u for u in inside if s.is_infantry(u)], key=lambda u: s.at[u])
            s.terrain = s.terrain.with_fallen(self.part)
            events.append(Event("part-fallen", {"part": s.battle.field.parts[self.part].id}))
            self.go(s, stage=1, buried=tuple(buried))
            effects.part_fallen(s, self.part, events)
            # A vehicle inside is destroyed, its wreck lies in the ruins (HOS-13.22).
            for unit in inside:
                if not s.is_infantry(unit):
                    hits.destroy(s, unit, events)
            for unit in buried:
                hits.suppress(s, unit, 1, events)
        else:
            self.done(s)
            # The initiative holder puts all his units onto the ruins first (HOS-13.21).
            first = s.initiative
            order = sorted(self.buried, key=lambda u: s.side_of_unit(u) != first)
            s.then(*[Replacing(unit, self.part) for unit in order])

    def _holds(self, s: HeroesState, unit: int) -> bool:
        part_of = s.battle.field.part_of
        return any(part_of[place] == self.part for place in s.places_of(unit))


class Replacing(HeroesFrame):
    """The owner puts a unit of a fallen part onto the ruins, facing as he likes (AMB-69)."""

    name = "replacing"
    fields = (("unit", "unit"), ("part", "int"))

    def __init__(self, unit: int, part: int) -> None:
        self.unit = unit
        self.part = part

    def squares(self, s: HeroesState) -> list[int]:
        """Free enterable squares of the ruin, its own among them; else adjacent ones."""
        ruin = s.battle.field.parts[self.part].places
        own = s.at[self.unit]
        found = [place for place in ruin if place == own or self._free(s, place)]
        found = [place for place in found if ground.enterable(s, place, INFANTRY)]
        if not found:
            links = s.terrain.links[INFANTRY][own]
            found = [link.to for link in links if self._free(s, link.to)]
        return found

    def _free(self, s: HeroesState, place: int) -> bool:
        return not s.occupied(place) and ground.enterable(s, place, INFANTRY)

    def settled(self, s: HeroesState) -> bool:
        return s.standing[self.unit] != ON_FIELD or not self.squares(s)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        if s.standing[self.unit] == ON_FIELD:
            hits.destroy(s, self.unit, events)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = []
        turns = state.counter(self.unit).has_arc
        for place in self.squares(state):
            square = f"square:{state.name(place)}"
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
        state.frames.pop()
        square = action[1].removeprefix("square:")
        state.put(self.unit, state.battle.field.named[square])
        if len(action) > 2:
            state.heading[self.unit] = COMPASS.index(action[2].removeprefix("facing:"))
        events.append(Event("replaced", {"unit": names.unit(state, self.unit), "square": square}))

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-replace", {"unit": names.unit(state, self.unit)})
