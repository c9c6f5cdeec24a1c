"""Scenario events at fixed moments of a turn: flares, furnaces, the assembly line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.land import effects
from sandtable.games.heroes.pack.battle import SIDES, Effect
from sandtable.games.heroes.status import DAMAGES, ON_FIELD
from sandtable.games.heroes.turn import arrivals, bonus_tokens
from sandtable.games.heroes.units import command, losses
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

FLARE: Final[Action] = ("flare",)
PASS: Final[Action] = ("pass",)
MEND: Final = "mend"


def order_start(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Scenario events at the start of the Order phase (HOS-3.2); the last pushed comes first."""
    bonus_tokens.at_order_start(state)
    state.push(Furnaces())
    flares = state.battle.effect("flares")
    if flares is not None:
        state.push(Flares(flares.side))
    arrivals.arrive(state, events)


def supply_start(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Scenario events at the start of the Supply phase (HOS-10.4)."""
    for unit in assembly_line_repairs(state):
        state.push(Mending(unit))


def supply_end(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Scenario events at the end of the Supply phase (HOS-10.10)."""
    bonus_tokens.at_turn_end(state)


class Flares(Frame["HeroesState"]):
    """A side may light up the field, which cancels the night rule for this turn."""

    name = "flares"

    def __init__(self, side: int) -> None:
        self.side = side

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        if state.battle.effect("flares") is None:
            raise BadInput("unknown-id", f"{where}.frame", id=self.name)

    def rule(self, state: HeroesState) -> Effect:
        effect = state.battle.effect("flares")
        assert effect is not None
        return effect

    def settled(self, state: HeroesState) -> bool:
        rule = self.rule(state)
        if state.uses_left[rule.index][self.side] <= 0:
            return True
        return not any(
            effect.id == rule.cancels and effects.holds(state, effect)
            for effect in state.battle.effects
        )

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [FLARE, PASS]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("flare-step", action=action[0] if action else "")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action == FLARE:
            rule = self.rule(state)
            state.uses_left[rule.index][self.side] -= 1
            effects.cancel(state, self.side, rule.cancels)
            events.append(Event("flare", {"side": seat}))

    def prompt(self, state: HeroesState) -> Prompt:
        left = state.uses_left[self.rule(state).index][self.side]
        return Prompt("prompt-flares", {"side": SIDES[self.side], "left": left})


class Furnaces(Task["HeroesState"]):
    """A furnace may burst: every unit next to machinery is suppressed."""

    name = "furnaces"

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        rule = state.battle.effect("furnaces")
        if rule is None or not effects.holds(state, rule):
            return
        roll = chance.die("furnace", 6) + 1
        bursts = roll >= rule.params["roll"]
        events.append(Event("furnace", {"roll": roll, "bursts": bursts}))
        if bursts:
            for unit in beside_terrain(state, rule.terrain):
                losses.suppress(state, unit, rule.params["suppression"], events)


def beside_terrain(state: HeroesState, kind: str) -> list[int]:
    """The units on the field on or next to a square printed with this terrain."""
    places = state.battle.field.places
    squares = [
        place for place, ground in enumerate(state.battle.field.printed) if ground.id == kind
    ]
    return [
        unit
        for side in (state.initiative, 1 - state.initiative)
        for unit in state.on_field(side)
        if any(
            effects.touch(places[here][0], places[here][1], places[there])
            for here in state.places_of(unit)
            for there in squares
        )
    ]


def assembly_line_repairs(state: HeroesState) -> list[int]:
    """The assembly line: damaged vehicles entirely inside the hall whose side controls the bay."""
    rule = state.battle.effect("repair_inside")
    if rule is None or rule.objective < 0:
        return []
    building_of = state.battle.field.building_of
    hall = building_of[state.battle.objectives[rule.objective].places[0]]
    return [
        unit
        for unit in range(len(state.battle.units))
        if state.counter(unit).id == rule.counter
        and state.status[unit] == ON_FIELD
        and state.damage[unit]
        and not state.repaired[unit]
        and state.control[rule.objective] == state.side_of_unit(unit)
        and all(building_of[place] == hall for place in state.places_of(unit))
    ]


class Mending(Frame["HeroesState"]):
    """One damage marker is removed; the owner chooses which."""

    name = "mending"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def bits(self, state: HeroesState) -> list[int]:
        return [bit for bit in range(len(DAMAGES)) if state.damage[self.unit] >> bit & 1]

    def settled(self, state: HeroesState) -> bool:
        return len(self.bits(state)) < 2

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        for bit in self.bits(state):
            command.repair_damage(state, self.unit, bit, events)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [(MEND, f"damage:{DAMAGES[bit]}") for bit in self.bits(state)]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("mend-step", unit=state.unit(self.unit).id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        bit = DAMAGES.index(action[1][len("damage:") :])
        command.repair_damage(state, self.unit, bit, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-mending", {"unit": names.unit(state, self.unit)})
