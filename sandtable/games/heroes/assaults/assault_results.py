"""The results of an assault, by the types of units (HOS-17.30 to 17.49, 17.59 to 17.78)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.games.heroes.fields import NUMBER
from sandtable.games.heroes.land import ground
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.pack.counters import HEAVY, LIGHT
from sandtable.games.heroes.status import LOST
from sandtable.games.heroes.units import hits, losses, spotting, structures, wrecks
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field
from sandtable.kernel.frame import Procedure

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: The verdict, from the attacker's point of view; AUTOMATIC: the defender could not fight.
WON: Final = 0
AUTOMATIC: Final = 1
BEATEN: Final = 2
DRAW: Final = 3


class Aftermath(Procedure["HeroesState"]):
    """Hit or damage, then retreat, advance or return, then the Destruction roll."""

    name = "assault-aftermath"
    above = ("movement",)
    own_fields: ClassVar[dict[str, Field]] = {"dice": NUMBER}
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
        piercing: bool = False,
    ) -> None:
        self.stage = stage
        self.unit = unit
        self.target = target
        self.square = square
        self.launch = launch
        self.verdict = verdict
        #: The Destruction dice of the attacker's weapon, and the structures they are rolled for.
        self.dice = dice
        self.structures = structures
        #: Does the winner's weapon add to the roll for a damage location (HOS-16.58, 9.18)?
        self.piercing = piercing

    @property
    def attacker_won(self) -> bool:
        return self.verdict in (WON, AUTOMATIC)

    def makes_room(self, state: HeroesState) -> bool:
        """Does undefeated infantry make room for the attacking vehicle (HOS-17.43, 17.47)?

        An attacker that was removed without leaving a wreck takes no square (HOS-17.62).
        """
        if self.attacker_won or state.is_infantry(self.unit) or not state.is_infantry(self.target):
            return False
        return state.status[self.unit] != LOST or self.wreck(state) >= 0

    def wreck(self, state: HeroesState) -> int:
        """The wreck of an attacking vehicle, or -1."""
        if state.status[self.unit] != LOST or not state.counter(self.unit).wreck:
            return -1
        return state.wreck_on[self.launch]

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == self.HARM:
            self.proceed(
                state, stage=self.GIVE_WAY, structures=structures.around(state, self.target)
            )
            self.harm(state, events)
        elif self.stage == self.GIVE_WAY:
            self.proceed(state, stage=self.ADVANCE)
            self.give_way(state)
        elif self.stage == self.ADVANCE:
            self.proceed(state, stage=self.DESTRUCTION)
            self.advance(state, events)
        else:
            self.done(state)
            if self.dice and state.status[self.unit] != LOST:
                side = state.side_of_unit(self.unit)
                structures.attack(state, side, self.unit, self.structures, self.dice)

    def harm(self, state: HeroesState, events: list[Event]) -> None:
        """The loser takes a hit, a heavy vehicle one damage (HOS-17.30, 17.37, 17.40, 17.41).

        Infantry that cannot fight is destroyed even from its full-strength side (HOS-17.68).
        """
        if self.verdict == AUTOMATIC and state.is_infantry(self.target):
            losses.destroy(state, self.target, events)
        elif self.attacker_won:
            self.strike(state, self.unit, self.target)
        elif self.verdict == BEATEN:
            self.strike(state, self.target, self.unit)

    def strike(self, state: HeroesState, winner: int, loser: int) -> None:
        side = state.side_of_unit(winner)
        state.push(
            hits.Hit(target=loser, side=side, piercing=self.piercing, by_fire=False, firer=winner)
        )

    def give_way(self, state: HeroesState) -> None:
        """Defeated infantry retreats (HOS-17.31); infantry makes room for a vehicle (HOS-17.71)."""
        if state.status[self.target] == LOST:
            return
        if self.attacker_won and state.is_infantry(self.target):
            forced.retreat(state, self.target, self.launch)
        elif self.makes_room(state):
            forced.withdraw(state, self.target, (self.square, self.launch))

    def advance(self, state: HeroesState, events: list[Event]) -> None:
        """The attacker takes the square, or returns to its launch square (HOS-17.72)."""
        wreck = self.wreck(state)
        if wreck >= 0 and self.makes_room(state):
            wrecks.shift(state, wreck, self.square, self.launch, events)
        if state.status[self.unit] == LOST:
            return
        takes = (
            self.attacker_won if state.is_infantry(self.target) else self.drives_on(state, events)
        )
        if (takes or self.makes_room(state)) and self.can_enter(state):
            forced.take_square(state, self.unit, self.square, self.launch, events)
        elif state.shows(self.unit).active:
            spotting.flip(state, self.unit, events)

    def drives_on(self, state: HeroesState, events: list[Event]) -> bool:
        """A heavy vehicle drives over a defeated light one's wreck (HOS-17.39, 17.66, 17.73)."""
        if not self.attacker_won or state.counter(self.unit).kind != HEAVY:
            return False
        if state.counter(self.target).kind != LIGHT:
            return False
        wreck = state.wreck_on[self.square]
        if wreck >= 0:
            wrecks.add_points(state, wreck, 1, events)
        return True

    def can_enter(self, state: HeroesState) -> bool:
        """Can the square still be entered (HOS-17.36)?"""
        return not state.occupied(self.square) and ground.enterable(
            state, self.square, state.counter(self.unit).kind
        )
