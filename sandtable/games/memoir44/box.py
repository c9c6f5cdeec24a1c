"""What one box holds (M44-1): battles that need more are refused, or warned of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.ground import ARMS, INFANTRY
from sandtable.kernel.errors import BadInput

if TYPE_CHECKING:
    from sandtable.games.memoir44.scenario import Battle

TERRAIN_HEXES: Final = 44
#: Bunkers and bridges are the two sides of the same tiles (M44-1.6).
TILES: Final = 4
SANDBAGS: Final = 12
#: Infantry, tanks and guns of an army (M44-1.8).
FIGURES: Final = (42, 24, 6)
#: More of these is odd, but play does not run out of them (A3, A73).
OBSTACLES: Final = 12
BADGES: Final = 14


def check_box(battle: Battle) -> list[str]:
    """Refuse a battle that the pieces do not suffice for; returns warnings of lesser wants.

    A scenario that is not meant for the table says so by ``unboxed = true``.
    """
    boxes = battle.boxes
    printed = ("open", "beach", "ocean")  # on the board itself
    loose = sum([1 for ground in battle.terrain if ground.name not in printed])
    _at_most("too-many-terrain-hexes", "map", loose, TERRAIN_HEXES * boxes)
    _at_most("too-many-tiles", "obstacles", sum(battle.bunker) + sum(battle.bridge), TILES * boxes)
    bags = sum(battle.sandbags) + sum(battle.sea_wall)
    _at_most("too-many-sandbags", "obstacles", bags, SANDBAGS * boxes)
    for side in range(2):
        for arm, name in enumerate(ARMS):
            used = sum([u.figures for u in battle.units if u.side == side and u.arm == arm])
            _at_most("too-many-figures", f"units, {name}", used, FIGURES[arm] * boxes)
    warnings: list[str] = []
    if sum(battle.wire) > OBSTACLES * boxes:
        warnings.append("too-much-wire")
    if sum(battle.hedgehog) > OBSTACLES * boxes:
        warnings.append("too-many-hedgehogs")
    if badges_needed(battle) > BADGES * boxes:
        warnings.append("too-many-badges")
    return warnings


def badges_needed(battle: Battle) -> int:
    """Special infantry needs a badge where regular infantry of its side fights too (M44-20.5)."""
    needed = 0
    for side in range(2):
        infantry = [u for u in battle.units if u.side == side and u.arm == INFANTRY]
        special = [u for u in infantry if u.kind != "regular"]
        if len(special) < len(infantry):
            needed += len(special)
    return needed


def _at_most(key: str, where: str, found: int, most: int) -> None:
    if found > most:
        raise BadInput(key, where, found=found, most=most)
