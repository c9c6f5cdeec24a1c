"""Positions that already meet a victory condition (M44-6) are loaded as decided."""

import pytest

from tests.memoir import table


@pytest.mark.rule("M44-6.7", "M44-6.12")
def test_a_position_with_all_medals_of_a_side_is_a_won_battle() -> None:
    trophies = {"allies": 4, "axis": 0}
    state = table({"r6c4": "I", "r2c4": "i"}, ["probe-left"], state={"trophies": trophies})
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("allies", "M44-6.7")
    assert state.actors() == ()


@pytest.mark.rule("M44-6.10")
def test_a_position_in_which_a_side_has_no_unit_is_a_won_battle() -> None:
    state = table({"r6c4": "I"}, ["probe-left"])
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("allies", "M44-6.10")


@pytest.mark.rule("M44-6.7")
def test_the_medals_of_objectives_that_are_held_count_in_a_position() -> None:
    objective = {"side": "axis", "hexes": ["r2c4"], "kind": "temporary"}
    for trophies, winner in ((2, None), (3, "axis")):
        state = table(
            {"r6c4": "I", "r2c4": "i"},
            ["probe-left"],
            state={"trophies": {"allies": 0, "axis": trophies}},
            objectives=[objective],
        )
        assert (state.outcome.winner if state.outcome else None) == winner
