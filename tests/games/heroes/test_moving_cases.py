"""Hard cases of moving, assaults and command: two things at once, and the answers to mistakes."""

import pytest

from sandtable.games.heroes.land import structures
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import forced, movement, moves, paces
from sandtable.games.heroes.status import CREW, GONE, HULL, SUPPLY
from sandtable.games.heroes.turn.activation import Activation
from sandtable.games.heroes.turn.supply import SupplyMoves
from tests.games.heroes.moments import activate, charge
from tests.games.heroes.table import REST, Table, march, open_ground

# Wrecks.


@pytest.mark.rule("HOS-17.43", "HOS-17.62", "HOS-17.71")
def test_the_wreck_of_an_attacker_buries_the_one_its_enemy_stood_on() -> None:
    t = Table(open_ground(7, 5), {"g-r75": "2-2 e", "s-rifle-1": "3-2"})
    old = t.wreck("wreck_light_1", "3-2")
    t.s.in_force[1] = ["army_assault:2"]
    charge(t, "g-r75", "s-rifle-1", "3-2", 1, 1, 6)
    t.do("step", "square:4-2")
    lying = [wreck for wreck in t.s.wrecks if wreck is not None]
    assert t.s.wrecks[old] is None
    assert [wreck.places for wreck in lying] == [(t.p("3-2"),)]
    assert t.s.wrecks[t.s.wreck_on[t.p("3-2")]] is lying[0]
    assert t.s.wreck_on[t.p("2-2")] == -1


@pytest.mark.rule("HOS-6.38", "HOS-6.72", "HOS-6.86")
def test_a_vehicle_that_leaves_the_field_runs_over_nobody() -> None:
    units = {"s-t34": "0-1 n", "g-landser-1": "0-0"}
    t = Table(open_ground(3, 3), units, exits=((0,), ()))
    t.wreck("wreck_light_2", "0-0", "1-0")  # The landser stands on a wreck at the rim.
    march(t, "s-t34")
    t.do("step", "square:0-0")
    assert t.s.wreck_on[t.p("0-0")] >= 0
    t.do("hold")
    t.do("exit")
    assert t.s.standing[t.u("s-t34")] == GONE
    assert t.s.frames[-1].name == REST  # Nobody has to make way.
    assert (t.where("g-landser-1"), t.s.suppression[t.u("g-landser-1")]) == ("0-0", 0)


# Assaults.


@pytest.mark.rule("HOS-17.7", "HOS-17.19", "HOS-17.20")
def test_the_odds_of_an_assault_are_known_before_it_is_declared() -> None:
    """The machine gun looks east: from the west it is surprised, and that launch square counts."""
    t = Table(open_ground(9, 5), {"s-smg-1": "1-2", "g-mg42": "4-2 e #1", "g-landser-1": "8-2"})
    activate(t, "s-smg-1")
    (declared,) = t.s.odds("soviet", ("assault", "unit:g-mg42"))
    assert (declared.target, declared.need) == ("g-mg42", -2)
    t.do("assault", "unit:g-mg42")
    for square in ("2-2", "3-2"):
        t.do("step", f"square:{square}")
        t.do("hold")
    (launched,) = t.s.odds("soviet", ("charge", "square:4-2"))
    assert launched.to_json() == declared.to_json()


@pytest.mark.rule("HOS-17.9")
def test_an_assault_without_a_way_has_no_odds_yet() -> None:
    rows = ["..~..", "..~..", "..~.."]
    t = Table(rows, {"s-smg-1": "1-1", "g-landser-1": "3-1"})
    activate(t, "s-smg-1")
    assert ("assault", "unit:g-landser-1") in t.legal()
    assert t.s.odds("soviet", ("assault", "unit:g-landser-1")) == []


@pytest.mark.rule("HOS-17.8", "HOS-11.16")
def test_a_way_around_the_wire_keeps_an_assault_possible() -> None:
    """Straight on the wire ends the move beside the enemy; around its end the way is longer."""
    wire = [("wire", 4, 2, 4, 4)]
    t = Table(open_ground(6, 3), {"s-smg-1": "1-1", "g-landser-1": "3-1"}, lines=wire)
    smg = t.u("s-smg-1")
    going, stand = paces.Going(t.s, smg), paces.stand_of(t.s, smg)
    ways = movement.launches(t.s, going, stand, 4, t.u("g-landser-1"))
    assert (t.p("3-1"), t.p("2-1")) in ways


@pytest.mark.rule("HOS-15.2", "HOS-17.15", "HOS-31.7")
def test_who_cannot_reach_his_target_may_still_hide_at_the_end_of_his_move() -> None:
    t = Table(["....~..", "....~..", "....~.."], {"s-scouts": "1-1", "g-landser-1": "5-1"})
    t.s.in_force[0] = ["army_cheer"]
    march(t, "s-scouts", "assault", "unit:g-landser-1")
    assert t.refused("flip") == "refusal-flip-assault HOS-31.7"
    t.do("step", "square:2-1")
    assert ("flip",) in t.legal()


@pytest.mark.rule("HOS-15.11", "HOS-17.11")
def test_a_hidden_attacker_hears_what_really_is_against_its_assault() -> None:
    t = Table(open_ground(9, 3), {"s-scouts": "0-1 #1", "g-landser-1": "8-1"})
    activate(t, "s-scouts")
    assert t.refused("assault", "unit:g-landser-1") == "refusal-assault-ability HOS-17.1"
    t.s.in_force[0] = ["army_assault:0"]
    assert t.refused("assault", "unit:g-landser-1") == "refusal-assault-too-far HOS-17.11"
    assert t.s.hidden(t.u("s-scouts"))


# Zones and corners.


@pytest.mark.rule("HOS-6.41", "HOS-17.34", "HOS-7.6")
@pytest.mark.parametrize(
    ("reason", "answer"),
    [
        (forced.RUN_OVER, "refusal-run-over-zone HOS-6.41"),
        (forced.RETREAT, "refusal-forced-zone HOS-17.34"),
        (forced.ADVANCE, "refusal-advance-zone HOS-7.6"),
    ],
)
def test_each_forced_move_cites_its_own_rule_on_zones(reason: str, answer: str) -> None:
    t = Table(open_ground(6, 5), {"g-landser-1": "2-2", "s-rifle-1": "3-1"})
    t.s.frames.append(forced.ForcedMove(forced.CHOICE, 0, reason, t.p("1-2"), (), 1, False))
    assert t.refused("step", "square:3-2") == answer


@pytest.mark.rule("HOS-6.68", "HOS-6.69")
def test_a_corner_and_a_side_are_closed_by_different_rules() -> None:
    house = Plan("H", 4, 4, ("+-+", "|a|", "+-+"), {"a": ("house_1", False)})
    t = march(Table(open_ground(5, 5), {"s-rifle-1": "1-1"}, plans=[house]), "s-rifle-1")
    assert t.refused("step", "square:2-2") == "refusal-step-corner HOS-6.69"
    t.do("step", "square:1-2")
    assert t.refused("step", "square:2-2") == "refusal-step-wall HOS-6.68"


# Repairs, supply.


@pytest.mark.rule("HOS-18.1", "HOS-18.4")
def test_a_second_repair_in_one_turn_is_refused_by_its_own_rule() -> None:
    units = {"s-fitters-1": "1-1", "s-t70": "2-1 e", "s-rifle-1": "4-1"}
    t = Table(open_ground(6, 3), units)
    repair = ("repair", "unit:s-t70", "damage:crew")
    activate(t, "s-fitters-1")
    assert t.refused(*repair) == "refusal-repair-needs-mechanic HOS-18.1"
    t.s.damage[t.u("s-t70")] = CREW | HULL
    t.s.forget()
    assert repair in t.legal()
    t.s.repaired[t.u("s-t70")] = True
    t.s.forget()
    assert t.refused(*repair) == "refusal-repair-once HOS-18.4"


@pytest.mark.rule("HOS-10.2")
def test_fire_in_the_supply_phase_is_refused_by_the_absolute_rule() -> None:
    t = Table(open_ground(6, 3), {"s-rifle-1": "1-1", "g-landser-1": "3-1"})
    t.s.phase = SUPPLY
    t.s.frames.append(SupplyMoves(0))
    for action in (("fire", "unit:g-landser-1"), ("assault", "unit:g-landser-1")):
        assert t.refused(*action) == "refusal-supply-step HOS-10.2"
    t.do("supply", "unit:s-rifle-1")
    assert t.refused("fire", "unit:g-landser-1") == "refusal-supply-no-fire HOS-10.2"
    assert t.refused("assault", "unit:g-landser-1") == "refusal-assault-phase HOS-17.6"
    assert moves.declarations(t.s, t.u("s-rifle-1")) == [("move",)]


# Two actions.


@pytest.mark.rule("HOS-9.11", "HOS-21.34")
def test_a_second_action_does_not_lift_crew_damage() -> None:
    """One weapon each turn: after it the tank may still drive, but no other weapon fires."""
    for damage, rest in ((0, {"fire", "suppress", "cease"}), (CREW, {"move", "wait"})):
        t = Table(open_ground(9, 5), {"g-pz3": "2-2 e", "s-rifle-1": "7-2"})
        t.s.damage[t.u("g-pz3")] = damage
        t.s.frames.append(Activation(t.u("g-pz3"), double=True))
        t.advance()
        t.do("fire", "unit:s-rifle-1", "weapon:primary", dice=(1,))
        assert {action[0] for action in t.legal()} == rest


# Collapse.


@pytest.mark.rule("HOS-13.21", "HOS-13.22", "HOS-20.13")
def test_who_gets_out_of_a_buried_lorry_is_placed_once() -> None:
    """The rifles stood in the hall and are put onto the ruins; the rider just gets out."""
    rows = ("+-+-+-+-+", "Ga a a a|", "+-+-+-+-+")
    hall = Plan("H", 4, 2, rows, {"a": ("factory_hall", False)})
    units = {"g-opel": "3-1 e", "g-landser-1": "in g-opel", "s-rifle-1": "5-1"}
    t = Table(open_ground(8, 4), units, plans=[hall])
    structures.add_points(t.s, "part:H-a", 5, t.events)
    t.advance()
    t.do("place", "unit:g-landser-1", "square:4-1")
    assert t.s.frames[-1].name == "replacing"
    assert t.s.actors() == ("soviet",)
    t.do("place", "square:5-1")
    assert t.s.frames[-1].name == REST
    assert (t.where("g-landser-1"), t.where("s-rifle-1")) == ("4-1", "5-1")
    assert (t.s.suppression[t.u("g-landser-1")], t.s.suppression[t.u("s-rifle-1")]) == (1, 1)


@pytest.mark.rule("HOS-13.21", "HOS-15.38")
def test_the_ruins_do_not_tell_who_hides_in_them() -> None:
    """The sniper's place in the roster is not seen from the order in which units are asked."""
    rows = ("+-+-+-+-+", "Ga a a a|", "+-+-+-+-+")
    hall = Plan("H", 4, 2, rows, {"a": ("factory_hall", False)})
    for units in (
        {"s-sniper": "3-1 #1", "s-rifle-1": "2-1", "s-rifle-2": "4-1"},
        {"s-rifle-1": "2-1", "s-rifle-2": "4-1", "s-sniper": "3-1 #1"},
    ):
        t = Table(open_ground(8, 4), units, plans=[hall])
        structures.add_points(t.s, "part:H-a", 5, t.events)
        t.advance()
        asked = []
        while t.s.frames[-1].name == "replacing":
            frame = t.s.frames[-1]
            assert isinstance(frame, structures.Replacing)
            asked.append(t.s.unit(frame.unit).id)
            t.do("place", f"square:{t.where(asked[-1])}")
        assert asked == ["s-rifle-1", "s-sniper", "s-rifle-2"]
