"""The content pack for tests, read once, and its things written as lines of ``pack.txt``."""

from functools import cache
from pathlib import Path

from sandtable.games import heroes
from sandtable.games.heroes.armies.skirmish_rules import SkirmishRules
from sandtable.games.heroes.pack.battle import SIDES, Card
from sandtable.games.heroes.pack.catalogue import Pack, Profile, RecruitmentOption, RecruitmentTile
from sandtable.games.heroes.pack.counters import (
    ARCS,
    HITS,
    KINDS,
    NONE,
    ROLES,
    Counter,
    Face,
    Weapon,
    X,
)
from sandtable.games.heroes.pack.terrain_kinds import TerrainKind
from sandtable.kernel.documents import read_toml

DATA = Path(heroes.__file__).parent / "data"
SCENARIOS = sorted((DATA / "scenarios").glob("*.toml"))

FACE_FLAGS = (
    "personal_order", "autonomous", "mechanic", "positive_vibes", "artillery_spotter", "ambush",
    "crew", "tripod",
)  # fmt: skip
WEAPON_FLAGS = {
    "suppressive": "suppressive_fire",
    "machine_gunner": "machine_gunner",
    "twin_linked": "twin_linked",
    "scary": "scary_shot",
    "armour_piercing": "armour_piercing",
    "opportunity": "opportunity_fire",
    "sniper": "sniper",
}


@cache
def pack() -> Pack:
    return Pack(DATA)


@cache
def skirmish_rules() -> SkirmishRules:
    return SkirmishRules(read_toml(DATA / "skirmish.toml"), pack())


def number(value: int) -> str:
    return "X" if value == X else f"{value:+d}"


def values(cv: tuple[int, int, int]) -> str:
    return "/".join([number(value) for value in cv])


def counter_lines(counter: Counter) -> list[str]:
    gun = ", big gun" if counter.big_gun else ""
    lines = [
        f"counter {counter.id}: {SIDES[counter.side]} {KINDS[counter.kind]} "
        f"{ROLES[counter.role]}, size {counter.size}, copies {counter.copies}, "
        f"value {counter.value}, wreck {counter.wreck or '-'}{gun}"
    ]
    for face in counter.faces:
        lines += face_lines(counter, face)
    return lines


def face_lines(counter: Counter, face: Face) -> list[str]:
    aboard = face.crew and face.active
    move = "X" if face.move == X else "-" if aboard else face.move
    front, side, rear = face.defence
    defence = "-" if front == X else f"{front}/{side}/{rear}" if front != rear else str(front)
    hit = "-" if aboard else HITS[face.hit]
    active = ", active" if face.active else ""
    lines = [f"  {face.state}: move {move}, defence {defence}, hit {hit}{active}"]
    symbols = face_symbols(face)
    if any(weapon.id for weapon in face.weapons) or HITS[face.hit] == "damage":
        lines.append(f"    : {', '.join(sorted(symbols)) or '-'}")
        for weapon in face.weapons:
            shown = ", ".join(sorted(weapon_symbols(counter, weapon))) or "-"
            name = weapon.id or "only"
            lines.append(f"    {name} {values(weapon.cv)} {ARCS[weapon.arc]}: {shown}")
        return lines
    for weapon in face.weapons:
        symbols += weapon_symbols(counter, weapon)
    printed = bool(face.weapons) and not face.hidden and not aboard
    cv = values(face.weapons[0].cv) if printed else "-"
    arc = ARCS[face.weapons[0].arc] if face.weapons else "all"
    return [*lines, f"    {cv} {arc}: {', '.join(sorted(symbols)) or '-'}"]


def face_symbols(face: Face) -> list[str]:
    found = [flag for flag in FACE_FLAGS if getattr(face, flag)]
    for name in ("inspiration", "scout", "transport"):
        if getattr(face, name) != NONE:
            found.append(f"{name} {getattr(face, name)}")
    if face.order:
        found.append(f"order {face.order}")
    if face.assault != NONE:
        found.append(f"assault {face.assault}" if face.assault else "assault")
    return found


def weapon_symbols(counter: Counter, weapon: Weapon) -> list[str]:
    found = [symbol for flag, symbol in WEAPON_FLAGS.items() if getattr(weapon, flag)]
    if weapon.flamethrower:
        red_dot = " front_square" if counter.size == 2 and counter.flame_square == 0 else ""
        found.append(f"flamethrower{red_dot}")
    if weapon.on_the_move != NONE:
        found.append(f"fire_on_the_move {weapon.on_the_move}")
    if weapon.destruction:
        found.append(f"destruction {weapon.destruction}")
    if weapon.diversion:
        found.append(f"diversion_fire {weapon.diversion}")
    ignoring = " ignoring obstacles" if weapon.ignores_obstacles else ""
    if weapon.limited_squares:
        found.append(f"limited_range {weapon.limited_squares} squares{ignoring}")
    if weapon.limited_interspaces:
        found.append(f"limited_range {weapon.limited_interspaces} interspaces{ignoring}")
    if weapon.howitzer:
        found.append(f"howitzer {weapon.howitzer}")
    if weapon.indirect:
        found.append(f"indirect_fire {weapon.scatter} {weapon.indirect}")
    return found


def unit_list(units: tuple[tuple[str, int], ...]) -> str:
    return " ".join([f"{copies}x{id}" for id, copies in units])


def tile_lines(tile: RecruitmentTile) -> list[str]:
    lines = [
        f"tile {tile.id}: {SIDES[tile.side]} {tile.kind} {tile.stripe}, cost {tile.cost}, "
        f"stars {tile.stars}, break {tile.break_point}, {unit_list(tile.units)}"
    ]
    for slot in tile.slots:
        unlocks = f" unlocks {slot.unlocks} {slot.number}" if slot.unlocks else ""
        lines.append(f"  {slot.id}: {slot.shape}-{slot.size} {' '.join(slot.stripes)}{unlocks}")
    return lines


def effect(name: str, params: dict[str, int], **words: str) -> str:
    shown: dict[str, int | str] = {**params, **{key: word for key, word in words.items() if word}}
    return " ".join([name or "-", *[f"{key}={shown[key]}" for key in sorted(shown)]])


def option_line(option: RecruitmentOption) -> str:
    stripes = [
        f"{side} {' '.join(option.stripes[SIDES.index(side)])}"
        for side in sorted(SIDES)
        if option.stripes[SIDES.index(side)]
    ]
    does = effect(option.effect, option.params, profile=option.profile, ability=option.ability)
    return (
        f"option {option.id}: {option.kind} {option.shape}-{option.size}, {'; '.join(stripes)}, "
        f"cost {option.cost}, copies {option.copies}, markers {option.markers}, "
        f"{unit_list(option.units) or '-'}, {does}"
    )


def card_line(card: Card) -> str:
    needs = {
        "": "-",
        "own-heavy": "own heavy vehicle",
        "enemy-heavy": "enemy heavy vehicle",
        "enemy-vehicle": "enemy vehicle",
    }
    bonus = f"{card.bonus} {card.bonus_number}" if card.bonus else "-"
    does = effect(card.effect, card.params, profile=card.profile)
    return (
        f"card {card.id}: {SIDES[card.side]} x{card.copies}, {' '.join(card.windows)}, {does}, "
        f"bonus {bonus}, needs {needs[card.needs]}"
    )


def terrain_line(kind: TerrainKind) -> str:
    def who(flags: tuple[bool, bool, bool]) -> str:
        return " ".join([name for name, on in zip(KINDS, flags, strict=True) if on]) or "-"

    sight = "blocks" if kind.blocks else f"obscures {kind.obscures}" if kind.obscures else "-"
    return (
        f"terrain {kind.id}: {kind.cls} {kind.letter or 'none'}, "
        f"{'/'.join([str(bonus) for bonus in kind.defence])}, "
        f"impassable {who(kind.impassable)}, difficult {who(kind.difficult)}, {sight}, "
        f"structure {kind.structure} {kind.becomes or '-'}"
        f"{', water' if kind.water else ''}{', opportunity_fire' if kind.opportunity else ''}"
    )


def profile_line(profile: Profile) -> str:
    return f"profile {profile.id}: {values(profile.cv)}, destruction {profile.destruction}"


def pack_lines() -> list[str]:
    content = pack()
    lines: list[str] = []
    for counter in content.counters.values():
        lines += counter_lines(counter)
    for tile in content.tiles.values():
        lines += tile_lines(tile)
    lines += [option_line(option) for option in content.options.values()]
    lines += [card_line(card) for card in content.cards]
    lines += [terrain_line(kind) for kind in content.terrain.values()]
    return lines + [profile_line(profile) for profile in content.profiles.values()]
