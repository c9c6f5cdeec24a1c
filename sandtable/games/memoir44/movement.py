"""Movement (M44-9, M44-10), and what terrain does to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.ground import ARMOR, ARTILLERY
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.scenario import CLOSED, RESISTANCE, SIDES, SPECIAL_FORCES
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: What a unit has done this turn, as bits of its status.
MOVED: Final = 1
#: It entered terrain that forbids battle in the turn of entry.
BARRED: Final = 2
#: It entered terrain or wire that stops it until a later turn (A45).
HALTED: Final = 4
#: It has had its Armor Overrun (M44-18.7).
OVERRAN: Final = 8
EXIT: Final = "exit"
#: A unit that enters a beach hex moves so many hexes at the most (M44-27.1).
BEACH_LIMIT: Final = 2
#: Special forces move so many hexes and may still battle (M44-10.3).
SPECIAL_MOVE_AND_BATTLE: Final = 2


def allowance(s: MemoirState, unit: int) -> int:
    """How many hexes an ordered unit may move."""
    if s.battle.fixed[unit]:
        return 0  # M44-29.4
    command = s.command_of(unit)
    assert command is not None
    if command.text.move >= 0 and not command.fallback:
        return command.text.move
    return s.battle.arms[s.battle.units[unit].arm].move


def battle_allowance(s: MemoirState, unit: int) -> int:
    """How many hexes an ordered unit may move and still battle."""
    command = s.command_of(unit)
    assert command is not None
    if command.text.move_and_battle >= 0 and not command.fallback:
        return command.text.move_and_battle
    if s.battle.units[unit].kind == SPECIAL_FORCES:
        return SPECIAL_MOVE_AND_BATTLE
    return s.battle.arms[s.battle.units[unit].arm].move_and_battle


def reach(s: MemoirState, unit: int, limit: int, ignores_terrain: bool) -> dict[int, int]:
    """The hexes a unit can move to, and how many hexes that counts at the least."""
    battle = s.battle
    arm = battle.units[unit].arm
    start = s.at[unit]
    ways = battle.ways[arm]
    if battle.terrain[start].hedge and not ignores_terrain:
        limit = min(limit, 1)  # M44-22.3
    found: dict[int, int] = {}
    #: Hexes to go on from: hex, hexes counted so far, and whether the beach limit binds.
    edge: list[tuple[int, int, bool]] = [(start, 0, False)]
    best: dict[int, int] = {}
    while edge:
        next_edge: list[tuple[int, int, bool]] = []
        for hex, spent, beach in edge:
            for near, count in ways[hex]:
                total = spent + (1 if ignores_terrain else count)
                if total > limit or s.unit_in[near] >= 0:
                    continue
                ground = battle.terrain[near]
                on_beach = beach
                if not ignores_terrain:
                    if (ground.hedge or ground.ocean) and hex != start:
                        continue  # M44-22.1, A78
                    on_beach = beach or ground.beach
                    if on_beach and total > BEACH_LIMIT:
                        continue  # M44-27.1, 27.2
                key = near * 2 + on_beach
                if best.get(key, CLOSED) <= total:
                    continue
                best[key] = total
                if total < found.get(near, CLOSED):
                    found[near] = total
                if ignores_terrain or not (ground.stop or s.wire[near]):
                    next_edge.append((near, total, on_beach))
        edge = next_edge
    return found


def stopped_by(s: MemoirState, unit: int, hex: int) -> str:
    """The ground (or "wire") on the shortest way that ends a move before the hex; or nothing."""
    battle = s.battle
    ways = battle.ways[battle.units[unit].arm]
    before: dict[int, int] = {s.at[unit]: -1}
    queue = [s.at[unit]]
    for here in queue:
        for near, _ in ways[here]:
            if near not in before and s.unit_in[near] < 0:
                before[near] = here
                queue.append(near)
    path: list[int] = []
    at = before.get(hex, -1)
    while at >= 0 and before[at] >= 0:
        path.append(at)
        at = before[at]
    for here in reversed(path):
        if s.wire[here]:
            return "wire"
        if battle.terrain[here].stop:
            return battle.terrain[here].name
    if any(battle.terrain[here].beach for here in path) and len(path) >= BEACH_LIMIT:
        return "beach"
    return ""


def can_exit(
    s: MemoirState, unit: int, limit: int, found: dict[int, int], ignores_terrain: bool
) -> bool:
    """May the unit leave the board over the enemy's edge (M44-39.17, 39.18)?"""
    battle = s.battle
    side = battle.units[unit].side
    if battle.exit_side != side or limit < 1:
        return False
    if battle.terrain[s.at[unit]].hedge and not ignores_terrain:
        limit = 1  # M44-22.3
    row = 0 if side != battle.top else DEPTH - 1
    if battle.board.places[s.at[unit]][0] == row:
        return True
    for hex, spent in found.items():
        stopped = (battle.terrain[hex].stop or s.wire[hex]) and not ignores_terrain
        if battle.board.places[hex][0] == row and spent < limit and not stopped:
            return True
    return False


def leave_board(s: MemoirState, unit: int, events: list[Event]) -> None:
    """A unit that has left is a permanent medal for its own side (M44-39.19)."""
    side = s.battle.units[unit].side
    s.leave(unit)
    s.trophies[side] += 1
    events.append(Event("exited", {"unit": s.battle.units[unit].id, "side": SIDES[side]}))
    count_medals(s, events)


def move(s: MemoirState, unit: int, hex: int, count: int, free: bool, events: list[Event]) -> None:
    """Carry out an ordinary move; ``free`` of the limits of terrain for Behind Enemy Lines."""
    start = s.at[unit]
    shift(s, unit, hex, events)
    s.moved[unit] += count
    s.status[unit] |= MOVED
    ground = s.battle.terrain[hex]
    if ground.no_battle_on_entry and s.battle.units[unit].kind != RESISTANCE:
        s.status[unit] |= BARRED  # M44-21.2, 22.5, 24.2; M44-20.7
    if (ground.stop or s.wire[hex]) and not free:
        s.status[unit] |= HALTED
    events.append(
        Event(
            "moved",
            {"unit": s.battle.units[unit].id, "from": s.name(start), "hex": s.name(hex)},
        )
    )
    crush_wire(s, unit, events)
    count_medals(s, events)


def shift(s: MemoirState, unit: int, hex: int, events: list[Event]) -> None:
    """Bring a unit into another hex; armor that drives off wire removes it (A88)."""
    crush_wire(s, unit, events)
    s.leave(unit)
    s.place(unit, hex)


def crush_wire(s: MemoirState, unit: int, events: list[Event]) -> None:
    """Armor removes the wire of its hex (M44-32.4)."""
    hex = s.at[unit]
    if s.wire[hex] and s.battle.units[unit].arm == ARMOR:
        s.wire[hex] = False
        events.append(Event("wire-removed", {"unit": s.battle.units[unit].id, "hex": s.name(hex)}))


def may_take_ground(s: MemoirState, unit: int, hex: int) -> bool:
    """May an ordered unit that won a close assault advance into the hex (M44-17.6, A44-A47)?"""
    battle = s.battle
    arm = battle.units[unit].arm
    if arm == ARTILLERY or battle.fixed[unit]:
        return False
    if not battle.passable[arm][hex] or hex not in battle.steps[s.at[unit]]:
        return False
    command = s.command_of(unit)
    free = command is not None and command.text.ignores_terrain and not command.fallback
    if not free and s.status[unit] & HALTED:
        return False  # A45
    if not free and battle.terrain[hex].hedge and s.status[unit] & MOVED:
        return False  # A47
    if battle.step_count(arm, s.at[unit], hex) == CLOSED:
        return False
    up, down = battle.terrain[hex], battle.terrain[s.at[unit]]
    return not (up.shore_climb and down.shore and not up.shore_ground)  # M44-39.36
