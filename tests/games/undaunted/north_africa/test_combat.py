"""Combat: targets, defence values, dice (NAF-37 to NAF-39), and hills (NAF-45)."""

from typing import Any

import pytest

from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.looks import reprinted, roll
from tests.games.undaunted.north_africa.desert import SPARE, desert, of_card, vehicle
from tests.support import act, keys, legal, rule_against, side

TANK = {"driver": "driver-t", "turret": "tank-gunner-t"}


def fight(tile: str = "15A", target: str = "15A", **rest: Any) -> DesertState:
    """Everybody who can fight stands in one tile, a Rifleman and a crewed car in another."""
    soldiers = ("scout", "gunner", "saboteur", "antitank", "sniper")
    return desert(
        lrdg={"hand": [*soldiers, SPARE], "counters": dict.fromkeys(soldiers, tile)},
        italy={
            "counters": {"rifleman-a": target},
            "deck": ["rifleman-a"] * 2 + ["scout-a"] * 2 + ["driver-t"] * 2,
        },
        vehicles={
            "scout-car": {"tile": target, "seats": {"driver": "scout-a"}},
            "medium-tank": {"tile": target, "seats": {"driver": "driver-t"}},
        },
        **rest,
    )


def need(state: DesertState, words: str) -> int:
    """The defence value that an action is up against."""
    (odds,) = state.odds(state.actors()[0], state.game.read(words))
    return odds.need


# 37. Targets.


@pytest.mark.rule("NAF-37.1")
def test_target_defence_value_dice_effect() -> None:
    state = fight()
    assert keys(act(state, "GU attack iRA", [9, 1])) == ["played", "rolled", "casualty"]


@pytest.mark.rule("NAF-37.2", "NAF-2.7")
@pytest.mark.parametrize("words", ["GU attack", "GU suppress"])
def test_attack_and_suppress_pick_an_enemy_counter_with_a_base_defence(words: str) -> None:
    state = fight()
    assert of_card(legal(state), words) == [
        f"{words} iRA",
        f"{words} scout-car",
        f"{words} cargo-truck",
    ]
    assert rule_against(state, f"{words} medium-tank") == "NAF-2.7"
    assert rule_against(state, words) == "NAF-37.2"
    assert rule_against(state, f"{words} 15A") == "NAF-37.2"


@pytest.mark.rule("NAF-37.2")
def test_so_does_strafe() -> None:
    state = desert(
        lrdg={"counters": {"scout": "15A"}},
        italy={"hand": ["reconnaissance-aircraft", SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
        turn="italy",
    )
    assert of_card(legal(state), "AC strafe") == [
        "AC strafe lSC",
        "AC strafe patrol-truck",
        "AC strafe pilot-car",
    ]
    assert rule_against(state, "AC strafe lSG") == "NAF-37.5"


@pytest.mark.rule("NAF-37.3")
def test_anti_tank_picks_any_vehicle_of_the_enemy() -> None:
    state = fight()
    assert of_card(legal(state), "AT anti-tank") == [
        "AT anti-tank medium-tank",
        "AT anti-tank scout-car",
        "AT anti-tank cargo-truck",
    ]
    assert rule_against(state, "AT anti-tank iRA") == "NAF-2.6"
    assert rule_against(state, "AT anti-tank") == "NAF-37.3"


@pytest.mark.rule("NAF-37.4")
def test_demolitions_picks_a_structure_or_an_enemy_vehicle_in_the_soldiers_tile() -> None:
    near = fight(scenario={"structures": {"15A": "hangar"}})
    assert of_card(legal(near), "SB demolitions") == [
        "SB demolitions hangar",
        "SB demolitions medium-tank",
        "SB demolitions scout-car",
    ]
    assert rule_against(near, "SB demolitions cargo-truck") == "NAF-37.4"
    far = fight(target="16A", scenario={"structures": {"16A": "hangar"}})
    assert of_card(legal(far), "SB demolitions") == []
    assert rule_against(far, "SB demolitions hangar") == "NAF-37.4"
    assert rule_against(far, "SB demolitions medium-tank") == "NAF-37.4"


@pytest.mark.rule("NAF-37.5")
@pytest.mark.parametrize("words", ["GU attack", "GU suppress", "SB demolitions", "AT anti-tank"])
@pytest.mark.parametrize("target", ["iSA", "iDT"])
def test_a_soldier_aboard_cannot_be_picked(words: str, target: str) -> None:
    assert rule_against(fight(), f"{words} {target}") == "NAF-37.5"


@pytest.mark.rule("NAF-37.5", "NAF-37.2")
def test_the_driver_of_the_tank_cannot_be_attacked_either_way() -> None:
    state = fight()
    assert rule_against(state, "SN attack iDT") == "NAF-37.5"
    assert rule_against(state, "SN attack medium-tank") == "NAF-2.7"


@pytest.mark.rule("NAF-37.6")
@pytest.mark.parametrize("words", ["GU attack hangar", "AT anti-tank hangar", "GU suppress hangar"])
def test_only_demolitions_reaches_structures(words: str) -> None:
    state = fight(scenario={"structures": {"15A": "hangar"}})
    assert rule_against(state, words) in ("NAF-37.2", "NAF-37.3")


@pytest.mark.rule("NAF-37.7")
@pytest.mark.parametrize(
    "words", ["GU attack iRA", "GU suppress scout-car", "AT anti-tank medium-tank"]
)
def test_no_range_limit_and_no_line_of_sight(words: str) -> None:
    state = fight("12A", "6A")
    assert words in legal(state)
    dice = [0] * (4 if "suppress" in words else 2)
    assert roll(act(state, words, dice))["success"] is True


@pytest.mark.rule("NAF-37.8", "NAF-A.12")
def test_an_empty_enemy_vehicle_may_be_picked() -> None:
    state = desert(
        lrdg={
            "hand": ["antitank", "gunner", "saboteur"],
            "counters": {"antitank": "15A", "gunner": "15A", "saboteur": "15A"},
        },
        vehicles={"scout-car": {"tile": "15A"}},
    )
    for words in ("AT anti-tank", "AT attack", "GU suppress", "SB demolitions"):
        assert f"{words} scout-car" in legal(state)


@pytest.mark.rule("NAF-37.9", "NAF-A.23", "NAF-38.6")
def test_targets_in_the_attackers_tile_are_at_range_zero() -> None:
    state = fight()
    assert need(state, "GU attack iRA") == 4
    assert need(state, "AT anti-tank medium-tank") == 5


@pytest.mark.rule("NAF-37.10", "NAF-A.12")
@pytest.mark.parametrize(
    "words",
    [
        "GU attack lSC",
        "GU suppress lGU",
        "GU attack patrol-truck",
        "AT anti-tank patrol-truck",
        "SB demolitions patrol-truck",
        "AT anti-tank scout-car",
        "SB demolitions scout-car",
        "GU attack lSG",
    ],
)
def test_friendly_soldiers_and_vehicles_can_never_be_picked(words: str) -> None:
    soldiers = ("scout", "gunner", "saboteur", "antitank")
    state = desert(
        lrdg={"hand": [*soldiers, SPARE], "counters": dict.fromkeys(soldiers, "15A")},
        italy={"counters": {"rifleman-a": "15A"}},
        vehicles={
            "patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}},
            "scout-car": {"tile": "15A", "holder": "lrdg"},
            "medium-tank": {"tile": "15A"},
        },
    )
    assert rule_against(state, words) == "NAF-37.10"


@pytest.mark.rule("NAF-37.2", "NAF-51.4")
def test_what_has_left_the_map_cannot_be_picked() -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": "15A"}},
        italy={"counters": {"rifleman-a": "15A"}, "evacuated": ["scout-a"]},
    )
    assert rule_against(state, "GU attack iSA") == "NAF-37.2"
    assert rule_against(state, "GU attack scout-car") == "NAF-37.2"


# 38. Defence value.


@pytest.mark.rule("NAF-38.1", "NAF-38.2", "NAF-38.5", "NAF-38.6", "NAF-38.9")
@pytest.mark.parametrize("verb", ["attack", "suppress"])
@pytest.mark.parametrize(
    ("at", "target", "bonus"),
    [("15A", "15A", 0), ("15A", "16A", 1), ("15A", "13A", 2 + 2), ("15A", "18A", 4 + 3)],
)
def test_attack_and_suppress_base_cover_and_range(
    verb: str, at: str, target: str, bonus: int
) -> None:
    state = fight(at, target)
    assert need(state, f"GU {verb} iRA") == 4 + bonus
    assert need(state, f"GU {verb} scout-car") == 7 + bonus


@pytest.mark.rule("NAF-38.1", "NAF-38.3", "NAF-38.5", "NAF-38.9")
@pytest.mark.parametrize(
    ("at", "target", "bonus"), [("15A", "15A", 0), ("15A", "13A", 2 + 2), ("15A", "18A", 4 + 3)]
)
def test_anti_tank_armour_cover_and_range(at: str, target: str, bonus: int) -> None:
    state = fight(at, target)
    assert need(state, "AT anti-tank medium-tank") == 5 + bonus
    assert need(state, "AT anti-tank scout-car") == 4 + bonus


@pytest.mark.rule("NAF-38.3", "NAF-38.4", "NAF-38.5", "NAF-38.8", "NAF-45.3")
@pytest.mark.parametrize("tile", ["15A", "18A", "11A"])
def test_demolitions_armour_or_structure_defence_alone(tile: str) -> None:
    state = fight(tile, tile, scenario={"structures": {tile: "hangar"}})
    assert need(state, "SB demolitions medium-tank") == 5
    assert need(state, "SB demolitions hangar") == 6


@pytest.mark.rule("NAF-38.7", "NAF-A.27", "NAF-38.2", "NAF-38.5")
@pytest.mark.parametrize(("tile", "cover"), [("12A", 0), ("3A", 1), ("13A", 2), ("18A", 3)])
def test_strafe_base_and_cover_from_nowhere(tile: str, cover: int) -> None:
    state = desert(
        lrdg={"counters": {"scout": tile}, "deck": ["scout"]},
        italy={"hand": ["reconnaissance-aircraft", SPARE]},
        vehicles={"patrol-truck": {"tile": tile}},
        turn="italy",
    )
    assert need(state, "AC strafe lSC") == 5 + cover
    assert need(state, "AC strafe patrol-truck") == 7 + cover


@pytest.mark.rule("NAF-38.9")
def test_the_crew_gives_the_vehicle_no_bonus_nor_the_other_way_round() -> None:
    empty = desert(
        lrdg={"hand": ["gunner"], "counters": {"gunner": "15A"}},
        vehicles={"scout-car": {"tile": "15A"}},
    )
    assert need(empty, "GU attack scout-car") == need(fight(), "GU attack scout-car") == 7


# 39. Dice.


@pytest.mark.rule("NAF-39.1")
@pytest.mark.parametrize(
    ("dice", "success"),
    [([1, 3], False), ([1, 4], True), ([4, 1], True), ([9, 9], True), ([1, 0], True)],
)
def test_one_die_is_enough_and_a_zero_always_succeeds(dice: list[int], success: bool) -> None:
    state = fight()
    before = len(side(state, "italy")["deck"])
    assert roll(act(state, "GU attack iRA", dice))["success"] is success
    assert len(side(state, "italy")["deck"]) == before - success  # two successes are one


@pytest.mark.rule("NAF-39.1")
def test_a_zero_succeeds_against_what_no_other_face_can_reach() -> None:
    state = fight("12A", "18A")
    assert need(state, "GU attack scout-car") == 7 + 3 + 5
    assert roll(act(state.clone(), "GU attack scout-car", [9, 9]))["success"] is False
    assert roll(act(state, "GU attack scout-car", [9, 0]))["success"] is True


@pytest.mark.rule("NAF-39.1", "NAF-23.3")
@pytest.mark.parametrize(
    ("words", "dice"),
    [
        ("SC attack iRA", 1),
        ("GU attack iRA", 2),
        ("SN attack iRA", 3),
        ("GU suppress iRA", 4),
        ("SB demolitions scout-car", 2),
        ("AT anti-tank scout-car", 2),
    ],
)
def test_as_many_dice_as_printed(words: str, dice: int) -> None:
    assert len(roll(act(fight(), words, [1] * dice))["dice"]) == dice


@pytest.mark.rule("NAF-39.2")
def test_for_a_vehicle_action_the_value_of_the_seat_counts() -> None:
    state = desert(
        lrdg={"counters": {"scout": "16A"}, "deck": ["scout"] * 2},
        italy={"hand": ["tank-gunner-t", SPARE]},
        vehicles={
            "medium-tank": {"tile": "15A", "seats": {"turret": "tank-gunner-t"}},
            "patrol-truck": {"tile": "16A"},
        },
        turn="italy",
    )
    words = "GT anti-tank medium-tank-turret patrol-truck"
    assert need(state, words) == 4 + 0 + 1
    assert len(roll(act(state, words, [1, 1, 1]))["dice"]) == 3


# 45. Hills.


@pytest.mark.rule("NAF-45.1")
@pytest.mark.parametrize(
    ("at", "target", "cover"),
    [("15A", "11A", 3), ("11A", "11A", 1), ("11A", "9A", 1), ("10A", "11A", 1), ("18A", "10A", 3)],
)
def test_a_hill_gives_three_or_one_if_the_attacker_is_on_a_hill_too(
    at: str, target: str, cover: int
) -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE], "counters": {"gunner": at}},
        italy={"counters": {"rifleman-a": target}, "deck": ["rifleman-a"]},
    )
    (odds,) = state.odds("lrdg", state.game.read("GU attack iRA"))
    assert dict(odds.parts)["odds-cover"] == cover


@pytest.mark.rule("NAF-45.1", "NAF-45.4", "NAF-A.27")
def test_against_strafe_a_hill_gives_one() -> None:
    state = desert(
        lrdg={"counters": {"scout": "10A"}, "deck": ["scout"]},
        italy={"hand": ["reconnaissance-aircraft", SPARE]},
        vehicles={"patrol-truck": {"tile": "11A"}},
        turn="italy",
    )
    assert need(state, "AC strafe lSC") == 5 + 1
    assert need(state, "AC strafe patrol-truck") == 7 + 1


@pytest.mark.rule("NAF-45.1")
def test_an_attacker_on_a_hill_gains_nothing_against_other_cover() -> None:
    assert need(fight("11A", "18A"), "GU attack iRA") == 4 + 3 + 3


@pytest.mark.rule("NAF-45.2", "NAF-16.2")
@pytest.mark.parametrize(("at", "cover"), [("11A", 1), ("15A", 3)])
def test_for_an_attacker_in_a_vehicle_its_tile_decides(at: str, cover: int) -> None:
    state = desert(
        lrdg={"hand": ["gunner", SPARE]},
        italy={"counters": {"rifleman-a": "11A"}, "deck": ["rifleman-a"]},
        vehicles={"patrol-truck": {"tile": at, "seats": {"gun": "gunner"}}},
    )
    for words in ("GU attack iRA", "GU attack patrol-truck-gun iRA"):
        (odds,) = state.odds("lrdg", state.game.read(words))
        assert dict(odds.parts)["odds-cover"] == cover


@pytest.mark.rule("NAF-45.4")
def test_a_vehicle_on_a_hill_is_a_target_like_any_other() -> None:
    state = fight("15A", "11A")
    assert need(state, "GU attack scout-car") == 7 + 3 + 1
    assert need(state, "AT anti-tank medium-tank") == 5 + 3 + 1
    assert need(fight("11A", "11A"), "AT anti-tank medium-tank") == 5 + 1


@pytest.mark.rule("NAF-45.3")
def test_demolitions_printed_for_italy_ignores_a_hill_as_well() -> None:
    state = reprinted(
        desert(
            italy={"hand": ["rifleman-a", SPARE], "counters": {"rifleman-a": "11A"}},
            vehicles={"patrol-truck": {"tile": "11A"}},
            turn="italy",
        ),
        "rifleman-a",
        "demolitions 1",
    )
    assert need(state, "RA demolitions patrol-truck") == 4
    act(state, "RA demolitions patrol-truck", [4])
    assert vehicle(state, "patrol-truck")["damage"] == 1
