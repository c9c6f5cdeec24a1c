"""The Supply phase (HOS-10): units without orders move, suppression wears off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names, windows
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.frames import HeroesFrame, Task
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import BLUFF, NO_TOKEN
from sandtable.games.heroes.turn import activation, command, tokens
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

SUPPLY_MOVE: Final = "supply"
END: Final[Action] = ("end",)
MOMENT: Final = "supply-move"


def discard_bluffs(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Step 2: bluff tokens come off; their units had no order (HOS-10.5, 3.28)."""
    units: list[int] = []
    options: list[Json] = []
    for unit, token in enumerate(s.token):
        if token == BLUFF:
            s.token[unit] = NO_TOKEN
            units.append(unit)
    for option, token in enumerate(s.option_token):
        if token == BLUFF:
            s.option_token[option] = NO_TOKEN
            options.append(s.battle.options[option].id)
    if units or options:
        told = names.units(s, units)
        events.append(Event("bluffs-discarded", {"units": told, "options": options}))


def supply(s: HeroesState, chance: Chance, events: list[Event]) -> None:
    """Steps 3 and 4: the initiative holder moves and recovers, then the opponent (HOS-10.9)."""
    first = s.initiative
    s.then(SupplyMoves(first), Recovery(first), SupplyMoves(1 - first), Recovery(1 - first))


def eligible(s: HeroesState, unit: int) -> bool:
    """No token, no Activation marker, and not moved yet (HOS-10.1, 19.22, 23.4)."""
    return tokens.unordered(s, unit)


def able(s: HeroesState, unit: int) -> bool:
    """Is there anything it can do in this phase (HOS-10.3)?"""
    return bool(
        moves.declarations(s, unit) or command.repairs(s, unit) or command.inspired_by(s, unit)
    )


class SupplyMoves(HeroesFrame):
    """Step 3a: a side's eligible units act one after the other, as it likes (HOS-10.6)."""

    name = "supply-moves"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def units(self, s: HeroesState) -> list[int]:
        return [unit for unit in s.battle.roster[self.side] if eligible(s, unit) and able(s, unit)]

    def settled(self, s: HeroesState) -> bool:
        return not self.units(s) and not windows.asks(s, self.side, MOMENT)

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found: list[Action] = [(SUPPLY_MOVE, state.unit(unit).word) for unit in self.units(state)]
        found += windows.offers(state, self.side, MOMENT)
        found.append(END)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if action[:1] != (SUPPLY_MOVE,) or len(action) != 2:
            if action and action[0] in activation.CARD_WORDS:
                return windows.why_not(state, self.side, action)
            return state.refusal("supply-step")
        unit = state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)
        if unit < 0 or state.side_of_unit(unit) != self.side:
            return state.refusal("not-your-unit")
        id = state.unit(unit).id
        if not tokens.in_play(state, unit):
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
            state.frames.pop()
        elif action[0] == SUPPLY_MOVE:
            unit = state.battle.unit_named[action[1][len(names.PREFIX) :]]
            state.supplied[unit] = True
            state.then(activation.Activation(unit, fire=False))
        else:
            windows.take(state, self.side, MOMENT, action, chance, events)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-supply", {"side": SIDES[self.side]})


class Recovery(Task):
    """Step 3b: each unit of the side loses one suppression marker (HOS-10.7, 10.8)."""

    name = "recovery"
    fields = (("side", "side"),)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        units: list[int] = []
        for unit in s.battle.roster[self.side]:
            if s.suppression[unit] and tokens.in_play(s, unit):
                s.suppression[unit] -= 1
                units.append(unit)
        if units:
            told = names.units(s, units)
            events.append(Event("recovered", {"side": SIDES[self.side], "units": told}))
