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
#: Cover of a hill against an attacker on a hill, and against Blast (NOR-33.2, 33.3).
HILL_COVER: Final = 1
INDIRECT: Final = -1


def cover_bonus(state: UndauntedState, tile: int, attacker: int) -> int:
    """The target tile's cover; ``attacker`` is the attacker's tile, or INDIRECT for a Blast."""
    if state.scenario.hill[tile] and (attacker == INDIRECT or state.scenario.hill[attacker]):
        return HILL_COVER
    return state.scenario.cover[tile]


def range_bonus(state: UndauntedState, tile: int, attacker: int) -> int:
    """The distance from attacker to target; none for a Blast (NOR-28.4, 28.5)."""
    return 0 if attacker == INDIRECT else state.scenario.distance[attacker][tile]


def is_success(dice: list[int], defence: int) -> bool:
    """Does at least one die reach the defence value? A 0 always does (NOR-29.2, 29.4)."""
    return any(die == 0 or die >= defence for die in dice)


def success_chance(dice: int, defence: int) -> float:
    """The probability that a roll of ``dice`` dice succeeds."""
    misses = min(max(defence - 1, 0), FACES - 1)
    return 1.0 - (misses / FACES) ** dice


class Shot:
    """A roll of ``dice`` dice; ``parts`` add up to the target's defence value (NOR-28.1)."""

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
        """Roll the dice; returns whether they succeed."""
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
    state: UndauntedState, action: str, attacker: str, target: int, from_tile: int, dice: int
) -> Shot:
    """A shot at a counter: base defence, with the bonuses for cover and range."""
    unit = state.scenario.roster.units[target]
    tile = state.at[target]
    parts = [
        ("odds-defence", unit.defence),
        ("odds-cover", cover_bonus(state, tile, from_tile)),
        ("odds-range", range_bonus(state, tile, from_tile)),
    ]
    return Shot(action, attacker, unit.id, parts, dice)


class Attack(Verb[UndauntedState]):
    """Attack X: any one enemy counter on the board loses a card on a success."""

    name = "attack"

    def targets(self, state: UndauntedState, stance: Stance) -> int:
        """The possible targets, as a mask (NOR-27.2)."""
        return state.enemies_on_board(stance.side)

    def shot(self, state: UndauntedState, stance: Stance, target: int, dice: int) -> Shot:
        attacker = state.scenario.roster.units[stance.card.unit].id
        return shot_at(state, self.name, attacker, target, stance.tile, dice)

    def key(self, state: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return self.targets(state, stance)

    def plays(self, state: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        units = state.scenario.roster.units
        attacks = stance.attacks.get(self.name)
        if attacks is None:
            attacks = [(self.name, *stance.head, unit.arg) for unit in units]
            stance.attacks[self.name] = attacks
        targets = self.targets(state, stance)
        return [attack for unit, attack in enumerate(attacks) if targets >> unit & 1]

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if not state.enemies_on_board(stance.side):
            return state.refusal("combat-no-enemy", action=self.name)
        if len(rest) != 1 or rest[0] not in state.scenario.roster.unit_by_arg:
            return state.refusal("combat-name-a-unit")
        unit = state.scenario.roster.units[state.scenario.roster.unit_by_arg[rest[0]]]
        if unit.side == stance.side:
            return state.refusal("combat-own-unit", unit=unit.id)
        return state.refusal("combat-off-board", unit=unit.id)

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        target = state.scenario.roster.unit_by_arg[rest[0]]
        if self.shot(state, stance, target, printed.size).roll(chance, events):
            self.effect(state, target, chance, events)

    def effect(
        self, state: UndauntedState, target: int, chance: Chance, events: list[Event]
    ) -> None:
        take_casualty(state, target, chance, events)

    def odds(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> list[Odds]:
        target = state.scenario.roster.unit_by_arg[rest[0]]
        return [self.shot(state, stance, target, printed.size).odds()]


class Suppress(Attack):
    """Suppress X: like Attack, but a success flips the counter to its suppressed face (NOR-31)."""

    name = "suppress"

    def effect(
        self, state: UndauntedState, target: int, chance: Chance, events: list[Event]
    ) -> None:
        if state.suppressed >> target & 1:
            return  # NOR-31.3
        state.suppressed |= 1 << target
        events.append(Event("suppressed", {"unit": state.scenario.roster.units[target].id}))
