"""Movement (M44-9, M44-10), and the effects of terrain on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.hexes import DEPTH
from sandtable.games.memoir44.ground import ARMOR
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.reaches import FARTHEST
from sandtable.games.memoir44.scenario import CLOSED, SIDES, Scenario
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: What a unit has done this turn, as bits of its status.
MOVED: Final = 1
#: It entered terrain that forbids battle this turn.
BARRED: Final = 2
#: It entered terrain or wire that stops it for this turn (A45).
HALTED: Final = 4
#: It has taken ground for its Armor Overrun (M44-18.7).
OVERRAN: Final = 8
EXIT: Final = "exit"
#: The most hexes that a unit moves if it enters a beach hex (M44-27.1).
BEACH_LIMIT: Final = 2

# Limits on movement, as bits; having to stop in a kind of terrain is the bit of that kind.
#: Steps that count as two hexes: up a steep hill (M44-39.31), at a cliff or bluff (M44-39.33).
STEEP: Final = 1
SHORE: Final = 2
#: The start of a move that enters a hedgerow or the ocean, and the one step out of a hedgerow.
HEDGE_ENTRY: Final = 4
HEDGE_EXIT: Final = 8
OCEAN: Final = 16
BEACH: Final = 32
WIRE: Final = 64
#: Limits other than terrain: cliffs closed to an arm (M44-39.34), the span of Arnhem (M44-39.41),
#: units and closed ground in the way (M44-9.7), the allowance.
CLIFF: Final = 128
SPAN: Final = 256
DETOUR: Final = 512
DISTANCE: Final = 1024
COSTS: Final = STEEP | SHORE
#: What Behind Enemy Lines lifts (A59).
TERRAIN_LIMITS: Final = ~(CLIFF | SPAN | DETOUR | DISTANCE)


def allowance(state: MemoirState, unit: int) -> int:
    """How many hexes an ordered unit may move."""
    if state.scenario.fixed[unit]:
        return 0  # M44-29.4
    command = state.command_of(unit)
    assert command is not None
    if command.text.move >= 0 and not command.fallback:
        return command.text.move
    return state.scenario.arms[state.scenario.units[unit].arm].move


def battle_allowance(state: MemoirState, unit: int) -> int:
    """How many hexes an ordered unit may move and still battle."""
    command = state.command_of(unit)
    assert command is not None
    if command.text.move_and_battle >= 0 and not command.fallback:
        return command.text.move_and_battle
    return state.scenario.units[unit].kind.move_and_battle


def terrain_lifted(state: MemoirState, unit: int) -> int:
    """The limits that the unit's card lifts: all limits of terrain, or none (M44-34.30)."""
    command = state.command_of(unit)
    free = command is not None and command.text.ignores_terrain and not command.fallback
    return TERRAIN_LIMITS if free else 0


def reach(state: MemoirState, unit: int, limit: int, lifted: int) -> dict[int, int]:
    """The hexes a unit can move to, in their order, each with the lowest cost of the move.

    ``lifted`` are the limits to ignore, as bits. What follows from the arm and the hexes around the
    unit is found once.
    """
    if limit > FARTHEST or lifted not in (0, TERRAIN_LIMITS):
        return find_reach(state, unit, limit, lifted)
    scenario = state.scenario
    around = scenario.reaches.around(state.at[unit], limit, scenario.units[unit].arm, lifted != 0)
    key = 0
    bit = 1
    for hex in around.hexes:
        if state.unit_in[hex] >= 0:
            key += bit
        if state.wire[hex]:
            key += bit << len(around.hexes)
        bit += bit
    found = around.found.get(key)
    if found is None:
        found = find_reach(state, unit, limit, lifted)
        scenario.reaches.keep(around, key, found)
    return found


def find_reach(state: MemoirState, unit: int, limit: int, lifted: int) -> dict[int, int]:
    """``reach``, computed."""
    scenario = state.scenario
    arm = scenario.units[unit].arm
    start = state.at[unit]
    ways = scenario.ways[arm]
    printed = lifted in (0, TERRAIN_LIMITS)
    level = lifted & COSTS == COSTS
    one_step = scenario.terrain[start].hedge and not lifted & HEDGE_EXIT  # M44-22.3
    if lifted & DISTANCE:
        limit = CLOSED
    #: Hexes to continue from: hex, cost so far, and whether the beach limit applies.
    edge: list[tuple[int, int, bool]] = [(start, 0, False)]
    best: list[int] = [CLOSED] * (2 * len(scenario.terrain))
    while edge:
        next_edge: list[tuple[int, int, bool]] = []
        for hex, spent, beach in edge:
            for near, count in ways[hex] if printed else opened_ways(scenario, arm, hex, lifted):
                total = spent + (1 if level else count)
                if total > limit or (state.unit_in[near] >= 0 and not lifted & DETOUR):
                    continue
                ground = scenario.terrain[near]
                if hex != start:
                    if ground.hedge and not lifted & HEDGE_ENTRY:
                        continue  # M44-22.1
                    if ground.ocean and not lifted & OCEAN:
                        continue  # A78
                on_beach = (beach or ground.beach) and not lifted & BEACH
                if on_beach and total > BEACH_LIMIT:
                    continue  # M44-27.1, 27.2
                key = near * 2 + on_beach
                if best[key] <= total:
                    continue
                best[key] = total
                if not one_step and not stops(state, near, lifted):
                    next_edge.append((near, total, on_beach))
        edge = next_edge
    return {
        hex: min(best[hex * 2], best[hex * 2 + 1])
        for hex in range(len(scenario.terrain))
        if best[hex * 2] < CLOSED or best[hex * 2 + 1] < CLOSED
    }


def stops(state: MemoirState, hex: int, lifted: int) -> bool:
    """Must a unit that enters the hex stop there (M44-9.10)?"""
    ground = state.scenario.terrain[hex]
    if ground.stop and not lifted & ground.bit:
        return True
    return state.wire[hex] and not lifted & WIRE


def opened_ways(scenario: Scenario, arm: int, hex: int, lifted: int) -> list[tuple[int, int]]:
    """The steps out of a hex with their costs, with some limits lifted."""
    found: list[tuple[int, int]] = []
    for near in scenario.board.neighbours[hex]:
        if near not in scenario.steps[hex] and not lifted & SPAN:
            continue
        if not scenario.passable[arm][near] and not lifted & DETOUR:
            continue
        count = scenario.step_count(arm, hex, near)
        if count == CLOSED and not lifted & CLIFF:
            continue
        if lifted & (SHORE if scenario.is_shore_step(hex, near) else STEEP):
            count = 1
        found.append((near, count))
    return found


def can_exit(state: MemoirState, unit: int, limit: int, found: dict[int, int], lifted: int) -> bool:
    """May the unit leave the board over the enemy's edge (M44-39.17, 39.18)?"""
    scenario = state.scenario
    side = scenario.units[unit].side
    if scenario.exit_side != side or limit < 1:
        return False
    row = 0 if side != scenario.top else DEPTH - 1
    if scenario.board.places[state.at[unit]][0] == row:
        return True
    if scenario.terrain[state.at[unit]].hedge and not lifted & HEDGE_EXIT:
        return False  # M44-22.3
    for hex, spent in found.items():
        at_edge = scenario.board.places[hex][0] == row
        if at_edge and spent < limit and not stops(state, hex, lifted):
            return True
    return False


def leave_board(state: MemoirState, unit: int, events: list[Event]) -> None:
    """Move a unit off the board, which is a permanent medal for its side (M44-39.19)."""
    side = state.scenario.units[unit].side
    state.leave(unit)
    state.trophies[side] += 1
    events.append(Event("exited", {"unit": state.scenario.units[unit].id, "side": SIDES[side]}))
    count_medals(state, events)


def move(
    state: MemoirState, unit: int, hex: int, count: int, lifted: int, events: list[Event]
) -> None:
    """Carry out an ordinary move."""
    start = state.at[unit]
    shift(state, unit, hex, events)
    state.moved[unit] += count
    state.status[unit] |= MOVED
    bar_battle(state, unit)
    if stops(state, hex, lifted):
        state.status[unit] |= HALTED
    events.append(
        Event(
            "moved",
            {
                "unit": state.scenario.units[unit].id,
                "from": state.name(start),
                "hex": state.name(hex),
            },
        )
    )
    crush_wire(state, unit, events)
    count_medals(state, events)


def bar_battle(state: MemoirState, unit: int) -> None:
    """Some terrain forbids battle to a unit that has just entered it (M44-21.2, 22.5, 24.2)."""
    ground = state.scenario.terrain[state.at[unit]]
    if ground.no_battle_on_entry and not state.scenario.units[unit].kind.battle_on_entry:
        state.status[unit] |= BARRED


def shift(state: MemoirState, unit: int, hex: int, events: list[Event]) -> None:
    """Put a unit in another hex; armor that leaves wire removes it (A88)."""
    crush_wire(state, unit, events)
    state.leave(unit)
    state.place(unit, hex)


def crush_wire(state: MemoirState, unit: int, events: list[Event]) -> None:
    """Armor removes the wire in its hex (M44-32.4)."""
    hex = state.at[unit]
    if state.wire[hex] and state.scenario.units[unit].arm == ARMOR:
        state.wire[hex] = False
        events.append(
            Event("wire-removed", {"unit": state.scenario.units[unit].id, "hex": state.name(hex)})
        )


def may_take_ground(state: MemoirState, unit: int, hex: int) -> bool:
    """May an ordered unit that won a close assault advance into the hex (M44-17.6, A44-A47)?"""
    scenario = state.scenario
    arm = scenario.units[unit].arm
    if not scenario.arms[arm].takes_ground or scenario.fixed[unit]:
        return False
    if not scenario.passable[arm][hex] or hex not in scenario.steps[state.at[unit]]:
        return False
    free = terrain_lifted(state, unit) != 0
    if not free and state.status[unit] & HALTED:
        return False  # A45
    if not free and scenario.terrain[hex].hedge and state.status[unit] & (MOVED | OVERRAN):
        return False  # A47; armor that overran has taken ground before
    if scenario.step_count(arm, state.at[unit], hex) == CLOSED:
        return False
    up, down = scenario.terrain[hex], scenario.terrain[state.at[unit]]
    return not (up.shore_climb and down.shore and not up.shore_ground)  # M44-39.36
