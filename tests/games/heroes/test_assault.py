"""The fight of an assault, its verdict and what follows (HOS-17)."""

import pytest

from sandtable.games.heroes.assaults import assault_values
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.status import ABOARD, CREW, LOST, MAIN_WEAPON, ON_FIELD, TRACKS
from sandtable.kernel.errors import Json
from tests.games.heroes.kit import equip
from tests.games.heroes.table import REST, Table, open_ground


def declare(t: Table, attacker: str, target: str) -> None:
    """Announce an assault; the attacker stands next to its target or walks."""
    moves.begin(t.s, t.u(attacker), ("assault", f"unit:{target}"), t.events)
    t.advance()


def charge(t: Table, attacker: str, target: str, square: str, *dice: int, launch: str = "") -> None:
    declare(t, attacker, target)
    words = ["charge", f"square:{square}"]
    if launch:
        words.append(f"square:{launch}")
    t.do(*words, dice=dice)


def totals(t: Table) -> tuple[Json, Json]:
    """The totals of the last fight, attacker first."""
    told = [event.params for event in t.events if event.key == "fight-decided"][-1]
    return (told["total"], told["answer"])


# Totals.


@pytest.mark.rule("HOS-17.28", "HOS-17.20", "HOS-17.21", "HOS-17.27", "HOS-21.12")
def test_the_worked_example_is_nine_to_seven() -> None:
    # Attacker 6 and 1, CV 2, card 1; defender with Assault 3 and 2, CV 2, terrain 2.
    rows = ["......", "..t...", "......"]
    t = Table(rows, {"s-smg-1": "1-1 #1", "g-stoss-1": "2-1 #1"})
    t.hold(0, "sc-helmet")
    charge(t, "s-smg-1", "g-stoss-1", "2-1")
    t.do("bonus", "card:sc-helmet", dice=(6, 1, 3, 2))
    assert totals(t) == (9, 7)
    assert t.s.standing[t.u("g-stoss-1")] == LOST


@pytest.mark.rule("HOS-17.2")
def test_the_number_beside_the_symbol_is_added() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "1-1", "g-pioniere-1": "2-1"})
    charge(t, "s-smg-1", "g-pioniere-1", "2-1", 1, 1, 6, 1)
    assert totals(t) == (1 + 3 + 1, 6 + 2 + 1)


@pytest.mark.rule("HOS-17.3", "HOS-17.4")
def test_two_dice_with_assault_and_one_without() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "1-1", "g-landser-1": "2-1", "g-pioniere-1": "2-2"})
    assert assault_values.defence_dice(t.s, t.u("g-landser-1"), False) == 1
    assert assault_values.defence_dice(t.s, t.u("g-pioniere-1"), False) == 2


@pytest.mark.rule("HOS-17.5", "HOS-17.1")
def test_boris_may_not_assault_a_panzer_and_riflemen_may_assault_nobody() -> None:
    t = Table(open_ground(6, 3), {"s-boris": "1-1", "s-rifle-1": "1-2", "g-pz3": "3-1 e"})
    assert not assault_values.may_assault(t.s, t.u("s-boris"), t.u("g-pz3"))
    assert not assault_values.may_assault(t.s, t.u("s-rifle-1"), t.u("g-pz3"))
    assert ("assault", "unit:g-pz3") not in moves.declarations(t.s, t.u("s-boris"))


@pytest.mark.rule("HOS-17.23", "HOS-22.2")
def test_each_suppression_marker_costs_two() -> None:
    t = Table(open_ground(5, 3), {"s-smg-1": "1-1", "g-landser-1": "2-1"})
    t.s.suppression[t.u("s-smg-1")] = 1
    t.s.suppression[t.u("g-landser-1")] = 2
    charge(t, "s-smg-1", "g-landser-1", "2-1", 4, 2, 5)
    assert totals(t) == (4 + 3 + 1 - 2, 5 + 2 - 4)


@pytest.mark.rule("HOS-17.22", "HOS-17.57")
def test_terrain_helps_the_defender_but_not_in_the_same_crater() -> None:
    rows = [".....", ".oo..", "....."]
    t = Table(rows, {"s-smg-1": "1-1", "g-landser-1": "2-1", "s-smg-2": "3-1"})
    defender = t.u("g-landser-1")
    assert assault_values.terrain_bonus(t.s, defender, t.p("2-1"), t.p("1-1")) == 0
    assert assault_values.terrain_bonus(t.s, defender, t.p("2-1"), t.p("3-1")) == 1


#: Squares 2-2 and 3-2, a room each; a door in the west, a window in the north of the first.
HOUSE = Plan(
    "H1",
    4,
    4,
    ("+W+-+", "Da|b|", "+-+D+"),
    {"a": ("apartment", False), "b": ("apartment", False)},
)


@pytest.mark.rule("HOS-17.22", "HOS-17.52")
def test_a_house_is_stormed_by_its_door_and_covers_who_is_in_it() -> None:
    t = Table(
        open_ground(7, 6), {"s-smg-1": "1-2", "s-smg-2": "2-1", "g-landser-1": "2-2"}, plans=[HOUSE]
    )
    assert assault_values.terrain_bonus(t.s, t.u("g-landser-1"), t.p("2-2"), t.p("1-2")) == 3
    # Through the wall there is no way, and windows are closed.
    declare(t, "s-smg-2", "g-landser-1")
    assert ("charge", "square:2-2") not in t.legal()
    t.s.frames = t.s.frames[:1]
    charge(t, "s-smg-1", "g-landser-1", "2-2", 6, 5, 1)
    assert totals(t) == (6 + 3 + 1, 1 + 2 + 3)


@pytest.mark.rule("HOS-17.19", "HOS-17.56")
def test_from_outside_its_arc_a_gun_is_suppressed_before_the_fight() -> None:
    t = Table(open_ground(5, 5), {"s-smg-1": "2-3", "g-mg42": "2-2 n #1"})
    charge(t, "s-smg-1", "g-mg42", "2-2", 1, 1, 6)
    # The MG's CV is 4, and it is -2 on its roll.
    assert totals(t) == (1 + 3 + 1, 6 + 4 - 2)
    assert t.s.suppression[t.u("g-mg42")] == 1


@pytest.mark.rule("HOS-17.19")
def test_from_inside_its_arc_it_is_not() -> None:
    t = Table(open_ground(5, 5), {"s-smg-1": "2-1", "g-mg42": "2-2 n #1"})
    t.s.activated[t.u("g-mg42")] = True
    charge(t, "s-smg-1", "g-mg42", "2-2", 1, 1, 6)
    assert totals(t)[1] == 6 + 4
    assert t.s.suppression[t.u("g-mg42")] == 0


@pytest.mark.rule("HOS-17.56", "HOS-17.24")
def test_a_tank_fights_with_its_secondary_weapon_all_round() -> None:
    t = Table(open_ground(7, 5), {"g-pioniere-1": "1-2", "s-t34": "3-2 e"})
    tank = t.u("s-t34")
    weapon = assault_values.defending_weapon(t.s, tank, t.u("g-pioniere-1"), t.p("2-2"), t.p("1-2"))
    assert weapon is not None
    assert weapon.id == "secondary"
    # Crew damage does not matter, a destroyed main weapon neither (HOS-17.55).
    t.s.damage[tank] = CREW | MAIN_WEAPON
    weapon = assault_values.defending_weapon(t.s, tank, t.u("g-pioniere-1"), t.p("2-2"), t.p("1-2"))
    assert weapon is not None


# Attacker wins.


@pytest.mark.rule("HOS-17.30", "HOS-17.31", "HOS-17.36", "HOS-17.59", "HOS-17.69")
def test_beaten_infantry_is_hit_retreats_and_loses_its_square() -> None:
    t = Table(open_ground(9, 9), {"s-smg-1": "4-5", "g-landser-1": "5-5"})
    charge(t, "s-smg-1", "g-landser-1", "5-5", 6, 6, 1)
    assert {words[1] for words in t.legal()} == {"square:6-4", "square:6-5", "square:6-6"}
    t.do("step", "square:6-4")
    assert t.where("g-landser-1") == "6-4"
    assert t.s.shows(t.u("g-landser-1")).state == "weakened"
    assert t.where("s-smg-1") == "5-5"
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-17.69")
def test_retreat_squares_on_a_diagonal() -> None:
    t = Table(open_ground(9, 9), {"s-smg-1": "4-4", "g-landser-1": "5-5"})
    charge(t, "s-smg-1", "g-landser-1", "5-5", 6, 6, 1)
    assert {words[1] for words in t.legal()} == {"square:6-6", "square:6-5", "square:5-6"}


@pytest.mark.rule("HOS-17.33", "HOS-17.34", "HOS-17.70")
def test_without_a_way_out_the_beaten_unit_is_destroyed() -> None:
    # Two retreat squares are taken, the third lies in the zone of the same enemy as its own.
    units = {
        "s-smg-1": "4-4",
        "g-landser-1": "5-4",
        "s-rifle-1": "6-3",
        "s-rifle-2": "6-4",
        "s-rifle-3": "5-5",
    }
    t = Table(open_ground(9, 9), units)
    charge(t, "s-smg-1", "g-landser-1", "5-4", 6, 6, 1)
    assert t.s.standing[t.u("g-landser-1")] == LOST
    assert t.where("s-smg-1") == "5-4"


@pytest.mark.rule("HOS-16.21", "HOS-17.59")
def test_a_beaten_flamethrower_is_removed_whatever_its_symbol() -> None:
    t = Table(open_ground(7, 5), {"s-smg-1": "2-2", "g-flamm": "3-2"})
    charge(t, "s-smg-1", "g-flamm", "3-2", 6, 6, 1)
    assert t.s.standing[t.u("g-flamm")] == LOST


@pytest.mark.rule("HOS-17.37", "HOS-17.38", "HOS-17.60")
def test_a_beaten_light_vehicle_is_a_wreck_and_the_infantry_stays_where_it_was() -> None:
    t = Table(open_ground(8, 5), {"s-smg-1": "1-2", "g-sdkfz251": "3-2 e"})
    charge(t, "s-smg-1", "g-sdkfz251", "2-2", 6, 6, 1)
    assert t.s.standing[t.u("g-sdkfz251")] == LOST
    assert t.s.wreck_on[t.p("3-2")] >= 0
    assert t.where("s-smg-1") == "1-2"


@pytest.mark.rule("HOS-17.40", "HOS-17.61", "HOS-17.29")
def test_a_beaten_tank_takes_one_damage_and_the_attacker_goes_back() -> None:
    t = Table(open_ground(8, 5), {"g-pioniere-1": "1-2", "s-t34": "3-2 e"})
    t.s.suppression[t.u("s-t34")] = 3
    charge(t, "g-pioniere-1", "s-t34", "2-2", 6, 6, 1, 2)
    assert t.s.damage[t.u("s-t34")] == TRACKS
    assert t.where("g-pioniere-1") == "1-2"


@pytest.mark.rule("HOS-17.25", "HOS-17.26", "HOS-17.68")
def test_who_cannot_fight_is_beaten_without_dice() -> None:
    t = Table(open_ground(8, 5), {"s-smg-1": "1-2", "g-opel": "3-2 e"})
    charge(t, "s-smg-1", "g-opel", "2-2")
    assert t.s.standing[t.u("g-opel")] == LOST
    assert "fight-rolled" not in t.told()
    assert "fight-helpless" in t.told()


@pytest.mark.rule("HOS-17.68", "HOS-17.25")
def test_a_tank_without_its_only_weapon_is_damaged_at_once() -> None:
    t = Table(open_ground(8, 5), {"s-sappers-1": "1-2", "g-stug": "3-2 e"})
    t.s.damage[t.u("g-stug")] = MAIN_WEAPON
    charge(t, "s-sappers-1", "g-stug", "2-2", 1)
    assert t.s.damage[t.u("g-stug")] == MAIN_WEAPON | CREW
    assert t.where("s-sappers-1") == "1-2"


@pytest.mark.rule("HOS-17.74", "HOS-20.13")
def test_passengers_of_a_beaten_vehicle_get_out_before_anything_else() -> None:
    t = Table(
        open_ground(8, 5), {"s-smg-1": "1-2", "g-sdkfz251": "3-2 e", "g-landser-1": "in g-sdkfz251"}
    )
    charge(t, "s-smg-1", "g-sdkfz251", "2-2", 6, 6, 1)
    squares = {words[1] for words in t.legal()}
    assert "square:1-2" not in squares
    t.do(*t.legal()[0])
    assert t.s.suppression[t.u("g-landser-1")] == 1


# Defender wins, draws.


@pytest.mark.rule("HOS-17.41", "HOS-17.42", "HOS-17.72")
def test_a_beaten_infantry_attacker_is_hit_and_stays_on_its_launch_square() -> None:
    t = Table(open_ground(6, 5), {"s-smg-1": "1-2", "g-landser-1": "2-2"})
    charge(t, "s-smg-1", "g-landser-1", "2-2", 1, 1, 6)
    assert t.s.shows(t.u("s-smg-1")).state == "weakened"
    assert (t.where("s-smg-1"), t.where("g-landser-1")) == ("1-2", "2-2")


@pytest.mark.rule("HOS-17.45", "HOS-17.46")
def test_a_draw_hurts_nobody_and_throws_the_attacker_back() -> None:
    t = Table(open_ground(6, 5), {"s-smg-1": "1-2", "g-landser-1": "2-2"})
    charge(t, "s-smg-1", "g-landser-1", "2-2", 2, 1, 4)
    assert totals(t) == (6, 6)
    assert t.s.face[t.u("s-smg-1")] == t.s.face[t.u("g-landser-1")] == 0
    assert t.where("s-smg-1") == "1-2"


def fury(t: Table) -> None:
    """Every German has Assault +2 this turn, so that vehicles can assault."""
    t.s.in_force[1] = ["army_assault:2"]


@pytest.mark.rule("HOS-17.43", "HOS-17.62", "HOS-17.71")
def test_the_wreck_of_a_beaten_light_attacker_takes_the_square() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "4-2", "g-sdkfz251": "3-2 e"})
    fury(t)
    charge(t, "g-sdkfz251", "s-smg-1", "4-2", 1, 1, 6, 6)
    assert t.s.frames[-1].name == "forced-move"
    squares = {words[1] for words in t.legal()}
    assert "square:3-2" not in squares
    t.do("step", "square:5-2")
    wreck = t.s.wrecks[t.s.wreck_on[t.p("4-2")]]
    assert wreck is not None
    assert [t.s.name(place) for place in wreck.places] == ["4-2", "3-2"]
    assert t.s.suppression[t.u("s-smg-1")] == 0


@pytest.mark.rule("HOS-17.47", "HOS-17.62")
def test_a_draw_lets_a_vehicle_push_infantry_aside() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "4-2", "g-sdkfz251": "3-2 e"})
    fury(t)
    charge(t, "g-sdkfz251", "s-smg-1", "4-2", 1, 1, 2, 5)
    assert totals(t) == (1 + 4 + 2, 5 + 1 + 1)
    t.do("step", "square:5-3")
    assert t.where("g-sdkfz251") == "4-2 3-2"
    assert t.where("s-smg-1") == "5-3"


@pytest.mark.rule("HOS-17.65", "HOS-9.12")
def test_a_beaten_tank_with_broken_tracks_still_takes_the_square() -> None:
    t = Table(open_ground(9, 5), {"s-sappers-1": "4-2", "g-pz3": "3-2 e"})
    fury(t)
    charge(t, "g-pz3", "s-sappers-1", "4-2", 1, 1, 6, 6, 2)
    assert totals(t) == (1 + 4 + 2, 6 + 1 + 1)
    t.do("step", "square:5-2")
    assert t.where("g-pz3") == "4-2 3-2"
    assert t.s.damage[t.u("g-pz3")] == TRACKS
    assert not moves.declarations(t.s, t.u("g-pz3"))


@pytest.mark.rule("HOS-17.39", "HOS-17.66", "HOS-17.73")
def test_a_tank_that_beats_a_light_vehicle_drives_over_its_wreck_if_it_can() -> None:
    t = Table(open_ground(9, 5), {"s-gaz64": "4-2 e", "g-pz3": "3-2 e"})
    fury(t)
    charge(t, "g-pz3", "s-gaz64", "4-2", 6, 6, 1)
    # The light wreck has structure 1: one point removes it, and the way is free.
    assert t.s.wreck_on[t.p("4-2")] < 0
    assert t.where("g-pz3") == "4-2 3-2"


@pytest.mark.rule("HOS-17.44", "HOS-17.67", "HOS-6.81")
def test_tank_against_tank_nobody_moves() -> None:
    t = Table(open_ground(9, 5), {"s-t34": "5-2 w", "g-pz3": "4-2 e"})
    fury(t)
    declare(t, "g-pz3", "s-t34")
    options = [words for words in t.legal() if words[0] == "charge"]
    if options:
        t.do(*options[0], dice=(6, 6, 1, 2))
    assert t.where("g-pz3") == "4-2 3-2"


# Aboard, hidden, called off.


@pytest.mark.rule("HOS-17.49", "HOS-17.53", "HOS-20.12")
def test_an_assault_from_a_lorry_and_back_aboard() -> None:
    t = Table(
        open_ground(8, 5), {"s-gazaa-1": "3-2 e", "s-smg-1": "in s-gazaa-1", "g-landser-1": "4-2"}
    )
    charge(t, "s-smg-1", "g-landser-1", "4-2", 1, 1, 6)
    assert t.s.standing[t.u("s-smg-1")] == ABOARD
    assert t.s.shows(t.u("s-smg-1")).state == "weakened"


@pytest.mark.rule("HOS-17.53", "HOS-17.36")
def test_an_assault_from_a_lorry_that_succeeds() -> None:
    t = Table(
        open_ground(8, 5), {"s-gazaa-1": "3-2 e", "s-smg-1": "in s-gazaa-1", "g-landser-1": "4-2"}
    )
    charge(t, "s-smg-1", "g-landser-1", "4-2", 6, 6, 1)
    t.do("step", "square:5-2")
    assert t.s.standing[t.u("s-smg-1")] == ON_FIELD
    assert t.where("s-smg-1") == "4-2"


@pytest.mark.rule("HOS-17.18", "HOS-15.10")
def test_a_hidden_defender_flips_when_the_fight_starts() -> None:
    t = Table(["......", "..w...", "......"], {"s-smg-1": "1-1", "g-spaeher": "2-1 #1"})
    spaeher = t.u("g-spaeher")
    assert t.s.hidden(spaeher)
    charge(t, "s-smg-1", "g-spaeher", "2-1", 6, 6, 1)
    assert not t.s.hidden(spaeher)
    assert t.s.standing[spaeher] == LOST


@pytest.mark.rule("HOS-17.54")
def test_a_target_that_has_stepped_back_is_not_fought_and_the_move_goes_on() -> None:
    t = Table(open_ground(8, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(1, "gc-ground")
    charge(t, "s-smg-1", "g-landser-1", "3-2")
    t.do("play", "card:gc-ground")
    t.do("step", "square:4-2")
    assert t.where("g-landser-1") == "4-2"
    assert t.s.frames[-1].name == "movement"
    assert not [words for words in t.legal() if words[0] in ("charge", "assault")]


# Gear and abilities.


@pytest.mark.rule("HOS-17.58", "HOS-17.5")
def test_hollow_charges_let_infantry_fight_a_tank() -> None:
    t = Table(open_ground(8, 5), {"g-landser-1": "1-2", "s-t34": "3-2 e"})
    assert not assault_values.may_assault(t.s, t.u("g-landser-1"), t.u("s-t34"))
    charges = equip(t, 1, "hollow-charges")
    assert assault_values.may_assault(t.s, t.u("g-landser-1"), t.u("s-t34"))
    t.s.suppression[t.u("s-t34")] = 2
    charge(t, "g-landser-1", "s-t34", "2-2", 6, 5, 1, 5)
    assert totals(t) == (6 + 3, 1 + 3 - 4)
    assert t.s.markers[charges] == 1
    assert t.s.damage[t.u("s-t34")] == MAIN_WEAPON


@pytest.mark.rule("HOS-17.26", "HOS-17.58")
def test_hollow_charges_save_the_defender_of_a_square() -> None:
    t = Table(open_ground(8, 5), {"g-landser-1": "4-2", "s-t34": "3-2 e"})
    t.s.in_force[0] = ["army_assault:2"]
    equip(t, 1, "hollow-charges")
    attacker, defender = t.u("s-t34"), t.u("g-landser-1")
    square, launch = t.p("4-2"), t.p("3-2")
    assert assault_values.defence_value(t.s, defender, attacker, square, launch, False) == X
    charge(t, "s-t34", "g-landser-1", "4-2")
    assert t.s.frames[-1].name == "window"
    t.do("use", "option:t-german.hollow-charges", dice=(1, 1, 6, 6, 1))
    assert totals(t) == (1 + 3 + 2, 6 + 3)
    assert t.s.damage[attacker] == CREW


@pytest.mark.rule("HOS-17.48", "HOS-16.4")
def test_sappers_also_roll_for_destruction() -> None:
    t = Table(open_ground(7, 6), {"s-sappers-1": "1-2", "g-landser-1": "2-2"}, plans=[HOUSE])
    declare(t, "s-sappers-1", "g-landser-1")
    t.do("charge", "square:2-2", dice=(1, 1, 6, 4, 5))
    assert t.s.part_points[t.s.battle.field.part_named["H1-a"]] == 2


@pytest.mark.rule("HOS-17.76", "HOS-26.8")
def test_after_the_fight_the_action_is_over() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    charge(t, "s-smg-1", "g-landser-1", "3-2", 6, 6, 1)
    t.do("step", "square:4-2")
    assert t.s.frames[-1].name == REST


def test_the_odds_of_a_fight_sum_up() -> None:
    t = Table(open_ground(6, 5), {"s-smg-1": "1-2", "g-landser-1": "2-2"})
    (odds,) = assault_values.odds(t.s, t.u("s-smg-1"), t.u("g-landser-1"), t.p("2-2"), t.p("1-2"))
    won = sum(max(a, b) + 4 > c + 2 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert odds.success == pytest.approx(won / 216)
