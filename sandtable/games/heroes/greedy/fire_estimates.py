"""Rough estimates of fire: what a unit could do to another from a square it is not yet on."""

from typing import Final

from sandtable.board import squares
from sandtable.games.heroes.fire import aiming, flames
from sandtable.games.heroes.greedy.reading import FACES, HeroesReading, reaches
from sandtable.games.heroes.land import effects, ground
from sandtable.games.heroes.land.rays import BLOCKED, look
from sandtable.games.heroes.pack.counters import ALL_ROUND, INFANTRY, Face, Weapon, X
from sandtable.games.heroes.units import abilities
from sandtable.games.heroes.units.abilities import SUPPRESSION

#: How often a sniper hits, and how often a scattering shell lands on target.
SNIPER: Final = 0.55
SHELL: Final = 0.4
#: The factor for a gun that must be turned first.
TURNED: Final = 0.4
#: How often an even assault is won, the gain per point of lead, and how often the way is open.
EVEN: Final = 0.5
EDGE: Final = 0.14
REACHED: Final = 0.6
#: Weapons with at most this range are for close combat.
FLAME_REACH: Final = 3


#: Known lines, for the last few states of the field: from each square to each of the others.
_lines: dict[tuple[object, ...], dict[int, list[int]]] = {}
STATES_KEPT: Final = 4
#: The penalty of a line that nobody has asked for yet.
UNKNOWN: Final = -2


def lines_of(line_blockers_key: tuple[object, ...]) -> dict[int, list[int]]:
    """The known lines, as long as nothing that can block them comes or goes."""
    found = _lines.get(line_blockers_key)
    if found is None:
        found = {}
        if len(_lines) >= STATES_KEPT:
            _lines.clear()
        _lines[line_blockers_key] = found
    return found


class FireEstimates:
    """Estimates of fire between any two squares, cached for this decision."""

    def __init__(self, reading: HeroesReading) -> None:
        self.reading = reading
        self.state = reading.state
        self.limit = effects.sight_limit(reading.state)
        self._charges: dict[int, tuple[int, int]] = {}
        self._lobs: dict[int, bool] = {}
        self._nearby = reading.state.battle.field.nearby
        self._lines = lines_of(self.line_blockers_key())

    def line_blockers_key(self) -> tuple[object, ...]:
        """Everything that lines of sight depend on: terrain, vehicles, wrecks and smoke."""
        state = self.state
        wrecks = tuple([-1 if wreck is None else wreck.kind for wreck in state.wrecks])
        return (
            state.terrain,
            self.limit,
            tuple(state.vehicle_on),
            tuple(state.wreck_on),
            wrecks,
            tuple(state.smoke),
        )

    def line(self, start: int, end: int) -> int:
        """The penalty of the line between two squares, or BLOCKED.

        Infantry is ignored: it may have moved by then.
        """
        known = self._lines.get(start)
        if known is None:
            known = [UNKNOWN] * len(self.state.battle.field.places)
            self._lines[start] = known
        found = known[end]
        if found == UNKNOWN:
            found = self.find_line(start, end)
            known[end] = found
        return found

    def find_line(self, start: int, end: int) -> int:
        if start == end or (self.limit and self.range(start, end) > self.limit):
            return BLOCKED
        return look(self.state, self.state.terrain.rough_ray(start, end), False)

    def range(self, start: int, end: int) -> int:
        return self._nearby.ranges(start)[end]

    def open_face(self, unit: int) -> Face:
        """The side of the counter to fire at; a hidden unit is treated as if it had flipped."""
        shown = self.state.shows(unit)
        if shown.defence[0] == X and len(self.state.counter(unit).faces) > 1:
            return self.state.counter(unit).faces[1 - self.state.face[unit]]
        return shown

    def covered(self, unit: int, start: int, end: int) -> int:
        """The cover of a unit on a square against fire from another square."""
        building = self.state.battle.field.building_of
        if building[end] >= 0 and building[end] == building[start]:
            return 0
        return ground.bonus_at(self.state, end, self.state.counter(unit).kind)

    def fire(self, firer: int, start: int, target: int, end: int, turns: bool) -> float:
        """The expected effect of fire on the target; ``turns``: the firer will face it."""
        state = self.state
        penalty = self.line(start, end)
        if penalty == BLOCKED and not self.lobs(firer):
            return 0.0
        arms = self.reading.arms(firer, state.face[firer])
        range = self.range(start, end)
        infantry = state.is_infantry(firer)
        total = 0.0
        for weapon in arms:
            value = self.shot(firer, weapon, start, target, end, penalty, range)
            if value and weapon.arc != ALL_ROUND and not turns:
                (ax, ay), (bx, by) = (
                    state.battle.field.centres[start],
                    state.battle.field.centres[end],
                )
                if not squares.in_arc(bx - ax, by - ay, state.heading[firer], weapon.arc):
                    value *= TURNED
            total = max(total, value) if infantry else total + value
        return total

    def lobs(self, unit: int) -> bool:
        """Does it have a weapon that fires over obstacles?"""
        face = self.state.face[unit]
        key = unit * FACES + face
        found = self._lobs.get(key)
        if found is None:
            found = any(bool(weapon.indirect) for weapon in self.reading.arms(unit, face))
            self._lobs[key] = found
        return found

    def assault(self, enemy: int, unit: int, place: int) -> float:
        """The expected effect of an assault by a nearby enemy on a unit on a square."""
        state = self.state
        number, reach = self.charges(enemy)
        if number < 0 or self.range(state.at[enemy], place) > reach:
            return 0.0
        kind = state.counter(unit).kind
        theirs = max(
            [weapon.cv[kind] for weapon in self.reading.arms(enemy, state.face[enemy])], default=X
        )
        if theirs == X:
            return 0.0
        own = self.reading.arms(unit, state.face[unit])
        ours = max([weapon.cv[state.counter(enemy).kind] for weapon in own], default=X)
        lead = theirs + number - SUPPRESSION * state.suppression[enemy]
        lead -= ours + max(0, self.charges(unit)[0]) + ground.bonus_at(state, place, kind)
        lead += SUPPRESSION * state.suppression[unit]
        return min(max(EVEN + EDGE * lead, 0.0), 1.0) * REACHED * self.reading.harm(unit)

    def charges(self, unit: int) -> tuple[int, int]:
        """Its Assault number, or NONE, and its range of movement."""
        found = self._charges.get(unit)
        if found is None:
            number = abilities.assault_number(self.state, unit)
            found = (number, abilities.current_move(self.state, unit))
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
        """The expected effect of one weapon."""
        reading = self.reading
        kind = self.state.counter(target).kind
        profile = weapon.howitzer or weapon.indirect
        if profile:
            return self.shell(weapon, profile, start, target, end, penalty)
        if penalty == BLOCKED or (weapon.limited_squares and range > weapon.limited_squares):
            return 0.0
        if weapon.flamethrower and range <= FLAME_REACH:
            flame = self.state.battle.pack.profiles[flames.PROFILE].cv[kind]
            if flame != X:
                return reaches(self.defence(target, start, end) - flame) * reading.blow(target)
        if weapon.sniper and kind == INFANTRY:
            return max(0.0, SNIPER - 0.15 * penalty) * reading.blow(target)
        value = weapon.cv[kind]
        if value == X:
            return 0.0
        total = self.defence(target, start, end)
        need = total + penalty + SUPPRESSION * self.state.suppression[firer]
        if range > aiming.LONG_RANGE:
            need += aiming.LONG_RANGE_PENALTY
        dice = 2 if weapon.twin_linked else 1
        found = reaches(need - value, dice) * reading.blow(target)
        if weapon.suppressive:
            one = reaches(need - 2 * value, dice)
            two = reaches(need + total - 2 * value, dice)
            most = reading.markers(target, 2)
            least = reading.markers(target, 1)
            found = max(found, one * least + two * (most - least))
        return found

    def shell(
        self, weapon: Weapon, profile: str, start: int, target: int, end: int, penalty: int
    ) -> float:
        """The expected effect of a template: in sight, or blind with scatter."""
        value = self.state.battle.pack.profiles[profile].cv[self.state.counter(target).kind]
        inside = self.state.terrain.stands_in(end) >= 0
        if value == X or inside or (penalty == BLOCKED and not weapon.indirect):
            return 0.0
        found = reaches(self.defence(target, start, end) - value) * self.reading.blow(target)
        return found * (SHELL if weapon.indirect else 1.0)

    def defence(self, target: int, start: int, end: int) -> int:
        """A target's Defence Value with cover on a square, seen from another."""
        state = self.state
        values = self.open_face(target).defence
        met = values[0]
        if values[0] != values[2]:
            if state.at[target] == end:
                (ax, ay), (bx, by) = (
                    state.battle.field.centres[start],
                    state.battle.field.centres[end],
                )
                met = min(
                    [values[f] for f in squares.facings(ax - bx, ay - by, state.heading[target])]
                )
            else:
                met = values[squares.SIDE]
        return met + self.covered(target, start, end)
