"""Machine Gunner: one Combat Value for several targets (HOS-16.51–16.57, 16.87, 16.88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import hosts, names
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import aiming, shooting, shot_odds, shots
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.pack.counters import X
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.fire.firing import Firing
    from sandtable.games.heroes.state import HeroesState


class Splitting(HeroesFrame):
    """Targets are named one by one, each with its share, until the whole value is given out.

    Lies above the ``Firing`` it belongs to. Each new target is near one named before, so that all
    of them hang together (HOS-16.88).
    """

    name = "splitting"
    fields = (("targets", "units"), ("shares", "ints"))

    def __init__(self, targets: tuple[int, ...], shares: tuple[int, ...]) -> None:
        self.targets = targets
        self.shares = shares

    def firing(self, s: HeroesState) -> Firing:
        firing: Firing = s.frames[hosts.place_of(s, "firing")]  # type: ignore[assignment]
        return firing

    def total(self, s: HeroesState, target: int) -> int:
        """What there is to divide against targets of this one's type."""
        return shooting.value_against(s, self.firing(s), target)

    def candidates(self, s: HeroesState) -> list[int]:
        """Targets that may be named next."""
        firing = self.firing(s)
        weapon = shooting.weapon_of(s, firing.unit, shots.Shot(s, firing.shot))
        found: list[int] = []
        for other in shots.enemies(s, firing.unit, -1):
            if other in self.targets or weapon.cv[s.counter(other).kind] == X:
                continue
            if self.targets and not self._joins(s, other):
                continue
            if aiming.can_aim(s, firing.unit, weapon, other):
                found.append(other)
        return found

    def _joins(self, s: HeroesState, other: int) -> bool:
        """The same type as the others, and near one of them (HOS-16.52, 16.53)."""
        if s.counter(other).kind != s.counter(self.targets[0]).kind:
            return False
        return any(shots.near(s, other, target) for target in self.targets)

    def after(self, target: int, share: int) -> Splitting:
        return Splitting((*self.targets, target), (*self.shares, share))

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[state.side_of_unit(self.firing(state).unit)],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        """A share may use up the value only for the second target or a later one (HOS-16.87)."""
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
            if target >= 0 and target in self.candidates(state):
                left = self.total(state, target) - sum(self.shares)
                return state.refusal("split-sum", left=left)
            if target >= 0 and self.targets and not self._joins(state, target):
                return state.refusal("split-too-far")
            return state.refusal("split-target")
        return state.refusal("split-share")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        target = state.battle.unit_named[action[1][len(names.PREFIX) :]]
        new = self.after(target, int(action[2].removeprefix("points:")))
        if sum(new.shares) < self.total(state, target):
            state.frames[-1] = new
            return
        state.frames.pop()
        i = hosts.place_of(state, "firing")
        state.frames[i] = self.firing(state).but(targets=new.targets, shares=new.shares)
        events.append(
            Event(
                "value-split",
                {
                    "unit": names.unit(state, self.firing(state).unit),
                    "targets": [names.unit(state, target) for target in new.targets],
                    "shares": [*new.shares],
                },
            )
        )

    def odds(self, state: HeroesState, action: Action) -> list[Odds]:
        firing = self.firing(state)
        target = state.battle.unit_named[action[1][len(names.PREFIX) :]]
        share = int(action[2].removeprefix("points:"))
        return shot_odds.of_share(state, firing, target, share)

    def prompt(self, state: HeroesState) -> Prompt:
        firing = self.firing(state)
        return Prompt(
            "prompt-split",
            {"unit": names.unit(state, firing.unit), "given": sum(self.shares)},
        )
