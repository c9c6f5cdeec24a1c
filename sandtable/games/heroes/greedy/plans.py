"""The best action of each unit now: fire, assault, move."""

from typing import Final

from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.fire import firing, gear, shots
from sandtable.games.heroes.fire.kinds_of_fire import BREACH, BY_ORDER, SMOKE
from sandtable.games.heroes.greedy.fire import Fire
from sandtable.games.heroes.greedy.ground_changes import GroundChanges
from sandtable.games.heroes.greedy.places import Places
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.movement_action import declaration
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.moving import stepping, ways
from sandtable.games.heroes.moving.stepping import Mover, Pose
from sandtable.games.heroes.moving.ways import Way
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, ON_FIELD, TRACKS
from sandtable.games.heroes.units import abilities, command, spotting, transport
from sandtable.kernel.action import Action
from sandtable.kernel.policy import Scores

NOTHING: Final = -1_000.0
#: The penalty for driving over friendly infantry.
OWN_MEN: Final = 0.6


class Charge:
    """A possible assault: where it starts, and its worth."""

    def __init__(self, target: int, worth: float, way: Way, square: int, launch: int) -> None:
        self.target = target
        self.worth = worth
        self.way = way
        self.square = square
        self.launch = launch


class Plans:
    """What the units of a side could do, cached for this decision."""

    def __init__(self, reading: HeroesReading, places: Places, fire: Fire) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = places
        self.fire = fire
        self.ground_changes = GroundChanges(reading, places)
        self._shots: dict[int, tuple[float, Action]] = {}
        self._moves: dict[int, float] = {}
        self._charges: dict[int, Charge | None] = {}
        self._ways: dict[int, list[Way]] = {}
        self._stays: dict[int, list[Way]] = {}

    # Fire.

    def best_shot(self, unit: int) -> tuple[float, Action]:
        """Its best shot with an order, regardless of the phase."""
        found = self._shots.get(unit)
        if found is None:
            phase = self.state.phase
            self.state.phase = ACTIVATION
            found = self.best_of(unit, BY_ORDER, firing.legal(self.state, unit, BY_ORDER))
            self.state.phase = phase
            self._shots[unit] = found
        return found

    def best_of(self, unit: int, origin: str, offered: list[Action]) -> tuple[float, Action]:
        best: tuple[float, Action] = (0.0, ())
        for action in offered:
            worth = self.shot(unit, origin, action)
            if worth > best[0]:
                best = (worth, action)
        return best

    def shot(self, unit: int, origin: str, action: Action, bonus: int = 0) -> float:
        """The worth of a shot; a breach and smoke harm no one, but change the ground."""
        if action[0] == BREACH:
            return self.ground_changes.breach(unit, action[1]) - self.w.gear
        if action[0] == SMOKE:
            return self.ground_changes.smoke(action[1]) - self.w.gear
        return self.fire.shot(unit, origin, action, bonus)

    # Moves.

    def here(self, unit: int) -> float:
        """The worth of a unit's current square."""
        if self.state.status[unit] == ABOARD:
            return self.places.aboard(unit, self.state.carrier[unit])
        return self.places.worth(unit, self.state.at[unit])

    def there(self, unit: int, pose: Pose) -> float:
        """The worth of a pose, with the better side up if the unit can change state."""
        state = self.state
        if pose.aboard >= 0:
            return self.places.aboard(unit, pose.aboard)
        value = self.places.worth(unit, pose.at)
        if not state.is_infantry(unit):
            value += self.run_over(unit, pose)
        if spotting.changes_state(state, unit):
            state.face[unit] = 1 - state.face[unit]
            value = max(value, self.places.worth(unit, pose.at) - 0.01)
            state.face[unit] = 1 - state.face[unit]
        return value

    def run_over(self, unit: int, pose: Pose) -> float:
        """The worth of stopping on infantry, which is displaced and suppressed."""
        worth = 0.0
        for place in (pose.at, pose.rear):
            other = self.state.infantry_on[place] if place >= 0 else -1
            if other >= 0:
                own = self.reading.units[other].side == self.reading.me
                worth += -OWN_MEN if own else self.reading.markers(other, 1) + self.w.drive
        return worth

    def ways(self, unit: int) -> list[Way]:
        found = self._ways.get(unit)
        if found is None:
            if self.state.status[unit] == ABOARD and transport.is_crew_aboard(self.state, unit):
                found = []
            else:
                found = declaration.reach(self.state, unit)
            self._ways[unit] = found
        return found

    def stays(self, unit: int) -> list[Way]:
        """The ways that may end where they lead, not on a friend."""
        found = self._stays.get(unit)
        if found is None:
            mover = Movement(unit=unit).mover(self.state)
            found = [way for way in self.ways(unit) if ways.may_stay(self.state, mover, way.pose)]
            self._stays[unit] = found
        return found

    def best_move(self, unit: int) -> float:
        """The gain of the best move over staying."""
        found = self._moves.get(unit)
        if found is None:
            found = 0.0
            if not self.state.damage[unit] & TRACKS and not transport.is_crew_aboard(
                self.state, unit
            ):
                here = self.here(unit)
                found = max([self.there(unit, w.pose) - here for w in self.stays(unit)], default=0)
                found = max(found, self.paid_exit(unit) - here, self.flipped_move(unit) - here)
                found = max(found, self.best_seat(unit) - here)
            self._moves[unit] = found
        return found

    def flipped_move(self, unit: int) -> float:
        """The gain of a move after a deployed weapon packs up."""
        state = self.state
        if not spotting.changes_state(state, unit) or state.status[unit] != ON_FIELD:
            return NOTHING
        if abilities.current_move(state, unit) > 1:
            return NOTHING
        state.face[unit] = 1 - state.face[unit]
        mover = Movement(unit=unit).mover(state)
        stands = [
            self.places.worth(unit, way.pose.at)
            for way in declaration.reach(state, unit)
            if ways.may_stay(state, mover, way.pose)
        ]
        state.face[unit] = 1 - state.face[unit]
        return max(stands, default=NOTHING)

    def paid_exit(self, unit: int) -> float:
        """The worth of leaving the field, if it can do so at once."""
        state = self.state
        worth = NOTHING
        for goal in self.places.goals:
            if goal.only == unit and not goal.shared:
                for way in self.ways(unit):
                    if way.left and ways.can_leave_field(state, unit, way.pose):
                        worth = max(worth, 2.0 * goal.value)
        return worth

    def best_seat(self, unit: int) -> float:
        """The worth of boarding the best vehicle within reach."""
        state = self.state
        if not state.is_infantry(unit) or state.status[unit] != ON_FIELD:
            return NOTHING
        mover = Movement(unit=unit).mover(state)
        best = NOTHING
        for way in self.ways(unit):
            if way.left:
                for action in ways.boardings(state, mover, way.pose):
                    best = max(best, self.seat(unit, action))
        return best

    def seat(self, unit: int, action: Action) -> float:
        vehicle = self.state.battle.unit_named[action[1].removeprefix("unit:")]
        value = self.places.aboard(unit, vehicle)
        if action[0] == "man":
            value += self.w.man * self.reading.power(vehicle) * 0.3
        return value

    # Assaults.

    def odds(self, unit: int, target: int, square: int, launch: int) -> tuple[float, float]:
        """The probabilities of winning and losing a fight, without cards."""
        state = self.state
        charged = gear.charges(state, unit, target) >= 0
        weapon = assault_values.best_weapon(state, unit, target)
        ours = assault_values.attack_value(state, unit, target, weapon, charged)
        theirs = assault_values.defence_value(state, target, unit, square, launch, False)
        if theirs == X:
            return 1.0, 0.0
        lead = theirs - ours
        mine = assault_values.better_of(assault_values.DICE)
        other = assault_values.better_of(assault_values.defence_dice(state, target, False))
        won = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i > j + lead])
        lost = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i < j + lead])
        return won, lost

    def fight(self, unit: int, target: int, square: int, launch: int) -> float:
        """The worth of a fight on a square to the attacker."""
        reading = self.reading
        won, lost = self.odds(unit, target, square, launch)
        gain = reading.harm(target) if won < 1.0 else reading.worth(target)
        if self.state.is_infantry(target) and self.state.is_infantry(unit):
            step = self.places.worth(unit, square) - self.places.worth(unit, launch)
            gain += self.w.drive + max(step, 0.0)
            for goal in self.places.goals:
                if goal.shared and square in goal.places:
                    gain += 0.3 * goal.value
        return won * gain - lost * reading.harm(unit)

    def best_charge(self, unit: int) -> Charge | None:
        """Its best assault."""
        if unit not in self._charges:
            self._charges[unit] = self.find_charge(unit, self.targets(unit))
        return self._charges[unit]

    def targets(self, unit: int) -> list[int]:
        state = self.state
        if state.damage[unit] & TRACKS or transport.is_crew_aboard(state, unit):
            return []
        return declaration.targets(state, unit)

    def find_charge(self, unit: int, targets: list[int]) -> Charge | None:
        state = self.state
        best: Charge | None = None
        if not targets:
            return None
        mover = Movement(unit=unit).mover(state)
        for way in self.ways(unit):
            if way.left < 1:
                continue
            for target in targets:
                for square, launch in ways.entries(state, mover, way.pose, target):
                    worth = self.fight(unit, target, square, launch)
                    if best is None or worth > best.worth + 1e-9:
                        best = Charge(target, worth, way, square, launch)
        return best

    # All together.

    def gain(self, unit: int) -> float:
        """The current gain of an order for this unit."""
        best = max(self.best_shot(unit)[0], self.w.move_order * self.best_move(unit))
        charge = self.best_charge(unit)
        if charge is not None:
            best = max(best, charge.worth)
        return max(best, self.repairs(unit), self.inspires(unit))

    def repairs(self, unit: int) -> float:
        return max(
            [self.repair_worth(action) for action in command.repairs(self.state, unit)], default=0.0
        )

    def repair_worth(self, action: Action) -> float:
        """The worth of a repair; the main weapon and the tracks matter most."""
        vehicle = self.state.battle.unit_named[action[1].removeprefix("unit:")]
        weight = 1.3 if action[2] in ("damage:main-weapon", "damage:tracks") else 1.0
        return weight * self.w.repair * self.reading.worth(vehicle)

    def inspires(self, unit: int) -> float:
        friends = command.inspired_by(self.state, unit)
        return sum([self.reading.markers(friend, 1) for friend in friends])

    def assault_by_others(self, target: int, except_for: int) -> float:
        """What others could achieve against a target if it were suppressed first."""
        best = 0.0
        for friend in self.reading.fielded[self.reading.me]:
            if friend != except_for and self.reading.pending(friend):
                charge = self.best_charge(friend)
                if charge is not None and charge.target == target:
                    best = max(best, charge.worth)
        return best

    def reach_with(self, unit: int, frame: Movement, more: int, surefooted: bool) -> float:
        """The worth of the best pose with more movement or ignoring rubble."""
        state = self.state
        mover = frame.mover(state)
        mover.surefooted = mover.surefooted or surefooted
        found = ways.ways(state, mover, stepping.pose_of(state, unit), frame.left(state) + more)
        return max(
            [self.there(unit, w.pose) for w in found if ways.may_stay(state, mover, w.pose)],
            default=NOTHING,
        )

    def through_window(self, unit: int, frame: Movement) -> Scores:
        """The best pose behind a window beside the unit (Surprise)."""
        state = self.state
        mover = Mover(state, unit, frame.surefooted, True)
        found = ways.step_options(state, mover, stepping.pose_of(state, unit), frame.left(state))
        return [(self.there(unit, p.pose), p.word) for p in found if p.window]

    def snap(self, unit: int, origin: str, target: int) -> float:
        """The worth of the best shot at one enemy out of turn."""
        offered = list(shots.shots(self.state, unit, origin, target))
        return self.best_of(unit, origin, offered)[0]
