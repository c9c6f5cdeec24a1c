"""The steps of a Movement Action, facings, forced moves."""

import math
from typing import Any, Final

from sandtable.board.squares import COMPASS, DIRECTIONS
from sandtable.games.heroes.armies import scenario
from sandtable.games.heroes.fire.kinds_of_fire import ON_THE_MOVE
from sandtable.games.heroes.greedy.cards import Cards
from sandtable.games.heroes.greedy.places import Places
from sandtable.games.heroes.greedy.plans import NOTHING, Plans
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.movement_action import declaration
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.movement_action.stages import FIRE, FLIP, HOLD, PLAYS, STOP
from sandtable.games.heroes.moving import ways
from sandtable.games.heroes.moving.forced import ForcedMove
from sandtable.games.heroes.pack.counters import REAR_180
from sandtable.kernel.action import Action
from sandtable.kernel.policy import Scores

#: The minimum gain of a step over stopping.
STEP: Final = 0.005
#: The verbs that continue or end a move; anything else is a shot or a card.
MARCH: Final = ("step", "pivot", "board", "man", "charge", "push", "exit", "flip", "stop", "hold")


class March:
    """The next step of a moving unit."""

    def __init__(self, reading: HeroesReading, places: Places, plans: Plans, cards: Cards) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = places
        self.plans = plans
        self.cards = cards

    def scores(self, frame: Movement, legal: list[Action]) -> Scores:
        if frame.assaults(self.state) or any(action[0] == "charge" for action in legal):
            found = self.assault(frame, legal)
            if found:
                return found
        best, goal = self.best_way(frame.unit)
        shots = [a for a in legal if a[0] not in MARCH and a[0] not in PLAYS and a[0] != "assault"]
        found = self.fire(frame, shots, goal)
        if frame.stage == FIRE:
            return [*found, (0.0, HOLD)]
        here = self.plans.here(frame.unit)
        for action in legal:
            if action[0] in PLAYS:
                worth = self.cards.worth(action)
                if worth > 0.0:
                    found.append((best + worth, action))
            else:
                found.append((self.action(frame, action, here), action))
        if frame.surprise:
            found += [
                one for one in self.plans.through_window(frame.unit, frame) if one[1] in legal
            ]
        return found + self.first_steps(frame.unit, legal)

    def best_way(self, unit: int) -> tuple[float, int]:
        """The worth of the best pose within reach, and the pose."""
        best, goal = NOTHING, self.state.at[unit]
        for way in self.plans.stays(unit):
            value = self.plans.there(unit, way.pose) - STEP * len(way.actions)
            if value > best:
                best, goal = value, way.pose.at
        return best, goal

    def first_steps(self, unit: int, legal: list[Action]) -> Scores:
        """The first steps on the way to each pose."""
        found: Scores = []
        offered = set(legal)
        for way in self.plans.stays(unit):
            if way.actions and way.actions[0] in offered:
                value = self.plans.there(unit, way.pose) - STEP * len(way.actions)
                found.append((value, way.actions[0]))
        return found

    def action(self, frame: Movement, action: Action, here: float) -> float:
        """The worth of actions other than steps."""
        unit = frame.unit
        if action[0] == "stop":
            if len(action) > 1:
                heading = COMPASS.index(action[1].removeprefix("facing:"))
                turned = self.facing(unit, self.state.at[unit], heading)
                turned -= self.facing(unit, self.state.at[unit], self.state.heading[unit])
                return here + (0.5 * turned if turned > 0.02 else -STEP)
            return here
        if action == FLIP:
            return self.flip(frame)
        if action[0] in ("board", "man"):
            return self.plans.seat(unit, action)
        if action[0] == "exit":
            return self.leaving(unit)
        return NOTHING

    def flip(self, frame: Movement) -> float:
        """The worth of a change of state: here, or at a pose it can still reach."""
        state = self.state
        unit = frame.unit
        if self.state.at[unit] < 0:
            return NOTHING
        state.face[unit] = 1 - state.face[unit]
        best = self.places.worth(unit, state.at[unit])
        if frame.fresh():
            mover = frame.mover(state)
            for way in declaration.reach(state, unit):
                if not ways.may_stay(state, mover, way.pose):
                    continue
                best = max(best, self.places.worth(unit, way.pose.at) - 0.02)
        state.face[unit] = 1 - state.face[unit]
        return best - STEP

    def leaving(self, unit: int) -> float:
        """The points for leaving the field now."""
        worth = sum([2.0 * goal.value for goal in self.places.goals if self.own(goal, unit)])
        return worth if worth else NOTHING

    def own(self, goal: Any, unit: int) -> bool:
        return bool(goal.only == unit)

    def fire(self, frame: Movement, shots: list[Action], goal: int) -> Scores:
        """Fire on the Move: now, unless the shot from the destination is better."""
        found: Scores = []
        unit = frame.unit
        if not shots:
            return found
        worth, action = self.plans.best_of(unit, ON_THE_MOVE, shots)
        later = 0.0
        if goal != self.state.at[unit] and not frame.halted and not frame.over:
            later = 0.8 * self.places.prospect(unit, goal)
        if action and worth > self.w.least and worth >= later:
            found.append((1_000.0 + worth, action))
        return found

    # Assaults.

    def assault(self, frame: Movement, legal: list[Action]) -> Scores:
        """An assault: to the best launch square, then into the target's."""
        state = self.state
        found: Scores = []
        if frame.target >= 0:
            charge = self.plans.find_charge(frame.unit, [frame.target])
            if charge is not None:
                if charge.way.actions:
                    found.append((charge.worth + 0.001, charge.way.actions[0]))
                else:
                    found += self.charges(charge.square, charge.launch, legal)
        others = [a for a in legal if a[0] == "assault"]
        for action in others:
            target = state.battle.unit_named[action[1].removeprefix("unit:")]
            charge = self.plans.find_charge(frame.unit, [target])
            if charge is not None and charge.worth > 0.0:
                found.append((charge.worth, action))
        found = [(worth, action) for worth, action in found if action in legal]
        if not found:
            found = [(0.0, action) for action in legal if action[0] == "charge"]
        return found

    def charges(self, square: int, launch: int, legal: list[Action]) -> Scores:
        into, start = f"square:{self.state.name(square)}", f"square:{self.state.name(launch)}"
        return [(1.0, a) for a in legal if a in (("charge", into), ("charge", into, start))]

    # Facing.

    def facing(self, unit: int, place: int, heading: int) -> float:
        """How well a unit faces the enemy: both its targets and its threats."""
        state = self.state
        x, y = state.battle.field.centres[place]
        dx, dy = DIRECTIONS[heading]
        backwards = any(
            weapon.arc == REAR_180 for face in state.counter(unit).faces for weapon in face.weapons
        )
        total = 0.0
        for to_x, to_y, weight in self.watched(unit, place):
            vx, vy = to_x - x, to_y - y
            length = math.hypot(vx, vy) * math.hypot(dx, dy)
            if length:
                total += weight * (vx * dx + vy * dy) / length
        return -total if backwards else total

    def watched(self, unit: int, place: int) -> list[tuple[int, int, float]]:
        """The points to face: enemies, or where they will come from."""
        state = self.state
        centres = state.battle.field.centres
        found: list[tuple[int, int, float]] = []
        for enemy in self.reading.fielded[self.reading.foe]:
            weight = 0.2 / (1 + self.places.estimates.range(place, state.at[enemy]))
            if not state.hidden(enemy):
                weight += self.places.estimates.fire(unit, place, enemy, state.at[enemy], True)
                weight += self.places.estimates.fire(enemy, state.at[enemy], unit, place, True)
            found.append((*centres[state.at[enemy]], weight))
        if not found:
            for enemy in state.battle.roster[self.reading.foe]:
                for zone in scenario.zones_for(state.battle, enemy):
                    if zone.places:
                        found.append((*centres[zone.places[len(zone.places) // 2]], 0.1))
        return found

    # Forced moves.

    def forced(self, frame: ForcedMove, legal: list[Action]) -> Scores:
        """A forced move: the best adjacent square."""
        state = self.state
        unit = frame.unit
        found: Scores = []
        for action in legal:
            if action[0] == "step":
                for option in frame.step_options(state):
                    if option.word == action:
                        found.append((self.places.worth(unit, option.pose.at), action))
            elif action[0] == "board":
                vehicle = state.battle.unit_named[action[1].removeprefix("unit:")]
                found.append((self.places.aboard(unit, vehicle), action))
            elif action == STOP:
                found.append((self.places.worth(unit, state.at[unit]) + STEP, action))
            elif action[0] == "play":
                found.append((-100.0, action))
            else:
                found.append((NOTHING, action))
        return found
