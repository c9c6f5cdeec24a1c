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
from sandtable.games.undaunted.north_africa.vehicles import NO_DEFENCE, Structure, Vehicle
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import FRESH, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal


class DesertAttack(Attack):
    """Attack X: any enemy counter on the map that has a base defence (NAF-37.2)."""

    def targets(self, s: UndauntedState, stance: Stance) -> int:
        mask = s.enemies_on_board(stance.side)
        for vehicle in cast(DesertState, s).battle.desert.vehicles:
            if vehicle.defence == NO_DEFENCE:
                mask &= ~(1 << vehicle.index)
        return mask

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        roster = s.scenario.roster
        if len(rest) == 1 and rest[0] in roster.unit_at:
            refusal = refuse_target(cast(DesertState, s), stance, roster.unit_at[rest[0]])
            if refusal is not None:
                return refusal
            return s.refusal("combat-no-defence", unit=rest[0].removeprefix("unit:"))
        return super().refuse(s, stance, printed, rest)

    def effect(self, s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
        damage.hit(cast(DesertState, s), target, chance, events)


class Suppress(DesertAttack):
    """Suppress X: success turns a soldier, or one of a vehicle's crew (NAF-41, NAF-43)."""

    name = "suppress"

    def effect(self, s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
        damage.suppress(cast(DesertState, s), target, events)


class Strafe(DesertAttack):
    """Strafe X: from the air, so range does not count and hills give 1 (NAF-38.7, 45.1)."""

    name = "strafe"

    def shot(self, s: UndauntedState, stance: Stance, target: int, dice: int) -> Shot:
        return shot_at(s, self.name, stance.card.id, target, INDIRECT, dice)


class AntiTank(DesertAttack):
    """Anti-tank X: any vehicle the enemy holds, against its armour (NAF-37.3, 38.3)."""

    name = "anti-tank"

    def targets(self, s: UndauntedState, stance: Stance) -> int:
        return s.enemies_on_board(stance.side) & cast(DesertState, s).battle.desert.vehicle_mask

    def shot(self, s: UndauntedState, stance: Stance, target: int, dice: int) -> Shot:
        vehicle = cast(DesertState, s).battle.desert.vehicle(target)
        assert vehicle is not None
        tile = s.at[target]
        parts = [
            ("odds-armour", vehicle.armour),
            ("odds-cover", cover_bonus(s, tile, stance.tile)),
            ("odds-range", range_bonus(s, tile, stance.tile)),
        ]
        attacker = s.scenario.roster.units[stance.card.unit].id
        return Shot(self.name, attacker, vehicle.id, parts, dice)

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if not self.targets(s, stance):
            return s.refusal("anti-tank-no-vehicle")
        roster = s.scenario.roster
        if len(rest) != 1 or rest[0] not in roster.unit_at:
            return s.refusal("anti-tank-name-a-vehicle")
        target = roster.unit_at[rest[0]]
        refusal = refuse_target(cast(DesertState, s), stance, target)
        return refusal or s.refusal("anti-tank-soldier", unit=roster.units[target].id)


def refuse_target(s: DesertState, stance: Stance, target: int) -> Refusal | None:
    """Why a counter cannot be picked by anyone of this side; None if it is an enemy on the map."""
    unit = s.scenario.roster.units[target]
    vehicle = s.battle.desert.vehicle(target)
    own = unit.side == stance.side if vehicle is None else s.held_by(vehicle, stance.side)
    if s.at[target] < 0:
        return s.refusal("combat-off-board", unit=unit.id)
    if own:
        return s.refusal("combat-own-unit", unit=unit.id)
    seat = s.seat_of(target)
    if seat is not None:  # NAF-37.5
        return s.refusal(
            "combat-aboard", unit=unit.id, vehicle=s.scenario.roster.units[seat.vehicle].id
        )
    return None


class Demolitions(Verb[DesertState]):
    """Demolitions X: a structure or an enemy vehicle in the soldier's own tile (NAF-37.4).

    Neither cover nor range counts (NAF-38.5, 38.8).
    """

    name = "demolitions"

    def structure(self, s: DesertState, tile: int) -> Structure | None:
        number = s.structure[tile]
        return None if number == NONE else s.battle.all_structures[number]

    def vehicles(self, s: DesertState, stance: Stance) -> list[Vehicle]:
        return [
            vehicle for vehicle in s.vehicles_in(stance.tile) if s.held_by(vehicle, 1 - stance.side)
        ]

    def key(self, s: DesertState, stance: Stance, printed: CardAction) -> int:
        return FRESH

    def plays(self, s: DesertState, stance: Stance, printed: CardAction) -> list[Action]:
        head = (self.name, *stance.head)
        structure = self.structure(s, stance.tile)
        found: list[Action] = [] if structure is None else [(*head, structure.arg)]
        return found + [(*head, vehicle.arg) for vehicle in self.vehicles(s, stance)]

    def refuse(self, s: DesertState, stance: Stance, printed: CardAction, rest: Action) -> Refusal:
        if len(rest) == 1 and rest[0] in s.scenario.roster.unit_at:
            target = s.scenario.roster.unit_at[rest[0]]
            unit = s.scenario.roster.units[target]
            refusal = refuse_target(s, stance, target)
            if refusal is not None:
                return refusal
            if s.battle.desert.vehicle(target) is None:
                return s.refusal("demolitions-soldier", unit=unit.id)
        if not self.plays(s, stance, printed):
            return s.refusal("demolitions-nothing", tile=s.scenario.tiles[stance.tile].name)
        return s.refusal("demolitions-not-here", tile=s.scenario.tiles[stance.tile].name)

    def shot(self, s: DesertState, stance: Stance, arg: str, dice: int) -> Shot:
        attacker = s.scenario.roster.units[stance.card.unit].id
        structure = self.structure(s, stance.tile)
        if structure is not None and arg == structure.arg:
            parts = [("odds-structure", structure.defence)]
            return Shot(self.name, attacker, structure.id, parts, dice)
        vehicle = s.battle.desert.vehicle(s.scenario.roster.unit_at[arg])
        assert vehicle is not None
        return Shot(self.name, attacker, vehicle.id, [("odds-armour", vehicle.armour)], dice)

    def perform(
        self,
        s: DesertState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if not self.shot(s, stance, rest[0], printed.size).roll(chance, events):
            return
        if rest[0].startswith("structure:"):
            damage.wreck(s, stance.side, stance.tile, events)
        else:
            damage.hit(s, s.scenario.roster.unit_at[rest[0]], chance, events)

    def odds(self, s: DesertState, stance: Stance, printed: CardAction, rest: Action) -> list[Odds]:
        return [self.shot(s, stance, rest[0], printed.size).odds()]
