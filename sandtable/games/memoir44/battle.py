"""Battle (M44-11, M44-12, M44-14): who may attack whom, and with how many dice."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.ground import ARMOR, ARTILLERY, INFANTRY
from sandtable.games.memoir44.movement import BARRED, battle_allowance
from sandtable.games.memoir44.sight import hills_between, sees
from sandtable.kernel.odds import Odds

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: The faces of a battle die (A10).
FACES: Final = ("infantry", "infantry", "armor", "grenade", "flag", "star")
GRENADE: Final = "grenade"
FLAG: Final = "flag"
STAR: Final = "star"
#: Dice that attackers of each arm lose against a bunker and against sandbags (M44-14.4).
BUNKER_PROTECTION: Final = (1, 2, 0)
SANDBAG_PROTECTION: Final = (1, 1, 0)


def base_dice(s: MemoirState, unit: int, distance: int) -> int:
    """Dice of the arm at a distance; 0 beyond its range (M44-12)."""
    dice = s.battle.arms[s.battle.units[unit].arm].dice
    return dice[distance - 1] if distance <= len(dice) else 0


def bonus_dice(s: MemoirState, unit: int, close: bool) -> int:
    """Extra dice of the card that ordered the unit (M44-34, A49)."""
    command = s.command_of(unit)
    if command is None or command.fallback:
        return 0
    if command.text.first_battle_only and s.battles[unit]:
        return 0
    return command.text.close_dice if close else command.text.fire_dice


def sandbagged(s: MemoirState, side: int, hex: int) -> bool:
    """Does a unit of the side stand behind sandbags, or a sea wall of its own (M44-39.47)?"""
    if s.sandbags[hex]:
        return True
    return s.battle.sea_wall[hex] and s.battle.sea_walls_protect == side


def in_bunker(s: MemoirState, side: int, hex: int) -> bool:
    """Does the bunker of this hex protect the side (M44-29.6)?"""
    return s.battle.bunker[hex] and s.battle.bunker_side[hex] == side


def protection(s: MemoirState, attacker: int, target: int) -> int:
    """Dice an attacker loses because of the target's hex: the best one counts (M44-28.3)."""
    arm = s.battle.units[attacker].arm
    if not s.battle.arms[arm].protected_against:
        return 0  # M44-14.3
    hex = s.at[target]
    side = s.battle.units[target].side
    ground = s.battle.terrain[hex]
    best = ground.protection[arm]
    own_entry = ground.hill or best > 0
    if ground.hill and s.battle.terrain[s.at[attacker]].hill:
        best = 0  # M44-23.3
    if sandbagged(s, side, hex) and (
        not own_entry or (s.options["sandbags_on_hills"] and best == 0)
    ):
        best = max(best, SANDBAG_PROTECTION[arm])  # M44-31.4, 31.5, A31
    if in_bunker(s, side, hex):
        best = max(best, BUNKER_PROTECTION[arm])
    return best


def own_penalty(s: MemoirState, attacker: int) -> int:
    """Dice an attacker loses because of its own hex (M44-14.5)."""
    arm = s.battle.units[attacker].arm
    hex = s.at[attacker]
    if arm == ARMOR:
        return s.battle.terrain[hex].armor_penalty
    return 1 if arm == INFANTRY and s.wire[hex] else 0


def battle_dice(s: MemoirState, attacker: int, target: int, bonus: int) -> int:
    """Base + bonus − protection − penalty, never below 0 (M44-12.6)."""
    distance = s.battle.board.distance[s.at[attacker]][s.at[target]]
    base = base_dice(s, attacker, distance)
    if not base:
        return 0
    return max(0, base + bonus - protection(s, attacker, target) - own_penalty(s, attacker))


def barred_target(s: MemoirState, attacker: int, target: int) -> str:
    """The name of the rule that keeps a unit from attacking an enemy; empty if none does."""
    battle = s.battle
    here, there = s.at[attacker], s.at[target]
    unit = battle.units[attacker]
    if battle.terrain[here].no_battle:
        return "battle-from-ocean"  # M44-26.4
    distance = battle.board.distance[here][there]
    contact = s.enemy_next_to(unit.side, here)
    if contact and distance > 1:
        return "battle-adjacent-first"  # M44-11.7
    command = s.command_of(attacker)
    if command is not None and not command.fallback:
        if contact and not command.text.close:
            return "battle-card-fire-only"  # M44-34.47
        if not contact and not command.text.fire and not s.battles[attacker]:
            return "battle-card-close-only"  # A61
    if distance > len(battle.arms[unit.arm].dice):
        return "battle-out-of-range"  # M44-12.5
    if distance > 1 and blocked(s, attacker, target):
        return "battle-no-line-of-sight"  # M44-13.1
    if across_the_river(s, attacker, target):
        return "battle-across-the-river"  # M44-39.43
    if not battle_dice(s, attacker, target, bonus_dice(s, attacker, distance == 1)):
        return "battle-no-dice"  # A21
    return ""


def blocked(s: MemoirState, attacker: int, target: int) -> bool:
    """Infantry and armor need a line of sight; guns only fear hills where a scenario says so."""
    arm = s.battle.arms[s.battle.units[attacker].arm]
    if arm.needs_sight:
        return not sees(s, s.at[attacker], s.at[target])
    return s.battle.hills_stop_guns and hills_between(s, s.at[attacker], s.at[target])


def across_the_river(s: MemoirState, attacker: int, target: int) -> bool:
    if not s.battle.infantry_bound_to_bank or s.battle.units[attacker].arm != INFANTRY:
        return False
    here, there = s.battle.bank[s.at[attacker]], s.battle.bank[s.at[target]]
    return here >= 0 and there >= 0 and here != there


def targets(s: MemoirState, attacker: int) -> list[int]:
    """The enemies a unit may attack from where it stands."""
    side = s.battle.units[attacker].side
    found: list[int] = []
    for unit in s.battle.units:
        if (
            unit.side != side
            and s.at[unit.index] >= 0
            and not barred_target(s, attacker, unit.index)
        ):
            found.append(unit.index)
    return found


def has_target(s: MemoirState, attacker: int) -> bool:
    """Is there any enemy it may attack?"""
    side = s.battle.units[attacker].side
    for unit in s.battle.units:
        target = unit.index
        if unit.side != side and s.at[target] >= 0 and not barred_target(s, attacker, target):
            return True
    return False


def barred_battle(s: MemoirState, unit: int) -> str:
    """The name of the rule that keeps an ordered unit from any battle now; empty if none does."""
    command = s.command_of(unit)
    if command is None:
        return "not-ordered"  # M44-8.2
    battles = 1 if command.fallback else command.text.battles
    if battles == 0:
        return "battle-card-none"  # M44-34.42
    if s.battles[unit]:
        return "battle-once"  # M44-11.3
    if s.status[unit] & BARRED:
        return "battle-entered-terrain"  # M44-21.2, 22.5, 24.2
    if s.moved[unit] > battle_allowance(s, unit):
        return "battle-moved-too-far"  # M44-10.2, 10.5
    return ""


def may_remove_wire(s: MemoirState, unit: int) -> bool:
    """Infantry that could attack may remove the wire of its hex instead (M44-32.3, A87)."""
    return (
        s.battle.units[unit].arm == INFANTRY and s.wire[s.at[unit]] and not barred_battle(s, unit)
    )


def may_ignore_flag(s: MemoirState, unit: int) -> bool:
    """May the unit ignore the first flag (M44-16.11)?"""
    hex = s.at[unit]
    side = s.battle.units[unit].side
    if in_bunker(s, side, hex) or sandbagged(s, side, hex):
        return True
    return s.battle.hedgehog[hex] and s.battle.units[unit].arm == INFANTRY


def hit_faces(s: MemoirState, target: int, star: bool) -> int:
    """How many of the six faces hit the target."""
    face = s.battle.arms[s.battle.units[target].arm].face
    hits = 1 + sum([1 for side in FACES if side == face])
    return hits + 1 if star else hits


def battle_odds(s: MemoirState, attacker: int, target: int) -> Odds:
    """Dice, how they are made up, and the chance of at least one hit."""
    distance = s.battle.board.distance[s.at[attacker]][s.at[target]]
    bonus = bonus_dice(s, attacker, distance == 1)
    dice = battle_dice(s, attacker, target, bonus)
    parts = [
        ("odds-base", base_dice(s, attacker, distance)),
        ("odds-card", bonus),
        ("odds-terrain", -protection(s, attacker, target)),
        ("odds-own-hex", -own_penalty(s, attacker)),
    ]
    return roll_odds(s, target, dice, False, parts)


def roll_odds(
    s: MemoirState, target: int, dice: int, star: bool, parts: list[tuple[str, int]]
) -> Odds:
    faces = hit_faces(s, target, star)
    hits = spread(dice, faces)
    flag = 1.0 - spread(dice, FACES.count(FLAG))[0]
    return Odds(s.battle.units[target].id, dice, faces, parts, 1.0 - hits[0], hits, flag)


def spread(dice: int, faces: int) -> list[float]:
    """The chances that 0, 1, 2, … of the dice show one of so many faces."""
    other = len(FACES) - faces
    rolls = len(FACES) ** dice
    return [
        comb(dice, count) * faces**count * other ** (dice - count) / rolls
        for count in range(dice + 1)
    ]


def is_artillery(s: MemoirState, unit: int) -> bool:
    return s.battle.units[unit].arm == ARTILLERY
