"""Pinned (NOR-38): a side without Riflemen on the board."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable import Event
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import PIN, ground, points
from tests.support import act, keys, normandy, position, side

#: Cards with which a side could still do everything: nobody is hopeless.
HOPEFUL: Mapping[str, Any] = {
    "deck": ["platoon-sergeant", "fog-of-war", "fog-of-war", "fog-of-war"],
    "supply": {"rifleman-a": 3, "rifleman-b": 3, "rifleman-c": 3, "scout-a": 2},
}
POINTS = (points(7), points(7))


def firefight(
    germany: Mapping[str, Any] | None = None,
    us: Mapping[str, Any] | None = None,
    goals: tuple[Mapping[str, Any], Mapping[str, Any]] = (PIN, POINTS[1]),
    **rest: Any,
) -> NormandyState:
    """The US fires at the German Riflemen A, which have no card to lose."""
    return ground(
        us={
            **HOPEFUL,
            "hand": ["rifleman-a", "rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "4B"},
            **(us or {}),
        },
        germany={**HOPEFUL, "counters": {"riflemen-a": "4B"}, **(germany or {})},
        goals=goals,
        **rest,
    )


def fire(state: NormandyState) -> list[Event]:
    return act(state, "RA attack gRA", [9])


def ended(state: NormandyState) -> tuple[str | None, str] | None:
    return None if state.outcome is None else (state.outcome.winner, state.outcome.rule)


@pytest.mark.rule("NOR-38.1", "NOR-38.3")
def test_a_side_without_riflemen_on_the_board_is_pinned_and_the_enemy_wins_at_once() -> None:
    state = firefight()
    events = fire(state)
    assert ended(state) == ("us", "NOR-38.3")
    assert keys(events)[-2:] == ["counter-removed", "game-over"]
    assert side(state, "us")["play"] == ["rifleman-a"]


@pytest.mark.rule("NOR-38.1")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "supply"])
def test_rifleman_cards_of_other_squads_do_not_help(zone: str) -> None:
    cards: Any = ["rifleman-b", "rifleman-c"]
    if zone == "supply":
        cards = {"rifleman-a": 3, "rifleman-b": 5, "rifleman-c": 5}
    state = firefight({zone: cards})
    fire(state)
    assert ended(state) == ("us", "NOR-38.3")


@pytest.mark.rule("NOR-38.2")
@pytest.mark.parametrize("squad", ["b", "c"])
def test_riflemen_of_any_squad_keep_a_side_from_being_pinned(squad: str) -> None:
    state = firefight({"counters": {"riflemen-a": "4B", f"riflemen-{squad}": "10B"}})
    fire(state)
    assert side(state, "germany")["counters"] == {f"riflemen-{squad}": "10B"}
    assert state.outcome is None


@pytest.mark.rule("NOR-38.2")
def test_other_kinds_and_riflemen_that_never_came_in_do_not_count() -> None:
    others = {
        "machine-gunners-a": "4B",
        "machine-gunners-b": "10B",
        "scouts-a": "10B",
        "sniper": "10B",
        "mortar": "10B",
    }
    state = firefight({"counters": {"riflemen-a": "4B", "riflemen-b": "4B", **others}})
    fire(state)
    assert state.outcome is None
    act(state, "RA attack gRB", [9])
    assert ended(state) == ("us", "NOR-38.3")


@pytest.mark.rule("NOR-38.2", "NOR-12.8")
def test_suppressed_riflemen_are_still_riflemen_on_the_board() -> None:
    state = firefight(
        {"counters": {"riflemen-a": "4B", "riflemen-b": "10B"}, "suppressed": ["riflemen-b"]}
    )
    fire(state)
    assert state.outcome is None


@pytest.mark.rule("NOR-38.1", "NOR-30.8")
def test_riflemen_who_lose_their_last_card_do_not_leave_their_side_pinned() -> None:
    state = firefight({"hand": ["rifleman-a"]})
    fire(state)
    assert side(state, "germany")["hand"] == []
    assert state.outcome is None


@pytest.mark.rule("NOR-38.3", "NOR-38.6")
@pytest.mark.parametrize("scenario", normandy().scenarios())
def test_losing_all_riflemen_ends_the_game_only_where_the_enemy_has_to_pin(scenario: str) -> None:
    goals: Any = normandy().describe(scenario)["goals"]
    state = on_map_of(scenario)
    act(state, "RA attack gRA", [0])
    assert ended(state) == (("us", "NOR-38.3") if goals["us"]["pin"] else None)


def on_map_of(scenario: str) -> NormandyState:
    """The firefight on the spawn tile of the German Riflemen A of an official scenario."""
    spawns: Any = normandy().describe(scenario)["spawns"]
    (tile, *_) = next(s["tiles"] for s in spawns if s["unit"] == "germany-riflemen-a")
    return position(
        scenario=scenario,
        us={**HOPEFUL, "hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": tile}},
        germany={**HOPEFUL, "counters": {"riflemen-a": tile}},
    )


@pytest.mark.rule("NOR-38.4")
@pytest.mark.parametrize(
    ("us", "germany", "winner"),
    [
        (["2A"], ["17B"], "us"),
        (["17B"], ["2A"], "germany"),
        (["17B", "10B"], ["13B"], "germany"),
        (["13B", "3B"], ["17B", "10B", "4B", "5B"], "us"),
    ],
)
@pytest.mark.parametrize("initiative", ["us", "germany"])
def test_when_both_are_pinned_more_points_win_whoever_has_the_initiative(
    us: list[str], germany: list[str], winner: str, initiative: str
) -> None:
    state = both_about_to_be_pinned(us, germany, initiative)
    act(state, "SA attack gRA", [9])
    assert ended(state) == (winner, "NOR-38.4")


def both_about_to_be_pinned(
    us: list[str], germany: list[str], initiative: str, turn: str = "us"
) -> NormandyState:
    """The US has lost its Riflemen before; its Scouts fire at the last German ones."""
    return firefight(
        us={
            "hand": ["scout-a", "fog-of-war"],
            "counters": {"scouts-a": "4B"},
            "controlled": us,
            "fielded": True,
        },
        germany={"controlled": germany},
        goals=POINTS,
        initiative=initiative,
        turn=turn,
    )


@pytest.mark.rule("NOR-38.5")
@pytest.mark.parametrize("initiative", ["us", "germany"])
@pytest.mark.parametrize(
    ("us", "germany"), [([], []), (["17B"], ["10B"]), (["2A"], ["17B", "10B"])]
)
def test_with_equal_points_the_holder_of_the_initiative_marker_wins(
    us: list[str], germany: list[str], initiative: str
) -> None:
    state = both_about_to_be_pinned(us, germany, initiative)
    act(state, "SA attack gRA", [9])
    assert ended(state) == (initiative, "NOR-38.5")


@pytest.mark.rule("NOR-38.4")
def test_both_pinned_is_no_end_where_one_side_has_won_by_it() -> None:
    state = firefight(
        us={
            "hand": ["scout-a", "fog-of-war"],
            "counters": {"scouts-a": "4B"},
            "fielded": True,
        },
        germany={"controlled": ["13B"]},  # ahead on points
        goals=(PIN, points(7)),
    )
    act(state, "SA attack gRA", [9])
    assert ended(state) == ("us", "NOR-38.3")


@pytest.mark.rule("NOR-38.6")
def test_a_pinned_side_plays_on_and_brings_riflemen_back() -> None:
    state = firefight({"hand": ["rifleman-b"], "scouted": ["10B"]}, goals=POINTS)
    fire(state)
    assert state.outcome is None
    act(state, "end-turn")
    assert state.actors() == ("germany",)
    act(state, "RB@10B control")
    german = side(state, "germany")
    assert german["counters"] == {"riflemen-b": "10B"}
    assert german["points"] == 1


@pytest.mark.rule("NOR-38.7")
def test_a_side_that_brings_riflemen_back_is_no_longer_pinned() -> None:
    state = firefight(
        us={
            "hand": ["rifleman-b", "scout-a", "fog-of-war"],
            "counters": {"scouts-a": "4B"},
            "fielded": True,  # pinned by now
        },
        goals=POINTS,
    )
    act(state, "RB@12B move")
    act(state, "SA attack gRA", [9])
    assert "riflemen-a" not in side(state, "germany")["counters"]
    assert state.outcome is None


@pytest.mark.rule("NOR-38.7", "NOR-38.4")
@pytest.mark.parametrize("first", ["us", "germany"])
def test_both_pinned_means_at_the_same_moment_whoever_was_first(first: str) -> None:
    second = "germany" if first == "us" else "us"
    gone = {
        **HOPEFUL,
        "hand": ["scout-a", "fog-of-war"],
        "counters": {"scouts-a": "4B"},
        "fielded": True,
    }
    left = {**HOPEFUL, "counters": {"riflemen-a": "4B"}, "controlled": ["13B"]}
    state = ground(
        us=gone if first == "us" else left,
        germany=gone if first == "germany" else left,
        goals=POINTS,
        turn=first,
    )
    act(state, f"SA attack {second[0]}RA", [9])
    assert ended(state) == (second, "NOR-38.4")


@pytest.mark.rule("NOR-38.8")
def test_a_side_that_never_had_riflemen_on_the_board_is_not_pinned() -> None:
    state = firefight({"counters": {"scouts-a": "4B", "sniper": "4B"}})
    assert side(state, "germany")["fielded"] is False
    act(state, "RA attack gSA", [9])
    assert side(state, "germany")["counters"] == {"sniper": "4B"}
    assert state.outcome is None


@pytest.mark.rule("NOR-38.8")
def test_having_had_riflemen_on_the_board_is_remembered() -> None:
    state = ground(
        us={
            **HOPEFUL,
            "hand": ["rifleman-a", "rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "10B"},
        },
        germany={**HOPEFUL, "hand": ["rifleman-b"], "counters": {"scouts-a": "10B"}},
        goals=(PIN, POINTS[1]),
        turn="germany",
    )
    act(state, "RB@10B move")  # the hand is empty: the card goes to the discard
    assert side(state, "germany")["fielded"] is True
    act(state, "RA attack gRB", [9])  # takes the card
    assert state.outcome is None
    act(state, "RA attack gRB", [9])  # takes the counter
    assert ended(state) == ("us", "NOR-38.3")


@pytest.mark.rule("NOR-A.30", "NOR-38.4")
def test_both_pinned_ends_a_game_of_points_though_both_could_recover() -> None:
    state = both_about_to_be_pinned(["2A"], ["17B"], "germany")
    for seat in ("us", "germany"):
        found = side(state, seat)
        assert "platoon-sergeant" in found["deck"]  # Bolster 3
        assert found["supply"]["rifleman-b"] > 0
    act(state, "SA attack gRA", [9])
    assert ended(state) == ("us", "NOR-38.4")
