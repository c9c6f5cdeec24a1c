"""What a position of North Africa adds: who sits where, damage, structures, who has left."""

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.course import CourseState
from sandtable.games.undaunted.north_africa import evacuation, evaluation, refusals, victory
from sandtable.games.undaunted.north_africa.citations import CITATIONS, VERB_CITATIONS
from sandtable.games.undaunted.north_africa.scenario import (
    NOBODY,
    NONE,
    WRECKER,
    DesertScenario,
)
from sandtable.games.undaunted.north_africa.vehicles import Seat, Structure, Vehicle
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.rule import Refusal


class DesertState(CourseState):
    """``at`` is the tile of a soldier on foot and, for one in a vehicle, the vehicle's (NAF-16.2);
    ``on_board`` masks the counters that lie on the map: soldiers on foot, and vehicles."""

    def __init__(
        self,
        game: Game,
        verbs: dict[str, Verb[UndauntedState]],
        battle: DesertScenario,
        options: dict[str, OptionValue],
    ) -> None:
        super().__init__(battle, options)
        self._game = game
        self.verbs = verbs
        self.battle = battle
        #: The soldier in each seat, and the seat of each unit (NOBODY, NONE).
        self.sitting: list[int] = []
        self.seat: list[int] = []
        #: By number of a vehicle: the side before which its card lies (NAF-4.8), and damage.
        self.holder: list[int] = []
        self.damage: list[int] = []
        #: The structure standing in each tile, or NONE.
        self.structure: list[int] = []
        #: Structures that lie before a side, as masks (NAF-44.2).
        self.wrecked: list[int] = [0, 0]
        #: Units that have left the map (NAF-50.5), and those removed by their enemy (NAF-51).
        self.evacuated = 0
        self.neutralised = 0
        #: Kinds of cards that have taken Inspire in the side's present turn (NAF-32.4).
        self.inspired: list[int] = [0, 0]

    @property
    def game(self) -> Game:
        return self._game

    def clone(self) -> "DesertState":
        new = DesertState(self._game, self.verbs, self.battle, self.options)
        self.copy_into(new)
        new.sitting = self.sitting[:]
        new.seat = self.seat[:]
        new.holder = self.holder[:]
        new.damage = self.damage[:]
        new.structure = self.structure[:]
        new.wrecked = self.wrecked[:]
        new.evacuated = self.evacuated
        new.neutralised = self.neutralised
        new.inspired = self.inspired[:]
        return new

    def cite(self, key: str, verb: str = "") -> str:
        return VERB_CITATIONS.get((verb, key), CITATIONS[key])

    def begin_turn(self, side: int, second: bool) -> None:
        from sandtable.games.undaunted.north_africa.turn import DesertTurn  # it stands on this

        self.inspired = [0, 0]
        self.frames = [DesertTurn(side, self.seats[side], second, self.verbs, NOBODY)]

    def settle(self, side: int, events: list[Event]) -> None:
        if self.changed and self.outcome is None:
            self.changed = False
            victory.settle(self, side, events)

    def clear_table(self) -> None:
        """No vehicle is in play, and nobody has a seat."""
        roster = self.battle.desert
        self.sitting = [NOBODY] * len(roster.seats)
        self.seat = [NONE] * len(roster.units)
        self.holder = [vehicle.side for vehicle in roster.vehicles]
        self.damage = [0] * len(roster.vehicles)
        self.structure = [NONE] * len(self.battle.tiles)

    def lay_out(self) -> None:
        """Structures, vehicle cards and crews of the scenario (NAF-7.4, 7.7, 7.11)."""
        self.structure = self.battle.structure[:]
        self.damage = self.battle.damage[:]
        for vehicle in self.battle.desert.vehicles:
            holder = self.battle.holder[self.number(vehicle.index)]
            if holder != NONE:
                self.holder[self.number(vehicle.index)] = holder
        for seat in self.battle.desert.seats:
            if self.battle.sitting[seat.index] != NOBODY:
                self.sit(self.battle.sitting[seat.index], seat)

    # Vehicles.

    def number(self, vehicle: int) -> int:
        """The number of a vehicle among the vehicles."""
        return vehicle - self.battle.desert.vehicles[0].index

    def seat_of(self, unit: int) -> Seat | None:
        """The seat of a soldier; None on foot."""
        seat = self.seat[unit]
        return None if seat == NONE else self.battle.desert.seats[seat]

    def crew(self, vehicle: Vehicle) -> list[int]:
        """The soldiers aboard, in the order of the seats."""
        return [
            self.sitting[seat.index] for seat in vehicle.seats if self.sitting[seat.index] != NOBODY
        ]

    def is_disabled(self, vehicle: Vehicle) -> bool:
        """Damage has reached the critical threshold (NAF-22, 42.5)."""
        return self.damage[self.number(vehicle.index)] >= vehicle.critical

    def held_by(self, vehicle: Vehicle, side: int) -> bool:
        return self.holder[self.number(vehicle.index)] == side

    def sit(self, unit: int, seat: Seat) -> None:
        """Put a soldier on a seat, off the map."""
        self.unseat(unit)
        self.sitting[seat.index] = unit
        self.seat[unit] = seat.index
        self.at[unit] = self.at[seat.vehicle]
        self.on_board &= ~(1 << unit)

    def unseat(self, unit: int) -> None:
        """Free the soldier's seat, if he has one; where he goes is for others to say."""
        if self.seat[unit] != NONE:
            self.sitting[self.seat[unit]] = NOBODY
            self.seat[unit] = NONE

    def vehicles_in(self, tile: int) -> list[Vehicle]:
        return [
            vehicle for vehicle in self.battle.desert.vehicles if self.at[vehicle.index] == tile
        ]

    # What the shared rules ask.

    def stances(self, side: int, card: Card) -> list[Stance]:
        """On foot the card; aboard, the card without movement, and the seat (NAF-11.4, 11.5)."""
        seat = self.seat_of(card.unit) if card.unit >= 0 else None
        if seat is None:
            return super().stances(side, card)
        tile = self.at[card.unit]
        found = [self.battle.aboard(side, card.index, tile)]
        if seat.actions and not self.seat_barred(card, seat):
            found.append(self.battle.in_seat(side, card.index, tile, seat))
        return found

    def seat_barred(self, card: Card, seat: Seat) -> str:
        """The name of the rule that bars a seat's actions to this card's soldier."""
        if seat.requires and card.specialty != seat.requires:
            return "seat-crew"  # NAF-21.1
        vehicle = self.battle.desert.vehicle(seat.vehicle)
        assert vehicle is not None
        return "vehicle-disabled" if self.is_disabled(vehicle) else ""  # NAF-22.1

    def refuse_stance(self, side: int, card: Card, action: Action) -> Refusal | None:
        return refusals.refuse_stance(self, side, card, action)

    def enemies_on_board(self, side: int) -> int:
        """Enemy soldiers on foot, and the vehicles the enemy holds (NAF-37.2, NAF-A.12)."""
        roster = self.battle.desert
        mask = roster.unit_mask[1 - side] & ~roster.vehicle_mask
        for vehicle in roster.vehicles:
            if self.held_by(vehicle, 1 - side):
                mask |= 1 << vehicle.index
        return self.on_board & mask

    def enemy_in(self, side: int, tile: int) -> bool:
        """Is an enemy soldier in this tile, on foot or in a vehicle (NAF-31.2, 31.6)?"""
        for unit in self.scenario.roster.units:
            if unit.side != side and unit.card >= 0 and self.at[unit.index] == tile:
                return True
        return False

    def points(self, side: int) -> int:
        """Objectives controlled, and structures: wrecked for LRDG, held for Italy (NAF-49.1)."""
        total = sum([structure.points for structure in self.wrecked_by(side)])
        controlled = self.platoons[side].controlled
        for tile in range(len(self.objective)):
            if controlled >> tile & 1:
                total += self.worth(side, tile)
        return total

    def wrecked_by(self, side: int) -> list[Structure]:
        """The structures whose points a side has by destroying them (NAF-44.3, 44.4, 44.5)."""
        if side != WRECKER:
            return []
        mask = self.wrecked[side]
        return [one for one in self.battle.all_structures if mask >> one.index & 1]

    def worth(self, side: int, tile: int) -> int:
        number = self.structure[tile]
        if side == WRECKER or number == NONE:
            return self.objective[tile]
        return self.objective[tile] + self.battle.all_structures[number].points

    def exits_of(self, unit: int) -> int:
        return evacuation.exits_of(self, unit)

    def refuse_exit(self, unit: int, arg: str, steps: int) -> Refusal:
        return evacuation.refuse_exit(self, unit, arg, steps)

    def leave_map(self, unit: int, chance: Chance, events: list[Event]) -> None:
        evacuation.evacuate(self, unit, chance, events)

    def after_move(self, unit: int, events: list[Event]) -> None:
        """All aboard go with a vehicle (NAF-16.5)."""
        vehicle = self.battle.desert.vehicle(unit)
        if vehicle is not None:
            for soldier in self.crew(vehicle):
                self.at[soldier] = self.at[unit]

    def after_removal(self, unit: int, events: list[Event]) -> None:
        """A lost soldier takes all his cards out of the game, and never returns (NAF-15, 40.3)."""
        self.unseat(unit)
        self.neutralised |= 1 << unit
        soldier = self.scenario.roster.units[unit]
        platoon = self.platoons[soldier.side]
        kind = soldier.card
        platoon.box[kind] += platoon.supply[kind] + platoon.play.count(kind)
        platoon.cycle[kind] -= platoon.play.count(kind)
        platoon.supply[kind] = 0
        platoon.play = [card for card in platoon.play if card != kind]

    def progress(self) -> dict[str, Json]:
        """A side's score is counted in what its goal asks for: points, or counters."""
        goals = [victory.nearest_goal(self, side) for side in range(len(self.seats))]
        return {
            "round": self.round,
            "scores": {
                seat: victory.achieved(self, side, goals[side])
                for side, seat in enumerate(self.seats)
            },
            "goals": {seat: goals[side].count for side, seat in enumerate(self.seats)},
        }

    def evaluate(self, side: str) -> float:
        return evaluation.evaluate(self, self.seats.index(side))

    # As a document.

    def vehicles_json(self) -> dict[str, Json]:
        """The vehicles in play: open to all (NAF-46.4)."""
        found: dict[str, Json] = {}
        units = self.scenario.roster.units
        for vehicle in self.battle.desert.vehicles:
            if self.at[vehicle.index] >= 0:
                number = self.number(vehicle.index)
                seats: dict[str, Json] = {
                    seat.id: units[self.sitting[seat.index]].name
                    for seat in vehicle.seats
                    if self.sitting[seat.index] != NOBODY
                }
                found[vehicle.title] = {
                    "holder": self.seats[self.holder[number]],
                    "tile": self.scenario.tiles[self.at[vehicle.index]].name,
                    "damage": self.damage[number],
                    "disabled": self.is_disabled(vehicle),
                    "seats": seats,
                }
        return found

    def own_board(self, side: int) -> dict[str, Json]:
        units = [unit for unit in self.scenario.roster.units if unit.side == side]
        return {
            "evacuated": [unit.name for unit in units if self.evacuated >> unit.index & 1],
            "neutralised": [unit.name for unit in units if self.neutralised >> unit.index & 1],
            "wrecked": [
                structure.id
                for structure in self.battle.all_structures
                if self.wrecked[side] >> structure.index & 1
            ],
            "inspired": [
                card.id
                for card in self.scenario.roster.cards[side]
                if self.inspired[side] >> card.index & 1
            ],
        }

    def table_json(self) -> dict[str, Json]:
        """What stands on the table beside the two sides."""
        return {
            "vehicles": self.vehicles_json(),
            "structures": {
                self.scenario.tiles[tile].name: self.battle.all_structures[number].id
                for tile, number in enumerate(self.structure)
                if number != NONE
            },
        }
