"""The worth of the plays of a turn."""

from typing import Final

from sandtable.games.undaunted.cards import Card, Unit
from sandtable.games.undaunted.greedy.choice import bolster_worth
from sandtable.games.undaunted.greedy.reading import chance_of
from sandtable.games.undaunted.normandy.greedy.cards import need
from sandtable.games.undaunted.normandy.greedy.places import Places
from sandtable.games.undaunted.normandy.greedy.reading import NormandyReading
from sandtable.games.undaunted.normandy.state import NO_TARGET
from sandtable.kernel.action import Action

#: The order in which cards are played: first those that bring more cards, squad officers last.
ORDER: Final = (
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

#: Our losses weigh more than the enemy's.
OWN_LOSS: Final = 1.5


class Plays:
    """Scores plays; above zero is better than not playing the card."""

    def __init__(self, reading: NormandyReading, places: Places) -> None:
        self.reading = reading
        self.places = places
        self.w = reading.w
        #: What a new marker costs: a Fog card, if any is left.
        self.fog = 0.0
        if reading.has_fog_left(reading.me):
            self.fog = self.w.fog * reading.fog_weight(reading.me)

    def card_of(self, action: Action) -> Card:
        """The player's card named by the action."""
        roster = self.reading.state.scenario.roster
        return roster.cards[self.reading.me][roster.card_by_arg[self.reading.me][action[1]]]

    def score(self, action: Action) -> float:
        """The worth of a play in the player's turn."""
        verb = action[0]
        if verb in ("end-turn", "hunker"):
            return 0.0 if verb == "end-turn" else -1.0
        card = self.card_of(action)
        rest = action[2:]
        if card.unit < 0:
            return self.officer(verb, card, rest)
        unit = self.reading.units[card.unit]
        if verb == "ready":
            return self.ready(unit)
        tile = self.reading.state.at[unit.index]
        entering = 0.0
        if rest and rest[0].startswith("spawn:"):
            tile = self.reading.state.scenario.tile_by_arg["tile:" + rest[0].removeprefix("spawn:")]
            rest = rest[1:]
            entering = self.enter(unit) + self.places.tile_worth(unit, tile)
        return entering + self.unit_play(verb, unit, tile, rest)

    def enter(self, unit: Unit) -> float:
        """The worth of another counter; Riflemen save a side that can lose by being pinned."""
        reading = self.reading
        worth = self.w.enter
        if reading.is_riflemen(unit):
            worth += self.w.enter
            if reading.state.battle.goals[reading.foe].pin:
                worth += self.w.pin / (reading.lives[reading.me] + 1)
        return worth

    def unit_play(self, verb: str, unit: Unit, tile: int, rest: Action) -> float:
        """The worth of an action by a unit in a tile."""
        if verb in ("move", "stalk"):
            return self.move(unit, tile, rest)
        if verb == "scout":
            return self.scout(unit, tile, rest)
        if verb == "control":
            return self.reading.gain[self.reading.me][tile]
        if verb == "attack":
            target = self.target(rest)
            return self.hit_chance(unit, verb, target, tile) * self.reading.hit_worth(target)
        if verb == "suppress":
            target = self.target(rest)
            return self.hit_chance(unit, verb, target, tile) * self.reading.suppress_worth(target)
        if verb == "recon":
            return self.w.recon
        if verb == "conceal":
            return self.conceal()
        if verb == "target":
            return self.aim(unit, self.reading.state.scenario.tile_by_arg[rest[0]])
        return self.blast(unit, self.reading.state.target[self.reading.me])

    def target(self, rest: Action) -> Unit:
        """The unit named by the first argument of an action."""
        return self.reading.units[self.reading.state.scenario.roster.unit_by_arg[rest[0]]]

    def hit_chance(self, unit: Unit, verb: str, target: Unit, tile: int) -> float:
        facts = self.reading.facts
        dice = facts.attack[unit.index] if verb == "attack" else facts.suppress[unit.index]
        need = target.defence + facts.hardness[tile][self.reading.state.at[target.index]]
        return chance_of(dice, need)

    def move(self, unit: Unit, tile: int, rest: Action) -> float:
        """The worth of moving to another tile."""
        if not rest:
            return 0.0
        to = self.reading.state.scenario.tile_by_arg[rest[0]]
        worth = self.places.tile_worth(unit, to) - self.places.tile_worth(unit, tile)
        if unit is self.reading.state.battle.mortars[unit.side]:  # its target marker is removed
            worth -= self.blast(unit, self.reading.state.target[self.reading.me])
        return worth

    def scout(self, unit: Unit, tile: int, rest: Action) -> float:
        """The worth of new markers where they are wanted, each at the cost of a Fog card."""
        reading = self.reading
        platoon = reading.state.platoons[reading.me]
        worth = 0.0
        at = tile
        seen = platoon.marked
        for arg in rest:
            at = reading.state.scenario.tile_by_arg[arg]
            if not seen >> at & 1:
                seen |= 1 << at
                worth += self.places.wanted.get(at, 0.0) - self.fog
        return worth + self.places.tile_worth(unit, at) - self.places.tile_worth(unit, tile)

    def conceal(self) -> float:
        """The worth of Fog for the enemy, if any is left."""
        reading = self.reading
        return (
            self.w.conceal * reading.fog_weight(reading.foe)
            if reading.has_fog_left(reading.foe)
            else 0.0
        )

    def blast(self, unit: Unit, tile: int) -> float:
        """The worth of firing at every unit in the tile, including friendly ones."""
        reading = self.reading
        if tile == NO_TARGET:
            return 0.0
        dice = reading.facts.blast[unit.index]
        worth = 0.0
        for other in reading.occupants[tile]:
            need = other.defence + reading.facts.shelter[tile]
            value = chance_of(dice, need) * reading.hit_worth(other)
            worth += value if other.side == reading.foe else -OWN_LOSS * value
        return worth

    def aim(self, unit: Unit, tile: int) -> float:
        """The worth of a future Blast, compared with the current target."""
        now = max(0.0, self.blast(unit, self.reading.state.target[self.reading.me]))
        return self.w.aim * self.blast(unit, tile) - now

    def ready(self, unit: Unit) -> float:
        """The worth of readying a suppressed unit."""
        plan = self.reading.prospects[unit.index]
        return self.w.ready + self.w.ready_plan * plan

    def officer(self, verb: str, card: Card, rest: Action) -> float:
        """The worth of an officer's action; Inspire depends on the other cards."""
        reading = self.reading
        if verb == "command":
            return self.w.draw * reading.usable_draws(int(rest[0].removeprefix("number:")))
        if verb == "guide":
            unit = self.target(rest)
            return self.move(unit, reading.state.at[unit.index], rest[1:])
        if verb == "bolster":
            needed = bolster_worth(
                reading, card, lambda other: need(reading, self.places, other), self.w.worthwhile
            )
            return self.w.bolster * needed
        return 0.0
