"""Combat against soldiers, vehicles and structures (NAF-37 to NAF-44)."""

from typing import cast

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.combat import (
    INDIRECT,
    Attack,
    Shot,
    cover_bonus,
    range_bonus,
    shot_at,
)
from sandtable.games.undaunted.north_africa import damage
from sandtable.games.undaunted.north_africa.scenario import NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import Structure, Vehicle
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import FRESH, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal


class DesertAttack(Attack):
    """Attack X: any enemy counter on the map with a base defence (NAF-37.2)."""

    def targets(self, state: UndauntedState, stance: Stance) -> int:
        closed = cast(DesertState, state).battle.desert.closed_mask
        return state.enemies_on_board(stance.side) & ~closed

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        roster = state.scenario.roster
        if len(rest) == 1 and rest[0] in roster.unit_by_arg:
            refusal = refuse_target(cast(DesertState, state), stance, roster.unit_by_arg[rest[0]])
            if refusal is not None:
                return refusal
            return state.refusal("combat-no-defence", unit=rest[0].removeprefix("unit:"))
        return super().refuse(state, stance, printed, rest)

    def effect(
        self, state: UndauntedState, target: int, chance: Chance, events: list[Event]
    ) -> None:
        damage.hit(cast(DesertState, state), target, chance, events)


class DesertSuppress(DesertAttack):
    """Suppress X: a success suppresses a soldier, or one of a vehicle's crew (NAF-41, NAF-43)."""

    name = "suppress"

    def effect(
        self, state: UndauntedState, target: int, chance: Chance, events: list[Event]
    ) -> None:
        damage.suppress(cast(DesertState, state), target, events)


class Strafe(DesertAttack):
    """Strafe X: from the air, so range is ignored and hills give 1 (NAF-38.7, 45.1)."""

    name = "strafe"

    def shot(self, state: UndauntedState, stance: Stance, target: int, dice: int) -> Shot:
        return shot_at(state, self.name, stance.card.id, target, INDIRECT, dice)


class AntiTank(DesertAttack):
    """Anti-tank X: against the armour of any vehicle the enemy holds (NAF-37.3, 38.3)."""

    name = "anti-tank"

    def targets(self, state: UndauntedState, stance: Stance) -> int:
        return (
            state.enemies_on_board(stance.side)
            & cast(DesertState, state).battle.desert.vehicle_mask
        )

    def shot(self, state: UndauntedState, stance: Stance, target: int, dice: int) -> Shot:
        vehicle = cast(DesertState, state).battle.desert.vehicle(target)
        assert vehicle is not None
        tile = state.at[target]
        parts = [
            ("odds-armour", vehicle.armour),
            ("odds-cover", cover_bonus(state, tile, stance.tile)),
            ("odds-range", range_bonus(state, tile, stance.tile)),
        ]
        attacker = state.scenario.roster.units[stance.card.unit].id
        return Shot(self.name, attacker, vehicle.id, parts, dice)

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if not self.targets(state, stance):
            return state.refusal("anti-tank-no-vehicle")
        roster = state.scenario.roster
        if len(rest) != 1 or rest[0] not in roster.unit_by_arg:
            return state.refusal("anti-tank-name-a-vehicle")
        target = roster.unit_by_arg[rest[0]]
        refusal = refuse_target(cast(DesertState, state), stance, target)
        return refusal or state.refusal("anti-tank-soldier", unit=roster.units[target].id)


def refuse_target(state: DesertState, stance: Stance, target: int) -> Refusal | None:
    """Why a counter cannot be this side's target; None if it is an enemy on the map."""
    unit = state.scenario.roster.units[target]
    vehicle = state.battle.desert.vehicle(target)
    own = unit.side == stance.side if vehicle is None else state.held_by(vehicle, stance.side)
    if state.at[target] < 0:
        return state.refusal("combat-off-board", unit=unit.id)
    if own:
        return state.refusal("combat-own-unit", unit=unit.id)
    seat = state.seat_of(target)
    if seat is not None:  # NAF-37.5
        return state.refusal(
            "combat-aboard", unit=unit.id, vehicle=state.scenario.roster.units[seat.vehicle].id
        )
    return None


class Demolitions(Verb[DesertState]):
    """Demolitions X: a structure or an enemy vehicle in the soldier's tile (NAF-37.4).

    Cover and range are ignored (NAF-38.5, 38.8).
    """

    name = "demolitions"

    def structure(self, state: DesertState, tile: int) -> Structure | None:
        number = state.structure[tile]
        return None if number == NONE else state.battle.all_structures[number]

    def vehicles(self, state: DesertState, stance: Stance) -> list[Vehicle]:
        return [
            vehicle
            for vehicle in state.vehicles_in(stance.tile)
            if state.held_by(vehicle, 1 - stance.side)
        ]

    def key(self, state: DesertState, stance: Stance, printed: CardAction) -> int:
        return FRESH

    def plays(self, state: DesertState, stance: Stance, printed: CardAction) -> list[Action]:
        structure = self.structure(state, stance.tile)
        targets = [vehicle.arg for vehicle in self.vehicles(state, stance)]
        if structure is not None:
            targets.insert(0, structure.arg)
        return [(self.name, *stance.head, target) for target in targets]

    def refuse(
        self, state: DesertState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if len(rest) == 1 and rest[0] in state.scenario.roster.unit_by_arg:
            target = state.scenario.roster.unit_by_arg[rest[0]]
            unit = state.scenario.roster.units[target]
            refusal = refuse_target(state, stance, target)
            if refusal is not None:
                return refusal
            if state.battle.desert.vehicle(target) is None:
                return state.refusal("demolitions-soldier", unit=unit.id)
        if not self.plays(state, stance, printed):
            return state.refusal("demolitions-nothing", tile=state.scenario.tiles[stance.tile].name)
        return state.refusal("demolitions-not-here", tile=state.scenario.tiles[stance.tile].name)

    def shot(self, state: DesertState, stance: Stance, arg: str, dice: int) -> Shot:
        attacker = state.scenario.roster.units[stance.card.unit].id
        structure = self.structure(state, stance.tile)
        if structure is not None and arg == structure.arg:
            parts = [("odds-structure", structure.defence)]
            return Shot(self.name, attacker, structure.id, parts, dice)
        vehicle = state.battle.desert.vehicle(state.scenario.roster.unit_by_arg[arg])
        assert vehicle is not None
        return Shot(self.name, attacker, vehicle.id, [("odds-armour", vehicle.armour)], dice)

    def perform(
        self,
        state: DesertState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if not self.shot(state, stance, rest[0], printed.size).roll(chance, events):
            return
        if rest[0].startswith("structure:"):
            damage.wreck(state, stance.side, stance.tile, events)
        else:
            damage.hit(state, state.scenario.roster.unit_by_arg[rest[0]], chance, events)

    def odds(
        self, state: DesertState, stance: Stance, printed: CardAction, rest: Action
    ) -> list[Odds]:
        return [self.shot(state, stance, rest[0], printed.size).odds()]
