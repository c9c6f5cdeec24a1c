"""Which units get the order tokens, and in which sequence."""

from sandtable.bots.greedy_heroes.fire import Fire
from sandtable.bots.greedy_heroes.plans import Plans
from sandtable.bots.greedy_heroes.table import Table
from sandtable.games.heroes import orders
from sandtable.games.heroes.kinds_of_fire import DIVERT, SPLIT_SUPPRESS, SUPPRESS
from sandtable.games.heroes.status import BLUFF, NO_TOKEN
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]

#: When a unit should act: fire that keeps heads down, fire, assaults, everything else.
FIRST, SOON, THEN, LAST = 0, 1, 2, 3
SUPPRESSIVE = (SUPPRESS, SPLIT_SUPPRESS, DIVERT)


class Orders:
    """Tokens go to the units that gain most by acting."""

    def __init__(self, table: Table, plans: Plans, fire: Fire) -> None:
        self.table = table
        self.s = table.s
        self.w = table.w
        self.plans = plans
        self.fire = fire

    def scores(self, legal: list[Action]) -> Scores:
        """Of those who will get a token, the one who should act next gets this one."""
        s = self.s
        left = s.unplaced[self.table.me]
        gains: dict[Action, float] = {}
        for action in legal:
            gains[action] = self.gain(action)
        if left[0] == BLUFF:
            return self.bluff(gains)
        real = len([1 for token in left if token != BLUFF])
        ranked = sorted(gains, key=lambda action: (-gains[action], action))[:real]
        found: Scores = []
        for action in legal:
            if action in ranked:
                found.append((10.0 - self.turn(action) + 0.1 * min(gains[action], 5.0), action))
            else:
                found.append((min(gains[action], 5.0) - 10.0, action))
        return found

    def gain(self, action: Action) -> float:
        """What a token gains there."""
        if len(action) < 3:
            return -1.0
        kind, _, id = action[2].partition(":")
        if kind == "option":
            return self.artillery(self.s.battle.option_named[id])
        unit = self.s.battle.unit_named[id]
        gain = self.plans.gain(unit)
        if orders.has_personal_order(self.s, unit):
            gain += 0.01
        return gain

    def artillery(self, option: int) -> float:
        card = self.s.battle.options[option]
        profile = self.s.battle.pack.profiles[card.profile]
        markers = card.params.get("suppression", 0)
        return self.fire.best_barrage(profile, card.params["scatter"], markers) - self.w.shell

    def turn(self, action: Action) -> int:
        """When it should act."""
        if len(action) < 3:
            return LAST
        kind, _, id = action[2].partition(":")
        if kind == "option":
            return FIRST
        unit = self.s.battle.unit_named[id]
        worth, shot = self.plans.best_shot(unit)
        charge = self.plans.best_charge(unit)
        if charge is not None and charge.worth >= worth and charge.worth > self.w.least:
            return THEN
        if worth >= self.w.move_order * self.plans.best_move(unit) and shot:
            return FIRST if shot[0] in SUPPRESSIVE else SOON
        return LAST

    def bluff(self, gains: dict[Action, float]) -> Scores:
        """On a unit that the enemy would expect to act, among those without an order."""
        found: Scores = []
        for action, gain in gains.items():
            found.append((0.5 + gain if len(action) > 2 else 0.4, action))
        return found

    def exchange(self, legal: list[Action]) -> Scores:
        """Field Telephones: whoever should act sooner gets the lower number."""
        s = self.s
        found: Scores = []
        for action in legal:
            if len(action) < 3:
                found.append((0.0, action))
                continue
            one, other = [s.battle.unit_named[word.removeprefix("unit:")] for word in action[1:]]
            if s.token[one] == BLUFF or s.token[other] == BLUFF or NO_TOKEN in (one, other):
                found.append((-1.0, action))
                continue
            sooner = self.plans.gain(other) - self.plans.gain(one)
            lower = s.token[one] < s.token[other]
            found.append(((sooner if lower else -sooner) - 0.5, action))
        return found
