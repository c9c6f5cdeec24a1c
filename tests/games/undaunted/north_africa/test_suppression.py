"""Suppressed soldiers (NAF-13) and Hunker Down (NAF-14)."""

import pytest

from tests.games.undaunted.north_africa.desert import SPARE, crew, desert, of_card, tile_of
from tests.support import act, keys, legal, rule_against, side

TRUCK = {"tile": "15A", "seats": {"driver": "sergeant", "gun": "gunner"}}


@pytest.mark.rule("NAF-13.1", "NAF-13.2")
@pytest.mark.parametrize(
    "words", ["SG move 16A", "SG attack cargo-truck", "SG bolster", "SG control"]
)
def test_no_action_of_the_card(words: str) -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "scouted": ["15A", "16A"],
            "suppressed": ["sergeant"],
        },
    )
    assert rule_against(state, words) == "NAF-13.1"


@pytest.mark.rule("NAF-13.2", "NAF-13.3")
def test_the_card_turns_the_soldier_up_and_the_next_one_acts() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", "sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "scouted": ["16A"],
            "suppressed": ["sergeant"],
        },
    )
    assert keys(act(state, "ready SG")) == ["played", "readied"]
    assert side(state, "lrdg")["suppressed"] == []
    assert side(state, "lrdg")["play"] == ["sergeant"]
    act(state, "SG move 16A")
    assert tile_of(state, "sergeant") == "16A"


@pytest.mark.rule("NAF-13.2")
def test_a_ready_soldier_is_not_turned_up() -> None:
    state = desert(lrdg={"hand": ["sergeant"], "counters": {"sergeant": "15A"}})
    assert rule_against(state, "ready SG") == "NAF-13.2"


@pytest.mark.rule("NAF-13.4")
def test_the_card_may_be_hunkered_down_and_the_soldier_stays_down() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "suppressed": ["sergeant"],
        },
    )
    act(state, "hunker SG")
    assert side(state, "lrdg")["suppressed"] == ["sergeant"]
    assert side(state, "lrdg")["supply"] == {"sergeant": 1}


@pytest.mark.rule("NAF-13.5", "NAF-13.2", "NAF-A.5", "NAF-A.22")
def test_the_same_holds_in_a_vehicle() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"], "suppressed": ["sergeant"]},
        vehicles={"patrol-truck": TRUCK},
    )
    assert legal(state) == ["ready SG", "hunker SG", "end-turn"]
    assert rule_against(state, "SG drive patrol-truck-driver 16A") == "NAF-13.1"
    assert rule_against(state, "SG bolster") == "NAF-13.1"
    act(state, "ready SG")
    assert side(state, "lrdg")["suppressed"] == []


@pytest.mark.rule("NAF-13.6", "NAF-A.4", "NAF-13.2")
@pytest.mark.parametrize("words", ["SG leave", "SG change-seat patrol-truck-bed", "SG swap lGU"])
def test_no_leaving_no_change_of_seat_no_swap(words: str) -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "suppressed": ["sergeant"]},
        vehicles={"patrol-truck": TRUCK},
    )
    assert rule_against(state, words) == "NAF-13.6"


@pytest.mark.rule("NAF-13.6", "NAF-A.4")
def test_no_boarding() -> None:
    state = desert(
        lrdg={
            "hand": ["scout", SPARE],
            "counters": {"scout": "15A"},
            "suppressed": ["scout"],
        },
        vehicles={"patrol-truck": TRUCK},
    )
    assert rule_against(state, "SC board patrol-truck-bed") == "NAF-13.6"


@pytest.mark.rule("NAF-13.6", "NAF-A.3", "NAF-A.4")
def test_the_recovering_card_allows_no_interaction_afterwards() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "suppressed": ["sergeant"]},
        vehicles={"patrol-truck": TRUCK},
    )
    act(state, "ready SG")
    assert rule_against(state, "leave") == "NAF-11.8"
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NAF-13.7", "NAF-42.7")
def test_a_soldier_from_a_destroyed_vehicle_stays_suppressed() -> None:
    state = desert(
        lrdg={"suppressed": ["sergeant"], "discard": ["sergeant", "gunner"]},
        italy={"hand": ["antitank-a", SPARE], "counters": {"antitank-a": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "damage": 3, "seats": {"driver": "sergeant"}}},
        turn="italy",
    )
    act(state, "AA anti-tank patrol-truck", [9, 9])
    assert tile_of(state, "patrol-truck") is None
    assert tile_of(state, "sergeant") == "15A"
    assert side(state, "lrdg")["suppressed"] == ["sergeant"]


@pytest.mark.rule("NAF-13.7")
def test_a_round_does_not_turn_a_soldier_up() -> None:
    state = desert(
        lrdg={"hand": [SPARE], "suppressed": ["sergeant"], "counters": {"sergeant": "15A"}},
        italy={"hand": [SPARE]},
        second=True,
    )
    act(state, "end-turn")
    assert side(state, "lrdg")["suppressed"] == ["sergeant"]


@pytest.mark.rule("NAF-13.8", "NAF-16.5")
def test_a_suppressed_passenger_holds_the_seat_and_rides_along() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", "scout", "gunner", SPARE],
            "counters": {"scout": "15A"},
            "scouted": ["16A"],
            "suppressed": ["gunner"],
        },
        vehicles={"patrol-truck": TRUCK},
    )
    assert rule_against(state, "SC board patrol-truck-gun") == "NAF-17.2"
    act(state, "SG drive patrol-truck-driver 16A")
    assert crew(state, "patrol-truck") == {"driver": "sergeant", "gun": "gunner"}
    assert side(state, "lrdg")["suppressed"] == ["gunner"]
    assert of_card(legal(state), "ready GU") == ["ready GU"]


@pytest.mark.rule("NAF-13.8")
def test_a_suppressed_soldier_can_be_hit() -> None:
    state = desert(
        lrdg={"counters": {"sergeant": "15A"}, "suppressed": ["sergeant"], "deck": ["sergeant"]},
        italy={"hand": ["gunner-a", SPARE], "counters": {"gunner-a": "15A"}},
        turn="italy",
    )
    assert "casualty" in keys(act(state, "GA attack lSG", [9, 9]))
    assert side(state, "lrdg")["suppressed"] == ["sergeant"]


@pytest.mark.rule("NAF-13.8", "NAF-31.2")
def test_a_suppressed_soldier_bars_control() -> None:
    state = desert(
        lrdg={"counters": {"sergeant": "15A"}, "suppressed": ["sergeant"], "controlled": ["15A"]},
        italy={
            "hand": ["rifleman-a", SPARE],
            "counters": {"rifleman-a": "15A"},
            "scouted": ["15A"],
        },
        turn="italy",
    )
    assert rule_against(state, "RA control") == "NAF-31.2"


# 14. Hunker Down.


@pytest.mark.rule("NAF-14.1", "NAF-14.4")
def test_the_card_goes_to_the_supply_and_bolster_brings_it_back() -> None:
    state = desert(
        lrdg={
            "hand": ["scout", "lieutenant", SPARE],
            "counters": {"scout": "15A"},
        },
    )
    before = state.to_json()["vehicles"]
    act(state, "hunker SC")
    lrdg = side(state, "lrdg")
    assert (lrdg["supply"], lrdg["play"], lrdg["counters"]) == ({"scout": 1}, [], {"scout": "15A"})
    assert state.to_json()["vehicles"] == before
    act(state, "LT bolster")
    act(state, "take SC")
    assert side(state, "lrdg")["discard"] == ["scout"]


@pytest.mark.rule("NAF-14.2")
def test_the_cards_with_bolster_may_be_hunkered_down() -> None:
    state = desert(
        lrdg={"hand": ["lieutenant", "warrant-officer", SPARE], "supply": {"scout": 2}},
    )
    act(state, "hunker LT")
    act(state, "hunker WO")
    assert side(state, "lrdg")["supply"] == {"lieutenant": 1, "warrant-officer": 1, "scout": 2}


@pytest.mark.rule("NAF-14.3")
def test_fog_cannot_be_hunkered_down() -> None:
    state = desert(lrdg={"hand": [SPARE]})
    assert rule_against(state, "hunker FW") == "NAF-14.3"
