"""A record that is written, read and replayed gives the same game."""

import random

import sandtable
from sandtable.kernel.game import ScenarioSource
from sandtable.testing.base import Suite
from sandtable.testing.trial import PlayedStep, Trial, dump, seen, through_json


def recorded(
    trial: Trial, scenario: ScenarioSource, steps: list[PlayedStep], seed: int
) -> sandtable.Recorder:
    recorder = sandtable.Recorder(
        trial.game, scenario, sandtable.Seeded(seed), trial.options("greedy")
    )
    for step in steps:
        recorder.apply(step.seat, step.action)
    return recorder


class Records(Suite):
    def test_a_record_replays_from_its_text(self, trial: Trial) -> None:
        steps = trial.played("greedy")
        text = recorded(trial, trial.scenario, steps, 1).record.to_text()
        record = sandtable.Record.from_text(text)
        assert record.to_text() == text
        replayed = iter(record.replay(type(trial.game)()))
        assert next(replayed).state == steps[0].before
        for played, again in zip(steps, replayed, strict=True):
            assert again.state == played.after
            for seat in played.before.seats:
                assert seen(again.events, seat) == seen(played.events, seat)
        assert record.outcome == steps[-1].after.outcome

    def test_the_same_game_has_the_same_record(self, trial: Trial) -> None:
        texts = {
            recorded(trial, trial.scenario, trial.played("greedy"), 1).record.to_text()
            for _ in range(2)
        }
        assert len(texts) == 1

    def test_a_scenario_given_as_a_document_plays_like_the_official_one(self, trial: Trial) -> None:
        document = trial.game.scenario_json(trial.scenario)
        steps = trial.played("greedy")[:60]
        recorder = recorded(trial, document, steps, 1)
        position = recorder.state.to_json() | {"scenario": document}
        assert position == steps[-1].after.to_json() | {"scenario": document}
        sandtable.Record.from_text(recorder.record.to_text()).verify(trial.game)

    def test_a_custom_scenario_survives_position_view_and_record(self, trial: Trial) -> None:
        document = trial.game.scenario_json(trial.scenario) | {"id": "custom"}
        steps = trial.played("greedy")[:60]
        recorder = recorded(trial, document, steps, 1)
        record = sandtable.Record.from_text(recorder.record.to_text())
        assert record.header["scenario"] == document
        assert record.verify(trial.game) == recorder.state
        position = recorder.state.to_json()
        assert position["scenario"] == document
        assert dump(trial.game.from_json(position).to_json()) == dump(position)
        for seat in recorder.state.seats:
            view = recorder.state.view(seat)
            assert dump(trial.game.determinize(view, random.Random(1)).view(seat)) == dump(view)

    def test_a_changed_scenario_is_not_mistaken_for_the_official_one(self, trial: Trial) -> None:
        document = trial.game.scenario_json(trial.scenario) | {"name": "Changed"}
        recorder = recorded(trial, document, trial.played("greedy")[:10], 1)
        for written in (
            recorder.record.header,
            recorder.state.to_json(),
            recorder.state.view(None),
        ):
            assert written["scenario"] == document
        copy = trial.game.from_json(recorder.state.to_json())
        assert copy.to_json()["scenario"] == document

    def test_a_description_is_json(self, trial: Trial) -> None:
        document = trial.game.scenario_json(trial.scenario)
        described = trial.game.describe(trial.scenario)
        assert described["scenario"] == document["id"]
        assert dump(described) == dump(trial.game.describe(through_json(document)))
