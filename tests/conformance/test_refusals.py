"""Whatever is not legal is refused, with a rule, and changes nothing."""

import json
import random

import pytest

import sandtable
from sandtable.kernel.action import RESIGN, Action
from sandtable.kernel.chance import Replayed
from tests.conformance.play import Strange, Table, dump

pytestmark = pytest.mark.long


def refused(
    state: sandtable.State, seat: str, action: Action, ledger: frozenset[str]
) -> sandtable.Refusal:
    """The refusal of an action that leaves the state alone and cites a rule of the ledger."""
    before = dump(state.to_json())
    reason = state.why_not(seat, action)
    with pytest.raises(sandtable.Refused) as error:
        state.apply(seat, action, sandtable.Scripted())
    assert dump(state.to_json()) == before
    assert error.value.refusal == reason
    assert reason is not None
    assert reason.rule in ledger, f"{reason} cites no rule"
    assert reason.key.startswith("refusal-")
    json.dumps(reason.to_json())
    return reason


def test_what_is_not_in_the_list_is_refused_with_a_rule(
    table: Table, ledger: frozenset[str]
) -> None:
    rng = random.Random(1)
    strange = Strange([moment for _, moment in table.moments(10)], rng)
    refusals = 0
    for _, moment in table.moments(3):
        legal = moment.before.legal(moment.seat)
        for action in strange.actions(legal):
            if action not in legal:
                refused(moment.before, moment.seat, action, ledger)
                refusals += 1
    assert refusals > 500


def test_the_actions_of_one_seat_are_refused_to_the_others(
    table: Table, ledger: frozenset[str]
) -> None:
    for _, moment in table.moments(5):
        legal = moment.before.legal(moment.seat)
        for seat in moment.before.seats:
            if seat not in moment.before.actors():
                for action in (legal[0], legal[-1]):
                    refused(moment.before, seat, action, ledger)


def test_a_refusal_does_not_spoil_the_next_action(table: Table) -> None:
    for number, moment in table.moments(5):
        state, clean = moment.before.clone(), moment.before.clone()
        for seat in state.seats:
            with pytest.raises(sandtable.Refused):
                state.apply(seat, ("nonsense",), sandtable.Scripted())
        for one in (state, clean):
            one.apply(moment.seat, moment.action, sandtable.Seeded(number))
        assert state == clean


def test_any_seat_may_resign_at_any_moment(table: Table, ledger: frozenset[str]) -> None:
    for _, moment in table.moments(10):
        for seat in moment.before.seats:
            state = moment.before.clone()
            assert (RESIGN,) not in state.legal(seat)
            assert state.why_not(seat, (RESIGN,)) is None
            state.apply(seat, (RESIGN,), sandtable.Scripted())
            assert state.outcome is not None
            assert state.outcome.winner != state.side_of(seat)
            assert state.outcome.rule in ledger


def test_after_the_end_nothing_is_allowed(table: Table, ledger: frozenset[str]) -> None:
    last = table.played("random")[-1]
    state = last.after.clone()
    for seat in state.seats:
        assert state.legal(seat) == []
        for action in (last.action, (RESIGN,), ()):
            refused(state, seat, action, ledger)


@pytest.mark.parametrize("nobody", ["nobody", ""])
def test_a_seat_that_does_not_exist_is_refused_everywhere(table: Table, nobody: str) -> None:
    moment = table.played("random")[0]
    state = moment.before.clone()
    state.apply(moment.seat, moment.action, Replayed(moment.chance))
    before = dump(state.to_json())
    for ask in (
        lambda: state.legal(nobody),
        lambda: state.why_not(nobody, (RESIGN,)),
        lambda: state.apply(nobody, (RESIGN,), sandtable.Scripted()),
        lambda: state.apply(nobody, moment.action, sandtable.Scripted()),
        lambda: state.view(nobody),
    ):
        with pytest.raises(sandtable.BadInput) as error:
            ask()
        assert error.value.key == "unknown-seat"
        assert dump(state.to_json()) == before
