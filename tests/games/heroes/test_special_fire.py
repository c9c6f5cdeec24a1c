"""Special abilities of fire: suppression, splitting, snipers, diversion … (HOS-16)."""

import pytest

from sandtable.games.heroes.fire import firing
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from tests.games.heroes.kit import equip
from tests.games.heroes.range import (
    face,
    fire,
    keys,
    lost,
    markers,
    odds,
    parts,
    refused,
    result,
    shots,
    told,
)
from tests.games.heroes.table import Table, open_ground

# Suppressive fire.


@pytest.mark.rule("HOS-16.64", "HOS-16.65", "HOS-16.66", "HOS-16.89")
@pytest.mark.parametrize(("die", "given"), [(4, 2), (3, 1), (1, 1)])
def test_suppressive_fire(die: int, given: int) -> None:
    """CV 4 doubled and die 4 is 12 against DV 6: two markers; die 3 is 11: one."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-berninger": "3-0"})
    fire(t, "s-dp28-1", "suppress", "unit:g-berninger", dice=(die,))
    assert markers(t, "g-berninger") == given
    assert face(t, "g-berninger") == 0


@pytest.mark.rule("HOS-16.64", "HOS-25.11", "HOS-25.33")
def test_ammo_is_doubled() -> None:
    """(4+1)×2 = 10, die 1: 11 against DV 5."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    equip(t, 0, "ammo")
    fire(t, "s-dp28-1", "suppress", "unit:g-landser-1")
    t.do("use", "option:t-soviet.ammo")
    t.do("pass", dice=(1,))
    assert result(t) == 11


@pytest.mark.rule("HOS-16.67", "HOS-22.1")
def test_markers_have_no_limit() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    t.s.suppression[t.u("g-landser-1")] = 5
    fire(t, "s-dp28-1", "suppress", "unit:g-landser-1", dice=(6,))
    assert markers(t, "g-landser-1") == 5 + 14 // 4


@pytest.mark.rule("HOS-16.68")
def test_x_stays_x_for_suppressive_fire() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-pz3": "4-0 e"})
    assert refused(t, "s-dp28-1", "suppress", "unit:g-pz3") == "refusal-fire-x HOS-8.3"


@pytest.mark.rule("HOS-16.64")
def test_only_with_the_symbol() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "0-0", "g-landser-1": "3-0"})
    key = "refusal-no-suppressive-fire HOS-16.64"
    assert refused(t, "s-rifle-1", "suppress", "unit:g-landser-1") == key


@pytest.mark.rule("HOS-16.69", "HOS-14.17")
def test_suppressive_fire_on_the_move() -> None:
    """(4−2)×2 and die 4 is 8 against DV 4: two markers."""
    t = Table(open_ground(9, 3), {"g-sdkfz251": "1-0 e", "s-rifle-1": "4-0"})
    fire(t, "g-sdkfz251", "suppress", "unit:s-rifle-1", dice=(4,), origin=MOVE)
    assert markers(t, "s-rifle-1") == 2


@pytest.mark.rule("HOS-16.66")
def test_odds_of_suppressive_fire_tell_every_number() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-berninger": "3-0"})
    roll = odds(t, "s-dp28-1", "suppress", "unit:g-berninger")[0]
    assert roll.success == 1
    assert roll.hits is not None
    assert [round(6 * share) for share in roll.hits] == [0, 3, 3]  # 1 to 3: one; 4 to 6: two


# Machine Gunner.


def gunner(**targets: str) -> Table:
    units = {"g-mg42": "0-3 e #1"}
    return Table(
        open_ground(12, 8), {**units, **{k.replace("_", "-"): v for k, v in targets.items()}}
    )


@pytest.mark.rule("HOS-16.51", "HOS-16.53", "HOS-16.55", "HOS-16.56", "HOS-16.87", "HOS-16.88")
def test_the_worked_split_of_the_mg42() -> None:
    """A 1 from B, C 2 from B, D more than 2 from all: A(+1), B(+1), C(+2)."""
    t = gunner(s_rifle_1="5-1", s_rifle_2="6-2", s_rifle_3="8-4", s_rifle_4="3-6")
    fire(t, "g-mg42", "split")
    t.do("share", "unit:s-rifle-1", "points:1")
    assert t.refused("share", "unit:s-rifle-4", "points:1") == "refusal-split-too-far HOS-16.53"
    assert t.refused("share", "unit:s-rifle-2", "points:4") == "refusal-split-sum HOS-16.87"
    t.do("share", "unit:s-rifle-2", "points:1")
    assert t.refused("share", "unit:s-rifle-3", "points:1") == "refusal-split-sum HOS-16.87"
    t.do("share", "unit:s-rifle-3", "points:2", dice=(3, 2, 4))  # The last is at long range.
    assert [event.params["result"] for event in told(t, "attack-rolled")] == [4, 3, 4]
    assert [face(t, f"s-rifle-{i}") for i in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.rule("HOS-16.87")
def test_at_least_two_targets_share() -> None:
    t = gunner(s_rifle_1="5-3", s_rifle_2="6-2")
    fire(t, "g-mg42", "split")
    assert ("share", "unit:s-rifle-1", "points:4") not in t.legal()
    alone = gunner(s_rifle_1="5-3", s_rifle_2="5-6")
    assert refused(alone, "g-mg42", "split") == "refusal-split-two-targets HOS-16.87"


@pytest.mark.rule("HOS-16.52")
def test_targets_of_one_type() -> None:
    t = gunner(s_rifle_1="5-3", s_gaz64="6-2 e")
    assert refused(t, "g-mg42", "split") == "refusal-split-two-targets HOS-16.87"


@pytest.mark.rule("HOS-16.70")
def test_the_doubled_value_is_divided() -> None:
    t = gunner(s_rifle_1="5-3", s_rifle_2="6-2")
    fire(t, "g-mg42", "split-suppress")
    t.do("share", "unit:s-rifle-1", "points:3")
    t.do("share", "unit:s-rifle-2", "points:5", dice=(1, 3))
    assert (markers(t, "s-rifle-1"), markers(t, "s-rifle-2")) == (1, 2)


@pytest.mark.rule("HOS-16.89", "HOS-16.87")
def test_the_sum_of_a_split_on_the_move_with_a_bonus() -> None:
    """(4−2+1)×2 = 6 as 2+4, dice 2 and 5: 4 → 1 marker, 9 → 2 markers."""
    t = Table(open_ground(12, 5), {"g-sdkfz251": "1-1 e", "s-rifle-1": "5-1", "s-rifle-2": "6-2"})
    t.hold(1, "gc-return")
    fire(t, "g-sdkfz251", "split-suppress", origin=MOVE)
    t.do("bonus", "card:gc-return")
    t.do("share", "unit:s-rifle-1", "points:2")
    t.do("share", "unit:s-rifle-2", "points:4", dice=(2, 5))
    assert (markers(t, "s-rifle-1"), markers(t, "s-rifle-2")) == (1, 2)


@pytest.mark.rule("HOS-16.54")
def test_every_target_must_be_seen() -> None:
    t = Table(
        ["..........", "..........", "....g.....", ".........."],
        {"g-mg42": "0-2 e #1", "s-rifle-1": "5-1", "s-rifle-2": "6-2", "s-rifle-3": "5-0"},
    )
    fire(t, "g-mg42", "split")
    assert t.refused("share", "unit:s-rifle-2", "points:1") == "refusal-split-target HOS-16.54"


# Other symbols.


@pytest.mark.rule("HOS-16.10", "HOS-16.80")
def test_twin_linked_keeps_the_better_die() -> None:
    """Dice 2 and 5 with CV 4 against infantry."""
    t = Table(open_ground(9, 9), {"s-gaz4m": "4-3 n #1", "g-landser-1": "4-8"})
    fire(t, "s-gaz4m", "fire", "unit:g-landser-1", dice=(2, 5))
    assert result(t) == 9


@pytest.mark.rule("HOS-16.11", "HOS-16.12", "HOS-27.12")
@pytest.mark.parametrize(("at", "die", "given"), [("3-0", 4, 0), ("3-0", 5, 1), ("8-0", 6, 0)])
def test_diversion_fire(at: str, die: int, given: int) -> None:
    """4 or more; a −1 square counts, and long range too; the DV does not."""
    t = Table([".w.........."], {"s-militia-1": "0-0", "g-berninger": at})
    fire(t, "s-militia-1", "divert", "unit:g-berninger", dice=(die,))
    assert markers(t, "g-berninger") == given


@pytest.mark.rule("HOS-16.11")
def test_diversion_fire_at_any_colour() -> None:
    t = Table(open_ground(9, 3), {"s-militia-1": "0-0", "g-pz3": "4-0 e"})
    fire(t, "s-militia-1", "divert", "unit:g-pz3", dice=(4,))
    assert markers(t, "g-pz3") == 1


@pytest.mark.rule("HOS-16.28", "HOS-16.98")
def test_scary_shot() -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "0-0 e", "g-berninger": "4-0"})
    fire(t, "s-zis3", "fire", "unit:g-berninger", dice=(2,))
    assert result(t) == 5
    assert markers(t, "g-berninger") == 1
    fire(t, "s-zis3", "fire", "unit:g-berninger", dice=(3,))
    assert markers(t, "g-berninger") == 1
    assert face(t, "g-berninger") == 1


@pytest.mark.rule("HOS-16.60", "HOS-16.63", "HOS-16.59")
@pytest.mark.parametrize(
    ("die", "walls", "own", "gets"),
    [
        (1, 0, 0, ""),
        (3, 0, 0, "s"),
        (4, 0, 0, "h"),
        (6, 0, 0, "hs"),
        (6, 1, 0, "h"),
        (4, 0, 1, "s"),
    ],
)
def test_the_sniper_table(die: int, walls: int, own: int, gets: str) -> None:
    t = Table(
        [".........", "........."], {"s-sniper": "0-0 #1", "g-berninger": "4-0"},
        [("low_wall", 4, 0, 4, 2)] if walls else [],
    )  # fmt: skip
    t.s.suppression[t.u("s-sniper")] = own
    fire(t, "s-sniper", "snipe", "unit:g-berninger", dice=(die,))
    assert face(t, "g-berninger") == int("h" in gets)
    assert markers(t, "g-berninger") == int("s" in gets)


@pytest.mark.rule("HOS-16.62", "HOS-16.93")
def test_a_sniper_stays_hidden() -> None:
    t = Table(open_ground(9, 3), {"s-sniper": "0-0 #1", "g-berninger": "4-0"})
    fire(t, "s-sniper", "snipe", "unit:g-berninger", dice=(1,))
    assert t.s.hidden(t.u("s-sniper"))
    fire(t, "s-sniper", "fire", "unit:g-berninger", dice=(1,))
    assert not t.s.hidden(t.u("s-sniper"))


@pytest.mark.rule("HOS-16.59")
def test_a_sniper_fires_only_at_infantry() -> None:
    t = Table(open_ground(9, 3), {"s-sniper": "0-0 #1", "g-opel-1": "4-0 e"})
    key = "refusal-sniper-infantry-only HOS-16.59"
    assert refused(t, "s-sniper", "snipe", "unit:g-opel-1") == key


@pytest.mark.rule("HOS-16.61")
def test_a_table_of_its_own() -> None:
    t = Table(open_ground(9, 3), {"s-oreshkina": "0-0 #1", "g-berninger": "4-0"})
    t.s.battle.units[0].own = True
    t.s.battle.tiles[0].sniper_table = "oreshkina"
    fire(t, "s-oreshkina", "snipe", "unit:g-berninger", dice=(3,))
    assert face(t, "g-berninger") == 1


@pytest.mark.rule("HOS-16.58", "HOS-9.18")
@pytest.mark.parametrize(("location", "marker"), [(1, 2), (5, 0)])
def test_armour_piercing(location: int, marker: int) -> None:
    t = Table(open_ground(9, 3), {"g-pz4": "2-0 e", "s-t34": "6-0 w"})
    t.s.suppression[t.u("g-pz4")] = 0
    fire(t, "g-pz4", "fire", "unit:s-t34", "weapon:primary", dice=(5, location))
    assert lost(t, "s-t34") is (marker == 0)
    assert t.s.damage[t.u("s-t34")] == marker


@pytest.mark.rule("HOS-16.50")
def test_the_red_triangle() -> None:
    """The ampulomet lobs over what blocks sight; its rifles do not."""
    t = Table(["..g.....", "........"], {"s-ampulomet": "0-0", "g-landser-1": "3-0"})
    assert ("howitzer", "point:3-1") in shots(t, "s-ampulomet")
    key = "refusal-sight-blocked HOS-8.7"
    assert refused(t, "s-ampulomet", "fire", "unit:g-landser-1") == key


@pytest.mark.rule("HOS-16.79", "HOS-8.32")
def test_alternative_fire_takes_nothing_from_the_counter() -> None:
    t = Table(open_ground(9, 3), {"s-gaz4m": "3-1 w #1", "g-landser-1": "5-1"})
    assert not any(action[0] == "grenade" for action in shots(t, "s-gaz4m"))


@pytest.mark.rule("HOS-25.8")
def test_a_fourth_ammo_marker_is_refused() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "0-0", "g-landser-1": "3-0"})
    equip(t, 0, "ammo")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    for _ in range(3):
        t.do("use", "option:t-soviet.ammo", dice=(1,))
    assert result(t) == 6


@pytest.mark.rule("HOS-16.5", "HOS-16.6", "HOS-27.11")
def test_destruction_after_the_attack() -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "0-0 e", "g-landser-1": "4-0"})
    t.wreck("wreck_light_1", "4-0")
    fire(t, "s-zis3", "fire", "unit:g-landser-1", dice=(6, 4, 3))
    assert keys(t).index("attack-rolled") < keys(t).index("destruction-rolled")
    assert t.s.wreck_on[t.p("4-0")] < 0  # One point is enough for it.


@pytest.mark.rule("HOS-16.82")
def test_suppressive_fire_destroys_nothing() -> None:
    t = Table(open_ground(9, 3), {"g-stuig33": "2-0 e", "s-rifle-1": "5-0"})
    t.wreck("wreck_light_1", "5-0")
    fire(t, "g-stuig33", "suppress", "unit:s-rifle-1", "weapon:secondary", dice=(1,))
    assert told(t, "destruction-rolled") == []


@pytest.mark.rule("HOS-16.26")
def test_the_penalty_of_moving_is_part_of_the_odds() -> None:
    t = Table(open_ground(9, 3), {"s-smg-1": "0-0", "g-landser-1": "3-0"})
    assert parts(t, "s-smg-1", "fire", "unit:g-landser-1", origin=MOVE)["odds-on-the-move"] == 2


@pytest.mark.rule("HOS-8.33")
def test_fire_on_the_move_may_be_a_grenade() -> None:
    t = Table(open_ground(9, 4), {"s-smg-1": "0-0", "s-rifle-1": "0-2", "g-landser-1": "2-1"})
    equip(t, 0, "grenades")
    assert any(action[0] == "grenade" for action in firing.legal(t.s, t.u("s-smg-1"), MOVE))
    assert firing.legal(t.s, t.u("s-rifle-1"), MOVE) == []
