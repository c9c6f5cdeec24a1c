"""Hopeless positions (NAF-52): what follows from them."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa import victory
from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.north_africa.desert import (
    SIDES,
    SPARE,
    desert,
    evacuate,
    neutralise,
    points,
    won,
)
from tests.support import act

#: One objective of three points: who needs three must have it.
ONE = {"objectives": {"19A": 3}}
#: A goal that stays possible and unmet while the truck stands parked.
IDLE = neutralise(1, "cargo-truck")


def last_controller(goals: Any, **rest: Any) -> DesertState:
    """The Rifleman is the last Italian who can take control, and about to be shot."""
    lrdg = {
        "hand": ["gunner", "gunner", SPARE],
        "counters": {"gunner": "15A", **rest.pop("men", {})},
        **rest.pop("lrdg", {}),
    }
    italy = {"counters": {"rifleman-a": "15A"}, "hand": [SPARE], **rest.pop("italy", {})}
    return desert(lrdg=lrdg, italy=italy, goals=goals, scenario=rest.pop("scenario", ONE), **rest)


@pytest.mark.rule("NAF-52.1", "NAF-52.2")
def test_an_opponent_who_has_to_neutralise_wins_at_once() -> None:
    state = last_controller((neutralise(1, "cargo-truck"), points(3)))
    act(state, "GU attack iRA", [9, 9])
    assert won(state) == ("lrdg", "NAF-52.2")


@pytest.mark.rule("NAF-52.1", "NAF-52.3")
def test_an_opponent_who_has_to_score_wins_if_ahead() -> None:
    scenario = {"objectives": {"19A": 3, "12A": 1}}
    state = last_controller(
        (points(4), points(3)),
        lrdg={"controlled": ["12A"], "deck": ["sergeant"]},
        men={"sergeant": "12A"},
        scenario=scenario,
    )
    act(state, "GU attack iRA", [9, 9])
    assert won(state) == ("lrdg", "NAF-52.3")


@pytest.mark.rule("NAF-52.4")
@pytest.mark.parametrize(("italian_points", "ends"), [([], True), (["13A"], False)])
def test_otherwise_they_play_on_until_the_opponent_is_ahead(
    italian_points: list[str], ends: bool
) -> None:
    scenario = {"objectives": {"19A": 3, "12A": 1, "13A": 1}}
    state = last_controller(
        (points(4), points(4)),
        lrdg={
            "hand": ["gunner", "sergeant", SPARE],
            "scouted": ["12A"],
            "deck": ["sergeant"],
        },
        men={"sergeant": "12A"},
        italy={"controlled": italian_points},
        scenario=scenario,
    )
    act(state, "GU attack iRA", [9, 9])
    assert state.outcome is None  # nobody is ahead, or Italy is
    act(state, "SG control")
    assert (state.outcome is not None) == ends
    if ends:
        assert won(state) == ("lrdg", "NAF-52.3")


@pytest.mark.rule("NAF-52.4", "NAF-52.5", "NAF-A.19")
@pytest.mark.parametrize("holder", SIDES)
def test_when_both_are_hopeless_more_points_win(holder: str) -> None:
    scenario = {"objectives": {"19A": 3, "12A": 1}}
    army: dict[str, Any] = {holder: {"controlled": ["12A"]}}
    state = last_controller((points(4), points(4)), scenario=scenario, **army)
    act(state, "GU attack iRA", [9, 9])
    assert won(state) == (holder, "NAF-52.5")


@pytest.mark.rule("NAF-52.5", "NAF-52.6", "NAF-A.19")
@pytest.mark.parametrize(
    ("controlled", "expected"),
    [(["12A"], ("italy", "NAF-52.5")), ([], ("lrdg", "NAF-52.6"))],
)
def test_one_who_has_to_neutralise_but_no_longer_can_does_not_win_by_it(
    controlled: list[str], expected: tuple[str, str]
) -> None:
    """The Scout whom the LRDG has to neutralise has left the map."""
    state = last_controller(
        (neutralise(1, "scout-a"), points(4)),
        italy={"controlled": controlled, "evacuated": ["scout-a"]},
        scenario={"objectives": {"19A": 3, "12A": 1}},
    )
    act(state, "GU attack iRA", [9, 9])
    assert won(state) == expected


@pytest.mark.rule("NAF-52.6", "NAF-A.19")
@pytest.mark.parametrize("holder", SIDES)
def test_a_tie_goes_to_the_holder_of_the_marker(holder: str) -> None:
    state = last_controller((points(3), points(3)), initiative=holder)
    act(state, "GU attack iRA", [9, 9])
    assert won(state) == (holder, "NAF-52.6")


@pytest.mark.rule("NAF-52.7", "NAF-A.19")
def test_an_opponent_who_has_to_evacuate_plays_on() -> None:
    state = last_controller(
        (evacuate(1, "gunner"), points(3)),
        exits={"lrdg": (["15A"], ["gunner"])},
    )
    act(state, "GU attack iRA", [9, 9])
    assert state.outcome is None
    assert victory.is_hopeless(state, SIDES.index("italy"))
    act(state, "GU move x15A")
    assert won(state) == ("lrdg", "NAF-50.1")


@pytest.mark.rule("NAF-52.7", "NAF-A.19", "NAF-52.5")
@pytest.mark.parametrize(
    ("controlled", "expected"), [([], ("lrdg", "NAF-52.6")), (["12A"], ("italy", "NAF-52.5"))]
)
def test_until_the_one_who_has_to_evacuate_is_hopeless_too(
    controlled: list[str], expected: tuple[str, str]
) -> None:
    """Italy is hopeless already; its Gunner shoots the last man who could have left."""
    state = desert(
        lrdg={"counters": {"scout": "15A"}},
        italy={
            "hand": ["gunner-a", SPARE],
            "counters": {"gunner-a": "15A"},
            "controlled": controlled,
        },
        exits={"lrdg": (["15A"], ["scout"])},
        goals=(evacuate(1, "scout"), points(4)),
        scenario={"objectives": {"19A": 3, "12A": 1}},
        turn="italy",
        initiative="lrdg",
    )
    act(state, "GA attack lSC", [9, 9])
    assert won(state) == expected


@pytest.mark.rule("NAF-A.37")
@pytest.mark.parametrize(
    ("goals", "expected"),
    [
        (points(4) + neutralise(1, "cargo-truck"), ("lrdg", "NAF-52.2")),
        (evacuate(1, "gunner") + neutralise(1, "cargo-truck"), ("lrdg", "NAF-52.2")),
        (evacuate(1, "gunner") + points(4), ("lrdg", "NAF-52.3")),
        (evacuate(1, "gunner"), None),
    ],
)
def test_several_kinds_of_goals(goals: Any, expected: tuple[str, str] | None) -> None:
    state = last_controller(
        (goals, points(3)),
        exits={"lrdg": (["15A"], ["gunner"])},
        lrdg={"controlled": ["12A"], "deck": ["sergeant"]},
        men={"sergeant": "12A"},
        scenario={"objectives": {"19A": 3, "12A": 1}},
    )
    act(state, "GU attack iRA", [9, 9])
    if expected is None:
        assert state.outcome is None
    else:
        assert won(state) == expected


@pytest.mark.rule("NAF-A.34", "NAF-52.2")
def test_a_met_condition_comes_before_a_hopeless_position() -> None:
    state = last_controller((neutralise(1, "rifleman-a"), points(3)))
    act(state, "GU attack iRA", [9, 9])
    assert won(state) == ("lrdg", "NAF-51.1")


@pytest.mark.rule("NAF-52.8", "NAF-A.20")
def test_hunkering_down_the_last_way_to_control_makes_hopeless() -> None:
    state = desert(
        italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "15A"}},
        goals=(IDLE, points(3)),
        scenario=ONE,
        turn="italy",
    )
    act(state, "hunker RA")
    assert won(state) == ("lrdg", "NAF-52.2")
