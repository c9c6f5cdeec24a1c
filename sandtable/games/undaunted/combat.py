"""Combat: target, defence value, dice, effect (NOR-27 to NOR-33)."""

from typing import Final

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.casualties import take_casualty
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

FACES: Final = 10
#: Cover of a hill for an attacker on a hill, and against Blast (NOR-33.2, 33.3).
HILL_COVER: Final = 1
INDIRECT: Final = -1


def cover_bonus(s: UndauntedState, tile: int, attacker: int) -> int:
    """The target tile's cover; ``attacker`` is the attacker's tile, or INDIRECT for a Blast."""
    if s.scenario.hill[tile] and (attacker == INDIRECT or s.scenario.hill[attacker]):
        return HILL_COVER
    return s.scenario.cover[tile]


def range_bonus(s: UndauntedState, tile: int, attacker: int) -> int:
    """The distance from attacker to target; none for a Blast (NOR-28.4, 28.5)."""
    return 0 if attacker == INDIRECT else s.scenario.distance[attacker][tile]


def is_success(dice: list[int], defence: int) -> bool:
    """At least one die equals or beats the defence value; a 0 always does (NOR-29.2, 29.4)."""
    return any(die == 0 or die >= defence for die in dice)


def success_chance(dice: int, defence: int) -> float:
    """The chance that a roll of so many dice succeeds."""
    misses = min(max(defence - 1, 0), FACES - 1)
    return 1.0 - (misses / FACES) ** dice


class Shot:
    """A roll of so many dice; ``parts`` add up to the target's defence value (NOR-28.1)."""

    def __init__(
        self, action: str, attacker: str, target: str, parts: list[tuple[str, int]], dice: int
    ) -> None:
        self.action = action
        self.attacker = attacker
        self.target = target
        self.parts = parts
        self.dice = dice
        self.need = sum([amount for _, amount in parts])

    def odds(self) -> Odds:
        chance = success_chance(self.dice, self.need)
        return Odds(self.target, self.dice, self.need, self.parts, chance)

    def roll(self, chance: Chance, events: list[Event]) -> bool:
        """Roll; did it succeed?"""
        dice = [chance.die(self.action, FACES) for _ in range(self.dice)]
        success = is_success(dice, self.need)
        events.append(
            Event(
                "rolled",
                {
                    "action": self.action,
                    "unit": self.attacker,
                    "target": self.target,
                    "dice": [*dice],
                    "need": self.need,
                    "success": success,
                },
            )
        )
        return success


def shot_at(
    s: UndauntedState, action: str, attacker: str, target: int, from_tile: int, dice: int
) -> Shot:
    """A shot at a counter's base defence, with the bonuses for cover and range."""
    unit = s.scenario.roster.units[target]
    tile = s.at[target]
    parts = [
        ("odds-defence", unit.defence),
        ("odds-cover", cover_bonus(s, tile, from_tile)),
        ("odds-range", range_bonus(s, tile, from_tile)),
    ]
    return Shot(action, attacker, unit.id, parts, dice)


class Attack(Verb[UndauntedState]):
    """Attack X: any one enemy counter on the board; success costs it one card."""

    name = "attack"

    def targets(self, s: UndauntedState, stance: Stance) -> int:
        """The mask of counters that may be picked (NOR-27.2)."""
        return s.enemies_on_board(stance.side)

    def shot(self, s: UndauntedState, stance: Stance, target: int, dice: int) -> Shot:
        attacker = s.scenario.roster.units[stance.card.unit].id
        return shot_at(s, self.name, attacker, target, stance.tile, dice)

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return self.targets(s, stance)

    def plays(self, s: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        targets = self.targets(s, stance)
        return [
            (self.name, *stance.head, unit.arg)
            for unit in s.scenario.roster.units
            if targets >> unit.index & 1
        ]

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if not s.enemies_on_board(stance.side):
            return s.refusal("combat-no-enemy", action=self.name)
        if len(rest) != 1 or rest[0] not in s.scenario.roster.unit_at:
            return s.refusal("combat-name-a-unit")
        unit = s.scenario.roster.units[s.scenario.roster.unit_at[rest[0]]]
        if unit.side == stance.side:
            return s.refusal("combat-own-unit", unit=unit.id)
        return s.refusal("combat-off-board", unit=unit.id)

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        target = s.scenario.roster.unit_at[rest[0]]
        if self.shot(s, stance, target, printed.size).roll(chance, events):
            self.effect(s, target, chance, events)

    def effect(self, s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
        take_casualty(s, target, chance, events)

    def odds(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> list[Odds]:
        target = s.scenario.roster.unit_at[rest[0]]
        return [self.shot(s, stance, target, printed.size).odds()]


class Suppress(Attack):
    """Suppress X: as Attack, but success turns the counter to its suppressed face (NOR-31)."""

    name = "suppress"

    def effect(self, s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
        if s.suppressed >> target & 1:
            return  # NOR-31.3
        s.suppressed |= 1 << target
        events.append(Event("suppressed", {"unit": s.scenario.roster.units[target].id}))
