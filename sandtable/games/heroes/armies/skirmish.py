"""The random skirmish: a scenario generated for two chosen armies.

What players would choose (how a board is turned, where overlays go, who is in the west) is random
like everything else. It all comes from a Chance, so the same chance gives the same scenario.
"""

from typing import Final

from sandtable.games.heroes.armies.army import Recruited, to_document
from sandtable.games.heroes.armies.recruitment import cost, counters_of
from sandtable.games.heroes.armies.skirmish_ground import SkirmishGround, middle
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
from sandtable.games.heroes.pack.battle import AREA, SIDES, SQUARES
from sandtable.games.heroes.pack.battle import ITEM as ITEM_OBJECTIVE
from sandtable.games.heroes.pack.counters import HEAVY, INFANTRY
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json

#: The armies of both sides.
Armies = tuple[list[Recruited], list[Recruited]]

#: The name of every generated scenario.
ID: Final = "skirmish"
#: If the armies differ by this many points, the cheaper one has the first initiative.
UNEQUAL: Final = 8
#: How a board is turned, by die roll; a 6 is a free choice, which is made at random.
TURNS: Final = (0, 0, 90, 180, 270)


def make(rules: SkirmishRules, points: int, armies: Armies, chance: Chance) -> dict[str, Json]:
    """A scenario document for two armies of at most ``points`` points."""
    if points not in rules.sizes:
        raise BadInput("unknown-size", points=points)
    size = rules.sizes[points]
    mission = rules.missions[chance.die("mission", len(rules.missions))]
    attacker = chance.die("attacker", 2)
    west = chance.die("west", 2)
    while True:
        ground = _lay_boards(rules, size, chance)
        made = Skirmish(ground, mission, attacker, west, armies)
        if made.has_room():
            break
    _place_overlays(rules, ground, chance)
    made.place_markers(chance.die("item", size.rows) if mission.markers == ITEM else 0)
    for _ in range(size.bonus):
        free = made.free_for_bonus()
        if free:
            made.put_bonus(free[chance.die("bonus", len(free))])
    return made.document()


def _lay_boards(rules: SkirmishRules, size: Size, chance: Chance) -> SkirmishGround:
    """Lay different boards, each turned at random."""
    ground = SkirmishGround(rules.pack, size)
    ids = list(rules.pack.boards)
    order = chance.order("boards", len(ids))
    for number in order[: size.columns * size.rows]:
        turned = ground.fixed_turn(ids[number])
        if turned < 0:
            die = chance.die("turn", 6)
            turned = TURNS[die] if die < len(TURNS) else 90 * chance.die("choice", 4)
        ground.lay_board(ids[number], turned)
    return ground


def _place_overlays(rules: SkirmishRules, ground: SkirmishGround, chance: Chance) -> None:
    order = chance.order("overlays", len(rules.pool))
    for number in order[: 2 * ground.size.overlays_each]:
        overlay = rules.pack.overlays[rules.pool[number]]
        places = ground.places_for(overlay)
        if places:
            ground.put_overlay(overlay, places[chance.die("overlay", len(places))])


class Skirmish:
    """Everything that follows from the field, the mission, the armies and their places."""

    def __init__(
        self, ground: SkirmishGround, mission: Mission, attacker: int, west: int, armies: Armies
    ) -> None:
        self.ground = ground
        self.size = ground.size
        self.mission = mission
        #: If the mission has no attacker, this only says who is in the west.
        self.attacker = attacker
        self.west = west
        self.armies = armies
        self.zones = [self._zone(0), self._zone(1)]
        #: Squares that cannot hold a bonus token: those of zones and objectives.
        self.taken: set[tuple[int, int]] = set()
        self.markers: list[dict[str, Json]] = []
        self.bonus: list[Json] = []

    def document(self) -> dict[str, Json]:
        return {
            "id": ID,
            "number": 0,
            "mission": self.mission.id,
            "source": "random skirmish",
            "points_limit": self.size.points,
            "turns": self.size.turns,
            "hand": self.size.hand,
            "initiative": self._initiative(),
            "sets_up_first": "without-initiative",
            "tie": "draw",
            "boards": self.ground.boards,
            "overlays": self.ground.overlays,
            "bonus": self.bonus,
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
        """The columns at a side's rim; for a deep defence its whole half, without the middle."""
        width, height = self.ground.width, self.ground.height
        columns = self.size.zone_columns
        if self.mission.deep_defence and side != self.attacker:
            columns = width // 2
        if side == self.west:
            return 0, 0, columns - 1, height - 1
        return width - columns, 0, width - 1, height - 1

    def has_room(self) -> bool:
        """Is there room in both zones for their armies?"""
        return self._has_room_for(0) and self._has_room_for(1)

    def _has_room_for(self, side: int) -> bool:
        """Does the zone have a square per infantry unit and three per square of a vehicle?"""
        needed = 0
        for id, number in counters_of(self.armies[side]).items():
            counter = self.ground.pack.counters[id]
            needed += number * (1 if counter.kind == INFANTRY else 3 * counter.size)
        x1, y1, x2, y2 = self.zones[side]
        squares = [(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)]
        return len([1 for x, y in squares if self.ground.is_open(x, y, HEAVY)]) >= needed

    def _initiative(self) -> str:
        """The attacker has it; without one, the much cheaper army; otherwise a roll decides."""
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

    # What the sides fight for.

    def place_markers(self, item_row: int) -> None:
        """Place the objectives of the mission; an item is on a board of this row."""
        for zone in self.zones:
            self._take(zone)
        size, markers = self.size, self.mission.markers
        defended = 0 if self.attacker != self.west else size.columns - 1
        if markers == EVERY_BOARD:
            boards = [(c, r) for r in range(size.rows) for c in range(size.columns)]
            self._mark_boards(boards, size.objectives)
        elif markers == MIDDLE_AND_FRONTS:
            width, columns = self.ground.width, size.zone_columns
            for x in (width // 2, columns + 1, width - columns - 2):
                self._mark_square(SQUARES, x, self.ground.height // 2)
        elif markers == DEFENDER_HALF:
            self._mark_boards([(defended, row) for row in range(size.rows)], 2)
        elif markers == ITEM:
            self._mark_square(ITEM_OBJECTIVE, *middle(defended, item_row))

    def _mark_boards(self, boards: list[tuple[int, int]], number: int) -> None:
        """Place ``number`` markers, cycling through the boards."""
        left = [self._sites(column, row) for column, row in boards]
        while len(self.markers) < number and any(left):
            for sites in left:
                if sites and len(self.markers) < number:
                    self._mark(sites.pop(0))

    def _sites(self, column: int, row: int) -> list[dict[str, Json]]:
        """The standing building parts of a board, from its middle outwards; or its middle."""
        sites: list[dict[str, Json]] = [
            {"kind": AREA, "building": building.id, "parts": [part]}
            for building in self.ground.buildings_on(column, row)
            for part in sorted(building.parts)
            if part not in building.fallen
        ]
        x, y = middle(column, row)
        return sites or [{"kind": SQUARES, "squares": [[*self.ground.nearest(x, y)]]}]

    def _mark_square(self, kind: str, x: int, y: int) -> None:
        self._mark({"kind": kind, "squares": [[*self.ground.nearest(x, y)]]})

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

    def _take(self, rect: tuple[int, int, int, int]) -> None:
        x1, y1, x2, y2 = rect
        self.taken.update([(x, y) for x in range(x1, x2 + 1) for y in range(y1, y2 + 1)])

    def free_for_bonus(self) -> list[tuple[int, int]]:
        """The squares for a bonus token: open to infantry, outside zones and objectives."""
        wrecks = {square for _, squares in self.ground.layout.wrecks for square in squares}
        return [
            (x, y)
            for x in range(self.ground.width)
            for y in range(self.ground.height)
            if (x, y) not in self.taken
            and (x, y) not in wrecks
            and self.ground.is_open(x, y, INFANTRY)
        ]

    def put_bonus(self, square: tuple[int, int]) -> None:
        self.taken.add(square)
        self.bonus.append([*square])

    def _points(self) -> list[Json]:
        """The points of the mission for attacker and defender, and for each marker."""
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
