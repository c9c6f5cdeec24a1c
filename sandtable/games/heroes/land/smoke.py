"""Smoke markers (HH-13): where they may be placed, and Smoke Pots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

WORD: Final = "smoke"


def lay(state: HeroesState, place: int, events: list[Event]) -> None:
    state.smoke[place] = True
    events.append(Event("smoke", {"square": state.name(place)}))


def clear_squares(state: HeroesState, unit: int, reach: int) -> list[int]:
    """The squares within ``reach`` of a unit, including its own, that have no smoke yet."""
    smoke, nearby = state.smoke, state.battle.field.nearby
    places = state.places_of(unit)
    if len(places) == 1:
        return [place for place in nearby.within(places[0], reach) if not smoke[place]]
    near: set[int] = set()
    for own in places:
        near.update(nearby.within(own, reach))
    return [place for place in sorted(near) if not smoke[place]]


def partners(state: HeroesState, side: int, reach: int, first: int) -> list[int]:
    """The squares for a second marker: next to the first, both near the same unit."""
    found: set[int] = set()
    beside = state.battle.field.nearby.touching[first]
    for unit in state.on_field(side):
        near = clear_squares(state, unit, reach)
        if first in near:
            found.update([place for place in near if place in beside])
    return sorted(found)


def first_squares(state: HeroesState, side: int, reach: int) -> list[int]:
    """The squares for a first marker that leave one beside them for the second."""
    touching = state.battle.field.nearby.touching
    found: set[int] = set()
    for unit in state.on_field(side):
        near = set(clear_squares(state, unit, reach))
        for place in near:
            if place not in found and not near.isdisjoint(touching[place]):
                found.add(place)
    return sorted(found)


def possible(state: HeroesState, side: int, reach: int) -> bool:
    """Are there two such squares near any unit of a side?"""
    touching = state.battle.field.nearby.touching
    for unit in state.on_field(side):
        near = set(clear_squares(state, unit, reach))
        if any(not near.isdisjoint(touching[place]) for place in near):
            return True
    return False


class LaySmoke(Frame["HeroesState"]):
    """Smoke Pots: two markers on adjacent squares near one of the player's units."""

    name = "lay-smoke"

    def __init__(self, side: int, reach: int, first: int = -1) -> None:
        self.side = side
        self.reach = reach
        #: The square of the first marker, -1 if not yet chosen.
        self.first = first

    def squares(self, state: HeroesState) -> list[int]:
        if self.first < 0:
            return first_squares(state, self.side, self.reach)
        return partners(state, self.side, self.reach, self.first)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [(WORD, names.square_word(state, place)) for place in self.squares(state)]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("smoke-square", reach=self.reach)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        place = names.square_named(state, action[1])
        if self.first < 0:
            state.replace(self.replace(first=place))
            return
        state.pop()
        lay(state, self.first, events)
        lay(state, place, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-smoke", {"side": SIDES[self.side]})
