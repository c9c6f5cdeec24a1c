"""One place says what is legal, and everyone reads the same there."""

import json

import pytest

from sandtable.kernel.chance import Seeded
from tests.conformance.play import Table, dump, through_json

pytestmark = pytest.mark.long


def test_who_decides_has_something_to_choose_and_nobody_else_has(table: Table) -> None:
    for _, moment in table.moments():
        actors = moment.before.actors()
        assert actors
        assert len(set(actors)) == len(actors)
        for seat in moment.before.seats:
            assert bool(moment.before.legal(seat)) == (seat in actors)


def test_a_legal_list_has_no_duplicates_and_names_things_in_words(table: Table) -> None:
    for _, moment in table.moments():
        legal = moment.before.legal(moment.seat)
        assert len(set(legal)) == len(legal)
        assert all(isinstance(action, tuple) and action for action in legal)
        assert all(isinstance(word, str) and word for action in legal for word in action)


def test_a_legal_list_is_the_same_at_every_look(table: Table) -> None:
    for _, moment in table.moments():
        state = moment.before.clone()
        legal = state.legal(moment.seat)
        for seat in state.seats:  # looking at another seat's list changes nothing
            state.legal(seat)
        assert state.legal(moment.seat) == legal
        state.legal(moment.seat).clear()
        assert state.legal(moment.seat) == legal


def test_a_legal_list_is_the_same_on_every_copy(table: Table) -> None:
    for _, moment in table.moments(3):
        copy = table.game.from_json(through_json(moment.before.to_json()))
        for seat in copy.seats:
            legal = moment.before.legal(seat)
            assert moment.before.clone().legal(seat) == legal
            assert copy.legal(seat) == legal


def test_what_is_kept_from_earlier_looks_is_what_a_fresh_look_finds(table: Table) -> None:
    """The game at the table has kept lists of plays; one of a document just read has none."""
    document = table.game.scenario_json(table.scenario)
    for _, moment in table.moments(3):
        fresh = table.game.from_json(moment.before.to_json() | {"scenario": document})
        for seat in fresh.seats:
            assert fresh.legal(seat) == moment.before.legal(seat)


def test_every_legal_action_can_be_taken(table: Table) -> None:
    for number, moment in table.moments(25):
        before = dump(moment.before.to_json())
        for seat in moment.before.actors():
            for action in moment.before.legal(seat):
                state = moment.before.clone()
                assert state.why_not(seat, action) is None
                events = state.apply(seat, action, Seeded(number))
                assert events or state != moment.before
                assert dump(state.to_json()) != before
                assert state.outcome is not None or state.actors()


def test_the_order_of_decisions_made_at_once_makes_no_difference(table: Table) -> None:
    """Where several seats decide at the same time, either may be the first to say so."""
    for number, moment in table.moments():
        actors = moment.before.actors()
        if len({moment.before.side_of(seat) for seat in actors}) < 2:
            continue  # seats of one side act openly, and in any sequence
        chosen = {seat: moment.before.legal(seat)[number % 2 - 1] for seat in actors}
        results = []
        for order in (actors, actors[::-1]):
            state = moment.before.clone()
            for seat in order:
                others = [other for other in state.actors() if other != seat]
                before = {other: state.legal(other) for other in others}
                state.apply(seat, chosen[seat], Seeded(number))
                if others:
                    assert {other: state.legal(other) for other in others} == before
            results.append(dump(state.to_json()))
        assert results[0] == results[1]


def test_the_notation_reads_back_what_it_writes(table: Table) -> None:
    for _, moment in table.moments():
        legal = moment.before.legal(moment.seat)
        written = [table.game.write(action) for action in legal]
        assert len(set(written)) == len(written)
        assert [table.game.read(text) for text in written] == legal


def test_a_decision_has_a_prompt(table: Table) -> None:
    for _, moment in table.moments():
        prompt = moment.before.prompt()
        assert prompt is not None
        assert prompt.key
        json.dumps(prompt.to_json())


def test_odds_add_up(table: Table) -> None:
    for _, moment in table.moments(5):
        for action in moment.before.legal(moment.seat):
            for odds in moment.before.odds(moment.seat, action):
                total = sum(amount for _, amount in odds.parts)
                assert not odds.parts or total in (odds.need, odds.dice)
                assert odds.dice > 0
                assert 0.0 <= odds.success <= 1.0
                json.dumps(odds.to_json())


def test_the_estimate_is_fair_to_both_sides(table: Table) -> None:
    for _, moment in table.moments(5):
        estimates = [moment.after.evaluate(side) for side in table.game.sides]
        assert all(-1.0 <= estimate <= 1.0 for estimate in estimates)
        if len(estimates) == 2:
            assert sum(estimates) == pytest.approx(0.0)
