"""What a scenario makes happen at fixed moments: flares, furnaces, the assembly line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.battle import SIDES, Effect
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.frames import HeroesFrame, Task
from sandtable.games.heroes.land import effects
from sandtable.games.heroes.status import ON_FIELD
from sandtable.games.heroes.turn import arrivals, bonus_tokens, command
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

FLARE: Final[Action] = ("flare",)
PASS: Final[Action] = ("pass",)
MEND: Final = "mend"


def order_start(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Scenario effects at the start of the Order phase (HOS-3.2); the last pushed comes first."""
    bonus_tokens.at_order_start(s)
    s.then(Furnaces())
    flares = s.battle.effect("flares")
    if flares is not None:
        s.then(Flares(flares.side))
    arrivals.arrive(s, events)


def supply_start(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Scenario effects at the start of the Supply phase (HOS-10.4)."""
    for unit in mended_inside(s):
        s.then(Mending(unit))


def supply_end(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Scenario effects at the end of the Supply phase (HOS-10.10)."""
    bonus_tokens.at_turn_end(s)


class Flares(HeroesFrame):
    """A side may light up the field: the night rule is off for this turn."""

    name = "flares"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def rule(self, s: HeroesState) -> Effect:
        effect = s.battle.effect("flares")
        assert effect is not None
        return effect

    def settled(self, s: HeroesState) -> bool:
        rule = self.rule(s)
        if s.uses[rule.index][self.side] <= 0:
            return True
        return not any(
            effect.id == rule.cancels and effects.holds(s, effect) for effect in s.battle.effects
        )

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [FLARE, PASS]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("flare-step", action=action[0] if action else "")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        if action == FLARE:
            rule = self.rule(state)
            state.uses[rule.index][self.side] -= 1
            effects.cancel(state, self.side, rule.cancels)
            events.append(Event("flare", {"side": seat}))

    def prompt(self, state: HeroesState) -> Prompt:
        left = state.uses[self.rule(state).index][self.side]
        return Prompt("prompt-flares", {"side": SIDES[self.side], "left": left})


class Furnaces(Task):
    """A furnace may burst: every unit next to machinery is suppressed."""

    name = "furnaces"

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        rule = s.battle.effect("furnaces")
        if rule is None or not effects.holds(s, rule):
            return
        roll = chance.die("furnace", 6) + 1
        bursts = roll >= rule.params["roll"]
        events.append(Event("furnace", {"roll": roll, "bursts": bursts}))
        if bursts:
            for unit in beside_terrain(s, rule.terrain):
                hits.suppress(s, unit, rule.params["suppression"], events)


def beside_terrain(s: HeroesState, kind: str) -> list[int]:
    """The units on the field next to a square printed with this terrain, or on it."""
    places = s.battle.field.places
    squares = [place for place, ground in enumerate(s.battle.field.printed) if ground.id == kind]
    return [
        unit
        for side in (s.initiative, 1 - s.initiative)
        for unit in s.on_field(side)
        if any(
            effects.touch(places[here][0], places[here][1], places[there])
            for here in s.places_of(unit)
            for there in squares
        )
    ]


def mended_inside(s: HeroesState) -> list[int]:
    """The line still runs: vehicles wholly inside the hall whose side controls the bay."""
    rule = s.battle.effect("repair_inside")
    if rule is None or rule.objective < 0:
        return []
    building_of = s.battle.field.building_of
    hall = building_of[s.battle.objectives[rule.objective].places[0]]
    return [
        unit
        for unit in range(len(s.battle.units))
        if s.counter(unit).id == rule.counter
        and s.standing[unit] == ON_FIELD
        and s.damage[unit]
        and not s.repaired[unit]
        and s.control[rule.objective] == s.side_of_unit(unit)
        and all(building_of[place] == hall for place in s.places_of(unit))
    ]


class Mending(HeroesFrame):
    """One damage marker is taken off; the owner chooses which."""

    name = "mending"
    fields = (("unit", "unit"),)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def bits(self, s: HeroesState) -> list[int]:
        return [bit for bit in range(len(command.DAMAGES)) if s.damage[self.unit] >> bit & 1]

    def settled(self, s: HeroesState) -> bool:
        return len(self.bits(s)) < 2

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        for bit in self.bits(s):
            command.mend(s, self.unit, bit, events)

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [(MEND, f"damage:{command.DAMAGES[bit]}") for bit in self.bits(state)]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("mend-step", unit=state.unit(self.unit).id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        bit = command.DAMAGES.index(action[1][len("damage:") :])
        command.mend(state, self.unit, bit, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-mending", {"unit": names.unit(state, self.unit)})
