"""Hopeless positions (NOR-39): what follows when a side can no longer win by points."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import PIN, ground, points
from tests.support import act, side

BOTH_KINDS: Mapping[str, Any] = {"points": 7, "pin": True}
#: A side that is neither pinned nor hopeless, whatever the other does.
SOUND: Mapping[str, Any] = {
    "counters": {"riflemen-c": "4B"},
    "deck": ["rifleman-c", "scout-c", "rifleman-c", "scout-c"],
}
#: Every tile with an objective, and what leads there from the US spawn tile 12B.
MARKED = ["12B", "3B", "17B", "2A", "9A", "13B", "8A", "10B"]


def ended(state: NormandyState) -> tuple[str | None, str] | None:
    return None if state.outcome is None else (state.outcome.winner, state.outcome.rule)


def last_hope(
    goals: tuple[Mapping[str, Any], Mapping[str, Any]],
    us: list[str] | None = None,
    germany: list[str] | None = None,
    german: Mapping[str, Any] | None = None,
    **rest: Any,
) -> NormandyState:
    """The US holds its last Rifleman card; the lists are the tiles each side controls."""
    return ground(
        us={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "12B"},
            "scouted": [tile for tile in MARKED if tile not in (us or [])],
            "controlled": us or [],
        },
        germany={**(german or SOUND), "controlled": germany or []},
        goals=goals,
        **rest,
    )


@pytest.mark.rule("NOR-39.1", "NOR-39.2")
def test_a_hopeless_side_loses_at_once_to_an_enemy_who_has_to_pin_it() -> None:
    state = last_hope((points(7), PIN), us=["13B", "2A", "17B"])  # six points, far ahead
    act(state, "hunker RA")
    assert ended(state) == ("germany", "NOR-39.2")
    assert side(state, "us")["counters"] == {"riflemen-a": "12B"}  # pinned by rule, not in fact


@pytest.mark.rule("NOR-39.1")
def test_a_side_that_can_still_get_its_points_is_not_hopeless() -> None:
    state = last_hope((points(7), PIN))
    act(state, "RA move 3B")
    assert state.outcome is None


@pytest.mark.rule("NOR-39.3")
def test_a_hopeless_side_loses_at_once_to_an_enemy_ahead_on_points() -> None:
    state = last_hope((points(7), points(7)), us=["17B"], germany=["2A"])
    act(state, "hunker RA")
    assert ended(state) == ("germany", "NOR-39.3")


@pytest.mark.rule("NOR-39.4")
@pytest.mark.parametrize(
    ("us", "germany"), [([], []), (["17B"], ["10B"]), (["2A"], ["17B"]), (["13B"], [])]
)
def test_a_hopeless_side_that_is_not_behind_plays_on(us: list[str], germany: list[str]) -> None:
    state = last_hope((points(7), points(7)), us=us, germany=germany)
    act(state, "hunker RA")
    assert state.outcome is None
    assert state.actors() == ("us",)


def playing_on(us: list[str], german: Mapping[str, Any]) -> NormandyState:
    """The US is hopeless but not behind; it is Germany's turn."""
    state = last_hope((points(7), points(7)), us=us, german=german)
    act(state, "hunker RA")
    assert state.outcome is None
    act(state, "end-turn")
    return state


@pytest.mark.rule("NOR-39.4", "NOR-39.3")
def test_the_enemy_of_a_hopeless_side_wins_the_moment_it_gets_ahead() -> None:
    german = {
        **SOUND,
        "hand": ["rifleman-a", "rifleman-b", "rifleman-b", "fog-of-war"],
        "counters": {"riflemen-a": "10B", "riflemen-b": "13B", "riflemen-c": "4B"},
        "scouted": ["10B", "13B", "4B"],
    }
    state = playing_on(["17B"], german)
    act(state, "RA control")  # one all
    assert state.outcome is None
    act(state, "RB control")  # four to one
    assert ended(state) == ("germany", "NOR-39.3")
    assert side(state, "germany")["hand"] == ["rifleman-b", "fog-of-war"]


@pytest.mark.rule("NOR-39.4", "NOR-37.5")
def test_taking_points_away_from_a_hopeless_side_can_put_the_enemy_ahead() -> None:
    german = {
        **SOUND,
        "hand": ["rifleman-a", "fog-of-war"],
        "counters": {"riflemen-a": "17B", "riflemen-c": "4B"},
        "scouted": ["17B"],
    }
    state = playing_on(["17B"], german)
    act(state, "RA control")
    assert ended(state) == ("germany", "NOR-39.3")


ON_THE_LAST_CARD: Mapping[str, Any] = {
    "hand": ["rifleman-a", "fog-of-war"],
    "counters": {"riflemen-a": "10B"},
    "scouted": MARKED,
}


@pytest.mark.rule("NOR-39.4", "NOR-39.5", "NOR-38.4")
def test_if_the_enemy_becomes_hopeless_too_the_points_decide() -> None:
    state = playing_on(["17B"], ON_THE_LAST_CARD)
    act(state, "hunker RA")
    assert state.outcome is not None
    assert state.outcome.winner == "us"


@pytest.mark.rule("NOR-39.4", "NOR-39.5", "NOR-38.5")
@pytest.mark.parametrize("initiative", ["us", "germany"])
def test_if_both_are_hopeless_with_equal_points_the_initiative_decides(initiative: str) -> None:
    state = last_hope((points(7), points(7)), german=ON_THE_LAST_CARD, initiative=initiative)
    act(state, "hunker RA")
    act(state, "end-turn")
    act(state, "hunker RA")
    assert ended(state) == (initiative, "NOR-38.5")


@pytest.mark.rule("NOR-39.4", "NOR-39.5", "NOR-38.4", "NOR-38.5")
@pytest.mark.parametrize(
    ("us", "expected"), [(["17B"], ("us", "NOR-38.4")), ([], ("germany", "NOR-38.5"))]
)
def test_if_the_enemy_is_pinned_in_fact_points_and_initiative_decide(
    us: list[str], expected: tuple[str, str]
) -> None:
    state = ground(
        us={
            # Scouts can shoot, but nobody is left who could take Control.
            "hand": ["scout-a", "rifleman-a"],
            "counters": {"scouts-a": "4B", "riflemen-a": "12B"},
            "controlled": us,
        },
        germany={
            "counters": {"riflemen-a": "4B"},
            "deck": ["platoon-sergeant"],
            "supply": {"rifleman-a": 1, "scout-a": 1},
        },
        goals=(points(7), points(7)),
        initiative="germany",
    )
    act(state, "hunker RA")
    assert state.outcome is None
    act(state, "SA attack gRA", [9])
    assert ended(state) == expected


@pytest.mark.rule("NOR-39.7", "NOR-38.4", "NOR-38.5")
@pytest.mark.parametrize(
    ("us", "expected"),
    [(["17B"], ("us", "NOR-38.4")), ([], ("us", "NOR-38.5"))],
)
def test_becoming_hopeless_against_a_pinned_enemy_decides_the_game_at_once(
    us: list[str], expected: tuple[str, str]
) -> None:
    pinned = {"deck": SOUND["deck"], "fielded": True}
    state = last_hope((points(7), points(7)), us=us, german=pinned)
    act(state, "hunker RA")
    assert ended(state) == expected


@pytest.mark.rule("NOR-39.8", "NOR-A.37")
@pytest.mark.parametrize("goal", [PIN, BOTH_KINDS])
@pytest.mark.parametrize("enemy", [PIN, points(1), BOTH_KINDS])
def test_a_side_that_may_pin_the_enemy_is_never_hopeless(
    goal: Mapping[str, Any], enemy: Mapping[str, Any]
) -> None:
    state = last_hope((goal, enemy))
    act(state, "hunker RA")
    assert state.outcome is None


@pytest.mark.rule("NOR-A.37", "NOR-37.1")
def test_of_two_kinds_of_condition_reaching_the_points_wins() -> None:
    state = ground(
        us={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "13B"},
            "scouted": ["13B"],
        },
        germany=SOUND,
        goals=({"points": 3, "pin": True}, PIN),
    )
    act(state, "RA control")
    assert ended(state) == ("us", "NOR-37.4")


@pytest.mark.rule("NOR-A.37", "NOR-37.1")
def test_of_two_kinds_of_condition_pinning_the_enemy_wins() -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "4B"}},
        germany={"counters": {"riflemen-a": "4B"}},
        goals=(BOTH_KINDS, PIN),
    )
    act(state, "RA attack gRA", [9])
    assert ended(state) == ("us", "NOR-38.3")


@pytest.mark.rule("NOR-A.37", "NOR-39.2")
def test_a_hopeless_side_loses_at_once_where_pinning_is_one_of_the_enemys_conditions() -> None:
    state = last_hope((points(7), BOTH_KINDS), us=["13B"])
    act(state, "hunker RA")
    assert ended(state) == ("germany", "NOR-39.2")


@pytest.mark.rule("NOR-39.1")
def test_playing_the_last_rifleman_card_is_no_loss_of_hope() -> None:
    state = last_hope((points(7), PIN))
    act(state, "RA move 3B")
    act(state, "end-turn")
    assert state.outcome is None
