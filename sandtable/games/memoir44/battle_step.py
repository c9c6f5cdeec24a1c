"""The battle step (M44-11): ordered units attack one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.attack import BATTLE, declare, odds_of
from sandtable.games.memoir44.combat import (
    has_target,
    may_remove_wire,
    targets,
    why_no_attack,
    why_no_battle,
)
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.second_move import second_move
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

REMOVE_WIRE: Final = "remove-wire"
END_BATTLES: Final[Action] = ("end-battles",)


class BattleStep(Frame["MemoirState"]):
    """The battle step: ordered units attack one by one. ``done`` masks seats that are done."""

    name = "battles"

    def __init__(self, side: int, done: int) -> None:
        self.side = side
        self.done = done

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        everyone = state.posts.of_side[self.side]
        mask = 0
        for unit, command in enumerate(state.order):
            if mask == everyone or command < 0 or state.at[unit] < 0:
                continue
            if self.has_battle(state, unit):
                mask |= state.leader_mask[unit]
        return state.posts.names(mask & ~self.done)

    def has_battle(self, state: MemoirState, unit: int) -> bool:
        if why_no_battle(state, unit) is not None:
            return False
        return may_remove_wire(state, unit) or has_target(state, unit)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        bit = 1 << state.seats.index(seat)
        for unit in state.scenario.units:
            u = unit.index
            if state.order[u] < 0 or state.at[u] < 0 or not state.leader_mask[u] & bit:
                continue
            if why_no_battle(state, u) is not None:
                continue
            for target in targets(state, u):
                found.append((BATTLE, unit.arg, state.scenario.units[target].arg))
            if may_remove_wire(state, u):
                found.append((REMOVE_WIRE, unit.arg))
        found.append(END_BATTLES)
        return found

    def settled(self, state: MemoirState) -> bool:
        return not state.actors()

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        """End the step; a unit behind enemy lines may move again even without a battle."""
        state.pop()
        for unit, command in enumerate(state.order):
            if command >= 0 and state.at[unit] >= 0 and not state.fought[unit]:
                second_move(state, unit)

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return refuse_battle(state, seat, action)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == END_BATTLES:
            bit = 1 << state.seats.index(seat)
            state.replace(BattleStep(self.side, self.done | bit))
            return
        unit = state.scenario.unit_by_arg[action[1]]
        if action[0] == REMOVE_WIRE:
            state.fought[unit] += 1
            hex = state.at[unit]
            state.wire[hex] = False
            params: dict[str, Json] = {
                "unit": state.scenario.units[unit].id,
                "hex": state.name(hex),
            }
            events.append(Event("wire-removed", params))
            second_move(state, unit)
            return
        declare(state, unit, state.scenario.unit_by_arg[action[2]], events)

    def odds(self, state: MemoirState, action: Action) -> list[Odds]:
        return odds_of(state, action)

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-battles", {"side": SIDES[self.side]})


def variant_of(state: MemoirState, unit: int, rule: str) -> str:
    """The variant of a refused battle: the terrain entered, or the kind of unit."""
    if rule == "battle-entered-terrain":
        return state.scenario.terrain[state.at[unit]].name
    return state.scenario.arms[state.scenario.units[unit].arm].name


def refuse_battle(state: MemoirState, seat: str, action: Action) -> Refusal:
    """Why this battle is not legal."""
    if action[:1] not in ((BATTLE,), (REMOVE_WIRE,)):
        return state.refusal("battle-step", action=action[0] if action else "")
    if len(action) < 2 or action[1] not in state.scenario.unit_by_arg:
        return state.refusal("name-a-unit")
    unit = state.scenario.unit_by_arg[action[1]]
    id = state.scenario.units[unit].id
    if state.at[unit] < 0 or SIDES[state.scenario.units[unit].side] != state.side_of(seat):
        return state.refusal("not-your-unit", unit=id)
    rule = why_no_battle(state, unit)
    if rule is not None:
        return state.refusal(rule, variant_of(state, unit, rule), unit=id)
    if not state.leader_mask[unit] >> state.seats.index(seat) & 1:
        return state.refusal("not-your-section", unit=id)
    if action[0] == REMOVE_WIRE:
        return state.refusal("wire-not-removable", unit=id)
    if len(action) != 3 or action[2] not in state.scenario.unit_by_arg:
        return state.refusal("name-a-target")
    target = state.scenario.unit_by_arg[action[2]]
    if state.at[target] < 0 or state.scenario.units[target].side == state.scenario.units[unit].side:
        return state.refusal("name-a-target")
    rule = why_no_attack(state, unit, target)
    assert rule is not None
    other = state.scenario.units[target].id
    return state.refusal(rule, variant_of(state, unit, rule), unit=id, target=other)
