"""The record is the truth: written, read and played again it gives the same game."""

import random

import pytest

import sandtable
from sandtable.kernel.game import ScenarioSource
from tests.conformance.play import Moment, Table, dump, seen, through_json

pytestmark = pytest.mark.long


def recorded(
    table: Table, scenario: ScenarioSource, moments: list[Moment], seed: int
) -> sandtable.Recorder:
    recorder = sandtable.Recorder(
        table.game, scenario, sandtable.Seeded(seed), table.options("greedy")
    )
    for moment in moments:
        recorder.apply(moment.seat, moment.action)
    return recorder


def test_a_record_replays_from_its_text(table: Table) -> None:
    moments = table.played("greedy")
    text = recorded(table, table.scenario, moments, 1).record.to_text()
    record = sandtable.Record.from_text(text)
    assert record.to_text() == text
    replayed = iter(record.replay(type(table.game)()))
    assert next(replayed).state == moments[0].before
    for played, again in zip(moments, replayed, strict=True):
        assert again.state == played.after
        for seat in played.before.seats:
            assert seen(again.events, seat) == seen(played.events, seat)
    assert record.outcome == moments[-1].after.outcome


def test_the_same_game_has_the_same_record(table: Table) -> None:
    texts = {
        recorded(table, table.scenario, table.played("greedy"), 1).record.to_text()
        for _ in range(2)
    }
    assert len(texts) == 1


def test_a_scenario_given_as_a_document_plays_as_the_one_in_the_book(table: Table) -> None:
    document = table.game.scenario_json(table.scenario)
    moments = table.played("greedy")[:60]
    recorder = recorded(table, document, moments, 1)
    position = recorder.state.to_json() | {"scenario": document}
    assert position == moments[-1].after.to_json() | {"scenario": document}
    sandtable.Record.from_text(recorder.record.to_text()).verify(table.game)


def test_a_scenario_of_ones_own_goes_through_position_view_and_record(table: Table) -> None:
    document = table.game.scenario_json(table.scenario) | {"id": "of-ones-own"}
    moments = table.played("greedy")[:60]
    recorder = recorded(table, document, moments, 1)
    record = sandtable.Record.from_text(recorder.record.to_text())
    assert record.header["scenario"] == document
    assert record.verify(table.game) == recorder.state
    position = recorder.state.to_json()
    assert position["scenario"] == document
    assert dump(table.game.from_json(position).to_json()) == dump(position)
    for seat in recorder.state.seats:
        view = recorder.state.view(seat)
        assert dump(table.game.determinize(view, random.Random(1)).view(seat)) == dump(view)


def test_a_scenario_that_was_changed_is_not_taken_for_the_one_of_its_id(table: Table) -> None:
    document = table.game.scenario_json(table.scenario) | {"name": "Changed"}
    recorder = recorded(table, document, table.played("greedy")[:10], 1)
    for written in (recorder.record.header, recorder.state.to_json(), recorder.state.view(None)):
        assert written["scenario"] == document
    copy = table.game.from_json(recorder.state.to_json())
    assert copy.to_json()["scenario"] == document


def test_what_is_described_of_a_scenario_is_json(table: Table) -> None:
    document = table.game.scenario_json(table.scenario)
    described = table.game.describe(table.scenario)
    assert described["scenario"] == document["id"]
    assert dump(described) == dump(table.game.describe(through_json(document)))
