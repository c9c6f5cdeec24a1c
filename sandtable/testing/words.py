"""Every message of a game has words in every language."""

import random
from typing import Any

import pytest

from sandtable.language import Words, languages
from sandtable.testing.base import Suite
from sandtable.testing.trial import StrangeActions, Trial, observers


class Sentences(Suite):
    @pytest.mark.parametrize("language", languages())
    def test_a_whole_game_has_words(self, trial: Trial, language: str) -> None:
        """Prompts, actions, events, odds and the outcome; a missing word is a KeyError."""
        words = Words(language, trial.game)
        words.learn(trial.game.describe(trial.scenario))
        assert words.name("game", trial.game.id)
        for side in trial.game.sides:
            assert words.name("side", side)
        for _, step in trial.steps(5):
            prompt: Any = step.before.prompt()
            assert words.prompt(prompt.to_json())
            for action, odds in step.before.offer(step.seat):
                assert words.action(action)
                assert all(words.odds(roll) for roll in odds)
            for watcher in observers(step.before):
                events = [event.seen_by(watcher) for event in step.events]
                assert all(words.event(event) for event in events if event is not None)
        outcome = trial.played("random")[-1].after.outcome
        assert outcome is not None
        assert words.outcome(outcome.to_json())

    @pytest.mark.parametrize("language", languages())
    def test_refusals_have_words(self, trial: Trial, language: str) -> None:
        words = Words(language, trial.game)
        words.learn(trial.game.describe(trial.scenario))
        strange = StrangeActions([step for _, step in trial.steps(10)], random.Random(2))
        for _, step in trial.steps(10):
            for action in strange.actions(step.before.legal(step.seat)):
                refusal = step.before.why_not(step.seat, action)
                assert refusal is None or words.refusal(refusal)

    @pytest.mark.parametrize("language", languages())
    def test_the_rules_reference_has_every_rule_in_every_language(
        self, trial: Trial, language: str
    ) -> None:
        assert trial.rules_in(language) == trial.rules
