"""The contents of a box (M44-1): scenarios that need more are refused or cause a warning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.ground import ARMS, INFANTRY
from sandtable.games.memoir44.pieces import REGULAR
from sandtable.kernel.errors import BadInput

if TYPE_CHECKING:
    from sandtable.games.memoir44.scenario import Scenario

TERRAIN_HEXES: Final = 44
#: Bunkers and bridges are the two sides of the same tiles (M44-1.6).
TILES: Final = 4
SANDBAGS: Final = 12
#: The number of infantry, tanks and guns of an army (M44-1.8).
FIGURES: Final = (42, 24, 6)
#: Pieces that a scenario may exceed with a warning: play does not depend on them (A3, A73).
OBSTACLES: Final = 12
BADGES: Final = 14


def check_box(scenario: Scenario) -> list[str]:
    """Refuse a scenario that lacks pieces; returns warnings about less important ones.

    A scenario that is not meant for a real table has ``unboxed = true``.
    """
    boxes = scenario.boxes
    printed = ("open", "beach", "ocean")  # printed on the board
    loose = sum([1 for ground in scenario.terrain if ground.name not in printed])
    _at_most("too-many-terrain-hexes", "map", loose, TERRAIN_HEXES * boxes)
    _at_most(
        "too-many-tiles", "obstacles", sum(scenario.bunker) + sum(scenario.bridge), TILES * boxes
    )
    bags = sum(scenario.sandbags) + sum(scenario.sea_wall)
    _at_most("too-many-sandbags", "obstacles", bags, SANDBAGS * boxes)
    for side in range(2):
        for arm, name in enumerate(ARMS):
            used = sum([u.figures for u in scenario.units if u.side == side and u.arm == arm])
            _at_most("too-many-figures", f"units, {name}", used, FIGURES[arm] * boxes)
    warnings: list[str] = []
    if sum(scenario.wire) > OBSTACLES * boxes:
        warnings.append("too-much-wire")
    if sum(scenario.hedgehog) > OBSTACLES * boxes:
        warnings.append("too-many-hedgehogs")
    if badges_needed(scenario) > BADGES * boxes:
        warnings.append("too-many-badges")
    return warnings


def badges_needed(scenario: Scenario) -> int:
    """The badges needed: for special infantry, if its side also has regular infantry (M44-20.5)."""
    needed = 0
    for side in range(2):
        infantry = [u for u in scenario.units if u.side == side and u.arm == INFANTRY]
        special = [u for u in infantry if u.kind.name != REGULAR]
        if len(special) < len(infantry):
            needed += len(special)
    return needed


def _at_most(key: str, where: str, found: int, most: int) -> None:
    if found > most:
        raise BadInput(key, where, found=found, most=most)
