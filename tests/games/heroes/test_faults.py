"""Reasons, records and positions in corners that no other test comes to."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from tests.heroes import Table, changed, counter, duel, game, house, open_ground
from tests.heroes_drawn import scenario

# Damage in an assault.


@pytest.mark.rule("HOS-16.58", "HOS-9.18")
def test_an_armour_piercing_weapon_adds_to_the_location_roll_of_a_fight() -> None:
    """A die of 2 would be the tracks; 3 is the hull."""
    for piercing, damage in ((False, ["tracks"]), (True, ["hull"])):
        t = Table(open_ground(8, 5), {"g-pioniere-1": "C2", "s-t34": "C4 e"})
        t.alter("s-t34", suppression=3)
        with changed(counter("g-pioniere-1").faces[0].weapons[0], armour_piercing=piercing):
            t.charge("g-pioniere-1", "s-t34", "C3", 6, 6, 1, 2)
        assert t.damage("s-t34") == damage


@pytest.mark.rule("HOS-16.58", "HOS-18.11")
def test_the_defenders_weapon_pierces_too_and_raises_both_dice_of_positive_vibes() -> None:
    units = {"g-landser-1": "C5", "s-t34": "C4 e", "s-drozd": "in s-t34 aboard"}
    for piercing, offered in ((False, {"1", "2"}), (True, {"2", "3"})):
        t = Table(open_ground(8, 5), units)
        t.change(in_force={"soviet": ["army_assault:2"]})
        weapon = counter("g-landser-1").faces[0].weapons[0]
        with changed(weapon, armour_piercing=piercing, cv=(2, 1, 6)):
            t.charge("s-t34", "g-landser-1", "C5", 1, 1, 6, 1, 2)
            assert {text.split("=")[1] for text in t.legal("location")} == offered


# Markers.


@pytest.mark.rule("HOS-25.8")
def test_three_identical_markers_in_one_action_though_two_options_hold_them() -> None:
    t = duel()
    t.equip("soviet", "veteran")
    position = t.json
    position["scenario"]["forces"]["soviet"][0]["options"]["left"] = "veteran"
    t.state = game().from_json(position)
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    for _ in range(3):
        t.do("use option=t-workers.right", 1)
    assert t.resting
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    t.do("use option=t-workers.left", 1)
    refused = t.refused("use option=t-workers.right")
    assert refused == "refusal-marker-none HOS-25.6"


@pytest.mark.rule("HOS-25.8")
def test_the_fourth_marker_is_refused_and_a_position_remembers_the_others() -> None:
    t = duel()
    t.equip("soviet", "veteran")
    position = t.json
    position["scenario"]["forces"]["soviet"][0]["options"]["left"] = "veteran"
    t.state = game().from_json(position)
    t.hold("soviet", "sc-second")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    for _ in range(3):
        t.do("use option=t-workers.right", 1)
    t.state = game().from_json(t.json)
    assert t.legal() == ["play sc-second", "pass"]
    assert t.refused("use option=t-workers.left") == "refusal-markers-three HOS-25.8"


# Refusals.


@pytest.mark.rule("HOS-19.10")
def test_a_bluff_token_owed_to_a_personal_order_is_not_skipped() -> None:
    t = Table(open_ground(9, 3), {"s-gorodets": "B2", "g-landser-1": "B9"})
    placing = {"frame": "placing", "sides": [0], "done": []}
    t.change(
        phase="order",
        unplaced={"soviet": ["bluff"]},
        given={"soviet": [0, 0, 1]},
        decision=[{"frame": "turn", "stage": 5}, placing],
    )
    assert t.refused("skip #bluff") == "refusal-personal-order-first HOS-19.10"


@pytest.mark.rule("HOS-13.9", "HOS-13.25")
def test_fire_through_a_door_from_deep_inside() -> None:
    hall = house("H", 2, 2, "+-+-+", "|a aD", "+-+-+", a="house_1")
    t = Table(open_ground(9, 4), {"s-rifle-1": "B2", "g-landser-1": "B7"}, houses=[hall])
    assert t.no_shot("s-rifle-1", "fire g-landser-1") == "refusal-sight-opening HOS-13.25"
    t.put("s-rifle-1", "B3")
    assert "fire g-landser-1" in t.shots("s-rifle-1")


@pytest.mark.rule("HOS-6.16")
def test_a_superfluous_facing() -> None:
    t = duel().march("s-rifle-1")
    assert t.refused("step C3 e") == "refusal-facing-needless HOS-6.16"
    assert t.refused("stop e") == "refusal-facing-needless HOS-6.16"


@pytest.mark.rule("HOS-26.3")
def test_nobody_waits_during_a_move() -> None:
    assert duel().march("s-rifle-1").refused("wait") == "refusal-move-on HOS-26.3"


@pytest.mark.rule("HOS-17.15")
def test_no_other_target_when_the_first_cannot_be_reached() -> None:
    units = {"s-smg-1": "C1", "g-landser-1": "C4", "g-landser-2": "A2"}
    t = Table(open_ground(9, 5), units).declare("s-smg-1", "assault g-landser-1")
    assert t.refused("assault g-landser-2") == "refusal-assault-another HOS-17.15"


@pytest.mark.rule("HOS-16.52", "HOS-16.53", "HOS-16.54", "HOS-16.87")
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("share s-rifle-1 points=1", "refusal-split-again HOS-16.87"),
        ("share s-gaz64 points=1", "refusal-split-type HOS-16.52"),
        ("share s-rifle-3 points=1", "refusal-split-too-far HOS-16.53"),
        ("share s-rifle-4 points=1", "refusal-split-target HOS-16.54"),
        ("share g-landser-1 points=1", "refusal-fire-own-unit HOS-8.1"),
        ("share s-rifle-2 points=9", "refusal-split-sum HOS-16.87"),
        ("share s-rifle-2", "refusal-split-share HOS-16.56"),
    ],
)
def test_shares_of_a_split(text: str, refusal: str) -> None:
    units = {
        "g-mg42": "D3 e deployed", "s-rifle-1": "D8", "s-rifle-2": "C9", "s-rifle-3": "G9",
        "s-rifle-4": "D1", "s-gaz64": "E9 w", "g-landser-1": "A9",
    }  # fmt: skip
    t = Table(open_ground(12, 8), units).fire("g-mg42", "split")
    t.do("share s-rifle-1 points=1")
    assert t.refused(text) == refusal


# Records.


@pytest.mark.rule("HOS-6.30")
def test_a_reversing_tank_leads_with_its_rear() -> None:
    t = Table(open_ground(8, 3), {"g-pz3": "B4 e"}).march("g-pz3", "B2")
    assert t.told("moved") == [
        {"unit": "g-pz3", "from": "2-1", "square": "1-1", "squares": ["2-1", "1-1"]}
    ]
    t.march("g-pz3", "B4")
    assert t.told("moved")[-1] == {
        "unit": "g-pz3", "from": "2-1", "square": "3-1", "squares": ["3-1", "2-1"],
    }  # fmt: skip


@pytest.mark.rule("HOS-8.38", "HOS-21.15")
def test_the_record_of_an_attack_has_every_part_of_its_sum() -> None:
    t = duel()
    t.shaken("s-rifle-1").hold("soviet", "sc-mixed")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("bonus sc-mixed", 4)
    (rolled,) = t.told("attack-rolled")
    assert rolled["bonus"] > 0
    summed = max(rolled["dice"]) + rolled["bonus"] + rolled["value"] - rolled["penalty"]
    assert rolled["result"] == summed


# Positions and scenarios.


def test_units_left_out_of_a_position_are_off_the_field_unless_they_are_awaited() -> None:
    document = scenario(open_ground(8, 3), ["s-rifle-1", "s-rifle-2", "g-landser-1"])
    position: dict[str, Any] = {
        "sandtable": "position",
        "game": "heroes",
        "scenario": document,
        "turn": 3,
        "phase": "activation",
        "units": {"s-rifle-1": {"at": "0-0"}},
        "decision": [{"frame": "turn", "stage": 8}],
    }
    units: Any = game().from_json(position).to_json()["units"]
    assert units["s-rifle-2"]["standing"] == "awaited"  # it arrives in turn 9
    assert units["s-brodov"]["standing"] == "gone"
    position |= {"turn": 9}
    units = game().from_json(position).to_json()["units"]
    assert units["s-rifle-2"]["standing"] == "gone"


@pytest.mark.rule("HOS-2.5", "HOS-30.1", "HOS-30.3")
def test_a_position_between_turns_may_be_decided_already() -> None:
    objective = {"id": "O", "kind": "square", "squares": [[0, 0]], "control": "soviet"}
    score = {"id": "s", "side": "soviet", "type": "control_win", "points": 1, "objective": "O"}
    t = Table(
        open_ground(8, 3), {"s-rifle-1": "A1"}, objectives=[objective], points=[score],
        state={"control": {"O": "soviet"}},
    )  # fmt: skip
    before = t.state.outcome
    assert before is None
    t.change(decision=[{"frame": "turn", "stage": 0}])
    outcome = t.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("soviet", "outcome-objective")


@pytest.mark.rule("HOS-30.3")
def test_there_is_no_turn_after_the_last() -> None:
    t = duel()
    with pytest.raises(BadInput) as fault:
        t.change(turn=10)
    assert (fault.value.key, fault.value.where) == ("turn-after-the-last", "turn")


@pytest.mark.rule("HOS-13.2")
def test_a_room_across_two_parts_is_refused_with_its_place() -> None:
    across = house("H", 2, 2, "+-+-+", "|a b|", "+-+-+", a="house_1", b="house_1")
    with pytest.raises(BadInput) as fault:
        Table(open_ground(6, 4), {"s-rifle-1": "A1"}, houses=[across])
    assert (fault.value.key, fault.value.where) == (
        "room-in-two-parts", "field.buildings[0].plan[1]",
    )  # fmt: skip


def test_a_field_that_cannot_be_laid_out_is_bad_input() -> None:
    two = [house(id, 2, 2, "+-+", "|a|", "+-+", a="house_1") for id in ("H", "I")]
    with pytest.raises(BadInput) as fault:
        sandtable.game("heroes").scenario_json(scenario(["::::"] * 4, [], houses=two))
    assert fault.value.key == "field-impossible"
