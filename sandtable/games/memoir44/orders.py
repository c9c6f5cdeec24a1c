"""Giving orders (M44-8): which units a command may order, and who chooses them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.cards import ANY_ARM
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.posts import COMMANDER, EVERY_LEADER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

ORDER: Final = "order"
DONE: Final[Action] = ("done",)


class Quotas:
    """How many units of which arms in which sections a command orders (M44-8.6)."""

    def __init__(self, state: MemoirState, command: Command) -> None:
        self.sections: list[int] = []
        self.arms: list[int] = []
        self.numbers: list[int] = []
        text = command.text
        if command.fallback:
            self.add(command.area, ANY_ARM, 1)
        elif command.symbols:  # Their Finest Hour
            for arms in command.symbols:
                self.add(command.area, arms, 1)
        elif command.halves:  # Overlord: that many in each half
            for half in command.halves:
                self.add(half, text.arms, text.order)
        elif text.each and not state.scenario.overlord:
            for section in text.each:
                physical = state.scenario.physical(state.side, section)
                self.add(1 << physical, text.arms, text.order)
        else:
            self.add(command.area, text.arms, text.order)

    def add(self, sections: int, arms: int, number: int) -> None:
        """Add a quota; one of the same kind becomes larger."""
        for quota in range(len(self.numbers)):
            if self.sections[quota] == sections and self.arms[quota] == arms:
                self.numbers[quota] += number
                return
        self.sections.append(sections)
        self.arms.append(arms)
        self.numbers.append(number)

    def open_to(self, state: MemoirState, unit: int) -> int:
        """The quotas that a unit can be part of, as a mask."""
        sections = state.scenario.sections[state.at[unit]]
        arm = 1 << state.scenario.units[unit].arm
        mask = 0
        for quota, within in enumerate(self.sections):
            if sections & within and arm & self.arms[quota] and self.numbers[quota]:
                mask |= 1 << quota
        return mask

    def spare(self, state: MemoirState, units: list[int]) -> list[int]:
        """For each set of quotas, as a mask: its orders, less the units that fit no other quota."""
        found: list[int] = []
        for chosen in range(1 << len(self.numbers)):
            orders = 0
            for quota, number in enumerate(self.numbers):
                if chosen >> quota & 1:
                    orders += number
            found.append(orders)
        for unit in units:
            mask = self.open_to(state, unit)
            for chosen in range(len(found)):
                if not mask & ~chosen:
                    found[chosen] -= 1
        return found

    def fit(self, state: MemoirState, units: list[int]) -> bool:
        """Can each of these units get an order? If and only if no set of quotas is short (Hall)."""
        if len(units) > sum(self.numbers):
            return False
        return min(self.spare(state, units)) >= 0

    def has_room(self, state: MemoirState, spare: list[int], unit: int) -> bool:
        """Can the unit get an order besides those that have left so much to spare?"""
        mask = self.open_to(state, unit)
        return all(orders >= (0 if mask & ~chosen else 1) for chosen, orders in enumerate(spare))


def eligible(state: MemoirState, command: Command, unit: int) -> bool:
    """Could the command order this unit, regardless of other units?"""
    kind = state.scenario.units[unit]
    if kind.side != state.side or state.at[unit] < 0 or state.order[unit] >= 0:
        return False
    if not state.scenario.sections[state.at[unit]] & command.area:
        return False
    if command.fallback or command.text.contact is None:
        return True
    return state.enemy_next_to(kind.side, state.at[unit]) == command.text.contact


class Orders(Frame["MemoirState"]):
    """Choosing the units of one command, before any of them moves (M44-7.5).

    ``done`` masks the seats that are finished.
    """

    name = "orders"

    def __init__(self, number: int, done: int) -> None:
        self.number = number
        self.done = done

    def ordered(self, state: MemoirState) -> list[int]:
        return [unit for unit, number in enumerate(state.order) if number == self.number]

    def suited(self, state: MemoirState) -> list[int]:
        """The units that the command could order if it had ordered none."""
        command = state.commands[self.number]
        quotas = Quotas(state, command)
        return [
            unit
            for unit in state.scenario.units_of[state.side]
            if eligible(state, command, unit) and quotas.open_to(state, unit)
        ]

    def candidates(self, state: MemoirState) -> list[int]:
        """The units that may be ordered next."""
        command = state.commands[self.number]
        quotas = Quotas(state, command)
        spare = quotas.spare(state, self.ordered(state))
        return [
            unit
            for unit in state.scenario.units_of[state.side]
            if eligible(state, command, unit) and quotas.has_room(state, spare, unit)
        ]

    def namers(self, state: MemoirState, unit: int) -> int:
        """The seats that may order a unit, as a mask (M44-35.12 to 35.14)."""
        command = state.commands[self.number]
        if command.post == EVERY_LEADER:
            return state.posts.mask_of_hex(state.side, state.at[unit])
        return 1 << state.posts.seat(state.side, command.post)

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        command = state.commands[self.number]
        quotas = Quotas(state, command)
        spare = quotas.spare(state, self.ordered(state))
        everyone = state.posts.of_side[state.side]
        mask = 0
        for unit in state.scenario.units_of[state.side]:
            if eligible(state, command, unit) and quotas.has_room(state, spare, unit):
                mask |= self.namers(state, unit)
                if mask == everyone or command.post != EVERY_LEADER:
                    break
        return state.posts.names(mask & ~self.done)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        bit = 1 << state.seats.index(seat)
        found: list[Action] = [
            (ORDER, state.scenario.units[unit].arg)
            for unit in self.candidates(state)
            if self.namers(state, unit) & bit
        ]
        found.append(DONE)
        return found

    def settled(self, state: MemoirState) -> bool:
        """There is nothing to choose if no unit is left, or if all of them can be ordered.

        An ordered unit need not act (M44-8.8), so ordering it does no harm.
        """
        if not state.actors():
            return True
        command = state.commands[self.number]
        suited = self.suited(state)
        for later in state.commands[self.number + 1 :]:
            for unit in suited:  # in Overlord a later card may want it (M44-36.11)
                if state.scenario.sections[state.at[unit]] & later.area:
                    return False
        return Quotas(state, command).fit(state, self.ordered(state) + suited)

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        if state.actors():
            for unit in self.suited(state):
                self.give(state, unit, self.namers(state, unit), events)
        state.pop()

    def give(self, state: MemoirState, unit: int, namer: int, events: list[Event]) -> None:
        """Order a unit; it is led by the leader of its section (M44-35.15, 36.27)."""
        command = state.commands[self.number]
        leaders = state.posts.mask_of_hex(state.side, state.at[unit])
        if state.scenario.overlord and command.post not in (EVERY_LEADER, COMMANDER):
            leaders = 1 << state.posts.seat(state.side, command.post)
        elif command.post != COMMANDER and leaders & namer:
            leaders &= namer
        state.order[unit] = self.number
        state.leader_mask[unit] = leaders
        events.append(Event("ordered", {"unit": state.scenario.units[unit].id}))

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if len(action) != 2 or action[0] != ORDER or action[1] not in state.scenario.unit_by_arg:
            return state.refusal("order-step", action=action[0] if action else "")
        unit = state.scenario.unit_by_arg[action[1]]
        kind = state.scenario.units[unit]
        command = state.commands[self.number]
        if kind.side != state.side or state.at[unit] < 0:
            return state.refusal("not-your-unit", unit=kind.id)
        if state.order[unit] >= 0:
            return state.refusal("ordered-already", unit=kind.id)
        quotas = Quotas(state, command)
        wanted = 0
        for sections in quotas.sections:
            wanted |= sections & command.area
        if not state.scenario.sections[state.at[unit]] & wanted:
            return state.refusal("order-section", unit=kind.id)
        if not eligible(state, command, unit):
            return state.refusal("order-contact", command.text.name, unit=kind.id)
        if not quotas.open_to(state, unit):
            return state.refusal("order-arm", unit=kind.id)
        if not quotas.fit(state, [*self.ordered(state), unit]):
            return state.refusal("order-too-many", unit=kind.id)
        return state.refusal("not-your-section", unit=kind.id)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        bit = 1 << state.seats.index(seat)
        if action == DONE:
            state.replace(Orders(self.number, self.done | bit))
        else:
            self.give(state, state.scenario.unit_by_arg[action[1]], bit, events)

    def prompt(self, state: MemoirState) -> Prompt:
        command = state.commands[self.number]
        return Prompt("prompt-orders", {"side": SIDES[state.side], "card": command.text.name})
