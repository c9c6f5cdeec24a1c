"""Giving orders (M44-8): which units a command may order, and who names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.cards import ALL, ANY_ARM
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.posts import COMMANDER, EVERY_LEADER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

ORDER: Final = "order"
DONE: Final[Action] = ("done",)


def quotas(s: MemoirState, command: Command) -> list[tuple[int, int, int]]:
    """How many units of which arms in which sections: (sections, arms, number) as masks."""
    if command.fallback:
        return [(command.area, ANY_ARM, 1)]
    if command.symbols:
        return [(command.area, arms, 1) for arms in command.symbols]  # Their Finest Hour
    text = command.text
    if command.halves:  # Overlord: so many in each half
        return [(half, text.arms, text.order) for half in command.halves]
    if text.each and not s.battle.overlord:
        return [
            (1 << s.battle.physical(s.side, section), text.arms, text.order)
            for section in text.each
        ]
    return [(command.area, text.arms, text.order)]


def eligible(s: MemoirState, command: Command, unit: int) -> bool:
    """Might the command order this unit, as far as the unit itself goes?"""
    kind = s.battle.units[unit]
    if kind.side != s.side or s.at[unit] < 0 or s.order[unit] >= 0:
        return False
    if not s.battle.sections[s.at[unit]] & command.area:
        return False
    if command.fallback or command.text.contact is None:
        return True
    return s.enemy_next_to(kind.side, s.at[unit]) == command.text.contact


def fits(s: MemoirState, command: Command, units: list[int]) -> bool:
    """Can every unit be given one of the orders of the command (M44-8.6)?"""
    wanted = quotas(s, command)
    if len(wanted) == 1:
        return fits_one(s, wanted[0], units)
    places: list[tuple[int, int]] = []
    for sections, arms, number in wanted:
        if number >= ALL:
            number = len(units)
        places += [(sections, arms)] * min(number, len(units))
    taken: list[int] = [-1] * len(places)

    def give(unit: int, tried: list[bool]) -> bool:
        sections = s.battle.sections[s.at[unit]]
        arm = 1 << s.battle.units[unit].arm
        for place, (mask, arms) in enumerate(places):
            if tried[place] or not sections & mask or not arm & arms:
                continue
            tried[place] = True
            if taken[place] < 0 or give(taken[place], tried):
                taken[place] = unit
                return True
        return False

    return all(give(unit, [False] * len(places)) for unit in units)


def fits_one(s: MemoirState, quota: tuple[int, int, int], units: list[int]) -> bool:
    """With a single quota no assignment is needed."""
    sections, arms, number = quota
    if len(units) > number:
        return False
    for unit in units:
        if not s.battle.sections[s.at[unit]] & sections or not arms >> s.battle.units[unit].arm & 1:
            return False
    return True


class Orders(MemoirFrame):
    """The units of one command are named, before any of them moves (M44-7.5).

    ``done`` masks the seats that name no more.
    """

    name = "orders"

    def __init__(self, number: int, done: int) -> None:
        self.number = number
        self.done = done

    def ordered(self, s: MemoirState) -> list[int]:
        return [unit for unit, number in enumerate(s.order) if number == self.number]

    def candidates(self, s: MemoirState) -> list[int]:
        """The units that may be named next."""
        command = s.commands[self.number]
        ordered = self.ordered(s)
        return [
            unit
            for unit in range(len(s.order))
            if eligible(s, command, unit) and fits(s, command, [*ordered, unit])
        ]

    def namers(self, s: MemoirState, unit: int) -> int:
        """The seats that may name a unit, as a mask (M44-35.12 to 35.14)."""
        command = s.commands[self.number]
        if command.post == EVERY_LEADER:
            return s.posts.mask_of_hex(s.side, s.at[unit])
        return 1 << s.posts.seat(s.side, command.post)

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        command = state.commands[self.number]
        ordered = self.ordered(state)
        everyone = state.posts.of_side[state.side]
        mask = 0
        for unit in range(len(state.order)):
            if eligible(state, command, unit) and fits(state, command, [*ordered, unit]):
                mask |= self.namers(state, unit)
                if mask == everyone or command.post != EVERY_LEADER:
                    break
        return state.posts.names(mask & ~self.done)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        bit = 1 << state.seats.index(seat)
        found: list[Action] = [
            (ORDER, state.battle.units[unit].arg)
            for unit in self.candidates(state)
            if self.namers(state, unit) & bit
        ]
        found.append(DONE)
        return found

    def settled(self, s: MemoirState) -> bool:
        """Nothing to choose if nobody is left, or if everybody can be ordered at once.

        An ordered unit need do nothing (M44-8.8), so ordering it never hurts.
        """
        if not s.actors():
            return True
        command = s.commands[self.number]
        if any(later.post == command.post for later in s.commands[self.number + 1 :]):
            return False  # in Overlord a general's second card may want some of them
        everybody = [unit for unit in range(len(s.order)) if eligible(s, command, unit)]
        suited = [unit for unit in everybody if fits(s, command, [unit])]
        return fits(s, command, self.ordered(s) + suited)

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        if s.actors():
            command = s.commands[self.number]
            for unit in range(len(s.order)):
                if eligible(s, command, unit) and fits(s, command, [unit]):
                    self.give(s, unit, self.namers(s, unit), events)
        s.frames.pop()

    def give(self, s: MemoirState, unit: int, namer: int, events: list[Event]) -> None:
        """Order a unit; it is led by the leader of its section (M44-35.15, 36.27)."""
        command = s.commands[self.number]
        leaders = s.posts.mask_of_hex(s.side, s.at[unit])
        if s.battle.overlord and command.post not in (EVERY_LEADER, COMMANDER):
            leaders = 1 << s.posts.seat(s.side, command.post)
        elif command.post != COMMANDER and leaders & namer:
            leaders &= namer
        s.order[unit] = self.number
        s.led[unit] = leaders
        events.append(Event("ordered", {"unit": s.battle.units[unit].id}))

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if len(action) != 2 or action[0] != ORDER or action[1] not in state.battle.unit_at:
            return state.refusal("order-step", action=action[0] if action else "")
        unit = state.battle.unit_at[action[1]]
        kind = state.battle.units[unit]
        command = state.commands[self.number]
        if kind.side != state.side or state.at[unit] < 0:
            return state.refusal("not-your-unit", unit=kind.id)
        if state.order[unit] >= 0:
            return state.refusal("ordered-already", unit=kind.id)
        wanted = 0
        for sections, _, _ in quotas(state, command):
            wanted |= sections & command.area
        if not state.battle.sections[state.at[unit]] & wanted:
            return state.refusal("order-section", unit=kind.id)
        if not eligible(state, command, unit):
            return state.refusal("order-contact", command.text.name, unit=kind.id)
        if not fits(state, command, [unit]):
            return state.refusal("order-arm", unit=kind.id)
        if not fits(state, command, [*self.ordered(state), unit]):
            return state.refusal("order-too-many", unit=kind.id)
        return state.refusal("not-your-section", unit=kind.id)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        bit = 1 << state.seats.index(seat)
        if action == DONE:
            state.frames[-1] = Orders(self.number, self.done | bit)
        else:
            self.give(state, state.battle.unit_at[action[1]], bit, events)

    def prompt(self, state: MemoirState) -> Prompt:
        command = state.commands[self.number]
        return Prompt("prompt-orders", {"side": SIDES[state.side], "card": command.text.name})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        done: list[Json] = [*state.posts.names(self.done)]
        return {"frame": self.name, "number": self.number, "done": done}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Orders:
        number = reader.integer("number", 0, len(s.commands) - 1)
        return Orders(number, s.posts.read_mask(reader, "done"))
