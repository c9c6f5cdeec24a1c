"""Tactic cards with a step of their own: Medics & Mechanics, Their Finest Hour, Dig-In (M44-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle import STAR, sandbagged
from sandtable.games.memoir44.cards import ANY_ARM
from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.orders import Orders
from sandtable.games.memoir44.retreat import roll_dice
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

HEAL: Final = "heal"
DIG_IN: Final = "dig-in"
#: Dice of Medics & Mechanics and of each general's Finest Hour in Overlord (M44-36.38, 36.40).
OVERLORD_DICE: Final = 4


def hand_dice(s: MemoirState) -> int:
    """As many dice as cards in hand, the played card included (M44-34.54, 34.62)."""
    return OVERLORD_DICE if s.battle.overlord else len(s.hands[s.side]) + 1


class Medics(MemoirFrame):
    """Choose a unit that has lost figures, then roll to bring them back (M44-34.53, A67)."""

    name = "medics"

    def __init__(self, number: int) -> None:
        self.number = number

    def damaged(self, s: MemoirState) -> list[int]:
        area = s.commands[self.number].area
        return [
            unit.index
            for unit in s.battle.units
            if unit.side == s.side
            and s.at[unit.index] >= 0
            and s.figures[unit.index] < unit.figures
            and s.order[unit.index] < 0
            and s.battle.sections[s.at[unit.index]] & area
        ]

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [(HEAL, state.battle.units[unit].arg) for unit in self.damaged(state)]
        return found

    def settled(self, s: MemoirState) -> bool:
        return not self.damaged(s)

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("medics-unit")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        unit = state.battle.unit_at[action[1]]
        kind = state.battle.units[unit]
        face = state.battle.arms[kind.arm].face
        dice = roll_dice(hand_dice(state), chance, "medics")
        back = sum([1 for die in dice if die == STAR or (face and die == face)])
        back = min(back, kind.figures - state.figures[unit])  # M44-34.56
        state.figures[unit] += back
        params: dict[str, Json] = {"unit": kind.id, "dice": [*dice], "count": back}
        events.append(Event("healed", params))
        if back:  # M44-34.57
            state.order[unit] = self.number
            state.led[unit] = state.posts.mask_of_hex(state.side, state.at[unit])
            if state.battle.overlord:  # M44-36.27
                post = state.commands[self.number].post
                state.led[unit] = 1 << state.posts.seat(state.side, post)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-medics", {"side": SIDES[state.side], "count": hand_dice(state)})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "number": self.number}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Medics:
        return Medics(reader.integer("number", 0, len(s.commands) - 1))


class FinestHour(Task):
    """Each unit symbol orders a unit of that arm, each star one of any arm (M44-34.63)."""

    name = "finest-hour"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        dice = roll_dice(hand_dice(s), chance, "finest-hour")
        symbols: list[int] = []
        for die in dice:
            if die == STAR:
                symbols.append(ANY_ARM)
            elif die in ARMS:
                symbols.append(1 << ARMS.index(die))
        s.commands[self.number] = s.commands[self.number].with_symbols(tuple(symbols))
        params: dict[str, Json] = {"side": SIDES[s.side], "dice": [*dice]}
        events.append(Event("finest-hour", params))
        if symbols:
            s.frames.append(Orders(self.number, 0))

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "number": self.number}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> FinestHour:
        return FinestHour(reader.integer("number", 0, len(s.commands) - 1))


class DigIn(MemoirFrame):
    """Ordered infantry places sandbags; if they run short, the player chooses (M44-31.11, A63)."""

    name = "dig-in"

    def __init__(self, number: int) -> None:
        self.number = number

    def waiting(self, s: MemoirState) -> list[int]:
        """Ordered units that could use a piece."""
        found: list[int] = []
        if s.commands[self.number].fallback:
            return found
        for unit, number in enumerate(s.order):
            if number == self.number:
                hex = s.at[unit]
                if not s.battle.terrain[hex].ocean and not sandbagged(s, s.side, hex):
                    found.append(unit)
        return found

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [
            (DIG_IN, state.battle.units[unit].arg) for unit in self.waiting(state)
        ]
        return found

    def settled(self, s: MemoirState) -> bool:
        return not s.sandbag_supply or len(self.waiting(s)) <= s.sandbag_supply

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        if s.sandbag_supply:
            for unit in self.waiting(s):
                self.place(s, unit, events)

    def place(self, s: MemoirState, unit: int, events: list[Event]) -> None:
        s.sandbags[s.at[unit]] = True
        s.sandbag_supply -= 1
        params: dict[str, Json] = {"unit": s.battle.units[unit].id, "hex": s.name(s.at[unit])}
        events.append(Event("dug-in", params))

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("dig-in-unit")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.place(state, state.battle.unit_at[action[1]], events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-dig-in", {"side": SIDES[state.side], "count": state.sandbag_supply})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "number": self.number}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> DigIn:
        return DigIn(reader.integer("number", 0, len(s.commands) - 1))
