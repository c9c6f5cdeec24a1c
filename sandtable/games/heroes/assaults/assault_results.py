"""What an assault leads to, by who fought whom (HOS-17.30 to 17.49, 17.59 to 17.78)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.land import ground, structures
from sandtable.games.heroes.moving import forced, spotting, wrecks
from sandtable.games.heroes.pack.counters import HEAVY, LIGHT
from sandtable.games.heroes.procedures import Procedure
from sandtable.games.heroes.status import LOST
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The verdict, as the attacker sees it; AUTOMATIC: the defender could not fight at all.
WON: Final = 0
AUTOMATIC: Final = 1
BEATEN: Final = 2
DRAW: Final = 3


class Aftermath(Procedure):
    """Hit or damage, then retreat, advance or return, then the Destruction roll."""

    name = "assault-aftermath"
    fields = (
        ("stage", "int"),
        ("unit", "unit"),
        ("target", "unit"),
        ("square", "place"),
        ("launch", "place"),
        ("verdict", "int"),
        ("dice", "int"),
        ("structures", "texts"),
    )
    HARM: ClassVar[int] = 0
    GIVE_WAY: ClassVar[int] = 1
    ADVANCE: ClassVar[int] = 2
    DESTRUCTION: ClassVar[int] = 3

    def __init__(
        self,
        stage: int,
        unit: int,
        target: int,
        square: int,
        launch: int,
        verdict: int,
        dice: int,
        structures: tuple[str, ...] = (),
    ) -> None:
        self.stage = stage
        self.unit = unit
        self.target = target
        self.square = square
        self.launch = launch
        self.verdict = verdict
        #: Destruction dice of the weapon the attacker fought with, and what they are rolled for.
        self.dice = dice
        self.structures = structures

    @property
    def attacker_won(self) -> bool:
        return self.verdict in (WON, AUTOMATIC)

    def makes_room(self, s: HeroesState) -> bool:
        """Infantry that a vehicle failed to beat makes room for it all the same (HOS-17.43, 17.47).

        An attacker that is gone without leaving a wreck takes no square (HOS-17.62).
        """
        if self.attacker_won or s.is_infantry(self.unit) or not s.is_infantry(self.target):
            return False
        return s.standing[self.unit] != LOST or self.wreck(s) >= 0

    def wreck(self, s: HeroesState) -> int:
        """What is left of a vehicle attacker."""
        if s.standing[self.unit] != LOST or not s.counter(self.unit).wreck:
            return -1
        return s.wreck_on[self.launch]

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == self.HARM:
            self.go(s, stage=self.GIVE_WAY, structures=structures.around(s, self.target))
            self.harm(s, events)
        elif self.stage == self.GIVE_WAY:
            self.go(s, stage=self.ADVANCE)
            self.give_way(s)
        elif self.stage == self.ADVANCE:
            self.go(s, stage=self.DESTRUCTION)
            self.advance(s, events)
        else:
            self.done(s)
            if self.dice and s.standing[self.unit] != LOST:
                side = s.side_of_unit(self.unit)
                structures.attack(s, side, self.unit, self.structures, self.dice)

    def harm(self, s: HeroesState, events: list[Event]) -> None:
        """The loser takes a hit, a heavy vehicle one damage (HOS-17.30, 17.37, 17.40, 17.41).

        Infantry that cannot fight is destroyed even from its unharmed side (HOS-17.68).
        """
        if self.verdict == AUTOMATIC and s.is_infantry(self.target):
            hits.destroy(s, self.target, events)
        elif self.attacker_won:
            self.strike(s, self.unit, self.target)
        elif self.verdict == BEATEN:
            self.strike(s, self.target, self.unit)

    def strike(self, s: HeroesState, winner: int, loser: int) -> None:
        side = s.side_of_unit(winner)
        s.then(hits.Hit(target=loser, side=side, by_fire=False, firer=winner))

    def give_way(self, s: HeroesState) -> None:
        """Beaten infantry retreats (HOS-17.31); infantry makes room for a vehicle (HOS-17.71)."""
        if s.standing[self.target] == LOST:
            return
        if self.attacker_won and s.is_infantry(self.target):
            forced.retreat(s, self.target, self.launch)
        elif self.makes_room(s):
            forced.withdraw(s, self.target, (self.square, self.launch))

    def advance(self, s: HeroesState, events: list[Event]) -> None:
        """Who takes the square, and who goes back to where it launched from (HOS-17.72)."""
        wreck = self.wreck(s)
        if wreck >= 0 and self.makes_room(s):
            wrecks.shift(s, wreck, self.square, self.launch, events)
        if s.standing[self.unit] == LOST:
            return
        takes = self.attacker_won if s.is_infantry(self.target) else self.drives_on(s, events)
        if (takes or self.makes_room(s)) and self.can_enter(s):
            forced.take_square(s, self.unit, self.square, self.launch, events)
        elif s.shows(self.unit).active:
            spotting.flip(s, self.unit, events)

    def drives_on(self, s: HeroesState, events: list[Event]) -> bool:
        """A heavy vehicle that beat a light one drives over the wreck (HOS-17.39, 17.66, 17.73)."""
        if not self.attacker_won or s.counter(self.unit).kind != HEAVY:
            return False
        if s.counter(self.target).kind != LIGHT:
            return False
        wreck = s.wreck_on[self.square]
        if wreck >= 0:
            wrecks.add_points(s, wreck, 1, events)
        return True

    def can_enter(self, s: HeroesState) -> bool:
        """HOS-17.36: if the square can still be entered."""
        return not s.occupied(self.square) and ground.enterable(
            s, self.square, s.counter(self.unit).kind
        )
