"""What shots are worth: by the odds of the game, and what they do to whom."""

from sandtable.board.squares import SCATTER
from sandtable.bots.greedy_heroes.table import Table, reaches
from sandtable.games.heroes import abilities, names
from sandtable.games.heroes.fire import affected, aiming, attack, shot_odds, shots, templates
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
from sandtable.games.heroes.land import cover, ground, structures
from sandtable.games.heroes.pack.catalogue import HIT, HIT_AND_SUPPRESSED, SUPPRESSED, Profile
from sandtable.games.heroes.pack.counters import X
from sandtable.kernel.action import Action
from sandtable.kernel.odds import Odds

#: The share of a scatter roll that is on target, and of each direction.
ON_TARGET = 2 / 6
ASTRAY = 1 / 6
#: Whoever is in a part that comes down is about so badly hurt.
BURIED = 0.6


class Fire:
    """The worth of shots, blasts and barrages to one side."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.named = {names.unit(table.s, u): u for u in range(len(table.units))}
        self._blasts: dict[tuple[int, int, str, int], float] = {}

    # One unit hit or suppressed.

    def sign(self, unit: int) -> float:
        return 1.0 if self.table.units[unit].side == self.table.foe else -self.w.own_men

    def struck(self, unit: int, hit: float, double: float) -> float:
        """A chance of a hit and, within it, of a double hit."""
        table = self.table
        worth = hit * table.blow(unit)
        if double and (table.survives(unit) or table.is_tank(unit)):
            worth += double * (table.worth(unit) - table.harm(unit))
        return self.sign(unit) * worth

    # Shots.

    def shot(self, unit: int, origin: str, action: Action, bonus: int = 0) -> float:
        """What a shot of a unit can be expected to do."""
        kind = action[0]
        paid = self.w.gear if shots.is_paid(action) else 0.0
        if kind in (FIRE, CLOSE, FLAME, FLAME_ROOM, GRENADE):
            return self.hits(shot_odds.of_shot(self.s, unit, origin, action, bonus)) - paid
        if kind == SUPPRESS:
            return self.suppression(shot_odds.of_shot(self.s, unit, origin, action, bonus))
        if kind == DIVERT:
            found = shot_odds.of_shot(self.s, unit, origin, action, bonus)
            return sum([odds.success * self.table.markers(self.of(odds), 1) for odds in found])
        if kind == SNIPE:
            return self.snipe(unit, shot_odds.of_shot(self.s, unit, origin, action, bonus))
        if kind == HOWITZER:
            return self.hits(shot_odds.of_shot(self.s, unit, origin, action, bonus))
        if kind == INDIRECT:
            return self.indirect(unit, action, bonus)
        if kind in (DEMOLISH, SATCHEL):
            odds = shot_odds.of_shot(self.s, unit, origin, action, bonus)[0]
            return odds.success * self.collapse(odds.target) - paid
        if kind in (SPLIT, SPLIT_SUPPRESS):
            return self.split(unit, origin, action)
        return 0.0

    def of(self, odds: Odds) -> int:
        """The unit that is rolled against, -1 if it is none."""
        return self.named.get(odds.target.removeprefix(names.PREFIX), -1)

    def hits(self, found: list[Odds]) -> float:
        """Attacks that hit: the odds of a double hit follow those of the hit."""
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
                total += chance * self.table.markers(self.of(odds), number)
        return total

    def snipe(self, unit: int, found: list[Odds]) -> float:
        """Face by face, by the sniper's table."""
        if not found:
            return 0.0
        target = self.of(found[0])
        hit = 1
        while attack.sniper_result(self.s, unit, hit) not in (HIT, HIT_AND_SUPPRESSED):
            hit += 1
        total = 0.0
        for die in range(1, 7):
            result = attack.sniper_result(self.s, unit, die + hit - found[0].need)
            if result in (HIT, HIT_AND_SUPPRESSED):
                total += self.table.blow(target)
            elif result == SUPPRESSED:
                total += self.table.markers(target, 1)
        return total / 6

    def split(self, unit: int, origin: str, action: Action) -> float:
        """Half of the value on each of the two best targets that are near each other."""
        s = self.s
        shot = shots.Shot(s, action)
        weapon = next(
            (arm.weapon for arm in shots.arms(s, unit, origin, ()) if arm.weapon.id == shot.weapon),
            None,
        )
        if weapon is None:
            return 0.0
        suppresses = action[0] == SPLIT_SUPPRESS
        gains: list[tuple[float, int]] = []
        for enemy in shots.enemies(s, unit, -1):
            value = weapon.cv[s.counter(enemy).kind]
            aim = None if value == X else aiming.best(s, unit, weapon, enemy, False, False)
            if aim is not None:
                share = (2 * value if suppresses else value) // 2
                need = aim.need + aiming.suppression_penalty(s, unit) - share
                chance = reaches(need, 2 if weapon.twin_linked else 1)
                worth = self.table.markers(enemy, 1) if suppresses else self.table.blow(enemy)
                gains.append((chance * worth, enemy))
        best = 0.0
        for i, (one, first) in enumerate(gains):
            for other, second in gains[i + 1 :]:
                same = s.counter(first).kind == s.counter(second).kind
                if one + other > best and same and shots.near(s, first, second):
                    best = one + other
        return best

    # Templates.

    def blast(self, x: int, y: int, profile: Profile, markers: int = 0) -> float:
        """What a blast on a point does to everybody under it."""
        key = (x, y, profile.id, markers)
        found = self._blasts.get(key)
        if found is None:
            found = 0.0
            for unit in affected.by_blast(self.s, x, y):
                found += self.under(unit, profile, markers)
            if profile.destruction:
                for structure in affected.structures_under(self.s, x, y):
                    odds = shot_odds.destruction(self.s, structure, profile.destruction)
                    found += odds.success * self.collapse(structure)
            self._blasts[key] = found
        return found

    def under(self, unit: int, profile: Profile, markers: int) -> float:
        s = self.s
        value = profile.cv[s.counter(unit).kind]
        if value == X:
            return 0.0
        total = aiming.side_defence(s, unit)
        sheltered = affected.intact(s, s.places_of(unit)[0])
        total += cover.without_building(s, unit) if sheltered else ground.bonus_of(s, unit)
        worth = self.struck(unit, reaches(total - value), reaches(2 * total - value))
        if markers and s.is_infantry(unit):
            worth += self.sign(unit) * self.table.markers(unit, markers)
        return worth

    def barrage(self, x: int, y: int, profile: Profile, scatter: int, markers: int = 0) -> float:
        """A blast that may go astray."""
        total = ON_TARGET * self.blast(x, y, profile, markers)
        for dx, dy in SCATTER:
            shifted = self.blast(x + 2 * dx * scatter, y + 2 * dy * scatter, profile, markers)
            total += ASTRAY * shifted
        return total

    def indirect(self, unit: int, action: Action, bonus: int) -> float:
        shot = shots.Shot(self.s, action)
        for weapon in abilities.weapons(self.s, unit):
            if weapon.indirect:
                x, y = self.s.battle.field.points[shot.point]
                profile = self.s.battle.pack.profiles[weapon.indirect]
                near = templates.spotted(self.s, self.table.me, x, y)
                scatter = max(0, weapon.scatter - (templates.SPOTTED if near else 0))
                return self.barrage(x, y, profile, scatter)
        return 0.0

    def near_enemies(self, reach: int) -> set[tuple[int, int]]:
        """The points so near to an enemy that a blast, or one gone astray, may hit him."""
        field = self.s.battle.field
        found: set[tuple[int, int]] = set()
        spots = [field.places[self.s.at[u]] for u in self.table.seen]
        for x, y in field.points:
            if any(abs(x - hx - 1) <= reach and abs(y - hy - 1) <= reach for hx, hy in spots):
                found.add((x, y))
        return found

    def best_barrage(self, profile: Profile, scatter: int, markers: int) -> float:
        """The best that a barrage could do now."""
        points = self.near_enemies(2)
        return max([self.barrage(x, y, profile, scatter, markers) for x, y in points], default=0.0)

    # Structures.

    def collapse(self, structure: str) -> float:
        """What it is worth that a structure comes down: those in it."""
        total = 0.0
        if not structure.startswith("part:"):
            return total
        for place in structures.places(self.s, structure):
            unit = self.s.infantry_on[place]
            if unit >= 0 and not self.s.hidden(unit):
                total += BURIED * self.sign(unit) * self.table.harm(unit)
        return total
