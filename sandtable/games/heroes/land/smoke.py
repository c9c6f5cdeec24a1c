"""Smoke markers (HH-13): where they may be put, and Smoke Pots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

WORD: Final = "smoke"


def lay(s: HeroesState, place: int, events: list[Event]) -> None:
    s.smoke[place] = True
    events.append(Event("smoke", {"square": s.name(place)}))


def clear_squares(s: HeroesState, unit: int, reach: int) -> list[int]:
    """The squares within so many of a unit, its own included, that have no smoke yet."""
    near: set[int] = set()
    for own in s.places_of(unit):
        near.update(s.battle.field.nearby.within(own, reach))
    return [place for place in sorted(near) if not s.smoke[place]]


def partners(s: HeroesState, side: int, reach: int, first: int) -> list[int]:
    """The squares for a second marker: next to the first, both near one and the same unit."""
    found: set[int] = set()
    beside = s.battle.field.nearby.touching[first]
    for unit in s.on_field(side):
        near = clear_squares(s, unit, reach)
        if first in near:
            found.update([place for place in near if place in beside])
    return sorted(found)


def first_squares(s: HeroesState, side: int, reach: int) -> list[int]:
    """The squares for a first marker: there is one for the second beside it."""
    found: set[int] = set()
    for unit in s.on_field(side):
        found.update(of_a_pair(s, unit, reach))
    return sorted(found)


def of_a_pair(s: HeroesState, unit: int, reach: int) -> list[int]:
    """The squares near a unit that have another one beside them."""
    near = set(clear_squares(s, unit, reach))
    touching = s.battle.field.nearby.touching
    return [place for place in near if not near.isdisjoint(touching[place])]


def possible(s: HeroesState, side: int, reach: int) -> bool:
    return any(of_a_pair(s, unit, reach) for unit in s.on_field(side))


class LaySmoke(HeroesFrame):
    """Smoke Pots: two markers on adjacent squares near one of the player's units."""

    name = "lay-smoke"
    fields = (("side", "side"), ("reach", "int"), ("first", "place"))

    def __init__(self, side: int, reach: int, first: int = -1) -> None:
        self.side = side
        self.reach = reach
        #: Where the first marker goes, -1 while that is open.
        self.first = first

    def squares(self, s: HeroesState) -> list[int]:
        if self.first < 0:
            return first_squares(s, self.side, self.reach)
        return partners(s, self.side, self.reach, self.first)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [(WORD, f"square:{state.name(place)}") for place in self.squares(state)]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("smoke-square", reach=self.reach)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        place = state.battle.field.named[action[1][len("square:") :]]
        if self.first < 0:
            state.frames[-1] = self.but(first=place)
            return
        state.frames.pop()
        lay(state, self.first, events)
        lay(state, place, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-smoke", {"side": SIDES[self.side]})
