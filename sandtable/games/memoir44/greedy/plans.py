"""What a unit can achieve with an order, and what a card can achieve with the units."""

from typing import Final

from sandtable.games.memoir44.cards import (
    AIR_POWER,
    BARRAGE,
    DIG_IN,
    FINEST_HOUR,
    MEDICS,
    ORDERS,
    CardText,
)
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.greedy.known import Freedom
from sandtable.games.memoir44.greedy.places import Places
from sandtable.games.memoir44.greedy.reading import MemoirReading
from sandtable.games.memoir44.ground import ARMOR
from sandtable.games.memoir44.movement import BARRED, MOVED, TERRAIN_LIMITS, can_exit, reach
from sandtable.games.memoir44.orders import Quotas, eligible
from sandtable.games.memoir44.scenario import Unit
from sandtable.games.memoir44.strikes import AIR_DICE, BARRAGE_DICE, GROUP
from sandtable.games.memoir44.tactics import hand_dice

#: The destination of a unit that leaves the board.
OFF: Final = -1
#: How many units Dig-In orders.
DIG_IN_UNITS: Final = 4


ORDINARY: Final[Freedom] = (-1, -1, 1, 0, 0, True, True, False)


def freedom(text: CardText | None) -> Freedom:
    if text is None:
        return ORDINARY
    return (
        text.move,
        text.move_and_battle,
        text.battles,
        text.close_dice,
        text.fire_dice,
        text.close,
        text.fire,
        text.ignores_terrain,
    )


class Plans:
    """The gains of orders and the worths of cards, for the side to play."""

    def __init__(self, reading: MemoirReading, places: Places) -> None:
        self.reading = reading
        self.places = places
        self.w = reading.w
        self._gains = reading.known.gains

    # One unit.

    def attack(self, unit: Unit, hex: int, text: CardText | None) -> float:
        """The best attack from a hex under a card."""
        if text is not None and not text.battles:
            return 0.0
        reading = self.reading
        best = 0.0
        for target, distance, dice in reading.shots(unit.index, hex):
            if text is not None:
                if not (text.close if distance == 1 else text.fire):
                    continue
                dice += text.close_dice if distance == 1 else text.fire_dice
            if dice > 0:
                best = max(best, self.assault(unit, target, distance, dice))
        if text is not None and text.battles > 1:
            best *= 1.6
        return best

    def assault(self, unit: Unit, target: int, distance: int, dice: int) -> float:
        worth = self.reading.strike(target, dice)
        if distance == 1 and unit.arm == ARMOR:
            worth *= 1.0 + self.w.overrun * 0.5
        return worth

    def options(self, unit: Unit, text: CardText | None) -> list[tuple[float, int]]:
        """Where an ordered unit can go, and its gain there with its attack; staying comes first."""
        state = self.reading.state
        start = state.at[unit.index]
        here = self.places.hex_worth(unit, start)
        found = [(self.attack(unit, start, text), start)]
        limit, fighting = self.limits(unit, text)
        if state.status[unit.index] & MOVED or not limit:
            return found
        lifted = TERRAIN_LIMITS if text is not None and text.ignores_terrain else 0
        ways = reach(state, unit.index, limit, lifted)
        if can_exit(state, unit.index, limit, ways, lifted):
            found.append((self.reading.medal(unit.side) - here, OFF))
        for hex, count in ways.items():
            gain = self.places.hex_worth(unit, hex) - here
            barred = (
                state.scenario.terrain[hex].no_battle_on_entry and not unit.kind.battle_on_entry
            )
            if count <= fighting and not barred:
                gain += self.attack(unit, hex, text)
            found.append((gain, hex))
        return found

    def limits(self, unit: Unit, text: CardText | None) -> tuple[int, int]:
        """How many hexes the unit may move, and how many to still battle."""
        if self.reading.state.scenario.fixed[unit.index]:
            return 0, 0
        arm = self.reading.state.scenario.arms[unit.arm]
        limit = text.move if text is not None and text.move >= 0 else arm.move
        if text is not None and text.move_and_battle >= 0:
            return limit, text.move_and_battle
        return limit, unit.kind.move_and_battle

    def gain(self, unit: Unit, command: Command) -> float:
        """The most that an order of this command can gain for the unit."""
        text = None if command.fallback else command.text
        key = (unit.index, freedom(text))
        found = self._gains.get(key)
        if found is None:
            found = max([gain for gain, _ in self.options(unit, text)])
            self._gains[key] = found
        return found

    # One card.

    def ordered(self, command: Command) -> list[tuple[float, int]]:
        """The best units for a command to order, with their gains."""
        state = self.reading.state
        wishes = [
            (self.gain(unit, command), unit.index)
            for unit in self.reading.standing[state.side]
            if eligible(state, command, unit.index)
        ]
        wishes.sort(key=lambda wish: (-wish[0], wish[1]))
        quotas = Quotas(state, command)
        chosen: list[int] = []
        found: list[tuple[float, int]] = []
        for gain, unit in wishes:
            if gain > 0.0 and quotas.fit(state, [*chosen, unit]):
                chosen.append(unit)
                found.append((gain, unit))
        return found

    def worth(self, command: Command) -> float:
        """The current worth of a command."""
        procedure = ORDERS if command.fallback else command.text.procedure
        own, enemies = (
            self.reading.standing[self.reading.me],
            self.reading.standing[self.reading.foe],
        )
        if procedure == AIR_POWER:
            return self.best_group()[0]
        if procedure == BARRAGE:
            return max([self.barrage(unit.index) for unit in enemies], default=0.0)
        if procedure == MEDICS:
            return max([self.heal(unit) for unit in own], default=0.0)
        if procedure == FINEST_HOUR:
            return self.finest_hour(command)
        if procedure == DIG_IN:
            return sum(sorted([self.dig_in(unit) for unit in own])[-DIG_IN_UNITS:])
        if not command.text.order and not command.fallback:
            return 0.0
        return sum([gain for gain, _ in self.ordered(command)])

    def finest_hour(self, command: Command) -> float:
        """The worth of Their Finest Hour: about two in three dice order a unit."""
        state = self.reading.state
        gains = [
            self.gain(unit, command)
            for unit in self.reading.standing[state.side]
            if state.order[unit.index] < 0
            and state.scenario.sections[state.at[unit.index]] & command.area
        ]
        gains.sort(reverse=True)
        count = round(hand_dice(state) * 2 / 3)
        return self.w.finest_hour * sum([max(0.0, gain) for gain in gains[:count]])

    def barrage(self, target: int) -> float:
        return self.reading.strike(target, BARRAGE_DICE, binding=True)

    def bomb(self, target: int) -> float:
        return self.reading.strike(target, AIR_DICE[self.reading.me], star=True, binding=True)

    def best_group(self, chosen: tuple[int, ...] = ()) -> tuple[float, list[int]]:
        """The best group for Air Power, grown from its best member: its worth, the next member."""
        state = self.reading.state
        enemies = [unit.index for unit in self.reading.standing[self.reading.foe]]
        best: tuple[float, list[int]] = (0.0, [])
        for seed in [chosen] if chosen else [(unit,) for unit in enemies]:
            group = list(seed)
            while len(group) < GROUP:
                near = {
                    hex for unit in group for hex in state.scenario.board.neighbours[state.at[unit]]
                }
                joining = [u for u in enemies if u not in group and state.at[u] in near]
                if not joining:
                    break
                group.append(max(joining, key=self.bomb))
            total = sum([self.bomb(unit) for unit in group])
            if total > best[0]:
                best = (total, group)
        return best

    def heal(self, unit: Unit) -> float:
        """The worth of the figures that Medics & Mechanics is expected to bring back."""
        state = self.reading.state
        lost = unit.figures - state.figures[unit.index]
        faces = 1 + (2, 1, 0)[unit.arm]
        back = min(float(lost), hand_dice(state) * faces / 6.0)
        return self.w.heal * self.reading.hit_cost(unit, back) if lost else 0.0

    def dig_in(self, unit: Unit) -> float:
        """The worth of sandbags, where there is fire and no cover."""
        state = self.reading.state
        hex = state.at[unit.index]
        if unit.arm or max(self.reading.cover(unit.side, hex)) or state.scenario.terrain[hex].ocean:
            return 0.0
        return self.w.dig_in * self.places.danger(unit, hex)

    def overrun(self, unit: Unit, hex: int) -> float:
        """The worth of an Armor Overrun after taking a hex."""
        ground = self.reading.state.scenario.terrain[hex]
        if unit.arm != ARMOR or self.reading.state.status[unit.index] & BARRED:
            return 0.0
        return 0.0 if ground.no_battle_on_entry else self.attack(unit, hex, None)
