"""The battle step (M44-11): ordered units attack one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.attack import BATTLE, declare, odds_of
from sandtable.games.memoir44.battle import (
    barred_battle,
    barred_target,
    has_target,
    may_remove_wire,
    targets,
)
from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.second_move import second_move
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

REMOVE_WIRE: Final = "remove-wire"
END_BATTLES: Final[Action] = ("end-battles",)


class Battles(MemoirFrame):
    """The battle step: ordered units attack one after another. ``done`` masks seats that have."""

    name = "battles"

    def __init__(self, side: int, done: int) -> None:
        self.side = side
        self.done = done

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        everyone = state.posts.of_side[self.side]
        mask = 0
        for unit, command in enumerate(state.order):
            if mask == everyone or command < 0 or state.at[unit] < 0:
                continue
            if self.has_battle(state, unit):
                mask |= state.led[unit]
        return state.posts.names(mask & ~self.done)

    def has_battle(self, s: MemoirState, unit: int) -> bool:
        if barred_battle(s, unit):
            return False
        return may_remove_wire(s, unit) or has_target(s, unit)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        bit = 1 << state.seats.index(seat)
        for unit in state.battle.units:
            u = unit.index
            if state.order[u] < 0 or state.at[u] < 0 or not state.led[u] & bit:
                continue
            if barred_battle(state, u):
                continue
            for target in targets(state, u):
                found.append((BATTLE, unit.arg, state.battle.units[target].arg))
            if may_remove_wire(state, u):
                found.append((REMOVE_WIRE, unit.arg))
        found.append(END_BATTLES)
        return found

    def settled(self, s: MemoirState) -> bool:
        return not s.actors()

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        """The step is over; a unit behind enemy lines may move again even without a battle."""
        s.frames.pop()
        for unit, command in enumerate(s.order):
            if command >= 0 and s.at[unit] >= 0 and not s.battles[unit]:
                second_move(s, unit)

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return refuse_battle(state, seat, action)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_BATTLES:
            bit = 1 << state.seats.index(seat)
            state.frames[-1] = Battles(self.side, self.done | bit)
            return
        unit = state.battle.unit_at[action[1]]
        if action[0] == REMOVE_WIRE:
            state.battles[unit] += 1
            hex = state.at[unit]
            state.wire[hex] = False
            params: dict[str, Json] = {"unit": state.battle.units[unit].id, "hex": state.name(hex)}
            events.append(Event("wire-removed", params))
            second_move(state, unit)
            return
        declare(state, unit, state.battle.unit_at[action[2]], events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return odds_of(state, action)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-battles", {"side": SIDES[self.side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        done: list[Json] = [*state.posts.names(self.done)]
        return {"frame": self.name, "side": SIDES[self.side], "done": done}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Battles:
        side = SIDES.index(reader.choice("side", SIDES))
        return Battles(side, s.posts.read_mask(reader, "done"))


def variant_of(s: MemoirState, unit: int, barred: str) -> str:
    """What decides which rule forbids the battle: the ground entered, or the kind of unit."""
    if barred == "battle-entered-terrain":
        return s.battle.terrain[s.at[unit]].name
    return s.battle.arms[s.battle.units[unit].arm].name


def refuse_battle(s: MemoirState, seat: str, action: Action) -> Refusal:
    """Why this is no legal battle."""
    if action[:1] not in ((BATTLE,), (REMOVE_WIRE,)):
        return s.refusal("battle-step", action=action[0] if action else "")
    if len(action) < 2 or action[1] not in s.battle.unit_at:
        return s.refusal("name-a-unit")
    unit = s.battle.unit_at[action[1]]
    id = s.battle.units[unit].id
    if s.at[unit] < 0 or SIDES[s.battle.units[unit].side] != s.side_of(seat):
        return s.refusal("not-your-unit", unit=id)
    barred = barred_battle(s, unit)
    if barred:
        return s.refusal(barred, variant_of(s, unit, barred), unit=id)
    if not s.led[unit] >> s.seats.index(seat) & 1:
        return s.refusal("not-your-section", unit=id)
    if action[0] == REMOVE_WIRE:
        return s.refusal("wire-not-removable", unit=id)
    if len(action) != 3 or action[2] not in s.battle.unit_at:
        return s.refusal("name-a-target")
    target = s.battle.unit_at[action[2]]
    if s.at[target] < 0 or s.battle.units[target].side == s.battle.units[unit].side:
        return s.refusal("name-a-target")
    barred = barred_target(s, unit, target)
    other = s.battle.units[target].id
    return s.refusal(barred, variant_of(s, unit, barred), unit=id, target=other)
