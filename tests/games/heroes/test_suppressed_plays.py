"""Cards and gear: limits of their use, and what suppression means to them (HOS-21, 22, 25)."""

import pytest

from sandtable.games.heroes.fire import barrages, gear_shots, hits
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import HULL, ORDER, SUPPLY
from sandtable.games.heroes.turn import orders, supply
from tests.games.heroes.kit import equip
from tests.games.heroes.moments import (
    activate,
    at,
    card_words,
    charge,
    duel,
    gap,
    penalty,
    shaken,
    totals,
)
from tests.games.heroes.range import fire, markers, told
from tests.games.heroes.table import REST, Table, march, open_ground, steps

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
    t = duel(s_boris="0-0", g_landser_2="11-7", g_roeder="11-0")
    for unit in range(len(t.s.battle.units)):
        t.s.suppression[unit] = 3
    t.s.token[t.u("g-landser-1")] = 1
    t.s.token[t.u("g-landser-2")] = 2
    t.s.phase = SUPPLY if moment == "supply-end" else ORDER
    t.hold(t.s.battle.cards[t.s.battle.card_named[card]].side, card)
    at(t, moment)
    play = next(action for action in t.legal() if action[0] == "play")
    t.do(*play)
    assert t.s.suppression == [3] * len(t.s.battle.units)
    assert "card-played" in t.told()


@pytest.mark.rule("HOS-21.35", "HOS-25.28")
def test_a_token_may_go_from_and_to_shaken_units() -> None:
    t = duel(s_rifle_2="1-5")
    shaken(shaken(t, "s-rifle-1", 2), "s-rifle-2", 2)
    t.s.token[t.u("s-rifle-1")] = 3
    t.hold(0, "sc-momentum")
    gap(t)
    t.do("play", "card:sc-momentum", "unit:s-rifle-1", "unit:s-rifle-2")
    assert t.s.token[t.u("s-rifle-2")] == 3
    assert markers(t, "s-rifle-2") == 2


@pytest.mark.rule("HOS-3.10", "HOS-3.9")
def test_cards_do_not_lift_the_limits_of_tokens() -> None:
    t = duel(s_boris="0-0")
    t.s.in_force[0] = ["special_token"] * 3 + ["extra_tokens"] * 12
    assert orders.special_tokens(t.s, 0) == 2
    assert orders.numbered_tokens(t.s, 0) == 10


def test_mixed_messages_needs_two_tokens() -> None:
    t = duel(g_landser_2="11-7")
    t.s.token[t.u("g-landser-1")] = 1
    t.s.phase = ORDER
    t.hold(0, "sc-mixed")
    at(t, "order-end")
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-21.26", "HOS-17.23", "HOS-17.77")
def test_fury_does_not_take_markers_off() -> None:
    """Assault +2, and −2 for the marker; a unit that cannot move does not assault."""
    t = Table(open_ground(6, 3), {"g-pzgren-1": "1-1", "s-rifle-1": "2-1"})
    t.s.in_force[1] = ["army_assault:2"]
    charge(shaken(t, "g-pzgren-1"), "g-pzgren-1", "s-rifle-1", "2-1", 3, 1, 1)
    assert totals(t) == (3 + 2 + 2 - 2, 1 + 2)
    pinned = Table(open_ground(6, 3), {"g-pzgren-1": "1-1", "s-rifle-1": "2-1"})
    pinned.s.in_force[1] = ["army_assault:2"]
    assert moves.declarations(shaken(pinned, "g-pzgren-1", 2).s, 0) == [("move",)]


# Cards on fights.


@pytest.mark.rule("HOS-17.23", "HOS-21.5")
def test_cold_steel_makes_up_for_one_marker() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-steel")
    shaken(t, "s-smg-1")
    charge(t, "s-smg-1", "g-landser-1", "3-2")
    t.do("play", "card:sc-steel", dice=(2, 1, 4))
    assert totals(t) == (2 + 4 + 2 - 2, 4 + 2)


@pytest.mark.rule("HOS-21.5")
def test_cold_steel_belongs_to_a_fight() -> None:
    t = duel()
    t.hold(0, "sc-steel", "sc-go")
    gap(t)
    assert card_words(t, "sc-steel") == []
    assert t.refused("play", "card:sc-steel") == "refusal-card-not-now HOS-21.5"


@pytest.mark.rule("HOS-6.82", "HOS-17.15")
def test_shaken_infantry_gives_ground() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(1, "gc-ground")
    shaken(t, "g-landser-1", 2)
    charge(t, "s-smg-1", "g-landser-1", "3-2")
    t.do("play", "card:gc-ground")
    t.do("step", "square:4-2")
    assert t.where("g-landser-1") == "4-2"
    assert "fight-decided" not in t.told()


def test_vehicles_do_not_give_ground() -> None:
    car = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-kuebel": "3-2 e"})
    car.hold(1, "gc-ground")
    charge(car, "s-smg-1", "g-kuebel", "3-2", 6, 6, 1)
    assert "fight-decided" in car.told()


# Cards on fire.


@pytest.mark.rule("HOS-16.94", "HOS-22.2")
def test_a_snap_shot_of_a_shaken_unit_is_spoilt() -> None:
    t = duel()
    t.hold(1, "gc-snap")
    shaken(t, "g-landser-1")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    t.do("play", "card:gc-snap", "unit:g-landser-1")
    t.do("fire", "unit:s-rifle-1", dice=(3,))
    assert penalty(t) == 2


@pytest.mark.rule("HOS-22.2", "HOS-21.22")
def test_a_second_roll_has_the_same_penalty() -> None:
    t = shaken(duel(), "s-rifle-1")
    t.hold(0, "sc-second")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    t.do("play", "card:sc-second", dice=(3,))
    assert t.s.face[t.u("g-landser-1")] == 0  # 3 + 2 − 2
    assert markers(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-8.23", "HOS-22.2")
def test_the_vents_are_those_of_tanks() -> None:
    t = Table(open_ground(12, 6), {"s-zis3": "8-2 w", "g-pz3": "3-2 e", "g-landser-1": "3-3"})
    t.hold(0, "sc-vents")
    fire(t, "s-zis3", "fire", "unit:g-landser-1")
    assert card_words(t, "sc-vents") == []


@pytest.mark.rule("HOS-8.23", "HOS-22.2")
def test_aiming_for_the_vents_does_not_steady_the_hand() -> None:
    t = Table(open_ground(12, 6), {"s-zis3": "8-2 w", "g-pz3": "3-2 e"})
    t.hold(0, "sc-vents")
    fire(shaken(t, "s-zis3"), "s-zis3", "fire", "unit:g-pz3")
    t.do("play", "card:sc-vents", dice=(3,))
    assert (penalty(t), told(t, "attack-rolled")[-1].params["defence"]) == (2, 6)


def test_only_infantry_throws_itself_flat() -> None:
    """And not from a sniper's bullet, which asks for no Defence Value."""
    t = Table(open_ground(9, 5), {"s-rifle-1": "1-2", "g-kuebel": "4-2 e"})
    t.hold(1, "gc-flat")
    fire(t, "s-rifle-1", "fire", "unit:g-kuebel", dice=(1,))
    assert t.s.frames[-1].name == REST
    t = Table(open_ground(9, 5), {"s-sniper": "1-2 #1", "g-landser-1": "4-2"})
    t.hold(1, "gc-flat")
    fire(t, "s-sniper", "snipe", "unit:g-landser-1", dice=(1,))
    assert t.s.frames[-1].name == REST


def test_a_glancing_blow_is_of_no_use_against_a_double_hit_or_in_a_fight() -> None:
    for double, by_fire in ((True, True), (False, False)):
        t = duel(g_pz3="8-6 e")
        t.hold(1, "gc-glance")
        t.s.then(hits.Hit(target=t.u("g-pz3"), double=double, side=0, by_fire=by_fire))
        t.advance(*(() if double else (2,)))
        assert markers(t, "g-pz3") == 0
        assert t.s.hands[1]


@pytest.mark.rule("HOS-16.43", "HOS-22.3")
def test_the_scatter_of_a_shaken_mortar_is_corrected_like_any() -> None:
    t = Table(open_ground(12, 12), {"g-grw34": "0-6 n #1", "s-rifle-1": "6-6"})
    t.hold(1, "gc-correct")
    t.s.smoke[t.p("3-6")] = True
    fire(shaken(t, "g-grw34"), "g-grw34", "indirect", "point:6-6")
    t.do("pass", dice=(2,))
    t.do("play", "card:gc-correct", dice=(1,))
    assert told(t, "template-placed")[0].params["point"] == "7-6"


def test_nobody_corrects_the_enemys_fire() -> None:
    enemy = duel()
    artillery = equip(enemy, 0, "artillery")
    enemy.hold(1, "gc-correct")
    option = enemy.s.battle.options[artillery]
    barrages.call(enemy.s, 0, option.profile, option.params, artillery)
    enemy.do("aim", "point:7-6", dice=(2,))
    assert enemy.s.hands[1]


@pytest.mark.rule("HOS-21.21", "HOS-31.10")
def test_only_grenades_are_returned() -> None:
    t = duel()
    artillery = equip(t, 1, "artillery")
    t.hold(0, "sc-return")
    option = t.s.battle.options[artillery]
    barrages.call(t.s, 1, option.profile, option.params, artillery)
    t.do("aim", "point:9-6", dice=(6,))
    assert t.s.frames[-1].name == REST
    assert t.s.hands[0]


@pytest.mark.rule("HOS-21.37", "HOS-22.2")
def test_a_returned_grenade_is_not_spoilt_by_the_throwers_nerves() -> None:
    """The attacks are the other player's rolls, with the same CVs."""
    t = Table(open_ground(9, 4), {"g-landser-1": "2-1", "s-rifle-1": "4-1"})
    equip(t, 1, "grenades")
    t.hold(0, "sc-return")
    shaken(t, "g-landser-1", 2)
    fire(t, "g-landser-1", "grenade", "point:4-1", "option:t-german.grenades")
    t.do("play", "card:sc-return", "point:2-1", dice=(2,))
    assert penalty(t) == 0
    assert t.s.face[t.u("g-landser-1")] == 1  # 2 + 2 against 4


@pytest.mark.rule("HOS-25.34", "HOS-22.2")
def test_a_shaken_hand_spoils_a_bundled_charge() -> None:
    t = Table(open_ground(9, 6), {"s-rifle-1": "5-2", "g-landser-1": "3-2"})
    t.hold(1, "gc-bundle")
    fire(
        shaken(t, "g-landser-1"), "g-landser-1", "grenade", "point:5-2", "card:gc-bundle", dice=(1,)
    )
    assert penalty(t) == 2


@pytest.mark.rule("HOS-25.13")
def test_a_bundled_charge_flies_two_interspaces() -> None:
    far = Table(open_ground(9, 6), {"s-rifle-1": "7-2", "g-landser-1": "3-2"})
    far.hold(1, "gc-bundle")
    assert not [w for w in gear_shots.shots(far.s, far.u("g-landser-1")) if w[0] == "grenade"]


@pytest.mark.rule("HOS-22.2")
def test_a_shaken_hand_spoils_a_bottle() -> None:
    """From a card or from an option; the target is suppressed, hit or not."""
    for card in (True, False):
        t = Table(open_ground(9, 6), {"s-rifle-1": "2-2", "g-landser-1": "3-2"})
        paid = "card:sc-bottle" if card else "option:t-soviet.molotovs"
        if card:
            t.hold(0, "sc-bottle")
        else:
            equip(t, 0, "molotovs")
        fire(shaken(t, "s-rifle-1"), "s-rifle-1", "close", "unit:g-landser-1", paid, dice=(1,))
        assert (penalty(t), markers(t, "g-landser-1")) == (2, 1)


def test_a_bottle_is_for_the_next_square() -> None:
    """Not two squares away, and not through a wall."""
    t = Table(open_ground(9, 6), {"s-rifle-1": "2-2", "g-landser-1": "4-2"})
    t.hold(0, "sc-bottle")
    equip(t, 0, "molotovs")
    assert not [w for w in gear_shots.shots(t.s, 0) if w[0] == "close"]
    hut = Plan("H1", 6, 4, ("+-+", "|aD", "+-+"), {"a": ("house_1", False)})
    t = Table(open_ground(9, 6), {"s-rifle-1": "2-2", "g-landser-1": "3-2"}, plans=[hut])
    t.hold(0, "sc-bottle")
    assert not [w for w in gear_shots.shots(t.s, 0) if w[0] == "close"]


@pytest.mark.rule("HOS-6.61", "HOS-21.20")
def test_shoot_and_shift_goes_two_squares_whatever_the_markers() -> None:
    t = shaken(duel(), "g-landser-1", 3)
    t.hold(1, "gc-shift")
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(1,))
    t.do("play", "card:gc-shift")
    t.do("step", "square:5-2")
    t.do("step", "square:6-2")
    assert t.where("g-landser-1") == "6-2"


@pytest.mark.rule("HOS-6.18")
def test_who_cannot_move_does_not_shift_after_shooting() -> None:
    weapon = Table(open_ground(9, 5), {"g-ig18": "4-2 w", "s-rifle-1": "1-2"})
    face = weapon.s.counter(0).faces[0]
    kept, face.move = face.move, -100
    try:
        weapon.hold(1, "gc-shift")
        fire(weapon, "g-ig18", "fire", "unit:s-rifle-1", dice=(1,))
        assert weapon.s.frames[-1].name == REST
    finally:
        face.move = kept


def test_a_trap_is_not_the_movers_roll() -> None:
    """Markers on the man who treads on it change nothing."""
    t = Table(["......", ".#....", "......"], {"s-rifle-1": "0-1", "g-landser-1": "5-0"})
    t.hold(1, "gc-booby")
    shaken(t, "s-rifle-1")
    march(t, "s-rifle-1").do("step", "square:1-1")
    t.do("play", "card:gc-booby", dice=(2,))
    assert penalty(t) == 0
    assert t.s.face[0] == 1


def test_a_barrage_that_is_called_off_suppresses_nobody() -> None:
    t = duel()
    t.s.initiative = 1
    t.hold(1, "gc-nebel")
    t.hold(0, "sc-hug")
    gap(t)
    t.do("play", "card:gc-nebel")
    t.do("aim", "point:2-2")
    t.do("play", "card:sc-hug")
    assert markers(t, "s-rifle-1") == 0
    assert "barrage-called-off" in t.told()


# Cards on movement.


@pytest.mark.rule("HOS-11.6")
def test_over_the_rubble_does_not_open_closed_ground() -> None:
    t = Table(["r.....", "~....."], {"s-rifle-1": "0-0", "g-landser-1": "5-1"})
    t.hold(0, "sc-sure")
    march(t, "s-rifle-1").do("play", "card:sc-sure")
    assert steps(t) == {"1-0", "1-1"}


@pytest.mark.rule("HOS-6.7")
def test_over_the_rubble_gives_no_movement() -> None:
    t = Table([".r....", "......"], {"s-rifle-1": "0-0", "g-landser-1": "5-1"})
    t.hold(0, "sc-sure")
    shaken(t, "s-rifle-1")
    march(t, "s-rifle-1").do("play", "card:sc-sure")
    t.do("step", "square:1-0")
    t.do("step", "square:2-0")
    assert steps(t) == set()  # MV 4 less 2


@pytest.mark.rule("HOS-21.39", "HOS-6.8")
def test_a_pinned_unit_does_not_climb_through_a_window_but_may_flee_through_it() -> None:
    hut = Plan("H1", 4, 4, ("+-+", "DaW", "+-+"), {"a": ("house_1", False)})
    t = Table(open_ground(6, 5), {"s-rifle-1": "2-2", "g-stoss-1": "1-2"}, plans=[hut])
    t.hold(0, "sc-surprise")
    shaken(t, "s-rifle-1", 2)
    march(t, "s-rifle-1")
    assert not [action for action in t.legal() if action[0] == "play"]
    t.s.frames = t.s.frames[:1]
    charge(t, "g-stoss-1", "s-rifle-1", "2-2", 6, 6, 1)
    t.do("play", "card:sc-surprise")  # the window leads to one square only
    assert t.where("s-rifle-1") == "3-2"


def test_stuck_fast_stops_a_shaken_vehicle_too() -> None:
    t = Table(open_ground(12, 5), {"s-t34": "3-2 e", "g-landser-1": "11-4"})
    t.hold(1, "gc-track")
    shaken(t, "s-t34")
    march(t, "s-t34").do("step", "square:4-2")
    t.do("hold")
    t.do("play", "card:gc-track")
    assert t.where("s-t34") == "4-2 3-2"
    assert markers(t, "s-t34") == 1


@pytest.mark.rule("HOS-15.3")
def test_a_drilled_crew_deploys_although_it_is_pinned_and_riflemen_do_not() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "4-2 n", "s-rifle-1": "4-0"})
    t.hold(1, "gc-drill")
    activate(shaken(t, "g-mg42", 2), "g-mg42")
    t.do("play", "card:gc-drill")
    assert t.s.face[0] == 1
    assert markers(t, "g-mg42") == 2
    t.hold(0, "sc-drill")
    t.s.frames = t.s.frames[:1]
    activate(t, "s-rifle-1")
    assert card_words(t, "sc-drill") == []


def test_a_pinned_unit_may_go_from_cellar_to_cellar() -> None:
    t = Table(["t....#......"], {"s-rifle-1": "0-0", "g-landser-1": "11-0"})
    t.hold(0, "sc-cellar")
    shaken(t, "s-rifle-1", 3)
    t.s.phase = SUPPLY
    t.s.frames.append(supply.SupplyMoves(0))
    t.advance()
    t.do("play", "card:sc-cellar", "unit:s-rifle-1")
    t.do("place", "square:5-0")
    assert t.where("s-rifle-1") == "5-0"


# Cards on units.


@pytest.mark.rule("HOS-21.34", "HOS-22.2", "HOS-22.4")
def test_both_actions_of_a_rush_or_a_hero_suffer_from_markers() -> None:
    for paid in ("card", "option"):
        t = shaken(duel(), "s-rifle-1")
        if paid == "card":
            t.hold(0, "sc-rush")
        else:
            equip(t, 0, "hero")
        activate(t, "s-rifle-1")
        t.do(*(("play", "card:sc-rush") if paid == "card" else ("use", "option:t-soviet.hero")))
        t.do("move")
        t.do("step", "square:2-2")
        t.do("step", "square:2-3")
        assert t.s.frames[-1].name == "activation"  # two squares, and the move is over
        t.do("fire", "unit:g-landser-1", dice=(6,))
        assert penalty(t) == 2


@pytest.mark.rule("HOS-18.10")
def test_spanner_and_sweat_leaves_the_markers_of_the_hull() -> None:
    t = duel(s_t34="6-6 e")
    t.s.damage[t.u("s-t34")] = HULL
    shaken(t, "s-t34", 2)
    t.hold(0, "sc-fix")
    t.s.phase = SUPPLY
    at(t, "supply-start")
    t.do("play", "card:sc-fix", "unit:s-t34", "damage:hull")
    assert (t.s.damage[t.u("s-t34")], markers(t, "s-t34")) == (0, 2)


def test_smoke_is_laid_by_shaken_units_too() -> None:
    """Pots by a card, candles by an option."""
    t = shaken(
        Table(open_ground(12, 3), {"s-rifle-1": "0-0", "g-landser-1": "11-2"}), "s-rifle-1", 3
    )
    t.hold(0, "sc-smoke")
    equip(t, 0, "smoke-candles")
    assert ("smoke", "square:2-0", "option:t-soviet.smoke-candles") in gear_shots.shots(t.s, 0)
    gap(t)
    t.do("play", "card:sc-smoke")
    t.do("smoke", "square:4-0")
    t.do("smoke", "square:4-1")
    assert t.s.smoke[t.p("4-0")]
