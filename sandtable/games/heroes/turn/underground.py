"""Cellar to Cellar: from one building, ruin or trench to another in the Supply phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Ground besides buildings that men can dive into.
HOLES: Final = ("ruin", "fallen_hall", "trench")
NOTHING: Final = (-1, -1)


def haven(s: HeroesState, place: int) -> tuple[int, int]:
    """The building, or else the ruin or trench, that a square belongs to; NOTHING for none."""
    building = s.battle.field.building_of[place]
    if building >= 0:
        return (building, -1)
    if s.terrain.ground_kind(place) in HOLES:
        return (-1, s.battle.field.element_of[place])
    return NOTHING


def unsafe(s: HeroesState, side: int) -> set[tuple[int, int]]:
    """Buildings, ruins and trenches that hold an enemy or are next to one."""
    found: set[tuple[int, int]] = set()
    for enemy in s.on_field(1 - side):
        for place in s.places_of(enemy):
            found.add(haven(s, place))
            for other in s.battle.field.nearby.touching[place]:
                found.add(haven(s, other))
    return found


def ends(s: HeroesState, unit: int, reach: int) -> list[int]:
    """The free squares where a unit could come up again."""
    start = s.at[unit]
    home = haven(s, start)
    if home == NOTHING:
        return []
    x, y = s.battle.field.places[start]
    closed = unsafe(s, s.side_of_unit(unit))
    found: list[int] = []
    for place, (to_x, to_y) in enumerate(s.battle.field.places):
        if max(abs(to_x - x), abs(to_y - y)) // 2 > reach or s.occupied(place):
            continue
        there = haven(s, place)
        if there in (NOTHING, home) or there in closed:
            continue
        if not s.terrain.ground[place].impassable[INFANTRY]:
            found.append(place)
    return found


def eligible(s: HeroesState, unit: int, reach: int) -> bool:
    """May it still move in this phase, and is there a way?"""
    return s.is_infantry(unit) and tokens.unordered(s, unit) and bool(ends(s, unit, reach))


class TakeTunnel(HeroesFrame):
    """Where the unit comes up."""

    name = "take-tunnel"
    fields = (("unit", "unit"), ("reach", "int"))

    def __init__(self, unit: int, reach: int) -> None:
        self.unit = unit
        self.reach = reach

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [
            ("place", f"square:{state.name(place)}") for place in ends(state, self.unit, self.reach)
        ]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("tunnel-square", reach=self.reach)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        place = state.battle.field.named[action[1][len("square:") :]]
        state.put(self.unit, place)
        state.supplied[self.unit] = True
        events.append(
            Event(
                "went-underground",
                {"unit": names.unit(state, self.unit), "square": state.name(place)},
            )
        )

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-tunnel", {"unit": names.unit(state, self.unit)})
