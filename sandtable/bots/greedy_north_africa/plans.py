"""What the plans of both sides are worth: points, ways off the map, counters to remove."""

from typing import Final, NamedTuple

from sandtable.bots.greedy_north_africa.travel import Travel
from sandtable.bots.greedy_north_africa.weights import Weights
from sandtable.bots.undaunted.reading import Reading, chance_of
from sandtable.games.undaunted.cards import Card, CardAction, Unit, printed_action
from sandtable.games.undaunted.north_africa.scenario import (
    EVACUATE,
    NEUTRALISE,
    NONE,
    POINTS,
    WRECKER,
    Goal,
)
from sandtable.games.undaunted.north_africa.state import DesertState

CONTROL: Final = "control"
DEMOLITIONS: Final = "demolitions"
#: How much harder it is to remove a soldier for each comrade who can be hit in his place.
SHELTER: Final = 0.5
#: The plays it takes to hit somebody who bars Control, and the most that a plan allows for.
PLAY_PER_HIT: Final = 2.0
BARRIER_MAX: Final = 6.0


class Task(NamedTuple):
    """Something to be done in a tile, and what it is worth."""

    tile: int
    verb: str
    gain: float


class Plans(Reading[DesertState]):
    """A position as one side sees it, and what both can hope for."""

    def __init__(self, s: DesertState, me: int, weights: Weights) -> None:
        super().__init__(s, me)
        self.w = weights
        self.battle = s.battle
        self.soldiers: list[list[Unit]] = [[], []]
        for unit in self.units:
            if unit.card >= 0 and s.at[unit.index] >= 0:
                self.soldiers[unit.side].append(unit)
        self.travel = Travel(self)
        self.vehicles = self.travel.vehicles
        self.missing = [self.points_missing(side) for side in (0, 1)]
        #: What each side's best plan to control a tile is worth, whoever is in the way.
        self.threat = [[self.threat_to(side, tile) for tile in self.tiles] for side in (0, 1)]
        self.tasks = [self.tasks_of(side) for side in (0, 1)]
        self.exit_gain = [0.0] * len(self.units)
        self.hit_gain = [0.0] * len(self.units)
        for side in (0, 1):
            for goal in s.battle.goals[side]:
                if goal.kind == EVACUATE:
                    self.weigh_exits(side, goal)
                elif goal.kind == NEUTRALISE:
                    self.weigh_hits(goal)
        self.prospects = [
            self.prospect(unit, s.at[unit.index], s.seat[unit.index])
            if unit.card >= 0 and s.at[unit.index] >= 0
            else 0.0
            for unit in self.units
        ]

    def card(self, unit: Unit) -> Card:
        return self.s.scenario.roster.cards[unit.side][unit.card]

    def printed(self, unit: Unit, seat: int, verb: str) -> CardAction | None:
        """The better of a soldier's own action of this name and that of his seat."""
        card = self.card(unit)
        own = card.action(verb)
        if seat == NONE:
            return own
        place = self.battle.desert.seats[seat]
        other = None if self.s.seat_barred(card, place) else printed_action(place.actions, verb)
        if own is None or other is None:
            return own or other
        return own if own.size >= other.size else other

    # Points.

    def points_missing(self, side: int) -> int:
        """The points a side still needs; 0 if it has no use for points."""
        counts = [goal.count for goal in self.battle.goals[side] if goal.kind == POINTS]
        return max(1, min(counts) - self.s.points(side)) if counts else 0

    def points_gain(self, side: int, points: int) -> float:
        missing = self.missing[side]
        if not missing or not points:
            return 0.0
        return self.w.win if points >= missing else self.w.goal * points / missing

    def loss_gain(self, side: int, points: int) -> float:
        """What it is worth to a side that the other one loses points it has."""
        missing = self.missing[1 - side]
        if not missing:
            return 0.0
        return self.w.deny * self.w.goal * points / (missing + points)

    def own_gain(self, side: int, tile: int) -> float:
        """What Control of a tile is worth to a side for the points alone."""
        if self.s.platoons[side].controlled >> tile & 1:
            return 0.0
        gain = self.points_gain(side, self.s.worth(side, tile))
        if self.s.platoons[1 - side].controlled >> tile & 1:
            gain += self.loss_gain(side, self.s.worth(1 - side, tile))
        return gain

    def threat_to(self, side: int, tile: int) -> float:
        gain = self.own_gain(side, tile)
        best = 0.0
        if gain:
            for unit in self.soldiers[side]:
                at, seat = self.s.at[unit.index], self.s.seat[unit.index]
                if self.printed(unit, seat, CONTROL) is not None:
                    plays = self.travel.route(unit, at, seat, tile).plays + 1.0
                    best = max(best, gain * self.vigour(unit) * self.w.patience**plays)
        return best

    def tasks_of(self, side: int) -> list[Task]:
        """Tiles to control, and structures to blow up."""
        tasks = [
            Task(tile, CONTROL, gain)
            for tile in self.tiles
            if (gain := self.control_gain(side, tile)) > 0.0
        ]
        if side == WRECKER:
            for tile in self.tiles:
                if self.s.structure[tile] != NONE and (gain := self.wreck_gain(tile)) > 0.0:
                    tasks.append(Task(tile, DEMOLITIONS, gain))
        return tasks

    def control_gain(self, side: int, tile: int) -> float:
        """What Control of a tile is worth to a side now: for itself, and against the other."""
        if self.s.platoons[side].controlled >> tile & 1:
            return 0.0
        return self.own_gain(side, tile) + self.w.preempt * self.threat[1 - side][tile]

    def wreck_gain(self, tile: int) -> float:
        """What it is worth to LRDG to blow up the structure in a tile."""
        points = self.battle.all_structures[self.s.structure[tile]].points
        gain = self.points_gain(WRECKER, points)
        if self.s.platoons[1 - WRECKER].controlled >> tile & 1:
            gain += self.loss_gain(WRECKER, points)
        return gain + self.w.preempt * self.threat[1 - WRECKER][tile]

    # Counters to bring off the map, or to remove.

    def weigh_exits(self, side: int, goal: Goal) -> None:
        """The counters nearest to a way off the map count most; the last one needed wins."""
        missing = goal.count - (self.s.evacuated & goal.units).bit_count()
        left = [u for u in self.units if goal.units >> u.index & 1 and self.holds(side, u)]
        plays = [self.exit_plays(u, self.s.at[u.index], self.s.seat[u.index]) for u in left]
        ranks = sorted(zip(plays, left, strict=True), key=lambda pair: (pair[0], pair[1].index))
        gain = self.w.win if missing == 1 else self.w.goal / max(1, missing)
        for rank, (_, unit) in enumerate(ranks):
            self.exit_gain[unit.index] = gain if rank < missing else gain * self.w.spare

    def holds(self, side: int, unit: Unit) -> bool:
        """Is this counter in play, and nobody else's by capture?"""
        vehicle = self.battle.desert.vehicle(unit.index)
        held = vehicle is None or self.s.held_by(vehicle, side)
        return held and self.s.at[unit.index] >= 0

    def leaving_wins(self, side: int, party: list[Unit]) -> bool:
        """Does a side win if these counters leave the map together?"""
        gone = self.s.evacuated
        for unit in party:
            gone |= 1 << unit.index
        return any(
            goal.kind == EVACUATE and (gone & goal.units).bit_count() >= goal.count
            for goal in self.battle.goals[side]
        )

    def exit_plays(self, unit: Unit, tile: int, seat: int) -> float:
        """The plays in which a counter could be off the map."""
        vehicle = self.battle.desert.vehicle(unit.index)
        side = unit.side if vehicle is None else self.s.holder[self.s.number(unit.index)]
        exits = [way for way in self.tiles if self.battle.exits[side] >> way & 1]
        if vehicle is None:
            legs = self.travel.legs(unit)
            return min([self.travel.route(unit, tile, seat, way).plays for way in exits]) + (
                1.0 / legs.size
            )
        pace = self.travel.drive(vehicle)
        costs = self.travel.by_car(side, vehicle, tile)
        step = 1.0 / self.travel.speed(vehicle)
        return (min([costs[way] for way in exits]) + step) / max(pace, 0.1)

    def lives(self, unit: Unit) -> float:
        """Hits that remove a counter from the game."""
        vehicle = self.battle.desert.vehicle(unit.index)
        if vehicle is not None:
            return vehicle.durability - self.s.damage[self.s.number(unit.index)]
        lives = self.cards_left(unit) + 1.0
        seat = self.s.seat_of(unit.index)
        if seat is not None:
            car = self.battle.desert.vehicle(seat.vehicle)
            assert car is not None
            lives *= 1.0 + SHELTER * (len(self.s.crew(car)) - 1)
        return lives

    def weigh_hits(self, goal: Goal) -> None:
        """The counters with the fewest lives are those that are removed."""
        missing = goal.count - (self.s.neutralised & goal.units).bit_count()
        left = [u for u in self.units if goal.units >> u.index & 1 and self.s.at[u.index] >= 0]
        left.sort(key=lambda unit: (self.lives(unit), unit.index))
        easiest = left[:missing]
        if len(easiest) < missing or not easiest:
            return
        total = sum([self.lives(unit) for unit in easiest])
        last = self.lives(easiest[-1])
        for unit in left:
            hits = total if unit in easiest else total - last + self.lives(unit)
            gain = self.w.win if hits <= 1.0 else self.w.goal / hits
            self.hit_gain[unit.index] += gain

    # Plans.

    def skill(self, unit: Unit, task: Task, seat: int) -> float:
        """How well a soldier can do a task once he is there; 0: not at all."""
        card = self.card(unit)
        printed = card.action(task.verb)
        if task.verb == DEMOLITIONS:
            structure = self.battle.all_structures[self.s.structure[task.tile]]
            return chance_of(printed.size, structure.defence) if printed is not None else 0.0
        if printed is not None:
            return self.undefended(unit.side, task.tile)
        if seat != NONE:
            place = self.battle.desert.seats[seat]
            if printed_action(place.actions, CONTROL) and not self.s.seat_barred(card, place):
                return self.undefended(unit.side, task.tile)
        return 0.0

    def undefended(self, side: int, tile: int) -> float:
        """Control is barred where the enemy controls the tile and a soldier of his is there."""
        if not self.s.platoons[1 - side].controlled >> tile & 1:
            return 1.0
        lives = [
            self.lives(unit) for unit in self.soldiers[1 - side] if self.s.at[unit.index] == tile
        ]
        return float(self.w.patience ** min(BARRIER_MAX, PLAY_PER_HIT * sum(lives)))

    def task_worth(self, unit: Unit, tile: int, seat: int, task: Task) -> float:
        """What a soldier, who is in a tile, can hope for from a task."""
        skill = self.skill(unit, task, seat)
        if not skill:
            return 0.0
        plays = self.travel.route(unit, tile, seat, task.tile).plays + 1.0
        return float(task.gain * skill * self.w.patience**plays)

    def exit_worth(self, unit: Unit, tile: int, seat: int) -> float:
        gain = self.exit_gain[unit.index]
        if not gain:
            return 0.0
        return float(gain * self.w.patience ** self.exit_plays(unit, tile, seat))

    def prospect(self, unit: Unit, tile: int, seat: int) -> float:
        """The best that a soldier can hope for from a place."""
        vigour = self.vigour(unit)
        if not vigour:
            return 0.0
        best = self.exit_worth(unit, tile, seat)
        for task in self.tasks[unit.side]:
            best = max(best, self.task_worth(unit, tile, seat, task))
        return best * vigour
