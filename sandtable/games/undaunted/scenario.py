"""Scenarios: the map, what is on it, decks and supplies; read from a document with a drawn map."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.board import brick, drawing, graph
from sandtable.games.undaunted.cards import PRINTED, Card, CardAction, Roster, printed_action
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, read_stories, whole_number

if TYPE_CHECKING:
    from sandtable.games.undaunted.verbs import Kept

#: Cover as printed on a hill (NOR-33.1).
HILL: Final = "3/1"
COLUMNS: Final = "columns"
ROWS: Final = "rows"
#: The most answers that are kept to the question where counters can go.
KEPT_REACHES: Final = 10_000


class Tile:
    """A face of a map tile: its cover (for a hill, as seen from below) and its terrain."""

    def __init__(self, name: str, cover: int, hill: bool, terrain: str, rough: bool) -> None:
        self.name = name
        self.cover = cover
        self.hill = hill
        self.terrain = terrain
        #: Closed to vehicles (NAF-6.3).
        self.rough = rough


class Stance:
    """A side's card whose unit is in a tile, or would enter there; tile -1: no unit.

    ``head`` is what the arguments of its actions begin with.
    """

    def __init__(
        self, side: int, card: Card, tile: int, head: Action, actions: list[CardAction]
    ) -> None:
        self.side = side
        self.card = card
        self.tile = tile
        self.head = head
        #: The printed actions available from here.
        self.actions = actions
        #: What each of them has led to, once it has been asked for.
        self.kept: list[Kept] = []
        #: By verb: the attack on each unit, whether it is a target now or not.
        self.attacks: dict[str, list[Action]] = {}

    def action(self, verb: str) -> CardAction | None:
        return printed_action(self.actions, verb)


class Scenario:
    """A scenario, validated and indexed. Sides are indices into the roster's sides, 0 and 1."""

    def __init__(self, document: Mapping[str, Any], roster: Roster, tiles: dict[str, Tile]) -> None:
        self.roster = roster
        self.document: dict[str, Any] = dict(document)
        #: Is this the printed scenario with its id, not a modified one?
        self.official = False
        reader = Reader(document, "")
        self.id = reader.text("id")
        self.number = reader.integer("number", 0, 999)
        self.name = reader.text("name")
        self.date = reader.text("date")
        self.operation = reader.text("operation")
        self.source = reader.text("source")
        self.initiative = roster.sides.index(reader.choice("initiative", roster.sides))
        self._read_map(reader, tiles)
        self._read_objectives(reader)
        sides = len(roster.sides)
        self.decks: list[list[int]] = [[] for _ in range(sides)]
        self.supplies: list[list[int]] = [[] for _ in range(sides)]
        self.marked: list[int] = [0] * sides
        self.controlled: list[int] = [0] * sides
        self.at: list[int] = [-1] * len(roster.units)
        for side, side_id in enumerate(roster.sides):
            self._read_side(reader.table(side_id), side)
        self._stances: dict[int, Stance] = {}
        self._reach: dict[int, int] = {}
        self.read_extras(reader)
        read_stories(reader)
        reader.finish()

    def read_extras(self, reader: Reader) -> None:
        """Read what a game adds to a scenario."""

    def read_side_extras(self, reader: Reader, side: int) -> None:
        """Read what a game adds to a side of a scenario."""

    def tile(self, name: str, where: str) -> int:
        index = self.tile_by_arg.get(f"tile:{name.translate(PRINTED)}")
        if index is None:
            raise BadInput("unknown-tile", where, tile=name)
        return index

    def tile_mask(self, names: list[str], where: str) -> int:
        """Tiles as a mask; none may be named twice, since it would hold two markers (NOR-4.6)."""
        mask = 0
        for name in names:
            bit = 1 << self.tile(name, where)
            if mask & bit:
                raise BadInput("marker-twice", where, tile=name)
            mask |= bit
        return mask

    def names(self, mask: int) -> list[str]:
        return [tile.name for i, tile in enumerate(self.tiles) if mask >> i & 1]

    def stance(self, side: int, kind: int, tile: int, entering: bool) -> Stance:
        """The (cached) stance of a card whose unit is in, or would enter, a tile."""
        key = (((side << 6) + kind) << 7) + ((tile + 1) << 1) + entering
        stance = self._stances.get(key)
        if stance is None:
            card = self.roster.cards[side][kind]
            head: Action = (card.arg,)
            if entering:
                head = (card.arg, f"spawn:{self.tiles[tile].name}")
            stance = Stance(side, card, tile, head, card.actions)
            self._stances[key] = stance
        return stance

    def within(self, start: int, steps: int) -> int:
        """The tiles that are at most so many steps away, as a mask."""
        return self._within[min(steps, len(self._within) - 1)][start]

    def reach(self, start: int, allowed: int) -> int:
        """All tiles that a counter could reach in any number of moves over the allowed tiles."""
        if allowed == self.everywhere:
            return allowed
        key = (allowed << 6) + start
        found = self._reach.get(key)
        if found is None:
            found = graph.reach(start, self.neighbours, allowed)
            if len(self._reach) >= KEPT_REACHES:
                self._reach.clear()
            self._reach[key] = found
        return found

    def _read_map(self, reader: Reader, tiles: dict[str, Tile]) -> None:
        """Convert the drawn map to cells of a brick grid (NOR-5.6, NOR-5.8 to NOR-5.11)."""
        self.stagger = reader.choice("stagger", (COLUMNS, ROWS))
        self.tiles: list[Tile] = []
        self.cells: list[brick.Cell] = []
        self.tile_by_arg: dict[str, int] = {}
        laid: dict[str, str] = {}
        for name, row, column in drawing.read(reader.text("map").translate(PRINTED), "map"):
            if name not in tiles:
                raise BadInput("unknown-tile", f"map, row {row + 1}", tile=name)
            if name[:-1] in laid:  # NOR-5.2: the two faces of one tile
                raise BadInput(
                    "tile-twice", f"map, row {row + 1}", tile=name, other=laid[name[:-1]]
                )
            laid[name[:-1]] = name
            self.tile_by_arg[f"tile:{name}"] = len(self.tiles)
            self.tiles.append(tiles[name])
            self.cells.append((row, column) if self.stagger == ROWS else (column, row))
        if not self.tiles:
            raise BadInput("map-empty", "map")
        fault = brick.fault(self.cells)
        if fault is not None:
            key, cell = fault
            raise BadInput(key, "map", tile=self.tiles[self.cells.index(cell)].name)
        place = {cell: i for i, cell in enumerate(self.cells)}
        self.neighbours: list[tuple[int, ...]] = [
            tuple(sorted(place[other] for other in brick.neighbours(cell) if other in place))
            for cell in self.cells
        ]
        self.distance: list[list[int]] = graph.distances(self.neighbours)
        for i, steps in enumerate(self.distance[0]):
            if steps < 0:
                raise BadInput("map-in-pieces", "map", tile=self.tiles[i].name)
        self.tile_args: list[str] = [f"tile:{tile.name}" for tile in self.tiles]
        self.cover: list[int] = [tile.cover for tile in self.tiles]
        self.hill: list[bool] = [tile.hill for tile in self.tiles]
        self.everywhere: int = (1 << len(self.tiles)) - 1
        #: By number of steps and tile: the tiles that are no further away, as a mask.
        self._within: list[list[int]] = [
            [sum([1 << i for i, far in enumerate(row) if far <= steps]) for row in self.distance]
            for steps in range(1 + max([max(row) for row in self.distance]))
        ]

    def _read_objectives(self, reader: Reader) -> None:
        self.objective: list[int] = [0] * len(self.tiles)
        table = reader.table("objectives")
        for name in table.data:
            self.objective[self.tile(name, table.at(name))] = table.integer(name, 1, 9)
        self.objective_tiles: list[int] = [
            tile for tile, points in enumerate(self.objective) if points
        ]
        self.objective_bits = [(tile, 1 << tile) for tile in self.objective_tiles]
        self.objective_mask = sum([bit for _, bit in self.objective_bits])

    def _read_side(self, reader: Reader, side: int) -> None:
        scouted = self.tile_mask(reader.texts("scouted"), reader.at("scouted"))
        controlled = self.tile_mask(reader.texts("controlled"), reader.at("controlled"))
        if scouted & controlled:  # NOR-4.6
            tile = self.names(scouted & controlled)[0]
            raise BadInput("marker-twice", reader.where, tile=tile)
        other = self.controlled[1 - side]
        if side == 1 and controlled & other:  # NOR-4.7
            raise BadInput("controlled-twice", reader.where, tile=self.names(controlled & other)[0])
        self.marked[side] = scouted | controlled
        self.controlled[side] = controlled
        counters = reader.table("counters")
        for name in counters.data:
            unit = self.roster.unit(side, name, counters.at(name))
            self.at[unit.index] = self.tile(counters.text(name), counters.at(name))
        cards = self.roster.cards[side]
        deck = read_counts(reader.table("deck"), self.roster, side)
        self.supplies[side] = read_counts(reader.table("supply"), self.roster, side)
        for card in cards:  # NOR-2.1: no more than the printed copies
            used = deck[card.index] + self.supplies[side][card.index]
            if used > card.copies:
                raise BadInput(
                    "too-many-copies", reader.where, card=card.id, used=used, copies=card.copies
                )
        self.decks[side] = [card.index for card in cards for _ in range(deck[card.index])]
        self.read_side_extras(reader, side)
        reader.finish()


def read_counts(table: Reader, roster: Roster, side: int) -> list[int]:
    """Read ``{ rifleman-a = 4 }``; returns a number for each kind of card of the side."""
    cards = roster.cards[side]
    counts = [0] * len(cards)
    for id, value in table.data.items():
        kind = roster.kind(side, id)
        if kind < 0:
            roster.card(side, id, table.at(id))  # refuses it
        copies = cards[kind].copies
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= copies:
            counts[kind] = value
        else:
            whole_number(value, 0, copies, table.at(id))  # refuses it
    return counts


def read_tiles(table: Reader) -> dict[str, Tile]:
    """The faces of all map tiles, from their data file."""
    tiles: dict[str, Tile] = {}
    for name in table.data:
        entry = table.table(name)
        terrain = entry.text("terrain")
        rough = entry.flag("rough") if entry.has("rough") else False
        hill = entry.value("cover") == HILL
        cover = 3 if hill else entry.integer("cover", 0, 9)
        tiles[name] = Tile(name, cover, hill, terrain, rough)
        entry.finish()
    return tiles
