"""Machine Gunner: one Combat Value divided among targets (HOS-16.51–16.57, 16.87, 16.88)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.games.heroes import names
from sandtable.games.heroes.fire import aiming, kinds_of_fire, shot_odds, shot_resolution, shots
from sandtable.games.heroes.fire.firing_host import firing_action
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import KINDS, X
from sandtable.games.heroes.reading import check_lengths
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Splitting(Frame["HeroesState"]):
    """Targets are chosen one by one, each with its share, until the whole value is used.

    The frame below is its ``Firing``. Each new target must be near an earlier one, so that they
    form a connected group (HOS-16.88).
    """

    name = "splitting"
    above = ("firing",)
    topmost = True

    def __init__(self, targets: tuple[int, ...], shares: tuple[int, ...]) -> None:
        self.targets = targets
        self.shares = shares

    def check(self, state: HeroesState, below: Frame[Any] | None, where: str) -> None:
        check_lengths(f"{where}.shares", self.targets, self.shares)

    def total(self, state: HeroesState, target: int) -> int:
        """The value to divide among targets of this one's type."""
        return shot_resolution.value_against(state, firing_action(state), target)

    def candidates(self, state: HeroesState) -> list[int]:
        """The possible next targets."""
        firing = firing_action(state)
        weapon = shot_resolution.weapon_of(
            state, firing.unit, kinds_of_fire.Shot(state, firing.shot)
        )
        found: list[int] = []
        for other in shots.enemies(state, firing.unit, -1):
            if other in self.targets or weapon.cv[state.counter(other).kind] == X:
                continue
            if self.targets and not self._joins(state, other):
                continue
            if aiming.can_aim(state, firing.unit, weapon, other):
                found.append(other)
        return found

    def _joins(self, state: HeroesState, other: int) -> bool:
        """Is it of the same type as the others, and near one of them (HOS-16.52, 16.53)?"""
        if state.counter(other).kind != state.counter(self.targets[0]).kind:
            return False
        return any(shots.near(state, other, target) for target in self.targets)

    def after(self, target: int, share: int) -> Splitting:
        return Splitting((*self.targets, target), (*self.shares, share))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(firing_action(state).unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        """Only the second or a later target may use up the value (HOS-16.87)."""
        found: list[Action] = []
        for target in self.candidates(state):
            left = self.total(state, target) - sum(self.shares)
            go_on = bool(self.after(target, 1).candidates(state))
            for share in range(1, left + 1):
                if share == left and not self.targets:
                    continue
                if share < left and not go_on:
                    continue
                found.append(("share", state.unit(target).word, f"points:{share}"))
        return found

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        if len(action) == 3 and action[0] == "share" and action[1].startswith(names.PREFIX):
            target = state.battle.unit_named.get(action[1][len(names.PREFIX) :], -1)
            if target >= 0:
                return self.refuse_share(state, target)
        return state.refusal("split-share")

    def refuse_share(self, state: HeroesState, target: int) -> Refusal:
        """Why a share is refused: the target, its distance, or the points."""
        firing = firing_action(state)
        weapon = shot_resolution.weapon_of(
            state, firing.unit, kinds_of_fire.Shot(state, firing.shot)
        )
        kind = state.counter(target).kind
        refusal = aiming.not_a_target(state, state.side_of_unit(firing.unit), target)
        if refusal is not None:
            return refusal
        if target in self.targets:
            return state.refusal("split-again")
        if self.targets and kind != state.counter(self.targets[0]).kind:
            return state.refusal("split-type")
        if weapon.cv[kind] == X:
            return state.refusal("fire-x", unit=state.unit(firing.unit).id, kind=KINDS[kind])
        if not aiming.can_aim(state, firing.unit, weapon, target):
            return state.refusal("split-target")
        if self.targets and not self._joins(state, target):
            return state.refusal("split-too-far")
        return state.refusal("split-sum", left=self.total(state, target) - sum(self.shares))

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        target = names.unit_named(state, action[1])
        new = self.after(target, int(action[2].removeprefix("points:")))
        if sum(new.shares) < self.total(state, target):
            state.replace(new)
            return
        state.pop()
        firing = firing_action(state)
        state.replace_below(firing, firing.replace(targets=new.targets, shares=new.shares))
        events.append(
            Event(
                "value-split",
                {
                    "unit": names.unit(state, firing_action(state).unit),
                    "targets": [names.unit(state, target) for target in new.targets],
                    "shares": [*new.shares],
                },
            )
        )

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        firing = firing_action(state)
        target = names.unit_named(state, action[1])
        share = int(action[2].removeprefix("points:"))
        return shot_odds.of_share(state, firing, target, share)

    def prompt(self, state: HeroesState) -> Prompt:
        firing = firing_action(state)
        return Prompt(
            "prompt-split",
            {"unit": names.unit(state, firing.unit), "given": sum(self.shares)},
        )
