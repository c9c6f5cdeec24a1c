"""The radio marker of scenario 10 (NOR-4.13, NOR-4.15 to NOR-4.19)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.errors import BadInput
from tests.games.undaunted.normandy.drill import SPARE, book, drill
from tests.support import act, keys, legal, normandy, rule_against, side

SCENARIO = "critical-intelligence"


def radio(
    value: int = 1, germany: Mapping[str, Any] | None = None, rest: Any = None, **us: Any
) -> NormandyState:
    """The US controls the radio tile 6B, where its Riflemen A stand; two Rifleman A in hand."""
    own = {
        "counters": {"riflemen-a": "6B"},
        "hand": ["rifleman-a", "rifleman-a", SPARE],
        "controlled": ["6B"],
        **us,
    }
    more = {"scenario": SCENARIO, "objectives": {"6B": value}, **(rest or {})}
    return drill(us=own, germany=germany, **more)


def value_of(state: NormandyState, tile: str = "6B") -> int:
    objectives: Any = state.to_json()["objectives"]
    value: int = objectives[tile]
    return value


def endless() -> dict[str, Any]:
    """Scenario 10 with a goal so high that raising does not win."""
    document = book(SCENARIO)
    document["goals"] = {"us": {"points": 99}, "germany": {"points": 5}}
    return document


@pytest.mark.rule("NOR-4.13")
def test_only_scenario_10_has_a_radio_marker() -> None:
    game = normandy()
    places = {scenario: game.describe(scenario)["radio"] for scenario in game.scenarios()}
    assert {scenario: tile for scenario, tile in places.items() if tile} == {SCENARIO: "6B"}
    assert game.describe(SCENARIO)["number"] == 10


@pytest.mark.rule("NOR-4.13", "NOR-23.8")
def test_without_a_radio_marker_control_is_not_taken_again() -> None:
    document = book(SCENARIO)
    del document["radio"]
    state = radio(rest={"scenario": document})
    assert rule_against(state, "RA control") == "NOR-23.8"


@pytest.mark.rule("NOR-4.13")
def test_a_radio_marker_in_a_tile_without_an_objective_is_refused() -> None:
    with pytest.raises(BadInput, match="radio-without-objective"):
        radio(rest={"scenario": {**book(SCENARIO), "radio": "4B"}})


@pytest.mark.rule("NOR-4.15", "NOR-A.24")
def test_two_controls_of_the_radio_tile_raise_its_value_from_1_to_3() -> None:
    state = radio(1)
    events = act(state, "RA control")
    assert value_of(state) == 2
    assert "radio-raised" in keys(events)
    act(state, "RA control")
    assert value_of(state) == 3
    assert side(state, "us")["points"] == 3


@pytest.mark.rule("NOR-4.15")
def test_a_raise_leaves_the_other_objectives_and_the_markers() -> None:
    state = radio(1, controlled=["6B", "4B"], germany={"controlled": ["7B"], "scouted": ["6B"]})
    act(state, "RA control")
    assert {tile: value_of(state, tile) for tile in ("5B", "1B", "11A", "7B", "8B")} == {
        "5B": 1,
        "1B": 2,
        "11A": 1,
        "7B": 1,
        "8B": 1,
    }
    assert set(side(state, "us")["controlled"]) == {"6B", "4B"}
    assert side(state, "germany")["scouted"] == ["6B"]


@pytest.mark.rule("NOR-4.15")
def test_a_unit_elsewhere_cannot_raise_the_radio() -> None:
    state = radio(counters={"riflemen-a": "4B"}, scouted=["4B"])
    act(state, "RA control")
    assert value_of(state) == 1
    assert set(side(state, "us")["controlled"]) == {"4B", "6B"}


@pytest.mark.rule("NOR-4.15", "NOR-23.8")
def test_another_controlled_objective_cannot_be_raised() -> None:
    state = radio(counters={"riflemen-a": "5B"}, controlled=["5B"])
    assert rule_against(state, "RA control") == "NOR-23.8"


@pytest.mark.rule("NOR-4.15")
def test_a_card_without_control_cannot_raise_the_radio() -> None:
    state = radio(counters={"scouts-a": "6B"}, hand=["scout-a", SPARE])
    assert rule_against(state, "SA control") == "NOR-10.7"


@pytest.mark.rule("NOR-4.15")
def test_a_raise_can_win_the_game() -> None:
    state = radio(4)
    act(state, "RA control")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("us", "NOR-37.4")


@pytest.mark.rule("NOR-4.16")
def test_the_value_may_be_raised_many_times_in_one_turn() -> None:
    state = radio(1, hand=["rifleman-a"] * 5 + [SPARE], rest={"scenario": endless()})
    for _ in range(5):
        act(state, "RA control")
    assert value_of(state) == 6


@pytest.mark.rule("NOR-4.16")
def test_the_value_is_not_limited_by_the_stock_of_markers() -> None:
    state = radio(40, rest={"scenario": endless()})
    act(state, "RA control")
    assert value_of(state) == 41
    assert normandy().from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.rule("NOR-4.16", "NOR-A.16")
def test_the_us_is_not_hopeless_while_riflemen_can_reach_the_radio() -> None:
    state = radio(
        counters={"riflemen-a": "4B"},
        scouted=["4B", "6B"],
        controlled=[],
        deck=[],
        germany={"controlled": ["7B"]},
    )
    act(state, "RA move 6B")
    assert state.outcome is None


@pytest.mark.rule("NOR-4.16", "NOR-A.16")
def test_the_us_is_not_hopeless_while_it_can_raise_the_radio_it_controls() -> None:
    state = radio(1, deck=[], germany={"controlled": ["1B", "7B"]})
    act(state, "RA control")
    assert state.outcome is None
    assert side(state, "us")["points"] == 2


@pytest.mark.rule("NOR-4.16", "NOR-A.16")
def test_a_radio_out_of_reach_does_not_save_the_us() -> None:
    state = radio(
        counters={"riflemen-a": "18B"},
        scouted=["18B", "15B"],
        controlled=[],
        deck=[],
        germany={"controlled": ["7B"]},
    )
    act(state, "RA move 15B")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("germany", "NOR-39.3")


@pytest.mark.rule("NOR-4.17")
def test_germany_scores_the_raised_value_when_it_takes_the_tile() -> None:
    state = radio(
        4,
        counters={},
        germany={
            "counters": {"riflemen-a": "6B"},
            "hand": ["rifleman-a", SPARE],
            "scouted": ["6B"],
        },
        rest={"turn": "germany"},
    )
    act(state, "RA control")
    assert value_of(state) == 4
    assert side(state, "germany")["points"] == 4
    assert side(state, "us")["points"] == 0
    assert side(state, "us")["scouted"] == ["6B"]


@pytest.mark.rule("NOR-4.17")
def test_germany_can_win_by_the_raised_value() -> None:
    state = radio(
        4,
        counters={},
        germany={
            "counters": {"riflemen-a": "6B"},
            "hand": ["rifleman-a", SPARE],
            "scouted": ["6B"],
            "controlled": ["7B"],
        },
        rest={"turn": "germany"},
    )
    act(state, "RA control")
    assert state.outcome is not None
    assert state.outcome.winner == "germany"


@pytest.mark.rule("NOR-4.18", "NOR-23.8")
def test_germany_never_raises_the_value() -> None:
    state = radio(
        2,
        counters={},
        controlled=[],
        germany={
            "counters": {"riflemen-a": "6B"},
            "hand": ["rifleman-a", SPARE],
            "controlled": ["6B"],
        },
        rest={"turn": "germany"},
    )
    assert "RA control" not in legal(state)
    assert rule_against(state, "RA control") == "NOR-4.18"


@pytest.mark.rule("NOR-4.19", "NOR-A.24")
@pytest.mark.parametrize("germany", [{}, {"controlled": ["6B"]}], ids=["take", "retake"])
def test_the_control_that_gains_the_tile_raises_nothing(germany: dict[str, Any]) -> None:
    state = radio(3, controlled=[], scouted=["6B"], germany=germany)
    act(state, "RA control")
    assert side(state, "us")["controlled"] == ["6B"]
    assert value_of(state) == 3
    act(state, "RA control")
    assert value_of(state) == 4


@pytest.mark.rule("NOR-4.19", "NOR-23.3", "NOR-A.24")
@pytest.mark.parametrize("suppressed", [[], ["scouts-a"]], ids=["ready", "suppressed"])
def test_an_enemy_in_the_tile_bars_the_raise(suppressed: list[str]) -> None:
    state = radio(1, germany={"counters": {"scouts-a": "6B"}, "suppressed": suppressed})
    assert "RA control" not in legal(state)
    assert rule_against(state, "RA control") == "NOR-23.3"
