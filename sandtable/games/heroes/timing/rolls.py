"""Procedures that roll dice, with windows before (HOS-31.9) and after (HOS-31.11) every roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.games.heroes.reading import check_rolled
from sandtable.games.heroes.timing import windows
from sandtable.games.heroes.timing.hosts import Host
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Frame

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Rolling(Host):
    """A procedure with one roll by one player.

    Cards and markers change its fields ``side``, ``dice`` and ``die_bonus``: bonuses before the
    roll add to ``die_bonus``, a re-roll replaces ``dice`` with as many new ones.
    """

    moments: ClassVar[tuple[str, ...]] = ("before-roll", "after-roll")
    #: The name of the roll for Chance.
    die: ClassVar[str] = ""
    #: The side that rolls; -1 for neither.
    side: int = -1
    dice: tuple[int, ...] = ()
    #: Added to the result; with several dice, to the one that is kept (HOS-21.30).
    die_bonus: int = 0

    def is_of(self, side: int) -> bool:
        return self.side == side

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        """The units by and against which the roll is made (AMB-134)."""
        return ()

    def roll(self, count: int, chance: Chance) -> tuple[int, ...]:
        return roll_dice(count, self.die, chance)


class OneRoll(Rolling):
    """One roll between two windows, then its effect."""

    BEFORE: ClassVar[int] = 0
    ROLL: ClassVar[int] = 1
    EFFECT: ClassVar[int] = 2
    stage: int

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_rolled(self.dice, self.stage >= self.EFFECT, f"{where}.dice")

    def needless(self, state: HeroesState) -> bool:
        """Is the roll no longer needed?"""
        return False

    def number(self) -> int:
        """The number of dice."""
        return 1

    def roll_event(self, state: HeroesState, dice: tuple[int, ...]) -> Event:
        raise NotImplementedError

    def take_effect(self, state: HeroesState, events: list[Event]) -> None:
        """Apply the final dice; the roll is off the stack."""
        raise NotImplementedError

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.needless(state):
            self.done(state)
        elif self.stage == self.BEFORE:
            self.proceed(state, stage=self.ROLL)
            windows.open(state, "before-roll")
        elif self.stage == self.ROLL:
            dice = self.roll(self.number(), chance)
            self.proceed(state, stage=self.EFFECT, dice=dice)
            events.append(self.roll_event(state, dice))
            windows.open(state, "after-roll")
        else:
            self.done(state)
            self.take_effect(state, events)


def roll_dice(count: int, name: str, chance: Chance) -> tuple[int, ...]:
    return tuple([chance.die(name, 6) + 1 for _ in range(count)])
