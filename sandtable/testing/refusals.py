"""Every illegal action is refused, cites a rule, and changes nothing."""

import json
import random

import pytest

import sandtable
from sandtable.kernel.action import AGREE_DRAW, RESIGN, Action
from sandtable.kernel.chance import Replayed
from sandtable.testing.base import Suite
from sandtable.testing.trial import StrangeActions, Trial, dump


def refused(
    state: sandtable.State, seat: str, action: Action, rules: frozenset[str]
) -> sandtable.Refusal:
    """The refusal of an action; checks that it changes nothing and cites a known rule."""
    before = dump(state.to_json())
    reason = state.why_not(seat, action)
    with pytest.raises(sandtable.Refused) as error:
        state.apply(seat, action, sandtable.Scripted())
    assert dump(state.to_json()) == before
    assert error.value.refusal == reason
    assert reason is not None
    assert reason.rule in rules, f"{reason} cites no rule"
    assert reason.key.startswith("refusal-")
    json.dumps(reason.to_json())
    return reason


class Refusals(Suite):
    def test_an_action_outside_the_legal_list_is_refused_with_a_rule(self, trial: Trial) -> None:
        rng = random.Random(1)
        strange = StrangeActions([step for _, step in trial.steps(10)], rng)
        refusals = steps = 0
        for _, step in trial.steps(9):
            steps += 1
            legal = step.before.legal(step.seat)
            for action in strange.actions(legal):
                if action not in legal:
                    refused(step.before, step.seat, action, trial.rules)
                    refusals += 1
        assert refusals > 5 * steps

    def test_the_actions_of_one_seat_are_refused_to_the_others(self, trial: Trial) -> None:
        for _, step in trial.steps(5):
            legal = step.before.legal(step.seat)
            for seat in step.before.seats:
                if seat not in step.before.actors():
                    for action in (legal[0], legal[-1]):
                        refused(step.before, seat, action, trial.rules)

    def test_a_refusal_does_not_spoil_the_next_action(self, trial: Trial) -> None:
        for number, step in trial.steps(5):
            state, clean = step.before.clone(), step.before.clone()
            for seat in state.seats:
                with pytest.raises(sandtable.Refused):
                    state.apply(seat, ("nonsense",), sandtable.Scripted())
            for one in (state, clean):
                one.apply(step.seat, step.action, sandtable.Seeded(number))
            assert state == clean

    def test_any_seat_may_resign_at_any_time(self, trial: Trial) -> None:
        for _, step in trial.steps(10):
            for seat in step.before.seats:
                state = step.before.clone()
                assert RESIGN not in state.legal(seat)
                assert state.why_not(seat, RESIGN) is None
                state.apply(seat, RESIGN, sandtable.Scripted())
                assert state.outcome is not None
                assert state.outcome.winner != state.side_of(seat)
                assert state.outcome.rule in trial.rules

    def test_a_draw_can_be_agreed_to_at_any_time_and_never_alone(self, trial: Trial) -> None:
        for _, step in trial.steps(10):
            for seat in step.before.seats:
                state = step.before.clone()
                assert AGREE_DRAW not in state.legal(seat)
                with pytest.raises(sandtable.BadInput) as error:
                    state.read(seat, state.game.write(AGREE_DRAW))
                assert error.value.key == "draw-not-agreed"
                events = state.apply(seat, AGREE_DRAW, sandtable.Scripted())
                assert [event.key for event in events] == ["game-over"]
                assert state.outcome is not None
                assert state.outcome.winner is None
                assert state.outcome.rule in trial.rules

    def test_nothing_is_legal_after_the_end(self, trial: Trial) -> None:
        last = trial.played("random")[-1]
        state = last.after.clone()
        for seat in state.seats:
            assert state.legal(seat) == []
            for action in (last.action, RESIGN, AGREE_DRAW, ()):
                refused(state, seat, action, trial.rules)

    @pytest.mark.parametrize("nobody", ["nobody", ""])
    def test_a_seat_that_does_not_exist_is_refused_everywhere(
        self, trial: Trial, nobody: str
    ) -> None:
        step = trial.played("random")[0]
        state = step.before.clone()
        state.apply(step.seat, step.action, Replayed(step.chance))
        before = dump(state.to_json())
        for ask in (
            lambda: state.legal(nobody),
            lambda: state.why_not(nobody, RESIGN),
            lambda: state.apply(nobody, RESIGN, sandtable.Scripted()),
            lambda: state.apply(nobody, step.action, sandtable.Scripted()),
            lambda: state.view(nobody),
        ):
            with pytest.raises(sandtable.BadInput) as error:
                ask()
            assert error.value.key == "unknown-seat"
            assert dump(state.to_json()) == before
