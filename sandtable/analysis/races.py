"""Candidates for a decision, played on in the same worlds with the same dice."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sandtable.analysis import document
from sandtable.analysis.playing import Player
from sandtable.analysis.spread import error_of, mean
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.policy import UNRATED
from sandtable.kernel.state import State

#: The most candidates that the policy proposes, and that a document shows.
CANDIDATES: Final = 3
#: A loss that is smaller than this for certain need not be known better.
SMALL: Final = 0.02
#: Samples before a candidate is dropped, or a decision is left alone.
ENOUGH: Final = 12


@dataclass
class Race:
    """The candidates of a seat. ``samples`` are chances of its side, by candidate and playout."""

    seat: str
    actions: list[Action]
    #: The place of what was played among them; -1 if nothing was (a hint).
    chosen: int
    samples: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.samples:
            self.samples = [[] for _ in self.actions]

    @property
    def count(self) -> int:
        """How many samples the best known candidates have."""
        return max([len(each) for each in self.samples])

    def gains(self, one: int, other: int) -> list[float]:
        """How much better a candidate is than another one, sample by sample."""
        pairs = zip(self.samples[one], self.samples[other], strict=False)
        return [a - b for a, b in pairs]

    @property
    def yardstick(self) -> int:
        """What candidates are compared with: what was played, or the policy's choice."""
        return max(0, self.chosen)

    def ranking(self) -> list[int]:
        """The candidates from the best to the worst; equal ones as the yardstick would have it."""
        base = self.yardstick
        gain = {one: mean(self.gains(one, base)) for one in range(len(self.actions))}
        return sorted(gain, key=lambda one: (-gain[one], one != base, one))

    def loss(self) -> tuple[float, float]:
        """What the yardstick costs against the best candidate, with its error."""
        best = self.ranking()[0]
        if best == self.yardstick:
            return 0.0, 0.0
        gains = self.gains(best, self.yardstick)
        return mean(gains), error_of(gains, len(self.actions) - 1)

    def running(self) -> list[int]:
        """The candidates that may still be the best, and the yardstick."""
        if self.count < ENOUGH:
            return list(range(len(self.actions)))
        best = self.ranking()[0]
        kept = []
        for one in range(len(self.actions)):
            behind = self.gains(one, best)
            if one in (best, self.yardstick) or mean(behind) + error_of(behind) >= 0:
                kept.append(one)
        return kept

    def is_settled(self) -> bool:
        """Would more samples change nothing that is said about the decision?"""
        if len(self.actions) == 1 or self.count < ENOUGH:
            return False
        others = [one for one in self.running() if one != self.yardstick]
        most = 0.0
        for one in others:
            gains = self.gains(one, self.yardstick)
            most = max(most, mean(gains) + error_of(gains))
        return most < SMALL


#: Makes the world of a sample.
Worlds = Callable[[int], State]


def candidates(
    game: Game, state: State, seat: str, played: Action | None, seed: int
) -> tuple[list[Action], int]:
    """The best actions by the policy, and what was played, with its place; from the view alone."""
    legal = state.legal(seat)
    chosen: list[Action] = []
    if legal:
        world = game.redeal(state, seat, random.Random(seed))
        ranked = game.policy().rank(world, seat, legal)[:CANDIDATES]
        chosen = [action for score, action in ranked if score > UNRATED] or [ranked[0][1]]
    if played is None:
        return chosen, -1
    if played not in chosen:
        chosen.append(played)
    return chosen, chosen.index(played)


def extend(race: Race, player: Player, world: State, seed: int, runners: list[int]) -> None:
    """Play candidates on in one world, with the same dice."""
    first = world.side_of(race.seat) == world.sides[0]
    for one in runners:
        chance = player.play(world, race.seat, race.actions[one], seed)
        race.samples[one].append(round(chance if first else 1.0 - chance, 5))


def truth_of(
    game: Game, race: Race, estimate: Callable[[list[float]], document.Estimate]
) -> document.Truth:
    """The race as a document has it; ``before`` is the chance of what the policy would choose."""
    order = race.ranking()
    loss, error = race.loss()
    base = race.yardstick
    best = []
    for one in order[:CANDIDATES]:
        gains = race.gains(one, base)
        best.append(
            document.Candidate(
                action=[*race.actions[one]],
                notation=game.write(race.actions[one]),
                gain=round(mean(gains), 4),
                gain_error=0.0 if one == base else round(error_of(gains), 4),
                **estimate(race.samples[one]).model_dump(),
            )
        )
    close = len(order) > 1 and _are_close(race, order[0], order[1])
    return document.Truth(
        before=estimate(race.samples[0]),
        played=estimate(race.samples[base]),
        best=best,
        loss=document.Loss(chance=round(max(0.0, loss), 4), error=round(error, 4)),
        close=close,
    )


def _are_close(race: Race, one: int, other: int) -> bool:
    gains = race.gains(one, other)
    return mean(gains) <= error_of(gains)
