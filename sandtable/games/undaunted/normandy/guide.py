"""Guide (NOR-17): an officer moves one ready friendly counter."""

from sandtable.games.undaunted.cards import CardAction, Unit
from sandtable.games.undaunted.movement import (
    destinations,
    enterable,
    move_counter,
    move_refusal,
)
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import FRESH, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal


class Guide(Verb[UndauntedState]):
    name = "guide"

    def key(self, state: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return FRESH

    def plays(self, state: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        found: list[Action] = []
        allowed = enterable(state, stance.side)
        for unit in state.scenario.roster.units:
            if self.why_not(state, stance.side, unit) is not None:
                continue
            head = (self.name, *stance.head, unit.arg)
            found.append(head)
            for tile in destinations(state.scenario, state.at[unit.index], printed.size, allowed):
                found.append((*head, state.scenario.tile_args[tile]))
        return found

    def why_not(self, state: UndauntedState, side: int, unit: Unit) -> str | None:
        """The rule that forbids guiding a counter; None if none does."""
        if unit.side != side:
            return "guide-own-only"  # NOR-17.1
        if state.at[unit.index] < 0:
            return "guide-off-board"  # NOR-17.5
        if state.suppressed >> unit.index & 1:
            return "guide-suppressed"  # NOR-17.3
        return None

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        units = state.scenario.roster.units
        if all(self.why_not(state, stance.side, unit) is not None for unit in units):
            return state.refusal("guide-nobody")
        if not rest or rest[0] not in state.scenario.roster.unit_by_arg:
            return state.refusal("guide-name-a-counter")
        unit = units[state.scenario.roster.unit_by_arg[rest[0]]]
        rule = self.why_not(state, stance.side, unit)
        if rule is not None:
            return state.refusal(rule, unit=unit.id)
        if any(arg in state.scenario.roster.unit_by_arg for arg in rest[1:]):
            return state.refusal("guide-one-counter")
        start = state.at[unit.index]
        return move_refusal(state, self.name, stance.side, start, printed.size, rest[1:])

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        unit = state.scenario.roster.unit_by_arg[rest[0]]
        events.append(Event("guided", {"unit": state.scenario.roster.units[unit].id}))
        if len(rest) > 1:
            move_counter(state, unit, state.scenario.tile_by_arg[rest[1]], events)
