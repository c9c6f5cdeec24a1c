"""What is in the box: counts, counters, cards, markers (NAF-1 to NAF-5)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.north_africa.vehicles import NO_CARD, NO_DEFENCE
from tests.games.undaunted.looks import roll
from tests.games.undaunted.north_africa.desert import (
    PRINTED,
    SIDES,
    SPARE,
    crew,
    desert,
    game,
    in_play,
    of_card,
    points,
    random_game,
    tile_of,
    vehicle,
)
from tests.support import act, legal, rule_against, side

SCENARIOS = game().scenarios()


def cards(owner: str) -> list[Card]:
    return game().roster.cards[SIDES.index(owner)]


def zone_total(owner: dict[str, Any]) -> int:
    lists = sum(len(owner[zone]) for zone in ("deck", "hand", "play", "discard"))
    counts: int = sum(owner["supply"].values()) + sum(owner["box"].values())
    return lists + counts


# 1. What is in the box.


@pytest.mark.rule("NAF-1.1", "NAF-1.5")
@pytest.mark.parametrize(("owner", "count"), [("lrdg", 42), ("italy", 40)])
def test_a_side_has_its_number_of_cards(owner: str, count: int) -> None:
    assert sum(card.copies for card in cards(owner)) == count


@pytest.mark.rule("NAF-1.1", "NAF-1.5", "NAF-4.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_card_is_lost_or_found_in_play(scenario: str) -> None:
    for state, _ in random_game(scenario, seed=1, steps=250):
        assert [zone_total(side(state, owner)) for owner in SIDES] == [42, 40]


@pytest.mark.rule("NAF-1.2", "NAF-1.3", "NAF-1.6", "NAF-1.7", "NAF-4.10")
@pytest.mark.parametrize(("owner", "soldiers"), [("lrdg", 8), ("italy", 7)])
def test_a_side_has_three_vehicles_and_eleven_or_ten_counters(owner: str, soldiers: int) -> None:
    units = [unit for unit in game().roster.units if game().sides[unit.side] == owner]
    vehicles = [unit for unit in units if unit.card == NO_CARD]
    assert [unit.title for unit in vehicles] == [
        title for title, printed_for in PRINTED.items() if printed_for == owner
    ]
    assert len(units) - len(vehicles) == soldiers


@pytest.mark.rule("NAF-1.4", "NAF-1.8", "NAF-1.9", "NAF-1.11", "NAF-1.13")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_official_needs_no_more_than_the_box_holds(scenario: str) -> None:
    document: Any = game().scenario_json(scenario)
    assert len(document["objectives"]) <= 3
    assert len(document["structures"]) <= 6
    exits = {tile for owner in SIDES for tile in document[owner].get("exits", [])}
    assert len(exits) <= 4
    for owner in SIDES:
        assert len(document[owner]["scouted"]) + len(document[owner]["controlled"]) <= 16


@pytest.mark.rule("NAF-1.10")
def test_the_24_damage_markers_are_enough_for_all_six_vehicles() -> None:
    assert sum(vehicle.durability for vehicle in game().desert.vehicles) == 24


@pytest.mark.rule("NAF-1.12", "NAF-6.1")
def test_there_are_22_tiles_with_two_faces() -> None:
    assert sorted(game().tiles) == sorted(f"{n}{face}" for n in range(1, 23) for face in "AB")


@pytest.mark.rule("NAF-1.13")
def test_there_are_six_structures() -> None:
    assert [structure.id for structure in game().structures] == [
        "aircraft",
        "hangar",
        "motor-pool",
        "storage-tank",
        "ammunition-dump",
        "headquarters",
    ]


@pytest.mark.rule("NAF-1.14", "NAF-5.5")
def test_one_side_holds_the_initiative_marker() -> None:
    for state, _ in random_game("murzuk", seed=3, steps=200):
        assert state.to_json()["initiative"] in SIDES


@pytest.mark.rule("NAF-1.15")
@pytest.mark.parametrize("die", [-1, 10])
def test_a_die_shows_0_to_9(die: int) -> None:
    state = desert(
        lrdg={"hand": ["scout"], "counters": {"scout": "15A"}},
        italy={"counters": {"rifleman-a": "15A"}, "deck": ["rifleman-a"]},
    )
    with pytest.raises(sandtable.BadInput):
        act(state.clone(), "SC attack iRA", [die])
    act(state, "SC attack iRA", [9])


@pytest.mark.rule("NAF-1.16", "NAF-53.6", "NAF-48.3")
def test_what_normandy_has_and_this_game_has_not() -> None:
    verbs = set(game().verbs)
    assert verbs.isdisjoint({"guide", "target", "blast"})
    assert not any("pinned" in ending for ending in game().endings())
    assert not any("spawn" in side(state, owner) for state in [desert()] for owner in SIDES)


# 2. Counters.


@pytest.mark.rule("NAF-2.1", "NAF-53.1", "NAF-3.8")
def test_a_counter_is_one_soldier_with_cards_of_one_title_and_letter() -> None:
    soldiers = [unit for unit in game().roster.units if unit.card != NO_CARD]
    assert len({(unit.side, unit.card) for unit in soldiers}) == len(soldiers)
    for unit in soldiers:
        card = game().roster.cards[unit.side][unit.card]
        assert (card.title, card.squad, card.copies) == (unit.title, unit.squad, 4)


@pytest.mark.rule("NAF-2.2", "NAF-3.8")
def test_a_card_gives_orders_to_its_own_soldier_only() -> None:
    state = desert(
        italy={
            "hand": ["gunner-a", SPARE],
            "counters": {"gunner-a": "15A", "tank-gunner-t": "16A"},
            "scouted": ["12A", "17A"],
        },
        turn="italy",
    )
    assert rule_against(state, "GA move 17A") == "NAF-25.1"
    assert rule_against(state, "GT move 17A") == "NAF-11.1"
    act(state, "GA move 12A")
    assert (tile_of(state, "gunner-a"), tile_of(state, "tank-gunner-t")) == ("12A", "16A")


@pytest.mark.rule("NAF-2.3")
def test_a_description_tells_what_is_printed_on_the_counters() -> None:
    description: Any = game().describe("barce")
    units = {unit["unit"]: unit for unit in description["units"]}
    assert units["lrdg-sniper"]["defence"] == 6
    assert units["italy-rifleman-a"]["squad"] == "a"
    assert units["lrdg-sniper"]["squad"] == ""
    vehicles = {entry["title"]: entry for entry in description["vehicles"]}
    assert (vehicles["medium-tank"]["defence"], vehicles["medium-tank"]["armour"]) == (None, 5)


@pytest.mark.rule("NAF-2.4", "NAF-2.5", "NAF-2.8", "NAF-38.2", "NAF-38.3")
@pytest.mark.parametrize(
    ("notation", "dice", "need"),
    [
        ("AT attack scout-car", [1], 7),
        ("AT anti-tank scout-car", [1, 1], 4),
        ("GU suppress scout-car", [1, 1, 1, 1], 7),
        ("SB demolitions scout-car", [1, 1], 4),
    ],
)
def test_base_defence_counts_against_bullets_armour_against_shells_and_charges(
    notation: str, dice: list[int], need: int
) -> None:
    state = desert(
        lrdg={
            "hand": ["antitank", "gunner", "saboteur"],
            "counters": {"antitank": "15A", "gunner": "15A", "saboteur": "15A"},
        },
        vehicles={"scout-car": {"tile": "15A"}},
    )
    assert roll(act(state, notation, dice))["need"] == need


@pytest.mark.rule("NAF-2.6")
def test_soldiers_have_no_armour() -> None:
    state = desert(
        lrdg={
            "hand": ["antitank", "saboteur", SPARE],
            "counters": {"antitank": "15A", "saboteur": "15A"},
        },
        italy={"counters": {"rifleman-a": "15A"}},
        vehicles={"scout-car": {"tile": "15A"}},
    )
    assert rule_against(state, "AT anti-tank iRA") == "NAF-2.6"
    assert rule_against(state, "SB demolitions iRA") == "NAF-2.6"


@pytest.mark.rule("NAF-2.7", "NAF-37.2")
def test_only_the_medium_tank_has_no_base_defence() -> None:
    assert [v.title for v in game().desert.vehicles if v.defence == NO_DEFENCE] == ["medium-tank"]
    state = desert(
        lrdg={
            "hand": ["gunner", "antitank", SPARE],
            "counters": {"gunner": "15A", "antitank": "15A"},
        },
        vehicles={"medium-tank": {"tile": "15A", "seats": {"driver": "driver-t"}}},
    )
    assert rule_against(state, "GU attack medium-tank") == "NAF-2.7"
    assert rule_against(state, "GU suppress medium-tank") == "NAF-2.7"
    assert "AT anti-tank medium-tank" in legal(state)


@pytest.mark.rule("NAF-2.7", "NAF-37.2")
def test_the_aircraft_cannot_strafe_a_captured_tank() -> None:
    state = desert(
        italy={"hand": ["reconnaissance-aircraft", SPARE]},
        vehicles={"medium-tank": {"tile": "15A", "holder": "lrdg"}},
        turn="italy",
    )
    assert rule_against(state, "AC strafe medium-tank") == "NAF-2.7"
    assert "AC strafe pilot-car" in legal(state)


@pytest.mark.rule("NAF-2.9", "NAF-13.1")
def test_a_soldier_who_is_face_down_takes_no_action() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", SPARE],
            "counters": {"sergeant": "15A"},
            "scouted": ["15A", "16A"],
            "suppressed": ["sergeant"],
        },
    )
    assert legal(state) == ["ready SG", "hunker SG", "end-turn"]


@pytest.mark.rule("NAF-2.10", "NAF-22.1")
def test_a_vehicle_that_is_face_down_takes_no_action() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "damage": 3, "seats": {"driver": "sergeant"}}},
    )
    assert vehicle(state, "patrol-truck")["disabled"] is True
    assert rule_against(state, "SG drive patrol-truck-driver 16A") == "NAF-22.1"


@pytest.mark.rule("NAF-2.11")
@pytest.mark.parametrize("scenario", ["murzuk", "barce"])
def test_a_soldier_is_in_a_tile_or_on_a_seat_never_both(scenario: str) -> None:
    for state, _ in random_game(scenario, seed=5, steps=300):
        seated = [
            name
            for title in PRINTED
            if in_play(state, title)
            for name in crew(state, title).values()
        ]
        on_foot = [name for owner in SIDES for name in side(state, owner)["counters"]]
        assert len(set(seated) | set(on_foot)) == len(seated) + len(on_foot)


@pytest.mark.rule("NAF-2.12", "NAF-24.7")
def test_counters_of_both_sides_share_a_tile_and_none_blocks_the_way() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", "scout", SPARE],
            "counters": {"scout": "15A", "gunner": "16A", "sniper": "16A", "engineer": "16A"},
            "scouted": ["16A", "17A"],
        },
        italy={
            "counters": {"rifleman-a": "16A", "gunner-a": "16A", "scout-a": "16A"},
            "controlled": ["16A"],
        },
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}},
            "scout-car": {"tile": "16A", "seats": {"driver": "antitank-a"}},
        },
    )
    act(state, "SG drive patrol-truck-driver 17A")
    assert tile_of(state, "patrol-truck") == "17A"
    act(state, "SC scout 16A")
    assert tile_of(state, "scout") == tile_of(state, "rifleman-a") == "16A"


@pytest.mark.rule("NAF-2.13", "NAF-A.12")
def test_an_enemy_vehicle_is_one_that_the_opponent_holds() -> None:
    state = desert(
        lrdg={"hand": ["antitank", SPARE], "counters": {"antitank": "15A"}},
        vehicles={
            "patrol-truck": {"tile": "16A", "holder": "italy"},
            "scout-car": {"tile": "16A", "holder": "lrdg"},
        },
    )
    assert of_card(legal(state), "AT anti-tank") == [
        "AT anti-tank patrol-truck",
        "AT anti-tank cargo-truck",
    ]
    assert rule_against(state, "AT anti-tank scout-car") == "NAF-37.10"
    assert rule_against(state, "AT attack scout-car") == "NAF-37.10"


# 5. Markers.


@pytest.mark.rule("NAF-5.1", "NAF-25.1")
@pytest.mark.parametrize(("face", "score"), [("scouted", 0), ("controlled", 1)])
def test_either_face_of_a_marker_lets_counters_in_but_only_control_earns_points(
    face: str, score: int
) -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "counters": {"sergeant": "12A"}, face: ["15A"]},
        italy={"scouted": ["5B"]},
    )
    assert rule_against(state, "SG move 5B") == "NAF-25.1"
    act(state, "SG move 15A")
    assert tile_of(state, "sergeant") == "15A"
    assert side(state, "lrdg")["points"] == score


@pytest.mark.rule("NAF-5.2", "NAF-27.1")
@pytest.mark.parametrize(("card", "code"), [("saboteur", "SB"), ("sniper", "SN")])
def test_saboteur_and_sniper_go_where_nobody_has_scouted(card: str, code: str) -> None:
    state = desert(lrdg={"hand": [card, SPARE], "counters": {card: "12A"}})
    act(state, f"{code} stalk 15A")
    assert tile_of(state, card) == "15A"


@pytest.mark.rule("NAF-5.3", "NAF-49.1")
def test_who_controls_the_tile_controls_the_objective() -> None:
    state = desert(lrdg={"controlled": ["15A", "16A"]}, italy={"controlled": ["19A"]})
    assert [side(state, owner)["points"] for owner in SIDES] == [1, 2]


@pytest.mark.rule("NAF-5.7", "NAF-5.8", "NAF-44.3", "NAF-44.4")
def test_a_structure_has_a_defence_and_points() -> None:
    for structure in game().structures:
        assert structure.defence > 0
        assert structure.points > 0
    state = desert(italy={"controlled": ["16A"]}, scenario={"structures": {"16A": "motor-pool"}})
    assert side(state, "italy")["points"] == 2


@pytest.mark.rule("NAF-5.10")
@pytest.mark.parametrize(
    ("lrdg", "italy", "key"),
    [
        ({"scouted": ["15A"]}, {"scouted": ["15A"]}, None),
        ({"scouted": ["15A"]}, {"controlled": ["15A"]}, None),
        ({"controlled": ["15A"]}, {"controlled": ["15A"]}, "controlled-twice"),
        ({"scouted": ["15A"], "controlled": ["15A"]}, {}, "marker-twice"),
        ({"scouted": ["15A", "15A"]}, {}, "marker-twice"),
    ],
)
def test_a_side_has_one_marker_in_a_tile_and_one_side_controls_it(
    lrdg: dict[str, Any], italy: dict[str, Any], key: str | None
) -> None:
    if key is None:
        desert(lrdg=lrdg, italy=italy)
        return
    with pytest.raises(sandtable.BadInput) as bad:
        desert(lrdg=lrdg, italy=italy, goals=(points(1), points(1)))
    assert bad.value.key == key
