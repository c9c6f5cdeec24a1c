"""Which units get the order tokens, and in which sequence."""

from sandtable.bots.greedy_heroes.fire import Fire
from sandtable.bots.greedy_heroes.plans import Plans
from sandtable.bots.greedy_heroes.table import Table
from sandtable.games.heroes.fire.kinds_of_fire import DIVERT, SPLIT_SUPPRESS, SUPPRESS
from sandtable.games.heroes.status import BLUFF, NO_TOKEN
from sandtable.games.heroes.turn import orders
from sandtable.kernel.action import Action

Scores = list[tuple[float, Action]]

#: When a unit should act: fire that keeps heads down, fire, assaults, everything else.
FIRST, SOON, THEN, LAST = 0, 1, 2, 3
SUPPRESSIVE = (SUPPRESS, SPLIT_SUPPRESS, DIVERT)


#: What was found out for the last position: from token to token nothing else changes.
_known: dict[tuple[object, ...], dict[str, tuple[float, int]]] = {}


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
        left = self.s.unplaced[self.table.me]
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
        """All that counts for what a token would gain."""
        s = self.s
        units = (s.standing, s.at, s.rear, s.heading, s.face, s.suppression, s.damage, s.carrier)
        return (
            s.battle,
            s.terrain,
            s.turn,
            self.table.me,
            self.w,
            *[tuple(values) for values in (*units, s.hands[self.table.me], s.markers, s.control)],
            *[tuple(s.in_force[side]) for side in (0, 1)],
        )

    def known(self) -> dict[str, tuple[float, int]]:
        """What has been found out about this position."""
        key = self.position()
        if key not in _known:
            _known.clear()
            _known[key] = {}
        return _known[key]

    def judge(self, action: Action, known: dict[str, tuple[float, int]]) -> tuple[float, int]:
        """What a token gains there, and when the unit under it should act."""
        if len(action) < 3:
            return -1.0, LAST
        if action[2] not in known:
            known[action[2]] = (self.gain(action[2]), self.turn(action[2]))
        return known[action[2]]

    def gain(self, word: str) -> float:
        """What a token gains there."""
        kind, _, id = word.partition(":")
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

    def turn(self, word: str) -> int:
        """When it should act."""
        kind, _, id = word.partition(":")
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

    def bluff(self, found: list[tuple[float, int, Action]]) -> Scores:
        """On a unit that the enemy would expect to act, among those without an order."""
        return [(0.5 + gain if len(action) > 2 else 0.4, action) for gain, _, action in found]

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
