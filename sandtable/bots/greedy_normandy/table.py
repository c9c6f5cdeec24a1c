"""What a player reads off the table: open facts only, and what they are worth."""

from functools import lru_cache

from sandtable.bots.greedy_normandy.weights import Weights
from sandtable.bots.undaunted.reading import IDLE, SUPPRESSED, Reading, chance_of, spread
from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.combat import INDIRECT, cover_bonus
from sandtable.games.undaunted.normandy.control import raises_radio
from sandtable.games.undaunted.normandy.state import NormandyState

#: Extra plays to scout a tile on the way; with no scouts left it cannot be done.
SCOUTING = 1
NO_SCOUTS = 30
#: A barrier takes at most so many plays to shoot away, in a plan.
BARRIER_MAX = 6.0


@lru_cache(maxsize=4096)
def ways(neighbours: tuple[tuple[int, ...], ...], marked: int, scouting: int) -> list[list[float]]:
    """Plays it takes to bring Riflemen from every tile to every other one."""
    enter = tuple(
        [1.0 if marked >> tile & 1 else 1.0 + scouting for tile in range(len(neighbours))]
    )
    return [spread(neighbours, enter, start) for start in range(len(neighbours))]


class Table(Reading[NormandyState]):
    """A position as one side sees it, and the plans of both."""

    def __init__(self, s: NormandyState, me: int, weights: Weights) -> None:
        super().__init__(s, me)
        self.w = weights
        self.patience = [
            weights.patience_pinned if s.battle.goals[1 - side].pin else weights.patience
            for side in (0, 1)
        ]
        self.points = [s.points(0), s.points(1)]
        self.occupants: list[list[Unit]] = [[] for _ in self.tiles]
        for unit in self.units:
            if s.at[unit.index] >= 0:
                self.occupants[s.at[unit.index]].append(unit)
        neighbours = tuple(s.scenario.neighbours)
        self.ways = [
            ways(
                neighbours,
                s.platoons[side].marked,
                SCOUTING if self.has_scouts(side) else NO_SCOUTS,
            )
            for side in (0, 1)
        ]
        self.gain = [[self.gain_of(side, tile) for tile in self.tiles] for side in (0, 1)]
        self.delay = [[self.delay_of(side, tile) for tile in self.tiles] for side in (0, 1)]
        self.lives = [self.lives_of(0), self.lives_of(1)]
        self.stock = [self.stock_of(0), self.stock_of(1)]
        #: Each side's best plan for a tile and the plays it takes, barriers left out of account.
        self.plan = [[0.0] * len(self.tiles), [0.0] * len(self.tiles)]
        self.steps = [[99.0] * len(self.tiles), [99.0] * len(self.tiles)]
        self.make_plans(0)
        self.make_plans(1)
        self.prospects = [self.prospect(unit, s.at[unit.index]) for unit in self.units]
        self.worths: dict[int, float] = {}
        self.dangers: dict[tuple[int, int], float] = {}

    # Cards.

    def plays_now(self, unit: Unit) -> int:
        """How often an own unit can act with the hand as it is: its cards, Inspire, Guide."""
        cards = self.s.scenario.roster.cards[self.me]
        hand = self.s.platoons[self.me].hand
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
        platoon = self.s.platoons[side]
        return any(
            platoon.cycle[unit.card] + platoon.supply[unit.card] > 0
            and (self.s.at[unit.index] >= 0 or self.s.battle.spawns[unit.index])
            for unit in self.s.battle.scouts[side]
        )

    def is_riflemen(self, unit: Unit) -> bool:
        return self.s.battle.riflemen_mask[unit.side] >> unit.index & 1 == 1

    def lives_of(self, side: int) -> int:
        """Hits that pin a side."""
        return sum(
            [
                self.cards_left(unit) + 1
                for unit in self.s.battle.riflemen[side]
                if self.s.at[unit.index] >= 0
            ]
        )

    def stock_of(self, side: int) -> int:
        """Rifleman cards that a side can still play; without any it is hopeless (NOR-39.1)."""
        platoon = self.s.platoons[side]
        return sum(
            [
                platoon.cycle[unit.card] + platoon.supply[unit.card]
                for unit in self.s.battle.riflemen[side]
                if self.s.at[unit.index] >= 0 or self.s.battle.spawns[unit.index]
            ]
        )

    def is_decisive(self, unit: Unit) -> bool:
        """Does a hit on this unit end the game, by a side pinned or hopeless (NOR-38.3, 39.1)?"""
        side = unit.side
        if not self.is_riflemen(unit):
            return False
        goal = self.s.battle.goals[1 - side]
        if goal.pin and self.lives[side] == 1:
            return True
        last = self.stock[side] == 1 and self.cards_left(unit) == 1
        hopeless = last and not self.s.battle.goals[side].pin
        return hopeless and (goal.pin or self.points[1 - side] > self.points[side])

    # Objectives.

    def gain_of(self, side: int, tile: int) -> float:
        """What Control of a tile is worth to a side now."""
        points = self.s.objective[tile]
        if not points:
            return 0.0
        controlled = self.s.platoons[side].controlled >> tile & 1
        if controlled:
            if not raises_radio(self.s, side, tile):
                return 0.0
            points = 1
        worth = 0.0
        goal = self.s.battle.goals[side].points
        if goal:
            missing = goal - self.points[side]
            worth = self.w.win if points >= missing else self.w.goal * points / missing
        enemy_goal = self.s.battle.goals[1 - side].points
        if enemy_goal and self.s.platoons[1 - side].controlled >> tile & 1:
            missing = max(1, enemy_goal - self.points[1 - side] + points)
            worth += self.w.deny * self.w.goal * points / missing
        return worth

    def delay_of(self, side: int, tile: int) -> float:
        """Plays it takes a side to shoot away what bars Control of a tile."""
        delay = 0.0
        for unit in self.occupants[tile]:
            if unit.side != side:
                delay += self.w.play_per_hit * (self.cards_left(unit) + 1)
        return min(delay, BARRIER_MAX)

    def make_plans(self, side: int) -> None:
        """For every tile, the unit of the side that has the best prospect of taking it."""
        gain = self.gain[side]
        for unit in self.s.battle.riflemen[side]:
            vigour = self.vigour(unit)
            for start in self.starts(unit) if vigour else ():
                cost = self.ways[side][start]
                for tile in self.tiles:
                    if gain[tile]:
                        plays = cost[tile] + 1
                        value = vigour * gain[tile] * self.patience[side] ** plays
                        if value > self.plan[side][tile]:
                            self.plan[side][tile] = value
                            self.steps[side][tile] = plays

    def starts(self, unit: Unit) -> tuple[int, ...]:
        """Where the unit is, or where it may enter."""
        at = self.s.at[unit.index]
        return (at,) if at >= 0 else self.s.battle.spawns[unit.index]

    def prospect(self, unit: Unit, tile: int) -> float:
        """The best that Riflemen can hope for from a tile."""
        if tile < 0 or not self.is_riflemen(unit):
            return 0.0
        side = unit.side
        best = 0.0
        cost = self.ways[side][tile]
        for goal in self.tiles:
            if self.gain[side][goal]:
                plays = cost[goal] + 1 + self.delay[side][goal]
                best = max(best, self.gain[side][goal] * self.patience[side] ** plays)
        return best * self.vigour(unit)

    # Fire.

    def need(self, defence: int, tile: int, attacker: int) -> int:
        """The number to roll against a counter of this defence in a tile."""
        distance = 0 if attacker == INDIRECT else self.s.scenario.distance[attacker][tile]
        return defence + cover_bonus(self.s, tile, attacker) + distance

    def dice(self, unit: Unit, verb: str) -> int:
        """The dice of a combat action of the unit; none if it has no such action."""
        printed = self.s.scenario.roster.cards[unit.side][unit.card].action(verb)
        return 0 if printed is None else printed.size

    def hit_worth(self, unit: Unit) -> float:
        """What a hit on this unit is worth to its enemy."""
        worth = self.worths.get(unit.index)
        if worth is None:
            worth = self._hit_worth(unit)
            self.worths[unit.index] = worth
        return worth

    def _hit_worth(self, unit: Unit) -> float:
        side = unit.side
        left = self.cards_left(unit)
        tile = self.s.at[unit.index]
        if self.is_decisive(unit):
            return self.w.win
        worth = self.w.card[unit.title] if left else self.w.counter
        worth += self.prospects[unit.index] / (left + 1)
        if self.is_riflemen(unit):
            worth += self.w.wear / max(1, self.stock[side])
            if self.s.battle.goals[1 - side].pin and self.lives[side]:
                worth += self.w.pin / self.lives[side]
        if tile >= 0:
            others = len([1 for other in self.occupants[tile] if other.side == side])
            worth += self.w.barrier * self.plan[1 - side][tile] / ((left + 1) * others)
        if left and side == self.foe:
            worth += self.w.in_hand * self.chance_in_hand(unit)
        return worth

    def suppress_worth(self, unit: Unit) -> float:
        """What it is worth to its enemy to suppress this unit."""
        if self.s.suppressed >> unit.index & 1:
            return 0.0
        if not self.cards_left(unit):
            return IDLE
        return self.w.suppress + self.w.suppress_plan * self.prospects[unit.index]

    def danger(self, unit: Unit, tile: int) -> float:
        """Hits that this unit would have to expect in a tile until its next turn."""
        key = (unit.defence, tile)
        found = self.dangers.get(key)
        if found is None:
            found = sum([self.threat(enemy, unit.defence, tile) for enemy in self.enemies()])
            self.dangers[key] = found
        return found

    def threat(self, enemy: Unit, defence: int, tile: int) -> float:
        """Hits to be expected from one enemy unit."""
        rate = self.share(enemy)
        if self.s.suppressed >> enemy.index & 1:
            rate *= SUPPRESSED
        if self.s.battle.is_mortar[enemy.index]:
            if self.s.target[self.foe] != tile:
                return 0.0
            return rate * chance_of(self.dice(enemy, "blast"), self.need(defence, tile, INDIRECT))
        need = self.need(defence, tile, self.s.at[enemy.index])
        return rate * chance_of(self.dice(enemy, "attack"), need)

    def enemies(self) -> list[Unit]:
        """The enemy's counters on the board."""
        return [u for u in self.units if u.side == self.foe and self.s.at[u.index] >= 0]
