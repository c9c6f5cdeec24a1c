"""Scenarios: drawn layers of ground, units and obstacles; hands, medals, special rules (M44-39)."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.board.hexes import DEPTH, HexBoard, Line, line_between
from sandtable.games.memoir44 import box
from sandtable.games.memoir44.cards import CENTER, LEFT, RIGHT
from sandtable.games.memoir44.ground import ARMS, INFANTRY, Arm, Terrain
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

SIDES: Final = ("allies", "axis")
AXIS: Final = 1
REGULAR: Final = "regular"
SPECIAL_FORCES: Final = "special-forces"
RESISTANCE: Final = "resistance"
ELITE_ARMOR: Final = "elite-armor"
#: Letters of the units layer: arm, kind, figures where they differ from the arm's.
UNIT_LETTERS: Final = {
    "i": ("infantry", REGULAR, 0),
    "a": ("armor", REGULAR, 0),
    "g": ("artillery", REGULAR, 0),
    "s": ("infantry", SPECIAL_FORCES, 0),
    "r": ("infantry", RESISTANCE, 3),
    "e": ("armor", ELITE_ARMOR, 4),
}
BUNKER: Final = "b"
BRIDGE: Final = "="
WIRE: Final = "w"
SANDBAGS: Final = "s"
HEDGEHOG: Final = "h"
SEA_WALL: Final = "m"
OBSTACLE_LETTERS: Final = (".", BUNKER, BRIDGE, WIRE, SANDBAGS, HEDGEHOG, SEA_WALL)
TEMPORARY: Final = "temporary"
PERMANENT: Final = "permanent"
#: A scenario may set a lower limit of turns than the option of the game.
TURN_LIMIT: Final = 9999
#: The count of a step that an arm cannot take; more than any allowance.
CLOSED: Final = 99


class Unit:
    """A unit as it is set up; ``hex`` is -1 for one that drops in later."""

    def __init__(
        self, index: int, side: int, number: int, arm: int, kind: str, figures: int, hex: int
    ) -> None:
        self.index = index
        self.side = side
        self.arm = arm
        self.kind = kind
        self.figures = figures
        self.hex = hex
        #: Medals for eliminating it (M44-39.7).
        self.worth = 1
        self.id = f"{SIDES[side]}-{number}"
        self.arg = f"unit:{self.id}"


class Objective:
    """Medals for holding hexes with so many units at once (M44-39.9)."""

    def __init__(self, side: int, hexes: list[int], need: int, worth: int, permanent: bool) -> None:
        self.side = side
        self.hexes = hexes
        self.need = need
        self.worth = worth
        self.permanent = permanent


class SuddenDeath:
    """A side wins if it holds so many of the hexes at the end of its turn (M44-39.14)."""

    def __init__(self, side: int, hexes: list[int], need: int) -> None:
        self.side = side
        self.hexes = hexes
        self.need = need


class Battle:
    """A scenario, checked and indexed."""

    def __init__(
        self,
        document: Mapping[str, Any],
        terrain: Mapping[str, Terrain],
        arms: list[Arm],
        boards: Mapping[int, HexBoard],
    ) -> None:
        self.document: dict[str, Any] = dict(document)
        #: Is it the printed scenario of its id, and not a changed one?
        self.of_the_book = False
        self.arms = arms
        reader = Reader(document, "")
        self.id = reader.text("id")
        self.number = reader.integer("number", 0, 999)
        self.name = reader.text("name")
        self.dates = (reader.text("from"), reader.text("to"))
        self.source = reader.text("source")
        self.face = reader.choice("face", ("coast", "countryside"))
        self.boxes = reader.integer("boards", 1, 2)
        self.overlord = self.boxes == 2
        self.board = boards[self.boxes]
        self.first = SIDES.index(reader.choice("first", SIDES))
        self.hands = _per_side(reader, "hands", 1, 12)
        self.medals = _per_side(reader, "medals", 1, 20)
        self.top = SIDES.index(reader.choice("top", SIDES)) if reader.has("top") else 1
        self.turn_limit = (
            reader.integer("turn_limit", 1, 9999) if reader.has("turn_limit") else TURN_LIMIT
        )
        self._read_ground(reader, terrain)
        self._read_obstacles(reader)
        self._read_units(reader)
        self._read_special(reader)
        self._read_victory(reader)
        unboxed = _flag(reader, "unboxed")
        reader.finish()
        #: What a box lacks for this battle, where play does not depend on it.
        self.warnings: list[str] = [] if unboxed else box.check_box(self)
        self._index()

    def hex(self, name: str, where: str) -> int:
        if name not in self.board.named:
            raise BadInput("unknown-hex", where, hex=name)
        return self.board.named[name]

    def hexes(self, reader: Reader, key: str) -> list[int]:
        return [self.hex(name, reader.at(key)) for name in reader.texts(key)]

    def read_hex(self, reader: Reader, key: str) -> int:
        return self.hex(reader.text(key), reader.at(key))

    def read_unit(self, reader: Reader, key: str) -> int:
        id = reader.text(key)
        if f"unit:{id}" not in self.unit_at:
            raise BadInput("unknown-unit", reader.at(key), unit=id)
        return self.unit_at[f"unit:{id}"]

    def line(self, start: int, end: int) -> Line:
        """The line of sight between two hexes, worked out once."""
        key = start * 256 + end
        line = self._lines.get(key)
        if line is None:
            line = line_between(self.board, start, end)
            self._lines[key] = line
        return line

    # Reading.

    def _layer(self, reader: Reader, key: str) -> list[str]:
        """A drawn layer: one letter for each hex."""
        rows = [row.split() for row in reader.text(key).strip("\n").split("\n")]
        if len(rows) != DEPTH:
            raise BadInput("map-rows", key, found=len(rows), expected=DEPTH)
        letters: list[str] = []
        for number, row in enumerate(rows):
            width = self.board.width - number % 2
            if len(row) != width:
                raise BadInput(
                    "map-row-width", f"{key}, row {number}", found=len(row), expected=width
                )
            letters += row
        return letters

    def _read_ground(self, reader: Reader, terrain: Mapping[str, Terrain]) -> None:
        self.terrain: list[Terrain] = []
        for hex, letter in enumerate(self._layer(reader, "map")):
            if letter not in terrain:
                raise BadInput("unknown-terrain", f"map, {self.board.names[hex]}", letter=letter)
            self.terrain.append(terrain[letter])

    def _read_obstacles(self, reader: Reader) -> None:
        #: The one way over the bridge of Arnhem, from bank to bank (M44-39.41).
        self.span = self.hexes(reader, "span") if reader.has("span") else []
        size = len(self.board.places)
        letters = self._layer(reader, "obstacles") if reader.has("obstacles") else ["."] * size
        for hex, letter in enumerate(letters):
            where = f"obstacles, {self.board.names[hex]}"
            if letter not in OBSTACLE_LETTERS:
                raise BadInput("unknown-obstacle", where, letter=letter)
            if letter == BRIDGE and not self.terrain[hex].water and hex not in self.span:
                raise BadInput("bridge-without-river", where)
            if letter not in (".", BRIDGE) and self.terrain[hex].impassable:
                raise BadInput("obstacle-on-impassable", where)
        self.bunker = [letter == BUNKER for letter in letters]
        self.bridge = [letter == BRIDGE for letter in letters]
        self.hedgehog = [letter == HEDGEHOG for letter in letters]
        self.sea_wall = [letter == SEA_WALL for letter in letters]
        self.wire = [letter == WIRE for letter in letters]
        self.sandbags = [letter == SANDBAGS for letter in letters]
        used = letters.count(SANDBAGS) + letters.count(SEA_WALL)
        self.sandbag_supply = box.SANDBAGS * self.boxes - used  # M44-31.10
        self.bunkers_protect = _side(reader, "bunkers_protect")
        self.sea_walls_protect = (
            SIDES.index(reader.choice("sea_walls_protect", SIDES))
            if reader.has("sea_walls_protect")
            else 0
        )

    def _read_units(self, reader: Reader) -> None:
        self.units: list[Unit] = []
        numbers = [0, 0]
        for hex, letter in enumerate(self._layer(reader, "units")):
            if letter == ".":
                continue
            where = f"units, {self.board.names[hex]}"
            if letter.lower() not in UNIT_LETTERS:
                raise BadInput("unknown-badge", where, letter=letter)
            if self.terrain[hex].impassable and not self.bridge[hex]:
                raise BadInput("unit-on-impassable", where, terrain=self.terrain[hex].name)
            arm_name, kind, figures = UNIT_LETTERS[letter.lower()]
            arm = ARMS.index(arm_name)
            self._add_unit(numbers, 0 if letter.isupper() else 1, arm, kind, figures, hex)
        for key in ("figures", "worth"):
            if reader.has(key):
                table = reader.table(key)
                for name in table.data:
                    unit = self._unit_on(self.hex(name, table.at(name)), table.at(name))
                    if key == "figures":
                        unit.figures = table.integer(name, 1, 9)
                    else:
                        unit.worth = table.integer(name, 1, 9)
        self.drop_side = -1
        self.dropped: list[int] = []
        if reader.has("air_drop"):
            drop = reader.table("air_drop")
            self.drop_side = SIDES.index(drop.choice("side", SIDES))
            for _ in range(drop.integer("figures", 1, 9)):
                self.dropped.append(len(self.units))
                self._add_unit(numbers, self.drop_side, INFANTRY, REGULAR, 0, -1)
            drop.finish()

    def _add_unit(
        self, numbers: list[int], side: int, arm: int, kind: str, figures: int, hex: int
    ) -> None:
        numbers[side] += 1
        strength = figures or self.arms[arm].figures
        self.units.append(Unit(len(self.units), side, numbers[side], arm, kind, strength, hex))

    def _unit_on(self, hex: int, where: str) -> Unit:
        for unit in self.units:
            if unit.hex == hex:
                return unit
        raise BadInput("no-unit-there", where, hex=self.board.names[hex])

    def _read_special(self, reader: Reader) -> None:
        self.extra_draw_side = -1
        self.extra_draw_turns = 0
        if reader.has("extra_draws"):
            table = reader.table("extra_draws")
            self.extra_draw_side = SIDES.index(table.choice("side", SIDES))
            self.extra_draw_turns = table.integer("turns", 1, 99)
            table.finish()
        self.empty_deck_wins = _side(reader, "empty_deck_wins")
        self.exit_side = _side(reader, "exit")
        self.strike_side = -1
        self.strike_hexes: list[int] = []
        if reader.has("air_strikes"):
            table = reader.table("air_strikes")
            self.strike_side = SIDES.index(table.choice("side", SIDES))
            self.strike_hexes = self.hexes(table, "hexes")
            table.finish()
        self.recon_as_barrage = _flag(reader, "recon_as_barrage")
        self.hills_stop_guns = _flag(reader, "hills_stop_guns")
        self.infantry_bound_to_bank = _flag(reader, "infantry_bound_to_bank")

    def _read_victory(self, reader: Reader) -> None:
        self.objectives: list[Objective] = []
        if reader.has("objectives"):
            for table in reader.tables("objectives"):
                hexes = self.hexes(table, "hexes")
                side = self._medal_side(table, hexes)
                permanent = table.choice("kind", (TEMPORARY, PERMANENT)) == PERMANENT
                if not hexes:
                    raise BadInput("objective-nowhere", table.where)
                for hex in hexes:
                    if self.terrain[hex].impassable and not self.bridge[hex]:
                        where = table.at("hexes")
                        raise BadInput("objective-on-impassable", where, hex=self.board.names[hex])
                need = table.integer("need", 1, len(hexes)) if table.has("need") else 1
                worth = table.integer("worth", 1, 9) if table.has("worth") else 1
                table.finish()
                self.objectives.append(Objective(side, hexes, need, worth, permanent))
        self.sudden_death: list[SuddenDeath] = []
        if reader.has("sudden_death"):
            for table in reader.tables("sudden_death"):
                side = SIDES.index(table.choice("side", SIDES))
                hexes = self.hexes(table, "hexes")
                self.sudden_death.append(
                    SuddenDeath(side, hexes, table.integer("need", 1, len(hexes)))
                )
                table.finish()

    def _medal_side(self, table: Reader, hexes: list[int]) -> int:
        """The side of a medal; one for nobody is refused with its hexes named."""
        try:
            return SIDES.index(table.choice("side", SIDES))
        except BadInput as error:
            names = ", ".join([self.board.names[hex] for hex in hexes])
            raise BadInput(error.key, f"{error.where} ({names})", **error.params) from None

    # What is worked out once.

    def _index(self) -> None:
        self._lines: dict[int, Line] = {}
        self.unit_at: dict[str, int] = {unit.arg: unit.index for unit in self.units}
        self.hex_args: list[str] = [f"hex:{name}" for name in self.board.names]
        self.hex_at: dict[str, int] = {arg: hex for hex, arg in enumerate(self.hex_args)}
        self.plateau = self._regions([ground.hill for ground in self.terrain])
        self.bank = self._regions([not ground.water for ground in self.terrain])
        self.steps: list[tuple[int, ...]] = [
            tuple([other for other in near if self._linked(hex, other)])
            for hex, near in enumerate(self.board.neighbours)
        ]
        #: May a unit of an arm ever stand there, having moved?
        self.passable: list[list[bool]] = [
            [self._passable(hex, arm) for hex in range(len(self.terrain))]
            for arm in range(len(ARMS))
        ]
        #: For each arm and hex: the hexes it may step to, and what the step counts.
        self.ways: list[list[tuple[tuple[int, int], ...]]] = [
            [self._ways(arm, hex) for hex in range(len(self.terrain))] for arm in range(len(ARMS))
        ]
        #: The side that a bunker protects; if nothing is said, that of the unit in it (A82).
        self.bunker_side: list[int] = [self.bunkers_protect] * len(self.terrain)
        if self.bunkers_protect < 0:
            self.bunker_side = [AXIS] * len(self.terrain)
            for unit in self.units:
                if unit.hex >= 0:
                    self.bunker_side[unit.hex] = unit.side
        down = [1, 1]
        down[self.top] = -1
        #: The hexes of the next row nearer to a side's own edge (M44-16.2).
        self.rear: list[list[tuple[int, ...]]] = [
            [
                tuple(
                    [
                        other
                        for other in self.steps[hex]
                        if self.board.places[other][0] == row + down[side]
                    ]
                )
                for hex, (row, _) in enumerate(self.board.places)
            ]
            for side in range(len(SIDES))
        ]
        #: Units that a scenario sets up in a bunker and that may never move (M44-29.4, A85).
        self.fixed: list[bool] = [
            unit.hex >= 0 and self.bunker[unit.hex] and unit.arm != INFANTRY for unit in self.units
        ]
        #: The sections of a hex as masks, from the west: bits 0-2, or 0-5 on two boards.
        lines = (7, 17, 25, 33, 43) if self.overlord else (7, 17)
        self.sections: list[int] = [_sections(x, lines) for _, x in self.board.places]

    def _passable(self, hex: int, arm: int) -> bool:
        if self.terrain[hex].impassable and not self.bridge[hex]:
            return False
        return arm == INFANTRY or not (self.bunker[hex] or self.hedgehog[hex])

    def step_count(self, arm: int, start: int, end: int) -> int:
        """How many hexes a step counts (M44-39.30); CLOSED where this arm cannot take it."""
        up = self.terrain[end]
        down = self.terrain[start]
        if (up.shore_climb and down.shore) or (down.shore_climb and up.shore):
            return max(up.shore_climb, down.shore_climb) if arm == INFANTRY else CLOSED
        return up.climb if up.climb > 1 and not down.hill else 1

    def _ways(self, arm: int, hex: int) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        for near in self.steps[hex]:
            count = self.step_count(arm, hex, near)
            if self.passable[arm][near] and count != CLOSED:
                found.append((near, count))
        return tuple(found)

    def _linked(self, a: int, b: int) -> bool:
        """Is the step between two neighbours open? The span of Arnhem has its own (M44-39.41)."""
        if a not in self.span[1:-1] and b not in self.span[1:-1]:
            return True
        return (
            a in self.span and b in self.span and abs(self.span.index(a) - self.span.index(b)) == 1
        )

    def _regions(self, inside: list[bool]) -> list[int]:
        """Numbers of the connected regions of some hexes; -1 outside."""
        region = [-1] * len(inside)
        count = 0
        for start in range(len(inside)):
            if not inside[start] or region[start] >= 0:
                continue
            region[start] = count
            queue = [start]
            for hex in queue:
                for other in self.board.neighbours[hex]:
                    if inside[other] and region[other] < 0:
                        region[other] = count
                        queue.append(other)
            count += 1
        return region

    def physical(self, side: int, section: int) -> int:
        """A section as the player sees it, counted from the west (M44-4.12)."""
        if section == CENTER or side != self.top:
            return section
        return RIGHT if section == LEFT else LEFT

    def section_mask(self, physical: int) -> int:
        """The section, or on two boards the double section, as a mask."""
        return 0b11 << (2 * physical) if self.overlord else 1 << physical


def _sections(x: int, lines: tuple[int, ...]) -> int:
    """A hex on a line belongs to both sides of it (M44-4.3)."""
    mask = 0
    for number in range(len(lines) + 1):
        west = lines[number - 1] if number else -1
        east = lines[number] if number < len(lines) else 999
        if west <= x <= east:
            mask |= 1 << number
    return mask


def _per_side(reader: Reader, key: str, low: int, high: int) -> list[int]:
    table = reader.table(key)
    numbers = [table.integer(side, low, high) for side in SIDES]
    table.finish()
    return numbers


def _side(reader: Reader, key: str) -> int:
    return SIDES.index(reader.choice(key, SIDES)) if reader.has(key) else -1


def _flag(reader: Reader, key: str) -> bool:
    return reader.flag(key) if reader.has(key) else False
