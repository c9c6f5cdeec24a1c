"""Gear and bonuses: limits of their use, and what suppression means to them (HOS-22, 25)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.fire import barrages, gear_shots, hits
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import ORDER, SUPPLY
from sandtable.games.heroes.turn import orders, supply, tokens
from tests.games.heroes import armies
from tests.games.heroes.kit import equip
from tests.games.heroes.moments import activate, at, charge, duel, penalty, shaken, totals
from tests.games.heroes.range import fire, markers, told
from tests.games.heroes.table import REST, Table, open_ground

# Gear.


@pytest.mark.rule("HOS-25.11", "HOS-22.2")
def test_ammo_is_added_before_and_markers_are_taken_after_doubling() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    equip(t, 0, "ammo")
    fire(shaken(t, "s-dp28-1"), "s-dp28-1", "suppress", "unit:g-landser-1")
    t.do("use", "option:t-soviet.ammo")
    t.do("pass", dice=(1,))
    rolled = told(t, "attack-rolled")[0].params
    assert (rolled["value"], rolled["penalty"], rolled["result"]) == (10, 2, 9)


@pytest.mark.rule("HOS-25.34", "HOS-22.2")
def test_a_grenade_from_a_shaken_hand() -> None:
    t = Table(open_ground(9, 4), {"s-rifle-1": "2-1", "g-landser-1": "4-1"})
    equip(t, 0, "grenades")
    fire(shaken(t, "s-rifle-1", 2), "s-rifle-1", "grenade", "point:4-1",
         "option:t-soviet.grenades", dice=(6,))  # fmt: skip
    assert (penalty(t), t.s.face[t.u("g-landser-1")]) == (4, 1)


@pytest.mark.rule("HOS-17.58", "HOS-17.23", "HOS-17.77")
def test_hollow_charges_do_not_steady_nerves() -> None:
    units = {"s-rifle-1": "2-2", "g-pz3": "4-2 e"}
    t = Table(open_ground(9, 5), units)
    equip(t, 0, "hollow-charges")
    charge(shaken(t, "s-rifle-1"), "s-rifle-1", "g-pz3", "3-2", 6, 1, 1, 2)
    assert totals(t)[0] == 6 + 3 - 2
    pinned = shaken(Table(open_ground(9, 5), units), "s-rifle-1", 2)
    equip(pinned, 0, "hollow-charges")
    assert moves.declarations(pinned.s, 0) == [("move",)]


@pytest.mark.rule("HOS-17.58")
def test_hollow_charges_are_for_tanks() -> None:
    t = Table(open_ground(9, 5), {"s-rifle-1": "2-2", "g-pz3": "4-2 e", "g-kuebel": "2-3 e"})
    equip(t, 0, "hollow-charges")
    declared = moves.declarations(t.s, 0)
    assert ("assault", "unit:g-pz3") in declared
    assert ("assault", "unit:g-kuebel") not in declared


@pytest.mark.rule("HOS-12.1")
def test_a_satchel_needs_a_structure_beside_it() -> None:
    t = duel()
    equip(t, 0, "satchels")
    assert not [w for w in gear_shots.shots(t.s, 0) if w[0] in ("satchel", "breach")]
    t.wreck("wreck_light_1", "2-2")
    t.s.forget()
    assert ("satchel", "wreck:0", "option:t-soviet.satchels") in gear_shots.shots(t.s, 0)


@pytest.mark.rule("HOS-25.24", "HOS-22.2")
def test_veterans_reroll_with_the_same_penalty() -> None:
    t = shaken(duel(), "s-rifle-1")
    equip(t, 0, "veteran")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(1,))
    t.do("use", "option:t-soviet.veteran", dice=(3,))
    t.do("pass")
    assert t.s.face[t.u("g-landser-1")] == 0


@pytest.mark.rule("HOS-17.77", "HOS-17.23")
def test_street_fighters_lose_their_heart_like_everyone() -> None:
    t = Table(["......", ".#....", "......"], {"s-rifle-1": "1-1", "g-landser-1": "2-1"})
    equip(t, 0, "street-fighters")
    charge(shaken(t, "s-rifle-1"), "s-rifle-1", "g-landser-1", "2-1", 5, 1, 1)
    assert totals(t)[0] == 5 + 2 - 2
    pinned = Table(["......", ".#....", "......"], {"s-rifle-1": "1-1", "g-landser-1": "2-1"})
    equip(pinned, 0, "street-fighters")
    assert moves.declarations(shaken(pinned, "s-rifle-1", 2).s, 0) == [("move",)]


def test_iron_nerves_are_those_of_its_own_units_and_used_up() -> None:
    t = duel()
    nerves = equip(t, 0, "iron-nerves")
    t.s.markers[nerves] = 1
    hits.suppress(t.s, t.u("g-landser-1"), 1, t.events)
    t.advance()
    assert markers(t, "g-landser-1") == 1
    hits.suppress(t.s, t.u("s-rifle-1"), 2, t.events)
    t.advance()
    t.do("use", "option:t-soviet.iron-nerves")
    assert t.s.frames[-1].name == REST
    assert markers(t, "s-rifle-1") == 1


@pytest.mark.rule("HOS-22.2")
def test_marksmen_ignore_trees_not_markers() -> None:
    t = Table(["........", "...w....", "........"], {"s-rifle-1": "1-1", "g-landser-1": "5-1"})
    equip(t, 0, "marksmen")
    fire(shaken(t, "s-rifle-1"), "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("use", "option:t-soviet.marksmen", dice=(3,))
    assert penalty(t) == 2


@pytest.mark.rule("HOS-25.39")
def test_artillery_knows_no_suppression() -> None:
    """No unit fires: the markers of the side's units do not count."""
    t = shaken(shaken(duel(s_boris="0-0"), "s-rifle-1", 3), "s-boris", 3)
    artillery = equip(t, 0, "artillery")
    option = t.s.battle.options[artillery]
    barrages.call(t.s, 0, option.profile, option.params, artillery)
    t.do("aim", "point:5-3", dice=(6, 1))
    assert penalty(t) == 0


@pytest.mark.rule("HOS-25.31", "HOS-25.32", "HOS-24.8")
def test_orders_and_break_points_do_not_depend_on_markers() -> None:
    """Battle Plan, Bluff, Dispatch Riders, Stand Fast."""
    for option, count in (
        ("battle-plan", recruitment.special_tokens),
        ("bluff", recruitment.bluff_tokens),
        ("dispatch-riders", recruitment.hand_size),
    ):
        s = armies.state([("t-volga", {}), ("t-soviet-hq", {"order_1": option})])
        before = count(s, 0)
        s.suppression = [3] * len(s.suppression)
        assert count(s, 0) == before
        assert count(armies.state(), 0) == before - 1
    s = armies.state([("t-volga", {}), ("t-soviet-hq", {"order_1": "stand-fast"})])
    before = recruitment.break_point(s, s.battle.tiles[0])
    s.suppression = [3] * len(s.suppression)
    assert recruitment.break_point(s, s.battle.tiles[0]) == before == 4


@pytest.mark.rule("HOS-3.20")
def test_field_telephones_exchange_the_tokens_of_shaken_units_once_a_turn() -> None:
    t = duel(s_rifle_2="1-5", s_rifle_3="1-6")
    equip(t, 0, "field-telephones")
    for number, id in enumerate(("s-rifle-1", "s-rifle-2", "s-rifle-3"), 1):
        t.s.token[t.u(id)] = number
        t.s.suppression[t.u(id)] = 2
    t.s.phase = ORDER
    orders.telephones(t.s, t.chance(()), t.events)
    t.advance()
    t.do(*next(action for action in t.legal() if action[0] == "exchange"))
    assert sorted(t.s.token[t.u(f"s-rifle-{n}")] for n in (1, 2, 3)) == [1, 2, 3]
    assert [t.s.token[t.u(f"s-rifle-{n}")] for n in (1, 2, 3)] != [1, 2, 3]
    assert t.s.frames[-1].name == REST


def test_a_broken_tile_holds_nobody_back() -> None:
    """Its options are gone, the abilities printed on its units are not."""
    s = armies.state([("t-volga", {"right": "ammo"})])
    s.broken[0] = True
    assert recruitment.effects_of(s, 0, "ammo") == []
    assert abilities.scout(s, s.battle.unit_named["s-scouts"]) == 4
    assert tokens.in_play(s, s.battle.unit_named["s-boris"])


# More limits.


def test_shoulder_to_shoulder_is_for_infantry() -> None:
    t = Table(open_ground(9, 3), {"s-ba64": "1-1 e", "s-rifle-1": "3-1"})
    t.s.in_force[0] = ["army_cheer"]
    assert abilities.assault_number(t.s, t.u("s-ba64")) == -1
    assert abilities.assault_number(t.s, t.u("s-rifle-1")) == 0


def test_wires_to_a_unit_that_has_acted_are_not_worth_cutting() -> None:
    t = duel(g_landser_2="11-7")
    t.s.token[t.u("g-landser-1")] = 1
    t.s.resolved[t.u("g-landser-1")] = True
    t.s.phase = ORDER
    t.hold(0, "sc-cut")
    at(t, "order-end")
    assert t.s.frames[-1].name == REST


def test_nobody_to_steady_nothing_to_mend_no_card() -> None:
    for card in ("sc-steady", "sc-fix"):
        t = duel(s_t34="6-6 e")
        t.hold(0, card)
        t.s.phase = SUPPLY
        at(t, "supply-start")
        assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-22.6")
def test_an_averted_hit_adds_its_marker_to_those_that_lie_there() -> None:
    """Glancing Blow, Dented Not Dead, and Flat on the Cobbles, which always costs one."""
    t = shaken(duel(g_pz3="8-6 e"), "g-pz3", 2)
    t.hold(1, "gc-glance")
    t.s.then(hits.Hit(target=t.u("g-pz3"), double=False, side=0, by_fire=True))
    t.advance()
    t.do("play", "card:gc-glance")
    assert markers(t, "g-pz3") == 3
    t = shaken(duel(), "g-landser-1", 2)
    t.hold(1, "gc-helmet")
    t.s.then(hits.Hit(target=t.u("g-landser-1"), double=False, side=0, by_fire=True))
    t.advance()
    t.do("play", "card:gc-helmet", dice=(4,))
    assert markers(t, "g-landser-1") == 3
    t = shaken(duel(), "g-landser-1", 2)
    t.hold(1, "gc-flat")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("play", "card:gc-flat", dice=(1,))
    assert markers(t, "g-landser-1") == 3


@pytest.mark.rule("HOS-10.1")
def test_who_has_acted_does_not_go_through_the_cellars() -> None:
    t = Table(["t....#......"], {"s-rifle-1": "0-0", "g-landser-1": "11-0"})
    t.hold(0, "sc-cellar")
    t.s.token[0] = 1
    t.s.resolved[0] = True
    t.s.phase = SUPPLY
    t.s.frames.append(supply.SupplyMoves(0))
    t.advance()
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-25.9", "HOS-8.31")
def test_a_smoke_candle_takes_the_place_of_fire() -> None:
    t = duel()
    candles = equip(t, 0, "smoke-candles")
    activate(t, "s-rifle-1")
    t.do("smoke", "square:2-2", "option:t-soviet.smoke-candles")
    assert t.s.frames[-1].name == REST
    assert t.s.markers[candles] == 2


def test_field_telephones_need_two_tokens() -> None:
    t = duel(s_rifle_2="1-5")
    equip(t, 0, "field-telephones")
    t.s.token[t.u("s-rifle-1")] = 1
    t.s.phase = ORDER
    orders.telephones(t.s, t.chance(()), t.events)
    t.advance()
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-24.27")
def test_stand_fast_ends_with_its_command_tile() -> None:
    s = armies.state([("t-volga", {}), ("t-soviet-hq", {"order_1": "stand-fast"})])
    s.broken[1] = True
    s.turn += 1
    assert recruitment.break_point(s, s.battle.tiles[0]) == 3
