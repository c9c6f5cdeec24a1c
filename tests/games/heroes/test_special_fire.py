"""Special abilities of fire: suppression, splitting, snipers, diversion … (HOS-16)."""

import pytest

from tests.heroes import FIRE, Table, open_ground
from tests.heroes_drawn import scenario
from tests.heroes_staged import staged

# Suppressive fire.


@pytest.mark.rule("HOS-16.64", "HOS-16.65", "HOS-16.66", "HOS-16.89")
@pytest.mark.parametrize(("die", "given"), [(4, 2), (3, 1), (1, 1)])
def test_suppressive_fire(die: int, given: int) -> None:
    """CV 4 doubled and die 4 is 12 against DV 6: two markers; die 3 is 11: one."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-berninger": "A4"})
    t.fire("s-dp28-1", "suppress g-berninger", die)
    assert t.markers("g-berninger") == given
    assert t.shows("g-berninger") == "full"


@pytest.mark.rule("HOS-16.64", "HOS-25.11", "HOS-25.33")
def test_ammo_is_doubled() -> None:
    """(4+1)×2 = 10, die 1: 11."""
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"})
    t.equip("soviet", "ammo")
    t.fire("s-dp28-1", "suppress g-landser-1")
    t.do("use option=ammo")
    t.do("pass", 1)
    assert t.result() == 11


@pytest.mark.rule("HOS-16.67", "HOS-22.1")
def test_markers_have_no_limit() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"}).shaken("g-landser-1", 5)
    t.fire("s-dp28-1", "suppress g-landser-1", 6)
    assert t.markers("g-landser-1") == 5 + 14 // 4


@pytest.mark.rule("HOS-16.68")
def test_x_stays_x_for_suppressive_fire() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-pz3": "A5 e"})
    assert t.no_shot("s-dp28-1", "suppress g-pz3") == "refusal-fire-x HOS-8.3"


@pytest.mark.rule("HOS-16.64")
def test_only_with_the_symbol() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "A1", "g-landser-1": "A4"})
    key = "refusal-no-suppressive-fire HOS-16.64"
    assert t.no_shot("s-rifle-1", "suppress g-landser-1") == key


@pytest.mark.rule("HOS-16.69", "HOS-14.17")
def test_suppressive_fire_on_the_move() -> None:
    """(4−2)×2 and die 4 is 8 against DV 4: two markers."""
    t = Table(open_ground(9, 3), {"g-sdkfz251": "A2 e", "s-rifle-1": "A5"})
    t.march("g-sdkfz251").do("suppress s-rifle-1", 4)
    assert t.markers("s-rifle-1") == 2


@pytest.mark.rule("HOS-16.66")
def test_odds_of_suppressive_fire_tell_every_number() -> None:
    t = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-berninger": "A4"})
    roll = t.odds("s-dp28-1", "suppress g-berninger")[0]
    assert roll.success == 1
    assert roll.hits is not None
    assert [round(6 * share) for share in roll.hits] == [0, 3, 3]  # 1 to 3: one; 4 to 6: two


# Machine Gunner.


def gunner(**targets: str) -> Table:
    """An MG 42 looks east, at these."""
    units = {id.replace("_", "-"): where for id, where in targets.items()}
    return Table(open_ground(12, 8), {"g-mg42": "D1 e deployed", **units})


@pytest.mark.rule("HOS-16.51", "HOS-16.53", "HOS-16.55", "HOS-16.56", "HOS-16.87", "HOS-16.88")
def test_the_worked_split_of_the_mg42() -> None:
    """A 1 from B, C 2 from B, D more than 2 from all: A(+1), B(+1), C(+2)."""
    t = gunner(s_rifle_1="B6", s_rifle_2="C7", s_rifle_3="E9", s_rifle_4="G4")
    t.fire("g-mg42", "split")
    t.do("share s-rifle-1 points=1")
    assert t.refused("share s-rifle-4 points=1") == "refusal-split-too-far HOS-16.53"
    assert t.refused("share s-rifle-2 points=4") == "refusal-split-sum HOS-16.87"
    t.do("share s-rifle-2 points=1")
    assert t.refused("share s-rifle-3 points=1") == "refusal-split-sum HOS-16.87"
    t.do("share s-rifle-3 points=2", 3, 2, 4)  # The last is at long range.
    assert [roll["result"] for roll in t.told("attack-rolled")] == [4, 3, 4]
    shows = [t.shows(f"s-rifle-{number}") for number in (1, 2, 3)]
    assert shows == ["weakened", "full", "weakened"]


@pytest.mark.rule("HOS-16.87")
def test_at_least_two_targets_share() -> None:
    t = gunner(s_rifle_1="D6", s_rifle_2="C7")
    t.fire("g-mg42", "split")
    assert "share s-rifle-1 points=3" in t.legal()
    assert "share s-rifle-1 points=4" not in t.legal()
    alone = gunner(s_rifle_1="D6", s_rifle_2="G6")
    assert alone.no_shot("g-mg42", "split") == "refusal-split-two-targets HOS-16.87"


@pytest.mark.rule("HOS-16.52")
def test_targets_of_one_type() -> None:
    t = gunner(s_rifle_1="D6", s_gaz64="C7 e")
    assert t.no_shot("g-mg42", "split") == "refusal-split-two-targets HOS-16.87"


@pytest.mark.rule("HOS-16.70")
def test_the_doubled_value_is_divided() -> None:
    t = gunner(s_rifle_1="D6", s_rifle_2="C7")
    t.fire("g-mg42", "split-suppress")
    t.do("share s-rifle-1 points=3")
    t.do("share s-rifle-2 points=5", 1, 3)
    assert (t.markers("s-rifle-1"), t.markers("s-rifle-2")) == (1, 2)


@pytest.mark.rule("HOS-16.89", "HOS-16.87")
def test_the_sum_of_a_split_on_the_move_with_a_bonus() -> None:
    """(4−2+1)×2 = 6 as 2+4, dice 2 and 5: 4 → 1 marker, 9 → 2 markers."""
    t = Table(open_ground(12, 5), {"g-sdkfz251": "B2 e", "s-rifle-1": "B6", "s-rifle-2": "C7"})
    t.hold("german", "gc-return")
    t.march("g-sdkfz251").do("split-suppress")
    t.do("bonus gc-return")
    t.do("share s-rifle-1 points=2")
    t.do("share s-rifle-2 points=4", 2, 5)
    assert (t.markers("s-rifle-1"), t.markers("s-rifle-2")) == (1, 2)


@pytest.mark.rule("HOS-16.54")
def test_every_target_must_be_seen() -> None:
    t = Table(
        ["..........", "..........", "....g.....", ".........."],
        {"g-mg42": "C1 e deployed", "s-rifle-1": "B6", "s-rifle-2": "C7", "s-rifle-3": "A6"},
    )
    t.fire("g-mg42", "split")
    assert t.refused("share s-rifle-2 points=1") == "refusal-split-target HOS-16.54"


# Other symbols.


@pytest.mark.rule("HOS-16.10", "HOS-16.80")
def test_twin_linked_keeps_the_better_die() -> None:
    """Dice 2 and 5 with CV 4 against infantry."""
    t = Table(open_ground(9, 9), {"s-gaz4m": "D5 n firing", "g-landser-1": "I5"})
    t.fire("s-gaz4m", "fire g-landser-1", 2, 5)
    assert t.result() == 9


@pytest.mark.rule("HOS-16.11", "HOS-16.12", "HOS-27.12")
@pytest.mark.parametrize(("at", "die", "given"), [("A4", 4, 0), ("A4", 5, 1), ("A9", 6, 0)])
def test_diversion_fire(at: str, die: int, given: int) -> None:
    """4 or more; a −1 square counts, and long range too; the DV does not."""
    t = Table([".w.........."], {"s-militia-1": "A1", "g-berninger": at})
    t.fire("s-militia-1", "divert g-berninger", die)
    assert t.markers("g-berninger") == given


@pytest.mark.rule("HOS-16.11")
def test_diversion_fire_at_any_colour() -> None:
    t = Table(open_ground(9, 3), {"s-militia-1": "A1", "g-pz3": "A5 e"})
    t.fire("s-militia-1", "divert g-pz3", 4)
    assert t.markers("g-pz3") == 1


@pytest.mark.rule("HOS-16.28", "HOS-16.98")
def test_scary_shot() -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "A1 e", "g-berninger": "A5"})
    t.fire("s-zis3", "fire g-berninger", 2)
    assert t.result() == 5
    assert t.markers("g-berninger") == 1
    t.fire("s-zis3", "fire g-berninger", 3)
    assert t.markers("g-berninger") == 1
    assert t.shows("g-berninger") == "weakened"


@pytest.mark.rule("HOS-16.60", "HOS-16.63", "HOS-16.59")
@pytest.mark.parametrize(
    ("die", "wall", "own", "hit", "markers"),
    [
        (1, False, 0, False, 0),
        (3, False, 0, False, 1),
        (4, False, 0, True, 0),
        (6, False, 0, True, 1),
        (6, True, 0, True, 0),
        (4, False, 1, False, 1),
    ],
)
def test_the_sniper_table(die: int, wall: bool, own: int, hit: bool, markers: int) -> None:
    """Obstacles and the sniper's own markers count."""
    units = {"s-sniper": "A1 hidden", "g-berninger": "A5"}
    t = Table(open_ground(9, 2), units, lines=[("low_wall", 4, 0, 4, 2)] if wall else [])
    t.shaken("s-sniper", own).fire("s-sniper", "snipe g-berninger", die)
    assert (t.shows("g-berninger") == "weakened") is hit
    assert t.markers("g-berninger") == markers


@pytest.mark.rule("HOS-16.62", "HOS-16.93")
def test_a_sniper_stays_hidden() -> None:
    t = Table(open_ground(9, 3), {"s-sniper": "A1 hidden", "g-berninger": "A5"})
    t.fire("s-sniper", "snipe g-berninger", 1)
    assert t.shows("s-sniper") == "hidden"
    t.fire("s-sniper", "fire g-berninger", 1)
    assert t.shows("s-sniper") == "inactive"


@pytest.mark.rule("HOS-16.59")
def test_a_sniper_fires_only_at_infantry() -> None:
    t = Table(open_ground(9, 3), {"s-sniper": "A1 hidden", "g-opel-1": "A5 e"})
    key = "refusal-sniper-infantry-only HOS-16.59"
    assert t.no_shot("s-sniper", "snipe g-opel-1") == key


@pytest.mark.rule("HOS-16.61")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_a_table_of_its_own(die: int, hit: bool) -> None:
    """Where others only suppress, Oreshkina hits."""
    document = {
        **scenario(open_ground(9, 3), ()),
        "forces": {
            "soviet": [{"tile": "t-oreshkina", "options": {}}],
            "german": [{"tile": "t-pzg", "options": {}}],
        },
        "reinforcements": [],
    }
    units = {"s-oreshkina": "A1 hidden", "g-berninger": "A5"}
    t = staged(document, units, phase="activation")
    t.fire("s-oreshkina", "snipe g-berninger", die)
    assert (t.shows("g-berninger") == "weakened") is hit


@pytest.mark.rule("HOS-16.58", "HOS-9.18")
@pytest.mark.parametrize(("location", "damage"), [(1, ["tracks"]), (5, [])])
def test_armour_piercing(location: int, damage: list[str]) -> None:
    """One is added for the location: a 5 destroys."""
    t = Table(open_ground(9, 3), {"g-pz4": "A3 e", "s-t34": "A7 w"})
    t.fire("g-pz4", "fire s-t34 weapon=primary", 5, location)
    assert t.lost("s-t34") is (not damage)
    assert t.damage("s-t34") == damage


@pytest.mark.rule("HOS-16.50")
def test_the_red_triangle() -> None:
    """The ampulomet lobs over what blocks sight; its rifles do not."""
    t = Table(["..g.....", "........"], {"s-ampulomet": "A1", "g-landser-1": "A4"})
    assert "howitzer +AB3/4" in t.shots("s-ampulomet")
    key = "refusal-sight-blocked HOS-8.7"
    assert t.no_shot("s-ampulomet", "fire g-landser-1") == key


@pytest.mark.rule("HOS-16.79", "HOS-8.32")
def test_alternative_fire_takes_nothing_from_the_counter() -> None:
    """Twin-linked guns do not make their crew throw grenades."""
    t = Table(open_ground(9, 3), {"s-gaz4m": "B4 w firing", "g-landser-1": "B6"})
    t.equip("soviet", "grenades")
    assert "fire g-landser-1" in t.shots("s-gaz4m")
    assert not [text for text in t.shots("s-gaz4m") if text.startswith("grenade")]


@pytest.mark.rule("HOS-25.8")
def test_three_ammo_markers_add_three() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "A1", "g-landser-1": "A4"})
    t.equip("soviet", "ammo")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("use option=ammo")
    t.do("use option=ammo")
    t.do("use option=ammo", 1)
    assert t.result() == 1 + 2 + 3


@pytest.mark.rule("HOS-16.5", "HOS-16.6", "HOS-27.11")
def test_destruction_after_the_attack() -> None:
    t = Table(open_ground(9, 3), {"s-zis3": "A1 e", "g-landser-1": "A5"})
    t.wreck("wreck_light_1", "A5")
    t.fire("s-zis3", "fire g-landser-1", 6, 4, 3)
    keys = t.event_keys()
    assert keys.index("attack-rolled") < keys.index("destruction-rolled")
    assert t.wrecks() == []  # One point is enough for it.


@pytest.mark.rule("HOS-16.82")
def test_suppressive_fire_destroys_nothing() -> None:
    t = Table(open_ground(9, 3), {"g-stuig33": "A3 e", "s-rifle-1": "A6"})
    t.wreck("wreck_light_1", "A6")
    t.fire("g-stuig33", "suppress s-rifle-1 weapon=secondary", 1)
    assert t.told("destruction-rolled") == []


@pytest.mark.rule("HOS-16.26")
def test_the_penalty_of_moving_is_part_of_the_odds() -> None:
    t = Table(open_ground(9, 3), {"s-smg-1": "A1", "g-landser-1": "A4"}).march("s-smg-1")
    assert dict(t.odds_of("fire g-landser-1")[0].parts)["odds-on-the-move"] == 2


@pytest.mark.rule("HOS-8.33")
def test_fire_on_the_move_may_be_a_grenade() -> None:
    t = Table(open_ground(9, 4), {"s-smg-1": "A1", "s-rifle-1": "C1", "g-landser-1": "B3"})
    t.equip("soviet", "grenades")
    assert t.march("s-smg-1").legal("grenade")
    t.rest()
    assert t.march("s-rifle-1").legal(*FIRE) == []
