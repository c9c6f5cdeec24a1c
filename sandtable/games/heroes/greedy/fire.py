"""The worth of shots, from the odds of the game and the effects on the targets."""

from typing import Final

from sandtable.board.squares import SCATTER
from sandtable.games.heroes import names
from sandtable.games.heroes.fire import (
    affected,
    aiming,
    attack,
    kinds_of_fire,
    shot_odds,
    shots,
    templates,
)
from sandtable.games.heroes.fire.kinds_of_fire import (
    CLOSE,
    DEMOLISH,
    DIVERT,
    FIRE,
    FLAME,
    FLAME_ROOM,
    GRENADE,
    HOWITZER,
    INDIRECT,
    SATCHEL,
    SNIPE,
    SPLIT,
    SPLIT_SUPPRESS,
    SUPPRESS,
)
from sandtable.games.heroes.greedy.reading import HeroesReading, reaches
from sandtable.games.heroes.land import cover, ground
from sandtable.games.heroes.pack.catalogue import HIT, HIT_AND_SUPPRESSED, SUPPRESSED, Profile
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.units import abilities, structures
from sandtable.kernel.action import Action
from sandtable.kernel.odds import Odds

#: The probability that scatter is on target, and of each direction.
ON_TARGET: Final = 2 / 6
ASTRAY: Final = 1 / 6
#: The average harm to units in a part that collapses.
BURIED: Final = 0.6


class Fire:
    """The worth of shots, blasts and barrages to one side."""

    def __init__(self, reading: HeroesReading) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.named = {names.unit(reading.state, u): u for u in range(len(reading.units))}
        self._blasts: dict[tuple[int, int, str, int], float] = {}

    # One unit hit or suppressed.

    def sign(self, unit: int) -> float:
        return 1.0 if self.reading.units[unit].side == self.reading.foe else -self.w.own_men

    def struck(self, unit: int, hit: float, double: float) -> float:
        """The worth of a hit with this probability, including that of a double hit."""
        reading = self.reading
        worth = hit * reading.blow(unit)
        if double and (reading.survives(unit) or reading.is_tank(unit)):
            worth += double * (reading.worth(unit) - reading.harm(unit))
        return self.sign(unit) * worth

    # Shots.

    def shot(self, unit: int, origin: str, action: Action, bonus: int = 0) -> float:
        """The expected worth of a unit's shot."""
        kind = action[0]
        paid = self.w.gear if kinds_of_fire.is_paid(action) else 0.0
        if kind in (FIRE, CLOSE, FLAME, FLAME_ROOM, GRENADE):
            return self.hits(shot_odds.of_shot(self.state, unit, origin, action, bonus)) - paid
        if kind == SUPPRESS:
            return self.suppression(shot_odds.of_shot(self.state, unit, origin, action, bonus))
        if kind == DIVERT:
            found = shot_odds.of_shot(self.state, unit, origin, action, bonus)
            return sum([odds.success * self.reading.markers(self.of(odds), 1) for odds in found])
        if kind == SNIPE:
            return self.snipe(unit, shot_odds.of_shot(self.state, unit, origin, action, bonus))
        if kind == HOWITZER:
            return self.hits(shot_odds.of_shot(self.state, unit, origin, action, bonus))
        if kind == INDIRECT:
            return self.indirect(unit, action, bonus)
        if kind in (DEMOLISH, SATCHEL):
            odds = shot_odds.of_shot(self.state, unit, origin, action, bonus)[0]
            return odds.success * self.collapse(odds.target) - paid
        if kind in (SPLIT, SPLIT_SUPPRESS):
            return self.split(unit, origin, action)
        return 0.0

    def of(self, odds: Odds) -> int:
        """The unit that the roll is against, -1 if it is not a unit."""
        return self.named.get(odds.target.removeprefix(names.PREFIX), -1)

    def hits(self, found: list[Odds]) -> float:
        """The worth of attacks; the odds of a double hit follow those of the hit."""
        total = 0.0
        for i, odds in enumerate(found):
            unit = self.of(odds)
            if unit < 0:
                if odds.hits is not None:
                    total += odds.success * self.collapse(odds.target)
                continue
            if i and found[i - 1].target == odds.target:
                continue
            double = 0.0
            if i + 1 < len(found) and found[i + 1].target == odds.target:
                double = found[i + 1].success
            total += self.struck(unit, odds.success, double)
        return total

    def suppression(self, found: list[Odds]) -> float:
        total = 0.0
        for odds in found:
            for number, chance in enumerate(odds.hits or []):
                total += chance * self.reading.markers(self.of(odds), number)
        return total

    def snipe(self, unit: int, found: list[Odds]) -> float:
        """The worth of a sniper's shot, summed over the faces of the die."""
        if not found:
            return 0.0
        target = self.of(found[0])
        hit = 1
        while attack.sniper_result(self.state, unit, hit) not in (HIT, HIT_AND_SUPPRESSED):
            hit += 1
        total = 0.0
        for die in range(1, 7):
            result = attack.sniper_result(self.state, unit, die + hit - found[0].need)
            if result in (HIT, HIT_AND_SUPPRESSED):
                total += self.reading.blow(target)
            elif result == SUPPRESSED:
                total += self.reading.markers(target, 1)
        return total / 6

    def split(self, unit: int, origin: str, action: Action) -> float:
        """The worth of a split, with half of the value on each of the two best adjacent targets."""
        state = self.state
        shot = kinds_of_fire.Shot(state, action)
        weapon = next(
            (
                arm.weapon
                for arm in shots.arms(state, unit, origin, ())
                if arm.weapon.id == shot.weapon
            ),
            None,
        )
        if weapon is None:
            return 0.0
        suppresses = action[0] == SPLIT_SUPPRESS
        gains: list[tuple[float, int]] = []
        for enemy in shots.enemies(state, unit, -1):
            value = weapon.cv[state.counter(enemy).kind]
            aim = None if value == X else aiming.best(state, unit, weapon, enemy, False, False)
            if aim is not None:
                share = (2 * value if suppresses else value) // 2
                need = aim.need + aiming.suppression_penalty(state, unit) - share
                chance = reaches(need, 2 if weapon.twin_linked else 1)
                worth = self.reading.markers(enemy, 1) if suppresses else self.reading.blow(enemy)
                gains.append((chance * worth, enemy))
        best = 0.0
        for i, (one, first) in enumerate(gains):
            for other, second in gains[i + 1 :]:
                same = state.counter(first).kind == state.counter(second).kind
                if one + other > best and same and shots.near(state, first, second):
                    best = one + other
        return best

    # Templates.

    def blast(self, x: int, y: int, profile: Profile, markers: int = 0) -> float:
        """The worth of a blast on a point, for all units under it."""
        key = (x, y, profile.id, markers)
        found = self._blasts.get(key)
        if found is None:
            found = 0.0
            for unit in affected.by_blast(self.state, x, y):
                found += self.under(unit, profile, markers)
            if profile.destruction:
                for structure in affected.structures_under(self.state, x, y):
                    odds = shot_odds.destruction(self.state, structure, profile.destruction)
                    found += odds.success * self.collapse(structure)
            self._blasts[key] = found
        return found

    def under(self, unit: int, profile: Profile, markers: int) -> float:
        state = self.state
        value = profile.cv[state.counter(unit).kind]
        if value == X:
            return 0.0
        total = aiming.side_defence(state, unit)
        sheltered = affected.intact(state, state.places_of(unit)[0])
        total += cover.without_building(state, unit) if sheltered else ground.bonus_of(state, unit)
        worth = self.struck(unit, reaches(total - value), reaches(2 * total - value))
        if markers and state.is_infantry(unit):
            worth += self.sign(unit) * self.reading.markers(unit, markers)
        return worth

    def barrage(self, x: int, y: int, profile: Profile, scatter: int, markers: int = 0) -> float:
        """The worth of a blast that may scatter."""
        total = ON_TARGET * self.blast(x, y, profile, markers)
        for dx, dy in SCATTER:
            shifted = self.blast(x + 2 * dx * scatter, y + 2 * dy * scatter, profile, markers)
            total += ASTRAY * shifted
        return total

    def indirect(self, unit: int, action: Action, bonus: int) -> float:
        shot = kinds_of_fire.Shot(self.state, action)
        for weapon in abilities.weapons(self.state, unit):
            if weapon.indirect:
                x, y = self.state.battle.field.points[shot.point]
                profile = self.state.battle.pack.profiles[weapon.indirect]
                near = templates.spotted(self.state, self.reading.me, x, y)
                scatter = max(0, weapon.scatter - (templates.SPOTTED if near else 0))
                return self.barrage(x, y, profile, scatter)
        return 0.0

    def near_enemies(self, reach: int) -> set[tuple[int, int]]:
        """The points from which a blast, with or without scatter, may hit an enemy."""
        field = self.state.battle.field
        found: set[tuple[int, int]] = set()
        spots = [field.places[self.state.at[u]] for u in self.reading.seen]
        for x, y in field.points:
            if any(abs(x - hx - 1) <= reach and abs(y - hy - 1) <= reach for hx, hy in spots):
                found.add((x, y))
        return found

    def best_barrage(self, profile: Profile, scatter: int, markers: int) -> float:
        """The worth of the best barrage now."""
        points = self.near_enemies(2)
        return max([self.barrage(x, y, profile, scatter, markers) for x, y in points], default=0.0)

    # Structures.

    def collapse(self, structure: str) -> float:
        """The worth of destroying a structure, for the units in it."""
        total = 0.0
        if not structure.startswith("part:"):
            return total
        for place in structures.places(self.state, structure):
            unit = self.state.infantry_on[place]
            if unit >= 0 and not self.state.hidden(unit):
                total += BURIED * self.sign(unit) * self.reading.harm(unit)
        return total
