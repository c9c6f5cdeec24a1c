"""Numbers that the ledger gives as tests, where no other file has them."""

import pytest

from sandtable.board.squares import ALL_ROUND, FRONT_90
from tests.heroes import Table, changed, counter, house, open_ground


@pytest.mark.rule("HOS-3.16", "HOS-3.15")
def test_tokens_of_this_turn_outlive_the_officer_who_gave_them() -> None:
    """Three stars; the officer with two falls during activation 1: 2 and 3 still come up."""
    units = {
        "g-berninger": "A1", "g-mg34": "A2", "g-spaeher": "A3", "g-pzgren-1": "A4",
        "s-militia-1": "H9",
    }  # fmt: skip
    forces = {
        "soviet": [{"tile": "t-workers", "options": {}}],
        "german": [{"tile": "t-pzg", "options": {"left": "grenadier-section"}}],
    }
    t = Table(open_ground(9, 8), units, forces=forces)
    t.change(initiative="german")
    t.begin("orders")
    for text in ("#1 g-mg34", "#2 g-spaeher", "#3 g-pzgren-1"):
        t.do(f"assign {text}")
    t.do("skip #bluff")
    t.do("assign #1 s-militia-1")
    assert [event["unit"] for event in t.told("token-revealed")] == ["g-mg34"]
    t.change(units={"g-berninger": {"standing": "lost"}})
    while t.decision == "activation":
        t.do("wait")
    revealed = [event for event in t.told("token-revealed") if event["side"] == "german"]
    assert [event["token"] for event in revealed] == ["1", "2", "3"]
    taken = [event for event in t.told("tokens-taken") if event["side"] == "german"]
    assert [event["numbered"] for event in taken] == [3, 1]


@pytest.mark.rule("HOS-6.20", "HOS-5.1")
def test_a_machine_gun_that_turns_on_its_order_does_not_fire_with_it() -> None:
    t = Table(open_ground(9, 9), {"g-mg42": "E5 n deployed", "s-rifle-1": "E9"})
    t.activate("g-mg42")
    assert not t.legal("fire")
    t.do("move")
    t.do("stop e")
    assert t.resting
    assert "fire s-rifle-1" in t.shots("g-mg42")  # it could, had it another order


@pytest.mark.rule("HOS-8.30")
def test_a_gun_sees_and_controls_where_it_cannot_fire() -> None:
    """It looks north: it spots and has its zone in the south, but does not fire there."""
    t = Table(open_ground(7, 9), {"s-gun45": "D4 n", "g-spaeher": "I4 hidden", "g-landser-1": "E3"})
    t.march("g-spaeher", "H4")
    t.do("stop")
    assert t.shows("g-spaeher") != "hidden"
    assert t.no_shot("s-gun45", "fire g-spaeher") == "refusal-out-of-arc HOS-8.29"
    t.march("g-landser-1")
    assert t.refused("step E4") == "refusal-step-zone HOS-7.6"


@pytest.mark.rule("HOS-8.52", "HOS-8.27")
@pytest.mark.parametrize(("at", "penalty"), [("C12", 0), ("C13", 2)])
def test_seven_and_a_half_squares_are_not_long_range(at: str, penalty: int) -> None:
    hut = house("H", 7, 4, "+-+", "|aW", "+-+", a="apartment")
    t = Table(open_ground(13, 5), {"s-rifle-1": "C4/5", "g-landser-1": at}, houses=[hut])
    assert t.parts("s-rifle-1", "fire g-landser-1").get("odds-long-range", 0) == penalty


@pytest.mark.rule("HOS-11.4")
@pytest.mark.parametrize(("front", "bonus"), [("B4 e", 0), ("B5 e", 1)])
def test_a_lorry_with_one_square_in_a_purple_element_has_no_bonus(front: str, bonus: int) -> None:
    hall = house("H", 6, 2, "+-+-+-+", "Ga a a|", "+-+-+-+", a="factory_hall")
    t = Table(open_ground(9, 4), {"g-opel": front, "s-rifle-1": "B1"}, houses=[hall])
    assert t.parts("s-rifle-1", "fire g-opel").get("odds-cover", 0) == bonus


@pytest.mark.rule("HOS-11.4", "HOS-13.2", "HOS-13.5")
@pytest.mark.parametrize(
    ("fallen", "column", "bonus"),
    [("", 5, 1), ("", 6, 1), ("", 7, 1), ("", 8, 0), ("b", 5, 1), ("b", 6, 0)],
)
def test_a_vehicle_across_two_parts_of_a_hall_is_inside_the_hall(
    fallen: str, column: int, bonus: int
) -> None:
    """A gateway between two halves is under the same roof; a fallen half is not."""
    hall = house(
        "H", 6, 4, "+W+W+W+W+", "Ga aGb bG", "+-+-+-+-+", a="factory_hall", b="factory_hall",
        fallen=fallen,
    )  # fmt: skip
    units = {"g-pz3": f"C{column} e", "s-zis3": f"A{column - 1} s"}
    t = Table(open_ground(9, 6), units, houses=[hall])
    assert t.parts("s-zis3", "fire g-pz3").get("odds-cover", 0) == bonus


@pytest.mark.rule("HOS-11.18")
@pytest.mark.parametrize(("letter", "bonus"), [("t", 2), (".", 1), ("o", 1)])
def test_of_two_elements_in_a_square_the_better_bonus_counts(letter: str, bonus: int) -> None:
    """A wreck (+1) in a trench (+2): +2, not +3; a better one replaces a worse."""
    t = Table([f"..{letter}.."], {"s-rifle-1": "A3", "g-landser-1": "A5"})
    t.wreck("wreck_light_1", "A3")
    assert t.parts("g-landser-1", "fire s-rifle-1")["odds-cover"] == bonus


@pytest.mark.rule("HOS-14.18", "HOS-8.23")
@pytest.mark.parametrize(("at", "damage"), [("E1 e", ["tracks"]), ("A5 s", [])])
def test_a_six_from_the_rear_damages_a_panzer_iii_and_from_the_side_does_not(
    at: str, damage: list[str]
) -> None:
    t = Table(open_ground(9, 9), {"s-gun45": at, "g-pz3": "E6 e"})
    t.fire("s-gun45", "fire g-pz3", 3, *([2] if damage else []))
    assert t.result() == 6
    assert t.damage("g-pz3") == damage


@pytest.mark.rule("HOS-15.19")
def test_who_runs_past_a_hidden_unit_and_ends_out_of_sight_does_not_spot_it() -> None:
    rows = ["w....g.", ".....g.", "......."]
    t = Table(rows, {"s-sniper": "A5 hidden", "g-landser-1": "C4"}).march("g-landser-1")
    for step in ("C5", "C6", "B7"):
        t.do(f"step {step}")
        assert t.shows("s-sniper") == "hidden"
    assert t.resting


@pytest.mark.rule("HOS-16.79")
def test_a_twin_linked_unit_throws_a_grenade_with_one_die() -> None:
    units = {"s-rifle-1": "B3", "g-landser-1": "B5", "g-landser-2": "C4"}
    t = Table(open_ground(9, 4), units)
    t.equip("soviet", "grenades")
    with changed(counter("s-rifle-1").faces[0].weapons[0], twin_linked=True):
        t.fire("s-rifle-1", "grenade +BC4/5 option=grenades", 1, 1)
        assert [event["dice"] for event in t.told("attack-rolled")] == [[1], [1]]
        t.fire("s-rifle-1", "fire g-landser-2", 1, 2)
        assert [event["dice"] for event in t.told("attack-rolled")] == [[1, 2]]


@pytest.mark.rule("HOS-16.81", "HOS-16.34")
def test_a_howitzer_over_two_units_rolls_destruction_once() -> None:
    """Two attacks, then one roll of its two dice for what both stand in."""
    units = {"s-reggun": "A5 s", "g-landser-1": "C5", "g-landser-2": "C6"}
    t = Table(open_ground(9, 5), units)
    t.wreck("wreck_light_2", "C6", "C5")
    t.fire("s-reggun", "howitzer +BC5/6", 1, 1, 4, 1)
    assert [key for key in t.event_keys() if key.endswith("-rolled")] == [
        "attack-rolled",
        "attack-rolled",
        "destruction-rolled",
    ]
    assert t.told("destruction-rolled")[0]["dice"] == [4, 1]


@pytest.mark.rule("HOS-17.56", "HOS-17.19")
@pytest.mark.parametrize(("arc", "markers"), [(ALL_ROUND, 0), (FRONT_90, 1)])
def test_a_tank_with_a_hull_gun_is_not_surprised_while_its_machine_gun_turns(
    arc: int, markers: int
) -> None:
    """The arc of the weapon it fights with decides, not that of the gun."""
    t = Table(open_ground(7, 5), {"g-pioniere-1": "C2", "s-t34": "C4 e"})
    gun, machine_gun = counter("s-t34").faces[0].weapons
    with changed(gun, arc=FRONT_90), changed(machine_gun, arc=arc):
        t.charge("g-pioniere-1", "s-t34", "C3", 1, 1, 6)
    assert t.markers("s-t34") == markers


@pytest.mark.rule("HOS-18.9", "HOS-15.43")
def test_a_mechanic_in_the_crew_repairs_the_tank_and_its_neighbour() -> None:
    units = {
        "s-t34": "C4 e", "s-drozd": "in s-t34 aboard", "s-t70": "D4 e", "s-gazaa": "C6 e",
        "s-fitters": "in s-gazaa",
    }  # fmt: skip
    t = Table(open_ground(9, 6), units)
    t.alter("s-t34", damage=["tracks"])
    t.alter("s-t70", damage=["hull"])
    t.activate("s-t34")
    assert t.legal("repair") == []
    with changed(counter("s-drozd").faces[1], mechanic=True):
        t.activate("s-t34")
        assert t.legal("repair") == ["repair s-t34 damage=tracks", "repair s-t70 damage=hull"]
        t.do("repair s-t34 damage=tracks")
        assert t.damage("s-t34") == []
        assert t.resting  # instead of its action
        t.activate("s-t34")
        assert t.legal("repair") == []  # one by each Mechanic (HOS-18.4)
    # The fitters on the lorry beside them are adjacent to nothing.
    t.activate("s-fitters")
    assert t.legal("repair") == []
    t.put("s-gazaa", "F9 e")
    t.put("s-fitters", "C5")
    t.activate("s-fitters")
    assert t.legal("repair") == ["repair s-t70 damage=hull"]


@pytest.mark.rule("HOS-22.6", "HOS-17.23")
def test_four_off_the_die_of_two_markers_in_a_fight_too() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "B2", "g-landser-1": "B3"}).shaken("g-landser-1", 2)
    assert t.parts("s-smg-1", "assault g-landser-1")["odds-defence"] == 2 - 4


@pytest.mark.rule("HOS-8.40", "HOS-8.38")
def test_odds_are_those_of_the_result_that_hits() -> None:
    """DV 4 and CV 2: a 2 or more, five in six."""
    t = Table(open_ground(9, 3), {"g-landser-1": "A1", "s-rifle-1": "A4"})
    roll = t.odds("g-landser-1", "fire s-rifle-1")[0]
    assert (roll.need, round(6 * roll.success)) == (2, 5)
