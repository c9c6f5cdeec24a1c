"""Reading counters: a table for each, with its sides and weapons (HOS-14)."""

from typing import Final

from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import ARCS, HITS, KINDS, ROLES, Counter, Face, Weapon, X
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, whole_number

#: The most squares that a vehicle occupies (HOS-14.19).
LARGEST: Final = 2
FLAME_SQUARES: Final = ("front", "rear")
WEAPON_IDS: Final = ("primary", "secondary")


def read_counters(document: Reader, side: int) -> list[Counter]:
    """All counters of one side's file."""
    return [read_counter(id, document.table(id), side) for id in document.data]


def read_counter(id: str, table: Reader, side: int) -> Counter:
    if not id.startswith(f"{SIDES[side][0]}-"):
        raise BadInput("counter-of-other-side", table.where, counter=id, side=SIDES[side])
    counter = Counter()
    counter.id = id
    counter.side = side
    counter.kind = KINDS.index(table.choice("kind", KINDS))
    if table.has("role"):
        counter.role = ROLES.index(table.choice("role", ROLES))
    if table.has("size"):
        counter.size = table.integer("size", 1, LARGEST)
    counter.big_gun = flag(table, "big_gun")
    counter.copies = table.integer("copies", 1, 99)
    counter.value = table.integer("value", 0, 999)
    if table.has("wreck"):
        counter.wreck = table.text("wreck")
    if table.has("flame_square"):
        counter.flame_square = FLAME_SQUARES.index(table.choice("flame_square", FLAME_SQUARES))
    counter.burns = flag(table, "burns")
    counter.source = table.text("source")
    faces = table.tables("faces")
    if not 1 <= len(faces) <= 2:
        raise BadInput("counter-sides", table.at("faces"), found=len(faces))
    counter.faces = tuple([read_face(face) for face in faces])
    table.finish()
    return counter


def read_face(table: Reader) -> Face:
    face = Face()
    face.state = table.text("state")
    face.active = flag(table, "active")
    if table.has("move"):
        face.move = number_or_x(table.value("move"), 0, 20, table.at("move"))
    if table.has("defence"):
        face.defence = _defence(table)
    if table.has("hit"):
        face.hit = HITS.index(table.choice("hit", HITS))
    if table.has("order"):
        face.order = table.integer("order", 1, 10)
    face.inspiration = _number(table, "inspiration", face.inspiration)
    face.scout = _number(table, "scout", face.scout)
    face.assault = _number(table, "assault", face.assault)
    face.transport = _number(table, "transport", face.transport)
    face.personal_order = flag(table, "personal_order")
    face.autonomous = flag(table, "autonomous")
    face.mechanic = flag(table, "mechanic")
    face.positive_vibes = flag(table, "positive_vibes")
    face.artillery_spotter = flag(table, "artillery_spotter")
    face.ambush = flag(table, "ambush")
    face.crew = flag(table, "crew")
    face.tripod = flag(table, "tripod")
    face.weapons = _weapons(table)
    table.finish()
    return face


def _weapons(face: Reader) -> tuple[Weapon, ...]:
    """Read the weapons: several have separate tables; a single one is part of the side's table.

    A side may have an ability of fire without a Combat Value: a hidden Sniper, or a crew that lends
    Opportunity Fire.
    """
    if face.has("weapons"):
        tables = face.tables("weapons")
        weapons = []
        for table in tables:
            weapon = read_weapon(table)
            if len(tables) > 1:  # a single one is both primary and secondary (HOS-14.14)
                weapon.id = table.choice("id", WEAPON_IDS)
                weapon.primary = weapon.id == "primary"
                weapon.secondary = weapon.id == "secondary"
            table.finish()
            weapons.append(weapon)
        return tuple(weapons)
    asked = set(face.asked)
    weapon = read_weapon(face)
    shows_fire = any(key in face.data for key in face.asked - asked)
    return (weapon,) if shows_fire else ()


def read_weapon(table: Reader) -> Weapon:
    weapon = Weapon()
    if table.has("cv"):
        weapon.cv = read_values(table, "cv")
    if table.has("arc"):
        weapon.arc = ARCS.index(table.choice("arc", ARCS))
    weapon.on_the_move = _number(table, "on_the_move", weapon.on_the_move)
    weapon.destruction = _number(table, "destruction", 0)
    weapon.limited_squares = _number(table, "limited_squares", 0)
    weapon.limited_interspaces = _number(table, "limited_interspaces", 0)
    weapon.diversion = _number(table, "diversion", 0)
    weapon.scatter = _number(table, "scatter", 0)
    weapon.suppressive = flag(table, "suppressive")
    weapon.machine_gunner = flag(table, "machine_gunner")
    weapon.twin_linked = flag(table, "twin_linked")
    weapon.scary = flag(table, "scary")
    weapon.armour_piercing = flag(table, "armour_piercing")
    weapon.opportunity = flag(table, "opportunity")
    weapon.ignores_obstacles = flag(table, "ignores_obstacles")
    weapon.flamethrower = flag(table, "flamethrower")
    weapon.sniper = flag(table, "sniper")
    if table.has("howitzer"):
        weapon.howitzer = table.text("howitzer")
    if table.has("indirect"):
        weapon.indirect = table.text("indirect")
    return weapon


def read_values(table: Reader, key: str) -> tuple[int, int, int]:
    """Read three numbers, for infantry, light and heavy vehicles; each may be X."""
    values = table.value(key)
    where = table.at(key)
    if not isinstance(values, list) or len(values) != 3:
        raise BadInput("not-three-values", where)
    first, second, third = [number_or_x(value, -9, 9, where) for value in values]
    return first, second, third


def number_or_x(value: object, low: int, high: int, where: str) -> int:
    return X if value == "X" else whole_number(value, low, high, where)


def flag(table: Reader, key: str) -> bool:
    """Read a flag; off by default."""
    return table.has(key) and table.flag(key)


def _number(table: Reader, key: str, absent: int) -> int:
    return table.integer(key, 0, 20) if table.has(key) else absent


def _defence(table: Reader) -> tuple[int, int, int]:
    value = table.value("defence")
    if isinstance(value, list):
        return read_values(table, "defence")
    number = whole_number(value, 1, 20, table.at("defence"))
    return number, number, number
