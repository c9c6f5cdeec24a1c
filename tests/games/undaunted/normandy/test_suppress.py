"""Suppress (NOR-31): the counter is turned, no card is lost."""

from typing import Any

import pytest

from sandtable import Event
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import ground
from tests.support import act, keys, legal, rule_against, side

HIT = [9, 1, 1, 1]


def gunned(**german: Any) -> NormandyState:
    """US Machine Gunners beside the German Scouts A and Riflemen B."""
    return ground(
        us={
            "hand": ["machine-gunner-a", "machine-gunner-a"],
            "counters": {"machine-gunners-a": "3B"},
        },
        germany={
            "hand": ["scout-a", "scout-a"],
            "counters": {"scouts-a": "3B", "riflemen-b": "3B"},
            **german,
        },
    )


def suppress(state: NormandyState, dice: list[int] = HIT) -> list[Event]:
    return act(state, "MA suppress gSA", dice)


@pytest.mark.rule("NOR-31.1", "NOR-31.2")
def test_success_turns_the_counter_and_costs_no_card() -> None:
    state = gunned(discard=["scout-a"], deck=["scout-b"])
    before = side(state, "germany")
    events = suppress(state)
    assert "casualty" not in keys(events)
    assert side(state, "germany") == before | {"suppressed": ["scouts-a"]}


@pytest.mark.rule("NOR-31.1")
def test_success_against_a_unit_without_cards_does_not_take_its_counter() -> None:
    state = gunned(hand=["fog-of-war"])
    suppress(state)
    german = side(state, "germany")
    assert german["counters"]["scouts-a"] == "3B"
    assert german["suppressed"] == ["scouts-a"]


@pytest.mark.rule("NOR-31.2")
def test_failure_turns_nothing() -> None:
    state = gunned()
    suppress(state, [4, 4, 1, 1])
    assert side(state, "germany")["suppressed"] == []


@pytest.mark.rule("NOR-31.2")
def test_only_the_target_is_turned() -> None:
    state = gunned()
    act(state, "MA suppress gRB", HIT)
    assert side(state, "germany")["suppressed"] == ["riflemen-b"]


@pytest.mark.rule("NOR-31.2", "NOR-A.17")
def test_the_counter_is_turned_without_asking_anybody() -> None:
    state = gunned()
    suppress(state)
    assert state.actors() == ("us",)
    position: Any = state.to_json()
    assert [frame["frame"] for frame in position["decision"]] == ["turn"]


@pytest.mark.rule("NOR-31.2", "NOR-12.1")
def test_the_turned_unit_can_only_be_readied_or_hunker_down() -> None:
    state = gunned()
    suppress(state)
    act(state, "end-turn")
    assert legal(state) == ["ready SA", "hunker SA", "end-turn"]
    assert rule_against(state, "SA attack uMA") == "NOR-12.1"


@pytest.mark.rule("NOR-31.3")
@pytest.mark.parametrize("dice", [HIT, [0, 0, 0, 0], [1, 1, 1, 1]])
def test_against_a_suppressed_unit_it_may_be_chosen_but_nothing_happens(dice: list[int]) -> None:
    state = gunned(suppressed=["scouts-a"])
    before = side(state, "germany")
    assert "MA suppress gSA" in legal(state)
    events = suppress(state, dice)
    assert side(state, "germany") == before
    assert "casualty" not in keys(events)


@pytest.mark.rule("NOR-31.3")
def test_two_successes_in_a_turn_still_need_one_card_to_ready_the_unit() -> None:
    state = gunned()
    suppress(state)
    suppress(state)
    act(state, "ready SA")
    assert side(state, "germany")["suppressed"] == []
    assert "SA scout 17B" in legal(state)
