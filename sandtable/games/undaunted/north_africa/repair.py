"""Repair (NAF-35): one damage marker off a vehicle of the own side."""

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.north_africa.boarding import vehicle_of
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Vehicle
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.verbs import FRESH, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal


class Repair(Verb[DesertState]):
    name = "repair"

    def key(self, s: DesertState, stance: Stance, printed: CardAction) -> int:
        return FRESH

    def plays(self, s: DesertState, stance: Stance, printed: CardAction) -> list[Action]:
        return [
            (self.name, *stance.head, vehicle.arg)
            for vehicle in s.battle.desert.vehicles
            if not self.barred(s, stance, vehicle)
        ]

    def barred(self, s: DesertState, stance: Stance, vehicle: Vehicle) -> str:
        """The name of the rule that keeps this soldier from repairing a vehicle."""
        if s.at[vehicle.index] != stance.tile:
            return "repair-not-here"  # NAF-35.1
        seat = s.seat_of(stance.card.unit)
        if seat is not None and vehicle_of(s, seat) is not vehicle:
            return "repair-own-vehicle"  # NAF-35.2
        if not s.held_by(vehicle, stance.side):
            return "repair-enemy"  # NAF-35.5
        return "" if s.damage[s.number(vehicle.index)] else "repair-undamaged"  # NAF-35.5

    def refuse(self, s: DesertState, stance: Stance, printed: CardAction, rest: Action) -> Refusal:
        vehicles = [vehicle for vehicle in s.battle.desert.vehicles if rest == (vehicle.arg,)]
        if not vehicles:
            return s.refusal("repair-name-a-vehicle")
        return s.refusal(self.barred(s, stance, vehicles[0]), vehicle=vehicles[0].id)

    def perform(
        self,
        s: DesertState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        vehicle = s.battle.desert.vehicle(s.scenario.roster.unit_at[rest[0]])
        assert vehicle is not None
        was_disabled = s.is_disabled(vehicle)
        number = s.number(vehicle.index)
        s.damage[number] -= 1
        events.append(Event("repaired", {"vehicle": vehicle.id, "damage": s.damage[number]}))
        if was_disabled and not s.is_disabled(vehicle):  # NAF-35.3
            events.append(Event("active-again", {"vehicle": vehicle.id}))
