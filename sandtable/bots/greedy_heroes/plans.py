"""The best that each unit could do now: fire, assault, move."""

from sandtable.bots.greedy_heroes.fire import Fire
from sandtable.bots.greedy_heroes.ground import Ground
from sandtable.bots.greedy_heroes.table import Table
from sandtable.bots.greedy_heroes.works import Works
from sandtable.games.heroes import abilities
from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.fire import firing, gear, shots
from sandtable.games.heroes.fire.kinds_of_fire import BREACH, SMOKE
from sandtable.games.heroes.moving import movement, moves, paces, spotting, transport
from sandtable.games.heroes.moving.movement import Way
from sandtable.games.heroes.moving.movement_action import Movement
from sandtable.games.heroes.moving.paces import Going, Stand
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.status import ABOARD, ACTIVATION, ON_FIELD, TRACKS
from sandtable.games.heroes.turn import command
from sandtable.games.heroes.turn.activation import ORDER
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]

NOTHING = -1_000.0
#: To drive over one's own men.
OWN_MEN = 0.6


class Charge:
    """An assault that could be made: where it starts from, and what it is worth."""

    def __init__(self, target: int, worth: float, way: Way, square: int, launch: int) -> None:
        self.target = target
        self.worth = worth
        self.way = way
        self.square = square
        self.launch = launch


class Plans:
    """What the units of a side could do, kept for this decision."""

    def __init__(self, table: Table, ground: Ground, fire: Fire) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.ground = ground
        self.fire = fire
        self.works = Works(table, ground)
        self._shots: dict[int, tuple[float, Action]] = {}
        self._moves: dict[int, float] = {}
        self._charges: dict[int, Charge | None] = {}
        self._ways: dict[int, list[Way]] = {}

    # Fire.

    def best_shot(self, unit: int) -> tuple[float, Action]:
        """Its best shot by order, whatever the phase."""
        found = self._shots.get(unit)
        if found is None:
            phase = self.s.phase
            self.s.phase = ACTIVATION
            found = self.best_of(unit, ORDER, firing.legal(self.s, unit, ORDER))
            self.s.phase = phase
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
        """What a shot is worth; a breach and smoke harm nobody, they change the ground."""
        if action[0] == BREACH:
            return self.works.breach(unit, action[1]) - self.w.gear
        if action[0] == SMOKE:
            return self.works.smoke(action[1]) - self.w.gear
        return self.fire.shot(unit, origin, action, bonus)

    # Moves.

    def here(self, unit: int) -> float:
        """What it is worth that a unit is where it is."""
        if self.s.standing[unit] == ABOARD:
            return self.ground.aboard(unit, self.s.carrier[unit])
        return self.ground.stand(unit, self.s.at[unit])

    def there(self, unit: int, stand: Stand) -> float:
        """What a stand is worth, with the better side up if it can change it."""
        s = self.s
        if stand.aboard >= 0:
            return self.ground.aboard(unit, stand.aboard)
        value = self.ground.stand(unit, stand.at)
        if not s.is_infantry(unit):
            value += self.run_over(unit, stand)
        if spotting.changes_state(s, unit):
            s.face[unit] = 1 - s.face[unit]
            value = max(value, self.ground.stand(unit, stand.at) - 0.01)
            s.face[unit] = 1 - s.face[unit]
        return value

    def run_over(self, unit: int, stand: Stand) -> float:
        """A vehicle that stops on infantry drives it away, and suppresses it."""
        worth = 0.0
        for place in (stand.at, stand.rear):
            other = self.s.infantry_on[place] if place >= 0 else -1
            if other >= 0:
                own = self.table.units[other].side == self.table.me
                worth += -OWN_MEN if own else self.table.markers(other, 1) + self.w.drive
        return worth

    def ways(self, unit: int) -> list[Way]:
        found = self._ways.get(unit)
        if found is None:
            if self.s.standing[unit] == ABOARD and transport.is_crew_aboard(self.s, unit):
                found = []
            else:
                found = moves.reach(self.s, unit)
            self._ways[unit] = found
        return found

    def stays(self, unit: int) -> list[Way]:
        """The ways that may end where they lead; others pass a friend."""
        going = Movement(unit=unit).going(self.s)
        return [way for way in self.ways(unit) if movement.may_stay(self.s, going, way.stand)]

    def best_move(self, unit: int) -> float:
        """What the best move gains over staying."""
        found = self._moves.get(unit)
        if found is None:
            found = 0.0
            if not self.s.damage[unit] & TRACKS and not transport.is_crew_aboard(self.s, unit):
                here = self.here(unit)
                found = max([self.there(unit, w.stand) - here for w in self.stays(unit)], default=0)
                found = max(found, self.paid_exit(unit) - here, self.flipped_move(unit) - here)
                found = max(found, self.best_seat(unit) - here)
            self._moves[unit] = found
        return found

    def flipped_move(self, unit: int) -> float:
        """A deployed weapon that packs up first gets farther."""
        s = self.s
        if not spotting.changes_state(s, unit) or s.standing[unit] != ON_FIELD:
            return NOTHING
        if abilities.current_move(s, unit) > 1:
            return NOTHING
        s.face[unit] = 1 - s.face[unit]
        going = Movement(unit=unit).going(s)
        stands = [
            self.ground.stand(unit, way.stand.at)
            for way in moves.reach(s, unit)
            if movement.may_stay(s, going, way.stand)
        ]
        s.face[unit] = 1 - s.face[unit]
        return max(stands, default=NOTHING)

    def paid_exit(self, unit: int) -> float:
        """What leaving the field is worth, if it can be done at once."""
        s = self.s
        worth = NOTHING
        for goal in self.ground.goals:
            if goal.only == unit and not goal.shared:
                for way in self.ways(unit):
                    if way.left and movement.can_leave_field(s, unit, way.stand):
                        worth = max(worth, 2.0 * goal.value)
        return worth

    def best_seat(self, unit: int) -> float:
        """What a vehicle within reach is worth to it."""
        s = self.s
        if not s.is_infantry(unit) or s.standing[unit] != ON_FIELD:
            return NOTHING
        going = Movement(unit=unit).going(s)
        best = NOTHING
        for way in self.ways(unit):
            if way.left:
                for action in movement.boardings(s, going, way.stand):
                    best = max(best, self.seat(unit, action))
        return best

    def seat(self, unit: int, action: Action) -> float:
        vehicle = self.s.battle.unit_named[action[1].removeprefix("unit:")]
        value = self.ground.aboard(unit, vehicle)
        if action[0] == "man":
            value += self.w.man * self.table.power(vehicle) * 0.3
        return value

    # Assaults.

    def odds(self, unit: int, target: int, square: int, launch: int) -> tuple[float, float]:
        """The chances to win and to lose a fight, cards aside."""
        s = self.s
        charged = gear.charges(s, unit, target) >= 0
        weapon = assault_values.best_weapon(s, unit, target)
        ours = assault_values.attack_value(s, unit, target, weapon, charged)
        theirs = assault_values.defence_value(s, target, unit, square, launch, False)
        if theirs == X:
            return 1.0, 0.0
        lead = theirs - ours
        mine = assault_values.better_of(assault_values.DICE)
        other = assault_values.better_of(assault_values.defence_dice(s, target, False))
        won = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i > j + lead])
        lost = sum([p * q for i, p in enumerate(mine) for j, q in enumerate(other) if i < j + lead])
        return won, lost

    def fight(self, unit: int, target: int, square: int, launch: int) -> float:
        """What a fight on a square is worth to the attacker."""
        table = self.table
        won, lost = self.odds(unit, target, square, launch)
        gain = table.harm(target) if won < 1.0 else table.worth(target)
        if self.s.is_infantry(target) and self.s.is_infantry(unit):
            step = self.ground.stand(unit, square) - self.ground.stand(unit, launch)
            gain += self.w.drive + max(step, 0.0)
            for goal in self.ground.goals:
                if goal.shared and square in goal.places:
                    gain += 0.3 * goal.value
        return won * gain - lost * table.harm(unit)

    def best_charge(self, unit: int) -> Charge | None:
        """Its best assault."""
        if unit not in self._charges:
            self._charges[unit] = self.find_charge(unit, self.targets(unit))
        return self._charges[unit]

    def targets(self, unit: int) -> list[int]:
        s = self.s
        if s.damage[unit] & TRACKS or transport.is_crew_aboard(s, unit):
            return []
        return moves.targets(s, unit)

    def find_charge(self, unit: int, targets: list[int]) -> Charge | None:
        s = self.s
        best: Charge | None = None
        if not targets:
            return None
        going = Movement(unit=unit).going(s)
        for way in self.ways(unit):
            if way.left < 1:
                continue
            for target in targets:
                for square, launch in movement.entries(s, going, way.stand, target):
                    worth = self.fight(unit, target, square, launch)
                    if best is None or worth > best.worth + 1e-9:
                        best = Charge(target, worth, way, square, launch)
        return best

    # All together.

    def gain(self, unit: int) -> float:
        """What an order for this unit gains now."""
        best = max(self.best_shot(unit)[0], self.w.move_order * self.best_move(unit))
        charge = self.best_charge(unit)
        if charge is not None:
            best = max(best, charge.worth)
        return max(best, self.mends(unit), self.inspires(unit))

    def mends(self, unit: int) -> float:
        return max([self.mend(action) for action in command.repairs(self.s, unit)], default=0.0)

    def mend(self, action: Action) -> float:
        """A repair; the main weapon and the tracks matter most."""
        vehicle = self.s.battle.unit_named[action[1].removeprefix("unit:")]
        weight = 1.3 if action[2] in ("damage:main-weapon", "damage:tracks") else 1.0
        return weight * self.w.repair * self.table.worth(vehicle)

    def inspires(self, unit: int) -> float:
        friends = command.inspired_by(self.s, unit)
        return sum([self.table.markers(friend, 1) for friend in friends])

    def assault_by_others(self, target: int, but: int) -> float:
        """What others could do to a target if it were suppressed first."""
        best = 0.0
        for friend in self.table.standing[self.table.me]:
            if friend != but and self.table.pending(friend):
                charge = self.best_charge(friend)
                if charge is not None and charge.target == target:
                    best = max(best, charge.worth)
        return best

    def reach_with(self, unit: int, frame: Movement, more: int, surefooted: bool) -> float:
        """The best stand with more movement or without regard to rubble."""
        s = self.s
        going = frame.going(s)
        going.surefooted = going.surefooted or surefooted
        found = movement.ways(s, going, paces.stand_of(s, unit), frame.left(s) + more)
        return max(
            [self.there(unit, w.stand) for w in found if movement.may_stay(s, going, w.stand)],
            default=NOTHING,
        )

    def through_window(self, unit: int, frame: Movement) -> Scores:
        """The steps through a window beside it (Surprise), and what it is worth to stand there."""
        s = self.s
        going = Going(s, unit, frame.surefooted, True)
        found = movement.paces(s, going, paces.stand_of(s, unit), frame.left(s))
        return [(self.there(unit, p.stand), p.word) for p in found if p.window]

    def snap(self, unit: int, origin: str, target: int) -> float:
        """The best shot at one enemy out of turn."""
        offered = list(shots.shots(self.s, unit, origin, target))
        return self.best_of(unit, origin, offered)[0]
