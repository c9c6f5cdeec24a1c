"""Scenarios: drawn layers of ground, units, obstacles; hands, medals, special rules (M44-39)."""

from collections.abc import Mapping
from typing import Any, Final

from sandtable.board.hexes import DEPTH, Line, line_between
from sandtable.games.memoir44 import box
from sandtable.games.memoir44.cards import CENTER, LEFT, RIGHT
from sandtable.games.memoir44.ground import ARMS, INFANTRY, Terrain
from sandtable.games.memoir44.pieces import Pieces, UnitKind
from sandtable.games.memoir44.reaches import Reaches
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, read_stories

SIDES: Final = ("allies", "axis")
AXIS: Final = 1
#: Obstacles by name.
BUNKER: Final = "bunker"
BRIDGE: Final = "bridge"
WIRE: Final = "wire"
SANDBAGS: Final = "sandbags"
HEDGEHOG: Final = "hedgehog"
SEA_WALL: Final = "sea-wall"
MOVE: Final = "move"
#: The letter of a hex without a unit or obstacle.
NOTHING: Final = "."
TEMPORARY: Final = "temporary"
PERMANENT: Final = "permanent"
#: The turn limit of a scenario that has none.
TURN_LIMIT: Final = 9999
#: The cost of a step that an arm cannot take; more than any allowance.
CLOSED: Final = 99


class Unit:
    """A unit at set-up; ``hex`` is -1 for one that drops in later."""

    def __init__(self, index: int, side: int, number: int, kind: UnitKind, hex: int) -> None:
        self.index = index
        self.side = side
        self.kind = kind
        self.arm = kind.arm
        self.figures = kind.figures
        self.hex = hex
        #: Medals for eliminating it (M44-39.7).
        self.worth = 1
        self.id = f"{SIDES[side]}-{number}"
        self.arg = f"unit:{self.id}"


class Objective:
    """Medals for holding ``need`` of the hexes at once (M44-39.9)."""

    def __init__(self, side: int, hexes: list[int], need: int, worth: int, permanent: bool) -> None:
        self.side = side
        self.hexes = hexes
        self.need = need
        self.worth = worth
        self.permanent = permanent


class SuddenDeath:
    """A side wins if it holds ``need`` of the hexes at the end of its turn (M44-39.14)."""

    def __init__(self, side: int, hexes: list[int], need: int) -> None:
        self.side = side
        self.hexes = hexes
        self.need = need


class Scenario:
    """A scenario, validated and indexed."""

    def __init__(self, document: Mapping[str, Any], pieces: Pieces) -> None:
        self.document: dict[str, Any] = dict(document)
        #: Is this the printed scenario with its id, not a modified one?
        self.official = False
        self.arms = pieces.arms
        self.bunker_protection = pieces.obstacles[BUNKER].protection
        self.sandbag_protection = pieces.obstacles[SANDBAGS].protection
        reader = Reader(document, "")
        self.id = reader.text("id")
        self.number = reader.integer("number", 0, 999)
        self.name = reader.text("name")
        self.dates = (reader.text("from"), reader.text("to"))
        self.source = reader.text("source")
        self.face = reader.choice("face", ("coast", "countryside"))
        self.boxes = reader.integer("boards", 1, 2)
        self.overlord = self.boxes == 2
        self.board = pieces.boards[self.boxes]
        self.first = SIDES.index(reader.choice("first", SIDES))
        self.hands = _per_side(reader, "hands", 1, 12)
        self.medals = _per_side(reader, "medals", 1, 20)
        self.top = SIDES.index(reader.choice("top", SIDES)) if reader.has("top") else 1
        self.turn_limit = (
            reader.integer("turn_limit", 1, 9999) if reader.has("turn_limit") else TURN_LIMIT
        )
        self._read_ground(reader, pieces)
        self._read_obstacles(reader, pieces)
        self._read_units(reader, pieces)
        self._read_special(reader)
        self._read_victory(reader)
        unboxed = _flag(reader, "unboxed")
        read_stories(reader)
        reader.finish()
        #: What a box lacks for this scenario, if play does not depend on it.
        self.warnings: list[str] = [] if unboxed else box.check_box(self)
        self._index()

    def hex(self, name: str, where: str) -> int:
        if name not in self.board.named:
            raise BadInput("unknown-hex", where, hex=name)
        return self.board.named[name]

    def hexes(self, reader: Reader, key: str) -> list[int]:
        return [self.hex(name, reader.at(key)) for name in reader.texts(key)]

    def read_hex(self, reader: Reader, key: str) -> int:
        name = reader.text(key)
        hex = self.board.named.get(name, -1)
        return hex if hex >= 0 else self.hex(name, reader.at(key))  # which refuses it

    def unit(self, id: str, where: str) -> int:
        unit = self.unit_by_arg.get("unit:" + id, -1)
        if unit < 0:
            raise BadInput("unknown-unit", where, unit=id)
        return unit

    def line(self, start: int, end: int) -> Line:
        """The line of sight between two hexes; cached."""
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

    def _read_ground(self, reader: Reader, pieces: Pieces) -> None:
        self.terrain: list[Terrain] = []
        for hex, letter in enumerate(self._layer(reader, "map")):
            if letter not in pieces.terrain:
                raise BadInput("unknown-terrain", f"map, {self.board.names[hex]}", letter=letter)
            self.terrain.append(pieces.terrain[letter])

    def _read_obstacles(self, reader: Reader, pieces: Pieces) -> None:
        #: The only path over the bridge at Arnhem, from bank to bank (M44-39.41).
        self.span = self.hexes(reader, "span") if reader.has("span") else []
        size = len(self.board.places)
        letters = self._layer(reader, "obstacles") if reader.has("obstacles") else [NOTHING] * size
        names = {obstacle.letter: name for name, obstacle in pieces.obstacles.items()}
        names[NOTHING] = ""
        placed: list[str] = []
        for hex, letter in enumerate(letters):
            where = f"obstacles, {self.board.names[hex]}"
            if letter not in names:
                raise BadInput("unknown-obstacle", where, letter=letter)
            name = names[letter]
            if name == BRIDGE and not self.terrain[hex].water and hex not in self.span:
                raise BadInput("bridge-without-river", where)
            if name not in ("", BRIDGE) and self.terrain[hex].impassable:
                raise BadInput("obstacle-on-impassable", where)
            placed.append(name)
        self.bunker = [name == BUNKER for name in placed]
        self.bridge = [name == BRIDGE for name in placed]
        self.hedgehog = [name == HEDGEHOG for name in placed]
        self.sea_wall = [name == SEA_WALL for name in placed]
        self.wire = [name == WIRE for name in placed]
        self.sandbags = [name == SANDBAGS for name in placed]
        used = placed.count(SANDBAGS) + placed.count(SEA_WALL)
        self.sandbag_supply = box.SANDBAGS * self.boxes - used  # M44-31.10
        self.bunkers_protect = _side(reader, "bunkers_protect")
        self.sea_walls_protect = (
            SIDES.index(reader.choice("sea_walls_protect", SIDES))
            if reader.has("sea_walls_protect")
            else 0
        )

    def _read_units(self, reader: Reader, pieces: Pieces) -> None:
        self.units: list[Unit] = []
        numbers = [0, 0]
        for hex, letter in enumerate(self._layer(reader, "units")):
            if letter == NOTHING:
                continue
            where = f"units, {self.board.names[hex]}"
            if letter.lower() not in pieces.kinds:
                raise BadInput("unknown-badge", where, letter=letter)
            if self.terrain[hex].impassable and not self.bridge[hex]:
                raise BadInput("unit-on-impassable", where, terrain=self.terrain[hex].name)
            side = 0 if letter.isupper() else 1
            self._add_unit(numbers, side, pieces.kinds[letter.lower()], hex)
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
                self._add_unit(numbers, self.drop_side, pieces.regular(INFANTRY), -1)
            drop.finish()

    def _add_unit(self, numbers: list[int], side: int, kind: UnitKind, hex: int) -> None:
        numbers[side] += 1
        self.units.append(Unit(len(self.units), side, numbers[side], kind, hex))

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
        """The side of a medal; a medal without a side is refused with its hexes."""
        try:
            return SIDES.index(table.choice("side", SIDES))
        except BadInput as error:
            names = ", ".join([self.board.names[hex] for hex in hexes])
            raise BadInput(error.key, f"{error.where} ({names})", **error.params) from None

    # Precomputed tables.

    def _index(self) -> None:
        self._lines: dict[int, Line] = {}
        self.unit_by_arg: dict[str, int] = {unit.arg: unit.index for unit in self.units}
        #: The units of each side, in order.
        self.units_of: list[list[int]] = [
            [unit.index for unit in self.units if unit.side == side] for side in range(len(SIDES))
        ]
        self.hex_args: list[str] = [f"hex:{name}" for name in self.board.names]
        self.hex_by_arg: dict[str, int] = {arg: hex for hex, arg in enumerate(self.hex_args)}
        #: For each unit and hex: the action that moves it there.
        self.moves: list[list[Action]] = [
            [(MOVE, unit.arg, hex) for hex in self.hex_args] for unit in self.units
        ]
        self.reaches = Reaches(self.board)
        self.plateau = self._regions([ground.hill for ground in self.terrain])
        self.bank = self._regions([not ground.water for ground in self.terrain])
        self.steps: list[tuple[int, ...]] = [
            tuple([other for other in near if self._linked(hex, other)])
            for hex, near in enumerate(self.board.neighbours)
        ]
        #: Can a unit of an arm ever move there?
        self.passable: list[list[bool]] = [
            [self._passable(hex, arm) for hex in range(len(self.terrain))]
            for arm in range(len(ARMS))
        ]
        #: For each arm and hex: the hexes it may step to, and the cost of the step.
        self.ways: list[list[tuple[tuple[int, int], ...]]] = [
            [self._ways(arm, hex) for hex in range(len(self.terrain))] for arm in range(len(ARMS))
        ]
        #: The side that a bunker protects; by default, that of the unit in it (A82).
        self.bunker_side: list[int] = [self.bunkers_protect] * len(self.terrain)
        if self.bunkers_protect < 0:
            self.bunker_side = [AXIS] * len(self.terrain)
            for unit in self.units:
                if unit.hex >= 0:
                    self.bunker_side[unit.hex] = unit.side
        down = [1, 1]
        down[self.top] = -1
        #: The adjacent hexes in the next row towards a side's own edge (M44-16.2).
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
        #: Units that start in a bunker and may never move (M44-29.4, A85).
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
        """The cost of a step in hexes (M44-39.30); CLOSED if this arm cannot take it."""
        up = self.terrain[end]
        down = self.terrain[start]
        if self.is_shore_step(start, end):
            return max(up.shore_climb, down.shore_climb) if arm == INFANTRY else CLOSED
        return up.climb if up.climb > 1 and not down.hill else 1

    def is_shore_step(self, start: int, end: int) -> bool:
        """Does the step go up or down a cliff or bluff, from or to the shore (M44-39.33)?"""
        up = self.terrain[end]
        down = self.terrain[start]
        return bool((up.shore_climb and down.shore) or (down.shore_climb and up.shore))

    def _ways(self, arm: int, hex: int) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        for near in self.steps[hex]:
            count = self.step_count(arm, hex, near)
            if self.passable[arm][near] and count != CLOSED:
                found.append((near, count))
        return tuple(found)

    def _linked(self, a: int, b: int) -> bool:
        """Is the step between two neighbours open? The Arnhem span has its own (M44-39.41)."""
        if a not in self.span[1:-1] and b not in self.span[1:-1]:
            return True
        return (
            a in self.span and b in self.span and abs(self.span.index(a) - self.span.index(b)) == 1
        )

    def _regions(self, inside: list[bool]) -> list[int]:
        """The connected regions of some hexes, numbered; -1 outside."""
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
        """The index, from the west, of a section as the player sees it (M44-4.12)."""
        if section == CENTER or side != self.top:
            return section
        return RIGHT if section == LEFT else LEFT

    def section_mask(self, physical: int) -> int:
        """A section, or a double section on two boards, as a mask."""
        return 0b11 << (2 * physical) if self.overlord else 1 << physical


def _sections(x: int, lines: tuple[int, ...]) -> int:
    """The sections of a column; a hex on a section line belongs to both (M44-4.3)."""
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
