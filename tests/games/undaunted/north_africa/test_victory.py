"""Winning: points, neutralisation, order of endings (NAF-48, NAF-49, NAF-51)."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.north_africa.desert import (
    PARKED,
    SIDES,
    SPARE,
    desert,
    evacuate,
    game,
    neutralise,
    other,
    points,
    random_game,
    won,
)
from tests.support import act, keys, legal, rule_against, side


def gunfight(**rest: Any) -> DesertState:
    """A Gunner before a Rifleman without cards: the next hit removes the Rifleman."""
    return desert(
        lrdg={"hand": ["gunner", "gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"counters": {"rifleman-a": "15A", "scout-a": "15A"}, "hand": [SPARE]},
        **rest,
    )


# 48. In general.


@pytest.mark.rule("NAF-48.1")
def test_the_game_ends_at_once_and_nothing_more_is_legal() -> None:
    state = gunfight(goals=(neutralise(1, "rifleman-a"), points(3)))
    assert keys(act(state, "GU attack iRA", [9, 9]))[-1] == "game-over"
    assert won(state) == ("lrdg", "NAF-51.1")
    assert state.actors() == ()
    assert all(not state.legal(seat) for seat in SIDES)
    assert rule_against(state, "GU attack iSA", "lrdg") == "NAF-48.1"
    assert rule_against(state, "end-turn", "italy") == "NAF-48.1"


@pytest.mark.rule("NAF-48.2")
def test_the_scenarios_official_know_three_kinds_of_goals() -> None:
    kinds = set()
    for scenario in game().scenarios():
        goals: Any = game().describe(scenario)["goals"]
        kinds |= {goal["kind"] for owner in SIDES for goal in goals[owner]}
    assert kinds == {"points", "evacuate", "neutralise"}


@pytest.mark.rule("NAF-48.3")
def test_a_side_without_riflemen_or_cards_plays_on() -> None:
    state = gunfight()
    act(state, "GU attack iRA", [9, 9])
    act(state, "GU attack iSA", [9, 9])
    assert side(state, "italy")["counters"] == {}
    assert state.outcome is None


@pytest.mark.rule("NAF-48.4", "NAF-A.34")
def test_the_acting_sides_condition_comes_first() -> None:
    """Demolishing the last structure gives LRDG its points and leaves Italy without hope."""
    state = desert(
        lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": "16A"}},
        italy={"controlled": ["15A"], "counters": {"rifleman-a": "4A"}, "deck": ["rifleman-a"]},
        scenario={"structures": {"16A": "headquarters"}, "objectives": {"15A": 1}},
        goals=(points(3), points(2)),
    )
    act(state, "SB demolitions headquarters", [9, 9])
    assert won(state) == ("lrdg", "NAF-49.1")


@pytest.mark.rule("NAF-48.4", "NAF-A.34")
def test_several_goals_of_one_side_are_alternatives() -> None:
    goals = (neutralise(2, "rifleman-a", "scout-a") + points(1), points(5))
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "scouted": ["15A"],
        },
        italy={"counters": {"rifleman-a": "4A", "scout-a": "4A"}, "deck": ["rifleman-a"]},
        goals=goals,
        scenario={"objectives": {"15A": 1, "13A": 4}},
    )
    act(state, "SG control")
    assert won(state) == ("lrdg", "NAF-49.1")


@pytest.mark.rule("NAF-48.5")
@pytest.mark.parametrize("seat", SIDES)
def test_a_player_may_resign_at_any_time(seat: str) -> None:
    state = gunfight()
    events: list[Any] = []
    state.resign(seat, events)
    assert keys(events) == ["resigned", "game-over"]
    assert won(state) == (other(seat), "NAF-48.5")


# 49. Points.


@pytest.mark.rule("NAF-49.1", "NAF-5.3")
@pytest.mark.parametrize(("goal", "ends"), [(2, True), (3, True), (4, False)])
def test_the_number_or_more_wins(goal: int, ends: bool) -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "19A"},
            "scouted": ["19A"],
            "controlled": ["15A"],
        },
        goals=(points(goal), neutralise(1, "pilot-car")),
    )
    act(state, "SG control")
    assert side(state, "lrdg")["points"] == 3
    assert (state.outcome is not None) == ends


@pytest.mark.rule("NAF-49.1", "NAF-44.4")
def test_italy_wins_by_controlling_structures_and_objectives() -> None:
    state = desert(
        italy={
            "hand": ["rifleman-a", SPARE],
            "counters": {"rifleman-a": "16A"},
            "scouted": ["16A"],
            "controlled": ["15A"],
        },
        scenario={"structures": {"16A": "motor-pool"}},
        goals=(neutralise(1, "cargo-truck"), points(3)),
        turn="italy",
    )
    act(state, "RA control")
    assert won(state) == ("italy", "NAF-49.1")


@pytest.mark.rule("NAF-49.2")
def test_points_from_control_can_be_lost_again() -> None:
    state = desert(
        lrdg={"controlled": ["15A", "13A"]},
        italy={
            "hand": ["rifleman-a", SPARE],
            "counters": {"rifleman-a": "15A"},
            "scouted": ["15A"],
        },
        turn="italy",
    )
    assert side(state, "lrdg")["points"] == 2
    act(state, "RA control")
    assert [side(state, owner)["points"] for owner in SIDES] == [1, 1]


@pytest.mark.rule("NAF-48.1", "NAF-48.4", "NAF-A.34")
@pytest.mark.parametrize("turn", SIDES)
def test_a_position_that_meets_a_goal_is_over(turn: str) -> None:
    goals = (points(2), evacuate(1, "scout-a"))
    exits = {"italy": (["16A"], ["scout-a"])}
    lrdg = {"hand": [SPARE], "controlled": ["19A"]}
    italy = {"hand": [SPARE], "evacuated": ["scout-a"]}
    expected = {"lrdg": ("lrdg", "NAF-49.1"), "italy": ("italy", "NAF-50.1")}
    both = desert(lrdg, italy, goals=goals, exits=exits, turn=turn)
    assert won(both) == expected[turn]
    assert (
        won(desert(lrdg, {"hand": [SPARE]}, goals=goals, exits=exits, turn=turn))
        == (expected["lrdg"])
    )
    assert (
        won(desert({"hand": [SPARE]}, italy, goals=goals, exits=exits, turn=turn))
        == (expected["italy"])
    )


# 51. Neutralisation.


@pytest.mark.rule("NAF-51.1")
@pytest.mark.parametrize("count", [1, 2])
def test_a_number_of_the_named_counters(count: int) -> None:
    state = gunfight(goals=(neutralise(count, "rifleman-a", "scout-a"), neutralise(1, "pilot-car")))
    act(state, "GU attack iRA", [9, 9])
    if count == 2:
        assert state.outcome is None
        act(state, "GU attack iSA", [9, 9])
    assert won(state) == ("lrdg", "NAF-51.1")


@pytest.mark.rule("NAF-51.1")
def test_counters_that_are_not_named_do_not_count() -> None:
    state = gunfight(goals=(neutralise(1, "scout-a"), neutralise(1, "pilot-car")))
    act(state, "GU attack iRA", [9, 9])
    assert state.outcome is None
    assert side(state, "italy")["neutralised"] == ["rifleman-a"]


@pytest.mark.rule("NAF-51.2", "NAF-51.5")
def test_by_casualties_or_by_damage() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        italy={"hand": ["scout-a", SPARE]},
        vehicles={"scout-car": {"tile": "15A", "damage": 3, "seats": {"driver": "scout-a"}}},
        goals=(neutralise(1, "scout-car", "scout-a"), neutralise(1, "pilot-car")),
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    assert won(state) == ("lrdg", "NAF-51.1")
    assert side(state, "italy")["neutralised"] == ["scout-car"]


@pytest.mark.rule("NAF-51.5")
def test_the_surviving_crew_is_not_neutralised() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        italy={"hand": ["scout-a", SPARE]},
        vehicles={"scout-car": {"tile": "15A", "damage": 3, "seats": {"driver": "scout-a"}}},
        goals=(neutralise(2, "scout-car", "scout-a"), neutralise(1, "pilot-car")),
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    assert state.outcome is None
    assert side(state, "italy")["neutralised"] == ["scout-car"]


@pytest.mark.rule("NAF-51.3", "NAF-46.4")
def test_neutralised_counters_are_kept_for_all_to_see() -> None:
    state = gunfight()
    act(state, "GU attack iRA", [9, 9])
    view: Any = state.view(None)
    assert view["sides"]["italy"]["neutralised"] == ["rifleman-a"]


@pytest.mark.rule("NAF-51.4")
def test_an_evacuated_counter_is_not_neutralised() -> None:
    state = desert(
        lrdg={"counters": {"scout": "12A"}},
        italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "16A", "scout-a": "4A"}},
        exits={"italy": (["16A"], ["rifleman-a", "scout-a"])},
        goals=(neutralise(1, "rifleman-a", "scout-a"), evacuate(2, "rifleman-a", "scout-a")),
        turn="italy",
    )
    act(state, "RA move x16A")
    assert state.outcome is None
    assert side(state, "italy")["neutralised"] == []


@pytest.mark.rule("NAF-51.6", "NAF-A.35")
def test_a_captured_vehicle_that_its_former_owner_destroys_is_neutralised_for_nobody() -> None:
    state = desert(
        italy={"hand": ["antitank-a", SPARE], "counters": {"antitank-a": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "damage": 3, "holder": "lrdg"}, **PARKED},
        goals=(neutralise(1, "scout-car", "cargo-truck"), neutralise(1, "pilot-car")),
        turn="italy",
    )
    act(state, "AA anti-tank scout-car", [9, 9])
    assert state.outcome is None
    assert side(state, "italy")["neutralised"] == []
    assert side(state, "italy")["evacuated"] == []


@pytest.mark.rule("NAF-51.6", "NAF-A.35")
def test_capturing_does_not_neutralise() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "1A"}},
        goals=(neutralise(1, "cargo-truck"), neutralise(1, "pilot-car")),
    )
    act(state, "SC board cargo-truck-driver")
    act(state, "done")
    assert state.outcome is None
    assert side(state, "italy")["neutralised"] == []
    assert not any("anti-tank" in words for words in legal(state))


@pytest.mark.rule("NAF-48.1", "NAF-8.3")
@pytest.mark.parametrize("scenario", game().scenarios())
def test_random_games_come_to_an_end_that_the_scenario_knows(scenario: str) -> None:
    last = None
    for state, _ in random_game(scenario, seed=11, round_limit=60):
        last = state
    assert last is not None
    assert last.outcome is not None
    assert last.outcome.reason in game().endings()
