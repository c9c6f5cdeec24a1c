"""The Activation phase: alternation, gaps, special orders, Autonomous, actions (HOS-4, 5, 19)."""

import pytest

from tests.heroes_staged import Staged, staged, two_platoons


def acting(t: Staged) -> str:
    """The unit whose activation it is, "" between two."""
    top = t.json["decision"][-1]
    return str(top["unit"]) if top["frame"] == "activation" else ""


def sequence(t: Staged) -> list[str]:
    """Who is activated, one after the other, if everyone waits and nobody uses a gap."""
    order = []
    while t.json["phase"] == "activation":
        order.append(acting(t))
        t.do("wait" if acting(t) else "pass")
    return [id for id in order if id]


def ordered(t: Staged, **tokens: str) -> Staged:
    """The Activation phase begins, and these tokens lie on units."""
    for id, token in tokens.items():
        t.alter(id.replace("_", "-"), token=token)
    t.begin("activations")
    return t


@pytest.mark.rule("HOS-4.2", "HOS-4.3", "HOS-4.7", "HOS-2.3")
def test_players_alternate_and_one_without_tokens_is_skipped() -> None:
    t = ordered(two_platoons(), s_boris="1", s_dp28="2", s_rifle_1="3", g_mg34="1")
    assert sequence(t) == ["s-boris", "g-mg34", "s-dp28", "s-rifle-1"]


@pytest.mark.rule("HOS-4.6", "HOS-31.4")
def test_a_lost_number_uses_up_its_slot() -> None:
    tokens = {"s_boris": "1", "s_dp28": "2", "s_rifle_1": "3", "g_mg34": "1", "g_pzgren_1": "2"}
    t = ordered(two_platoons(), **tokens)
    t.do("wait")
    assert acting(t) == "g-mg34"
    t.hit("s-dp28", double=True)
    t.do("wait")
    assert t.told("token-empty") == [{"side": "soviet", "token": "2"}]
    assert acting(t) == "g-pzgren-1"


@pytest.mark.rule("HOS-4.10")
def test_lost_special_and_bluff_tokens_leave_no_slot() -> None:
    t = two_platoons()
    t.alter("s-boris", token="special")
    t.alter("s-dp28", token="bluff")
    t.hit("s-boris", double=True).hit("s-dp28", double=True)
    assert t.token("s-boris") == t.token("s-dp28") == ""
    t.begin("activations")
    assert t.json["phase"] == "supply"
    assert not t.told("token-empty")


@pytest.mark.rule("HOS-3.31", "HOS-3.33", "HOS-3.34", "HOS-4.4", "HOS-31.4", "HOS-19.1", "HOS-31.5")
def test_a_gap_offers_autonomous_units_then_special_orders() -> None:
    """The opponent has an Autonomous unit, both have a special order, all act at once."""
    units = {"s-zorin": "A1", "s-smg-1": "B1", "s-smg-2": "C1"}
    enemies = {"g-pohl": "A14", "g-roeder": "B14", "g-mg34": "C14"}
    t = staged("house-on-the-square", {**units, **enemies})
    ordered(t, s_zorin="1", s_smg_1="special", g_roeder="special", g_mg34="1")
    assert (t.seat(), t.legal()) == ("german", ["autonomous g-pohl", "pass"])
    t.do("autonomous g-pohl")
    assert acting(t) == "g-pohl"
    t.do("wait")
    assert (t.seat(), t.legal()) == ("soviet", ["special s-smg-1", "pass"])
    t.do("special s-smg-1")
    t.do("wait")
    assert (t.seat(), t.legal()) == ("german", ["special g-roeder", "pass"])
    t.do("special g-roeder")
    t.do("wait")
    assert acting(t) == "s-zorin"
    t.do("wait")
    assert acting(t) == "g-mg34"


@pytest.mark.rule("HOS-31.5", "HOS-3.33")
def test_between_two_special_orders_the_opponent_may_use_one() -> None:
    t = ordered(two_platoons(), s_boris="special", s_dp28="special", g_mg34="special")
    t.do("special s-dp28")
    t.do("wait")
    assert t.legal() == ["special g-mg34", "pass"]
    t.do("pass")
    assert t.legal() == ["special s-boris", "pass"]


@pytest.mark.rule("HOS-4.8", "HOS-31.5")
def test_after_the_last_number_a_special_order_may_still_be_used() -> None:
    t = ordered(two_platoons(), s_boris="1", s_dp28="special")
    t.do("pass")
    t.do("wait")
    assert t.legal() == ["special s-dp28", "pass"]
    t.do("pass")
    assert t.json["phase"] == "supply"
    assert t.token("s-dp28") == "special"  # it counts as ordered


@pytest.mark.rule("HOS-19.2", "HOS-3.32")
def test_nothing_interrupts_an_activation() -> None:
    t = ordered(two_platoons(), s_boris="1", s_dp28="special")
    t.do("pass")
    assert acting(t) == "s-boris"
    assert t.legal("special") == []


@pytest.mark.rule("HOS-19.3", "HOS-23.1", "HOS-23.2", "HOS-4.9")
def test_an_autonomous_unit_with_a_token_loses_it_unseen() -> None:
    units = {"g-pohl": "A14", "g-roeder": "B14", "s-zorin": "A1"}
    t = staged("house-on-the-square", units, initiative="german")
    ordered(t, g_pohl="1", g_roeder="2", s_zorin="1")
    t.do("autonomous g-pohl")
    assert t.told("activation-marker") == [{"unit": "g-pohl"}]
    assert not t.told("token-revealed")
    t.do("wait")
    assert t.told("token-empty") == [{"side": "german", "token": "1"}]
    assert acting(t) == "s-zorin"
    t.do("wait")
    assert acting(t) == "g-roeder"
    assert t.unit("g-pohl")["activated"]
    assert t.token("g-pohl") == ""


@pytest.mark.rule("HOS-23.5", "HOS-23.3")
def test_an_activated_unit_is_not_autonomous_any_more() -> None:
    units = {"g-pohl": "A14", "s-zorin": "A1"}
    t = staged("house-on-the-square", units, initiative="german")
    t.alter("g-pohl", activated=True)
    assert acting(ordered(t, s_zorin="1")) == "s-zorin"


@pytest.mark.rule("HOS-5.1", "HOS-5.2", "HOS-4.5")
def test_a_unit_may_do_nothing_and_keeps_its_token() -> None:
    t = ordered(two_platoons(), s_boris="1")
    t.do("wait")
    assert t.unit("s-boris")["resolved"]
    assert t.token("s-boris") == "1"


@pytest.mark.rule("HOS-4.1", "HOS-3.27", "HOS-3.28")
def test_a_bluff_activates_nobody() -> None:
    t = ordered(two_platoons(), s_boris="bluff", g_mg34="1")
    assert sequence(t) == ["g-mg34"]


@pytest.mark.rule("HOS-25.30", "HOS-25.39")
def test_a_token_on_the_artillery_tile_calls_a_barrage_that_may_be_declined() -> None:
    option = "t-feldkommando.order_1"
    t = staged(
        "guns-over-the-ravine",
        {"g-kranz": "A4", "s-boris": "S4"},
        initiative="german",
        option_tokens={option: {"token": "1"}},
    )
    t.begin("activations")
    assert t.seat() == "german"
    assert {text.split()[0] for text in t.legal()} == {"aim", "decline"}
    t.do("decline")
    assert t.left(option) == 3
    assert t.json["option_tokens"][option]["resolved"]


# Inspiration.


def shaken(t: Staged, number: int, *ids: str) -> None:
    for id in ids:
        t.shaken(id, number)


@pytest.mark.rule("HOS-19.4", "HOS-19.5", "HOS-19.6", "HOS-19.19", "HOS-22.9", "HOS-31.6")
def test_inspiration_takes_one_marker_from_friends_in_sight_within_its_range() -> None:
    """Brodov has Inspiration 3: one is near, one too far, one behind the wall of the hall."""
    units = {
        "s-brodov": "A8", "s-militia-1": "A11", "s-militia-2": "A12", "s-militia-3": "B9",
        "g-pzgren": "B8",
    }  # fmt: skip
    t = staged("tractor-works-gate", units)
    shaken(t, 2, *units)
    ordered(t, s_brodov="1").do("inspire")
    assert t.told("inspired") == [{"unit": "s-brodov", "units": ["s-militia-1"]}]
    assert [t.markers(id) for id in units] == [2, 1, 2, 2, 2]
    assert t.refused("inspire") == "refusal-inspire-once HOS-19.19"


@pytest.mark.rule("HOS-31.14", "HOS-19.19")
def test_inspiration_may_come_after_the_action() -> None:
    units = {"s-brodov": "F8", "s-militia-1": "G10", "g-pzgren": "N1"}
    t = staged("tractor-works-gate", units)
    shaken(t, 1, "s-militia-1")
    ordered(t, s_brodov="1").do("move")
    t.do("stop")
    assert acting(t) == "s-brodov"
    assert set(t.legal()) == {"inspire", "wait"}
    t.do("inspire")
    assert t.markers("s-militia-1") == 0
    assert acting(t) == ""


@pytest.mark.rule("HOS-20.25")
def test_a_carried_unit_can_be_inspired() -> None:
    units = {
        "s-t34stz": "H10 w", "s-brodov": "G9", "s-militia-1": "in s-t34stz", "g-pzgren": "N1",
    }  # fmt: skip
    t = staged("tractor-works-gate", units)
    shaken(t, 1, "s-militia-1", "s-t34stz")
    ordered(t, s_brodov="1").do("inspire")
    assert t.markers("s-militia-1") == 0
    assert t.markers("s-t34stz") == 1  # infantry only


# Mechanic.


def works(mechanic: str = "H9") -> Staged:
    """A T-34 with two damage markers, and Zhuk beside it."""
    units = {"s-t34stz": "H10 w", "s-zhuk": mechanic, "g-pzgren": "N1"}
    t = staged("tractor-works-gate", units)
    t.alter("s-t34stz", damage=["tracks", "hull"])
    return t


def at_work(t: Staged) -> Staged:
    return ordered(t, s_zhuk="1", g_pzgren="1")


@pytest.mark.rule("HOS-18.1", "HOS-18.2", "HOS-18.5", "HOS-18.7", "HOS-18.10")
def test_a_mechanic_takes_off_one_marker_instead_of_acting() -> None:
    t = works()
    t.shaken("s-t34stz", 2).shaken("s-zhuk", 3)
    at_work(t)
    offered = {"repair s-t34stz damage=tracks", "repair s-t34stz damage=hull"}
    assert set(t.legal("repair")) == offered
    t.do("repair s-t34stz damage=hull")
    assert t.damage("s-t34stz") == ["tracks"]
    assert t.markers("s-t34stz") == 2
    assert acting(t) == "g-pzgren"


@pytest.mark.rule("HOS-18.1")
def test_a_mechanic_must_stand_beside_the_vehicle() -> None:
    t = at_work(works("H8"))
    assert t.refused("repair s-t34stz damage=hull") == "refusal-repair-needs-mechanic HOS-18.1"


@pytest.mark.rule("HOS-18.4")
def test_one_repair_a_turn_on_each_vehicle() -> None:
    t = works()
    t.alter("s-t34stz", repaired=True)
    assert at_work(t).legal("repair") == []


@pytest.mark.rule("HOS-18.3", "HOS-21.34")
def test_a_mechanic_who_acts_twice_may_move_and_repair() -> None:
    t = at_work(works("H8"))
    t.top(double=True)
    t.do("move")
    t.do("step H9")
    t.do("stop")
    t.do("repair s-t34stz damage=tracks")
    assert t.damage("s-t34stz") == ["hull"]
    assert acting(t) == "g-pzgren"


@pytest.mark.rule("HOS-21.17", "HOS-21.34")
@pytest.mark.parametrize("fired", [False, True])
def test_never_more_than_one_firing_action(fired: bool) -> None:
    t = two_platoons(phase="activation")
    t.put("g-pzgren-1", "A11")
    t.alter("s-boris", fired=fired)
    t.activate("s-boris", move=False, double=True, acted=True)
    t.advance()
    assert t.resting == fired


@pytest.mark.rule("HOS-5.4", "HOS-10.2")
def test_no_fire_in_the_supply_phase() -> None:
    t = two_platoons()
    t.put("g-pzgren-1", "A11")
    t.begin("supply")
    t.do("supply s-boris")
    assert t.refused("fire g-pzgren-1") == "refusal-supply-no-fire HOS-10.2"


@pytest.mark.rule("HOS-20.6", "HOS-3.21")
def test_a_carried_unit_may_hold_a_token_and_act() -> None:
    units = {"g-sdkfz251-1": "A7 e", "g-pzgren": "in g-sdkfz251-1", "s-boris": "G4"}
    t = ordered(staged("bread-and-shells", units, initiative="german"), g_pzgren="1")
    assert acting(t) == "g-pzgren"
    assert "move" in t.legal()
