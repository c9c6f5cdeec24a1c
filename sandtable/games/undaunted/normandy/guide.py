"""Guide (NOR-17): an officer moves any one ready counter of the own side."""

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

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return FRESH

    def plays(self, s: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        found: list[Action] = []
        ways = enterable(s, stance.side)
        for unit in s.scenario.roster.units:
            if self.barred(s, stance.side, unit):
                continue
            head = (self.name, *stance.head, unit.arg)
            found.append(head)
            for tile in destinations(s.scenario, s.at[unit.index], printed.size, ways):
                found.append((*head, s.scenario.tile_args[tile]))
        return found

    def barred(self, s: UndauntedState, side: int, unit: Unit) -> str:
        """The name of the rule that keeps a counter from being guided; empty if none does."""
        if unit.side != side:
            return "guide-own-only"  # NOR-17.1
        if s.at[unit.index] < 0:
            return "guide-off-board"  # NOR-17.5
        if s.suppressed >> unit.index & 1:
            return "guide-suppressed"  # NOR-17.3
        return ""

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        units = s.scenario.roster.units
        if all(self.barred(s, stance.side, unit) for unit in units):
            return s.refusal("guide-nobody")
        if not rest or rest[0] not in s.scenario.roster.unit_at:
            return s.refusal("guide-name-a-counter")
        unit = units[s.scenario.roster.unit_at[rest[0]]]
        barred = self.barred(s, stance.side, unit)
        if barred:
            return s.refusal(barred, unit=unit.id)
        if any(arg in s.scenario.roster.unit_at for arg in rest[1:]):
            return s.refusal("guide-one-counter")
        start = s.at[unit.index]
        return move_refusal(s, self.name, stance.side, start, printed.size, rest[1:])

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        unit = s.scenario.roster.unit_at[rest[0]]
        events.append(Event("guided", {"unit": s.scenario.roster.units[unit].id}))
        if len(rest) > 1:
            move_counter(s, unit, s.scenario.tile_at[rest[1]], events)
