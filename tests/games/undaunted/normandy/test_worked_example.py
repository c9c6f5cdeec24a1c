"""The example round of the rulebook, step by step with the numbers of its text.

Germany wins the initiative, scouts 17B, moves Riflemen in and takes control; the US Machine
Gunners come up, are inspired and hit the Riflemen.
"""

from typing import Any

import pytest

from sandtable import Scripted
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import roll
from tests.games.undaunted.normandy.proving_ground import document, empty_side, points
from tests.support import act, keys, legal, normandy, position, rule_against, side

#: The Scouts in 12B come to 17B by way of 3B; the Riflemen in 10B and the hill 2A are next to 17B.
MAP = """
12B     3B      17B     2A      4B
    9B      10B     5B      11B
"""
GERMANY = {
    **empty_side("12B"),
    "scouted": ["12B", "3B", "10B"],
    "counters": {"scouts-b": "12B", "riflemen-a": "10B"},
    # Scripted chance leaves the deck in this order.
    "deck": {
        "scout-b": 1,
        "rifleman-a": 2,
        "rifleman-b": 1,
        "machine-gunner-a": 3,
        "fog-of-war": 2,
    },
    "supply": {"fog-of-war": 3},
}
US = {
    **empty_side("4B"),
    "scouted": ["4B", "2A"],
    "counters": {"machine-gunners-c": "4B", "riflemen-c": "4B"},
    "deck": {"squad-leader-c": 1, "machine-gunner-c": 1, "mortar": 1, "fog-of-war": 6},
    "supply": {"rifleman-c": 2, "scout-c": 1},
}
SCENARIO = document(
    points(5),
    points(5),
    map=MAP,
    objectives={"17B": 2, "4B": 3, "12B": 3},
    us=US,
    germany=GERMANY,
)


def start() -> NormandyState:
    """Both have drawn their four cards."""
    state = normandy().start(SCENARIO, Scripted())
    assert isinstance(state, NormandyState)
    return state


def after_initiative() -> NormandyState:
    state = start()
    act(state, "bid RB", seat="germany")
    act(state, "bid MO", seat="us")
    return state


def after_the_german_turn() -> NormandyState:
    state = after_initiative()
    act(state, "SB scout 3B 17B")
    act(state, "RA move 17B")
    act(state, "RA control")
    return state


def before_the_attack() -> NormandyState:
    state = after_the_german_turn()
    act(state, "MC move 2A")
    act(state, "LC inspire")
    act(state, "take MC")
    return state


@pytest.mark.rule("NOR-7.1", "NOR-9.3", "NOR-18.3", "NOR-16.2", "NOR-23.1", "NOR-24.1")
@pytest.mark.rule("NOR-28.1", "NOR-28.4", "NOR-29.2", "NOR-30.4", "NOR-30.8", "NOR-7.2")
def test_the_round_of_the_rulebook() -> None:
    state = start()
    us, germany = side(state, "us"), side(state, "germany")
    assert germany["hand"] == ["scout-b", "rifleman-a", "rifleman-a", "rifleman-b"]
    assert us["hand"] == ["squad-leader-c", "machine-gunner-c", "mortar", "fog-of-war"]
    assert state.to_json()["initiative"] == "us"

    # 1. Initiative: the marker goes to Germany, both picked cards to their discards.
    act(state, "bid RB", seat="germany")
    act(state, "bid MO", seat="us")
    us, germany = side(state, "us"), side(state, "germany")
    assert state.to_json()["initiative"] == "germany"
    assert state.actors() == ("germany",)
    assert (len(germany["hand"]), len(us["hand"])) == (3, 3)
    assert (germany["discard"], us["discard"]) == (["rifleman-b"], ["mortar"])

    # 3. Before step 2 the Riflemen may not move to 17B.
    assert rule_against(state, "RA move 17B") == "NOR-16.2"

    # 2. The Scouts go by way of 3B, where a marker lies, to 17B, where none does.
    events = act(state, "SB scout 3B 17B")
    germany = side(state, "germany")
    assert germany["counters"]["scouts-b"] == "17B"
    assert [event.params["tile"] for event in events if event.key == "scouted"] == ["17B"]
    assert sorted(germany["scouted"]) == ["10B", "12B", "17B", "3B"]
    assert germany["supply"] == {"fog-of-war": 2}
    assert germany["discard"] == ["rifleman-b", "fog-of-war"]

    # 4. Now the Riflemen may move there.
    act(state, "RA move 17B")
    germany = side(state, "germany")
    assert germany["counters"] == {"scouts-b": "17B", "riflemen-a": "17B"}
    assert germany["points"] == 0

    # 5. They take control of the objective.
    events = act(state, "RA control")
    germany = side(state, "germany")
    assert germany["controlled"] == ["17B"]
    assert germany["points"] == 2

    # 6. The hand is empty: the turn ends and the three played cards are discarded.
    assert keys(events)[-1] == "turn-ended"
    assert germany["play"] == germany["hand"] == []
    assert sorted(germany["discard"]) == [
        "fog-of-war",
        "rifleman-a",
        "rifleman-a",
        "rifleman-b",
        "scout-b",
    ]
    assert state.actors() == ("us",)

    # 7. The Machine Gunners move next to 17B.
    act(state, "MC move 2A")
    assert side(state, "us")["counters"]["machine-gunners-c"] == "2A"

    # 8. Their Squad Leader inspires them.
    act(state, "LC inspire")
    act(state, "take MC")
    us = side(state, "us")
    assert us["hand"] == ["machine-gunner-c", "fog-of-war"]
    assert us["play"] == ["squad-leader-c"]

    # 9. Attack: 4 + 3 + 1 = 8; the dice show 5 and 8.
    (odds,) = state.odds("us", state.game.read("MC attack gRA"))
    assert [amount for _, amount in odds.parts] == [4, 3, 1]
    rolled = roll(act(state, "MC attack gRA", [5, 8]))
    assert (rolled["need"], rolled["dice"], rolled["success"]) == (8, [5, 8], True)

    # 10. The hand being empty, one Rifleman A leaves the discard and the game.
    germany = side(state, "germany")
    assert sorted(germany["discard"]) == ["fog-of-war", "rifleman-a", "rifleman-b", "scout-b"]
    assert germany["box"]["rifleman-a"] == 5 - 1
    assert germany["casualties"] == 1
    assert germany["counters"]["riflemen-a"] == "17B"
    assert (germany["controlled"], germany["points"]) == (["17B"], 2)

    # 11. Fog cannot be played; the turn ends, the round is over and the next begins.
    assert legal(state) == ["end-turn"]
    assert rule_against(state, "FW move") == "NOR-11.1"
    assert rule_against(state, "hunker FW") == "NOR-14.3"
    events = act(state, "end-turn")
    us, germany = side(state, "us"), side(state, "germany")
    assert us["discard"] == ["mortar", "squad-leader-c", "machine-gunner-c", "fog-of-war"]
    assert state.to_json()["round"] == 2
    assert keys(events).count("drew") == 2
    assert (len(germany["hand"]), len(us["hand"])) == (4, 4)
    assert state.actors() == ("us", "germany")
    assert state.to_json()["initiative"] == "germany"


@pytest.mark.rule("NOR-16.2")
def test_before_the_scouts_have_been_there_17b_is_closed_to_the_riflemen() -> None:
    state = after_initiative()
    assert "RA move 17B" not in legal(state)
    assert rule_against(state, "RA move 17B") == "NOR-16.2"


@pytest.mark.rule("NOR-18.6")
def test_a_marker_that_lies_in_3b_saves_the_second_fog() -> None:
    state = after_initiative()
    act(state, "SB scout 3B 17B")
    assert side(state, "germany")["discard"].count("fog-of-war") == 1


@pytest.mark.rule("NOR-23.3")
@pytest.mark.parametrize(("at", "expected"), [("2A", "NOR-23.3"), ("11B", None)])
def test_while_the_machine_gunners_stand_in_2a_germany_cannot_control_it(
    at: str, expected: str | None
) -> None:
    state = position(
        scenario=SCENARIO,
        us={"counters": {"machine-gunners-c": at}},
        germany={
            "hand": ["rifleman-a"],
            "counters": {"riflemen-a": "2A"},
            "scouted": ["2A"],
        },
        turn="germany",
    )
    assert ("RA control" in legal(state)) is (expected is None)
    if expected is not None:
        assert rule_against(state, "RA control") == expected


@pytest.mark.rule("NOR-A.18", "NOR-28.1")
def test_the_engine_works_out_the_defence_value_and_asks_neither_player() -> None:
    state = before_the_attack()
    (odds,) = state.odds("us", state.game.read("MC attack gRA"))
    assert odds.need == 8
    events = act(state, "MC attack gRA", [5, 8])
    assert keys(events) == ["played", "rolled", "casualty"]
    assert state.actors() == ("us",)


@pytest.mark.rule("NOR-29.2", "NOR-29.4")
@pytest.mark.parametrize(
    ("dice", "success"), [([5, 8], True), ([5, 7], False), ([0, 1], True), ([9, 9], True)]
)
def test_the_attack_with_other_dice(dice: list[int], success: bool) -> None:
    state = before_the_attack()
    assert roll(act(state, "MC attack gRA", dice))["success"] is success
    germany = side(state, "germany")
    assert germany["discard"].count("rifleman-a") == (1 if success else 2)
    assert germany["casualties"] == (1 if success else 0)


@pytest.mark.rule("NOR-31.1", "NOR-31.2", "NOR-28.6")
def test_suppress_in_place_of_attack_turns_the_riflemen_and_costs_no_card() -> None:
    state = before_the_attack()
    rolled = roll(act(state, "MC suppress gRA", [5, 8, 1, 1]))
    assert (rolled["need"], rolled["success"]) == (8, True)
    germany = side(state, "germany")
    assert germany["suppressed"] == ["riflemen-a"]
    assert germany["discard"].count("rifleman-a") == 2
    assert germany["casualties"] == 0


@pytest.mark.rule("NOR-11.1", "NOR-14.3")
def test_the_fog_left_in_hand_cannot_be_played() -> None:
    state = before_the_attack()
    before: Any = state.to_json()
    assert not [play for play in legal(state) if "FW" in play.split()]
    assert rule_against(state, "hunker FW") == "NOR-14.3"
    assert state.to_json() == before
