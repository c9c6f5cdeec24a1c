"""The document keeps to its schema, and its sums are exact."""

import json
from pathlib import Path

import pytest
from jsonschema_rs import meta

import sandtable
import sandtable.analysis
from sandtable.analysis import Analysis, document
from sandtable.analysis.analyst import DEPTHS
from tests.analysis.games import DEPTH, analysed, known, short_game
from tests.schemas import faults, validator

SCHEMA = Path(document.__file__).parent / "schema" / "analysis.schema.json"


def test_the_schema_is_that_of_the_document() -> None:
    """``python -m tools.analysis_schema`` writes it."""
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == Analysis.model_json_schema()


def test_documents_keep_to_the_schema() -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    meta.validate(schema)
    checked = validator(schema)
    for analyst in (known(), analysed(short_game(), seat="us")):
        written = json.loads(analyst.document().model_dump_json())
        assert faults(checked, written) == []
        assert Analysis.model_validate(written) == analyst.document()


@pytest.mark.parametrize(
    ("game_id", "scenario", "steps"),
    [
        ("normandy", "la-raye", 14),
        ("north-africa", "murzuk", 10),
        ("memoir44", "pegasus-bridge", 10),
        ("heroes", "two-streets", 3),
    ],
)
def test_luck_and_play_add_up_to_the_result(game_id: str, scenario: str, steps: int) -> None:
    found = known(game_id, scenario, steps).document()
    assert found.sums is not None
    first, second = (found.sums.sides[side] for side in found.sides)
    total = found.sums.initial + first.luck + first.play - second.luck - second.play
    assert total == pytest.approx(found.sums.result, abs=1e-9)
    assert found.outcome is not None
    assert found.sums.result == float(found.outcome["winner"] == found.sides[0])
    for side in found.sides:
        assert sum(found.sums.sides[side].judgements.values()) == found.sums.sides[side].decisions


def test_every_step_is_explained() -> None:
    """Between two points of the curve there is a decision, and luck where there was chance."""
    found = known().document()
    signs = {side: 1 if side == found.sides[0] else -1 for side in found.sides}
    for decision in found.decisions:
        here, there = found.curve[decision.step - 1], found.curve[decision.step]
        luck = sum(
            signs[each.side] * each.luck for each in found.luck if each.step == decision.step
        )
        assert decision.change is not None
        change = signs[decision.side] * decision.change
        assert here.chance + change + luck == pytest.approx(there.chance, abs=1e-9)


def test_the_same_seed_gives_the_same_document_and_another_one_another() -> None:
    again = analysed(short_game()).document()
    assert again.model_dump_json() == known().document().model_dump_json()
    assert analysed(short_game(), seed=1).document().curve != again.curve


def test_an_analysis_can_be_resumed_anywhere() -> None:
    record = short_game()
    game = sandtable.game(record.game_id)
    begun = sandtable.analysis.Analyst(game, record)
    for number, _ in enumerate(begun.run(depth=DEPTH)):
        if number == 7:
            break
    samples = json.loads(json.dumps(begun.to_json()))
    resumed = sandtable.analysis.Analyst(game, record)
    resumed.resume(samples)
    for _ in resumed.run(depth=DEPTH):
        pass
    assert resumed.document().model_dump_json() == known().document().model_dump_json()


def test_the_curve_is_refined_before_decisions() -> None:
    record = short_game(steps=6)
    analyst = sandtable.analysis.Analyst(sandtable.game(record.game_id), record)
    analyst.quick = 1
    for depth in analyst.run(depth=DEPTHS[0]):
        if analyst.depth == depth > analyst.quick:
            break
    for point in analyst.points:
        assert point.known is not None or len(point.samples) == DEPTHS[0]
    counts = [question.seen.count for question in analyst.questions.values()]
    assert counts.count(analyst.quick) >= len(counts) - 1


def test_a_resignation_is_judged_like_any_decision() -> None:
    found = known().document()
    last = found.decisions[-1]
    assert last.action == ["resign"]
    assert last.truths is not None
    assert last.truths.seat.played.chance == 0.0
    assert last.truths.seat.best[0].action != ["resign"]


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(sandtable.BadInput) as caught:
        analysed(short_game(), seat="france")
    assert caught.value.key == "unknown-seat"
