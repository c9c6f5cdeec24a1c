"""Cards and gear: limits of their use, and what suppression means to them (HOS-21, 22, 25)."""

import pytest

from tests.heroes import Table, changed, counter, duel, house, open_ground

# Cards for the whole army: markers on its units do not matter.


@pytest.mark.rule("HOS-21.41", "HOS-21.40", "HOS-22.2")
@pytest.mark.parametrize(
    ("moment", "card"),
    [
        ("order-start", "sc-high"),
        ("order-start", "sc-runner"),
        ("order-start", "gc-fury"),
        ("order-end", "sc-cut"),
        ("order-end", "sc-mixed"),
        ("supply-end", "sc-seize"),
    ],
)
def test_a_shaken_army_plays_its_orders_all_the_same(moment: str, card: str) -> None:
    t = duel(s_boris="A1", g_landser_2="H12", g_roeder="A12")
    army = ("s-rifle-1", "g-landser-1", "s-boris", "g-landser-2", "g-roeder")
    for unit in army:
        t.shaken(unit, 3)
    t.alter("g-landser-1", token="1")
    t.alter("g-landser-2", token="2")
    t.hold("soviet" if card.startswith("sc-") else "german", card)
    t.begin(moment)
    t.do(t.legal("play")[0])
    assert [t.markers(unit) for unit in army] == [3] * len(army)
    assert t.told("card-played")


@pytest.mark.rule("HOS-21.35", "HOS-25.28")
def test_a_token_may_go_from_and_to_shaken_units() -> None:
    t = duel(s_rifle_2="F2")
    t.shaken("s-rifle-1", 2).shaken("s-rifle-2", 2)
    t.alter("s-rifle-1", token="3")
    t.hold("soviet", "sc-momentum")
    t.gap()
    t.do("play sc-momentum s-rifle-1 s-rifle-2")
    assert t.token("s-rifle-2") == "3"
    assert t.markers("s-rifle-2") == 2


@pytest.mark.rule("HOS-3.10", "HOS-3.9")
def test_cards_do_not_lift_the_limits_of_tokens() -> None:
    t = duel(s_boris="A1")
    t.change(in_force={"soviet": ["special_token"] * 3 + ["extra_tokens"] * 12})
    t.begin("orders")
    assert t.json["given"]["soviet"][:2] == [10, 2]


def test_mixed_messages_needs_two_tokens() -> None:
    t = duel(g_landser_2="H12")
    t.alter("g-landser-1", token="1")
    t.hold("soviet", "sc-mixed")
    t.begin("order-end")
    assert t.decision != "window"


@pytest.mark.rule("HOS-21.26", "HOS-17.23", "HOS-17.77")
def test_fury_does_not_take_markers_off() -> None:
    """Assault +2, and −2 for the marker; a unit that cannot move does not assault."""
    t = Table(open_ground(6, 3), {"g-pzgren-1": "B2", "s-rifle-1": "B3"})
    t.change(in_force={"german": ["army_assault:2"]})
    t.shaken("g-pzgren-1").charge("g-pzgren-1", "s-rifle-1", "B3", 3, 1, 1)
    assert t.totals() == (3 + 2 + 2 - 2, 1 + 2)
    pinned = Table(open_ground(6, 3), {"g-pzgren-1": "B2", "s-rifle-1": "B3"})
    pinned.change(in_force={"german": ["army_assault:2"]})
    assert pinned.shaken("g-pzgren-1", 2).declarations("g-pzgren-1") == ["move"]


# Cards on fights.


@pytest.mark.rule("HOS-17.23", "HOS-21.5")
def test_cold_steel_makes_up_for_one_marker() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("soviet", "sc-steel")
    t.shaken("s-smg-1")
    t.charge("s-smg-1", "g-landser-1", "C4")
    t.do("play sc-steel", 2, 1, 4)
    assert t.totals() == (2 + 4 + 2 - 2, 4 + 2)


@pytest.mark.rule("HOS-21.5")
def test_cold_steel_belongs_to_a_fight() -> None:
    t = duel()
    t.hold("soviet", "sc-steel", "sc-go")
    t.gap()
    assert t.plays("sc-steel") == []
    assert t.refused("play sc-steel") == "refusal-card-not-now HOS-21.5"


@pytest.mark.rule("HOS-6.82", "HOS-17.15")
def test_shaken_infantry_gives_ground() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("german", "gc-ground")
    t.shaken("g-landser-1", 2)
    t.charge("s-smg-1", "g-landser-1", "C4")
    t.do("play gc-ground")
    t.do("step C5")
    assert t.where("g-landser-1") == "C5"
    assert not t.told("fight-decided")


def test_vehicles_do_not_give_ground() -> None:
    car = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-kuebel": "C4 e"})
    car.hold("german", "gc-ground")
    car.charge("s-smg-1", "g-kuebel", "C4", 6, 6, 1)
    assert car.told("fight-decided")


# Cards on fire.


@pytest.mark.rule("HOS-16.94", "HOS-22.2")
def test_a_snap_shot_of_a_shaken_unit_is_spoilt() -> None:
    t = duel()
    t.hold("german", "gc-snap")
    t.shaken("g-landser-1")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    t.do("play gc-snap g-landser-1")
    t.do("fire s-rifle-1", 3)
    assert t.penalty() == 2


@pytest.mark.rule("HOS-22.2", "HOS-21.22")
def test_a_second_roll_has_the_same_penalty() -> None:
    t = duel().shaken("s-rifle-1")
    t.hold("soviet", "sc-second")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    t.do("play sc-second", 3)
    assert t.shows("g-landser-1") == "full"  # 3 + 2 − 2
    assert t.markers("s-rifle-1") == 1


@pytest.mark.rule("HOS-8.23", "HOS-22.2")
def test_the_vents_are_those_of_tanks() -> None:
    t = Table(open_ground(12, 6), {"s-zis3": "C9 w", "g-pz3": "C4 e", "g-landser-1": "D4"})
    t.hold("soviet", "sc-vents")
    t.fire("s-zis3", "fire g-landser-1")
    assert t.plays("sc-vents") == []


@pytest.mark.rule("HOS-8.23", "HOS-22.2")
def test_aiming_for_the_vents_does_not_steady_the_hand() -> None:
    t = Table(open_ground(12, 6), {"s-zis3": "C9 w", "g-pz3": "C4 e"})
    t.hold("soviet", "sc-vents")
    t.shaken("s-zis3").fire("s-zis3", "fire g-pz3")
    t.do("play sc-vents", 3)
    assert (t.penalty(), t.told("attack-rolled")[-1]["defence"]) == (2, 6)


def test_only_infantry_throws_itself_flat() -> None:
    """And not from a sniper's bullet, which asks for no Defence Value."""
    t = Table(open_ground(9, 5), {"s-rifle-1": "C2", "g-kuebel": "C5 e"})
    t.hold("german", "gc-flat")
    t.fire("s-rifle-1", "fire g-kuebel", 1)
    assert t.resting
    t = Table(open_ground(9, 5), {"s-sniper": "C2 hidden", "g-landser-1": "C5"})
    t.hold("german", "gc-flat")
    t.fire("s-sniper", "snipe g-landser-1", 1)
    assert t.resting


def test_a_glancing_blow_is_of_no_use_against_a_double_hit_or_in_a_fight() -> None:
    for double, by_fire in ((True, True), (False, False)):
        t = duel(g_pz3="G9 e")
        t.hold("german", "gc-glance")
        t.hit("g-pz3", *(() if double else (2,)), double=double, by_fire=by_fire)
        assert t.markers("g-pz3") == 0
        assert t.hand("german")


@pytest.mark.rule("HOS-16.43", "HOS-22.3")
def test_the_scatter_of_a_shaken_mortar_is_corrected_like_any() -> None:
    t = Table(open_ground(12, 12), {"g-grw34": "G1 n deployed", "s-rifle-1": "G7"})
    t.hold("german", "gc-correct")
    t.lay_smoke("G4")
    t.shaken("g-grw34").fire("g-grw34", "indirect +FG6/7")
    t.do("pass", 2)
    t.do("play gc-correct", 1)
    assert t.told("template-placed")[0]["point"] == "7-6"


def test_nobody_corrects_the_enemys_fire() -> None:
    enemy = duel()
    artillery = enemy.equip("soviet", "artillery")
    enemy.hold("german", "gc-correct")
    enemy.call(artillery)
    enemy.do("aim +FG7/8", 2)
    assert enemy.hand("german")


@pytest.mark.rule("HOS-21.21", "HOS-31.10")
def test_only_grenades_are_returned() -> None:
    t = duel()
    artillery = t.equip("german", "artillery")
    t.hold("soviet", "sc-return")
    t.call(artillery)
    t.do("aim +FG9/10", 6)
    assert t.resting
    assert t.hand("soviet")


@pytest.mark.rule("HOS-21.37", "HOS-22.2")
def test_a_returned_grenade_is_not_spoilt_by_the_throwers_nerves() -> None:
    """The attacks are the other player's rolls, with the same CVs."""
    t = Table(open_ground(9, 4), {"g-landser-1": "B3", "s-rifle-1": "B5"})
    t.equip("german", "grenades")
    t.hold("soviet", "sc-return")
    t.shaken("g-landser-1", 2)
    t.fire("g-landser-1", "grenade +AB4/5 option=grenades")
    t.do("play sc-return +AB2/3", 2)
    assert t.penalty() == 0
    assert t.shows("g-landser-1") == "weakened"  # 2 + 2 against 4


@pytest.mark.rule("HOS-25.34", "HOS-22.2")
def test_a_shaken_hand_spoils_a_bundled_charge() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "C6", "g-landser-1": "C4"})
    t.hold("german", "gc-bundle")
    t.shaken("g-landser-1").fire("g-landser-1", "grenade +BC5/6 gc-bundle", 1)
    assert t.penalty() == 2


@pytest.mark.rule("HOS-25.13")
def test_a_bundled_charge_flies_two_interspaces() -> None:
    far = Table(open_ground(9, 6), {"s-rifle-1": "C8", "g-landser-1": "C4"})
    far.hold("german", "gc-bundle")
    assert not [w for w in far.shots("g-landser-1") if w.split()[0] == "grenade"]


@pytest.mark.rule("HOS-22.2")
def test_a_shaken_hand_spoils_a_bottle() -> None:
    """From a card or from an option; the target is suppressed, hit or not."""
    for card in (True, False):
        t = Table(open_ground(9, 6), {"s-rifle-1": "C3", "g-landser-1": "C4"})
        paid = "sc-bottle" if card else "option=molotovs"
        if card:
            t.hold("soviet", "sc-bottle")
        else:
            t.equip("soviet", "molotovs")
        t.shaken("s-rifle-1").fire("s-rifle-1", f"close g-landser-1 {paid}", 1)
        assert (t.penalty(), t.markers("g-landser-1")) == (2, 1)


def test_a_bottle_is_for_the_next_square() -> None:
    """Not two squares away, and not through a wall."""
    t = Table(open_ground(9, 6), {"s-rifle-1": "C3", "g-landser-1": "C5"})
    t.hold("soviet", "sc-bottle")
    t.equip("soviet", "molotovs")
    assert not [w for w in t.shots("s-rifle-1") if w.split()[0] == "close"]
    hut = house("H1", 6, 4, "+-+", "|aD", "+-+", a="house_1")
    t = Table(open_ground(9, 6), {"s-rifle-1": "C3", "g-landser-1": "C4"}, houses=[hut])
    t.hold("soviet", "sc-bottle")
    assert not [w for w in t.shots("s-rifle-1") if w.split()[0] == "close"]


@pytest.mark.rule("HOS-6.61", "HOS-21.20")
def test_shoot_and_shift_goes_two_squares_whatever_the_markers() -> None:
    t = duel().shaken("g-landser-1", 3)
    t.hold("german", "gc-shift")
    t.fire("g-landser-1", "fire s-rifle-1", 1)
    t.do("play gc-shift")
    t.do("step C6")
    t.do("step C7")
    assert t.where("g-landser-1") == "C7"


@pytest.mark.rule("HOS-6.18")
def test_who_cannot_move_does_not_shift_after_shooting() -> None:
    weapon = Table(open_ground(9, 5), {"g-ig18": "C5 w", "s-rifle-1": "C2"})
    with changed(counter("g-ig18").faces[0], move=-100):
        weapon.hold("german", "gc-shift")
        weapon.fire("g-ig18", "fire s-rifle-1", 1)
        assert weapon.resting


def test_a_trap_is_not_the_movers_roll() -> None:
    """Markers on the man who treads on it change nothing."""
    t = Table(["......", ".#....", "......"], {"s-rifle-1": "B1", "g-landser-1": "A6"})
    t.hold("german", "gc-booby")
    t.shaken("s-rifle-1")
    t.march("s-rifle-1").do("step B2")
    t.do("play gc-booby", 2)
    assert t.penalty() == 0
    assert t.shows("s-rifle-1") == "weakened"


def test_a_barrage_that_is_called_off_suppresses_nobody() -> None:
    t = duel()
    t.change(initiative="german")
    t.hold("german", "gc-nebel")
    t.hold("soviet", "sc-hug")
    t.gap()
    t.do("play gc-nebel")
    t.do("aim +BC2/3")
    t.do("play sc-hug")
    assert t.markers("s-rifle-1") == 0
    assert t.told("barrage-called-off")


# Cards on movement.


@pytest.mark.rule("HOS-11.6")
def test_over_the_rubble_does_not_open_closed_ground() -> None:
    t = Table(["r.....", "~....."], {"s-rifle-1": "A1", "g-landser-1": "B6"})
    t.hold("soviet", "sc-sure")
    t.march("s-rifle-1").do("play sc-sure")
    assert t.squares() == {"A2", "B2"}


@pytest.mark.rule("HOS-6.7")
def test_over_the_rubble_gives_no_movement() -> None:
    t = Table([".r....", "......"], {"s-rifle-1": "A1", "g-landser-1": "B6"})
    t.hold("soviet", "sc-sure")
    t.shaken("s-rifle-1")
    t.march("s-rifle-1").do("play sc-sure")
    t.do("step A2")
    t.do("step A3")
    assert t.squares() == set()  # MV 4 less 2


@pytest.mark.rule("HOS-21.39", "HOS-6.8")
def test_a_pinned_unit_does_not_climb_through_a_window_but_may_flee_through_it() -> None:
    hut = house("H1", 4, 4, "+-+", "DaW", "+-+", a="house_1")
    t = Table(open_ground(6, 5), {"s-rifle-1": "C3", "g-stoss-1": "C2"}, houses=[hut])
    t.hold("soviet", "sc-surprise")
    t.shaken("s-rifle-1", 2)
    t.march("s-rifle-1")
    assert not [action for action in t.legal() if action.split()[0] == "play"]
    t.rest()
    t.charge("g-stoss-1", "s-rifle-1", "C3", 6, 6, 1)
    t.do("play sc-surprise")  # the window leads to one square only
    assert t.where("s-rifle-1") == "C4"


def test_stuck_fast_stops_a_shaken_vehicle_too() -> None:
    t = Table(open_ground(12, 5), {"s-t34": "C4 e", "g-landser-1": "E12"})
    t.hold("german", "gc-track")
    t.shaken("s-t34")
    t.march("s-t34").do("step C5")
    t.do("hold")
    t.do("play gc-track")
    assert t.where("s-t34") == "C5 C4"
    assert t.markers("s-t34") == 1


@pytest.mark.rule("HOS-15.3")
def test_a_drilled_crew_deploys_although_it_is_pinned_and_riflemen_do_not() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "C5 n", "s-rifle-1": "A5"})
    t.hold("german", "gc-drill")
    t.shaken("g-mg42", 2).activate("g-mg42")
    t.do("play gc-drill")
    assert t.shows("g-mg42") == "deployed"
    assert t.markers("g-mg42") == 2
    t.hold("soviet", "sc-drill")
    t.rest()
    t.activate("s-rifle-1")
    assert t.plays("sc-drill") == []


def test_a_pinned_unit_may_go_from_cellar_to_cellar() -> None:
    t = Table(["t....#......"], {"s-rifle-1": "A1", "g-landser-1": "A12"})
    t.hold("soviet", "sc-cellar")
    t.shaken("s-rifle-1", 3)
    t.change(phase="supply")
    t.supply_moves("soviet")
    t.do("play sc-cellar s-rifle-1")
    t.do("place A6")
    assert t.where("s-rifle-1") == "A6"


# Cards on units.


@pytest.mark.rule("HOS-21.34", "HOS-22.2", "HOS-22.4")
def test_both_actions_of_a_rush_or_a_hero_suffer_from_markers() -> None:
    for paid in ("card", "option"):
        t = duel().shaken("s-rifle-1")
        if paid == "card":
            t.hold("soviet", "sc-rush")
        else:
            t.equip("soviet", "hero")
        t.activate("s-rifle-1")
        t.do("play sc-rush" if paid == "card" else "use option=hero")
        t.do("move")
        t.do("step C3")
        t.do("step D3")
        assert t.decision == "activation"  # two squares, and the move is over
        t.do("fire g-landser-1", 6)
        assert t.penalty() == 2


@pytest.mark.rule("HOS-18.10")
def test_spanner_and_sweat_leaves_the_markers_of_the_hull() -> None:
    t = duel(s_t34="G7 e")
    t.alter("s-t34", damage=["hull"])
    t.shaken("s-t34", 2)
    t.hold("soviet", "sc-fix")
    t.begin("supply-start")
    t.do("play sc-fix s-t34 damage=hull")
    assert (t.damage("s-t34"), t.markers("s-t34")) == ([], 2)


def test_smoke_is_laid_by_shaken_units_too() -> None:
    """Pots by a card, candles by an option."""
    t = Table(open_ground(12, 3), {"s-rifle-1": "A1", "g-landser-1": "C12"}).shaken("s-rifle-1", 3)
    t.hold("soviet", "sc-smoke")
    t.equip("soviet", "smoke-candles")
    assert "smoke A3 option=smoke-candles" in t.shots("s-rifle-1")
    t.gap()
    t.do("play sc-smoke")
    t.do("smoke A5")
    t.do("smoke B5")
    assert "A5" in t.smoke()
