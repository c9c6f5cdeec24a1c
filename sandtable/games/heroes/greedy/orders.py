"""Which units get the order tokens, and in which order."""

from typing import Final

from sandtable.games.heroes.fire.kinds_of_fire import DIVERT, SPLIT_SUPPRESS, SUPPRESS
from sandtable.games.heroes.greedy.fire import Fire
from sandtable.games.heroes.greedy.plans import Plans
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.status import BLUFF, NO_TOKEN
from sandtable.games.heroes.turn import orders
from sandtable.kernel.action import Action
from sandtable.kernel.policy import Scores

#: When a unit should act: suppressing fire first, then fire, assaults, everything else.
FIRST, SOON, THEN, LAST = 0, 1, 2, 3
SUPPRESSIVE: Final = (SUPPRESS, SPLIT_SUPPRESS, DIVERT)


#: Results for the last position: from one token to the next nothing else changes.
_known: dict[tuple[object, ...], dict[str, tuple[float, int]]] = {}


class Orders:
    """Gives tokens to the units that gain most by acting."""

    def __init__(self, reading: HeroesReading, plans: Plans, fire: Fire) -> None:
        self.reading = reading
        self.state = reading.state
        self.w = reading.w
        self.plans = plans
        self.fire = fire

    def scores(self, legal: list[Action]) -> Scores:
        """Of the units that will get a token, this one goes to the next to act."""
        left = self.state.unplaced[self.reading.me]
        known = self.known()
        found = [(*self.judge(action, known), action) for action in legal]
        if left[0] == BLUFF:
            return self.bluff(found)
        real = len([1 for token in left if token != BLUFF])
        ranked = sorted(found, key=lambda one: (-one[0], one[2]))[:real]
        scores: Scores = []
        for gain, turn, action in found:
            worth = min(gain, 5.0)
            chosen = any(action == other for _, _, other in ranked)
            scores.append((10.0 - turn + 0.1 * worth if chosen else worth - 10.0, action))
        return scores

    def position(self) -> tuple[object, ...]:
        """Everything that the gain of a token depends on."""
        state = self.state
        units = (
            state.status,
            state.at,
            state.rear,
            state.heading,
            state.face,
            state.suppression,
            state.damage,
            state.carrier,
        )
        return (
            state.battle,
            state.terrain,
            state.turn,
            self.reading.me,
            self.w,
            *[
                tuple(values)
                for values in (*units, state.hands[self.reading.me], state.markers, state.control)
            ],
            *[tuple(state.active_effects[side]) for side in (0, 1)],
        )

    def known(self) -> dict[str, tuple[float, int]]:
        """The cached results for this position."""
        key = self.position()
        found = _known.get(key)
        if found is None:
            found = {}
            _known.clear()
            _known[key] = found
        return found

    def judge(self, action: Action, known: dict[str, tuple[float, int]]) -> tuple[float, int]:
        """The gain of a token there, and when its unit should act."""
        if len(action) < 3:
            return -1.0, LAST
        found = known.get(action[2])
        if found is None:
            found = (self.gain(action[2]), self.turn(action[2]))
            known[action[2]] = found
        return found

    def gain(self, word: str) -> float:
        """The gain of a token there."""
        kind, _, id = word.partition(":")
        if kind == "option":
            return self.artillery(self.state.battle.option_named[id])
        unit = self.state.battle.unit_named[id]
        gain = self.plans.gain(unit)
        if orders.has_personal_order(self.state, unit):
            gain += 0.01
        return gain

    def artillery(self, option: int) -> float:
        card = self.state.battle.options[option]
        profile = self.state.battle.pack.profiles[card.profile]
        markers = card.params.get("suppression", 0)
        return self.fire.best_barrage(profile, card.params["scatter"], markers) - self.w.shell

    def turn(self, word: str) -> int:
        """When the unit should act."""
        kind, _, id = word.partition(":")
        if kind == "option":
            return FIRST
        unit = self.state.battle.unit_named[id]
        worth, shot = self.plans.best_shot(unit)
        charge = self.plans.best_charge(unit)
        if charge is not None and charge.worth >= worth and charge.worth > self.w.least:
            return THEN
        if worth >= self.w.move_order * self.plans.best_move(unit) and shot:
            return FIRST if shot[0] in SUPPRESSIVE else SOON
        return LAST

    def bluff(self, found: list[tuple[float, int, Action]]) -> Scores:
        """A bluff goes to the unit without an order that the enemy would most expect to act."""
        return [(0.5 + gain if len(action) > 2 else 0.4, action) for gain, _, action in found]

    def exchange(self, legal: list[Action]) -> Scores:
        """Field Telephones: the unit that should act sooner gets the lower number."""
        state = self.state
        found: Scores = []
        for action in legal:
            if len(action) < 3:
                found.append((0.0, action))
                continue
            one, other = [
                state.battle.unit_named[word.removeprefix("unit:")] for word in action[1:]
            ]
            if state.token[one] == BLUFF or state.token[other] == BLUFF or NO_TOKEN in (one, other):
                found.append((-1.0, action))
                continue
            sooner = self.plans.gain(other) - self.plans.gain(one)
            lower = state.token[one] < state.token[other]
            found.append(((sooner if lower else -sooner) - 0.5, action))
        return found
