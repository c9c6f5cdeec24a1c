"""The tables of the random skirmish: sizes, missions, overlays, sample armies."""

from typing import Final

from sandtable.games.heroes.armies.army import Recruited, read_army
from sandtable.games.heroes.pack.battle import SCORE_TYPES, SIDES
from sandtable.games.heroes.pack.boards import integers
from sandtable.games.heroes.pack.catalogue import Pack
from sandtable.games.heroes.pack.counter_reading import flag
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import Reader

#: Where a mission puts its markers.
EVERY_BOARD: Final = "every-board"
MIDDLE_AND_FRONTS: Final = "middle-and-fronts"
DEFENDER_HALF: Final = "defender-half"
ITEM: Final = "item"
NO_MARKERS: Final = "none"
MARKERS: Final = (EVERY_BOARD, MIDDLE_AND_FRONTS, DEFENDER_HALF, ITEM, NO_MARKERS)
#: The rims over which an attacker may leave.
ENEMY_RIM: Final = "enemy-rim"
OWN_RIM: Final = "own-rim"
EXITS: Final = (ENEMY_RIM, OWN_RIM)
#: Who scores.
BOTH: Final = "both"
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
SCORERS: Final = (BOTH, ATTACKER, DEFENDER)
HALF: Final = "half"
MISSIONS: Final = 6


class Size:
    """The size of a skirmish, by the points of an army."""

    def __init__(self, table: Reader) -> None:
        self.points = table.integer("points", 1, 999)
        columns, rows = integers(table, "boards", 2, 1, 6)
        self.columns = columns
        self.rows = rows
        self.turns = table.integer("turns", 1, 99)
        self.hand = table.integer("hand", 0, 10)
        self.objectives = table.integer("objectives", 1, 9)
        self.bonus = table.integer("bonus", 0, 9)
        self.overlays_each = table.integer("overlays_each", 0, 9)
        self.zone_columns = table.integer("zone_columns", 1, 7)
        table.finish()


class MissionScore:
    """A way to score in a mission, before attacker and markers are known."""

    def __init__(self, table: Reader) -> None:
        self.scorer = table.choice("side", SCORERS)
        #: The keys that are copied into the scenario.
        self.entry: dict[str, Json] = {
            "type": table.choice("type", SCORE_TYPES),
            "points": table.integer("points", 1, 99),
        }
        for key in ("role", "kind"):
            if table.has(key):
                self.entry[key] = table.text(key)
        if table.has("from_turn"):
            self.entry["from_turn"] = table.integer("from_turn", 1, 99)
        table.finish()


class Mission:
    def __init__(self, table: Reader) -> None:
        self.id = table.text("id")
        self.attacker = flag(table, "attacker")
        self.markers = table.choice("markers", MARKERS)
        #: May the defender set up in their whole half?
        self.deep_defence = table.has("defender_zone") and bool(
            table.choice("defender_zone", (HALF,))
        )
        self.exit = table.choice("exit", EXITS) if table.has("exit") else ""
        self.points = [MissionScore(entry) for entry in table.tables("points")]
        table.finish()


class SampleArmy:
    """A ready-made army."""

    def __init__(self, id: str, side: int, army: list[Recruited]) -> None:
        self.id = id
        self.side = side
        self.army = army


class SkirmishRules:
    def __init__(self, document: Reader, pack: Pack) -> None:
        self.pack = pack
        self.sizes: dict[int, Size] = {}
        for table in document.tables("sizes"):
            size = Size(table)
            self.sizes[size.points] = size
        self.missions = [Mission(table) for table in document.tables("missions")]
        if len(self.missions) != MISSIONS:
            raise BadInput("mission-table", document.at("missions"), expected=MISSIONS)
        pool = document.table("pool")
        self.pool = pool.texts("overlays")
        for id in self.pool:
            if id not in pack.overlays:
                raise BadInput("unknown-overlay", pool.at("overlays"), overlay=id)
        pool.finish()
        armies = document.table("armies")
        self.armies: list[SampleArmy] = []
        for id in armies.data:
            table = armies.table(id)
            side = SIDES.index(table.choice("side", SIDES))
            self.armies.append(SampleArmy(id, side, read_army(table.tables("tiles"), side, pack)))
            table.finish()
        document.finish()
