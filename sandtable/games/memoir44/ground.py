"""Terrain and arms, as read from their data files (M44-10, M44-12, M44-21 to M44-27)."""

from typing import Final

from sandtable.kernel.reading import Reader

INFANTRY: Final = 0
ARMOR: Final = 1
ARTILLERY: Final = 2
ARMS: Final = ("infantry", "armor", "artillery")
#: Lower bits are limits on movement other than having to stop in a kind of terrain.
FIRST_BIT: Final = 16


class Terrain:
    """One kind of ground."""

    def __init__(self, index: int, name: str, reader: Reader) -> None:
        self.name = name
        #: Its bit in a mask of limits on movement.
        self.bit = 1 << (FIRST_BIT + index)
        self.letter = reader.text("letter")
        self.blocks_sight = _flag(reader, "blocks_sight")
        #: A unit that enters must stop for this turn.
        self.stop = _flag(reader, "stop")
        #: A unit may not battle in the turn in which it enters.
        self.no_battle_on_entry = _flag(reader, "no_battle_on_entry")
        #: Can only be entered by an adjacent unit, and left by one hex (M44-22).
        self.hedge = _flag(reader, "hedge")
        self.hill = _flag(reader, "hill")
        self.impassable = _flag(reader, "impassable")
        self.water = _flag(reader, "water")
        self.beach = _flag(reader, "beach")
        self.ocean = _flag(reader, "ocean")
        self.shore = _flag(reader, "shore")
        #: No unit here may attack (M44-26.4).
        self.no_battle = _flag(reader, "no_battle")
        #: The cost of a step up from a non-hill hex (M44-39.31).
        self.climb = reader.integer("climb", 1, 9) if reader.has("climb") else 1
        #: The cost of a step between here and beach or ocean; 0: the normal one (M44-39.33).
        self.shore_climb = reader.integer("shore_climb", 1, 9) if reader.has("shore_climb") else 0
        self.shore_ground = _flag(reader, "shore_ground")
        #: Dice that armor here loses (M44-24.4).
        self.armor_penalty = (
            reader.integer("armor_penalty", 0, 9) if reader.has("armor_penalty") else 0
        )
        #: Dice that an attacker of each arm loses against a unit here.
        self.protection = read_protection(reader)
        reader.finish()


class Arm:
    """Infantry, armor or artillery."""

    def __init__(self, name: str, reader: Reader) -> None:
        self.name = name
        self.letter = reader.text("letter")
        self.figures = reader.integer("figures", 1, 9)
        self.move = reader.integer("move", 0, 9)
        self.move_and_battle = reader.integer("move_and_battle", 0, 9)
        #: Dice at distance 1, 2, …
        self.dice: list[int] = [int(dice) for dice in reader.value("dice")]
        #: The face of the die that hits it, besides the grenade; empty: none (M44-15.5).
        self.face = reader.text("face") if reader.has("face") else ""
        self.needs_sight = reader.flag("needs_sight") if reader.has("needs_sight") else True
        #: Does the terrain of its targets cost it dice (M44-14.3)?
        self.protected_against = (
            reader.flag("protected_against") if reader.has("protected_against") else True
        )
        self.takes_ground = _flag(reader, "takes_ground")
        self.overruns = _flag(reader, "overruns")
        reader.finish()


def read_protection(reader: Reader) -> list[int]:
    """Dice that an attacker of each arm loses."""
    if not reader.has("protection"):
        return [0] * len(ARMS)
    table = reader.table("protection")
    dice = [table.integer(arm, 0, 9) if table.has(arm) else 0 for arm in ARMS]
    table.finish()
    return dice


def _flag(reader: Reader, key: str) -> bool:
    return reader.flag(key) if reader.has(key) else False
