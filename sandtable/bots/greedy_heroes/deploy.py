"""Setting up: in cover near what the battle is about, guns with a field of fire."""

from sandtable.bots.greedy_heroes.ground import FAR, Ground, distances
from sandtable.bots.greedy_heroes.plans import NOTHING
from sandtable.bots.greedy_heroes.table import Table
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.pack.counters import HEAVY_WEAPON, INFANTRY, OFFICER
from sandtable.games.heroes.turn import deployment
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]

#: What cover is worth while nobody knows where the enemy will be, and a field of fire.
COVER = 0.07
FIELD = 0.25
#: A weapon with this Combat Value against infantry wants to see far.
STRONG = 3
#: Riding pays if the goal is farther off than this.
FAR_OFF = 9


class Deploy:
    """One unit after the other: vehicles first, then guns, then the rest."""

    def __init__(self, table: Table, ground: Ground) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.ground = ground
        self.enemies = self.expected()

    def expected(self) -> list[int]:
        """Where enemies stand or will come from; some squares of their zones stand for all."""
        s = self.s
        found = [s.at[enemy] for enemy in self.table.standing[self.table.foe]]
        if not found:
            places: set[int] = set()
            for enemy in s.battle.roster[self.table.foe]:
                for zone in scenario.zones_for(s.battle, enemy):
                    places.update(zone.places)
            found = sorted(places)[:: max(1, len(places) // 12)]
        return found

    def order(self, unit: int) -> tuple[int, int, int]:
        counter = self.s.counter(unit)
        role = {OFFICER: 3, HEAVY_WEAPON: 1}.get(counter.role, 2)
        return (0 if counter.kind != INFANTRY else role, -counter.value, unit)

    def scores(self, legal: list[Action]) -> Scores:
        """The squares for the unit whose turn it is."""
        s = self.s
        units = {s.battle.unit_named[action[1].removeprefix("unit:")] for action in legal}
        unit = min(units, key=self.order)
        word = f"unit:{s.unit(unit).id}"
        found: Scores = []
        for action in legal:
            if action[1] == word:
                found.append((self.worth(unit, action), action))
        return found

    def worth(self, unit: int, action: Action) -> float:
        s = self.s
        if action[0] == "man":
            return 100.0
        if action[0] == "load":
            return self.loaded(unit, s.battle.unit_named[action[2].removeprefix("unit:")])
        place = s.battle.field.named[action[2].removeprefix("square:")]
        up = s.face[unit]
        for face in deployment.states(s, unit):
            if action[3:] in ((), (deployment.state_word(s, unit, face),)):
                s.face[unit] = face
        value = self.place(unit, place)
        s.face[unit] = up
        return value

    def place(self, unit: int, place: int) -> float:
        """A square for a unit: goals, cover, sight of where the enemy will be."""
        s = self.s
        kind = s.counter(unit).kind
        value = self.ground.stand(unit, place)
        value += COVER * ground.bonus_at(s, place, kind)
        shown = s.shows(unit)
        seen = self.ground.seen_from(place, self.enemies) / max(1, len(self.enemies))
        arms = self.table.arms(unit, s.face[unit])
        armed = any(weapon.cv[INFANTRY] >= STRONG for weapon in arms)
        value += FIELD * seen * (1.5 if armed else 0.2)
        value -= 0.5 * FIELD * seen * (0.0 if s.hidden(unit) else 1.0) * self.exposed(unit, place)
        if shown.tripod and shown.active:
            value += 0.3 * seen - 0.1
        value += 0.5 * self.w.hidden if s.hidden(unit) else 0.0
        return value

    def exposed(self, unit: int, place: int) -> float:
        return 1.0 if ground.bonus_at(self.s, place, self.s.counter(unit).kind) == 0 else 0.3

    def loaded(self, unit: int, vehicle: int) -> float:
        """Aboard, if there is a long way to go."""
        s = self.s
        at = s.at[vehicle]
        near = FAR
        for goal in self.ground.goals:
            if goal.only in (-1, unit):
                near = min(near, distances(s.terrain, INFANTRY, goal.places)[at])
        return 50.0 if FAR_OFF < near < FAR else NOTHING
