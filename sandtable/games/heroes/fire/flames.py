"""The flamethrower (HOS-16.13–16.23, 16.83–16.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sandtable.games.heroes.fields import UNIT
from sandtable.games.heroes.fire import aiming, attack
from sandtable.games.heroes.land import cover
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.reading import check_lengths
from sandtable.games.heroes.units import losses, spotting
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field
from sandtable.kernel.frame import Frame, Procedure

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PROFILE: Final = "flame"
#: The CV penalty of a flame with Fire on the Move (HOS-16.14).
ON_THE_MOVE: Final = 1


class Flames(Procedure["HeroesState"]):
    """A flamethrower attacks every unit it reaches; each then gets a marker (HOS-16.13–16.23)."""

    name = "flames"
    own_fields: ClassVar[dict[str, Field]] = {"firer": UNIT}

    def __init__(
        self,
        stage: int,
        firer: int,
        units: tuple[int, ...],
        places: tuple[int, ...],
        penalties: tuple[int, ...],
        origin: int,
        bonus: int,
        room: bool,
    ) -> None:
        self.stage = stage
        self.firer = firer
        self.units = units
        #: For each unit, the square that is burnt, and the penalty of the line to it.
        self.places = places
        self.penalties = penalties
        #: The square where the flame starts.
        self.origin = origin
        #: Added to the CV: cards and ammo, minus 1 on the move (HOS-16.14).
        self.bonus = bonus
        #: Through an opening into a room: the building gives no bonus (HOS-16.22).
        self.room = room

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_lengths(f"{where}.penalties", self.units, self.places, self.penalties)

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            # A hidden unit flips first (HOS-15.39).
            for unit in self.units:
                spotting.reveal(state, unit, events)
            self.proceed(state, stage=1)
            state.push(*self._attacks(state))
        else:
            self.done(state)
            for unit in reversed(self.units):
                losses.suppress(state, unit, 1, events)

    def _attacks(self, state: HeroesState) -> list[Frame[HeroesState]]:
        cv = state.battle.pack.profiles[PROFILE].cv
        suppression = aiming.suppression_penalty(state, self.firer)
        made: list[Frame[HeroesState]] = []
        for unit, place, obscured in zip(self.units, self.places, self.penalties, strict=True):
            value = cv[state.counter(unit).kind]
            if value == X:
                continue
            made.append(
                attack.Attack(
                    firer=self.firer,
                    side=state.side_of_unit(self.firer),
                    target=unit,
                    mode=attack.FLAME,
                    value=value + self.bonus,
                    penalty=obscured + suppression,
                    defence=aiming.side_defence(state, unit) + self.cover(state, unit, place),
                )
            )
        return made

    def cover(self, state: HeroesState, unit: int, place: int) -> int:
        """The terrain bonus of a unit that is burnt on a square."""
        if self.room:
            return cover.without_building(state, unit)
        ox, oy = state.battle.field.centres[self.origin]
        ax, ay = state.battle.field.centres[place]
        return cover.against_line(state, unit, ox, oy, ax, ay)
