"""The position as the bot sees it: what units, hits and markers are worth."""

from sandtable.bots.greedy_heroes.weights import Weights
from sandtable.games.heroes import abilities
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.pack.counters import FLIP, HEAVY, INFANTRY, KINDS, ROLES, Weapon
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ACTIVATION, LOST, NO_TOKEN, ON_FIELD, SUPPLY
from sandtable.games.heroes.turn import tokens

#: The sides of a die.
DIE = 6


def reaches(need: int, dice: int = 1) -> float:
    """The chance that the better of some dice shows a number or more."""
    faces = min(max(DIE + 1 - need, 0), DIE)
    missed: float = ((DIE - faces) / DIE) ** dice
    return 1.0 - missed


class Table:
    """A scratch state, seen by one side; what is worked out is kept for this decision."""

    def __init__(self, s: HeroesState, me: int, weights: Weights) -> None:
        self.s = s
        self.me = me
        self.foe = 1 - me
        self.w = weights
        self.units = s.battle.units
        #: The turns that are still to be played, this one included.
        self.turns_left = max(1, s.battle.turns - max(s.turn, 1) + 1)
        #: Whether anything can still be fired at before the end.
        self.last_move = self.turns_left == 1 and s.phase == SUPPLY
        self.standing: tuple[list[int], list[int]] = (s.on_field(0), s.on_field(1))
        #: Enemies that can be seen and fired at; the others are hidden.
        self.seen = [u for u in self.standing[self.foe] if not s.hidden(u)]
        #: The orders that each side can count on from turn to turn.
        self.stars = [
            recruitment.stars(s, side) + recruitment.special_tokens(s, side) for side in (0, 1)
        ]
        self._blows: dict[tuple[int, int], float] = {}
        self._worth: dict[int, float] = {}
        self._arms: dict[tuple[int, int], tuple[Weapon, ...]] = {}

    # Units.

    def power(self, unit: int) -> float:
        """What it is worth for fighting: its army points, as far as it is still whole."""
        worth = self.w.army * self.s.counter(unit).value
        if self.s.shows(unit).state == "weakened":
            worth *= self.w.weakened
        return worth

    def worth(self, unit: int) -> float:
        """What its side loses with it, and the other gains."""
        found = self._worth.get(unit)
        if found is None:
            found = self.power(unit) + self.scored(unit) + self.breaking(unit)
            shown = self.s.shows(unit)
            stars = shown.order + int(shown.personal_order)
            found += self.orders_lost(self.units[unit].side, stars) + self.load(unit)
            self._worth[unit] = found
        return found

    def scored(self, unit: int) -> float:
        """Points that its enemy scores for it."""
        s = self.s
        counter = s.counter(unit)
        points = 0.0
        for score in s.battle.points:
            if score.side == self.units[unit].side:
                continue
            if score.type == "destroy_unit":
                points += score.points if counter.id == score.counter else 0
            elif score.type == "destroy_kind":
                points += score.points if KINDS[counter.kind] == score.kind else 0
            elif score.type == "destroy_role" and score.role in ("any", ROLES[counter.role]):
                points += score.points
        return points

    def breaking(self, unit: int) -> float:
        """Its share in the break of its tile."""
        s = self.s
        who = self.units[unit]
        tile = s.battle.tiles[who.tile]
        if not who.own or s.broken[tile.index]:
            return 0.0
        lost = len([1 for other in tile.units if s.standing[other] == LOST])
        missing = max(1, recruitment.break_point(s, tile) - lost)
        stars = tile.stars
        for index in tile.options:
            option = s.battle.options[index]
            stars += option.unlocks_number if option.unlocks == "order" else 0
        points = self.w.broken + self.orders_lost(who.side, stars)
        for score in s.battle.points:
            if score.type == "break_tile" and score.side != who.side:
                points += score.points if score.tile_kind in ("", tile.kind) else 0
        return points / (missing * missing)

    def orders_lost(self, side: int, stars: int) -> float:
        """What it costs a side to have so many stars less; without any it has lost (HOS-3.12)."""
        if stars <= 0 or self.turns_left == 1:
            return 0.0
        left = self.stars[side] - stars
        return self.w.win if left <= 0 else self.w.star * stars * (1.0 + 1.0 / left)

    def load(self, unit: int) -> float:
        """What it brings home: a delivery, an item, an exit that pays."""
        s = self.s
        side = self.units[unit].side
        points = 0.0
        for score in s.battle.points:
            if score.side != side:
                continue
            if score.type == "deliver" and score.counter == s.counter(unit).id:
                points += 0.7 * score.points
            elif score.type in ("carry_end", "carry_exit"):
                points += 0.5 * score.points if s.item_carrier[score.objective] == unit else 0
        return points

    # Harm.

    def survives(self, unit: int) -> bool:
        """Does one hit only weaken it?"""
        shown = self.s.shows(unit)
        return shown.hit == FLIP and not self.s.counter(unit).two_states

    def harm(self, unit: int) -> float:
        """What a hit does to it."""
        worth = self.worth(unit)
        if self.s.is_heavy(unit):
            marks = bin(self.s.damage[unit]).count("1")
            killed = (1 + marks) / DIE
            return worth * (killed + (1.0 - killed) * self.w.damaged)
        if self.survives(unit):
            return (1.0 - self.w.weakened) * self.power(unit) + 0.2 * (worth - self.power(unit))
        return worth

    def pending(self, unit: int) -> bool:
        """Is it, as far as one can see, still to act this turn?"""
        s = self.s
        if s.phase == SUPPLY or s.is_activated(unit):
            return False
        if s.phase == ACTIVATION:
            return s.token[unit] != NO_TOKEN or abilities.has_opportunity(s, unit)
        return True

    def blow(self, unit: int) -> float:
        """What a hit by fire is worth to its enemy."""
        key = (unit, self.s.face[unit])
        found = self._blows.get(key)
        if found is None:
            found = self.harm(unit) * (self.w.pending if self.pending(unit) else 1.0)
            self._blows[key] = found
        return found

    def markers(self, unit: int, number: int) -> float:
        """What so many suppression markers more are worth to its enemy."""
        if self.last_move:
            return 0.0
        each = self.power(unit) * (self.w.marker if self.pending(unit) else self.w.marker_late)
        had = self.s.suppression[unit]
        return sum([each * self.w.marker_more ** (had + i) for i in range(number)])

    # Weapons, as far as a rough look goes.

    def arms(self, unit: int, face: int) -> tuple[Weapon, ...]:
        """The weapons it fires with: a hidden unit shows them when it fires."""
        key = (unit, face)
        found = self._arms.get(key)
        if found is None:
            s = self.s
            shown = s.counter(unit).faces[face]
            found = abilities.weapons_of_face(s, unit, face)
            if shown.hidden:
                found += abilities.weapons_of_face(s, unit, 1 - face)
            if s.damage[unit]:
                usable = abilities.usable_weapons(s, unit)
                found = tuple([weapon for weapon in found if weapon in usable])
            self._arms[key] = found
        return found

    def free(self, unit: int) -> bool:
        """Has it neither an order nor acted this turn?"""
        return tokens.unordered(self.s, unit)

    def infantry(self, side: int) -> list[int]:
        """The infantry of a side on the field."""
        return [u for u in self.standing[side] if self.s.counter(u).kind == INFANTRY]

    def is_tank(self, unit: int) -> bool:
        return self.s.counter(unit).kind == HEAVY

    def on_field(self, unit: int) -> bool:
        return self.s.standing[unit] == ON_FIELD
