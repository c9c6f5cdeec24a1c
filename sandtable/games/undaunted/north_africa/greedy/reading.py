"""The worth and the danger of fire."""

import math
from typing import Final

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.combat import INDIRECT, cover_bonus, range_bonus
from sandtable.games.undaunted.greedy.reading import IDLE, PLAYS, SUPPRESSED, chance_of
from sandtable.games.undaunted.north_africa.greedy.prospects import DEMOLITIONS, ProspectReading
from sandtable.games.undaunted.north_africa.greedy.weights import Weights
from sandtable.games.undaunted.north_africa.scenario import NONE
from sandtable.games.undaunted.north_africa.state import DesertState
from sandtable.games.undaunted.north_africa.vehicles import NO_DEFENCE, Vehicle

#: The factor for a saboteur's danger to a vehicle, for each tile between them.
CREEPING: Final = 0.4


class Arms:
    """A soldier's dice for each kind of fire; ``key`` stands for all three."""

    def __init__(self, attack: int, suppress: int, anti_tank: int) -> None:
        self.attack = attack
        self.suppress = suppress
        self.anti_tank = anti_tank
        self.key = (((attack << 6) + suppress) << 6) + anti_tank


class Gun:
    """An enemy who can fire: the expected shots in a round, and their dice."""

    def __init__(self, tile: int, rate: float, arms: Arms, demolitions: int) -> None:
        self.tile = tile
        self.rate = rate
        self.arms = arms
        self.demolitions = demolitions


class DesertReading(ProspectReading):
    """A position as one side sees it: the plans of both, and their fire."""

    def __init__(self, state: DesertState, me: int, weights: Weights) -> None:
        super().__init__(state, me, weights)
        self.worths: dict[int, float] = {}
        self.dangers: dict[int, float] = {}
        self.armed: dict[int, Arms] = {}
        self.guns = self.enemy_guns()

    def need(self, defence: int, tile: int, attacker: int) -> int:
        """The number to roll against a counter with this defence in a tile."""
        return (
            defence
            + cover_bonus(self.state, tile, attacker)
            + range_bonus(self.state, tile, attacker)
        )

    def dice(self, unit: Unit, seat: int, verb: str) -> int:
        printed = self.printed(unit, seat, verb)
        return 0 if printed is None else printed.size

    def arms(self, unit: Unit, seat: int) -> Arms:
        key = (unit.index << 8) + seat + 1
        found = self.armed.get(key)
        if found is None:
            found = Arms(
                self.dice(unit, seat, "attack"),
                self.dice(unit, seat, "suppress"),
                self.dice(unit, seat, "anti-tank"),
            )
            self.armed[key] = found
        return found

    def hit_worth(self, unit: Unit) -> float:
        """The worth of a hit on this counter to its enemy."""
        worth = self.worths.get(unit.index)
        if worth is None:
            vehicle = self.battle.desert.vehicle(unit.index)
            worth = self.soldier_worth(unit) if vehicle is None else self.vehicle_worth(vehicle)
            self.worths[unit.index] = worth
        return worth

    def soldier_worth(self, unit: Unit) -> float:
        left = self.cards_left(unit)
        worth = self.w.card if left else self.w.counter
        worth += self.w.plans * self.prospects[unit.index] / (left + 1)
        if left and unit.side == self.foe:
            worth += self.w.in_hand * self.chance_in_hand(unit)
        return min(self.w.win, worth + self.hit_gain[unit.index])

    def vehicle_worth(self, vehicle: Vehicle) -> float:
        """The holder picks the least valuable soldier as the victim; damage follows."""
        crew = [self.hit_worth(self.units[soldier]) for soldier in self.travel.crew(vehicle)]
        return min(self.w.win, (min(crew) if crew else 0.0) + self.damage_worth(vehicle))

    def damage_worth(self, vehicle: Vehicle) -> float:
        """The worth of a damage marker on a vehicle to its enemy."""
        worth = self.w.damage + self.hit_gain[vehicle.index]
        damage = self.state.damage[self.state.number(vehicle.index)]
        if damage < vehicle.critical:
            worth += self.mobility(vehicle) / (vehicle.critical - damage)
        return worth

    def mobility(self, vehicle: Vehicle) -> float:
        """What everyone aboard would lose if they had to walk."""
        tile = self.state.at[vehicle.index]
        worth = self.w.mobile + self.exit_worth(vehicle, tile, NONE)
        for soldier in self.travel.crew(vehicle):
            unit = self.units[soldier]
            best = 0.0
            for task in self.tasks[unit.side]:
                skill = self.skill(unit, task, NONE)
                if skill:
                    plays = self.travel.on_foot(unit, task.tile)[tile] + 1.0
                    best = max(best, task.gain * skill * math.pow(self.w.patience, plays))
            worth += max(0.0, self.prospects[soldier] - best)
        return worth

    def suppress_worth(self, unit: Unit) -> float:
        """The worth to its enemy of suppressing a soldier, or one of a vehicle's crew."""
        vehicle = self.battle.desert.vehicle(unit.index)
        if vehicle is not None:
            crew = [u for u in self.travel.crew(vehicle) if not self.state.suppressed >> u & 1]
            return min([self.suppress_worth(self.units[u]) for u in crew]) if crew else 0.0
        if self.state.suppressed >> unit.index & 1:
            return 0.0
        if not self.cards_left(unit):
            return IDLE
        return self.w.suppress + self.w.suppress_plan * self.prospects[unit.index]

    def targets(self) -> list[Unit]:
        """The enemy's counters on the map: soldiers on foot, and vehicles."""
        mask = self.state.enemies_on_board(self.me)
        return [unit for unit in self.units if mask >> unit.index & 1]

    def enemy_guns(self) -> list[Gun]:
        """All enemies who can fire, including the aircraft."""
        guns: list[Gun] = []
        for unit in self.soldiers[self.foe]:
            rate = self.share(unit)
            if self.state.suppressed >> unit.index & 1:
                rate *= SUPPRESSED
            seat = self.state.seat[unit.index]
            charge = self.dice(unit, seat, DEMOLITIONS)
            guns.append(Gun(self.state.at[unit.index], rate, self.arms(unit, seat), charge))
        cycle = self.state.platoons[self.foe].cycle
        for card in self.state.scenario.roster.cards[self.foe]:
            strafe = card.action("strafe")
            if strafe is not None and cycle[card.index]:
                rate = PLAYS * cycle[card.index] / max(4, sum(cycle))
                guns.append(Gun(INDIRECT, rate / 2.0, Arms(strafe.size, 0, 0), 0))
        return guns

    def danger(self, defence: int, armour: int, tile: int) -> float:
        """The expected hits in a tile until the next turn; ``armour`` is NONE for a soldier."""
        key = (((defence << 8) + armour + 1) << 8) + tile
        found = self.dangers.get(key)
        if found is None:
            found = 0.0
            for gun in self.guns:
                found += gun.rate * self.hit_chance(gun, defence, armour, tile)
            self.dangers[key] = found
        return found

    def hit_chance(self, gun: Gun, defence: int, armour: int, tile: int) -> float:
        """The probability that an enemy's shot hits."""
        chance = 0.0
        if gun.arms.attack and defence != NO_DEFENCE:
            chance = chance_of(gun.arms.attack, self.need(defence, tile, gun.tile))
        if armour != NONE:
            if gun.arms.anti_tank:
                need = self.need(armour, tile, gun.tile)
                chance = max(chance, chance_of(gun.arms.anti_tank, need))
            if gun.demolitions:
                near = math.pow(CREEPING, self.state.scenario.distance[gun.tile][tile])
                chance = max(chance, near * chance_of(gun.demolitions, armour))
        return chance
