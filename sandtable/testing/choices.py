"""A policy ranks what is legal, and leaves the state as it was."""

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from sandtable.kernel.policy import EQUAL
from sandtable.testing.base import Suite
from sandtable.testing.trial import Trial, dump

T = TypeVar("T")


class First(random.Random):
    """Breaks every tie in favour of the first; leaves everything in its order."""

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[0]

    def shuffle(self, x: MutableSequence[object]) -> None:
        """Nothing to do."""


class Choices(Suite):
    def test_a_policy_ranks_every_legal_action_best_first(self, trial: Trial) -> None:
        policy = trial.game.policy()
        for _, step in trial.steps(5):
            legal = step.before.legal(step.seat)
            ranks = policy.rank(step.before, step.seat, legal)
            assert sorted(action for _, action in ranks) == sorted(legal)
            scores = [score for score, _ in ranks]
            assert scores == sorted(scores, reverse=True)

    def test_a_policy_chooses_what_it_ranks_highest(self, trial: Trial) -> None:
        policy = trial.game.policy()
        for _, step in trial.steps(5):
            legal = step.before.legal(step.seat)
            ranks = policy.rank(step.before, step.seat, legal)
            choice = policy.choose(step.before, step.seat, legal, First(0))
            best = [action for score, action in ranks if score > ranks[0][0] - EQUAL]
            assert choice in best

    def test_a_policy_leaves_the_state_as_it_was(self, trial: Trial) -> None:
        policy = trial.game.policy()
        for number, step in trial.steps(10):
            state = step.before.clone()
            before = dump(state.to_json())
            legal = state.legal(step.seat)
            policy.rank(state, step.seat, legal)
            policy.choose(state, step.seat, legal, random.Random(number))
            assert dump(state.to_json()) == before
            assert state.legal(step.seat) == legal

    def test_what_a_policy_remembers_changes_nothing(self, trial: Trial) -> None:
        """It ranks like one that sees a position for the first time."""
        policy = trial.game.policy()
        for _, step in trial.steps(4):
            legal = step.before.legal(step.seat)
            fresh = type(policy)()
            ranks = fresh.rank(step.before, step.seat, legal)
            for _ in range(2):
                assert policy.rank(step.before, step.seat, legal) == ranks
