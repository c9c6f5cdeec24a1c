"""The Firing Action (HOS-8, 27): a unit announces a shot, rolls, and may fire other weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.fields import OPTIONAL_UNIT, TEXT
from sandtable.games.heroes.fire import (
    gear_shots,
    kinds_of_fire,
    opportunity,
    shot_odds,
    shot_refusals,
    shot_resolution,
    shots,
    splitting,
)
from sandtable.games.heroes.fire.firing_host import FiringHost
from sandtable.games.heroes.fire.kinds_of_fire import (
    GRENADE,
    ON_THE_MOVE,
    SNIPE,
    SPLIT,
    SPLIT_SUPPRESS,
)
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.reading import check_lengths
from sandtable.games.heroes.timing import hosts, windows
from sandtable.games.heroes.timing.hosts import IN_ACTION
from sandtable.games.heroes.units import spotting, structures
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.fields import Field
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: A vehicle does not fire its other weapons.
CEASE: Final[Action] = ("cease",)


# Called by other modules.


def legal(state: HeroesState, unit: int, origin: str, target: int = -1) -> list[Action]:
    """The shots with which a unit may begin a Firing Action."""
    return list(shots.shots(state, unit, origin, target))


def can_fire(state: HeroesState, unit: int, origin: str, target: int = -1) -> bool:
    return shots.any_shot(state, unit, origin, target)


def announce(
    state: HeroesState,
    unit: int,
    origin: str,
    action: Action,
    events: list[Event],
    target: int = -1,
) -> None:
    """Begin a Firing Action with this shot."""
    begin(state, unit, origin, target)
    firing = state.frames[-1]
    assert isinstance(firing, Firing)
    firing.name_shot(state, action, events)


def begin(state: HeroesState, unit: int, origin: str, target: int = -1) -> None:
    """Begin a Firing Action whose first shot the owner has yet to choose."""
    hosts.begin_action(state)
    state.push(Firing(unit=unit, origin=origin, target=target))


def refuse(state: HeroesState, unit: int, origin: str, action: Action, target: int = -1) -> Refusal:
    return shot_refusals.refuse(state, unit, origin, action, target, ())


def odds(state: HeroesState, unit: int, origin: str, action: Action) -> list[Odds]:
    return shot_odds.of_shot(state, unit, origin, action)


class Firing(FiringHost):
    """One Firing Action, from its announcement to the enemy's reactions."""

    name = "firing"
    moments = ("grenade-thrown", "fire-announced", "fired")
    counting = IN_ACTION
    own_fields: ClassVar[dict[str, Field]] = {"origin": TEXT, "target": OPTIONAL_UNIT}
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
        #: In a reaction, the unit that triggered it; else -1.
        self.target = target
        #: The current shot, as the words of its action.
        self.shot = shot
        #: The indices of the weapons that have fired; -1 for gear.
        self.done_with = done_with
        #: Added to the CV of every attack still to be rolled: cards and ammo (HOS-21.29, 25.33).
        self.fire_bonus = fire_bonus
        self.ammo = ammo
        #: Marksmen ignore obscuring terrain; a weak spot is hit as if from the rear.
        self.sharp = sharp
        self.weak_spot = weak_spot
        #: A bit for each side that has used its alternative bonus in this action (HOS-21.10).
        self.bonuses = bonuses
        #: The shot was cancelled before it was fired (its card was answered).
        self.cancelled = cancelled
        #: A grenade is thrown back, onto this Interspace or through its opening (HOS-21.37).
        self.returned = returned
        #: Machine Gunner: targets and their shares.
        self.targets = targets
        self.shares = shares
        #: Structures that a Destruction weapon attacks with its shot.
        self.attacked = attacked

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_lengths(f"{where}.shares", self.targets, self.shares)
        named = self.shot or self.NAMED <= self.stage <= self.NEXT
        if named and not kinds_of_fire.is_shot(self.shot):
            raise BadInput("unknown-id", f"{where}.shot", id=" ".join(self.shot))

    def with_stage(self, stage: int) -> Firing:
        """A copy at another stage; like ``replace``, but faster, since every shot needs it."""
        return Firing(
            stage, self.unit, self.origin, self.target, self.shot, self.done_with, self.fire_bonus,
            self.ammo, self.sharp, self.weak_spot, self.bonuses, self.cancelled, self.returned,
            self.targets, self.shares, self.attacked,
        )  # fmt: skip

    # The decision: which shot.

    def settled(self, state: HeroesState) -> bool:
        if self.stage != self.CHOOSE or not state.in_play(self.unit):
            return True
        return not shots.any_shot(state, self.unit, self.origin, self.target, self.done_with)

    def _shots(self, state: HeroesState) -> list[Action]:
        if not state.in_play(self.unit):
            return []
        return list(shots.shots(state, self.unit, self.origin, self.target, self.done_with))

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
            state.replace(self.with_stage(self.END))
        else:
            self.name_shot(state, action, events)

    def name_shot(self, state: HeroesState, action: Action, events: list[Event]) -> None:
        """Announce the shot; a hidden unit flips unless it can fire while hidden (HOS-15.12)."""
        if state.hidden(self.unit):
            face = shots.shots(state, self.unit, self.origin, self.target, self.done_with)[action]
            if face >= 0 and face != state.face[self.unit]:
                spotting.reveal(state, self.unit, events)
        params: dict[str, Json] = {"unit": names.unit(state, self.unit), "kind": action[0]}
        for word in action[1:]:
            kind, _, id = word.partition(":")
            if kind == "unit":
                params["target"] = names.unit(state, state.battle.unit_named[id])
            else:
                params[kind] = id
        events.append(Event("shot-announced", params))
        state.fired[self.unit] = True
        state.replace(
            Firing(
                self.NAMED, self.unit, self.origin, self.target, action, self.done_with,
                self.fire_bonus, self.ammo, bonuses=self.bonuses, cancelled=self.cancelled,
            )
        )  # fmt: skip

    # The procedure.

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.stage == self.CHOOSE:
            state.replace(self.with_stage(self.END))
        elif self.stage == self.NAMED:
            state.replace(self.with_stage(self.ANNOUNCED))
            if kinds_of_fire.is_paid(self.shot):
                gear_shots.pay(state, self.unit, self.shot, events)
        elif self.stage == self.ANNOUNCED:
            self._announced(state)
        elif self.stage == self.THROWN:
            self._bonuses(state)
        elif self.stage == self.SHARES:
            self._shares(state)
        elif self.stage == self.ATTACK:
            self._attack(state, events)
        elif self.stage == self.DESTRUCTION:
            self._destruction(state)
        elif self.stage == self.NEXT:
            self._next(state)
        elif self.stage == self.END:
            self._end(state, events)
        else:
            self.done(state)

    def _announced(self, state: HeroesState) -> None:
        """The enemy may answer a grenade before anything is added to it (HOS-31.10)."""
        if self.cancelled:
            # Its card was answered, but the action was announced: choose another shot.
            self.proceed(state, stage=self.CHOOSE, shot=(), cancelled=False)
        elif self.shot[0] == GRENADE:
            state.replace(self.with_stage(self.THROWN))
            windows.open(state, "grenade-thrown")
        else:
            self._bonuses(state)

    def _bonuses(self, state: HeroesState) -> None:
        """Bonuses for the whole action are announced now (HOS-31.9), unless it is thrown back."""
        state.replace(self.with_stage(self.SHARES))
        if not self.returned:
            windows.open(state, "fire-announced")

    def _shares(self, state: HeroesState) -> None:
        """Targets and shares come after the bonuses, which are divided too."""
        state.replace(self.with_stage(self.ATTACK))
        if self.shot[0] in (SPLIT, SPLIT_SUPPRESS):
            state.push(splitting.Splitting((), ()))

    def _attack(self, state: HeroesState, events: list[Event]) -> None:
        shot = kinds_of_fire.Shot(state, self.shot)
        attacked = shot_resolution.structures_attacked(state, self, shot)
        fired = self.with_stage(self.DESTRUCTION)
        fired.attacked = attacked
        state.replace(fired)
        if state.in_play(self.unit):
            shot_resolution.push(state, self, shot, events)

    def _destruction(self, state: HeroesState) -> None:
        """The weapon's Destruction roll, after its attacks (HOS-16.5, 16.81)."""
        state.replace(self.with_stage(self.NEXT))
        dice = shot_resolution.destruction_dice(state, self, kinds_of_fire.Shot(state, self.shot))
        structures.attack(state, state.side_of_unit(self.unit), self.unit, self.attacked, dice)

    def _next(self, state: HeroesState) -> None:
        weapon = shot_resolution.weapon_number(
            state, self.unit, kinds_of_fire.Shot(state, self.shot)
        )
        done_with = (*self.done_with, weapon)
        if weapon >= 0:
            state.shots[self.unit] += 1
        # Gear replaces the whole action (HOS-8.31).
        over = weapon < 0 or (self.target >= 0 and not state.in_play(self.target))
        following = self.with_stage(self.END if over else self.CHOOSE)
        following.done_with = done_with
        state.replace(following)

    def _end(self, state: HeroesState, events: list[Event]) -> None:
        """After the last shot a hidden unit flips, except for a sniper (HOS-15.12, 16.62)."""
        unit = self.unit
        state.replace(self.with_stage(self.OVER))
        if not state.in_play(unit) or not self.done_with:
            return
        if state.hidden(unit) and self.shot[0] != SNIPE:
            spotting.reveal(state, unit, events)
        windows.open(state, "fired")
        if self.origin != ON_THE_MOVE:
            # Reactions to a mover's shot come together with those to its step (HOS-16.90, T2).
            opportunity.open(state, unit)
