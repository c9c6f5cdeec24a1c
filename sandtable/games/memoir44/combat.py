"""Battle (M44-11, M44-12, M44-14): who may attack whom, and with how many dice."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.ground import ARMOR, INFANTRY
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


def base_dice(state: MemoirState, unit: int, distance: int) -> int:
    """The dice of the unit's arm at a distance; 0 beyond its range (M44-12)."""
    dice = state.scenario.arms[state.scenario.units[unit].arm].dice
    return dice[distance - 1] if distance <= len(dice) else 0


def bonus_dice(state: MemoirState, unit: int, close: bool) -> int:
    """The extra dice from the card that ordered the unit (M44-34, A49)."""
    command = state.command_of(unit)
    if command is None or command.fallback:
        return 0
    if command.text.first_battle_only and state.fought[unit]:
        return 0
    return command.text.close_dice if close else command.text.fire_dice


def sandbagged(state: MemoirState, side: int, hex: int) -> bool:
    """Is a unit of the side behind sandbags, or a sea wall that protects it (M44-39.47)?"""
    if state.sandbags[hex]:
        return True
    return state.scenario.sea_wall[hex] and state.scenario.sea_walls_protect == side


def in_bunker(state: MemoirState, side: int, hex: int) -> bool:
    """Does the bunker in this hex protect the side (M44-29.6)?"""
    return state.scenario.bunker[hex] and state.scenario.bunker_side[hex] == side


def protection(state: MemoirState, attacker: int, target: int) -> int:
    """The dice an attacker loses because of the target's hex."""
    on_hill = state.scenario.terrain[state.at[attacker]].hill
    arm = state.scenario.units[attacker].arm
    return cover(state, state.scenario.units[target].side, state.at[target], arm, on_hill)


def cover(state: MemoirState, side: int, hex: int, arm: int, from_hill: bool) -> int:
    """The dice an attacker loses against a unit of the side; only the best cover counts (28.3)."""
    if not state.scenario.arms[arm].protected_against:
        return 0  # M44-14.3
    ground = state.scenario.terrain[hex]
    best = ground.protection[arm]
    own_entry = ground.hill or best > 0
    if ground.hill and from_hill:
        best = 0  # M44-23.3
    if sandbagged(state, side, hex) and (
        not own_entry or (state.options["sandbags_on_hills"] and best == 0)
    ):
        best = max(best, state.scenario.sandbag_protection[arm])  # M44-31.4, 31.5, A31
    if in_bunker(state, side, hex):
        best = max(best, state.scenario.bunker_protection[arm])
    return best


def own_penalty(state: MemoirState, attacker: int) -> int:
    """The dice an attacker loses because of its own hex (M44-14.5)."""
    arm = state.scenario.units[attacker].arm
    hex = state.at[attacker]
    if arm == ARMOR:
        return state.scenario.terrain[hex].armor_penalty
    return 1 if arm == INFANTRY and state.wire[hex] else 0


def battle_dice(state: MemoirState, attacker: int, target: int, bonus: int) -> int:
    """Base + bonus − protection − penalty, never below 0 (M44-12.6)."""
    distance = state.scenario.board.distance[state.at[attacker]][state.at[target]]
    base = base_dice(state, attacker, distance)
    if not base:
        return 0
    return max(0, base + bonus - protection(state, attacker, target) - own_penalty(state, attacker))


def why_no_attack(state: MemoirState, attacker: int, target: int) -> str | None:
    """The rule that forbids a unit to attack an enemy; None if it may."""
    scenario = state.scenario
    here, there = state.at[attacker], state.at[target]
    unit = scenario.units[attacker]
    if scenario.terrain[here].no_battle:
        return "battle-from-ocean"  # M44-26.4
    distance = scenario.board.distance[here][there]
    contact = state.enemy_next_to(unit.side, here)
    if contact and distance > 1:
        return "battle-adjacent-first"  # M44-11.7
    command = state.command_of(attacker)
    if command is not None and not command.fallback:
        if contact and not command.text.close:
            return "battle-card-fire-only"  # M44-34.47
        if not contact and not command.text.fire and not state.fought[attacker]:
            return "battle-card-close-only"  # A61
    if distance > len(scenario.arms[unit.arm].dice):
        return "battle-out-of-range"  # M44-12.5
    if distance > 1 and blocked(state, attacker, target):
        return "battle-no-line-of-sight"  # M44-13.1
    if across_the_river(state, attacker, target):
        return "battle-across-the-river"  # M44-39.43
    if not battle_dice(state, attacker, target, bonus_dice(state, attacker, distance == 1)):
        return "battle-no-dice"  # A21
    return None


def blocked(state: MemoirState, attacker: int, target: int) -> bool:
    """Is the line of sight blocked? Artillery needs none, but some scenarios let hills stop it."""
    arm = state.scenario.arms[state.scenario.units[attacker].arm]
    if arm.needs_sight:
        return not sees(state, state.at[attacker], state.at[target])
    return state.scenario.hills_stop_guns and hills_between(
        state, state.at[attacker], state.at[target]
    )


def across_the_river(state: MemoirState, attacker: int, target: int) -> bool:
    if not state.scenario.infantry_bound_to_bank or state.scenario.units[attacker].arm != INFANTRY:
        return False
    here, there = state.scenario.bank[state.at[attacker]], state.scenario.bank[state.at[target]]
    return here >= 0 and there >= 0 and here != there


def targets(state: MemoirState, attacker: int) -> list[int]:
    """The enemies a unit may attack from its hex."""
    return [
        target for target in in_range(state, attacker) if not why_no_attack(state, attacker, target)
    ]


def has_target(state: MemoirState, attacker: int) -> bool:
    """Is there any enemy the unit may attack?"""
    for target in in_range(state, attacker):
        if why_no_attack(state, attacker, target) is None:
            return True
    return False


def in_range(state: MemoirState, attacker: int) -> list[int]:
    """The enemies that are not too far away (M44-12.5)."""
    unit = state.scenario.units[attacker]
    distance = state.scenario.board.distance[state.at[attacker]]
    most = len(state.scenario.arms[unit.arm].dice)
    found: list[int] = []
    for other in state.scenario.units:
        hex = state.at[other.index]
        if other.side != unit.side and hex >= 0 and distance[hex] <= most:
            found.append(other.index)
    return found


def why_no_battle(state: MemoirState, unit: int) -> str | None:
    """The rule that forbids a unit any battle now; None if it may fight."""
    command = state.command_of(unit)
    if command is None:
        return "not-ordered"  # M44-8.2
    battles = 1 if command.fallback else command.text.battles
    if battles == 0:
        return "battle-card-none"  # M44-34.42
    if state.fought[unit]:
        return "battle-once"  # M44-11.3
    if state.status[unit] & BARRED:
        return "battle-entered-terrain"  # M44-21.2, 22.5, 24.2
    if state.moved[unit] > battle_allowance(state, unit):
        return "battle-moved-too-far"  # M44-10.2, 10.5
    return None


def may_remove_wire(state: MemoirState, unit: int) -> bool:
    """Infantry that could attack may remove the wire in its hex instead (M44-32.3, A87)."""
    return (
        state.scenario.units[unit].arm == INFANTRY
        and state.wire[state.at[unit]]
        and why_no_battle(state, unit) is None
    )


def may_ignore_flag(state: MemoirState, unit: int) -> bool:
    """May the unit ignore the first flag (M44-16.11)?"""
    hex = state.at[unit]
    side = state.scenario.units[unit].side
    if in_bunker(state, side, hex) or sandbagged(state, side, hex):
        return True
    return state.scenario.hedgehog[hex] and state.scenario.units[unit].arm == INFANTRY


def hit_faces(state: MemoirState, target: int, star: bool) -> int:
    """The number of faces, out of six, that hit the target."""
    face = state.scenario.arms[state.scenario.units[target].arm].face
    hits = 1 + sum([1 for side in FACES if side == face])
    return hits + 1 if star else hits


def battle_odds(state: MemoirState, attacker: int, target: int) -> Odds:
    """The dice, how they add up, and the chance of at least one hit."""
    distance = state.scenario.board.distance[state.at[attacker]][state.at[target]]
    bonus = bonus_dice(state, attacker, distance == 1)
    dice = battle_dice(state, attacker, target, bonus)
    parts = [
        ("odds-base", base_dice(state, attacker, distance)),
        ("odds-card", bonus),
        ("odds-terrain", -protection(state, attacker, target)),
        ("odds-own-hex", -own_penalty(state, attacker)),
    ]
    return roll_odds(state, target, dice, False, parts)


def roll_odds(
    state: MemoirState, target: int, dice: int, star: bool, parts: list[tuple[str, int]]
) -> Odds:
    faces = hit_faces(state, target, star)
    hits = spread(dice, faces)
    flag = 1.0 - spread(dice, FACES.count(FLAG))[0]
    return Odds(state.scenario.units[target].id, dice, faces, parts, 1.0 - hits[0], hits, flag)


def spread(dice: int, faces: int) -> list[float]:
    """The probabilities that 0, 1, 2, … of the dice show one of ``faces`` faces."""
    other = len(FACES) - faces
    rolls = len(FACES) ** dice
    return [
        comb(dice, count) * faces**count * other ** (dice - count) / rolls
        for count in range(dice + 1)
    ]
