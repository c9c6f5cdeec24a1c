"""The steps of a Movement Action, facings, forced moves."""

import math
from typing import Any

from sandtable.board.squares import COMPASS, DIRECTIONS
from sandtable.bots.greedy_heroes.cards import Cards
from sandtable.bots.greedy_heroes.ground import Ground
from sandtable.bots.greedy_heroes.plans import NOTHING, Plans
from sandtable.bots.greedy_heroes.table import Table
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.moving import movement, moves
from sandtable.games.heroes.moving.movement_action import FIRE, FLIP, HOLD, PLAYS, STOP, Movement
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.pack.counters import REAR_180
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]

#: What a step has to gain over stopping.
STEP = 0.005
#: First words of what ends or carries on a move; everything else there is a shot or a card.
MARCH = ("step", "pivot", "board", "man", "charge", "push", "exit", "flip", "stop", "hold")


class March:
    """What to do next with a unit on the move."""

    def __init__(self, table: Table, ground: Ground, plans: Plans, cards: Cards) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.ground = ground
        self.plans = plans
        self.cards = cards

    def scores(self, frame: Movement, legal: list[Action]) -> Scores:
        if frame.assaults(self.s) or any(action[0] == "charge" for action in legal):
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
        """The best stand within reach and where it is."""
        best, goal = NOTHING, self.s.at[unit]
        for way in self.plans.stays(unit):
            value = self.plans.there(unit, way.stand) - STEP * len(way.actions)
            if value > best:
                best, goal = value, way.stand.at
        return best, goal

    def first_steps(self, unit: int, legal: list[Action]) -> Scores:
        """The first step of the way to each stand."""
        found: Scores = []
        offered = set(legal)
        for way in self.plans.stays(unit):
            if way.actions and way.actions[0] in offered:
                value = self.plans.there(unit, way.stand) - STEP * len(way.actions)
                found.append((value, way.actions[0]))
        return found

    def action(self, frame: Movement, action: Action, here: float) -> float:
        """What ends the move or is none of the steps."""
        unit = frame.unit
        if action[0] == "stop":
            if len(action) > 1:
                heading = COMPASS.index(action[1].removeprefix("facing:"))
                turned = self.facing(unit, self.s.at[unit], heading)
                turned -= self.facing(unit, self.s.at[unit], self.s.heading[unit])
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
        """With its other side up: here, or where that can still go."""
        s = self.s
        unit = frame.unit
        if self.s.at[unit] < 0:
            return NOTHING
        s.face[unit] = 1 - s.face[unit]
        best = self.ground.stand(unit, s.at[unit])
        if frame.fresh():
            going = frame.going(s)
            for way in moves.reach(s, unit):
                if not movement.may_stay(s, going, way.stand):
                    continue
                best = max(best, self.ground.stand(unit, way.stand.at) - 0.02)
        s.face[unit] = 1 - s.face[unit]
        return best - STEP

    def leaving(self, unit: int) -> float:
        """Points for leaving the field, now or never."""
        worth = sum([2.0 * goal.value for goal in self.ground.goals if self.own(goal, unit)])
        return worth if worth else NOTHING

    def own(self, goal: Any, unit: int) -> bool:
        return bool(goal.only == unit)

    def fire(self, frame: Movement, shots: list[Action], goal: int) -> Scores:
        """Fire on the Move: now, unless the shot from where it goes is better."""
        found: Scores = []
        unit = frame.unit
        if not shots:
            return found
        worth, action = self.plans.best_of(unit, MOVE, shots)
        later = 0.0
        if goal != self.s.at[unit] and not frame.halted and not frame.over:
            later = 0.8 * self.ground.prospect(unit, goal)
        if action and worth > self.w.least and worth >= later:
            found.append((1_000.0 + worth, action))
        return found

    # Assaults.

    def assault(self, frame: Movement, legal: list[Action]) -> Scores:
        """On to the best launch square, and in."""
        s = self.s
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
            target = s.battle.unit_named[action[1].removeprefix("unit:")]
            charge = self.plans.find_charge(frame.unit, [target])
            if charge is not None and charge.worth > 0.0:
                found.append((charge.worth, action))
        found = [(worth, action) for worth, action in found if action in legal]
        if not found:
            found = [(0.0, action) for action in legal if action[0] == "charge"]
        return found

    def charges(self, square: int, launch: int, legal: list[Action]) -> Scores:
        into, start = f"square:{self.s.name(square)}", f"square:{self.s.name(launch)}"
        return [(1.0, a) for a in legal if a in (("charge", into), ("charge", into, start))]

    # Facing.

    def facing(self, unit: int, place: int, heading: int) -> float:
        """How well a unit looks at the enemy: at those it fires at, and those it fears."""
        s = self.s
        x, y = s.battle.field.centres[place]
        dx, dy = DIRECTIONS[heading]
        backwards = any(
            weapon.arc == REAR_180 for face in s.counter(unit).faces for weapon in face.weapons
        )
        total = 0.0
        for to_x, to_y, weight in self.watched(unit, place):
            vx, vy = to_x - x, to_y - y
            length = math.hypot(vx, vy) * math.hypot(dx, dy)
            if length:
                total += weight * (vx * dx + vy * dy) / length
        return -total if backwards else total

    def watched(self, unit: int, place: int) -> list[tuple[int, int, float]]:
        """Points to look at: enemies, or where they are to come from."""
        s = self.s
        centres = s.battle.field.centres
        found: list[tuple[int, int, float]] = []
        for enemy in self.table.standing[self.table.foe]:
            weight = 0.2 / (1 + self.ground.eye.range(place, s.at[enemy]))
            if not s.hidden(enemy):
                weight += self.ground.eye.fire(unit, place, enemy, s.at[enemy], True)
                weight += self.ground.eye.fire(enemy, s.at[enemy], unit, place, True)
            found.append((*centres[s.at[enemy]], weight))
        if not found:
            for enemy in s.battle.roster[self.table.foe]:
                for zone in scenario.zones_for(s.battle, enemy):
                    if zone.places:
                        found.append((*centres[zone.places[len(zone.places) // 2]], 0.1))
        return found

    # Forced moves.

    def forced(self, frame: Any, legal: list[Action]) -> Scores:
        """Where a unit goes that has to: the best square around."""
        s = self.s
        unit = frame.unit
        found: Scores = []
        for action in legal:
            if action[0] == "step":
                for pace in frame.paces(s):
                    if pace.word == action:
                        found.append((self.ground.stand(unit, pace.stand.at), action))
            elif action[0] == "board":
                vehicle = s.battle.unit_named[action[1].removeprefix("unit:")]
                found.append((self.ground.aboard(unit, vehicle), action))
            elif action == STOP:
                found.append((self.ground.stand(unit, s.at[unit]) + STEP, action))
            elif action[0] == "play":
                found.append((-100.0, action))
            else:
                found.append((NOTHING, action))
        return found
