"""What the plays of a turn are worth."""

from sandtable.bots.greedy_normandy.cards import need
from sandtable.bots.greedy_normandy.ground import Ground
from sandtable.bots.greedy_normandy.table import Table
from sandtable.bots.undaunted.choice import bolster_worth
from sandtable.bots.undaunted.reading import chance_of
from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.combat import INDIRECT
from sandtable.games.undaunted.normandy.state import NO_TARGET
from sandtable.kernel.action import Action

#: The order in which cards are played: first those that bring more cards, officers of squads last.
ORDER = (
    "recon",
    "command",
    "scout",
    "conceal",
    "target",
    "blast",
    "stalk",
    "suppress",
    "attack",
    "ready",
    "guide",
    "move",
    "control",
    "inspire",
    "bolster",
)

#: An own loss hurts more than an enemy's pleases.
OWN_LOSS = 1.5


class Plays:
    """Scores plays; above zero is better than leaving the card."""

    def __init__(self, table: Table, ground: Ground) -> None:
        self.table = table
        self.ground = ground
        self.w = table.w

    def card_of(self, action: Action) -> Card:
        """The own card that an action names."""
        roster = self.table.s.scenario.roster
        return roster.cards[self.table.me][roster.card_at[self.table.me][action[1]]]

    def score(self, action: Action) -> float:
        """What a play in the own turn is worth."""
        verb = action[0]
        if verb in ("end-turn", "hunker"):
            return 0.0 if verb == "end-turn" else -1.0
        card = self.card_of(action)
        rest = action[2:]
        if card.unit < 0:
            return self.officer(verb, card, rest)
        unit = self.table.units[card.unit]
        if verb == "ready":
            return self.ready(unit)
        tile = self.table.s.at[unit.index]
        entering = 0.0
        if rest and rest[0].startswith("spawn:"):
            tile = self.table.s.scenario.tile_at["tile:" + rest[0].removeprefix("spawn:")]
            rest = rest[1:]
            entering = self.enter(unit) + self.ground.stand(unit, tile)
        return entering + self.unit_play(verb, unit, tile, rest)

    def enter(self, unit: Unit) -> float:
        """A counter more on the board; Riflemen save a side that loses by being pinned."""
        t = self.table
        worth = self.w.enter
        if t.is_riflemen(unit):
            worth += self.w.enter
            if t.s.battle.goals[t.foe].pin:
                worth += self.w.pin / (t.lives[t.me] + 1)
        return worth

    def unit_play(self, verb: str, unit: Unit, tile: int, rest: Action) -> float:
        """What an action of a unit that stands in a tile is worth."""
        if verb in ("move", "stalk"):
            return self.move(unit, tile, rest)
        if verb == "scout":
            return self.scout(unit, tile, rest)
        if verb == "control":
            return self.table.gain[self.table.me][tile]
        if verb == "attack":
            target = self.target(rest)
            return self.hit_chance(unit, verb, target, tile) * self.table.hit_worth(target)
        if verb == "suppress":
            target = self.target(rest)
            return self.hit_chance(unit, verb, target, tile) * self.table.suppress_worth(target)
        if verb == "recon":
            return self.w.recon
        if verb == "conceal":
            return self.conceal()
        if verb == "target":
            return self.aim(unit, self.table.s.scenario.tile_at[rest[0]])
        return self.blast(unit, self.table.s.target[self.table.me])

    def target(self, rest: Action) -> Unit:
        """The unit that the arguments of an action begin with."""
        return self.table.units[self.table.s.scenario.roster.unit_at[rest[0]]]

    def hit_chance(self, unit: Unit, verb: str, target: Unit, tile: int) -> float:
        need = self.table.need(target.defence, self.table.s.at[target.index], tile)
        return chance_of(self.table.dice(unit, verb), need)

    def move(self, unit: Unit, tile: int, rest: Action) -> float:
        """A better place to stand."""
        if not rest:
            return 0.0
        to = self.table.s.scenario.tile_at[rest[0]]
        worth = self.ground.stand(unit, to) - self.ground.stand(unit, tile)
        if self.table.s.battle.is_mortar[unit.index]:  # its target marker comes off
            worth -= self.blast(unit, self.table.s.target[self.table.me])
        return worth

    def scout(self, unit: Unit, tile: int, rest: Action) -> float:
        """New markers where they are wanted, each for a Fog card."""
        t = self.table
        platoon = t.s.platoons[t.me]
        fog = self.w.fog * t.fog_weight(t.me) if t.has_fog_left(t.me) else 0.0
        worth = 0.0
        at = tile
        seen = platoon.marked
        for arg in rest:
            at = t.s.scenario.tile_at[arg]
            if not seen >> at & 1:
                seen |= 1 << at
                worth += self.ground.wanted.get(at, 0.0) - fog
        return worth + self.ground.stand(unit, at) - self.ground.stand(unit, tile)

    def conceal(self) -> float:
        """Fog for the enemy, if he has any left to get."""
        t = self.table
        return self.w.conceal * t.fog_weight(t.foe) if t.has_fog_left(t.foe) else 0.0

    def blast(self, unit: Unit, tile: int) -> float:
        """Everyone in the tile is hit at, own units too."""
        t = self.table
        if tile == NO_TARGET:
            return 0.0
        dice = t.dice(unit, "blast")
        worth = 0.0
        for other in t.occupants[tile]:
            value = chance_of(dice, t.need(other.defence, tile, INDIRECT)) * t.hit_worth(other)
            worth += value if other.side == t.foe else -OWN_LOSS * value
        return worth

    def aim(self, unit: Unit, tile: int) -> float:
        """A Blast to come, better than the one there could be now."""
        now = max(0.0, self.blast(unit, self.table.s.target[self.table.me]))
        return self.w.aim * self.blast(unit, tile) - now

    def ready(self, unit: Unit) -> float:
        """A suppressed unit turned up."""
        plan = self.table.prospects[unit.index]
        return self.w.ready + self.w.ready_plan * plan

    def officer(self, verb: str, card: Card, rest: Action) -> float:
        """What an action of an officer is worth; Inspire depends on the other cards."""
        t = self.table
        if verb == "command":
            return self.w.draw * t.usable_draws(int(rest[0].removeprefix("number:")))
        if verb == "guide":
            unit = self.target(rest)
            return self.move(unit, t.s.at[unit.index], rest[1:])
        if verb == "bolster":
            needed = bolster_worth(
                t, card, lambda other: need(t, self.ground, other), self.w.worthwhile
            )
            return self.w.bolster * needed
        return 0.0
