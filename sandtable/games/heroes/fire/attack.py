"""One attack: one roll against one unit (HOS-8.38–8.40, 27.7–27.9).

Targets, lines and values are determined before, in ``shots`` and ``firing``; the attack gets the
totals: the modified Combat Value, the penalties to the result, the Defence Value with bonuses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.pack.catalogue import HIT, HIT_AND_SUPPRESSED, SUPPRESSED
from sandtable.games.heroes.reading import check_rolled
from sandtable.games.heroes.timing import windows
from sandtable.games.heroes.timing.rolls import Rolling
from sandtable.games.heroes.units import hits, losses
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Frame

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Kinds of attacks. All except these three are compared with the Defence Value and may hit.
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
        #: The Combat Value, with all modifiers before the roll (HOS-27.2–27.6).
        self.value = value
        #: Penalties to the result: suppression, long range, obstacles (HOS-27.8).
        self.penalty = penalty
        #: The Defence Value with bonuses; for Diversion Fire, the number to reach.
        self.defence = defence
        self.dice = dice
        self.die_bonus = die_bonus
        #: Markers that the target gets after this attack, regardless of the result.
        self.after_marker = after_marker
        self.twin = twin
        self.piercing = piercing
        self.scary = scary
        #: The shot is wasted (decoys).
        self.cancelled = cancelled
        #: Markers that the target gets if it survives its hit (HOS-16.60).
        self.alive_marker = alive_marker

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_rolled(self.dice, self.stage >= self.EFFECT, f"{where}.dice")

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        return (self.target,) if self.firer < 0 else (self.firer, self.target)

    @property
    def result(self) -> int:
        """Die, modified CV and bonuses, minus penalties (HOS-8.38)."""
        return max(self.dice) + self.die_bonus + self.value - self.penalty

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.cancelled or not state.in_play(self.target):
            self.done(state)
        elif self.stage == self.BEFORE:
            self.proceed(state, stage=self.ROLL)
            windows.open(state, "before-roll")
        elif self.stage == self.ROLL:
            # Twin-linked rolls two dice and keeps the better (HOS-16.10).
            dice = self.roll(2 if self.twin else 1, chance)
            events.append(self._roll_event(state, "attack-rolled", dice))
            self.proceed(state, stage=self.EFFECT, dice=dice)
            windows.open(state, "after-roll")
        elif self.stage == self.EFFECT:
            self._effect(state, events)
        else:
            self.done(state)
            losses.suppress(state, self.target, self.after_marker + self.alive_marker, events)

    def _roll_event(self, state: HeroesState, what: str, dice: tuple[int, ...]) -> Event:
        firer = None if self.firer < 0 else names.unit(state, self.firer)
        return Event(
            what,
            {
                "unit": firer,
                "target": names.unit(state, self.target),
                "mode": self.mode,
                "dice": [*dice],
                "value": self.value,
                "bonus": self.die_bonus,
                "penalty": self.penalty,
                "defence": self.defence,
                "result": max(dice) + self.die_bonus + self.value - self.penalty,
            },
        )

    def _effect(self, state: HeroesState, events: list[Event]) -> None:
        """Apply the final result to the target."""
        if self.mode == SNIPE:
            self._snipe(state, events)
            return
        self.proceed(state, stage=self.AFTERMATH)
        markers = 0
        if self.mode == SUPPRESS:
            # One marker for each time the DV goes into the result (HOS-16.89).
            markers = self.result // self.defence if self.result >= self.defence else 0
        elif self.result >= self.defence:
            if self.mode == DIVERT:
                markers = 1
            else:
                self._hit(state, self.result >= 2 * self.defence)
                return
        if markers:
            losses.suppress(state, self.target, markers, events)
        elif self.scary:
            # The shot achieved nothing. The firer may leave the marker, and there is never a reason
            # not to (HOS-16.28).
            losses.suppress(state, self.target, 1, events)
        else:
            events.append(self._roll_event(state, "attack-failed", self.dice))

    def _hit(self, state: HeroesState, double: bool) -> None:
        state.push(
            hits.Hit(
                target=self.target,
                double=double,
                side=self.side,
                piercing=self.piercing,
                by_fire=True,
                firer=self.firer,
            )
        )

    def _snipe(self, state: HeroesState, events: list[Event]) -> None:
        """Apply the sniper's table; results beyond its ends count as its ends (AMB-96)."""
        result = sniper_result(state, self.firer, self.result)
        alive = 1 if result == HIT_AND_SUPPRESSED else 0
        self.proceed(state, stage=self.AFTERMATH, alive_marker=alive)
        if result in (HIT, HIT_AND_SUPPRESSED):
            self._hit(state, False)
        elif result == SUPPRESSED:
            losses.suppress(state, self.target, 1, events)
        else:
            events.append(self._roll_event(state, "attack-failed", self.dice))


def sniper_result(state: HeroesState, sniper: int, total: int) -> int:
    """The result from the table of the sniper's tile, or the common one (HOS-16.60, 16.61)."""
    unit = state.unit(sniper)
    table = state.battle.tiles[unit.tile].sniper_table if unit.own else "standard"
    return state.battle.pack.sniper_tables[table].result(total)
