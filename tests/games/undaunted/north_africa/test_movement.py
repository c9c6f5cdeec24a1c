"""Movement: Drive, Move, Scout, Stalk (NAF-24 to NAF-27), and actions in general (NAF-23)."""

import pytest

from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    TILES,
    crew,
    desert,
    fog,
    game,
    of_card,
    tile_of,
)
from tests.support import act, keys, legal, rule_against, side, why_not

PATROL = {"tile": "15A", "seats": {"driver": "sergeant"}}

# 23. In general.


@pytest.mark.rule("NAF-23.1")
def test_a_size_and_a_letter_limit_an_action() -> None:
    (leader,) = [card for card in game().roster.cards[1] if card.id == "squad-leader-a"]
    bolster = leader.action("bolster")
    assert bolster is not None
    assert (bolster.size, bolster.own_squad) == (2, True)


@pytest.mark.rule("NAF-23.2", "NAF-53.5")
def test_the_eighteen_actions() -> None:
    movement = {"drive", "move", "scout", "stalk"}
    support = {"bolster", "command", "conceal", "control", "inspire", "navigate", "recon"}
    support |= {"repair", "survey"}
    combat = {"attack", "strafe", "demolitions", "anti-tank", "suppress"}
    assert set(game().verbs) == movement | support | combat
    on_cards = {
        action.verb for cards in game().roster.cards for card in cards for action in card.actions
    }
    on_seats = {action.verb for seat in game().desert.seats for action in seat.actions}
    assert on_cards | on_seats == set(game().verbs)


@pytest.mark.rule("NAF-23.3")
def test_movement_command_and_marking_may_be_of_size_zero() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", "gunner", "scout", "saboteur", "lieutenant", "engineer", SPARE],
            "counters": {"gunner": "15A", "scout": "15A", "saboteur": "15A"},
            "supply": {"sniper": 1},
        },
        vehicles={
            "patrol-truck": {
                "tile": "15A",
                "seats": {"driver": "sergeant", "navigator": "engineer"},
            }
        },
    )
    for words in (
        "SG drive patrol-truck-driver",
        "GU move",
        "SC scout",
        "SB stalk",
        "LT command 0",
    ):
        act(state, words)
    act(state, "EN navigate patrol-truck-navigator")
    act(state, "done")
    assert tile_of(state, "patrol-truck") == tile_of(state, "gunner") == "15A"
    assert side(state, "lrdg")["scouted"] == []


@pytest.mark.rule("NAF-23.3", "NAF-28.1", "NAF-32.1", "NAF-36.1")
def test_bolster_inspire_and_survey_may_stop_at_zero() -> None:
    state = desert(
        italy={
            "hand": ["platoon-sergeant", "squad-leader-a", "reconnaissance-aircraft", SPARE],
            "play": ["scout-a"],
            "supply": {"rifleman-a": 1},
            "counters": {"scout-a": "15A"},
        },
        turn="italy",
    )
    for words in ("PS bolster", "LA inspire", "AC survey"):
        act(state, words)
        act(state, "done")
    assert side(state, "italy")["discard"] == []
    assert side(state, "italy")["hand"] == [SPARE]


@pytest.mark.rule("NAF-23.3")
def test_a_movement_to_where_one_stands_is_no_movement_of_zero_tiles() -> None:
    state = desert(lrdg={"hand": ["gunner"], "counters": {"gunner": "15A"}, "scouted": ["15A"]})
    assert rule_against(state, "GU move 15A") == "NAF-23.3"


@pytest.mark.rule("NAF-23.4", "NAF-A.31")
def test_without_its_object_an_action_is_not_available() -> None:
    state = desert(
        lrdg={
            "hand": ["gunner", "antitank", "saboteur", "engineer", SPARE],
            "counters": {
                "gunner": "15A",
                "antitank": "15A",
                "saboteur": "15A",
                "engineer": "15A",
            },
        },
        vehicles={"cargo-truck": None},
    )
    assert rule_against(state, "GU attack cargo-truck") == "NAF-37.2"
    assert rule_against(state, "GU suppress iRA") == "NAF-37.2"
    assert rule_against(state, "GU attack") == "NAF-23.4"
    assert rule_against(state, "AT anti-tank cargo-truck") == "NAF-23.4"
    assert rule_against(state, "SB demolitions cargo-truck") == "NAF-37.2"
    assert rule_against(state, "SB demolitions") == "NAF-37.4"
    assert rule_against(state, "EN repair pilot-car") == "NAF-35.1"
    assert of_card(legal(state), "GU attack", "GU suppress", "AT anti", "SB demo", "EN rep") == []


@pytest.mark.rule("NAF-23.4", "NAF-A.31", "NAF-30.2")
def test_what_would_merely_change_nothing_is_legal() -> None:
    state = desert(
        lrdg={
            "hand": ["lieutenant", "warrant-officer", "sniper", SPARE],
            "counters": {"sniper": "15A"},
        },
    )
    for words in ("WO inspire", "LT bolster", "SN conceal"):
        act(state, words)
    assert side(state, "lrdg")["play"] == ["warrant-officer", "lieutenant", "sniper"]


# 24. Drive.


@pytest.mark.rule("NAF-24.1")
def test_up_to_so_many_tiles() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": list(TILES)},
        vehicles={"patrol-truck": {"tile": "12A", "seats": {"driver": "sergeant"}}},
    )
    assert of_card(legal(state), "SG drive") == [
        "SG drive patrol-truck-driver",
        "SG drive patrol-truck-driver 15A",
        "SG drive patrol-truck-driver 16A",
        "SG drive patrol-truck-driver 11A",
    ]
    assert rule_against(state, "SG drive patrol-truck-driver 17A") == "NAF-24.1"
    assert rule_against(state, "SG drive patrol-truck-driver cargo-truck") == "NAF-24.1"
    act(state, "SG drive patrol-truck-driver 11A")
    assert tile_of(state, "patrol-truck") == "11A"


@pytest.mark.rule("NAF-24.2")
@pytest.mark.parametrize("face", ["scouted", "controlled"])
def test_the_tile_needs_a_friendly_marker_of_either_face(face: str) -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], face: ["16A"]},
        italy={"controlled": ["11A"]},
        vehicles={"patrol-truck": PATROL},
    )
    assert rule_against(state, "SG drive patrol-truck-driver 11A") == "NAF-24.2"
    act(state, "SG drive patrol-truck-driver 16A")
    assert tile_of(state, "patrol-truck") == "16A"


@pytest.mark.rule("NAF-24.3")
def test_rough_terrain_can_be_neither_entered_nor_driven_through() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["5B", "8A", "22A", "12A"]},
        vehicles={"patrol-truck": {"tile": "12A", "seats": {"driver": "sergeant"}}},
    )
    assert rule_against(state, "SG drive patrol-truck-driver 5B") == "NAF-24.3"
    assert rule_against(state, "SG drive patrol-truck-driver 8A") == "NAF-24.3"  # by way of 5B
    assert of_card(legal(state), "SG drive") == ["SG drive patrol-truck-driver"]


@pytest.mark.rule("NAF-24.3")
def test_the_way_round_rough_terrain_is_open() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["5B", "11A", "22A"]},
        vehicles={"patrol-truck": PATROL},
    )
    act(state, "SG drive patrol-truck-driver 22A")  # by way of 11A, a hill that is not rough
    assert tile_of(state, "patrol-truck") == "22A"


@pytest.mark.rule("NAF-24.4", "NAF-A.22")
def test_it_needs_the_seat_a_ready_soldier_and_an_active_vehicle() -> None:
    seats = {"driver": "sergeant", "bed": "scout"}
    for damage, suppressed, rule in [
        (0, [], None),
        (2, [], None),
        (3, [], "NAF-22.1"),
        (0, ["sergeant"], "NAF-13.1"),
    ]:
        state = desert(
            lrdg={"hand": ["sergeant", "scout"], "scouted": ["16A"], "suppressed": suppressed},
            vehicles={"patrol-truck": {"tile": "15A", "damage": damage, "seats": seats}},
        )
        assert rule_against(state, "SC drive patrol-truck-driver 16A") == "NAF-11.5"
        assert rule_against(state, "SC drive patrol-truck-bed 16A") == "NAF-4.5"
        if rule is None:
            act(state, "SG drive patrol-truck-driver 16A")
        else:
            assert rule_against(state, "SG drive patrol-truck-driver 16A") == rule


@pytest.mark.rule("NAF-A.22")
def test_a_vehicle_with_nobody_in_the_drive_seat_stands_still() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "scout"}}},
    )
    assert not any("drive" in words for words in legal(state) if "change-seat" not in words)


@pytest.mark.rule("NAF-24.5", "NAF-A.24")
def test_in_a_captured_vehicle_the_drivers_markers_count() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "scouted": ["16A"]},
        italy={"scouted": ["11A", "12A"]},
        vehicles={"scout-car": {"tile": "15A", "holder": "lrdg", "seats": {"driver": "scout"}}},
    )
    assert of_card(legal(state), "SC drive") == [
        "SC drive scout-car-driver",
        "SC drive scout-car-driver 16A",
    ]


@pytest.mark.rule("NAF-24.6", "NAF-A.1b")
def test_every_tile_on_the_way_needs_the_marker_the_first_does_not() -> None:
    for scouted, rule in [(["17A"], "NAF-24.6"), (["16A", "17A"], None)]:
        state = desert(
            lrdg={"hand": ["sergeant", SPARE], "scouted": scouted},
            vehicles={"patrol-truck": PATROL},
        )
        if rule is None:
            act(state, "SG drive patrol-truck-driver 17A")
            assert tile_of(state, "patrol-truck") == "17A"
        else:
            assert rule_against(state, "SG drive patrol-truck-driver 17A") == rule


@pytest.mark.rule("NAF-24.7")
def test_enemies_and_their_markers_do_not_hinder() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A", "17A"]},
        italy={
            "counters": {"rifleman-a": "16A", "gunner-a": "17A"},
            "controlled": ["16A", "17A"],
        },
        vehicles={
            "patrol-truck": PATROL,
            "medium-tank": {"tile": "16A", "seats": {"driver": "driver-t"}},
        },
    )
    act(state, "SG drive patrol-truck-driver 17A")
    assert tile_of(state, "patrol-truck") == "17A"


# 25. Move.


@pytest.mark.rule("NAF-25.1", "NAF-A.1b")
def test_move_goes_over_friendly_markers() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "scouted": ["17A", "11A"],
        },
        italy={"scouted": ["16A"]},
    )
    far = reprinted(state, "sergeant", "move 2")
    assert rule_against(far, "SG move 16A") == "NAF-25.1"
    assert rule_against(far, "SG move 17A") == "NAF-A.1b"
    assert rule_against(far, "SG move 4A") == "NAF-25.1"
    act(far, "SG move 11A")
    assert tile_of(far, "sergeant") == "11A"
    assert "scouted" not in keys(act(state, "SG move 11A"))


@pytest.mark.rule("NAF-25.2", "NAF-A.16")
def test_move_moves_the_soldier_of_the_card_and_no_other() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A", "gunner": "17A"},
            "scouted": ["16A", "19A"],
        },
        vehicles={"patrol-truck": {"tile": "17A"}},
    )
    assert of_card(legal(state), "SG move") == ["SG move", "SG move 16A"]
    assert rule_against(state, "SG move 19A") == "NAF-25.1"
    assert rule_against(state, "SG move lGU 19A") == "NAF-25.1"
    act(state, "SG move 16A")
    assert (tile_of(state, "gunner"), tile_of(state, "patrol-truck")) == ("17A", "17A")


# 26. Scout.


@pytest.mark.rule("NAF-26.1", "NAF-26.2", "NAF-26.3")
def test_scout_goes_anywhere_marks_its_way_and_brings_fog() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}, "supply": {SPARE: 3}},
    )
    act(state, "SC scout 16A 13A")
    assert tile_of(state, "scout") == "13A"
    assert side(state, "lrdg")["scouted"] == ["16A", "13A"]
    assert (fog(state, "supply", "lrdg"), fog(state, "discard", "lrdg")) == (1, 2)


@pytest.mark.rule("NAF-26.1")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("SC scout 17A", "NAF-6.5"),
        ("SC scout 16A 17A 19A", "NAF-26.1"),
        ("SC scout lSG", "NAF-26.1"),
    ],
)
def test_ways_that_are_none(words: str, rule: str) -> None:
    state = desert(lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}})
    assert rule_against(state, words) == rule


@pytest.mark.rule("NAF-26.3", "NAF-47.2")
@pytest.mark.parametrize(("there", "taken"), [(0, 0), (1, 1), (2, 2)])
def test_if_fog_is_short_as_many_as_there_are(there: int, taken: int) -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}, "supply": {SPARE: there}},
    )
    act(state, "SC scout 16A 17A")
    assert sorted(side(state, "lrdg")["scouted"]) == ["16A", "17A"]
    assert fog(state, "discard", "lrdg") == taken


@pytest.mark.rule("NAF-26.4")
def test_friendly_markers_cost_nothing_enemy_markers_stay_and_the_start_gets_none() -> None:
    state = desert(
        lrdg={
            "hand": ["scout", "scout", SPARE],
            "counters": {"scout": "15A"},
            "controlled": ["16A"],
            "supply": {SPARE: 5},
        },
        italy={"controlled": ["17A"], "supply": {SPARE: 5}},
    )
    act(state, "SC scout 16A 17A")
    assert fog(state, "discard", "lrdg") == 1
    assert side(state, "lrdg")["scouted"] == ["17A"]
    assert side(state, "lrdg")["controlled"] == ["16A"]
    assert side(state, "italy")["controlled"] == ["17A"]
    assert fog(state, "discard", "italy") == 0
    act(state, "SC scout 19A 17A")
    assert "15A" not in side(state, "lrdg")["scouted"]


@pytest.mark.rule("NAF-26.4")
def test_the_start_is_marked_when_it_is_entered_again() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}, "supply": {SPARE: 5}},
    )
    act(state, "SC scout 16A 15A")
    assert side(state, "lrdg")["scouted"] == ["15A", "16A"]
    assert fog(state, "discard", "lrdg") == 2


# 27. Stalk.


@pytest.mark.rule("NAF-27.1")
def test_stalk_leaves_no_marker_and_brings_no_fog() -> None:
    state = desert(
        lrdg={"hand": ["saboteur", SPARE], "counters": {"saboteur": "15A"}, "supply": {SPARE: 3}},
        italy={"controlled": ["16A"], "counters": {"rifleman-a": "16A"}},
    )
    assert rule_against(state, "SB stalk 17A") == "NAF-27.1"
    both = why_not(state, "SB stalk 16A 16A")
    assert both is not None
    assert (both.rule, both.key) == ("NAF-27.1", "refusal-name-one-tile")
    act(state, "SB stalk 16A")
    assert tile_of(state, "saboteur") == "16A"
    assert side(state, "lrdg")["scouted"] == []
    assert fog(state, "discard", "lrdg") == 0
    assert crew(state, "pilot-car") == {}
