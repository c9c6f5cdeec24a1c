"""A rough look at fire: what a unit could do to another from a square it does not stand on yet."""

from sandtable.board import squares
from sandtable.bots.greedy_heroes.table import Table, reaches
from sandtable.games.heroes import abilities
from sandtable.games.heroes.abilities import SUPPRESSION
from sandtable.games.heroes.fire import aiming, flames
from sandtable.games.heroes.land import effects, ground
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import ALL_ROUND, INFANTRY, Face, Weapon, X

#: A sniper hits about so often; a shell that may scatter lands about so often.
SNIPER = 0.55
SHELL = 0.4
#: A gun that looks elsewhere has to be turned first.
TURNED = 0.4
#: An even assault is won so often, and each point of lead adds this; not every way there is open.
EVEN = 0.5
EDGE = 0.14
REACHED = 0.6
#: Weapons that reach no farther than this are for men close by.
FLAME_REACH = 3


#: Lines that have been looked along, for the last few states of the field.
_lines: dict[tuple[object, ...], dict[tuple[int, int], int]] = {}
STATES_KEPT = 4


def lines_of(litter: tuple[object, ...]) -> dict[tuple[int, int], int]:
    """What is known of the lines while nothing comes or goes that could block one."""
    if litter not in _lines:
        while len(_lines) >= STATES_KEPT:
            del _lines[next(iter(_lines))]
        _lines[litter] = {}
    return _lines[litter]


class Eye:
    """Chances of fire between any two squares, kept for this decision."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.s = table.s
        self.limit = effects.sight_limit(table.s)
        self._charges: dict[int, tuple[int, int]] = {}
        self._lobs: dict[tuple[int, int], bool] = {}
        self._lines: dict[tuple[int, int], int] = lines_of(self.litter())

    def litter(self) -> tuple[object, ...]:
        """All that lines of sight depend on here: only vehicles, wrecks and smoke come and go."""
        s = self.s
        wrecks = tuple([-1 if wreck is None else wreck.kind for wreck in s.wrecks])
        return (
            s.terrain,
            self.limit,
            tuple(s.vehicle_on),
            tuple(s.wreck_on),
            wrecks,
            tuple(s.smoke),
        )

    def line(self, start: int, end: int) -> int:
        """What obscures the line between two squares, or BLOCKED.

        Infantry that stands in the way now may have gone by then.
        """
        key = (start, end)
        found = self._lines.get(key)
        if found is None:
            if start == end or (self.limit and self.range(start, end) > self.limit):
                found = BLOCKED
            else:
                found = look(self.s, self.s.terrain.ray(start, end), False)
            self._lines[key] = found
        return found

    def range(self, start: int, end: int) -> int:
        (ax, ay), (bx, by) = self.s.battle.field.centres[start], self.s.battle.field.centres[end]
        return squares.distance(ax, ay, bx, by)

    def open_face(self, unit: int) -> Face:
        """The side that can be fired at: a hidden unit is looked at as if it had flipped."""
        shown = self.s.shows(unit)
        if shown.defence[0] == X and len(self.s.counter(unit).faces) > 1:
            return self.s.counter(unit).faces[1 - self.s.face[unit]]
        return shown

    def covered(self, unit: int, start: int, end: int) -> int:
        """The cover of a unit on a square against fire from another."""
        building = self.s.battle.field.building_of
        if building[end] >= 0 and building[end] == building[start]:
            return 0
        return ground.bonus_at(self.s, end, self.s.counter(unit).kind)

    def fire(self, firer: int, start: int, target: int, end: int, turns: bool) -> float:
        """What the firer can expect to do to the target; ``turns``: it will face it."""
        s = self.s
        penalty = self.line(start, end)
        if penalty == BLOCKED and not self.lobs(firer):
            return 0.0
        arms = self.table.arms(firer, s.face[firer])
        range = self.range(start, end)
        total = 0.0
        for weapon in arms:
            value = self.shot(firer, weapon, start, target, end, penalty, range)
            if value and weapon.arc != ALL_ROUND and not turns:
                (ax, ay), (bx, by) = s.battle.field.centres[start], s.battle.field.centres[end]
                if not squares.in_arc(bx - ax, by - ay, s.heading[firer], weapon.arc):
                    value *= TURNED
            total = total + value if not s.is_infantry(firer) else max(total, value)
        return total

    def lobs(self, unit: int) -> bool:
        """Has it a weapon that fires over what blocks the line?"""
        key = (unit, self.s.face[unit])
        found = self._lobs.get(key)
        if found is None:
            found = any(weapon.indirect for weapon in self.table.arms(*key))
            self._lobs[key] = found
        return found

    def assault(self, enemy: int, unit: int, place: int) -> float:
        """What an enemy close by could do to a unit on a square in an assault."""
        s = self.s
        number, reach = self.charges(enemy)
        if number < 0 or self.range(s.at[enemy], place) > reach:
            return 0.0
        kind = s.counter(unit).kind
        theirs = max(
            [weapon.cv[kind] for weapon in self.table.arms(enemy, s.face[enemy])], default=X
        )
        if theirs == X:
            return 0.0
        own = self.table.arms(unit, s.face[unit])
        ours = max([weapon.cv[s.counter(enemy).kind] for weapon in own], default=X)
        lead = theirs + number - SUPPRESSION * s.suppression[enemy]
        lead -= ours + max(0, self.charges(unit)[0]) + ground.bonus_at(s, place, kind)
        lead += SUPPRESSION * s.suppression[unit]
        return min(max(EVEN + EDGE * lead, 0.0), 1.0) * REACHED * self.table.harm(unit)

    def charges(self, unit: int) -> tuple[int, int]:
        """Its Assault number, or NONE, and how far it gets."""
        found = self._charges.get(unit)
        if found is None:
            number = abilities.assault_number(self.s, unit)
            found = (number, abilities.current_move(self.s, unit))
            self._charges[unit] = found
        return found

    def shot(
        self,
        firer: int,
        weapon: Weapon,
        start: int,
        target: int,
        end: int,
        penalty: int,
        range: int,
    ) -> float:
        """What one weapon can expect to do."""
        table = self.table
        kind = self.s.counter(target).kind
        profile = weapon.howitzer or weapon.indirect
        if profile:
            return self.shell(weapon, profile, start, target, end, penalty)
        if penalty == BLOCKED or (weapon.limited_squares and range > weapon.limited_squares):
            return 0.0
        if weapon.flamethrower and range <= FLAME_REACH:
            flame = self.s.battle.pack.profiles[flames.PROFILE].cv[kind]
            if flame != X:
                return reaches(self.defence(target, start, end) - flame) * table.blow(target)
        if weapon.sniper and kind == INFANTRY:
            return max(0.0, SNIPER - 0.15 * penalty) * table.blow(target)
        value = weapon.cv[kind]
        if value == X:
            return 0.0
        total = self.defence(target, start, end)
        need = total + penalty + SUPPRESSION * self.s.suppression[firer]
        if range > aiming.LONG_RANGE:
            need += aiming.LONG_RANGE_PENALTY
        dice = 2 if weapon.twin_linked else 1
        found = reaches(need - value, dice) * table.blow(target)
        if weapon.suppressive:
            one = reaches(need - 2 * value, dice)
            two = reaches(need + total - 2 * value, dice)
            most = table.markers(target, 2)
            least = table.markers(target, 1)
            found = max(found, one * least + two * (most - least))
        return found

    def shell(
        self, weapon: Weapon, profile: str, start: int, target: int, end: int, penalty: int
    ) -> float:
        """A template: only in sight, or blindly with a chance to go astray."""
        value = self.s.battle.pack.profiles[profile].cv[self.s.counter(target).kind]
        inside = self.s.terrain.stands_in(end) >= 0
        if value == X or inside or (penalty == BLOCKED and not weapon.indirect):
            return 0.0
        found = reaches(self.defence(target, start, end) - value) * self.table.blow(target)
        return found * (SHELL if weapon.indirect else 1.0)

    def defence(self, target: int, start: int, end: int) -> int:
        """Its Defence Value with cover on a square, seen from another."""
        s = self.s
        values = self.open_face(target).defence
        met = values[0]
        if values[0] != values[2]:
            if s.at[target] == end:
                (ax, ay), (bx, by) = s.battle.field.centres[start], s.battle.field.centres[end]
                met = min([values[f] for f in squares.facings(ax - bx, ay - by, s.heading[target])])
            else:
                met = values[squares.SIDE]
        return met + self.covered(target, start, end)
