"""Dented, Not Dead: the roll that may turn a hit into a suppression marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import hosts, names
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.fire.rolls import OneRoll
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Shrug(OneRoll):
    """Rolled by the owner of the unit that is about to take the hit."""

    name = "shrug"
    die = "shrug"
    fields = (
        ("stage", "int"),
        ("side", "side"),
        ("unit", "unit"),
        ("need", "int"),
        ("dice", "ints"),
        ("die_bonus", "int"),
    )

    def __init__(
        self, stage: int, side: int, unit: int, need: int, dice: tuple[int, ...], die_bonus: int
    ) -> None:
        self.stage = stage
        self.side = side
        self.unit = unit
        #: On this or more the hit is ignored.
        self.need = need
        self.dice = dice
        self.die_bonus = die_bonus

    def parties(self, s: HeroesState) -> tuple[int, ...]:
        return (self.unit,)

    def told(self, s: HeroesState, dice: tuple[int, ...]) -> Event:
        return Event("shrug-rolled", {"unit": names.unit(s, self.unit), "dice": [*dice]})

    def take_effect(self, s: HeroesState, events: list[Event]) -> None:
        if self.dice[0] + self.die_bonus >= self.need:
            hosts.alter(s, cancelled=True)
            events.append(Event("hit-averted", {"unit": names.unit(s, self.unit)}))
            hits.suppress(s, self.unit, 1, events)
