"""The random skirmish: a scenario rolled up for two chosen armies.

What the players would choose (how a board lies, where overlays go, who is in the west) is drawn by
lot like the rest. All of it comes from a Chance, so that the same chance gives the same scenario.
"""

from typing import Final

from sandtable.games.heroes.armies.army import Recruited, to_document
from sandtable.games.heroes.armies.recruitment import cost, counters_of
from sandtable.games.heroes.armies.skirmish_rules import (
    ATTACKER,
    BOTH,
    DEFENDER,
    DEFENDER_HALF,
    EVERY_BOARD,
    ITEM,
    MIDDLE_AND_FRONTS,
    OWN_RIM,
    Mission,
    Size,
    SkirmishRules,
)
from sandtable.games.heroes.battle import AREA, SIDES, SQUARES
from sandtable.games.heroes.battle import ITEM as ITEM_OBJECTIVE
from sandtable.games.heroes.pack.boards import BOARD, Building, Overlay
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY
from sandtable.games.heroes.pack.layout import CLOSED, Layout
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json

#: The armies of both sides.
Armies = tuple[list[Recruited], list[Recruited]]

#: Armies that differ by so many points: the poorer one has the first initiative.
UNEQUAL: Final = 8
#: No overlay lies nearer to the western or eastern rim.
CLEAR_COLUMNS: Final = 3
#: A line of an overlay is so many half squares long.
LINE_LENGTH: Final = 4
#: How a board is turned, by the die; a 6 leaves the choice, and that is drawn.
TURNS: Final = (0, 0, 90, 180, 270)
#: The letter of deep water, and the turns that bring the water of a board to the south or north.
DEEP: Final = "~"
WATER_SOUTH: Final = 0
WATER_NORTH: Final = 180


def make(rules: SkirmishRules, points: int, armies: Armies, chance: Chance) -> dict[str, Json]:
    """A scenario document for two armies of at most so many points."""
    if points not in rules.sizes:
        raise BadInput("unknown-size", points=points)
    return _Skirmish(rules, rules.sizes[points], armies, chance).document()


class _Skirmish:
    def __init__(
        self,
        rules: SkirmishRules,
        size: Size,
        armies: Armies,
        chance: Chance,
    ) -> None:
        self.rules = rules
        self.pack = rules.pack
        self.size = size
        self.armies = armies
        self.chance = chance
        self.mission: Mission = rules.missions[chance.die("mission", len(rules.missions))]
        #: With no attacker in the mission this only says who is in the west.
        self.attacker = chance.die("attacker", 2)
        self.west = chance.die("west", 2)
        self.width = BOARD * size.columns
        self.height = BOARD * size.rows
        self.boards: list[Json] = []
        self.overlays: list[Json] = []
        self.layout = Layout(self.pack, self.width, self.height)
        self.zones = [self._zone(0), self._zone(1)]
        #: Rectangles of squares that hold no bonus token: the zones and the objectives.
        self.taken: set[tuple[int, int]] = set()
        self.markers: list[dict[str, Json]] = []

    def document(self) -> dict[str, Json]:
        self._lay_boards()
        self._place_overlays()
        self._place_markers()
        return {
            "id": "skirmish",
            "number": 0,
            "mission": self.mission.id,
            "source": "random skirmish",
            "points_limit": self.size.points,
            "turns": self.size.turns,
            "hand": self.size.hand,
            "initiative": self._initiative(),
            "sets_up_first": "without-initiative",
            "tie": "draw",
            "boards": self.boards,
            "overlays": self.overlays,
            "bonus": self._bonus(),
            "forces": {side: [*to_document(self.armies[i])] for i, side in enumerate(SIDES)},
            "zones": [
                {"id": side[0].upper(), "side": side, "rects": [[*self.zones[i]]]}
                for i, side in enumerate(SIDES)
            ],
            "objectives": [*self.markers],
            "points": self._points(),
            "exits": self._exits(),
        }

    # Sides.

    def _zone(self, side: int) -> tuple[int, int, int, int]:
        """The columns at a side's rim; a deep defence has its whole half, without the middle."""
        columns = self.size.zone_columns
        if self.mission.deep_defence and side != self.attacker:
            columns = self.width // 2
        if side == self.west:
            return 0, 0, columns - 1, self.height - 1
        return self.width - columns, 0, self.width - 1, self.height - 1

    def _initiative(self) -> str:
        """The attacker has it; without one the much poorer army, else a roll decides."""
        if self.mission.attacker:
            return SIDES[self.attacker]
        soviet, german = [cost(army) for army in self.armies]
        if abs(soviet - german) < UNEQUAL:
            return "roll"
        return SIDES[0 if soviet < german else 1]

    def _exits(self) -> list[Json]:
        if not self.mission.exit:
            return []
        in_the_west = self.attacker == self.west
        over_the_west = in_the_west == (self.mission.exit == OWN_RIM)
        return [{"side": SIDES[self.attacker], "rim": "west" if over_the_west else "east"}]

    # The field.

    def _lay_boards(self) -> None:
        """Different boards, until there is room for both armies."""
        while True:
            ids = list(self.pack.boards)
            order = self.chance.order("boards", len(ids))
            self.boards = []
            self.layout = Layout(self.pack, self.width, self.height)
            for number in range(self.size.columns * self.size.rows):
                column, row = number % self.size.columns, number // self.size.columns
                self._lay_board(ids[order[number]], column, row)
            if self._roomy(0) and self._roomy(1):
                return

    def _lay_board(self, id: str, column: int, row: int) -> None:
        board = self.pack.boards[id]
        if any(DEEP in letters for letters in board.ground):
            # Deep water lies on the rim, and not behind an army.
            turned = WATER_NORTH if row == 0 else WATER_SOUTH
        else:
            die = self.chance.die("turn", 6)
            turned = TURNS[die] if die < len(TURNS) else 90 * self.chance.die("choice", 4)
        self.boards.append({"board": id, "at": [column, row], "turned": turned})
        self.layout.lay(board.turned_by(turned), BOARD * column, BOARD * row)

    def _roomy(self, side: int) -> bool:
        """Has a side's zone a square for every infantry unit and three for a vehicle's each?"""
        needed = 0
        for id, number in counters_of(self.armies[side]).items():
            counter = self.pack.counters[id]
            needed += number * (1 if counter.kind == INFANTRY else 3 * counter.size)
        x1, y1, x2, y2 = self.zones[side]
        squares = [(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)]
        return len([1 for x, y in squares if self._open(x, y, HEAVY)]) >= needed

    def _open(self, x: int, y: int, kind: int) -> bool:
        """May units of a kind enter the square, and is it no part of a building?"""
        letter = self.layout.ground[y][x]
        return letter not in CLOSED and not self.pack.letters[letter].impassable[kind]

    def _place_overlays(self) -> None:
        pool = self.rules.pool
        order = self.chance.order("overlays", len(pool))
        for number in order[: 2 * self.size.overlays_each]:
            overlay = self.pack.overlays[pool[number]]
            places = self._line_places() if overlay.line else self._overlay_places(overlay)
            if not places:
                continue
            x, y, turned = places[self.chance.die("overlay", len(places))]
            if overlay.line:
                across, down = (0, LINE_LENGTH) if turned else (LINE_LENGTH, 0)
                self.overlays.append({"overlay": overlay.id, "side": [x, y, x + across, y + down]})
                self.layout.lines.append((overlay.line, x, y, x + across, y + down))
                continue
            entry: dict[str, Json] = {"overlay": overlay.id, "at": [x, y], "turned": turned}
            building = f"X{len(self.overlays)}" if overlay.building else ""
            if building:
                entry["building"] = building
            self.overlays.append(entry)
            self.layout.cover(overlay, x, y, turned, building)

    def _overlay_places(self, overlay: Overlay) -> list[tuple[int, int, int]]:
        """Squares that hold no building, no water and no other overlay, off the rims."""
        across, down = overlay.size
        turns = (0, 90, 180, 270) if overlay.building else (0, 90) if across != down else (0,)
        found: list[tuple[int, int, int]] = []
        for turned in turns:
            across, down = overlay.turned_size(turned)
            for y in range(self.height - down + 1):
                for x in range(CLEAR_COLUMNS, self.width - CLEAR_COLUMNS - across + 1):
                    squares = [(x + dx, y + dy) for dx in range(across) for dy in range(down)]
                    if all(self.layout.open_for_overlay(x, y) for x, y in squares):
                        found.append((x, y, turned))
        return found

    def _line_places(self) -> list[tuple[int, int, int]]:
        """Sides between open squares, without a line yet: 0 along a row, 90 along a column."""
        found: list[tuple[int, int, int]] = []
        for y in range(1, self.height - 1):
            for x in range(CLEAR_COLUMNS, self.width - CLEAR_COLUMNS - 1):
                beside = [(x, y - 1), (x, y), (x + 1, y - 1), (x + 1, y)]
                if self._free_side(2 * x, 2 * y, beside):
                    found.append((2 * x, 2 * y, 0))
                beside = [(x - 1, y), (x, y), (x - 1, y + 1), (x, y + 1)]
                if x > CLEAR_COLUMNS and self._free_side(2 * x, 2 * y, beside):
                    found.append((2 * x, 2 * y, 90))
        return found

    def _free_side(self, hx: int, hy: int, beside: list[tuple[int, int]]) -> bool:
        """No line is near, and the squares on both sides could hold an overlay."""
        for _, x1, y1, x2, y2 in self.layout.lines:
            if x1 - LINE_LENGTH < hx <= x2 and y1 - LINE_LENGTH < hy <= y2:
                return False
        return all(self.layout.open_for_overlay(x, y) for x, y in beside)

    # What the sides fight for.

    def _place_markers(self) -> None:
        for zone in self.zones:
            self._take(zone)
        markers = self.mission.markers
        if markers == EVERY_BOARD:
            boards = [(c, r) for r in range(self.size.rows) for c in range(self.size.columns)]
            self._mark_boards(boards, self.size.objectives)
        elif markers == MIDDLE_AND_FRONTS:
            columns = self.size.zone_columns
            for x in (self.width // 2, columns + 1, self.width - columns - 2):
                self._mark_square(SQUARES, x, self.height // 2)
        elif markers == DEFENDER_HALF:
            column = 0 if self.attacker != self.west else self.size.columns - 1
            self._mark_boards([(column, row) for row in range(self.size.rows)], 2)
        elif markers == ITEM:
            column = 0 if self.attacker != self.west else self.size.columns - 1
            row = self.chance.die("item", self.size.rows)
            self._mark_square(ITEM_OBJECTIVE, *_middle(column, row))

    def _mark_boards(self, boards: list[tuple[int, int]], number: int) -> None:
        """Board after board gets a marker, and again from the first, up to a number."""
        left = [self._sites(column, row) for column, row in boards]
        while len(self.markers) < number and any(left):
            for sites in left:
                if sites and len(self.markers) < number:
                    self._mark(sites.pop(0))

    def _sites(self, column: int, row: int) -> list[dict[str, Json]]:
        """The standing parts of the buildings of a board, from its middle on; or its middle."""
        x, y = _middle(column, row)
        near: list[tuple[int, Building]] = []
        for building in self.layout.buildings:
            hx, hy = building.origin
            centre_x = hx + len(building.plan[0]) // 2
            centre_y = hy + len(building.plan) // 2
            if centre_x // (2 * BOARD) == column and centre_y // (2 * BOARD) == row:
                near.append((abs(centre_x - 2 * x - 1) + abs(centre_y - 2 * y - 1), building))
        near.sort(key=lambda item: item[0])
        sites: list[dict[str, Json]] = [
            {"kind": AREA, "building": building.id, "parts": [part]}
            for _, building in near
            for part in sorted(building.parts)
            if part not in building.fallen
        ]
        return sites or [{"kind": SQUARES, "squares": [[*self._nearest(x, y)]]}]

    def _mark_square(self, kind: str, x: int, y: int) -> None:
        self._mark({"kind": kind, "squares": [[*self._nearest(x, y)]]})

    def _mark(self, site: dict[str, Json]) -> None:
        self.markers.append({"id": f"O{len(self.markers) + 1}", **site})
        if site["kind"] != AREA:
            x, y = self._squares_of(site)
            self._take((x, y, x, y))

    def _squares_of(self, site: dict[str, Json]) -> tuple[int, int]:
        squares = site["squares"]
        assert isinstance(squares, list)
        assert isinstance(squares[0], list)
        x, y = squares[0]
        assert isinstance(x, int)
        assert isinstance(y, int)
        return x, y

    def _nearest(self, x: int, y: int) -> tuple[int, int]:
        """The square nearest to one that infantry may enter."""
        squares = [
            (max(abs(x - a), abs(y - b)), abs(x - a) + abs(y - b), a, b)
            for a in range(self.width)
            for b in range(self.height)
            if self._open(a, b, INFANTRY)
        ]
        _, _, a, b = min(squares)
        return a, b

    def _take(self, rect: tuple[int, int, int, int]) -> None:
        x1, y1, x2, y2 = rect
        self.taken.update([(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)])

    def _bonus(self) -> list[Json]:
        """Squares for bonus tokens: open to infantry, outside of zones and objectives."""
        wrecks = {square for _, squares in self.layout.wrecks for square in squares}
        found: list[Json] = []
        for _ in range(self.size.bonus):
            free = [
                (x, y)
                for x in range(self.width)
                for y in range(self.height)
                if (x, y) not in self.taken and (x, y) not in wrecks and self._open(x, y, INFANTRY)
            ]
            if free:
                x, y = free[self.chance.die("bonus", len(free))]
                self._take((x, y, x, y))
                found.append([x, y])
        return found

    def _points(self) -> list[Json]:
        """The points of the mission for those who attack and defend, and for each marker."""
        found: list[Json] = []
        for score in self.mission.points:
            for side, name in enumerate(SIDES):
                role = ATTACKER if side == self.attacker else DEFENDER
                if score.scorer not in (BOTH, role):
                    continue
                scored = str(score.entry["type"]).startswith(("control", "carry"))
                for marker in self.markers if scored else [None]:
                    entry: dict[str, Json] = {
                        "id": f"{name[0]}-{len(found) + 1}",
                        "side": name,
                        **score.entry,
                    }
                    if marker is not None:
                        entry["objective"] = marker["id"]
                    found.append(entry)
        return found


def _middle(column: int, row: int) -> tuple[int, int]:
    """The middle square of a board."""
    return BOARD * column + BOARD // 2, BOARD * row + BOARD // 2
