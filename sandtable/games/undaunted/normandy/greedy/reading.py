"""A position as a player sees it: open information only, and what it is worth."""

import math
from typing import Final

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.greedy.reading import IDLE, SUPPRESSED, Reading, chance_of
from sandtable.games.undaunted.normandy.control import raises_radio
from sandtable.games.undaunted.normandy.greedy.facts import facts_of
from sandtable.games.undaunted.normandy.greedy.weights import Weights
from sandtable.games.undaunted.normandy.state import NO_TARGET, NormandyState

#: Extra plays to scout a tile on the path; without scouts it is impossible.
SCOUTING: Final = 1
NO_SCOUTS: Final = 30
#: The most plays that a plan allows for shooting a barrier away.
BARRIER_MAX: Final = 6.0


class NormandyReading(Reading[NormandyState]):
    """A position as one side sees it, and the plans of both."""

    def __init__(self, state: NormandyState, me: int, weights: Weights) -> None:
        super().__init__(state, me)
        self.w = weights
        self.battle = state.battle
        self.facts = facts_of(state.battle)
        self.patience: list[float] = [
            weights.patience_pinned if state.battle.goals[1 - side].pin else weights.patience
            for side in (0, 1)
        ]
        self.points = [state.points(0), state.points(1)]
        self.occupants: list[list[Unit]] = [[] for _ in self.tiles]
        #: The enemy's counters on the board.
        self.enemies: list[Unit] = []
        for unit in self.units:
            tile = state.at[unit.index]
            if tile >= 0:
                self.occupants[tile].append(unit)
                if unit.side == self.foe:
                    self.enemies.append(unit)
        self.costs: list[list[list[float]]] = [
            self.facts.costs(
                state.platoons[side].marked, SCOUTING if self.has_scouts(side) else NO_SCOUTS
            )
            for side in (0, 1)
        ]
        count = len(self.tiles)
        #: The worth of Control of each tile to each side, the tiles where it is worth something,
        #: and the plays it takes to remove the enemies there.
        self.gain: list[list[float]] = [[0.0] * count, [0.0] * count]
        self.goals: list[list[int]] = [[], []]
        self.delay: list[list[float]] = [[0.0] * count, [0.0] * count]
        for side in (0, 1):
            for tile in state.scenario.objective_tiles:
                gain = self.gain_of(side, tile)
                if gain:
                    self.gain[side][tile] = gain
                    self.goals[side].append(tile)
                    self.delay[side][tile] = self.delay_of(side, tile)
        self.lives = [self.lives_of(0), self.lives_of(1)]
        self.stock = [self.stock_of(0), self.stock_of(1)]
        #: Each side's best plan for a tile and the plays it takes, ignoring barriers.
        self.plan: list[list[float]] = [[0.0] * count, [0.0] * count]
        self.steps: list[list[float]] = [[99.0] * count, [99.0] * count]
        self.make_plans(0)
        self.make_plans(1)
        self.prospects = [0.0] * len(self.units)
        for side in (0, 1):
            for unit in state.battle.riflemen[side]:
                self.prospects[unit.index] = self.prospect(unit, state.at[unit.index])
        self.worths: dict[int, float] = {}
        #: The enemies who can fire, by tile: the expected shots in a round, their dice, their
        #: place in the list of enemies. A mortar (tile -1) fires at its target only.
        self.guns: list[tuple[int, float, int]] = [self.gun(enemy) for enemy in self.enemies]
        self.dangers: dict[int, float] = {}

    # Cards.

    def plays_now(self, unit: Unit) -> int:
        """How often a friendly unit can act with the current hand: its cards, Inspire, Guide."""
        cards = self.state.scenario.roster.cards[self.me]
        hand = self.state.platoons[self.me].hand
        plays = hand.count(unit.card)
        if plays:
            for kind in hand:
                officer = cards[kind]
                if officer.action("guide") or (
                    officer.squad == unit.squad and officer.action("inspire")
                ):
                    plays += 1
        return plays

    def has_scouts(self, side: int) -> bool:
        """Can the side still scout?"""
        platoon = self.state.platoons[side]
        for unit in self.battle.scouts[side]:
            if platoon.cycle[unit.card] + platoon.supply[unit.card] > 0 and self.can_act(unit):
                return True
        return False

    def can_act(self, unit: Unit) -> bool:
        """Is it on the board, or can it enter?"""
        return self.state.at[unit.index] >= 0 or len(self.battle.spawns[unit.index]) > 0

    def is_riflemen(self, unit: Unit) -> bool:
        return self.battle.riflemen_mask[unit.side] >> unit.index & 1 == 1

    def lives_of(self, side: int) -> int:
        """The number of hits that would pin a side."""
        lives = 0
        for unit in self.battle.riflemen[side]:
            if self.state.at[unit.index] >= 0:
                lives += self.cards_left(unit) + 1
        return lives

    def stock_of(self, side: int) -> int:
        """The Rifleman cards a side can still play; with none it is hopeless (NOR-39.1)."""
        platoon = self.state.platoons[side]
        stock = 0
        for unit in self.battle.riflemen[side]:
            if self.can_act(unit):
                stock += platoon.cycle[unit.card] + platoon.supply[unit.card]
        return stock

    def is_decisive(self, unit: Unit) -> bool:
        """Would a hit on this unit end the game: a side pinned or hopeless (NOR-38.3, 39.1)?"""
        side = unit.side
        if not self.is_riflemen(unit):
            return False
        goal = self.battle.goals[1 - side]
        if goal.pin and self.lives[side] == 1:
            return True
        last = self.stock[side] == 1 and self.cards_left(unit) == 1
        hopeless = last and not self.battle.goals[side].pin
        return hopeless and (goal.pin or self.points[1 - side] > self.points[side])

    # Objectives.

    def gain_of(self, side: int, tile: int) -> float:
        """The current worth of Control of a tile to a side."""
        points = self.state.objective[tile]
        if not points:
            return 0.0
        controlled = self.state.platoons[side].controlled >> tile & 1
        if controlled:
            if not raises_radio(self.state, side, tile):
                return 0.0
            points = 1
        worth = 0.0
        goal = self.battle.goals[side].points
        if goal:
            missing = goal - self.points[side]
            worth = self.w.win if points >= missing else self.w.goal * points / missing
        enemy_goal = self.battle.goals[1 - side].points
        if enemy_goal and self.state.platoons[1 - side].controlled >> tile & 1:
            missing = max(1, enemy_goal - self.points[1 - side] + points)
            worth += self.w.deny * self.w.goal * points / missing
        return worth

    def delay_of(self, side: int, tile: int) -> float:
        """The plays it takes a side to remove the enemies that prevent Control of a tile."""
        delay = 0.0
        for unit in self.occupants[tile]:
            if unit.side != side:
                delay += self.w.play_per_hit * (self.cards_left(unit) + 1)
        return min(delay, BARRIER_MAX)

    def make_plans(self, side: int) -> None:
        """For every tile, find the side's unit with the best prospect of taking it."""
        gain, plan, steps = self.gain[side], self.plan[side], self.steps[side]
        patience = self.patience[side]
        for unit in self.battle.riflemen[side]:
            vigour = self.vigour(unit)
            if not vigour:
                continue
            for start in self.starts(unit):
                cost = self.costs[side][start]
                for tile in self.goals[side]:
                    plays = cost[tile] + 1
                    value = vigour * gain[tile] * math.pow(patience, plays)
                    if value > plan[tile]:
                        plan[tile] = value
                        steps[tile] = plays

    def starts(self, unit: Unit) -> tuple[int, ...]:
        """The unit's tile, or the tiles where it may enter."""
        at = self.state.at[unit.index]
        return (at,) if at >= 0 else self.battle.spawns[unit.index]

    def prospect(self, unit: Unit, tile: int) -> float:
        """The best result that Riflemen can hope for from a tile."""
        if tile < 0:
            return 0.0
        side = unit.side
        gain, delay, patience = self.gain[side], self.delay[side], self.patience[side]
        best = 0.0
        cost = self.costs[side][tile]
        for goal in self.goals[side]:
            plays = cost[goal] + 1 + delay[goal]
            value = gain[goal] * math.pow(patience, plays)
            if value > best:
                best = value
        return best * self.vigour(unit)

    # Fire.

    def hit_worth(self, unit: Unit) -> float:
        """The worth of a hit on this unit to its enemy."""
        worth = self.worths.get(unit.index)
        if worth is None:
            worth = self._hit_worth(unit)
            self.worths[unit.index] = worth
        return worth

    def _hit_worth(self, unit: Unit) -> float:
        side = unit.side
        left = self.cards_left(unit)
        tile = self.state.at[unit.index]
        if self.is_decisive(unit):
            return self.w.win
        worth = self.w.card[unit.title] if left else self.w.counter
        worth += self.prospects[unit.index] / (left + 1)
        if self.is_riflemen(unit):
            worth += self.w.wear / max(1, self.stock[side])
            if self.battle.goals[1 - side].pin and self.lives[side]:
                worth += self.w.pin / self.lives[side]
        if tile >= 0:
            others = len([1 for other in self.occupants[tile] if other.side == side])
            worth += self.w.barrier * self.plan[1 - side][tile] / ((left + 1) * others)
        if left and side == self.foe:
            worth += self.w.in_hand * self.chance_in_hand(unit)
        return worth

    def suppress_worth(self, unit: Unit) -> float:
        """The worth of suppressing this unit to its enemy."""
        if self.state.suppressed >> unit.index & 1:
            return 0.0
        if not self.cards_left(unit):
            return IDLE
        return self.w.suppress + self.w.suppress_plan * self.prospects[unit.index]

    def danger(self, unit: Unit, tile: int) -> float:
        """The expected hits on this unit in a tile until its next turn."""
        key = (unit.defence << 8) + tile
        found = self.dangers.get(key)
        if found is None:
            found = self._danger(unit.defence, tile)
            self.dangers[key] = found
        return found

    def _danger(self, defence: int, tile: int) -> float:
        danger = 0.0
        for at, rate, dice in self.guns:
            if at >= 0:
                need = defence + self.facts.hardness[at][tile]
                danger += rate * chance_of(dice, need)
            elif self.state.target[self.foe] == tile:
                danger += rate * chance_of(dice, defence + self.facts.shelter[tile])
        return danger

    def gun(self, enemy: Unit) -> tuple[int, float, int]:
        """Where an enemy fires from, how often in a round, and with how many dice."""
        rate = self.share(enemy)
        if self.state.suppressed >> enemy.index & 1:
            rate *= SUPPRESSED
        if enemy is self.battle.mortars[enemy.side]:
            return (NO_TARGET, rate, self.facts.blast[enemy.index])
        return (self.state.at[enemy.index], rate, self.facts.attack[enemy.index])
