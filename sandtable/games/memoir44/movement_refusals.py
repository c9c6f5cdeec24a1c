"""Why a unit cannot move to a hex: the limit on movement that prevents it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sandtable.games.memoir44.movement import (
    BEACH,
    CLIFF,
    DETOUR,
    DISTANCE,
    HEDGE_ENTRY,
    HEDGE_EXIT,
    OCEAN,
    SHORE,
    SPAN,
    STEEP,
    WIRE,
    allowance,
    reach,
    terrain_lifted,
)
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.ground import Terrain
    from sandtable.games.memoir44.state import MemoirState


class Limit:
    """A rule that limits movement: its bits, and the refusal that cites it."""

    def __init__(self, bits: int, refusal: Refusal) -> None:
        self.bits = bits
        self.refusal = refusal


def limits(state: MemoirState, unit: int, hex: int) -> list[Limit]:
    """The possible limits on a move to the hex, in the order in which a player would name them."""
    scenario = state.scenario
    id = scenario.units[unit].id
    name = state.name(hex)
    there = scenario.terrain[hex]
    most = allowance(state, unit)
    kinds = {ground.name: ground for ground in scenario.terrain}
    far = scenario.board.distance[state.at[unit]][hex] > most
    distance = Limit(DISTANCE, state.refusal("move-too-far", unit=id, hex=name, limit=most))
    found: list[Limit] = [distance] if far else []
    if scenario.span:
        found.append(Limit(SPAN, state.refusal("move-span", hex=name)))
    if any(ground.climb > 1 for ground in kinds.values()):
        found.append(Limit(STEEP, state.refusal("move-climb", "steep", unit=id, hex=name)))
    if any(ground.shore_climb for ground in kinds.values()):
        arm = scenario.arms[scenario.units[unit].arm].name
        found.append(Limit(SHORE | CLIFF, state.refusal("move-climb", arm, unit=id, hex=name)))
    if any(state.wire):
        found.append(Limit(WIRE, stopped(state, unit, hex, "wire")))
    for ground in kinds.values():
        if ground.ocean and there.ocean:
            found.append(Limit(OCEAN | ground.bit, state.refusal("move-ocean", hex=name)))
        elif ground.ocean:
            found.append(Limit(OCEAN | ground.bit, stopped(state, unit, hex, ground.name)))
        elif ground.stop:
            bits = same_stop(state, ground)
            found.append(Limit(bits, stopped(state, unit, hex, ground.name)))
    if there.hedge:
        found.append(Limit(HEDGE_ENTRY, state.refusal("move-hedgerow", hex=name)))
    if scenario.terrain[state.at[unit]].hedge:
        found.append(Limit(HEDGE_EXIT, state.refusal("move-out-of-hedgerow", hex=name)))
    if there.beach:
        found.append(Limit(BEACH, state.refusal("move-beach", hex=name)))
    elif any(ground.beach for ground in kinds.values()):
        found.append(Limit(BEACH, stopped(state, unit, hex, "beach")))
    found.append(Limit(DETOUR, state.refusal("move-no-way", hex=name, limit=most)))
    if not far:
        found.append(distance)
    return found


def stopped(state: MemoirState, unit: int, hex: int, ground: str) -> Refusal:
    id = state.scenario.units[unit].id
    return state.refusal("move-stopped", ground, unit=id, hex=state.name(hex), ground=ground)


def same_stop(state: MemoirState, ground: Terrain) -> int:
    """The bits of all terrain that stops a unit by the same rule, as a church is a town."""
    game = state.game
    rule = game.cite("move-stopped", ground.name)
    bits = 0
    for other in state.scenario.terrain:
        if other.stop and game.cite("move-stopped", other.name) == rule:
            bits |= other.bit
    return bits


def refuse_way(state: MemoirState, unit: int, hex: int) -> Refusal:
    """Cite a limit without which the unit could move to the hex.

    If several would have to be lifted, cite one from the smallest such set.
    """
    limit = allowance(state, unit)
    lifted = terrain_lifted(state, unit)
    known = [each for each in limits(state, unit, hex) if each.bits & ~lifted]
    for size in range(1, len(known) + 1):
        for group in combinations(known, size):
            bits = lifted
            for each in group:
                bits |= each.bits
            if hex in reach(state, unit, limit, bits):
                return group[0].refusal
    raise AssertionError("without limits every hex can be reached")
