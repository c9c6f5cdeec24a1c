"""What a unit can make of an order, and what a card can make of the units."""

from typing import TypeAlias

from sandtable.bots.greedy_memoir44.ground import Ground
from sandtable.bots.greedy_memoir44.table import Table
from sandtable.games.memoir44.cards import Text
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.ground import ARMOR
from sandtable.games.memoir44.movement import BARRED, MOVED, can_exit, reach
from sandtable.games.memoir44.orders import eligible, fits
from sandtable.games.memoir44.scenario import RESISTANCE, SPECIAL_FORCES, Unit
from sandtable.games.memoir44.strikes import AIR_DICE, BARRAGE_DICE, GROUP
from sandtable.games.memoir44.tactics import hand_dice

#: A plan that leaves the board.
OFF = -1
#: Units that Dig-In orders.
DIG_IN_UNITS = 4


#: What tells the orders of two cards apart.
Freedom: TypeAlias = tuple[int, int, int, int, int, bool, bool, bool]
ORDINARY: Freedom = (-1, -1, 1, 0, 0, True, True, False)


def freedom(text: Text | None) -> Freedom:
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
    """Gains of orders and worths of cards, for the side that is to play."""

    def __init__(self, table: Table, ground: Ground) -> None:
        self.table = table
        self.ground = ground
        self.w = table.w
        self._gains: dict[tuple[int, Freedom], float] = {}

    # One unit.

    def attack(self, unit: Unit, hex: int, text: Text | None) -> float:
        """The best attack from a hex under a card."""
        if text is not None and not text.battles:
            return 0.0
        t = self.table
        best = 0.0
        for target, distance, dice in t.shots(unit.index, hex):
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
        worth = self.table.strike(target, dice)
        if distance == 1 and unit.arm == ARMOR:
            worth *= 1.0 + self.w.overrun * 0.5
        return worth

    def options(self, unit: Unit, text: Text | None) -> list[tuple[float, int]]:
        """Where an ordered unit can go, and what it gains there with its attack; staying first."""
        s = self.table.s
        start = s.at[unit.index]
        here = self.ground.stand(unit, start)
        found = [(self.attack(unit, start, text), start)]
        limit, fighting = self.limits(unit, text)
        if s.status[unit.index] & MOVED or not limit:
            return found
        free = text is not None and text.ignores_terrain
        ways = reach(s, unit.index, limit, free)
        if can_exit(s, unit.index, limit, ways, free):
            found.append((self.table.medal(unit.side) - here, OFF))
        for hex, count in sorted(ways.items()):
            gain = self.ground.stand(unit, hex) - here
            barred = s.battle.terrain[hex].no_battle_on_entry and unit.kind != RESISTANCE
            if count <= fighting and not barred:
                gain += self.attack(unit, hex, text)
            found.append((gain, hex))
        return found

    def limits(self, unit: Unit, text: Text | None) -> tuple[int, int]:
        """Hexes the unit may move, and move and still battle."""
        if self.table.s.battle.fixed[unit.index]:
            return 0, 0
        arm = self.table.s.battle.arms[unit.arm]
        limit = text.move if text is not None and text.move >= 0 else arm.move
        if text is not None and text.move_and_battle >= 0:
            return limit, text.move_and_battle
        if unit.kind == SPECIAL_FORCES:
            return limit, 2
        return limit, arm.move_and_battle

    def gain(self, unit: Unit, command: Command) -> float:
        """The best an order of this command can do for the unit."""
        text = None if command.fallback else command.text
        key = (unit.index, freedom(text))
        found = self._gains.get(key)
        if found is None:
            found = max([gain for gain, _ in self.options(unit, text)])
            self._gains[key] = found
        return found

    # One card.

    def ordered(self, command: Command) -> list[tuple[float, int]]:
        """The units that a command would best order, with what each gains."""
        s = self.table.s
        wishes = [
            (self.gain(unit, command), unit.index)
            for unit in self.table.standing[s.side]
            if eligible(s, command, unit.index)
        ]
        wishes.sort(key=lambda wish: (-wish[0], wish[1]))
        chosen: list[int] = []
        found: list[tuple[float, int]] = []
        for gain, unit in wishes:
            if gain > 0.0 and fits(s, command, [*chosen, unit]):
                chosen.append(unit)
                found.append((gain, unit))
        return found

    def worth(self, command: Command) -> float:
        """What the command can do now."""
        name = command.text.name
        own, enemies = self.table.standing[self.table.me], self.table.standing[self.table.foe]
        if name == "air-power":
            return self.best_group()[0]
        if name == "barrage":
            return max([self.barrage(unit.index) for unit in enemies], default=0.0)
        if name == "medics-and-mechanics":
            return max([self.heal(unit) for unit in own], default=0.0)
        if name == "their-finest-hour":
            return self.finest_hour(command)
        if name == "dig-in" and not command.fallback:
            return sum(sorted([self.dig_in(unit) for unit in own])[-DIG_IN_UNITS:])
        if not command.text.order and not command.fallback:
            return 0.0
        return sum([gain for gain, _ in self.ordered(command)])

    def finest_hour(self, command: Command) -> float:
        """About two of three dice order somebody."""
        s = self.table.s
        gains = [
            self.gain(unit, command)
            for unit in self.table.standing[s.side]
            if s.order[unit.index] < 0 and s.battle.sections[s.at[unit.index]] & command.area
        ]
        gains.sort(reverse=True)
        count = round(hand_dice(s) * 2 / 3)
        return self.w.finest_hour * sum([max(0.0, gain) for gain in gains[:count]])

    def barrage(self, target: int) -> float:
        return self.table.strike(target, BARRAGE_DICE, binding=True)

    def bomb(self, target: int) -> float:
        return self.table.strike(target, AIR_DICE[self.table.me], star=True, binding=True)

    def best_group(self, chosen: tuple[int, ...] = ()) -> tuple[float, list[int]]:
        """A group for Air Power, grown from its best member: its worth, and who joins next."""
        s = self.table.s
        enemies = [unit.index for unit in self.table.standing[self.table.foe]]
        best: tuple[float, list[int]] = (0.0, [])
        for seed in [chosen] if chosen else [(unit,) for unit in enemies]:
            group = list(seed)
            while len(group) < GROUP:
                near = {hex for unit in group for hex in s.battle.board.neighbours[s.at[unit]]}
                joining = [u for u in enemies if u not in group and s.at[u] in near]
                if not joining:
                    break
                group.append(max(joining, key=self.bomb))
            total = sum([self.bomb(unit) for unit in group])
            if total > best[0]:
                best = (total, group)
        return best

    def heal(self, unit: Unit) -> float:
        """Figures that Medics & Mechanics can be expected to bring back."""
        s = self.table.s
        lost = unit.figures - s.figures[unit.index]
        faces = 1 + (2, 1, 0)[unit.arm]
        back = min(float(lost), hand_dice(s) * faces / 6.0)
        return self.w.heal * self.table.hit_cost(unit, back) if lost else 0.0

    def dig_in(self, unit: Unit) -> float:
        """Sandbags where there is fire and no cover."""
        s = self.table.s
        hex = s.at[unit.index]
        if unit.arm or max(self.table.cover(unit.side, hex)) or s.battle.terrain[hex].ocean:
            return 0.0
        return self.w.dig_in * self.ground.danger(unit, hex)

    def overrun(self, unit: Unit, hex: int) -> float:
        """What armor that takes a hex can go on to do."""
        ground = self.table.s.battle.terrain[hex]
        if unit.arm != ARMOR or self.table.s.status[unit.index] & BARRED:
            return 0.0
        return 0.0 if ground.no_battle_on_entry else self.attack(unit, hex, None)
