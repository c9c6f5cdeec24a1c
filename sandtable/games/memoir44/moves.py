"""The movement step (M44-9): ordered units move one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.frames import MemoirFrame
from sandtable.games.memoir44.movement import (
    EXIT,
    MOVED,
    allowance,
    can_exit,
    leave_board,
    move,
    reach,
    stopped_by,
)
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

MOVE: Final = "move"
END_MOVES: Final[Action] = ("end-moves",)


def ignores_terrain(s: MemoirState, unit: int) -> bool:
    """Does the unit's card lift the limits of terrain on movement (M44-34.30)?"""
    command = s.command_of(unit)
    return command is not None and command.text.ignores_terrain and not command.fallback


class Moves(MemoirFrame):
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
                mask |= state.led[unit]
        return state.posts.names(mask & ~self.done)

    def can_move(self, s: MemoirState, unit: int) -> bool:
        """Is the unit ordered, not yet moved, and is there any way for it?"""
        if s.order[unit] < 0 or s.at[unit] < 0 or s.status[unit] & MOVED:
            return False
        limit = allowance(s, unit)
        if not limit:
            return False
        arm = s.battle.units[unit].arm
        for near in s.battle.steps[s.at[unit]]:
            if s.unit_in[near] < 0 and s.battle.passable[arm][near]:
                return True
        return s.battle.exit_side == self.side

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        bit = 1 << state.seats.index(seat)
        for unit in state.battle.units:
            u = unit.index
            if not state.led[u] & bit or not self.can_move(state, u):
                continue
            limit = allowance(state, u)
            free = ignores_terrain(state, u)
            ways = reach(state, u, limit, free)
            for hex in sorted(ways):
                found.append((MOVE, unit.arg, state.battle.hex_args[hex]))
            if can_exit(state, u, limit, ways, free):
                found.append((EXIT, unit.arg))
        found.append(END_MOVES)
        return found

    def settled(self, s: MemoirState) -> bool:
        return not s.actors()

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if action[:1] not in ((MOVE,), (EXIT,)):
            return state.refusal("move-step", action=action[0] if action else "")
        if len(action) < 2 or action[1] not in state.battle.unit_at:
            return state.refusal("name-a-unit")
        unit = state.battle.unit_at[action[1]]
        id = state.battle.units[unit].id
        if state.at[unit] < 0 or state.battle.units[unit].side != self.side:
            return state.refusal("not-your-unit", unit=id)
        if state.order[unit] < 0:
            return state.refusal("not-ordered", unit=id)
        if not state.led[unit] >> state.seats.index(seat) & 1:
            return state.refusal("not-your-section", unit=id)
        if state.status[unit] & MOVED:
            return state.refusal("moved-already", unit=id)
        if not allowance(state, unit):
            fixed = state.battle.fixed[unit]
            return state.refusal("move-fixed" if fixed else "move-card-none", unit=id)
        if action[0] == EXIT:
            return state.refusal("no-exit", unit=id)
        return self.refuse_way(state, unit, action)

    def refuse_way(self, s: MemoirState, unit: int, action: Action) -> Refusal:
        """Why the unit cannot come to the hex."""
        id = s.battle.units[unit].id
        if len(action) != 3 or action[2] not in s.battle.hex_at:
            return s.refusal("name-a-hex")
        hex = s.battle.hex_at[action[2]]
        name = s.name(hex)
        if hex == s.at[unit]:
            return s.refusal("move-already-there", unit=id, hex=name)
        if s.unit_in[hex] >= 0:
            return s.refusal("move-occupied", hex=name)
        ground = s.battle.terrain[hex]
        if not s.battle.passable[s.battle.units[unit].arm][hex]:
            if ground.impassable:
                return s.refusal("move-impassable", ground.name, hex=name, terrain=ground.name)
            bunker = s.battle.bunker[hex]
            return s.refusal("move-bunker" if bunker else "move-hedgehog", hex=name)
        limit = allowance(s, unit)
        if s.battle.board.distance[s.at[unit]][hex] > limit:
            return s.refusal("move-too-far", unit=id, hex=name, limit=limit)
        span = s.battle.span[1:-1]
        if hex in span or s.at[unit] in span:
            return s.refusal("move-span", hex=name)
        climb = self.climb(s, unit, hex)
        if climb:
            return s.refusal("move-climb", climb, unit=id, hex=name)
        stopped = stopped_by(s, unit, hex)
        if stopped:
            return s.refusal("move-stopped", stopped, unit=id, hex=name, ground=stopped)
        if ground.hedge:
            return s.refusal("move-hedgerow", hex=name)
        if s.battle.terrain[s.at[unit]].hedge:
            return s.refusal("move-out-of-hedgerow", hex=name)
        if ground.ocean:
            return s.refusal("move-ocean", hex=name)
        if ground.beach:
            return s.refusal("move-beach", hex=name)
        return s.refusal("move-no-way", hex=name, limit=limit)

    def climb(self, s: MemoirState, unit: int, hex: int) -> str:
        """Is it a cliff, bluff or steep hill that is too much for the unit? Then what decides."""
        up, down = s.battle.terrain[hex], s.battle.terrain[s.at[unit]]
        if up.climb > 1 and not down.hill:
            return "steep"
        if (up.shore_climb and down.shore) or (down.shore_climb and up.shore):
            return s.battle.arms[s.battle.units[unit].arm].name
        return ""

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_MOVES:
            bit = 1 << state.seats.index(seat)
            state.frames[-1] = Moves(self.side, self.done | bit)
            return
        unit = state.battle.unit_at[action[1]]
        if action[0] == EXIT:
            leave_board(state, unit, events)
            return
        free = ignores_terrain(state, unit)
        hex = state.battle.hex_at[action[2]]
        count = reach(state, unit, allowance(state, unit), free)[hex]
        move(state, unit, hex, count, free, events)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-moves", {"side": SIDES[self.side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        done: list[Json] = [*state.posts.names(self.done)]
        return {"frame": self.name, "side": SIDES[self.side], "done": done}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Moves:
        side = SIDES.index(reader.choice("side", SIDES))
        return Moves(side, s.posts.read_mask(reader, "done"))
