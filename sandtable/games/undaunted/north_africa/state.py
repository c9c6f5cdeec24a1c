"""What a state of North Africa adds: seats, damage, structures, who has left the map."""

from typing import TYPE_CHECKING

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.north_africa import evacuation, evaluation, refusals, victory
from sandtable.games.undaunted.north_africa.scenario import (
    NOBODY,
    NONE,
    WRECKER,
    DesertScenario,
)
from sandtable.games.undaunted.north_africa.vehicles import Seat, Structure, Vehicle
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.undaunted.game import UndauntedGame


class DesertState(UndauntedState):
    """``at`` is a soldier's tile, also for one in a vehicle (NAF-16.2); ``on_board`` masks the
    counters on the map: soldiers on foot, and vehicles."""

    def __init__(
        self, game: "UndauntedGame", battle: DesertScenario, options: dict[str, OptionValue]
    ) -> None:
        super().__init__(game, battle, options)
        self.battle = battle
        #: The soldier in each seat, and the seat of each unit (NOBODY, NONE).
        self.sitting: list[int] = []
        self.seat: list[int] = []
        #: For each vehicle: the side that holds its card (NAF-4.8), and its damage.
        self.holder: list[int] = []
        self.damage: list[int] = []
        #: The structure standing in each tile, or NONE.
        self.structure: list[int] = []
        #: Structures in front of each side, as masks (NAF-44.2).
        self.wrecked: list[int] = [0, 0]
        #: Units that each side has moved off the map (NAF-50.5, NAF-A.38), as masks.
        self.evacuated: list[int] = [0, 0]
        #: Units removed by the enemy (NAF-51).
        self.neutralised = 0
        #: Kinds of cards that have used Inspire in the side's current turn (NAF-32.4).
        self.inspired: list[int] = [0, 0]

    def clone(self) -> "DesertState":
        new = DesertState(self.game, self.battle, self.options)
        self.copy_into(new)
        new.sitting = self.sitting[:]
        new.seat = self.seat[:]
        new.holder = self.holder[:]
        new.damage = self.damage[:]
        new.structure = self.structure[:]
        new.wrecked = self.wrecked[:]
        new.evacuated = self.evacuated[:]
        new.neutralised = self.neutralised
        new.inspired = self.inspired[:]
        return new

    def begin_turn(self, side: int, second: bool) -> None:
        self.inspired = [0, 0]
        super().begin_turn(side, second)

    def settle(self, side: int, events: list[Event]) -> None:
        if self.changed and self.outcome is None:
            self.changed = False
            victory.settle(self, side, events)

    def settle_position(self, side: int) -> None:
        victory.settle_goals(self, side, [])

    def clear_table(self) -> None:
        """Remove all vehicles, and everyone from their seats."""
        roster = self.battle.desert
        self.sitting = [NOBODY] * len(roster.seats)
        self.seat = [NONE] * len(roster.units)
        self.holder = [vehicle.side for vehicle in roster.vehicles]
        self.damage = [0] * len(roster.vehicles)
        self.structure = [NONE] * len(self.battle.tiles)

    def lay_out(self) -> None:
        """Set up the structures, vehicle cards and crews of the scenario (NAF-7.4, 7.7, 7.11)."""
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
        """The index of a vehicle among the vehicles."""
        return vehicle - self.battle.desert.vehicles[0].index

    def seat_of(self, unit: int) -> Seat | None:
        """The seat of a soldier; None if on foot."""
        seat = self.seat[unit]
        return None if seat == NONE else self.battle.desert.seats[seat]

    def crew(self, vehicle: Vehicle) -> list[int]:
        """The soldiers aboard, in the order of the seats."""
        return [
            self.sitting[seat.index] for seat in vehicle.seats if self.sitting[seat.index] != NOBODY
        ]

    def is_disabled(self, vehicle: Vehicle) -> bool:
        """Has damage reached the critical threshold (NAF-22, 42.5)?"""
        return self.damage[self.number(vehicle.index)] >= vehicle.critical

    def held_by(self, vehicle: Vehicle, side: int) -> bool:
        return self.holder[self.number(vehicle.index)] == side

    def sit(self, unit: int, seat: Seat) -> None:
        """Put a soldier in a seat, off the map."""
        self.unseat(unit)
        self.sitting[seat.index] = unit
        self.seat[unit] = seat.index
        self.at[unit] = self.at[seat.vehicle]
        self.on_board &= ~(1 << unit)

    def unseat(self, unit: int) -> None:
        """Free the soldier's seat, if any; the caller says where the soldier goes."""
        if self.seat[unit] != NONE:
            self.sitting[self.seat[unit]] = NOBODY
            self.seat[unit] = NONE

    def vehicles_in(self, tile: int) -> list[Vehicle]:
        return [
            vehicle for vehicle in self.battle.desert.vehicles if self.at[vehicle.index] == tile
        ]

    # Hooks of the shared rules.

    def stances(self, side: int, card: Card) -> list[Stance]:
        """On foot: the card. Aboard: the card without movement, and the seat (NAF-11.4, 11.5)."""
        seat = self.seat_of(card.unit) if card.unit >= 0 else None
        if seat is None:
            return super().stances(side, card)
        tile = self.at[card.unit]
        found = [self.battle.aboard(side, card.index, tile)]
        if seat.actions and self.why_no_seat_action(card, seat) is None:
            found.append(self.battle.in_seat(side, card.index, tile, seat))
        return found

    def why_no_seat_action(self, card: Card, seat: Seat) -> str | None:
        """The rule that forbids this card's soldier the actions of a seat; None if none does."""
        if seat.requires and card.specialty != seat.requires:
            return "seat-crew"  # NAF-21.1
        vehicle = self.battle.desert.vehicle(seat.vehicle)
        assert vehicle is not None
        return "vehicle-disabled" if self.is_disabled(vehicle) else None  # NAF-22.1

    def refuse_stance(self, side: int, card: Card, action: Action) -> Refusal | None:
        return refusals.refuse_stance(self, side, card, action)

    def enemies_on_board(self, side: int) -> int:
        """Enemy soldiers on foot, and the vehicles the enemy holds (NAF-37.2, NAF-A.12)."""
        roster = self.battle.desert
        mask = roster.unit_mask[1 - side] & ~roster.vehicle_mask
        bit = 1 << roster.vehicles[0].index
        for holder in self.holder:
            if holder == 1 - side:
                mask |= bit
            bit <<= 1
        return self.on_board & mask

    def enemy_in(self, side: int, tile: int) -> bool:
        """Is an enemy soldier in this tile, on foot or in a vehicle (NAF-31.2, 31.6)?"""
        for unit in self.scenario.roster.units:
            if unit.side != side and unit.card >= 0 and self.at[unit.index] == tile:
                return True
        return False

    def points(self, side: int) -> int:
        """Objectives controlled, and structures: wrecked by the LRDG, held by Italy (NAF-49.1)."""
        total = sum([structure.points for structure in self.wrecked_by(side)])
        controlled = self.platoons[side].controlled
        for tile in range(len(self.objective)):
            if controlled >> tile & 1:
                total += self.worth(side, tile)
        return total

    def wrecked_by(self, side: int) -> list[Structure]:
        """The structures that a side scores by having destroyed them (NAF-44.3, 44.4, 44.5)."""
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

    def refuse_exit(self, unit: int, arg: str) -> Refusal | None:
        return evacuation.refuse_exit(self, unit, arg)

    def leave_map(self, unit: int, chance: Chance, events: list[Event]) -> None:
        evacuation.evacuate(self, unit, chance, events)

    def after_move(self, unit: int, events: list[Event]) -> None:
        """Everyone aboard moves with a vehicle (NAF-16.5)."""
        vehicle = self.battle.desert.vehicle(unit)
        if vehicle is not None:
            for soldier in self.crew(vehicle):
                self.at[soldier] = self.at[unit]

    def after_removal(self, unit: int, events: list[Event]) -> None:
        """Remove all cards of a lost soldier, who never returns (NAF-15, 40.3)."""
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
        """A side's score is in the units of its goal: points or counters."""
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
        """The vehicles in play; public (NAF-46.4)."""
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

    def side_extras(self, side: int) -> dict[str, Json]:
        units = self.scenario.roster.units
        return {
            "evacuated": [unit.name for unit in units if self.evacuated[side] >> unit.index & 1],
            "neutralised": [
                unit.name
                for unit in units
                if unit.side == side and self.neutralised >> unit.index & 1
            ],
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
        """What is on the table besides the two sides."""
        return {
            "vehicles": self.vehicles_json(),
            "structures": {
                self.scenario.tiles[tile].name: self.battle.all_structures[number].id
                for tile, number in enumerate(self.structure)
                if number != NONE
            },
        }
