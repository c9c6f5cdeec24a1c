"""Setting up: in cover near the objectives, guns with a field of fire."""

from typing import Final

from sandtable.games.heroes.armies import scenario
from sandtable.games.heroes.greedy.places import FAR, Places, distances
from sandtable.games.heroes.greedy.plans import NOTHING
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.pack.counters import HEAVY_WEAPON, INFANTRY, OFFICER
from sandtable.games.heroes.turn import deployment
from sandtable.kernel.action import Action
from sandtable.kernel.policy import Scores

#: The worth of cover and of a field of fire before the enemy's positions are known.
COVER: Final = 0.07
FIELD: Final = 0.25
#: A weapon with at least this Combat Value against infantry needs a field of fire.
STRONG: Final = 3
#: Riding is worthwhile if the goal is farther away than this.
FAR_OFF: Final = 9


class Deploy:
    """Places one unit after another: vehicles first, then guns, then the rest."""

    def __init__(self, reading: HeroesReading, places: Places) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.places = places
        self.enemies = self.expected()

    def expected(self) -> list[int]:
        """Where enemies are or will come from; a sample of the squares in their zones."""
        state = self.state
        found = [state.at[enemy] for enemy in self.reading.fielded[self.reading.foe]]
        if not found:
            places: set[int] = set()
            for enemy in state.battle.roster[self.reading.foe]:
                for zone in scenario.zones_for(state.battle, enemy):
                    places.update(zone.places)
            found = sorted(places)[:: max(1, len(places) // 12)]
        return found

    def order(self, unit: int) -> tuple[int, int, int]:
        counter = self.state.counter(unit)
        role = {OFFICER: 3, HEAVY_WEAPON: 1}.get(counter.role, 2)
        return (0 if counter.kind != INFANTRY else role, -counter.value, unit)

    def scores(self, legal: list[Action]) -> Scores:
        """The squares for the unit whose turn it is."""
        state = self.state
        units = {state.battle.unit_named[action[1].removeprefix("unit:")] for action in legal}
        unit = min(units, key=self.order)
        word = f"unit:{state.unit(unit).id}"
        found: Scores = []
        for action in legal:
            if action[1] == word:
                found.append((self.worth(unit, action), action))
        return found

    def worth(self, unit: int, action: Action) -> float:
        state = self.state
        if action[0] == "man":
            return 100.0
        if action[0] == "load":
            return self.loaded(unit, state.battle.unit_named[action[2].removeprefix("unit:")])
        place = state.battle.field.named[action[2].removeprefix("square:")]
        up = state.face[unit]
        for face in deployment.states(state, unit):
            if action[3:] in ((), (deployment.state_word(state, unit, face),)):
                state.face[unit] = face
        value = self.place(unit, place)
        state.face[unit] = up
        return value

    def place(self, unit: int, place: int) -> float:
        """The worth of a square for a unit: goals, cover, view of the expected enemy."""
        state = self.state
        kind = state.counter(unit).kind
        value = self.places.worth(unit, place)
        value += COVER * ground.bonus_at(state, place, kind)
        shown = state.shows(unit)
        seen = self.places.seen_from(place, self.enemies) / max(1, len(self.enemies))
        arms = self.reading.arms(unit, state.face[unit])
        armed = any(weapon.cv[INFANTRY] >= STRONG for weapon in arms)
        value += FIELD * seen * (1.5 if armed else 0.2)
        value -= (
            0.5 * FIELD * seen * (0.0 if state.hidden(unit) else 1.0) * self.exposed(unit, place)
        )
        if shown.tripod and shown.active:
            value += 0.3 * seen - 0.1
        value += 0.5 * self.w.hidden if state.hidden(unit) else 0.0
        return value

    def exposed(self, unit: int, place: int) -> float:
        return (
            1.0 if ground.bonus_at(self.state, place, self.state.counter(unit).kind) == 0 else 0.3
        )

    def loaded(self, unit: int, vehicle: int) -> float:
        """The worth of starting aboard, for a long way."""
        state = self.state
        at = state.at[vehicle]
        near = FAR
        for goal in self.places.goals:
            if goal.only in (-1, unit):
                near = min(near, distances(state.terrain, INFANTRY, goal.places)[at])
        return 50.0 if FAR_OFF < near < FAR else NOTHING
