"""The Supply phase (HOS-10): units without orders move, units recover from suppression."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.movement_action import declaration
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import BLUFF, NO_TOKEN
from sandtable.games.heroes.timing.hosts import Host
from sandtable.games.heroes.turn import activation
from sandtable.games.heroes.units import command
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Task
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

SUPPLY_MOVE: Final = "supply"
END: Final[Action] = ("end",)
MOMENT: Final = "supply-move"


def discard_bluffs(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 2: remove bluff tokens; their units had no order (HOS-10.5, 3.28)."""
    units: list[int] = []
    options: list[Json] = []
    for unit, token in enumerate(state.token):
        if token == BLUFF:
            state.token[unit] = NO_TOKEN
            units.append(unit)
    for option, token in enumerate(state.option_token):
        if token == BLUFF:
            state.option_token[option] = NO_TOKEN
            options.append(state.battle.options[option].id)
    if units or options:
        unit_names = names.units(state, units)
        events.append(Event("bluffs-discarded", {"units": unit_names, "options": options}))


def supply(state: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Steps 3 and 4: the initiative holder moves and recovers, then the opponent (HOS-10.9)."""
    first = state.initiative
    state.push(SupplyMoves(first), Recovery(first), SupplyMoves(1 - first), Recovery(1 - first))


def eligible(state: HeroesState, unit: int) -> bool:
    """Does it have no token and no Activation marker, and has not moved (HOS-10.1, 19.22, 23.4)?"""
    return tokens.unordered(state, unit)


def able(state: HeroesState, unit: int) -> bool:
    """Is there anything it can do in this phase (HOS-10.3)?"""
    return bool(
        declaration.declarations(state, unit)
        or command.repairs(state, unit)
        or command.inspired_by(state, unit)
    )


class SupplyMoves(Host):
    """Step 3a: a side's eligible units act one by one, in any order (HOS-10.6)."""

    name = "supply-moves"

    def __init__(self, side: int) -> None:
        self.side = side

    def is_of(self, side: int) -> bool:
        return self.side == side

    def units(self, state: HeroesState) -> list[int]:
        return [
            unit
            for unit in state.battle.roster[self.side]
            if eligible(state, unit) and able(state, unit)
        ]

    def settled(self, state: HeroesState) -> bool:
        return not self.units(state) and not state.asked_at(self.side, MOMENT)

    def leave(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [(SUPPLY_MOVE, state.unit(unit).word) for unit in self.units(state)]
        found += state.plays_at(self.side, MOMENT)
        found.append(END)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if action[:1] != (SUPPLY_MOVE,) or len(action) != 2:
            if action and action[0] in activation.CARD_WORDS:
                return state.why_no_play(self.side, action)
            return state.refusal("supply-step")
        unit = state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)
        if unit < 0 or state.side_of_unit(unit) != self.side:
            return state.refusal("not-your-unit")
        id = state.unit(unit).id
        if not state.in_play(unit):
            return state.refusal("unit-not-in-play", unit=id)
        if state.activated[unit]:
            return state.refusal("supply-activated", unit=id)
        if state.token[unit]:
            return state.refusal("supply-ordered", unit=id)
        if state.supplied[unit]:
            return state.refusal("supply-moved", unit=id)
        return state.refusal("supply-nothing", unit=id)

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END:
            state.pop()
        elif action[0] == SUPPLY_MOVE:
            unit = names.unit_named(state, action[1])
            state.supplied[unit] = True
            state.push(activation.Activation(unit, fire=False))
        else:
            state.play_at(self.side, MOMENT, action, chance, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-supply", {"side": SIDES[self.side]})


class Recovery(Task["HeroesState"]):
    """Step 3b: each unit of the side loses one suppression marker (HOS-10.7, 10.8)."""

    name = "recovery"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        units: list[int] = []
        for unit in state.battle.roster[self.side]:
            if state.suppression[unit] and state.in_play(unit):
                state.suppression[unit] -= 1
                units.append(unit)
        if units:
            unit_names = names.units(state, units)
            events.append(Event("recovered", {"side": SIDES[self.side], "units": unit_names}))
