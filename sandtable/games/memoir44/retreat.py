"""Hits, flags and retreat (M44-15, M44-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.memoir44.combat import FACES, FLAG, GRENADE, STAR, may_ignore_flag
from sandtable.games.memoir44.medals import count_medals, eliminate
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


def roll_dice(count: int, chance: Chance, name: str) -> list[str]:
    return [FACES[chance.die(name, len(FACES))] for _ in range(count)]


def roll_event(
    state: MemoirState, unit: int, target: int, dice: list[str], events: list[Event]
) -> None:
    units = state.scenario.units
    params: dict[str, Json] = {
        "unit": units[unit].id,
        "target": units[target].id,
        "dice": [*dice],
    }
    events.append(Event("rolled", params))


def strike(
    state: MemoirState,
    target: int,
    dice: list[str],
    star_hits: bool,
    flags_bind: bool,
    events: list[Event],
) -> None:
    """Apply all hits first, then the retreat (M44-11.13)."""
    face = state.scenario.arms[state.scenario.units[target].arm].face
    hits = 0
    for die in dice:
        if die in (GRENADE, face) or (star_hits and die == STAR):
            hits += 1
    lose_figures(state, target, hits, events)
    flags = dice.count(FLAG)
    if flags and state.figures[target] > 0 and state.outcome is None:
        ignorable = not flags_bind and may_ignore_flag(state, target)
        state.push(Retreat(target, flags, ignorable))


def lose_figures(state: MemoirState, unit: int, count: int, events: list[Event]) -> None:
    """Each hit removes a figure; excess hits have no effect (M44-15.8, 15.9)."""
    lost = min(count, state.figures[unit])
    if not lost:
        return
    state.figures[unit] -= lost
    events.append(
        Event(
            "figures-lost",
            {"unit": state.scenario.units[unit].id, "count": lost, "left": state.figures[unit]},
        )
    )
    if not state.figures[unit]:
        eliminate(state, unit, events)


def retreat_hexes(state: MemoirState, unit: int, flags: int) -> tuple[int, list[int]]:
    """How many hexes the unit can retreat for its flags, and where it may end up.

    Each step goes to the next row to the rear, into a hex that it could enter, without units or
    ocean. As many steps as possible must be taken (A36).
    """
    kind = state.scenario.units[unit]
    if state.scenario.fixed[unit] or not flags:
        return 0, []  # M44-16.15
    most = flags * kind.kind.retreat
    rear = state.scenario.rear[kind.side]
    passable = state.scenario.passable[kind.arm]
    ends = [state.at[unit]]
    by_steps: list[list[int]] = []
    while len(by_steps) < most:
        further: list[int] = []
        for hex in ends:
            for back in rear[hex]:
                if (
                    passable[back]
                    and state.unit_in[back] < 0
                    and not state.scenario.terrain[back].ocean
                    and back not in further
                ):
                    further.append(back)
        if not further:
            break
        ends = sorted(further)
        by_steps.append(ends)
    if len(by_steps) <= flags:
        return len(by_steps), by_steps[-1] if by_steps else []
    found: list[int] = []  # Résistance: any distance from one to three hexes per flag
    for steps in range(flags - 1, len(by_steps)):
        found += by_steps[steps]
    return flags, found


class Retreat(Frame["MemoirState"]):
    """The owner chooses the path, and whether to ignore the first flag (M44-16.3, 16.12)."""

    name = "retreat"

    def __init__(self, unit: int, flags: int, ignorable: bool) -> None:
        self.unit = unit
        self.flags = flags
        self.ignorable = ignorable

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        side = state.scenario.units[self.unit].side
        return state.posts.names(state.posts.mask_of_hex(side, state.at[self.unit]))

    def options(self, state: MemoirState) -> list[Action]:
        arg = state.scenario.units[self.unit].arg
        found: list[Action] = []
        if not self.is_pointless(state):
            found += self._plays(state, ("retreat", arg), self.flags)
        if self.ignorable:
            found += self._plays(state, ("hold", arg), self.flags - 1)
        return found

    def is_pointless(self, state: MemoirState) -> bool:
        """Would the flag that may be ignored cost a figure, without a step back (A37)?"""
        if not self.ignorable:
            return False
        steps, _ = retreat_hexes(state, self.unit, self.flags)
        return steps == retreat_hexes(state, self.unit, self.flags - 1)[0]

    def _plays(self, state: MemoirState, head: Action, flags: int) -> list[Action]:
        _, ends = retreat_hexes(state, self.unit, flags)
        return [(*head, state.scenario.hex_args[hex]) for hex in ends] if ends else [head]

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return self.options(state)

    def settled(self, state: MemoirState) -> bool:
        return len(self.options(state)) == 1

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        self.carry_out(state, self.options(state)[0], events)

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if action[:1] == ("hold",) and not self.ignorable:
            return state.refusal("retreat-no-cover")
        if action[:1] == ("retreat",) and self.is_pointless(state):
            return state.refusal("retreat-pointless")
        return state.refusal("retreat-way")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.carry_out(state, action, events)

    def carry_out(self, state: MemoirState, action: Action, events: list[Event]) -> None:
        state.pop()
        flags = self.flags
        unit = state.scenario.units[self.unit]
        if action[0] == "hold":
            flags -= 1
            events.append(Event("flag-ignored", {"unit": unit.id}))
        steps, _ = retreat_hexes(state, self.unit, flags)
        if len(action) > 2:
            start = state.at[self.unit]
            hex = state.scenario.hex_by_arg[action[2]]
            state.leave(self.unit)  # a retreat does not remove wire (A41)
            state.place(self.unit, hex)
            events.append(
                Event(
                    "retreated",
                    {"unit": unit.id, "from": state.name(start), "hex": state.name(hex)},
                )
            )
            count_medals(state, events)
        if flags > steps and state.outcome is None:  # M44-16.8
            lose_figures(state, self.unit, flags - steps, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt(
            "prompt-retreat",
            {"unit": state.scenario.units[self.unit].id, "flags": self.flags},
        )
