"""The Firing Action (HOS-8, 27): a unit announces a shot, rolls, and may fire other weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.games.heroes import names, windows
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import (
    gear_shots,
    hits,
    reactions,
    shooting,
    shot_odds,
    shot_refusals,
    shots,
    splitting,
)
from sandtable.games.heroes.fire.kinds_of_fire import GRENADE, MOVE, SNIPE, SPLIT, SPLIT_SUPPRESS
from sandtable.games.heroes.land import structures
from sandtable.games.heroes.moving import spotting
from sandtable.games.heroes.procedures import Procedure
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Enough for now: a vehicle leaves its other weapons silent.
CEASE: Final[Action] = ("cease",)


# What others call.


def legal(s: HeroesState, unit: int, origin: str, target: int = -1) -> list[Action]:
    """The shots with which a unit may begin a Firing Action."""
    return list(shots.shots(s, unit, origin, target))


def can_fire(s: HeroesState, unit: int, origin: str, target: int = -1) -> bool:
    return shots.any_shot(s, unit, origin, target)


def announce(
    s: HeroesState, unit: int, origin: str, action: Action, events: list[Event], target: int = -1
) -> None:
    """Begin a Firing Action with this shot."""
    begin(s, unit, origin, target)
    firing = s.frames[-1]
    assert isinstance(firing, Firing)
    firing.name_shot(s, action, events)


def begin(s: HeroesState, unit: int, origin: str, target: int = -1) -> None:
    """Begin a Firing Action whose first shot the owner is yet to name."""
    s.then(Firing(unit=unit, origin=origin, target=target))


def refuse(s: HeroesState, unit: int, origin: str, action: Action, target: int = -1) -> Refusal:
    return shot_refusals.refuse(s, unit, origin, action, target, ())


def odds(s: HeroesState, unit: int, origin: str, action: Action) -> list[Odds]:
    return shot_odds.of_shot(s, unit, origin, action)


class Firing(Procedure):
    """One Firing Action, from its announcement to the answers of the enemy."""

    name = "firing"
    fields = (
        ("stage", "int"),
        ("unit", "unit"),
        ("origin", "text"),
        ("target", "unit"),
        ("shot", "texts"),
        ("done_with", "ints"),
        ("fire_bonus", "int"),
        ("ammo", "int"),
        ("sharp", "flag"),
        ("weak_spot", "flag"),
        ("bonuses", "int"),
        ("cancelled", "flag"),
        ("returned", "texts"),
        ("targets", "units"),
        ("shares", "ints"),
        ("attacked", "texts"),
    )
    CHOOSE: ClassVar[int] = 0
    NAMED: ClassVar[int] = 1
    ANNOUNCED: ClassVar[int] = 2
    SHARES: ClassVar[int] = 3
    ATTACK: ClassVar[int] = 4
    DESTRUCTION: ClassVar[int] = 5
    NEXT: ClassVar[int] = 6
    END: ClassVar[int] = 7
    OVER: ClassVar[int] = 8
    THROWN: ClassVar[int] = 9

    def __init__(
        self,
        stage: int = 0,
        unit: int = -1,
        origin: str = "",
        target: int = -1,
        shot: tuple[str, ...] = (),
        done_with: tuple[int, ...] = (),
        fire_bonus: int = 0,
        ammo: int = 0,
        sharp: bool = False,
        weak_spot: bool = False,
        bonuses: int = 0,
        cancelled: bool = False,
        returned: tuple[str, ...] = (),
        targets: tuple[int, ...] = (),
        shares: tuple[int, ...] = (),
        attacked: tuple[str, ...] = (),
    ) -> None:
        self.stage = stage
        self.unit = unit
        self.origin = origin
        #: In a reaction the unit that caused it; else -1.
        self.target = target
        #: The shot that is under way, in its words.
        self.shot = shot
        #: The weapons that have fired, by their numbers; -1 stands for gear.
        self.done_with = done_with
        #: Added to the CV of every attack still to be rolled: cards and ammo (HOS-21.29, 25.33).
        self.fire_bonus = fire_bonus
        self.ammo = ammo
        #: Marksmen ignore what obscures; a weak spot is hit as if from the rear.
        self.sharp = sharp
        self.weak_spot = weak_spot
        #: A bit for each side that has used its alternative bonus in this action (HOS-21.10).
        self.bonuses = bonuses
        #: The shot was averted before it was fired (a card that was answered).
        self.cancelled = cancelled
        #: A grenade is sent back, onto this Interspace or through its opening (HOS-21.37).
        self.returned = returned
        #: Machine Gunner: targets and their shares.
        self.targets = targets
        self.shares = shares
        #: Structures that a Destruction weapon has attacked with its shot.
        self.attacked = attacked

    def at(self, stage: int) -> Firing:
        """A copy at another stage: ``but`` does the same, but this is wanted for every shot."""
        return Firing(
            stage, self.unit, self.origin, self.target, self.shot, self.done_with, self.fire_bonus,
            self.ammo, self.sharp, self.weak_spot, self.bonuses, self.cancelled, self.returned,
            self.targets, self.shares, self.attacked,
        )  # fmt: skip

    # The decision: which shot.

    def settled(self, s: HeroesState) -> bool:
        return self.stage != self.CHOOSE or not self._shots(s)

    def _shots(self, s: HeroesState) -> list[Action]:
        if not hits.in_play(s, self.unit):
            return []
        return list(shots.shots(s, self.unit, self.origin, self.target, self.done_with))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        found = self._shots(state)
        if self.done_with:
            found.append(CEASE)
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if action == CEASE:
            return state.refusal("fire-announced")
        return shot_refusals.refuse(
            state, self.unit, self.origin, action, self.target, self.done_with
        )

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        if action == CEASE:
            return []
        return shot_odds.of_shot(state, self.unit, self.origin, action, self.fire_bonus)

    def prompt(self, state: HeroesState) -> Prompt:
        key = "prompt-fire-again" if self.done_with else "prompt-fire"
        return Prompt(key, {"unit": names.unit(state, self.unit)})

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action == CEASE:
            state.frames[-1] = self.at(self.END)
        else:
            self.name_shot(state, action, events)

    def name_shot(self, s: HeroesState, action: Action, events: list[Event]) -> None:
        """The shot is announced; a hidden unit that cannot fire it hidden flips (HOS-15.12)."""
        if s.hidden(self.unit):
            face = shots.shots(s, self.unit, self.origin, self.target, self.done_with)[action]
            if face >= 0 and face != s.face[self.unit]:
                spotting.reveal(s, self.unit, events)
        told: dict[str, Json] = {"unit": names.unit(s, self.unit), "kind": action[0]}
        for word in action[1:]:
            kind, _, id = word.partition(":")
            if kind == "unit":
                told["target"] = names.unit(s, s.battle.unit_named[id])
            else:
                told[kind] = id
        events.append(Event("shot-announced", told))
        s.fired[self.unit] = True
        self.go(
            s,
            stage=self.NAMED,
            shot=action,
            sharp=False,
            weak_spot=False,
            returned=(),
            targets=(),
            shares=(),
            attacked=(),
        )

    # The procedure.

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == self.CHOOSE:
            s.frames[-1] = self.at(self.END)
        elif self.stage == self.NAMED:
            s.frames[-1] = self.at(self.ANNOUNCED)
            if shots.is_paid(self.shot):
                gear_shots.pay(s, self.unit, self.shot, events)
        elif self.stage == self.ANNOUNCED:
            self._announced(s)
        elif self.stage == self.THROWN:
            self._bonuses(s)
        elif self.stage == self.SHARES:
            self._shares(s)
        elif self.stage == self.ATTACK:
            self._attack(s, events)
        elif self.stage == self.DESTRUCTION:
            self._destruction(s)
        elif self.stage == self.NEXT:
            self._next(s)
        elif self.stage == self.END:
            self._end(s, events)
        else:
            self.done(s)

    def _announced(self, s: HeroesState) -> None:
        """The enemy may answer a grenade, before anybody adds anything to it (HOS-31.10)."""
        if self.cancelled:
            # Its card was answered; the action was announced all the same: another shot.
            self.go(s, stage=self.CHOOSE, shot=(), cancelled=False)
        elif self.shot[0] == GRENADE:
            s.frames[-1] = self.at(self.THROWN)
            windows.open(s, "grenade-thrown")
        else:
            self._bonuses(s)

    def _bonuses(self, s: HeroesState) -> None:
        """What counts for the whole action is announced now (HOS-31.9), if it is still his."""
        s.frames[-1] = self.at(self.SHARES)
        if not self.returned:
            windows.open(s, "fire-announced")

    def _shares(self, s: HeroesState) -> None:
        """Targets and shares come after the bonuses: they divide what these have raised."""
        s.frames[-1] = self.at(self.ATTACK)
        if self.shot[0] in (SPLIT, SPLIT_SUPPRESS):
            s.then(splitting.Splitting((), ()))

    def _attack(self, s: HeroesState, events: list[Event]) -> None:
        shot = shots.Shot(s, self.shot)
        attacked = shooting.structures_attacked(s, self, shot)
        self.go(s, stage=self.DESTRUCTION, attacked=attacked)
        if hits.in_play(s, self.unit):
            shooting.push(s, self, shot, events)

    def _destruction(self, s: HeroesState) -> None:
        """After its attacks the weapon's Destruction roll (HOS-16.5, 16.81)."""
        s.frames[-1] = self.at(self.NEXT)
        dice = shooting.destruction_dice(s, self, shots.Shot(s, self.shot))
        structures.attack(s, s.side_of_unit(self.unit), self.unit, self.attacked, dice)

    def _next(self, s: HeroesState) -> None:
        weapon = shooting.weapon_number(s, self.unit, shots.Shot(s, self.shot))
        done_with = (*self.done_with, weapon)
        if weapon >= 0:
            s.shots[self.unit] += 1
        # Gear takes the place of the whole action (HOS-8.31).
        over = weapon < 0 or (self.target >= 0 and not hits.in_play(s, self.target))
        self.go(s, stage=self.END if over else self.CHOOSE, done_with=done_with)

    def _end(self, s: HeroesState, events: list[Event]) -> None:
        """After the last shot a hidden unit flips, except a sniper (HOS-15.12, 16.62)."""
        unit = self.unit
        s.frames[-1] = self.at(self.OVER)
        if not hits.in_play(s, unit) or not self.done_with:
            return
        if s.hidden(unit) and self.shot[0] != SNIPE:
            spotting.reveal(s, unit, events)
        windows.open(s, "fired")
        if self.origin != MOVE:
            # A mover's shot is answered together with its step (HOS-16.90, T2).
            reactions.open(s, unit)
