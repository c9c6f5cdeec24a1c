"""Hard cases of moving, assaults and command: two things at once, and the answers to mistakes."""

import pytest

from tests.heroes import FORCED, Table, exits, house, open_ground, square

# Wrecks.


@pytest.mark.rule("HOS-17.43", "HOS-17.62", "HOS-17.71")
def test_the_wreck_of_an_attacker_buries_the_one_its_enemy_stood_on() -> None:
    t = Table(open_ground(7, 5), {"g-r75": "C3 e", "s-rifle-1": "C4"})
    old = t.wreck("wreck_light_1", "C4")
    t.change(in_force={"german": ["army_assault:2"]})
    t.charge("g-r75", "s-rifle-1", "C4", 1, 1, 6)
    t.do("step C5")
    assert t.lost("g-r75")
    assert t.json["wrecks"][old] is None
    assert t.wrecks() == ["C4"]


@pytest.mark.rule("HOS-6.38", "HOS-6.72", "HOS-6.86")
def test_a_vehicle_that_leaves_the_field_runs_over_nobody() -> None:
    units = {"s-t34": "B1 n", "g-landser-1": "A1"}
    t = Table(open_ground(3, 3), units, exits=exits("soviet", "north"))
    t.wreck("wreck_light_2", "A1", "A2")  # The landser stands on a wreck at the rim.
    t.march("s-t34", "A1")
    assert t.wreck_on("A1")
    t.do("hold")
    t.do("exit")
    assert t.standing("s-t34") == "gone"
    assert t.resting  # Nobody has to make way.
    assert (t.where("g-landser-1"), t.markers("g-landser-1")) == ("A1", 0)


# Assaults.


@pytest.mark.rule("HOS-17.7", "HOS-17.19", "HOS-17.20")
def test_the_odds_of_an_assault_are_known_before_it_is_declared() -> None:
    """The machine gun looks east: from the west it is surprised, and that launch square counts."""
    units = {"s-smg-1": "C2", "g-mg42": "C5 e deployed", "g-landser-1": "C9"}
    t = Table(open_ground(9, 5), units)
    (declared,) = t.odds("s-smg-1", "assault g-mg42")
    assert (declared.target, declared.need) == ("g-mg42", -2)
    t.declare("s-smg-1", "assault g-mg42")
    for step in ("C3", "C4"):
        t.do(f"step {step}")
        t.do("hold")
    (launched,) = t.odds_of("charge C5")
    assert launched.to_json() == declared.to_json()


@pytest.mark.rule("HOS-17.9")
def test_an_assault_without_a_way_has_no_odds_yet() -> None:
    rows = ["..~..", "..~..", "..~.."]
    t = Table(rows, {"s-smg-1": "B2", "g-landser-1": "B4"})
    assert "assault g-landser-1" in t.declarations("s-smg-1")
    assert t.odds_of("assault g-landser-1") == []


@pytest.mark.rule("HOS-17.8", "HOS-11.16")
def test_a_way_around_the_wire_keeps_an_assault_possible() -> None:
    """Straight on the wire ends the move beside the enemy; around its end the way is longer."""
    rows = ["..~~..", "......", "..~~.."]
    units = {"s-smg-1": "B2", "g-landser-1": "B4"}
    t = Table(rows, units, lines=[("wire", 4, 2, 4, 4)])
    t.declare("s-smg-1", "assault g-landser-1")
    assert "A2" in t.squares()
    assert "B3" not in t.squares()  # The assault must be carried out.
    for step in ("A2", "B3"):
        t.do(f"step {step}")
        t.do("hold")
    assert t.legal() == ["charge B4"]


@pytest.mark.rule("HOS-15.2", "HOS-17.15", "HOS-31.7")
def test_a_unit_that_cannot_reach_its_target_may_still_hide_at_the_end_of_its_move() -> None:
    t = Table(["....~..", "....~..", "....~.."], {"s-scouts": "B2", "g-landser-1": "B6"})
    t.change(in_force={"soviet": ["army_cheer"]})
    t.declare("s-scouts", "assault g-landser-1")
    assert t.refused("flip") == "refusal-flip-assault HOS-31.7"
    t.do("step B3")
    assert "flip" in t.legal()


@pytest.mark.rule("HOS-15.11", "HOS-17.11")
def test_a_hidden_attacker_hears_what_really_is_against_its_assault() -> None:
    t = Table(open_ground(9, 3), {"s-scouts": "B1 hidden", "g-landser-1": "B9"})
    declared = "assault g-landser-1"
    assert t.undeclared("s-scouts", declared) == "refusal-assault-ability HOS-17.1"
    t.change(in_force={"soviet": ["army_assault:0"]})
    assert t.undeclared("s-scouts", declared) == "refusal-assault-too-far HOS-17.11"
    assert t.shows("s-scouts") == "hidden"


# Zones and corners.


@pytest.mark.rule("HOS-6.41", "HOS-17.34", "HOS-7.6")
@pytest.mark.parametrize(
    ("reason", "answer"),
    [
        ("run-over", "refusal-run-over-zone HOS-6.41"),
        ("retreat", "refusal-forced-zone HOS-17.34"),
        ("advance", "refusal-advance-zone HOS-7.6"),
    ],
)
def test_each_forced_move_cites_its_own_rule_on_zones(reason: str, answer: str) -> None:
    t = Table(open_ground(6, 5), {"g-landser-1": "C3", "s-rifle-1": "B4"})
    launch = square("C2")
    t.decide({**FORCED, "stage": 1, "unit": "g-landser-1", "reason": reason, "launch": launch})
    assert t.refused("step C4") == answer


@pytest.mark.rule("HOS-6.68", "HOS-6.69")
def test_a_corner_and_a_side_are_under_different_rules() -> None:
    hut = house("H", 4, 4, "+-+", "|a|", "+-+", a="house_1")
    t = Table(open_ground(5, 5), {"s-rifle-1": "B2"}, houses=[hut]).march("s-rifle-1")
    assert t.refused("step C3") == "refusal-step-corner HOS-6.69"
    t.do("step C2")
    assert t.refused("step C3") == "refusal-step-wall HOS-6.68"


# Repairs, supply.


@pytest.mark.rule("HOS-18.1", "HOS-18.4")
def test_a_second_repair_in_one_turn_is_refused_by_its_own_rule() -> None:
    t = Table(open_ground(6, 3), {"s-fitters": "B2", "s-t70": "B3 e", "s-rifle-1": "B5"})
    repair = "repair s-t70 damage=crew"
    t.activate("s-fitters")
    assert t.refused(repair) == "refusal-repair-needs-mechanic HOS-18.1"
    t.alter("s-t70", damage=["crew", "hull"])
    assert repair in t.legal()
    t.do("repair s-t70 damage=hull")
    t.activate("s-fitters")
    assert t.refused(repair) == "refusal-repair-once HOS-18.4"


@pytest.mark.rule("HOS-10.2")
def test_fire_in_the_supply_phase_is_refused_by_the_absolute_rule() -> None:
    t = Table(open_ground(6, 3), {"s-rifle-1": "B2", "g-landser-1": "B4"})
    t.supply_moves("soviet")
    for action in ("fire g-landser-1", "assault g-landser-1"):
        assert t.refused(action) == "refusal-supply-step HOS-10.2"
    t.do("supply s-rifle-1")
    assert t.refused("fire g-landser-1") == "refusal-supply-no-fire HOS-10.2"
    assert t.refused("assault g-landser-1") == "refusal-assault-phase HOS-17.6"
    assert t.legal("move", "assault", "push") == ["move"]


# Two actions.


@pytest.mark.rule("HOS-9.11", "HOS-21.34")
@pytest.mark.parametrize(
    ("damage", "rest"), [([], {"fire", "suppress", "cease"}), (["crew"], {"move", "wait"})]
)
def test_a_second_action_does_not_lift_crew_damage(damage: list[str], rest: set[str]) -> None:
    """One weapon each turn: after it the tank may still drive, but no other weapon fires."""
    t = Table(open_ground(9, 5), {"g-pz3": "C3 e", "s-rifle-1": "C8"})
    t.alter("g-pz3", damage=damage)
    t.activate("g-pz3", double=True)
    t.do("fire s-rifle-1 weapon=primary", 1)
    assert {action.split()[0] for action in t.legal()} == rest


# Collapse.


def collapsed_hall(units: dict[str, str]) -> Table:
    """A hall on B3 to B6 has just come down."""
    hall = house("H", 4, 2, "+-+-+-+-+", "Ga a a a|", "+-+-+-+-+", a="factory_hall")
    t = Table(open_ground(8, 4), units, houses=[hall])
    t.push({"frame": "collapse", "stage": 0, "part": 0, "buried": []})
    t.advance()
    return t


@pytest.mark.rule("HOS-13.21", "HOS-13.22", "HOS-20.13")
def test_who_gets_out_of_a_buried_lorry_is_placed_once() -> None:
    """The rifles stood in the hall and are put onto the ruins; the rider just gets out."""
    t = collapsed_hall({"g-opel": "B4 e", "g-landser-1": "in g-opel", "s-rifle-1": "B6"})
    t.do("place g-landser-1 B5")
    assert (t.decision, t.seat()) == ("replacing", "soviet")
    t.do("place B6")
    assert t.resting
    assert (t.where("g-landser-1"), t.where("s-rifle-1")) == ("B5", "B6")
    assert (t.markers("g-landser-1"), t.markers("s-rifle-1")) == (1, 1)


@pytest.mark.rule("HOS-13.21", "HOS-15.38")
@pytest.mark.parametrize(
    "units",
    [
        {"s-sniper": "B4 hidden", "s-rifle-1": "B3", "s-rifle-2": "B5"},
        {"s-rifle-1": "B3", "s-rifle-2": "B5", "s-sniper": "B4 hidden"},
    ],
)
def test_the_ruins_do_not_tell_who_hides_in_them(units: dict[str, str]) -> None:
    """The sniper's place in the roster is not seen from the order in which units are asked."""
    t = collapsed_hall(units)
    for at in ("B3", "B4", "B5"):
        t.do(f"place {at}")
    assert t.resting
    assert [t.where(id) for id in ("s-rifle-1", "s-sniper", "s-rifle-2")] == ["B3", "B4", "B5"]
