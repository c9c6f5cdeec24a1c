"""What scenarios are built from, as read from the data files: terrain, obstacles, units, boards."""

from pathlib import Path
from typing import Final

from sandtable.board.hexes import HexBoard
from sandtable.games.memoir44.ground import ARMS, Arm, Terrain, read_protection
from sandtable.kernel.documents import read_toml
from sandtable.kernel.reading import Reader

REGULAR: Final = "regular"
#: The columns of one board, and of two side by side.
BOARD_WIDTHS: Final = {1: 13, 2: 26}


class Obstacle:
    """A bunker, a bridge, wire …"""

    def __init__(self, name: str, reader: Reader) -> None:
        self.name = name
        self.letter = reader.text("letter")
        self.protection = read_protection(reader)
        reader.finish()


class UnitKind:
    """A kind of unit: the regular one of an arm, or a special one (M44-20)."""

    def __init__(self, reader: Reader, arms: list[Arm]) -> None:
        self.name = reader.text("kind") if reader.has("kind") else REGULAR
        self.arm = ARMS.index(reader.choice("arm", ARMS))
        arm = arms[self.arm]
        self.figures = reader.integer("figures", 1, 9) if reader.has("figures") else arm.figures
        #: How many hexes it may move and still battle (M44-10.3).
        self.move_and_battle = (
            reader.integer("move_and_battle", 0, 9)
            if reader.has("move_and_battle")
            else arm.move_and_battle
        )
        #: The most hexes it may retreat for each flag (M44-20.9).
        self.retreat = reader.integer("retreat", 1, 9) if reader.has("retreat") else 1
        #: May it battle in the turn in which it enters terrain of any kind (M44-20.7)?
        self.battle_on_entry = (
            reader.flag("battle_on_entry") if reader.has("battle_on_entry") else False
        )
        reader.finish()


class Pieces:
    """Everything a scenario may name; terrain and kinds of units by their letters."""

    def __init__(self, data: Path) -> None:
        terrain = read_toml(data / "terrain.toml")
        self.terrain: dict[str, Terrain] = {}
        for index, name in enumerate(terrain.data):
            ground = Terrain(index, name, terrain.table(name))
            self.terrain[ground.letter] = ground
        arms = read_toml(data / "arms.toml")
        self.arms: list[Arm] = [Arm(name, arms.table(name)) for name in arms.data]
        units = read_toml(data / "units.toml")
        self.kinds: dict[str, UnitKind] = {
            letter: UnitKind(units.table(letter), self.arms) for letter in units.data
        }
        obstacles = read_toml(data / "obstacles.toml")
        self.obstacles: dict[str, Obstacle] = {
            name: Obstacle(name, obstacles.table(name)) for name in obstacles.data
        }
        self.boards: dict[int, HexBoard] = {
            boxes: HexBoard(width) for boxes, width in BOARD_WIDTHS.items()
        }

    def regular(self, arm: int) -> UnitKind:
        """The regular kind of unit of an arm."""
        return next(
            kind for kind in self.kinds.values() if kind.arm == arm and kind.name == REGULAR
        )
