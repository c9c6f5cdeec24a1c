"""A position as the bot sees it: the worth of units, hits and markers."""

import math
from typing import Final

from sandtable.games.heroes.armies import recruitment, tokens
from sandtable.games.heroes.greedy.weights import Weights
from sandtable.games.heroes.pack.counters import FLIP, HEAVY, INFANTRY, KINDS, ROLES, Weapon
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ACTIVATION, LOST, NO_TOKEN, ON_FIELD, SUPPLY
from sandtable.games.heroes.units import abilities

#: The number of faces of a die.
DIE: Final = 6
#: The probability of a success, by dice and by the faces that are one.
MOST_DICE: Final = 4
CHANCES: Final[list[list[float]]] = [
    [1.0 - ((DIE - faces) / DIE) ** dice for faces in range(DIE + 1)]
    for dice in range(MOST_DICE + 1)
]


def reaches(need: int, dice: int = 1) -> float:
    """The probability that the best of ``dice`` dice reaches a number."""
    faces = DIE + 1 - need
    if faces <= 0:
        return CHANCES[dice][0]
    return CHANCES[dice][DIE if faces > DIE else faces]


#: More than the sides of any counter.
FACES: Final = 8


class HeroesReading:
    """A scratch state, seen by one side; results are cached for this decision."""

    def __init__(self, state: HeroesState, me: int, weights: Weights) -> None:
        self.state = state
        self.me = me
        self.foe = 1 - me
        self.w = weights
        self.units = state.battle.units
        #: The remaining turns, including this one.
        self.turns_left = max(1, state.battle.turns - max(state.turn, 1) + 1)
        #: Is it too late for any more fire?
        self.last_move = self.turns_left == 1 and state.phase == SUPPLY
        self.fielded: tuple[list[int], list[int]] = (state.on_field(0), state.on_field(1))
        #: Enemies that are not hidden and can be fired at.
        self.seen = [u for u in self.fielded[self.foe] if not state.hidden(u)]
        #: The orders that each side gets per turn.
        self.stars = [
            recruitment.stars(state, side) + recruitment.special_tokens(state, side)
            for side in (0, 1)
        ]
        self._blows: dict[int, float] = {}
        self._worth: dict[int, float] = {}
        self._arms: dict[int, tuple[Weapon, ...]] = {}

    # Units.

    def power(self, unit: int) -> float:
        """A unit's worth in combat: its army points, reduced by damage."""
        worth = self.w.army * self.state.counter(unit).value
        if self.state.shows(unit).state == "weakened":
            worth *= self.w.weakened
        return worth

    def worth(self, unit: int) -> float:
        """What its side would lose with it, and the other gain."""
        found = self._worth.get(unit)
        if found is None:
            found = self.power(unit) + self.scored(unit) + self.breaking(unit)
            shown = self.state.shows(unit)
            stars = shown.order + int(shown.personal_order)
            found += self.orders_lost(self.units[unit].side, stars) + self.load(unit)
            self._worth[unit] = found
        return found

    def scored(self, unit: int) -> float:
        """The points that its enemy scores for it."""
        state = self.state
        counter = state.counter(unit)
        points = 0.0
        for score in state.battle.points:
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
        """Its share in breaking its tile."""
        state = self.state
        who = self.units[unit]
        tile = state.battle.tiles[who.tile]
        if not who.own or state.broken[tile.index]:
            return 0.0
        lost = len([1 for other in tile.units if state.status[other] == LOST])
        missing = max(1, recruitment.break_point(state, tile) - lost)
        stars = tile.stars
        for index in tile.options:
            option = state.battle.options[index]
            stars += option.unlocks_number if option.unlocks == "order" else 0
        points = self.w.broken + self.orders_lost(who.side, stars)
        for score in state.battle.points:
            if score.type == "break_tile" and score.side != who.side:
                points += score.points if score.tile_kind in ("", tile.kind) else 0
        return points / (missing * missing)

    def orders_lost(self, side: int, stars: int) -> float:
        """The cost to a side of losing ``stars`` stars; without any it has lost (HOS-3.12)."""
        if stars <= 0 or self.turns_left == 1:
            return 0.0
        left = self.stars[side] - stars
        return self.w.win if left <= 0 else self.w.star * stars * (1.0 + 1.0 / left)

    def load(self, unit: int) -> float:
        """The worth of what it carries: a delivery, an item, an exit that scores."""
        state = self.state
        side = self.units[unit].side
        points = 0.0
        for score in state.battle.points:
            if score.side != side:
                continue
            if score.type == "deliver" and score.counter == state.counter(unit).id:
                points += 0.7 * score.points
            elif score.type in ("carry_end", "carry_exit"):
                points += 0.5 * score.points if state.item_carrier[score.objective] == unit else 0
        return points

    # Harm.

    def survives(self, unit: int) -> bool:
        """Would one hit only weaken it?"""
        shown = self.state.shows(unit)
        return shown.hit == FLIP and not self.state.counter(unit).two_states

    def harm(self, unit: int) -> float:
        """The harm of a hit on it."""
        worth = self.worth(unit)
        if self.state.is_heavy(unit):
            marks = bin(self.state.damage[unit]).count("1")
            killed = (1 + marks) / DIE
            return worth * (killed + (1.0 - killed) * self.w.damaged)
        if self.survives(unit):
            return (1.0 - self.w.weakened) * self.power(unit) + 0.2 * (worth - self.power(unit))
        return worth

    def pending(self, unit: int) -> bool:
        """Has it, as far as can be seen, yet to act this turn?"""
        state = self.state
        if state.phase == SUPPLY or state.is_activated(unit):
            return False
        if state.phase == ACTIVATION:
            return state.token[unit] != NO_TOKEN or abilities.has_opportunity(state, unit)
        return True

    def blow(self, unit: int) -> float:
        """The worth of a hit by fire to its enemy."""
        key = unit * FACES + self.state.face[unit]
        found = self._blows.get(key)
        if found is None:
            found = self.harm(unit) * (self.w.pending if self.pending(unit) else 1.0)
            self._blows[key] = found
        return found

    def markers(self, unit: int, number: int) -> float:
        """The worth of ``number`` more suppression markers to its enemy."""
        if self.last_move:
            return 0.0
        each = self.power(unit) * (self.w.marker if self.pending(unit) else self.w.marker_late)
        had = self.state.suppression[unit]
        total = 0.0
        for i in range(number):
            total += each * math.pow(self.w.marker_more, had + i)
        return total

    # Weapons, for rough estimates.

    def arms(self, unit: int, face: int) -> tuple[Weapon, ...]:
        """The weapons it fires with; a hidden unit flips to fire."""
        key = unit * FACES + face
        found = self._arms.get(key)
        if found is None:
            state = self.state
            shown = state.counter(unit).faces[face]
            found = abilities.weapons_of_face(state, unit, face)
            if shown.hidden:
                found += abilities.weapons_of_face(state, unit, 1 - face)
            if state.damage[unit]:
                usable = abilities.usable_weapons(state, unit)
                found = tuple([weapon for weapon in found if weapon in usable])
            self._arms[key] = found
        return found

    def free(self, unit: int) -> bool:
        """Does it have no order, and has not acted this turn?"""
        return tokens.unordered(self.state, unit)

    def infantry(self, side: int) -> list[int]:
        """The infantry of a side on the field."""
        return [u for u in self.fielded[side] if self.state.counter(u).kind == INFANTRY]

    def is_tank(self, unit: int) -> bool:
        return self.state.counter(unit).kind == HEAVY

    def on_field(self, unit: int) -> bool:
        return self.state.status[unit] == ON_FIELD
