"""There is one legal list, the same for everyone who reads it."""

import json

import pytest

from sandtable.kernel.chance import Seeded
from sandtable.testing.base import Suite
from sandtable.testing.trial import Trial, dump, through_json


class Legal(Suite):
    def test_only_the_seats_that_decide_have_legal_actions(self, trial: Trial) -> None:
        for _, step in trial.steps():
            actors = step.before.actors()
            assert actors
            assert len(set(actors)) == len(actors)
            for seat in step.before.seats:
                assert bool(step.before.legal(seat)) == (seat in actors)

    def test_a_legal_list_has_no_duplicates_and_names_things_in_words(self, trial: Trial) -> None:
        for _, step in trial.steps():
            legal = step.before.legal(step.seat)
            assert len(set(legal)) == len(legal)
            assert all(isinstance(action, tuple) and action for action in legal)
            assert all(isinstance(word, str) and word for action in legal for word in action)

    def test_a_legal_list_is_the_same_every_time(self, trial: Trial) -> None:
        for _, step in trial.steps():
            state = step.before.clone()
            legal = state.legal(step.seat)
            for seat in state.seats:  # reading another seat's list changes nothing
                state.legal(seat)
            assert state.legal(step.seat) == legal
            state.legal(step.seat).clear()
            assert state.legal(step.seat) == legal

    def test_a_legal_list_is_the_same_on_every_copy(self, trial: Trial) -> None:
        for _, step in trial.steps(3):
            copy = trial.game.from_json(through_json(step.before.to_json()))
            for seat in copy.seats:
                legal = step.before.legal(seat)
                assert step.before.clone().legal(seat) == legal
                assert copy.legal(seat) == legal

    def test_cached_lists_equal_fresh_ones(self, trial: Trial) -> None:
        """The trial's game has cached lists; a game with a freshly read scenario has none."""
        document = trial.game.scenario_json(trial.scenario)
        for _, step in trial.steps(3):
            fresh = trial.game.from_json(step.before.to_json() | {"scenario": document})
            for seat in fresh.seats:
                assert fresh.legal(seat) == step.before.legal(seat)

    def test_every_legal_action_can_be_taken(self, trial: Trial) -> None:
        for number, step in trial.steps(25):
            before = dump(step.before.to_json())
            for seat in step.before.actors():
                for action in step.before.legal(seat):
                    state = step.before.clone()
                    assert state.why_not(seat, action) is None
                    events = state.apply(seat, action, Seeded(number))
                    assert events or state != step.before
                    assert dump(state.to_json()) != before
                    assert state.outcome is not None or state.actors()

    def test_the_order_of_simultaneous_decisions_makes_no_difference(self, trial: Trial) -> None:
        """If several seats decide at the same time, any of them may act first."""
        for number, step in trial.steps():
            actors = step.before.actors()
            if len({step.before.side_of(seat) for seat in actors}) < 2:
                continue  # seats of one side act openly, in any order
            chosen = {seat: step.before.legal(seat)[number % 2 - 1] for seat in actors}
            results = []
            for order in (actors, actors[::-1]):
                state = step.before.clone()
                for seat in order:
                    others = [other for other in state.actors() if other != seat]
                    before = {other: state.legal(other) for other in others}
                    state.apply(seat, chosen[seat], Seeded(number))
                    if others:
                        assert {other: state.legal(other) for other in others} == before
                results.append(dump(state.to_json()))
            assert results[0] == results[1]

    def test_the_notation_reads_back_what_it_writes(self, trial: Trial) -> None:
        for _, step in trial.steps():
            legal = step.before.legal(step.seat)
            written = [trial.game.write(action) for action in legal]
            assert len(set(written)) == len(written)
            assert [trial.game.read(text) for text in written] == legal

    def test_a_decision_has_a_prompt(self, trial: Trial) -> None:
        for _, step in trial.steps():
            prompt = step.before.prompt()
            assert prompt is not None
            assert prompt.key
            json.dumps(prompt.to_json())

    def test_odds_add_up(self, trial: Trial) -> None:
        for _, step in trial.steps(5):
            for action in step.before.legal(step.seat):
                for odds in step.before.odds(step.seat, action):
                    total = sum(amount for _, amount in odds.parts)
                    assert not odds.parts or total in (odds.need, odds.dice)
                    assert odds.dice > 0
                    assert 0.0 <= odds.success <= 1.0
                    json.dumps(odds.to_json())

    def test_the_estimate_is_fair_to_both_sides(self, trial: Trial) -> None:
        for _, step in trial.steps(5):
            estimates = [step.after.evaluate(side) for side in trial.game.sides]
            assert all(-1.0 <= estimate <= 1.0 for estimate in estimates)
            if len(estimates) == 2:
                assert sum(estimates) == pytest.approx(0.0)
