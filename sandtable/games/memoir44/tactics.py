"""Tactic cards with a special procedure: Medics & Mechanics, Their Finest Hour, Dig-In (M44-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.cards import ANY_ARM
from sandtable.games.memoir44.combat import STAR, sandbagged
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.orders import Orders
from sandtable.games.memoir44.retreat import roll_dice
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

HEAL: Final = "heal"
DIG_IN: Final = "dig-in"
#: The dice of Medics & Mechanics and of each general's Finest Hour in Overlord (M44-36.38, 36.40).
OVERLORD_DICE: Final = 4


def hand_dice(state: MemoirState) -> int:
    """As many dice as cards in hand, including the one played (M44-34.54, 34.62)."""
    return OVERLORD_DICE if state.scenario.overlord else len(state.hands[state.side]) + 1


class Medics(Frame["MemoirState"]):
    """Choose a unit that has lost figures, then roll to bring them back (M44-34.53, A67)."""

    name = "medics"

    def __init__(self, number: int) -> None:
        self.number = number

    def damaged(self, state: MemoirState) -> list[int]:
        area = state.commands[self.number].area
        return [
            unit.index
            for unit in state.scenario.units
            if unit.side == state.side
            and state.at[unit.index] >= 0
            and state.figures[unit.index] < unit.figures
            and state.order[unit.index] < 0
            and state.scenario.sections[state.at[unit.index]] & area
        ]

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [
            (HEAL, state.scenario.units[unit].arg) for unit in self.damaged(state)
        ]
        return found

    def settled(self, state: MemoirState) -> bool:
        return not self.damaged(state)

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("medics-unit")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        unit = state.scenario.unit_by_arg[action[1]]
        kind = state.scenario.units[unit]
        face = state.scenario.arms[kind.arm].face
        dice = roll_dice(hand_dice(state), chance, "medics")
        back = sum([1 for die in dice if die == STAR or (face and die == face)])
        back = min(back, kind.figures - state.figures[unit])  # M44-34.56
        state.figures[unit] += back
        params: dict[str, Json] = {"unit": kind.id, "dice": [*dice], "count": back}
        events.append(Event("healed", params))
        if back:  # M44-34.57
            state.order[unit] = self.number
            state.leader_mask[unit] = state.posts.mask_of_hex(state.side, state.at[unit])
            if state.scenario.overlord:  # M44-36.27
                post = state.commands[self.number].post
                state.leader_mask[unit] = 1 << state.posts.seat(state.side, post)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-medics", {"side": SIDES[state.side], "count": hand_dice(state)})


class FinestHour(Task["MemoirState"]):
    """Each unit symbol orders a unit of that arm, each star one of any arm (M44-34.63)."""

    name = "finest-hour"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        dice = roll_dice(hand_dice(state), chance, "finest-hour")
        symbols: list[int] = []
        for die in dice:
            if die == STAR:
                symbols.append(ANY_ARM)
            elif die in ARMS:
                symbols.append(1 << ARMS.index(die))
        state.commands[self.number] = state.commands[self.number].with_symbols(tuple(symbols))
        params: dict[str, Json] = {"side": SIDES[state.side], "dice": [*dice]}
        events.append(Event("finest-hour", params))
        if symbols:
            state.push(Orders(self.number, 0))


class DigIn(Frame["MemoirState"]):
    """Ordered infantry places sandbags; the player chooses if they run short (M44-31.11, A63)."""

    name = "dig-in"

    def __init__(self, number: int) -> None:
        self.number = number

    def waiting(self, state: MemoirState) -> list[int]:
        """Ordered units that could use sandbags."""
        found: list[int] = []
        if state.commands[self.number].fallback:
            return found
        for unit, number in enumerate(state.order):
            if number == self.number:
                hex = state.at[unit]
                if not state.scenario.terrain[hex].ocean and not sandbagged(state, state.side, hex):
                    found.append(unit)
        return found

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [
            (DIG_IN, state.scenario.units[unit].arg) for unit in self.waiting(state)
        ]
        return found

    def settled(self, state: MemoirState) -> bool:
        return not state.sandbag_supply or len(self.waiting(state)) <= state.sandbag_supply

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()
        if state.sandbag_supply:
            for unit in self.waiting(state):
                self.place(state, unit, events)

    def place(self, state: MemoirState, unit: int, events: list[Event]) -> None:
        state.sandbags[state.at[unit]] = True
        state.sandbag_supply -= 1
        params: dict[str, Json] = {
            "unit": state.scenario.units[unit].id,
            "hex": state.name(state.at[unit]),
        }
        events.append(Event("dug-in", params))

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("dig-in-unit")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.place(state, state.scenario.unit_by_arg[action[1]], events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-dig-in", {"side": SIDES[state.side], "count": state.sandbag_supply})
