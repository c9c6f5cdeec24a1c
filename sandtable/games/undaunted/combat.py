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


def defence_value(s: UndauntedState, target: int, attacker: int) -> int:
    """Base defence + cover bonus + range bonus (NOR-28.1)."""
    tile = s.at[target]
    base = s.scenario.roster.units[target].defence
    return base + cover_bonus(s, tile, attacker) + range_bonus(s, tile, attacker)


def is_success(dice: list[int], defence: int) -> bool:
    """At least one die equals or beats the defence value; a 0 always does (NOR-29.2, 29.4)."""
    return any(die == 0 or die >= defence for die in dice)


def success_chance(dice: int, defence: int) -> float:
    """The chance that a roll of so many dice succeeds."""
    misses = min(max(defence - 1, 0), FACES - 1)
    return 1.0 - (misses / FACES) ** dice


def odds_against(s: UndauntedState, target: int, attacker: int, dice: int) -> Odds:
    tile = s.at[target]
    unit = s.scenario.roster.units[target]
    need = defence_value(s, target, attacker)
    parts = [
        ("odds-defence", unit.defence),
        ("odds-cover", cover_bonus(s, tile, attacker)),
        ("odds-range", range_bonus(s, tile, attacker)),
    ]
    return Odds(unit.id, dice, need, parts, success_chance(dice, need))


def roll(
    s: UndauntedState,
    action: str,
    attacker: int,
    target: int,
    from_tile: int,
    count: int,
    chance: Chance,
    events: list[Event],
) -> bool:
    """Roll the dice of a combat action against one counter; did it succeed?"""
    need = defence_value(s, target, from_tile)
    dice = [chance.die(action, FACES) for _ in range(count)]
    success = is_success(dice, need)
    units = s.scenario.roster.units
    events.append(
        Event(
            "rolled",
            {
                "action": action,
                "unit": units[attacker].id,
                "target": units[target].id,
                "dice": [*dice],
                "need": need,
                "success": success,
            },
        )
    )
    return success


class Attack(Verb[UndauntedState]):
    """Attack X: any one enemy counter on the board; success costs it one card."""

    name = "attack"

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return s.enemies_on_board(stance.side)

    def plays(self, s: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        enemies = s.enemies_on_board(stance.side)
        return [
            (self.name, *stance.head, unit.arg)
            for unit in s.scenario.roster.units
            if enemies >> unit.index & 1
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
        if roll(s, self.name, stance.card.unit, target, stance.tile, printed.size, chance, events):
            self.effect(s, target, chance, events)

    def effect(self, s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
        take_casualty(s, target, chance, events)

    def odds(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> list[Odds]:
        target = s.scenario.roster.unit_at[rest[0]]
        return [odds_against(s, target, stance.tile, printed.size)]


class Suppress(Attack):
    """Suppress X: as Attack, but success turns the counter to its suppressed face (NOR-31)."""

    name = "suppress"

    def effect(self, s: UndauntedState, target: int, chance: Chance, events: list[Event]) -> None:
        if s.suppressed >> target & 1:
            return  # NOR-31.3
        s.suppressed |= 1 << target
        events.append(Event("suppressed", {"unit": s.scenario.roster.units[target].id}))
