"""The flamethrower (HOS-16.13–16.23, 16.83–16.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.fire import aiming, attack, hits
from sandtable.games.heroes.land import cover
from sandtable.games.heroes.moving import spotting
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.procedures import Procedure
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.frame import Frame

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

PROFILE: Final = "flame"
#: What Fire on the Move takes from a flame's CV (HOS-16.14).
ON_THE_MOVE: Final = 1


class Flames(Procedure):
    """A flamethrower: every unit reached is attacked, then gets a marker (HOS-16.13–16.23)."""

    name = "flames"
    fields = (
        ("stage", "int"),
        ("firer", "unit"),
        ("units", "units"),
        ("places", "places"),
        ("penalties", "ints"),
        ("origin", "place"),
        ("bonus", "int"),
        ("room", "flag"),
    )

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
        #: Of each unit the square that is burnt, and what obscures the line to it.
        self.places = places
        self.penalties = penalties
        #: The square where the flame starts.
        self.origin = origin
        #: Added to the CV: cards and ammo, less 1 on the move (HOS-16.14).
        self.bonus = bonus
        #: Through an opening into a room: no bonus of the building (HOS-16.22).
        self.room = room

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == 0:
            # A hidden unit flips first (HOS-15.39).
            for unit in self.units:
                spotting.reveal(s, unit, events)
            self.go(s, stage=1)
            s.then(*self._attacks(s))
        else:
            self.done(s)
            for unit in reversed(self.units):
                hits.suppress(s, unit, 1, events)

    def _attacks(self, s: HeroesState) -> list[Frame[HeroesState]]:
        cv = s.battle.pack.profiles[PROFILE].cv
        suppression = aiming.suppression_penalty(s, self.firer)
        made: list[Frame[HeroesState]] = []
        for unit, place, obscured in zip(self.units, self.places, self.penalties, strict=True):
            value = cv[s.counter(unit).kind]
            if value == X:
                continue
            made.append(
                attack.Attack(
                    firer=self.firer,
                    side=s.side_of_unit(self.firer),
                    target=unit,
                    mode=attack.FLAME,
                    value=value + self.bonus,
                    penalty=obscured + suppression,
                    defence=aiming.side_defence(s, unit) + self.cover(s, unit, place),
                )
            )
        return made

    def cover(self, s: HeroesState, unit: int, place: int) -> int:
        """The terrain bonus of a unit that is burnt on a square."""
        if self.room:
            return cover.without_building(s, unit)
        ox, oy = s.battle.field.centres[self.origin]
        ax, ay = s.battle.field.centres[place]
        return cover.against_line(s, unit, ox, oy, ax, ay)
