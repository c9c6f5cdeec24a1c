"""Dented, Not Dead: the roll that may turn a hit into a suppression marker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sandtable.games.heroes import hosts, names, windows
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.fire.rolls import Rolling
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Shrug(Rolling):
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
    BEFORE: ClassVar[int] = 0
    ROLL: ClassVar[int] = 1
    EFFECT: ClassVar[int] = 2

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

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == self.BEFORE:
            self.go(s, stage=self.ROLL)
            windows.open(s, "before-roll")
        elif self.stage == self.ROLL:
            dice = self.roll(1, chance)
            self.go(s, stage=self.EFFECT, dice=dice)
            events.append(
                Event("shrug-rolled", {"unit": names.unit(s, self.unit), "dice": [*dice]})
            )
            windows.open(s, "after-roll")
        else:
            self.done(s)
            if self.dice[0] + self.die_bonus >= self.need:
                hosts.alter(s, cancelled=True)
                events.append(Event("hit-averted", {"unit": names.unit(s, self.unit)}))
                hits.suppress(s, self.unit, 1, events)
