"""Vehicle cards and what soldiers do aboard (NAF-4, NAF-16, NAF-21, NAF-22)."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa.vehicles import Seat
from tests.games.undaunted.looks import roll
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    game,
    in_play,
    of_card,
    tile_of,
    vehicle,
)
from tests.support import act, keys, legal, rule_against, side

TANK = {"driver": "driver-t", "turret": "tank-gunner-t", "hull": "crew-t"}


def seats() -> list[Seat]:
    return game().desert.seats


# 4. Vehicle cards.


@pytest.mark.rule("NAF-4.1", "NAF-4.3", "NAF-5.6")
def test_a_vehicle_card_tells_who_sits_where_what_they_can_do_and_the_damage() -> None:
    state = desert(
        vehicles={"patrol-truck": {"tile": "15A", "damage": 2, "seats": {"gun": "gunner"}}}
    )
    assert vehicle(state, "patrol-truck") == {
        "holder": "lrdg",
        "tile": "15A",
        "damage": 2,
        "disabled": False,
        "seats": {"patrol-truck-gun": "gunner"},
    }
    description: Any = game().describe("barce")
    (truck,) = [entry for entry in description["vehicles"] if entry["title"] == "patrol-truck"]
    assert {"critical", "durability", "armour", "defence", "seats"} <= truck.keys()


@pytest.mark.rule("NAF-4.4", "NAF-47.3")
def test_a_seat_holds_one_soldier_and_the_seats_limit_how_many_ride() -> None:
    state = desert(
        lrdg={
            "hand": ["sniper", SPARE],
            "counters": {"sniper": "15A"},
        },
        vehicles={
            "pilot-car": {"tile": "15A", "seats": {"driver": "scout", "navigator": "gunner"}}
        },
    )
    assert of_card(legal(state), "SN board") == []
    assert rule_against(state, "SN board pilot-car-driver") == "NAF-17.2"
    assert rule_against(state, "SN board pilot-car-navigator") == "NAF-17.2"


@pytest.mark.rule("NAF-4.5", "NAF-39.2")
def test_an_action_of_the_seat_may_be_taken_instead_of_one_of_the_card() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE]},
        italy={"counters": {"rifleman-a": "15A"}, "deck": ["rifleman-a"] * 2},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"gun": "scout"}}},
    )
    assert {"SC attack iRA", "SC attack patrol-truck-gun iRA"} <= set(legal(state))
    assert len(roll(act(state.clone(), "SC attack iRA", [1]))["dice"]) == 1
    assert len(roll(act(state, "SC attack patrol-truck-gun iRA", [1, 1]))["dice"]) == 2


@pytest.mark.rule("NAF-4.6")
def test_a_seat_has_several_actions_or_none() -> None:
    assert {len(seat.actions) for seat in seats()} == {0, 1, 2}
    state = desert(
        lrdg={"hand": ["sniper", SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "sniper"}}},
    )
    assert of_card(legal(state), "SN") == [
        "SN attack cargo-truck",
        "SN conceal",
        "SN leave",
        "SN change-seat patrol-truck-driver",
        "SN change-seat patrol-truck-navigator",
        "SN change-seat patrol-truck-gun",
    ]


@pytest.mark.rule("NAF-4.7", "NAF-4.9", "NAF-3.3")
def test_requirements_and_the_centre_seat_of_the_medium_tank() -> None:
    assert {seat.id.rpartition("-")[0] for seat in seats() if seat.requires} == {"medium-tank"}
    tank = next(unit for unit in game().desert.vehicles if unit.title == "medium-tank")
    centre = tank.seats[len(tank.seats) // 2]
    assert "anti-tank" in [action.verb for action in centre.actions]
    assert (tank.armour, tank.critical) == (5, 3)


@pytest.mark.rule("NAF-4.8", "NAF-17.4")
def test_the_holder_is_the_side_before_which_the_card_lies() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "1A"}},
        vehicles={"pilot-car": {"tile": "8A"}},
    )
    assert vehicle(state, "cargo-truck")["holder"] == "italy"
    act(state, "SC board cargo-truck-cab")
    assert vehicle(state, "cargo-truck")["holder"] == "lrdg"


@pytest.mark.rule("NAF-4.10", "NAF-42.7")
def test_counter_and_card_leave_the_game_together() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        vehicles={"scout-car": {"tile": "15A", "damage": 3}},
    )
    act(state, "AT anti-tank scout-car", [9, 9])
    assert not in_play(state, "scout-car")
    assert rule_against(state, "AT anti-tank scout-car") == "NAF-11.1"
    assert side(state, "italy")["neutralised"] == ["scout-car"]


# 16. Acting aboard by card.


@pytest.mark.rule("NAF-16.1", "NAF-16.2", "NAF-31.7")
def test_support_and_combat_of_a_soldiers_card_count_from_the_vehicles_tile() -> None:
    state = desert(
        lrdg={"hand": ["sergeant"] * 2 + ["scout", SPARE], "scouted": ["15A"]},
        italy={"counters": {"rifleman-a": "17A"}, "deck": ["rifleman-a"] * 3},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "sergeant"}}},
    )
    assert roll(act(state, "SG attack iRA", [1, 1]))["need"] == 4 + 2
    act(state, "SG control")
    assert side(state, "lrdg")["controlled"] == ["15A"]


@pytest.mark.rule("NAF-16.3")
@pytest.mark.parametrize(
    ("card", "words"),
    [("sergeant", "SG move 16A"), ("scout", "SC scout 16A"), ("sniper", "SN stalk 16A")],
)
def test_no_movement_by_card_while_seated(card: str, words: str) -> None:
    state = desert(
        lrdg={"hand": [card, SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": card}}},
    )
    assert rule_against(state, words) == "NAF-16.3"
    assert rule_against(state, words.removesuffix(" 16A")) == "NAF-16.3"  # not even zero tiles
    act(state, f"{words[:2]} leave")
    act(state, words)
    assert tile_of(state, card) == "16A"


@pytest.mark.rule("NAF-16.3")
def test_no_movement_after_boarding() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"], "counters": {"sergeant": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SG board patrol-truck-bed")
    assert rule_against(state, "SG move 16A") == "NAF-16.3"


@pytest.mark.rule("NAF-16.4", "NAF-22.1")
def test_in_a_disabled_vehicle_only_the_vehicle_actions_are_lost() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["15A", "16A"]},
        italy={"counters": {"rifleman-a": "15A"}, "deck": ["rifleman-a"]},
        vehicles={
            "patrol-truck": {"tile": "15A", "damage": 3, "seats": {"driver": "sergeant"}},
        },
    )
    assert rule_against(state, "SG drive patrol-truck-driver 16A") == "NAF-22.1"
    assert {"SG attack iRA", "SG bolster", "SG control", "SG leave"} <= set(legal(state))


@pytest.mark.rule("NAF-16.5")
def test_all_aboard_move_with_the_vehicle() -> None:
    state = desert(
        lrdg={"hand": ["scout", "sniper", SPARE], "scouted": ["16A", "17A"]},
        italy={"counters": {"rifleman-a": "17A"}, "deck": ["rifleman-a"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "scout", "bed": "sniper"}}},
    )
    act(state, "SC drive patrol-truck-driver 17A")
    assert vehicle(state, "patrol-truck")["tile"] == "17A"
    assert crew(state, "patrol-truck") == {"driver": "scout", "bed": "sniper"}
    assert roll(act(state, "SN attack iRA", [1, 1, 1]))["need"] == 4  # from 17A itself


# 21. Crew requirements.


@pytest.mark.rule("NAF-21.1", "NAF-17.6")
def test_a_rifleman_at_the_gun_of_the_tank_has_only_the_attack_on_the_card() -> None:
    state = desert(
        lrdg={"counters": {"scout": "15A"}, "deck": ["scout"]},
        italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "15A"}},
        vehicles={"medium-tank": {"tile": "15A"}, "patrol-truck": {"tile": "16A"}},
        turn="italy",
    )
    act(state, "RA board medium-tank-turret")
    assert rule_against(state, "RA anti-tank medium-tank-turret patrol-truck") == "NAF-21.1"
    assert rule_against(state, "RA attack medium-tank-turret lSC") == "NAF-21.1"
    assert "RA attack lSC" in legal(state)


@pytest.mark.rule("NAF-21.1")
@pytest.mark.parametrize(
    ("card", "code"), [("driver-t", "DT"), ("tank-gunner-t", "GT"), ("crew-t", "CT")]
)
@pytest.mark.parametrize(
    ("seat", "words"),
    [("driver", "drive medium-tank-driver 16A"), ("hull", "attack medium-tank-hull lSC")],
)
def test_every_tanker_can_use_every_seat(card: str, code: str, seat: str, words: str) -> None:
    state = desert(
        lrdg={"counters": {"scout": "15A"}, "deck": ["scout"]},
        italy={"hand": [card, SPARE], "scouted": ["16A"]},
        vehicles={"medium-tank": {"tile": "15A", "seats": {seat: card}}},
        turn="italy",
    )
    assert f"{code} {words}" in legal(state)


@pytest.mark.rule("NAF-21.2", "NAF-17.6")
@pytest.mark.parametrize(("card", "code"), [("driver-t", "DT"), ("gunner-a", "GA")])
def test_seats_without_requirement_serve_anyone(card: str, code: str) -> None:
    state = desert(
        italy={"hand": [card, SPARE], "scouted": ["16A"]},
        vehicles={"scout-car": {"tile": "15A", "seats": {"driver": card}}},
        turn="italy",
    )
    act(state, f"{code} drive scout-car-driver 16A")
    assert tile_of(state, "scout-car") == "16A"


@pytest.mark.rule("NAF-21.3", "NAF-A.24")
def test_a_captured_tank_keeps_its_requirements() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}, "scouted": ["15A", "16A"]},
        vehicles={"medium-tank": {"tile": "15A"}},
    )
    act(state, "SC board medium-tank-driver")
    assert vehicle(state, "medium-tank")["holder"] == "lrdg"
    assert rule_against(state, "SC drive medium-tank-driver 16A") == "NAF-21.1"
    assert rule_against(state, "SC control medium-tank-driver") == "NAF-21.1"


@pytest.mark.rule("NAF-21.1", "NAF-A.6", "NAF-17.6")
def test_a_swap_may_put_anyone_into_a_seat_with_a_requirement() -> None:
    state = desert(
        italy={"hand": ["rifleman-a", "rifleman-a", SPARE], "scouted": ["16A"]},
        vehicles={
            "medium-tank": {"tile": "15A", "seats": {"driver": "driver-t", "hull": "rifleman-a"}}
        },
        turn="italy",
    )
    act(state, "RA swap iDT")
    assert crew(state, "medium-tank") == {"driver": "rifleman-a", "hull": "driver-t"}
    assert rule_against(state, "RA drive medium-tank-driver 16A") == "NAF-21.1"


# 22. Disabled vehicles.


@pytest.mark.rule("NAF-22.1")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("driver-t", "DT drive medium-tank-driver 16A"),
        ("driver-t", "DT control medium-tank-driver"),
        ("tank-gunner-t", "GT anti-tank medium-tank-turret patrol-truck"),
        ("crew-t", "CT suppress medium-tank-hull patrol-truck"),
    ],
)
@pytest.mark.parametrize(("damage", "allowed"), [(2, True), (3, False), (4, False)])
def test_no_vehicle_action_of_a_disabled_vehicle(
    card: str, words: str, damage: int, allowed: bool
) -> None:
    state = desert(
        italy={"hand": [card, SPARE], "scouted": ["15A", "16A"]},
        vehicles={
            "medium-tank": {"tile": "15A", "damage": damage, "seats": TANK},
            "patrol-truck": {"tile": "16A"},
        },
        turn="italy",
    )
    assert (words in legal(state)) == allowed
    if not allowed:
        assert rule_against(state, words) == "NAF-22.1"


@pytest.mark.rule("NAF-22.2", "NAF-35.3")
def test_only_repair_makes_it_active_again() -> None:
    state = desert(
        italy={"hand": ["crew-t", SPARE], "scouted": ["16A"]},
        vehicles={"medium-tank": {"tile": "15A", "damage": 3, "seats": TANK}},
        turn="italy",
    )
    assert keys(act(state, "CT repair medium-tank"))[-2:] == ["repaired", "active-again"]
    assert vehicle(state, "medium-tank")["disabled"] is False


@pytest.mark.rule("NAF-22.3", "NAF-A.7")
@pytest.mark.parametrize("damage", range(5))
def test_card_and_counter_show_one_status(damage: int) -> None:
    state = desert(vehicles={"medium-tank": {"tile": "15A", "damage": damage}})
    assert vehicle(state, "medium-tank")["disabled"] == (damage >= 3)


@pytest.mark.rule("NAF-22.4", "NAF-42.6")
def test_a_disabled_vehicle_can_be_damaged_further_and_destroyed() -> None:
    state = desert(
        lrdg={"hand": ["antitank"] * 2 + [SPARE], "counters": {"antitank": "15A"}},
        vehicles={"medium-tank": {"tile": "15A", "damage": 3}},
    )
    events = act(state, "AT anti-tank medium-tank", [9, 9])
    assert "disabled" not in keys(events)  # it was so before
    assert vehicle(state, "medium-tank")["damage"] == 4
    act(state, "AT anti-tank medium-tank", [9, 9])
    assert not in_play(state, "medium-tank")
