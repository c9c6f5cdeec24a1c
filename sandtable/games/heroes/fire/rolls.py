"""Procedures that roll dice: windows before (HOS-31.9) and after (HOS-31.11) every roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.games.heroes import hosts, windows
from sandtable.games.heroes.procedures import Procedure
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Rolling(Procedure):
    """A procedure with one roll by one player.

    Its fields ``side``, ``dice`` and ``die_bonus`` are what cards and markers change: bonuses
    before the roll add to ``die_bonus``, a re-roll replaces ``dice`` by as many new ones.
    """

    #: What the dice are rolled for.
    die: ClassVar[str] = ""
    #: Who rolls; -1 is nobody's roll.
    side: int = -1
    dice: tuple[int, ...] = ()
    #: Added to the result, of several dice to the one that is kept (HOS-21.30).
    die_bonus: int = 0

    def parties(self, s: HeroesState) -> tuple[int, ...]:
        """The units by and against which it is rolled (AMB-134)."""
        return ()

    def roll(self, count: int, chance: Chance) -> tuple[int, ...]:
        return roll_dice(count, self.die, chance)


class OneRoll(Rolling):
    """Rolled once between its two windows; then what the dice lead to."""

    BEFORE: ClassVar[int] = 0
    ROLL: ClassVar[int] = 1
    EFFECT: ClassVar[int] = 2
    stage: int

    def needless(self, s: HeroesState) -> bool:
        """Has what it is rolled for come to nothing?"""
        return False

    def number(self) -> int:
        """How many dice are rolled."""
        return 1

    def told(self, s: HeroesState, dice: tuple[int, ...]) -> Event:
        raise NotImplementedError

    def take_effect(self, s: HeroesState, events: list[Event]) -> None:
        """The roll is off the stack, and its dice stand."""
        raise NotImplementedError

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.needless(s):
            self.done(s)
        elif self.stage == self.BEFORE:
            self.go(s, stage=self.ROLL)
            windows.open(s, "before-roll")
        elif self.stage == self.ROLL:
            dice = self.roll(self.number(), chance)
            self.go(s, stage=self.EFFECT, dice=dice)
            events.append(self.told(s, dice))
            windows.open(s, "after-roll")
        else:
            self.done(s)
            self.take_effect(s, events)


def roll_dice(count: int, name: str, chance: Chance) -> tuple[int, ...]:
    return tuple([chance.die(name, 6) + 1 for _ in range(count)])


def again(s: HeroesState, whose: str, chance: Chance, events: list[Event]) -> None:
    """All dice of the host's roll once more; the new ones stand (HOS-21.22, 25.40).

    ``whose`` is the field with the dice: a fight has those of the defender, too.
    """
    host: Any = hosts.host(s)
    dice = roll_dice(len(getattr(host, whose)), "re-roll", chance)
    hosts.alter(s, **{whose: dice})
    events.append(Event("re-rolled", {"dice": [*dice]}))
