"""A state is data: it can be cloned, compared, and converted to JSON and back."""

import random

import pytest

import sandtable
from sandtable.kernel.chance import Replayed, Seeded
from sandtable.testing.base import Suite
from sandtable.testing.trial import PlayedStep, Trial, dump, seen, through_json


def assert_same_play(
    step: PlayedStep, one: sandtable.State, other: sandtable.State, seed: int
) -> None:
    """The same action with the same dice has the same effect on both."""
    events = [
        [event.seen_by(step.seat) for event in state.apply(step.seat, step.action, chance)]
        for state, chance in ((one, Seeded(seed)), (other, Seeded(seed)))
    ]
    assert events[0] == events[1]
    assert one == other


class States(Suite):
    def test_a_clone_is_equal_and_independent(self, trial: Trial) -> None:
        for number, step in trial.steps(2):
            before = dump(step.before.to_json())
            one, other = step.before.clone(), step.before.clone()
            assert one == step.before
            assert type(one) is type(step.before)
            one.apply(step.seat, step.action, Seeded(number))
            assert one != step.before
            assert dump(step.before.to_json()) == before
            assert dump(other.to_json()) == before

    def test_a_clone_and_a_json_copy_play_like_the_original(self, trial: Trial) -> None:
        for number, step in trial.steps(3):
            copy = trial.game.from_json(through_json(step.before.to_json()))
            assert copy == step.before
            for other in (step.before.clone(), copy):
                assert_same_play(step, step.before.clone(), other, number)

    def test_a_json_copy_is_written_like_its_original(self, trial: Trial) -> None:
        for _, step in trial.steps(3):
            text = dump(step.after.to_json())
            copy = trial.game.from_json(through_json(step.after.to_json()))
            assert dump(copy.to_json()) == text
            assert copy.digest() == step.after.digest()
            assert copy.outcome == step.after.outcome
            assert copy.actors() == step.after.actors()

    @pytest.mark.parametrize("bot", ["random", "greedy"])
    def test_the_game_can_be_continued_from_any_position(self, trial: Trial, bot: str) -> None:
        steps = trial.played(bot)
        for start in range(0, len(steps), 40):
            state = trial.game.from_json(through_json(steps[start].before.to_json()))
            for step in steps[start : start + 30]:
                events = state.apply(step.seat, step.action, Replayed(step.chance))
                assert seen(events, step.seat) == seen(step.events, step.seat)
                assert state == step.after

    def test_every_action_changes_the_position(self, trial: Trial) -> None:
        for _, step in trial.steps(2):
            assert step.before.digest() != step.after.digest()

    def test_a_state_equals_only_states_and_has_no_hash(self, trial: Trial) -> None:
        state = trial.played("random")[0].before
        assert state != state.to_json()
        with pytest.raises(TypeError):
            hash(state)

    def test_the_seats_are_those_of_the_game_and_play_for_its_sides(self, trial: Trial) -> None:
        state = trial.played("random")[0].before
        assert len(set(state.seats)) == len(state.seats)
        assert {state.side_of(seat) for seat in state.seats} == set(trial.game.sides)

    @pytest.mark.parametrize("bot", ["random", "greedy"])
    def test_a_turn_that_has_passed_does_not_return(self, trial: Trial, bot: str) -> None:
        steps = trial.played(bot)
        keys = [steps[0].before.turn_key(), *(step.after.turn_key() for step in steps)]
        assert keys == sorted(keys)
        assert len(set(keys)) > 1

    def test_the_turn_is_known_to_every_seat(self, trial: Trial) -> None:
        for number, step in trial.steps(10):
            for seat in (*step.before.seats, None):
                view = through_json(step.before.view(seat))
                guess = trial.game.determinize(view, random.Random(number))
                assert guess.turn_key() == step.before.turn_key()

    def test_the_same_seed_gives_the_same_game(self, trial: Trial) -> None:
        """Two complete runs, each on its own game object."""
        fresh = type(trial.game)()
        again = Trial(fresh, trial.scenario, trial.given)
        one, other = trial.played("random"), again.played("random")
        assert [(step.seat, step.action) for step in one] == [
            (step.seat, step.action) for step in other
        ]
        assert [step.chance for step in one] == [step.chance for step in other]
        assert dump(one[-1].after.to_json()) == dump(other[-1].after.to_json())

    def test_another_seed_gives_another_set_up(self, trial: Trial) -> None:
        positions = {
            trial.game.start(trial.scenario, sandtable.Seeded(seed)).digest() for seed in range(8)
        }
        assert len(positions) > 1
