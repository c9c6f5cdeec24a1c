"""Hits, flags and retreat (M44-15, M44-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle import FACES, FLAG, GRENADE, STAR, may_ignore_flag
from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.medals import count_medals, eliminate
from sandtable.games.memoir44.scenario import RESISTANCE
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: Hexes that Résistance may retreat for each flag (M44-20.9).
RESISTANCE_RETREAT: Final = 3


def roll_dice(count: int, chance: Chance, name: str) -> list[str]:
    return [FACES[chance.die(name, len(FACES))] for _ in range(count)]


def roll_event(
    s: MemoirState, unit: int, target: int, dice: list[str], events: list[Event]
) -> None:
    units = s.battle.units
    params: dict[str, Json] = {
        "unit": units[unit].id,
        "target": units[target].id,
        "dice": [*dice],
    }
    events.append(Event("rolled", params))


def strike(
    s: MemoirState,
    target: int,
    dice: list[str],
    star_hits: bool,
    flags_bind: bool,
    events: list[Event],
) -> None:
    """All hits first, then the retreat (M44-11.13)."""
    face = s.battle.arms[s.battle.units[target].arm].face
    hits = 0
    for die in dice:
        if die in (GRENADE, face) or (star_hits and die == STAR):
            hits += 1
    lose_figures(s, target, hits, events)
    flags = dice.count(FLAG)
    if flags and s.figures[target] > 0 and s.outcome is None:
        ignorable = not flags_bind and may_ignore_flag(s, target)
        s.frames.append(Retreat(target, flags, ignorable))


def lose_figures(s: MemoirState, unit: int, count: int, events: list[Event]) -> None:
    """Each hit removes a figure; more hits than figures are lost (M44-15.8, 15.9)."""
    lost = min(count, s.figures[unit])
    if not lost:
        return
    s.figures[unit] -= lost
    events.append(
        Event(
            "figures-lost",
            {"unit": s.battle.units[unit].id, "count": lost, "left": s.figures[unit]},
        )
    )
    if not s.figures[unit]:
        eliminate(s, unit, events)


def ways_back(s: MemoirState, unit: int, flags: int) -> tuple[int, list[int]]:
    """How many hexes the unit can retreat for so many flags, and where it may end up.

    Each step leads into the next row to the rear, over hexes it could enter, free of units and no
    ocean. As many steps as possible must be made (A36).
    """
    kind = s.battle.units[unit]
    if s.battle.fixed[unit] or not flags:
        return 0, []  # M44-16.15
    most = flags * RESISTANCE_RETREAT if kind.kind == RESISTANCE else flags
    rear = s.battle.rear[kind.side]
    passable = s.battle.passable[kind.arm]
    ends = [s.at[unit]]
    by_steps: list[list[int]] = []
    while len(by_steps) < most:
        further: list[int] = []
        for hex in ends:
            for back in rear[hex]:
                if (
                    passable[back]
                    and s.unit_in[back] < 0
                    and not s.battle.terrain[back].ocean
                    and back not in further
                ):
                    further.append(back)
        if not further:
            break
        ends = sorted(further)
        by_steps.append(ends)
    if len(by_steps) <= flags:
        return len(by_steps), by_steps[-1] if by_steps else []
    found: list[int] = []  # Résistance: any distance from one to three hexes a flag
    for steps in range(flags - 1, len(by_steps)):
        found += by_steps[steps]
    return flags, found


class Retreat(MemoirFrame):
    """The owner chooses the way, and whether the first flag is ignored (M44-16.3, 16.12)."""

    name = "retreat"

    def __init__(self, unit: int, flags: int, ignorable: bool) -> None:
        self.unit = unit
        self.flags = flags
        self.ignorable = ignorable

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        side = state.battle.units[self.unit].side
        return state.posts.names(state.posts.mask_of_hex(side, state.at[self.unit]))

    def options(self, s: MemoirState) -> list[Action]:
        arg = s.battle.units[self.unit].arg
        found = self._plays(s, ("retreat", arg), self.flags)
        if self.ignorable:
            found += self._plays(s, ("hold", arg), self.flags - 1)
        return found

    def _plays(self, s: MemoirState, head: Action, flags: int) -> list[Action]:
        _, ends = ways_back(s, self.unit, flags)
        return [(*head, s.battle.hex_args[hex]) for hex in ends] if ends else [head]

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return self.options(state)

    def settled(self, s: MemoirState) -> bool:
        return len(self.options(s)) == 1

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        self.carry_out(s, self.options(s)[0], events)

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if action[:1] == ("hold",) and not self.ignorable:
            return state.refusal("retreat-no-cover")
        return state.refusal("retreat-way")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        self.carry_out(state, action, events)

    def carry_out(self, s: MemoirState, action: Action, events: list[Event]) -> None:
        s.frames.pop()
        flags = self.flags
        unit = s.battle.units[self.unit]
        if action[0] == "hold":
            flags -= 1
            events.append(Event("flag-ignored", {"unit": unit.id}))
        steps, _ = ways_back(s, self.unit, flags)
        if len(action) > 2:
            start = s.at[self.unit]
            hex = s.battle.hex_at[action[2]]
            s.leave(self.unit)  # a retreat leaves wire where it is (A41)
            s.place(self.unit, hex)
            events.append(
                Event("retreated", {"unit": unit.id, "from": s.name(start), "hex": s.name(hex)})
            )
            count_medals(s, events)
        if flags > steps and s.outcome is None:  # M44-16.8
            lose_figures(s, self.unit, flags - steps, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt(
            "prompt-retreat",
            {"unit": state.battle.units[self.unit].id, "flags": self.flags},
        )

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {
            "frame": self.name,
            "unit": state.battle.units[self.unit].id,
            "flags": self.flags,
            "ignorable": self.ignorable,
        }

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Retreat:
        unit = s.battle.read_unit(reader, "unit")
        return Retreat(unit, reader.integer("flags", 1, 99), reader.flag("ignorable"))
