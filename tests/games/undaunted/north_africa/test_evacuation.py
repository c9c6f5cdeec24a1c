"""Leaving the map (NAF-50)."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    evacuate,
    game,
    in_play,
    neutralise,
    of_card,
    tile_of,
    won,
)
from tests.support import act, keys, legal, rule_against, side

LEAVERS = ["scout", "sergeant", "gunner", "saboteur", "patrol-truck"]
EXITS = {"lrdg": (["16A", "17A"], LEAVERS)}


def leaving(
    counters: dict[str, str] | None = None, hand: tuple[str, ...] = (), **rest: Any
) -> DesertState:
    """The LRDG may leave by 16A and 17A, but not everyone."""
    rest.setdefault("exits", EXITS)
    lrdg = {
        "hand": [*hand, SPARE],
        "counters": counters or {},
        "scouted": ["15A", "16A", "17A"],
        **rest.pop("lrdg", {}),
    }
    return desert(lrdg=lrdg, **rest)


@pytest.mark.rule("NAF-50.1", "NAF-48.1", "NAF-48.2")
def test_a_number_of_the_named_counters_wins() -> None:
    state = leaving(
        {"scout": "16A", "gunner": "16A", "sergeant": "15A"},
        ("scout", "gunner"),
        goals=(evacuate(2, "scout", "gunner", "sergeant"), neutralise(2, "scout", "gunner")),
    )
    act(state, "SC scout x16A")
    assert state.outcome is None
    events = act(state, "GU move x16A")
    assert keys(events)[-1] == "game-over"
    assert won(state) == ("lrdg", "NAF-50.1")


@pytest.mark.rule("NAF-50.2", "NAF-5.4", "NAF-A.18")
@pytest.mark.parametrize(
    ("card", "words"),
    [("gunner", "GU move x16A"), ("scout", "SC scout x16A"), ("saboteur", "SB stalk x16A")],
)
def test_by_any_movement_out_of_a_tile_with_the_marker(card: str, words: str) -> None:
    state = leaving({card: "16A"}, (card,))
    assert "evacuated" in keys(act(state, words))
    assert tile_of(state, card) is None
    assert side(state, "lrdg")["evacuated"] == [card]


@pytest.mark.rule("NAF-50.2")
def test_there_is_no_way_out_elsewhere() -> None:
    state = leaving({"gunner": "15A"}, ("gunner",))
    assert rule_against(state, "GU move x15A") == "NAF-50.2"
    assert rule_against(state, "GU move x99A") == "NAF-50.2"


@pytest.mark.rule("NAF-50.2", "NAF-50.3")
def test_the_exits_of_one_side_are_closed_to_the_other() -> None:
    state = leaving(
        italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "16A"}}, turn="italy"
    )
    assert rule_against(state, "RA move x16A") == "NAF-50.2"


@pytest.mark.rule("NAF-50.3", "NAF-5.4")
def test_only_those_whom_the_scenario_allows() -> None:
    state = leaving({"sniper": "16A", "scout": "16A"}, ("sniper", "scout"))
    assert not any("x16A" in words for words in of_card(legal(state), "SN"))
    assert rule_against(state, "SN stalk x16A") == "NAF-50.3"
    assert "SC scout x16A" in legal(state)


@pytest.mark.rule("NAF-50.4", "NAF-11.12")
def test_all_cards_of_the_soldier_leave_the_game_the_one_just_played_too() -> None:
    state = leaving(
        {"gunner": "16A"},
        ("gunner",),
        lrdg={"deck": ["scout", "gunner"], "discard": ["gunner"], "supply": {"gunner": 1}},
    )
    act(state, "GU move x16A")
    lrdg = side(state, "lrdg")
    for zone in ("hand", "deck", "discard", "play"):
        assert "gunner" not in lrdg[zone]
    assert lrdg["supply"] == {}
    assert lrdg["box"]["gunner"] == 4
    assert lrdg["deck"] == ["scout"]
    assert lrdg["casualties"] == 0


@pytest.mark.rule("NAF-50.4")
def test_a_second_card_in_hand_goes_as_well() -> None:
    state = leaving({"gunner": "16A"}, ("gunner", "gunner"))
    act(state, "GU move x16A")
    assert side(state, "lrdg")["hand"] == [SPARE]
    assert rule_against(state, "GU move") == "NAF-11.1"


@pytest.mark.rule("NAF-50.5", "NAF-46.4")
def test_the_soldier_is_kept_as_evacuated_and_is_not_neutralised() -> None:
    state = leaving({"gunner": "16A"}, ("gunner",))
    act(state, "GU move x16A")
    lrdg = side(state, "lrdg")
    assert (lrdg["evacuated"], lrdg["neutralised"], lrdg["counters"]) == (["gunner"], [], {})


@pytest.mark.rule("NAF-50.6", "NAF-A.18", "NAF-50.4")
def test_a_vehicle_takes_all_aboard_along() -> None:
    state = leaving(
        hand=("sergeant", "gunner"),
        lrdg={"suppressed": ["gunner"]},
        vehicles={
            "patrol-truck": {"tile": "16A", "seats": {"driver": "sergeant", "bed": "gunner"}}
        },
    )
    act(state, "SG drive patrol-truck-driver x16A")
    lrdg = side(state, "lrdg")
    assert lrdg["evacuated"] == ["sergeant", "gunner", "patrol-truck"]
    assert lrdg["suppressed"] == []  # suppressed passengers go along
    assert lrdg["hand"] == [SPARE]
    assert lrdg["play"] == []
    assert not in_play(state, "patrol-truck")
    assert legal(state) == ["end-turn"]  # nobody is left to get out


@pytest.mark.rule("NAF-50.6", "NAF-A.18", "NAF-50.3")
def test_not_with_a_passenger_who_may_not_leave() -> None:
    state = leaving(
        hand=("sergeant", "sniper"),
        vehicles={
            "patrol-truck": {"tile": "16A", "seats": {"driver": "sergeant", "bed": "sniper"}}
        },
    )
    assert rule_against(state, "SG drive patrol-truck-driver x16A") == "NAF-A.18"
    act(state, "SN leave")
    act(state, "done")
    assert "SG drive patrol-truck-driver x16A" in legal(state)


@pytest.mark.rule("NAF-50.6", "NAF-A.18")
def test_not_with_a_driver_who_may_not_leave() -> None:
    state = leaving(
        hand=("sniper",),
        vehicles={"patrol-truck": {"tile": "16A", "seats": {"driver": "sniper"}}},
    )
    assert rule_against(state, "SN drive patrol-truck-driver x16A") == "NAF-A.18"


@pytest.mark.rule("NAF-A.18", "NAF-50.1")
@pytest.mark.parametrize(("listed", "won"), [(True, True), (False, False)])
def test_the_vehicle_itself_counts_only_if_it_is_listed(listed: bool, won: bool) -> None:
    named = ("sergeant", "patrol-truck") if listed else ("sergeant", "scout")
    state = leaving(
        {"scout": "15A"},
        ("sergeant",),
        goals=(evacuate(2, *named), neutralise(1, "pilot-car")),
        vehicles={"patrol-truck": {"tile": "16A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver x16A")
    assert (state.outcome is not None) == won


@pytest.mark.rule("NAF-50.6", "NAF-A.18", "NAF-A.24", "NAF-A.38")
def test_a_captured_vehicle_may_carry_its_captors_off_the_map() -> None:
    state = leaving(
        hand=("sergeant",),
        vehicles={"scout-car": {"tile": "16A", "holder": "lrdg", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive scout-car-driver x16A")
    assert side(state, "lrdg")["evacuated"] == ["sergeant", "scout-car"]
    assert side(state, "italy")["evacuated"] == []
    assert side(state, "italy")["neutralised"] == []
    assert game().from_json(state.to_json()) == state


@pytest.mark.rule("NAF-50.1", "NAF-A.38")
def test_a_vehicle_does_not_count_for_its_owner_when_its_captor_drives_it_off() -> None:
    state = leaving(
        hand=("sergeant",),
        exits={**EXITS, "italy": (["19A"], ["scout-car", "scout-a"])},
        italy={"counters": {"scout-a": "19A"}, "hand": ["scout-a"]},
        goals=(neutralise(1, "cargo-truck"), evacuate(1, "scout-car", "scout-a")),
        vehicles={"scout-car": {"tile": "16A", "holder": "lrdg", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive scout-car-driver x16A")
    assert state.outcome is None
    assert state.progress()["scores"] == {"lrdg": 0, "italy": 0}


@pytest.mark.rule("NAF-A.38", "NAF-A.20")
def test_a_vehicle_driven_off_by_its_captor_is_lost_to_its_owner() -> None:
    state = leaving(
        hand=("sergeant",),
        exits={**EXITS, "italy": (["19A"], ["scout-car"])},
        goals=(neutralise(1, "cargo-truck"), evacuate(1, "scout-car")),
        vehicles={"scout-car": {"tile": "16A", "holder": "lrdg", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive scout-car-driver x16A")
    assert won(state) == ("lrdg", "NAF-52.2")


@pytest.mark.rule("NAF-50.7", "NAF-51.2")
def test_one_who_is_removed_by_casualties_is_not_evacuated() -> None:
    state = leaving(
        {"gunner": "16A"},
        italy={"hand": ["gunner-a", SPARE], "counters": {"gunner-a": "16A"}},
        turn="italy",
    )
    act(state, "GA attack lGU", [9, 9])
    lrdg = side(state, "lrdg")
    assert (lrdg["evacuated"], lrdg["neutralised"]) == ([], ["gunner"])


@pytest.mark.rule("NAF-50.8", "NAF-A.18")
def test_stepping_off_takes_one_step_after_others() -> None:
    state = leaving({"gunner": "15A", "scout": "15A"}, ("gunner", "scout"))
    assert rule_against(state, "GU move x16A") == "NAF-50.8"
    assert rule_against(state, "SC scout 16A 17A x17A") == "NAF-50.8"
    far = reprinted(state, "gunner", "move 2")
    act(far, "GU move x16A")
    assert side(far, "lrdg")["evacuated"] == ["gunner"]
    act(state, "SC scout 16A x16A")
    assert side(state, "lrdg")["evacuated"] == ["scout"]


@pytest.mark.rule("NAF-50.8", "NAF-24.2", "NAF-24.3", "NAF-24.6", "NAF-A.1b")
@pytest.mark.parametrize(
    ("start", "scouted", "way_out", "rule"),
    [
        ("15A", ["15A"], "16A", "NAF-24.2"),  # no marker in the tile of the exit
        ("17A", ["10A"], "10A", "NAF-24.3"),  # rough ground there
        ("15A", ["16A", "17A"], "17A", "NAF-50.8"),  # two steps, and one more to leave
    ],
)
def test_the_tile_of_the_exit_has_to_be_entered_like_any_other(
    start: str, scouted: list[str], way_out: str, rule: str
) -> None:
    state = leaving(
        hand=("sergeant",),
        exits={"lrdg": (["10A", "16A", "17A"], LEAVERS)},
        lrdg={"scouted": scouted},
        vehicles={"patrol-truck": {"tile": start, "seats": {"driver": "sergeant"}}},
    )
    assert rule_against(state, f"SG drive patrol-truck-driver x{way_out}") == rule


@pytest.mark.rule("NAF-50.2", "NAF-6.5", "NAF-26.1")
def test_a_scout_leaves_from_the_tile_where_the_path_ends() -> None:
    state = leaving({"scout": "15A"}, ("scout",))
    assert rule_against(state, "SC scout x16A") == "NAF-50.2"
    assert rule_against(state, "SC scout 16A x17A") == "NAF-50.2"
    assert rule_against(state, "SC scout 17A x17A") == "NAF-6.5"
    assert rule_against(state, "SC scout 99A x17A") == "NAF-26.1"
    assert "SC scout 16A x16A" in legal(state)


@pytest.mark.rule("NAF-50.2", "NAF-50.8")
def test_out_of_a_tile_without_a_friendly_marker() -> None:
    state = leaving({"gunner": "16A"}, ("gunner",), lrdg={"scouted": []})
    act(state, "GU move x16A")
    assert side(state, "lrdg")["evacuated"] == ["gunner"]


@pytest.mark.rule("NAF-50.8", "NAF-24.1")
def test_a_drive_may_enter_the_tile_and_leave_by_it() -> None:
    state = leaving(
        hand=("sergeant",),
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    assert [words for words in legal(state) if " x" in words] == [
        "SG drive patrol-truck-driver x16A"
    ]
    assert rule_against(state, "SG drive patrol-truck-driver x17A") == "NAF-50.8"
    act(state, "SG drive patrol-truck-driver x16A")
    assert not in_play(state, "patrol-truck")


@pytest.mark.rule("NAF-50.2", "NAF-22.1", "NAF-16.3")
def test_a_disabled_vehicle_leaves_with_nobody_but_its_crew_may_walk() -> None:
    state = leaving(
        hand=("sergeant",),
        vehicles={"patrol-truck": {"tile": "16A", "damage": 3, "seats": {"driver": "sergeant"}}},
    )
    assert rule_against(state, "SG drive patrol-truck-driver x16A") == "NAF-22.1"
    assert rule_against(state, "SG move x16A") == "NAF-16.3"
    act(state, "SG leave")
    act(state, "SG move x16A")
    assert side(state, "lrdg")["evacuated"] == ["sergeant"]
    assert crew(state, "patrol-truck") == {}
