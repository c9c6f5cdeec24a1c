"""Gear and bonuses: limits of their use, and what suppression means to them (HOS-22, 25)."""

import pytest

from tests.heroes import Table, duel, open_ground

# Gear.


@pytest.mark.rule("HOS-25.11", "HOS-22.2")
def test_ammo_is_added_before_and_markers_are_taken_after_doubling() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"}).shaken("s-dp28-1")
    t.equip("soviet", "ammo")
    t.fire("s-dp28-1", "suppress g-landser-1")
    t.do("use option=ammo")
    t.do("pass", 1)
    rolled = t.told("attack-rolled")[0]
    assert (rolled["value"], rolled["penalty"], rolled["result"]) == (10, 2, 9)


@pytest.mark.rule("HOS-25.34", "HOS-22.2")
def test_a_grenade_from_a_shaken_hand() -> None:
    t = Table(open_ground(9, 4), {"s-rifle-1": "B3", "g-landser-1": "B5"}).shaken("s-rifle-1", 2)
    t.equip("soviet", "grenades")
    t.fire("s-rifle-1", "grenade +AB4/5 option=grenades", 6)
    assert (t.penalty(), t.shows("g-landser-1")) == (4, "weakened")


@pytest.mark.rule("HOS-17.58", "HOS-17.23", "HOS-17.77")
def test_hollow_charges_do_not_steady_nerves() -> None:
    t = Table(open_ground(9, 5), {"s-rifle-1": "C3", "g-pz3": "C5 e"}).shaken("s-rifle-1", 2)
    t.equip("soviet", "hollow-charges")
    assert t.declarations("s-rifle-1") == ["move"]
    t.shaken("s-rifle-1", 1)
    t.charge("s-rifle-1", "g-pz3", "C4", 6, 1, 1, 2)
    assert t.totals()[0] == 6 + 3 - 2


@pytest.mark.rule("HOS-17.58")
def test_hollow_charges_are_for_tanks() -> None:
    t = Table(open_ground(9, 5), {"s-rifle-1": "C3", "g-pz3": "C5 e", "g-kuebel": "D3 e"})
    t.equip("soviet", "hollow-charges")
    assert t.declarations("s-rifle-1") == ["move", "assault g-pz3"]


@pytest.mark.rule("HOS-12.1")
def test_a_satchel_needs_a_structure_beside_it() -> None:
    t = duel()
    t.equip("soviet", "satchels")
    assert t.shots("s-rifle-1") == ["fire g-landser-1"]
    t.wreck("wreck_light_1", "C3")
    assert "satchel wreck=0 option=satchels" in t.shots("s-rifle-1")


@pytest.mark.rule("HOS-25.24", "HOS-22.2")
def test_veterans_reroll_with_the_same_penalty() -> None:
    t = duel().shaken("s-rifle-1")
    t.equip("soviet", "veteran")
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    t.do("use option=veteran", 3)
    t.do("pass")
    assert t.shows("g-landser-1") == "full"


@pytest.mark.rule("HOS-17.77", "HOS-17.23")
def test_street_fighters_lose_their_heart_like_everyone() -> None:
    t = Table(["......", ".#....", "......"], {"s-rifle-1": "B2", "g-landser-1": "B3"})
    t.equip("soviet", "street-fighters")
    assert t.shaken("s-rifle-1", 2).declarations("s-rifle-1") == ["move"]
    t.shaken("s-rifle-1", 1).charge("s-rifle-1", "g-landser-1", "B3", 5, 1, 1)
    assert t.totals()[0] == 5 + 2 - 2


def test_iron_nerves_are_those_of_its_own_units_and_used_up() -> None:
    t = duel()
    t.stock(t.equip("soviet", "iron-nerves"), 1)
    t.suppress("g-landser-1", 1)
    assert t.resting
    assert t.markers("g-landser-1") == 1
    t.suppress("s-rifle-1", 2)
    t.do("use option=iron-nerves")
    assert t.resting
    assert t.markers("s-rifle-1") == 1


@pytest.mark.rule("HOS-22.2")
def test_marksmen_ignore_trees_not_markers() -> None:
    t = Table(["........", "...w....", "........"], {"s-rifle-1": "B2", "g-landser-1": "B6"})
    t.equip("soviet", "marksmen")
    t.shaken("s-rifle-1").fire("s-rifle-1", "fire g-landser-1")
    t.do("use option=marksmen", 3)
    assert t.penalty() == 2


@pytest.mark.rule("HOS-25.39")
def test_artillery_knows_no_suppression() -> None:
    """No unit fires: the markers of the side's units do not count."""
    t = duel(s_boris="A1").shaken("s-rifle-1", 3).shaken("s-boris", 3)
    t.call(t.equip("soviet", "artillery"))
    t.do("aim +CD5/6", 6, 1)
    assert t.penalty() == 0


# Orders.


def command(*orders: str) -> Table:
    """Militia under a command tile with these orders."""
    slots = {f"order_{number}": order for number, order in enumerate(orders, 1)}
    forces = {
        "soviet": [{"tile": "t-workers", "options": {}}, {"tile": "t-soviet-hq", "options": slots}],
        "german": [{"tile": "t-pzg", "options": {}}],
    }
    units = {"s-militia-1": "A1", "s-militia-2": "A3", "g-berninger": "C9"}
    t = Table(open_ground(9, 3), units, forces=forces)
    t.put("s-gridnev", "A5")
    return t


def broken_by_four_losses(t: Table) -> bool:
    """Is the group broken whose commissar, anti-tank rifle and two squads are destroyed?"""
    t.change(units={id: {"standing": "lost"} for id in ("s-brodov", "s-ptrd", "s-militia-1")})
    t.hit("s-militia-2", double=True)
    return bool(t.told("tile-broken"))


@pytest.mark.rule("HOS-25.31", "HOS-25.32", "HOS-24.8")
@pytest.mark.parametrize("markers", [0, 3])
def test_orders_and_break_points_do_not_depend_on_markers(markers: int) -> None:
    """Battle Plan, Bluff, Dispatch Riders, Stand Fast."""
    taken = []
    for orders in ((), ("battle-plan", "bluff")):
        t = command(*orders)
        for id in ("s-militia-1", "s-militia-2", "s-gridnev"):
            t.shaken(id, markers)
        t.begin("orders")
        taken.append(t.told("tokens-taken")[0])
    plain, more = taken
    assert more == {**plain, "special": plain["special"] + 1, "bluff": plain["bluff"] + 1}
    for orders, cards, broken in (((), 3, True), (("dispatch-riders", "stand-fast"), 4, False)):
        t = command(*orders)
        for id in ("s-militia-1", "s-militia-2", "s-gridnev"):
            t.shaken(id, markers)
        assert broken_by_four_losses(t) == broken
        t.change(draw={"soviet": ["sc-go", "sc-go", "sc-rush", "sc-rush", "sc-rush"]})
        t.begin("refill")
        assert len(t.hand("soviet")) == cards


@pytest.mark.rule("HOS-24.27")
def test_stand_fast_ends_with_its_command_tile() -> None:
    """At once it does not: an order lasts to the next Order phase."""
    for turn, broken in ((1, False), (2, True)):
        t = command("stand-fast")
        t.change(turn=turn, broken={"t-soviet-hq": 1})
        assert broken_by_four_losses(t) == broken


@pytest.mark.rule("HOS-3.20")
def test_field_telephones_exchange_the_tokens_of_shaken_units_once_a_turn() -> None:
    t = duel(s_rifle_2="F2", s_rifle_3="G2")
    t.equip("soviet", "field-telephones")
    squads = ("s-rifle-1", "s-rifle-2", "s-rifle-3")
    for number, id in enumerate(squads, 1):
        t.alter(id, token=str(number), suppression=2)
    t.begin("telephones")
    t.do("exchange s-rifle-1 s-rifle-3")
    assert [t.token(id) for id in squads] == ["3", "2", "1"]
    assert t.decision == "activation"  # It is not asked again.


def test_field_telephones_need_two_tokens() -> None:
    t = duel(s_rifle_2="F2")
    t.equip("soviet", "field-telephones")
    t.alter("s-rifle-1", token="1")
    t.begin("telephones")
    assert t.decision == "activation"


def test_a_broken_tile_holds_nobody_back() -> None:
    """Its options are gone, the abilities printed on its units are not."""
    t = Table(open_ground(9, 5), {"s-militia-1": "C2", "g-landser-1": "C5"})
    t.equip("soviet", "ammo")
    t.change(broken={"t-workers": 1})
    t.fire("s-militia-1", "divert g-landser-1", 1)
    assert t.resting
    assert t.told("attack-rolled")


# More limits.


def test_shoulder_to_shoulder_is_for_infantry() -> None:
    t = Table(open_ground(9, 3), {"s-ba64": "B2 e", "g-landser-1": "B3", "s-rifle-1": "B4"})
    t.change(in_force={"soviet": ["army_cheer"]})
    assert t.declarations("s-ba64") == ["move"]
    assert t.declarations("s-rifle-1") == ["move", "assault g-landser-1"]
    assert t.parts("s-rifle-1", "assault g-landser-1")["odds-attack"] == -2  # its CV alone


def test_wires_to_a_unit_that_has_acted_are_not_worth_cutting() -> None:
    t = duel(g_landser_2="H12")
    t.alter("g-landser-1", token="1", resolved=True)
    t.hold("soviet", "sc-cut")
    t.begin("order-end")
    assert t.decision != "window"
    assert t.hand("soviet") == ["sc-cut"]


@pytest.mark.parametrize("card", ["sc-steady", "sc-fix"])
def test_nobody_to_steady_nothing_to_mend_no_card(card: str) -> None:
    t = duel(s_t34="G7 e")
    t.hold("soviet", card)
    t.begin("supply-start")
    assert t.decision == "supply-moves"


@pytest.mark.rule("HOS-22.6")
def test_an_averted_hit_adds_its_marker_to_those_that_lie_there() -> None:
    """Glancing Blow, Dented Not Dead, and Flat on the Cobbles, which always costs one."""
    t = duel(g_pz3="G9 e").shaken("g-pz3", 2)
    t.hold("german", "gc-glance")
    t.hit("g-pz3")
    t.do("play gc-glance")
    assert t.markers("g-pz3") == 3
    t = duel().shaken("g-landser-1", 2)
    t.hold("german", "gc-helmet")
    t.hit("g-landser-1")
    t.do("play gc-helmet", 4)
    assert t.markers("g-landser-1") == 3
    t = duel().shaken("g-landser-1", 2)
    t.hold("german", "gc-flat")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("play gc-flat", 1)
    assert t.markers("g-landser-1") == 3


@pytest.mark.rule("HOS-10.1")
def test_who_has_acted_does_not_go_through_the_cellars() -> None:
    t = Table(["t....#......"], {"s-rifle-1": "A1", "g-landser-1": "A12"})
    t.hold("soviet", "sc-cellar")
    t.alter("s-rifle-1", token="1", resolved=True)
    t.supply_moves("soviet")
    assert t.resting


@pytest.mark.rule("HOS-25.9", "HOS-8.31")
def test_a_smoke_candle_takes_the_place_of_fire() -> None:
    t = duel()
    candles = t.equip("soviet", "smoke-candles")
    t.activate("s-rifle-1")
    t.do("smoke C3 option=smoke-candles")
    assert t.resting
    assert t.left(candles) == 2
