"""Suppression (NOR-12)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.staging import COUNTERS, quiet, random_game
from tests.support import act, keys, legal, position, rule_against, side

FOG = "fog-of-war"


def face_down(hand: list[str], germany: dict[str, Any] | None = None, **us: Any) -> NormandyState:
    """US Riflemen A in 17B are suppressed, US Riflemen B there are not."""
    defaults = {
        "hand": hand,
        "counters": {"riflemen-a": "17B", "riflemen-b": "17B"},
        "suppressed": ["riflemen-a"],
        "scouted": ["17B", "2B", "16B"],
    }
    return position(scenario=quiet(), us=defaults | us, germany={"hand": [FOG]} | (germany or {}))


@pytest.mark.rule("NOR-12.1", "NOR-2.6")
def test_a_suppressed_counter_cannot_act() -> None:
    german = {"counters": {"scouts-a": "5B"}}
    state = face_down(["rifleman-a", "rifleman-b"], germany=german)
    assert [play for play in legal(state) if "RA" in play] == ["ready RA", "hunker RA"]
    for play in ("RA move 2B", "RA move", "RA attack gSA", "RA control"):
        assert rule_against(state, play) == "NOR-12.1"
    assert "RB move 2B" in legal(state)


@pytest.mark.rule("NOR-12.2")
def test_a_card_played_to_act_turns_the_counter_ready_and_does_nothing_else() -> None:
    state = face_down(["rifleman-a", FOG])
    assert keys(act(state, "ready RA")) == ["played", "readied"]
    zones = side(state, "us")
    assert zones["suppressed"] == []
    assert zones["counters"]["riflemen-a"] == "17B"


@pytest.mark.rule("NOR-12.2")
@pytest.mark.parametrize("card", ["RB", "SA", "PS"])
def test_only_a_card_of_a_suppressed_unit_turns_a_counter_ready(card: str) -> None:
    state = face_down(["rifleman-b", "scout-a", "platoon-sergeant"])
    assert f"ready {card}" not in legal(state)
    assert rule_against(state, f"ready {card}") == "NOR-12.2"


@pytest.mark.rule("NOR-12.3", "NOR-24.6")
def test_the_card_lies_in_the_play_area_and_can_be_inspired() -> None:
    state = face_down(["rifleman-a", "squad-leader-a", FOG])
    act(state, "ready RA")
    assert side(state, "us")["play"] == ["rifleman-a"]
    act(state, "LA inspire")
    act(state, "take RA")
    assert "RA move 2B" in legal(state)


@pytest.mark.rule("NOR-12.3", "NOR-10.4")
def test_the_card_is_discarded_at_the_end_of_the_turn() -> None:
    state = face_down(["rifleman-a"])
    act(state, "ready RA")
    assert side(state, "us")["discard"] == ["rifleman-a"]


@pytest.mark.rule("NOR-12.4")
def test_with_the_next_card_the_unit_acts_normally_in_the_same_turn() -> None:
    state = face_down(["rifleman-a", "rifleman-a", FOG])
    act(state, "ready RA")
    assert "ready RA" not in legal(state)
    act(state, "RA move 2B")
    assert side(state, "us")["counters"]["riflemen-a"] == "2B"


@pytest.mark.rule("NOR-12.5", "NOR-14.5")
def test_to_hunker_down_leaves_the_counter_suppressed() -> None:
    state = face_down(["rifleman-a", FOG])
    act(state, "hunker RA")
    assert side(state, "us")["suppressed"] == ["riflemen-a"]
    assert side(state, "us")["supply"] == {"rifleman-a": 1}


@pytest.mark.rule("NOR-12.6", "NOR-17.3")
def test_a_suppressed_counter_cannot_be_guided() -> None:
    state = face_down(["platoon-guide"])
    assert rule_against(state, "PG guide uRA 2B") == "NOR-17.3"
    assert "PG guide uRB 2B" in legal(state)


@pytest.mark.rule("NOR-12.7")
def test_suppression_does_not_wear_off_with_turns_and_rounds() -> None:
    state = face_down(["rifleman-a"], deck=["scout-a"] * 3, germany={"deck": ["scout-a"] * 3})
    for _ in range(2):
        act(state, "end-turn")
    for seat in ("us", "germany"):
        act(state, legal(state, seat)[0], seat=seat)
    for _ in range(2):
        act(state, "end-turn")
    assert state.to_json()["round"] == 3
    assert side(state, "us")["suppressed"] == ["riflemen-a"]


@pytest.mark.rule("NOR-12.7")
def test_in_random_games_only_cards_and_removal_end_suppression() -> None:
    freed = 0
    for seed in range(4):
        before: dict[str, set[str]] = {"us": set(), "germany": set()}
        for state, events in random_game("behind-enemy-lines", seed, steps=300):
            after = {owner: {*side(state, owner)["suppressed"]} for owner in before}
            gone = sum(len(before[owner] - after[owner]) for owner in before)
            assert gone <= events.count("readied") + events.count("counter-removed")
            freed += gone
            before = after
    assert freed > 0


@pytest.mark.rule("NOR-12.8", "NOR-30.12")
def test_a_suppressed_counter_can_be_attacked_and_stays_suppressed() -> None:
    german = {
        "hand": ["rifleman-c"],
        "counters": {"riflemen-c": "17B"},
        "suppressed": ["riflemen-c"],
    }
    state = face_down(["rifleman-b", FOG], germany=german)
    act(state, "RB attack gRC", dice=[7])
    assert side(state, "germany")["casualties"] == 1
    assert side(state, "germany")["suppressed"] == ["riflemen-c"]


@pytest.mark.rule("NOR-12.8", "NOR-31.3", "NOR-A.34")
def test_a_suppressed_counter_can_be_suppressed_again_without_effect() -> None:
    german = {"counters": {"riflemen-c": "5B"}, "suppressed": ["riflemen-c"]}
    state = face_down(
        ["machine-gunner-a", FOG],
        germany=german,
        counters={"machine-gunners-a": "5B"},
        suppressed=[],
    )
    act(state, "MA suppress gRC", dice=[9, 9, 9, 9])
    assert side(state, "germany")["suppressed"] == ["riflemen-c"]


@pytest.mark.rule("NOR-12.8", "NOR-23.3")
def test_a_suppressed_counter_blocks_enemy_control_of_its_tile() -> None:
    german = {"counters": {"scouts-a": "17B"}, "suppressed": ["scouts-a"]}
    state = face_down(["rifleman-b"], germany=german)
    assert rule_against(state, "RB control") == "NOR-23.3"


@pytest.mark.rule("NOR-12.8", "NOR-38.1")
def test_a_suppressed_riflemen_counter_counts_against_being_pinned() -> None:
    german = {
        "counters": {"riflemen-a": "5B", "riflemen-b": "17B"},
        "suppressed": ["riflemen-a"],
    }
    state = face_down(["rifleman-b", FOG], germany=german)
    act(state, "RB attack gRB", dice=[0])
    assert side(state, "germany")["counters"] == {"riflemen-a": "5B"}
    assert state.outcome is None


@pytest.mark.rule("NOR-12.9", "NOR-13.6")
def test_suppression_does_not_affect_command_cards() -> None:
    state = face_down(
        ["platoon-sergeant", "squad-leader-a"],
        counters=dict.fromkeys(COUNTERS, "17B"),
        suppressed=COUNTERS,
        deck=["scout-a"],
        supply={"rifleman-a": 1},
    )
    act(state, "LA bolster")
    act(state, "take RA")
    act(state, "PS command 1")
    assert side(state, "us")["hand"] == ["scout-a"]
    assert side(state, "us")["discard"] == ["rifleman-a"]


@pytest.mark.rule("NOR-12.2")
def test_to_turn_a_counter_ready_takes_no_further_argument() -> None:
    state = face_down(["rifleman-a"])
    assert rule_against(state, "ready RA 2B") == "NOR-10.7"
