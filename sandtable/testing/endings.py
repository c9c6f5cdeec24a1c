"""Every game ends within its declared length, for a reason given by a rule."""

import json

import pytest

import sandtable
from sandtable.testing.base import Suite
from sandtable.testing.trial import Trial, observers, play


class Endings(Suite):
    @pytest.mark.parametrize("bot", ["random", "greedy"])
    def test_a_game_ends_with_a_reason_and_a_rule(self, trial: Trial, bot: str) -> None:
        steps = trial.played(bot)
        assert all(step.before.outcome is None for step in steps)
        state = steps[-1].after
        outcome = state.outcome
        assert outcome is not None
        assert outcome.winner is None or outcome.winner in trial.game.sides
        assert outcome.reason.startswith("outcome-")
        assert outcome.rule in trial.rules
        assert outcome.rule.startswith(f"{trial.game.ledger}-")
        assert state.actors() == ()
        assert state.prompt() is None
        for seat in observers(state):
            assert state.view(seat)["outcome"] == outcome.to_json()
        for side in trial.game.sides:
            expected = 0.0 if outcome.winner is None else 1.0 if side == outcome.winner else -1.0
            assert state.evaluate(side) == expected
        last = steps[-1].events[-1]
        assert last.key == "game-over"
        assert last.params == {"winner": outcome.winner, "reason": outcome.reason}

    def test_a_game_does_not_exceed_its_declared_length(self, trial: Trial) -> None:
        """Whatever the players do, an option or the scenario ends the game."""
        most = self.longest(trial.game, trial.scenario)
        assert self.length(trial.played("random")[-1].after) in range(1, most + 1)
        name = trial.game.limit
        if not name:
            return
        limit = trial.game.options()[name]
        low = trial.given | {name: limit.low}
        for seed in range(3):
            steps = list(play(trial.game, trial.scenario, "random", seed, low))
            assert steps[-1].after.outcome is not None
            assert self.length(steps[-1].after) in range(1, limit.low + 1)

    def test_every_event_is_json_for_everyone(self, trial: Trial) -> None:
        for _, step in trial.steps():
            for event in step.events:
                assert event.key
                for seat in observers(step.before):
                    json.dumps(event.seen_by(seat))
                if event.audience is not None:
                    assert set(event.audience) <= set(step.before.seats)

    def test_every_option_names_its_rule(self, trial: Trial) -> None:
        for name, option in trial.game.options().items():
            assert option.rule in trial.rules, name
            assert trial.game.check_options({name: option.default})[name] == option.default

    def test_a_bad_option_is_refused_before_anything_is_set_up(self, trial: Trial) -> None:
        for name in trial.game.options():
            with pytest.raises(sandtable.BadInput) as error:
                trial.game.start(trial.scenario, sandtable.Scripted(), {name: -1})
            assert error.value.where == f"options.{name}"

    def test_every_step_conserves_what_the_sides_own(self, trial: Trial) -> None:
        for _, step in trial.steps():
            self.conserves(trial.game, step.before.to_json(), step.after.to_json())
