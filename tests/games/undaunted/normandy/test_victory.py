"""Winning (NOR-37): conditions, objective points, resigning."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable import BadInput, Refused, Scripted, Seeded
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import PIN, document, ground, points
from tests.support import act, keys, legal, normandy, position, rule_against, side

#: The goals of the scenario book: points needed, or "pin".
GOALS: dict[str, tuple[int | str, int | str]] = {
    "la-raye": (5, 5),
    "montmartin-en-graignes": (1, "pin"),
    "raid-across-the-canal": (6, 6),
    "behind-enemy-lines": (5, 5),
    "crossing-the-vire": (2, "pin"),
    "desperate-withdrawal": (1, "pin"),
    "la-huberderie": (10, 10),
    "streets-of-tessy-sur-vire": (7, 7),
    "reinforcements": (1, "pin"),
    "critical-intelligence": (5, 5),
    "hill-314": ("pin", 1),
    "mortain": (10, 10),
}
#: Counters and cards with which a side neither is pinned nor can become hopeless.
SOUND: Mapping[str, Any] = {
    "counters": {"riflemen-c": "12B"},
    "deck": ["rifleman-c", "scout-c", "rifleman-c", "scout-c"],
}


def ended(state: NormandyState) -> tuple[str | None, str] | None:
    """The winner and the rule of the outcome."""
    return None if state.outcome is None else (state.outcome.winner, state.outcome.rule)


# Conditions (NOR-37.1 to 37.3).


@pytest.mark.rule("NOR-37.1", "NOR-37.3")
@pytest.mark.parametrize("scenario", normandy().scenarios())
def test_each_scenario_gives_each_side_its_own_condition(scenario: str) -> None:
    goals: Any = normandy().describe(scenario)["goals"]
    for seat, expected in zip(("us", "germany"), GOALS[scenario], strict=True):
        if expected == "pin":
            assert goals[seat] == {"points": 0, "pin": True}
        else:
            assert goals[seat] == {"points": expected, "pin": False}


@pytest.mark.rule("NOR-37.1")
def test_the_condition_of_one_side_is_none_of_the_other() -> None:
    state = ground(
        us=SOUND,
        germany={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "13B"},
            "scouted": ["13B"],
            "controlled": ["2A", "10B"],
        },
        goals=(points(1), PIN),
        turn="germany",
    )
    act(state, "RA control")
    assert side(state, "germany")["points"] == 6
    assert state.outcome is None


@pytest.mark.rule("NOR-37.3")
def test_a_goal_of_neither_kind_is_refused() -> None:
    with pytest.raises(BadInput, match="goal-missing"):
        normandy().start(document({}, PIN), Scripted())


@pytest.mark.rule("NOR-37.3")
def test_a_goal_of_a_third_kind_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-key"):
        normandy().start(document({"points": 1, "rounds": 5}, PIN), Scripted())


# The moment of the end (NOR-37.2, 37.6).


def third_rifleman_wins() -> NormandyState:
    """Three Rifleman cards: two to walk, the third to take the deciding objective."""
    state = ground(
        us={
            "hand": ["rifleman-a", "rifleman-a", "rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "12B"},
            "scouted": ["3B", "2A"],
        },
        germany=SOUND,
        goals=(points(2), PIN),
    )
    act(state, "RA move 3B")
    act(state, "RA move 2A")
    return state


@pytest.mark.rule("NOR-37.2")
def test_the_game_ends_at_the_very_card_that_meets_the_condition() -> None:
    state = third_rifleman_wins()
    assert state.outcome is None
    events = act(state, "RA control")
    assert ended(state) == ("us", "NOR-37.4")
    assert keys(events)[-1] == "game-over"
    found = side(state, "us")
    assert found["play"] == ["rifleman-a"] * 3
    assert found["hand"] == ["fog-of-war"]
    assert found["discard"] == []
    assert state.to_json()["round"] == 1


@pytest.mark.rule("NOR-37.2")
def test_after_the_end_nobody_has_anything_to_decide_and_all_is_refused() -> None:
    state = third_rifleman_wins()
    act(state, "RA control")
    assert state.actors() == ()
    assert state.prompt() is None
    for seat in ("us", "germany"):
        assert state.legal(seat) == []
        for notation in ("end-turn", "resign"):
            assert rule_against(state, notation, seat) == "NOR-37.2"


@pytest.mark.rule("NOR-37.2")
def test_an_end_with_an_empty_hand_starts_no_second_turn() -> None:
    state = ground(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "2A"}, "scouted": ["2A"]},
        germany={**SOUND, "hand": ["rifleman-a"]},
        goals=(points(2), PIN),
    )
    events = act(state, "RA control")
    assert ended(state) == ("us", "NOR-37.4")
    assert "turn-ended" not in keys(events)
    assert side(state, "us")["play"] == ["rifleman-a"]
    assert side(state, "germany")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NOR-37.2", "NOR-37.6")
def test_a_side_can_bring_about_its_own_end_by_a_card_it_hunkers_down() -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "2A"}},
        germany=SOUND,
        goals=(points(2), PIN),
    )
    act(state, "hunker RA")  # the last card of the last Riflemen
    assert ended(state) == ("germany", "NOR-39.2")


# Objective points (NOR-37.4, 37.5).


@pytest.mark.rule("NOR-37.4")
@pytest.mark.parametrize(
    ("needed", "held", "wins"),
    [(3, [], True), (3, ["2A"], True), (5, ["2A"], True), (6, ["2A"], False), (4, [], False)],
)
def test_the_points_of_controlled_objectives_must_reach_the_number(
    needed: int, held: list[str], wins: bool
) -> None:
    state = ground(
        us={
            **SOUND,
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "13B"},
            "scouted": ["13B"],
            "controlled": held,
        },
        germany=SOUND,
        goals=(points(needed), PIN),
    )
    act(state, "RA control")  # three points
    assert ended(state) == (("us", "NOR-37.4") if wins else None)


@pytest.mark.rule("NOR-37.4")
def test_scouted_markers_counters_and_bare_tiles_are_worth_nothing() -> None:
    state = ground(
        us={
            **SOUND,
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "3B", "riflemen-b": "13B", "scouts-a": "2A"},
            "scouted": ["13B", "2A", "17B", "3B"],
        },
        germany=SOUND,
        goals=(points(1), PIN),
    )
    act(state, "RA control")  # a tile without an objective
    assert side(state, "us")["points"] == 0
    assert state.outcome is None


@pytest.mark.rule("NOR-37.5")
def test_points_go_down_when_control_is_lost() -> None:
    state = ground(
        us={
            **SOUND,
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "17B"},
            "scouted": ["17B"],
            "controlled": ["13B"],
        },
        germany={
            **SOUND,
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "13B"},
            "scouted": ["13B"],
        },
        goals=(points(4), points(6)),
        turn="germany",
    )
    assert side(state, "us")["points"] == 3
    act(state, "RA control")
    assert (side(state, "us")["points"], side(state, "germany")["points"]) == (0, 3)
    act(state, "end-turn")
    act(state, "RA control")  # with the three of 13B it would have been four
    assert side(state, "us")["points"] == 1
    assert state.outcome is None


@pytest.mark.rule("NOR-37.4", "NOR-37.5", "NOR-4.15")
def test_raising_the_radio_can_win_at_once() -> None:
    state = position(
        scenario="critical-intelligence",
        us={
            "hand": ["rifleman-a", "rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "6B"},
            "controlled": ["6B", "1B"],
        },
        germany={"counters": {"riflemen-a": "14B"}, "deck": ["rifleman-a", "scout-a"]},
        objectives={"6B": 2, "5B": 1, "1B": 2, "11A": 1, "7B": 1, "8B": 1},
    )
    act(state, "RA control")
    assert ended(state) == ("us", "NOR-37.4")


# Resigning (NOR-37.7).


@pytest.mark.rule("NOR-37.7")
@pytest.mark.parametrize("turn", ["us", "germany"])
@pytest.mark.parametrize(("seat", "winner"), [("us", "germany"), ("germany", "us")])
def test_either_player_may_resign_in_either_turn(seat: str, winner: str, turn: str) -> None:
    state = ground(us={"hand": ["fog-of-war"]}, germany={"hand": ["fog-of-war"]}, turn=turn)
    act(state, "resign", seat=seat)
    assert ended(state) == (winner, "NOR-37.7")


@pytest.mark.rule("NOR-37.7")
@pytest.mark.parametrize("picked", [False, True])
def test_a_player_may_resign_while_cards_are_picked_for_initiative(picked: bool) -> None:
    state = normandy().start("la-raye", Seeded(1))
    if picked:
        state.apply("us", state.legal("us")[0], Seeded(1))
    state.apply("us", ("resign",), Seeded(1))
    assert state.outcome is not None
    assert state.outcome.winner == "germany"


@pytest.mark.rule("NOR-37.7")
def test_a_player_may_resign_in_the_middle_of_a_blast() -> None:
    state = ground(
        us={"hand": ["mortar"], "counters": {"mortar": "12B"}, "target": "4B"},
        germany={"counters": {"scouts-a": "4B", "riflemen-a": "4B"}},
    )
    act(state, "MO blast")
    act(state, "resign", seat="germany")
    assert ended(state) == ("us", "NOR-37.7")


@pytest.mark.rule("NOR-37.7")
def test_resigning_is_never_on_the_list_of_plays() -> None:
    state = ground(us={"hand": ["fog-of-war"]})
    assert legal(state) == ["end-turn"]
    assert state.why_not("us", ("resign",)) is None


@pytest.mark.rule("NOR-37.2", "NOR-37.7")
def test_a_refused_resignation_raises_with_the_rule() -> None:
    state = third_rifleman_wins()
    act(state, "RA control")
    with pytest.raises(Refused, match=r"NOR-37\.2"):
        state.apply("germany", ("resign",), Scripted())
