"""Cellar to Cellar: from one building, ruin or trench to another in the Supply phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Terrain besides buildings where infantry can go underground.
HOLES: Final = ("ruin", "fallen_hall", "trench")
NOTHING: Final = (-1, -1)


def haven(state: HeroesState, place: int) -> tuple[int, int]:
    """The building, ruin or trench that a square belongs to; NOTHING if none."""
    building = state.battle.field.building_of[place]
    if building >= 0:
        return (building, -1)
    if state.terrain.ground_kind(place) in HOLES:
        return (-1, state.battle.field.element_of[place])
    return NOTHING


def unsafe(state: HeroesState, side: int) -> set[tuple[int, int]]:
    """Buildings, ruins and trenches that contain an enemy or are next to one."""
    found: set[tuple[int, int]] = set()
    for enemy in state.on_field(1 - side):
        for place in state.places_of(enemy):
            found.add(haven(state, place))
            for other in state.battle.field.nearby.touching[place]:
                found.add(haven(state, other))
    return found


def ends(state: HeroesState, unit: int, reach: int) -> list[int]:
    """The free squares where a unit could emerge."""
    start = state.at[unit]
    home = haven(state, start)
    if home == NOTHING:
        return []
    x, y = state.battle.field.places[start]
    closed = unsafe(state, state.side_of_unit(unit))
    found: list[int] = []
    for place, (to_x, to_y) in enumerate(state.battle.field.places):
        if max(abs(to_x - x), abs(to_y - y)) // 2 > reach or state.occupied(place):
            continue
        there = haven(state, place)
        if there in (NOTHING, home) or there in closed:
            continue
        if not state.terrain.ground[place].impassable[INFANTRY]:
            found.append(place)
    return found


def eligible(state: HeroesState, unit: int, reach: int) -> bool:
    """May it still move in this phase, and is there a square to go to?"""
    return (
        state.is_infantry(unit) and tokens.unordered(state, unit) and bool(ends(state, unit, reach))
    )


class TakeTunnel(Frame["HeroesState"]):
    """Choosing where the unit emerges."""

    name = "take-tunnel"

    def __init__(self, unit: int, reach: int) -> None:
        self.unit = unit
        self.reach = reach

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [
            ("place", names.square_word(state, place))
            for place in ends(state, self.unit, self.reach)
        ]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("tunnel-square", reach=self.reach)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        place = names.square_named(state, action[1])
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
