"""The worth of both sides' plans: points, exits, counters to remove."""

import math
from typing import Final

from sandtable.games.undaunted.cards import Card, CardAction, Unit, printed_action
from sandtable.games.undaunted.greedy.reading import Reading, chance_of
from sandtable.games.undaunted.north_africa.greedy.travel import Travel
from sandtable.games.undaunted.north_africa.greedy.weights import Weights
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
#: How much harder it is to remove a soldier, for each comrade who can be hit instead.
SHELTER: Final = 0.5
#: The plays it takes to hit a soldier who prevents Control, and the most a plan allows for.
PLAY_PER_HIT: Final = 2.0
BARRIER_MAX: Final = 6.0


class Job:
    """Something to do in a tile, and its worth; ``number`` is its place in the list."""

    def __init__(self, number: int, tile: int, verb: str, gain: float) -> None:
        self.number = number
        self.tile = tile
        self.verb = verb
        self.gain = gain


class ProspectReading(Reading[DesertState]):
    """A position as one side sees it, and the prospects of both."""

    def __init__(self, state: DesertState, me: int, weights: Weights) -> None:
        super().__init__(state, me)
        self.w = weights
        self.battle = state.battle
        self.soldiers: list[list[Unit]] = [[], []]
        for unit in self.units:
            if unit.card >= 0 and state.at[unit.index] >= 0:
                self.soldiers[unit.side].append(unit)
        self.travel = Travel(self)
        self.vehicles = self.travel.vehicles
        self.missing = [self.points_missing(side) for side in (0, 1)]
        #: The worth of each side's best plan to control a tile, regardless of who is in the way.
        self.threat = [[self.threat_to(side, tile) for tile in self.tiles] for side in (0, 1)]
        self.tasks = [self.tasks_of(side) for side in (0, 1)]
        self.exit_gain = [0.0] * len(self.units)
        self.hit_gain = [0.0] * len(self.units)
        for side in (0, 1):
            for goal in state.battle.goals[side]:
                if goal.kind == EVACUATE:
                    self.weigh_exits(side, goal)
                elif goal.kind == NEUTRALISE:
                    self.weigh_hits(goal)
        self.prospects = [
            self.prospect(unit, state.at[unit.index], state.seat[unit.index])
            if unit.card >= 0 and state.at[unit.index] >= 0
            else 0.0
            for unit in self.units
        ]

    def card(self, unit: Unit) -> Card:
        return self.state.scenario.roster.cards[unit.side][unit.card]

    def printed(self, unit: Unit, seat: int, verb: str) -> CardAction | None:
        """The better action with this name on a soldier's card and seat."""
        card = self.card(unit)
        own = card.action(verb)
        if seat == NONE:
            return own
        place = self.battle.desert.seats[seat]
        usable = self.state.why_no_seat_action(card, place) is None
        other = printed_action(place.actions, verb) if usable else None
        if own is None or other is None:
            return own or other
        return own if own.size >= other.size else other

    # Points.

    def points_missing(self, side: int) -> int:
        """The points a side still needs; 0 if points are not its goal."""
        counts = [goal.count for goal in self.battle.goals[side] if goal.kind == POINTS]
        return max(1, min(counts) - self.state.points(side)) if counts else 0

    def points_gain(self, side: int, points: int) -> float:
        missing = self.missing[side]
        if not missing or not points:
            return 0.0
        return self.w.win if points >= missing else self.w.goal * points / missing

    def loss_gain(self, side: int, points: int) -> float:
        """The worth to a side of points that the other side loses."""
        missing = self.missing[1 - side]
        if not missing:
            return 0.0
        return self.w.deny * self.w.goal * points / (missing + points)

    def own_gain(self, side: int, tile: int) -> float:
        """The worth of Control of a tile to a side, for the points alone."""
        if self.state.platoons[side].controlled >> tile & 1:
            return 0.0
        gain = self.points_gain(side, self.state.worth(side, tile))
        if self.state.platoons[1 - side].controlled >> tile & 1:
            gain += self.loss_gain(side, self.state.worth(1 - side, tile))
        return gain

    def threat_to(self, side: int, tile: int) -> float:
        gain = self.own_gain(side, tile)
        best = 0.0
        if gain:
            for unit in self.soldiers[side]:
                at, seat = self.state.at[unit.index], self.state.seat[unit.index]
                if self.printed(unit, seat, CONTROL) is not None:
                    plays = self.travel.route(unit, at, seat, tile).plays + 1.0
                    vigour = self.travel.vigours[unit.index]
                    best = max(best, gain * vigour * math.pow(self.w.patience, plays))
        return best

    def tasks_of(self, side: int) -> list[Job]:
        """Tiles to control, and structures to blow up."""
        tasks: list[Job] = []
        for tile in self.tiles:
            gain = self.control_gain(side, tile)
            if gain > 0.0:
                tasks.append(Job(len(tasks), tile, CONTROL, gain))
        if side == WRECKER:
            for tile in self.tiles:
                if self.state.structure[tile] != NONE:
                    gain = self.wreck_gain(tile)
                    if gain > 0.0:
                        tasks.append(Job(len(tasks), tile, DEMOLITIONS, gain))
        return tasks

    def control_gain(self, side: int, tile: int) -> float:
        """The current worth of Control of a tile to a side: for itself, and against the other."""
        if self.state.platoons[side].controlled >> tile & 1:
            return 0.0
        return self.own_gain(side, tile) + self.w.preempt * self.threat[1 - side][tile]

    def wreck_gain(self, tile: int) -> float:
        """The worth to the LRDG of blowing up the structure in a tile."""
        points = self.battle.all_structures[self.state.structure[tile]].points
        gain = self.points_gain(WRECKER, points)
        if self.state.platoons[1 - WRECKER].controlled >> tile & 1:
            gain += self.loss_gain(WRECKER, points)
        return gain + self.w.preempt * self.threat[1 - WRECKER][tile]

    # Counters to move off the map, or to remove.

    def weigh_exits(self, side: int, goal: Goal) -> None:
        """Weigh counters by their distance to an exit; the last one needed wins the game."""
        missing = goal.count - (self.state.evacuated[side] & goal.units).bit_count()
        left = [u for u in self.units if goal.units >> u.index & 1 and self.holds(side, u)]
        plays = [self.exit_plays(u, self.state.at[u.index], self.state.seat[u.index]) for u in left]
        ranks = sorted(zip(plays, left, strict=True), key=lambda pair: (pair[0], pair[1].index))
        gain = self.w.win if missing == 1 else self.w.goal / max(1, missing)
        for rank, (_, unit) in enumerate(ranks):
            self.exit_gain[unit.index] = gain if rank < missing else gain * self.w.spare

    def holds(self, side: int, unit: Unit) -> bool:
        """Is this counter in play, and not captured by the other side?"""
        vehicle = self.battle.desert.vehicle(unit.index)
        held = vehicle is None or self.state.held_by(vehicle, side)
        return held and self.state.at[unit.index] >= 0

    def leaving_wins(self, side: int, party: list[Unit]) -> bool:
        """Would a side win if these counters left the map together?"""
        gone = self.state.evacuated[side]
        for unit in party:
            gone |= 1 << unit.index
        return any(
            goal.kind == EVACUATE and (gone & goal.units).bit_count() >= goal.count
            for goal in self.battle.goals[side]
        )

    def exit_plays(self, unit: Unit, tile: int, seat: int) -> float:
        """The plays it takes a counter to leave the map."""
        vehicle = self.battle.desert.vehicle(unit.index)
        side = unit.side if vehicle is None else self.state.holder[self.state.number(unit.index)]
        exits = [way for way in self.tiles if self.battle.exits[side] >> way & 1]
        if vehicle is None:
            walking = self.travel.walking_action(unit)
            return min([self.travel.route(unit, tile, seat, way).plays for way in exits]) + (
                1.0 / walking.size
            )
        pace = self.travel.drive(vehicle)
        costs = self.travel.by_vehicle(side, vehicle, tile)
        step = 1.0 / self.travel.speed(vehicle)
        return (min([costs[way] for way in exits]) + step) / max(pace, 0.1)

    def lives(self, unit: Unit) -> float:
        """The hits it takes to remove a counter from the game."""
        vehicle = self.battle.desert.vehicle(unit.index)
        if vehicle is not None:
            return vehicle.durability - self.state.damage[self.state.number(unit.index)]
        lives = self.cards_left(unit) + 1.0
        seat = self.state.seat_of(unit.index)
        if seat is not None:
            car = self.battle.desert.vehicle(seat.vehicle)
            assert car is not None
            lives *= 1.0 + SHELTER * (len(self.travel.crew(car)) - 1)
        return lives

    def weigh_hits(self, goal: Goal) -> None:
        """Weigh hits: the counters with the fewest lives are removed first."""
        missing = goal.count - (self.state.neutralised & goal.units).bit_count()
        left = [u for u in self.units if goal.units >> u.index & 1 and self.state.at[u.index] >= 0]
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

    # ProspectReading.

    def skill(self, unit: Unit, task: Job, seat: int) -> float:
        """How well a soldier can do a task once there; 0 if they cannot."""
        key = (((unit.index << 8) + task.number) << 8) + seat + 1
        found = self.travel.now.skills.get(key)
        if found is None:
            found = self._skill(unit, task, seat)
            self.travel.now.skills[key] = found
        return found

    def _skill(self, unit: Unit, task: Job, seat: int) -> float:
        card = self.card(unit)
        printed = card.action(task.verb)
        if task.verb == DEMOLITIONS:
            structure = self.battle.all_structures[self.state.structure[task.tile]]
            return chance_of(printed.size, structure.defence) if printed is not None else 0.0
        if printed is not None:
            return self.undefended(unit.side, task.tile)
        if seat != NONE:
            place = self.battle.desert.seats[seat]
            usable = self.state.why_no_seat_action(card, place) is None
            if usable and printed_action(place.actions, CONTROL):
                return self.undefended(unit.side, task.tile)
        return 0.0

    def undefended(self, side: int, tile: int) -> float:
        """A factor below 1 if the enemy controls the tile and its soldiers prevent Control."""
        if not self.state.platoons[1 - side].controlled >> tile & 1:
            return 1.0
        lives = [
            self.lives(unit)
            for unit in self.soldiers[1 - side]
            if self.state.at[unit.index] == tile
        ]
        return math.pow(self.w.patience, min(BARRIER_MAX, PLAY_PER_HIT * sum(lives)))

    def task_worth(self, unit: Unit, tile: int, seat: int, task: Job) -> float:
        """The worth of a task to a soldier who is in a tile."""
        skill = self.skill(unit, task, seat)
        if not skill:
            return 0.0
        plays = self.travel.route(unit, tile, seat, task.tile).plays + 1.0
        return task.gain * skill * math.pow(self.w.patience, plays)

    def exit_worth(self, unit: Unit, tile: int, seat: int) -> float:
        gain = self.exit_gain[unit.index]
        if not gain:
            return 0.0
        return gain * math.pow(self.w.patience, self.exit_plays(unit, tile, seat))

    def prospect(self, unit: Unit, tile: int, seat: int) -> float:
        """The best result that a soldier can hope for from a place."""
        vigour = self.travel.vigours[unit.index]
        if not vigour:
            return 0.0
        best = self.exit_worth(unit, tile, seat)
        for task in self.tasks[unit.side]:
            best = max(best, self.task_worth(unit, tile, seat, task))
        return best * vigour
