"""What a scenario of Normandy adds: goals, spawn markers, the radio marker."""

from typing import Final

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.scenario import Scenario
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

RIFLEMEN: Final = "riflemen"
SCOUTS: Final = "scouts"
MORTAR: Final = "mortar"
#: The only side that can raise the radio's value (NOR-4.18).
RADIO_SIDE: Final = "us"
ALL: Final = "all"


class Goal:
    """A side's victory conditions: objective points (0: none), pinning the enemy (NOR-37.3)."""

    def __init__(self, points: int, pin: bool) -> None:
        self.points = points
        self.pin = pin


class NormandyScenario(Scenario):
    def read_extras(self, reader: Reader) -> None:
        self.radio = -1
        if reader.has("radio"):  # NOR-6.4
            self.radio = self.tile(reader.text("radio"), "radio")
            if not self.objective[self.radio]:
                raise BadInput("radio-without-objective", "radio")
        goals = reader.table("goals")
        self.goals: list[Goal] = [
            _read_goal(goals.table(side_id), sum(self.objective), self.radio >= 0)
            for side_id in self.roster.sides
        ]
        goals.finish()
        for side, goal in enumerate(self.goals):
            held = sum([p for i, p in enumerate(self.objective) if self.controlled[side] >> i & 1])
            if goal.points and held >= goal.points:
                where = f"goals.{self.roster.sides[side]}"
                raise BadInput("goal-already-met", where, points=goal.points, held=held)
        units = self.roster.units
        self.riflemen: list[list[Unit]] = [
            [unit for unit in units if unit.side == side and unit.title == RIFLEMEN]
            for side in range(len(self.roster.sides))
        ]
        self.scouts: list[list[Unit]] = [
            [unit for unit in units if unit.side == side and unit.title == SCOUTS]
            for side in range(len(self.roster.sides))
        ]
        self.riflemen_mask: list[int] = [
            sum([1 << unit.index for unit in riflemen]) for riflemen in self.riflemen
        ]
        self.bolsterers: list[list[int]] = [self._bolsterers(unit) for unit in units]
        self.mortars: list[Unit] = [unit for unit in units if unit.title == MORTAR]
        self.warnings: list[str] = [
            side_id
            for side, side_id in enumerate(self.roster.sides)
            if not any(self._can_field(unit) for unit in self.riflemen[side])
        ]

    def _can_field(self, unit: Unit) -> bool:
        """Is the unit on the board, or can one of its cards bring it there (NOR-A.26)?"""
        if self.at[unit.index] >= 0:
            return True
        cards = self.supplies[unit.side][unit.card] + self.decks[unit.side].count(unit.card)
        return len(self.spawns[unit.index]) > 0 and cards > 0

    def _bolsterers(self, unit: Unit) -> list[int]:
        """The kinds of cards whose Bolster can take this unit's cards."""
        found: list[int] = []
        for card in self.roster.cards[unit.side]:
            printed = card.action("bolster")
            if printed is not None and (not printed.own_squad or card.squad == unit.squad):
                found.append(card.index)
        return found

    def read_side_extras(self, reader: Reader, side: int) -> None:
        """Read spawn markers: for all units, for named squads, or for named units (NOR-4.10)."""
        if side == 0:
            self.spawns: list[tuple[int, ...]] = [()] * len(self.roster.units)
        for marker in reader.tables("spawn"):
            tile = self.tile(marker.text("tile"), marker.at("tile"))
            served = marker.texts("units")
            marker.finish()
            for word in served:
                found = [
                    unit
                    for unit in self.roster.units
                    if unit.side == side and word and word in (ALL, unit.squad, unit.name)
                ]
                if not found:
                    raise BadInput("unknown-unit", marker.at("units"), unit=word)
                for unit in found:
                    if tile not in self.spawns[unit.index]:
                        self.spawns[unit.index] += (tile,)


def _read_goal(reader: Reader, on_map: int, radio: bool) -> Goal:
    points = reader.integer("points", 1, 99) if reader.has("points") else 0
    pin = reader.flag("pin") if reader.has("pin") else False
    reader.finish()
    if not points and not pin:
        raise BadInput("goal-missing", reader.where)
    if points > on_map and not radio:
        raise BadInput("goal-out-of-reach", reader.where, points=points, on_map=on_map)
    return Goal(points, pin)
