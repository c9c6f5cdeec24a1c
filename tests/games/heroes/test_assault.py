"""The fight of an assault, its verdict and what follows (HOS-17)."""

import pytest

from tests.heroes import Table, house, open_ground

# Totals.


@pytest.mark.rule("HOS-17.28", "HOS-17.20", "HOS-17.21", "HOS-17.27", "HOS-21.12")
def test_the_worked_example_is_nine_to_seven() -> None:
    # Attacker 6 and 1, CV 2, card 1; defender with Assault 3 and 2, CV 2, terrain 2.
    rows = ["......", "..t...", "......"]
    t = Table(rows, {"s-smg-1": "B2 weakened", "g-stoss-1": "B3 weakened"})
    t.hold("soviet", "sc-helmet")
    t.charge("s-smg-1", "g-stoss-1", "B3")
    t.do("bonus sc-helmet", 6, 1, 3, 2)
    assert t.totals() == (9, 7)
    assert t.standing("g-stoss-1") == "lost"


@pytest.mark.rule("HOS-17.2")
def test_the_number_beside_the_symbol_is_added() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "B2", "g-pioniere-1": "B3"})
    t.charge("s-smg-1", "g-pioniere-1", "B3", 1, 1, 6, 1)
    assert t.totals() == (1 + 3 + 1, 6 + 2 + 1)


@pytest.mark.rule("HOS-17.3", "HOS-17.4")
def test_two_dice_with_assault_and_one_without() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "B2", "g-landser-1": "B3", "g-pioniere-1": "C3"})
    t.charge("s-smg-1", "g-landser-1", "B3", 1, 2, 3)
    t.charge("s-smg-1", "g-pioniere-1", "C3", 1, 2, 3, 4)
    dice = [(fight["dice"], fight["answer"]) for fight in t.told("fight-rolled")]
    assert dice == [([1, 2], [3]), ([1, 2], [3, 4])]


@pytest.mark.rule("HOS-17.5", "HOS-17.1")
def test_boris_may_not_assault_a_panzer_and_riflemen_may_assault_nobody() -> None:
    t = Table(open_ground(6, 3), {"s-boris": "B2", "s-rifle-1": "C2", "g-pz3": "B4 e"})
    assert t.declarations("s-boris") == t.declarations("s-rifle-1") == ["move"]


@pytest.mark.rule("HOS-17.23", "HOS-22.2")
def test_each_suppression_marker_costs_two() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "B2", "g-landser-1": "B3"})
    t.alter("s-smg-1", suppression=1)
    t.alter("g-landser-1", suppression=2)
    t.charge("s-smg-1", "g-landser-1", "B3", 4, 2, 5)
    assert t.totals() == (4 + 3 + 1 - 2, 5 + 2 - 4)


@pytest.mark.rule("HOS-17.22", "HOS-17.57")
def test_terrain_helps_the_defender_but_not_in_the_same_crater() -> None:
    rows = [".....", ".oo..", "....."]
    t = Table(rows, {"s-smg-1": "B2", "g-landser-1": "B3", "s-smg-2": "B4"})
    assert t.parts("s-smg-1", "assault g-landser-1")["odds-defence"] == 2
    assert t.parts("s-smg-2", "assault g-landser-1")["odds-defence"] == 2 + 1


#: Squares C3 and C4, a room each; a door in the west, a window in the north of the first.
HOUSE = house("H1", 4, 4, "+W+-+", "Da|b|", "+-+D+", a="apartment", b="apartment")


@pytest.mark.rule("HOS-17.22", "HOS-17.52")
def test_a_house_is_stormed_by_its_door_and_covers_who_is_in_it() -> None:
    t = Table(
        open_ground(7, 6), {"s-smg-1": "C2", "s-smg-2": "B3", "g-landser-1": "C3"}, houses=[HOUSE]
    )
    assert t.parts("s-smg-1", "assault g-landser-1")["odds-defence"] == 2 + 3
    # Through the wall there is no way, and windows are closed.
    t.declare("s-smg-2", "assault g-landser-1")
    assert "charge C3" not in t.legal()
    t.rest()
    t.charge("s-smg-1", "g-landser-1", "C3", 6, 5, 1)
    assert t.totals() == (6 + 3 + 1, 1 + 2 + 3)


@pytest.mark.rule("HOS-17.19", "HOS-17.56")
def test_from_outside_its_arc_a_gun_is_suppressed_before_the_fight() -> None:
    t = Table(open_ground(5, 5), {"s-smg-1": "D3", "g-mg42": "C3 n deployed"})
    t.charge("s-smg-1", "g-mg42", "C3", 1, 1, 6)
    # The MG's CV is 4, and it is -2 on its roll.
    assert t.totals() == (1 + 3 + 1, 6 + 4 - 2)
    assert t.markers("g-mg42") == 1


@pytest.mark.rule("HOS-17.19")
def test_from_inside_its_arc_it_is_not() -> None:
    t = Table(open_ground(5, 5), {"s-smg-1": "B3", "g-mg42": "C3 n deployed"})
    t.alter("g-mg42", activated=True)
    t.charge("s-smg-1", "g-mg42", "C3", 1, 1, 6)
    assert t.totals()[1] == 6 + 4
    assert t.markers("g-mg42") == 0


@pytest.mark.rule("HOS-17.56", "HOS-17.24")
def test_a_tank_fights_with_its_secondary_weapon_all_round() -> None:
    t = Table(open_ground(7, 5), {"g-pioniere-1": "C2", "s-t34": "C4 e"})
    assert t.parts("g-pioniere-1", "assault s-t34")["odds-defence"] == 3
    # Crew damage does not matter, a destroyed main weapon neither (HOS-17.55).
    t.alter("s-t34", damage=["crew", "main-weapon"])
    assert t.parts("g-pioniere-1", "assault s-t34")["odds-defence"] == 3


# Attacker wins.


@pytest.mark.rule("HOS-17.30", "HOS-17.31", "HOS-17.36", "HOS-17.59", "HOS-17.69")
def test_beaten_infantry_is_hit_retreats_and_loses_its_square() -> None:
    t = Table(open_ground(9, 9), {"s-smg-1": "F5", "g-landser-1": "F6"})
    t.charge("s-smg-1", "g-landser-1", "F6", 6, 6, 1)
    assert t.squares() == {"E7", "F7", "G7"}
    t.do("step E7")
    assert t.where("g-landser-1") == "E7"
    assert t.shows("g-landser-1") == "weakened"
    assert t.where("s-smg-1") == "F6"
    assert t.resting


@pytest.mark.rule("HOS-17.69")
def test_retreat_squares_on_a_diagonal() -> None:
    t = Table(open_ground(9, 9), {"s-smg-1": "E5", "g-landser-1": "F6"})
    t.charge("s-smg-1", "g-landser-1", "F6", 6, 6, 1)
    assert t.squares() == {"G7", "F7", "G6"}


@pytest.mark.rule("HOS-17.33", "HOS-17.34", "HOS-17.70")
def test_without_a_way_out_the_beaten_unit_is_destroyed() -> None:
    # Two retreat squares are taken, the third lies in the zone of the same enemy as its own.
    units = {
        "s-smg-1": "E5",
        "g-landser-1": "E6",
        "s-rifle-1": "D7",
        "s-rifle-2": "E7",
        "s-rifle-3": "F6",
    }
    t = Table(open_ground(9, 9), units)
    t.charge("s-smg-1", "g-landser-1", "E6", 6, 6, 1)
    assert t.standing("g-landser-1") == "lost"
    assert t.where("s-smg-1") == "E6"


@pytest.mark.rule("HOS-16.21", "HOS-17.59")
def test_a_beaten_flamethrower_is_removed_whatever_its_symbol() -> None:
    t = Table(open_ground(7, 5), {"s-smg-1": "C3", "g-flamm": "C4"})
    t.charge("s-smg-1", "g-flamm", "C4", 6, 6, 1)
    assert t.standing("g-flamm") == "lost"


@pytest.mark.rule("HOS-17.37", "HOS-17.38", "HOS-17.60")
def test_a_beaten_light_vehicle_is_a_wreck_and_the_infantry_stays_where_it_was() -> None:
    t = Table(open_ground(8, 5), {"s-smg-1": "C2", "g-sdkfz251": "C4 e"})
    t.charge("s-smg-1", "g-sdkfz251", "C3", 6, 6, 1)
    assert t.standing("g-sdkfz251") == "lost"
    assert t.wreck_on("C4")
    assert t.where("s-smg-1") == "C2"


@pytest.mark.rule("HOS-17.40", "HOS-17.61", "HOS-17.29")
def test_a_beaten_tank_takes_one_damage_and_the_attacker_goes_back() -> None:
    t = Table(open_ground(8, 5), {"g-pioniere-1": "C2", "s-t34": "C4 e"})
    t.alter("s-t34", suppression=3)
    t.charge("g-pioniere-1", "s-t34", "C3", 6, 6, 1, 2)
    assert t.damage("s-t34") == ["tracks"]
    assert t.where("g-pioniere-1") == "C2"


@pytest.mark.rule("HOS-17.25", "HOS-17.26", "HOS-17.68")
def test_who_cannot_fight_is_beaten_without_dice() -> None:
    t = Table(open_ground(8, 5), {"s-smg-1": "C2", "g-opel": "C4 e"})
    t.charge("s-smg-1", "g-opel", "C3")
    assert t.standing("g-opel") == "lost"
    assert not t.told("fight-rolled")
    assert t.told("fight-helpless")


@pytest.mark.rule("HOS-17.68", "HOS-17.25")
def test_a_tank_without_its_only_weapon_is_damaged_at_once() -> None:
    t = Table(open_ground(8, 5), {"s-sappers-1": "C2", "g-stug": "C4 e"})
    t.alter("g-stug", damage=["main-weapon"])
    t.charge("s-sappers-1", "g-stug", "C3", 1)
    assert t.damage("g-stug") == ["crew", "main-weapon"]
    assert t.where("s-sappers-1") == "C2"


@pytest.mark.rule("HOS-17.74", "HOS-20.13")
def test_passengers_of_a_beaten_vehicle_get_out_before_anything_else() -> None:
    t = Table(
        open_ground(8, 5), {"s-smg-1": "C2", "g-sdkfz251": "C4 e", "g-landser-1": "in g-sdkfz251"}
    )
    t.charge("s-smg-1", "g-sdkfz251", "C3", 6, 6, 1)
    squares = t.squares()
    assert "C2" not in squares
    t.do(t.legal()[0])
    assert t.markers("g-landser-1") == 1


# Defender wins, draws.


@pytest.mark.rule("HOS-17.41", "HOS-17.42", "HOS-17.72")
def test_a_beaten_infantry_attacker_is_hit_and_stays_on_its_launch_square() -> None:
    t = Table(open_ground(6, 5), {"s-smg-1": "C2", "g-landser-1": "C3"})
    t.charge("s-smg-1", "g-landser-1", "C3", 1, 1, 6)
    assert t.shows("s-smg-1") == "weakened"
    assert (t.where("s-smg-1"), t.where("g-landser-1")) == ("C2", "C3")


@pytest.mark.rule("HOS-17.45", "HOS-17.46")
def test_a_draw_hurts_nobody_and_throws_the_attacker_back() -> None:
    t = Table(open_ground(6, 5), {"s-smg-1": "C2", "g-landser-1": "C3"})
    t.charge("s-smg-1", "g-landser-1", "C3", 2, 1, 4)
    assert t.totals() == (6, 6)
    assert t.shows("s-smg-1") == t.shows("g-landser-1") == "full"
    assert t.where("s-smg-1") == "C2"


def fury(t: Table) -> None:
    """Every German has Assault +2 this turn, so that vehicles can assault."""
    t.change(in_force={"german": ["army_assault:2"]})


@pytest.mark.rule("HOS-17.43", "HOS-17.62", "HOS-17.71")
def test_the_wreck_of_a_beaten_light_attacker_takes_the_square() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C5", "g-sdkfz251": "C4 e"})
    fury(t)
    t.charge("g-sdkfz251", "s-smg-1", "C5", 1, 1, 6, 6)
    assert t.decision == "forced-move"
    squares = t.squares()
    assert "C4" not in squares
    t.do("step C6")
    assert t.wrecks() == ["C5 C4"]
    assert t.markers("s-smg-1") == 0


@pytest.mark.rule("HOS-17.47", "HOS-17.62")
def test_a_draw_lets_a_vehicle_push_infantry_aside() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C5", "g-sdkfz251": "C4 e"})
    fury(t)
    t.charge("g-sdkfz251", "s-smg-1", "C5", 1, 1, 2, 5)
    assert t.totals() == (1 + 4 + 2, 5 + 1 + 1)
    t.do("step D6")
    assert t.where("g-sdkfz251") == "C5 C4"
    assert t.where("s-smg-1") == "D6"


@pytest.mark.rule("HOS-17.65", "HOS-9.12")
def test_a_beaten_tank_with_broken_tracks_still_takes_the_square() -> None:
    t = Table(open_ground(9, 5), {"s-sappers-1": "C5", "g-pz3": "C4 e"})
    fury(t)
    t.charge("g-pz3", "s-sappers-1", "C5", 1, 1, 6, 6, 2)
    assert t.totals() == (1 + 4 + 2, 6 + 1 + 1)
    t.do("step C6")
    assert t.where("g-pz3") == "C5 C4"
    assert t.damage("g-pz3") == ["tracks"]
    assert not t.declarations("g-pz3")


@pytest.mark.rule("HOS-17.39", "HOS-17.66", "HOS-17.73")
def test_a_tank_that_beats_a_light_vehicle_drives_over_its_wreck_if_it_can() -> None:
    t = Table(open_ground(9, 5), {"s-gaz64": "C5 e", "g-pz3": "C4 e"})
    fury(t)
    t.charge("g-pz3", "s-gaz64", "C5")
    # The light wreck has structure 1: one point removes it, and the way is free.
    assert not t.wreck_on("C5")
    assert t.where("g-pz3") == "C5 C4"


@pytest.mark.rule("HOS-17.44", "HOS-17.67", "HOS-6.81")
def test_tank_against_tank_nobody_moves() -> None:
    t = Table(open_ground(9, 5), {"s-t34": "C6 w", "g-pz3": "C5 e"})
    fury(t)
    t.declare("g-pz3", "assault s-t34")
    t.do(t.legal("charge")[0], 6)  # for the location: the gun cannot fight
    assert t.where("g-pz3") == "C5 C4"


# Aboard, hidden, called off.


@pytest.mark.rule("HOS-17.49", "HOS-17.53", "HOS-20.12")
def test_an_assault_from_a_lorry_and_back_aboard() -> None:
    t = Table(
        open_ground(8, 5), {"s-gazaa-1": "C4 e", "s-smg-1": "in s-gazaa-1", "g-landser-1": "C5"}
    )
    t.charge("s-smg-1", "g-landser-1", "C5", 1, 1, 6)
    assert t.standing("s-smg-1") == "aboard"
    assert t.shows("s-smg-1") == "weakened"


@pytest.mark.rule("HOS-17.53", "HOS-17.36")
def test_an_assault_from_a_lorry_that_succeeds() -> None:
    t = Table(
        open_ground(8, 5), {"s-gazaa-1": "C4 e", "s-smg-1": "in s-gazaa-1", "g-landser-1": "C5"}
    )
    t.charge("s-smg-1", "g-landser-1", "C5", 6, 6, 1)
    t.do("step C6")
    assert t.standing("s-smg-1") == "field"
    assert t.where("s-smg-1") == "C5"


@pytest.mark.rule("HOS-17.18", "HOS-15.10")
def test_a_hidden_defender_flips_when_the_fight_starts() -> None:
    t = Table(["......", "..w...", "......"], {"s-smg-1": "B2", "g-spaeher": "B3 hidden"})
    spaeher = "g-spaeher"
    assert t.shows(spaeher) == "hidden"
    t.charge("s-smg-1", "g-spaeher", "B3", 6, 6, 1)
    assert t.shows(spaeher) != "hidden"
    assert t.standing(spaeher) == "lost"


@pytest.mark.rule("HOS-17.54")
def test_a_target_that_has_stepped_back_is_not_fought_and_the_move_goes_on() -> None:
    t = Table(open_ground(8, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("german", "gc-ground")
    t.charge("s-smg-1", "g-landser-1", "C4")
    t.do("play gc-ground")
    t.do("step C5")
    assert t.where("g-landser-1") == "C5"
    assert t.decision == "movement"
    assert not [words for words in t.legal() if words.split()[0] in ("charge", "assault")]


# Gear and abilities.


@pytest.mark.rule("HOS-17.58", "HOS-17.5")
def test_hollow_charges_let_infantry_fight_a_tank() -> None:
    t = Table(open_ground(8, 5), {"g-landser-1": "C2", "s-t34": "C4 e"})
    assert t.declarations("g-landser-1") == ["move"]
    charges = t.equip("german", "hollow-charges")
    assert "assault s-t34" in t.declarations("g-landser-1")
    t.alter("s-t34", suppression=2)
    t.charge("g-landser-1", "s-t34", "C3", 6, 5, 1, 5)
    assert t.totals() == (6 + 3, 1 + 3 - 4)
    assert t.left(charges) == 1
    assert t.damage("s-t34") == ["main-weapon"]


@pytest.mark.rule("HOS-17.26", "HOS-17.58")
def test_hollow_charges_save_the_defender_of_a_square() -> None:
    t = Table(open_ground(8, 5), {"g-landser-1": "C5", "s-t34": "C4 e"})
    t.change(in_force={"soviet": ["army_assault:2"]})
    t.equip("german", "hollow-charges")
    assert t.odds("s-t34", "assault g-landser-1") == []  # it cannot fight
    t.charge("s-t34", "g-landser-1", "C5")
    assert t.decision == "window"
    t.do("use option=hollow-charges", 1, 1, 6, 6, 1)
    assert t.totals() == (1 + 3 + 2, 6 + 3)
    assert t.damage("s-t34") == ["crew"]


@pytest.mark.rule("HOS-17.48", "HOS-16.4")
def test_sappers_also_roll_for_destruction() -> None:
    t = Table(open_ground(7, 6), {"s-sappers-1": "C2", "g-landser-1": "C3"}, houses=[HOUSE])
    t.declare("s-sappers-1", "assault g-landser-1")
    t.do("charge C3", 1, 1, 6, 4, 5)
    assert t.points("part=H1-a") == 2


@pytest.mark.rule("HOS-17.76", "HOS-26.8")
def test_after_the_fight_the_action_is_over() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.charge("s-smg-1", "g-landser-1", "C4", 6, 6, 1)
    t.do("step C5")
    assert t.resting


def test_the_odds_of_a_fight_sum_up() -> None:
    t = Table(open_ground(6, 5), {"s-smg-1": "C2", "g-landser-1": "C3"})
    (odds,) = t.odds("s-smg-1", "assault g-landser-1")
    won = sum(max(a, b) + 4 > c + 2 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert odds.success == pytest.approx(won / 216)
