"""Repair (NAF-35): remove one damage marker from a friendly vehicle."""

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

    def key(self, state: DesertState, stance: Stance, printed: CardAction) -> int:
        return FRESH

    def plays(self, state: DesertState, stance: Stance, printed: CardAction) -> list[Action]:
        return [
            (self.name, *stance.head, vehicle.arg)
            for vehicle in state.battle.desert.vehicles
            if self.why_not(state, stance, vehicle) is None
        ]

    def why_not(self, state: DesertState, stance: Stance, vehicle: Vehicle) -> str | None:
        """The rule that forbids this soldier to repair a vehicle; None if none does."""
        if state.at[vehicle.index] != stance.tile:
            return "repair-not-here"  # NAF-35.1
        seat = state.seat_of(stance.card.unit)
        if seat is not None and vehicle_of(state, seat) is not vehicle:
            return "repair-own-vehicle"  # NAF-35.2
        if not state.held_by(vehicle, stance.side):
            return "repair-enemy"  # NAF-35.5
        damaged = state.damage[state.number(vehicle.index)] > 0
        return None if damaged else "repair-undamaged"  # NAF-35.5

    def refuse(
        self, state: DesertState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        vehicles = [vehicle for vehicle in state.battle.desert.vehicles if rest == (vehicle.arg,)]
        if not vehicles:
            return state.refusal("repair-name-a-vehicle")
        rule = self.why_not(state, stance, vehicles[0])
        assert rule is not None
        return state.refusal(rule, vehicle=vehicles[0].id)

    def perform(
        self,
        state: DesertState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        vehicle = state.battle.desert.vehicle(state.scenario.roster.unit_by_arg[rest[0]])
        assert vehicle is not None
        was_disabled = state.is_disabled(vehicle)
        number = state.number(vehicle.index)
        state.damage[number] -= 1
        events.append(Event("repaired", {"vehicle": vehicle.id, "damage": state.damage[number]}))
        if was_disabled and not state.is_disabled(vehicle):  # NAF-35.3
            events.append(Event("active-again", {"vehicle": vehicle.id}))
