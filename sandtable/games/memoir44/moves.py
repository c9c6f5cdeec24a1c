"""The movement step (M44-9): ordered units move one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.movement import (
    EXIT,
    MOVED,
    allowance,
    can_exit,
    leave_board,
    move,
    reach,
    terrain_lifted,
)
from sandtable.games.memoir44.movement_refusals import refuse_way
from sandtable.games.memoir44.scenario import MOVE, SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

END_MOVES: Final[Action] = ("end-moves",)


class Moves(Frame["MemoirState"]):
    """``done`` masks the seats that have ended their movement."""

    name = "moves"

    def __init__(self, side: int, done: int) -> None:
        self.side = side
        self.done = done

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        everyone = state.posts.of_side[self.side]
        mask = 0
        for unit in range(len(state.order)):
            if mask != everyone and self.can_move(state, unit):
                mask |= state.leader_mask[unit]
        return state.posts.names(mask & ~self.done)

    def can_move(self, state: MemoirState, unit: int) -> bool:
        """Is the unit ordered, not yet moved, and able to move anywhere?"""
        if state.order[unit] < 0 or state.at[unit] < 0 or state.status[unit] & MOVED:
            return False
        limit = allowance(state, unit)
        if not limit:
            return False
        arm = state.scenario.units[unit].arm
        for near in state.scenario.steps[state.at[unit]]:
            if state.unit_in[near] < 0 and state.scenario.passable[arm][near]:
                return True
        return state.scenario.exit_side == self.side

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        bit = 1 << state.seats.index(seat)
        for unit in state.scenario.units:
            u = unit.index
            if not state.leader_mask[u] & bit or not self.can_move(state, u):
                continue
            limit = allowance(state, u)
            lifted = terrain_lifted(state, u)
            ways = reach(state, u, limit, lifted)
            moves = state.scenario.moves[u]
            for hex in ways:
                found.append(moves[hex])
            if can_exit(state, u, limit, ways, lifted):
                found.append((EXIT, unit.arg))
        found.append(END_MOVES)
        return found

    def settled(self, state: MemoirState) -> bool:
        return not state.actors()

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if action[:1] not in ((MOVE,), (EXIT,)):
            return state.refusal("move-step", action=action[0] if action else "")
        if len(action) < 2 or action[1] not in state.scenario.unit_by_arg:
            return state.refusal("name-a-unit")
        unit = state.scenario.unit_by_arg[action[1]]
        id = state.scenario.units[unit].id
        if state.at[unit] < 0 or state.scenario.units[unit].side != self.side:
            return state.refusal("not-your-unit", unit=id)
        if state.order[unit] < 0:
            return state.refusal("not-ordered", unit=id)
        if not state.leader_mask[unit] >> state.seats.index(seat) & 1:
            return state.refusal("not-your-section", unit=id)
        if state.status[unit] & MOVED:
            return state.refusal("moved-already", unit=id)
        if not allowance(state, unit):
            fixed = state.scenario.fixed[unit]
            return state.refusal("move-fixed" if fixed else "move-card-none", unit=id)
        if action[0] == EXIT:
            return state.refusal("no-exit", unit=id)
        return self.refuse_hex(state, unit, action)

    def refuse_hex(self, state: MemoirState, unit: int, action: Action) -> Refusal:
        """Why the unit cannot end its move on the hex."""
        id = state.scenario.units[unit].id
        if len(action) != 3 or action[2] not in state.scenario.hex_by_arg:
            return state.refusal("name-a-hex")
        hex = state.scenario.hex_by_arg[action[2]]
        name = state.name(hex)
        if hex == state.at[unit]:
            return state.refusal("move-already-there", unit=id, hex=name)
        if state.unit_in[hex] >= 0:
            return state.refusal("move-occupied", hex=name)
        ground = state.scenario.terrain[hex]
        if not state.scenario.passable[state.scenario.units[unit].arm][hex]:
            if ground.impassable:
                return state.refusal("move-impassable", ground.name, hex=name, terrain=ground.name)
            bunker = state.scenario.bunker[hex]
            return state.refusal("move-bunker" if bunker else "move-hedgehog", hex=name)
        return refuse_way(state, unit, hex)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_MOVES:
            bit = 1 << state.seats.index(seat)
            state.replace(Moves(self.side, self.done | bit))
            return
        unit = state.scenario.unit_by_arg[action[1]]
        if action[0] == EXIT:
            leave_board(state, unit, events)
            return
        lifted = terrain_lifted(state, unit)
        hex = state.scenario.hex_by_arg[action[2]]
        count = reach(state, unit, allowance(state, unit), lifted)[hex]
        move(state, unit, hex, count, lifted, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-moves", {"side": SIDES[self.side]})
