"""What a hit does to a soldier (NAF-40, NAF-41), and that a loss is final (NAF-15)."""

from typing import Any

import pytest

from tests.games.undaunted.north_africa.desert import (
    SIDES,
    SPARE,
    crew,
    desert,
    random_game,
    tile_of,
)
from tests.support import act, keys, legal, side

ZONES = ("hand", "discard", "deck")


def shoot(dice: tuple[int, ...] = (9, 9), **italy: Any) -> Any:
    """A Gunner has fired at the Rifleman in the same tile."""
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"counters": {"rifleman-a": "15A"}, **italy},
    )
    events = act(state, "GU attack iRA", dice)
    return state, events


@pytest.mark.rule("NAF-40.1", "NAF-40.2", "NAF-40.4")
@pytest.mark.parametrize("first", range(len(ZONES)))
def test_one_card_from_hand_discard_or_deck_in_that_order(first: int) -> None:
    there: dict[str, Any] = {zone: ["rifleman-a"] for zone in ZONES[first:]}
    state, events = shoot(**there)
    (lost,) = [event for event in events if event.key == "casualty"]
    assert lost.params["zone"] == ZONES[first]
    italy = side(state, "italy")
    assert [zone for zone in ZONES if italy[zone]] == list(ZONES[first + 1 :])
    assert italy["casualties"] == 1
    assert tile_of(state, "rifleman-a") == "15A"


@pytest.mark.rule("NAF-40.1")
def test_strafe_costs_a_card_too() -> None:
    state = desert(
        lrdg={"counters": {"scout": "15A"}, "deck": ["scout", "scout"]},
        italy={"hand": ["reconnaissance-aircraft", SPARE]},
        turn="italy",
    )
    assert "casualty" in keys(act(state, "AC strafe lSC", [5, 1]))
    assert side(state, "lrdg")["deck"] == ["scout"]


@pytest.mark.rule("NAF-40.1")
def test_a_miss_does_nothing() -> None:
    state, events = shoot(dice=(1, 3), hand=["rifleman-a"])
    assert keys(events) == ["played", "rolled"]
    assert side(state, "italy")["hand"] == ["rifleman-a"]


@pytest.mark.rule("NAF-40.2", "NAF-40.6")
def test_a_card_from_the_deck_shuffles_it_but_not_the_discard() -> None:
    state, events = shoot(deck=["scout-a", "rifleman-a", "scout-a"], discard=["gunner-a"])
    assert "reshuffled" not in keys(events)
    assert side(state, "italy")["deck"] == ["scout-a", "scout-a"]
    assert side(state, "italy")["discard"] == ["gunner-a"]


@pytest.mark.rule("NAF-40.3", "NAF-15.1", "NAF-53.2")
def test_with_none_in_them_the_counter_goes_and_its_cards_in_the_supply() -> None:
    state, events = shoot(supply={"rifleman-a": 3, "scout-a": 1}, hand=["scout-a"])
    assert keys(events)[-1] == "counter-removed"
    italy = side(state, "italy")
    assert tile_of(state, "rifleman-a") is None
    assert italy["supply"] == {"scout-a": 1}
    assert italy["box"]["rifleman-a"] == 4
    assert italy["casualties"] == 0


@pytest.mark.rule("NAF-40.4", "NAF-39.1")
def test_one_success_is_one_card_however_many_dice() -> None:
    state, _ = shoot(dice=(9, 0), hand=["rifleman-a"] * 3)
    assert side(state, "italy")["hand"] == ["rifleman-a"] * 2


@pytest.mark.rule("NAF-40.5", "NAF-A.13")
def test_the_counter_survives_its_last_card_and_goes_with_the_next_hit() -> None:
    state = desert(
        lrdg={"hand": ["gunner", "gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"counters": {"rifleman-a": "15A"}, "hand": ["rifleman-a"]},
    )
    act(state, "GU attack iRA", [9, 9])
    assert tile_of(state, "rifleman-a") == "15A"
    act(state, "GU attack iRA", [9, 9])
    assert tile_of(state, "rifleman-a") is None


@pytest.mark.rule("NAF-40.6")
def test_a_hit_neither_suppresses_nor_turns_up() -> None:
    for suppressed in ([], ["rifleman-a"]):
        state, _ = shoot(hand=["rifleman-a"], suppressed=suppressed)
        assert side(state, "italy")["suppressed"] == suppressed


@pytest.mark.rule("NAF-40.6", "NAF-10.4")
def test_the_initiative_card_can_be_the_one_that_is_lost() -> None:
    state = desert(
        lrdg={"hand": ["gunner", "lieutenant"], "counters": {"gunner": "15A"}},
        italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "15A"}},
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid LT", seat="lrdg")
    act(state, "bid RA", seat="italy")
    (lost,) = [event for event in act(state, "GU attack iRA", [9, 9]) if event.key == "casualty"]
    assert lost.params["zone"] == "discard"
    assert side(state, "italy")["discard"] == []


@pytest.mark.rule("NAF-40.2")
def test_only_cards_of_exactly_that_soldier_are_searched() -> None:
    _, events = shoot(hand=["scout-a", "gunner-a"], deck=["rifleman-a"], discard=["scout-a"])
    (lost,) = [event for event in events if event.key == "casualty"]
    assert (lost.params["card"], lost.params["zone"]) == ("rifleman-a", "deck")


# 15. Final.


@pytest.mark.rule("NAF-15.1", "NAF-3.8")
def test_no_card_of_a_removed_soldier_is_left_in_any_zone() -> None:
    for seed in range(4):
        for state, _ in random_game("barce", seed=seed, steps=900):
            for owner in SIDES:
                army = side(state, owner)
                for name in army["neutralised"] + army["evacuated"]:
                    for zone in ("hand", "deck", "discard", "play"):
                        assert name not in army[zone]
                    assert name not in army["supply"]


@pytest.mark.rule("NAF-15.2", "NAF-53.2")
def test_removed_counters_never_come_back() -> None:
    gone: set[str] = set()
    for state, _ in random_game("el-ezzeiat", seed=7, steps=1500):
        for owner in SIDES:
            army = side(state, owner)
            gone |= set(army["neutralised"])
            assert gone.isdisjoint(army["counters"])
    assert gone


@pytest.mark.rule("NAF-15.2", "NAF-11.12")
def test_there_is_no_way_to_place_the_soldier_again() -> None:
    state = desert(
        lrdg={"hand": ["sniper"], "counters": {"sniper": "15A"}},
        italy={
            "counters": {"rifleman-a": "15A", "scout-a": "15A"},
            "supply": {"rifleman-a": 3},
            "hand": ["platoon-sergeant", "scout-a", SPARE],
        },
    )
    act(state, "SN attack iRA", [0, 0, 0])
    assert state.actors() == ("italy",)
    assert not any("RA" in words.split() for words in legal(state))
    act(state, "PS bolster")
    assert "take RA" not in legal(state)


# 41. Suppress.


@pytest.mark.rule("NAF-41.1")
def test_suppress_turns_the_counter_and_costs_no_card() -> None:
    state = desert(
        lrdg={"hand": ["gunner", "gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"counters": {"rifleman-a": "15A"}, "hand": ["rifleman-a"]},
    )
    assert keys(act(state, "GU suppress iRA", [9, 1, 1, 1])) == ["played", "rolled", "suppressed"]
    assert side(state, "italy")["suppressed"] == ["rifleman-a"]
    assert side(state, "italy")["hand"] == ["rifleman-a"]
    assert keys(act(state, "GU suppress iRA", [9, 9, 9, 9])) == ["played", "rolled"]
    assert side(state, "italy")["suppressed"] == ["rifleman-a"]


@pytest.mark.rule("NAF-41.1")
def test_a_missed_suppress_turns_nobody() -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"counters": {"rifleman-a": "15A"}},
    )
    act(state, "GU suppress iRA", [1, 1, 1, 3])
    assert side(state, "italy")["suppressed"] == []


@pytest.mark.rule("NAF-40.3", "NAF-13.8")
def test_a_removed_counter_is_suppressed_no_longer_and_frees_its_seat() -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"suppressed": ["scout-a"]},
        vehicles={"scout-car": {"tile": "15A", "seats": {"driver": "scout-a"}}},
    )
    act(state, "GU attack scout-car", [9, 9])
    assert side(state, "italy")["suppressed"] == []
    assert side(state, "italy")["neutralised"] == ["scout-a"]
    assert crew(state, "scout-car") == {}
