"""One attack: one roll against one unit (HOS-8.38–8.40, 27.7–27.9).

What comes before (targets, lines, values) is in ``shots`` and ``firing``; the attack gets the sums:
the Combat Value as modified, what is taken from the result, the Defence Value with its bonuses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.games.heroes import names, windows
from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.fire.rolls import Rolling
from sandtable.games.heroes.pack.catalogue import HIT, HIT_AND_SUPPRESSED, SUPPRESSED
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Kinds of attacks. All but these three compare with the Defence Value and may hit.
FIRE: Final = "fire"
SUPPRESS: Final = "suppress"
DIVERT: Final = "divert"
SNIPE: Final = "snipe"
BLAST: Final = "blast"
FLAME: Final = "flame"
CLOSE: Final = "close"


class Attack(Rolling):
    """Windows, roll, windows, effect."""

    name = "attack"
    die = "attack"
    fields = (
        ("stage", "int"),
        ("firer", "unit"),
        ("side", "side"),
        ("target", "unit"),
        ("mode", "text"),
        ("value", "int"),
        ("penalty", "int"),
        ("defence", "int"),
        ("dice", "ints"),
        ("die_bonus", "int"),
        ("after_marker", "int"),
        ("twin", "flag"),
        ("piercing", "flag"),
        ("scary", "flag"),
        ("cancelled", "flag"),
        ("alive_marker", "int"),
    )
    BEFORE: ClassVar[int] = 0
    ROLL: ClassVar[int] = 1
    EFFECT: ClassVar[int] = 2
    AFTERMATH: ClassVar[int] = 3

    def __init__(
        self,
        stage: int = 0,
        firer: int = -1,
        side: int = -1,
        target: int = -1,
        mode: str = FIRE,
        value: int = 0,
        penalty: int = 0,
        defence: int = 0,
        dice: tuple[int, ...] = (),
        die_bonus: int = 0,
        after_marker: int = 0,
        twin: bool = False,
        piercing: bool = False,
        scary: bool = False,
        cancelled: bool = False,
        alive_marker: int = 0,
    ) -> None:
        self.stage = stage
        #: -1: no unit fires (artillery, traps).
        self.firer = firer
        self.side = side
        self.target = target
        self.mode = mode
        #: The Combat Value, after everything that comes before the roll (HOS-27.2–27.6).
        self.value = value
        #: Taken from the result: suppression, long range, obstacles (HOS-27.8).
        self.penalty = penalty
        #: The Defence Value with bonuses; of Diversion Fire the number to reach.
        self.defence = defence
        self.dice = dice
        self.die_bonus = die_bonus
        #: Markers that the target gets after this attack, whatever its result.
        self.after_marker = after_marker
        self.twin = twin
        self.piercing = piercing
        self.scary = scary
        #: The shot is wasted (decoys).
        self.cancelled = cancelled
        #: Markers that the target gets if it survives its hit (HOS-16.60).
        self.alive_marker = alive_marker

    def parties(self, s: HeroesState) -> tuple[int, ...]:
        return (self.target,) if self.firer < 0 else (self.firer, self.target)

    @property
    def result(self) -> int:
        """Die, modified CV and bonuses on the roll, less the penalties (HOS-8.38)."""
        return max(self.dice) + self.die_bonus + self.value - self.penalty

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.cancelled or not hits.in_play(s, self.target):
            self.done(s)
        elif self.stage == self.BEFORE:
            self.go(s, stage=self.ROLL)
            windows.open(s, "before-roll")
        elif self.stage == self.ROLL:
            # Twin-linked rolls two dice and keeps the better (HOS-16.10).
            dice = self.roll(2 if self.twin else 1, chance)
            events.append(self._told(s, "attack-rolled", dice))
            self.go(s, stage=self.EFFECT, dice=dice)
            windows.open(s, "after-roll")
        elif self.stage == self.EFFECT:
            self._effect(s, events)
        else:
            self.done(s)
            hits.suppress(s, self.target, self.after_marker + self.alive_marker, events)

    def _told(self, s: HeroesState, what: str, dice: tuple[int, ...]) -> Event:
        firer = None if self.firer < 0 else names.unit(s, self.firer)
        return Event(
            what,
            {
                "unit": firer,
                "target": names.unit(s, self.target),
                "mode": self.mode,
                "dice": [*dice],
                "value": self.value,
                "penalty": self.penalty,
                "defence": self.defence,
                "result": max(dice) + self.die_bonus + self.value - self.penalty,
            },
        )

    def _effect(self, s: HeroesState, events: list[Event]) -> None:
        """The result is final; what it does to the target."""
        if self.mode == SNIPE:
            self._snipe(s, events)
            return
        self.go(s, stage=self.AFTERMATH)
        markers = 0
        if self.mode == SUPPRESS:
            # As many markers as the DV goes into the result (HOS-16.89).
            markers = self.result // self.defence if self.result >= self.defence else 0
        elif self.result >= self.defence:
            if self.mode == DIVERT:
                markers = 1
            else:
                self._hit(s, self.result >= 2 * self.defence)
                return
        if markers:
            hits.suppress(s, self.target, markers, events)
        elif self.scary:
            # The shot achieved nothing. The firer may leave the marker; he never has a reason not
            # to (HOS-16.28).
            hits.suppress(s, self.target, 1, events)
        else:
            events.append(self._told(s, "attack-failed", self.dice))

    def _hit(self, s: HeroesState, double: bool) -> None:
        s.then(
            hits.Hit(
                target=self.target,
                double=double,
                side=self.side,
                piercing=self.piercing,
                by_fire=True,
                firer=self.firer,
            )
        )

    def _snipe(self, s: HeroesState, events: list[Event]) -> None:
        """The sniper's table; results beyond its ends count as its ends (AMB-96)."""
        result = sniper_result(s, self.firer, self.result)
        alive = 1 if result == HIT_AND_SUPPRESSED else 0
        self.go(s, stage=self.AFTERMATH, alive_marker=alive)
        if result in (HIT, HIT_AND_SUPPRESSED):
            self._hit(s, False)
        elif result == SUPPRESSED:
            hits.suppress(s, self.target, 1, events)
        else:
            events.append(self._told(s, "attack-failed", self.dice))


def sniper_result(s: HeroesState, sniper: int, total: int) -> int:
    """What the table of the sniper's own tile says, or the common one (HOS-16.60, 16.61)."""
    unit = s.unit(sniper)
    table = s.battle.tiles[unit.tile].sniper_table if unit.own else "standard"
    return s.battle.pack.sniper_tables[table].result(total)
