"""One attack after its declaration: dice, Taking Ground (M44-17), Armor Overrun (M44-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.ambush import Ambush, may_be_ambushed
from sandtable.games.memoir44.combat import (
    battle_dice,
    battle_odds,
    bonus_dice,
    has_target,
    targets,
    why_no_attack,
)
from sandtable.games.memoir44.medals import count_medals
from sandtable.games.memoir44.movement import (
    BARRED,
    HALTED,
    OVERRAN,
    bar_battle,
    crush_wire,
    may_take_ground,
    shift,
    terrain_lifted,
)
from sandtable.games.memoir44.retreat import roll_dice, roll_event, strike
from sandtable.games.memoir44.second_move import STAY, second_move
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

BATTLE: Final = "battle"
TAKE_GROUND: Final = "take-ground"
PASS: Final[Action] = ("pass",)


def declare(state: MemoirState, unit: int, target: int, events: list[Event]) -> None:
    """Declare an attack; the defender of a close assault may have an Ambush (M44-34.8)."""
    crush_wire(state, unit, events)
    close = state.scenario.board.distance[state.at[unit]][state.at[target]] == 1
    units = state.scenario.units
    events.append(
        Event("attacked", {"unit": units[unit].id, "target": units[target].id, "close": close})
    )
    state.push(Aftermath(unit, target, state.at[unit], state.at[target], close))
    state.push(Attack(unit, target, state.at[unit]))
    if close and may_be_ambushed(state, unit, target):
        state.push(Ambush(unit, target))


def odds_of(state: MemoirState, action: Action) -> list[Odds]:
    """The odds of a battle, not considering an Ambush."""
    if action[0] != BATTLE:
        return []
    return [
        battle_odds(
            state, state.scenario.unit_by_arg[action[1]], state.scenario.unit_by_arg[action[2]]
        )
    ]


class Attack(Task["MemoirState"]):
    """Rolls the dice of a declared attack, unless an Ambush drove the attacker off (M44-34.10)."""

    name = "attack"

    def __init__(self, unit: int, target: int, hex: int) -> None:
        self.unit = unit
        self.target = target
        self.hex = hex

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        close = state.scenario.board.distance[self.hex][state.at[self.target]] == 1
        bonus = bonus_dice(state, self.unit, close)
        state.fought[self.unit] += 1
        if state.at[self.unit] != self.hex:
            return
        dice = roll_dice(battle_dice(state, self.unit, self.target, bonus), chance, "battle")
        roll_event(state, self.unit, self.target, dice, events)
        strike(state, self.target, dice, False, False, events)


class Aftermath(Task["MemoirState"]):
    """After the dice and the retreat: Taking Ground, a second attack, a second move."""

    name = "aftermath"

    def __init__(self, unit: int, target: int, stood: int, hex: int, close: bool) -> None:
        self.unit = unit
        self.target = target
        self.stood = stood
        self.hex = hex
        self.close = close

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        unit = self.unit
        if state.at[unit] < 0 or state.outcome is not None:
            return
        if state.at[unit] != self.stood:  # driven off by an Ambush: no further attack (A57)
            second_move(state, unit)
            return
        vacated = state.unit_in[self.hex] < 0
        ground = self.close and vacated and not state.options["no_taking_ground"]
        if ground and may_take_ground(state, unit, self.hex):
            state.push(TakeGround(unit, self.hex))
        else:
            after_battle(state, unit)


def after_battle(state: MemoirState, unit: int) -> None:
    """Offer the second attack of Artillery Bombard, or the second move of Behind Enemy Lines."""
    command = state.command_of(unit)
    if command is None or command.fallback:
        return
    if state.fought[unit] < command.text.battles:
        state.push(Again(unit, overrun=False))
    else:
        second_move(state, unit)


class TakeGround(Frame["MemoirState"]):
    """Taking Ground is optional (M44-17.2); armor may then overrun (M44-18.1)."""

    name = "take-ground"

    def __init__(self, unit: int, hex: int) -> None:
        self.unit = unit
        self.hex = hex

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.leader_mask[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.scenario.units[self.unit].arg
        return [(TAKE_GROUND, arg, state.scenario.hex_args[self.hex]), STAY]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("take-ground-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        unit = self.unit
        if action == STAY:
            after_battle(state, unit)
            return
        shift(state, unit, self.hex, events)
        params: dict[str, Json] = {
            "unit": state.scenario.units[unit].id,
            "hex": state.name(self.hex),
        }
        events.append(Event("took-ground", params))
        bar_battle(state, unit)  # A44
        if state.wire[self.hex] and not terrain_lifted(state, unit):
            state.status[unit] |= HALTED  # M44-32.1; other ground that stops also bars battle
        crush_wire(state, unit, events)
        count_medals(state, events)
        if state.outcome is None:
            arm = state.scenario.arms[state.scenario.units[unit].arm]
            if arm.overruns and not state.status[unit] & OVERRAN:
                state.status[unit] |= OVERRAN
                if not state.status[unit] & BARRED:
                    state.push(Again(unit, overrun=True))
            else:
                after_battle(state, unit)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt(
            "prompt-take-ground",
            {"unit": state.scenario.units[self.unit].id, "hex": state.name(self.hex)},
        )


class Again(Frame["MemoirState"]):
    """Another attack of the same unit: Armor Overrun, or the second one of a Bombard (A57)."""

    name = "again"

    def __init__(self, unit: int, overrun: bool) -> None:
        self.unit = unit
        self.overrun = overrun

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return state.posts.names(state.leader_mask[self.unit])

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        arg = state.scenario.units[self.unit].arg
        units = state.scenario.units
        found: list[Action] = [
            (BATTLE, arg, units[target].arg) for target in targets(state, self.unit)
        ]
        found.append(PASS)
        return found

    def settled(self, state: MemoirState) -> bool:
        return not has_target(state, self.unit)

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.pop()

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        arg = state.scenario.units[self.unit].arg
        if len(action) == 3 and action[0] == BATTLE and action[1] == arg:
            target = state.scenario.unit_by_arg.get(action[2], -1)
            if target >= 0 and state.at[target] >= 0:
                rule = why_no_attack(state, self.unit, target)
                if rule is not None:
                    id = state.scenario.units[self.unit].id
                    other = state.scenario.units[target].id
                    return state.refusal(rule, unit=id, target=other)
        return state.refusal("again-answer")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        if action != PASS:
            declare(state, self.unit, state.scenario.unit_by_arg[action[2]], events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return odds_of(state, action)

    def prompt(self, state: MemoirState) -> Prompt:
        key = "prompt-overrun" if self.overrun else "prompt-again"
        return Prompt(key, {"unit": state.scenario.units[self.unit].id})
